"""Blind windows: where a game says so (``Game.window_seconds``), the time that a reaction window takes tells nothing.

Such a window asks in secret, by what everybody knows, who may have something to react with. Who has nothing is not
troubled; who has may say something, and something else, until the time is over; only then it takes effect, and who has
said nothing passes. All others see the same: that the table waits, for so long.

A window has no length where its owner has answered beforehand (standing orders: `Game.standing`), or where nobody else
could notice: where all others are bots. Bots take their own pause, whether or not they have a choice. Where several sit
before one device everybody is asked, as in any other game: it goes round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from fogtable.core.asking import Together
from fogtable.core.choice import PASS, PASS_BIT
from fogtable.core.match import Match
from fogtable.server.store import StoredSeat

HELD: Final = "@"
"""In what a seat has declared: before the number of the answer to come, for what was said in the window before it."""


@dataclass(frozen=True)
class Blind:
    """What people see of a window, and how it ends.

    Attributes:
        unasked: the seats to which no question goes out: they can only pass, or have said something.
        closing: the seats for which the server answers when the time is over.
        seconds: how long that is.
        opened: how many answers the table had when it opened.
    """

    unasked: frozenset[int] = field(default_factory=frozenset)
    closing: tuple[int, ...] = ()
    seconds: float = 0.0
    opened: int = 0


OPEN: Final = Blind()
"""No such window: everybody who may answer is asked, and nobody answers for them."""


def window_of(match: Match, seats: Sequence[StoredSeat], answers: int) -> Blind:
    """Return the window in which a table of these seats stands after so many answers, some of them perhaps in it."""
    request = match.request
    if match.over or not match.game.window_seconds or type(request) is not Together or not request.quiet:
        return OPEN
    people = tuple(at for at in match.awaited() if seats[at].bot is None)
    masks = {at: asked[1] for at in people if (asked := match.question(at)) is not None}
    if not people or not all(mask & PASS_BIT for mask in masks.values()):
        return OPEN
    beforehand = frozenset(people) & match.game.standing(match.options)
    if beforehand:
        return Blind(beforehand, tuple(sorted(beforehand)))
    present = [at for at, seat in enumerate(seats) if seat.bot is None]
    if any(seats[at].sessions & seats[other].sessions for at in people for other in present if other != at):
        return OPEN
    idle = frozenset(at for at, mask in masks.items() if mask == PASS_BIT)
    if len(present) == 1:
        return Blind(idle, tuple(sorted(idle)))
    opened = answers - match.answered()
    said = {at for at in people if held_by(seats[at], opened) is not None}
    return Blind(idle | said, people, match.game.window_seconds, opened)


def answer_of(match: Match, seat: int, person: StoredSeat, opened: int) -> int:
    """Return what is answered for a seat when the time is over: what was said, or else declared beforehand, or pass."""
    question = match.question(seat)
    assert question is not None
    choice, mask = question
    said = held_by(person, opened)
    declared = kept(person).get(choice.code(), "") if seat in match.game.standing(match.options) else ""
    options = [choice.parse(pick, match.names) for pick in (said or declared).split()]
    return next((option for option in options if mask >> option & 1), PASS)


def held_by(seat: StoredSeat, opened: int) -> str | None:
    """Return what was said for a seat in the window that opened after so many answers."""
    return kept(seat).get(f"{HELD}{opened}")


def holding(seat: StoredSeat, opened: int, pick: str) -> StoredSeat:
    """Return the seat with what was said for it there; what was said in earlier windows is forgotten."""
    declared = {question: one for question, one in kept(seat).items() if not question.startswith(HELD)}
    return replace(seat, declared=msgspec.json.encode(declared | {f"{HELD}{opened}": pick}).decode())


def kept(seat: StoredSeat) -> dict[str, str]:
    """Return all that is kept for a seat: what it declares, by question, and what it has said in a window."""
    return {} if seat.declared is None else msgspec.json.decode(seat.declared, type=dict[str, str])
