"""A passkey gives a further device the same session; nobody else gets in, and nobody loses or gains a seat by it."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fogtable.server.store.database import Database
from fogtable.server.store.people import MOST, UNUSED
from fogtable.server.store.tables import Store
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.databases import BOTH, Disk, PostgreSQL, sqlite
from tests.server.harness import Person, Server, error
from tests.server.host import BEAT, GRACE, PASSKEYS
from tests.server.store.test_backup import all_of, fogtable
from tests.server.store.test_tokens import seats_of, tab, token_of, wait_until
from tests.server.test_workers import two_on
from tests.tiers import quick

GAME = {
    "table": "a1",
    "game": "notalone",
    "day": "2026-03-01",
    "side": "hunted",
    "won": True,
    "cause": "beach",
    "against": ["belief"],
    "achieved": ["rescued"],
}
NOTHING: dict[str, Any] = {"fogtable": "history", "version": 1, "played": [], "daily": {}}


@pytest.fixture
def club(tmp_path: Path, disk: Disk) -> Iterator[Server]:
    made = Server(tmp_path, disk, {PASSKEYS: "", GRACE: "0"})
    made.start()
    yield made
    if made.runs:
        made.stop()


@pytest.fixture
def phone(club: Server) -> Iterator[Person]:
    with Person(club) as person:
        yield person


@pytest.fixture
def laptop(club: Server) -> Iterator[Person]:
    with Person(club) as person:
        yield person


@pytest.fixture
def key(club: Server) -> Authenticator:
    return Authenticator(club.address)


def asked(person: Person, path: str, body: dict[str, Any]) -> dict[str, Any]:
    response = person.post(path, body)
    assert response.status_code == 200, response.text
    said: dict[str, Any] = response.json()
    return said


def make(person: Person, key: Authenticator, name: str = "Anna") -> dict[str, Any]:
    options = asked(person, "/passkeys/new", {"name": name})
    return asked(person, "/passkeys/keep", {"name": name, **key.make(options)})


def enter(person: Person, key: Authenticator) -> dict[str, Any]:
    return asked(person, "/passkeys/enter", key.use(asked(person, "/passkeys/ask", {})))


def refused(person: Person, key: Authenticator) -> str:
    return error(person.post("/passkeys/enter", key.use(asked(person, "/passkeys/ask", {}))))


def whose(person: Person) -> str | None:
    name: str | None = person.get("/passkeys").json()["name"]
    return name


# -- the same seat on another device -----------------------------------------------------------------------------------


@BOTH
@quick
def test_a_seat_is_there_on_another_device(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    with Person(club) as host:
        table = host.open("here", "link")
        assert phone.claim(table, "buyer-2", "Anna").status_code == 200
        assert make(phone, key)["name"] == "Anna"
        told = enter(laptop, key)
        assert (told["name"], [one["id"] for one in told["passkeys"]]) == ("Anna", [key.name])
        assert told["passkeys"][0]["used"] is not None
        for device in (phone, laptop):
            assert seats_of(device, table) == {"buyer-2"}
            assert device.view(table, "buyer-2")["own"] == phone.view(table, "buyer-2")["own"]
        assert [seen["id"] for seen in laptop.get("/mine").json()] == [table]
    kept = str([disk.rows(f"SELECT * FROM {name}") for name in ("tokens", "people", "passkeys")])
    assert not any(token_of(device) in kept for device in (phone, laptop))


@BOTH
def test_devices_exchange_their_tokens_each_for_itself(
    club: Server, phone: Person, laptop: Person, key: Authenticator
) -> None:
    make(phone, key)
    enter(laptop, key)
    tokens = {token_of(phone), token_of(laptop)}
    with Person(club) as host:
        for device, seat in ((phone, "buyer-2"), (laptop, "buyer-3"), (phone, "buyer-4")):
            table = host.open("here", "link", "link", "link")
            assert device.claim(table, seat, "Anna").status_code == 200
            assert seats_of(phone, table) == seats_of(laptop, table) == {seat}
    for old in tokens:
        with tab(club, old) as thief:
            assert whose(thief) is None


@BOTH
def test_what_a_device_has_goes_along(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    make(phone, key)
    own = laptop.open("here", "here")
    with Person(club) as host:
        table = host.open("here", "link")
        assert laptop.claim(table, "buyer-2", "Anna").status_code == 200
        with laptop.watching(table) as line:
            assert laptop.next_view(line)["seat"] == "buyer-2"
            old = token_of(laptop)
            enter(laptop, key)
            with pytest.raises(ConnectionClosed):
                list(itertools.islice(line, 100))
        assert seats_of(phone, table) == seats_of(laptop, table) == {"buyer-2"}
        assert phone.get(f"/tables/{own}").json()["host"]
        assert seats_of(phone, own) == {"buyer-1", "buyer-2"}
        with tab(club, old) as thief:
            assert seats_of(thief, table) == seats_of(thief, own) == {None}
        club.kill()
        club.start()
        assert seats_of(phone, table) == {"buyer-2"}
        assert phone.get(f"/tables/{own}").json()["host"]
        assert phone.post(f"/tables/{table}/seats/buyer-2/leave", {}).status_code == 200
        assert not host.get(f"/tables/{table}").json()["seats"][1]["taken"], "no ghost keeps the seat"


def test_nobody_joins_two_hands_of_a_table(club: Server, phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    with Person(club) as host:
        table = host.open("here", "link", "link")
        assert phone.claim(table, "buyer-2", "Anna").status_code == 200
        assert laptop.claim(table, "buyer-3", "Ben").status_code == 200
        other = laptop.open("here", "here")
        assert refused(laptop, key) == "still-playing"
        assert seats_of(laptop, table) == {"buyer-3"}, "and nothing has moved"
        assert seats_of(phone, table) == {"buyer-2"}
        assert seats_of(phone, other) == {None}
        assert phone.post(f"/tables/{table}/seats/buyer-2/leave", {}).status_code == 200
        assert refused(laptop, key) == "still-playing", "she has seen that hand"
        assert laptop.post(f"/tables/{table}/seats/buyer-3/leave", {}).status_code == 200
        enter(laptop, key)
        assert seats_of(phone, other) == {"buyer-1", "buyer-2"}


def test_who_signs_in_where_somebody_else_has_takes_nothing_of_theirs(
    club: Server, phone: Person, laptop: Person, key: Authenticator
) -> None:
    make(phone, key)
    table = phone.open("here", "here")
    with Person(club) as other:
        bens = Authenticator(club.address)
        make(other, bens, "Ben")
        enter(laptop, key)
        enter(laptop, bens)
        assert whose(laptop) == "Ben"
        assert seats_of(laptop, table) == {None}
        enter(laptop, key)
        assert seats_of(laptop, table) == {"buyer-1", "buyer-2"}


def test_signing_in_again_changes_nothing(phone: Person, key: Authenticator) -> None:
    table = phone.open("here", "here")
    make(phone, key)
    seats_of(phone, table)
    token = token_of(phone)
    enter(phone, key)
    assert token_of(phone) == token
    assert seats_of(phone, table) == {"buyer-1", "buyer-2"}


# -- signing out, removing ---------------------------------------------------------------------------------------------


@BOTH
def test_a_device_signs_out(club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator) -> None:
    table = phone.open("here", "here")
    make(phone, key)
    enter(laptop, key)
    for leaving, staying in ((laptop, phone), (phone, laptop)):
        old = token_of(leaving)
        assert leaving.post("/passkeys/leave", {}).status_code == 200
        with tab(club, old) as thief:
            assert seats_of(thief, table) == {None}
            assert whose(thief) is None
        assert "fogtable" not in leaving.client.cookies
        assert seats_of(staying, table) == {"buyer-1", "buyer-2"}
        enter(leaving, key)
        assert seats_of(leaving, table) == {"buyer-1", "buyer-2"}
    with Person(club) as nobody:
        assert error(nobody.post("/passkeys/leave", {})) == "no-passkey"


def test_who_could_not_come_back_does_not_sign_out(phone: Person) -> None:
    table = phone.open("here", "here")
    assert error(phone.post("/passkeys/leave", {})) == "no-passkey"
    assert seats_of(phone, table) == {"buyer-1", "buyer-2"}


@BOTH
def test_the_passkey_of_a_lost_device_is_removed_and_the_device_with_it(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    table = phone.open("here", "here")
    make(phone, key)
    second = Authenticator(club.address)
    enter(laptop, key)
    assert len(make(laptop, second)["passkeys"]) == 2
    told = asked(laptop, "/passkeys/remove", {"id": key.name})
    assert [one["id"] for one in told["passkeys"]] == [second.name]
    assert seats_of(phone, table) == {None}
    assert seats_of(laptop, table) == {"buyer-1", "buyer-2"}
    assert refused(phone, key) == "bad-passkey"
    asked(laptop, "/history", NOTHING | {"played": [GAME]})
    assert asked(laptop, "/passkeys/remove", {"id": second.name}) == {"name": None, "passkeys": []}
    assert seats_of(laptop, table) == {"buyer-1", "buyer-2"}, "the seats stay with this device"
    assert disk.rows("SELECT * FROM people") == disk.rows("SELECT * FROM passkeys") == []
    assert refused(phone, second) == "bad-passkey"


def test_a_device_that_never_exchanged_its_token_is_signed_out_like_any(
    disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    """The first token of a session stands without being kept anywhere."""
    with disk.refusing("INSERT", "tokens"):
        make(phone, key)
        table = phone.open("here", "here")
    enter(laptop, key)
    assert seats_of(phone, table) == seats_of(laptop, table) == {"buyer-1", "buyer-2"}
    asked(laptop, "/passkeys/remove", {"id": key.name})
    assert seats_of(phone, table) == {None}
    assert seats_of(laptop, table) == {"buyer-1", "buyer-2"}


def test_nobody_removes_the_passkey_of_another(club: Server, phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    make(laptop, Authenticator(club.address), "Ben")
    assert error(laptop.post("/passkeys/remove", {"id": key.name})) == "no-passkey"
    with Person(club) as nobody:
        assert error(nobody.post("/passkeys/remove", {"id": key.name})) == "no-passkey"
    assert len(phone.get("/passkeys").json()["passkeys"]) == 1


# -- attacks -----------------------------------------------------------------------------------------------------------


def test_an_answer_counts_once(phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    said = key.use(asked(laptop, "/passkeys/ask", {}))
    wrong = {**said, "signature": said["client"]}
    assert error(laptop.post("/passkeys/enter", wrong)) == "bad-passkey"
    assert error(laptop.post("/passkeys/enter", said)) == "bad-passkey", "a try that fails uses the challenge up too"
    said = key.use(asked(laptop, "/passkeys/ask", {}))
    assert laptop.post("/passkeys/enter", said).status_code == 200
    assert error(laptop.post("/passkeys/enter", said)) == "bad-passkey"


def test_the_challenge_of_another_session_is_worth_nothing(
    club: Server, phone: Person, laptop: Person, key: Authenticator
) -> None:
    make(phone, key)
    said = key.use(asked(phone, "/passkeys/ask", {}))
    assert error(laptop.post("/passkeys/enter", said)) == "bad-passkey"
    asked(laptop, "/passkeys/ask", {})
    assert error(laptop.post("/passkeys/enter", said)) == "bad-passkey"
    new = Authenticator(club.address)
    made = new.make(asked(phone, "/passkeys/new", {"name": "Anna"}))
    assert error(laptop.post("/passkeys/keep", {"name": "Ben", **made})) == "bad-passkey"
    assert error(phone.post("/passkeys/enter", key.use(asked(phone, "/passkeys/new", {"name": "A"})))) == "bad-passkey"


def test_a_challenge_that_is_too_old_is_worth_nothing(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    make(phone, key)
    for change in ("- 121", "+ 121"):
        said = key.use(asked(laptop, "/passkeys/ask", {}))
        disk.change(f"UPDATE challenges SET ends = ends {change}")
        assert error(laptop.post("/passkeys/enter", said)) == "bad-passkey"
    for device in (phone, laptop):
        asked(device, "/passkeys/ask", {})
    disk.change("UPDATE challenges SET ends = 1")
    asked(phone, "/passkeys/ask", {})
    assert len(disk.rows("SELECT * FROM challenges")) == 1


WRONG: dict[str, Callable[[Authenticator], Authenticator]] = {
    "another page": lambda key: replace(key, origin="http://localhost:1"),
    "another server": lambda key: replace(key, party="elsewhere.example"),
    "nobody asked who it is": lambda key: replace(key, flags=PRESENT),
    "nobody there": lambda key: replace(key, flags=0),
    "another key": lambda key: replace(key, key=Authenticator(key.address).key),
    "unknown": lambda key: Authenticator(key.address),
    "a step back": lambda key: replace(key, uses=key.uses - 3),
    "no step": lambda key: replace(key, uses=key.uses - 1),
}


def test_what_is_wrong_is_refused_in_the_same_words(phone: Person, laptop: Person, key: Authenticator) -> None:
    key.uses = 5
    make(phone, key)
    enter(laptop, key)
    assert laptop.post("/passkeys/leave", {}).status_code == 200
    told = set()
    for what, change in WRONG.items():
        response = laptop.post("/passkeys/enter", change(key).use(asked(laptop, "/passkeys/ask", {})))
        assert error(response) == "bad-passkey", what
        assert whose(laptop) is None, what
        told.add((response.status_code, response.text))
    assert len(told) == 1
    key.uses = 9
    enter(laptop, key)


def test_what_does_not_count_may_stay_at_nothing(phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    for _ in range(2):
        key.uses = -1
        enter(laptop, key)


def test_a_passkey_that_is_wrong_is_not_kept(phone: Person, disk: Disk, key: Authenticator) -> None:
    wrong = ("another page", "another server", "nobody asked who it is", "nobody there")
    for what in wrong:
        options = asked(phone, "/passkeys/new", {"name": "Anna"})
        said = phone.post("/passkeys/keep", {"name": "Anna", **WRONG[what](key).make(options)})
        assert error(said) == "bad-passkey", what
    for garbage in ("AAAA", "_", "omNmbXRkbm9uZQ"):
        options = asked(phone, "/passkeys/new", {"name": "Anna"})
        made = {"name": "Anna", **key.make(options), "attestation": garbage}
        assert error(phone.post("/passkeys/keep", made)) == "bad-passkey"
    assert disk.rows("SELECT * FROM people") == []
    assert whose(phone) is None


def test_no_passkey_is_of_two_people(phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    options = asked(laptop, "/passkeys/new", {"name": "Ben"})
    assert error(laptop.post("/passkeys/keep", {"name": "Ben", **key.make(options)})) == "bad-passkey"
    assert whose(laptop) is None


def test_what_is_asked_for(phone: Person, laptop: Person, key: Authenticator) -> None:
    options = asked(phone, "/passkeys/new", {"name": " Anna "})
    assert options["user"]["name"] == "Anna"
    assert options["rp"]["id"] == "localhost"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    assert token_of(phone) not in json.dumps(options)
    make(phone, key)
    assert [one["id"] for one in asked(phone, "/passkeys/new", {"name": ""})["excludeCredentials"]] == [key.name]
    options = asked(laptop, "/passkeys/ask", {})
    assert options["userVerification"] == "required"
    assert options.get("allowCredentials", []) == []
    assert options["challenge"] != asked(laptop, "/passkeys/ask", {})["challenge"]


def test_a_name_is_one_that_could_be_a_players(phone: Person, key: Authenticator) -> None:
    for name in ("", "  ", "x" * 25, "An\u202ena", "\u3164"):
        assert error(phone.post("/passkeys/new", {"name": name})) == "bad-name"
    options = asked(phone, "/passkeys/new", {"name": "Anna"})
    assert error(phone.post("/passkeys/keep", {"name": "\u202e", **key.make(options)})) == "bad-name"
    make(phone, key)
    assert make(phone, Authenticator(phone.address), "Berta")["name"] == "Anna", "the first one names"


def test_a_person_has_so_many_passkeys_at_most(phone: Person) -> None:
    for _ in range(MOST):
        make(phone, Authenticator(phone.address))
    assert error(phone.post("/passkeys/new", {"name": "Anna"})) == "enough-passkeys"


def test_without_the_setting_there_is_nothing(server: Server, anna: Person) -> None:
    unknown = {(method, anna.ask(method, "/nowhere", b"{}").text) for method in ("GET", "POST")}
    assert {("GET", anna.get("/passkeys").text)} <= unknown
    for path in ("new", "keep", "remove", "ask", "enter", "leave"):
        assert ("POST", anna.post(f"/passkeys/{path}", {}).text) in unknown
    for path in ("/history", "/history/erase"):
        assert ("POST", anna.post(path, NOTHING).text) in unknown
    assert anna.get("/device").json()["passkeys"] is False


def test_other_pages_may_not(phone: Person, key: Authenticator) -> None:
    for path in ("new", "keep", "remove", "ask", "enter", "leave"):
        said = phone.post(f"/passkeys/{path}", {}, Origin="https://elsewhere.example")
        assert error(said) == "foreign-origin"
    assert phone.get("/device").json()["passkeys"] is True


# -- what was played ---------------------------------------------------------------------------------------------------


@BOTH
def test_what_was_played_is_united(club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator) -> None:
    make(phone, key)
    enter(laptop, key)
    newer = GAME | {"table": "b2", "day": "2026-03-02", "side": None, "points": 7.5}
    begun, ended = {"table": "d1", "hints": False}, {"table": "d2", "hints": True, "side": "onoda", "cause": "home"}
    daily = {"onoda": {"2026-03-01": begun, "2026-03-02": ended}}
    assert asked(phone, "/history", NOTHING | {"played": [newer], "daily": daily}) == NOTHING | {
        "played": [newer],
        "daily": daily,
    }
    other = {"onoda": {"2026-03-01": ended, "2026-03-02": begun}}
    whole = NOTHING | {"played": [GAME, newer], "daily": {"onoda": {"2026-03-01": ended, "2026-03-02": ended}}}
    assert asked(laptop, "/history", NOTHING | {"played": [GAME, GAME | {"table": "b2"}], "daily": other}) == whole
    assert asked(phone, "/history", NOTHING) == whole
    assert asked(phone, "/history/erase", {}) == {}
    assert asked(phone, "/history", NOTHING) == NOTHING


def test_what_was_played_is_bounded_and_of_its_kind(phone: Person, key: Authenticator) -> None:
    assert error(phone.post("/history", NOTHING)) == "no-passkey"
    make(phone, key)
    games = [GAME | {"table": f"t{number}"} for number in range(2000)]
    assert asked(phone, "/history", NOTHING | {"played": games})["played"] == games
    later = GAME | {"table": "later", "day": "2026-04-01"}
    assert asked(phone, "/history", NOTHING | {"played": [later]})["played"] == [*games[1:], later]
    for wrong in (
        {"played": [*games, later]},
        {"played": [GAME | {"hand": ["lair"]}]},
        {"played": [GAME | {"day": "yesterday"}]},
        {"played": [GAME | {"table": "<b>"}]},
        {"daily": {f"game{number}": {} for number in range(65)}},
        {"version": 2},
    ):
        assert error(phone.post("/history", NOTHING | wrong)) == "bad-body"
    assert error(phone.ask("POST", "/history", b" " * (1024 * 1024 + 1))) == "too-large"


# -- what is kept ------------------------------------------------------------------------------------------------------


@BOTH
def test_people_are_kept_while_they_come(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator
) -> None:
    """However long ago all their tables have gone; and they go some time after they have stopped coming."""
    make(phone, key)
    enter(laptop, key)
    phone.open("here", "here")
    disk.change("UPDATE tables SET touched = 1000")
    asyncio.run(tidied(disk))
    assert whose(phone) == whose(laptop) == "Anna"
    club.kill()
    club.start()
    assert whose(phone) == whose(laptop) == "Anna"
    key.origin = Authenticator(club.address).origin
    enter(laptop, key)
    disk.change(f"UPDATE people SET seen = seen - {UNUSED + 60}")
    asyncio.run(tidied(disk))
    assert disk.rows("SELECT * FROM people") == disk.rows("SELECT * FROM passkeys") == []
    assert disk.rows("SELECT * FROM tokens") == []
    assert refused(laptop, key) == "bad-passkey"


async def tidied(disk: Disk) -> None:
    store = Store(Database(disk.served))
    await store.tidy(1001)
    await store.close()


def test_a_backup_holds_them(
    club: Server, disk: Disk, phone: Person, laptop: Person, key: Authenticator, tmp_path: Path
) -> None:
    """Also somebody who sits nowhere."""
    table = phone.open("here", "here")
    make(phone, key)
    enter(laptop, key)
    asked(phone, "/history", NOTHING | {"played": [GAME]})
    with Person(club) as idle:
        bens = Authenticator(club.address)
        make(idle, bens, "Ben")
        assert whose(idle) == "Ben"
        file = tmp_path / "file"
        assert fogtable(disk, tmp_path, "backup", str(file)).stdout == f"1 tables saved in {file}\n"
        other = tmp_path / "other"
        other.mkdir()
        restored = fogtable(sqlite(other), other, "restore", str(file))
        assert restored.stdout == f"1 tables restored from {file}\n", restored.stderr
        before, after = all_of(disk), all_of(sqlite(other))
        for name in ("people", "passkeys", "holders"):
            assert after[name] == before[name]
            assert before[name]
        assert len(after["tokens"]) >= 3, "of two people, one of them with two devices"
        assert set(after["tokens"]) <= set(before["tokens"])
        club.kill()
        again = Server(other, environment={PASSKEYS: ""})
        again.start()
        club.address = again.address
        assert seats_of(laptop, table) == {"buyer-1", "buyer-2"}
        assert whose(idle) == "Ben"
        again.stop()
        disk.change("DELETE FROM holders", "DELETE FROM seats", "DELETE FROM keys", "DELETE FROM tables")
        assert fogtable(disk, tmp_path, "restore", str(file)).stderr.startswith("fogtable: there are")


def test_another_worker_knows_at_once_what_matters(tmp_path: Path, postgresql: PostgreSQL) -> None:
    """What one has asked another may check; who is signed out by one is soon out everywhere."""
    with two_on(tmp_path, postgresql, {PASSKEYS: "", GRACE: "0", BEAT: "0.2"}) as workers, ExitStack() as stack:
        phone = stack.enter_context(Person(workers[0]))
        table = phone.open("here", "here")
        key = Authenticator(workers[0].address)
        make(phone, key)
        laptop = stack.enter_context(Person(workers[0]))
        options = asked(laptop, "/passkeys/ask", {})
        there = stack.enter_context(tab(workers[1], token_of(laptop)))
        there.post(
            "/passkeys/enter",
            replace(key, origin=f"http://localhost:{workers[1].address.rsplit(':', 1)[1]}").use(options),
        )
        assert seats_of(there, table) == {"buyer-1", "buyer-2"}
        back = stack.enter_context(tab(workers[0], token_of(there)))
        assert seats_of(back, table) == {"buyer-1", "buyer-2"}
        assert there.post("/passkeys/leave", {}).status_code == 200
        wait_until(lambda: seats_of(back, table) == {None})
        assert seats_of(phone, table) == {"buyer-1", "buyer-2"}
