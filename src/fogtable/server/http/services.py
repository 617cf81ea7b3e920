"""What the routes work with: one of each for the whole server, started and closed together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection

from fogtable.bots import names as bot_names
from fogtable.core.game import Game
from fogtable.games import names
from fogtable.server import metrics
from fogtable.server.actions.analysis import Analyses
from fogtable.server.actions.examples import Examples
from fogtable.server.actions.hints import Hints
from fogtable.server.actions.replays import Replays
from fogtable.server.background import shuffling, windows
from fogtable.server.background.bots import PAUSE, Bots
from fogtable.server.background.notices import Notices
from fogtable.server.background.webpush import Push
from fogtable.server.http.polling import Polling
from fogtable.server.logs import log
from fogtable.server.store.cleanup import tidy_daily
from fogtable.server.store.database import Database
from fogtable.server.store.offers import Offers
from fogtable.server.store.quotas import Quotas
from fogtable.server.store.readiness import Readiness
from fogtable.server.store.tables import Store
from fogtable.server.store.tokens import Tokens
from fogtable.server.tables.again import Again
from fogtable.server.tables.broker import Broker
from fogtable.server.tables.registry import Registry
from fogtable.server.tables.table import Table
from fogtable.server.tables.workers import among_others
from fogtable.server.turns import FairProcesses, FairThreads, FairTurns

if TYPE_CHECKING:
    from fogtable.server.actions.passkeys import Passkeys

DRAFTS: Final = 1
"""Drafts that are tried at the same time. They are Python, as is what answers people: two would be no quicker."""
LOOKS_BACK: Final = 2
"""Finished games that are played through at the same time, to replay them, to go on from them, to keep or open them."""
AGAIN: Final = 1
"""Long games that are played again at the same time, to read their tables, or to take an answer back."""
ANALYSES: Final = 2
"""Finished games that are analysed at the same time: that takes so long that nothing else should wait behind it."""


class Services:
    """The services of one server.

    Args:
        database: where its tables are kept.
        games: what can be played, by name.
        pause: the span of seconds from which the bots' pauses are drawn.
        keep_days: after how many days a table that is left alone is removed; ``None``: never.
        broker: tells the other workers that share the database what has changed; ``None``: they find out later.
        push: what push messages are sent with; ``None``: there are none.
        passkeys: how people sign in on further devices; ``None``: they do not.
    """

    def __init__(
        self,
        database: Database,
        games: Mapping[str, Game],
        *,
        pause: tuple[float, float] = PAUSE,
        keep_days: int | None = None,
        broker: Broker | None = None,
        push: Push | None = None,
        passkeys: Passkeys | None = None,
    ) -> None:
        self._database = database
        self._keep_days = keep_days
        self._broker = broker
        self._store = Store(database) if broker is None else Store(database, broker.publish)
        self._bots = Bots(pause)
        self.tokens = Tokens(database)
        self._playing_again = _elsewhere(games, AGAIN)
        self.registry = Registry(self._store, games, self._attend, Again(self._playing_again))
        self.notices = Notices(database, push)
        self.offers = Offers(database)
        self.quotas = Quotas(database)
        self.passkeys = passkeys
        self.readiness = Readiness(self._store)
        self.polling = Polling()
        self.drafting = FairThreads(DRAFTS, "draft")
        self.looking_back = _elsewhere(games, LOOKS_BACK)
        self.analysing = _elsewhere(games, ANALYSES)
        self.replays = Replays()
        self.examples = Examples()
        self.analyses = Analyses()
        self.hints = Hints()

    def _attend(self, table: Table) -> None:
        """Begin what runs beside a table."""
        self._bots.seat(table)
        self.notices.attend(table)
        windows.attend(table)
        shuffling.attend(table)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Bring the database to the present form, and work until the context ends."""
        await self._store.open()
        games = self.registry.games
        for game in games.values():  # compiling takes seconds where it is due: before anybody waits
            await asyncio.to_thread(bot_names, game)
        metrics.TABLES.set_function(lambda: self.registry.size)
        tidying = None if self._keep_days is None else asyncio.create_task(tidy_daily(self._store, self._keep_days))
        async with among_others(self._database, self.registry, self.tokens, self._broker):
            log.info("started", games=list(games))
            yield
        if tidying is not None:
            tidying.cancel()
        self.polling.close()
        await self.registry.close()
        self._bots.close()
        self.notices.close()
        for thinking in (self.hints, self.drafting, self.looking_back, self.analysing, self._playing_again):
            thinking.close()
        await self._store.close()
        log.info("stopped")


def _elsewhere(games: Mapping[str, Game], count: int) -> FairTurns:
    """Return where so many games are played through at once; games without a name (of tests) go to no other process."""
    return FairProcesses(count) if all(name in names() for name in games) else FairThreads(count, "looking-back")


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the server that this came to."""
    services: Services = connection.app.state.services
    return services
