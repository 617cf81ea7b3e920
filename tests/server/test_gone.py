"""Clients that go away in the middle of something: no failure, nothing is left of them, what they said counts."""

from __future__ import annotations

import contextlib
import json
import socket
import struct
import time
from collections.abc import Callable
from pathlib import Path

import httpx2 as httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.bounded import Bounded, serving
from tests.server.harness import PATIENCE, Person, new_key
from tests.tiers import slow

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
GOODBYE = b"\x88\x82\0\0\0\0" + struct.pack(">H", 1001)
TIMES = 2


def hang_up(line: socket.socket) -> None:
    line.close()


def break_off(line: socket.socket) -> None:
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


class Peer:
    """Somebody with Anna's session and a connection made by hand."""

    def __init__(self, server: Bounded, anna: Person) -> None:
        self._head = f"Host: 127.0.0.1:{server.port}\r\nCookie: fogtable={anna.client.cookies['fogtable']}\r\n"
        self._line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)

    def ask(self, method: str, path: str, headers: str = "", body: bytes = b"") -> None:
        self._line.sendall(f"{method} /api{path} HTTP/1.1\r\n{self._head}{headers}\r\n".encode() + body)

    def hear(self, what: bytes) -> None:
        heard = b""
        while what not in heard:
            heard += self._line.recv(65536) or pytest.fail("closed")

    def hear_end(self) -> None:
        with contextlib.suppress(ConnectionError):
            while self._line.recv(65536):
                pass

    def say(self, what: bytes) -> None:
        self._line.sendall(what)

    def go(self, how: Callable[[socket.socket], None]) -> None:
        how(self._line)


def before_a_socket_is_open(peer: Peer, table: str) -> None:
    peer.ask("GET", f"/tables/{table}/socket", UPGRADE)  # the table is read from the disk first


def before_a_socket_is_refused(peer: Peer, _: str) -> None:
    peer.ask("GET", "/tables/nothing/socket", UPGRADE)


def at_a_socket(peer: Peer, table: str) -> None:
    peer.ask("GET", f"/tables/{table}/socket", UPGRADE)
    peer.hear(b'"view":')


def with_a_goodbye(peer: Peer, table: str) -> None:
    at_a_socket(peer, table)
    peer.say(GOODBYE)


def with_a_word(peer: Peer, table: str) -> None:
    at_a_socket(peer, table)
    peer.say(b"\x81\x80\0\0\0\0")


def in_the_middle_of_a_word(peer: Peer, table: str) -> None:
    at_a_socket(peer, table)
    peer.say(b"\x81\x85\0\0\0\0he")


def with_too_long_a_word(peer: Peer, table: str) -> None:
    at_a_socket(peer, table)
    peer.say(b"\x81\xff" + struct.pack(">Q", 1 << 20) + b"\0\0\0\0x")


def before_events_come(peer: Peer, table: str) -> None:
    peer.ask("GET", f"/tables/{table}/events")


def among_events(peer: Peer, table: str) -> None:
    peer.ask("GET", f"/tables/{table}/events")
    peer.hear(b'"view":')


def in_a_head(peer: Peer, _: str) -> None:
    peer.say(b"GET /api/games HT")


def in_a_body(peer: Peer, _: str) -> None:
    peer.ask("POST", "/tables", "Content-Length: 100\r\n", b'{"game":')


def in_a_piece_of_a_body(peer: Peer, _: str) -> None:
    peer.ask("POST", "/tables", "Transfer-Encoding: chunked\r\n", b"10\r\n{")


def before_a_reply(peer: Peer, table: str) -> None:
    peer.ask("GET", f"/tables/{table}/views")


