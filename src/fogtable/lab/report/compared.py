"""The report on two versions of a game, played on the same seeds: what has changed, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import polars as pl

from fogtable.core.study import Use
from fogtable.games import load
from fogtable.lab.columns import use_column
from fogtable.lab.difference import Difference, paired
from fogtable.lab.facts import study_of
from fogtable.lab.programme import Programme
from fogtable.lab.report import charts
from fogtable.lab.report.findings import Finding, Subject, Sureness, more_or_fewer, sureness
from fogtable.lab.report.measures import sampled
from fogtable.lab.report.page import Chapter, Page, Section, Table, render
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.words import Words
from fogtable.lab.report.writing import NOTHING, change_cells, mean_change_cells, percent, seats

Run = tuple[Programme, pl.DataFrame]
_GAME: Final = ["row", "number"]


def compared(before: Run, after: Run) -> str:
    """Return the report on what changed between two runs that were played alike, as HTML.

    A game is compared with the game of the same number in the same row, which begins from the same seed: what both have
    in common does not blur the difference. Of what only one of the versions has, only the uses are told.
    """
    (there, games), (here, other) = before, after
    words = Words(load(here.game))
    common = [name for name in games.columns if name in other.columns and name not in _GAME]
    pairs = games.join(other, on=_GAME)
    pairs = pairs.rename({name: f"{name}_right" for name in other.columns if name not in games.columns})
    title = f"{words.of('game-name', here.game)}: two versions compared"
    text = (
        "Each game is compared with the one on the same seed. Intervals hold the true difference in 95 of 100 such "
        "experiments; those of shares and means follow the normal distribution of the differences of pairs. Everything "
        "here speaks of how these bots play."
    )
    chapters = []
    for bot in here.bots:
        played = [name for name in common if name.startswith("bot_")]
        there_too = pairs.filter(pl.all_horizontal(pl.col(name) == bot for name in played)) if played else pairs
        if there_too.height:
            sample = Sample(here, study_of(here.game), there_too, words)
            chapters.append(Chapter(f"bot-{bot}", f"Played by {bot} on every seat", list(_sections(sample))))
    return render(Page(title, _facts(there, here, pairs.height), text, chapters))


def _facts(there: Programme, here: Programme, pairs: int) -> list[tuple[str, str]]:
    """Return what was compared."""
    told = [f"fogtable {plan.fogtable}, rules version {plan.rules}, content {plan.content}" for plan in (there, here)]
    return [
        ("Before", told[0]),
        ("After", told[1]),
        ("Bots", ", ".join(here.bots)),
        ("Players", ", ".join(map(str, here.players))),
        ("Pairs of games", f"{pairs:,}"),
        ("Seed", str(here.seed)),
    ]


def _sections(sample: Sample) -> Iterator[Section]:
    yield _winners(sample)
    yield _endings(sample)
    yield _numbers(sample)
    for use in sample.study.uses:
        found = _uses(sample, use)
        if found is not None:
            yield found


def _change(games: pl.DataFrame, value: pl.Expr, other: pl.Expr) -> Difference:
    """Return the mean change from ``value`` to ``other`` over pairs of games."""
    return paired(sampled(games.select(change=other.cast(pl.Float64) - value.cast(pl.Float64))["change"]))


def _after(name: str) -> pl.Expr:
    return pl.col(f"{name}_right")


def _winners(sample: Sample) -> Section:
    """Show the shares of games won before and after, by number of players."""
    tables = [players for players in sample.programme.players if sample.at(players).height]
    sides = sample.sides if sample.study.score is None else (sample.study.score.side,)
    lines, moved, said = [], [], []
    for players in tables:
        games = sample.at(players)
        for side in sides:
            won, won_after = pl.col("side") == side, _after("side") == side
            found = _change(games, won, won_after)
            shares = [float(games.select(expr.mean()).item()) for expr in (won, won_after)]
            label = f"{sample.won_by(side)}, {seats(players)}"
            lines.append((label, *map(percent, shares), *change_cells(found), str(games.height)))
            moved.append((label, found))
            said.append(_told_share(f"With {seats(players)}", sample.won_by(side), shares, found, len(tables)))
    shown = said if len(sides) != 2 else said[1::2]  # of two sides one wins what the other does not
    note = "after minus before, in points of %; filled: surely not 0"
    picture = charts.changes("Games won", moved, 0, note)
    head = ("games", "before", "after", "difference", "95 % interval", "pairs")
    return Section("Who wins", "", [picture], [Table("Games won", head, lines)], findings=shown)


def _told_share(where: str, won: str, shares: Sequence[float], found: Difference, among: int) -> Finding:
    sure = sureness(found, among)
    reach = change_cells(found)[1]
    text = f"{where}, {percent(shares[0])} of the games {won} before, {percent(shares[1])} after"
    if sure is Sureness.OPEN:
        return Finding(Subject.WINNERS, f"{text}: no difference seen ({reach} points).", sure)
    points, reach = more_or_fewer(found, 100)
    return Finding(Subject.WINNERS, f"{text}: {points} ({reach}).", sure, abs(found.value))


def _endings(sample: Sample) -> Section:
    """Show how games end, before and after."""
    games = sample.games
    causes = sorted(set(games["cause"]) | set(games["cause_right"]))
    lines, said = [], []
    for cause in causes:
        ends, ends_after = pl.col("cause") == cause, _after("cause") == cause
        found = _change(games, ends, ends_after)
        shares = [percent(float(games.select(expr.mean()).item())) for expr in (ends, ends_after)]
        name = sample.words.cause(cause)
        lines.append((cause.replace("-", " "), name, *shares, *change_cells(found)))
        sure = sureness(found, len(causes))
        if sure is not Sureness.OPEN:
            text = f"{shares[0]} of the games ended so before, {shares[1]} after: {name}."
            said.append(Finding(Subject.DECIDES, text, sure, abs(found.value)))
    head = ("last move", "in words", "before", "after", "difference", "95 % interval")
    return Section("How it ends", "", [], [Table("The last move", head, lines, names=2)], findings=said)


def _numbers(sample: Sample) -> Section:
    """Show what is measured in numbers: length, points."""
    columns = [("turns", f"{sample.study.turn_name}s"), ("decisions", "decisions")]
    if sample.study.score is not None:
        columns += [("payoff", "payoff, 0 to 1000")]
    lines, said = [], []
    for column, unit in columns:
        if column not in sample.games.columns or sample.games[column].null_count():
            continue
        found = _change(sample.games, pl.col(column), _after(column))
        means = [f"{_mean(sample.games[name]):.1f}" for name in (column, f"{column}_right")]
        lines.append((unit, *means, *mean_change_cells(found)))
        sure = sureness(found, len(columns))
        if sure is not Sureness.OPEN:
            text = f"A game has {means[1]} {unit} on average, {means[0]} before."
            said.append(Finding(Subject.LENGTH, text, sure, abs(found.value)))
    head = ("measured in", "before", "after", "difference", "95 % interval")
    return Section("How long it lasts", "", [], [Table("Means of a game", head, lines)], findings=said)


@dataclass(frozen=True)
class _Moved:
    """How often something is used in a game, ``None``: this version does not have it."""

    name: str
    before: float | None
    after: float | None
    change: Difference

    @property
    def label(self) -> str:
        """Its name, and which version alone has it."""
        return f"{self.name}{', only before' if self.after is None else ', only after' if self.before is None else ''}"

    @property
    def means(self) -> tuple[str, str]:
        """Both means as they are written."""
        before, after = (NOTHING if mean is None else f"{mean:.2f}" for mean in (self.before, self.after))
        return before, after


def _uses(sample: Sample, use: Use) -> Section | None:
    """Show how often each thing of a family is used, before and after; nothing if only one version counts them."""
    found = [_use(sample.games, name, called) for name, called in _counted(sample, use).items()]
    if all(one.before is None or one.after is None for one in found):
        return None
    found.sort(key=lambda one: -abs(one.change.value))
    lines = [
        (one.label, *one.means, *(mean_change_cells(one.change) if _moved(one) else (NOTHING, NOTHING)))
        for one in found
    ]
    said = []
    for one in found:
        sure = sureness(one.change, len(found))
        if sure is Sureness.SURE:
            text = f"{one.label} ({use.title.lower()}): {one.means[1]} uses in a game, {one.means[0]} before."
            said.append(Finding(Subject.USED, text, sure, abs(one.change.value)))
    head = ("used", "before", "after", "difference", "95 % interval")
    return Section(use.title, use.note, [], [Table(use.title, head, lines)], findings=said)


def _use(games: pl.DataFrame, name: str, called: str) -> _Moved:
    """Return how often something is used; in a version that does not have it never."""
    there, here = name in games.columns, f"{name}_right" in games.columns
    change = _change(games, pl.col(name) if there else pl.lit(0), _after(name) if here else pl.lit(0))
    before = _mean(games[name]) if there else None
    return _Moved(called, before, _mean(games[f"{name}_right"]) if here else None, change)


def _counted(sample: Sample, use: Use) -> dict[str, str]:
    """Return the columns of a family, each with the name of what it counts; what only other rules know has its own."""
    there = dict.fromkeys(name.removesuffix("_right") for name in sample.games.columns)
    known = {use_column(use.kind, use.family.name(member)): member for member in use.family.ALL}
    found = {
        name: sample.words.member(use.text, use.family, member)
        for name, member in known.items()
        if name in there and member in use.members
    }
    for name in there:
        kinds = [one.kind for one in sample.study.uses if name.startswith(use_column(one.kind, ""))]
        if name not in known and max(kinds, key=len, default="") == use.kind:
            member = name.removeprefix(use_column(use.kind, "")).replace("_", "-")
            found[name] = sample.words.of(f"{use.text}-{member}", member)
    return found


def _mean(values: pl.Series) -> float:
    return float(values.mean() or 0)  # type: ignore[arg-type]


def _moved(one: _Moved) -> bool:
    return bool(one.change.value or one.change.high)
