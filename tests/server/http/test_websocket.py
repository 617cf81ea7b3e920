"""The socket: what is shown to whom and when, and whom it is refused to."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus

from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.server.actions.answering import answer_at_once, retract
from fogtable.server.http.addresses import Home
from fogtable.server.http.guard import Caller, admitted
from fogtable.server.http.limits import Limits
from fogtable.server.http.websocket import watch
from fogtable.server.requests import Answers, TakeBack
from tests.server.harness import PATIENCE, Person, Server, error
from tests.server.in_process import SHARE, open_for_me, registry_in


@pytest.mark.parametrize(
    ("headers", "status"),
    [({"Origin": "http://elsewhere.example"}, 403), ({"Origin": "null"}, 403), ({"Origin": "http://127.0.0.1:1"}, 403)],
)
def test_foreign_pages_get_no_socket(anna: Person, headers: dict[str, str], status: int) -> None:
    table = anna.open("here", "here")
    with pytest.raises(InvalidStatus) as refused, anna.watching(table, headers=headers):
        pass
    assert refused.value.response.status_code == status


def test_a_strange_name_for_this_machine_gets_no_socket(anna: Person) -> None:
    table = anna.open("here", "here")
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    headers = {**upgrade, "Sec-WebSocket-Key": "A" * 22 + "==", "Host": "elsewhere.example"}
    response = anna.client.get(f"{anna.address}/api/tables/{table}/socket", headers=headers)
    assert (response.status_code, error(response)) == (421, "foreign-host")


def test_the_own_page_gets_one(anna: Person) -> None:
    table = anna.open("here", "here")
    with anna.watching(table, headers={"Origin": anna.address}) as socket:
        assert anna.next_view(socket)["seat"] == "buyer-1"
        assert anna.next_view(socket)["seat"] == "buyer-2"


def test_there_is_no_socket_to_an_unknown_table(anna: Person) -> None:
    with pytest.raises(InvalidStatus) as refused, anna.watching("nothing"):
        pass
    assert refused.value.response.status_code == 404
    assert b"no-such-table" in (refused.value.response.body or b"")


def test_a_refused_socket_is_no_error_of_the_server(own_server: Server) -> None:
    with Person(own_server) as anna:
        for _ in range(2):
            with pytest.raises(InvalidStatus), anna.watching("nothing"):
                pass
        with pytest.raises(InvalidStatus), anna.watching(anna.open("here", "here"), headers={"Origin": "null"}):
            pass
    assert own_server.stop() == 0
    assert [line for line in own_server.log.read_text().splitlines() if '"error"' in line or "ERROR" in line] == []


def test_who_takes_a_seat_sees_with_its_eyes_at_once(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    ben.client.cookies.update(anna.client.cookies)  # one session, two windows
    with ben.watching(table) as socket:
        assert ben.next_view(socket)["seat"] == "buyer-1"
        assert anna.claim(table, "buyer-2", "Both").status_code == 200
        views = {view["seat"]: view for view in (ben.next_view(socket), ben.next_view(socket))}
        assert set(views) == {"buyer-1", "buyer-2"}
        assert [seat["mine"] for seat in views["buyer-2"]["table"]["seats"]] == [True, True]
        anna.post(f"/tables/{table}/seats/buyer-2/leave", {})
        while (said := json.loads(socket.recv(timeout=PATIENCE))).keys() != {"now", "table"}:
            pass
        assert [seat["mine"] for seat in said["table"]["seats"]] == [True, False], (
            "the seat is gone, no view has changed"
        )
    assert list(anna.views(table)) == ["buyer-1"]


def test_seats_are_mine_only_to_me(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    for person, mine in ((anna, [True, False]), (ben, [False, True])):
        with person.watching(table) as socket:
            seats = person.next_view(socket)["table"]["seats"]
        assert [seat["mine"] for seat in seats] == mine
        known = person.get(f"/tables/{table}").json()["seats"]
        assert [{**seat, "away": None} for seat in seats] == [{**seat, "away": None} for seat in known]
    assert [seat["name"] for seat in seats] == [None, "Ben"]


def test_a_view_comes_only_when_it_has_changed(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    with anna.watching(table) as one, ben.watching(table) as other:
        anna.next_view(one)
        first = ben.next_view(other)
        card = anna.view(table, "buyer-1")["asked"]["options"][0]
        anna.answer(table, "buyer-1", [card])
        assert anna.next_view(one)["asked"]["question"] == "guess"
        anna.answer(table, "buyer-1", ["guess:buyer-2"])
        assert anna.next_view(one)["asked"] is None
        news = ben.next_view(other)
        assert news["view"] == first["view"] + 1
        assert news["waiting"] == ["buyer-2"]


def test_a_slow_reader_gets_the_newest_view_and_holds_nobody_up(tmp_path: Path) -> None:
    """The connection takes nothing while others play; what comes afterwards is one view."""
    asyncio.run(slow_reader(tmp_path))


async def slow_reader(folder: Path) -> None:
    async with registry_in(folder) as registry:
        table_id = await open_for_me(registry)
        came: list[dict[str, Any]] = []
        open_again = asyncio.Event()
        gone = asyncio.Event()
        begun = False

        async def receive() -> Message:
            nonlocal begun
            if not begun:
                begun = True
                return {"type": "websocket.connect"}
            await gone.wait()
            return {"type": "websocket.disconnect", "code": 1001}

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                came.append(json.loads(message["text"]))
                await open_again.wait()

        app = SimpleNamespace(state=SimpleNamespace(services=SimpleNamespace(registry=registry)))
        bare = {"type": "websocket", "path": "/", "headers": [], "app": app, "path_params": {"id": table_id}}
        scope = admitted(bare, Caller(None, None, "127.0.0.1", Home(), Limits()))
        watching = asyncio.create_task(watch(WebSocket(scope, receive, send)))
        while not came:
            await asyncio.sleep(0)
        for number in range(50):
            async with registry.at(table_id) as table:
                card = str(table.match.offered(0)[0])
                await answer_at_once(
                    table,
                    "me",
                    Answers("buyer-1", table.published.views[0].view, [card, "guess:buyer-2"], f"a{number}"),
                    SHARE,
                )
                await retract(table, "me", TakeBack("buyer-1", table.published.views[0].view, f"r{number}"))
        newest = (await registry.find(table_id)).published.views[SPECTATOR].view
        assert len(came) == 1
        assert newest > 50
        open_again.set()
        while len(came) < 2:
            await asyncio.sleep(0)
        gone.set()
        await watching
        assert [view["view"] for view in came] == [1, newest]
