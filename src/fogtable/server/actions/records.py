"""Puts finished games on tables from their records."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec

from fogtable.core.formats import record
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.server.refusals import Refusal
from fogtable.server.store.rows import Stored, StoredSeat
from fogtable.server.tables.replay import meanings_of


def table_of_record(games: Mapping[str, Game], raw: bytes) -> Stored:
    """Return a table with a finished game on it, from its record: a whole game to play through.

    Raises:
        Refusal: ``bad-record``, with the first line that is wrong.
    """
    try:
        match, answers = _played(games, raw)
    except record.BadRecord as wrong:
        raise Refusal("bad-record", wrong.text, line=wrong.line) from None
    return Stored(
        id=secrets.token_urlsafe(16),
        game=match.game.name,
        rules=match.game.rules_version,
        options=msgspec.json.encode(match.options).decode(),
        seed=match.seed,
        begun=True,
        views="{}",
        seats=[StoredSeat("link") for _ in match.names],
        answers=answers,
    )


def _played(games: Mapping[str, Game], raw: bytes) -> tuple[Match, list[tuple[int, str]]]:
    """Return the match of a record, and its answers by their meanings.

    Raises:
        BadRecord: the record is wrong, or its game is not over.
    """

    def game_named(name: str) -> Game:
        if name not in games:
            raise ValueError(f"expected one of {', '.join(games)}; got {name!r:.60}")
        return games[name]

    match = record.read(raw, game_named)
    if not match.over:
        raise record.BadRecord(raw.count(b"\n"), "this game is not over")
    return match, meanings_of(match)
