"""Outlines of the island: read from the client's drawing, brought to the shape of a sheet, asked what lies in them."""

import json
import re
from typing import NamedTuple

from tools.art.making import GAMES

Point = tuple[float, float]
LEFT, TOP, WIDTH, HEIGHT = 10, 12, 1005, 730
"""The part of the client's drawing that its sheet shows (`island.ts`)."""


class Outline(NamedTuple):
    """A closed line: as it is drawn, and as the points it leads through."""

    d: str
    points: list[Point]

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies inside."""
        inside = False
        for (ax, ay), (bx, by) in zip(self.points, [*self.points[1:], self.points[0]], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        return inside


class Shapes(NamedTuple):
    """The coast and the regions, on one sheet."""

    coast: Outline
    regions: dict[str, Outline]


def shapes(width: float, height: float) -> Shapes:
    """Read the outlines, whose steps are from point to point, and stretch them to a sheet of this size."""
    drawn = json.loads((GAMES / "onoda" / "island" / "island.json").read_text(encoding="utf-8"))

    def brought(d: str) -> Outline:
        here = (0.0, 0.0)
        points: list[Point] = []
        parts = []
        for letter, numbers in re.findall(r"([Mlqz])([^Mlqz]*)", d):
            flat = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
            steps = list(zip(flat[::2], flat[1::2], strict=True))
            size = 2 if letter == "q" else 1
            for i in range(0, len(steps) or 1, size):
                led = [(here[0] + dx, here[1] + dy) for dx, dy in steps[i : i + size]]
                here = (led or [here])[-1]
                pairs = [at(x, y, width, height) for x, y in led]
                points += pairs[-1:]
                parts.append(letter.upper() + " ".join(f"{x:.1f} {y:.1f}" for x, y in pairs))
        return Outline("".join(parts), points)

    return Shapes(brought(drawn["coast"]), {region: brought(d) for region, d in drawn["shapes"].items()})


def at(x: float, y: float, width: float, height: float) -> Point:
    """Bring a point of the client's drawing to a sheet of this size."""
    return (x - LEFT) * width / WIDTH, (y - TOP) * height / HEIGHT
