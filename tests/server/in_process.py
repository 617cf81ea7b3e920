"""Tables of the test's own process: a store in a file, and the registry of a server where the auction is played."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.server.actions.opening import new_table
from fogtable.server.requests import NewTable, Player
from fogtable.server.store.database import Database, in_file
from fogtable.server.store.rows import Stored
from fogtable.server.store.tables import Store
from fogtable.server.tables.again import Again
from fogtable.server.tables.position import played
from fogtable.server.tables.registry import Registry
from fogtable.server.tables.table import Table
from fogtable.server.turns import FairThreads, Person
from tests.server.auction import AUCTION

SHARE = FairThreads(1, "draft").share_of(Person("", ""))
"""The threads in which drafts are tried."""


@asynccontextmanager
async def store_in(folder: Path) -> AsyncIterator[Store]:
    """Yield a store in a file of this folder."""
    store = Store(Database(in_file(folder / "tables.sqlite")))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def registry_in(
    folder: Path, attend: Callable[[Table], None] = lambda _: None, games: Mapping[str, Game] | None = None
) -> AsyncIterator[Registry]:
    """Yield the registry of such a store; nothing runs beside its tables but what ``attend`` begins."""
    async with store_in(folder) as store:
        registry = Registry(store, games or {"auction": AUCTION}, attend)
        try:
            yield registry
        finally:
            await registry.close()


def table_of(stored: Stored, match: Match, store: Store, attend: Callable[[Table], None] = lambda _: None) -> Table:
    """Return a stored table whose game has come to this."""
    return Table(stored, played(match, stored.mode), store, attend, Again())


async def open_for_me(registry: Registry) -> str:
    """Open an auction of two seats, both held by the session ``me``; return its id."""
    return await registry.add(new_table(registry.games, "me", NewTable("auction", [Player("here"), Player("here")])))
