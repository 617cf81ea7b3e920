"""Survival cards of phase 3 (table 7.3)."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import EVERY_PLACE, at, caught, codes
from tests.games.notalone.table import H1, H2

ALL_BUT_ROVER = EVERY_PLACE.replace("rover ", "")


# -- Detector ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-5.4", "NA-11.7")
def test_detector_avoids_the_artemia_token_and_the_place_is_used_in_step_1() -> None:
    table = at("wreck", survival_hand={H1: "detector"}, tokens={"artemia": "wreck"}, rescue=9)
    table.play(H1, "play:detector")
    assert table.offered(H1) == {"nothing", "power"}
    table.play(H1, "power")
    table.play(H2, "nothing")
    assert codes(table, "touched") == []
    assert [entry["cause"] for entry in codes(table, "rescue-moves")] == ["wreck", "end-of-turn"]


@pytest.mark.clauses("NA-2.14")
@pytest.mark.parametrize(("token", "legal"), [({"artemia": "wreck"}, True), ({"artemia": "rover"}, False)])
def test_detector_needs_the_artemia_token_on_the_own_place(token: dict[str, str], legal: bool) -> None:
    table = at("wreck", survival_hand={H1: "detector"}, tokens={"creature": "wreck"} | token)
    assert table.offered(H1) == ({"play:detector", "pass"} if legal else {"pass"})


# -- Dodge ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.8", "NA-11.7")
def test_dodge_avoids_the_creature_token_and_the_place_is_used_in_step_1() -> None:
    table = caught("wreck", survival_hand={H1: "dodge"}, rescue=9)
    table.play(H1, "play:dodge", "power")
    table.play(H2, "nothing")
    assert table.will(H1) == 3
    assert codes(table, "assimilation-moves") == []
    assert [entry["cause"] for entry in codes(table, "rescue-moves")] == ["wreck", "end-of-turn"]


@pytest.mark.clauses("NA-2.14", "NA-2.22")
@pytest.mark.parametrize(
    ("tokens", "effects", "legal"),
    [
        ({"creature": "wreck"}, "", True),
        ({"creature": "rover"}, "", False),
        ({"artemia": "wreck"}, "", False),
        ({"target": "wreck"}, "scream", False),
        ({"target": "wreck"}, "clone", True),
    ],
)
def test_dodge_needs_a_creature_type_token_on_the_own_place(tokens: dict[str, str], effects: str, legal: bool) -> None:
    table = at("wreck", survival_hand={H1: "dodge"}, tokens=tokens, effects=effects)
    assert table.offered(H1) == ({"play:dodge", "pass"} if legal else {"pass"})


@pytest.mark.clauses("NA-5.4")
def test_dodge_avoids_the_clone_too() -> None:
    table = at("wreck", survival_hand={H1: "dodge"}, tokens={"target": "wreck", "creature": "wreck"}, effects="clone")
    table.play(H1, "play:dodge", "power")
    table.play(H2, "nothing")
    assert codes(table, "caught") == []


@pytest.mark.clauses("NA-5.10", "NA-7.8")
def test_dodge_in_w3b_saves_late_and_gives_the_place_in_the_catch_up() -> None:
    table = caught("wreck", survival_hand={H1: "dodge"}, rescue=9)
    table.passes(H1)
    table.play(H2, "nothing")
    table.play(H1, "play:dodge", "power")
    assert codes(table, "caught") == []
    assert [entry["cause"] for entry in codes(table, "rescue-moves")] == ["wreck", "end-of-turn"]


@pytest.mark.clauses("NA-11.6")
@pytest.mark.parametrize(("card", "suffered"), [("dodge", "touched"), ("detector", "caught")])
def test_each_of_the_two_avoids_its_own_token_only(card: str, suffered: str) -> None:
    table = caught("wreck", survival_hand={H1: card}, tokens={"artemia": "wreck"})
    table.play(H1, f"play:{card}")
    table.play(H2, "nothing")
    if card == "dodge":
        table.play(H1, "discard:lair")
    assert [code for code in table.events() if code in ("touched", "caught")] == [suffered]


# -- Drone ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-7.10", "NA-11.10")
def test_drone_copies_the_rover_instead_of_the_own_power() -> None:
    table = at("wreck", survival_hand={H1: "drone"}, discard={H1: "lair"}, rescue=9)
    assert table.offered(H1) == {"pass"}, "Drone is no card of W3a"
    table.passes(H1)
    assert table.offered(H1) == {"nothing", "power", "take:lair", "play:drone"}
    table.play(H1, "play:drone")
    assert table.offered(H1) == {"take:swamp", "take:shelter", "take:source", "take:artefact"}
    table.play(H1, "take:swamp")
    assert "swamp" in table.hand(H1)
    assert table.asked(H2) == "use-place", "the own power and the take-back are gone"
    assert table.rescue == 9
    assert codes(table, "copies-place") == [{"player": H1, "place": "rover"}]


@pytest.mark.clauses("NA-2.14", "NA-11.10")
def test_drone_needs_an_effective_rover_with_something_to_take() -> None:
    legal = at("wreck", survival_hand={H1: "drone"}, played={H2: "jungle"})
    legal.passes(H1)
    assert "play:drone" in legal.offered(H1)
    for broken in (
        at("wreck", survival_hand={H1: "drone"}, effects="cataclysm", ineffective="rover"),
        at("wreck", survival_hand={H1: "drone"}, effects="mirage", tokens={"target": "beach rover"}),
        at("wreck", survival_hand={H1: "drone"}, hand={H1: f"{ALL_BUT_ROVER.replace(' wreck', '')} rover"}),
    ):
        broken.passes(H1)
        assert broken.offered(H1) == {"nothing", "power"}


@pytest.mark.clauses("NA-7.10", "NA-2.20", "NA-5.12")
def test_drone_and_gate_are_not_played_where_no_power_can_be_used() -> None:
    for broken in (
        at("wreck", survival_hand={H1: "drone gate"}, effects="cataclysm", ineffective="wreck"),
        at("wreck", survival_hand={H1: "drone gate"}, tokens={"artemia": "wreck"}),
        at("wreck", survival_hand={H1: "drone gate"}, tokens={"creature": "wreck"}),
    ):
        broken.passes(H1)
        assert broken.awaited() == {H2}


# -- Gate -------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-7.10", "NA-11.10")
def test_gate_copies_a_place_next_to_the_own_one() -> None:
    table = at("shelter", survival_hand={H1: "gate"}, rescue=9)
    assert table.offered(H1) == {"pass"}, "Gate is no card of W3a"
    table.passes(H1)
    table.play(H1, "play:gate")
    assert table.offered(H1) == {"copy:jungle", "copy:swamp", "copy:wreck"}
    table.play(H1, "copy:wreck")
    assert table.rescue == 8
    assert table.asked(H2) == "use-place"
    assert table.survival_hand(H1) == set(), "the own Shelter was not used"


@pytest.mark.clauses("NA-11.10", "NA-2.14")
def test_gate_copies_only_what_is_effective_and_usable() -> None:
    table = at("shelter", survival_hand={H1: "gate"}, effects="cataclysm", ineffective="jungle", used="wreck")
    table.passes(H1)
    table.play(H1, "play:gate")
    assert table.offered(H1) == {"copy:swamp"}


@pytest.mark.clauses("NA-2.14", "NA-6.22")
def test_gate_is_illegal_with_nothing_to_copy() -> None:
    table = at("rover", survival_hand={H1: "gate"}, used="beach", discard={H1: "lair"}, tokens={"creature": "artefact"})
    table.passes(H1)
    assert table.offered(H1) == {"nothing", "power", "take:lair"}


@pytest.mark.clauses("NA-6.4", "NA-6.5")
def test_gate_into_the_lair_may_copy_once_more() -> None:
    table = at("swamp", survival_hand={H1: "gate"}, tokens={"creature": "beach"}, discard={H1: "river"})
    table.passes(H1)
    table.play(H1, "play:gate", "copy:lair")
    assert table.offered(H1) == {"take:river", "copy:beach"}
    table.play(H1, "copy:beach")
    assert table.state.beacon
    assert table.discard(H1) == {"river"}


@pytest.mark.clauses("NA-6.22")
def test_gate_does_not_copy_a_lair_with_nothing_to_do() -> None:
    table = at("swamp", survival_hand={H1: "gate"})
    table.passes(H1)
    table.play(H1, "play:gate")
    assert table.offered(H1) == {"copy:shelter"}


# -- Hologram, Wrong Track --------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.1", "NA-7.7")
def test_hologram_moves_the_artemia_token_to_an_adjacent_place() -> None:
    table = at("beach", survival_hand={H1: "hologram"}, tokens={"artemia": "beach"})
    table.play(H1, "play:hologram")
    assert table.offered(H1) == {"artemia:river", "artemia:rover", "artemia:source"}
    table.play(H1, "artemia:river")
    assert table.token("artemia") == {"river"}
    assert table.offered(H1) == {"nothing", "power"}


@pytest.mark.clauses("NA-2.14")
def test_hologram_needs_the_artemia_token_on_the_planet() -> None:
    table = at("beach", survival_hand={H1: "hologram"}, tokens={"creature": "beach"})
    assert table.offered(H1) == {"pass"}


@pytest.mark.clauses("NA-11.1", "NA-7.7")
def test_wrong_track_moves_the_creature_token_to_an_adjacent_place() -> None:
    table = caught("beach", survival_hand={H2: "wrong-track"}, tokens={"target": "rover"}, effects="scream")
    table.play(H2, "play:wrong-track")
    assert table.offered(H2) == {"creature:river", "creature:rover", "creature:source"}
    table.play(H2, "creature:rover")
    assert table.token("creature") == {"rover"}
    assert table.token("target") == {"rover"}


@pytest.mark.clauses("NA-2.22", "NA-11.1")
def test_under_clone_wrong_track_moves_either_token() -> None:
    table = caught("beach", survival_hand={H1: "wrong-track"}, tokens={"target": "artefact"}, effects="clone")
    table.play(H1, "play:wrong-track")
    assert table.offered(H1) == {
        *("creature:river", "creature:rover", "creature:source"),
        *("target:rover", "target:source"),
    }
    table.play(H1, "target:rover")
    assert table.token("target") == {"rover"}
    assert table.token("creature") == {"beach"}


@pytest.mark.clauses("NA-2.14", "NA-2.22")
@pytest.mark.parametrize(("effects", "legal"), [("scream", False), ("clone", True)])
def test_wrong_track_needs_a_creature_type_token_on_the_planet(effects: str, legal: bool) -> None:
    table = at(
        "beach",
        survival_hand={H1: "wrong-track"},
        tokens={"target": "rover", "artemia": "lair"},
        effects=effects,
        kept_back="creature",
    )
    assert table.offered(H1) == ({"play:wrong-track", "pass"} if legal else {"pass"})


@pytest.mark.clauses("NA-5.19", "NA-7.8")
def test_a_token_moved_in_w3b_catches_one_who_has_used_the_place() -> None:
    table = at("wreck", survival_hand={H2: "wrong-track"}, tokens={"creature": "river"}, rescue=9)
    table.passes(H2)
    table.play(H1, "power")
    table.play(H2, "nothing")
    table.play(H2, "play:wrong-track", "creature:wreck")
    assert codes(table, "caught") == [{"player": H1, "places": ["wreck"]}]
    assert [entry["cause"] for entry in codes(table, "rescue-moves")] == ["wreck", "end-of-turn"]
