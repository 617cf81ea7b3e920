"""The talk of the tables on disk: rows that are only ever added, numbered from 1 at each table.

A private channel has numbers of its own: a gap would reveal to the others that something was said.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import Select, Table, func, insert, select

from fogtable.server.store.database import Database
from fogtable.server.store.schema import REPORTS, TALK, WHISPERS, touch

READABLE: Final = 500
"""How many rows of a table are read, the newest."""

TALKED: Final = 0
"""Announced as the version of a table at which something was said: one at which people have met has a later one."""

Kind = Literal["text", "preset", "remove", "open", "close"]


@dataclass(frozen=True)
class NewMessage:
    """A message, or an act of the host, in the talk of a table.

    Attributes:
        kind: words (``text``, ``preset``), or what the host does.
        body: the text, the name of the preset, or the number of what is removed.
        session: whose message it is.
        seat: where they sit; ``None`` for what the host does.
        name: the name that they go by there, which may be somebody else's later.
        key: the idempotency key.
    """

    kind: Kind
    body: str
    session: str
    seat: int | None = None
    name: str | None = None
    key: str | None = None


@dataclass(frozen=True)
class NewPrivateMessage(NewMessage):
    """A message in the private channel; ``hears`` has a bit for each seat that may read it."""

    hears: int = 0


@dataclass(frozen=True)
class Message:
    """A stored message with its number; ``at`` is when, in seconds since 1970."""

    number: int
    kind: Kind
    body: str
    seat: int | None
    name: str | None
    at: int


@dataclass(frozen=True)
class PrivateMessage(Message):
    """A stored message of the private channel, with the seats that may read it."""

    hears: int


@dataclass(frozen=True)
class NewTalk:
    """Messages of a table that a process has not read yet, and how often each was reported."""

    messages: list[Message]
    private: list[PrivateMessage]
    reports: Counter[int]


class TalkRows:
    """The talk of all tables. ``announce`` is called for each table with a new message or report.

    Raises (all methods):
        SQLAlchemyError: the disk is full or out of reach.
    """

    def __init__(self, database: Database, announce: Callable[[str, int], None]) -> None:
        self._database = database
        self._announce = announce

    async def add(self, table: str, message: NewMessage) -> int:
        """Add a row; return its number."""
        return await self._add(TALK, table, message)

    async def whisper(self, table: str, whisper: NewPrivateMessage) -> int:
        """Add a row to the private channel; return its number."""
        return await self._add(WHISPERS, table, whisper)

    async def _add(self, words: Table, table: str, message: NewMessage) -> int:
        async with self._database.writing() as connection:
            # Touching the row of a table locks it until the end: numbers have no gaps, and come in order.
            await connection.execute(touch(table))
            last = select(func.coalesce(func.max(words.c.number), 0)).where(words.c.table_id == table)
            number: int = (await connection.execute(last)).scalar_one() + 1
            row = {"table_id": table, "number": number, "said": int(time.time()), **vars(message)}
            await connection.execute(insert(words), [row])
        self._announce(table, TALKED)
        return number

    async def number_of(self, table: str, session: str, key: str) -> int | None:
        """Return the number of what a session has said under a key; ``None``: nothing yet."""
        return await self._number_of(TALK, table, session, key)

    async def whisper_of(self, table: str, session: str, key: str) -> int | None:
        """Return the same of the private channel."""
        return await self._number_of(WHISPERS, table, session, key)

    async def _number_of(self, words: Table, table: str, session: str, key: str) -> int | None:
        found = select(words.c.number).where(words.c.table_id == table, words.c.session == session, words.c.key == key)
        async with self._database.reading() as connection:
            return (await connection.execute(found)).scalar_one_or_none()

    async def report(self, table: str, number: int, session: str) -> None:
        """Note that somebody has reported a row; once for each session."""
        row = {"table_id": table, "number": number, "session": session}
        async with self._database.writing() as connection:
            await connection.execute(touch(table))
            if (await connection.execute(select(REPORTS).filter_by(**row))).first() is None:
                await connection.execute(insert(REPORTS), [row])
        self._announce(table, TALKED)

    async def since(self, table: str, number: int, private_number: int) -> NewTalk:
        """Return the newest rows after these numbers, in their order, and the reports."""
        reports = select(REPORTS.c.number, func.count()).where(REPORTS.c.table_id == table).group_by(REPORTS.c.number)
        async with self._database.reading() as connection:
            rows = [Message(*row) for row in await connection.execute(_newest(TALK, table, number))]
            private = _newest(WHISPERS, table, private_number).add_columns(WHISPERS.c.hears)
            whispers = [PrivateMessage(*row) for row in await connection.execute(private)]
            counted = Counter({row[0]: row[1] for row in await connection.execute(reports)})
        return NewTalk(rows[::-1], whispers[::-1], counted)


def _newest(words: Table, table: str, number: int) -> Select[Any]:
    columns = (words.c.number, words.c.kind, words.c.body, words.c.seat, words.c.name, words.c.said)
    return (
        select(*columns)
        .where(words.c.table_id == table, words.c.number > number)
        .order_by(words.c.number.desc())
        .limit(READABLE)
    )
