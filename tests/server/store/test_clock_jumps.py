"""The clock of the machine is set ahead, or back: nobody loses a game by it, and no void token stands again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from fogtable.server.store import cleanup
from fogtable.server.store.cleanup import DAY, tidy_daily
from fogtable.server.store.database import Database, in_file
from fogtable.server.store.tables import Store
from fogtable.server.store.tokens import Tokens, hash_of, new_token
from tests.server.in_process import open_for_me, registry_in, store_in


class Clock:
    """The clock of the machine, which a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        real: Callable[[], float] = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.ahead)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def tidied(folder: Path, clock: Clock, days: list[float], monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Let the server tidy on several days, each with the clock so far ahead; tell after which the table is there.

    Something happens at another table before each but the first.
    """
    kept = []
    async with registry_in(folder) as registry:
        table = await open_for_me(registry)

    async def wait(_: float) -> None:
        kept.append(await store.load(table) is not None)
        if len(kept) == len(days):
            raise asyncio.CancelledError
        clock.ahead = days[len(kept)]
        async with registry_in(folder) as other:
            await open_for_me(other)

    monkeypatch.setattr(cleanup.asyncio, "sleep", wait)  # type: ignore[attr-defined]
    clock.ahead = days[0]
    async with store_in(folder) as store:
        with pytest.raises(asyncio.CancelledError):
            await tidy_daily(store, 30)
    return kept


@pytest.mark.parametrize(
    ("days", "kept"),
    [
        ([40], [True]),  # a start with a wrong clock
        ([0, 40], [True, True]),  # it is set ahead while the server runs
        ([0, 40, 40], [True, True, False]),  # so it is: the table has been left alone for long
        ([0, -40, 0], [True, True, True]),
    ],
)
def test_a_clock_that_is_set_ahead_costs_nobody_a_game(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, days: list[float], kept: list[bool]
) -> None:
    days = [day * DAY for day in days]
    assert asyncio.run(tidied(tmp_path, clock, days, monkeypatch)) == kept


def test_no_void_token_stands_again_when_the_clock_is_set_back(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        store = Store(database := Database(in_file(tmp_path / "tables.sqlite")))
        await store.open()
        tokens = Tokens(database)
        old = hash_of(new_token())
        assert await tokens.session_of(old) == old
        new = await tokens.offer(old, old)
        assert new is not None
        assert await tokens.session_of(hash_of(new)) == old
        clock.ahead = 31.0
        assert await tokens.session_of(old) is None
        clock.ahead = -DAY
        assert await tokens.session_of(old) is None
        assert not tokens.stands(old)
        assert await tokens.session_of(hash_of(new)) == old
        await store.close()

    asyncio.run(play())


def test_who_was_offered_a_token_before_the_clock_was_set_back_is_offered_another(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        store = Store(database := Database(in_file(tmp_path / "tables.sqlite")))
        await store.open()
        tokens = Tokens(database)
        token = hash_of(new_token())
        await tokens.session_of(token)
        assert await tokens.offer(token, token) is not None
        assert await tokens.offer(token, token) is None, "that one is on its way"
        clock.ahead = -DAY
        assert await tokens.offer(token, token) is not None
        await store.close()

    asyncio.run(play())


def test_what_was_exchanged_elsewhere_is_learned_after_the_clock_was_set_back(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        store = Store(database := Database(in_file(tmp_path / "tables.sqlite")))
        await store.open()
        here, elsewhere = Tokens(database), Tokens(database)
        token = hash_of(new_token())
        await here.session_of(token)
        await here.refresh()
        clock.ahead = -DAY
        new = await elsewhere.offer(token, token)
        assert new is not None
        await elsewhere.session_of(hash_of(new))
        await here.refresh()
        clock.ahead += 31
        assert await here.session_of(token) is None
        await store.close()

    asyncio.run(play())
