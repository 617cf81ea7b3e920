"""What the plot cards and the organizations show, each in a box of 92."""

from tools.art.anima.body import head, sword
from tools.art.anima.fighters import paladin, warrior
from tools.art.anima.ink import GOLD, INK, LATTICE, LEAF, around, circ, line, mirrored, path, put, rays, rect, star
from tools.art.anima.minds import summoner

DOTS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
    6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
}


def die(shows: int, size: float, ground: str = "#f7ecd0", dot: str = "#2a1740") -> str:
    """A die with its dots."""
    o = rect(-size / 2, -size / 2, size, size, ground, INK, max(1.2, size * 0.05), rx=size * 0.2)
    return o + "".join(circ(x * size * 0.25, y * size * 0.25, size * 0.1, dot) for x, y in DOTS[shows])


def wrong_way() -> str:
    """A signpost that somebody turns."""
    o = (
        path("M-46 46Q-20 30 0 34T46 30V46Z", "#2a1740", INK, 1.6)
        + path("M-4 46L-14 34L2 22", "none", "#f0d9a0", 5)
        + line("M0 40V-40", "#8a5a2c", 5)
    )
    o += (
        path("M4 -36H32L44 -27L32 -18H4Z", "#f3e5c3", INK, 2)
        + path("M-4 -12H-32L-44 -3L-32 6H-4Z", "#e0c995", INK, 2)
        + path("M10 -27h18M-12 -3h-18", "none", "#8f1f33", 2.6)
    )
    return o + path(
        "M-40 -20A44 44 0 0 1 -8 -46L-12 -38M-8 -46L-16 -48M40 12A44 44 0 0 1 16 38L22 32M16 38L24 42", "none", GOLD, 3
    )


def airship(body: str = "#8f2f45", light: str = "#e0846a") -> str:
    """A ship of the air."""
    return (
        path("M-60 0C-50 -24 40 -26 62 0C40 26 -50 24 -60 0Z", body, INK, 2)
        + path("M-56 -6C-40 -20 40 -22 58 -4C30 -10 -30 -10 -56 -6Z", light)
        + path("M-40 -15Q-32 0 -40 15M-14 -19Q-6 0 -14 19M14 -19Q22 0 14 19M38 -14Q44 0 38 14", "none", GOLD, 2)
        + path("M-54 -6L-76 -18L-70 0L-76 18L-54 6Z", GOLD, INK, 1.6)
        + path("M-20 24L-14 36H22L28 24", "#5a2c2e", INK, 1.8)
        + "".join(rect(-8 + i * 10, 27, 5, 5, "#ffcf6a") for i in range(3))
    )


def zeppelin() -> str:
    """The airship over clouds."""
    o = circ(24, -22, 16, "#ffedb0") + put(airship(), 4, -6, 0.62)
    return (
        o
        + path("M-46 46V34Q-40 22 -30 30Q-20 18 -8 30Q4 20 14 32Q26 20 34 30Q42 24 46 34V46Z", "#c9a8d8", INK, 1.8)
        + path("M-34 36q8 -6 14 0M6 38q8 -6 14 0", "none", INK, 1.4)
    )


def betrayal() -> str:
    """Two friends, and what one holds."""
    o = (
        path("M-40 46C-40 18 -28 10 -14 6L-10 46Z", "#6d1230", INK, 1.8)
        + path("M40 46C40 18 28 10 14 6L10 46Z", "#1f4a86", INK, 1.8)
        + put(head("#f3c9a5"), -18, 118, 0.92)
        + put(head("#e2ad86"), 20, 118, 0.92)
    )
    o += path("M-30 -20Q-32 -34 -18 -34T-6 -18Q-12 -26 -18 -26T-30 -20Z", "#f0c965", INK, 1.5) + path(
        "M8 -20Q8 -34 20 -34T31 -18Q26 -26 20 -26T8 -20Z", "#1b0f2e", INK, 1.5
    )
    o += path("M-34 30Q0 20 34 30", "none", "#6d1230", 9) + put(sword(0, 0, 34), 6, 40, 0.9, -38)
    return (
        o
        + path("M8 -12q12 -7 24 0l-3 8q-5 3 -9 -1q-4 4 -9 1Z", "#f4ecd8", INK, 1.5)
        + circ(15, -10, 2, INK)
        + circ(25, -10, 2, INK)
        + path("M-46 -44L-36 -30M-40 -46L-32 -34", "none", GOLD, 1.6)
    )


