"""What is said at the tables, on disk: rows that are only ever added, numbered from 1 at each table."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import func, insert, select

from fogtable.server.database import Database
from fogtable.server.schema import REPORTS, TALK, touch

READABLE: Final = 500
"""How many rows of a table are read, the newest."""

TALKED: Final = 0
"""Announced as the version of a table at which something was said: one at which people have met has a later one."""

Kind = Literal["text", "preset", "remove", "open", "close"]


@dataclass(frozen=True)
class Saying:
    """Something to be said, or done, in the talk of a table.

    Attributes:
        kind: words (``text``, ``preset``), or what the host does.
        body: the text, the name of the preset, or the number of what is removed.
        session: who says it.
        seat: where he sits; ``None`` for what the host does.
        name: the name that he goes by there, which may be somebody else's later.
        key: the idempotency key.
    """

    kind: Kind
    body: str
    session: str
    seat: int | None = None
    name: str | None = None
    key: str | None = None


@dataclass(frozen=True)
class Said:
    """A row: what was said, under which number, and when, in seconds since 1970."""

    number: int
    kind: Kind
    body: str
    seat: int | None
    name: str | None
    said: int


class TalkRows:
    """The talk of all tables. ``announce`` is told of each table at which something was said.

    Raises (all methods):
        SQLAlchemyError: the disk is full or out of reach.
    """

    def __init__(self, database: Database, announce: Callable[[str, int], None]) -> None:
        self._database = database
        self._announce = announce

    async def add(self, table: str, saying: Saying) -> int:
        """Add a row; return its number."""
        async with self._database.writing() as connection:
            # Whoever touches a table has it to himself until the end: numbers have no gaps, and come in their order.
            await connection.execute(touch(table))
            last = select(func.coalesce(func.max(TALK.c.number), 0)).where(TALK.c.table_id == table)
            number: int = (await connection.execute(last)).scalar_one() + 1
            row = {"table_id": table, "number": number, "said": int(time.time()), **vars(saying)}
            await connection.execute(insert(TALK), [row])
        self._announce(table, TALKED)
        return number

    async def number_of(self, table: str, session: str, key: str) -> int | None:
        """Return the number of what a session has said under a key; ``None``: nothing yet."""
        found = select(TALK.c.number).where(TALK.c.table_id == table, TALK.c.session == session, TALK.c.key == key)
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

    async def since(self, table: str, number: int) -> tuple[list[Said], Counter[int]]:
        """Return the newest rows after a number, in their order, and how often each row was reported."""
        columns = (TALK.c.number, TALK.c.kind, TALK.c.body, TALK.c.seat, TALK.c.name, TALK.c.said)
        newest = (
            select(*columns)
            .where(TALK.c.table_id == table, TALK.c.number > number)
            .order_by(TALK.c.number.desc())
            .limit(READABLE)
        )
        reports = select(REPORTS.c.number, func.count()).where(REPORTS.c.table_id == table).group_by(REPORTS.c.number)
        async with self._database.reading() as connection:
            rows = [Said(*row) for row in await connection.execute(newest)]
            counted = Counter({row[0]: row[1] for row in await connection.execute(reports)})
        return rows[::-1], counted
