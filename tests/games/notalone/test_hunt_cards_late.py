"""Hunt cards with choices in the reckoning, and those of phase 4 (table 7.2)."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import at, caught, codes
from tests.games.notalone.table import ALL_PLACES, H1, H2, H3, C, Table

# -- Scream -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.8", "NA-11.5")
def test_scream_takes_one_will_or_two_cards_of_own_choice() -> None:
    table = Table(
        players=4, phase="reckoning", played={H1: "beach", H2: "beach"}, effects="scream", tokens={"target": "beach"}
    )
    assert table.awaited() == {H1, H2}
    choices = {"lose-will", *(f"discard:{place}" for place in ("lair", "jungle", "river", "rover"))}
    assert table.offered(H1) == table.offered(H2) == choices
    table.play(H2, "discard:lair", "discard:rover")
    assert table.hand(H2) == {"lair", "jungle", "river", "rover"}, "sealed until all have answered"
    table.play(H1, "lose-will")
    assert table.will(H1) == 2
    assert table.will(H2) == 3
    assert table.hand(H2) == {"jungle", "river"}
    assert table.discard(H2) == {"lair", "rover"}


@pytest.mark.clauses("NA-5.8")
@pytest.mark.parametrize(("will", "left"), [(3, 2), (0, 0)])
def test_scream_takes_will_when_fewer_than_two_cards_are_held(will: int, left: int) -> None:
    table = at(
        "beach", second="wreck", effects="scream", tokens={"target": "beach"}, hand={H1: "lair"}, will={H1: will}
    )
    table.play(H2, "nothing")
    assert table.asked(H1) == "use-place", "forced, so it is filled in"
    assert table.will(H1) == left
    assert table.hand(H1) == {"lair"}


@pytest.mark.clauses("NA-5.8")
def test_scream_leaves_the_choice_to_who_holds_two_cards() -> None:
    table = at("beach", effects="scream", tokens={"target": "beach"}, hand={H1: "lair river"})
    table.play(H2, "nothing")
    assert table.offered(H1) == {"lose-will", "discard:lair", "discard:river"}
    table.play(H1, "discard:river")
    assert table.hand(H1) == set(), "the second card is the only one left"
    assert table.will(H1) == 3


@pytest.mark.clauses("NA-5.8", "NA-5.23")
def test_scream_takes_cards_when_no_will_is_left() -> None:
    table = at("beach", effects="scream", tokens={"target": "beach"}, hand={H1: "lair river rover"}, will={H1: 0})
    table.play(H2, "nothing")
    assert table.offered(H1) == {"discard:lair", "discard:river", "discard:rover"}
    table.play(H1, "discard:lair")
    assert table.offered(H1) == {"discard:river", "discard:rover"}
    table.play(H1, "discard:river")
    assert table.hand(H1) == {"rover"}


@pytest.mark.clauses("NA-5.8", "NA-5.9")
def test_scream_acts_on_caught_hunted_and_the_place_stays_usable() -> None:
    table = Table(
        players=3,
        phase="reckoning",
        played={H1: "beach", H2: "lair"},
        effects="scream",
        tokens={"target": "beach", "artemia": "lair"},
    )
    table.play(H1, "lose-will")
    assert table.offered(H1) == {"nothing", "power"}
    other = at("beach", effects="scream", tokens={"target": "beach", "creature": "beach"})
    other.play(H2, "nothing")
    other.play(H1, "lose-will")
    assert codes(other, "loses-will") == [{"player": H1, "number": 1}, {"player": H1, "number": 1}]


# -- Toxin ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.8", "NA-2.19", "NA-2.20")
def test_toxin_takes_a_survival_card_and_the_place_does_nothing() -> None:
    table = at(
        "wreck",
        effects="toxin",
        tokens={"target": "wreck"},
        survival_hand={H1: "dodge amplifier", H2: "gate"},
        survival_played={H1: True, H2: True},
        discard={H1: "lair"},
    )
    table.play(H2, "nothing")
    assert table.offered(H1) == {"discard:dodge", "discard:amplifier"}
    table.play(H1, "discard:dodge")
    assert table.survival_hand(H1) == {"amplifier"}
    assert table.survival_hand(H2) == {"gate"}
    assert table.survival_discard() == {"dodge"}
    assert codes(table, "discards-survival", C) == [{"player": H1, "card": "dodge"}]
    assert codes(table, "barred") == [{"player": H1, "place": "wreck"}]


@pytest.mark.clauses("NA-5.8")
def test_toxin_asks_nobody_without_a_survival_card_and_all_others_at_once() -> None:
    table = Table(
        players=5,
        phase="reckoning",
        played={H1: "beach", H2: "beach", H3: "beach", "hunted-4": "artefact"},
        effects="toxin",
        tokens={"target": "beach"},
        survival_hand={H1: "dodge gate", H3: "drone vortex"},
        survival_played={H1: True, H3: True},
    )
    table.play("hunted-4", "nothing")
    assert table.awaited() == {H1, H3}
    table.play(H3, "discard:vortex")
    assert table.survival_hand(H3) == {"drone", "vortex"}
    table.play(H1, "discard:gate")
    assert table.survival_discard() == {"gate", "vortex"}


# -- Cataclysm --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-7.7", "NA-2.19")
def test_cataclysm_makes_any_one_place_ineffective() -> None:
    table = at("beach", hunt_hand="cataclysm", discard={H1: "lair"})
    table.play(C, "play:cataclysm")
    assert table.offered(C) == {f"choose:{place}" for place in ALL_PLACES}
    table.play(C, "choose:beach")
    assert table.awaited() == {H2}
    assert codes(table, "barred") == [{"player": H1, "place": "beach"}]


@pytest.mark.clauses("NA-7.8")
def test_cataclysm_in_w3b_leaves_powers_already_used() -> None:
    table = at("wreck", hunt_hand="cataclysm", rescue=9)
    table.passes(C)
    table.play(H1, "power")
    table.play(H2, "nothing")
    table.play(C, "play:cataclysm", "choose:wreck")
    assert [entry["cause"] for entry in codes(table, "rescue-moves")] == ["wreck", "end-of-turn"]


# -- Detour -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-7.7", "NA-5.17")
def test_detour_moves_a_hunted_to_an_adjacent_place_for_all_purposes() -> None:
    table = at("swamp", hunt_hand="detour", tokens={"creature": "lair"})
    table.play(C, "play:detour")
    assert table.offered(C) == {"choose:hunted-1", "choose:hunted-2"}
    table.play(C, "choose:hunted-1")
    assert table.offered(C) == {"choose:lair", "choose:shelter"}
    table.play(C, "choose:lair")
    assert table.stands(H1) == {"lair"}
    assert table.played(H1) == {"swamp"}
    table.play(H2, "nothing")
    assert codes(table, "caught") == [{"player": H1, "places": ["lair"]}]
    assert codes(table, "loses-will") == [{"player": H1, "number": 2}]
    assert table.discard(H1) == {"swamp"}, "the card played stays the same"


@pytest.mark.clauses("NA-5.4")
def test_detour_away_from_a_token_saves() -> None:
    table = caught("beach", hunt_hand="detour", rescue=9)
    table.play(C, "play:detour", "choose:hunted-1", "choose:source")
    assert table.offered(H1) == {"nothing", "power"}
    table.play(H1, "power", "draw")
    assert len(table.survival_hand(H1)) == 1
    assert "uses-place" in table.events()
    assert codes(table, "uses-place") == [{"player": H1, "place": "source"}]


@pytest.mark.clauses("NA-7.7")
def test_detour_with_two_places_moves_one_and_never_onto_the_other() -> None:
    table = at("beach rover", hunt_hand="detour")
    table.play(C, "play:detour", "choose:hunted-1")
    assert table.offered(C) == {"choose:beach", "choose:rover"}
    table.play(C, "choose:beach")
    assert table.offered(C) == {"choose:river", "choose:source"}, "not onto the own other place"
    table.play(C, "choose:source")
    assert table.stands(H1) == {"source", "rover"}
    assert table.offered(H1) == {"first:beach", "first:rover"}


# -- Stasis, Tracking -------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-8.5", "NA-8.7")
def test_stasis_holds_the_rescue_counter() -> None:
    table = Table(players=2, phase="end-of-turn", hunt_hand="stasis", rescue=9)
    table.play(C, "play:stasis")
    assert table.turn == 2
    assert table.rescue == 9
    assert "rescue-stays" in table.events()


@pytest.mark.clauses("NA-8.9", "NA-11.15")
def test_tracking_allows_two_hunt_cards_next_turn_and_one_after_that() -> None:
    table = Table(players=2, phase="end-of-turn", hunt_hand="tracking mutation clone", played={H1: "lair"})
    table.play(C, "play:tracking")
    assert table.state.allowance == 2
    table.passes(C)
    table.play(H1, "commit:beach")
    table.play(C, "play:mutation")
    assert table.asked(C) == "hunting", "a second card may follow"
    table.play(C, "to-tokens", "keep-creature", "artemia:wreck")
    while table.turn == 2:
        if table.offered(C):
            table.passes(C)
        else:
            table.play(H1, "nothing")
    assert table.state.allowance == 1, "the unused second play does not carry over"
