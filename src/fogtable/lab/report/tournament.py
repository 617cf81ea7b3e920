"""The report of a tournament: every pairing of the bots, and how each bot does over all of them."""

from __future__ import annotations

import polars as pl

from fogtable.lab.columns import bot_column
from fogtable.lab.difference import Counted
from fogtable.lab.programme import Programme, Row, rows
from fogtable.lab.report.charts import Share, shares
from fogtable.lab.report.findings import Finding, Subject, Sureness, precision
from fogtable.lab.report.measures import wins
from fogtable.lab.report.page import Chapter, Section, Table
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.words import Words
from fogtable.lab.report.writing import share_cells
from fogtable.lab.tally import interval


def tournament(sample: Sample) -> list[Chapter]:
    """Return a chapter for each number of players."""
    return [
        _chapter(sample.programme, players, sample.at(players), sample.words) for players in sample.programme.players
    ]


def _chapter(programme: Programme, players: int, games: pl.DataFrame, words: Words) -> Chapter:
    all_rows = [row for row in rows(programme) if row.players == players]
    sides = list(all_rows[0].bots)
    sections = [_pairings(programme, all_rows, sides, games, words)]
    if len(sides) > 1:
        sections.insert(0, _each_bot(programme, sides, games, words))
    return Chapter(f"players-{players}", f"{players} players", sections)


def _each_bot(programme: Programme, sides: list[str], games: pl.DataFrame, words: Words) -> Section:
    """Show each bot on each side, over all the bots that it met."""
    points, lines = [], []
    names = [words.side(side) for side in sides]
    by_bot: dict[str, dict[str, Counted]] = {name: {} for name in names}
    for bot in programme.bots:
        for side, name in zip(sides, names, strict=True):
            found = wins(games, side, [bot_column(side)]).get((bot,), Counted(0, 0))
            lines.append((bot, name, *share_cells(found), str(found.hits), str(found.tries)))
            if found.tries:
                by_bot[name][bot] = found
                points.append(Share(bot, name, found.hits / found.tries, *interval(*found)))
    text = (
        "Each bot on each side, against every bot of the tournament on the other side, itself included. "
        "The intervals speak of just these opponents."
        if len(sides) == 2
        else "Each bot on each side, over all line-ups. The intervals speak of just these line-ups."
    )
    head = ("bot", "side", "share", "95 % interval", "won", "games")
    picture = shares("Games won by bot and side", points, names, 0.5 if len(sides) == 2 else None)
    return Section(
        "Each bot", text, [picture], [Table("Each bot on each side", head, lines, names=2)], findings=_best(by_bot)
    )


def _best(by_bot: dict[str, dict[str, Counted]]) -> list[Finding]:
    """Return the bot that wins most on each side, and whether the next one is surely behind."""
    said = []
    for side, counted in by_bot.items():
        if len(counted) < 2:
            continue
        best, second = sorted(counted, key=lambda bot: -counted[bot].hits / counted[bot].tries)[:2]
        apart = interval(*counted[best])[0] > interval(*counted[second])[1]
        shares = [f"{bot} wins {' ('.join(share_cells(counted[bot]))})" for bot in (best, second)]
        text = f"As {side}, {shares[0]} of its games, the next best {shares[1]}."
        said.append(Finding(Subject.WINNERS, text, Sureness.SURE if apart else Sureness.OPEN, counted[best].tries))
    tries = [one.tries for counted in by_bot.values() for one in counted.values()]
    return [*said, precision(tries)] if tries else said


def _pairings(
    programme: Programme, all_rows: list[Row], sides: list[str], games: pl.DataFrame, words: Words
) -> Section:
    """Show every row of the programme with the games won."""
    names = [words.side(side) for side in sides]
    several = len(programme.settings) > 1
    points, lines = [], []
    by_side = {side: wins(games, side, ["row"]) for side in sides}
    for row in all_rows:
        setting = [words.setting(row.plan.options)] if several else []
        label = " / ".join(row.bots.values())
        cells: list[str] = []
        for side, name in zip(sides, names, strict=True):
            found = by_side[side].get((row.number,), Counted(0, 0))
            cells += share_cells(found)
            if found.tries and not several:
                points.append(Share(label, name, found.hits / found.tries, *interval(*found)))
        played = by_side[sides[0]].get((row.number,), Counted(0, 0)).tries
        lines.append((*row.bots.values(), *setting, *cells, str(played)))
    head = names + (["options"] if several else [])
    for name in names:
        head += [f"won by {name}", "95 % interval"]
    head.append("games")
    even = 0.5 if len(sides) == 2 else None
    order = " / ".join(names)
    pictures = [shares("Games won by pairing", points, names, even, order)] if points else []
    table = Table("Every pairing", head, lines, names=len(sides) + several)
    text = f"One row for each way to give the sides ({order}) to the bots; a bot plays all seats of its side."
    return Section("Every pairing", text, pictures, [table])
