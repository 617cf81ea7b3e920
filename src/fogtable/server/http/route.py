"""A call that is judged by a table as it stands on disk, whichever worker has changed it last."""

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
"""How often a call is judged anew while other workers change its table in between."""


class RetryingRoute(Route):
    """A route whose calls are carried out again where another worker was first.

    Nobody is refused for what this worker has not heard of yet: before a refusal is told, the table is compared with
    the store. What is stored is never based on an older table: that the store itself refuses.
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
