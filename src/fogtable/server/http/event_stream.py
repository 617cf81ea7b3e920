"""The line of a page where no socket gets through: the same messages, as server-sent events."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from fogtable.server.http.guard import session_of, stands
from fogtable.server.http.services import services_of
from fogtable.server.http.updates import counted, updates, watched
from fogtable.server.tables.table import Table

NOW: Final = {"X-Accel-Buffering": "no"}
"""Asks proxies to pass each event on at once."""


class Stream(StreamingResponse):
    """Events until the page goes away; its session counts as gone at once."""

    def __init__(self, events: AsyncGenerator[bytes]) -> None:
        super().__init__(events, media_type="text/event-stream", headers=NOW)
        self._events = events

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the events."""
        async with aclosing(self._events):
            await super().__call__(scope, receive, send)


async def stream(request: Request) -> Stream:
    """Send the views of this session until the page goes away."""
    table = await services_of(request).registry.find(request.path_params["id"])
    return Stream(_events(table, request))


async def _events(table: Table, request: Request) -> AsyncGenerator[bytes]:
    session = session_of(request)
    with watched(table) as news, counted(table, session):
        async for message in updates(table, session, news, partial(stands, request)):
            yield b"data: %b\n\n" % message.encode()
