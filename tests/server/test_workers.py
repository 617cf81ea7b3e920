"""Several workers share the tables of one database: whoever stores something, the others show it."""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from redis import Redis
from websockets.sync.client import ClientConnection

from fogtable.server.tables.broker import ADDRESS
from tests.server.auction import AUCTION
from tests.server.brokers import Broker
from tests.server.databases import PostgreSQL
from tests.server.harness import PATIENCE, Person, Server, error, move, new_key, play_out
from tests.server.host import BEAT
from tests.server.mirror import check_view, stored_answers, truth
from tests.server.tables.test_gestures import bid


@pytest.fixture(scope="module", params=["broker", "heartbeat"])
def environment(request: pytest.FixtureRequest) -> dict[str, str]:
    """What tells the workers of each other: a broker alone, or the heartbeat alone."""
    if request.param == "heartbeat":
        return {BEAT: "0.3"}
    broker: Broker = request.getfixturevalue("broker")
    return {**broker.environment, BEAT: "3600"}


BY_HEARTBEAT = pytest.mark.parametrize("environment", ["heartbeat"], indirect=True)
"""For what the broker does not tell."""


@pytest.fixture(scope="module")
def workers(
    tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL, environment: dict[str, str]
) -> Iterator[tuple[Server, Server]]:
    """Two workers on one database."""
    with two_on(tmp_path_factory.mktemp("workers"), postgresql, environment) as both:
        yield both
        for one in both:
            assert one.stop() == 0


@contextmanager
def two_on(folder: Path, postgresql: PostgreSQL, environment: dict[str, str]) -> Iterator[tuple[Server, Server]]:
    disk = postgresql.database()
    made = []
    for name in ("one", "two"):
        (folder / name).mkdir()
        made.append(Server(folder / name, disk, environment))
        made[-1].start()
    try:
        yield made[0], made[1]
    finally:
        for one in made:
            if one.runs:
                one.stop()


def at(person: Person, server: Server) -> Person:
    """Return the same browser, connected to another worker: what one of them is given, the other has."""
    other = Person(server)
    other.client.cookies = person.client.cookies.jar
    return other


def agree(people: list[Person], table: str) -> dict[str | None, dict[str, Any]]:
    """Wait until all see the same of the game; return it."""
    for _ in range(int(PATIENCE / 0.1)):
        seen = [{seat: {**view, "table": None} for seat, view in one.views(table).items()} for one in people]
        if all(one == seen[0] for one in seen):
            return seen[0]
        time.sleep(0.1)
    assert seen[0] == seen[1]
    return seen[0]


def test_what_one_stores_the_other_shows_under_the_same_number(workers: tuple[Server, Server]) -> None:
    luck = random.Random(3)
    with ExitStack() as stack:
        anna, ben = (stack.enter_context(Person(server)) for server in workers)
        table = anna.open("here", "link")
        anna_too = stack.enter_context(at(anna, workers[1]))
        assert anna_too.view(table, "buyer-1")["table"]["state"] == "open"
        assert ben.claim(table, "buyer-2", "Ben").status_code == 200
        with ben.watching(table) as page:
            for step in range(8):
                for person in (anna, ben) if step % 2 else (ben, anna):
                    move(person, table, luck)
                before = anna.view(table, "buyer-1")["view"]
                assert agree([anna, anna_too], table)["buyer-1"]["view"] >= before
            said = ben.view(table, "buyer-2")
            for _ in range(200):
                shown = ben.next_view(page)
                if shown["seat"] == "buyer-2" and shown["view"] == said["view"]:
                    break
            assert {**shown, "table": None} == {**said, "table": None}
        match = truth(workers[0], table, AUCTION)
        for person in (anna, ben, anna_too):
            for view in person.views(table).values():
                check_view(view, match)


def test_a_call_is_judged_by_what_is_on_disk_whoever_put_it_there(workers: tuple[Server, Server]) -> None:
    """Without waiting for news: a seat taken at one worker answers at the other, and to the newest question."""
    with ExitStack() as stack:
        anna, ben = (stack.enter_context(Person(server)) for server in workers)
        table = anna.open("here", "link")
        assert ben.view(table)["table"]["state"] == "open"
        assert anna.claim(table, "buyer-1", "Anna").status_code == 200
        assert ben.claim(table, "buyer-2", "Ben").status_code == 200
        ben_there = stack.enter_context(at(ben, workers[0]))
        view = ben.view(table, "buyer-2")
        assert error(ben_there.answer(table, "buyer-1", ["x"], view["view"])) == "not-your-seat"
        picks = [view["asked"]["options"][0], "guess:buyer-1"]
        assert ben_there.answer(table, "buyer-2", picks, view["view"]).status_code == 200
        late = ben.answer(table, "buyer-2", picks, view["view"])
        assert error(late) == "stale-view"
        assert late.json()["error"]["view"] == ben_there.view(table, "buyer-2")["view"]
        assert [seat for seat, _ in stored_answers(workers[0], table)] == [1, 1]


