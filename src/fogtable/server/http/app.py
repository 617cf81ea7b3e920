"""The server as an application: what it is made of, and how it starts and stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp

from fogtable.bots import names as bot_names
from fogtable.core.game import Game
from fogtable.server import metrics
from fogtable.server.actions.analysis import Analyses
from fogtable.server.actions.hints import Hints
from fogtable.server.actions.records import Records
from fogtable.server.actions.replays import Replays
from fogtable.server.background import windows
from fogtable.server.background.bots import PAUSE, Bots
from fogtable.server.background.notices import Notices
from fogtable.server.background.webpush import Push
from fogtable.server.http import api, health, pages
from fogtable.server.http.addresses import Site
from fogtable.server.http.guard import Guard, answer_to, not_stored
from fogtable.server.http.limits import Limits
from fogtable.server.http.polling import Polling
from fogtable.server.logs import log
from fogtable.server.refusals import Refusal
from fogtable.server.store.cleanup import tidy_daily
from fogtable.server.store.database import Database
from fogtable.server.store.offers import Offers
from fogtable.server.store.tables import Store
from fogtable.server.store.tokens import Tokens
from fogtable.server.tables.broker import Broker
from fogtable.server.tables.registry import Registry
from fogtable.server.tables.table import Table
from fogtable.server.tables.workers import among_others


def create_app(
    database: Database,
    games: Mapping[str, Game],
    site: Site,
    limits: Limits,
    pause: tuple[float, float] = PAUSE,
    keep_days: int | None = None,
    broker: Broker | None = None,
    push: Push | None = None,
) -> ASGIApp:
    """Return the application that keeps its tables in ``database``.

    Args:
        database: where; brought to the present form at the start.
        games: what can be played, by name.
        site: where the server is reached.
        limits: how much one session and one address may ask for.
        pause: the span of seconds from which the bots' pauses are drawn.
        keep_days: after how many days a table that is left alone is removed; ``None``: never.
        broker: tells the other workers that share the database what has changed; ``None``: they find out later.
        push: how devices are told of turns; ``None``: they are not.
    """

    tokens = Tokens(database)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(database) if broker is None else Store(database, broker.tell)
        await store.open()
        for game in games.values():  # compiling takes seconds where it is due: before anybody waits
            await asyncio.to_thread(bot_names, game)
        bots = Bots(pause)
        app.state.tokens = tokens
        app.state.notices = notices = Notices(database, push)

        def attended(table: Table) -> None:
            bots.seat(table)
            notices.attend(table)
            windows.attend(table)

        app.state.registry = registry = Registry(store, games, attended)
        app.state.readiness = health.Readiness(store)
        metrics.TABLES.set_function(lambda: registry.size)
        app.state.records = Records()
        app.state.replays = Replays()
        app.state.offers = Offers(database)
        app.state.polling = polling = Polling()
        app.state.analyses = Analyses()
        app.state.hints = hints = Hints()
        tidying = None if keep_days is None else asyncio.create_task(tidy_daily(store, keep_days))
        async with among_others(database, registry, tokens, broker):
            log.info("started", games=list(games))
            yield
        if tidying is not None:
            tidying.cancel()
        polling.close()
        await registry.close()
        bots.close()
        notices.close()
        hints.close()
        await store.close()
        log.info("stopped")

    app = Starlette(
        routes=[*api.ROUTES, *pages.ROUTES, *health.ROUTES],
        lifespan=lifespan,
        exception_handlers={
            Refusal: _refused,
            SQLAlchemyError: _not_stored,
            HTTPException: _not_served,
            Exception: _failed,
        },
    )
    return Guard(app, site, limits, tokens)


async def _refused(_: HTTPConnection, why: Exception) -> Response:
    assert isinstance(why, Refusal)
    return answer_to(why)


async def _not_stored(connection: HTTPConnection, wrong: Exception) -> Response:
    return await _refused(connection, not_stored(wrong))


async def _not_served(connection: HTTPConnection, why: Exception) -> Response:
    wrong_method = isinstance(why, HTTPException) and why.status_code == 405
    if not wrong_method and (page := pages.lost(connection)) is not None:
        return page
    refusal = (
        Refusal("not-allowed", "not by this method") if wrong_method else Refusal("not-found", "there is nothing here")
    )
    return await _refused(connection, refusal)


async def _failed(connection: HTTPConnection, _: Exception) -> Response:
    # The guard in front writes the log.
    return await _refused(connection, Refusal("internal", "something went wrong here"))
