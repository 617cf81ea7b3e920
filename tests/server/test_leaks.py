"""Every byte that a seat is sent is looked through for what it may not know, in whole games over HTTP and sockets."""

from __future__ import annotations

import json
import random
import re
from contextlib import ExitStack

import pytest

from fogtable.core.play.match import Match
from fogtable.games import NAMES, load
from tests.server.auction import AUCTION, Card
from tests.server.harness import Person, Server, move
from tests.server.mirror import check_view, truth
from tests.tiers import slow, tries


def gather(stack: ExitStack, server: Server, count: int, game: str) -> tuple[list[Person], str]:
    """Seat that many people, each in a session of their own, at a new table."""
    people = [stack.enter_context(Person(server)) for _ in range(count)]
    table = people[0].open("here", *["link"] * (count - 1), game=game)
    seats = [seat["seat"] for seat in people[0].get(f"/tables/{table}").json()["seats"]]
    for person, seat in zip(people[1:], seats[1:], strict=True):
        assert person.claim(table, seat, f"Person {seat}").status_code == 200
    return people, table


@pytest.mark.parametrize(
    ("name", "count", "seed"),
    [("auction", 2, 1), ("auction", 4, 2), *[(n, min(3, load(n).seat_counts[-1]), 3) for n in NAMES]],
)
def test_no_view_holds_what_its_seat_may_not_know(server: Server, name: str, count: int, seed: int) -> None:
    game = AUCTION if name == "auction" else load(name)
    luck = random.Random(seed)
    with ExitStack() as stack:
        people, table = gather(stack, server, count, name)
        watcher = stack.enter_context(Person(server))
        sockets = {person: stack.enter_context(person.watching(table)) for person in (*people, watcher)}
        match = truth(server, table, game)
        for _ in range(tries(150)):
            for person in (*people, watcher):
                for view in person.views(table).values():
                    check_view(view, match)
            if match.over:
                break
            assert any(move(person, table, luck) for person in luck.sample(people, count))
            match = truth(server, table, game)
        for person, socket in sockets.items():
            newest = {view["seat"]: view["view"] for view in person.views(table).values()}
            last: dict[str | None, int] = {}
            while last != newest:
                view = person.next_view(socket)
                assert view["view"] > last.get(view["seat"], 0)
                last[view["seat"]] = view["view"]
            assert set(last) <= ({None} if person is watcher else set(match.names))
            assert len(last) == 1


def known_cards(match: Match, seat: int | None, buried: set[str]) -> set[str]:
    held = () if seat is None else match.state.hand[seat]
    shown = (card for bids in match.state.bids for card in bids)
    return {Card.name(card) for card in (*held, *shown)} | buried


class Named:
    """The cards that are named in what somebody has heard."""

    def __init__(self, person: Person, word: re.Pattern[str]) -> None:
        self._person = person
        self._word = word
        self._read = 0
        self._cards: set[str] = set()

    def cards(self) -> set[str]:
        self._cards |= set(self._word.findall(" ".join(self._person.heard[self._read :])))
        self._read = len(self._person.heard)
        return self._cards


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=slow), pytest.param(3, marks=slow)])
def test_no_card_is_named_to_a_seat_that_cannot_know_it(server: Server, seed: int) -> None:
    """In this game a card that has been known stays known: no byte may name a card before its time."""
    luck = random.Random(seed)
    word = re.compile("|".join(rf"(?<=[\":]){name}(?=\")" for name in Card.names))
    with ExitStack() as stack:
        people, table = gather(stack, server, 3, "auction")
        watcher = stack.enter_context(Person(server))
        buried: list[set[str]] = [set(), set(), set()]
        named = {person: Named(person, word) for person in (*people, watcher)}
        for _ in range(300):
            match = truth(server, table, AUCTION)
            if match.over:
                break
            for at, person in enumerate(people):
                seat = match.names[at]
                person.views(table)
                person.get(f"/tables/{table}/log?seat={seat}&from=0")
                person.get(f"/tables/{table}/log")
                person.get(f"/tables/{table}")
                assert named[person].cards() <= known_cards(match, at, buried[at])
            watcher.views(table)
            watcher.get(f"/tables/{table}/log")
            assert named[watcher].cards() <= known_cards(match, None, set())
            at = luck.randrange(3)
            hand = {Card.name(card) for card in match.state.hand[at]}
            if move(people[at], table, luck):
                now = truth(server, table, AUCTION)
                gone = hand - {Card.name(card) for card in now.state.hand[at]}
                buried[at] |= gone
        assert match.over


@slow
def test_a_hidden_answer_changes_no_other_view(server: Server) -> None:
    """In a quiet question nobody else's view, counter or socket shows who is asked, or that somebody has answered."""
    assert any(hidden_answers(server, seed) for seed in range(60)), "no game came to a quiet question of several"


def hidden_answers(server: Server, seed: int) -> int:
    luck = random.Random(seed)
    seen = 0
    with ExitStack() as stack:
        people, table = gather(stack, server, 3, "auction")
        for _ in range(300):
            match = truth(server, table, AUCTION)
            if match.over:
                break
            quiet = not match.waits_openly() and len(match.awaited()) > 1
            for at, person in enumerate(people):
                others = {one: json.dumps(one.views(table)) for one in people if one is not person}
                if quiet and at == match.awaited()[0]:
                    seq = person.get(f"/tables/{table}").json()["seq"]
                    assert move(person, table, luck)
                    seen += 1
                    assert others == {one: json.dumps(one.views(table)) for one in others}
                    assert seq == person.get(f"/tables/{table}").json()["seq"]
                    break
            else:
                assert any(move(person, table, luck) for person in people)
    return seen


def test_while_the_table_waits_for_its_players_nothing_is_dealt(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link")
    assert anna.view(table, "buyer-1")["public"] is None
    assert anna.view(table, "buyer-1")["own"] == {}
    assert ben.views(table)[None]["public"] is None
    assert ben.get(f"/tables/{table}/log").json() == {"from": 0, "events": []}
    ben.claim(table, "buyer-2", "Ben")
    assert list(anna.view(table, "buyer-1")["own"]["hand"]) == ["buyer-1"]
