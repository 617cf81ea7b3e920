"""The store: what must outlive the process. A record is on disk before anybody hears of it.

A transaction that has returned survives the death of the process and of the machine (:mod:`fogtable.server.database`).
Answers are only ever added; a table's state is their replay.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from fogtable.server.database import Database
from fogtable.server.schema import ANSWERS, HOLDERS, KEYS, PARTS, SEATS, TABLES

FEW: Final = 200
"""Old tables that are removed at once."""
TAKEN_BACK: Final = "retract"
"""Stands for a meaning where a seat took its sealed answer back."""
UNDONE: Final = "undo"
"""Stands for a meaning where a seat took the last answer of the table back that then stood."""


@dataclass
class StoredSeat:
    """Who sits at a seat: a bot, or a person by the hashes of sessions (one for each device; none: nobody yet).

    ``key`` is the hash of the seat's private link. With ``bot`` and sessions a bot stands in for the person.
    """

    kind: str
    bot: str | None = None
    name: str | None = None
    sessions: frozenset[str] = frozenset()
    key: str | None = None

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind == "bot" or bool(self.sessions)


@dataclass
class Stored:
    """One table as it stands on disk.

    Attributes:
        views: the number of each viewer's view.
        mode: what the table is for (:mod:`fogtable.server.modes`).
        host: the hash of the session that opened it, and may arrange the seats.
        code: a short word by which it is found; ``None``: only by its address.
        locked: free seats can be taken by their private links alone.
        watching: who holds no seat may look on.
    """

    id: str
    game: str
    rules: int
    options: str
    seed: int
    begun: bool
    views: str
    seats: list[StoredSeat]
    answers: list[tuple[int, str]]
    keys: dict[tuple[str, str], str]
    mode: str = ""
    host: str | None = None
    code: str | None = None
    locked: bool = False
    watching: bool = True


@dataclass(frozen=True)
class Kept:
    """An answer to a command, kept under its idempotency key."""

    session: str
    key: str
    answer: str


class Overtaken(SQLAlchemyError):
    """The answers on disk are not those that the new ones follow: another process has changed the table."""


class Store:
    """The tables on disk."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self) -> None:
        """Bring the database to the present form."""
        await self._database.open()

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()

    async def create(self, new: Stored) -> None:
        """Add a table."""
        now = int(time.time())
        row = {
            "id": new.id,
            "game": new.game,
            "rules": new.rules,
            "options": new.options,
            "seed": str(new.seed),
            "begun": new.begun,
            "views": new.views,
            "created": now,
            "touched": now,
            "mode": new.mode,
            "host": new.host,
            "code": new.code,
            "locked": new.locked,
            "watching": new.watching,
        }
        await self._write(
            (insert(TABLES), [row]),
            (insert(SEATS), [_seat_row(new.id, at, seat) for at, seat in enumerate(new.seats)]),
            (insert(HOLDERS), [row for at, seat in enumerate(new.seats) for row in _holder_rows(new.id, at, seat)]),
            (insert(ANSWERS), _answer_rows(new.id, 0, new.answers)),
        )

    async def append(
        self, table: str, first: int, answers: Sequence[tuple[int, str]], views: str, kept: Kept | None
    ) -> None:
        """Add answers from the number ``first`` on, with what was replied to them; all or nothing.

        Raises:
            SQLAlchemyError: the disk is full or out of reach, or somebody else has added answers.
        """
        keys = [] if kept is None else [{"table_id": table, **vars(kept)}]
        async with self._database.writing() as connection:
            await _run(
                connection,
                (insert(ANSWERS), _answer_rows(table, first, answers)),
                (_touch(table), [{"views": views}]),
                (insert(KEYS), keys),
            )
            # What was there already has refused the insertion. A gap would mean that a backup was put back meanwhile.
            there = select(func.count()).where(ANSWERS.c.table_id == table)
            if (await connection.execute(there)).scalar_one() != first + len(answers):
                raise Overtaken("the answers before these are not there")

    async def reseat(self, table: str, position: int, seat: StoredSeat, begun: bool, views: str) -> None:
        """Change who sits at one seat."""
        at = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.position == position)
        await self._write(
            (at, [{"kind": seat.kind, "bot": seat.bot, "name": seat.name, "key": seat.key}]),
            (delete(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.position == position), [{}]),
            (insert(HOLDERS), _holder_rows(table, position, seat)),
            (_touch(table), [{"begun": begun, "views": views}]),
        )

    async def arrange(self, table: str, locked: bool, watching: bool, views: str) -> None:
        """Change what a table is open for."""
        row = {"locked": locked, "watching": watching, "views": views}
        await self._write((_touch(table), [row]))

    async def coded(self, code: str) -> str | None:
        """Return the id of the table with this code, or ``None``."""
        if not _sayable(code):
            return None
        async with self._database.reading() as connection:
            return (await connection.execute(select(TABLES.c.id).where(TABLES.c.code == code))).scalar_one_or_none()

    async def held_by(self, session: str) -> list[str]:
        """Return the ids of the tables at which a session holds a seat, the newest first."""
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.session == session)
        found = select(TABLES.c.id).where(TABLES.c.id.in_(held)).order_by(TABLES.c.created.desc(), TABLES.c.id)
        async with self._database.reading() as connection:
            return list((await connection.execute(found)).scalars())

    async def load(self, table: str) -> Stored | None:
        """Return a table, or ``None`` if there is none of that id."""
        if not _sayable(table):
            return None
        async with self._database.reading() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().one_or_none()
            if found is None:
                return None
            seats = await connection.execute(
                select(SEATS.c.kind, SEATS.c.bot, SEATS.c.name, SEATS.c.key)
                .where(SEATS.c.table_id == table)
                .order_by(SEATS.c.position)
            )
            holders: dict[int, set[str]] = {}
            for position, session in await connection.execute(
                select(HOLDERS.c.position, HOLDERS.c.session).where(HOLDERS.c.table_id == table)
            ):
                holders.setdefault(position, set()).add(session)
            answers = await connection.execute(
                select(ANSWERS.c.seat, ANSWERS.c.meaning).where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.seq)
            )
            keys = await connection.execute(
                select(KEYS.c.session, KEYS.c.key, KEYS.c.answer).where(KEYS.c.table_id == table)
            )
            return Stored(
                id=table,
                game=found["game"],
                rules=found["rules"],
                options=found["options"],
                seed=int(found["seed"]),
                begun=found["begun"],
                views=found["views"],
                seats=[
                    StoredSeat(row.kind, row.bot, row.name, frozenset(holders.get(at, ())), row.key)
                    for at, row in enumerate(seats)
                ],
                answers=[(row[0], row[1]) for row in answers],
                keys={(row[0], row[1]): row[2] for row in keys},
                mode=found["mode"],
                host=found["host"],
                code=found["code"],
                locked=found["locked"],
                watching=found["watching"],
            )

    async def tidy(self, before: int) -> int:
        """Remove the tables at which nothing has happened since a moment; return how many.

        Args:
            before: the moment in seconds since 1970.
        """
        removed = 0
        while True:
            # A few at a time, so that nobody waits for long. Locked: one that is played at now is not removed.
            old = select(TABLES.c.id).where(TABLES.c.touched < before).limit(FEW).with_for_update()
            async with self._database.writing() as connection:
                ids = list((await connection.execute(old)).scalars())
                for part in PARTS:
                    await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
                await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
            removed += len(ids)
            if len(ids) < FEW:
                return removed

    async def _write(self, *steps: tuple[Any, Sequence[Mapping[str, Any]]]) -> None:
        """Carry out statements with their rows in one transaction."""
        async with self._database.writing() as connection:
            await _run(connection, *steps)


