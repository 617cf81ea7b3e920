"""One table as it is shown: who sits where, what each viewer sees. Nothing here changes the game or the store.

What has been published (:class:`~.views.Published`) is read without the table's lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec
from msgspec import Raw

from fogtable import bots
from fogtable.core.declarations.events import told
from fogtable.core.declarations.visibility import OPEN, SPECTATOR
from fogtable.core.formats import tutorial
from fogtable.core.play.match import Match
from fogtable.server.refusals import Refusal
from fogtable.server.store.rows import Stored, StoredSeat
from fogtable.server.tables import blind_windows, clocks, fairness, modes, proposals, views
from fogtable.server.tables.blind_windows import Blind, Countdown
from fogtable.server.tables.clocks import ClockState, Moment
from fogtable.server.tables.presence import Presence
from fogtable.server.tables.replay import effective_answers
from fogtable.server.tables.undo import LastAnswer, undoable
from fogtable.server.tables.views import Published, SeatView, TableAccess, ViewExtras, encode

ALL: Final = "all"
"""Whose eyes see everything, after the end."""


class Display:
    """What is shown of one table; see the module. ``watchers`` are set whenever something new may be seen."""

    def __init__(self, stored: Stored, match: Match) -> None:
        self.id = stored.id
        self.match = match
        self.game = match.game
        self.options = Raw(stored.options.encode())
        self.mode = stored.mode
        self.host = stored.host
        self.code = stored.code
        self._nonce = stored.nonce
        self.watchers: set[asyncio.Event] = set()
        self.presence = Presence()
        self._events = views.EventLog(match)
        self._tutorial = tutorial.read(match.game) if stored.mode == modes.TUTORIAL else None
        self.clock = clocks.clock_of(stored)
        self.last = LastAnswer()
        times = None if self.clock is None else clocks.restored(self.clock, stored)
        access = TableAccess(stored.locked, stored.watching, stored.listed)
        self.published = Published("", (), access, b"", {}, times)
        self.load(stored, match, stored.answers)

    def load(self, stored: Stored, match: Match, answers: list[tuple[int, str]]) -> None:
        """Show the table as it stands on disk, with its match and all of its answers."""
        if self._events.match is not match:
            self._events = views.EventLog(match)
        self.match = match
        self.answers = answers
        self.version = stored.version
        self.ended = stored.ended
        self.published = replace(self.published, proposal=proposals.stored(stored))
        numbers = msgspec.json.decode(stored.views, type=dict[str, int | tuple[int, int]])
        access = TableAccess(stored.locked, stored.watching, stored.listed)
        now = self._compute(None, tuple(stored.seats), stored.begun, access)
        for viewer, seen in now.views.items():
            number = numbers.get(self._name(viewer), 1)
            view, since = (number, number) if isinstance(number, int) else number  # an int: stored by an older version
            now.views[viewer] = replace(seen, view=view, since=since)
        self._publish(now)

    @property
    def is_watched(self) -> bool:
        """Whether anybody has a line open to be told what happens here."""
        return bool(self.watchers)

    # -- who is who ------------------------------------------------------------------------------------------------

    @property
    def bot_seats(self) -> dict[int, str]:
        """The seats played by the server, with the names of their bots.

        Also those for whom a bot stands in, and as long as they are asked the people whose time has run out.
        """
        standing_in = {at: seat.bot for at, seat in enumerate(self.published.seats) if seat.bot}
        late = [] if self.published.times is None else self.published.times.late(self.match.awaited())
        return {**dict.fromkeys(late, bots.names(self.game)[0]), **standing_in} if late else standing_in

    def declared_option(self, seat: int) -> int | None:
        """Return what somebody whose time has run out has declared for it, if that can be answered now."""
        question = self.match.question(seat)
        if question is None or self.published.seats[seat].bot is not None:
            return None
        picks = clocks.declared(self.published.seats).get(seat, {}).get(question[0].code(), "")
        options = [question[0].parse(pick, self.match.names) for pick in picks.split()]
        return next((option for option in options if question[1] >> option & 1), None)

    @property
    def over(self) -> bool:
        """Whether the game is over, by its rules or by agreement."""
        return self.match.over or self.ended

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
        if session is None or session not in self.published.seats[at].sessions:
            raise Refusal("not-your-seat", "this session does not hold that seat")
        return at

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _compute(
        self, actor: int | None, seats: tuple[StoredSeat, ...], begun: bool, access: TableAccess | None = None
    ) -> Published:
        """Work out what everyone would be shown now; nothing is published."""
        countdown = None
        if begun:
            window = self._blind(seats)
            countdown = blind_windows.counted(window, self.published.countdown, clocks.now())
            parts = views.views_of(self.match, self._events, self._extras(seats, window, countdown))
        else:
            free = [self.match.names[at] for at, seat in enumerate(seats) if not seat.taken]
            parts = views.nothing_yet(free, self._events.viewers)
        state = "over" if self.over else "playing" if begun else "open"
        before = self.published
        drawn = {viewer: views.members(part) for viewer, (part, _) in parts.items()}
        public = before.views.get(SPECTATOR)
        request = self.match.request if begun else None
        fresh = public is not None and drawn[SPECTATOR] != public.part and request is not before.request
        proposal = before.proposal if state == "playing" and before.proposal else None
        if proposal is not None and not proposal.stands(len(self.answers)):
            proposal = None
        # Before the game begins seats change hands: who reads as an ally could sit down as the adversary.
        channel = self.game.channel(self.match.state, self.match.options) if begun else frozenset[int]()
        times = self._times(state, seats, fresh)
        now = Published(state, seats, access or before.access, b"", {}, times, proposal, request, channel, countdown)
        now = self._with_table(now)
        if now.is_around_as(before):
            now.tables.update(before.tables)
        for viewer, (part, asked) in parts.items():
            old = before.views.get(viewer)
            members = drawn[viewer]
            if old is not None and now.common == before.common and members == old.part:
                now.views[viewer] = old
                continue
            view = 1 if old is None else old.view + 1
            since = view if old is None or viewer == actor or asked != old.asked else old.since
            now.views[viewer] = SeatView(view, since, part.log, members, asked)
        return now

    def _around(self) -> Published:
        """Work out what of the table itself has changed beside the game: who is here, whose time has run out."""
        times = self._times(self.published.state, self.published.seats, fresh=False)
        return self._with_table(replace(self.published, times=None if times is None else clocks.expire(times)))

    def _with_table(self, now: Published) -> Published:
        return replace(now, common=encode(self._table_part(now, ())), tables={})

    def _table_part(self, published: Published, mine: Sequence[int]) -> dict[str, Any]:
        return views.table_part(self.match, self.presence, self.clock, published, mine)

    def _times(self, state: str, seats: Sequence[StoredSeat], fresh: bool) -> ClockState | None:
        """Return the clocks as they go on from now."""
        times = self.published.times
        if self.clock is None or times is None:
            return None
        playing = state == "playing"
        hidden = playing and not self.match.waits_openly()
        seen = self.match.awaited() if playing and not hidden else ()
        away = self.presence.away(seats)
        moment = Moment(
            fresh=fresh and playing,
            hidden=hidden,
            awaited=tuple(at for at in seen if seats[at].bot is None),
            here=playing and any(seat.sessions and at not in away for at, seat in enumerate(seats)),
        )
        return clocks.advance(self.clock, times, moment)

    def _extras(self, seats: Sequence[StoredSeat], window: Blind, countdown: Countdown | None) -> ViewExtras:
        lesson = None
        if self._tutorial is not None:
            lesson = self._tutorial.lesson([meaning for _, meaning in effective_answers(self.answers)])
        undo = None if self.ended else self._may_undo()
        return ViewExtras(undo, lesson, clocks.declared(seats), self.ended, window, countdown)

    @property
    def blind(self) -> Blind:
        """The blind window in which the table stands."""
        return self._blind(self.published.seats)

    def _blind(self, seats: Sequence[StoredSeat]) -> Blind:
        return blind_windows.window_of(self.match, seats, len(self.answers))

    def _may_undo(self) -> int | None:
        """Return the seat that may take the last answer back, or propose it where others play."""
        if len(self.match.names) > 1:
            return self.last.by(self.match)
        return 0 if undoable(self.match, self.mode) else None

    def _numbers(self, now: Published) -> str:
        """Return the numbers of all views, as they are stored: the present one, and that of the present question."""
        return encode({self._name(at): (seen.view, seen.since) for at, seen in now.views.items()}).decode()

    def _publish(self, now: Published) -> None:
        self.published = now
        self._wake()

    def _wake(self) -> None:
        for watcher in self.watchers:
            watcher.set()

    def message(self, viewer: int, session: str | None) -> bytes:
        """Return the view of one viewer as JSON, for a session that may see it."""
        name = encode(self._name(viewer) or None)
        part = self._refused_part if viewer == SPECTATOR and self._closed() else self.published.views[viewer].part
        number, table = self.number(viewer), self.around(session)
        return b'{"seat":%b,"view":%d,"now":%b,"table":%b,%b}' % (name, number, self._now(), table, part)

    def news(self, session: str | None) -> bytes:
        """Return what a session is told when only the table itself has changed, as JSON."""
        return b'{"now":%b,"table":%b}' % (self._now(), self.around(session))

    def _now(self) -> bytes:
        """Return the time by which clocks and windows go: pages know by it how old what they are told is."""
        timed = self.clock is not None or self.game.window_seconds
        return encode(round(clocks.now(), 3)) if timed else b"null"

    def number(self, viewer: int) -> int:
        """Return the number of a viewer's view; who is refused a look does not see it rise."""
        return 0 if viewer == SPECTATOR and self._closed() else self.published.views[viewer].view

    def around(self, session: str | None) -> bytes:
        """Return what a session is told of the table itself, as JSON."""
        published = self.published
        mine = tuple(at for at in published.viewers_of(session) if at >= 0)
        table = published.tables.get(mine)
        if table is None:
            table = published.tables[mine] = encode(self._table_part(published, mine))
        return table

    def _closed(self) -> bool:
        """Tell whether who holds no seat is shown nothing of the game."""
        return not self.published.access.watching and self.published.state != "over"

    @property
    def _refused_part(self) -> bytes:
        ((part, _),) = views.nothing_yet([], (SPECTATOR,)).values()
        return views.members(part)

    def info(self, session: str | None) -> bytes:
        """Return what is known of the table itself, as JSON. ``seq`` is the number of the spectator's view."""
        published = self.published
        mine = [at for at in published.viewers_of(session) if at >= 0]
        told_to_all = {
            "id": self.id,
            "game": self.game.name,
            "options": self.options,
            **modes.public(self.mode),
            "host": session is not None and session == self.host,
            "code": self.code if published.state == "open" else None,
            "asked": any(published.views[at].asked != b"null" for at in mine),
            **self._table_part(published, mine),
            "promise": self.proof()["promise"],
            "seq": self.number(SPECTATOR),
        }
        return encode(told_to_all)

    def proof(self) -> dict[str, str | None]:
        """Return what was promised of the shuffling, after the end with its proof."""
        return fairness.proof(self._nonce, self.match.seed, self.published.state == "over")

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
        return encode({"from": first, "events": self._events.events(viewer, first, self.published.views[viewer].log)})

    def require_over(self) -> None:
        """Refuse what is only for after the end.

        Raises:
            Refusal: ``not-over``.
        """
        if self.published.state != "over":
            raise Refusal("not-over", "the game is not over yet")

    def require_result(self) -> None:
        """Refuse what is only for after an end by the rules.

        Raises:
            Refusal: ``not-over``.
        """
        if not self.match.over:
            raise Refusal("not-over", "the game has not come to its end")
