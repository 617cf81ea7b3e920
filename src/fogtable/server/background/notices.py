"""Push messages to people who are asked something while they have no page of the table open.

They go to those people alone and name nothing but the table: the words are the page's own.
"""

from __future__ import annotations

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.server.background.webpush import Device, Push, is_known, send, text_of
from fogtable.server.logs import failure, log
from fogtable.server.store.database import Database
from fogtable.server.store.schema import DEVICES, HOLDERS
from fogtable.server.tables.table import Table

WAIT: Final = 4.0
"""Seconds from a question to its push message: people who answer at once, or come back, need none."""
GONE: Final = (404, 410)
"""Statuses by which a push service says that a device is no longer subscribed."""
AT_ONCE: Final = 4


class Notices:
    """The devices that are registered, and the messages to them."""

    def __init__(self, database: Database, push: Push | None) -> None:
        self.push = push
        self._database = database
        self._threads = ThreadPoolExecutor(AT_ONCE, "notice")

    def close(self) -> None:
        """Send nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- devices ---------------------------------------------------------------------------------------------------

    async def keep(self, session: str, device: Device) -> bool:
        """Register the device of a session; tell whether that was done: only a session with a seat may."""
        seats = select(HOLDERS.c.session).where(HOLDERS.c.session == session, ~HOLDERS.c.gone).limit(1)
        async with self._database.writing() as connection:
            if (await connection.execute(seats)).first() is None:
                return False
            # One browser is one device, also if it has lost its session.
            old = (DEVICES.c.session == session) | (DEVICES.c.endpoint == device.endpoint)
            await connection.execute(delete(DEVICES).where(old))
            await connection.execute(insert(DEVICES), [{"session": session, **vars(device)}])
        return True

    async def forget(self, session: str) -> None:
        """Remove the device of a session."""
        async with self._database.writing() as connection:
            await connection.execute(delete(DEVICES).where(DEVICES.c.session == session))

    async def is_kept(self, session: str | None) -> bool:
        """Tell whether a session has registered a device."""
        return bool(await self._devices([] if session is None else [session]))

    async def _devices(self, sessions: list[str]) -> dict[str, Device]:
        async with self._database.reading() as connection:
            rows = await connection.execute(select(DEVICES).where(DEVICES.c.session.in_(sessions)))
            return {row.session: Device(row.endpoint, row.key, row.secret) for row in rows}

    # -- messages --------------------------------------------------------------------------------------------------

    def attend(self, table: Table) -> None:
        """Begin to watch who is asked at a table."""
        if self.push is not None:
            table.subscribers.run("notices", partial(self._attend, table, self.push))

    async def _attend(self, table: Table, push: Push) -> None:
        known = {seat: seen.since for seat, seen in table.published.views.items()}
        waiting: set[asyncio.Task[None]] = set()
        try:
            async with aclosing(table.subscribers.changes()) as changes:
                async for _ in changes:
                    for seat, since in asked(table).items():
                        if known[seat] != since:
                            known[seat] = since
                            task = asyncio.create_task(self._call(table, seat, since, push))
                            waiting.add(task)
                            task.add_done_callback(waiting.discard)
        finally:
            for task in waiting:
                task.cancel()

    async def _call(self, table: Table, seat: int, since: int, push: Push) -> None:
        """Send a message to the people of a seat, unless they have come or answered meanwhile."""
        await asyncio.sleep(WAIT)
        async with table.lock:
            if not _is_called(table, seat, since):
                return
            sessions = sorted(table.published.seats[seat].sessions - table.presence.here.keys())
        try:
            devices = await self._devices(sessions)
            for session, device in devices.items():
                await self._send(table, session, device, push)
        except SQLAlchemyError as wrong:
            log.error("no-notice", table=table.id, **failure(wrong))

    async def _send(self, table: Table, session: str, device: Device, push: Push) -> None:
        if not is_known(device.endpoint, push.services):
            return
        payload = msgspec.json.encode({"table": table.id})
        topic = text_of(hashlib.sha256(table.id.encode()).digest()[:16])
        try:
            sending = asyncio.get_running_loop().run_in_executor(
                self._threads, send, payload, topic, device, push.signer
            )
            status = await sending
        except OSError as wrong:
            log.warning("no-notice", table=table.id, **failure(wrong))
            return
        if status in GONE:
            await self.forget(session)
        elif status >= 300:
            log.warning("no-notice", table=table.id, status=status)


def asked(table: Table) -> dict[int, int]:
    """Return which seats are asked now, and since which of their views."""
    if table.published.state != "playing":
        return {}
    views = table.published.views.items()
    return {seat: seen.since for seat, seen in views if seat != SPECTATOR and seen.asked != b"null"}


def _is_called(table: Table, seat: int, since: int) -> bool:
    """Tell whether a seat is asked whose people are away, at a table of several; of all workers one sends a message."""
    published = table.published
    person = published.seats[seat]
    people = {one.sessions for one in published.seats if one.sessions}
    return (
        table.leads
        and not table.spoiled
        and person.bot is None
        and len(people) > 1
        and published.views[seat].since == since
        and seat in table.match.awaited()
        and seat in table.presence.away(published.seats)
    )
