"""Backups: whole, the same everywhere, and refused where anything is wrong."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fogtable.server.store import backup as backups
from fogtable.server.store.backup import BadBackup, restore, save
from fogtable.server.store.database import Database
from fogtable.server.store.schema import METADATA, PAGES, QUOTAS, WORKERS
from tests.server.databases import BOTH, Disk, PostgreSQL, sqlite
from tests.server.harness import PATIENCE, ROOT, Person, Server, move
from tests.server.mirror import stored_answers
from tests.tiers import quick, slow


def fogtable(disk: Disk, folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run a command on these tables."""
    return subprocess.run(
        [sys.executable, "-c", "from fogtable.cli import app; app()", *args, "--data", str(folder)],
        capture_output=True,
        text=True,
        env={**os.environ, **disk.environment, "PYTHONPATH": str(ROOT / "src")},
        timeout=PATIENCE,
        check=False,
    )


def all_of(disk: Disk) -> dict[str, list[tuple[Any, ...]]]:
    """Return everything that is stored, but who runs and looks on just now."""
    found = {}
    for part in METADATA.sorted_tables:
        if part in (WORKERS, PAGES, QUOTAS):
            continue
        rows = disk.rows(f"SELECT {', '.join(part.c.keys())} FROM {part.name}")
        found[part.name] = sorted([tuple(map(str, map(_plain, row))) for row in rows])
    return found


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, bool) else value


