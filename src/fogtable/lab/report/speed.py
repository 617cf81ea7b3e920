"""How fast the games were played: the only part of a report that is never the same twice."""

from __future__ import annotations

from fogtable.lab.columns import asked_column, thought_column
from fogtable.lab.report.page import Chapter, Section, Table
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.writing import NOTHING


def speed(sample: Sample) -> Chapter:
    """Show how long each bot thinks, and how long a game takes."""
    lines = []
    for bot in sample.programme.bots:
        asked = int(sample.games[asked_column(bot)].sum() or 0)
        thought = float(sample.games[thought_column(bot)].sum() or 0)
        lines.append((bot, f"{asked:,}", f"{thought / asked * 1000:.3f}" if asked else NOTHING, f"{thought:.1f}"))
    seconds = float(sample.games["seconds"].sum())
    decisions = int(sample.games["decisions"].sum())
    games = sample.games.height
    all_games = [
        ("games", f"{games:,}"),
        ("decisions", f"{decisions:,}"),
        ("seconds of one core", f"{seconds:,.1f}"),
        ("games a second and core", f"{games / seconds:,.1f}" if seconds else NOTHING),
        ("decisions a second and core", f"{decisions / seconds:,.0f}" if seconds else NOTHING),
    ]
    head = ("bot", "answers", "ms an answer", "seconds in all")
    tables = [Table("Thinking time by bot", head, lines), Table("All games", ("measure", "value"), all_games)]
    text = (
        "Measured on the processor that played, so that waiting does not count. These numbers are never the same twice."
    )
    return Chapter("speed", "Speed", [Section("Thinking time", text, (), tables)])
