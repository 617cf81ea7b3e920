"""Who takes a seat is given a new token; the old one is void, and nobody loses a seat by it."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from fogtable.server.store.database import Database
from fogtable.server.store.tables import Store
from fogtable.server.store.tokens import hash_of
from tests.server.databases import BOTH, Disk, PostgreSQL, sqlite
from tests.server.harness import PATIENCE, Person, Server, error, new_key
from tests.server.host import BEAT, GRACE
from tests.server.http.test_event_stream import listening, next_view
from tests.server.store.test_backup import fogtable
from tests.server.test_workers import two_on
from tests.tiers import quick

COOKIE = "fogtable"
NONE, LONG = "0", "3600"
"""Seconds for which an old token counts: so that a test need not wait for its end, or cannot come to it."""


@pytest.fixture
def grace(request: pytest.FixtureRequest) -> str:
    grace: str = getattr(request, "param", NONE)
    return grace


@pytest.fixture
def club(tmp_path: Path, disk: Disk, grace: str) -> Iterator[Server]:
    made = Server(tmp_path, disk, {GRACE: grace})
    made.start()
    yield made
    if made.runs:
        made.stop()


@pytest.fixture
def anna(club: Server) -> Iterator[Person]:
    """Somebody whose session has just begun, at a table of her own."""
    with Person(club) as person:
        person.open("here", "here")
        yield person


@pytest.fixture
def table(club: Server) -> Iterator[str]:
    """A table with two free seats, and one that is taken."""
    with Person(club) as host:
        yield host.open("here", "link", "link")


def token_of(person: Person) -> str:
    return person.client.cookies[COOKIE]


def tab(server: Server, token: str) -> Person:
    """Return somebody who comes with this token: a page of the same browser, or a thief."""
    person = Person(server)
    host = urlsplit(server.address).hostname or ""
    person.client.cookies.set(COOKIE, token, host if "." in host else f"{host}.local")  # as `http.cookiejar` has it
    return person


def seats_of(person: Person, table: str) -> set[str | None]:
    return set(person.views(table))


@BOTH
@quick
def test_a_seat_is_taken_with_a_new_token_and_the_old_one_is_void(
    club: Server, disk: Disk, anna: Person, table: str
) -> None:
    tokens = [token_of(anna)]
    own = anna.get("/mine").json()[0]["id"]
    for seat in ("buyer-2", "buyer-3"):
        assert anna.claim(table, seat, seat).status_code == 200
        tokens.append(token_of(anna))
        assert "buyer-2" in seats_of(anna, table)
    assert len(set(tokens)) == 3
    assert seats_of(anna, table) == {"buyer-2", "buyer-3"}
    assert {seen["id"] for seen in anna.get("/mine").json()} == {own, table}
    assert anna.get(f"/tables/{own}").json()["host"], "what she could do she can do still"
    for old in tokens[:2]:
        with tab(club, old) as thief:
            assert seats_of(thief, table) == seats_of(thief, own) == {None}
            assert thief.get("/mine").json() == []
            body = {"seat": "buyer-2", "view": 1, "picks": ["x"], "key": new_key()}
            assert error(thief.post(f"/tables/{table}/answers", body)) == "not-your-seat"
            assert thief.get(f"/tables/{own}").json()["host"] is False
            thief.open("here", "here")  # by which they get a session like anybody
            assert seats_of(thief, table) == {None}
    kept = str(disk.rows("SELECT * FROM tokens"))
    assert not any(token in kept for token in tokens)
    assert all(hash_of(token) in kept for token in tokens)


@BOTH
def test_an_answer_that_is_lost_costs_nobody_a_seat(club: Server, anna: Person, table: str) -> None:
    """Until the new token has been shown the old one is the one that counts; then it is void, and so are lost ones."""
    old = token_of(anna)
    with tab(club, old) as same:
        assert same.claim(table, "buyer-2", "Anna").status_code == 200  # and its answer never comes
        lost = token_of(same)
    for _ in range(2):
        assert seats_of(anna, table) == {"buyer-2"}
        assert token_of(anna) == old
    assert anna.claim(table, "buyer-3", "Anna too").status_code == 200
    assert token_of(anna) not in (old, lost)
    assert seats_of(anna, table) == {"buyer-2", "buyer-3"}
    for void in (old, lost):
        with tab(club, void) as thief:
            assert seats_of(thief, table) == {None}


@BOTH
@pytest.mark.parametrize("grace", [LONG], indirect=True)
def test_what_other_pages_have_sent_by_then_still_counts_and_brings_no_further_token(
    club: Server, disk: Disk, anna: Person, table: str
) -> None:
    with tab(club, token_of(anna)) as other:
        assert anna.claim(table, "buyer-2", "Anna").status_code == 200
        new = token_of(anna)
        assert seats_of(anna, table) == seats_of(other, table) == {"buyer-2"}
        disk.change("UPDATE tokens SET offered = 0 WHERE offered IS NOT NULL")  # however long ago that was
        late = other.claim(table, "buyer-3", "Anna too")
        assert late.status_code == 200
        assert "set-cookie" not in late.headers
        assert seats_of(anna, table) == {"buyer-2", "buyer-3"}
        assert token_of(anna) == new


@BOTH
@pytest.mark.parametrize("grace", [LONG], indirect=True)
def test_two_pages_that_take_seats_at_once_are_given_one_token(club: Server, anna: Person) -> None:
    with Person(club) as host, ExitStack() as stack:
        seats = [f"buyer-{number}" for number in range(2, 5)]
        table = host.open("here", "link", "link", "link")
        tabs = [stack.enter_context(tab(club, token_of(anna))) for _ in seats]
        with ThreadPoolExecutor(len(seats)) as threads:
            said = list(threads.map(lambda person, seat: person.claim(table, seat, seat), tabs, seats))
        assert [one.status_code for one in said] == [200] * 3
        (given,) = (one.cookies[COOKIE] for one in said if "set-cookie" in one.headers)
        with tab(club, given) as browser:
            assert seats_of(browser, table) == set(seats)


def test_who_is_refused_a_seat_keeps_his_token(disk: Disk, anna: Person, table: str) -> None:
    old = token_of(anna)
    for seat, refused in (("buyer-1", "seat-taken"), ("buyer-9", "no-such-seat")):
        response = anna.claim(table, seat, "Anna")
        assert error(response) == refused
        assert "set-cookie" not in response.headers
    assert error(anna.post("/tables", {"game": "auction", "players": [], "options": {}, "first": 0})) == "bad-body"
    assert token_of(anna) == old
    assert disk.rows("SELECT * FROM tokens") == []


def test_every_way_to_take_a_seat_gives_a_new_token(club: Server, anna: Person) -> None:
    with Person(club) as host:
        table = host.open("here", "link")
        key = host.post(f"/tables/{table}/seats/buyer-1/link", {}).json()["link"].partition(".")[2]
        tokens = [token_of(anna)]
        assert anna.post(f"/tables/{table}/seats/buyer-1/claim", {"key": key}).status_code == 200
        tokens.append(token_of(anna))
        anna.open("here", "here")
        tokens.append(token_of(anna))
        assert len(set(tokens)) == 3
        assert seats_of(host, table) == seats_of(anna, table) == {"buyer-1"}, "the other device goes on as it was"


@BOTH
def test_where_the_store_has_no_room_for_tokens_all_goes_on_with_the_old_one(
    disk: Disk, anna: Person, table: str
) -> None:
    old = token_of(anna)
    with disk.refusing("INSERT", "tokens"):
        assert anna.claim(table, "buyer-2", "Anna").status_code == 200
        assert token_of(anna) == old
    assert anna.claim(table, "buyer-3", "Anna too").status_code == 200
    assert token_of(anna) != old
    with disk.refusing("UPDATE", "tokens"):
        assert seats_of(anna, table) == {"buyer-2", "buyer-3"}
    assert seats_of(anna, table) == {"buyer-2", "buyer-3"}


def test_lines_stay_open_until_the_old_token_is_void(club: Server, anna: Person, table: str) -> None:
    """Then they end with a beat, and pages open new ones: who has stolen a token sees no more by a line of before."""
    with ExitStack() as stack:
        line = stack.enter_context(anna.watching(table))
        said = stack.enter_context(listening(anna, table))
        assert anna.next_view(line)["seat"] is next_view(said)["seat"] is None
        assert anna.claim(table, "buyer-2", "Anna").status_code == 200
        while anna.next_view(line)["seat"] != "buyer-2":
            pass
        while next_view(said)["seat"] != "buyer-2":
            pass
        again = stack.enter_context(anna.watching(table))
        with pytest.raises(ConnectionClosed):
            list(itertools.islice(line, 100))
        assert line.close_code == 1012
        assert len(list(itertools.islice(said, 100))) < 100, "the stream has ended"
        assert anna.next_view(again)["seat"] == "buyer-2"
        assert any(again.recv(timeout=PATIENCE) == "{}" for _ in range(20)), "the new line goes on over a beat"


def test_a_line_of_before_calls_for_nothing_once_the_old_token_is_void(anna: Person, table: str) -> None:
    with anna.watching(table) as line:
        assert anna.claim(table, "buyer-2", "Anna").status_code == 200
        assert seats_of(anna, table) == {"buyer-2"}, "the new one has been shown"
        line.send(json.dumps({"call": "answers", "number": 1, "body": {}}))
        came = []
        with pytest.raises(ConnectionClosed):
            came.extend(line)
        assert not [text for text in came if "reply" in json.loads(text)]
        assert line.close_code == 1012


@BOTH
def test_tokens_outlive_a_server(club: Server, anna: Person, table: str) -> None:
    old = token_of(anna)
    assert anna.claim(table, "buyer-2", "Anna").status_code == 200
    club.kill()
    club.start()
    with tab(club, old) as same:
        assert seats_of(same, table) == {"buyer-2"}, "the new one has not been shown"
    assert seats_of(anna, table) == {"buyer-2"}
    club.kill()
    club.start()
    with tab(club, old) as thief:
        assert seats_of(thief, table) == {None}
    assert seats_of(anna, table) == {"buyer-2"}


def test_a_backup_holds_them(club: Server, disk: Disk, anna: Person, table: str, tmp_path: Path) -> None:
    old = token_of(anna)
    for seat in ("buyer-2", "buyer-3"):
        assert anna.claim(table, seat, seat).status_code == 200
    assert seats_of(anna, table) == {"buyer-2", "buyer-3"}
    assert fogtable(disk, tmp_path, "backup", str(tmp_path / "file")).returncode == 0
    other = tmp_path / "other"
    other.mkdir()
    restored = fogtable(sqlite(other), other, "restore", str(tmp_path / "file"))
    assert restored.returncode == 0, restored.stderr
    everything = "SELECT token, session, used, offered, void FROM tokens ORDER BY token"
    assert sqlite(other).rows(everything) == disk.rows(everything)
    there = Server(other, environment={GRACE: NONE})
    there.start()
    with tab(there, token_of(anna)) as same, tab(there, old) as thief:
        assert seats_of(same, table) == {"buyer-2", "buyer-3"}
        assert seats_of(thief, table) == {None}
    there.stop()


def test_an_exchange_holds_at_every_worker(tmp_path: Path, postgresql: PostgreSQL) -> None:
    """Also where the old token is in memory: the heartbeat tells."""
    with two_on(tmp_path, postgresql, {GRACE: NONE, BEAT: "0.2"}) as workers, ExitStack() as stack:
        host = stack.enter_context(Person(workers[0]))
        table = host.open("here", "link", "link")
        anna = stack.enter_context(Person(workers[0]))
        assert anna.claim(table, "buyer-2", "Anna").status_code == 200
        thief = stack.enter_context(tab(workers[1], token_of(anna)))
        assert seats_of(thief, table) == {"buyer-2"}
        assert anna.claim(table, "buyer-3", "Anna too").status_code == 200
        there = stack.enter_context(tab(workers[1], token_of(anna)))
        wait_until(lambda: seats_of(there, table) == {"buyer-2", "buyer-3"})
        assert seats_of(anna, table) == {"buyer-2", "buyer-3"}
        wait_until(lambda: seats_of(thief, table) == {None})
        # And the other way round: this worker has carried the exchange out, that one has the old token in memory.
        old = stack.enter_context(tab(workers[0], token_of(anna)))
        assert seats_of(old, table) == {"buyer-2", "buyer-3"}
        there.open("here", "here")
        assert seats_of(there, table) == {"buyer-2", "buyer-3"}
        wait_until(lambda: seats_of(old, table) == {None})


def wait_until(holds: Callable[[], bool]) -> None:
    for _ in range(int(PATIENCE / 0.1)):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError


@BOTH
def test_what_is_void_for_long_is_removed_and_stands_no_more_for_that(
    club: Server, disk: Disk, anna: Person, table: str
) -> None:
    first = token_of(anna)
    for seat in ("buyer-2", "buyer-3"):
        assert anna.claim(table, seat, seat).status_code == 200
        assert seats_of(anna, table)
    second = disk.rows("SELECT token FROM tokens WHERE void IS NOT NULL AND token != session")
    assert len(second) == 1
    assert len(disk.rows("SELECT token FROM tokens")) == 3
    disk.change("UPDATE tokens SET void = 1000 WHERE void IS NOT NULL")
    asyncio.run(tidied(disk, 1001))
    assert {row[0] for row in disk.rows("SELECT token FROM tokens")} == {hash_of(first), hash_of(token_of(anna))}
    club.kill()
    club.start()
    with tab(club, first) as thief:
        assert seats_of(thief, table) == {None}
    assert seats_of(anna, table) == {"buyer-2", "buyer-3"}
    disk.change("UPDATE tables SET touched = 1000")
    asyncio.run(tidied(disk, 1001))
    assert disk.rows("SELECT token FROM tokens") == [], "nothing belongs to her any more"


async def tidied(disk: Disk, before: int) -> None:
    store = Store(Database(disk.served))
    await store.tidy(before)
    await store.close()
