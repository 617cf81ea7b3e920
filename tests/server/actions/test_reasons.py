"""Why not, asked by a page: of one's own question only, after picks too, and never more than the seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.core.bot import observe
from fogtable.core.play.redeal import redeal
from fogtable.games import load
from tests.server.harness import Person, Server, error
from tests.server.mirror import truth

SEAT = "hunted-1"


@pytest.fixture
def table(anna: Person) -> str:
    """A table of NOT ALONE: the Creature has passed, the Hunted explore."""
    table = anna.open("here", "here", "here", game="notalone", first=0)
    assert anna.answer(table, "creature", ["pass"]).status_code == 200
    return table


def test_what_is_missing_is_told_with_its_reason(anna: Person, table: str) -> None:
    said = anna.reasons(table, SEAT, []).json()
    assert said["question"] == "explore"
    assert said["options"]["commit:swamp"] == {"reason": "not-owned", "args": {}}
    assert said["options"]["resist2"] == {"reason": "discard-pile", "args": {"needed": 3, "has": 0}}
    offered = anna.view(table, SEAT)["asked"]["options"]
    assert not set(offered) & set(said["options"])


def test_it_is_what_the_seat_could_say_by_itself(server: Server, anna: Person, table: str) -> None:
    """In another world that looks alike to the seat the same bytes are told."""
    match = truth(server, table, load("notalone"))
    seat = match.names.index(SEAT)
    why = load("notalone").why
    assert why is not None
    for seed in range(5):
        seen = observe(redeal(match, seat, seed), seat)
        assert anna.reasons(table, SEAT, []).json() == why.missing(seen).told(seen.choice, seen.names) | {"odds": {}}


def test_nothing_is_changed_and_nobody_else_is_told_anything(anna: Person, table: str) -> None:
    before = anna.views(table)
    anna.reasons(table, SEAT, [])
    assert anna.views(table) == before


def test_only_who_sits_there_and_is_asked_learns_it(anna: Person, ben: Person, table: str) -> None:
    assert error(ben.reasons(table, SEAT, [], 1)) == "not-your-seat"
    assert error(anna.reasons(table, "creature", [])) == "not-asked"
    assert error(anna.reasons(table, SEAT, [], 0)) == "stale-view"
    # A Survival card can lead to a further question; a place card never does.
    whole = next(option for option in anna.view(table, SEAT)["asked"]["options"] if option.startswith("commit:"))
    refused = anna.reasons(table, SEAT, [whole])
    assert error(refused) == "not-asked"
    assert refused.json()["error"]["pick"] == 1
    assert error(anna.reasons(table, SEAT, ["commit:nowhere"])) == "not-offered"


def test_after_picks_it_is_about_the_question_that_they_lead_to(anna: Person) -> None:
    table = anna.open("here", game="onoda", options={})
    told: dict[str, Any] = anna.reasons(table, "onoda", []).json()
    assert told["question"] == "act"


def test_the_odds_of_a_check_are_told_beside_it(anna: Person) -> None:
    table = anna.open("here", game="onoda", options={})
    odds = anna.reasons(table, "onoda", []).json()["odds"]
    assert odds == {"raid": {"won": 11, "drawn": 0, "all": 12}}, "one of the twelve tokens has determination 0"


def test_a_game_without_declared_reasons_says_nothing(anna: Person) -> None:
    table = anna.open("here", "here")
    said = anna.reasons(table, "buyer-1", []).json()
    assert said == {"question": "bid", "options": {}, "things": {}, "odds": {}}
