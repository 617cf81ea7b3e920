"""The store: what must outlive the process. A record is on disk before anybody hears of it.

SQLite in WAL mode with ``synchronous=FULL``: a transaction that has returned survives the death of the process and of
the machine. Answers are only ever added; a table's state is their replay.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

METADATA: Final = MetaData()
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(20), nullable=False),
    Column("begun", Boolean, nullable=False),
    Column("views", Text, nullable=False),
    Column("created", Integer, nullable=False),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("bot", String(32)),
    Column("name", String(24)),
    Column("session", String(64)),
)
ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("meaning", String(100), nullable=False),
)
KEYS: Final = Table(
    "keys",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session", String(64), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("answer", Text, nullable=False),
)

TAKEN_BACK: Final = "retract"
"""Stands for a meaning where a seat took its sealed answer back."""


@dataclass
class StoredSeat:
    """Who sits at a seat: a bot, or a person by the hash of the session (``None``: nobody yet)."""

    kind: str
    bot: str | None = None
    name: str | None = None
    session: str | None = None

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind == "bot" or self.session is not None


@dataclass
class Stored:
    """One table as it stands on disk. ``views`` holds the number of each viewer's view."""

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


@dataclass(frozen=True)
class Kept:
    """An answer to a command, kept under its idempotency key."""

    session: str
    key: str
    answer: str


class Store:
    """The tables on disk, in one SQLite file."""

    def __init__(self, path: Path) -> None:
        self._engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(self._engine.sync_engine, "connect", _prepare)
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        """Bring the file to the present form."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Let go of the file."""
        await self._engine.dispose()

    async def create(self, new: Stored) -> None:
        """Add a table."""
        row = {
            "id": new.id,
            "game": new.game,
            "rules": new.rules,
            "options": new.options,
            "seed": str(new.seed),
            "begun": new.begun,
            "views": new.views,
            "created": int(time.time()),
        }
        await self._write(
            (insert(TABLES), [row]),
            (insert(SEATS), [_seat_row(new.id, at, seat) for at, seat in enumerate(new.seats)]),
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
        await self._write(
            (insert(ANSWERS), _answer_rows(table, first, answers)),
            (update(TABLES).where(TABLES.c.id == table), [{"views": views}]),
            (insert(KEYS), keys),
        )

    async def reseat(self, table: str, position: int, seat: StoredSeat, begun: bool, views: str) -> None:
        """Change who sits at one seat."""
        at = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.position == position)
        await self._write(
            (at, [{"name": seat.name, "session": seat.session}]),
            (update(TABLES).where(TABLES.c.id == table), [{"begun": begun, "views": views}]),
        )

    async def load(self, table: str) -> Stored | None:
        """Return a table, or ``None`` if there is none of that id."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().one_or_none()
            if found is None:
                return None
            seats = await connection.execute(
                select(SEATS.c.kind, SEATS.c.bot, SEATS.c.name, SEATS.c.session)
                .where(SEATS.c.table_id == table)
                .order_by(SEATS.c.position)
            )
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
                seats=[StoredSeat(*row) for row in seats],
                answers=[(row[0], row[1]) for row in answers],
                keys={(row[0], row[1]): row[2] for row in keys},
            )

    async def _write(self, *steps: tuple[Any, Sequence[Mapping[str, Any]]]) -> None:
        """Carry out statements with their rows in one transaction, one writer at a time."""
        async with self._writing, self._engine.begin() as connection:
            for statement, rows in steps:
                if statement.is_update:
                    await connection.execute(statement.values(rows[0]))
                elif rows:
                    await connection.execute(statement, list(rows))


def _seat_row(table: str, position: int, seat: StoredSeat) -> dict[str, Any]:
    return {"table_id": table, "position": position, **vars(seat)}


def _answer_rows(table: str, first: int, answers: Sequence[tuple[int, str]]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "seq": seq, "seat": seat, "meaning": meaning}
        for seq, (seat, meaning) in enumerate(answers, first)
    ]


def _prepare(connection: Any, _: Any) -> None:
    """Set up a new connection to SQLite."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
