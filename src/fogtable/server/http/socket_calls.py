"""Calls that come over an open socket: each is carried out as the request that it stands for, by the same application.

So what is checked, counted and refused, and done once for each key, is the same either way. The calls of one socket are
carried out one after the other: who sends more waits for the replies. Who sends what is no call is told once.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from starlette.types import Message, Scope
from starlette.websockets import WebSocket

from fogtable.server.http.guard import front_of, stands
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Call

GOING_AWAY: Final = 1012
NO_CALL: Final = 1008
_OF_THE_BROWSER: Final = (b"cookie", b"host", b"origin", b"sec-fetch-site")
"""What a request says of who sends it; the socket has said it when it was opened."""


class Calls:
    """The calls of one socket."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._under_way = asyncio.Lock()

    async def until_gone(self) -> int | None:
        """Carry out what the page calls for until it goes away; return the code to close the socket with, if any."""
        told = False
        while (message := await self._websocket.receive())["type"] != "websocket.disconnect":
            if not stands(self._websocket):
                return GOING_AWAY
            try:
                call = msgspec.json.decode(message.get("text") or "", type=Call)
            except (msgspec.DecodeError, RecursionError) as wrong:
                if told:
                    return NO_CALL
                told = True
                refusal = Refusal("bad-body", f"expected a call: {wrong}")
                await self._reply(None, refusal.status, refusal.body())
                continue
            async with self._under_way:
                status, body = await _carried_out(self._websocket, call)
            await self._reply(call.number, status, body)
        return None

    async def finished(self) -> None:
        """Wait until no call is under way."""
        async with self._under_way:
            pass

    async def _reply(self, number: int | None, status: int, body: bytes) -> None:
        reply = {"reply": number, "status": status, "body": msgspec.Raw(body)}
        await self._websocket.send_text(msgspec.json.encode(reply).decode())


async def _never() -> Message:
    """Whoever called is there as long as the socket is."""
    never: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
    return await never


async def _carried_out(websocket: WebSocket, call: Call) -> tuple[int, bytes]:
    """Return the status and the body of the response to the request that a call stands for."""
    status, parts = 0, list[bytes]()
    given = iter([{"type": "http.request", "body": bytes(call.body), "more_body": False}])

    async def receive() -> Message:
        return next(given, None) or await _never()

    async def send(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)
        parts.append(message.get("body", b""))

    await front_of(websocket)(_request(websocket.scope, call.call), receive, send)
    return status, b"".join(parts)


def _request(socket: Scope, call: str) -> Scope:
    path: str = socket["path"].removesuffix("socket") + call
    more: dict[str, Any] = {name: socket[name] for name in ("asgi", "client", "server") if name in socket}
    return {
        **more,
        "type": "http",
        "http_version": "1.1",
        "method": "POST",
        "scheme": socket["scheme"].replace("ws", "http"),
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(name, value) for name, value in socket["headers"] if name in _OF_THE_BROWSER],
    }
