"""What is done only if all agree: taking the last answer back where several play, ending the game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import httpx2 as httpx
import pytest

from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.core.play.match import Match
from fogtable.core.play.view import view_bytes
from fogtable.games import load
from fogtable.server.tables.replay import replay
from fogtable.server.tables.undo import LastAnswer, undoable_by
from tests.server.harness import Person, Server, error, move, new_key
from tests.server.mirror import stored_answers

GAME = load("notalone")
SEATS = ("creature", "hunted-1")


def opened(people: Sequence[Person]) -> str:
    """Open a table at which the first is the Creature and the second is hunted."""
    table = people[0].open("here", "link", game="notalone")
    assert people[1].claim(table, "hunted-1", "Ben").status_code == 200
    return table


@pytest.fixture
def two(anna: Person, ben: Person) -> str:
    """A table at which Anna is the Creature and Ben is hunted."""
    return opened([anna, ben])


def pick(person: Person, table: str, luck: random.Random) -> bool:
    """Make one pick, were it in the middle of a gesture; tell whether there was one to make."""
    for seat, view in person.views(table).items():
        if seat in view["waiting"] or (view["asked"] and view["waiting"] == ["table"]):
            assert seat is not None
            assert person.answer(table, seat, [luck.choice(view["asked"]["options"])]).status_code == 200
            return True
    return False


def until_undo(people: Sequence[Person]) -> tuple[str, int]:
    """Play by chance until one of two people may propose to take back; return the table, and which of them."""
    luck = random.Random(1)
    for _ in range(20):
        table = opened(people)
        while True:
            views = [person.view(table, seat) for person, seat in zip(people, SEATS, strict=True)]
            if views[0]["over"]:
                break
            for at, view in enumerate(views):
                if view["undo"] and view["waiting"] == [SEATS[at]]:
                    return table, at
            assert pick(people[0], table, luck) or pick(people[1], table, luck)
    raise AssertionError("nothing could be taken back in whole games")


def shown(person: Person, table: str, seat: str) -> dict[str, Any]:
    """Return what a seat sees of the game."""
    return {name: part for name, part in person.view(table, seat).items() if name not in ("view", "table")}


def proposed(person: Person, table: str) -> Any:
    return person.get(f"/tables/{table}").json()["proposal"]


def consent(person: Person, table: str, seat: str, agree: bool = True, proposal: str = "") -> httpx.Response:
    said = proposal or (proposed(person, table) or {"id": "none"})["id"]
    return person.post(f"/tables/{table}/consent", {"seat": seat, "proposal": said, "agree": agree})


def end(person: Person, table: str, seat: str) -> httpx.Response:
    return person.post(f"/tables/{table}/end", {"seat": seat})


# -- undo -------------------------------------------------------------------------------------------------------------


def test_all_agree_and_the_answer_is_taken_back(server: Server, anna: Person, ben: Person) -> None:
    people = (anna, ben)
    two, at = until_undo(people)
    who, seat, other, others = people[at], SEATS[at], people[1 - at], SEATS[1 - at]
    before = stored_answers(server, two)
    assert not other.view(two, others)["undo"], "only who gave it proposes to take it back"
    assert error(other.undo(two, others)) == "not-undoable"
    number = who.view(two, seat)["view"]
    assert who.undo(two, seat).json() == {"view": number, "taken": 0}
    asked = {"kind": "undo", "seat": seat, "name": None, "open": [others]}
    assert {**proposed(other, two), "id": ""} == {"id": "", **asked}
    assert stored_answers(server, two) == before, "nothing has changed before all have agreed"
    assert consent(other, two, others).status_code == 200
    assert stored_answers(server, two) == [*before, (at, "undo")], "it is an act of its own"
    assert proposed(other, two) is None
    assert before[-1][1] in who.view(two, seat)["asked"]["options"]


def test_one_no_is_enough(server: Server, anna: Person, ben: Person) -> None:
    people = (anna, ben)
    two, at = until_undo(people)
    before = shown(anna, two, "creature"), shown(ben, two, "hunted-1"), stored_answers(server, two)
    for answers in (1 - at, at):  # the other says no; who has proposed it withdraws it
        assert people[at].undo(two, SEATS[at]).status_code == 200
        assert consent(people[answers], two, SEATS[answers], agree=False).status_code == 200
        assert proposed(anna, two) is None
        assert before == (shown(anna, two, "creature"), shown(ben, two, "hunted-1"), stored_answers(server, two))


def test_the_next_answer_ends_the_proposal(server: Server, anna: Person, ben: Person) -> None:
    people = (anna, ben)
    two, at = until_undo(people)
    assert people[at].undo(two, SEATS[at]).status_code == 200
    old = proposed(anna, two)["id"]
    luck = random.Random(3)
    seen = anna.get(f"/tables/{two}").json()["seq"]
    assert move(anna, two, luck) or move(ben, two, luck)
    if anna.get(f"/tables/{two}").json()["seq"] == seen:  # nobody was shown anything: so nobody is told that it lapsed
        assert proposed(anna, two)["id"] == old
        before = stored_answers(server, two)
        assert error(consent(people[1 - at], two, SEATS[1 - at])) == "not-undoable"
        assert stored_answers(server, two) == before
    assert proposed(anna, two) is None
    before = stored_answers(server, two)
    assert error(consent(people[1 - at], two, SEATS[1 - at], proposal=old)) == "no-proposal"
    assert stored_answers(server, two) == before


def test_a_bot_agrees_to_nothing_for_a_person_but_is_not_asked_itself(
    server: Server, anna: Person, ben: Person
) -> None:
    people = (anna, ben)
    table, at = until_undo(people)
    who, seat, other, others = people[at], SEATS[at], people[1 - at], SEATS[1 - at]
    assert who.view(table, seat)["waiting"] == [seat], "else the bot would answer"
    assert other.post(f"/tables/{table}/seats/{others}/bot", {"bot": "random"}).status_code == 200
    before = stored_answers(server, table)
    assert who.undo(table, seat).json()["taken"] == 0
    assert proposed(who, table)["open"] == [others]
    assert stored_answers(server, table) == before
    assert other.post(f"/tables/{table}/seats/{others}/leave", {}).status_code == 200
    host = people[0] if at == 0 else None
    if host is not None:
        assert host.post(f"/tables/{table}/seats/{others}/bot", {"bot": "random"}).status_code == 200
        key = new_key()
        view = who.view(table, seat)["view"]
        assert who.undo(table, seat, view, key).json()["taken"] == 1
        assert who.undo(table, seat, view, key).json()["taken"] == 1, "the same request again"
        assert stored_answers(server, table) == [*before, (at, "undo")]


def test_nobody_ends_a_game_alone_that_others_sat_at(anna: Person, ben: Person, two: str) -> None:
    assert ben.post(f"/tables/{two}/seats/hunted-1/leave", {}).status_code == 200
    assert error(end(anna, two, "creature")) == "left"
    assert anna.post(f"/tables/{two}/seats/hunted-1/bot", {"bot": "random"}).status_code == 200
    assert error(end(anna, two, "creature")) == "left", "nor with a bot in place of who has left"
    assert anna.view(two, "creature")["public"]["hunt_hand"] == 3, "the hands stay closed"
    assert anna.post(f"/tables/{two}/seats/hunted-1/bot", {"bot": None}).status_code == 200
    assert ben.claim(two, "hunted-1", "Ben").status_code == 200, "and the game is gone on with"
    assert anna.get(f"/tables/{two}").json()["state"] == "playing"


def test_who_is_away_has_not_agreed(anna: Person, ben: Person, two: str) -> None:
    assert end(anna, two, "creature").json()["state"] == "playing"
    assert proposed(anna, two)["open"] == ["hunted-1"], "however long they are away"
    assert ben.post(f"/tables/{two}/seats/hunted-1/bot", {"bot": "random"}).status_code == 200
    assert consent(anna, two, "creature").json()["state"] == "playing", "nor has a bot that stands in"
    assert consent(ben, two, "hunted-1").json()["state"] == "over"


def test_a_stranger_says_nothing_to_it(anna: Person, ben: Person, watcher: Person) -> None:
    people = (anna, ben)
    two, at = until_undo(people)
    assert people[at].undo(two, SEATS[at]).status_code == 200
    assert proposed(watcher, two)["kind"] == "undo"
    for seat in SEATS:
        assert error(consent(watcher, two, seat)) == "not-your-seat"
        assert error(end(watcher, two, seat)) == "not-your-seat"
    assert error(consent(people[1 - at], two, SEATS[at])) == "not-your-seat"
    assert proposed(anna, two)["open"] == [SEATS[1 - at]]


def hands_of(match: Match) -> list[Any]:
    return [match.state.hunt_hand, *match.state.survival_hand]


def test_no_undo_shows_anything_twice() -> None:
    """In whole games: what may be taken back had no luck in it, and leaves everybody knowing what they knew."""
    possible: Counter[str] = Counter()
    for seed in range(6):
        luck = random.Random(seed)
        match = Match(GAME, 4, seed=seed)
        while not match.over:
            seat = luck.choice(match.awaited())
            question = match.question(seat)
            option = luck.choice(match.offered(seat))
            last = LastAnswer("")
            last.note(match)
            came = len(match.state.chance.came)
            hands = hands_of(match)
            seen = [view_bytes(match.state, viewer, match.names) for viewer in (SPECTATOR, *match.state.seats)]
            match.play(seat, option)
            assert last.judge(match)
            assert last.by(match) == undoable_by(match, ""), "what a restart finds is what was known"
            if last.by(match) is None:
                continue
            assert last.by(match) == seat
            assert question is not None
            possible[question[0].code()] += 1
            assert len(match.state.chance.came) == came
            assert all(not old - new for old, new in zip(hands, hands_of(match), strict=True))
            back = replay(match, match.answers[:-1])
            assert seen == [view_bytes(back.state, viewer, back.names) for viewer in (SPECTATOR, *back.state.seats)]
    assert sum(possible.values()) > 50
    assert len(possible) > 4


# -- the end ----------------------------------------------------------------------------------------------------------


def test_the_game_ends_when_all_agree_and_everything_is_open(
    server: Server, anna: Person, ben: Person, watcher: Person, two: str
) -> None:
    with anna.watching(two), ben.watching(two):
        assert end(ben, two, "hunted-1").json()["state"] == "playing"
        assert proposed(anna, two)["open"] == ["creature"]
        assert error(anna.undo(two, "creature")) in ("already-proposed", "not-undoable")
        assert error(end(anna, two, "creature")) == "already-proposed", "it is agreed to, not proposed anew"
        move(anna, two, random.Random(1))
        assert proposed(anna, two), "the next answer does not end it: it is about the game, not about an answer"
        hidden = anna.view(two, "creature")["own"]["hunt_hand"]
        assert watcher.view(two)["public"]["hunt_hand"] == len(hidden) > 0
        assert consent(anna, two, "creature").json()["state"] == "over"
    for person in (anna, ben, watcher):
        view = next(iter(person.views(two).values()))
        assert (view["over"], view["asked"], view["waiting"]) == (None, None, [])
        assert (view["retract"], view["undo"]) == (False, False)
        assert view["table"]["proposal"] is None
        assert sorted(view["public"]["hunt_hand"]) == sorted(hidden)
    assert watcher.get(f"/tables/{two}/log?seat=all").status_code == 200
    assert watcher.get(f"/tables/{two}/replay?seat=all").status_code == 200
    assert error(watcher.get(f"/tables/{two}/record")) == "not-over", "it has no result, and makes no record"
    assert error(watcher.get(f"/tables/{two}/analysis")) == "not-over"
    seen = anna.view(two, "creature")["view"]
    assert error(anna.answer(two, "creature", ["pass"], seen)) == "over"
    assert error(end(anna, two, "creature")) == "over"
    assert error(anna.post(f"/tables/{two}/seats/creature/leave", {})) == "over"


def test_who_says_no_to_the_end_plays_on(anna: Person, ben: Person, two: str) -> None:
    with anna.watching(two), ben.watching(two):
        assert end(ben, two, "hunted-1").status_code == 200
        assert end(ben, two, "hunted-1").status_code == 200, "the same again is the same"
        assert consent(anna, two, "creature", agree=False).status_code == 200
    assert proposed(anna, two) is None
    assert anna.get(f"/tables/{two}").json()["state"] == "playing"
    assert anna.view(two, "creature")["public"]["hunt_hand"] == 3


def test_nobody_ends_a_game_that_has_not_begun(anna: Person) -> None:
    table = anna.open("here", "link", game="notalone")
    assert error(end(anna, table, "creature")) == "not-asked"


def test_who_plays_with_bots_ends_it_alone(anna: Person) -> None:
    table = anna.open("here", "bot", game="notalone")
    assert end(anna, table, "creature").json()["state"] == "over"


def test_an_end_and_a_proposal_outlive_the_server(own_server: Server) -> None:
    with Person(own_server) as anna, Person(own_server) as ben:
        table = anna.open("here", "link", game="notalone")
        ben.claim(table, "hunted-1", "Ben")
        assert end(anna, table, "creature").status_code == 200
        before = proposed(ben, table)
        own_server.kill()
        own_server.start()
        assert proposed(ben, table) == before
        assert consent(ben, table, "hunted-1").json()["state"] == "over"
        own_server.kill()
        own_server.start()
        assert anna.get(f"/tables/{table}").json()["state"] == "over"
        assert ben.view(table, "hunted-1")["public"]["hunt_hand"] != 3


@pytest.mark.parametrize(
    ("call", "body", "code"),
    [
        ("consent", {"seat": "creature", "proposal": "x"}, "bad-body"),
        ("consent", {"seat": "creature", "proposal": "x", "agree": True}, "no-proposal"),
        ("consent", {"seat": "nobody", "proposal": "x", "agree": True}, "no-such-seat"),
        ("end", {"seat": "nobody"}, "no-such-seat"),
        ("end", {"seat": "hunted-1"}, "not-your-seat"),
        ("end", {}, "bad-body"),
    ],
)
def test_bad_calls_change_nothing(anna: Person, two: str, call: str, body: dict[str, Any], code: str) -> None:
    before = anna.views(two)
    assert error(anna.post(f"/tables/{two}/{call}", body)) == code
    assert anna.views(two) == before
