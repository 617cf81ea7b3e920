"""Immediate cards: BB-13.4, BB-13.13, specification 7.6."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.table import BB, J, O, S, Table, W

PLACE = "pl02"
"""A search cell of deck A."""


def searching(*drawn: str, **position: Any) -> Table:
    """Return a table after Julia's Search that drew these cards."""
    standard: dict[str, Any] = {"at": {J: PLACE}, "markets": "", "options": {"numbers": "spec"}}
    table = Table(**standard | position)
    table.draws(*drawn)
    table.play(J, "search")
    return table


@pytest.mark.clauses("BB-13.4")
def test_an_immediate_card_is_revealed_resolved_and_discarded() -> None:
    table = searching("rumour")
    assert table.args("draws-immediate", W) == [{"player": J, "card": "rumour"}]
    assert (table.hand(J), table.discarded(), table.authority) == ([], ["rumour"], 9)
    assert table.asked(J) == "act", "no other card is drawn for it"


@pytest.mark.clauses("BB-13.4")
def test_nosy_child_shows_the_whole_hand_to_big_brother_alone() -> None:
    table = searching("nosy-child", hand={J: "diary spanner"})
    assert table.shown(J) == ["diary", "spanner"]
    assert {a["card"] for a in table.args("looks-at", BB)} == {"diary", "spanner"}
    assert "diary" not in str(table.told(W))


@pytest.mark.clauses("BB-13.4", "BB-13.13")
def test_lost_parcel_draws_two_from_the_same_deck() -> None:
    table = searching("parcel", "rumour", "diary")
    assert (table.hand(J), table.authority, table.discarded()) == (["diary"], 9, ["parcel", "rumour"])
    assert table.args("draws") == [{"player": J, "deck": "a", "card": "diary"}]


@pytest.mark.clauses("BB-13.3", "BB-13.6")
def test_a_parcel_that_is_being_resolved_is_not_in_the_deck_made_anew() -> None:
    table = Table(at={J: PLACE}, markets="", pile={"a": "parcel", "b": "pistol"}, decks=(1, 1))
    behind = ("top-card", 6)  # the other five immediate cards
    table.say([("top-card", 1), ("draw-immediate", "parcel"), behind, behind])
    table.play(J, "search")
    assert (len(table.hand(J)), table.discarded()) == (2, ["parcel"])


@pytest.mark.clauses("BB-13.13")
def test_an_immediate_card_comes_before_the_next_is_drawn() -> None:
    table = Table(characters="winston julia obrien syme", at={J: PLACE}, markets="")
    table.draws("nosy-child", "diary")
    table.play(J, "search", "two")
    assert (table.hand(J), table.shown(J)) == (["diary"], [])
    other = Table(characters="winston julia obrien syme", at={J: PLACE}, markets="")
    other.draws("diary", "nosy-child")
    other.play(J, "search", "two")
    assert (other.hand(J), other.shown(J)) == (["diary"], ["diary"])


@pytest.mark.clauses("BB-13.13", "BB-13.10")
def test_all_cards_of_a_black_market_come_before_an_immediate_one() -> None:
    table = Table(at={J: "pl12"}, markets="pl11", allies={J: "dealer"})
    table.draws("nosy-child", "diary")
    table.walk(J, "pl11")
    table.play(J, "stop", "from:a")
    assert table.shown(J) == ["diary"]


@pytest.mark.clauses("BB-13.13")
def test_immediate_cards_of_a_black_market_are_resolved_one_by_one() -> None:
    table = Table(at={J: "pl12"}, markets="pl11", allies={J: "dealer"})
    table.draws("parcel", "nosy-child", "diary", "spanner")
    table.walk(J, "pl11")
    table.play(J, "stop", "from:a")
    assert table.shown(J) == ["diary", "spanner"], "the child comes after the whole parcel"
    assert [a["card"] for a in table.args("draws-immediate")] == ["parcel", "nosy-child"]
    nested = Table(at={J: "pl12"}, markets="pl11", allies={J: "dealer"}, options={"numbers": "spec"})
    nested.draws("parcel", "rumour", "nosy-child", "diary")
    nested.walk(J, "pl11")
    nested.play(J, "stop", "from:a")
    assert [a["card"] for a in nested.args("draws-immediate")] == ["parcel", "nosy-child", "rumour"]
    assert nested.shown(J) == []


# -- The Stall Returns ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-13.4", "BB-13.11", "BB-1.7")
def test_the_stall_returns_to_a_free_cell() -> None:
    table = searching("stall-returns", markets="pe01 pe10", at={J: PLACE, W: "tr10"}, figures="lo03", hidden="lo11")
    assert table.offered(J) == {"choose:pl11", "choose:lo11"}, "hidden policemen do not matter"
    table.play(J, "choose:pl11")
    assert table.cells("markets") == {"pe01", "pe10", "pl11"}
    assert table.args("market-opens", W) == [{"cell": "pl11"}]
    assert table.asked(J) == "act"


@pytest.mark.clauses("BB-13.4", "BB-1.8")
def test_the_stall_finds_no_place() -> None:
    table = searching("stall-returns", markets="pe01 pe10 tr10 pl11 lo03 lo11")
    assert (table.discarded(), table.asked(J)) == (["stall-returns"], "act")


# -- Golden Country ---------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-13.13", "BB-11.7", "BB-1.3")
def test_golden_country_heals_the_weakest() -> None:
    table = searching("golden-country", will={J: 3, W: 2, O: 2, S: 0}, skips={W: True})
    assert table.offered(J) == {f"choose:{W}", f"choose:{O}"}, "the drawer chooses, a skip flag does not matter"
    table.play(J, f"choose:{W}")
    assert table.will(W) == 3


@pytest.mark.clauses("BB-1.3", "BB-1.8")
@pytest.mark.parametrize("position", [{}, {"will": {J: 2}, "row": "influenza"}])
def test_golden_country_without_effect(position: dict[str, Any]) -> None:
    table = searching("golden-country", **position)
    assert (table.asked(J), table.discarded()) == ("act", ["golden-country"])
    assert "gains-will" not in table.events()


@pytest.mark.clauses("BB-13.13")
def test_the_drawer_chooses_not_the_owner_of_the_turn() -> None:
    table = Table(turn=O, at={J: PLACE}, markets="", will={W: 3, S: 3})
    table.draws("golden-country")
    table.play(O, f"charm:{J}")
    table.play(J, "search")
    assert table.offered(J) == {f"choose:{W}", f"choose:{S}"}
