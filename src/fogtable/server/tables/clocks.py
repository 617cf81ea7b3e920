"""Clocks: how long people may think, and how long they still may.

Each seat that is asked has the time of the decision, and after that what is left of its own reserve. A *moment* is a
stretch in which everybody is shown the same question: it begins when the rules ask something else and everybody has
seen something new. While it is secret which seat is asked, the time of the decision runs for the moment as a whole, and
no reserve does. So a clock is worked out from what a spectator is shown, and reveals no more.

Clocks stand still while nobody who sits at the table has a page open. What is left is stored with each answer that
everybody sees: the time that a server is down costs nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec import Struct

from fogtable.server.requests import Clock
from fogtable.server.store.rows import Stored, StoredSeat
from fogtable.server.tables.blind_windows import HELD

now = monotonic
"""The time by which clocks go, in seconds; tests replace it."""
NEVER: Final = float("inf")


class TimeLeft(Struct, frozen=True):
    """What is left of a clock, as it is stored.

    Attributes:
        whole: seconds of the moment's decision.
        reserves: seconds, by seat.
        late: how often the time of each seat has run out, as everybody saw.
    """

    whole: float
    reserves: list[float]
    late: list[int]


@dataclass(frozen=True)
class Moment:
    """What everybody is shown of the seats that are awaited.

    Attributes:
        number: which moment of the game it is.
        hidden: whether it is secret which seats are awaited.
        awaited: the seats that everybody sees awaited, and for whom no bot plays; none where it is secret.
    """

    number: int
    hidden: bool
    awaited: tuple[int, ...]


NOT_BEGUN: Final = Moment(0, False, ())
"""The moment before the first one."""


@dataclass(frozen=True)
class ClockState:
    """How the clocks of a table stood at a point of time, and which of them run since.

    Attributes:
        at: the point of time, by :func:`now`.
        left: what was left then.
        moment: which seats are awaited.
        going: somebody who sits at the table has a page open.
        out: the seats whose time has run out in this moment.
        all_out: the moment's time has run out while it is secret which seats are awaited.
    """

    at: float
    left: TimeLeft
    moment: Moment
    going: bool
    out: frozenset[int] = frozenset()
    all_out: bool = False

    def due(self) -> float:
        """Return when the next clock runs out, :data:`NEVER` if none will."""
        if not self.going:
            return NEVER
        if self.moment.hidden:
            return NEVER if self.all_out else self.at + self.left.whole
        running = [seat for seat in self.moment.awaited if seat not in self.out]
        return min((self.at + self.left.whole + self.left.reserves[seat] for seat in running), default=NEVER)

    def late(self, awaited: Iterable[int]) -> list[int]:
        """Return those of the seats that are awaited in truth whose time has run out."""
        return [seat for seat in awaited if self.all_out or seat in self.out]


def clock_of(stored: Stored) -> Clock | None:
    """Return the clock of a table, ``None`` if there is none."""
    return None if stored.clock is None else msgspec.json.decode(stored.clock, type=Clock)


def declared(seats: Sequence[StoredSeat]) -> dict[int, dict[str, str]]:
    """Return what each seat has declared for the case that its time runs out, by question."""
    kept = {at: msgspec.json.decode(seat.declared) for at, seat in enumerate(seats) if seat.declared}
    return {
        at: {question: pick for question, pick in picks.items() if question[0] != HELD} for at, picks in kept.items()
    }


def restored(clock: Clock, stored: Stored) -> ClockState:
    """Return the times of a table that was read from the store; nobody's clock runs yet."""
    if stored.times is None:
        left = TimeLeft(clock.decision, [clock.reserve] * len(stored.seats), [0] * len(stored.seats))
    else:
        left = msgspec.json.decode(stored.times, type=TimeLeft)
    return ClockState(_point(), left, NOT_BEGUN, going=False)


def advance(clock: Clock, times: ClockState, moment: Moment, going: bool) -> ClockState:
    """Return the times from now on; the same object if neither the moment nor whether they are going has changed."""
    if (times.moment, times.going) == (moment, going):
        return times
    point = _point()
    left, out = _settled(times, point), times.out
    if moment.number != times.moment.number:
        left, out = msgspec.structs.replace(left, whole=clock.decision), frozenset[int]()
    return _judged(ClockState(point, left, moment, going), out)


def expire(times: ClockState) -> ClockState:
    """Return the times from now on, if a clock has run out meanwhile: that everybody sees, too."""
    point = _point()
    if times.due() > point:
        return times
    return _judged(ClockState(point, _settled(times, point), times.moment, times.going), times.out)


def _judged(stands: ClockState, known: frozenset[int]) -> ClockState:
    """Work out whose time has run out, and count it where it was not known before."""
    left, moment = stands.left, stands.moment
    if moment.hidden:
        return replace(stands, all_out=left.whole <= 0)
    out = frozenset(seat for seat in moment.awaited if left.whole + left.reserves[seat] <= 0)
    late = [count + (seat in out - known) for seat, count in enumerate(left.late)]
    return replace(stands, out=out, left=msgspec.structs.replace(left, late=late))


def kept(times: ClockState) -> str:
    """Return what is stored."""
    return msgspec.json.encode(_settled(times, _point())).decode()


def public(clock: Clock, times: ClockState, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the clocks as everybody sees them; the page works out the rest from the time of the message."""
    return {
        "decision": clock.decision,
        "reserve": clock.reserve,
        "at": times.at,
        "whole": times.left.whole,
        "reserves": times.left.reserves,
        "late": times.left.late,
        "runs": ["table"] if times.moment.hidden else [names[seat] for seat in times.moment.awaited],
        "going": times.going,
    }


def _settled(times: ClockState, point: float) -> TimeLeft:
    """Return what is left at a later point of time."""
    left, moment = times.left, times.moment
    if not times.going:
        return left
    spent = point - times.at
    over = max(0.0, spent - left.whole)
    reserves = [
        round(max(0.0, reserve - over), 3) if seat in moment.awaited else reserve
        for seat, reserve in enumerate(left.reserves)
    ]
    return TimeLeft(round(max(0.0, left.whole - spent), 3), reserves, left.late)


def _point() -> float:
    return round(now(), 3)
