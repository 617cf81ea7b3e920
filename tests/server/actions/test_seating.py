"""Who sits where, and who may arrange it."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx2 as httpx
import pytest

from fogtable.server.actions import opening
from fogtable.server.store.tokens import hash_of
from tests.server.databases import BOTH
from tests.server.harness import Person, Server, error, move


def seats_of(person: Person, table: str) -> dict[str, dict[str, Any]]:
    return {seat["seat"]: seat for seat in person.get(f"/tables/{table}").json()["seats"]}


def act(person: Person, table: str, seat: str, what: str, body: dict[str, Any] | None = None) -> httpx.Response:
    return person.post(f"/tables/{table}/seats/{seat}/{what}", body or {})


def invited(person: Person, table: str, seat: str) -> str:
    """Make a private link of a seat; return its key."""
    response = act(person, table, seat, "link")
    assert response.status_code == 201, response.text
    address, _, fragment = response.json()["link"].partition("#")
    assert address == f"/t/{table}"
    name, _, key = fragment.partition(".")
    assert name == seat
    assert len(key) == 22
    return str(key)


def claim_with(person: Person, table: str, seat: str, key: str, name: str | None = None) -> httpx.Response:
    return person.post(f"/tables/{table}/seats/{seat}/claim", {"name": name, "key": key})


def test_opening_a_link_takes_nothing(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    key = invited(anna, table, "buyer-2")
    assert ben.get(f"/tables/{table}").status_code == 200
    assert not seats_of(ben, table)["buyer-2"]["taken"]
    assert claim_with(ben, table, "buyer-2", key, "Ben").status_code == 200
    assert seats_of(ben, table)["buyer-2"]["mine"]


def test_a_private_link_works_for_several_devices(server: Server, anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    key = invited(anna, table, "buyer-2")
    assert claim_with(ben, table, "buyer-2", key, "Ben").status_code == 200
    own = invited(ben, table, "buyer-2")
    assert error(claim_with(anna, table, "buyer-2", key)) == "bad-link", "the host's link is void now"
    with Person(server) as phone:
        assert claim_with(phone, table, "buyer-2", own).status_code == 200
        assert seats_of(phone, table)["buyer-2"]["name"] == "Ben"
        assert phone.view(table, "buyer-2")["own"] == ben.view(table, "buyer-2")["own"]
        view = phone.view(table, "buyer-2")
        picks = [view["asked"]["options"][0], "guess:buyer-1"]
        assert phone.answer(table, "buyer-2", picks).status_code == 200
        assert ben.view(table, "buyer-2")["retract"], "what one device answered the other sees"
        assert act(phone, table, "buyer-2", "leave").status_code == 200
        assert seats_of(phone, table)["buyer-2"]["taken"], "the other device still sits there"


def test_a_link_to_another_seat_or_table_opens_nothing(anna: Person, ben: Person) -> None:
    table, other = anna.open("here", "link", "link"), anna.open("here", "link", "link")
    key = invited(anna, table, "buyer-2")
    for where, seat, said in ((table, "buyer-3", key), (other, "buyer-2", key), (table, "buyer-2", "x" * 22)):
        assert error(claim_with(ben, where, seat, said, "Ben")) == "bad-link"
    assert error(claim_with(ben, table, "buyer-1", "x" * 22, "Ben")) == "bad-link", "no word on whether it is taken"


def test_no_link_is_kept_as_it_is(server: Server, anna: Person) -> None:
    table = anna.open("here", "link")
    key = invited(anna, table, "buyer-2")
    raw = b"".join(file.read_bytes() for file in server.folder.glob("tables.sqlite*"))
    assert hash_of(key).encode() in raw
    assert key.encode() not in raw
    assert key not in server.log.read_text()


def test_a_locked_table_is_entered_by_private_links_alone(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    assert error(ben.post(f"/tables/{table}/arrange", {"locked": True, "watching": True})) == "not-host"
    assert anna.post(f"/tables/{table}/arrange", {"locked": True, "watching": True}).json()["locked"]
    assert error(ben.claim(table, "buyer-2", "Ben")) == "locked"
    assert claim_with(ben, table, "buyer-2", invited(anna, table, "buyer-2"), "Ben").status_code == 200


def test_only_who_sits_there_makes_the_link_of_a_seat(anna: Person, ben: Person, watcher: Person) -> None:
    table = anna.open("here", "link", "link")
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    assert error(act(anna, table, "buyer-2", "link")) == "not-your-seat", "a host who could would play for the guest"
    assert error(act(ben, table, "buyer-3", "link")) == "not-your-seat"
    assert error(act(watcher, table, "buyer-3", "link")) == "not-your-seat"
    assert act(ben, table, "buyer-2", "link").status_code == 201
    assert act(anna, table, "buyer-3", "link").status_code == 201


def test_the_host_removes_a_person(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    key = invited(anna, table, "buyer-2")
    assert claim_with(ben, table, "buyer-2", key, "Ben").status_code == 200
    assert error(act(ben, table, "buyer-1", "remove")) == "not-host"
    assert act(anna, table, "buyer-2", "remove").status_code == 200
    assert not seats_of(anna, table)["buyer-2"]["taken"]
    assert list(ben.views(table)) == [None], "who was removed sees what a spectator sees"
    assert error(claim_with(ben, table, "buyer-2", key, "Ben")) == "bad-link"
    assert error(ben.answer(table, "buyer-2", ["pass"], view=1)) == "not-your-seat"


def test_nobody_looks_into_a_second_hand(anna: Person, ben: Person) -> None:
    """Not even a host who makes a seat free while the game goes on, and has its private link."""
    table = anna.open("here", "link")
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    assert act(anna, table, "buyer-2", "remove").status_code == 200
    assert error(anna.claim(table, "buyer-2", "Both")) == "has-seat"
    assert error(claim_with(anna, table, "buyer-2", invited(anna, table, "buyer-2"), "Both")) == "has-seat"
    assert list(anna.views(table)) == ["buyer-1"]


def consent(person: Person, table: str, seat: str, agree: bool = True) -> httpx.Response:
    proposal = person.get(f"/tables/{table}").json()["proposal"]["id"]
    return person.post(f"/tables/{table}/consent", {"seat": seat, "proposal": proposal, "agree": agree})


@pytest.mark.parametrize("how", ["remove", "leave"])
def test_a_second_window_sees_no_hand(server: Server, anna: Person, ben: Person, how: str) -> None:
    """Where one person is left, a newcomer could be that one: only who sat there comes back, or a bot plays."""
    with Person(server) as second:
        table = anna.open("here", "link")
        assert ben.claim(table, "buyer-2", "Ben").status_code == 200
        assert act(anna if how == "remove" else ben, table, "buyer-2", how).status_code == 200
        assert error(second.claim(table, "buyer-2", "Nobody")) == "seat-kept"
        assert error(claim_with(second, table, "buyer-2", invited(anna, table, "buyer-2"), "Nobody")) == "seat-kept"
        assert act(anna, table, "buyer-2", "bot", {"bot": "first"}).status_code == 200
        assert act(anna, table, "buyer-2", "bot", {"bot": None}).status_code == 200
        assert error(second.claim(table, "buyer-2", "Nobody")) == "seat-kept", "nor by way of a bot"
        assert list(second.views(table)) == [None]
        assert ben.claim(table, "buyer-2", "Ben").status_code == 200, "who sat there comes back"


def test_the_host_does_not_come_in_by_a_link_that_was_given_away(server: Server, anna: Person, ben: Person) -> None:
    with Person(server) as second:
        table = anna.open("here", "link")
        key = invited(anna, table, "buyer-2")
        assert claim_with(ben, table, "buyer-2", key, "Ben").status_code == 200
        assert claim_with(ben, table, "buyer-2", key).status_code == 200, "who is there already may come by it again"
        assert error(claim_with(second, table, "buyer-2", key)) == "bad-link"
        other = anna.open("here", "link")
        key = invited(anna, other, "buyer-2")
        assert ben.claim(other, "buyer-2", "Ben").status_code == 200, "without the link"
        assert error(claim_with(second, other, "buyer-2", key)) == "bad-link"


def test_a_newcomer_sits_down_when_all_others_agree(server: Server, anna: Person, ben: Person) -> None:
    with Person(server) as carl, Person(server) as dora:
        table = anna.open("here", "link", "link")
        assert ben.claim(table, "buyer-2", "Ben").status_code == 200
        assert carl.claim(table, "buyer-3", "Carl").status_code == 200
        assert act(carl, table, "buyer-3", "leave").status_code == 200
        told = dora.claim(table, "buyer-3", "Dora").json()
        assert {**told["proposal"], "id": ""} == {
            "id": "",
            "kind": "seat",
            "seat": "buyer-3",
            "name": "Dora",
            "open": ["buyer-1", "buyer-2"],
        }
        assert list(dora.views(table)) == [None]
        assert error(dora.claim(table, "buyer-3", "Dora")) == "already-proposed"
        assert consent(anna, table, "buyer-1").status_code == 200
        assert not seats_of(anna, table)["buyer-3"]["taken"], "all have to agree"
        assert consent(ben, table, "buyer-2", agree=False).status_code == 200
        assert list(dora.views(table)) == [None]
        assert dora.claim(table, "buyer-3", "Dora").status_code == 200
        with dora.watching(table) as socket:
            assert consent(anna, table, "buyer-1").status_code == 200
            assert consent(ben, table, "buyer-2").status_code == 200
            while dora.next_view(socket)["seat"] != "buyer-3":
                pass
        assert seats_of(dora, table)["buyer-3"]["name"] == "Dora"
        assert anna.get(f"/tables/{table}").json()["proposal"] is None
        assert error(carl.claim(table, "buyer-3", "Carl")) == "seat-taken"


def test_who_gives_no_name_has_none(server: Server, anna: Person, ben: Person) -> None:
    """Also where the others have to agree: each page calls them as it calls the seat."""
    with Person(server) as carl, Person(server) as dora:
        table = anna.open("here", "link", "link")
        assert ben.post(f"/tables/{table}/seats/buyer-2/claim", {}).status_code == 200
        assert carl.claim(table, "buyer-3", "Carl").status_code == 200
        assert act(carl, table, "buyer-3", "leave").status_code == 200
        told = dora.post(f"/tables/{table}/seats/buyer-3/claim", {"name": None}).json()
        assert (told["proposal"]["seat"], told["proposal"]["name"]) == ("buyer-3", None)
        assert consent(anna, table, "buyer-1").status_code == 200
        assert consent(ben, table, "buyer-2").status_code == 200
        seats = seats_of(anna, table)
        assert [(seats[one]["taken"], seats[one]["name"]) for one in ("buyer-2", "buyer-3")] == [(True, None)] * 2
        assert dora.claim(table, "buyer-3", "Dora").status_code == 200
        assert seats_of(anna, table)["buyer-3"]["name"] == "Dora", "it can be said later"
        assert error(ben.claim(table, "buyer-2", "")) == "bad-name"


@BOTH
def test_who_has_left_a_seat_has_seen_its_hand(own_server: Server) -> None:
    """They may come back to it, also after a restart, but take no other."""
    with Person(own_server) as anna, Person(own_server) as ben, Person(own_server) as carl:
        table = anna.open("here", "link", "link")
        assert ben.claim(table, "buyer-2", "Ben").status_code == 200
        assert act(ben, table, "buyer-2", "leave").status_code == 200
        assert ben.claim(table, "buyer-3", "Ben").status_code == 200, "nothing was dealt yet"
        assert carl.claim(table, "buyer-2", "Carl").status_code == 200
        assert act(ben, table, "buyer-3", "leave").status_code == 200
        assert act(anna, table, "buyer-2", "remove").status_code == 200
        assert table not in ben.get("/mine").text
        for _ in range(2):
            assert error(ben.claim(table, "buyer-2", "Ben")) == "has-seat"
            assert error(carl.claim(table, "buyer-3", "Carl")) == "has-seat"
            own_server.kill()
            own_server.start()
        assert carl.claim(table, "buyer-2", "Carl").status_code == 200
        assert ben.claim(table, "buyer-3", "Ben").status_code == 200
        assert carl.claim(table, "buyer-2", "Karl").status_code == 200, "another name at their own seat"


def test_free_seats_are_given_to_bots_at_the_start_and_later(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    assert error(act(ben, table, "buyer-2", "bot", {"bot": "first"})) == "not-host"
    assert error(act(anna, table, "buyer-2", "bot", {"bot": "none"})) == "bad-body"
    assert act(anna, table, "buyer-2", "bot", {"bot": "first"}).json()["state"] == "playing"
    wait_for(lambda: anna.view(table, "buyer-1")["waiting"] != ["buyer-1", "buyer-2"])
    assert act(anna, table, "buyer-2", "bot", {"bot": None}).status_code == 200
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    assert seats_of(ben, table)["buyer-2"]["bot"] is None


def wait_for(done: Any) -> None:
    for _ in range(200):
        if done():
            return
        time.sleep(0.05)
    raise AssertionError("it did not come")


def test_a_bot_stands_in_only_for_who_is_away(anna: Person, ben: Person, watcher: Person) -> None:
    table = anna.open("here", "link", "link")
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    with ben.watching(table):
        wait_for(lambda: not seats_of(anna, table)["buyer-2"]["away"])
        assert error(act(anna, table, "buyer-2", "bot", {"bot": "first"})) == "not-away"
    wait_for(lambda: seats_of(anna, table)["buyer-2"]["away"])
    assert error(act(anna, table, "buyer-2", "bot", {"bot": "first"})) == "not-away", "only a moment ago"
    assert error(act(watcher, table, "buyer-2", "bot", {"bot": "first"})) == "not-your-seat"


def test_while_a_bot_stands_in_the_person_comes_back_by_saying_so(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    assert act(ben, table, "buyer-2", "bot", {"bot": "first"}).status_code == 200, "for oneself at any time"
    seat = seats_of(anna, table)["buyer-2"]
    assert (seat["bot"], seat["name"], seat["taken"]) == ("first", "Ben", True)
    wait_for(lambda: "buyer-2" not in anna.view(table, "buyer-1")["waiting"])
    assert error(ben.answer(table, "buyer-2", ["pass"])) == "bot-plays"
    assert act(ben, table, "buyer-2", "bot", {"bot": None}).status_code == 200
    luck = random.Random(1)
    for _ in range(50):
        if move(ben, table, luck):
            return
        move(anna, table, luck)
    raise AssertionError("who has come back was never asked again")


def test_who_holds_no_seat_may_be_refused_a_look(anna: Person, ben: Person, watcher: Person) -> None:
    table = anna.open("here", "link")
    ben.claim(table, "buyer-2", "Ben")
    assert watcher.view(table)["public"] is not None
    anna.post(f"/tables/{table}/arrange", {"locked": False, "watching": False})
    seen = watcher.view(table)
    assert seen["public"] is None
    assert seen["events"] == []
    assert error(watcher.get(f"/tables/{table}/log")) == "no-spectators"
    with watcher.watching(table) as socket:
        assert watcher.next_view(socket)["public"] is None
        before = (seen["view"], watcher.get(f"/tables/{table}").json()["seq"])
        assert anna.answer(table, "buyer-1", [anna.view(table, "buyer-1")["asked"]["options"][0]]).status_code == 200
        assert (watcher.view(table)["view"], watcher.get(f"/tables/{table}").json()["seq"]) == before, "nor how much"
    assert anna.view(table, "buyer-1")["public"] is not None


def test_spectators_are_counted(anna: Person, watcher: Person) -> None:
    table = anna.open("here", "here")
    assert anna.get(f"/tables/{table}").json()["spectators"] == 0
    with watcher.watching(table), anna.watching(table):
        wait_for(lambda: anna.get(f"/tables/{table}").json()["spectators"] == 1)
        assert anna.view(table, "buyer-1")["table"]["spectators"] == 1
    wait_for(lambda: anna.get(f"/tables/{table}").json()["spectators"] == 0)


def test_a_table_that_waits_is_found_by_its_code(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    code = anna.get(f"/tables/{table}").json()["code"]
    assert len(code) == opening.CODE_LENGTH
    assert set(code) <= set(opening.ALPHABET)
    assert ben.get(f"/codes/{code.lower()}").json() == {"id": table, "link": f"/t/{table}"}
    ben.claim(table, "buyer-2", "Ben")
    assert error(ben.get(f"/codes/{code}")) == "no-such-table", "a table that plays is not found any more"
    assert anna.get(f"/tables/{table}").json()["code"] is None
    assert error(ben.get("/codes/ZZZZZZ")) == "no-such-table"
    assert error(ben.get(f"/codes/{'A' * 500}")) == "no-such-table"


def test_my_tables_are_listed_the_newest_first(server: Server) -> None:
    with Person(server) as anna, Person(server) as ben:
        first, second = anna.open("here", "here"), anna.open("here", "link")
        assert [table["id"] for table in anna.get("/mine").json()] in ([first, second], [second, first])
        assert ben.get("/mine").json() == []
        mine = {table["id"]: table for table in anna.get("/mine").json()}
        assert mine[first]["host"] is True
        assert (mine[first]["asked"], mine[second]["asked"]) == (True, False), "the second waits for its players"
        ben.claim(second, "buyer-2", "Ben")
        (told,) = ben.get("/mine").json()
        assert told["id"] == second
        assert told["host"] is False


@pytest.mark.parametrize("what", ["link", "remove", "bot", "leave"])
def test_seats_and_tables_that_are_not_there(anna: Person, what: str) -> None:
    table = anna.open("here", "here")
    body = {"bot": None} if what == "bot" else {}
    assert error(act(anna, table, "nobody", what, body)) == "no-such-seat"
    assert error(act(anna, "x" * 22, "buyer-1", what, body)) == "no-such-table"
    assert error(act(anna, table, "buyer-1", what, {"more": 1})) == "bad-body"


def test_what_was_arranged_outlives_the_server(own_server: Server) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = anna.open("here", "link", "link")
        key = invited(anna, table, "buyer-2")
        anna.post(f"/tables/{table}/arrange", {"locked": True, "watching": False})
        act(anna, table, "buyer-3", "bot", {"bot": "first"})
        own_server.stop()
        own_server.start()
        info = anna.get(f"/tables/{table}").json()
        assert (info["host"], info["locked"], info["watching"]) == (True, True, False)
        assert seats_of(anna, table)["buyer-3"]["bot"] == "first"
        assert claim_with(ben, table, "buyer-2", key, "Ben").status_code == 200
