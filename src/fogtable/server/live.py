"""One table in memory: its match, who sits where, what each viewer is shown.

Everything but reading what has been published happens under the table's lock. A change is made in the match, written
to disk, and only then shown or acknowledged. If the disk refuses, this object is spoiled and nobody has seen the
change: the next touch builds the table anew from the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec
from msgspec import Raw
from sqlalchemy.exc import SQLAlchemyError

from fogtable.core.events import told
from fogtable.core.match import Match, Refused
from fogtable.core.visibility import OPEN, SPECTATOR
from fogtable.server import sight
from fogtable.server.gesture import PickRefused, ahead, take
from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal
from fogtable.server.sight import Sight, encode
from fogtable.server.store import TAKEN_BACK, Kept, Store, Stored, StoredSeat
from fogtable.server.wire import Answers, Preview, Retract, checked_name

ALL: Final = "all"
"""Whose eyes see everything, after the end."""


@dataclass(frozen=True)
class Shown:
    """What has been published: everything that is read without the lock.

    Attributes:
        state: whether the table waits for its players (``open``), is ``playing`` or ``over``.
        seats: who sits where.
        common: state and seats as JSON.
        sights: what each viewer sees of the match.
        tables: state and seats as JSON for those who hold these seats, kept once made.
    """

    state: str
    seats: tuple[StoredSeat, ...]
    common: bytes
    sights: dict[int, Sight]
    tables: dict[tuple[int, ...], bytes] = field(default_factory=dict)

    def viewers_of(self, session: str | None) -> list[int]:
        """Return the seats that a session holds, or the spectator."""
        mine = [at for at, seat in enumerate(self.seats) if session is not None and seat.session == session]
        return mine or [SPECTATOR]


class Table:
    """One table; see the module. ``watchers`` are set whenever something new may be seen."""

    def __init__(self, stored: Stored, match: Match, store: Store) -> None:
        self.id = stored.id
        self.match = match
        self.game = match.game
        self.options = Raw(stored.options.encode())
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.bots: list[asyncio.Task[None]] = []
        self.spoiled = False
        self._store = store
        self._keys = stored.keys
        self._teller = sight.Teller(match)
        self.shown = Shown("", (), b"", {})
        numbers: Mapping[str, int] = msgspec.json.decode(stored.views)
        now = self._see(None, tuple(stored.seats), stored.begun)
        for viewer, seen in now.sights.items():
            at = numbers.get(self._name(viewer), 1)
            now.sights[viewer] = replace(seen, view=at, since=at)
        self._publish(now)

    # -- who is who ------------------------------------------------------------------------------------------------

    @property
    def bot_seats(self) -> dict[int, str]:
        """The seats played by the server, with the names of their bots."""
        return {at: seat.bot for at, seat in enumerate(self.shown.seats) if seat.kind == "bot" and seat.bot}

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
        if session is None or self.shown.seats[at].session != session:
            raise Refusal("not-your-seat", "this session does not hold that seat")
        return at

    def _seat_list(self, seats: Sequence[StoredSeat], mine: Sequence[int]) -> list[dict[str, Any]]:
        return [
            {
                "seat": self.match.names[at],
                "side": self.game.side_of(at),
                "kind": seat.kind,
                "name": seat.name,
                "taken": seat.taken,
                "mine": at in mine,
                "bot": seat.bot,
            }
            for at, seat in enumerate(seats)
        ]

    async def claim(self, session: str, seat: str, said: str) -> None:
        """Seat a person.

        Raises:
            Refusal: ``over``, ``no-such-seat``, ``seat-taken``, ``bad-name``.
        """
        at = self.seat_named(seat)
        old = self.shown.seats[at]
        if self.match.over:
            raise Refusal("over", "the game is over")
        if old.taken and old.session != session:
            raise Refusal("seat-taken", "somebody has taken this seat")
        name = checked_name(said)
        others = [one.name for i, one in enumerate(self.shown.seats) if i != at and one.name]
        if name.casefold() in [one.casefold() for one in others]:
            raise Refusal("bad-name", "somebody at this table has that name")
        await self._reseat(at, StoredSeat(old.kind, old.bot, name, session))

    async def leave(self, session: str | None, seat: str) -> None:
        """Give a seat up again.

        Raises:
            Refusal: ``over``, ``no-such-seat``, ``not-your-seat``.
        """
        at = self.held(session, seat)
        if self.match.over:
            raise Refusal("over", "the game is over")
        await self._reseat(at, StoredSeat(self.shown.seats[at].kind))

    async def _reseat(self, at: int, new: StoredSeat) -> None:
        seats = (*self.shown.seats[:at], new, *self.shown.seats[at + 1 :])
        begun = self.shown.state != "open" or all(seat.taken for seat in seats)
        now = self._see(None, seats, begun)
        try:
            await self._store.reseat(self.id, at, new, begun, self._numbers(now))
        except SQLAlchemyError as wrong:
            raise self._not_stored(wrong) from None
        except BaseException:
            self.spoil()  # it may be on disk all the same
            raise
        log.info("seat-changed", table=self.id, seat=at, taken=new.taken)
        self._publish(now)

    # -- what people do --------------------------------------------------------------------------------------------

    async def answer(self, session: str | None, said: Answers) -> bytes:
        """Take a gesture; return the reply as JSON.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """
        self.seat_named(said.seat)
        kept = self._kept(session, said.key)
        if kept is not None:
            return kept
        seat = self.held(session, said.seat)
        self._require_fresh(seat, said.view)

        def change() -> list[str]:
            return said.picks[: take(self.match, seat, said.picks)]

        return await self._change(seat, change, session, said.key)

    async def retract(self, session: str | None, said: Retract) -> bytes:
        """Take a sealed answer back; return the reply as JSON.

        Raises:
            Refusal: it is not possible; nothing has changed.
        """
        self.seat_named(said.seat)
        kept = self._kept(session, said.key)
        if kept is not None:
            return kept
        seat = self.held(session, said.seat)
        self._require_fresh(seat, said.view)

        def change() -> list[str]:
            self.match.retract(seat)
            return [TAKEN_BACK]

        return await self._change(seat, change, session, said.key)

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
        self._require_fresh(seat, said.view)
        try:
            world = ahead(self.match, seat, said.picks)
        except PickRefused as why:
            raise Refusal(why.code, str(why), pick=why.pick) from None
        return {"asked": None if world is None else sight.asked_of(world, seat)}

    def _kept(self, session: str | None, key: str) -> bytes | None:
        kept = None if session is None else self._keys.get((session, key))
        return None if kept is None else kept.encode()

    def _require_fresh(self, seat: int, view: int) -> None:
        """Refuse what answers another question than the present one."""
        if self.match.over:
            raise Refusal("over", "the game is over")
        if self.shown.state == "open":
            raise Refusal("not-asked", "the table waits for its players")
        seen = self.shown.sights[seat]
        if not seen.since <= view <= seen.view:
            raise Refusal("stale-view", f"the view is number {seen.view} now", view=seen.view)

    async def _change(self, seat: int, change: Callable[[], list[str]], session: str | None, key: str | None) -> bytes:
        """Carry out ``change`` in the match, which returns the answers to keep; store them, show them, reply."""
        try:
            meanings = change()
        except PickRefused as why:
            raise Refusal(why.code, str(why), pick=why.pick) from None
        except Refused as why:
            raise Refusal(why.code, str(why)) from None
        except BaseException:
            self.spoil()
            raise
        try:
            now = self._see(seat, self.shown.seats, True)
            reply = encode({"view": now.sights[seat].view, "taken": len(meanings)})
            kept = None if session is None or key is None else Kept(session, key, reply.decode())
            first = len(self.match.answers) - len(meanings)
            answers = [(seat, meaning) for meaning in meanings]
            await self._store.append(self.id, first, answers, self._numbers(now), kept)
        except BaseException as wrong:
            self.spoil()
            if isinstance(wrong, SQLAlchemyError):
                raise self._not_stored(wrong) from None
            raise
        if kept is not None:
            self._keys[kept.session, kept.key] = kept.answer
        self._publish(now)
        return reply

    def spoil(self) -> None:
        """Stop using this object: it may no longer be what stands on disk."""
        self.spoiled = True
        for bot in self.bots:
            bot.cancel()
        self._wake()

    def _not_stored(self, wrong: SQLAlchemyError) -> Refusal:
        log.error("store-failed", table=self.id, **failure(wrong))
        return Refusal("unavailable", "the store did not take it; nothing has changed")

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _see(self, actor: int | None, seats: tuple[StoredSeat, ...], begun: bool) -> Shown:
        """Work out what everyone would be shown now; nothing is published."""
        if begun:
            parts = sight.look(self.match, self._teller)
        else:
            free = [self.match.names[at] for at, seat in enumerate(seats) if not seat.taken]
            parts = sight.nothing_yet(free, self._teller.viewers)
        state = "over" if self.match.over else "playing" if begun else "open"
        before = self.shown
        now = Shown(state, seats, encode({"state": state, "seats": self._seat_list(seats, ())}), {})
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
        shown = self.shown
        seen = shown.sights[viewer]
        mine = tuple(at for at in shown.viewers_of(session) if at >= 0)
        table = shown.tables.get(mine)
        if table is None:
            table = encode({"state": shown.state, "seats": self._seat_list(shown.seats, mine)})
            shown.tables[mine] = table
        name = encode(self._name(viewer) or None)
        return b'{"seat":%b,"view":%d,"table":%b,%b}' % (name, seen.view, table, seen.part)

    def info(self, session: str | None) -> bytes:
        """Return what is known of the table itself, as JSON. ``seq`` is the number of the spectator's view."""
        shown = self.shown
        mine = [at for at in shown.viewers_of(session) if at >= 0]
        told_to_all = {
            "id": self.id,
            "game": self.game.name,
            "options": self.options,
            "state": shown.state,
            "seats": self._seat_list(shown.seats, mine),
            "seq": shown.sights[SPECTATOR].view,
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
        return encode({"from": first, "events": self._teller.events(viewer, first, self.shown.sights[viewer].log)})

    def require_over(self) -> None:
        """Refuse what is only for after the end.

        Raises:
            Refusal: ``not-over``.
        """
        if self.shown.state != "over":
            raise Refusal("not-over", "the game is not over yet")
