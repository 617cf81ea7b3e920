"""Hosted under a public address: cookies, hosts, origins, proxies; and what holds of sessions everywhere."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from fogtable.server.http import api
from fogtable.server.http.addresses import Home, Hosted
from fogtable.server.http.guard import Guard
from fogtable.server.http.limits import Limits
from fogtable.server.store.database import Database, in_file
from fogtable.server.store.tokens import Tokens
from tests.server.bounded import Bounded, serving
from tests.server.harness import ROOT, Person, Server, error
from tests.tiers import slow

PUBLIC = "https://table.example"
OPENING = {"game": "auction", "players": [{"kind": "here"}, {"kind": "link"}], "options": {}, "first": 0}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bounded]:
    with serving(tmp_path_factory.mktemp("hosted"), public=PUBLIC, proxies=["127.0.0.1"]) as made:
        yield made


@pytest.fixture
def guest(hosted: Bounded) -> Iterator[Person]:
    """Somebody who comes by the proxy that speaks TLS."""
    with Person(hosted) as person:
        person.client.headers.update({"Host": "table.example", "Origin": PUBLIC, "X-Forwarded-Proto": "https"})
        yield person


def test_hosted_the_cookie_is_bound_to_the_host_and_to_tls(guest: Person) -> None:
    response = guest.post("/tables", OPENING)
    assert response.status_code == 201
    name, _, rest = response.headers["set-cookie"].partition("=")
    token, *attributes = rest.split("; ")
    assert name == "__Host-fogtable"
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", token), "128 bits"
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(attributes)
    assert not any(attribute.lower().startswith("domain") for attribute in attributes)
    table = response.json()["id"]
    mine = guest.ask("GET", f"/tables/{table}/views", Cookie=f"__Host-fogtable={token}").json()
    assert mine[0]["seat"] == "buyer-1"
    guest.client.cookies.clear()
    for planted in (f"fogtable={token}", f"__host-fogtable={token}", f"__Host-fogtable={token}x"):
        assert guest.ask("GET", f"/tables/{table}/views", Cookie=planted).json()[0]["seat"] is None


def test_hosted_every_answer_asks_for_tls_and_at_home_none(guest: Person, anna: Person) -> None:
    for path in ("/", "/api/games", "/api/tables/x", "/healthz"):
        assert guest.client.get(guest.address + path).headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in anna.client.get(anna.address + path).headers


@pytest.mark.parametrize("host", ["table.example", "TABLE.example", "table.example:443"])
def test_hosted_the_server_goes_by_its_public_name(guest: Person, host: str) -> None:
    assert guest.ask("GET", "/games", Host=host).status_code == 200


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "table.example:8443", "a.table.example", "table.example.org", ""]
)
def test_hosted_it_goes_by_no_other_name(guest: Person, host: str) -> None:
    response = guest.ask("GET", "/games", Host=host)
    assert (response.status_code, error(response)) == (421, "foreign-host")


@pytest.mark.parametrize(
    "origin",
    [
        "http://table.example",
        "https://table.example:8443",
        "https://a.table.example",
        "null",
        "https://table.example@x",
    ],
)
def test_hosted_other_origins_may_not_write_nor_open_sockets(guest: Person, origin: str) -> None:
    table = guest.open("here", "here")
    response = guest.post(f"/tables/{table}/seats/buyer-1/leave", {}, Origin=origin)
    assert (response.status_code, error(response)) == (403, "foreign-origin")
    assert open_socket(guest, table, origin) == 403
    assert open_socket(guest, table, PUBLIC) == 101


def test_hosted_a_write_of_which_no_browser_says_whence_it_comes_is_refused(guest: Person) -> None:
    del guest.client.headers["Origin"]
    response = guest.post("/tables", OPENING)
    assert (response.status_code, error(response)) == (403, "foreign-origin")
    assert guest.post("/tables", OPENING, Sec_Fetch_Site="same-origin").status_code == 201


def open_socket(person: Person, table: str, origin: str) -> int:
    """Ask for a socket by hand (a library would add a ``Host`` of its own); return the status of the answer."""
    asked = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "A" * 22 + "==", "Origin": origin}
    with person.client.stream("GET", f"{person.address}/api/tables/{table}/socket", headers=asked | key) as response:
        return int(response.status_code)


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_without_an_origin_the_browsers_word_counts(anna: Person, site: str) -> None:
    table = anna.open("here", "here")
    response = anna.post(f"/tables/{table}/seats/buyer-1/leave", {}, Sec_Fetch_Site=site)
    assert (response.status_code, error(response)) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus) as refused, anna.watching(table, headers={"Sec-Fetch-Site": site}):
        pass
    assert refused.value.response.status_code == 403
    assert anna.post(f"/tables/{table}/seats/buyer-1/leave", {}, Sec_Fetch_Site="same-origin").status_code == 200


def test_places_know_their_names() -> None:
    assert Hosted("https://table.example:8443/").is_own("table.example:8443")
    assert not Hosted("https://table.example:8443").is_own("table.example")
    assert Hosted("https://[2001:db8::1]").is_own("[2001:db8::1]:443")
    assert Home(["Shelf"]).is_own("shelf:80")
    assert not Home().is_own("shelf")
    assert Home().is_own_origin("http://127.0.0.1:8765", "127.0.0.1:8765")
    assert not Home().is_own_origin("http://127.0.0.1:8765", "127.0.0.1:8766")
    for wrong in ("table.example", "http://table.example", "https://", "https://a/b", "https://a:b", "https://a?b", ""):
        with pytest.raises(ValueError, match="public URL"):
            Hosted(wrong)


@pytest.mark.parametrize(
    ("proxies", "believed"), [(["127.0.0.1"], True), pytest.param(["127.0.0.0/8"], True, marks=slow), ([], False)]
)
def test_only_a_trusted_proxy_says_who_asks(tmp_path: Path, proxies: list[str], believed: bool) -> None:
    """By the addresses that it names each has bounds of its own; one client that names many has those of one."""
    with serving(tmp_path, scale=0.02, proxies=proxies) as server, Person(server) as person:
        statuses = []
        for number in range(60):
            # The nearest address counts; what stands before it anybody could have written.
            said = f"198.51.100.{number}, 192.0.2.{number}"
            statuses.append(person.ask("GET", "/games", X_Forwarded_For=said).status_code)
            forged = f"198.51.100.{number}, 192.0.2.1"
        assert (429 not in statuses) == believed
        refused = [person.ask("GET", "/games", X_Forwarded_For=forged).status_code for _ in range(60)]
        assert 429 in refused


def test_a_session_is_taken_from_the_cookie_alone(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    token = anna.client.cookies["fogtable"]
    tried: list[dict[str, str]] = [{"Authorization": f"Bearer {token}"}, {"X_Session": token}, {"fogtable": token}]
    for headers in tried:
        assert (
            ben.ask("GET", f"/tables/{table}/views?fogtable={token}&session={token}", **headers).json()[0]["seat"]
            is None
        )
    body = {"seat": "buyer-1", "view": 1, "picks": [], "session": token}
    assert error(ben.post(f"/tables/{table}/preview", body)) == "bad-body"


def test_a_session_is_a_new_one_for_everybody_and_stored_hashed(server: Server) -> None:
    tokens = set()
    for _ in range(20):
        with Person(server) as person:
            person.open("here", "here")
            tokens.add(person.client.cookies["fogtable"])
    assert len(tokens) == 20
    with closing(sqlite3.connect(server.tables_file)) as file:
        dump = "\n".join(file.iterdump())
    assert not any(token in dump for token in tokens)


def test_a_seat_that_was_given_up_is_not_the_sessions_any_more(anna: Person, ben: Person) -> None:
    """A session is revoked seat by seat: by who holds it, or (test_seating) by the host."""
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    view = ben.view(table, "buyer-2")
    with ben.watching(table) as line:
        ben.next_view(line)
        ben.post(f"/tables/{table}/seats/buyer-2/leave", {})
        while (seen := ben.next_view(line)).get("seat", "") is not None:
            pass
        assert seen["own"] == {}
    assert error(ben.answer(table, "buyer-2", view["asked"]["options"][:1], view["view"])) == "not-your-seat"
    assert error(ben.get(f"/tables/{table}/log?seat=buyer-2")) == "not-your-seat"


BODIES: dict[str, Any] = {
    "claim": {"name": "Ben"},
    "answers": {"seat": "buyer-1", "view": 1, "picks": ["x"], "key": "k"},
    "preview": {"seat": "buyer-1", "view": 1, "picks": []},
    "reasons": {"seat": "buyer-1", "view": 1, "picks": []},
    "hint": {"seat": "buyer-1", "view": 1},
    "retract": {"seat": "buyer-1", "view": 1, "key": "k"},
    "undo": {"seat": "buyer-1", "view": 1, "key": "k"},
    "go-on": {"seat": "buyer-1", "step": 0},
    "arrange": {"locked": False, "watching": False},
    "bot": {"bot": "first"},
    "end": {"seat": "buyer-1"},
    "consent": {"seat": "buyer-1", "proposal": "x", "agree": True},
    "reveal": {"seat": "buyer-1", "value": "0" * 64},
    "declare": {"seat": "buyer-1", "question": "bid", "pick": None},
    "talk/say": {"seat": "buyer-1", "key": "k", "text": "Hello"},
    "talk/close": {"closed": True},
    "talk/report": {"number": 1},
    "talk/remove": {"number": 1},
}


@pytest.mark.parametrize("route", [route for route in api.ROUTES if isinstance(route, Route) and "{id}" in route.path])
def test_of_a_table_that_is_not_there_nothing_else_is_said_whatever_its_name(anna: Person, route: Route) -> None:
    """Whether an id is well-formed, too long or unknown: one code path, one answer."""
    method = "POST" if "POST" in (route.methods or ()) else "GET"
    told = set()
    for table in ("A" * 22, "unknown", "x" * 200, "%00", "'--"):
        path = route.path.removeprefix("/api").replace("{id}", table).replace("{seat}", "buyer-1")
        name = route.path.partition("{id}/")[2].removeprefix("seats/{seat}/")
        response = anna.post(path, BODIES.get(name, {})) if method == "POST" else anna.get(path)
        headers = {key: value for key, value in response.headers.items() if key != "date"}
        told.add((response.status_code, response.text, str(headers)))
    assert len(told) == 1
    assert '"no-such-table"' in told.pop()[1]


def test_ids_are_not_to_be_guessed(anna: Person) -> None:
    tables = [anna.open("here", "here") for _ in range(20)]
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", table) for table in tables)
    for place in range(21):  # the last character carries two bits only
        assert len({table[place] for table in tables}) > 5


def test_every_measure_has_its_test() -> None:
    """The list in docs/hosting.md names tests that exist, for every measure."""
    text = (ROOT / "docs" / "hosting.md").read_text()
    rows = re.findall(r"^\| ([^|]+) \| ([^|]*`(?:\w+/)?test_[^|]*) \|$", text, re.MULTILINE)
    assert len(rows) >= 20
    for measure, tests in rows:
        named = re.findall(r"`((?:\w+/)?test_\w+)\.(test_\w+)`", tests)
        assert named, measure
        for file, test in named:
            assert f"def {test}(" in (ROOT / "tests" / "server" / f"{file}.py").read_text(), (measure, test)


def test_what_takes_too_long_for_a_stop_is_refused_as_unavailable(tmp_path: Path) -> None:
    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(60)

    async def stopped() -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "http.request"}

        guard = Guard(slow, Home(), Limits(), Tokens(Database(in_file(tmp_path / "tables.sqlite"))))
        scope = {"type": "http", "method": "GET", "path": "/slow", "headers": [(b"host", b"localhost")], "client": None}
        running = asyncio.create_task(guard(scope, receive, send))
        await asyncio.sleep(0)
        running.cancel()
        await running
        return sent

    assert asyncio.run(stopped())[0]["status"] == 503
