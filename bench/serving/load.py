"""People at fogtable's server: ``python -m bench.serving.load ADDRESS TABLES WATCHERS RATE BOTS``.

Speaks as ``bench/node/load.cjs`` does. At each table sit four people, each with a session of his own; the others who
watch hold no seat. Beside them so many bots search for a second for each answer, at tables of their own.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
from random import Random
from time import perf_counter
from typing import Any, Final

import uvloop
from websockets.asyncio.client import ClientConnection, connect

PLAYERS: Final = 4
LINES: Final = 200
"""Connections on which tables are opened: as many as tables, so that nobody waits for another to be replied to."""


class Line:
    """A connection that is kept open for requests, one after the other."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port
        self._busy = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, cookie: str) -> tuple[int, dict[str, str], Any]:
        status, headers, content = await self.call("POST", path, json.dumps(body).encode(), cookie)
        return status, headers, json.loads(content) if content else None

    async def call(
        self, method: str, path: str, content: bytes, cookie: str, more: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        """Send a request with ``more`` lines in its head; return status, headers and body (0: it broke off)."""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nCookie: {cookie}\r\n{more}"
        async with self._busy:
            if self._streams is None or self._streams[0].at_eof():  # it was left alone for too long
                self._streams = await asyncio.open_connection(self._host, self._port)
            reader, writer = self._streams
            try:
                writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
                said = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in said[1:])}
                answer = await reader.readexactly(int(headers["content-length"]))
            except (OSError, asyncio.IncompleteReadError):
                self._streams = None
                return 0, {}, b""
        return int(said[0].split()[1]), headers, answer


class Table:
    """A table: who sits there, what each seat is shown, when the last answer was sent."""

    def __init__(self, number: str, cookies: list[str]) -> None:
        self.id = number
        self.cookies = cookies
        self.seats: dict[str, int] = {}
        self.pages: dict[int, ClientConnection] = {}
        self.replies: dict[int, asyncio.Future[int]] = {}
        self.views: dict[str, dict[str, Any]] = {}
        self.sent = 0.0
        self.answering = False


class Club:
    """All people, and how long it took until they saw an answer."""

    def __init__(self, address: str, tables: int, watchers: int, rate: float, bots: int) -> None:
        self._host, _, port = address.removeprefix("http://").partition(":")
        self._port = int(port)
        self._count = tables
        self._watchers = watchers
        self._rate = rate
        self._bots = bots
        self._lines = itertools.cycle([Line(self._host, self._port) for _ in range(LINES)])
        self._keys = itertools.count()
        self._luck = Random(20240917)
        self._pages: list[asyncio.Task[None]] = []
        self.tables: list[Table] = []
        self._with_bots: list[Table] = []
        self.milliseconds: list[float] = []
        self.answers = 0

    async def sit(self) -> None:
        """Open all tables, without pages."""
        for _ in range(self._count):
            self.tables.append(await self._opened())
        for _ in range(self._bots):
            self._with_bots.append(await self._opened_with_bots())

    async def look(self) -> None:
        """Open all pages."""
        for table in self.tables:
            await asyncio.gather(*(self._open_page(table, number) for number in range(self._watchers)))
        for table in self._with_bots:
            await self._open_page(table, 0)
            self._pages.append(asyncio.create_task(self._play_against_bots(table)))

    async def play(self, seconds: float) -> None:
        """Answer at a steady rate."""
        begun = perf_counter()
        self.milliseconds, self.answers = [], 0
        running: set[asyncio.Task[None]] = set()
        for sent in range(int(seconds * self._rate)):
            await asyncio.sleep(max(0.0, begun + sent / self._rate - perf_counter()))
            task = asyncio.create_task(self._answer(self.tables[sent % self._count]))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.gather(*running)
        await asyncio.sleep(1)

    async def _opened(self) -> Table:
        players = [{"kind": "here"}] + [{"kind": "link"}] * (PLAYERS - 1)
        wanted = {"game": "notalone", "players": players, "first": 0}
        _, headers, made = await next(self._lines).post("/api/tables", wanted, "")
        cookies = [headers["set-cookie"].partition(";")[0]]
        for number in range(1, PLAYERS):
            path = f"/api/tables/{made['id']}/seats/hunted-{number}/claim"
            _, headers, _ = await next(self._lines).post(path, {"name": f"Person {number}"}, "")
            cookies.append(headers["set-cookie"].partition(";")[0])
        return Table(made["id"], cookies)

    async def _opened_with_bots(self) -> Table:
        """Open a game of which two seats in three are a bot's; they act one after the other."""
        players = [{"kind": "here"}] + [{"kind": "bot", "bot": "search-1s"}] * 2
        wanted = {"game": "bigbrother", "players": players, "first": 0}
        _, headers, made = await next(self._lines).post("/api/tables", wanted, "")
        return Table(made["id"], [headers["set-cookie"].partition(";")[0]])

    async def _open_page(self, table: Table, number: int) -> None:
        cookie = {"Cookie": table.cookies[number]} if number < PLAYERS else {}
        page = await connect(
            f"ws://{self._host}:{self._port}/api/tables/{table.id}/socket",
            additional_headers=cookie,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=60,
        )
        table.pages[number] = page
        self._pages.append(asyncio.create_task(self._read(page, table, number)))

    async def _read(self, page: ClientConnection, table: Table, number: int) -> None:
        known = 0.0
        async for message in page:
            if message.startswith('{"reply":'):
                said = json.loads(message)
                table.replies.pop(said["reply"]).set_result(said["status"])
                continue
            if '"view":' not in message[:40]:  # who is here, or a beat
                continue
            if table.sent > known:
                known = table.sent
                self.milliseconds.append((perf_counter() - table.sent) * 1000)
            if number < PLAYERS:
                said = json.loads(message)
                table.views[said["seat"]] = said
                table.seats[said["seat"]] = number

    async def _play_against_bots(self, table: Table) -> None:
        """Answer soon, so that a bot thinks nearly always."""
        while True:
            await asyncio.sleep(0.5)
            if (picked := self._picked(table)) is not None:
                await self._post(table, *picked)

    async def _answer(self, table: Table) -> None:
        """Answer at a table; nobody does where the last answer has not even been taken yet."""
        picked = self._picked(table)
        if table.answering or picked is None:
            return
        table.answering = True
        table.sent = perf_counter()
        status = await self._post(table, *picked)
        self.answers += status == 200
        table.answering = False

    def _picked(self, table: Table) -> tuple[dict[str, Any], str] | None:
        """Return a view in which somebody is asked, and an answer to it."""
        asked = [view for view in table.views.values() if view["asked"] and view["asked"]["options"]]
        if not asked:
            return None
        view = self._luck.choice(asked)
        return view, self._luck.choice(view["asked"]["options"])

    async def _post(self, table: Table, view: dict[str, Any], pick: str) -> int:
        number = next(self._keys)
        body = {"seat": view["seat"], "view": view["view"], "picks": [pick], "key": str(number)}
        table.replies[number] = reply = asyncio.get_running_loop().create_future()
        page = table.pages[table.seats[view["seat"]]]
        await page.send(json.dumps({"call": "answers", "number": number, "body": body}))
        return await reply


async def main() -> None:
    address, tables, watchers, rate, bots = sys.argv[1:]
    club = Club(address, int(tables), int(watchers), float(rate), int(bots))
    await club.sit()
    print("seated", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await club.look()
    print("ready", flush=True)
    while seconds := await asyncio.to_thread(sys.stdin.readline):
        await club.play(float(seconds))
        print(json.dumps({"answers": club.answers, "milliseconds": club.milliseconds}), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
