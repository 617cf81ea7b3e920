"""Work in threads: so much at once, one piece of each person, and everybody has their turn."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from fogtable.server import turns
from fogtable.server.refusals import Refusal
from fogtable.server.turns import FairThreads, Person, Results

ANNA, BEN, CLEO = Person("192.0.2.1", "anna"), Person("192.0.2.2", "ben"), Person("192.0.2.1", "cleo")


class Stage:
    """Threads whose work does not end before it is told to; ``begun`` says what has begun, in order."""

    def __init__(self, count: int = 1) -> None:
        self.threads = FairThreads(count, "test")
        self.begun: list[str] = []
        self._may_end: dict[str, threading.Event] = {}

    def begin(self, person: Person, name: str) -> asyncio.Future[str]:
        ends = self._may_end[name] = threading.Event()
        return self.threads.submit(person, self._work(name, ends))

    def _work(self, name: str, ends: threading.Event) -> Callable[[], str]:
        def work() -> str:
            self.begun.append(name)
            assert ends.wait(30)
            return name

        return work

    async def end(self, name: str, done: asyncio.Future[str]) -> None:
        self._may_end[name].set()
        assert await done == name

    async def end_all(self, **done: asyncio.Future[str]) -> None:
        for ends in self._may_end.values():
            ends.set()
        await asyncio.wait(done.values())
        self.threads.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


def test_who_asks_for_much_waits_for_themselves() -> None:
    """Networks take turns, and within a network sessions."""

    async def play() -> None:
        stage = Stage()
        names = ("a1", "a2", "a3", "c1", "b1")
        people = {"a": ANNA, "b": BEN, "c": CLEO}
        done = {name: stage.begin(people[name[0]], name) for name in names}
        await stage.end_all(**done)
        assert stage.begun == ["a1", "b1", "c1", "a2", "a3"]

    run(play())


def test_one_piece_of_each_person_runs_though_threads_are_free() -> None:
    async def play() -> None:
        stage = Stage(count=3)
        first, second = stage.begin(ANNA, "a1"), stage.begin(ANNA, "a2")
        other = stage.begin(BEN, "b1")
        await stage.end("b1", other)
        assert sorted(stage.begun) == ["a1", "b1"]
        await stage.end("a1", first)
        await stage.end_all(second=second)
        assert stage.begun[2:] == ["a2"]

    run(play())


def test_what_nobody_waits_for_any_more_is_left_undone() -> None:
    async def play() -> None:
        stage = Stage()
        first, left, last = (stage.begin(ANNA, name) for name in ("a1", "a2", "a3"))
        left.cancel()
        await stage.end("a1", first)
        await stage.end_all(last=last)
        assert stage.begun == ["a1", "a3"]

    run(play())


def test_what_waits_is_bounded_by_person_and_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST", turns.WAITING + 2)

    async def play() -> None:
        stage = Stage()
        done = {f"a{number}": stage.begin(ANNA, f"a{number}") for number in range(turns.WAITING + 1)}
        with pytest.raises(Refusal, match="too many"):
            stage.begin(ANNA, "one more")
        done |= {f"b{number}": stage.begin(BEN, f"b{number}") for number in range(2)}
        with pytest.raises(Refusal, match="too many"):
            stage.begin(CLEO, "nor anybody else")
        await stage.end_all(**done)
        assert stage.threads.waiting == 0

    run(play())


def test_a_failure_is_told_and_the_next_has_its_turn() -> None:
    def broken() -> None:
        raise ValueError("broken")

    async def play() -> None:
        stage = Stage()
        wrong = stage.threads.submit(ANNA, broken)
        done = stage.begin(ANNA, "a1")
        with pytest.raises(ValueError, match="broken"):
            await wrong
        await stage.end_all(done=done)

    run(play())


def test_a_result_is_worked_out_once_for_all_who_wait_for_it_and_kept() -> None:
    async def play() -> None:
        stage, results, count = Stage(), Results[int](1), 0

        def work() -> int:
            nonlocal count
            count += 1
            return count

        shares = [stage.threads.share_of(person) for person in (ANNA, BEN, CLEO)]
        assert await asyncio.gather(*(results.of("key", share, work) for share in shares)) == [1, 1, 1]
        assert await results.of("key", shares[0], work) == 1
        assert await results.of("other", shares[0], work) == 2
        assert await results.of("key", shares[0], work) == 3, "one is kept"
        stage.threads.close()

    run(play())


def test_when_who_asked_first_goes_away_the_others_still_get_the_result() -> None:
    async def play() -> None:
        stage, results = Stage(), Results[str](9)
        busy = stage.begin(CLEO, "c1")
        first = asyncio.create_task(results.of("key", stage.threads.share_of(ANNA), lambda: "by anna"))
        await asyncio.sleep(0)
        second = asyncio.create_task(results.of("key", stage.threads.share_of(BEN), lambda: "by ben"))
        await asyncio.sleep(0)
        assert stage.threads.waiting == 1
        first.cancel()
        await stage.end("c1", busy)
        assert await second == "by ben"
        stage.threads.close()

    run(play())


def test_what_has_begun_is_there_for_who_comes_back() -> None:
    async def play() -> None:
        stage, results = Stage(), Results[str](9)
        ends = threading.Event()
        share = stage.threads.share_of(ANNA)
        first = asyncio.create_task(results.of("key", share, lambda: "done" if ends.wait(30) else ""))
        await asyncio.sleep(0)
        first.cancel()
        again = asyncio.create_task(results.of("key", share, lambda: "done twice"))
        await asyncio.sleep(0)
        ends.set()
        assert await again == "done"
        stage.threads.close()

    run(play())
