"""One table in memory: its game, who sits there, and how all of that changes.

Everything but reading what has been published happens under the table's lock; how it is kept is the subject of
:mod:`.kept_table`.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import partial

from fogtable.core.declarations.streams import Seed
from fogtable.core.play.match import Refused
from fogtable.server import metrics
from fogtable.server.logs import log
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Answers, TakeBack
from fogtable.server.store.rows import Kept, Stored, StoredSeat
from fogtable.server.store.tables import Conflict
from fogtable.server.tables.fairness import seed_of, unrevealed
from fogtable.server.tables.gesture import PickRefused
from fogtable.server.tables.kept_table import KeptTable
from fogtable.server.tables.proposals import Proposal
from fogtable.server.tables.surroundings import TableAccess
from fogtable.server.tables.views import SeatView, encode, reply_of

SeatChange = Callable[..., Awaitable[None]]
"""Writes a change of seats: of this table and version, whether the game has ``begun``, its ``seed``, all ``views``."""
Plan = Callable[[int], Awaitable[Callable[[], list[str]]]]


class Table(KeptTable):
    """One table; see the module."""

    # -- who sits here, and what is proposed -------------------------------------------------------------------------

    async def reseat(self, at: int, new: StoredSeat) -> None:
        """Change who sits at a seat.

        Raises:
            Refusal: ``unavailable``.
        """
        old = self.published.seats[at]
        seen = old.gone | old.sessions if self.published.state == "playing" else old.gone
        same = bool(old.sessions & new.sessions)
        declared = old.declared if same else None
        new = replace(new, gone=seen - new.sessions, declared=declared)
        if self.published.begun or (same and new.commitment is None):
            # Once all are there nothing is committed any more: the luck is to be drawn from this.
            new = replace(new, commitment=old.commitment, value=old.value)
        seats = self._seats_with(at, new)
        await self._reseat(seats, self._seed_by(seats), partial(self._store.reseat, position=at, seat=new))
        log.info("seat-changed", table=self.id, seat=at, taken=new.taken)

    async def reveal(self, at: int, value: str) -> None:
        """Keep what a seat adds to the luck; with the last one the game begins.

        Raises:
            Refusal: ``unavailable``.
        """
        seats = self._seats_with(at, replace(self.published.seats[at], value=value))
        await self._reseat(seats, self._seed_by(seats), partial(self._store.reveal, position=at, value=value))

    async def begin_without_the_rest(self) -> None:
        """Begin the game without what has not been revealed.

        Raises:
            Refusal: ``unavailable``.
        """
        seats = self.published.seats
        assert self.setting.secret is not None, "all other luck is drawn when a table is opened"
        await self._reseat(seats, seed_of(self.setting.secret, [seat.value for seat in seats]), self._store.draw)

    def _seed_by(self, seats: Sequence[StoredSeat]) -> Seed | None:
        """Return the seed that follows from these seats; ``None``: it is drawn already, or something is waited for."""
        begun = self.published.begun or all(seat.taken for seat in seats)
        if self.position.drawn or not begun or unrevealed(seats) or self.setting.secret is None:
            return None
        return seed_of(self.setting.secret, [seat.value for seat in seats])

    async def hand_over(self, before: str, after: str) -> None:
        """Let a session take the place of another, which has nothing here: they are one person's.

        Raises:
            Refusal: ``unavailable``.
        """
        seats = tuple(seat.handed_over(before, after) for seat in self.published.seats)
        await self._on_disk(self._store.hand_over(self.id, self.version, before, after))
        if self.setting.host == before:
            self.display.setting = replace(self.setting, host=after)
        self._publish(self.display.with_seats(seats))
        self._attend(self)

    async def _reseat(self, seats: tuple[StoredSeat, ...], seed: Seed | None, write: SeatChange) -> None:
        """Store and show other seats; with a seed the game begins by that."""
        if seed is not None:
            self.position.draw(seed)
        with nullcontext() if seed is None else self._spoiled_by_failure():
            now = self.display.with_seats(seats)
            numbers = self.display.numbers(now)
            await self._on_disk(write(self.id, self.version, begun=now.begun, seed=seed, views=numbers))
        self._publish(now)
        self._attend(self)

    async def declare(self, at: int, new: StoredSeat) -> None:
        """Keep what a seat has declared for the case that its time runs out.

        Raises:
            Refusal: ``unavailable``.
        """
        now = self.display.with_declared(self._seats_with(at, new))
        numbers = self.display.numbers(now)
        await self._on_disk(self._store.declare(self.id, self.version, at, new.declared, numbers))
        self._publish(now)

    def _seats_with(self, at: int, new: StoredSeat) -> tuple[StoredSeat, ...]:
        seats = self.published.seats
        return (*seats[:at], new, *seats[at + 1 :])

    async def arrange(self, access: TableAccess) -> None:
        """Say what the table is open for.

        Raises:
            Refusal: ``unavailable``.
        """
        now = self.display.with_access(access)
        numbers = self.display.numbers(now)
        writing = self._store.arrange(self.id, self.version, access.locked, access.watching, access.listed, numbers)
        await self._on_disk(writing)
        self._publish(now)

    async def propose(self, proposal: Proposal | None) -> None:
        """Show a proposal to everybody, or none any more.

        Raises:
            Refusal: ``unavailable``.
        """
        kept = None if proposal is None else encode(proposal).decode()
        await self._on_disk(self._store.propose(self.id, self.version, kept))
        self._publish(self.display.with_proposal(proposal))

    async def end(self) -> None:
        """End the game before its end: all is open from now on.

        Raises:
            Refusal: ``unavailable``.
        """
        self.position.ended = True
        with self._spoiled_by_failure():
            now = self.display.ended()
            await self._on_disk(self._store.end(self.id, self.version, self.display.numbers(now)))
        log.info("ended", table=self.id)
        self._publish(now)

    async def rematch(self, new: Stored) -> None:
        """Open the table at which the same people play again, and tell them here.

        Raises:
            Refusal: ``unavailable``.
        """
        await self._on_disk(self._store.rematch(self.id, self.version, new))
        log.info("rematch", table=self.id, at=new.id)
        self._publish(self.display.with_rematch(new.id))

    # -- what changes the game ---------------------------------------------------------------------------------------

    async def command(self, session: str | None, body: Answers | TakeBack, plan: Plan) -> bytes:
        """Carry a command of a session out, once for each key; return the reply as JSON.

        ``plan`` judges it for a seat, and returns what makes it in the match and returns the meanings to store.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """
        self.position.seat_named(body.seat)
        try:
            seat = self.held(session, body.seat)
            return await self._change(seat, await plan(seat), session, body.key)
        except (Refusal, Conflict):
            # What was done already is refused when it comes again, be it that another worker did it.
            kept = None if session is None or self.spoiled else await self._store.kept(self.id, session, body.key)
            if kept is None:
                raise
            return kept.encode()

    async def undo(self, seat: int) -> None:
        """Take the last answer back, which was this seat's; all have agreed.

        Raises:
            Refusal: ``unavailable``.
        """
        await self._change(seat, await self.position.taking_back(), None, None)

    async def answer_for(self, seat: int, seen: SeatView, option: int) -> None:
        """Answer for a seat what it was asked when it saw this, unless it is asked something else by now."""
        now = self.published.views[seat]
        question = self.match.question(seat)
        if self.spoiled or now.since != seen.since or question is None or not question[1] >> option & 1:
            return
        meaning = question[0].meaning(option, self.match.names)

        def change() -> list[str]:
            self.match.answer(seat, option)
            return [meaning]

        await self._change(seat, change, None, None)

    async def _change(self, seat: int, change: Callable[[], list[str]], session: str | None, key: str | None) -> bytes:
        """Carry out ``change`` in the match, which returns the answers to keep; store them, show them, reply."""
        begun = time.perf_counter()
        position = self.position
        position.last.note(self.match)
        try:
            meanings = change()
        except Refusal:
            raise
        except PickRefused as why:
            raise Refusal(why.code, str(why), pick=why.pick) from None
        except Refused as why:
            raise Refusal(why.code, str(why)) from None
        except BaseException:
            self.spoil()
            raise
        answers = [(seat, meaning) for meaning in meanings]
        with self._spoiled_by_failure():
            await position.judge()
            first = len(position.answers)
            position.answers += answers
            now = self.display.after(seat)
            reply = reply_of(now, seat, len(meanings))
            kept = None if session is None or key is None else Kept(session, key, reply.decode())
            numbers = self.display.numbers(now)
            await self._on_disk(self._store.append(self.id, self.version, first, answers, numbers, now.times, kept))
        self._publish(now)
        metrics.published(len(answers), time.perf_counter() - begun)
        return reply
