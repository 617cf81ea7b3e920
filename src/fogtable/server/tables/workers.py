"""Several workers that share the tables of one database: what one of them has done, the others take in.

A broker tells them at once. The heartbeat does so every few seconds, whether or not there is one, in one query for
all tables in memory; and by it they tell each other which pages are open.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from fogtable.server.logs import failure, log
from fogtable.server.store.database import Database
from fogtable.server.store.schema import PAGES, WORKERS
from fogtable.server.store.tokens import Tokens
from fogtable.server.tables.broker import Broker
from fogtable.server.tables.registry import Registry

BEAT: Final = 2.0
"""Seconds between two heartbeats."""
DEAD: Final = 10
"""Seconds without one after which a worker counts as dead, and pages that were open there as closed."""

Pages = Counter[tuple[str, str]]
"""How many pages are open, by table and session (empty: none)."""


@asynccontextmanager
async def among_others(
    database: Database, registry: Registry, tokens: Tokens, broker: Broker | None
) -> AsyncIterator[None]:
    """Keep in touch with the other workers meanwhile, where there can be any."""
    if not database.shared:
        yield
        return
    worker = Worker(database, registry, tokens)
    lines = [asyncio.create_task(worker.run())]
    if broker is not None:
        lines.append(asyncio.create_task(broker.run(registry.on_change, worker.heartbeat)))
    try:
        yield
    finally:
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        await worker.leave()


class Worker:
    """This process among the workers."""

    def __init__(self, database: Database, registry: Registry, tokens: Tokens) -> None:
        self._id = secrets.token_hex(8)
        self._database = database
        self._registry = registry
        self._tokens = tokens
        self._reported: Pages = Counter()
        self._busy = asyncio.Lock()

    async def run(self) -> None:
        """Send heartbeats until cancelled."""
        while True:
            await self.heartbeat()
            await asyncio.sleep(BEAT)

    async def heartbeat(self) -> None:
        """Take in what others have done, and which pages are open where."""
        async with self._busy:
            try:
                await self._registry.compare()
                await self._tokens.refresh()
                await self._report(self._registry.pages())
                self._registry.set_remote_pages(await self._remote_pages())
            except SQLAlchemyError as wrong:
                log.error("no-heartbeat", **failure(wrong))

    async def leave(self) -> None:
        """Let the others know that this worker is gone, if the store answers."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(delete(PAGES).where(PAGES.c.worker == self._id))
                await connection.execute(delete(WORKERS).where(WORKERS.c.id == self._id))
        except SQLAlchemyError as wrong:
            log.error("no-heartbeat", **failure(wrong))

    async def _report(self, pages: Pages) -> None:
        """Store that this worker lives, and what has changed of the pages open here."""
        now = int(time.time())
        async with self._database.writing() as connection:
            beats = update(WORKERS).where(WORKERS.c.id == self._id).values(seen=now)
            known = self._reported
            if (await connection.execute(beats)).rowcount != 1:  # the first beat, or others took it for dead
                known = Counter()
                await connection.execute(insert(WORKERS), [{"id": self._id, "seen": now}])
            dead = select(WORKERS.c.id).where(WORKERS.c.seen < now - DEAD)
            await connection.execute(delete(PAGES).where(PAGES.c.worker.in_(dead)))
            await connection.execute(delete(WORKERS).where(WORKERS.c.seen < now - DEAD))
            changed = [where for where in pages.keys() | known.keys() if pages[where] != known[where]]
            for table, session in changed:
                own = (PAGES.c.worker == self._id) & (PAGES.c.at == table) & (PAGES.c.session == session)
                await connection.execute(delete(PAGES).where(own))
            rows = [_row(self._id, where, pages[where]) for where in changed if pages[where]]
            if rows:
                await connection.execute(insert(PAGES), rows)
        self._reported = pages

    async def _remote_pages(self) -> Mapping[str, Counter[str | None]]:
        """Return what pages are open elsewhere, by table and session."""
        columns = select(PAGES.c.at, PAGES.c.session, PAGES.c.count)
        found: defaultdict[str, Counter[str | None]] = defaultdict(Counter)
        async with self._database.reading() as connection:
            for table, session, count in await connection.execute(columns.where(PAGES.c.worker != self._id)):
                found[table][session or None] += count
        return found


def _row(worker: str, where: tuple[str, str], count: int) -> dict[str, Any]:
    table, session = where
    return {"worker": worker, "at": table, "session": session, "count": count}