def test_the_same_key_at_another_worker_gets_the_first_answer(workers: tuple[Server, Server]) -> None:
    with ExitStack() as stack:
        anna = stack.enter_context(Person(workers[0]))
        table = anna.open("here", "here")
        there = stack.enter_context(at(anna, workers[1]))
        view = there.view(table, "buyer-1")
        picks = [view["asked"]["options"][0], "guess:buyer-2"]
        body = {"seat": "buyer-1", "view": view["view"], "picks": picks, "key": "once"}
        first = anna.post(f"/tables/{table}/answers", body)
        assert first.status_code == 200
        for person in (there, anna, there):
            assert person.post(f"/tables/{table}/answers", body).content == first.content
        assert len(stored_answers(workers[0], table)) == 2


def test_two_workers_race_for_the_same_table(workers: tuple[Server, Server]) -> None:
    """All seats answer at both workers at once, each answer sent to both: every one counts once, in one order."""
    with ExitStack() as stack:
        anna = stack.enter_context(Person(workers[0]))
        tables = [anna.open("here", "here", "here") for _ in range(2)]
        there = stack.enter_context(at(anna, workers[1]))
        for _ in range(4):
            for table in tables:
                views = agree([anna, there], table)
                said = [
                    {"seat": seat, "view": view["view"], "picks": view["asked"]["options"][:1], "key": new_key()}
                    for seat, view in views.items()
                    if view["asked"] and view["asked"]["options"]
                ]
                before = len(stored_answers(workers[0], table))
                replies = at_once([(person, table, body) for body in said for person in (anna, there)])
                kept = stored_answers(workers[0], table)[before:]
                told: dict[str, set[str]] = {body["key"]: set() for body in said}
                for body, response in replies:
                    assert response.is_success or error(response) in ("stale-view", "not-asked"), response.text
                    told[body["key"]] |= {response.text} if response.is_success else set()
                assert all(len(texts) <= 1 for texts in told.values()), "both get the same reply"
                done = sorted((body["seat"], body["picks"][0]) for body in said if told[body["key"]])
                assert sorted((f"buyer-{seat + 1}", meaning) for seat, meaning in kept) == done
                match = truth(workers[0], table, AUCTION)
                for view in agree([anna, there], table).values():
                    check_view(view, match)


def at_once(calls: list[tuple[Person, str, dict[str, Any]]]) -> list[tuple[dict[str, Any], httpx.Response]]:
    """Make all calls at the same time; return what was said, with the reply."""

    def call(person: Person, table: str, body: dict[str, Any]) -> tuple[dict[str, Any], httpx.Response]:
        return body, person.post(f"/tables/{table}/answers", body)

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(call, *zip(*calls, strict=True)))


def test_two_people_take_one_seat_at_two_workers(workers: tuple[Server, Server]) -> None:
    with ExitStack() as stack:
        anna = stack.enter_context(Person(workers[0]))
        for _ in range(4):
            table = anna.open("here", "link")
            people = [stack.enter_context(Person(server)) for server in workers]
            for person in people:
                person.view(table)
            with ThreadPoolExecutor() as threads:
                replies = threads.map(Person.claim, people, [table] * 2, ["buyer-2"] * 2, ["Ben"] * 2)
            assert sorted(response.status_code for response in replies) == [200, 409]
            ((count,),) = workers[0].disk.rows(
                "SELECT count(*) FROM holders WHERE table_id = :table AND position = 1", table=table
            )
            assert count == 1


@BY_HEARTBEAT
def test_who_is_here_is_known_everywhere(workers: tuple[Server, Server]) -> None:
    with ExitStack() as stack:
        anna, ben = (stack.enter_context(Person(server)) for server in workers)
        table = anna.open("here", "link")
        ben.claim(table, "buyer-2", "Ben")
        with anna.watching(table):
            with ben.watching(table):
                require_soon(anna, table, [False, False])
                require_soon(ben, table, [False, False])
            require_soon(anna, table, [False, True])
        require_soon(ben, table, [True, True])
        with ben.watching(table):
            require_soon(anna, table, [True, False])
            workers[1].kill()
            require_soon(anna, table, [True, True])
            workers[1].start()


def require_soon(person: Person, table: str, away: list[bool]) -> None:
    for _ in range(int(PATIENCE / 0.1)):
        seats = person.get(f"/tables/{table}").json()["seats"]
        if [seat["away"] for seat in seats] == away:
            return
        time.sleep(0.1)
    raise AssertionError(seats)


@BY_HEARTBEAT
def test_bots_play_once_and_play_on_when_their_worker_dies(workers: tuple[Server, Server]) -> None:
    with ExitStack() as stack:
        anna, ben = (stack.enter_context(Person(server)) for server in workers)
        table = anna.open("here", "bot:lucky", "bot:first")
        other = anna.open("bot:lucky", "bot:first", "bot:random")
        there = stack.enter_context(at(anna, workers[1]))
        with there.watching(table) as page, ben.watching(other) as second:
            there.next_view(page)
            ben.next_view(second)
            anna.views(other)
            luck = random.Random(9)
            for _ in range(6):
                move(anna, table, luck)
            workers[0].kill()
            play_out([there], table, luck)
            for _ in range(1000):
                if ben.view(other)["over"]:
                    break
                time.sleep(0.05)
            assert ben.view(other)["over"]
        workers[0].start()
        for one in (table, other):
            assert truth(workers[1], one, AUCTION).over


