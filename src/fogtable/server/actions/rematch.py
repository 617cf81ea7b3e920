"""Playing again: the same people, the same options, the seats one further. Each takes one tap.

The first who wants to opens a table, at which every person of the finished game has a seat that is kept for them; the
others are told, and take theirs. Where several people play everybody moves up one seat, so that each comes to each
side; who plays with bots alone keeps the side that they have chosen.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence

from fogtable.server.actions.conditions import require_over
from fogtable.server.actions.opening import new_code
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Rematch
from fogtable.server.store.rows import Stored, StoredSeat
from fogtable.server.tables.fairness import new_secret, seed_of, unrevealed
from fogtable.server.tables.modes import PRACTICE, lesson_of
from fogtable.server.tables.table import Table
from fogtable.server.tables.views import encode


def require(table: Table, session: str) -> None:
    """Refuse who has not played here to the end.

    Raises:
        Refusal: ``not-over``, ``not-your-seat``; ``not-found``: a lesson is begun anew instead.
    """
    require_over(table)
    if lesson_of(table.game, table.setting.mode):
        raise Refusal("not-found", "a tutorial has no rematch: it is begun anew")
    if not any(session in seat.sessions for seat in table.published.seats):
        raise Refusal("not-your-seat", "only who has played here plays again")


def next_table(table: Table, session: str, body: Rematch) -> Stored:
    """Return the table for another game; whoever asks for it sits there, and is its host."""
    old = table.published.seats
    mine = [at for at, seat in enumerate(old) if session in seat.sessions]
    seats = [_kept_for(seat) for seat in old]
    for at in mine:
        adds = body.commitment if at == mine[0] else None  # one device, one value
        seats[at] = StoredSeat(old[at].kind, None, old[at].name, frozenset({session}), commitment=adds)
    seats = _moved_up(seats, old)
    begun, secret = all(seat.taken for seat in seats), new_secret()
    setting = table.setting
    return Stored(
        id=secrets.token_urlsafe(16),
        game=table.game.name,
        rules=table.game.rules_version,
        options=bytes(setting.options).decode(),
        seed=seed_of(secret, [None] * len(seats)) if begun and not unrevealed(seats) else None,
        begun=begun,
        views="{}",
        seats=seats,
        answers=[],
        mode=PRACTICE if setting.mode == PRACTICE and len(seats) == 1 else "",
        host=session,
        code=None if begun else new_code(),
        locked=not begun,
        watching=table.published.facts.access.watching,
        secret=secret,
        clock=None if setting.clock is None else encode(setting.clock).decode(),
        tempo=setting.tempo,
    )


async def come(old: Table, new: Table, session: str, body: Rematch) -> None:
    """Seat a person where a seat is kept for them; nothing changes where somebody else has it by now.

    Raises:
        Refusal: ``unavailable``.
    """
    adds = body.commitment
    for before, at in _places(old, session):
        there = new.published.seats[at]
        if session in there.sessions or there.kind == "bot":
            continue
        if there.sessions:
            if there.sessions & before.sessions:  # a further device of the same person
                devices = there.sessions | {session}
                await new.reseat(at, StoredSeat(there.kind, there.bot, there.name, devices, there.key))
        elif new.published.state == "open":
            await new.reseat(at, StoredSeat("link", None, before.name, frozenset({session}), commitment=adds))
            adds = None


def _kept_for(seat: StoredSeat) -> StoredSeat:
    """Return a seat as it waits for who had it: a bot's is a bot's again, also where it has played for who has left."""
    if seat.kind == "bot" or (seat.bot and not seat.sessions):
        return StoredSeat("bot", seat.bot, seat.name if seat.kind == "bot" else None)
    return StoredSeat("link", None, seat.name)


def _moved_up(seats: list[StoredSeat], old: Sequence[StoredSeat]) -> list[StoredSeat]:
    by = _steps(old)
    return seats[by:] + seats[:by]


def _steps(old: Sequence[StoredSeat]) -> int:
    return int(sum(bool(seat.sessions) for seat in old) > 1)


def _places(old: Table, session: str) -> Iterator[tuple[StoredSeat, int]]:
    """Yield each seat that a session has held, and the number of the one that is kept for it."""
    seats = old.published.seats
    for at, seat in enumerate(seats):
        if session in seat.sessions:
            yield seat, (at - _steps(seats)) % len(seats)
