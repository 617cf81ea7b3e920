"""The server as an application: what it is made of, and how it starts and stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp

from fogtable.bots import names as bot_names
from fogtable.core.game import Game
from fogtable.server import api, pages
from fogtable.server.bots import PAUSE, Bots
from fogtable.server.hall import Hall
from fogtable.server.logs import log
from fogtable.server.refusals import Refusal
from fogtable.server.replays import Replays
from fogtable.server.security import Guard
from fogtable.server.store import Store


def create_app(
    file: Path, games: Mapping[str, Game], hosts: Iterable[str] = (), pause: tuple[float, float] = PAUSE
) -> ASGIApp:
    """Return the application that keeps its tables in ``file``.

    Args:
        file: the SQLite file; made if there is none.
        games: what can be played, by name.
        hosts: names, beside this machine's own, under which the server is reached.
        pause: the span of seconds from which the bots' pauses are drawn.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(file)
        await store.open()
        for game in games.values():  # compiling takes seconds where it is due: before anybody waits
            await asyncio.to_thread(bot_names, game)
        bots = Bots(pause)
        app.state.hall = Hall(store, games, bots.seat)
        app.state.replays = Replays()
        log.info("started", games=list(games))
        yield
        await app.state.hall.close()
        bots.close()
        await store.close()
        log.info("stopped")

    app = Starlette(
        routes=[*api.ROUTES, *pages.ROUTES],
        lifespan=lifespan,
        exception_handlers={Refusal: _refused, HTTPException: _not_served, Exception: _failed},
    )
    return Guard(app, hosts)


async def _refused(_: HTTPConnection, why: Exception) -> Response:
    assert isinstance(why, Refusal)
    headers = {"Connection": "close"} if why.code == "too-large" else None
    return Response(why.body(), why.status, headers, "application/json")


async def _not_served(connection: HTTPConnection, why: Exception) -> Response:
    wrong_method = isinstance(why, HTTPException) and why.status_code == 405
    refusal = (
        Refusal("not-allowed", "not by this method") if wrong_method else Refusal("not-found", "there is nothing here")
    )
    return await _refused(connection, refusal)


async def _failed(connection: HTTPConnection, _: Exception) -> Response:
    # The guard in front writes the log.
    return await _refused(connection, Refusal("internal", "something went wrong here"))
