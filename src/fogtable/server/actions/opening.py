"""Makes tables: new ones, and ones that go on from a position of a finished game. Who opens them stores them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial
from typing import Final

import msgspec

from fogtable import bots
from fogtable.core.game import Game
from fogtable.server.actions.conditions import require_over
from fogtable.server.actions.texts import checked_name, looks_like_any
from fogtable.server.refusals import Refusal
from fogtable.server.requests import GoOn, NewTable
from fogtable.server.store.rows import Stored, StoredSeat
from fogtable.server.tables.fairness import new_secret, seed_of, unrevealed
from fogtable.server.tables.modes import PRACTICE, lesson_of, start_of
from fogtable.server.tables.replay import meanings_of
from fogtable.server.tables.table import Table
from fogtable.server.turns import Share

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters of codes: none that can be mistaken for another."""
CODE_LENGTH: Final = 6


def new_table(games: Mapping[str, Game], session: str, body: NewTable) -> Stored:
    """Return a new table. The people who are ``here`` sit in this session.

    Raises:
        Refusal: the game does not exist, or cannot be played like that.
    """
    game = games.get(body.game)
    if game is None:
        raise Refusal("no-such-game", f"expected one of {', '.join(games)}", where="game")
    count = len(body.players)
    if count not in game.seat_counts:
        raise Refusal("bad-body", f"{game.name} is for {list(game.seat_counts)} players", where="players")
    start = start_of(game, body)
    seats = _seats(game, session, body)
    first = secrets.randbelow(count) if body.first == "random" else body.first
    if first >= count:
        raise Refusal("bad-body", f"expected a player from 0 to {count - 1}", where="first")
    seats = seats[first:] + seats[:first]
    begun = all(seat.taken for seat in seats)
    seed, secret = start.seed, None
    if seed is None:
        secret = new_secret()
        seed = seed_of(secret, [None] * count) if begun and not unrevealed(seats) else None
    return Stored(
        id=secrets.token_urlsafe(16),
        game=game.name,
        rules=game.rules_version,
        options=msgspec.json.encode(start.options).decode(),
        seed=seed,
        begun=begun,
        views="{}",
        seats=seats,
        answers=[],
        mode=start.mode,
        host=session,
        code=new_code() if any(seat.kind == "link" for seat in seats) else None,
        secret=secret,
        clock=_clock(body),
        tempo=body.tempo,
    )


async def go_on(session: str, table: Table, body: GoOn, share: Share) -> Stored:
    """Return a new table that goes on from a position of a finished one, against bots.

    It is for practice: whoever has looked through the game knows what was hidden.

    Raises:
        Refusal: ``not-over``, ``no-such-seat``, ``bad-body``, ``too-many``.
    """
    require_over(table)
    at = table.position.seat_named(body.seat)
    answers = await share.submit(partial(meanings_of, table.match))
    if body.step >= len(answers):
        raise Refusal("bad-body", f"step: expected 0 to {len(answers) - 1}", where="step")
    best = bots.names(table.game)[0]
    seats = [StoredSeat("bot", best) for _ in table.match.names]
    seats[at] = StoredSeat("here", sessions=frozenset({session}))
    return Stored(
        id=secrets.token_urlsafe(16),
        game=table.game.name,
        rules=table.game.rules_version,
        options=bytes(table.setting.options).decode(),
        seed=table.match.seed,
        begun=True,
        views="{}",
        seats=seats,
        answers=answers[: body.step],
        mode=table.setting.mode if lesson_of(table.game, table.setting.mode) else PRACTICE,
    )


def new_code() -> str:
    """Return a code for a new table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def _clock(body: NewTable) -> str | None:
    """Return the clock of a new table, as it is kept.

    Raises:
        Refusal: nobody would wait for anybody.
    """
    if body.clock is None:
        return None
    if len(body.players) == 1:
        raise Refusal("bad-body", "who plays alone keeps nobody waiting", where="clock")
    return msgspec.json.encode(body.clock).decode()


def _seats(game: Game, session: str, body: NewTable) -> list[StoredSeat]:
    """Return the seats as the players sit, clockwise.

    Raises:
        Refusal: a bot or a name is not possible.
    """
    seats: list[StoredSeat] = []
    names: list[str] = []
    for at, player in enumerate(body.players):
        name = None if player.name is None or player.kind == "link" else checked_name(player.name)
        if name is not None:
            if looks_like_any(name, names):
                raise Refusal("bad-name", "two players have the same name", where=f"players[{at}].name")
            names.append(name)
        if player.kind == "bot":
            known = bots.names(game)
            bot = player.bot or known[0]
            if bot not in known:
                raise Refusal("bad-body", f"the bots are {', '.join(known)}", where=f"players[{at}].bot")
            seats.append(StoredSeat("bot", bot, name))
        elif player.bot is not None:
            raise Refusal("bad-body", "only a bot has a bot", where=f"players[{at}].bot")
        else:
            here = frozenset({session}) if player.kind == "here" else frozenset[str]()
            adds = here and all(not seat.sessions for seat in seats)  # one device, one value
            commitment = body.commitment if adds else None
            seats.append(StoredSeat(player.kind, None, name, here, commitment=commitment))
    return seats
