"""Leaving a game among strangers: where a table was offered to everybody and has a clock, leaving counts.

Whoever gives their seat up there while the game is played, or is away when everybody has seen their time run out, has
left: a bot plays on in their place, so that nobody waits for them, and everybody is told so, also after the end. Who
is back before the end plays on, and has not left.
"""

from __future__ import annotations

from dataclasses import replace

from fogtable import bots
from fogtable.core.game import Game
from fogtable.server.requests import Clock
from fogtable.server.store.rows import StoredSeat
from fogtable.server.tables.surroundings import Surroundings, leaving_counts


def is_absent(clock: Clock | None, around: Surroundings, at: int) -> bool:
    """Tell whether somebody has left by staying away. It follows from what everybody sees: whose time has run out.

    While it is secret who is asked nobody is named, and so nobody has left by that.
    """
    times = around.times
    ran_out = times is not None and not times.moment.hidden and at in times.out
    return ran_out and at in around.away and leaving_counts(clock, around.facts)


def left_seat(game: Game, seat: StoredSeat, sessions: frozenset[str]) -> StoredSeat:
    """Return the seat of somebody who has left; ``sessions``: with which they take over at once when they are back."""
    return replace(seat, bot=bots.stand_in(game), sessions=sessions, key=seat.key if sessions else None)