@pytest.fixture
def other(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Disk:
    """A database of the other kind, where the server's is of this ``kind``."""
    if kind == "postgresql":
        folder = tmp_path / "other"
        folder.mkdir()
        return sqlite(folder)
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.database()


@BOTH
def test_a_game_goes_on_in_a_database_of_the_other_kind(own_server: Server, disk: Disk, other: Disk) -> None:
    luck = random.Random(3)
    folder = own_server.folder
    file = folder / "backup"
    with Person(own_server) as anna:
        tables = [anna.open("here", "here") for _ in range(2)]
        for _ in range(5):
            for table in tables:
                move(anna, table, luck)
        views = [anna.views(table) for table in tables]
        before = all_of(disk)
        assert fogtable(disk, folder, "backup", str(file)).stdout == f"2 tables saved in {file}\n"
        own_server.kill()
        assert file.stat().st_mode & 0o077 == 0
        restored = fogtable(other, folder / "other", "restore", str(file))
        assert restored.stdout == f"2 tables restored from {file}\n", restored.stderr
        assert all_of(other) == before
        again = Server(folder / "other", other)
        again.start()
        own_server.address = again.address
        for table, seen in zip(tables, views, strict=True):
            assert all(anna.views(table)[seat]["public"] == seen[seat]["public"] for seat in seen)
            assert all(seat["mine"] for seat in anna.get(f"/tables/{table}").json()["seats"])
        move(anna, tables[0], luck)
        assert len(stored_answers(again, tables[0])) > len([row for row in before["answers"] if row[0] == tables[0]])
        again.stop()


@BOTH
def test_a_backup_is_of_one_moment_while_people_play(
    own_server: Server, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody answers in the middle of it: it holds what there was when it began."""
    monkeypatch.setattr(backups, "FEW", 1)
    file = own_server.folder / "backup"
    with Person(own_server) as anna:
        tables = [anna.open("here", "here") for _ in range(2)]
        before = all_of(disk)

        def play_on(done: int, _: int | None) -> None:
            if done == 1:
                assert all(move(anna, table, random.Random(1)) for table in tables)

        asyncio.run(_saved(disk, file, play_on))
        assert all(stored_answers(own_server, table) for table in tables)
        own_server.stop()
        asyncio.run(_restored(disk, file))
        assert all_of(disk) == before


async def _saved(disk: Disk, file: Path, progress: Callable[[int, int | None], None]) -> None:
    database = Database(disk.served)
    await save(database, file, progress)
    await database.close()


Lines = list[bytes]
WRONG: dict[str, tuple[Callable[[Lines], Lines], int, str]] = {
    "empty": (lambda lines: [], 1, "no backup"),
    "something else": (lambda lines: [b"hello\n"], 1, "no line of a backup"),
    "cut off after a line": (lambda lines: lines[:3], 4, "cut off"),
    "cut off in a line": (lambda lines: [*lines[:2], lines[2][:50]], 3, "cut off"),
    "a changed digit": (lambda lines: [lines[0], lines[1].replace(b'"seq":0', b'"seq":7'), *lines[2:]], 2, "changed"),
    "a line lost": (lambda lines: [*lines[:1], *lines[2:]], 2, "missing"),
    "lines exchanged": (lambda lines: [lines[0], lines[2], lines[1], *lines[3:]], 2, "missing"),
    "a line doubled": (lambda lines: [*lines[:2], *lines[1:]], 3, "missing"),
    "two backups": (lambda lines: [*lines, *lines], 5, "missing|ends before"),
}


@BOTH
def test_a_file_that_is_not_whole_is_refused_with_its_line(own_server: Server, disk: Disk) -> None:
    folder = own_server.folder
    file = folder / "backup"
    with Person(own_server) as anna:
        for _ in range(2):
            move(anna, anna.open("here", "here"), random.Random(1))
    own_server.stop()
    assert fogtable(disk, folder, "backup", str(file)).returncode == 0
    lines = file.read_bytes().splitlines(keepends=True)
    before = all_of(disk)
    refused = fogtable(disk, folder, "restore", str(file))
    assert (refused.returncode, refused.stderr) == (1, "fogtable: there are tables already; --replace removes them\n")
    for what, (change, line, text) in WRONG.items():
        file.write_bytes(b"".join(change(lines)))
        with pytest.raises(BadBackup, match=text) as wrong:
            asyncio.run(_restored(disk, file))
        assert wrong.value.line == line, what
        assert all_of(disk) == before, what
    said = fogtable(disk, folder, "restore", "--replace", str(file))
    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr.startswith("fogtable: line 5: ")
    assert said.stderr.count("\n") == 1


async def _restored(disk: Disk, file: Path, progress: Callable[[int, int | None], None] = lambda _, __: None) -> None:
    database = Database(disk.served)
    try:
        await restore(database, file, True, progress)
    finally:
        await database.close()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C is heard, also where the shell has set it to be ignored, as for background jobs."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@BOTH
@quick
def test_a_stop_in_the_middle_changes_nothing(own_server: Server, disk: Disk, interruptible: None) -> None:
    folder = own_server.folder
    file = folder / "backup"
    with Person(own_server) as anna:
        for _ in range(2):
            move(anna, anna.open("here", "here"), random.Random(1))
    own_server.stop()

    def stop(done: int, total: int | None) -> None:
        if done == 1:
            os.kill(os.getpid(), signal.SIGINT)

    before = all_of(disk)
    files = sorted(folder.iterdir())
    with pytest.raises(KeyboardInterrupt):
        asyncio.run(_saved(disk, file, stop))
    assert sorted(folder.iterdir()) == files
    asyncio.run(_saved(disk, file, lambda _, __: None))
    with pytest.raises(KeyboardInterrupt):
        asyncio.run(_restored(disk, file, stop))
    assert all_of(disk) == before


def test_there_must_be_something_to_save(tmp_path: Path) -> None:
    said = fogtable(sqlite(tmp_path), tmp_path, "backup", str(tmp_path / "backup"))
    assert (said.returncode, said.stderr) == (1, f"fogtable: there is no file {tmp_path / 'tables.sqlite'}\n")
    assert list(tmp_path.iterdir()) == []


@slow
def test_a_database_that_is_not_there_is_said_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for address, why in (
        ("mysql://anna:secret@localhost/tables", "begins with 'mysql'; expected postgresql://"),
        ("nonsense secret", "is no address; expected postgresql://"),
        ("postgresql://anna:secret@127.0.0.1:1/tables", "cannot be reached"),
    ):
        disk = sqlite(tmp_path)
        monkeypatch.setattr(Disk, "environment", {"FOGTABLE_DATABASE_URL": address})
        for command in (["tidy"], ["serve", "--port", "0", "--host", "127.0.0.1"]):
            said = fogtable(disk, tmp_path, *command)
            assert (said.returncode, said.stdout) == (1, "")
            assert why in said.stderr
            assert said.stderr.count("\n") == 1
            assert "secret" not in said.stderr
