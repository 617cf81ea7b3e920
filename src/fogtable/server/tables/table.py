"""One table in memory: its game, who sits there, and how all of that changes.

Everything but reading what has been published happens under the table's lock. A change is made in the match, written
to disk, and only then shown or acknowledged. If the disk refuses, this object is spoiled and nobody has seen the
change: the next request builds the table anew from the disk. What another worker has stored is taken in.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from fogtable.core.declarations.streams import Seed
from fogtable.core.play.match import Match, Refused
from fogtable.server import metrics
from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal, no_such_table
from fogtable.server.requests import Answers, TakeBack
from fogtable.server.store.rows import UNDONE, Kept, Stored, StoredSeat
from fogtable.server.store.tables import Conflict, Store
from fogtable.server.tables import clocks
from fogtable.server.tables.again import Again
from fogtable.server.tables.blind_windows import Blind
from fogtable.server.tables.display import Display
from fogtable.server.tables.fairness import seed_of, unrevealed
from fogtable.server.tables.gesture import PickRefused
from fogtable.server.tables.position import Played, Position, loaded, setting_of
from fogtable.server.tables.presence import Presence
from fogtable.server.tables.proposals import Proposal
from fogtable.server.tables.subscribers import Subscribers
from fogtable.server.tables.surroundings import TableAccess
from fogtable.server.tables.talk import Talk
from fogtable.server.tables.views import Published, SeatView, encode, reply_of

SeatChange = Callable[..., Awaitable[None]]
"""Writes a change of seats: of this table and version, whether the game has ``begun``, its ``seed``, all ``views``."""
Plan = Callable[[int], Awaitable[Callable[[], list[str]]]]
SILENCE: Final = 4
"""Heartbeats without anything new after which another worker plays the bots: longer than any of them thinks."""


class Table:
    """One table; see the module.

    Attributes:
        setting: what of it never changes.
        position: how far its game is.
        display: what is shown of it.
        presence: which pages of it are open.
        talk: what is said at it.
        subscribers: what waits for its changes.
        lock: held by whoever changes the table.
        version: how often it has changed in the store.
        spoiled: it may no longer be what stands on disk: it has to be read anew.
        leads: of all workers this one plays its bots.
    """

    def __init__(
        self,
        stored: Stored,
        known: Played,
        store: Store,
        attend: Callable[[Table], None],
        again: Again,
    ) -> None:
        match = known.match
        self.setting = setting_of(stored, match.game)
        self.id = self.setting.id
        self.game = self.setting.game
        self.position = Position(known, stored, again)
        self.presence = Presence()
        self.display = Display(self.setting, self.position, self.presence, stored)
        self.subscribers = Subscribers(lambda: self.spoiled or self.published.state == "over")
        self.talk = Talk(stored.id, match.names, store.talk, self.subscribers.wake)
        self.lock = asyncio.Lock()
        self.version = stored.version
        self.spoiled = False
        self.leads = True
        self._silence = 0
        self._store = store
        self._attend = attend
        self._again = again
        self._alarm: asyncio.TimerHandle | None = None

    # -- what can be read ------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match, to which the answers that stand are played."""
        return self.position.match

    @property
    def published(self) -> Published:
        """What has been published; it is read without the lock."""
        return self.display.published

    @property
    def blind_window(self) -> Blind:
        """The blind window in which the table stands."""
        return self.position.blind_window(self.published.seats)

    def held(self, session: str | None, name: str) -> int:
        """Return the number of a seat that this session holds.

        Raises:
            Refusal: ``no-such-seat`` or ``not-your-seat``.
        """
        at = self.position.seat_named(name)
        if session is None or session not in self.published.seats[at].sessions:
            raise Refusal("not-your-seat", "this session does not hold that seat")
        return at

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

    # -- the store, and other workers --------------------------------------------------------------------------------

    async def _on_disk(self, writing: Awaitable[None]) -> None:
        """Wait until a change of this version is on disk.

        Raises:
            Conflict: another worker was first; what it did is taken in, and the change is to be judged anew.
            Refusal: ``unavailable``.
        """
        try:
            await writing
        except Conflict:
            await self._renew(0)
            raise
        except SQLAlchemyError as wrong:
            raise self._not_stored(wrong) from None
        except BaseException:
            self.spoil()  # it may be on disk all the same
            raise
        self.version += 1
        self.leads = True

    async def catch_up(self) -> None:
        """Take in what other workers have stored; under the lock.

        Raises:
            Refusal: the table is gone, or cannot be read.
        """
        await self._renew(len(self.position.answers))

    def heartbeat(self) -> None:
        """Lead where a bot is to play and the worker that led says nothing any more."""
        self._silence = 0 if self.leads else self._silence + 1
        if self._silence >= SILENCE:
            self.leads = True
            self.subscribers.wake()

    async def _renew(self, known: int) -> None:
        """Publish the table as it stands on disk. The match here is where the first ``known`` of its answers end."""
        try:
            stored = await self._store.load(self.id, known)
            if stored is None:
                raise no_such_table()
            if known and any(meaning == UNDONE for _, meaning in stored.answers):
                return await self._renew(0)
            if known:
                self.position.go_on(stored.answers)
                await self.position.judge()
                self.position.load_on(stored)
            else:
                work = partial(loaded, self.game, stored)
                again = await self._again.played(self.id, len(stored.answers), work)
                self.position.load(again, stored.answers, stored.ended, stored.seed is not None)
            self.version = stored.version
            self._publish(self.display.restored(stored))
        except BaseException as wrong:
            self.spoil()
            if isinstance(wrong, Refusal) or not isinstance(wrong, Exception):
                raise
            raise self._not_stored(wrong) from None
        self.leads = False
        self._silence = 0
        self._attend(self)

    @contextmanager
    def _spoiled_by_failure(self) -> Iterator[None]:
        """Spoil this object if anything fails meanwhile, but a conflict: what that was about is taken in already."""
        try:
            yield
        except Conflict:
            raise
        except BaseException:
            self.spoil()
            raise

    def spoil(self) -> None:
        """Stop using this object: it may no longer be what stands on disk."""
        self.spoiled = True
        self.subscribers.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    def _not_stored(self, wrong: Exception) -> Refusal:
        log.error("store-failed", table=self.id, **failure(wrong))
        return Refusal("unavailable", "the store did not take it; nothing has changed")

    # -- who is here ------------------------------------------------------------------------------------------------

    def looked_at(self) -> None:
        """Note that somebody has asked for what is here: where bots play alone they go on for a while."""
        self.presence.looked()
        self.subscribers.wake()

    @contextmanager
    def page_open(self, session: str | None) -> Iterator[None]:
        """Count a page of this session as open while the context lasts."""
        self.presence.opened(session)
        self.publish_presence()
        try:
            yield
        finally:
            self.presence.closed(session)
            self.publish_presence()

    def publish_presence(self) -> None:
        """Publish who is here and whose time has run out. That waits for nothing that is being done to the game."""
        if not self.spoiled:
            self.display.look_around()
            self._tell()

    def _publish(self, now: Published) -> None:
        self.display.publish(now)
        self._tell()

    def _tell(self) -> None:
        """Tell what was published. When the next clock runs out that is told too, and bots answer for who is late."""
        self.subscribers.wake()
        if self._alarm is not None:
            self._alarm.cancel()
        times = self.display.around.times
        if times is None:
            return
        if (due := times.due()) < clocks.NEVER:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, due - clocks.now()), self.publish_presence)
        if times.late(self.match.awaited()):
            self._attend(self)
