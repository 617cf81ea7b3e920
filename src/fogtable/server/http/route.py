"""Routes whose requests are judged by the table as it stands on disk, whichever worker changed it last."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fogtable.server.http.services import services_of
from fogtable.server.refusals import Refusal
from fogtable.server.store.tables import Conflict

Endpoint = Callable[[Request], Awaitable[Response]]

TRIES: Final = 10
"""How often a request is judged anew while other workers change its table in between."""


class RetryingRoute(Route):
    """A route that carries a request out again after a conflict with another worker.

    Nobody is refused because this worker is behind: before a refusal is sent, the table is compared with the store.
    Nothing stored is ever based on an older version of the table: the store itself refuses that.
    """

    def __init__(self, path: str, endpoint: Endpoint, **more: Any) -> None:
        super().__init__(path, _judged(endpoint), **more)


def _judged(endpoint: Endpoint) -> Endpoint:
    @wraps(endpoint)
    async def call(request: Request) -> Response:
        registry = services_of(request).registry
        for _ in range(TRIES):
            try:
                return await endpoint(request)
            except Conflict:
                continue
            except Refusal:
                if not await registry.refresh(request.path_params.get("id")):
                    raise
        return await endpoint(request)

    return call
