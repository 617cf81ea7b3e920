"""A table in memory and the store: what is on disk is shown, and what other workers have stored is taken in.

A change is made in the match, written to disk, and only then shown or acknowledged. If the disk refuses, the object is
spoiled and nobody has seen the change: the next request builds the table anew from the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from fogtable.fast.match import AnyMatch
from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal, no_such_table
from fogtable.server.store.rows import UNDONE, Stored
from fogtable.server.store.tables import Conflict, Store
from fogtable.server.tables import clocks
from fogtable.server.tables.again import Again
from fogtable.server.tables.blind_windows import Blind
from fogtable.server.tables.display import Display
from fogtable.server.tables.position import Played, Position, Setting, loaded, setting_of
from fogtable.server.tables.presence import Presence
from fogtable.server.tables.subscribers import Subscribers
from fogtable.server.tables.talk import Talk
from fogtable.server.tables.views import Published

SILENCE: Final = 4
"""Heartbeats without anything new after which another worker plays the bots: longer than any of them thinks."""


class KeptTable:
    """One table, as it is kept; see the module.

    Attributes:
        setting: what of it never changes, but for the session of its host.
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
        attend: Callable[[Any], None],
        again: Again,
    ) -> None:
        match = known.match
        setting = setting_of(stored, match.game)
        self.id = setting.id
        self.game = setting.game
        self.position = Position(known, stored, again)
        self.presence = Presence()
        self.display = Display(setting, self.position, self.presence, stored)
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
    def match(self) -> AnyMatch:
        """The match, to which the answers that stand are played."""
        return self.position.match

    @property
    def setting(self) -> Setting:
        """What of the table never changes, but for the session of its host."""
        return self.display.setting

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
            self.display.setting = setting_of(stored, self.game)
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
