"""Bytes that people store with new tables are counted in the database: for all workers, and over restarts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from fogtable.server.http.limits import STORED, Limits
from fogtable.server.store.database import Database
from fogtable.server.store.quotas import Exhausted, Quota, Quotas
from fogtable.server.store.tables import Store
from tests.server.databases import BOTH, Disk

SESSION, ADDRESS = STORED.session, STORED.address
MOST = int(SESSION.burst)

Take = Callable[[int, str | None, str], Awaitable[None]]


class Clock:
    """Stands still unless told."""

    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def taking(database: Database) -> Take:
    """Return how a worker counts bytes: so many, of a session, from an address."""
    limits, quotas = Limits(), Quotas(database)

    async def take(size: int, session: str | None, address: str) -> None:
        owners = limits.stored_by(session, address)
        await quotas.take([Quota(owner, rate.burst, rate.each_second) for owner, rate in owners], size)

    return take


@BOTH
def test_what_a_new_table_stores_is_counted_by_all_workers(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)

    async def work() -> None:
        both = [Database(disk.served) for _ in range(2)]
        await both[0].open()
        one, other = map(taking, both)
        for take in (one, other, one, other):
            await take(MOST // 4, "one", "192.0.2.1")
        with pytest.raises(Exhausted) as refused:
            await one(1024, "one", "192.0.2.2")
        assert refused.value.seconds == 1024 / SESSION.each_second
        clock.now += refused.value.seconds
        await other(1024, "one", "192.0.2.2")
        await one(MOST * 100, "two", "192.0.2.3")  # what is larger than a bucket takes all of it
        with pytest.raises(Exhausted):
            await other(1024, "three", "192.0.2.3")
        for number in range(int(ADDRESS.burst) // MOST):
            await (one, other)[number % 2](MOST, f"a new session {number}", "192.0.2.4")
        with pytest.raises(Exhausted):
            await other(1024, None, "192.0.2.4")
        clock.now -= 365 * 86400  # set back: nobody waits longer than for an empty bucket
        with pytest.raises(Exhausted) as refused:
            await one(1, "one", "192.0.2.5")
        assert refused.value.seconds <= MOST / SESSION.each_second
        for database in both:
            await database.close()

    asyncio.run(work())


def test_who_is_refused_by_one_quota_is_not_counted_by_the_other(disk: Disk) -> None:
    async def work() -> None:
        database = Database(disk.served)
        await database.open()
        quotas, mine, ours = Quotas(database), Quota("mine", 10, 0.001), Quota("ours", 20, 0.001)
        await quotas.take([mine, ours], 10)
        with pytest.raises(Exhausted):
            await quotas.take([mine, ours], 10)
        await quotas.take([ours], 10)
        with pytest.raises(Exhausted):
            await quotas.take([ours], 1)
        await database.close()

    asyncio.run(work())


def test_buckets_that_are_full_again_are_removed(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)

    async def work() -> list[tuple[str]]:
        database = Database(disk.served)
        store = Store(database)
        await store.open()
        await Quotas(database).take([Quota("soon full", 10, 1.0), Quota("later", 1000, 0.01)], 5)
        clock.now += 60
        await store.tidy(0)
        async with database.reading() as connection:
            rows = (await connection.exec_driver_sql("SELECT owner FROM quotas")).all()
        await store.close()
        return [tuple(row) for row in rows]

    assert len(asyncio.run(work())) == 1
