"""A hostile session: ``python -m bench.serving.hostile HOST PORT``. Does its worst, as fast as the limits let it.

All at once it opens tables of bots that search and watches and plays them, drafts, takes answers back, undoes, imports
records, goes on from them, has them analysed, replays and downloads them. Told that it came too often it waits as long
as it is told: without limits any server can be flooded.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import uvloop
from websockets.exceptions import ConnectionClosed

from bench.serving.person import Person, Refused, asked, patiently
from fogtable.core.formats import record
from fogtable.core.play.match import Match
from fogtable.games import load

SOCKETS: Final = 36
"""Tables that it watches: nearly all that it may."""
SEEDS: Final = range(4)
"""Games of which it imports the longest."""


def long_record() -> tuple[bytes, tuple[str, ...]]:
    """Return the record of a long game, and its seats."""
    games: list[Match] = []
    for seed in SEEDS:
        luck = Random(seed)
        match = Match(load("anima"), 5, seed=seed)
        asked = match.next()
        while asked is not None:
            asked = match.act(luck.choice(asked[2]))
        games.append(match)
    longest = max(games, key=lambda match: len(match.answers))
    return record.write(longest), longest.names


class Hostile:
    """The session, and what it has done: by kind, how often it came through and how often it was refused."""

    def __init__(self, host: str, port: int) -> None:
        self._person = Person(host, port, "192.0.2.66", 60)
        self._luck = Random(66)
        self._finished: list[str] = []
        self.done: Counter[str] = Counter()

    async def attack(self, raw: bytes, seats: tuple[str, ...]) -> None:
        await self._person.open("onoda", "here")
        work = [self._over_and_over("import", lambda: self._import(raw))]
        work += [self._over_and_over("go on", lambda: self._go_on(seats))]
        for what in ("analysis", "record"):
            work.append(self._over_and_over(what, lambda what=what: self._look_back(what)))  # type: ignore[misc]
        views = itertools.cycle(("all", *seats))
        work += [self._over_and_over("replay", lambda: self._look_back(f"replay?step=0&seat={next(views)}"))] * 2
        for game, kinds in (("anima", ("here",) * 5), ("bigbrother", ("here",) * 5), ("notalone", ("here",) * 7)):
            work.append(self._play(game, *kinds))
        work.append(self._undo())
        work += [self._watch_bots(number) for number in range(SOCKETS)]
        await asyncio.gather(*work)

    async def _over_and_over(self, name: str, work: Callable[[], Awaitable[Any]]) -> None:
        while True:
            try:
                await work()
                self.done[name] += 1
            except Refused as wrong:
                self.done[f"{name}: {wrong.status}"] += 1
                await patiently(wrong)

    async def _import(self, raw: bytes) -> None:
        made = await self._person.ask("POST", "/api/records", raw)
        self._finished.append(made.decode().split('"')[3])

    async def _go_on(self, seats: tuple[str, ...]) -> None:
        step = 10**9  # beyond the end: the refusal says where that is
        table = await self._any_finished()
        with suppress(Refused):
            await self._person.post(f"/api/tables/{table}/go-on", {"seat": seats[0], "step": step})
        pieces = await self._person.get(f"/api/tables/{table}/replay?step=0&seat=all")
        await self._person.post(f"/api/tables/{table}/go-on", {"seat": seats[0], "step": pieces[0]["steps"] - 1})

    async def _look_back(self, what: str) -> None:
        await self._person.ask("GET", f"/api/tables/{await self._any_finished()}/{what}")

    async def _any_finished(self) -> str:
        while not self._finished:
            await asyncio.sleep(0.1)
        return self._luck.choice(self._finished)

    async def _play(self, game: str, *kinds: str) -> None:
        """Draft, answer, and take back."""

        async def play() -> None:
            table = await self._person.open(game, *kinds)
            for number in itertools.count():
                views = await self._person.views(table)
                if any(view["over"] for view in views.values()) or (picked := asked(views, self._luck)) is None:
                    return
                for _ in range(8):
                    await self._over_once("preview", self._person.make("preview", table, picked[0], [picked[1]]))
                await self._over_once("answer", self._person.make("answers", table, picked[0], [picked[1]]))
                if number % 2 == 0:
                    for view in (await self._person.views(table)).values():
                        if view["retract"]:
                            await self._over_once("retract", self._person.make("retract", table, view))
                            break

        await self._over_and_over("game", play)

    async def _undo(self) -> None:
        async def play() -> None:
            table = await self._person.open("onoda", "here", mode="practice")
            for number in itertools.count():
                views = await self._person.views(table)
                if (picked := asked(views, self._luck)) is None:
                    return
                await self._over_once("answer", self._person.make("answers", table, picked[0], [picked[1]]))
                if number > 100:
                    (view,) = (await self._person.views(table)).values()
                    await self._over_once("undo", self._person.make("undo", table, view))

        await self._over_and_over("practice", play)

    async def _watch_bots(self, number: int) -> None:
        game, kinds = (
            ("bigbrother", ("search-1s",) * 5),
            ("notalone", ("search-1s",) * 7),
            ("anima", ("search-1s",) * 5),
            ("notalone", ("random",) * 7),
        )[number % 4]

        async def watch() -> None:
            table = await self._person.open(game, *kinds)
            with suppress(ConnectionClosed):  # the table was put away
                async with self._person.page(table) as page:
                    async for message in page:
                        if '"over":{' in message:
                            return

        await self._over_and_over("bots", watch)

    async def _over_once(self, name: str, work: Awaitable[Any]) -> None:
        try:
            await work
            self.done[name] += 1
        except Refused as wrong:
            self.done[f"{name}: {wrong.status}"] += 1
            await patiently(wrong)


def _sit_elsewhere() -> None:
    """Take no core that anybody else wants: what this process needs to do its worst is not to be measured."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


async def main() -> None:
    _sit_elsewhere()
    raw, seats = await asyncio.to_thread(long_record)
    hostile = Hostile(sys.argv[1], int(sys.argv[2]))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    attack = asyncio.create_task(hostile.attack(raw, seats))
    await asyncio.to_thread(sys.stdin.readline)
    if attack.done():
        attack.result()
    print(" ".join(f"{name} {count};" for name, count in sorted(hostile.done.items())), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
