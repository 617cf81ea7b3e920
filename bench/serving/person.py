"""One person at a server: a session at an address of their own, given by a proxy that the server trusts."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.serving.load import Line

Views = dict[str | None, dict[str, Any]]


class Refused(Exception):
    """A call was refused; ``wait`` are the seconds until it may come again, 0 if it is not about that."""

    def __init__(self, status: int, wait: float) -> None:
        super().__init__(f"status {status}")
        self.status = status
        self.wait = wait


class Person:
    """A session that is given each new token, as a browser is; several calls at once."""

    def __init__(self, host: str, port: int, address: str, lines: int) -> None:
        self._host, self._port = host, port
        self._more = f"X-Forwarded-For: {address}\r\n"
        self._lines = itertools.cycle([Line(host, port) for _ in range(lines)])
        self._keys = itertools.count()
        self._cookie = ""

    async def ask(self, method: str, path: str, content: bytes = b"") -> bytes:
        """Call the server.

        Raises:
            Refused: it did not do so.
        """
        status, headers, said = await next(self._lines).call(method, path, content, self._cookie, self._more)
        if "set-cookie" in headers:
            self._cookie = headers["set-cookie"].partition(";")[0]
        if status not in (200, 201):
            raise Refused(status, float(headers.get("retry-after", 0)))
        return said

    async def get(self, path: str) -> Any:
        return json.loads(await self.ask("GET", path))

    async def post(self, path: str, body: Any) -> Any:
        return json.loads(await self.ask("POST", path, json.dumps(body).encode()))

    async def open(self, game: str, *kinds: str, **more: Any) -> str:
        """Open a table; a kind is ``here`` or a bot's name."""
        players = [{"kind": "here"} if kind == "here" else {"kind": "bot", "bot": kind} for kind in kinds]
        made = await self.post("/api/tables", {"game": game, "players": players, "first": 0, **more})
        return str(made["id"])

    async def views(self, table: str) -> Views:
        return {view["seat"]: view for view in await self.get(f"/api/tables/{table}/views")}

    async def make(self, what: str, table: str, view: dict[str, Any], picks: Sequence[str] = ()) -> Any:
        """Answer, preview, retract or undo, as one who has seen this view."""
        body: dict[str, Any] = {"seat": view["seat"], "view": view["view"]}
        if what in ("answers", "preview"):
            body["picks"] = list(picks)
        if what != "preview":
            body["key"] = str(next(self._keys))
        return await self.post(f"/api/tables/{table}/{what}", body)

    @asynccontextmanager
    async def page(self, table: str) -> AsyncIterator[ClientConnection]:
        """Hold a socket to a table open."""
        headers = {"Cookie": self._cookie, "X-Forwarded-For": self._more.partition(": ")[2].strip()}
        address = f"ws://{self._host}:{self._port}/api/tables/{table}/socket"
        async with connect(
            address, additional_headers=headers, compression=None, max_size=None, proxy=None, open_timeout=60
        ) as page:
            yield page


def asked(views: Views, luck: Random) -> tuple[dict[str, Any], str] | None:
    """Return a view in which somebody is asked, and an answer; ``None``: nobody is."""
    found = [view for view in views.values() if view["asked"] and view["asked"]["options"]]
    if not found:
        return None
    view = luck.choice(found)
    return view, luck.choice(view["asked"]["options"])


async def patiently(wrong: Refused) -> None:
    """Wait as long as the server says, and for a moment where it says nothing."""
    await asyncio.sleep(wrong.wait or 0.05)
