"""The reports of the laboratory as a whole."""

from __future__ import annotations

from datetime import date

import polars as pl

from fogtable.games import load
from fogtable.lab.facts import study_of
from fogtable.lab.programme import Programme
from fogtable.lab.report.balance import balance
from fogtable.lab.report.page import Page, render
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.speed import speed
from fogtable.lab.report.tournament import tournament
from fogtable.lab.report.words import Words


def report(programme: Programme, games: pl.DataFrame, day: date | None) -> str:
    """Return the report on the games of a programme played so far, as HTML.

    Equal games and days give equal pages, but for the chapter on speed.
    """
    game = load(programme.game)
    words = Words(game)
    sample = Sample(programme, study_of(programme.game), games, words)
    chapters = []
    if games.height:
        chapters = tournament(sample) if programme.command == "tournament" else balance(sample)
        chapters.append(speed(sample))
    title = f"{words.of('game-name', programme.game)}: {programme.command}"
    text = (
        "Intervals hold the true value in 95 of 100 such experiments: those of shares are Wilson's, those of "
        "their differences Newcombe's, those of means follow the normal distribution. Everything here speaks of how "
        "these bots play."
    )
    return render(Page(title, _facts(sample, day), text, chapters))


def _facts(sample: Sample, day: date | None) -> list[tuple[str, str]]:
    """Return the facts about the games that were played."""
    programme, words = sample.programme, sample.words
    settings = [words.setting(setting) for setting in programme.settings]
    options = settings[0] if len(settings) == 1 else f"{len(settings)} combinations, the usual one: {settings[0]}"
    played, planned = sample.games.height, programme.size
    engines = sorted(sample.games["engine"].unique())
    facts = [
        ("Game", f"{words.of('game-name', programme.game)}, rules version {programme.rules}"),
        ("Played with", f"fogtable {programme.fogtable}, engine: {' and '.join(engines) or 'none'}"),
        ("Bots", ", ".join(programme.bots)),
        ("Players", ", ".join(map(str, programme.players))),
        ("Options", options),
        ("Games", f"{played:,}" if played == planned else f"{played:,} of {planned:,}: not all are played yet"),
        ("Seed", str(programme.seed)),
    ]
    return facts if day is None else [*facts, ("Date", day.isoformat())]
