"""The socket of one open page: full views, pushed when they change, never queued."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from fogtable.core.visibility import SPECTATOR
from fogtable.server import metrics
from fogtable.server.hall import Hall
from fogtable.server.live import Table
from fogtable.server.security import session_of

GOING_AWAY = 1012
NO_COMMANDS = 1008


async def watch(websocket: WebSocket) -> None:
    """Show the views of this session until the page goes away. A slow reader gets the newest view, not all of them."""
    hall: Hall = websocket.app.state.hall
    session = session_of(websocket)
    table = await hall.find(websocket.path_params["id"])
    news = asyncio.Event()
    news.set()
    table.watchers.add(news)
    try:
        await websocket.accept()
        with metrics.SOCKETS.labels(_eyes(table, session)).track_inprogress(), table.looked_on(session):
            await _until_gone(websocket, table, session, news)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the page is gone
    finally:
        table.watchers.discard(news)


def _eyes(table: Table, session: str | None) -> str:
    return "spectator" if table.shown.viewers_of(session) == [SPECTATOR] else "seat"


async def _until_gone(websocket: WebSocket, table: Table, session: str | None, news: asyncio.Event) -> None:
    showing = asyncio.create_task(_show(websocket, table, session, news))
    listening = asyncio.create_task(_listen(websocket))
    done, rest = await asyncio.wait((showing, listening), return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for task in done:
        code = task.result()
        if code is not None:
            await websocket.close(code)


async def _show(websocket: WebSocket, table: Table, session: str | None, news: asyncio.Event) -> int:
    """Send each view that this session may see and has not got in its newest form; and who is here, when it changes."""
    sent: dict[int, int] = {}
    around = b""
    while True:
        await news.wait()
        news.clear()
        if table.spoiled:
            return GOING_AWAY
        viewers = table.shown.viewers_of(session)
        for viewer in viewers:
            view = table.number(viewer)
            if sent.get(viewer) != view and viewer in table.shown.viewers_of(session):
                sent[viewer] = view
                around = table.around(session)
                await websocket.send_text(table.message(viewer, session).decode())
        if around != (now := table.around(session)):
            around = now
            await websocket.send_text(f'{{"table":{now.decode()}}}')
        sent = {viewer: view for viewer, view in sent.items() if viewer in viewers}


async def _listen(websocket: WebSocket) -> int | None:
    """Wait for the page to go away; it has nothing to say here."""
    message = await websocket.receive()
    return None if message["type"] == "websocket.disconnect" else NO_COMMANDS
