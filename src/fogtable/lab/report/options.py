"""The effect of each option of a game, all else being equal."""

from __future__ import annotations

from typing import Any

import polars as pl

from fogtable.lab.columns import option_column
from fogtable.lab.difference import Counted, Difference
from fogtable.lab.report import charts
from fogtable.lab.report.findings import Finding, Subject, Sureness, more_or_fewer, sureness
from fogtable.lab.report.measures import option_change, wins
from fogtable.lab.report.page import Section, Table
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.writing import change_cells, seats, share_cells


def options(sample: Sample) -> list[Section]:
    """Show each option that was played in several ways; nothing if there is none."""
    played = sample.programme.settings
    names = [name for name in played[0] if len({repr(setting[name]) for setting in played}) > 1]
    compared = sum(len({repr(setting[name]) for setting in played}) - 1 for name in names)
    return [_option(sample, name, compared) for name in names]


def _option(sample: Sample, name: str, compared: int) -> Section:
    words = sample.words
    values = list(dict.fromkeys(setting[name] for setting in sample.programme.settings))
    side, side_name = sample.sides[-1], sample.side_names[-1]
    tables = [(seats(players), sample.at(players)) for players in sample.programme.players]
    if len(tables) > 1:
        tables.append(("all", sample.games))
    lines, changes = [], []
    over_all: list[tuple[str, Difference]] = []
    for label, games in tables:
        won = wins(games, side, [option_column(name)])
        for value in values:
            counted = won.get((value,), Counted(0, 0))
            found = None if value == values[0] else _change(sample, games, name, value, values[0], side)
            told = words.value(name, value)
            lines.append((label, told, *share_cells(counted), *change_cells(found), str(counted.tries)))
            if found is not None:
                changes.append((_line(label, told, len(tables), len(values)), found))
                if label == tables[-1][0]:
                    over_all.append((told, found))
    usual = words.value(name, values[0])
    title = f"Option: {words.option(name)}"
    other = words.value(name, values[1]) if len(values) == 2 else "the others"
    note = f"{sample.won_by(side)}: {other} minus {usual}, in points of %; filled: surely not 0"
    pictures = [charts.changes(words.option(name), changes, len(sample.sides) - 1, note)] if changes else []
    head = (
        "players",
        words.option(name),
        sample.won_by(side),
        "95 % interval",
        "difference",
        "95 % interval",
        "games",
    )
    text = (
        f"What changes for {side_name} against the usual game ({usual}). "
        "Only games are compared that are equal in everything else: number of players and other options."
    )
    said = [
        _finding(f"{words.option(name)}, {told} instead of {usual}", sample.won_by(side), found, compared)
        for told, found in over_all
    ]
    return Section(title, text, pictures, [Table(title, head, lines, names=2)], findings=said)


def _finding(change: str, won: str, found: Difference, compared: int) -> Finding:
    sure = sureness(found, compared)
    if sure is Sureness.OPEN:
        _, reach = change_cells(found)
        return Finding(Subject.OPTIONS, f"{change}: no difference seen in games {won} ({reach} points).", sure)
    points, reach = more_or_fewer(found, 100)
    return Finding(Subject.OPTIONS, f"{change}: {points} games {won} ({reach}).", sure, abs(found.value))


def _line(label: str, told: str, tables: int, values: int) -> str:
    """Return the name of a difference: of its table, of its value or of both, whatever there are several of."""
    return label if values == 2 else told if tables == 1 else f"{label}: {told}"


def _change(sample: Sample, games: pl.DataFrame, name: str, value: Any, usual: Any, side: str) -> Difference | None:
    equal = ["players", *(option_column(other) for other in sample.programme.settings[0] if other != name)]
    return option_change(games, option_column(name), value, usual, equal, side)
