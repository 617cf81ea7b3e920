"""The socket of one open page: what it is shown, and what it calls for."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from fogtable.server.http.guard import session_of, stands
from fogtable.server.http.services import services_of
from fogtable.server.http.socket_calls import GOING_AWAY, Calls
from fogtable.server.http.updates import Wakeup, counted, updates, watched
from fogtable.server.tables.table import Table


async def watch(websocket: WebSocket) -> None:
    """Send the views of this session, and carry out its calls, until the page goes away.

    A slow reader gets the newest view, not all of them.
    """
    session = session_of(websocket)
    table = await services_of(websocket).registry.find(websocket.path_params["id"])
    with suppress(WebSocketDisconnect), watched(table) as news:
        await websocket.accept()
        with counted(table, session):
            await _until_gone(websocket, table, session, news)


async def _until_gone(websocket: WebSocket, table: Table, session: str | None, news: Wakeup) -> None:
    calls = Calls(websocket)
    both = (
        asyncio.create_task(_show(websocket, table, session, news)),
        asyncio.create_task(calls.until_gone()),
    )
    try:
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        await calls.finished()  # what has begun is carried out, as a request is
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
    code = done.pop().result()
    if code is not None:
        await websocket.close(code)


async def _show(websocket: WebSocket, table: Table, session: str | None, news: Wakeup) -> int:
    async for message in updates(table, session, news, partial(stands, websocket)):
        await websocket.send_text(message)
    return GOING_AWAY
