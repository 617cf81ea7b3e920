"""What is shown of one table: who sits where, what each viewer sees. Nothing here changes the game or the store.

What has been published (:class:`~.views.Published`) is read without the lock of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from fogtable.core.declarations.events import told
from fogtable.core.declarations.visibility import OPEN, SPECTATOR
from fogtable.core.formats import tutorial
from fogtable.server.refusals import Refusal
from fogtable.server.store.rows import Stored, StoredSeat
from fogtable.server.tables import blind_windows, clocks, fairness, modes, proposals, views
from fogtable.server.tables.blind_windows import Blind, Countdown
from fogtable.server.tables.clocks import ClockState, Moment
from fogtable.server.tables.position import Position, Setting
from fogtable.server.tables.presence import Presence
from fogtable.server.tables.proposals import Proposal
from fogtable.server.tables.replay import effective_answers
from fogtable.server.tables.views import Published, SeatView, TableAccess, ViewExtras, encode


class Display:
    """Works out what is shown of a position, and serves what was published last; see the module."""

    def __init__(self, setting: Setting, position: Position, presence: Presence, stored: Stored) -> None:
        self._setting = setting
        self._position = position
        self._presence = presence
        self._names = position.match.names
        self._events = views.EventLog(position.match)
        self._tutorial = tutorial.read(setting.game) if setting.mode == modes.TUTORIAL else None
        times = None if setting.clock is None else clocks.restored(setting.clock, stored)
        self.published = Published("", (), views.access_of(stored), b"", {}, times)
        self.publish(self.restored(stored))

    def publish(self, now: Published) -> None:
        """Show this from now on."""
        self.published = now

    # -- what is to be shown ---------------------------------------------------------------------------------------

    def restored(self, stored: Stored) -> Published:
        """Work out what everyone is shown of a table as it stands on disk."""
        self.published = replace(self.published, proposal=proposals.stored(stored))
        now = self._computed(tuple(stored.seats), stored.begun, views.access_of(stored), None)
        numbers = msgspec.json.decode(stored.views, type=dict[str, int | tuple[int, int]])
        for viewer, seen in now.views.items():
            number = numbers.get(self._name(viewer), 1)
            view, since = (number, number) if isinstance(number, int) else number  # an int: stored by an older version
            now.views[viewer] = replace(seen, view=view, since=since)
        return now

    def after(self, actor: int) -> Published:
        """Work out what everyone would be shown after what a seat has just done in the match."""
        return self._computed(self.published.seats, True, self.published.access, actor)

    def ended(self) -> Published:
        """Work out what everyone would be shown of a game that was ended."""
        return self._computed(self.published.seats, True, self.published.access, None)

    def with_seats(self, seats: tuple[StoredSeat, ...]) -> Published:
        """Work out what everyone would be shown with other seats; when all are taken the game begins."""
        begun = self.published.begun or all(seat.taken for seat in seats)
        return self._computed(seats, begun, self.published.access, None)

    def with_access(self, access: TableAccess) -> Published:
        """Work out what everyone would be shown of a table that is open for something else."""
        return self._computed(self.published.seats, self.published.begun, access, None)

    def with_proposal(self, proposal: Proposal | None) -> Published:
        """Work out what everyone would be shown with another proposal; nobody's view changes by it."""
        return self._with_table(replace(self.published, proposal=proposal))

    def with_presence(self) -> Published:
        """Work out what is shown now of presence and clocks; nobody's view of the game changes by it."""
        times = self._times(self.published.state, self.published.seats, fresh=False)
        return self._with_table(replace(self.published, times=None if times is None else clocks.expire(times)))

    def numbers(self, now: Published) -> str:
        """Return the numbers of all views, as they are stored: the present one, and that of the present question."""
        return encode({self._name(at): (seen.view, seen.since) for at, seen in now.views.items()}).decode()

    def _computed(
        self, seats: tuple[StoredSeat, ...], begun: bool, access: TableAccess, actor: int | None
    ) -> Published:
        """Work out what everyone would be shown now; nothing is published."""
        match, before = self._position.match, self.published
        if self._events.match is not match:
            self._events = views.EventLog(match)
        countdown = None
        if begun:
            window = self._position.blind_window(seats)
            countdown = blind_windows.counted(window, before.countdown, clocks.now())
            parts = views.views_of(match, self._events, self._extras(seats, window, countdown))
        else:
            free = [self._names[at] for at, seat in enumerate(seats) if not seat.taken]
            parts = views.nothing_yet(free, self._events.viewers)
        state = "over" if self._position.over else "playing" if begun else "open"
        drawn = {viewer: views.members(part) for viewer, (part, _) in parts.items()}
        public = before.views.get(SPECTATOR)
        request = match.request if begun else None
        fresh = public is not None and drawn[SPECTATOR] != public.part and request is not before.request
        proposal = before.proposal if state == "playing" and before.proposal else None
        if proposal is not None and not proposal.stands(len(self._position.answers)):
            proposal = None
        # Before the game begins seats change hands: an ally who reads along could sit down as the adversary.
        channel = match.game.channel(match.state, match.options) if begun else frozenset[int]()
        times = self._times(state, seats, fresh)
        now = self._with_table(Published(state, seats, access, b"", {}, times, proposal, request, channel, countdown))
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

    def _with_table(self, now: Published) -> Published:
        return replace(now, common=encode(self._table_part(now, ())), tables={})

    def _table_part(self, published: Published, mine: Sequence[int]) -> dict[str, Any]:
        return views.table_part(self._position.match, self._presence, self._setting.clock, published, mine)

    def _times(self, state: str, seats: Sequence[StoredSeat], fresh: bool) -> ClockState | None:
        """Return the clocks as they go on from now."""
        match, clock, times = self._position.match, self._setting.clock, self.published.times
        if clock is None or times is None:
            return None
        playing = state == "playing"
        hidden = playing and not match.waits_openly()
        seen = match.awaited() if playing and not hidden else ()
        away = self._presence.away(seats)
        moment = Moment(
            fresh=fresh and playing,
            hidden=hidden,
            awaited=tuple(at for at in seen if seats[at].bot is None),
            here=playing and any(seat.sessions and at not in away for at, seat in enumerate(seats)),
        )
        return clocks.advance(clock, times, moment)

    def _extras(self, seats: Sequence[StoredSeat], window: Blind, countdown: Countdown | None) -> ViewExtras:
        position = self._position
        lesson = None
        if self._tutorial is not None:
            lesson = self._tutorial.lesson([meaning for _, meaning in effective_answers(position.answers)])
        undo = position.undoable_by()
        return ViewExtras(undo, lesson, clocks.declared(seats), position.ended, window, countdown)

    # -- what is sent of it ----------------------------------------------------------------------------------------

    def message(self, viewer: int, session: str | None) -> bytes:
        """Return the view of one viewer as JSON, for a session that may see it."""
        name = encode(self._name(viewer) or None)
        part = self._refused_part if viewer == SPECTATOR and self._closed() else self.published.views[viewer].part
        number, table = self.number(viewer), self.around(session)
        return b'{"seat":%b,"view":%d,"now":%b,"table":%b,%b}' % (name, number, self._now(), table, part)

    def news(self, session: str | None) -> bytes:
        """Return what a session is sent when only the table itself has changed, as JSON."""
        return b'{"now":%b,"table":%b}' % (self._now(), self.around(session))

    def number(self, viewer: int) -> int:
        """Return the number of a viewer's view; it does not rise for spectators who are refused a look."""
        return 0 if viewer == SPECTATOR and self._closed() else self.published.views[viewer].view

    def around(self, session: str | None) -> bytes:
        """Return the table itself, beside the game, as a session sees it, as JSON."""
        published = self.published
        mine = tuple(at for at in published.viewers_of(session) if at >= 0)
        table = published.tables.get(mine)
        if table is None:
            table = published.tables[mine] = encode(self._table_part(published, mine))
        return table

    def info(self, session: str | None) -> bytes:
        """Return what is known of the table itself, as JSON. ``seq`` is the number of the spectator's view."""
        setting, published = self._setting, self.published
        mine = [at for at in published.viewers_of(session) if at >= 0]
        known = {
            "id": setting.id,
            "game": setting.game.name,
            "options": setting.options,
            **modes.public(setting.mode),
            "host": session is not None and session == setting.host,
            "code": setting.code if published.state == "open" else None,
            "asked": any(published.views[at].asked != b"null" for at in mine),
            **self._table_part(published, mine),
            "promise": self.proof()["promise"],
            "seq": self.number(SPECTATOR),
        }
        return encode(known)

    def proof(self) -> dict[str, str | None]:
        """Return what was promised of the shuffling, after the end with its proof."""
        return fairness.proof(self._setting.nonce, self._position.match.seed, self.published.state == "over")

    def story(self, viewer: int, first: int) -> bytes:
        """Return the events from the number ``first`` on as a viewer reads them; :data:`OPEN`: as they truly were.

        Raises:
            Refusal: ``no-spectators``.
        """
        if viewer == OPEN:
            opened = [told(entry, OPEN, self._names) for entry in self._position.match.state.log]
            return encode({"from": first, "events": opened[first:]})
        if viewer == SPECTATOR and self._closed():
            raise Refusal("no-spectators", "only who sits at this table may look on")
        return encode({"from": first, "events": self._events.events(viewer, first, self.published.views[viewer].log)})

    def _name(self, viewer: int) -> str:
        return "" if viewer == SPECTATOR else self._names[viewer]

    def _now(self) -> bytes:
        """Return the time by which clocks and windows go: pages know by it how old a message is."""
        timed = self._setting.clock is not None or self._setting.game.window_seconds
        return encode(round(clocks.now(), 3)) if timed else b"null"

    def _closed(self) -> bool:
        """Tell whether spectators are shown nothing of the game."""
        return not self.published.access.watching and self.published.state != "over"

    @property
    def _refused_part(self) -> bytes:
        ((part, _),) = views.nothing_yet([], (SPECTATOR,)).values()
        return views.members(part)
