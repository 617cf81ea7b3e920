"""Phase 3, steps 3 to 5: NA-5.11 to NA-5.24, NA-5.26."""

from __future__ import annotations

import pytest

from tests.games.notalone.table import H1, H2, H3, C, Table

FIRST_FIVE = {"lair", "jungle", "river", "beach", "rover"}


# -- step 3: the Artemia token ----------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.11", "NA-5.12")
def test_under_artemia_each_discards_a_card_and_does_not_use_the_place() -> None:
    table = Table(
        4,
        "reckoning",
        played={H1: "jungle", H2: "jungle", H3: "jungle"},
        hand={H1: "lair river", H2: "beach rover", H3: ""},
        tokens={"artemia": "jungle"},
        rescue=12,
        assimilation=9,
    )
    assert table.awaited() == {H1, H2}  # nobody was asked about the Jungle; H3 has nothing to discard
    assert table.offered(H1) == {"discard:lair", "discard:river"}
    table.play(H2, "discard:rover")
    assert table.discard(H2) == {"lair", "river"}  # sealed until the last has answered
    table.play(H1, "discard:lair")
    assert (table.hand(H1), table.hand(H2), table.hand(H3)) == ({"river"}, {"beach"}, set())
    assert (table.will(H1), table.assimilation, table.turn) == (3, 9, 2)
    assert "rover" in table.discard(H2)


@pytest.mark.clauses("NA-5.11")
def test_a_last_card_goes_without_a_question() -> None:
    table = Table(2, "reckoning", played={H1: "jungle"}, hand={H1: "lair"}, tokens={"artemia": "jungle"})
    assert (table.turn, table.hand(H1), table.discard(H1)) == (2, set(), FIRST_FIVE)


@pytest.mark.clauses("NA-5.13")
def test_virus_on_both_places_of_an_artefact_turn_costs_two_cards() -> None:
    tokens = {"artemia": "jungle river"}
    table = Table(2, "reckoning", played={H1: "jungle river"}, tokens=tokens, effects="virus")
    table.play(H1, "discard:lair")
    assert table.offered(H1) == {"discard:beach", "discard:rover"}
    table.play(H1, "discard:rover")
    assert table.hand(H1) == {"beach"}
    both = Table(2, "reckoning", played={H1: "jungle river"}, hand={H1: "lair rover"}, tokens=tokens, effects="virus")
    both.play(H1, "discard:lair")
    assert (both.turn, both.hand(H1)) == (2, set()), "there are just two to discard"
    scarce = Table(2, "reckoning", played={H1: "jungle river"}, hand={H1: "lair"}, tokens=tokens, effects="virus")
    assert (scarce.turn, scarce.hand(H1)) == (2, set())
    half = Table(2, "reckoning", played={H1: "river wreck"}, tokens=tokens, effects="virus")
    half.play(H1, "power", "discard:lair")
    assert half.hand(H1) == {"jungle", "beach", "rover"}


# -- step 4: the Creature ---------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.14", "NA-5.15", "NA-5.16")
def test_whoever_is_caught_loses_will_and_the_counter_moves_once() -> None:
    table = Table(
        4,
        "reckoning",
        played={H1: "jungle", H2: "jungle", H3: "river"},
        discard={H1: "lair", H2: "lair"},
        tokens={"creature": "jungle"},
        will={H1: 3, H2: 2, H3: 2},
        assimilation=9,
        rescue=12,
    )
    assert table.awaited() == {H3}
    table.play(H3, "nothing")
    assert (table.will(H1), table.will(H2), table.will(H3), table.assimilation) == (2, 1, 2, 8)
    assert (table.turn, table.discard(H1)) == (2, {"lair", "jungle"})  # neither power nor take-back


@pytest.mark.clauses("NA-5.14", "NA-5.15")
def test_two_creature_type_tokens_on_one_place_catch_once() -> None:
    table = Table(
        2,
        "reckoning",
        played={H1: "jungle"},
        tokens={"creature": "jungle", "target": "jungle"},
        effects="clone",
        assimilation=9,
    )
    assert (table.will(H1), table.assimilation) == (2, 8)


@pytest.mark.clauses("NA-5.14", "NA-5.15")
def test_caught_on_two_places_costs_two_will_and_one_space() -> None:
    table = Table(
        2,
        "reckoning",
        played={H1: "jungle river"},
        tokens={"creature": "jungle", "target": "river"},
        effects="clone",
        assimilation=9,
    )
    assert (table.will(H1), table.assimilation) == (1, 8)
    assert table.told(code="caught")[0]["args"] == {"player": H1, "places": ["jungle", "river"]}


@pytest.mark.clauses("NA-5.15")
def test_nobody_caught_moves_nothing() -> None:
    table = Table(2, "reckoning", tokens={"creature": "jungle"}, assimilation=9)
    table.play(H1, "nothing")
    assert (table.turn, table.assimilation) == (2, 9)