def fate() -> str:
    """A wheel, and dice that still roll."""
    o = (
        circ(0, 0, 42, LEAF, INK, 1.8)
        + circ(0, 0, 35, "#3a1b52", INK, 1.4)
        + around(path("M0 -10V-35", "none", GOLD, 2.4) + circ(0, -42, 4, "#b3263a", INK, 1.3), 8)
    )
    return (
        o
        + circ(0, 0, 29, "none", GOLD, 1, stroke_dasharray="2 3")
        + put(die(5, 24), -5, 4, turn=-14)
        + put(die(1, 18), 13, -12, turn=18)
    )


def veto() -> str:
    """A hand from the clouds that says no."""
    o = rays(0, 4, 20, 46, 16, 0.7) + path(
        "M-46 -28Q-40 -42 -26 -36Q-16 -48 -2 -38Q14 -50 24 -36Q40 -42 46 -26V-46H-46Z", "#c9a8d8", INK, 1.8
    )
    o += path(
        "M-16 -34L-18 8L-22 -2Q-28 -4 -28 2L-18 30Q-10 42 4 42Q20 40 20 22V-6Q16 -10 14 -4V10L12 -16Q8 -20 5 -15V8L2 -20Q-2 -24 -5 -19L-5 8L-8 -16Z",
        "#f3c9a5",
        INK,
        2,
    )
    return (
        o
        + path("M-20 -30H18V-38H-20Z", "#8f1f33", INK, 1.8)
        + path("M-40 40L40 -40", "none", INK, 10)
        + path("M-40 40L40 -40", "none", "#c22f45", 6.4)
        + circ(0, 0, 43, "none", INK, 7)
        + circ(0, 0, 43, "none", "#c22f45", 4)
    )


def reinforcements() -> str:
    """Others on the road, under a flag."""
    o = (
        path("M-46 46V30Q-10 20 46 30V46Z", "#2a1740", INK, 1.6)
        + path("M-20 46Q0 34 -4 26", "none", "#f0d9a0", 8)
        + line("M30 36V-42", GOLD, 3)
        + path("M32 -42H46L42 -34L46 -26H32Z", "#b3263a", INK, 1.6)
    )
    return o + put(summoner(), -28, 40, 0.4) + put(warrior(), 24, 40, 0.42) + put(paladin(), -2, 44, 0.5)


def treasure() -> str:
    """A chest that was forgotten."""
    o = (
        rays(0, -6, 12, 46, 20, 0.7)
        + path("M-34 -6Q-34 -30 0 -30T34 -6Z", "#8a5a2c", INK, 2.2)
        + path("M-34 -6L-38 -16Q-34 -38 0 -38T38 -16L34 -6", "#6b3f22", INK, 2)
    )
    o += (
        path("M-30 2Q-24 -14 -12 -8Q-4 -20 8 -10Q20 -18 30 2Z", LEAF, INK, 1.6)
        + circ(-14, -4, 5, "#f9dc8a", INK, 1.2)
        + circ(10, -4, 5, "#f9dc8a", INK, 1.2)
        + path("M-4 -12l6 -6l6 6l-6 8Z", "#c22f45", INK, 1.4)
    )
    return (
        o
        + path("M-36 2H36V38H-36Z", "#8a5a2c", INK, 2.2)
        + path("M10 2H36V38H10Z", "#a9743c")
        + path("M-36 12H36M-22 2V38M22 2V38", "none", GOLD, 3.4)
        + rect(-7, 6, 14, 14, GOLD, INK, 1.8, rx=2)
        + circ(0, 12, 2.6, INK)
    )


def heroes_hour() -> str:
    """The sword that stands in the light."""
    o = (
        rays(0, -14, 14, 46, 24, 0.9)
        + circ(0, -14, 17, "#fff2c0", INK, 1.4)
        + path("M-46 46Q-26 20 0 22T46 46Z", "#2a1740", INK, 1.8)
        + put(sword(0, 0, 48, w=9), 0, -18, turn=180)
    )
    return (
        o
        + path("M-14 40l6 -8M14 40l-5 -8M-24 42l3 -5M26 42l-4 -6", "none", GOLD, 1.8)
        + star(0, -36, 7, 4, 0.3, "#fff")
    )


def forced_march() -> str:
    """Boots on the road, dust, and no moon of rest."""
    boot = (
        path("M-10 -40H6L8 0Q20 4 24 14V20H-10Z", "#6b3f22", INK, 2)
        + path("M-11 20H25V26H-11Z", "#3f2417", INK, 1.6)
        + path("M-10 -40H6V-32H-10Z", GOLD, INK, 1.4)
        + path("M0 -18l8 2M1 -10l8 2", "none", "#f3e5c3", 1.8)
    )
    o = (
        path("M-46 46V34L46 22V46Z", "#f0d9a0", INK, 1.8)
        + path("M-40 44L40 34", "none", "#9c6a22", 1.6, stroke_dasharray="3 6")
        + put(boot, -22, 12, 0.9, -6)
        + put(boot, 18, 4, 0.9, 8)
    )
    return (
        o
        + circ(-40, 28, 6, "#d9c49a")
        + circ(-32, 34, 4, "#d9c49a")
        + path("M-6 -44L4 -36L-6 -28M6 -44L16 -36L6 -28", "none", "#ffe27a", 3)
    )


