"""A linocut: what is not cut away is black; bone, red and grey are printed on it."""

import math
import random
from collections.abc import Callable
from types import FunctionType
from typing import Any

INK, BONE, RED, GREY, DEEP, BLUE = "#131315", "#e9dfc8", "#c4170c", "#8a8274", "#3a3733", "#6fb1dc"
WIDE, HIGH = 126, 80


def n(*numbers: float) -> str:
    """Numbers of a path, to a tenth."""
    return " ".join(f"{round(number, 1):g}" for number in numbers)


def wedge(x1: float, y1: float, x2: float, y2: float, thick: float) -> str:
    """A cut of a gouge: it swells soon and tapers."""
    turn = math.atan2(y2 - y1, x2 - x1) + math.pi / 2
    dx, dy = math.cos(turn) * thick / 2, math.sin(turn) * thick / 2
    mx, my = x1 + (x2 - x1) * 0.25, y1 + (y2 - y1) * 0.25
    return f"M{n(x1, y1)}L{n(mx + dx, my + dy)}L{n(x2, y2)}L{n(mx - dx, my - dy)}z"


def seed_of(name: str) -> int:
    """A seed from a name, the same on every machine."""
    return sum(ord(letter) * (i + 1) for i, letter in enumerate(name))


class Block:
    """A block of linoleum."""

    def __init__(self, name: str, wide: float = WIDE, high: float = HIGH, ground: str = INK) -> None:
        """An uncut block; its marks depend on its name alone."""
        self.dice = random.Random(seed_of(name))
        self.wide, self.high = wide, high
        self.parts = [f'<path fill="{ground}" d="M0 0H{wide:g}V{high:g}H0z"/>']

    def fill(self, colour: str, path: str) -> None:
        """A surface."""
        self.parts.append(f'<path fill="{colour}" d="{path}"/>')

    def line(self, colour: str, thick: float, path: str) -> None:
        """A stroke with round ends."""
        self.parts.append(
            f'<path fill="none" stroke="{colour}" stroke-width="{thick:g}" stroke-linecap="round" '
            f'stroke-linejoin="round" d="{path}"/>'
        )

    def disc(self, colour: str, x: float, y: float, radius: float) -> None:
        """A circle."""
        self.parts.append(f'<circle fill="{colour}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>')

    def ring(self, colour: str, thick: float, x: float, y: float, radius: float) -> None:
        """A circle's line."""
        self.parts.append(
            f'<circle fill="none" stroke="{colour}" stroke-width="{thick:g}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
        )

    def group(self, x: float, y: float, size: float = 1, turn: float = 0, flip: bool = False) -> None:
        """What follows until `end` is moved, scaled, turned."""
        spin = f" rotate({turn:g})" if turn else ""
        across = f"{-size:g}" if flip else f"{size:g}"
        scale = f" scale({across} {size:g})" if size != 1 or flip else ""
        self.parts.append(f'<g transform="translate({x:g} {y:g}){spin}{scale}">')

    def end(self) -> None:
        """Ends a group."""
        self.parts.append("</g>")

    def rays(
        self,
        colour: str,
        x: float,
        y: float,
        inner: float,
        outer: float,
        count: int,
        thick: float,
        start: float = 0,
        stop: float = 360,
    ) -> None:
        """Cuts that run out from a point."""
        path = ""
        for i in range(count):
            turn = math.radians(start + (stop - start) * (i + 0.5) / count)
            near, far = inner * self.dice.uniform(0.88, 1.12), outer * self.dice.uniform(0.88, 1.12)
            path += wedge(
                x + near * math.cos(turn),
                y + near * math.sin(turn),
                x + far * math.cos(turn),
                y + far * math.sin(turn),
                thick,
            )
        self.fill(colour, path)

    def beams(
        self, colour: str, x: float, y: float, far: float, count: int, wide: float, start: float = 0, stop: float = 360
    ) -> None:
        """Broad beams from a point."""
        path = ""
        for i in range(count):
            middle = start + (stop - start) * (i + 0.5) / count
            ends = "".join(
                "L"
                + n(x + far * math.cos(math.radians(middle + side)), y + far * math.sin(math.radians(middle + side)))
                for side in (-wide / 2, wide / 2)
            )
            path += f"M{n(x, y)}{ends}z"
        self.fill(colour, path)

    def gouge(
        self,
        colour: str,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        count: int,
        long: float,
        thick: float,
        turn: float = 0,
    ) -> None:
        """Marks in one direction, scattered in a box."""
        path = ""
        for _ in range(count):
            x, y = self.dice.uniform(x0, x1), self.dice.uniform(y0, y1)
            angle, reach = math.radians(turn + self.dice.uniform(-7, 7)), long * self.dice.uniform(0.6, 1.3)
            path += wedge(
                x, y, x + reach * math.cos(angle), y + reach * math.sin(angle), thick * self.dice.uniform(0.7, 1.2)
            )
        self.fill(colour, path)

    def printed(self) -> str:
        """The finished picture: last come a few flecks."""
        self.gouge(BONE, 0, 0, self.wide, self.high, 22, 4, 0.8)
        return "".join(self.parts)


def pictures_of(module: dict[str, Any]) -> dict[str, Callable[[Block], None]]:
    """Return what a module draws, by the names of the cards: each function of its own is the picture of one."""
    own = [one for one in module.values() if isinstance(one, FunctionType) and one.__module__ == module["__name__"]]
    return {one.__name__.replace("_", "-"): one for one in own}
