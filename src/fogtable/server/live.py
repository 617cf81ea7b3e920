"""One table in memory: its match, who sits where, what each viewer is shown.

Everything but reading what has been published happens under the table's lock. A change is made in the match, written
to disk, and only then shown or acknowledged. If the disk refuses, this object is spoiled and nobody has seen the
change: the next touch builds the table anew from the disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Raw
from sqlalchemy.exc import SQLAlchemyError

from fogtable.core import tutorial
from fogtable.core.events import told
from fogtable.core.match import Match, Refused
from fogtable.core.visibility import OPEN, SPECTATOR
from fogtable.server import metrics, modes, sight
from fogtable.server.gesture import PickRefused, ahead, take
from fogtable.server.logs import failure, log
from fogtable.server.presence import Presence
from fogtable.server.refusals import Refusal
from fogtable.server.sight import Guide, House, Shown, Sight, encode
from fogtable.server.store import TAKEN_BACK, UNDONE, Kept, Store, Stored, StoredSeat
from fogtable.server.undo import standing, undoable, undone
from fogtable.server.wire import Answers, Preview, TakeBack

ALL: Final = "all"
"""Whose eyes see everything, after the end."""


class Table:
    """One table; see the module. ``watchers`` are set whenever something new may be seen."""

    def __init__(self, stored: Stored, match: Match, store: Store, seat_bots: Callable[[Table], None]) -> None:
        self.id = stored.id
        self.match = match
        self.game = match.game
        self.options = Raw(stored.options.encode())
        self.mode = stored.mode
        self.answers = list(stored.answers)
        self.host = stored.host
        self.code = stored.code
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.bots: dict[tuple[int, str], asyncio.Task[None]] = {}
        self.spoiled = False
        self._store = store
        self._seat_bots = seat_bots
        self.presence = Presence()
        self._telling: set[asyncio.Task[None]] = set()
        self._keys = stored.keys
        self._teller = sight.Teller(match)
        self._tutorial = tutorial.read(match.game) if stored.mode == modes.TUTORIAL else None
        self.shown = Shown("", (), House(stored.locked, stored.watching), b"", {})
        numbers: Mapping[str, int] = msgspec.json.decode(stored.views)
        now = self._see(None, tuple(stored.seats), stored.begun)
        for viewer, seen in now.sights.items():
            at = numbers.get(self._name(viewer), 1)
            now.sights[viewer] = replace(seen, view=at, since=at)
        self._publish(now)

    # -- who is who ------------------------------------------------------------------------------------------------

    @property
    def bot_seats(self) -> dict[int, str]:
        """The seats played by the server, with the names of their bots; also those for whom a bot stands in."""
        return {at: seat.bot for at, seat in enumerate(self.shown.seats) if seat.bot}

    def _name(self, viewer: int) -> str:
        return "" if viewer == SPECTATOR else self.match.names[viewer]

    def seat_named(self, name: str) -> int:
        """Return the number of a seat.

        Raises:
            Refusal: ``no-such-seat``.
        """
        if name not in self.match.names:
            raise Refusal("no-such-seat", "there is no such seat at this table")
        return self.match.names.index(name)

    def held(self, session: str | None, name: str) -> int:
        """Return the number of a seat that this session holds.

        Raises:
            Refusal: ``no-such-seat`` or ``not-your-seat``.
        """
        at = self.seat_named(name)
        if session is None or session not in self.shown.seats[at].sessions:
            raise Refusal("not-your-seat", "this session does not hold that seat")
        return at

    async def reseat(self, at: int, new: StoredSeat) -> None:
        """Change who sits at one seat.

        Raises:
            Refusal: ``unavailable``.
        """
        seats = (*self.shown.seats[:at], new, *self.shown.seats[at + 1 :])
        begun = self.shown.state != "open" or all(seat.taken for seat in seats)
        now = self._see(None, seats, begun)
        await self._kept_on_disk(self._store.reseat(self.id, at, new, begun, self._numbers(now)))
        log.info("seat-changed", table=self.id, seat=at, taken=new.taken)
        self._publish(now)
        self._seat_bots(self)

    async def arrange(self, locked: bool, watching: bool) -> None:
        """Say whether free seats need their private links, and whether others may look on.

        Raises:
            Refusal: ``unavailable``.
        """
        now = self._see(None, self.shown.seats, self.shown.state != "open", House(locked, watching))
        await self._kept_on_disk(self._store.arrange(self.id, locked, watching, self._numbers(now)))
        self._publish(now)

    async def _kept_on_disk(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except SQLAlchemyError as wrong:
            raise self._not_stored(wrong) from None
        except BaseException:
            self.spoil()  # it may be on disk all the same
            raise

    # -- who is here -----------------------------------------------------------------------------------------------

    @contextmanager
    def looked_on(self, session: str | None) -> Iterator[None]:
        """Count a page of this session as open while the context lasts."""
        self.presence.opened(session)
        self._tell_who_is_here()
        try:
            yield
        finally:
            self.presence.closed(session)
            self._tell_who_is_here()

    def _tell_who_is_here(self) -> None:
        """Show everybody who is here, as soon as no change is under way."""

        async def tell() -> None:
            async with self.lock:
                if not self.spoiled:
                    shown = self.shown
                    common = encode(self._table_part(shown.state, shown.seats, shown.house, ()))
                    self._publish(replace(shown, common=common, tables={}))  # nobody's view changes by it

        telling = asyncio.create_task(tell())
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    # -- what people do --------------------------------------------------------------------------------------------

    async def answer(self, session: str | None, said: Answers) -> bytes:
        """Take a gesture; return the reply as JSON.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """

        def change(seat: int) -> list[str]:
            if self.shown.seats[seat].bot is not None:
                raise Refusal("bot-plays", "a bot stands in for this seat: come back first")
            self.require_fresh(seat, said.view)
            return said.picks[: take(self.match, seat, said.picks)]

        return await self._commanded(session, said, change)

    async def retract(self, session: str | None, said: TakeBack) -> bytes:
        """Take a sealed answer back; return the reply as JSON.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """

        def change(seat: int) -> list[str]:
            self.require_fresh(seat, said.view)
            self.match.retract(seat)
            return [TAKEN_BACK]

        return await self._commanded(session, said, change)

    async def undo(self, session: str | None, said: TakeBack) -> bytes:
        """Take the last answer back; return the reply as JSON.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """

        def change(seat: int) -> list[str]:
            self._require_seen(seat, said.view)
            self.match = undone(self.match, self.mode)
            self._teller = sight.Teller(self.match)
            return [UNDONE]

        return await self._commanded(session, said, change)

    async def _commanded(
        self, session: str | None, said: Answers | TakeBack, change: Callable[[int], list[str]]
    ) -> bytes:
        """Carry a command of a session out, once for each key; return the reply as JSON."""
        self.seat_named(said.seat)
        kept = None if session is None else self._keys.get((session, said.key))
        if kept is not None:
            return kept.encode()
        seat = self.held(session, said.seat)
        return await self._change(seat, partial(change, seat), session, said.key)

    async def bot_answer(self, seat: int, seen: Sight, option: int) -> None:
        """Take a bot's answer, unless it is asked something else by now."""
        now = self.shown.sights[seat]
        question = self.match.question(seat)
        if self.spoiled or now.since != seen.since or question is None or not question[1] >> option & 1:
            return
        meaning = question[0].meaning(option, self.match.names)

        def change() -> list[str]:
            self.match.answer(seat, option)
            return [meaning]

        await self._change(seat, change, None, None)

    def preview(self, session: str | None, said: Preview) -> dict[str, Any]:
        """Return what a seat will be asked after these picks; nothing is changed.

        Raises:
            Refusal: as :meth:`answer`.
        """
        seat = self.held(session, said.seat)
        self.require_fresh(seat, said.view)
        try:
            world = ahead(self.match, seat, said.picks)
        except PickRefused as why:
            raise Refusal(why.code, str(why), pick=why.pick) from None
        return {"asked": None if world is None else sight.asked_of(world, seat)}

    def require_fresh(self, seat: int, view: int) -> None:
        """Refuse what answers another question than the present one."""
        if self.match.over:
            raise Refusal("over", "the game is over")
        if self.shown.state == "open":
            raise Refusal("not-asked", "the table waits for its players")
        self._require_seen(seat, view)

    def _require_seen(self, seat: int, view: int) -> None:
        seen = self.shown.sights[seat]
        if not seen.since <= view <= seen.view:
            raise Refusal("stale-view", f"the view is number {seen.view} now", view=seen.view)

    async def _change(self, seat: int, change: Callable[[], list[str]], session: str | None, key: str | None) -> bytes:
        """Carry out ``change`` in the match, which returns the answers to keep; store them, show them, reply."""
        begun = time.perf_counter()
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
        try:
            first = len(self.answers)
            self.answers += answers
            now = self._see(seat, self.shown.seats, True)
            reply = encode({"view": now.sights[seat].view, "taken": len(meanings)})
            kept = None if session is None or key is None else Kept(session, key, reply.decode())
            await self._store.append(self.id, first, answers, self._numbers(now), kept)
        except BaseException as wrong:
            self.spoil()
            if isinstance(wrong, SQLAlchemyError):
                raise self._not_stored(wrong) from None
            raise
        if kept is not None:
            self._keys[kept.session, kept.key] = kept.answer
        self._publish(now)
        metrics.published(len(answers), time.perf_counter() - begun)
        return reply

    def spoil(self) -> None:
        """Stop using this object: it may no longer be what stands on disk."""
        self.spoiled = True
        for bot in self.bots.values():
            bot.cancel()
        self._wake()

    def _not_stored(self, wrong: SQLAlchemyError) -> Refusal:
        log.error("store-failed", table=self.id, **failure(wrong))
        return Refusal("unavailable", "the store did not take it; nothing has changed")

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _see(self, actor: int | None, seats: tuple[StoredSeat, ...], begun: bool, house: House | None = None) -> Shown:
        """Work out what everyone would be shown now; nothing is published."""
        if begun:
            parts = sight.look(self.match, self._teller, self._guide())
        else:
            free = [self.match.names[at] for at, seat in enumerate(seats) if not seat.taken]
            parts = sight.nothing_yet(free, self._teller.viewers)
        state = "over" if self.match.over else "playing" if begun else "open"
        before = self.shown
        house = house or before.house
        now = Shown(state, seats, house, encode(self._table_part(state, seats, house, ())), {})
        for viewer, (part, asked) in parts.items():
            old = before.sights.get(viewer)
            members = sight.members(part)
            if old is not None and now.common == before.common and members == old.part:
                now.sights[viewer] = old
                continue
            view = 1 if old is None else old.view + 1
            since = view if old is None or viewer == actor or asked != old.asked else old.since
            now.sights[viewer] = Sight(view, since, part.log, members, asked)
        return now

    def _table_part(
        self, state: str, seats: tuple[StoredSeat, ...], house: House, mine: Sequence[int]
    ) -> dict[str, Any]:
        return sight.table_part(self.match, self.presence, state, seats, house, mine)

    def _guide(self) -> Guide:
        given = [meaning for _, meaning in standing(self.answers)]
        lesson = None if self._tutorial is None else self._tutorial.lesson(given)
        return Guide(undoable(self.match, self.mode), lesson)

    def _numbers(self, now: Shown) -> str:
        return encode({self._name(viewer): seen.view for viewer, seen in now.sights.items()}).decode()

    def _publish(self, now: Shown) -> None:
        self.shown = now
        self._wake()

    def _wake(self) -> None:
        for watcher in self.watchers:
            watcher.set()

    def message(self, viewer: int, session: str | None) -> bytes:
        """Return the view of one viewer as JSON, for a session that may see it."""
        name = encode(self._name(viewer) or None)
        part = self._refused_part if viewer == SPECTATOR and self._closed() else self.shown.sights[viewer].part
        return b'{"seat":%b,"view":%d,"table":%b,%b}' % (name, self.number(viewer), self.around(session), part)

    def number(self, viewer: int) -> int:
        """Return the number of a viewer's view; who is refused a look does not see it rise."""
        return 0 if viewer == SPECTATOR and self._closed() else self.shown.sights[viewer].view

    def around(self, session: str | None) -> bytes:
        """Return what a session is told of the table itself, as JSON."""
        shown = self.shown
        mine = tuple(at for at in shown.viewers_of(session) if at >= 0)
        table = shown.tables.get(mine)
        if table is None:
            table = shown.tables[mine] = encode(self._table_part(shown.state, shown.seats, shown.house, mine))
        return table

    def _closed(self) -> bool:
        """Tell whether who holds no seat is shown nothing of the game."""
        return not self.shown.house.watching and self.shown.state != "over"

    @property
    def _refused_part(self) -> bytes:
        ((part, _),) = sight.nothing_yet([], (SPECTATOR,)).values()
        return sight.members(part)

    def info(self, session: str | None) -> bytes:
        """Return what is known of the table itself, as JSON. ``seq`` is the number of the spectator's view."""
        shown = self.shown
        mine = [at for at in shown.viewers_of(session) if at >= 0]
        told_to_all = {
            "id": self.id,
            "game": self.game.name,
            "options": self.options,
            **modes.told(self.mode),
            "host": session is not None and session == self.host,
            "code": self.code if shown.state == "open" else None,
            "asked": any(shown.sights[at].asked != b"null" for at in mine),
            **self._table_part(shown.state, shown.seats, shown.house, mine),
            "seq": self.number(SPECTATOR),
        }
        return encode(told_to_all)

    def story(self, session: str | None, seat: str | None, first: int) -> bytes:
        """Return events from the number ``first`` on, as a seat of this session or a spectator reads them.

        Raises:
            Refusal: ``no-such-seat``, ``not-your-seat``; ``not-over`` for ``all`` before the end.
        """
        if seat == ALL:
            self.require_over()
            opened = [told(entry, OPEN, self.match.names) for entry in self.match.state.log]
            return encode({"from": first, "events": opened[first:]})
        viewer = SPECTATOR if seat is None else self.held(session, seat)
        if viewer == SPECTATOR and self._closed():
            raise Refusal("no-spectators", "only who sits at this table may look on")
        return encode({"from": first, "events": self._teller.events(viewer, first, self.shown.sights[viewer].log)})

    def require_over(self) -> None:
        """Refuse what is only for after the end.

        Raises:
            Refusal: ``not-over``.
        """
        if self.shown.state != "over":
            raise Refusal("not-over", "the game is not over yet")
