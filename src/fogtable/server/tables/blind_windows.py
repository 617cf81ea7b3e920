"""Blind windows: where a game says so (``Game.window_seconds``), the time that a reaction window takes reveals nothing.

Such a window asks in secret everybody who, by what all know, may be able to react. People who cannot are not bothered;
those who can may answer, and change their answer, until the window closes; only then it takes effect. How long that is
depends on the tempo of the table:

``natural``  a moment, its cover, whoever can react; and as long as somebody who can has not answered
``strict``   a fixed time (``Game.window_seconds``), which everybody sees run out; who has not answered by then passes

All others are sent the same bytes, whether somebody could react or not. Under ``natural`` they may conclude from a long
wait that somebody can; under ``strict`` from nothing. As the server answers for people there, nobody takes an answer
back.

The cover is for those who can react and answer quickly: their window must not differ from one in which nobody can. Most
of them are short (:func:`drawn`), for whoever thinks longer than a cover is seen to think anyway. Where a bot is asked
as well, it needs none: bots take their own pause, whether or not they have a choice, and behind it nobody sees who has
answered before. That a bot is asked follows from what everybody knows, like the window itself.

A window has no length where its owner has answered beforehand (standing orders: `Game.standing`), or where nobody else
could notice: where all others are bots. Where several sit before one device everybody is asked, as in any other game:
it goes round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import SystemRandom
from typing import Final

import msgspec

from fogtable.core.asking import Way
from fogtable.core.declarations.choice import PASS, PASS_BIT, Choice
from fogtable.fast.match import AnyMatch
from fogtable.server.refusals import Refusal
from fogtable.server.store.rows import StoredSeat

NATURAL: Final = "natural"
STRICT: Final = "strict"
TEMPOS: Final = (NATURAL, STRICT)
COVER: Final = (0.4, 1.5)
"""The span of seconds from which the cover of a window is drawn under :data:`NATURAL`."""
HELD: Final = "@"
"""Marks, among what a seat has declared, what was said in the window before the answer whose number follows."""


@dataclass(frozen=True)
class Blind:
    """What people see of a window, and how it ends.

    Attributes:
        unasked: the seats to which no question goes out: they can only pass, or have said something.
        closing: the seats for which the server answers when it closes; what they say before is kept until then.
        thinking: those of them that it waits for, however long.
        lasts: the span of seconds from which that time is drawn.
        shown: everybody sees how it runs out.
        opened: how many answers the table had when it opened.
        final: answers in it cannot be taken back.
    """

    unasked: frozenset[int] = field(default_factory=frozenset)
    closing: tuple[int, ...] = ()
    thinking: frozenset[int] = field(default_factory=frozenset)
    lasts: tuple[float, float] = (0.0, 0.0)
    shown: bool = True
    opened: int = 0
    final: bool = True

    @property
    def closes(self) -> bool:
        """Whether the server answers for somebody as soon as the time is over."""
        return bool(self.closing) and not self.thinking

    @property
    def timed(self) -> bool:
        """Whether answers in it are kept until it closes."""
        return self.lasts[1] > 0

    def require_retractable(self) -> None:
        """Refuse to take an answer back where that cannot be done.

        Raises:
            Refusal: ``not-retractable``.
        """
        if self.final:
            raise Refusal("not-retractable", "what was answered in this window stands")


OPEN: Final = Blind(final=False)
"""No such window: everybody who may answer is asked, and nobody answers for them."""


@dataclass(frozen=True)
class Countdown:
    """How the time of a window runs out; if it is shown, then to everybody alike.

    Attributes:
        opened: how many answers the table had when the window opened.
        seconds: how long it lasts.
        ends: when it ends, by the server's clock.
        shown: whether it is shown.
    """

    opened: int
    seconds: float
    ends: float
    shown: bool


def window_of(match: AnyMatch, seats: Sequence[StoredSeat], answers: int, tempo: str) -> Blind:
    """Return the window in which a table of these seats stands after so many answers, some of them perhaps in it."""
    if not match.game.window_seconds or match.way() is not Way.QUIET:
        return OPEN
    masks = {at: asked[1] for at in match.awaited() if (asked := match.question(at)) is not None}
    if not all(mask & PASS_BIT for mask in masks.values()):
        return OPEN
    present = [at for at, seat in enumerate(seats) if seat.bot is None]
    people = tuple(at for at in present if at in masks)
    beforehand = frozenset(people) & match.game.standing(match.options)
    if beforehand:
        return Blind(beforehand, tuple(sorted(beforehand)))
    entitled = [at for at in present if at in masks or match.retractable(at)]
    if any(seats[at].sessions & seats[other].sessions for at in entitled for other in present if other != at):
        return OPEN
    idle = frozenset(at for at in people if masks[at] == PASS_BIT)
    if len(present) == 1 or (tempo == NATURAL and _asks_a_bot(match, seats)):
        return Blind(idle, tuple(sorted(idle)))
    if not people:
        return Blind()
    opened = answers - match.answered()
    settled = idle | {at for at in people if held_by(seats[at], opened) is not None}
    if tempo == STRICT:
        return Blind(settled, people, lasts=(match.game.window_seconds,) * 2, opened=opened)
    return Blind(settled, people, frozenset(people) - settled, COVER, shown=False, opened=opened)


def _asks_a_bot(match: AnyMatch, seats: Sequence[StoredSeat]) -> bool:
    """Tell whether a bot is asked in the open window, or was before it answered."""
    bots = (at for at, seat in enumerate(seats) if seat.bot is not None)
    return any(match.question(at) is not None or match.retractable(at) for at in bots)


def drawn(span: tuple[float, float]) -> float:
    """Draw a number of seconds from a span: any of them can come, half of the time one in its first sixteenth."""
    least, most = span
    return least + (most - least) * SystemRandom().random() ** 4


def counted(window: Blind, before: Countdown | None, now: float) -> Countdown | None:
    """Return how the time of a window runs out: on as before where it is the same one, else from now."""
    if not window.timed:
        return None
    if before is not None and before.opened == window.opened:
        return before
    seconds = round(drawn(window.lasts), 3)
    return Countdown(window.opened, seconds, round(now + seconds, 3), window.shown)


def public(countdown: Countdown | None) -> dict[str, float] | None:
    """Return it as everybody sees it."""
    if countdown is None or not countdown.shown:
        return None
    return {"seconds": countdown.seconds, "ends": countdown.ends}


def answer_of(match: AnyMatch, seat: int, person: StoredSeat, opened: int) -> int:
    """Return what is answered for a seat when the time is over: what was said, or else declared beforehand, or pass."""
    question = match.question(seat)
    assert question is not None
    choice, mask = question
    answered = held_by(person, opened)
    declared = kept(person).get(order_name(match, choice), "") if seat in match.game.standing(match.options) else ""
    options = [choice.parse(pick, match.names) for pick in (answered or declared).split()]
    return next((option for option in options if mask >> option & 1), PASS)


def order_name(match: AnyMatch, choice: type[Choice]) -> str:
    """Return by what name an order for the open window is kept: its question and what it is about (`Game.apart`)."""
    about = match.game.apart.get(choice)
    if about is None:
        return choice.code()
    return f"{choice.code()} {about.name(match.about()[0])}"


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
