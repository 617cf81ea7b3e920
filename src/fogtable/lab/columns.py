"""The columns of the results: one line for each finished game, flat, for any tool to read (docs/laboratory.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

import polars as pl

from fogtable.core.game import Game
from fogtable.core.study import Study
from fogtable.lab.programme import Programme, Row, all_sides
from fogtable.lab.spans import Finished


def plain(name: str) -> str:
    """Return a name as part of a column's name: ``force-field`` as ``force_field``."""
    return name.replace("-", "_")


def option_column(name: str) -> str:
    """Return the column of an option of the game."""
    return f"option_{plain(name)}"


def bot_column(side: str) -> str:
    """Return the column of the bot that plays a side."""
    return f"bot_{plain(side)}"


def asked_column(bot: str) -> str:
    """Return the column for the number of questions a bot was asked."""
    return f"asked_{plain(bot)}"


def thought_column(bot: str) -> str:
    """Return the column for the time a bot thought, in seconds of its core."""
    return f"thought_{plain(bot)}"


def course_column(field: str) -> str:
    """Return the column of a counter: its values by turn."""
    return f"course_{plain(field)}"


def use_column(kind: str, member: str) -> str:
    """Return the column for the number of uses of a member of a family."""
    return f"{plain(kind)}_{plain(member)}"


def first_column(kind: str, member: str) -> str:
    """Return the column for the turn in which a member of a family first came."""
    return f"first_{use_column(kind, member)}"


def schema_of(programme: Programme, game: Game, study: Study) -> dict[str, pl.DataType]:
    """Return names and types of all columns, in order."""
    text, small, number = pl.String(), pl.UInt16(), pl.Int32()
    kinds = {bool: pl.Boolean(), int: pl.Int64()}
    schema: dict[str, pl.DataType] = {
        "row": number,
        "number": number,
        "game": text,
        "rules_version": number,
        "engine": text,
        "players": small,
        "seats": pl.List(text),
    }
    schema |= {bot_column(side): text for side in all_sides(programme)}
    schema |= {option_column(name): kinds.get(kind, text) for name, kind in get_type_hints(game.options).items()}
    schema |= {"side": text, "cause": text, "turns": number, "decisions": number, "seconds": pl.Float64()}
    for bot in programme.bots:
        schema |= {asked_column(bot): number, thought_column(bot): pl.Float64()}
    schema |= {course_column(counter.field): pl.List(pl.Int32()) for counter in study.counters}
    for use in study.uses:
        schema |= {use_column(use.kind, use.family.name(member)): small for member in use.family.ALL}
    families = {use.kind: use.family for use in study.uses}
    for dealt in study.dealt:
        family = families[dealt.kind]
        schema |= {first_column(dealt.kind, family.name(member)): small for member in family.ALL}
    if study.causes:
        told = {"counter": text, "cause": text, "member": text, "down": number, "up": number}
        schema["changes"] = pl.List(pl.Struct(told))
    if study.score is not None:
        schema |= {"score": number, "payoff": number}
    return schema


def line_of(finished: Finished, row: Row, game: Game, study: Study) -> dict[str, Any]:
    """Return a finished game by column; columns that do not concern it are left out."""
    played, facts = finished.played, finished.facts
    line: dict[str, Any] = {
        "row": finished.row,
        "number": finished.number,
        "game": game.name,
        "rules_version": game.rules_version,
        "engine": finished.engine,
        "players": row.players,
        "seats": list(row.plan.seats),
        "side": played.side,
        "cause": played.cause,
        "turns": played.turns,
        "decisions": played.decisions,
        "seconds": played.seconds,
    }
    line |= _named(bot_column, row.bots)
    line |= _named(option_column, row.plan.options)
    line |= _named(asked_column, played.asked)
    line |= _named(thought_column, played.thought)
    line |= _named(course_column, facts.courses)
    for use in study.uses:
        counts = facts.uses[use.kind]
        line |= {use_column(use.kind, use.family.name(member)): counts[member] for member in use.family.ALL}
        if use.kind in facts.firsts:
            turns = facts.firsts[use.kind]
            line |= {first_column(use.kind, use.family.name(member)): turns[member] for member in use.family.ALL}
    if study.causes:
        line["changes"] = [change._asdict() for change in facts.changes]
    if study.score is not None:
        line |= {"score": facts.score, "payoff": facts.payoff}
    return line


def _named(column: Any, values: Mapping[str, Any]) -> dict[str, Any]:
    return {column(name): value for name, value in values.items()}
