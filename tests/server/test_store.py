"""The store: what happens when the disk refuses, what is written, and what the logs say."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.server.harness import Person, Server, error, new_key
from tests.server.mirror import stored_answers


def change(server: Server, statement: str) -> None:
    """Change the file behind the server's back."""
    with closing(sqlite3.connect(server.tables_file, timeout=30)) as file, file:
        file.execute(statement)


def test_what_the_disk_refuses_has_not_happened(own_server: Server) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = anna.open("here", "link")
        ben.claim(table, "buyer-2", "Ben")
        before = anna.views(table), ben.views(table), stored_answers(own_server, table)
        view = anna.view(table, "buyer-1")
        body = {"seat": "buyer-1", "view": view["view"], "picks": view["asked"]["options"][:1], "key": new_key()}
        for refused in ("keys", "answers"):
            change(own_server, f"CREATE TRIGGER full BEFORE INSERT ON {refused} BEGIN SELECT RAISE(ABORT, 'full'); END")
            with ben.watching(table) as socket:
                ben.next_view(socket)
                response = anna.post(f"/tables/{table}/answers", body)
            assert (response.status_code, error(response)) == (503, "unavailable")
            assert before == (anna.views(table), ben.views(table), stored_answers(own_server, table))
            change(own_server, "DROP TRIGGER full")
        change(own_server, "CREATE TRIGGER full BEFORE UPDATE ON seats BEGIN SELECT RAISE(ABORT, 'full'); END")
        assert error(ben.post(f"/tables/{table}/seats/buyer-2/leave", {})) == "unavailable"
        change(own_server, "DROP TRIGGER full")
        assert before == (anna.views(table), ben.views(table), stored_answers(own_server, table))
        assert anna.post(f"/tables/{table}/answers", body).status_code == 200


def test_answers_that_somebody_else_has_added_are_not_overwritten(own_server: Server) -> None:
    """Another process has the same table: the number of an answer can be given once only."""
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        first, second = anna.view(table, "buyer-1")["asked"]["options"][:2]
        change(own_server, f"INSERT INTO answers VALUES ('{table}', 0, 0, '{first}')")
        assert error(anna.answer(table, "buyer-1", [second])) == "unavailable"
        assert stored_answers(own_server, table) == [(0, first)]
        assert anna.view(table, "buyer-1")["asked"]["question"] == "guess"


def test_a_table_that_cannot_be_read_says_so(own_server: Server) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        own_server.kill()
        change(own_server, f"INSERT INTO answers VALUES ('{table}', 0, 0, 'bid:nothing')")
        own_server.start()
        for _ in range(2):
            response = anna.get(f"/tables/{table}")
            assert (response.status_code, error(response)) == (503, "unavailable")
        assert "nothing" not in response.text


def test_the_file_is_safe_and_closed_to_others(own_server: Server) -> None:
    with closing(sqlite3.connect(own_server.tables_file)) as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    own_server.kill()
    own_server.start()


def test_logs_and_disk_hold_no_tokens_and_logs_no_secrets(own_server: Server) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", "bot:lucky")
        option = anna.view(table, "buyer-1")["asked"]["options"][0]
        anna.answer(table, "buyer-1", [option, "guess:buyer-2"])
        anna.answer(table, "buyer-1", ["bid:ant"])
        anna.claim(table, "buyer-1", "Rumpelstilz")
        anna.ask("POST", f"/tables/{table}/answers", b"{")
        token = anna.client.cookies["fogtable"]
        with closing(sqlite3.connect(own_server.tables_file)) as file:
            ((seed,),) = file.execute("SELECT seed FROM tables")
            dump = "\n".join(file.iterdump())
    own_server.stop()
    log = own_server.log.read_text()
    assert table in log
    for secret in (token, seed, option, "bid", "Rumpelstilz", "guess"):
        assert secret not in log
    assert token not in dump
