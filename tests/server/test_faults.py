"""What goes wrong meanwhile: no answer is lost, doubled, or shown to the wrong seat."""

from __future__ import annotations

import itertools
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.sync.client import connect

from tests.server.auction import AUCTION
from tests.server.brokers import Broker
from tests.server.databases import PostgreSQL
from tests.server.harness import PATIENCE, Person, Server, error, move, new_key, play_out
from tests.server.host import BEAT
from tests.server.mirror import check_view, stored_answers, truth
from tests.server.test_workers import agree, at, two_on
from tests.tiers import slow

SLOW = 200


@pytest.fixture(scope="module")
def workers(
    tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL, broker: Broker
) -> Iterator[tuple[Server, Server]]:
    with two_on(tmp_path_factory.mktemp("faults"), postgresql, {**broker.environment, BEAT: "0.5"}) as both:
        yield both


def open_question(person: Person, table: str) -> dict[str, Any] | None:
    """Return what one seat of this person may answer, as the body of a call with a new key."""
    for seat, view in person.views(table).items():
        if view["asked"] and view["asked"]["options"]:
            return {"seat": seat, "view": view["view"], "picks": view["asked"]["options"][:1], "key": new_key()}
    return None


def test_a_broker_that_dies_holds_nothing_up(workers: tuple[Server, Server], broker: Broker) -> None:
    """Without it news come with the next heartbeat; with it again at once."""
    luck = random.Random(1)
    with ExitStack() as stack:
        anna = stack.enter_context(Person(workers[0]))
        table = anna.open("here", "here")
        there = stack.enter_context(at(anna, workers[1]))
        page = stack.enter_context(there.watching(table))
        there.next_view(page)
        for step in ("alive", "dead", "alive again"):
            if step == "dead":
                broker.kill()
            if step == "alive again":
                broker.start()
            for person in (anna, there):
                assert move(person, table, luck)
                agree([anna, there], table)
        match = truth(workers[0], table, AUCTION)
        for view in there.views(table).values():
            check_view(view, match)


def test_a_worker_that_is_killed_loses_and_doubles_nothing(workers: tuple[Server, Server]) -> None:
    """Whoever gets no reply sends the same again, to the other worker."""
    luck = random.Random(2)
    acknowledged: list[tuple[str, dict[str, Any]]] = []
    with ExitStack() as stack:
        anna = stack.enter_context(Person(workers[0]))
        there = stack.enter_context(at(anna, workers[1]))
        tables = [anna.open("here", "here", "here") for _ in range(2)]
        for _ in range(3):
            killer = threading.Timer(luck.uniform(0.0, 0.05), workers[0].kill)
            before = len(acknowledged)
            for _ in range(500):
                if killer.ident is None and len(acknowledged) - before >= 5:
                    killer.start()
                table = luck.choice(tables)
                body = open_question(there, table)
                if body is None:
                    tables[tables.index(table)] = there.open("here", "here", "here")
                    continue
                try:
                    reply = anna.post(f"/tables/{table}/answers", body)
                except httpx.TransportError:
                    reply = there.post(f"/tables/{table}/answers", body)
                    assert reply.status_code == 200 or error(reply) == "stale-view"
                    assert there.post(f"/tables/{table}/answers", body).text == reply.text
                    if reply.is_success:
                        acknowledged.append((table, body))
                    break
                if reply.is_success:
                    acknowledged.append((table, body))
            killer.join()
            workers[0].start()
        assert len(acknowledged) > 12
        for table in {table for table, _ in acknowledged}:
            kept = [(f"buyer-{seat + 1}", meaning) for seat, meaning in stored_answers(workers[0], table)]
            assert kept == [(body["seat"], body["picks"][0]) for at_, body in acknowledged if at_ == table]
            match = truth(workers[0], table, AUCTION)
            for view in agree([anna, there], table).values():
                check_view(view, match)


def insist(refused: threading.Event, call: Callable[[], httpx.Response]) -> httpx.Response:
    """Make a call again and again, until the database can be reached."""
    for _ in range(int(PATIENCE / 0.02)):
        reply = call()
        if reply.status_code != 503:
            return reply
        assert error(reply) == "unavailable"
        refused.set()
        time.sleep(0.02)
    raise AssertionError(reply.text)


