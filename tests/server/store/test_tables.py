"""The store: what happens when the disk refuses, what is written, and what the logs say."""

from __future__ import annotations

import asyncio
import random
import resource
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from importlib.resources import files
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, event
from sqlalchemy import text as sql
from sqlalchemy.exc import IntegrityError, OperationalError

from fogtable.server.store.cleanup import DAY, tidy
from fogtable.server.store.database import Database, NoDatabase, in_file
from fogtable.server.store.rows import Stored, StoredSeat
from fogtable.server.store.tables import PART, Store
from fogtable.server.store.writer import Declined, Work
from tests.server.databases import BOTH, Disk, PostgreSQL
from tests.server.harness import PATIENCE, Person, Server, error, move, new_key
from tests.server.in_process import store_in
from tests.server.mirror import stored_answers
from tests.tiers import quick, slow


@BOTH
@quick
def test_what_the_disk_refuses_has_not_happened(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = anna.open("here", "link")
        ben.claim(table, "buyer-2", "Ben")
        before = anna.views(table), ben.views(table), stored_answers(own_server, table)
        view = anna.view(table, "buyer-1")
        body = {"seat": "buyer-1", "view": view["view"], "picks": view["asked"]["options"][:1], "key": new_key()}
        for refused in ("keys", "answers"):
            with disk.refusing("INSERT", refused):
                with ben.watching(table) as socket:
                    ben.next_view(socket)
                    response = anna.post(f"/tables/{table}/answers", body)
                assert (response.status_code, error(response)) == (503, "unavailable")
                while not ben.view(table, "buyer-2")["table"]["seats"][1]["away"]:
                    time.sleep(0.01)  # the server has not heard yet that the page is closed
                assert before == (anna.views(table), ben.views(table), stored_answers(own_server, table))
        with disk.refusing("UPDATE", "seats"):
            assert error(ben.post(f"/tables/{table}/seats/buyer-2/leave", {})) == "unavailable"
        with disk.refusing("INSERT", "tables"):
            response = anna.post("/tables", {"game": "auction", "players": [{"kind": "here"}] * 2})
            assert error(response) == "unavailable"
        assert before == (anna.views(table), ben.views(table), stored_answers(own_server, table))
        assert anna.post(f"/tables/{table}/answers", body).status_code == 200


@BOTH
def test_answers_that_somebody_else_has_added_are_not_overwritten(own_server: Server, disk: Disk) -> None:
    """Another process has the same table: the number of an answer can be given once only."""
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        first, second = anna.view(table, "buyer-1")["asked"]["options"][:2]
        disk.change(f"INSERT INTO answers VALUES ('{table}', 0, 0, '{first}')")
        assert error(anna.answer(table, "buyer-1", [second])) == "not-offered"
        assert stored_answers(own_server, table) == [(0, first)]
        assert anna.view(table, "buyer-1")["asked"]["question"] == "guess"


@BOTH
def test_no_answer_follows_one_that_is_gone(own_server: Server, disk: Disk) -> None:
    """A backup was put back under the running server: what it has in memory is not what stands on disk."""
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        before = anna.views(table)["buyer-1"]["asked"]
        anna.answer(table, "buyer-1", before["options"][:1])
        disk.change("DELETE FROM answers")
        assert error(anna.answer(table, "buyer-1", ["guess:buyer-2"])) == "not-offered"
        assert stored_answers(own_server, table) == []
        assert anna.view(table, "buyer-1")["asked"] == before


@BOTH
def test_a_table_that_cannot_be_read_says_so(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        own_server.kill()
        disk.change(f"INSERT INTO answers VALUES ('{table}', 0, 0, 'bid:nothing')")
        own_server.start()
        for _ in range(2):
            response = anna.get(f"/tables/{table}")
            assert (response.status_code, error(response)) == (503, "unavailable")
        assert "nothing" not in response.text


@BOTH
def test_what_cannot_be_said_to_a_database_is_not_there(own_server: Server) -> None:
    with Person(own_server) as anna:
        for path in ("/tables/%00", "/codes/A%00"):
            assert anna.get(path).status_code == 404


@slow
@BOTH
@quick
def test_the_database_has_the_present_form(own_server: Server, disk: Disk) -> None:
    assert disk.rows("SELECT version_num FROM alembic_version") == [(newest_form(),)]
    if disk.kind == "sqlite":
        assert disk.rows("PRAGMA journal_mode") == [("wal",)]
    own_server.kill()
    own_server.start()


@BOTH
def test_several_processes_may_open_an_empty_database_at_once(disk: Disk) -> None:
    async def all_at_once() -> None:
        databases = [Database(disk.served) for _ in range(4)]
        await asyncio.gather(*(database.open() for database in databases))
        for database in databases:
            await database.close()

    asyncio.run(all_at_once())
    assert disk.rows("SELECT version_num FROM alembic_version") == [(newest_form(),)]


@BOTH
def test_tables_that_are_left_alone_are_removed_after_their_days(own_server: Server, disk: Disk) -> None:
    now = 2_000_000_000
    with Person(own_server) as anna:
        old, new = (anna.open("here", "here") for _ in range(2))
        for table in (old, new):
            anna.answer(table, "buyer-1", anna.view(table, "buyer-1")["asked"]["options"][:1])
    own_server.stop()
    disk.change(
        f"UPDATE tables SET touched = {now - 30 * DAY - 1} WHERE id = '{old}'",
        f"UPDATE tables SET touched = {now - 30 * DAY} WHERE id = '{new}'",
    )
    assert [asyncio.run(_tidied(disk, now)) for _ in range(2)] == [1, 0]
    for part in ("seats", "holders", "answers", "keys"):
        assert set(disk.rows(f"SELECT table_id FROM {part}")) == {(new,)}
    assert disk.rows("SELECT id FROM tables") == [(new,)]


@BOTH
def test_whoever_plays_on_keeps_the_table(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        disk.change("UPDATE tables SET touched = 5")
        anna.answer(table, "buyer-1", anna.view(table, "buyer-1")["asked"]["options"][:1])
        assert disk.rows("SELECT touched > 5, touched >= created FROM tables") == [(True, True)]


def newest_form() -> str | None:
    scripts = Path(str(files("fogtable.server.store"))) / "migrations"
    return ScriptDirectory(str(scripts)).get_current_head()


async def _tidied(disk: Disk, now: int) -> int:
    database = Database(disk.served)
    removed = await tidy(Store(database), 30, now)
    await database.close()
    return removed


@BOTH
@quick
def test_logs_and_disk_hold_no_tokens_and_logs_no_secrets(own_server: Server, disk: Disk) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", "bot:lucky")
        option = anna.view(table, "buyer-1")["asked"]["options"][0]
        anna.answer(table, "buyer-1", [option, "guess:buyer-2"])
        anna.answer(table, "buyer-1", ["bid:ant"])
        anna.claim(table, "buyer-1", "Rumpelstilz")
        anna.ask("POST", f"/tables/{table}/answers", b"{")
        with disk.refusing("INSERT", "tables"):
            anna.post("/tables", {"game": "auction", "players": [{"kind": "here"}] * 2})
        token = anna.client.cookies["fogtable"]
        ((seed,),) = disk.rows("SELECT seed FROM tables")
        dump = str([disk.rows(f"SELECT * FROM {part}") for part in ("tables", "seats", "holders", "answers", "keys")])
    own_server.stop()
    log = own_server.log.read_text()
    assert table in log
    for secret in (token, seed, option, "bid", "Rumpelstilz", "guess", str(disk.url.password)):
        assert secret not in log
    assert token not in dump
    assert table in dump


@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
def test_nothing_is_acknowledged_that_a_full_disk_has_not_taken(own_server: Server) -> None:
    """The system lets the process write no further than its files have grown, as on a full disk."""
    luck = random.Random(4)
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        move(anna, table, luck)
        full = (own_server.folder / "tables.sqlite-wal").stat().st_size
        unbounded = resource.prlimit(own_server.number, resource.RLIMIT_FSIZE)
        before = anna.views(table), stored_answers(own_server, table)
        resource.prlimit(own_server.number, resource.RLIMIT_FSIZE, (full, unbounded[1]))
        for _ in range(3):
            view = next(view for view in anna.views(table).values() if view["asked"] and view["asked"]["options"])
            refused = anna.answer(table, view["seat"], view["asked"]["options"][:1])
            assert (refused.status_code, error(refused)) == (503, "unavailable")
            assert (anna.views(table), stored_answers(own_server, table)) == before
        resource.prlimit(own_server.number, resource.RLIMIT_FSIZE, unbounded)
        assert move(anna, table, luck)
        after = anna.views(table), stored_answers(own_server, table)
        own_server.kill()
        own_server.start()
        assert (anna.views(table), stored_answers(own_server, table)) == after


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
def test_a_database_that_stops_and_comes_back(own_server: Server, postgresql: PostgreSQL) -> None:
    luck = random.Random(5)
    with Person(own_server) as anna:
        table, unread = anna.open("here", "here"), anna.open("here", "here")
        for _ in range(3):
            assert move(anna, table, luck)
        before = anna.views(table), stored_answers(own_server, table)
        view = next(view for view in before[0].values() if view["asked"] and view["asked"]["options"])
        picks = view["asked"]["options"][:1]
        body = {"seat": view["seat"], "view": view["view"], "picks": picks, "key": new_key()}
        postgresql.stop()
        try:
            for _ in range(2):
                refused = anna.post(f"/tables/{table}/answers", body)
                assert (refused.status_code, error(refused)) == (503, "unavailable")
            for path in (f"/tables/{unread}", "/tables/none"):
                assert error(anna.get(path)) == "unavailable"
            assert error(anna.post("/tables", {"game": "auction", "players": [{"kind": "here"}] * 2})) == "unavailable"
        finally:
            postgresql.start()
        assert (anna.views(table), stored_answers(own_server, table)) == before
        assert anna.post(f"/tables/{table}/answers", body).status_code == 200
        assert stored_answers(own_server, table)[:-1] == before[1]
        assert anna.views(unread)


# -- pieces of work that come at the same time ------------------------------------------------------------------------


def at_once(url: URL, works: list[Work]) -> tuple[list[BaseException | None], list[str], int]:
    """Carry works out at the same time in a new database; return their errors, what is stored, and how many commits."""

    async def run() -> tuple[list[BaseException | None], list[str], int]:
        database = Database(url)
        await database.open()
        async with database.writing() as connection:
            await connection.exec_driver_sql("CREATE TABLE IF NOT EXISTS notes (text TEXT UNIQUE)")
            await connection.exec_driver_sql("DELETE FROM notes")
        commits = 0

        def count(_: Connection) -> None:
            nonlocal commits
            commits += 1

        event.listen(Engine, "commit", count)
        found = await asyncio.gather(*(database.carry_out(work) for work in works), return_exceptions=True)
        event.remove(Engine, "commit", count)
        async with database.reading() as connection:
            stored = (await connection.exec_driver_sql("SELECT text FROM notes ORDER BY text")).scalars().all()
        await database.close()
        return found, list(stored), commits

    return asyncio.run(run())


def note(text: str) -> Work:
    return lambda connection: connection.execute(sql("INSERT INTO notes VALUES (:text)"), {"text": text})


def declined(connection: Connection) -> None:
    note("never")(connection)
    raise Declined


def broken(connection: Connection) -> None:
    connection.execute(sql("INSERT INTO nowhere VALUES (1)"))


def test_what_comes_at_the_same_time_waits_for_the_disk_together(tmp_path: Path) -> None:
    texts = [f"{n:02}" for n in range(40)]
    found, stored, commits = at_once(in_file(tmp_path / "t.sqlite"), [note(text) for text in texts])
    assert found == [None] * 40
    assert stored == texts
    assert commits < 10


def test_each_piece_of_work_stands_by_itself(tmp_path: Path) -> None:
    works = [note("a"), note("b"), declined, note("b"), note("c")]
    found, stored, _ = at_once(in_file(tmp_path / "t.sqlite"), works)
    assert [type(wrong) for wrong in found] == [type(None), type(None), Declined, IntegrityError, type(None)]
    assert stored == ["a", "b", "c"]


def test_when_the_disk_fails_nothing_is_done(tmp_path: Path) -> None:
    found, stored, _ = at_once(in_file(tmp_path / "t.sqlite"), [note("a"), note("b"), broken, note("c")])
    first, *others = found
    assert first is None or isinstance(first, OperationalError)
    assert all(isinstance(wrong, OperationalError) for wrong in others)
    assert stored == (["a"] if first is None else [])


def test_who_gives_up_waiting_holds_nobody_up(tmp_path: Path) -> None:
    """What they wanted is carried out all the same: it may have been on its way."""

    async def run() -> list[str]:
        database = Database(in_file(tmp_path / "t.sqlite"))
        await database.open()
        async with database.writing() as connection:
            await connection.exec_driver_sql("CREATE TABLE notes (text TEXT UNIQUE)")
        impatient = asyncio.create_task(database.carry_out(note("a")))
        patient = asyncio.create_task(database.carry_out(note("b")))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.wait_for(patient, PATIENCE)
        async with database.reading() as connection:
            stored = (await connection.exec_driver_sql("SELECT text FROM notes ORDER BY text")).scalars().all()
        await database.close()
        return list(stored)

    assert asyncio.run(run()) == ["a", "b"]


# -- connections to PostgreSQL -----------------------------------------------------------------------------------------


@contextmanager
def door(port: int, refused: int) -> Iterator[int]:
    """Pass connections on to a port of this machine, but turn the first ones away; give the port to come to."""
    with socket.create_server(("127.0.0.1", 0)) as entry, ExitStack() as inside, ThreadPoolExecutor(8) as threads:
        # Closed only when the threads have ended: who waits for words on a closed socket waits for ever.

        def carry(source: socket.socket, to: socket.socket) -> None:
            with suppress(OSError):
                try:
                    while said := source.recv(65536):
                        to.sendall(said)
                finally:
                    to.shutdown(socket.SHUT_WR)

        def keep() -> None:
            with suppress(OSError):
                for _ in range(refused):
                    entry.accept()[0].close()
                while True:
                    line = inside.enter_context(entry.accept()[0])
                    other = inside.enter_context(socket.create_connection(("127.0.0.1", port)))
                    threads.submit(carry, line, other)
                    threads.submit(carry, other, line)

        threads.submit(keep)
        try:
            yield entry.getsockname()[1]
        finally:
            entry.shutdown(socket.SHUT_RDWR)


async def opened(url: URL) -> None:
    database = Database(url)
    try:
        await database.open()
    finally:
        await database.close()


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
def test_who_is_turned_away_once_comes_again(disk: Disk) -> None:
    """PostgreSQL says that it is starting up to who came a moment before, when it has started already."""
    assert disk.url.port is not None
    with door(disk.url.port, refused=1) as port:
        asyncio.run(opened(disk.served.set(port=port)))
    with door(disk.url.port, refused=2) as port, pytest.raises(NoDatabase):
        asyncio.run(opened(disk.served.set(port=port)))


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
def test_connections_that_the_database_has_closed_are_replaced_unnoticed(disk: Disk) -> None:
    asyncio.run(read_between_closings(disk))


async def read_between_closings(disk: Disk) -> None:
    store = Store(Database(disk.served))
    await store.open()
    for _ in range(3):
        assert await asyncio.gather(*(store.load("none") for _ in range(8))) == [None] * 8
        closed = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        await asyncio.to_thread(disk.rows, f"{closed} AND pid != pg_backend_pid()")
    await store.close()


def test_answers_are_stored_while_a_long_game_is(tmp_path: Path) -> None:
    """Nobody waits for the whole of it; and who has put it there finds all of it."""
    long = [(number % 2, f"card-{number}") for number in range(10 * PART + 7)]

    async def work() -> None:
        async with store_in(tmp_path) as store:
            await store.create(table_with("played", []))
            creating = asyncio.create_task(store.create(table_with("long", long)))
            await asyncio.sleep(0)
            await store.append("played", 0, 0, [(0, "card-1")], "{}", None, None)
            assert not creating.done()
            await creating
            stored = await store.load("long")
            assert stored is not None
            assert stored.answers == long
            assert [seat.sessions for seat in stored.seats] == [frozenset({"me"})] * 2

    asyncio.run(work())


def table_with(name: str, answers: list[tuple[int, str]]) -> Stored:
    seats = [StoredSeat("here", sessions=frozenset({"me"})) for _ in range(2)]
    return Stored(name, "auction", 1, "{}", 1, True, "{}", seats, answers)
