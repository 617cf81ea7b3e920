"""Where the tables are kept: an SQLite file, or PostgreSQL. All that differs between the two is here, and only here.

A transaction that has returned survives the death of the process and of the machine. SQLite: WAL mode with
``synchronous=FULL``. PostgreSQL: ``synchronous_commit`` is not off.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from fogtable.server.logs import log
from fogtable.server.store.writer import Groups, Work

ADDRESS: Final = "FOGTABLE_DATABASE_URL"
"""The variable that names a PostgreSQL database; unset: an SQLite file."""
MIGRATING: Final = 0x666F67
"""The number of the lock that keeps two processes from changing the form at once; any number will do."""
SWITCHING: Final = 10.0
"""Seconds for which a new SQLite file that others are opening too is tried again."""


PATIENCE: Final = 60.0
"""Seconds for which a server that starts waits for a database that does not answer."""
RETRIES: Final = (0.2, 5.0)
"""Seconds between the first two attempts, and the most that lie between two; the time doubles each time."""


class NoDatabase(Exception):
    """There is no database to work with; says why in words for the host."""


class OutOfReach(NoDatabase):
    """The database does not answer; it may do so later."""


@dataclass(frozen=True)
class _Kind:
    """What differs between databases.

    Attributes:
        picture: options of a transaction that sees everything as it was at one moment.
        alone: the statement by which a transaction waits until no other process changes the form.
        prepare: the statements that set up a new connection.
        engine: options of the pool.
    """

    picture: dict[str, Any]
    alone: str
    prepare: tuple[str, ...]
    engine: dict[str, Any]


_SQLITE: Final = _Kind(
    picture={},
    alone="SELECT 1",  # its one writer is alone as it is
    prepare=(
        "PRAGMA busy_timeout=5000",
        "PRAGMA synchronous=FULL",
        "PRAGMA foreign_keys=ON",
    ),
    engine={},
)
_POSTGRESQL: Final = _Kind(
    picture={"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
    alone=f"SELECT pg_advisory_xact_lock({MIGRATING})",
    prepare=(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
    ),
    engine={"pool_pre_ping": True, "pool_timeout": 5},  # pre-ping: connections from before a restart are replaced
)


def in_file(path: Path) -> URL:
    """Return the address of an SQLite file."""
    return URL.create("sqlite+aiosqlite", database=str(path))


def address_in(folder: Path) -> URL:
    """Return the address of the tables: what ``FOGTABLE_DATABASE_URL`` says, else the file in ``folder``.

    Raises:
        NoDatabase: what it says is no address of PostgreSQL.
    """
    address = os.environ.get(ADDRESS)
    return _postgresql(address) if address else in_file(folder / "tables.sqlite")


def _postgresql(address: str) -> URL:
    # Never repeat what was said: there may be a password in it.
    try:
        url = make_url(address)
    except ArgumentError:
        raise NoDatabase(f"{ADDRESS} is no address; expected postgresql://user:password@host/name") from None
    if url.drivername not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise NoDatabase(f"{ADDRESS} begins with {url.drivername!r:.40}; expected postgresql://user:password@host/name")
    return url.set(drivername="postgresql+psycopg").update_query_dict({"connect_timeout": "5", **url.query})


class Database:
    """Connections to the tables, each within one transaction: it is carried out as a whole or not at all.

    Raises (all methods):
        SQLAlchemyError: the disk is full or out of reach, the database does not answer or refuses.
    """

    def __init__(self, url: URL) -> None:
        sqlite = url.get_backend_name() == "sqlite"
        self._kind = _SQLITE if sqlite else _POSTGRESQL
        try:
            self._engine = create_async_engine(url, hide_parameters=True, **self._kind.engine)
        except ModuleNotFoundError:
            raise NoDatabase("PostgreSQL needs its driver: pip install 'fogtable[postgres]'") from None
        self._reader = self._engine.execution_options(**self._kind.picture)
        self._set_up(self._engine.sync_engine)
        turns = asyncio.Lock()
        self._turns: AbstractAsyncContextManager[Any] = turns if sqlite else nullcontext()
        self._writer = self._engine.execution_options(writes=True)
        self._groups: Groups | None = None
        if sqlite:
            blocking = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
            self._set_up(blocking)
            self._groups = Groups(blocking.execution_options(writes=True), turns)

    @property
    def shared(self) -> bool:
        """Whether several processes may keep tables here."""
        return self._kind is _POSTGRESQL

    async def open(self) -> None:
        """Bring the database to the present form; several processes may do so at once.

        Raises:
            NoDatabase: it is of a later form than this program knows; :class:`OutOfReach`: it cannot be reached.
        """
        async with _reached(), self.writing() as connection:
            await connection.exec_driver_sql(self._kind.alone)
            await connection.run_sync(_migrate)

    async def open_in_time(self) -> None:
        """Bring it to the present form as :meth:`open`; wait for one that is being restarted, up to :data:`PATIENCE`.

        Raises:
            NoDatabase: as :meth:`open`.
        """
        until, (pause, longest) = time.monotonic() + PATIENCE, RETRIES
        said = False
        while True:
            try:
                return await self.open()
            except OutOfReach as wrong:
                if time.monotonic() + pause > until:
                    raise
                if not said:
                    log.warning("waits-for-database", seconds=PATIENCE, why=str(wrong))
                    said = True
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)

    async def require_form(self) -> None:
        """Make sure that the database has the present form, and change nothing.

        Raises:
            NoDatabase: it has not, or cannot be reached.
        """
        file = self._engine.url.database
        if self._kind is _SQLITE and not (file and Path(file).is_file()):
            raise NoDatabase(f"there is no file {file}")
        async with _reached(), self.reading() as connection:
            form = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
        wanted = ScriptDirectory.from_config(_config()).get_current_head()
        if form != wanted:
            raise NoDatabase(f"the tables have form {form}, and this program knows {wanted}: start its server once")

    async def probe(self) -> None:
        """Write what stands there already, to disk."""

        def work(connection: Connection) -> None:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

        await self.carry_out(work)

    async def close(self) -> None:
        """Let go of the database."""
        if self._groups is not None:
            await asyncio.to_thread(self._groups.close)
        await self._engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection that sees everything as it is at one moment."""
        async with self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection whose changes are on disk, all of them, when the context ends without an error."""
        async with self._turns, self._writer.begin() as connection:
            yield connection

    async def carry_out(self, work: Work) -> None:
        """Carry a piece of work out, as a whole or not at all; it is on disk when this returns.

        Raises:
            Declined: by the work itself.
            IntegrityError: the work breaks a rule of the form.
        """
        if self._groups is not None:
            await self._groups.carry_out(work)
            return
        async with self.writing() as connection:
            await connection.run_sync(work)

    def _set_up(self, engine: Engine) -> None:
        event.listen(engine, "connect", self._prepare)
        if self._kind is _SQLITE:
            event.listen(engine, "begin", _begin)
        else:
            event.listen(engine, "do_connect", _connected)

    def _prepare(self, connection: Any, _: Any) -> None:
        if self._kind is _SQLITE:
            connection.isolation_level = None  # transactions begin where _begin says
        cursor = connection.cursor()
        for statement in self._kind.prepare:
            cursor.execute(statement)
        if self._kind is _SQLITE:
            _switch(cursor)
        cursor.close()
        if self._kind is _POSTGRESQL:
            connection.commit()


def _switch(cursor: Any) -> None:
    """Let an SQLite file keep its log ahead, which it remembers.

    When several open a new file at once SQLite does not always wait for the others here, as it does everywhere else.
    """
    until = time.monotonic() + SWITCHING
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as wrong:
            if wrong.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.02)


def _connected(dialect: Dialect, _: ConnectionPoolEntry, args: Any, options: Any) -> DBAPIConnection:
    """Connect; once more where it fails, for nothing has been said yet.

    PostgreSQL decides whether to take a connection when it forks a process for it. That process may say that the
    database is starting up when it has long started.
    """
    try:
        return dialect.connect(*args, **options)
    except dialect.loaded_dbapi.OperationalError:
        return dialect.connect(*args, **options)


def _begin(connection: Connection) -> None:
    """Begin a transaction of SQLite; one that writes says so at once, for it could not if others wrote meanwhile."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@asynccontextmanager
async def _reached() -> AsyncIterator[None]:
    try:
        yield
    except (SQLAlchemyError, OSError) as wrong:
        # The first line says what is wrong, e.g. that a password is, and never which.
        cause = getattr(wrong, "orig", None) or wrong
        raise OutOfReach(f"the tables cannot be reached: {str(cause).strip().partition(chr(10))[0]:.200}") from wrong


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def _migrate(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    form = MigrationContext.configure(connection).get_current_revision()
    if form is not None and form not in known:
        raise NoDatabase(f"the tables have form {form:.40}, of a later version than this program")
    command.upgrade(config, "head")
