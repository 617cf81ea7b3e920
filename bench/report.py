"""The results as tables, as lines on the goals, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.contestant import KINDS
from bench.goals import GOALS, Goal
from bench.measure import MEASURES, Samples, better, spread
from bench.plot import short
from bench.roster import ENTRIES, main_measure

Results = Mapping[str, Samples]
"""The samples of every row that has at least one."""


def print_tables(console: Console, results: Results) -> None:
    """Print a table for each way of driving: medians, their spread, how many times faster than which row."""
    for driven, title in KINDS.items():
        names = [name for name in results if ENTRIES[name].driven == driven]
        if names:
            console.print(_table(title, results, names))


def _table(title: str, results: Results, names: list[str]) -> Table:
    """Return the table of some rows of one kind; letters say which row each is set beside."""
    beside = list(dict.fromkeys(ENTRIES[name].beside for name in names if _times(results, name)))
    letters = {name: chr(ord("a") + i) for i, name in enumerate(beside)}
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", pad_edge=False)
    if letters:
        table.caption = "times: as fast as " + ", ".join(f"{name} ({letter})" for name, letter in letters.items())
    table.caption_justify = "left"
    table.add_column("", no_wrap=True)
    main = main_measure(ENTRIES[names[0]])
    others = [m for m in MEASURES if m != main and any(m in results[name] for name in names)]
    for heading in (SHORT[main], "+/-", *(SHORT[m] for m in others), "times"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name in names:
        samples = results[name]
        cells = [short(median(samples[m])) if m in samples else "-" for m in (main, *others)]
        cells.insert(1, f"{spread(samples[main]):.0%}" if main in samples else "-")
        times = _times(results, name)
        table.add_row(name, *cells, f"{times:.2g} {letters[ENTRIES[name].beside]}" if times else "-")
    return table


SHORT: Final = {
    "decisions_per_s": "decis./s",
    "playouts_per_s": "games/s",
    "iterations_per_s": "iter./s",
    "copy_us": "copy us",
    "bytes_per_state": "bytes",
}
"""Headings that leave room for numbers on a narrow terminal."""


def print_goals(console: Console, results: Results) -> None:
    """Say of every goal whether it is reached, with the number."""
    for goal in GOALS:
        found = goal.found(results)
        if found is None:
            console.print(f"[yellow]not measured[/]  {goal}", highlight=False)
        elif goal.reached(found):
            console.print(f"[green]reached[/]  {goal}: {goal.told(found)}", highlight=False)
        else:
            console.print(f"[red]missed[/]   {goal}: {goal.told(found)}", highlight=False)


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
        "goals": [_goal(results, goal) for goal in GOALS],
    }
    path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def _row(results: Results, name: str) -> dict[str, object]:
    samples, entry = results[name], ENTRIES[name]
    return {
        "name": name,
        "driven": entry.driven,
        **{measure: _rounded(median(samples[measure])) if measure in samples else None for measure in MEASURES},
        "spread": {measure: _rounded(spread(values)) for measure, values in samples.items()},
        "times": _rounded(_times(results, name)),
        "that_of": entry.beside,
        "rounds": max(len(values) for values in samples.values()),
        "note": entry.note,
    }


def _goal(results: Results, goal: Goal) -> dict[str, object]:
    found = goal.found(results)
    return {
        "row": goal.row,
        "measure": goal.measure,
        "against": goal.against,
        "bound": goal.bound,
        "at": "most" if goal.at_most else "least",
        "found": _rounded(found),
        "reached": None if found is None else goal.reached(found),
    }


def _times(results: Results, name: str) -> float | None:
    """Return how many times faster a row is than the one beside it, if that is another one."""
    entry = ENTRIES[name]
    if entry.beside == name:
        return None
    measure = main_measure(entry)
    values, others = results[name].get(measure), results.get(entry.beside, {}).get(measure)
    return better(measure, values, others) if values and others else None


def _rounded(number: float | None) -> float | None:
    """Return the number with four digits that count."""
    return None if number is None else float(f"{number:.4g}")
