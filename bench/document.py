"""Writes the tables and the plot of the documentation from measured results."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bench.contestant import KINDS
from bench.goals import UNITS
from bench.plot import plot
from bench.roster import OWN

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "benchmarks.md"
PLOT: Final = ROOT / "docs" / "images" / "bench.svg"
BEGIN: Final = "<!-- written by make bench ARGS=--docs: begin -->"
END: Final = "<!-- written by make bench ARGS=--docs: end -->"

COLUMNS: Final = {
    "decisions_per_s": "decisions/s",
    "playouts_per_s": "games/s",
    "iterations_per_s": "iterations/s",
    "copy_us": "copy, us",
    "bytes_per_state": "bytes a state",
}


def write(results: Path) -> list[Path]:
    """Write page and plot anew from a file of results; return what was written.

    Raises:
        ValueError: there are no results, or the page has lost its marks.
    """
    try:
        found = json.loads(results.read_text(encoding="utf-8"))
        tables, drawn = "\n".join(_page(found)), plot(found["rows"])
    except (OSError, json.JSONDecodeError, KeyError, TypeError) as wrong:
        raise ValueError(f"{results} holds no results of the bench ({wrong!r}): run make bench first") from None
    page = PAGE.read_text(encoding="utf-8")
    if page.count(BEGIN) != 1 or page.count(END) != 1:
        raise ValueError(f"{PAGE} must have the lines {BEGIN!r} and {END!r} once each")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n{tables}\n{END}{after}", encoding="utf-8")
    PLOT.write_text(drawn, encoding="utf-8")
    return [PAGE, PLOT]


def _page(found: dict[str, Any]) -> Iterator[str]:
    yield from _conditions(found)
    for driven, title in KINDS.items():
        rows = [row for row in found["rows"] if row["driven"] == driven]
        if rows:
            yield from ("", f"### {title}", "", *_table(rows))
    if found["missing"]:
        yield from ("", "### Not measured", "")
        for row in found["missing"]:
            yield f"* `{row['name']}`: {row['why']}"
    yield from ("", "### Goals", "", "| row | goal | found | |", "|---|---|---:|---|")
    for goal in found["goals"]:
        yield _goal(goal)


def _conditions(found: dict[str, Any]) -> Iterator[str]:
    machine, run = found["machine"], found["run"]
    versions = ", ".join(f"{name} {version}" for name, version in machine["versions"].items())
    parts = [machine["cpu"], f"{machine['cores']} cores", machine["system"], machine["python"], machine["compiler"]]
    yield f"{', '.join(part for part in parts if part)}."
    yield f"{versions}."
    yield f"{run['rounds']} rounds, {run['seconds']:g} s of CPU time a row, seed {run['seed']}."
    if run["interrupted"]:
        yield "**This run was interrupted.**"


def _table(rows: list[dict[str, Any]]) -> Iterator[str]:
    main = "iterations_per_s" if rows[0]["driven"] == "search" else "decisions_per_s"
    measures = [main, *(m for m in COLUMNS if m != main and any(row[m] is not None for row in rows))]
    yield f"| | {' | '.join(COLUMNS[m] for m in measures)} | spread | times | what is like for like, what is not |"
    yield f"|---|{'---:|' * (len(measures) + 2)}---|"
    for row in sorted(rows, key=lambda row: -(row[main] or 0)):
        name = f"**`{row['name']}`**" if row["name"] in OWN else f"`{row['name']}`"
        cells = " | ".join(_number(row[m]) for m in measures)
        spread = f"{row['spread'][main]:.0%}" if main in row["spread"] else ""
        beside = "" if row["times"] is None else f"{row['times']:.3g} x `{row['that_of']}`"
        yield f"| {name} | {cells} | {spread} | {beside} | {row['note']} |"


def _goal(goal: dict[str, Any]) -> str:
    times = goal["against"] is not None
    bound = f"{UNITS[goal['measure']]} at {goal['at']} {_number(goal['bound'])}"
    if times:
        bound += f" x better than `{goal['against']}`"
    found = "" if goal["found"] is None else _number(goal["found"]) + (" x" if times else "")
    verdict = {True: "reached", False: "**missed**", None: "not measured"}[goal["reached"]]
    return f"| `{goal['row']}` | {bound} | {found} | {verdict} |"


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
