"""Causes that moved the counters: how much each took and gave."""

from __future__ import annotations

from typing import Final, NamedTuple

import polars as pl

from fogtable.core.study import Cause, Counter, Use
from fogtable.lab.columns import use_column
from fogtable.lab.report import charts
from fogtable.lab.report.charts import Bar, Picture
from fogtable.lab.report.findings import Finding, Subject
from fogtable.lab.report.page import Section, Table
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.writing import NOTHING, percent

_SHOWN: Final = 12
"""How many causes a picture shows at most; the table has all."""
_REST: Final = "Anything else"


class Moved(NamedTuple):
    """The amounts that a cause took from a counter and gave to it, on average in a game."""

    name: str
    kind: str
    down: float
    up: float


def moved(sample: Sample) -> list[Section]:
    """Show the causes that moved each counter; nothing if the game names no causes."""
    if not sample.study.causes:
        return []
    return [
        Section("What moves the counters", sample.study.blame),
        *(_counter(sample, at, counter) for at, counter in enumerate(sample.study.counters)),
    ]


def each_time(sample: Sample, use: Use, cause: str) -> list[tuple[str, dict[int, float]]]:
    """Return for each counter its name, and by how much ``cause`` moved it for each use of a member that was used."""
    if not cause:
        return []
    columns = {member: use_column(use.kind, use.family.name(member)) for member in use.family.ALL}
    times = {member: int(sample.games[column].sum()) for member, column in columns.items()}
    found = []
    for counter in sample.study.counters:
        there = _entries(sample.games).filter((pl.col("counter") == counter.field) & (pl.col("cause") == cause))
        summed = dict(there.group_by("member").agg(pl.col("up").sum() - pl.col("down").sum()).iter_rows())
        means = {member: summed.get(use.family.name(member), 0) / n for member, n in times.items() if n}
        found.append((sample.words.of(counter.text, counter.field).lower(), means))
    return found


def _counter(sample: Sample, colour: int, counter: Counter) -> Section:
    """Show the causes that took from a counter, and those that gave to it."""
    name = sample.words.of(counter.text, counter.field)
    found = _causes(sample, counter.field)
    pictures = []
    for title, downwards in ((f"{name}: what takes it", True), (f"{name}: what gives it", False)):
        parts = sorted(((m, m.down if downwards else m.up) for m in found), key=lambda part: (-part[1], part[0].name))
        picture = _picture(title, [(m.name, value) for m, value in parts if value > 0], colour)
        pictures += [] if picture is None else [picture]
    takes, gives = sum([m.down for m in found]), sum([m.up for m in found])
    lines = [
        (m.name, m.kind, *_cells(m.down, takes), *_cells(m.up, gives))
        for m in sorted(found, key=lambda m: (-m.down - m.up, m.name))
    ]
    kinds = list(dict.fromkeys(line[1] for line in lines))
    summed = [
        Moved(kind, kind, sum([m.down for m in found if m.kind == kind]), sum([m.up for m in found if m.kind == kind]))
        for kind in kinds
    ]
    summed.sort(key=lambda m: -m.down - m.up)
    amounts = ("takes", "share", "gives", "share")
    tables = [
        Table(
            f"{name} by kind of cause",
            ("kind of cause", *amounts),
            [(m.kind, *_cells(m.down, takes), *_cells(m.up, gives)) for m in summed],
        ),
        Table(f"{name} by cause", ("cause", "of the kind", *amounts), lines, names=2),
    ]
    text = (
        f"In points in a game, on average over all games of this chapter: {takes:.2f} are taken and {gives:.2f} given."
    )
    title = f"Where {name.lower()} comes from and goes"
    return Section(title, text, pictures, tables, findings=_largest(name, summed, takes, gives))


_MUCH: Final = 0.3
"""The share of all that moves a counter from which on a kind of cause decides it."""


def _largest(name: str, summed: list[Moved], takes: float, gives: float) -> list[Finding]:
    """Return the kinds of causes that move most of a counter."""
    down = max(summed, key=lambda m: m.down, default=None)
    up = max(summed, key=lambda m: m.up, default=None)
    parts = []
    if up is not None and up.up > _MUCH * gives:
        parts.append((up.up / gives, f"{percent(up.up / gives)} of what it gains comes from: {up.name.lower()}"))
    if down is not None and down.down > _MUCH * takes:
        parts.append((down.down / takes, f"{percent(down.down / takes)} of what it loses goes by: {down.name.lower()}"))
    if not parts:
        return []
    text = f"{name}: {'; '.join(told for _, told in parts)}."
    return [Finding(Subject.DECIDES, text, weight=max(share for share, _ in parts))]


def _picture(title: str, parts: list[tuple[str, float]], colour: int) -> Picture | None:
    if not parts:
        return None
    shown = _SHOWN if len(parts) > _SHOWN + 1 else len(parts)
    rest = parts[shown:]
    bars = [Bar(name, title, value, f"{value:.2f}") for name, value in parts[:shown]]
    if rest:
        value = sum([value for _, value in rest])
        bars.append(Bar(f"{len(rest)} more causes", title, value, f"{value:.2f}"))
    return charts.bars(title, bars, [title], [colour], "points in a game")


def _cells(value: float, of: float) -> tuple[str, str]:
    return (f"{value:.2f}", percent(value / of)) if value else (NOTHING, NOTHING)


def _causes(sample: Sample, field: str) -> list[Moved]:
    """Return the causes that moved a counter, each under a name of its own."""
    kinds: dict[str, Cause] = {cause.kind: cause for cause in sample.study.causes}
    entries = _entries(sample.games).filter(pl.col("counter") == field)
    summed = entries.group_by("cause", "member").agg(pl.col("down").sum(), pl.col("up").sum())
    found = []
    for kind, member, down, up in summed.sort("cause", "member").iter_rows():
        title = kinds[kind].title if kind else _REST
        name = sample.words.of(f"{kinds[kind].text}-{member}", member) if member else title
        found.append(Moved(name, title, down / sample.games.height, up / sample.games.height))
    names = [m.name for m in found]
    return [m._replace(name=f"{m.name} ({m.kind.lower()})") if names.count(m.name) > 1 else m for m in found]


def _entries(games: pl.DataFrame) -> pl.DataFrame:
    return games.select("changes").explode("changes").drop_nulls().unnest("changes")