async def _run(connection: AsyncConnection, *steps: tuple[Any, Sequence[Mapping[str, Any]]]) -> None:
    for statement, rows in steps:
        if statement.is_delete:
            await connection.execute(statement)
        elif statement.is_update:
            await connection.execute(statement.values(rows[0]))
        elif rows:
            await connection.execute(statement, list(rows))


def _touch(table: str) -> Any:
    """Return the change of a table at which something happens now."""
    return update(TABLES).where(TABLES.c.id == table).values(touched=int(time.time()))


def _sayable(text: str) -> bool:
    """Tell whether a database can be asked for this; nothing is called otherwise."""
    return "\0" not in text


def _seat_row(table: str, position: int, seat: StoredSeat) -> dict[str, Any]:
    return {
        "table_id": table,
        "position": position,
        "kind": seat.kind,
        "bot": seat.bot,
        "name": seat.name,
        "key": seat.key,
    }


def _holder_rows(table: str, position: int, seat: StoredSeat) -> list[dict[str, Any]]:
    return [{"table_id": table, "position": position, "session": session} for session in sorted(seat.sessions)]


def _answer_rows(table: str, first: int, answers: Sequence[tuple[int, str]]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "seq": seq, "seat": seat, "meaning": meaning}
        for seq, (seat, meaning) in enumerate(answers, first)
    ]
