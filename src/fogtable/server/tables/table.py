"""One table in memory: its match, who sits where, what each viewer is shown.

Everything but reading what has been published happens under the table's lock. A change is made in the match, written
to disk, and only then shown or acknowledged. If the disk refuses, this object is spoiled and nobody has seen the
change: the next touch builds the table anew from the disk. What another worker has stored is taken in.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from fogtable.core.play.match import Match, Refused
from fogtable.server import metrics
from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal, no_such_table
from fogtable.server.requests import Answers, Preview, TakeBack
from fogtable.server.store.rows import TAKEN_BACK, UNDONE, Kept, Stored, StoredSeat
from fogtable.server.store.tables import Conflict, Store
from fogtable.server.tables import clocks, views
from fogtable.server.tables.display import Display
from fogtable.server.tables.gesture import PickRefused, ahead, take
from fogtable.server.tables.proposals import Proposal
from fogtable.server.tables.replay import match_of, play_on, replay
from fogtable.server.tables.talk import Talk
from fogtable.server.tables.undo import mark
from fogtable.server.tables.views import Published, SeatView, TableAccess, encode, reply_of

SILENCE: Final = 4
"""Heartbeats without anything new after which another worker plays the bots: longer than any of them thinks."""


class Table(Display):
    """One table; see the module. ``leads``: of all workers it is this one that plays its bots."""

    def __init__(self, stored: Stored, match: Match, store: Store, seat_bots: Callable[[Table], None]) -> None:
        self.lock = asyncio.Lock()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._followers: set[asyncio.Event] = set()
        self.spoiled = False
        self.leads = True
        self._silence = 0
        self._store = store
        self._seat_bots = seat_bots
        self._telling: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        super().__init__(stored, match)
        self.talk = Talk(stored.id, match.names, store.talk, self._wake)

    # -- who sits here ---------------------------------------------------------------------------------------------

    async def reseat(self, at: int, new: StoredSeat) -> None:
        """Change who sits at one seat.

        Raises:
            Refusal: ``unavailable``.
        """
        old = self.published.seats[at]
        seen = old.gone | old.sessions if self.published.state == "playing" else old.gone
        declared = old.declared if old.sessions & new.sessions else None
        new = replace(new, gone=seen - new.sessions, declared=declared)
        seats = (*self.published.seats[:at], new, *self.published.seats[at + 1 :])
        begun = self.published.state != "open" or all(seat.taken for seat in seats)
        now = self._compute(None, seats, begun)
        await self._kept_on_disk(self._store.reseat(self.id, self.version, at, new, begun, self._numbers(now)))
        log.info("seat-changed", table=self.id, seat=at, taken=new.taken)
        self._publish(now)
        self._seat_bots(self)

    async def arrange(self, access: TableAccess) -> None:
        """Say what the table is open for.

        Raises:
            Refusal: ``unavailable``.
        """
        now = self._compute(None, self.published.seats, self.published.state != "open", access)
        await self._kept_on_disk(
            self._store.arrange(
                self.id, self.version, access.locked, access.watching, access.listed, self._numbers(now)
            )
        )
        self._publish(now)

    async def _kept_on_disk(self, writing: Awaitable[None]) -> None:
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

    # -- what others do --------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Take in what other workers have stored; under the lock.

        Raises:
            Refusal: the table is gone, or cannot be read.
        """
        await self._renew(len(self.answers))

    def heartbeat(self) -> None:
        """Lead where a bot is to play and the worker that led says nothing any more."""
        self._silence = 0 if self.leads else self._silence + 1
        if self._silence >= SILENCE:
            self.leads = True
            self._wake()

    async def _renew(self, known: int) -> None:
        """Show the table as it stands on disk. The match here is where the first ``known`` of its answers end."""
        try:
            stored = await self._store.load(self.id, known)
            if stored is None:
                raise no_such_table()
            if known and any(meaning == UNDONE for _, meaning in stored.answers):
                return await self._renew(0)
            if known:
                match = self.match
                play_on(match, stored.answers)
            else:
                match = await asyncio.to_thread(match_of, self.game, stored)
            self.load(stored, match, [*self.answers[:known], *stored.answers])
        except BaseException as wrong:
            self.spoil()
            if isinstance(wrong, Refusal) or not isinstance(wrong, Exception):
                raise
            raise self._not_stored(wrong) from None
        self.leads = False
        self._silence = 0
        self._seat_bots(self)

    # -- what runs beside it ---------------------------------------------------------------------------------------

    def attend(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run a task beside the game until that is over; not twice under one name.

        It is cancelled when this object is spoiled, and has to end by itself otherwise.
        """
        if name in self._tasks or self.published.state == "over":
            return
        task = self._tasks[name] = asyncio.create_task(work())
        task.add_done_callback(lambda _: self._tasks.pop(name))

    async def changes(self) -> AsyncGenerator[None]:
        """Yield now, and whenever something new may be seen, until the game is over or this object is spoiled."""
        news = asyncio.Event()
        news.set()
        self._followers.add(news)
        try:
            while not self.spoiled and self.published.state != "over":
                await news.wait()
                news.clear()
                yield
        finally:
            self._followers.discard(news)

    async def stopped(self) -> None:
        """Wait until everything that runs beside this object has ended, once it is spoiled."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _wake(self) -> None:
        super()._wake()
        for news in self._followers:
            news.set()

    # -- who is here -----------------------------------------------------------------------------------------------

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
        """Show everybody who is here and whose time has run out, as soon as no change is under way."""

        async def tell() -> None:
            async with self.lock:
                if not self.spoiled:
                    self._publish(self._around())  # nobody's view changes by it

        telling = asyncio.create_task(tell())
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    def _publish(self, now: Published) -> None:
        """Show it. When the next clock runs out everybody is told, and bots answer for whom it was."""
        super()._publish(now)
        if self._alarm is not None:
            self._alarm.cancel()
        if now.times is not None and (due := now.times.due()) < clocks.NEVER:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, due - clocks.now()), self.publish_presence)
        if now.times is not None and now.times.late(self.match.awaited()):
            self._seat_bots(self)

    # -- what people do --------------------------------------------------------------------------------------------

    async def answer(self, session: str | None, body: Answers) -> bytes:
        """Take a gesture; return the reply as JSON.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """

        def change(seat: int) -> list[str]:
            if self.published.seats[seat].bot is not None:
                raise Refusal("bot-plays", "a bot stands in for this seat: come back first")
            self.require_fresh(seat, body.view)
            return body.picks[: take(self.match, seat, body.picks)]

        return await self._commanded(session, body, change)

    async def retract(self, session: str | None, body: TakeBack) -> bytes:
        """Take a sealed answer back; return the reply as JSON.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """

        def change(seat: int) -> list[str]:
            self.require_fresh(seat, body.view)
            self.blind.require_retractable()
            self.match.retract(seat)
            return [TAKEN_BACK]

        return await self._commanded(session, body, change)

    async def undo(self, session: str | None, body: TakeBack) -> bytes:
        """Take the last answer back, which nobody else has to agree to; return the reply as JSON.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """

        def change(seat: int) -> list[str]:
            self.require_undoable(seat, body.view)
            return self._taken_back()

        return await self._commanded(session, body, change)

    async def undo_agreed(self, seat: int) -> None:
        """Take the last answer back, which was this seat's; all have agreed.

        Raises:
            Refusal: ``unavailable``.
        """
        await self._change(seat, self._taken_back, None, None)

    def require_undoable(self, seat: int, view: int) -> None:
        """Refuse to take back what cannot be.

        Raises:
            Refusal: ``stale-view``, ``not-undoable``.
        """
        self._require_seen(seat, view)
        if self.ended or self._may_undo() != seat:
            raise Refusal("not-undoable", "something new has been seen since, or there is nothing to take back")

    def _taken_back(self) -> list[str]:
        self.match = replay(self.match, self.match.answers[:-1])
        self._events = views.EventLog(self.match)
        return [UNDONE]

    async def propose(self, proposal: Proposal | None) -> None:
        """Show a proposal to everybody, or none any more.

        Raises:
            Refusal: ``unavailable``.
        """
        kept = None if proposal is None else encode(proposal).decode()
        await self._kept_on_disk(self._store.propose(self.id, self.version, kept))
        self._publish(self._with_table(replace(self.published, proposal=proposal)))  # nobody's view changes by it

    async def end(self) -> None:
        """End the game before its end: all is open from now on.

        Raises:
            Refusal: ``unavailable``.
        """
        self.ended = True
        try:
            now = self._compute(None, self.published.seats, True)
            await self._kept_on_disk(self._store.end(self.id, self.version, self._numbers(now)))
        except Conflict:
            raise
        except BaseException:
            self.spoil()
            raise
        log.info("ended", table=self.id)
        self._publish(now)

    async def declare(self, at: int, new: StoredSeat) -> None:
        """Keep what a seat has declared for the case that its time runs out.

        Raises:
            Refusal: ``unavailable``.
        """
        seats = (*self.published.seats[:at], new, *self.published.seats[at + 1 :])
        now = self._compute(None, seats, self.published.state != "open")
        writing = self._store.declare(self.id, self.version, at, new.declared, self._numbers(now))
        await self._kept_on_disk(writing)
        self._publish(now)

    async def _commanded(
        self, session: str | None, body: Answers | TakeBack, change: Callable[[int], list[str]]
    ) -> bytes:
        """Carry a command of a session out, once for each key; return the reply as JSON."""
        self.seat_named(body.seat)
        try:
            seat = self.held(session, body.seat)
            return await self._change(seat, partial(change, seat), session, body.key)
        except (Refusal, Conflict):
            # What was done already is refused when it comes again, be it that another worker did it.
            kept = None if session is None or self.spoiled else await self._store.kept(self.id, session, body.key)
            if kept is None:
                raise
            return kept.encode()

    async def bot_answer(self, seat: int, seen: SeatView, option: int) -> None:
        """Take a bot's answer, unless it is asked something else by now."""
        now = self.published.views[seat]
        question = self.match.question(seat)
        if self.spoiled or now.since != seen.since or question is None or not question[1] >> option & 1:
            return
        meaning = question[0].meaning(option, self.match.names)

        def change() -> list[str]:
            self.match.answer(seat, option)
            return [meaning]

        await self._change(seat, change, None, None)

    def preview(self, session: str | None, body: Preview) -> dict[str, Any]:
        """Return what a seat will be asked after these picks; nothing is changed.

        Raises:
            Refusal: as :meth:`answer`.
        """
        seat = self.held(session, body.seat)
        self.require_fresh(seat, body.view)
        try:
            world = ahead(self.match, seat, body.picks)
        except PickRefused as why:
            raise Refusal(why.code, str(why), pick=why.pick) from None
        return {"asked": None if world is None else views.asked_of(world, seat)}

    def require_fresh(self, seat: int, view: int) -> None:
        """Refuse what answers another question than the present one."""
        self.require_playing()
        self._require_seen(seat, view)

    def require_playing(self) -> None:
        """Refuse what is only for while the game goes on.

        Raises:
            Refusal: ``over``, ``not-asked``.
        """
        if self.over:
            raise Refusal("over", "the game is over")
        if self.published.state == "open":
            raise Refusal("not-asked", "the table waits for its players")

    def _require_seen(self, seat: int, view: int) -> None:
        seen = self.published.views[seat]
        if not seen.since <= view <= seen.view:
            raise Refusal("stale-view", f"the view is number {seen.view} now", view=seen.view)

    async def _change(self, seat: int, change: Callable[[], list[str]], session: str | None, key: str | None) -> bytes:
        """Carry out ``change`` in the match, which returns the answers to keep; store them, show them, reply."""
        begun = time.perf_counter()
        match, before = self.match, mark(self.match)
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
        if self.match is match and len(answers) == 1:
            self.last.judge(before, match)
        try:
            first = len(self.answers)
            self.answers += answers
            now = self._compute(seat, self.published.seats, True)
            reply = reply_of(now, seat, len(meanings))
            kept = None if session is None or key is None else Kept(session, key, reply.decode())
            times = None if now.times is None else clocks.kept(now.times)
            writing = self._store.append(self.id, self.version, first, answers, self._numbers(now), times, kept)
            await self._kept_on_disk(writing)
        except Conflict:
            raise
        except BaseException:
            self.spoil()
            raise
        self._publish(now)
        metrics.published(len(answers), time.perf_counter() - begun)
        return reply

    def spoil(self) -> None:
        """Stop using this object: it may no longer be what stands on disk."""
        self.spoiled = True
        for task in self._tasks.values():
            task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
        self._wake()

    def _not_stored(self, wrong: Exception) -> Refusal:
        log.error("store-failed", table=self.id, **failure(wrong))
        return Refusal("unavailable", "the store did not take it; nothing has changed")
