"""Liveness and readiness, for monitoring; they reveal nothing else."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from fogtable.server.http.services import services_of


async def alive(_: Request) -> Response:
    """Say that the process lives."""
    return PlainTextResponse("alive\n")


async def ready(request: Request) -> Response:
    """Say whether tables can be read."""
    return (
        PlainTextResponse("ready\n")
        if await services_of(request).readiness.ready()
        else PlainTextResponse("not ready\n", 503)
    )


ROUTES: Final = [Route("/healthz", alive), Route("/readyz", ready)]
PATHS: Final = frozenset(route.path for route in ROUTES)
"""They answer under any host name and count against no limit: probes ask by IP address."""
