"""Tables in memory: let go when nobody needs them, and the same when they come back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from fogtable.server.actions.answering import answer_at_once
from fogtable.server.requests import Answers
from fogtable.server.tables import registry as registries
from fogtable.server.tables.table import Table
from tests.server.in_process import SHARE, open_for_me, registry_in


def test_tables_that_nobody_watches_are_let_go_and_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registries, "MAX_IN_MEMORY", 3)
    asyncio.run(letting_go(tmp_path))


async def letting_go(folder: Path) -> None:
    async with registry_in(folder) as registry:
        ids = [await open_for_me(registry) for _ in range(6)]
        watched = await registry.find(ids[0])
        watched.subscribers.pages.add(asyncio.Event())
        async with registry.at(ids[1]) as table:
            card = str(table.match.offered(0)[0])
            await answer_at_once(table, "me", Answers("buyer-1", 1, [card], "key"), SHARE)
            message = table.display.message(0, "me")
        for one in ids:
            await registry.find(one)
        assert await registry.find(ids[0]) is watched
        assert table.spoiled
        back = await registry.find(ids[1])
        assert back is not table
        assert back.display.message(0, "me") == message


def test_a_table_is_read_once_however_many_ask(tmp_path: Path) -> None:
    asyncio.run(reading_once(tmp_path))


async def reading_once(folder: Path) -> None:
    seated: list[Table] = []
    async with registry_in(folder, seated.append) as registry:
        one = await open_for_me(registry)
        tables = await asyncio.gather(*(registry.find(one) for _ in range(10)))
        assert len({id(table) for table in tables}) == len(seated) == 1


def test_who_joins_a_reading_begun_in_an_outage_has_one_of_his_own(tmp_path: Path) -> None:
    """The store may answer again by the time of the second request; only the first is told that it failed."""
    asyncio.run(reading_in_an_outage(tmp_path))


async def reading_in_an_outage(folder: Path) -> None:
    async with registry_in(folder) as registry:
        one = await open_for_me(registry)

        def fail(*_: object) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        event.listen(registry._store._database._reader.sync_engine, "before_cursor_execute", fail, once=True)
        first, *others = await asyncio.gather(*(registry.find(one) for _ in range(3)), return_exceptions=True)
        assert isinstance(first, OperationalError)
        assert all(isinstance(table, Table) for table in others)
        assert others[0] is others[1]
