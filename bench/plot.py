"""A plot of the speeds as SVG: one dot a row on a logarithmic axis, readable in a dark and in a light page."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import Any, Final
from xml.etree import ElementTree as Xml

from bench.contestant import KINDS
from bench.roster import OWN

WIDTH: Final = 790
NAMES: Final = 280
"""Pixels left of the axis."""
VALUES: Final = 70
"""Pixels right of it."""
ROW: Final = 19
HEADING: Final = 32
TOP: Final = 64
BOTTOM: Final = 28
TITLE: Final = "Decisions per second on one core (search: iterations), logarithmic"
STYLE: Final = """
text { font: 12px system-ui, sans-serif; fill: #1f2933; stroke: #ffffff; stroke-width: 3px; paint-order: stroke }
.heading { font-weight: 600 } .own { font-weight: 600 } .small { font-size: 11px; fill: #52606d }
.back { fill: #ffffff } .grid { stroke: #d5dbe1 }
.dot { stroke: #52606d; stroke-width: 2; fill: #ffffff } .dot.own { stroke: #0f766e; fill: #0f766e }
@media (prefers-color-scheme: dark) {
text { fill: #e4e7eb; stroke: #12181f } .small { fill: #9aa5b1 } .back { fill: #12181f } .grid { stroke: #323f4b }
.dot { stroke: #9aa5b1; fill: #12181f } .dot.own { stroke: #2dd4bf; fill: #2dd4bf }
}
"""


def plot(rows: list[dict[str, Any]]) -> str:
    """Return the SVG of all rows that have a speed; own rows are full dots and bold names.

    Args:
        rows: as ``bench/results.json`` has them.
    """
    shown = [(row, float(speed)) for row in rows if (speed := _speed(row))]
    if not shown:
        raise TypeError("no row has a speed")
    low = floor(log10(min(speed for _, speed in shown)))
    high = max(ceil(log10(max(speed for _, speed in shown))), low + 1)
    groups = [
        (title, sorted((pair for pair in shown if pair[0]["driven"] == driven), key=lambda pair: -pair[1]))
        for driven, title in KINDS.items()
    ]
    groups = [(title, group) for title, group in groups if group]
    bottom = TOP + sum(HEADING + ROW * len(group) for _, group in groups)
    height = bottom + BOTTOM
    drawing = Xml.Element(
        "svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {height}", role="img", width=str(WIDTH)
    )
    Xml.SubElement(drawing, "title").text = TITLE
    Xml.SubElement(drawing, "style").text = STYLE
    Xml.SubElement(drawing, "rect", {"class": "back", "width": str(WIDTH), "height": str(height)})
    _text(drawing, 12, 22, TITLE, "heading")
    _legend(drawing)

    def across(speed: float) -> float:
        return NAMES + (log10(speed) - low) / (high - low) * (WIDTH - NAMES - VALUES)

    for power in range(low, high + 1):
        x = f"{across(10**power):.1f}"
        Xml.SubElement(drawing, "line", {"class": "grid", "x1": x, "x2": x, "y1": str(TOP), "y2": str(bottom)})
        _text(drawing, float(x), bottom + 17, short(10**power), "small", "middle")
    y = TOP
    for title, group in groups:
        y += HEADING
        _text(drawing, 12, y - 8, title, "small")
        for row, speed in group:
            own = row["name"] in OWN
            y += ROW
            _text(drawing, NAMES - 14, y - 5, row["name"], "own" if own else "", "end")
            kind = {"class": "dot own" if own else "dot"}
            Xml.SubElement(drawing, "circle", kind | {"cx": f"{across(speed):.1f}", "cy": str(y - 9), "r": "4.5"})
            _text(drawing, across(speed) + 10, y - 5, short(speed), "own" if own else "")
    Xml.indent(drawing, space=" ")
    return Xml.tostring(drawing, encoding="unicode") + "\n"


def short(number: float) -> str:
    """Return a number with three digits that count, as people say it: ``2.06 M``."""
    for size, unit in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{float(f'{number / size:.3g}'):g}{unit}"
    return f"{float(f'{number:.3g}'):g}"


def _speed(row: dict[str, Any]) -> float | None:
    found: float | None = row["iterations_per_s" if row["driven"] == "search" else "decisions_per_s"]
    return found


def _legend(drawing: Xml.Element) -> None:
    for x, kind, words in ((18, "dot own", "fogtable"), (108, "dot", "other engines")):
        Xml.SubElement(drawing, "circle", {"class": kind, "cx": str(x), "cy": "42", "r": "4.5"})
        _text(drawing, x + 12, 46, words, "own" if kind == "dot own" else "")


def _text(drawing: Xml.Element, x: float, y: float, words: str, kind: str, anchor: str = "start") -> None:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}"} | ({"class": kind} if kind else {})
    if anchor != "start":
        place["text-anchor"] = anchor
    Xml.SubElement(drawing, "text", place).text = words
