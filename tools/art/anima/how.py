"""How a game goes, in three pictures: a Party travels, something waits in the Area, Omega is to be stopped."""

from collections.abc import Callable

from tools.art.anima import beasts, fighters, houses, minds
from tools.art.anima.ink import P, file, path, put, rect
from tools.art.anima.sky import eclipse

WIDE, HIGH = 126, 80


def scene(inner: str) -> str:
    """A ground under a low sky, and what stands before it."""
    ground = rect(0, 0, WIDE, HIGH, P["sky1"]) + path("M0 62Q30 52 63 58T126 54V80H0Z", P["sky0"])
    return file(f"0 0 {WIDE} {HIGH}", ground + inner, "xMidYMid slice")


def travels() -> str:
    """Two of a Party on the way to a city."""
    way = path("M58 80Q66 70 86 64", "none", "#e9bf5a", 2, stroke_dasharray="1 5", stroke_linecap="round")
    return scene(
        put(houses.DRAWN["capital"](), 92, 62, 0.3)
        + way
        + put(fighters.DRAWN["warrior"](), 28, 76, 0.36)
        + put(next(iter(minds.DRAWN.values()))(), 52, 78, 0.36)
    )


def meets() -> str:
    """A Monster, and the die that has called it."""
    die = rect(8, 48, 24, 24, "#f6e7c4", "#0c0524", 2, rx=5)
    pips = "".join(
        f'<circle cx="{x}" cy="{y}" r="2.4" fill="#0c0524"/>'
        for x, y in ((14, 54), (26, 54), (20, 60), (14, 66), (26, 66))
    )
    return scene(put(beasts.DRAWN["ogre"](), 78, 78, 0.38) + die + pips)


def stops() -> str:
    """The eclipse over the Tower."""
    return scene(eclipse(63, 36, 20))


PICTURES: dict[str, Callable[[], str]] = {"1": travels, "2": meets, "3": stops}
