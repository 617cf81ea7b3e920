"""What is shown of one table. Nothing here changes the game or the store.

There are two things, each with its own time: what each viewer sees of the game (:class:`~.views.Published`), and the
:mod:`.surroundings`. Both are read without the lock of the table. The game is published under the lock; what was not
shown to everybody leaves the surroundings alone. These are published at once when somebody comes or goes or a clock
runs out, whatever is being done to the game meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.server.refusals import Refusal
from fogtable.server.store.rows import Stored, StoredSeat
from fogtable.server.tables import blind_windows, clocks, fairness, modes, proposals, surroundings, views
from fogtable.server.tables.blind_windows import Blind, Countdown
from fogtable.server.tables.clocks import ClockState, Moment
from fogtable.server.tables.position import Position, Setting
from fogtable.server.tables.presence import Presence
from fogtable.server.tables.proposals import Proposal
from fogtable.server.tables.surroundings import Surroundings, TableAccess, TableFacts, access_of, known_seats
from fogtable.server.tables.views import Published, SeatView, ViewExtras, encode


class Display:
    """Works out what is shown of a position, and serves what was published last; see the module."""

    def __init__(self, setting: Setting, position: Position, presence: Presence, stored: Stored) -> None:
        self.setting = setting
        self._position = position
        self._presence = presence
        self._names = position.match.names
        self._written = position.match.writer()
        self._tutorial = modes.lesson_of(setting.game, setting.mode)
        times = None if setting.clock is None else clocks.restored(setting.clock, stored)
        facts = TableFacts("open", (), access_of(stored))
        self.published = Published((), {}, facts)
        self.around = Surroundings(facts, times=times)
        self._told: dict[tuple[int, ...], bytes] = {}
        self.publish(self.restored(stored))

    def publish(self, now: Published) -> None:
        """Show this of the game from now on."""
        before, self.published = self.published, now
        if now.facts is not before.facts:
            self.look_around()

    def look_around(self) -> None:
        """Show from now on who is here, and whose time has run out."""
        facts = self.published.facts
        away, spectators = frozenset(self._presence.away(facts.seats)), self._presence.spectators(facts.seats)
        around = Surroundings(facts, away, spectators)
        around = replace(around, times=self._times(around))
        if around != self.around:
            self.around = around
            self._told = {}

    # -- what is to be shown ---------------------------------------------------------------------------------------

    def restored(self, stored: Stored) -> Published:
        """Work out what everyone is shown of a table as it stands on disk."""
        now = self._seen(tuple(stored.seats), stored.begun, None)
        numbers = msgspec.json.decode(stored.views, type=dict[str, int | tuple[int, int]])
        for viewer, seen in now.views.items():
            number = numbers.get(self._name(viewer), 1)
            view, since = (number, number) if isinstance(number, int) else number  # an int: stored by an older version
            now.views[viewer] = replace(seen, view=view, since=since)
        facts = self._facts(now, access_of(stored), proposals.stored(stored), stored.begun)
        if facts.rematch != stored.rematch:
            facts = replace(facts, rematch=stored.rematch)
        return replace(now, facts=facts, times=stored.times)

    def after(self, actor: int) -> Published:
        """Work out what everyone would be shown after what a seat has just done in the match."""
        return self._with_public(self._seen(self.published.seats, True, actor))

    def ended(self) -> Published:
        """Work out what everyone would be shown of a game that was ended."""
        return self._with_public(self._seen(self.published.seats, True, None))

    def with_seats(self, seats: tuple[StoredSeat, ...]) -> Published:
        """Work out what everyone would be shown with other seats: the game, once its luck is drawn."""
        begun = self.published.begun or all(seat.taken for seat in seats)
        facts = self.published.facts
        now = self._seen(seats, begun, None)
        return replace(now, facts=self._facts(now, facts.access, facts.proposal, begun))

    def with_declared(self, seats: tuple[StoredSeat, ...]) -> Published:
        """Work out what everyone would be shown after a seat has declared something."""
        return self._with_public(self._seen(seats, self.published.begun, None))

    def with_access(self, access: TableAccess) -> Published:
        """Work out what everyone would be shown of a table that is open for something else."""
        return replace(self.published, facts=replace(self.published.facts, access=access))

    def with_proposal(self, proposal: Proposal | None) -> Published:
        """Work out what everyone would be shown with another proposal."""
        return replace(self.published, facts=replace(self.published.facts, proposal=proposal))

    def with_rematch(self, table: str) -> Published:
        """Work out what everyone would be shown once there is a table to play again at."""
        return replace(self.published, facts=replace(self.published.facts, rematch=table))

    def numbers(self, now: Published) -> str:
        """Return the numbers of all views, as they are stored: the present one, and that of the present question."""
        return encode({self._name(at): (seen.view, seen.since) for at, seen in now.views.items()}).decode()

    def _seen(self, seats: tuple[StoredSeat, ...], begun: bool, actor: int | None) -> Published:
        """Work out what each viewer would see of the game now. A view whose bytes are the same stays the same."""
        match, before = self._position.match, self.published
        countdown = None
        if begun and self._position.drawn:
            window = self._position.blind_window(seats)
            countdown = blind_windows.counted(window, before.countdown, clocks.now())
            parts = views.views_of(match, self._position.events, self._written, self._extras(seats, window, countdown))
        else:
            free = [self._names[at] for at, seat in enumerate(seats) if not seat.taken]
            parts = views.nothing_yet(free, self._position.events.viewers)
        seen: dict[int, SeatView] = {}
        for viewer, (part, asked) in parts.items():
            old = before.views.get(viewer)
            members = views.members(part)
            if old is not None and members == old.part:
                seen[viewer] = old
                continue
            view = 1 if old is None else old.view + 1
            since = view if old is None or viewer == actor or asked != old.asked else old.since
            seen[viewer] = SeatView(view, since, part.log, members, asked)
        return replace(
            before,
            seats=seats,
            views=seen,
            opened=match.opened() if begun and self._position.drawn else None,
            countdown=countdown,
        )

    def _with_public(self, now: Published) -> Published:
        """Return the same with what follows for the table, if everybody has seen something; else the table as it was.

        An answer that was not shown to everybody ends here: it reaches no clock, no proposal, nothing around the game.
        """
        if now.views[SPECTATOR] is self.published.views[SPECTATOR]:
            return now
        known = self.published.facts
        facts = self._facts(now, known.access, known.proposal, known.state != "open")
        times = self._times(replace(self.around, facts=facts))
        return replace(now, facts=facts, times=None if times is None else clocks.kept(times))

    def _facts(self, now: Published, access: TableAccess, proposal: Proposal | None, begun: bool) -> TableFacts:
        """Return what is so of the table, given what everybody sees; the same object if that is the same."""
        match, before = self._position.match, self.published
        drawn = begun and self._position.drawn
        state = "over" if self._position.over else "playing" if drawn else "shuffling" if begun else "open"
        if proposal is not None and not (state == "playing" and proposal.stands(now.views[SPECTATOR].view)):
            proposal = None
        # Before the game begins seats change hands: an ally who reads along could sit down as the adversary.
        channel = match.game.channel(match.state, match.options) if drawn else frozenset[int]()
        seats, moment = known_seats(now.seats), self._moment(now, state)
        facts = TableFacts(state, seats, access, moment, proposal, channel, before.facts.rematch)
        return before.facts if facts == before.facts else facts

    def _moment(self, now: Published, state: str) -> Moment:
        """Return what everybody is shown of who is awaited."""
        match, before = self._position.match, self.published
        number = before.facts.moment.number
        if state != "playing":
            return Moment(number, False, ())
        public = before.views.get(SPECTATOR)
        if public is not None and now.views[SPECTATOR].part != public.part and now.opened != before.opened:
            number += 1
        if not match.waits_openly():
            return Moment(number, True, ())
        return Moment(number, False, tuple(at for at in match.awaited() if now.seats[at].bot is None))

    def _times(self, around: Surroundings) -> ClockState | None:
        """Return the clocks as they go on from now in these surroundings."""
        clock, times = self.setting.clock, self.around.times
        if clock is None or times is None:
            return None
        return clocks.expire(clocks.advance(clock, times, around.facts.moment, around.going))

    def _extras(self, seats: Sequence[StoredSeat], window: Blind, countdown: Countdown | None) -> ViewExtras:
        position = self._position
        lesson = None
        if self._tutorial is not None:
            lesson = self._tutorial.lesson(position.standing())
        undo = position.undoable_by()
        return ViewExtras(undo, lesson, clocks.declared(seats), position.ended, window, countdown)

    # -- what is sent of it ----------------------------------------------------------------------------------------

    def message(self, viewer: int, session: str | None) -> bytes:
        """Return the view of one viewer as JSON, for a session that may see it."""
        name = encode(self._name(viewer) or None)
        part = self._refused_part if viewer == SPECTATOR and self._closed() else self.published.views[viewer].part
        number, table = self.number(viewer), self.around_for(session)
        return b'{"seat":%b,"view":%d,"now":%b,"table":%b,%b}' % (name, number, self._now(), table, part)

    def news(self, session: str | None) -> bytes:
        """Return what a session is sent when only the table itself has changed, as JSON."""
        return b'{"now":%b,"table":%b}' % (self._now(), self.around_for(session))

    def number(self, viewer: int) -> int:
        """Return the number of a viewer's view; it does not rise for spectators who are refused a look."""
        return 0 if viewer == SPECTATOR and self._closed() else self.published.views[viewer].view

    def around_for(self, session: str | None) -> bytes:
        """Return the surroundings of the game as a session sees them, as JSON."""
        mine = tuple(at for at in self.published.viewers_of(session) if at >= 0)
        if mine not in self._told:
            self._told[mine] = encode(self._around_part(mine))
        return self._told[mine]

    def _around_part(self, mine: Sequence[int]) -> dict[str, Any]:
        return surroundings.public(self._position.match, self.setting.clock, self.around, mine)

    def info(self, session: str | None) -> bytes:
        """Return what is known of the table itself, as JSON. ``seq`` is the number of the spectator's view."""
        setting, published = self.setting, self.published
        mine = [at for at in published.viewers_of(session) if at >= 0]
        known = {
            "id": setting.id,
            "game": setting.game.name,
            "options": setting.options,
            **modes.public(setting.mode),
            "host": session is not None and session == setting.host,
            "code": setting.code if published.state == "open" else None,
            "asked": any(published.views[at].asked != b"null" for at in mine),
            **self._around_part(mine),
            "promise": self.proof()["promise"],
            "seq": self.number(SPECTATOR),
        }
        return encode(known)

    def proof(self) -> dict[str, Any]:
        """Return what was promised of the shuffling, after the end with its proof."""
        published, seed = self.published, self._position.match.seed
        return fairness.proof(self.setting.secret, published.seats, self._names, published.state, seed)

    def story(self, viewer: int, first: int) -> bytes:
        """Return the events from the number ``first`` on as a viewer reads them.

        Raises:
            Refusal: ``no-spectators``.
        """
        if viewer == SPECTATOR and self._closed():
            raise Refusal("no-spectators", "only who sits at this table may look on")
        events = self._position.events.events(viewer, first, self.published.views[viewer].log)
        return encode({"from": first, "events": events})

    def _name(self, viewer: int) -> str:
        return "" if viewer == SPECTATOR else self._names[viewer]

    def _now(self) -> bytes:
        """Return the time by which clocks and windows go: pages know by it how old a message is."""
        timed = self.setting.clock is not None or self.setting.game.window_seconds
        return encode(round(clocks.now(), 3)) if timed else b"null"

    def _closed(self) -> bool:
        """Tell whether spectators are shown nothing of the game."""
        return not self.published.facts.access.watching and self.published.state != "over"

    @property
    def _refused_part(self) -> bytes:
        ((part, _),) = views.nothing_yet([], (SPECTATOR,)).values()
        return views.members(part)
