"""How solo games end: survival, the bands of the result, the points."""

from __future__ import annotations

import polars as pl

from fogtable.core.study import Score
from fogtable.lab.difference import Counted
from fogtable.lab.report import charts
from fogtable.lab.report.charts import Bar, Share
from fogtable.lab.report.findings import Finding, Subject, precision
from fogtable.lab.report.measures import classes, sampled, spread
from fogtable.lab.report.page import Section, Table
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.writing import mean_cells, share_cells
from fogtable.lab.tally import interval


def result(sample: Sample, score: Score) -> list[Section]:
    """Show how games end, for each table and combination of options."""
    return [_wins(sample, score), _bands(sample, score), _points(sample, score)]


def _wins(sample: Sample, score: Score) -> Section:
    """Show how many games are won, and what games are worth on average."""
    points, lines = [], []
    said: list[Finding] = []
    counted: list[Counted] = []
    for name, games in sample.groups():
        won = _count(games, pl.col("side") == score.side)
        payoff = mean_cells(sampled(games["payoff"] / 10))
        lines.append((name, *share_cells(won), str(won.hits), str(won.tries), *payoff))
        points.append(Share(name, score.won, won.hits / won.tries, *interval(*won)))
        counted.append(won)
        share, reach = share_cells(won)
        text = f"{name.capitalize()}: {share} {score.won} ({reach}); worth {payoff[0]} of 100 on average ({payoff[1]})."
        said.append(Finding(Subject.WINNERS, text, weight=won.hits / won.tries))
    said.append(precision([won.tries for won in counted]))
    title = f"Games {score.won}"
    picture = charts.shares(title, points, [score.won], None, "with 95 % intervals")
    head = ("games", "share", "95 % interval", score.won, "games played", "mean payoff", "95 % interval")
    return Section(
        title, f"Payoff, from 0 to 100: {score.worth}.", [picture], [Table(title, head, lines)], findings=said
    )


def _bands(sample: Sample, score: Score) -> Section:
    """Show how often each result comes out."""
    losses = [(cause, False, sample.words.of(f"{score.texts[0]}-{cause}", cause)) for cause in score.lost]
    bands = [(cause, True, sample.words.of(f"{score.texts[1]}-{cause}", cause)) for cause in score.bands]
    parts, lines = [], []
    for name, games in sample.groups():
        for cause, won, told in losses + bands:
            there = (pl.col("side") == score.side) == won
            found = _count(games, there & (pl.col("cause") == cause))
            share = found.hits / found.tries
            parts.append(Bar(name, told, share, f"{share:.0%}"))
            lines.append((name, told, *share_cells(found), str(found.hits), str(found.tries)))
    title = "Results"
    text = (
        f"Every game ends in one of these ways, the worst first: {len(losses)} defeats, then the bands of the points."
    )
    names = [told for *_, told in losses + bands]
    lost = _lost(sample, score, {cause: told for cause, _, told in losses})
    picture = charts.stacked(title, parts, names, len(losses), "share of games; the numbers are in the table")
    head = ("games", "result", "share", "95 % interval", "games so", "games played")
    return Section(title, text, [picture], [Table(title, head, lines, names=2)], findings=lost)


def _lost(sample: Sample, score: Score, names: dict[str, str]) -> list[Finding]:
    """Return the most frequent way to lose."""
    games = sample.games.filter(pl.col("side") != score.side)
    if games.is_empty():
        return []
    cause, hits = games.group_by("cause").len().sort(["len", "cause"], descending=[True, False]).row(0)
    share = hits / games.height
    return [Finding(Subject.DECIDES, f"{share:.1%} of the defeats are: {names.get(cause, cause)}.", weight=share)]


def _points(sample: Sample, score: Score) -> Section:
    """Show the points of the games that were won."""
    pictures, lines = [], []
    for name, games in sample.groups():
        found = spread(games, "score")
        if found is None:
            continue
        width, counts = classes(games, "score")
        pictures.append(charts.lengths(f"{score.title}: {name}", counts, width, score.title.lower()))
        marks = (found.least, found.p5, found.median, found.p95, found.most)
        there = sampled(games["score"])
        lines.append((name, str(there.size), *mean_cells(there), *(str(mark) for mark in marks)))
    head = ("games", score.won, "mean", "95 % interval", "least", "5%", "median", "95%", "most")
    text = f"Only of games {score.won}: a game that is lost has none."
    return Section(score.title, text, pictures, [Table(score.title, head, lines)])


def _count(games: pl.DataFrame, what: pl.Expr) -> Counted:
    """Return how many of the games are so."""
    return Counted(games.filter(what).height, games.height)
