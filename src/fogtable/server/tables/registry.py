"""The registry of all tables: they are read from the store when they are first asked for, and kept in memory."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from fogtable.core.game import Game
from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal, no_such_table
from fogtable.server.store.rows import Progress, Stored
from fogtable.server.store.tables import Store
from fogtable.server.store.talk import TALKED
from fogtable.server.tables.again import Again
from fogtable.server.tables.position import loaded
from fogtable.server.tables.table import Table

MAX_IN_MEMORY: Final = 500
"""Tables kept in memory; beyond it those that nobody watches are dropped."""


MAX_MINE: Final = 20
"""How many of a person's tables are listed."""


class Registry:
    """The tables of a server, by id."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        attend: Callable[[Table], None],
        again: Again | None = None,
    ) -> None:
        self.games = games
        self._again = again or Again()
        self._store = store
        self._attend = attend
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()

    @property
    def size(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def close(self) -> None:
        """Stop everything that runs beside tables, and end all open lines."""
        tables = list(self._tables.values())
        for table in tables:
            table.spoil()
        await asyncio.gather(*(table.subscribers.stopped() for table in tables))

    async def coded(self, code: str) -> str:
        """Return the id of the table with this code, while it waits for its players.

        Raises:
            Refusal: ``no-such-table``.
        """
        found = await self._store.coded(code) if len(code) <= 8 else None
        if found is None or (await self.find(found)).published.state != "open":
            raise no_such_table()
        return found

    async def held_by(self, session: str) -> list[bytes]:
        """Return the tables at which a session sits, the newest first, each as :meth:`Display.info` returns it."""
        infos: list[bytes] = []
        for table_id in (await self._store.held_by(session))[:MAX_MINE]:
            try:
                infos.append((await self.find(table_id)).display.info(session))
            except Refusal:
                continue  # played by other rules than this server knows
        return infos

    async def unfinished(self, session: str) -> list[str]:
        """Return the tables at which a session sits, or that it has opened, and that are not over."""
        found: list[str] = []
        for table_id in await self._store.belonging_to(session):
            try:
                if (await self.find(table_id)).published.state != "over":
                    found.append(table_id)
            except Refusal:
                continue  # played by other rules than this server knows
        return found

    async def add(self, new: Stored) -> str:
        """Put a new table on disk; return its id."""
        await self._store.create(new)
        log.info("table-opened", table=new.id, game=new.game, seats=len(new.seats))
        return new.id

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """Yield a table with its lock held.

        Raises:
            Refusal: ``no-such-table``.
        """
        while True:
            table = await self.find(table_id)
            async with table.lock:
                if not table.spoiled:
                    yield table
                    return

    async def find(self, table_id: str) -> Table:
        """Return a table; what is read of it without its lock is what has been published.

        Raises:
            Refusal: ``no-such-table``.
        """
        table = self._tables.get(table_id)
        if table is not None and not table.spoiled:
            return table
        begun = self._loading.get(table_id)
        if begun is not None:
            try:
                return await asyncio.shield(begun)
            except SQLAlchemyError:
                pass  # that query began earlier: the store may answer again by now
        return await asyncio.shield(self._loading.get(table_id) or self._begin_loading(table_id))

    def _begin_loading(self, table_id: str) -> asyncio.Task[Table]:
        loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
        loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return loading

    async def _load(self, table_id: str) -> Table:
        stored = await self._store.load(table_id) if len(table_id) <= 32 else None
        if stored is None:
            raise no_such_table()
        game = self.games.get(stored.game)
        if game is None or game.rules_version != stored.rules:
            log.error("table-of-other-rules", table=table_id, game=stored.game)
            raise Refusal("unavailable", "this table was played by other rules than this server knows")
        try:
            known = await self._again.played(table_id, len(stored.answers), partial(loaded, game, stored))
        except Refusal:
            raise
        except Exception as wrong:
            log.error("table-unreadable", table=table_id, **failure(wrong))
            raise Refusal("unavailable", "this table cannot be read") from None
        self._tidy()
        table = Table(stored, known, self._store, self._attend, self._again)
        await table.talk.catch_up()
        self._tables[table_id] = table
        self._attend(table)
        return table

    # -- what other workers do -------------------------------------------------------------------------------------

    def on_change(self, table_id: str, version: int) -> None:
        """Take in that a table has changed, if it is in memory here and does not know it already."""
        table = self._tables.get(table_id)
        if table is not None and (version > table.version or version == TALKED):
            self._begin(self.refresh(table_id))

    async def refresh(self, table_id: str | None) -> bool:
        """Take in what other workers have done to a table in memory; tell whether it was anything."""
        table = self._tables.get(table_id or "")
        if table is None or table.spoiled:
            return False
        progress = (await self._store.progress([table.id])).get(table.id)
        return await self._take_in(table, progress)

    async def compare(self) -> None:
        """Compare all tables in memory with the store, and take in what other workers have done."""
        tables = list(self._tables.values())
        found = await self._store.progress(table.id for table in tables)
        for table in tables:
            progress = found.get(table.id)
            table.heartbeat()
            if progress is None or not _up_to_date(table, progress):
                self._begin(self._take_in(table, progress))

    async def _take_in(self, table: Table, progress: Progress | None) -> bool:
        if progress is not None and _up_to_date(table, progress):
            return False
        await table.talk.catch_up()
        async with table.lock:  # a change of this worker may have been on its way
            if table.spoiled or (progress is not None and progress.version <= table.version):
                return True
            if progress is None or not table.subscribers.pages:
                table.spoil()  # it is gone, or nobody watches: it is read anew when asked for
            else:
                await table.catch_up()
        return True

    def _begin(self, work: Coroutine[Any, Any, object]) -> None:
        async def done() -> None:
            try:
                await work
            except (Refusal, SQLAlchemyError) as wrong:
                log.warning("not-caught-up", **failure(wrong))

        task = asyncio.create_task(done())
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    def pages(self) -> Counter[tuple[str, str]]:
        """Return how many pages are open here, by table and session."""
        found: Counter[tuple[str, str]] = Counter()
        for table in self._tables.values():
            for session, count in table.presence.here.items():
                found[table.id, session or ""] += count
        return found

    def set_remote_pages(self, pages: Mapping[str, Counter[str | None]]) -> None:
        """Take in what pages are open at other workers, by table and session."""
        for table in self._tables.values():
            if table.presence.put_elsewhere(pages.get(table.id, Counter())):
                table.publish_presence()

    def _tidy(self) -> None:
        """Drop tables that nobody uses, the oldest first."""
        spare = len(self._tables) + 1 - MAX_IN_MEMORY
        if spare > 0:
            idle = [t for t in self._tables.values() if not t.subscribers.pages and not t.lock.locked()]
            for table in idle[:spare]:
                table.spoil()
                del self._tables[table.id]


def _up_to_date(table: Table, progress: Progress) -> bool:
    """Tell whether a table is as far as the store, or further: its change is being written."""
    talk = table.talk
    talked = talk.last >= progress.said and talk.last_whisper >= progress.whispered
    return table.version >= progress.version and talked and talk.reports.total() >= progress.reported
