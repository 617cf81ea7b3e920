"""The databases under test: the SQLite file of a folder, and PostgreSQL on a loopback port of its own."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import URL, create_engine, text

from fogtable.server.store.database import ADDRESS
from tests.tiers import slow

BOTH: Final = pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=slow)], indirect=True)
"""For tests that run on each kind of database."""


class Disk:
    """What is stored, read and changed behind the server's back."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.kind = url.get_backend_name()

    @property
    def served(self) -> URL:
        """The address by which the server's own code finds it."""
        return self.url.set(drivername="sqlite+aiosqlite") if self.kind == "sqlite" else self.url

    @property
    def environment(self) -> dict[str, str]:
        """What tells a process to keep its tables here."""
        if self.kind == "sqlite":
            return {ADDRESS: ""}
        return {ADDRESS: self.url.set(drivername="postgresql").render_as_string(hide_password=False)}

    def rows(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        engine = create_engine(self.url)
        with engine.connect() as connection:
            found = [tuple(row) for row in connection.execute(text(statement), values)]
        engine.dispose()
        return found

    def change(self, *statements: str) -> None:
        engine = create_engine(self.url)
        with engine.begin() as connection:
            for statement in statements:
                connection.exec_driver_sql(statement)
        engine.dispose()

    @contextmanager
    def refusing(self, what: str, table: str) -> Iterator[None]:
        """Refuse to INSERT into or UPDATE a table, as a full disk does."""
        if self.kind == "sqlite":
            self.change(f"CREATE TRIGGER full BEFORE {what} ON {table} BEGIN SELECT RAISE(ABORT, 'full'); END")
        else:
            self.change(
                "CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN RAISE disk_full; END $$ LANGUAGE plpgsql",
                f"CREATE TRIGGER full_disk BEFORE {what} ON {table} FOR EACH ROW EXECUTE FUNCTION full_disk()",
            )
        yield
        self.change("DROP TRIGGER full" if self.kind == "sqlite" else "DROP FUNCTION full_disk CASCADE")


def sqlite(folder: Path) -> Disk:
    """Return the file of a server's folder."""
    return Disk(URL.create("sqlite", database=str(folder / "tables.sqlite")))


class PostgreSQL:
    """A server of PostgreSQL with its data in a folder of its own; it can be stopped and started again."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._user = _nobody()
        self._folder = Path(tempfile.mkdtemp(prefix="fogtable-postgresql-"))
        self._password = secrets.token_hex(8)
        secret = self._folder / "password"
        secret.write_text(self._password)
        if self._user:
            shutil.chown(self._folder, self._user)
            shutil.chown(secret, self._user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        common = ["-U", "fogtable", "--auth=scram-sha-256", f"--pwfile={secret}", "--no-sync", "-E", "UTF8"]
        self._run("initdb", *common, "--no-locale")

    def start(self) -> None:
        # No sync: the tests kill processes, not the machine.
        settings = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", settings, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def address(self, name: str) -> URL:
        return URL.create("postgresql+psycopg", "fogtable", self._password, "127.0.0.1", self._port, name)

    def database(self) -> Disk:
        """Return a new database, which is empty."""
        name = f"tables_{secrets.token_hex(6)}"
        engine = create_engine(self.address("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name} STRATEGY file_copy")
        engine.dispose()
        return Disk(self.address(name))

    def _run(self, program: str, *options: str) -> None:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *options]
        with (self._folder / "said").open("w+") as said:
            done = subprocess.run(
                command, user=self._user, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd="/", check=False
            )
            said.seek(0)
            assert done.returncode == 0, said.read()


def _nobody() -> str | None:
    """Return who runs PostgreSQL where the tests run as root, whom it refuses."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def installed() -> Path:
    """Return the folder of PostgreSQL's programs; skip the test where there is none, but never in CI."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    path = str(found[-1]) if found else shutil.which("initdb")
    if path is None:
        why = "PostgreSQL is not installed (Debian: apt-get install postgresql)"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why)
    return Path(path).parent
