"""What everything solid in the city is made of: a few shapes in one oblique view, lit from the upper left."""

import math
import random
from collections import defaultdict
from itertools import pairwise

from tools.art.bigbrother.plan import Point

Stroke = tuple[str, str]
"""A class of ink (`inks.py`) and the path drawn with it."""

LEAN, RISE = -0.28, -1.0
"""How far a roof lies to the left and up, for each unit of height."""
CAST, FALL = 0.75, 0.42
"""How far a shadow falls to the right and down."""


def n(*numbers: float) -> str:
    """Numbers of a path, to half a unit: finer is not seen, and weighs."""
    return " ".join(f"{round(number * 2) / 2:g}" for number in numbers)


def polygon(points: list[Point]) -> str:
    """A closed line."""
    return f"{line(points)}z"


def line(points: list[Point]) -> str:
    """An open line. Its points are told from one to the next: like houses are then like texts, and pack well."""
    halves = [(round(x * 2), round(y * 2)) for x, y in points]
    steps = [(other[0] - one[0], other[1] - one[1]) for one, other in pairwise(halves) if one != other]
    told = " ".join(f"{dx / 2:g} {dy / 2:g}" for dx, dy in steps).replace(" -", "-")
    return f"M{halves[0][0] / 2:g} {halves[0][1] / 2:g}l{told}"


class Paper:
    """Collects shapes; what lies lower on the sheet is drawn later."""

    def __init__(self, seed: int) -> None:
        """An empty sheet; the same seed draws the same."""
        self.dice = random.Random(seed)
        self.things: list[tuple[float, list[Stroke]]] = []
        self.shadows: list[str] = []
        self.rows: dict[tuple[float, str], dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))

    def add(self, key: float, *strokes: Stroke) -> None:
        """Lay strokes over all that is higher on the sheet than `key`."""
        self.things.append((key, list(strokes)))

    def shade(self, x: float, y: float, wide: float, deep: float, high: float) -> None:
        """The shadow of a box on the ground."""
        a, b = CAST * high, FALL * high
        self.shadows.append(
            polygon(
                [
                    (x, y + deep),
                    (x, y),
                    (x + wide, y),
                    (x + wide + a, y + b),
                    (x + wide + a, y + deep + b),
                    (x + a, y + deep + b),
                ]
            )
        )

    def windows(self, x: float, y: float, wide: float, high: float, lit: float) -> list[Stroke]:
        """Windows of a south face whose lower left corner is at x, y; some are lit, few are red."""
        calm, red = "", ""
        rows, columns = max(1, int((high - 2) / 4.2)), max(1, int((wide - 2) / 3.6))
        for row in range(rows):
            up = high - 3.2 - row * 4.2
            for column in range(columns):
                if self.dice.random() < lit:
                    where = n(x + 1.6 + column * (wide - 1.5) / columns + LEAN * up, y + RISE * up)
                    if self.dice.random() < 0.1:
                        red += f"M{where}h1.5v2h-1.5z"
                    else:
                        calm += f"M{where}h1.5v2h-1.5z"
        return [("win", calm), ("red-win", red)]

    def walls(self, x: float, y: float, wide: float, deep: float, high: float, key: str) -> list[Stroke]:
        """South and east faces of a box."""
        ox, oy = LEAN * high, RISE * high
        south = [(x, y + deep), (x + wide, y + deep), (x + wide + ox, y + deep + oy), (x + ox, y + deep + oy)]
        east = [(x + wide, y + deep), (x + wide, y), (x + wide + ox, y + oy), (x + wide + ox, y + deep + oy)]
        return [(f"s{key}", polygon(south)), (f"e{key}", polygon(east))]

    def box(self, x: float, y: float, wide: float, deep: float, high: float, key: str, lit: float = 0) -> list[Stroke]:
        """A block with a flat roof; x, y is the north-west corner of its ground."""
        self.shade(x, y, wide, deep, high)
        ox, oy = LEAN * high, RISE * high
        roof = [(x + ox, y + oy), (x + wide + ox, y + oy), (x + wide + ox, y + deep + oy), (x + ox, y + deep + oy)]
        return [
            *self.walls(x, y, wide, deep, high, key),
            (f"r{key}{self.dice.randint(0, 2)}", polygon(roof)),
            ("lit", f"M{n(x + ox, y + deep + oy)}V{n(y + oy)}H{n(x + ox + wide)}"),
            *(self.windows(x, y + deep, wide, high, lit) if lit else []),
        ]

    def gable(
        self, x: float, y: float, wide: float, deep: float, high: float, key: str, rise: float = 0, chimneys: int = 0
    ) -> list[Stroke]:
        """A house with a ridge from west to east."""
        rise = rise or deep * 0.55
        self.shade(x, y, wide, deep, high + rise * 0.6)
        ox, oy = LEAN * high, RISE * high
        rx, ry = LEAN * (high + rise), RISE * (high + rise)
        middle = y + deep / 2
        south, _ = self.walls(x, y, wide, deep, high, key)
        east = [
            (x + wide, y + deep),
            (x + wide, y),
            (x + wide + ox, y + oy),
            (x + wide + rx, middle + ry),
            (x + wide + ox, y + deep + oy),
        ]
        ridge = [(x + rx, middle + ry), (x + wide + rx, middle + ry)]
        north = [(x + ox, y + oy), (x + wide + ox, y + oy), ridge[1], ridge[0]]
        slope = [*ridge, (x + wide + ox, y + deep + oy), (x + ox, y + deep + oy)]
        stacks = "".join(
            f"M{n(x + rx + (i + 0.6) * wide / (chimneys + 0.2), middle + ry + 1)}v-4h2.5v4z" for i in range(chimneys)
        )
        return [
            south,
            (f"e{key}", polygon(east)),
            (f"r{key}0", polygon(north)),
            (f"g{key}", polygon(slope)),
            ("lit", f"M{n(*ridge[0])}H{n(ridge[1][0])}"),
            ("ink", stacks),
        ]

    def cylinder(self, x: float, y: float, radius: float, high: float, key: str) -> list[Stroke]:
        """A tank."""
        self.shade(x - radius, y - radius * 0.5, 2 * radius, radius, high)
        half = n(radius, radius * 0.5)
        body = f"M{n(x - radius, y)}A{half} 0 0 0 {n(x + radius, y)}V{n(y - high)}H{n(x - radius)}z"
        light = (
            f"M{n(x - radius, y)}Q{n(x - radius * 0.6, y + radius * 0.5, x - radius * 0.3, y + radius * 0.47)}"
            f"V{n(y - high)}H{n(x - radius)}z"
        )
        return [(f"s{key}", body), (f"r{key}0", light), (f"r{key}1", ellipse(x, y - high, radius, radius * 0.5))]

    def chimney(self, x: float, y: float, high: float, smoke: bool = True) -> list[Stroke]:
        """A factory's chimney."""
        self.shade(x - 2, y - 2, 4, 3, high)
        top = y - high
        plume = f"M{n(x, top)}c4 -5 9 -4 12 -8s10 -3 14 -8c-3 8 -8 9 -12 12s-8 2 -14 4z" if smoke else ""
        return [
            ("sn", f"M{n(x - 2.6, y)}L{n(x - 1.5, top)}H{n(x + 1.5)}L{n(x + 2.6, y)}z"),
            ("rn1", f"M{n(x - 2.6, y)}L{n(x - 1.5, top)}H{n(x - 0.4)}L{n(x - 0.8, y)}z"),
            ("red", f"M{n(x - 2, top + 2.5)}h4v2h-4z"),
            ("smoke", plume),
        ]

    def tree(self, x: float, y: float, radius: float) -> list[Stroke]:
        """A tree."""
        self.shadows.append(ellipse(x + radius * 0.6, y, radius * 1.2, radius * 0.5))
        bow = n(radius * 0.8, radius * 0.8)
        return [
            ("tree", ellipse(x, y - radius, radius, radius)),
            ("leaf", f"M{n(x - radius * 0.7, y - radius)}a{bow} 0 0 1 {n(radius * 0.8, -radius * 0.75)}"),
            ("trunk", f"M{n(x, y - radius * 0.6)}v{n(radius * 0.8)}"),
        ]


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """A whole ellipse as a path."""
    radii = n(rx, ry)
    return f"M{n(x - rx, y)}a{radii} 0 1 0 {n(2 * rx)} 0a{radii} 0 1 0 {n(-2 * rx)} 0z"