def inquisition() -> str:
    """A burning sword before a cross."""
    o = path("M-9 -46H9V-20H34V-2H9V46H-9V-2H-34V-20H-9Z", "#8f1f33", INK, 2) + path(
        "M-5 -42H5V-16H30V-6H5V42H-5V-6H-30V-16H-5Z", "none", GOLD, 1.6
    )
    o += path(
        "M-16 34C-22 10 -10 4 -14 -14C-4 -8 -4 -22 0 -38C6 -22 4 -8 14 -14C10 4 22 10 16 34Z", "#ff8a3c", INK, 1.6
    ) + path("M-8 32C-10 14 -4 4 0 -16C4 4 10 14 8 32Z", "#ffe27a")
    return o + put(sword(0, 0, 52), 0, 26)


def samael() -> str:
    """Wings that are not white, an eye between them."""
    wing = path(
        "M4 10C14 -20 30 -38 46 -42C42 -30 46 -26 44 -18C38 -18 40 -10 38 -6C32 -8 34 2 30 4C26 0 26 10 20 14C16 10 12 18 4 20Z",
        "#4a2378",
        INK,
        2,
    ) + path("M8 8C18 -14 30 -28 42 -36M10 12C22 0 30 -8 40 -14", "none", "#b88ae0", 1.6)
    return (
        mirrored(wing)
        + circ(0, 0, 17, "#1b0f2e", LEAF, 3)
        + path("M-13 0Q0 -13 13 0Q0 13 -13 0Z", "#f4ecd8", INK, 1.6)
        + circ(0, 0, 6, "#8f1f33", INK, 1.2)
        + path("M0 -5V5", "none", INK, 2)
        + path("M-10 20Q0 46 10 20L0 28Z", "#b88ae0", INK, 1.6)
        + star(0, -32, 9, 6, 0.4, GOLD)
    )


def black_sun() -> str:
    """A dark sun, and coins round it."""
    o = (
        around(path("M-5 -24L0 -46L5 -24Z", INK, GOLD, 1.2), 16)
        + circ(0, 0, 27, LEAF, INK, 1.8)
        + circ(0, 0, 23, INK)
        + circ(0, 0, 23, LATTICE)
    )
    return o + path(
        "M0 -14V13M-8 14H8M-14 -9H14M-14 -9L-20 4Q-14 10 -8 4ZM14 -9L8 4Q14 10 20 4Z", "none", "#ffe9a8", 2.4
    )


def tol_rauko() -> str:
    """A citadel with chains over the abyss."""
    o = (
        path("M-46 46L-28 26H28L46 46Z", "#2a1740", INK, 1.8)
        + rect(-24, -16, 48, 44, "#8a86a8", INK, 2)
        + rect(6, -16, 18, 44, "#c5c0d8")
        + "".join(rect(-26 + i * 11.4, -25, 7, 10, "#8a86a8", INK, 1.6) for i in range(5))
    )
    o += (
        path("M-9 28V10A9 10 0 0 1 9 10V28Z", INK, GOLD, 1.6)
        + line("M0 -24V-46", GOLD, 2.4, 2.4)
        + path("M1 -46L22 -40L1 -33Z", "#1f4a86", INK, 1.6)
    )
    return (
        o
        + path("M-46 2L-24 12M46 2L24 12M-46 -16L-24 -4M46 -16L24 -4", "none", INK, 5)
        + path("M-46 2L-24 12M46 2L24 12M-46 -16L-24 -4M46 -16L24 -4", "none", GOLD, 2.4, stroke_dasharray="5 3")
        + path("M-8 -6L0 -10L8 -6V0Q8 6 0 9Q-8 6 -8 0Z", "#1f4a86", GOLD, 1.4)
    )


DRAWN = {
    "wrong-way": wrong_way,
    "zeppelin": zeppelin,
    "betrayal": betrayal,
    "fate": fate,
    "veto": veto,
    "reinforcements": reinforcements,
    "treasure": treasure,
    "heroes-hour": heroes_hour,
    "forced-march": forced_march,
    "inquisition": inquisition,
    "samael": samael,
    "black-sun": black_sun,
    "tol-rauko": tol_rauko,
}
