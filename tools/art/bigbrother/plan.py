"""The city's plan: the cells as content.yaml has them, and where they lie on the sheet."""

import math
import re
from dataclasses import dataclass

from tools.machine import ROOT

CONTENT = ROOT / "src" / "fogtable" / "games" / "bigbrother" / "content.yaml"
WIDTH, HEIGHT = 1068, 576
"""The sheet, in units; `map/geometry.ts` of the client has the same, and places the pieces by the same formula."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True)
class Cell:
    """A cell of the map."""

    id: str
    district: str
    column: int
    row: int
    feature: str
    near: tuple[str, ...]


LINE = re.compile(
    r"- \{id: (\w+), district: (\w+),\s+at: \[(\d), (\d)\], feature: ([\w-]+),\s+near: \[([\w, ]+)\]",
)


def read() -> dict[str, Cell]:
    """All cells by their ids. Raises ValueError where content.yaml has not the sixty that are drawn."""
    found = {
        name: Cell(name, district, int(column), int(row), feature, tuple(near.split(", ")))
        for name, district, column, row, feature, near in LINE.findall(CONTENT.read_text(encoding="utf-8"))
    }
    if len(found) != 60:
        raise ValueError(f"{CONTENT}: expected 60 cells in lines as `{LINE.pattern}`, found {len(found)}")
    return found


CELLS = read()
EDGES = [(a, b) for a in CELLS for b in CELLS[a].near if a < b]


def smooth(low: float, high: float, at: float) -> float:
    """From 0 to 1, softly, while `at` goes from low to high."""
    part = max(0.0, min(1.0, (at - low) / (high - low)))
    return part * part * (3 - 2 * part)


def at(u: float, v: float) -> Point:
    """Where a point of the grid lies: the grid is bent a little, and parted by the river and the old wall."""
    x = 12 + u * 100.5 + 40 * smooth(4.93, 5.07, u) + 4 * math.sin(v * 1.15 + u * 0.5)
    y = 22 + v * 91 + 8 * smooth(2.9, 3.1, v) + 3.5 * math.sin(u * 0.95 + v * 0.2)
    return x, y


def centre(cell: str) -> Point:
    """The middle of a cell's square."""
    one = CELLS[cell]
    return at(one.column + 0.5, one.row + 0.5)


def street(a: str, b: str) -> list[Point]:
    """The line of a street between two cells."""
    one, other = CELLS[a], CELLS[b]
    across, down = other.column - one.column, other.row - one.row
    points = [at(one.column + 0.5 + across * t / 6, one.row + 0.5 + down * t / 6) for t in range(7)]
    return [(x, y + 4) for x, y in points]


def crosses_river(a: str, b: str) -> bool:
    """Whether a street is a bridge."""
    return CELLS[a].column + CELLS[b].column == 9 and CELLS[a].row == CELLS[b].row


RIVER_X, WALL_Y = at(5, 3)[0], at(4, 3)[1]


def district(x: float, y: float) -> str:
    """The district in which a point of the sheet lies."""
    west, north = x < RIVER_X, y < WALL_Y
    if north:
        return "peace" if west else "truth"
    return "plenty" if west else "love"


GRAIN = {"peace": (17.0, 8.0), "truth": (11.0, 11.0), "plenty": (8.0, 7.0), "love": (14.0, 12.0)}
"""The size of a lot in each district."""
KEY = {"peace": "p", "truth": "t", "plenty": "n", "love": "l"}
"""The letter of a district's colours."""


def meets(one: Box, other: Box) -> bool:
    """Whether two boxes have a point in common."""
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


def kept_free() -> list[Box]:
    """Where no house stands: streets, squares, names below them, the wall, the river."""
    boxes: list[Box] = []
    for a, b in EDGES:
        (x1, y1), (x2, y2) = centre(a), centre(b)
        wide = 6.5
        boxes.append((min(x1, x2) - wide, min(y1, y2) + 4 - wide, max(x1, x2) + wide, max(y1, y2) + 4 + wide))
    for cell in CELLS:
        x, y = centre(cell)
        boxes.append((x - 33, y - 26, x + 33, y + 17))
        boxes.append((x - 38, y + 15, x + 38, y + 32))
    for u in range(52):
        x, y = at(u / 4, 3)
        boxes.append((x - 14, y - 4, x + 14, y + 7))
    for v in range(64):
        left, y = at(4.96, v / 10)
        right, _ = at(5.04, v / 10)
        boxes.append((left - 8, y - 6, right + 8, y + 6))
    return boxes
