"""Where no socket gets through: events and polling tell the same, to the same people, under the same limits."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2 as httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from fogtable.server.http import polling, updates
from tests.server.bounded import serving
from tests.server.harness import PATIENCE, Person, Server, error
from tests.server.in_process import open_for_me, registry_in
from tests.tiers import slow

Said = Iterator[dict[str, Any]]


@contextlib.contextmanager
def listening(person: Person, table: str, **headers: str) -> Iterator[Said]:
    """Hold a stream of events open."""
    address = f"{person.address}/api/tables/{table}/events"
    with person.client.stream("GET", address, headers=headers) as response:
        assert response.status_code == 200, response.read()
        assert response.headers["content-type"].startswith("text/event-stream")
        assert response.headers["cache-control"] == "no-store"
        yield messages(person, response)


def messages(person: Person, response: httpx.Response) -> Said:
    for line in response.iter_lines():
        if line:
            person.heard.append(line)
            assert line.startswith("data: "), line
            yield json.loads(line.removeprefix("data: "))


def next_view(said: Said) -> dict[str, Any]:
    return next(message for message in said if "view" in message)


def test_events_tell_what_the_socket_tells(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    with anna.watching(table) as line, listening(anna, table) as said, listening(ben, table) as other:
        first = next_view(other)
        assert first["seat"] == "buyer-2"
        assert anna.next_view(line)["seat"] == next_view(said)["seat"] == "buyer-1"
        card = anna.view(table, "buyer-1")["asked"]["options"][0]
        for pick in (card, "guess:buyer-2"):
            anna.answer(table, "buyer-1", [pick])
            one, two = anna.next_view(line), next_view(said)
            assert {**one, "table": None} == {**two, "table": None}
        news = next_view(other)
        assert (news["seat"], news["view"]) == ("buyer-2", first["view"] + 1)
        assert card not in json.dumps(news["own"])


def test_who_holds_no_seat_reads_what_a_spectator_reads(anna: Person, watcher: Person) -> None:
    table = anna.open("here", "here")
    with listening(watcher, table) as said:
        view = next_view(said)
    assert (view["seat"], view["own"], view["asked"]) == (None, {}, None)
    anna.post(f"/tables/{table}/arrange", {"locked": False, "watching": False})
    with listening(watcher, table) as said:
        assert next_view(said)["public"] is None


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"Origin": "http://elsewhere.example"}, 403, "foreign-origin"),
        ({"Origin": "null"}, 403, "foreign-origin"),
        ({"Sec-Fetch-Site": "cross-site"}, 403, "foreign-origin"),
        ({"Host": "elsewhere.example"}, 421, "foreign-host"),
    ],
)
def test_foreign_pages_get_no_events(anna: Person, headers: dict[str, str], status: int, code: str) -> None:
    table = anna.open("here", "here")
    response = anna.ask("GET", f"/tables/{table}/events", **headers)
    assert (response.status_code, error(response)) == (status, code)


def test_there_are_no_events_of_an_unknown_table(anna: Person) -> None:
    assert error(anna.get("/tables/nothing/events")) == "no-such-table"


@slow
def test_a_line_says_that_it_lives(anna: Person) -> None:
    """By a clock of its own: between beats lies the same time, whatever happens that this seat may not see."""
    table = anna.open("here", "link")
    with listening(anna, table) as said:
        assert next(message for message in said if not message) == {}
    assert updates.STILL == "{}"


def test_a_beat_does_not_wait_for_what_may_not_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line is woken again and again by what is hidden from it: did that put the beat off, it would reveal it."""
    monkeypatch.setattr(updates, "BEAT", 0.2)
    asyncio.run(beat_among_secrets(tmp_path))


async def beat_among_secrets(folder: Path) -> None:
    async with registry_in(folder) as registry:
        table = await registry.find(await open_for_me(registry))
        with updates.watched(table) as news:

            async def stir() -> None:
                while True:
                    news.set()
                    await asyncio.sleep(0.005)

            stirring = asyncio.create_task(stir())
            async with asyncio.timeout(PATIENCE):
                async for said in updates.updates(table, None, news, lambda: True):
                    if said == updates.STILL:
                        break
            stirring.cancel()


def test_streams_count_as_sockets_and_are_let_go(tmp_path: Path) -> None:
    with serving(tmp_path, scale=0.05, metrics=True) as small, Person(small) as anna:  # type: ignore[arg-type]
        table = anna.post("/tables", {"game": "auction", "players": [{"kind": "here"}] * 2}).json()["id"]
        with listening(anna, table) as one, listening(anna, table) as two:
            assert next_view(one)["view"] == next_view(two)["view"] == 1
            refused = anna.get(f"/tables/{table}/events")
            assert (refused.status_code, error(refused)) == (429, "too-many")
            assert open_lines(small.metrics) == 2
        wait_until(lambda: open_lines(small.metrics) == 0)


def test_who_stops_listening_is_away(server: Server, anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    with anna.watching(table):
        with listening(ben, table) as said:
            next_view(said)
            wait_until(lambda: not away(anna, table)["buyer-2"])
        wait_until(lambda: away(anna, table)["buyer-2"])


def test_who_asks_again_and_again_is_here_meanwhile(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    ben.get(f"/tables/{table}/views")
    assert away(anna, table)["buyer-2"], "who asks once is no page"
    ben.get(f"/tables/{table}/views?again")
    wait_until(lambda: not away(anna, table)["buyer-2"])
    wait_until(lambda: away(anna, table)["buyer-2"], polling.STAYS + PATIENCE)


@slow
def test_a_slow_reader_gets_the_newest_view(anna: Person, ben: Person) -> None:
    """One page does not read while others play; what waits for it is bounded, and ends with the newest view."""
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    at = urlsplit(anna.address)
    cookie = f"fogtable={ben.client.cookies['fogtable']}"
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        slow.connect((at.hostname, at.port))
        slow.sendall(
            f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: {at.netloc}\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        card = anna.view(table, "buyer-1")["asked"]["options"][0]
        for _ in range(400):
            assert anna.answer(table, "buyer-1", [card, "guess:buyer-2"]).status_code == 200
            assert anna.retract(table, "buyer-1").status_code == 200
        newest = ben.view(table, "buyer-2")["view"]
        slow.settimeout(PATIENCE)
        came = b""
        while f'"view":{newest},'.encode() not in came:
            came += slow.recv(65536) or pytest.fail("closed")
    assert came.count(b'"seat"') < newest


def test_a_server_that_stops_ends_its_streams_at_once(own_server: Server) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        with listening(anna, table) as said:
            next_view(said)
            begun = time.monotonic()
            assert own_server.stop() == 0
            took = time.monotonic() - begun
            with contextlib.suppress(httpx.HTTPError):
                list(said)
    assert took < 4.5, "it would have waited 5 s for them to end"


def away(person: Person, table: str) -> dict[str, bool]:
    return {seat["seat"]: seat["away"] for seat in person.get(f"/tables/{table}").json()["seats"]}


def open_lines(metrics: str) -> float:
    families = text_string_to_metric_families(httpx.get(metrics, trust_env=False).text)
    return sum(sample.value for family in families if family.name == "fogtable_sockets" for sample in family.samples)


def wait_until(condition: Any, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it did not come to be"
        time.sleep(0.05)