def gear(x: float, y: float, radius: float) -> str:
    """A cogwheel seen from the front."""
    points = [
        (x + radius * far * math.cos(i * math.pi / 5 + turn), y + radius * far * math.sin(i * math.pi / 5 + turn) * 0.8)
        for i in range(10)
        for turn, far in ((-0.18, 1.0), (-0.12, 1.28), (0.12, 1.28), (0.18, 1.0))
    ]
    return polygon(points)


GLYPHS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "1": (((-2, -2), (0, -4), (0, 4)),),
    "2": (((-2.5, -2.5), (-1, -4), (1, -4), (2.5, -2.5), (2, -0.5), (-2.5, 4), (2.5, 4)),),
    "3": (((-2.5, -4), (2.5, -4), (0, -1), (2, 0), (2.5, 2), (1, 4), (-1, 4), (-2.5, 3)),),
    "4": (((1, 4), (1, -4), (-2.5, 1.5), (2.5, 1.5)),),
    "5": (((2.5, -4), (-2, -4), (-2, -0.5), (1, -1), (2.5, 1), (2, 3), (0.5, 4), (-2, 4)),),
    "6": (((2, -4), (-1, -2), (-2.5, 1), (-2, 3), (0, 4), (2, 3), (2, 0.5), (0, -0.5), (-2, 0.5)),),
    "A": (((-2.5, 4), (0, -4), (2.5, 4)), ((-1.5, 1.5), (1.5, 1.5))),
    "B": (((-2, 0), (-2, 4), (1, 4), (2.5, 2.5), (1, 0), (-2, 0), (-2, -4), (1, -4), (2, -2.5), (1, 0)),),
    "P": (((-2, 4), (-2, -4), (1, -4), (2.5, -2), (1, 0), (-2, 0)),),
    "T": (((-2.5, -4), (2.5, -4)), ((0, -4), (0, 4))),
    "L": (((-2, -4), (-2, 4), (2.5, 4)),),
}
"""Letters and digits of 5 x 8 about their middle, to be stroked: a picture has no letters of its own."""


def glyph(letter: str, x: float, y: float) -> str:
    """A letter as lines about x, y."""
    return "".join(line([(x + dx, y + dy) for dx, dy in part]) for part in GLYPHS[letter])
