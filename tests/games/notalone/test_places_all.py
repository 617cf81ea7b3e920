"""What all powers have in common (NA-6.19 to NA-6.24)."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.notalone.components import Survival
from tests.games.notalone.positions import EVERY_PLACE, at, codes
from tests.games.notalone.table import H1, H2, C, Table

EVERY_SURVIVAL = " ".join(Survival.names)


# -- one pending effect (NA-6.19) -------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.19")
@pytest.mark.parametrize(("first", "other"), [("river", "artefact"), ("artefact", "river")])
def test_a_second_pending_effect_is_not_possible(first: str, other: str) -> None:
    table = at("river artefact", discard={H1: "lair"})
    table.play(H1, f"first:{first}", "power")
    assert table.pending(H1) == first
    assert table.offered(H1) == {"nothing", "take:lair"}
    table.refuses(H1, "power")


@pytest.mark.clauses("NA-6.19", "NA-6.4")
def test_the_lair_does_not_copy_the_river_over_a_pending_effect() -> None:
    table = at("lair artefact", discard={H1: "jungle beach"}, tokens={"creature": "river"})
    table.play(H1, "first:artefact", "power", "power")
    assert table.offered(H1) == {"take:jungle", "take:beach"}


@pytest.mark.clauses("NA-6.19", "NA-6.7")
def test_a_river_copied_by_the_lair_is_pending_for_its_user() -> None:
    table = at("lair", discard={H1: "jungle"}, tokens={"creature": "river"})
    table.play(H1, "power", "copy:river")
    assert table.pending(H1) == "river"
    assert table.pending(H2) == "none"


# -- the card just played (NA-6.20) -----------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.20")
@pytest.mark.parametrize("copied", ["jungle", "swamp"])
def test_the_lair_that_copies_takes_the_lair_itself_back(copied: str) -> None:
    table = at("lair", second="wreck", tokens={"creature": copied})
    table.play(H1, "power")
    assert table.hand(H1) == {"lair", "jungle", "river", "beach", "rover"}
    assert table.played(H1) == set()
    assert codes(table, "takes-back-played") == [{"player": H1, "card": "lair"}]


@pytest.mark.clauses("NA-6.20")
def test_the_gate_takes_the_own_card_back() -> None:
    table = at("lair", second="wreck", survival_hand={H1: "gate"})
    table.passes(H1)
    table.play(H1, "play:gate", "copy:jungle")
    assert codes(table, "takes-back-played") == [{"player": H1, "card": "lair"}]


@pytest.mark.clauses("NA-6.20")
def test_a_hunted_moved_by_detour_takes_the_own_card_back() -> None:
    table = at("river", second="wreck", hunt_hand="detour")
    table.play(C, "play:detour", "choose:hunted-1", "choose:jungle")
    assert table.stands(H1) == {"jungle"}
    table.play(H1, "power")
    assert codes(table, "takes-back-played") == [{"player": H1, "card": "river"}]
    assert table.hand(H1) == {"lair", "jungle", "river", "beach", "rover"}


@pytest.mark.clauses("NA-6.20")
def test_with_two_places_only_the_card_of_the_place_used_comes_back() -> None:
    table = at("lair jungle", second="beach")
    table.play(H1, "first:jungle", "power")
    assert table.played(H1) == {"lair"}
    assert "jungle" in table.hand(H1)


# -- what cannot be chosen (NA-6.21, NA-6.22) -------------------------------------------------------------------------

IDLE: list[tuple[str, dict[str, Any]]] = [
    ("shelter", {"effects": "despair"}),
    ("shelter", {"survival_hand": {H2: EVERY_SURVIVAL}, "survival_played": {H2: True}}),
    ("source", {"effects": "despair"}),
    ("source", {"survival_hand": {H2: EVERY_SURVIVAL}, "survival_played": {H2: True}, "will": {H2: 0}}),
    ("rover", {"hand": {H1: EVERY_PLACE.replace("rover ", "").replace("river ", "")}}),
    ("beach", {"used": "beach"}),
    ("wreck", {"used": "wreck"}),
]


@pytest.mark.clauses("NA-6.22", "NA-6.21")
@pytest.mark.parametrize(("place", "position"), IDLE)
def test_a_power_that_does_nothing_is_not_offered_but_a_card_may_come_back(
    place: str, position: dict[str, Any]
) -> None:
    table = at(place, **({"discard": {H1: "river"}} | position))
    assert table.offered(H1) == {"nothing", "take:river"}
    table.play(H1, "take:river")
    assert "river" in table.hand(H1)


@pytest.mark.clauses("NA-6.22")
def test_an_idle_lair_with_nothing_to_take_back_is_passed_over() -> None:
    table = at("lair")
    assert table.asked(H1) is None
    assert table.asked(H2) == "use-place"


@pytest.mark.clauses("NA-6.22")
def test_a_lair_with_only_something_to_copy_can_be_used() -> None:
    table = at("lair", tokens={"creature": "wreck"})
    assert table.offered(H1) == {"nothing", "power"}


@pytest.mark.clauses("NA-6.22")
def test_source_under_despair_still_heals() -> None:
    table = at("source", effects="despair", will={H2: 2})
    table.play(H1, "power")
    assert table.offered(H1) == {"heal:hunted-2"}


@pytest.mark.clauses("NA-6.22")
@pytest.mark.parametrize("place", ["jungle", "swamp"])
def test_jungle_and_swamp_can_always_be_used(place: str) -> None:
    table = at(place)
    assert table.offered(H1) == {"nothing", "power"}
    table.play(H1, "power")
    assert place in table.hand(H1)


# -- the Marker moved by a card (NA-6.23) -----------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.23")
def test_after_ingenuity_the_beach_can_still_be_used() -> None:
    table = Table(players=2, survival_hand={H1: "ingenuity"}, rescue=9)
    table.play(H1, "play:ingenuity", "commit:beach")
    table.play(C, "keep-creature")
    table.play(H1, "power")
    assert [moved["cause"] for moved in codes(table, "rescue-moves")] == ["beach", "end-of-turn"]


@pytest.mark.clauses("NA-6.23")
def test_after_the_beach_the_amplifier_can_still_be_played() -> None:
    table = at("beach", survival_hand={H1: "amplifier"}, second="wreck", rescue=9)
    table.passes(H1)
    table.play(H1, "power")
    table.play(H2, "nothing")
    table.passes(H1)
    table.play(H1, "play:amplifier")
    assert [moved["cause"] for moved in codes(table, "rescue-moves")] == ["amplifier", "end-of-turn"]
    assert not table.state.beacon


# -- Persecution (NA-6.24) --------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.24")
@pytest.mark.parametrize("place", ["jungle", "swamp"])
def test_under_persecution_either_the_own_card_or_one_other_comes_back(place: str) -> None:
    table = at(place, second="wreck", effects="persecution", discard={H1: "lair river beach"})
    table.play(H1, "power")
    assert table.offered(H1) == {f"take:{place}", "take:lair", "take:river", "take:beach"}
    own = table.match.copy()
    own.play(1, f"take:{place}")
    assert len(own.state.discard[1]) == 3
    assert len(own.state.played[1]) == 0
    table.play(H1, "take:river")
    assert table.discard(H1) == {"lair", "beach"}
    assert table.played(H1) == {place}


@pytest.mark.clauses("NA-6.24")
def test_under_persecution_the_lair_takes_back_one_card_even_with_the_option() -> None:
    table = at("lair", lair="all", effects="persecution", discard={H1: "jungle river beach"})
    table.play(H1, "power")
    assert table.offered(H1) == {"take:jungle", "take:river", "take:beach"}
    table.play(H1, "take:river")
    assert table.discard(H1) == {"jungle", "beach"}


@pytest.mark.clauses("NA-6.24")
def test_under_persecution_a_copied_swamp_takes_back_one_card() -> None:
    table = at("lair", effects="persecution", tokens={"creature": "swamp"}, discard={H1: "river beach"})
    table.play(H1, "power", "copy:swamp")
    assert table.offered(H1) == {"take:lair", "take:river", "take:beach"}
    table.play(H1, "take:beach")
    assert table.asked(H2) == "use-place"
    assert table.discard(H1) == {"river"}


@pytest.mark.clauses("NA-6.24")
def test_under_persecution_each_use_has_its_own_limit_and_the_plain_take_back_stays() -> None:
    table = at("jungle", second="jungle", effects="persecution", discard={H1: "lair river", H2: "lair river"})
    table.play(H1, "power", "take:lair")
    table.play(H2, "take:river")
    assert codes(table, "takes-back") == [
        {"player": H1, "cards": ["lair"]},
        {"player": H2, "cards": ["river"]},
    ]