class Busy:
    """Somebody who plays on and on, now at one worker, now at the other; who is refused sends the same again."""

    def __init__(self, people: tuple[Person, Person]) -> None:
        self.acknowledged: list[tuple[str, str, str]] = []
        self.refused = threading.Event()
        self._people = people
        self._enough = threading.Event()

    def play(self) -> None:
        table = self._people[0].open("here", "here", "here")
        for person in itertools.cycle(self._people):
            if self._enough.is_set():
                return
            views = insist(self.refused, partial(person.get, f"/tables/{table}/views")).json()
            if views[0]["over"]:
                players = {"game": "auction", "players": [{"kind": "here"}] * 3, "options": {}, "first": 0}
                table = insist(self.refused, partial(self._people[0].post, "/tables", players)).json()["id"]
            for view in views:
                if view["asked"] and view["asked"]["options"] and not view["over"]:
                    body = {"seat": view["seat"], "view": view["view"], "picks": view["asked"]["options"][:1]}
                    body |= {"key": new_key()}
                    reply = insist(self.refused, partial(person.post, f"/tables/{table}/answers", body))
                    if reply.is_success:
                        self.acknowledged.append((table, view["seat"], body["picks"][0]))
                    else:  # this worker has not heard yet what was stored through the other one
                        assert error(reply) == "stale-view", reply.text
                    break

    def go_on(self, more: int) -> None:
        """Wait until so many more answers are acknowledged."""
        goal = len(self.acknowledged) + more
        for _ in range(int(PATIENCE / 0.02)):
            if len(self.acknowledged) >= goal:
                return
            time.sleep(0.02)
        raise AssertionError(f"{len(self.acknowledged)} of {goal} answers")

    def stop(self) -> None:
        self._enough.set()


@contextmanager
def two_busy(workers: tuple[Server, Server]) -> Iterator[list[Busy]]:
    """Let two people play at two workers; at the end what was acknowledged to them is on disk, once and in order."""
    with ExitStack() as stack, ThreadPoolExecutor() as threads:
        busy = []
        for _ in range(2):
            person = stack.enter_context(Person(workers[0]))
            person.open("here", "here")  # gives a session
            busy.append(Busy((person, stack.enter_context(at(person, workers[1])))))
        played = [threads.submit(one.play) for one in busy]
        try:
            yield busy
        finally:
            for one in busy:
                one.stop()
        for done in played:
            done.result()
    for one in busy:
        for table in {table for table, _, _ in one.acknowledged}:
            kept = [(table, f"buyer-{seat + 1}", meaning) for seat, meaning in stored_answers(workers[0], table)]
            assert kept == [answer for answer in one.acknowledged if answer[0] == table]


def test_a_full_disk_under_two_workers(workers: tuple[Server, Server]) -> None:
    """While it is full nothing is acknowledged; both go on when there is room again."""
    with two_busy(workers) as busy:
        for one in busy:
            one.go_on(3)
        with workers[0].disk.refusing("INSERT", "answers"):
            for one in busy:
                one.refused.clear()
            assert all(one.refused.wait(PATIENCE) for one in busy)
            before = [len(one.acknowledged) for one in busy]
            for one in busy:
                one.refused.clear()
            assert all(one.refused.wait(PATIENCE) for one in busy)
            assert [len(one.acknowledged) for one in busy] == before
        for one in busy:
            one.go_on(3)


def test_a_database_that_is_restarted_under_two_workers(workers: tuple[Server, Server], postgresql: PostgreSQL) -> None:
    """Nothing that was acknowledged is lost, nothing is doubled; workers, pages and bots go on by themselves."""
    luck = random.Random(6)
    numbers = [server.number for server in workers]
    with ExitStack() as stack:
        anna = stack.enter_context(Person(workers[0]))
        mixed, bots = anna.open("here", "bot:lucky", "bot:first"), anna.open("bot:lucky", "bot:first", "bot:random")
        there = stack.enter_context(at(anna, workers[1]))
        pages = [stack.enter_context(person.watching(mixed)) for person in (anna, there)]
        stack.enter_context(there.watching(bots))
        with two_busy(workers) as busy:
            for _ in range(3):
                for one in busy:
                    one.go_on(3)
                    one.refused.clear()
                postgresql.stop()
                try:
                    assert all(one.refused.wait(PATIENCE) for one in busy)
                finally:
                    postgresql.start()
            for one in busy:
                one.go_on(3)
        # From now on nobody is refused, whatever connections from before a worker still has.
        logged = [len(server.log.read_text()) for server in workers]
        play_out([anna, there], mixed, luck)
        for server, before in zip(workers, logged, strict=True):
            assert "store-failed" not in server.log.read_text()[before:]
        newest = agree([anna, there], mixed)
        assert truth(workers[0], mixed, AUCTION).over
        for person, page in zip((anna, there), pages, strict=True):
            while not (shown := person.next_view(page))["over"]:
                pass
            assert {**shown, "table": None} == newest[shown["seat"]]
        for _ in range(int(PATIENCE / 0.05)):
            if there.view(bots)["over"]:
                break
            time.sleep(0.05)
        assert truth(workers[1], bots, AUCTION).over
    assert [server.number for server in workers] == numbers


