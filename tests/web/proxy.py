"""A proxy between page and server, of the kinds that people sit behind: ``python -m tests.web.proxy PORT``.

It is told on standard input what to do from now on: ``block sockets``, ``block sockets events``, ``block`` (nothing),
``down`` (the line is cut: all that is open ends, nothing new is taken), ``up``, ``freeze`` (what is open is dead, and
nobody says so; what is new passes).
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator

from tests.server.harness import PATIENCE, ROOT


class Proxy:
    """What it does now, and what is open."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._blocked: set[str] = set()
        self._down = False
        self._age = 0
        self._open: set[asyncio.StreamWriter] = set()

    def told(self, line: str) -> None:
        what, *more = line.split()
        if what == "block":
            self._blocked = set(more)
        elif what == "freeze":
            self._age += 1
        else:
            self._down = what == "down"
        if what in ("block", "down"):
            for writer in self._open:
                writer.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            await self._pass(reader, writer)
        self._open.discard(writer)
        writer.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        upgrade = re.search(rb"\r\nupgrade: *websocket", head, re.IGNORECASE) is not None
        if self._down:
            return
        if upgrade and "sockets" in self._blocked:
            writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            await writer.drain()
            return
        if not upgrade:
            head = re.sub(rb"\r\nConnection:[^\r]*", b"", head, flags=re.IGNORECASE)
            head = head[:-2] + b"Connection: close\r\n\r\n"
        held = "events" in self._blocked and b"/events " in head.split(b"\r\n")[0]
        there, to_there = await asyncio.open_connection("127.0.0.1", self._port)
        self._open.add(to_there)
        to_there.write(head)
        ways = [self._pump(reader, to_there, held=False), self._pump(there, writer, held=held)]
        _, rest = await asyncio.wait(map(asyncio.create_task, ways), return_when=asyncio.FIRST_COMPLETED)
        for way in rest:
            way.cancel()
        self._open.discard(to_there)
        to_there.close()

    async def _pump(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter, held: bool) -> None:
        """Pass on what comes; ``held``: keep it until the answer is whole, which it never is."""
        age = self._age
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if not held and age == self._age:
                    goal.write(data)
                    await goal.drain()
            if age != self._age:
                await asyncio.Event().wait()


async def main(port: int) -> None:
    proxy = Proxy(port)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while line := await lines.readline():
        proxy.told(line.decode())
        print("done", flush=True)


class Between:
    """A proxy in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        assert process.stdout is not None
        self.address = process.stdout.readline().strip()

    def say(self, what: str) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        assert self._process.stdout.readline() == "done\n"


@contextlib.contextmanager
def between(address: str) -> Iterator[Between]:
    """Run a proxy before the server of an address."""
    command = [sys.executable, "-m", "tests.web.proxy", address.rpartition(":")[2]]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            yield Between(process)
        finally:
            process.terminate()
            process.wait(PATIENCE)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
