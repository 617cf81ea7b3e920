"""The value of opportunities that come up and can be tried: missions, for instance."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from fogtable.core.study import Trial, Use
from fogtable.lab.columns import course_column, use_column
from fogtable.lab.difference import Counted, Difference
from fogtable.lab.report import charts
from fogtable.lab.report.charts import Picture, Share
from fogtable.lab.report.findings import Finding, Subject, listed
from fogtable.lab.report.measures import mean_change
from fogtable.lab.report.moved import each_time
from fogtable.lab.report.page import Section, Table
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.writing import NOTHING, mean_change_cells, percent, share_cells, signed
from fogtable.lab.tally import interval


def trials(sample: Sample) -> list[Section]:
    """Show all that comes up, is tried and succeeds; nothing if the game names no such things."""
    return [_trial(sample, trial) for trial in sample.study.trials]


@dataclass(frozen=True)
class _Tried:
    """The results of one member of a family; ``there``: the games in which it came up."""

    name: str
    there: int
    won: Counted
    each_time: tuple[float | None, ...]
    at_end: Difference | None
    payoff: Difference | None

    @property
    def success(self) -> float:
        """The share of tries that succeeded; below all others if it was never tried."""
        return self.won.hits / self.won.tries if self.won.tries else -1.0


def _trial(sample: Sample, trial: Trial) -> Section:
    """Show the members of a family, those that succeed most often first."""
    uses = {use.kind: use for use in sample.study.uses}
    came, tried, done = uses[trial.came], uses[trial.tried], uses[trial.done]
    each = each_time(sample, tried, trial.cause)
    found = []
    for member in came.family.ALL:
        compared, column = sample.to_compare(came, member)
        at_end = mean_change(compared, pl.col(column) > 0, pl.col(course_column(trial.counter)).list.last())
        payoff = None
        if sample.study.score is not None:
            payoff = mean_change(compared, pl.col(column) > 0, pl.col("payoff") / 10)
        found.append(
            _Tried(
                sample.words.member(came.text, came.family, member),
                int((sample.games[_column(came, member)] > 0).sum()),
                Counted(_sum(sample.games, done, member), _sum(sample.games, tried, member)),
                tuple(means.get(member) for _, means in each),
                at_end,
                payoff,
            )
        )
    found.sort(key=lambda one: (-one.success, one.name))
    counter = next(counter for counter in sample.study.counters if counter.field == trial.counter)
    head = (
        "what",
        "came up in",
        "tried, of those",
        "succeeded",
        "95 % interval",
        "tried",
        *(f"{name} each time" for name, _ in each),
        f"{sample.words.of(counter.text, counter.field).lower()}, with minus without",
        "95 % interval",
        "payoff, with minus without",
        "95 % interval",
    )
    lines = [_line(one, sample.games.height) for one in found]
    note = f"{trial.note} {sample.comparison(came)}".strip()
    pictures = _pictures(found, sample.sides.index(came.side))
    return Section(trial.title, note, pictures, [Table(trial.title, head, lines)], findings=_said(trial.title, found))


def _said(title: str, found: list[_Tried]) -> list[Finding]:
    """Return what succeeds least and most often, and what nobody has tried."""
    said = []
    tried = [one for one in found if one.won.tries]
    if len(tried) > 1:
        best, worst = tried[0], tried[-1]
        text = f"{title}: {best.name} succeeds most often ({percent(best.success)})"
        text += f", {worst.name} least ({percent(worst.success)})."
        said.append(Finding(Subject.DECIDES, text, weight=best.success - worst.success))
    left = [one.name for one in found if one.there and not one.won.tries]
    if left:
        said.append(
            Finding(Subject.UNUSED, f"{title}: never tried though they came up: {listed(left)}.", weight=len(left))
        )
    return said


def _line(one: _Tried, games: int) -> tuple[str, ...]:
    return (
        one.name,
        percent(one.there / games),
        percent(min(1.0, one.won.tries / one.there)) if one.there else percent(0),
        *share_cells(one.won),
        str(one.won.tries),
        *(NOTHING if mean is None else signed(mean) for mean in one.each_time),
        *mean_change_cells(one.at_end),
        *mean_change_cells(one.payoff),
    )


def _pictures(found: list[_Tried], side: int) -> list[Picture]:
    """Draw how often tries succeed, and what the payoff is where it came up; ``side``: whose it is, by number."""
    points = [Share(one.name, "accomplished", one.success, *interval(*one.won)) for one in found if one.won.tries]
    pictures = [charts.shares("How often an attempt succeeds", points, ["accomplished"], None, "of those attempted")]
    moved = [(one.name, one.payoff) for one in found if one.payoff is not None]
    if moved:
        note = "mean payoff (0 to 100), with minus without; filled: surely not 0"
        pictures.append(charts.means("Payoff", sorted(moved, key=lambda item: item[1].value), side, note))
    return pictures


def _sum(games: pl.DataFrame, use: Use, member: int) -> int:
    return int(games[_column(use, member)].sum())


def _column(use: Use, member: int) -> str:
    return use_column(use.kind, use.family.name(member))
