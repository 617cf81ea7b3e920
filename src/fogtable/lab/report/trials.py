"""How good it is that something comes up which can be tried: a mission, for instance."""

from __future__ import annotations

import polars as pl

from fogtable.core.study import Trial, Use
from fogtable.lab.columns import course_column, use_column
from fogtable.lab.difference import Counted
from fogtable.lab.report import charts
from fogtable.lab.report.charts import Share
from fogtable.lab.report.measures import mean_change
from fogtable.lab.report.moved import each_time
from fogtable.lab.report.page import Section, Table
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.writing import NOTHING, mean_change_cells, percent, share_cells, signed
from fogtable.lab.tally import interval


def trials(sample: Sample) -> list[Section]:
    """Show all that comes up, is tried and succeeds; nothing if the game does not say what."""
    return [_trial(sample, trial) for trial in sample.study.trials]


def _trial(sample: Sample, trial: Trial) -> Section:
    """Show the members of a family, those that succeed most often first."""
    uses = {use.kind: use for use in sample.study.uses}
    came, tried, done = uses[trial.came], uses[trial.tried], uses[trial.done]
    counter = next(counter for counter in sample.study.counters if counter.field == trial.counter)
    games = sample.games
    found = []
    for member in came.family.ALL:
        name = sample.words.member(came.text, came.family, member)
        there = int((games[_column(came, member)] > 0).sum())
        won = Counted(_sum(games, done, member), _sum(games, tried, member))
        found.append((name, member, there, won))
    found.sort(key=lambda item: (-(item[3].hits / item[3].tries if item[3].tries else -1), item[0]))
    each = each_time(sample, tried, trial.cause)
    lines, points, moved = [], [], []
    for name, member, there, won in found:
        compared, column = sample.to_compare(came, member)
        at_end = mean_change(compared, pl.col(column) > 0, pl.col(course_column(trial.counter)).list.last())
        payoff = None
        if sample.study.score is not None:
            payoff = mean_change(compared, pl.col(column) > 0, pl.col("payoff") / 10)
        of_those = percent(min(1.0, won.tries / there)) if there else percent(0)
        lines.append(
            (
                name,
                percent(there / games.height),
                of_those,
                *share_cells(won),
                str(won.tries),
                *(signed(means[member]) if member in means else NOTHING for _, means in each),
                *mean_change_cells(at_end),
                *mean_change_cells(payoff),
            )
        )
        if won.tries:
            points.append(Share(name, "accomplished", won.hits / won.tries, *interval(*won)))
        if payoff is not None:
            moved.append((name, payoff))
    label = sample.words.of(counter.text, counter.field).lower()
    pictures = [charts.shares("How often an attempt succeeds", points, ["accomplished"], None, "of those attempted")]
    if moved:
        note = "mean payoff (0 to 100), with minus without; filled: surely not 0"
        pictures.append(
            charts.means("Payoff", sorted(moved, key=lambda item: item[1].value), sample.sides.index(came.side), note)
        )
    head = (
        "what",
        "came up in",
        "tried, of those",
        "succeeded",
        "95 % interval",
        "tried",
        *(f"{name} each time" for name, _ in each),
        f"{label}, with minus without",
        "95 % interval",
        "payoff, with minus without",
        "95 % interval",
    )
    return Section(
        trial.title, f"{trial.note} {sample.comparison(came)}".strip(), pictures, [Table(trial.title, head, lines)]
    )


def _sum(games: pl.DataFrame, use: Use, member: int) -> int:
    return int(games[_column(use, member)].sum())


def _column(use: Use, member: int) -> str:
    return use_column(use.kind, use.family.name(member))
