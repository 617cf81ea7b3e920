"""The server as an application: its routes behind the guard, and what is answered when something goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp

from fogtable.server.http import api, health, pages, passkey_calls
from fogtable.server.http.addresses import Site
from fogtable.server.http.guard import Guard
from fogtable.server.http.limits import Limits
from fogtable.server.http.responses import not_stored, refused
from fogtable.server.http.services import Services
from fogtable.server.refusals import Refusal


def create_app(services: Services, site: Site, limits: Limits) -> ASGIApp:
    """Return the application.

    Args:
        services: what its routes work with; started and closed with it.
        site: where the server is reached.
        limits: how much one session and one address may ask for.
    """

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with services.running():
            yield

    optional = [] if services.passkeys is None else passkey_calls.ROUTES
    app = Starlette(
        routes=[*api.ROUTES, *optional, *pages.ROUTES, *health.ROUTES],
        lifespan=lifespan,
        exception_handlers={
            Refusal: _refused,
            SQLAlchemyError: _not_stored,
            HTTPException: _not_served,
            Exception: _failed,
        },
    )
    app.state.services = services
    return Guard(app, site, limits, services.tokens)


async def _refused(_: HTTPConnection, why: Exception) -> Response:
    assert isinstance(why, Refusal)
    return refused(why)


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
