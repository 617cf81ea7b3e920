"""How much one may ask for at once, how slowly one may speak, and how much waits for who does not read."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fogtable.core.formats import record
from fogtable.core.play.match import Match
from fogtable.server import buckets, requests
from fogtable.server.actions.records import table_of_record
from fogtable.server.buckets import Buckets, Rate
from fogtable.server.http import api, limits, passkey_calls
from fogtable.server.http.limits import BOUNDS, CALLS, Limits, kinds_of, network_of
from fogtable.server.refusals import Refusal
from tests.server.auction import AUCTION
from tests.server.bounded import Bounded, serving
from tests.server.harness import PATIENCE, Person, Server, error, new_key
from tests.tiers import slow


class Clock:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_then_its_rate() -> None:
    clock = Clock()
    kept = Buckets(Rate(3, 0.5), clock)
    assert [kept.take("a") for _ in range(3)] == [0, 0, 0]
    assert kept.take("a") == pytest.approx(2)
    assert kept.take("b") == 0
    clock.now += 1.5
    assert kept.take("a") == pytest.approx(0.5)  # what was refused costs nothing
    clock.now += 0.5
    assert kept.take("a") == 0
    assert kept.take("a") > 0
    clock.now += 1000
    assert [kept.take("a") for _ in range(4)][2:] == [0, pytest.approx(2)]


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    kept = Buckets(Rate(2, 1), clock)
    for number in range(50):
        kept.take(f"{number}")
    assert len(kept) == 50
    clock.now += 5
    kept.take("new")
    assert len(kept) == 1
    monkeypatch.setattr(buckets, "MOST", 10)
    for number in range(50):
        kept.take(f"{number}")
    assert len(kept) == 10


def test_what_one_session_is_refused_is_not_taken_from_its_neighbours() -> None:
    bounds = Limits(clock=Clock())
    most = int(BOUNDS[CALLS].session.burst)
    for _ in range(most):
        bounds.admit("/api/games", "greedy", "192.0.2.1")
    for _ in range(5 * most):
        with pytest.raises(Refusal) as refused:
            bounds.admit("/api/games", "greedy", "192.0.2.1")
        assert (refused.value.code, refused.value.details) == ("too-many", {"seconds": 1})
    for neighbour in range(6):
        for _ in range(most):
            bounds.admit("/api/games", f"neighbour-{neighbour}", "192.0.2.1")
    bounds.admit("/api/games", "greedy-elsewhere", "192.0.2.1")


@pytest.mark.parametrize("kind", [kind for kind in BOUNDS if kind != CALLS])
def test_every_kind_is_bounded_by_session_and_by_address(kind: str) -> None:
    routes = [getattr(route, "path", "") for route in (*api.ROUTES, *passkey_calls.ROUTES)]
    (path, *_) = (path for path in routes if kind in kinds_of(path))
    path = path.replace("{id}", "x" * 22).replace("{seat}", "buyer-1")
    for session in ("the same", None):
        bounds = Limits(clock=Clock())
        bound = BOUNDS[kind].address if session is None else BOUNDS[kind].session
        for _ in range(int(bound.burst)):
            bounds.admit(path, session, "2001:db8::1")
        with pytest.raises(Refusal, match="too many"):
            bounds.admit(path, session, "2001:db8::2")  # the same household
        bounds.admit(path, None, "2001:db8:0:1::1")


def test_seven_people_behind_one_address_who_preview_at_each_tap_meet_no_limit() -> None:
    """Each opens the page anew a few times, then taps three times a second for ten minutes, and answers each tenth."""
    clock = Clock()
    bounds = Limits(clock=clock)
    table = f"/api/tables/{'x' * 22}"
    people = [f"person-{number}" for number in range(7)]
    for person in people:
        for _ in range(3):
            for path in ("/", *(f"/assets/{n}.js" for n in range(25)), table, f"{table}/log", f"{table}/socket"):
                bounds.admit(path, person, "192.0.2.1")
        bounds.admit("/api/tables", person, "192.0.2.1")
        bounds.admit(f"{table}/seats/buyer-1/claim", person, "192.0.2.1")
    for tap in range(1800):
        for person in people:
            bounds.admit(f"{table}/preview", person, "192.0.2.1")
            if tap % 10 == 0:
                bounds.admit(f"{table}/answers", person, "192.0.2.1")
                bounds.admit(f"{table}/log", person, "192.0.2.1")
                bounds.admit(f"{table}/talk/say", person, "192.0.2.1")
            if tap % 60 == 0:
                bounds.admit(f"{table}/hint", person, "192.0.2.1")
        clock.now += 1 / 3


def test_numbers_stand_for_households() -> None:
    assert network_of("192.0.2.1") == network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff") != network_of("2001:db8:0:1::1")
    assert len(network_of("x" * 1000)) == 64


def test_sockets_open_at_once_are_counted_and_let_go() -> None:
    bounds = Limits()
    with contextlib.ExitStack() as stack:
        for _ in range(limits.OPEN_SOCKETS[0]):
            stack.enter_context(bounds.open_socket("one", "192.0.2.1"))
        with pytest.raises(Refusal, match="too many"), bounds.open_socket("one", "192.0.2.9"):
            pass
        for _ in range(limits.OPEN_SOCKETS[1] - limits.OPEN_SOCKETS[0]):
            stack.enter_context(bounds.open_socket(None, "192.0.2.1"))
        with pytest.raises(Refusal, match="too many"), bounds.open_socket("two", "192.0.2.1"):
            pass
        with bounds.open_socket("two", "192.0.2.2"):
            pass
    with bounds.open_socket("one", "192.0.2.1"):
        pass
    assert bounds.counted == 0


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bounded]:
    """A server whose bounds are a twentieth of the usual ones, with little patience."""
    times = {"head": 0.5, "body": 0.5, "taking": 0.5}
    with serving(tmp_path_factory.mktemp("small"), scale=0.05, times=times, proxies=["127.0.0.1"]) as made:
        yield made


@contextlib.contextmanager
def somebody(server: Bounded, address: str) -> Iterator[Person]:
    """A person who comes from an address of their own, by way of the proxy."""
    with Person(server) as person:
        person.client.headers["X-Forwarded-For"] = address
        yield person


def test_a_refusal_says_when_to_come_again_and_changes_nothing(small: Bounded) -> None:
    with somebody(small, "192.0.2.1") as anna:
        table = anna.open("here", "here")
        view = anna.view(table, "buyer-1")["view"]
        statuses = [anna.preview(table, "buyer-1", [], view).status_code for _ in range(12)]
        refused = anna.preview(table, "buyer-1", [], view)
        assert statuses[:5] == [200] * 5
        assert (refused.status_code, error(refused)) == (429, "too-many")
        assert int(refused.headers["retry-after"]) == refused.json()["error"]["seconds"] >= 1
        assert refused.headers["cache-control"] == "no-store"
        with somebody(small, "192.0.2.2") as ben:  # neither the same session nor the same address
            assert ben.view(table)["seat"] is None


def test_who_is_given_a_new_token_with_each_seat_is_the_same_session_all_the_same(small: Bounded) -> None:
    body = {"game": "auction", "players": [{"kind": "here"}] * 2, "options": {}, "first": 0}
    with somebody(small, "192.0.2.7") as anna:
        for _ in range(2):  # the first time she has none
            anna.open("here", "here")
        token = anna.client.cookies["fogtable"]
        refused = anna.post("/tables", body)
        assert error(refused) == "too-many"
        assert "set-cookie" not in refused.headers
    with somebody(small, "192.0.2.7") as ben:  # the same address may still
        ben.open("here", "here")
        assert ben.client.cookies["fogtable"] != token


def test_tokens_that_are_made_up_meet_the_bounds_of_their_address(small: Bounded) -> None:
    with somebody(small, "192.0.2.8") as anna:
        codes = [with_made_up_token(anna, number) for number in range(int(limits.UNKNOWN.burst * 0.05) + 20)]
    assert codes[0] == 200
    assert codes[-1] == 429


def with_made_up_token(person: Person, number: int) -> int:
    person.client.cookies.clear()
    return person.ask("GET", "/games", Cookie=f"fogtable=made-up-{number:014}").status_code


@slow  # a server of its own; test_what_a_new_table_stores_is_counted_in_bytes needs none
def test_imports_are_bounded_by_what_they_store(tmp_path: Path) -> None:
    luck = random.Random(1)
    match = Match(AUCTION, 2, seed=1)
    while not match.over:
        seat, _, options = match.next()
        match.answer(seat, luck.choice(options))
    size = table_of_record({"auction": AUCTION}, record.write(match)).size
    with serving(tmp_path, scale=1, stored=2.5 * size) as server, Person(server) as anna:
        said = [anna.ask("POST", "/records", record.write(match)) for _ in range(3)]
        assert [one.status_code for one in said] == [201, 201, 429]
        assert error(said[-1]) == "too-many"
        assert int(said[-1].headers["retry-after"]) > 1
        table = said[0].json()["id"]
        step = len(match.answers) - 1
        assert error(anna.post(f"/tables/{table}/go-on", {"seat": "buyer-1", "step": step})) == "too-many"


def test_no_more_sockets_than_allowed(small: Bounded) -> None:
    with contextlib.ExitStack() as stack:
        anna = stack.enter_context(somebody(small, "192.0.2.3"))
        table = anna.open("here", "here")
        headers = {"X-Forwarded-For": "192.0.2.3"}
        for _ in range(2):
            stack.enter_context(anna.watching(table, headers=headers))
        with pytest.raises(InvalidStatus) as refused, anna.watching(table, headers=headers):
            pass
        assert refused.value.response.status_code == 429
        assert b"too-many" in (refused.value.response.body or b"")


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\n",
    ],
)
def test_who_sends_too_slowly_is_let_go(small: Bounded, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", small.port), PATIENCE) as line:
        line.sendall(said)
        with contextlib.suppress(ConnectionError):
            while line.recv(10_000):
                pass


def drip(line: socket.socket) -> None:
    for _ in range(int(PATIENCE / 0.05)):
        line.sendall(b"\r\n")
        time.sleep(0.05)


def test_dripping_does_not_help(small: Bounded) -> None:
    with socket.create_connection(("127.0.0.1", small.port), PATIENCE) as line, pytest.raises(ConnectionError):
        drip(line)


def test_too_large_a_head_is_refused(small: Bounded) -> None:
    with socket.create_connection(("127.0.0.1", small.port), PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 20_000)
        assert line.recv(100).startswith(b"HTTP/1.1 4")


def test_connections_of_one_address_are_counted_unless_it_is_the_proxys(tmp_path: Path, small: Bounded) -> None:
    most = int(limits.OPEN_CONNECTIONS * 0.05)
    with serving(tmp_path, scale=0.05) as server, contextlib.ExitStack() as stack:
        for one, answered in ((server, False), (small, True)):
            for _ in range(most):
                stack.enter_context(socket.create_connection(("127.0.0.1", one.port), PATIENCE))
            with socket.create_connection(("127.0.0.1", one.port), PATIENCE) as line:
                said = b""
                with contextlib.suppress(ConnectionError):
                    line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    said = line.recv(1000)
                assert said.startswith(b"HTTP/1.1 200") == answered


def test_nesting_ends_with_a_refusal(anna: Person) -> None:
    for opening, closing in ((b"[", b"]"), (b'{"a":', b"}")):
        deep = opening * 2000 + b"0" + closing * 2000
        for body in (deep, b'{"game":"auction","players":[],"options":{"a":' + deep + b"}}"):
            response = anna.ask("POST", "/tables", body)
            assert (response.status_code, error(response)) in ((400, "bad-json"), (400, "bad-body"))


def bodies(kind: type = requests.Body) -> list[type]:
    return [found for one in kind.__subclasses__() for found in (one, *bodies(one))]


@pytest.mark.parametrize("kind", bodies(), ids=lambda kind: kind.__name__)
def test_everything_in_a_body_is_bounded(kind: type) -> None:
    require_bounded(inspect.type_info(kind), kind.__name__)


def require_bounded(kind: Any, where: str) -> None:
    match kind:
        case inspect.StructType():
            assert kind.forbid_unknown_fields, where
            for field in kind.fields:
                require_bounded(field.type, f"{where}.{field.name}")
        case inspect.UnionType():
            for one in kind.types:
                require_bounded(one, where)
        case inspect.StrType():
            assert kind.max_length is not None, where
        case inspect.IntType() | inspect.FloatType():
            assert (kind.ge if kind.ge is not None else kind.gt) is not None, where
            assert (kind.le if kind.le is not None else kind.lt) is not None, where
        case inspect.ListType():
            assert kind.max_length is not None, where
            require_bounded(kind.item_type, f"{where}[]")
        case inspect.DictType():
            assert kind.max_length is not None, where
            require_bounded(kind.key_type, f"{where} key")
            require_bounded(kind.value_type, f"{where}[]")
        case _:
            # What is raw is read again, as a body of its own kind; a message is bounded as a body is.
            known = inspect.BoolType | inspect.NoneType | inspect.LiteralType | inspect.RawType
            assert isinstance(kind, known), (where, kind)


def test_a_socket_stays_for_longer_than_a_body_may_take(tmp_path: Path) -> None:
    with serving(tmp_path, times={"body": 0.5}) as server, Person(server) as anna:
        table = anna.open("here", "here")
        with anna.watching(table) as line:
            anna.next_view(line)
            time.sleep(1)
            assert line.ping().wait(PATIENCE)
            assert anna.view(table, "buyer-1")["asked"]


def test_too_large_a_message_closes_the_socket(anna: Person) -> None:
    table = anna.open("here", "here")
    with anna.watching(table) as line:
        anna.next_view(line)
        line.send("x" * 17_000)
        anna.next_view(line)
        with pytest.raises(ConnectionClosed) as closed:
            list(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


@slow
def test_what_waits_for_a_reader_who_does_not_read_is_bounded(server: Server, anna: Person) -> None:
    """A page that stops reading while more is shown than any buffer holds gets what they held, then the newest."""
    table = anna.open("here", "here")
    lazy = socket.socket()
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = server.address.removeprefix("http://").split(":")
    lazy.settimeout(PATIENCE)
    lazy.connect((host, int(port)))
    shown = 0
    # The library reads in a thread of its own, up to 16 messages: a socket that reads nothing at all is made by hand.
    lazy.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    with lazy:
        number = anna.view(table, "buyer-1")["view"]
        card = anna.view(table, "buyer-1")["asked"]["options"][0]
        size = len(json.dumps(anna.view(table, "buyer-1")))
        while shown < 1_500_000:
            body = {"seat": "buyer-1", "view": number, "picks": [card, "guess:buyer-2"], "key": new_key()}
            number = anna.post(f"/tables/{table}/answers", body).json()["view"]
            body = {"seat": "buyer-1", "view": number, "key": new_key()}
            number = anna.post(f"/tables/{table}/retract", body).json()["view"]
            shown += 2 * size
        newest = anna.get(f"/tables/{table}").json()["seq"]
        got = b""
        while f'"seat":null,"view":{newest},'.encode() not in got:
            got += lazy.recv(1_000_000) or pytest.fail("closed")
        assert len(got) < 400_000, "a queue"
        assert got.count(b'"seat":null,"view":') < newest / 2
