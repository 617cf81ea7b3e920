"""The results as a table, as lines on the goals, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from statistics import median

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.goals import GOALS
from bench.measure import Samples, ratio, spread
from bench.roster import YARDSTICK

Results = Mapping[str, Samples]
"""The samples of every row that has at least one, in the order of the table."""


def print_table(console: Console, results: Results) -> None:
    """Print one line a row: medians, the spread of the decisions, the ratio to the yardstick."""
    table = Table(box=SIMPLE_HEAD, caption=f"ratio: decisions/s to those of {YARDSTICK}")
    table.add_column("name", no_wrap=True)
    for heading in ("decisions/s", "+/-", "playouts/s", "copy us", "ratio"):
        table.add_column(heading, justify="right")
    for name, samples in results.items():
        to_yardstick = _ratio(results, name, YARDSTICK)
        table.add_row(
            name,
            f"{median(samples.decisions_per_s):,.0f}",
            f"{spread(samples.decisions_per_s):.0%}",
            f"{median(samples.playouts_per_s):,.1f}",
            f"{median(samples.copy_us):,.2f}" if samples.copy_us else "-",
            f"{to_yardstick:.2f}" if to_yardstick is not None else "-",
        )
    console.print(table)


def print_goals(console: Console, results: Results) -> None:
    """Say of every goal whether it is reached, with the number."""
    for goal in GOALS:
        found = _ratio(results, goal.row, goal.against)
        if found is None:
            console.print(f"[yellow]not measured[/]  {goal}")
        elif found >= goal.at_least:
            console.print(f"[green]reached[/]  {goal}: {goal.told(found)}")
        else:
            console.print(f"[red]missed[/]   {goal}: {goal.told(found)}")


def write_json(
    path: Path,
    results: Results,
    machine: Mapping[str, object],
    run: Mapping[str, object],
    missing: Mapping[str, str],
) -> None:
    """Write everything that was measured, and on what, to ``path``."""
    document = {
        "machine": machine,
        "run": run,
        "rows": [_row(results, name) for name in results],
        "missing": [{"name": name, "why": why} for name, why in missing.items()],
        "goals": [_goal(results, index) for index in range(len(GOALS))],
    }
    path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def _row(results: Results, name: str) -> dict[str, object]:
    samples = results[name]
    return {
        "name": name,
        "decisions_per_s": _rounded(median(samples.decisions_per_s)),
        "playouts_per_s": _rounded(median(samples.playouts_per_s)),
        "copy_us": _rounded(median(samples.copy_us)) if samples.copy_us else None,
        "decisions_spread": _rounded(spread(samples.decisions_per_s)),
        "copy_spread": _rounded(spread(samples.copy_us)) if samples.copy_us else None,
        "ratio_to_yardstick": _rounded(_ratio(results, name, YARDSTICK)),
        "rounds": len(samples.decisions_per_s),
    }


def _goal(results: Results, index: int) -> dict[str, object]:
    goal = GOALS[index]
    found = _ratio(results, goal.row, goal.against)
    return {
        "row": goal.row,
        "against": goal.against,
        "at_least": goal.at_least,
        "found": _rounded(found),
        "reached": None if found is None else found >= goal.at_least,
    }


def _ratio(results: Results, name: str, against: str | None) -> float | None:
    """Return how a row stands to another one, or (``against`` None) its decisions per second."""
    if name not in results or (against is not None and against not in results):
        return None
    if against is None:
        return median(results[name].decisions_per_s)
    return ratio(results[name].decisions_per_s, results[against].decisions_per_s)


def _rounded(number: float | None) -> float | None:
    """Return the number with four digits that count."""
    return None if number is None else float(f"{number:.4g}")
