"""One person at one seat with two devices, which act at the same time."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import httpx2 as httpx
import pytest

from tests.server.harness import Person, Server, error, new_key
from tests.server.mirror import stored_answers

MINE = "buyer-1"


@pytest.fixture
def phone(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


def joined(anna: Person, phone: Person, **more: str) -> str:
    """Return a table of Anna and somebody else, at which she sits with her phone too."""
    table = anna.open("here", "here" if not more else "link", **more)
    key = anna.post(f"/tables/{table}/seats/{MINE}/link", {}).json()["link"].rpartition(".")[2]
    assert phone.post(f"/tables/{table}/seats/{MINE}/claim", {"key": key}).status_code == 200
    return table


def at_once(*doing: Callable[[], httpx.Response]) -> list[httpx.Response]:
    with ThreadPoolExecutor(len(doing)) as threads:
        return [begun.result() for begun in [threads.submit(one) for one in doing]]


def test_both_answer_and_retract_at_once_and_each_acknowledgement_is_true(
    server: Server, anna: Person, phone: Person
) -> None:
    luck = random.Random(1)
    table = joined(anna, phone)
    acknowledged = 0
    for _ in range(40):
        view = anna.view(table, MINE)
        options = view["asked"]["options"] if view["asked"] else []
        said = {"seat": MINE, "view": view["view"], "key": ""}
        doing = []
        for device in (anna, phone):
            if options and luck.random() < 0.6:
                body = {**said, "picks": [luck.choice(options)], "key": new_key()}
                doing.append(lambda device=device, body=body: device.post(f"/tables/{table}/answers", body))
            else:
                body = {**said, "key": new_key()}
                doing.append(lambda device=device, body=body: device.post(f"/tables/{table}/retract", body))
        for response in at_once(*doing):
            assert response.status_code in (200, 409), response.text
            if response.status_code == 200:
                acknowledged += response.json()["taken"] if "retract" not in str(response.url) else 1
        assert anna.view(table, MINE)["asked"] == phone.view(table, MINE)["asked"]
    assert len(stored_answers(server, table)) == acknowledged, "nothing is lost, and nothing doubled"
    assert acknowledged > 10


def test_of_two_that_undo_at_once_one_does(server: Server, anna: Person, phone: Person) -> None:
    table = anna.open("here", game="onoda", mode="practice")
    (seat,) = anna.views(table)
    assert seat is not None
    key = anna.post(f"/tables/{table}/seats/{seat}/link", {}).json()["link"].rpartition(".")[2]
    assert phone.post(f"/tables/{table}/seats/{seat}/claim", {"key": key}).status_code == 200
    for _ in range(3):
        view = anna.view(table, seat)
        assert anna.answer(table, seat, view["asked"]["options"][:1], view["view"]).status_code == 200
    view = anna.view(table, seat)["view"]
    undone = {"seat": seat, "view": view}
    doing = [
        lambda device=device: device.post(f"/tables/{table}/undo", {**undone, "key": new_key()})
        for device in (anna, phone)
    ]
    codes = sorted("done" if one.status_code == 200 else error(one) for one in at_once(*doing))
    assert codes == ["done", "stale-view"]
    assert [meaning for _, meaning in stored_answers(server, table)].count("undo") == 1


def test_either_device_reveals_and_the_second_adds_nothing_of_its_own(anna: Person, phone: Person, ben: Person) -> None:
    value, other = "11" * 32, "22" * 32
    table = joined(anna, phone, commitment=sha256(value.encode()).hexdigest())
    own = sha256(other.encode()).hexdigest()
    key = anna.post(f"/tables/{table}/seats/{MINE}/link", {}).json()["link"].rpartition(".")[2]
    assert phone.post(f"/tables/{table}/seats/{MINE}/claim", {"key": key, "commitment": own}).status_code == 200
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    assert anna.get(f"/tables/{table}").json()["state"] == "shuffling"
    assert anna.proof(table)["seats"][0]["commitment"] == sha256(value.encode()).hexdigest()
    assert phone.reveal(table, MINE, other).status_code == 400
    codes = [one.status_code for one in at_once(*(lambda d=d: d.reveal(table, MINE, value) for d in (anna, phone)))]
    assert 200 in codes
    assert set(codes) <= {200, 409}
    assert anna.proof(table)["seats"][0]["value"] == value
    assert anna.get(f"/tables/{table}").json()["state"] == "playing"
