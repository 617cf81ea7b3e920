"""Playing again with the same people: who sits where, what stays the same, and who learns of it."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx

from fogtable.server.tables.fairness import fingerprint
from tests.server.harness import Person, error

VALUE = "ab" * 32


def again(person: Person, table: str, **more: Any) -> httpx.Response:
    return person.post(f"/tables/{table}/rematch", more)


def info(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/tables/{table}").json()
    return found


def who(person: Person, table: str) -> list[tuple[str, str | None, bool, bool]]:
    return [(seat["seat"], seat["name"], seat["taken"], seat["mine"]) for seat in info(person, table)["seats"]]


def ended(anna: Person, ben: Person, **more: Any) -> str:
    """Let Anna (the Creature), Ben and a bot agree to end their game; return the table."""
    table = anna.open("here", "link", "bot", game="notalone", **more)
    assert ben.claim(table, "hunted-1", "Ben").status_code == 200
    assert anna.claim(table, "creature", "Anna").status_code == 200
    proposal = anna.post(f"/tables/{table}/end", {"seat": "creature"}).json()["proposal"]["id"]
    ben.post(f"/tables/{table}/consent", {"seat": "hunted-1", "proposal": proposal, "agree": True})
    assert info(anna, table)["state"] == "over"
    return table


def test_each_takes_one_tap_and_everybody_moves_up_one_seat(anna: Person, ben: Person) -> None:
    table = ended(anna, ben, clock={"decision": 60, "reserve": 10}, options={"lair": "all"})
    assert info(anna, table)["rematch"] is None
    opened = again(ben, table)
    assert opened.status_code == 201
    new = opened.json()["id"]
    assert opened.json()["link"] == f"/t/{new}"
    expected = [("creature", "Ben", True, True), ("hunted-1", None, True, False), ("hunted-2", "Anna", False, False)]
    assert who(ben, new) == expected
    waiting = info(ben, new)
    assert (waiting["state"], waiting["locked"], waiting["host"]) == ("open", True, True)
    assert info(anna, table)["rematch"] == new, "it is told to who has played"
    assert again(anna, table).json()["id"] == new
    assert [seat[2] for seat in who(anna, new)] == [True] * 3
    begun, before = info(anna, new), info(anna, table)
    assert begun["state"] == "playing"
    assert (begun["options"], begun["clock"]["decision"]) == (before["options"], 60)
    assert begun["options"]["lair"] == "all"


def test_a_second_tap_leads_to_the_same_table(anna: Person, ben: Person) -> None:
    table = ended(anna, ben)
    new = again(ben, table).json()["id"]
    assert again(ben, table).json()["id"] == new
    assert who(ben, new)[0][1:] == ("Ben", True, True)


def test_who_plays_with_bots_alone_keeps_the_side(anna: Person) -> None:
    table = anna.open("here", "bot", "bot", game="notalone", first=1)
    mine = [seat["seat"] for seat in info(anna, table)["seats"] if seat["mine"]]
    anna.post(f"/tables/{table}/end", {"seat": mine[0]})
    new = again(anna, table).json()["id"]
    assert [seat["seat"] for seat in info(anna, new)["seats"] if seat["mine"]] == mine
    assert (info(anna, new)["state"], info(anna, new)["locked"]) == ("playing", False)


def test_each_adds_to_the_luck(anna: Person, ben: Person) -> None:
    table = ended(anna, ben)
    new = again(ben, table, commitment=fingerprint(VALUE)).json()["id"]
    again(anna, table, commitment=fingerprint(VALUE[::-1]))
    assert info(ben, new)["state"] == "shuffling"
    assert ben.reveal(new, "creature", VALUE).status_code == 200
    assert anna.reveal(new, "hunted-2", VALUE[::-1]).json()["state"] == "playing"


def test_a_seat_that_somebody_else_has_by_now_is_theirs(anna: Person, ben: Person) -> None:
    table = ended(anna, ben)
    new = again(ben, table).json()["id"]
    ben.post(f"/tables/{new}/seats/hunted-2/bot", {"bot": "random"})
    assert again(anna, table).json()["id"] == new
    assert who(anna, new)[2][1:] == (None, True, False)


def test_nobody_else_learns_of_it_or_takes_a_seat(anna: Person, ben: Person, watcher: Person) -> None:
    table = ended(anna, ben)
    new = again(ben, table).json()["id"]
    assert info(watcher, table)["rematch"] is None
    assert new not in watcher.get(f"/tables/{table}/views").text
    assert error(again(watcher, table)) == "not-your-seat"
    assert error(watcher.claim(new, "hunted-2", "Eve")) == "locked"


def test_a_game_that_goes_on_has_none_and_a_lesson_never(anna: Person) -> None:
    table = anna.open("here", "bot", "bot", game="notalone")
    assert error(again(anna, table)) == "not-over"
    lesson = next(game for game in anna.get("/games").json() if game["name"] == "notalone")["lessons"][0]
    guided = anna.open(*lesson["players"], game="notalone", mode="tutorial", lesson=lesson["name"])
    mine = next(seat["seat"] for seat in info(anna, guided)["seats"] if seat["mine"])
    anna.post(f"/tables/{guided}/end", {"seat": mine})
    assert error(again(anna, guided)) == "not-found"


def test_an_unsound_body_changes_nothing(anna: Person, ben: Person) -> None:
    table = ended(anna, ben)
    assert error(again(anna, table, commitment="short")) == "bad-body"
    assert error(again(anna, table, seat="creature")) == "bad-body"
    assert info(anna, table)["rematch"] is None


def test_whoever_comes_first_nobody_gets_the_seat_of_another(anna: Person, ben: Person, watcher: Person) -> None:
    table = anna.open("here", "link", "link", game="notalone")
    anna.claim(table, "creature", "Anna")
    ben.claim(table, "hunted-1", "Ben")
    watcher.claim(table, "hunted-2", "Cem")
    proposal = anna.post(f"/tables/{table}/end", {"seat": "creature"}).json()["proposal"]["id"]
    for person, seat in ((ben, "hunted-1"), (watcher, "hunted-2")):
        person.post(f"/tables/{table}/consent", {"seat": seat, "proposal": proposal, "agree": True})
    new = again(watcher, table).json()["id"]
    # Whom a kept seat belongs to is settled by the end: who leaves then, or comes by a link, would move the others.
    assert error(anna.post(f"/tables/{table}/seats/creature/leave", {})) == "over"
    assert error(watcher.claim(table, "creature", "Anna")) == "over"
    for _ in range(3):
        assert again(watcher, table).json()["id"] == new
    assert who(watcher, new) == [
        ("creature", "Ben", False, False),
        ("hunted-1", "Cem", True, True),
        ("hunted-2", "Anna", False, False),
    ]
    # A seat given up there is still kept for its person, and for nobody else.
    watcher.post(f"/tables/{new}/seats/hunted-1/leave", {})
    assert [seat[2] for seat in who(watcher, new)] == [False] * 3
    again(anna, table)
    assert error(anna.claim(new, "hunted-1", "Eve")) == "locked"
    again(watcher, table)
    again(ben, table)
    assert [next(seat[0] for seat in who(person, new) if seat[3]) for person in (anna, ben, watcher)] == [
        "hunted-2",
        "creature",
        "hunted-1",
    ]
    assert info(anna, new)["state"] == "playing"


def test_who_was_removed_before_the_game_has_no_way_in_by_a_rematch(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link", "link", game="notalone", first=0)
    assert ben.claim(table, "hunted-1", "Ben").status_code == 200
    assert anna.post(f"/tables/{table}/seats/hunted-1/remove", {}).status_code == 200
    for seat in ("hunted-1", "hunted-2"):
        anna.post(f"/tables/{table}/seats/{seat}/bot", {"bot": "random"})
    assert anna.post(f"/tables/{table}/end", {"seat": "creature"}).status_code == 200
    assert error(again(ben, table)) == "not-your-seat"
    new = again(anna, table).json()["id"]
    assert info(ben, table)["rematch"] is None
    assert error(again(ben, table)) == "not-your-seat"
    assert not any(mine for _, _, _, mine in who(ben, new))
