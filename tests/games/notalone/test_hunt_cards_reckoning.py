"""Hunt cards of phase 2 that act in the reckoning (table 7.2)."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import at, caught, codes
from tests.games.notalone.table import H1, H2, H3, C, Table


def moved(table: Table) -> list[str]:
    """Return what moved the Assimilation counter."""
    return [entry["cause"] for entry in codes(table, "assimilation-moves")]


# -- Anticipation -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.24")
def test_anticipation_costs_one_space_more_when_the_chosen_hunted_is_caught() -> None:
    table = Table(players=3, phase="hunting", hunt_hand="anticipation", played={H1: "wreck", H2: "wreck"})
    table.play(C, "play:anticipation")
    assert table.offered(C) == {"choose:hunted-1", "choose:hunted-2"}
    table.play(C, "choose:hunted-2", "creature:wreck")
    assert moved(table) == ["caught", "anticipation"]


@pytest.mark.clauses("NA-5.24")
@pytest.mark.parametrize(
    ("tokens", "dodging"),
    [({"creature": "rover"}, ""), ({"artemia": "beach"}, ""), ({"creature": "beach"}, H1)],
)
def test_anticipation_does_nothing_unless_the_creature_catches(tokens: dict[str, str], dodging: str) -> None:
    table = at("beach", second="wreck", effects="anticipation", anticipated={H1: 1}, tokens=tokens, dodging=dodging)
    while table.phase == "reckoning":
        for seat in (H1, H2):
            if "nothing" in table.offered(seat):
                table.play(seat, "nothing")
            elif "discard:lair" in table.offered(seat):
                table.play(seat, "discard:lair")
    assert moved(table) == []


@pytest.mark.clauses("NA-5.24")
def test_anticipation_counts_a_catch_by_the_clone() -> None:
    table = at(
        "beach",
        effects="anticipation clone",
        anticipated={H1: 1},
        tokens={"creature": "wreck", "target": "beach"},
    )
    table.play(H2, "nothing")
    assert moved(table) == ["caught", "anticipation"]


# -- Fierceness -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.14")
@pytest.mark.parametrize(("place", "left"), [("beach", 1), ("lair", 3)])
def test_fierceness_costs_one_will_more_also_on_top_of_the_lair(place: str, left: int) -> None:
    table = caught(place, effects="fierceness", will={H2: 1})
    table.play(H2, "nothing")
    assert codes(table, "loses-will") == [{"player": H1, "number": 2 if place == "beach" else 3}]
    assert table.will(H1) == left, "3 Will lost in the Lair are regained in step 5"


@pytest.mark.clauses("NA-5.11")
def test_fierceness_does_not_act_on_hunted_under_the_artemia_token() -> None:
    table = at("beach", effects="fierceness", tokens={"artemia": "beach", "creature": "artefact"})
    table.play(H2, "nothing")
    table.play(H1, "discard:lair")
    assert table.will(H1) == 3


# -- Interference -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-2.19", "NA-2.20")
def test_interference_makes_beach_and_wreck_ineffective() -> None:
    table = Table(
        players=4,
        phase="hunting",
        hunt_hand="interference",
        played={H1: "beach", H2: "wreck", H3: "rover"},
        discard={H1: "lair", H2: "lair"},
    )
    table.play(C, "play:interference", "keep-creature")
    assert table.awaited() == {H3}, "neither power nor take-back on Beach and Wreck"
    assert [entry["place"] for entry in codes(table, "barred")] == ["beach", "wreck"]


@pytest.mark.clauses("NA-6.23")
def test_the_amplifier_works_under_interference() -> None:
    table = Table(
        players=2,
        phase="end-of-turn",
        effects="interference",
        ineffective="beach wreck",
        survival_hand={H1: "amplifier"},
        beacon=True,
        rescue=9,
    )
    table.play(H1, "play:amplifier")
    assert [entry["cause"] for entry in codes(table, "rescue-moves")] == ["amplifier", "end-of-turn"]


# -- Persecution ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.24")
def test_persecution_played_in_phase_2_limits_the_powers_of_this_turn() -> None:
    table = Table(
        players=2, phase="hunting", hunt_hand="persecution", played={H1: "jungle"}, discard={H1: "lair beach"}
    )
    table.play(C, "play:persecution", "keep-creature")
    table.play(H1, "power")
    assert table.offered(H1) == {"take:jungle", "take:lair", "take:beach"}
    table.play(H1, "take:lair")
    assert table.discard(H1) == {"jungle", "beach"}


# -- Mutation ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.23", "NA-5.21")
def test_mutation_costs_one_will_under_the_artemia_token_and_feeds_step_5() -> None:
    table = at("beach", effects="mutation", tokens={"artemia": "beach"}, will={H1: 1, H2: 1})
    table.play(H2, "nothing")
    table.play(H1, "discard:lair")
    assert codes(table, "loses-will") == [{"player": H1, "number": 1}]
    assert moved(table) == ["lost-will"]
    assert table.will(H1) == 3
    assert table.will(H2) == 1


@pytest.mark.clauses("NA-5.11")
def test_mutation_acts_on_an_empty_hand_too() -> None:
    table = at("beach", effects="mutation", tokens={"artemia": "beach"}, hand={H1: ""})
    table.play(H2, "nothing")
    assert table.will(H1) == 2
    assert codes(table, "discards") == [{"player": H1, "cards": ["beach"]}, {"player": H2, "cards": ["jungle"]}]


@pytest.mark.clauses("NA-5.13")
def test_mutation_acts_once_for_each_place_under_the_artemia_token() -> None:
    table = at("beach rover", effects="virus mutation", tokens={"artemia": "beach rover"})
    table.play(H2, "nothing")
    table.play(H1, "discard:lair", "discard:river")
    assert codes(table, "loses-will") == [{"player": H1, "number": 2}]


@pytest.mark.clauses("NA-5.4", "NA-11.6")
def test_mutation_does_not_act_on_a_hunted_with_the_detector() -> None:
    table = at("beach", effects="mutation", tokens={"artemia": "beach"}, detecting=H1)
    table.play(H1, "nothing")
    table.play(H2, "nothing")
    assert codes(table, "loses-will") == []
    assert codes(table, "touched") == []


# -- Virus ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.11", "NA-4.8")
def test_virus_acts_on_both_places() -> None:
    table = Table(players=4, phase="hunting", hunt_hand="virus", played={H1: "beach", H2: "rover", H3: "jungle"})
    table.play(C, "play:virus", "keep-creature", "artemia-both:beach+rover")
    table.play(H3, "nothing")
    assert table.awaited() == {H1, H2}
    table.play(H2, "discard:lair")
    table.play(H1, "discard:river")
    assert [entry["player"] for entry in codes(table, "touched")] == [H1, H2]


@pytest.mark.clauses("NA-4.13")
def test_virus_in_w2_lays_a_standing_token_on_a_second_place() -> None:
    table = Table(players=2, phase="hunting", hunt_hand="virus", rescue=5, played={H1: "beach"})
    table.play(C, "to-tokens", "keep-creature", "artemia:swamp", "play:virus")
    assert table.offered(C) == {"to:lair", "to:shelter"}
    table.play(C, "to:shelter")
    assert table.token("artemia") == {"swamp", "shelter"}


# -- Clone ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-2.22", "NA-5.14", "NA-5.15")
def test_under_clone_the_target_token_catches_like_the_creature() -> None:
    table = Table(players=4, phase="hunting", hunt_hand="clone", played={H1: "beach", H2: "rover", H3: "jungle"})
    table.play(C, "play:clone", "creature:beach", "target:rover")
    table.play(H3, "nothing")
    assert codes(table, "loses-will") == [{"player": H1, "number": 1}, {"player": H2, "number": 1}]
    assert moved(table) == ["caught"]


@pytest.mark.clauses("NA-5.14")
def test_creature_and_clone_on_one_place_cost_one_will() -> None:
    table = at("beach", effects="clone", tokens={"creature": "beach", "target": "beach"})
    table.play(H2, "nothing")
    assert codes(table, "loses-will") == [{"player": H1, "number": 1}]


@pytest.mark.clauses("NA-5.17", "NA-2.22")
def test_a_clone_in_the_lair_costs_one_will_more() -> None:
    table = at("lair", effects="clone", tokens={"creature": "artefact", "target": "lair"})
    table.play(H2, "nothing")
    assert codes(table, "loses-will") == [{"player": H1, "number": 2}]


# -- Mirage -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-2.19", "NA-2.20", "NA-4.8")
def test_mirage_makes_both_places_ineffective() -> None:
    table = Table(
        players=4,
        phase="hunting",
        hunt_hand="mirage",
        played={H1: "beach", H2: "rover", H3: "jungle"},
        discard={H1: "lair", H2: "lair"},
    )
    table.play(C, "play:mirage", "keep-creature", "target-both:beach+rover")
    assert table.awaited() == {H3}
    table.play(H3, "nothing")
    assert {entry["player"] for entry in codes(table, "barred")} == {H1, H2}
    assert codes(table, "takes-back") == []


@pytest.mark.clauses("NA-4.13")
def test_mirage_in_w2_extends_a_standing_target_token() -> None:
    table = Table(players=2, phase="hunting", hunt_hand="mirage scream", allowance=2, played={H1: "beach"}, rescue=12)
    table.play(C, "play:scream", "to-tokens", "keep-creature", "target:artefact", "play:mirage")
    assert table.offered(C) == {"to:rover", "to:source"}
    table.play(C, "to:rover")
    assert table.token("target") == {"rover", "artefact"}
