"""Tables of bots alone stand still when nobody looks, and tables take turns to think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from fogtable.server.actions.opening import new_table
from fogtable.server.background import bots, thinking
from fogtable.server.background.bots import Bots
from fogtable.server.background.thinking import Thinking
from fogtable.server.requests import NewTable, Player
from fogtable.server.store.rows import StoredSeat
from fogtable.server.tables.registry import Registry
from fogtable.server.tables.table import Table
from tests.server.in_process import registry_in

PATIENCE = 30


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


async def opened(registry: Registry, *kinds: str) -> Table:
    players = [Player(kind) for kind in kinds]  # type: ignore[arg-type]
    return await registry.find(
        await registry.add(new_table(registry.games, "me", NewTable("auction", players, first=0)))
    )


def play(folder: Path, work: Callable[[Registry], object]) -> None:
    async def playing() -> None:
        made = Bots((0.0, 0.0))
        async with registry_in(folder, made.seat) as registry:
            await work(registry)  # type: ignore[misc]
        made.close()

    asyncio.run(playing())


def test_bots_alone_stand_still_until_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "UNWATCHED", 0.0)

    async def work(registry: Registry) -> None:
        alone = await opened(registry, "bot", "bot")
        watched = await opened(registry, "bot", "bot")
        with watched.page_open(None):
            await until(lambda: len(watched.position.answers) > 4)
        assert alone.position.answers == []
        with alone.page_open(None):
            await until(lambda: bool(alone.position.answers))

    play(tmp_path, work)


def test_whoever_polls_is_looking_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: Registry) -> None:
        alone = await opened(registry, "bot", "bot")
        alone.looked_at()
        await until(lambda: bool(alone.position.answers))
        assert alone.presence.unwatched_for() > 0

    play(tmp_path, work)


def test_against_a_person_bots_play_until_it_is_theirs_to_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that they can be told; a bot that stands in for them is no person."""
    monkeypatch.setattr(bots, "UNWATCHED", 0.0)

    async def work(registry: Registry) -> None:
        table = await opened(registry, "here", "bot")
        await until(lambda: list(table.match.awaited()) == [0])
        before = len(table.position.answers)
        assert before
        async with table.lock:
            await table.reseat(0, StoredSeat("here", "random", None, frozenset({"me"})))
        other = await opened(registry, "bot", "bot")
        with other.page_open(None):
            await until(lambda: len(other.position.answers) > 4)
        assert len(table.position.answers) == before
        with table.page_open("me"):
            await until(lambda: len(table.position.answers) > before)

    play(tmp_path, work)


class Stage:
    """Thoughts that last until they are told to end; ``begun`` says in which order they began."""

    def __init__(self, tables: int) -> None:
        self.thinking = Thinking(tables)
        self.begun: list[str] = []
        self._ends: list[tuple[str, asyncio.Event]] = []

    def think(self, table: str, owner: str) -> asyncio.Task[None]:
        return asyncio.create_task(self._think(table, owner))

    async def _think(self, table: str, owner: str) -> None:
        async with self.thinking.turn(table, owner):
            self.begun.append(table)
            ends = asyncio.Event()
            self._ends.append((table, ends))
            await ends.wait()

    async def end(self, table: str) -> None:
        (one,) = [ends for name, ends in self._ends if name == table and not ends.is_set()]
        one.set()
        await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_the_tables_of_one_person_wait_for_each_other_and_nobody_else_does() -> None:
    async def work() -> None:
        stage = Stage(1)
        tasks = [stage.think(f"hostile-{number}", "hostile") for number in range(4)]
        await settled()
        tasks.append(stage.think("quiet", "somebody"))
        await settled()
        for table in ("hostile-0", "quiet", "hostile-1", "hostile-2", "hostile-3"):
            await stage.end(table)
        assert stage.begun == ["hostile-0", "quiet", "hostile-1", "hostile-2", "hostile-3"]
        await asyncio.gather(*tasks)

    asyncio.run(work())


def test_one_table_of_each_person_thinks_at_once() -> None:
    async def work() -> None:
        stage = Stage(3)
        tasks = [stage.think(table, table[0]) for table in ("a1", "a2", "b1", "a3", "c1")]
        await settled()
        assert stage.begun == ["a1", "b1", "c1"]
        for table in ("b1", "a1", "a2", "a3", "c1"):
            await stage.end(table)
        assert stage.begun == ["a1", "b1", "c1", "a2", "a3"]
        await asyncio.gather(*tasks)

    asyncio.run(work())


@pytest.mark.parametrize("busy", [False, True])
def test_bots_of_a_table_that_are_asked_together_begin_together(busy: bool) -> None:
    """Else how long it takes would tell how many of them were asked."""

    async def work() -> None:
        stage = Stage(1)
        tasks = [stage.think("other", "somebody")] if busy else []
        await settled()
        tasks += [stage.think("table", "me") for _ in range(5)]
        await settled()
        if busy:
            assert stage.begun == ["other"]
            await stage.end("other")
        assert stage.begun[-5:] == ["table"] * 5
        for _, ends in stage._ends:
            ends.set()
        await asyncio.gather(*tasks)

    asyncio.run(work())


def test_a_table_that_thinks_on_and_on_gives_others_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "TOGETHER", -1.0)

    async def work() -> None:
        stage = Stage(1)
        first = stage.think("long", "me")
        await settled()
        other, again = stage.think("other", "somebody"), stage.think("long", "me")
        await settled()
        assert stage.begun == ["long"]
        await stage.end("long")
        assert stage.begun == ["long", "other"]
        await stage.end("other")
        await stage.end("long")
        await asyncio.gather(first, other, again)

    asyncio.run(work())


def test_a_thought_that_is_cancelled_while_it_waits_or_runs_keeps_nobody_waiting() -> None:
    async def work() -> None:
        stage = Stage(1)
        running, waiting, last = (stage.think(table, table) for table in ("running", "waiting", "last"))
        await settled()
        waiting.cancel()
        running.cancel()
        await settled()
        assert stage.begun == ["running", "last"]
        await stage.end("last")
        await asyncio.gather(running, waiting, last, return_exceptions=True)

    asyncio.run(work())
