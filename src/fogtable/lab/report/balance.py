"""The report on the balance of a game: who wins, how it ends, how long it lasts; parts with files of their own."""

from __future__ import annotations

import polars as pl

from fogtable.games import load
from fogtable.lab.difference import Counted
from fogtable.lab.programme import rows
from fogtable.lab.report import charts
from fogtable.lab.report.charts import Bar, Picture, Share
from fogtable.lab.report.findings import Finding, Subject, Sureness, precision
from fogtable.lab.report.measures import classes, spread, wins
from fogtable.lab.report.moved import moved
from fogtable.lab.report.options import options
from fogtable.lab.report.page import Chapter, Section, Table
from fogtable.lab.report.race import race
from fogtable.lab.report.result import result
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.trials import trials
from fogtable.lab.report.uses import uses
from fogtable.lab.report.writing import NOTHING, percent, seats, share_cells
from fogtable.lab.simulate import sides
from fogtable.lab.tally import interval


def balance(sample: Sample) -> list[Chapter]:
    """Return a chapter for each bot, about the games in which it played all seats."""
    chapters = []
    for bot in sample.programme.bots:
        numbers = [row.number for row in rows(sample.programme) if bot in row.bots.values()]
        played = sample.games.filter(pl.col("row").is_in(numbers))
        if played.height:
            title = f"Played by {bot} on every seat"
            chapters.append(
                Chapter(f"bot-{bot}", title, _sections(Sample(sample.programme, sample.study, played, sample.words)))
            )
    return chapters


def _sections(sample: Sample) -> list[Section]:
    score = sample.study.score
    found = [_winners(sample), _endings(sample)] if score is None else result(sample, score)
    found.append(_durations(sample))
    if sample.study.turn is not None and sample.study.counters:
        found.append(race(sample))
    return found + options(sample) + moved(sample) + trials(sample) + uses(sample)


def _winners(sample: Sample) -> Section:
    """Show the shares of games won, by number of players."""
    points, lines = [], []
    for side, name in zip(sample.sides, sample.side_names, strict=True):
        won = wins(sample.games, side, ["players"])
        for players in sample.programme.players:
            counted = won.get((players,), Counted(0, 0))
            lines.append((name, str(players), *share_cells(counted), str(counted.hits), str(counted.tries)))
            if counted.tries:
                share = counted.hits / counted.tries
                points.append(Share(seats(players), name, share, *interval(*counted)))
    picture = charts.shares("Games won by side", points, sample.side_names, sample.even, "with 95 % intervals")
    head = ("side", "players", "share", "95 % interval", "won", "games")
    text = "The dashed line is an even game." if sample.even else ""
    tables = [games.height for games in map(sample.at, sample.programme.players) if games.height]
    said = [_favoured(sample, players) for players in sample.programme.players if sample.at(players).height]
    said.append(precision(tables))
    return Section("Who wins", text, [picture], [Table("Games won", head, lines, names=2)], findings=said)


def _favoured(sample: Sample, players: int) -> Finding:
    """Return which side wins more than an equal share at a table."""
    games = sample.at(players)
    there = sides(load(sample.programme.game), players)
    even = 1 / len(there)
    counted = {side: Counted(int((games["side"] == side).sum()), games.height) for side in there}
    apart = [side for side in there if interval(*counted[side])[0] > even]
    side = max(apart or there, key=lambda one: counted[one].hits)
    share, reach = share_cells(counted[side])
    text = f"With {seats(players)}, {share} of the games are won by {sample.words.side(side)} ({reach})"
    if apart:
        return Finding(Subject.WINNERS, f"{text}: an advantage.", Sureness.SURE, counted[side].hits / games.height)
    return Finding(Subject.WINNERS, f"{text}: no sure advantage, even is {percent(even)}.", Sureness.OPEN)


def _endings(sample: Sample) -> Section:
    """Show the causes of the last move, by number of players."""
    games = sample.games
    counted = games.group_by("side", "cause").len().sort(["len", "side", "cause"], descending=[True, False, False])
    found = games.group_by("players", "side", "cause").len()
    by_players = {(players, side, cause): hits for players, side, cause, hits in found.iter_rows()}
    played = {players: sample.at(players).height for players in sample.programme.players}
    causes = counted["cause"].to_list()
    bars, lines = [], []
    for side, cause, hits in counted.iter_rows():
        name, told = sample.words.side(side), cause_name(cause)
        line = told if causes.count(cause) == 1 else f"{told} ({name})"
        bars.append(Bar(line, name, hits / games.height, percent(hits / games.height)))
        shares = [percent(by_players.get((n, side, cause), 0) / of) if of else NOTHING for n, of in played.items()]
        lines.append((name, f"{told}: {sample.words.cause(cause)}", *shares, str(hits)))
    colours = list(range(len(sample.sides)))
    picture = charts.bars("What makes the last move", bars, sample.side_names, colours, "share of all games")
    head = ("winner", "last move", *(seats(players) for players in sample.programme.players), "games")
    text = "What moved the counter that decided the game, and who won by it."
    return Section(
        "How it ends", text, [picture], [Table("The last move", head, lines, names=2)], findings=[_usual_end(sample)]
    )


def _usual_end(sample: Sample) -> Finding:
    """Return how most games end, and whose victory that is."""
    ends = (
        sample.games.group_by("cause")
        .agg(pl.len(), pl.col("side").unique())
        .sort(["len", "cause"], descending=[True, False])
    )
    cause, hits, winners = ends.row(0)
    share = hits / sample.games.height
    text = f"{percent(share)} of the games end so: {sample.words.cause(cause)}"
    text += f". All of these are won by {sample.words.side(winners[0])}." if len(winners) == 1 else "."
    return Finding(Subject.DECIDES, text, weight=share)


def cause_name(cause: str) -> str:
    """Return the name of a cause as the tables have it."""
    return cause.replace("-", " ")


def _durations(sample: Sample) -> Section:
    """Show how long games last, in turns (whatever they are called) and in decisions."""
    pictures: list[Picture] = []
    lines = []
    said: list[Finding] = []
    for column, unit in (("turns", f"{sample.study.turn_name}s"), ("decisions", "decisions")):
        for players in sample.programme.players:
            there = sample.at(players)
            found = spread(there, column)
            if found is None:
                continue
            width, counts = classes(there, column)
            pictures.append(charts.lengths(f"{unit.capitalize()}, {seats(players)}", counts, width, unit))
            marks = (found.least, found.p5, found.median, found.p95, found.most)
            if column == "turns" or sample.study.turn is None:
                told = f"With {seats(players)}, a game lasts {found.median} {unit} (median); 9 of 10 last "
                said.append(Finding(Subject.LENGTH, f"{told}{found.p5} to {found.p95}."))
            lines.append((unit, str(players), f"{found.mean:.1f}", *(str(mark) for mark in marks)))
    head = ("measured in", "players", "mean", "least", "5%", "median", "95%", "most")
    text = "A decision is a choice between at least two options: who has only one is not asked."
    columns = max(2, len(sample.programme.players))
    return Section(
        "How long it lasts", text, pictures, [Table("Length of a game", head, lines, names=2)], columns, said
    )
