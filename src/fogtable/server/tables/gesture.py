"""Gestures: several picks in a row that a seat drafts freely and then makes at once.

A gesture never crosses an information barrier. Were picks beyond one taken "all or none", a refusal would tell what
the barrier hides. So a draft is tried in worlds that the seat could just as well be in (re-deals): there it can learn
nothing that it does not know, and what comes after a barrier is refused whatever the truth is.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

from fogtable.core.asking import Way
from fogtable.core.declarations.state import State
from fogtable.core.declarations.streams import Stream
from fogtable.core.declarations.visibility import viewer_bit
from fogtable.core.play.match import Refused
from fogtable.core.play.view import rows_and_viewers, view_bytes
from fogtable.fast.match import AnyMatch
from fogtable.fast.worlds import world_of
from fogtable.server.logs import failure, log
from fogtable.server.turns import Share

WORLDS: Final = 2
"""Worlds in which a draft is tried. Where they come to look different to the seat, it has learned something."""


class PickRefused(Exception):
    """The pick number ``pick`` of a gesture is not possible; nothing has changed."""

    def __init__(self, pick: int, why: Refused) -> None:
        super().__init__(str(why))
        self.pick = pick
        self.code = why.code


def ahead(match: AnyMatch, seat: int, picks: Sequence[str]) -> AnyMatch | None:
    """Return a world in which the seat has made these picks and must say more, ``None`` if the gesture is whole.

    Raises:
        PickRefused: a pick is not offered, or the gesture was whole before it.
    """
    try:
        if picks:
            match.require(seat, match.parse(seat, picks[0]))
        elif match.question(seat) is None:
            raise Refused("not-asked", f"{match.names[seat]} is not asked anything now")
    except Refused as why:
        raise PickRefused(0, why) from None
    try:
        return _tried(match, seat, picks)
    except PickRefused:
        raise
    except Exception as wrong:  # a world that cannot be: a mistake in a state table must not stop the game
        log.error("draft-failed", game=match.game.name, **failure(wrong))
    if len(picks) > 1:
        raise PickRefused(1, _WHOLE)
    return None


async def ahead_in_thread(match: AnyMatch, seat: int, picks: Sequence[str], share: Share) -> AnyMatch | None:
    """Try a gesture as :func:`ahead`, beside everybody else's work; the lock of the table has to be held meanwhile.

    Raises:
        PickRefused: as :func:`ahead`.
        Refusal: ``too-many``.
    """
    trying = share.submit(partial(ahead, match, seat, picks))
    try:
        return await asyncio.shield(trying)
    finally:
        await asyncio.wait((trying,))  # a thread cannot be stopped, and must not see the match change


_WHOLE: Final = Refused("not-offered", "the gesture is whole before this pick")


@cache
def _key() -> int:
    """Make the worlds of a position the same each time: what a preview promised is what the answer finds."""
    return secrets.randbits(64)


def _tried(match: AnyMatch, seat: int, picks: Sequence[str]) -> AnyMatch | None:
    luck = Stream(_key() ^ (match.answer_count << 4 | seat))
    worlds = [world_of(match, seat, luck.below(1 << 64)) for _ in range(WORLDS)]
    goes_on = True
    for at, pick in enumerate(picks):
        if not goes_on:
            raise PickRefused(at, _WHOLE)
        try:
            went_on = [pick_in(world, seat, pick) for world in worlds]
        except Refused as why:
            raise PickRefused(at, why) from None
        goes_on = all(went_on) and len({_known(world, seat) for world in worlds}) == 1
    return worlds[0] if goes_on else None


def take(match: AnyMatch, seat: int, picks: Sequence[str], note: Callable[[AnyMatch], None] = lambda _: None) -> int:
    """Make a gesture in the match itself; return how many of its picks were made.

    ``note`` is shown the match before each of them.

    A gesture of several picks must have been tried :func:`ahead`. All are made, unless the truth turned out other
    than any world in which it was tried: then the picks up to there stand, since the seat has learned something.

    Raises:
        PickRefused: the gesture is not possible; nothing has changed.
    """
    *before, last = picks
    made = 0
    try:
        for pick in before:
            note(match)
            goes_on = pick_in(match, seat, pick)
            made += 1
            if not goes_on:
                return made
        note(match)
        match.play(seat, last)  # nothing comes after it that a barrier could hide
    except Refused as why:
        if made == 0:
            raise PickRefused(0, why) from None
        return made
    return made + 1


def pick_in(world: AnyMatch, seat: int, pick: str) -> bool:
    """Make one pick; tell whether the same seat's gesture goes on.

    Raises:
        Refused: the pick is not offered; nothing has changed.
    """
    return give(world, seat, world.parse(seat, pick))


def give(world: AnyMatch, seat: int, option: int) -> bool:
    """Give one answer; tell whether no information barrier was crossed: the same seat goes on, and saw nothing new.

    Raises:
        Refused: the answer is not offered; nothing has changed.
    """
    before = Barrier.before(world, seat)
    world.answer(seat, option)
    return not before.crossed(world)


@dataclass(frozen=True)
class Barrier:
    """What has to be known of a position to tell whether the next answer of a seat crosses an information barrier."""

    seat: int
    way: Way
    opened: int
    luck: int
    seen: int

    @classmethod
    def before(cls, world: AnyMatch, seat: int) -> Barrier:
        """Note a position."""
        return cls(seat, world.way(), world.opened(), len(world.state.chance.came), _seen(world.state, seat))

    def crossed(self, world: AnyMatch) -> bool:
        """Tell whether, after its answer, the seat does not simply go on, or has seen something new."""
        now, t = world.way(), world.state
        if world.over or world.question(self.seat) is None or len(t.chance.came) != self.luck:
            return True
        if any(other != self.seat for other, _, _ in world.filled) or _seen(t, self.seat) & ~self.seen:
            return True
        if now.sealed or self.way.sealed:
            return world.opened() != self.opened
        return now is Way.FLOOR


def _seen(t: State, seat: int) -> int:
    """Return which rows of the fields that are not public the seat sees, as a mask."""
    bit = viewer_bit(seat)
    seen = 0
    for mask, _ in rows_and_viewers(t):
        seen = seen << 1 | (mask & bit != 0)
    return seen


def _known(world: AnyMatch, seat: int) -> tuple[bytes, Any]:
    """Return all that the seat knows at this moment of a draft."""
    return view_bytes(world.state, seat, world.names), world.question(seat)