def test_requests_that_come_twice_and_in_any_order(workers: tuple[Server, Server]) -> None:
    luck = random.Random(3)
    with ExitStack() as stack:
        anna = stack.enter_context(Person(workers[0]))
        table = anna.open("here", "here", "here")
        people = [anna, stack.enter_context(at(anna, workers[1]))]
        old: list[dict[str, Any]] = []
        replies: dict[str, set[str]] = {}
        done: list[tuple[str, str]] = []
        for _ in range(6):
            agree(people, table)
            body = open_question(anna, table)
            if body is None:
                break
            sent = [body] * 3 + luck.choices(old, k=3) if old else [body] * 3
            luck.shuffle(sent)
            before = len(stored_answers(workers[0], table))
            with ThreadPoolExecutor(len(sent)) as threads:
                said = list(threads.map(lambda one: luck.choice(people).post(f"/tables/{table}/answers", one), sent))
            for one, reply in zip(sent, said, strict=True):
                assert reply.is_success, reply.text
                replies.setdefault(one["key"], set()).add(reply.text)
            kept = stored_answers(workers[0], table)[before:]
            assert [(f"buyer-{seat + 1}", meaning) for seat, meaning in kept] == [(body["seat"], body["picks"][0])]
            done += [(body["seat"], body["picks"][0])]
            old.append(body)
        assert len(done) > 2
        assert all(len(texts) == 1 for texts in replies.values())


@slow
def test_200_pages_that_do_not_read_hold_nobody_up(tmp_path: Path) -> None:
    """Whoever reads sees all; whoever begins to read gets the newest view, of nobody else's seat."""
    luck = random.Random(4)
    server = Server(tmp_path)
    server.start()
    with ExitStack() as stack:
        anna, ben, guest = (stack.enter_context(Person(server)) for _ in range(3))
        table = anna.open("here", "link", game="notalone")
        seat = "hunted-1"
        assert ben.claim(table, seat, "Ben").status_code == 200
        names = {anna: "creature", ben: seat, guest: None}
        pages = [(person, stack.enter_context(_still(person, table))) for person in names for _ in range(SLOW // 3 + 1)]
        assert len(pages) >= SLOW
        quick = stack.enter_context(ben.watching(table))
        ben.next_view(quick)
        for _ in range(60):
            if not (move(anna, table, luck) or move(ben, table, luck)):
                break
        newest = {person: person.views(table)[name] for person, name in names.items()}
        while (view := ben.next_view(quick))["view"] < newest[ben]["view"]:
            assert view["seat"] == seat
        for person, page in luck.sample(pages, 12):
            text = ""
            while True:
                said = json.loads(text := str(page.recv(timeout=PATIENCE)))
                if "view" not in said:
                    continue
                assert said["seat"] == names[person]
                if said["view"] == newest[person]["view"]:
                    break
            assert {**said, "table": None} == {**newest[person], "table": None}, text[:200]
        assert server.stop() == 0


def _still(person: Person, table: str) -> Any:
    """Return a page that takes next to nothing until it is read."""
    host, _, port = person.address.removeprefix("http://").partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    cookies = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
    return connect(
        f"ws://{host}:{port}/api/tables/{table}/socket",
        sock=line,
        additional_headers={"Cookie": cookies} if cookies else {},
        max_queue=1,
        max_size=None,
        ping_interval=None,
        close_timeout=0.01,
        proxy=None,
        open_timeout=PATIENCE,
    )