@pytest.mark.clauses("NA-5.17")
@pytest.mark.parametrize("ineffective", ["", "lair"])
def test_caught_in_the_lair_costs_one_will_more(ineffective: str) -> None:
    table = Table(
        3, "reckoning", played={H2: "jungle"}, tokens={"creature": "lair"}, ineffective=ineffective, assimilation=9
    )
    table.play(H2, "nothing")
    assert (table.will(H1), table.will(H2), table.assimilation) == (1, 3, 8)


@pytest.mark.clauses("NA-5.17")
def test_standing_in_the_lair_costs_nothing_when_caught_elsewhere() -> None:
    table = Table(2, "reckoning", played={H1: "lair jungle"}, tokens={"creature": "jungle"})
    table.play(H1, "nothing")  # the Lair could copy the Jungle
    assert table.will(H1) == 2


@pytest.mark.clauses("NA-5.17")
def test_the_place_counts_not_the_card() -> None:
    table = Table(
        3,
        "reckoning",
        played={H1: "jungle", H2: "lair"},
        tokens={"creature": "lair"},
        hunt_hand="detour",
        rescue=12,
    )
    table.play(C, "play:detour", "choose:hunted-1", "choose:lair")
    assert (table.will(H1), table.will(H2)) == (1, 1)
    away = Table(2, "reckoning", tokens={"creature": "jungle"}, hunt_hand="detour", rescue=12)
    away.play(C, "play:detour", "choose:hunted-1", "choose:jungle")
    assert away.will(H1) == 2


@pytest.mark.clauses("NA-5.18")
def test_artemia_and_creature_token_on_one_place_both_act() -> None:
    table = Table(
        2, "reckoning", played={H1: "jungle"}, tokens={"creature": "jungle", "artemia": "jungle"}, assimilation=9
    )
    table.play(H1, "discard:rover")
    assert (table.will(H1), table.hand(H1), table.assimilation) == (2, {"lair", "river", "beach"}, 8)


@pytest.mark.clauses("NA-5.19")
def test_a_token_moved_onto_who_has_used_the_place_still_acts() -> None:
    table = Table(
        3,
        "reckoning",
        played={H1: "rover", H2: "wreck"},
        tokens={"creature": "beach", "artemia": "source"},
        survival_hand={H2: "wrong-track", H1: "hologram"},
        rescue=12,
    )
    table.passes()  # W3a
    table.play(H1, "power", "take:swamp")
    table.play(H2, "power")
    table.play(H2, "play:wrong-track")
    table.passes(H1)
    table.play(H2, "creature:rover")
    table.play(H1, "play:hologram", "artemia:wreck")
    table.play(H2, "discard:lair")
    assert table.will(H1) == 2
    assert "swamp" in table.hand(H1)
    assert (table.rescue, table.hand(H2)) == (10, {"jungle", "river", "beach", "rover"})


@pytest.mark.clauses("NA-5.20")
@pytest.mark.parametrize("place", ["jungle", "swamp"])
def test_who_has_taken_the_card_back_no_longer_stands_there(place: str) -> None:
    table = Table(
        3,
        "reckoning",
        played={H1: place, H2: "wreck"},
        tokens={"creature": "shelter", "artemia": "shelter"},
        survival_hand={H2: "wrong-track"},
        assimilation=9,
    )
    table.passes()  # W3a
    table.play(H1, "power")
    table.play(H2, "nothing")
    near = {"jungle": "creature:jungle", "swamp": "creature:swamp"}[place]
    table.play(H2, "play:wrong-track", near)
    assert (table.turn, table.will(H1), table.assimilation) == (2, 3, 9)
    assert place in table.hand(H1)


@pytest.mark.clauses("NA-5.24")
def test_all_will_is_lost_before_the_counter_moves_then_anticipation_then_lost_will() -> None:
    table = Table(
        3,
        "reckoning",
        played={H1: "jungle", H2: "jungle"},
        tokens={"creature": "jungle"},
        will={H1: 1, H2: 3},
        effects="anticipation",
        anticipated={H1: 1},
        assimilation=9,
    )
    order = [
        entry["code"] for entry in table.told() if entry["code"] in ("loses-will", "assimilation-moves", "breaks-down")
    ]
    assert order == ["loses-will", "loses-will", *["assimilation-moves"] * 3, "breaks-down"]
    causes = [entry["args"]["cause"] for entry in table.told(code="assimilation-moves")]
    assert causes == ["caught", "anticipation", "lost-will"]


@pytest.mark.clauses("NA-5.24", "NA-5.15")
def test_anticipation_counts_for_its_own_hunted_only() -> None:
    table = Table(
        3,
        "reckoning",
        played={H1: "jungle", H2: "rover"},
        tokens={"creature": "jungle"},
        effects="anticipation",
        anticipated={H2: 1},
        assimilation=9,
    )
    table.play(H2, "nothing")
    assert table.assimilation == 8