@slow
@pytest.mark.parametrize(
    "moment",
    [
        before_a_socket_is_open,
        before_a_socket_is_refused,
        at_a_socket,
        with_a_goodbye,
        with_a_word,
        in_the_middle_of_a_word,
        with_too_long_a_word,
        before_events_come,
        among_events,
        in_a_head,
        in_a_body,
        in_a_piece_of_a_body,
        before_a_reply,
    ],
)
def test_nothing_has_failed(tmp_path: Path, moment: Callable[[Peer, str], None]) -> None:
    with serving(tmp_path, metrics=True) as server, Person(server) as anna:  # type: ignore[arg-type]
        for _ in range(TIMES):
            for how in (hang_up, break_off):
                table = anna.open("here", "here")
                peer = Peer(server, anna)
                moment(peer, table)
                peer.go(how)
                card = anna.view(table, "buyer-1")["asked"]["options"][0]
                assert anna.answer(table, "buyer-1", [card, "guess:buyer-2"]).status_code == 200
        require_nobody(server)
    assert [line for line in server.lines() if line["level"] != "info"] == []


def test_what_was_said_counts(tmp_path: Path) -> None:
    with serving(tmp_path, metrics=True) as server, Person(server) as anna:  # type: ignore[arg-type]
        for how in (hang_up, break_off):
            table = anna.open("here", "here")
            view = anna.view(table, "buyer-1")
            picks = [view["asked"]["options"][0], "guess:buyer-2"]
            body = json.dumps({"seat": "buyer-1", "view": view["view"], "picks": picks, "key": new_key()}).encode()
            peer = Peer(server, anna)
            peer.ask("POST", f"/tables/{table}/answers", f"Content-Length: {len(body)}\r\n", body)
            peer.go(how)
            wait_until(lambda table=table: anna.view(table, "buyer-1")["retract"])  # type: ignore[misc]
        require_nobody(server)
    assert [line for line in server.lines() if line["level"] != "info"] == []


@pytest.mark.parametrize("host", ["127.0.0.1", "elsewhere.example"])
def test_a_body_that_is_none_is_refused(tmp_path: Path, host: str) -> None:
    """It is found to be none before the call begins, or after it was refused for another reason."""
    with serving(tmp_path, metrics=True) as server:
        for rest in (b"nonsense\r\n", b"1\r\n{nonsense\r\n"):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(
                    f"POST /api/tables HTTP/1.1\r\nHost: {host}:{server.port}\r\n"
                    "Transfer-Encoding: chunked\r\n\r\n".encode()
                    + rest
                )
                said = b""
                with contextlib.suppress(ConnectionError):
                    while more := line.recv(10_000):
                        said += more
            assert said.count(b"HTTP/1.1 ") == 1
            assert said.startswith(b"HTTP/1.1 4")
        require_nobody(server)
    assert [line for line in server.lines() if line["level"] not in ("info", "warning")] == []


@slow
@pytest.mark.parametrize("path", ["events", "answers"])
def test_a_body_that_is_none_ends_what_was_begun(tmp_path: Path, path: str) -> None:
    """It comes while a stream is told of a table, or after a call was refused by its method."""
    with serving(tmp_path, metrics=True) as server, Person(server) as anna:  # type: ignore[arg-type]
        table = anna.open("here", "here")
        peer = Peer(server, anna)
        peer.ask("GET", f"/tables/{table}/{path}", "Transfer-Encoding: chunked\r\n")
        peer.hear(b"HTTP/1.1 ")
        peer.say(b"nonsense\r\n")
        peer.hear_end()
        peer.go(hang_up)
        require_nobody(server)
    assert [line["said"] for line in server.lines() if line["level"] != "info"] == ["Invalid HTTP request received."]


def require_nobody(server: Bounded) -> None:
    """Require that neither a line nor a request is left, soon."""
    wait_until(lambda: left(server) == 0)


def left(server: Bounded) -> float:
    families = text_string_to_metric_families(httpx.get(server.metrics, trust_env=False).text)
    open_now = ("fogtable_sockets", "fogtable_requests_running")
    return sum(sample.value for family in families if family.name in open_now for sample in family.samples)


def wait_until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not come to be"
        time.sleep(0.05)
