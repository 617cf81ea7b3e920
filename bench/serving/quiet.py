"""A quiet person: ``python -m bench.serving.quiet HOST PORT``. Answers four times a second at a table of their own.

For each number of seconds read, prints how many milliseconds it took each time until the view of an answer came, and
until the views that were asked for came, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Final

import uvloop

from bench.serving.person import Person, Refused, Views, asked

PAUSE: Final = 0.25
"""Seconds between two answers."""
PATIENCE: Final = 10.0
"""Seconds after which a view counts as having taken so long."""


class Quiet:
    """Somebody who plays both seats of NOT ALONE, and begins anew when it is over."""

    def __init__(self, host: str, port: int) -> None:
        self._person = Person(host, port, "192.0.2.1", 2)
        self._luck = Random(11)
        self._views: Views = {}
        self._came = asyncio.Event()
        self.answers: list[float] = []
        self.looks: list[float] = []

    async def play(self, until: float) -> None:
        self.answers, self.looks = [], []
        while perf_counter() < until:
            table = await self._person.open("notalone", "here", "here")
            async with self._person.page(table) as page:
                self._views = await self._person.views(table)
                reading = asyncio.create_task(self._read(page))
                while perf_counter() < until and not any(view["over"] for view in self._views.values()):
                    await self._turn(table)
                reading.cancel()

    async def _turn(self, table: str) -> None:
        await asyncio.sleep(PAUSE)
        picked = asked(self._views, self._luck)
        if picked is not None:
            begun = perf_counter()
            with suppress(Refused, TimeoutError):
                reply = await self._person.make("answers", table, picked[0], [picked[1]])
                async with asyncio.timeout(PATIENCE):
                    while self._views[picked[0]["seat"]]["view"] < reply["view"]:
                        self._came.clear()
                        await self._came.wait()
            self.answers.append((perf_counter() - begun) * 1000)
        begun = perf_counter()
        self._views = await self._person.views(table)
        self.looks.append((perf_counter() - begun) * 1000)

    async def _read(self, page: object) -> None:
        async for message in page:  # type: ignore[attr-defined]
            if '"view":' in message[:40]:
                said = json.loads(message)
                self._views[said["seat"]] = said
                self._came.set()


async def main() -> None:
    quiet = Quiet(sys.argv[1], int(sys.argv[2]))
    print("ready", flush=True)
    while seconds := await asyncio.to_thread(sys.stdin.readline):
        await quiet.play(perf_counter() + float(seconds))
        print(json.dumps({"answers": quiet.answers, "looks": quiet.looks}), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
