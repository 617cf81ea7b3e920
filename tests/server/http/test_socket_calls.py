"""Answers over the socket: the same checks, limits, refusals and keys as by a request; and what is no call."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from fogtable.server.http.addresses import Home
from fogtable.server.http.guard import Caller, admitted
from fogtable.server.http.limits import Limits
from fogtable.server.http.websocket import watch
from tests.server.bounded import serving
from tests.server.harness import Person, Server, new_key
from tests.server.in_process import open_for_me, registry_in


def positions(person: Person, table: str) -> dict[str | None, dict[str, Any]]:
    """Return what somebody sees of the game itself."""
    return {seat: view | {"table": None} for seat, view in person.views(table).items()}


def a_first_answer(person: Person, table: str, seat: str = "buyer-1") -> dict[str, Any]:
    view = person.view(table, seat)
    return {"seat": seat, "view": view["view"], "picks": [view["asked"]["options"][0]], "key": new_key()}


def test_an_answer_is_judged_kept_and_shown_as_by_a_request(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    body = a_first_answer(anna, table)
    with anna.watching(table) as one, ben.watching(table) as other:
        before = ben.next_view(other)
        status, reply = anna.call(one, "answers", body)
        assert (status, reply["view"]) == (200, anna.view(table, "buyer-1")["view"])
        assert anna.view(table, "buyer-1")["asked"]["question"] == "guess"
        again = anna.post(f"/tables/{table}/answers", body)
        assert (again.status_code, again.json()) == (200, reply), "the same key, by a request: it is not done twice"
        assert anna.call(one, "answers", body) == (200, reply)
        guess = a_first_answer(anna, table)
        assert anna.call(one, "answers", guess)[0] == 200
        assert ben.next_view(other)["view"] == before["view"] + 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": "buyer-2"},
        {"seat": "nobody"},
        {"view": 999},
        {"picks": ["no such thing"]},
        {"picks": "card"},
        {"more": 1},
        {"key": ""},
    ],
)
def test_what_a_request_is_refused_a_call_is_refused(anna: Person, ben: Person, wrong: dict[str, Any]) -> None:
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    body = a_first_answer(anna, table) | wrong
    before = positions(anna, table)
    refused = anna.post(f"/tables/{table}/answers", body)
    with anna.watching(table) as socket:
        assert anna.call(socket, "answers", body) == (refused.status_code, refused.json())
    assert refused.status_code >= 400
    assert positions(anna, table) == before


def test_who_holds_no_seat_is_refused(anna: Person, ben: Person) -> None:
    table = anna.open("here", "here")
    body = a_first_answer(anna, table)
    with ben.watching(table) as socket:
        status, reply = ben.call(socket, "answers", body)
    assert (status, reply["error"]["code"]) == (403, "not-your-seat")


def test_an_answer_is_taken_back(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    with anna.watching(table) as socket:
        assert anna.call(socket, "answers", a_first_answer(anna, table))[0] == 200
        view = anna.view(table, "buyer-1")
        back = {"seat": "buyer-1", "view": view["view"], "key": new_key()}
        assert view["retract"]
        assert anna.call(socket, "retract", back)[0] == 200
        assert not anna.view(table, "buyer-1")["retract"]


@pytest.mark.parametrize(
    "rubbish",
    [
        "",
        "{}",
        "[]",
        "\x00",
        b"\x00",
        '{"call": "end", "number": 1, "body": {}}',
        '{"call": "answers", "number": -1, "body": {}}',
        '{"call": "answers", "number": 1, "body": {}, "path": "/"}',
        "[" * 10_000,
    ],
)
def test_what_is_no_call_is_told_once_then_the_socket_ends(anna: Person, rubbish: str | bytes) -> None:
    table = anna.open("here", "here")
    before = positions(anna, table)
    with anna.watching(table) as socket:
        socket.send(rubbish)
        status, told = anna.next_reply(socket)
        assert (status, told["error"]["code"]) == (400, "bad-body")
        assert "expected a call" in told["error"]["text"]
        socket.send(rubbish)
        with pytest.raises(ConnectionClosed):
            anna.next_reply(socket)
        assert socket.close_code == 1008
    assert positions(anna, table) == before


def test_a_body_that_is_none_is_refused_as_by_a_request(anna: Person) -> None:
    table = anna.open("here", "here")
    with anna.watching(table) as socket:
        for body in (None, [], "answer", 7):
            refused = anna.post(f"/tables/{table}/answers", body)
            assert anna.call(socket, "answers", body) == (refused.status_code, refused.json())


def test_replies_are_known_by_their_numbers_and_come_in_order(anna: Person) -> None:
    table = anna.open("here", "here")
    body = a_first_answer(anna, table)
    with anna.watching(table) as socket:
        for number in (7, 3, 5):
            socket.send(json.dumps({"call": "answers", "number": number, "body": body}))
        came = (json.loads(text) for text in socket)
        assert list(itertools.islice((said["reply"] for said in came if "reply" in said), 3)) == [7, 3, 5]


def test_calls_count_as_requests_do(tmp_path: Path) -> None:
    """Who has called too often by one way has by the other."""
    with serving(tmp_path, scale=0.1) as server, Person(server) as anna:
        table = anna.open("here", "here")
        body = a_first_answer(anna, table) | {"view": 999}
        with anna.watching(table) as socket:
            for _ in range(40):
                status, reply = anna.call(socket, "answers", body)
                if status == 429:
                    break
            else:
                raise AssertionError("no limit was met")
            assert reply["error"]["code"] == "too-many"
            assert reply["error"]["seconds"] >= 1
            assert anna.post(f"/tables/{table}/answers", body).status_code == 429


def test_what_has_begun_is_carried_out_and_is_there_after_a_kill(own_server: Server) -> None:
    with Person(own_server) as anna:
        table = anna.open("here", "here")
        body = a_first_answer(anna, table)
        with anna.watching(table) as socket:
            status, reply = anna.call(socket, "answers", body)
            own_server.kill()
        own_server.start()
        assert status == 200
        again = anna.post(f"/tables/{table}/answers", body)
        assert (again.status_code, again.json()) == (200, reply)


def test_a_line_that_ends_lets_the_call_under_way_end_first(tmp_path: Path) -> None:
    asyncio.run(ends_meanwhile(tmp_path))


async def ends_meanwhile(folder: Path) -> None:
    async with registry_in(folder) as registry:
        table_id = await open_for_me(registry)
        steps: list[str] = []
        under_way, go_on = asyncio.Event(), asyncio.Event()
        call = json.dumps({"call": "answers", "number": 1, "body": {}})
        said: Iterator[Message] = iter(({"type": "websocket.connect"}, {"type": "websocket.receive", "text": call}))

        async def receive() -> Message:
            return next(said)

        async def send(message: Message) -> None:
            if message["type"] == "websocket.close":
                steps.append(f"closed with {message['code']}")

        async def front(_: Scope, __: Receive, ___: Send) -> None:
            under_way.set()
            await go_on.wait()
            steps.append("carried out")

        app = SimpleNamespace(state=SimpleNamespace(services=SimpleNamespace(registry=registry)))
        path = f"/api/tables/{table_id}/socket"
        bare = {"type": "websocket", "scheme": "ws", "path": path, "headers": [], "app": app}
        bare |= {"path_params": {"id": table_id}, "fogtable.front": front}
        scope = admitted(bare, Caller(None, None, "127.0.0.1", Home(), Limits()))
        watching = asyncio.create_task(watch(WebSocket(scope, receive, send)))
        await under_way.wait()
        table = await registry.find(table_id)
        table.spoiled = True  # it has to be read anew: pages open another line
        for news in table.subscribers.pages:
            news.set()
        for _ in range(20):
            await asyncio.sleep(0)
        assert steps == []
        go_on.set()
        await watching
        assert steps == ["carried out", "closed with 1012"]