@pytest.mark.parametrize("environment", ["broker"], indirect=True)
def test_the_broker_is_told_ids_and_versions_and_nothing_else(workers: tuple[Server, Server], broker: Broker) -> None:
    with Redis.from_url(broker.environment[ADDRESS]) as line, line.pubsub() as channel, Person(workers[0]) as anna:
        channel.psubscribe("*")
        table = anna.open("here", "link")
        anna.claim(table, "buyer-2", "Second")
        bid(anna, table, "buyer-1")
        ((version,),) = workers[0].disk.rows("SELECT version FROM tables WHERE id = :table", table=table)
        assert version == 2
        told = [message["data"].decode() for _ in range(20) if (message := channel.get_message(True, 0.1))]
        assert told == [f"{table} {number}" for number in range(1, version + 1)]


def test_seats_add_to_the_luck_at_whichever_worker_they_are(workers: tuple[Server, Server]) -> None:
    """No worker draws it before what was revealed at the other, and both deal the same."""
    values = ["a" * 64, "b" * 64]
    commitments = [hashlib.sha256(value.encode()).hexdigest() for value in values]
    with ExitStack() as stack:
        anna, ben = (stack.enter_context(Person(server)) for server in workers)
        table = anna.open("here", "link", commitment=commitments[0])
        assert ben.claim(table, "buyer-2", "Ben", commitment=commitments[1]).json()["state"] == "shuffling"
        assert anna.reveal(table, "buyer-1", values[0]).json()["state"] == "shuffling"
        assert ben.reveal(table, "buyer-2", values[1]).json()["state"] == "playing"
        anna_too, ben_too = stack.enter_context(at(anna, workers[1])), stack.enter_context(at(ben, workers[0]))
        agree([anna, anna_too], table)
        agree([ben, ben_too], table)
        play_out([anna, ben], table, random.Random(3))
        agree([anna, anna_too], table)
        proof = anna_too.proof(table)
        assert [seat["value"] for seat in proof["seats"]] == values
        text = ":".join([proof["secret"], *values])
        assert proof["seed"] == f"sha256:{hashlib.sha256(text.encode()).hexdigest()}"


def test_what_is_taken_back_is_taken_back_everywhere(workers: tuple[Server, Server]) -> None:
    with ExitStack() as stack:
        anna = stack.enter_context(Person(workers[0]))
        table = anna.open("here", "here")
        there = stack.enter_context(at(anna, workers[1]))
        with there.watching(table) as page:
            there.next_view(page)
            bid(anna, table, "buyer-1")
            assert agree([anna, there], table)["buyer-1"]["retract"]
            assert there.retract(table, "buyer-1").status_code == 200
            assert not agree([anna, there], table)["buyer-1"]["retract"]


def test_what_is_said_at_one_is_heard_at_the_other(workers: tuple[Server, Server]) -> None:
    with ExitStack() as stack:
        anna, ben = (stack.enter_context(Person(server)) for server in workers)
        table = anna.open("here", "link")
        assert ben.claim(table, "buyer-2", "Ben").status_code == 200
        lines = [stack.enter_context(person.watching(table)) for person in (anna, ben)]
        for number in range(6):
            person, seat = ((anna, "buyer-1"), (ben, "buyer-2"))[number % 2]
            said = {"seat": seat, "key": f"key {number}", "text": f"word {number}"}
            for _ in range(2):
                assert person.post(f"/tables/{table}/talk/say", said).json() == {"number": number + 1}
        there = stack.enter_context(at(anna, workers[1]))
        again = {"seat": "buyer-1", "key": "key 0", "text": "word 0"}
        assert there.post(f"/tables/{table}/talk/say", again).json() == {"number": 1}
        assert ben.post(f"/tables/{table}/talk/report", {"number": 1}).status_code == 200
        told = [
            talk_until_reported(line) if person is anna else talk_until(line, 6)
            for person, line in zip((anna, ben), lines, strict=True)
        ]
        assert told[0] == told[1] == [(number + 1, f"word {number}") for number in range(6)]


def talk_until(line: ClientConnection, last: int) -> list[tuple[int, str]]:
    """Return what is heard on a line, up to a number."""
    heard: list[tuple[int, str]] = []
    while len(heard) < last:
        heard += [(word["number"], word["body"]) for word in next_talk(line)["words"]]
    return heard


def talk_until_reported(line: ClientConnection) -> list[tuple[int, str]]:
    """Return what is heard on a line, up to the first report."""
    heard: list[tuple[int, str]] = []
    while True:
        talk = next_talk(line)
        heard += [(word["number"], word["body"]) for word in talk["words"]]
        if talk["reports"]:
            assert talk["reports"] == {"1": 1}
            return heard


def next_talk(line: ClientConnection) -> dict[str, Any]:
    while True:
        said = json.loads(line.recv(timeout=PATIENCE))
        if "talk" in said:
            found: dict[str, Any] = said["talk"]
            return found