# -- step 5: lost Will ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.21", "NA-5.22")
def test_when_somebody_has_no_will_left_the_counter_moves_once_and_they_recover() -> None:
    table = Table(
        4,
        "reckoning",
        played={H1: "swamp", H2: "swamp", H3: "rover"},
        discard={H1: "lair beach", H2: "river"},
        tokens={"creature": "swamp", "target": "rover"},
        effects="clone",
        will={H1: 1, H2: 1, H3: 2},
        assimilation=9,
    )
    assert table.assimilation == 7  # caught, and lost Will
    for seat in (H1, H2):
        assert (table.will(seat), table.hand(seat)) == (3, FIRST_FIVE | {"swamp"})
        assert (table.played(seat), table.discard(seat)) == (set(), set())
    assert (table.will(H3), table.discard(H3)) == (1, {"rover"})


@pytest.mark.clauses("NA-5.22")
def test_both_cards_of_an_artefact_turn_come_back() -> None:
    table = Table(
        2, "reckoning", played={H1: "wreck lair"}, discard={H1: "beach"}, tokens={"creature": "lair"}, will={H1: 2}
    )
    table.play(H1, "nothing")
    assert table.hand(H1) == FIRST_FIVE | {"wreck"}


@pytest.mark.clauses("NA-5.22")
def test_cards_of_places_under_a_force_field_come_back_too() -> None:
    table = Table(
        2,
        "reckoning",
        played={H1: "wreck"},
        discard={H1: "beach rover jungle"},
        effects="force-field",
        blocked="beach rover",
        tokens={"creature": "wreck", "target": "beach rover"},
        will={H1: 1},
    )
    assert (table.hand(H1), table.discard(H1)) == (FIRST_FIVE | {"wreck"}, set())


@pytest.mark.clauses("NA-5.22")
def test_they_recover_only_after_the_counter_has_moved() -> None:
    table = Table(2, "reckoning", played={H1: "wreck"}, tokens={"creature": "wreck"}, will={H1: 1}, assimilation=2)
    assert (table.over, table.winner()) == (True, "creature: lost-will")
    assert (table.will(H1), table.played(H1)) == (0, {"wreck"})


@pytest.mark.clauses("NA-5.23")
def test_will_lost_to_scream_counts_in_step_five() -> None:
    table = Table(
        2,
        "reckoning",
        played={H1: "jungle"},
        tokens={"target": "jungle"},
        effects="scream",
        will={H1: 1},
        assimilation=9,
    )
    table.play(H1, "lose-will")
    assert (table.will(H1), table.assimilation) == (0, 9)
    assert "power" in table.offered(H1)  # it goes on playing
    table.play(H1, "nothing")
    assert (table.will(H1), table.assimilation, table.hand(H1)) == (3, 8, FIRST_FIVE)


@pytest.mark.clauses("NA-5.23")
def test_will_lost_to_mutation_counts_in_step_five() -> None:
    table = Table(
        3,
        "reckoning",
        played={H1: "jungle", H2: "rover"},
        tokens={"artemia": "jungle", "creature": "rover"},
        effects="mutation",
        will={H1: 1},
        assimilation=9,
    )
    table.play(H1, "discard:lair")
    causes = [entry["args"]["cause"] for entry in table.told(code="assimilation-moves")]
    assert causes == ["caught", "lost-will"]
    assert table.will(H1) == 3


@pytest.mark.clauses("NA-5.21")
def test_while_everybody_has_will_nothing_moves() -> None:
    table = Table(2, "reckoning", tokens={"creature": "lair"}, will={H1: 3}, assimilation=9)
    assert (table.will(H1), table.assimilation) == (1, 8)
    assert "breaks-down" not in table.events()


@pytest.mark.clauses("NA-5.26", "NA-9.1")
def test_the_game_stops_the_moment_a_counter_reaches_the_star() -> None:
    caught = Table(
        3,
        "reckoning",
        played={H1: "jungle", H2: "jungle"},
        tokens={"creature": "jungle"},
        will={H1: 1},
        effects="anticipation",
        anticipated={H1: 1},
        assimilation=1,
    )
    assert (caught.over, caught.winner(), caught.assimilation, caught.turn) == (True, "creature: caught", 0, 1)
    assert caught.events()[-1] == "creature-wins"
    assert caught.will(H1) == 0
    wreck = Table(
        3, "reckoning", played={H1: "wreck", H2: "jungle"}, tokens={"creature": "jungle"}, rescue=1, assimilation=1
    )
    wreck.play(H1, "power")
    assert (wreck.over, wreck.winner(), wreck.will(H2)) == (True, "hunted: wreck", 3)
