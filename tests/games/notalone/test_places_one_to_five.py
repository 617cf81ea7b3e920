"""The powers of the places 1 to 5 (NA-6.1 to NA-6.10, table 7.1)."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import EVERY_PLACE, at, caught, codes
from tests.games.notalone.table import H1, H2, H3, C, Table

# -- who uses a power (NA-6.1) ----------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.1")
def test_a_hunted_on_a_free_place_uses_its_power_in_step_1() -> None:
    table = at("wreck", rescue=9)
    assert "power" in table.offered(H1)
    table.play(H1, "power")
    assert table.rescue == 8
    assert codes(table, "uses-place") == [{"player": H1, "place": "wreck"}]


@pytest.mark.clauses("NA-6.1")
def test_a_hunted_on_a_targeted_place_uses_its_power_in_step_2() -> None:
    table = at("wreck", effects="scream", tokens={"target": "wreck"}, rescue=9)
    assert table.awaited() == {H2}, "step 1 is for free places only"
    table.play(H2, "nothing")
    table.play(H1, "lose-will", "power")
    assert [moved["cause"] for moved in codes(table, "rescue-moves")] == ["wreck", "end-of-turn"]


@pytest.mark.clauses("NA-6.1")
@pytest.mark.parametrize("token", ["creature", "artemia"])
def test_a_hunted_who_is_caught_uses_no_power(token: str) -> None:
    table = at("wreck", rescue=9, tokens={token: "wreck"})
    assert table.awaited() == {H2}
    table.play(H2, "nothing")
    if token == "artemia":
        table.play(H1, "discard:lair")
    assert [moved["cause"] for moved in codes(table, "rescue-moves")] == ["end-of-turn"]
    assert codes(table, "uses-place") == []


# -- Lair (NA-6.2 .. NA-6.5) ------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.2")
def test_the_lair_takes_back_one_card_of_own_choice() -> None:
    table = at("lair", discard={H1: "jungle river beach"})
    table.play(H1, "power")
    assert table.offered(H1) == {"take:jungle", "take:river", "take:beach"}
    table.play(H1, "take:river")
    assert table.hand(H1) == {"river", "rover"}
    assert table.discard(H1) == {"jungle", "beach"}


@pytest.mark.clauses("NA-6.2", "NA-10.3")
def test_with_the_option_the_lair_takes_back_the_whole_discard_pile() -> None:
    table = at("lair", lair="all", discard={H1: "jungle river beach"}, tokens={"creature": "wreck"})
    table.play(H1, "power")
    assert table.offered(H1) == {"take-all", "copy:wreck"}
    table.play(H1, "take-all")
    assert table.hand(H1) == {"jungle", "river", "beach", "rover"}
    assert table.discard(H1) == set()
    empty = at("lair", lair="all", effects="clone", tokens={"creature": "wreck", "target": "beach"})
    empty.play(H1, "power")
    assert empty.offered(H1) == {"copy:wreck", "copy:beach"}, "there is nothing to take back"


@pytest.mark.clauses("NA-6.3")
def test_the_lair_just_played_is_not_among_the_cards_to_take_back() -> None:
    table = at("lair", discard={H1: "jungle river"})
    table.play(H1, "power")
    assert "take:lair" not in table.offered(H1)


@pytest.mark.clauses("NA-6.3")
def test_the_gate_into_the_lair_takes_back_a_lair_from_the_discard_pile() -> None:
    table = at("jungle", discard={H1: "lair beach"}, survival_hand={H1: "gate"})
    table.passes(H1)
    table.play(H1, "play:gate", "copy:lair")
    assert table.offered(H1) == {"take:lair", "take:beach"}
    table.play(H1, "take:lair")
    assert "lair" in table.hand(H1)
    assert table.played(H1) == {"jungle"}


@pytest.mark.clauses("NA-6.4")
def test_the_lair_copies_the_place_with_the_creature_token() -> None:
    table = at("lair", discard={H1: "river"}, tokens={"creature": "wreck"}, rescue=9)
    table.play(H1, "power")
    assert table.offered(H1) == {"take:river", "copy:wreck"}
    table.play(H1, "copy:wreck")
    assert table.rescue == 8
    assert table.discard(H1) == {"river"}
    assert codes(table, "copies-place") == [{"player": H1, "place": "wreck"}]


@pytest.mark.clauses("NA-6.4", "NA-6.18")
@pytest.mark.parametrize("token", [{"creature": "artefact"}, {"artemia": "wreck"}])
def test_the_lair_copies_neither_the_artefact_nor_a_place_under_another_token(token: dict[str, str]) -> None:
    table = at("lair", discard={H1: "river jungle"}, tokens=token)
    table.play(H1, "power")
    assert table.offered(H1) == {"take:river", "take:jungle"}


@pytest.mark.clauses("NA-6.4")
def test_a_target_token_without_clone_is_nothing_that_the_lair_copies() -> None:
    table = at("lair", discard={H1: "river jungle"}, tokens={"target": "wreck"}, effects="scream")
    table.play(H1, "power")
    assert table.offered(H1) == {"take:river", "take:jungle"}


@pytest.mark.clauses("NA-6.4")
def test_the_lair_does_not_copy_the_lair() -> None:
    table = at("lair", discard={H1: "river jungle"}, tokens={"creature": "lair"}, dodging=H1)
    table.play(H1, "power")
    assert table.offered(H1) == {"take:river", "take:jungle"}


@pytest.mark.clauses("NA-6.4", "NA-2.19")
def test_the_lair_does_not_copy_an_ineffective_place() -> None:
    table = at(
        "lair", discard={H1: "river jungle"}, tokens={"creature": "wreck"}, effects="cataclysm", ineffective="wreck"
    )
    table.play(H1, "power")
    assert table.offered(H1) == {"take:river", "take:jungle"}


@pytest.mark.clauses("NA-6.4", "NA-6.14")
def test_the_lair_does_not_copy_a_wreck_that_is_used_up() -> None:
    table = at("lair", discard={H1: "river jungle"}, tokens={"creature": "wreck"}, used="wreck")
    table.play(H1, "power")
    assert table.offered(H1) == {"take:river", "take:jungle"}


@pytest.mark.clauses("NA-6.4", "NA-6.22")
def test_the_lair_does_not_copy_a_shelter_that_can_do_nothing() -> None:
    table = at("lair", discard={H1: "river jungle"}, tokens={"creature": "shelter"}, effects="despair")
    table.play(H1, "power")
    assert table.offered(H1) == {"take:river", "take:jungle"}


@pytest.mark.clauses("NA-6.5")
def test_without_a_creature_token_the_lair_copies_nothing() -> None:
    table = at("lair", discard={H1: "river jungle"}, kept_back="creature")
    table.play(H1, "power")
    assert table.offered(H1) == {"take:river", "take:jungle"}


@pytest.mark.clauses("NA-6.5", "NA-2.22")
def test_under_clone_the_lair_chooses_among_all_marked_places() -> None:
    table = at(
        "lair",
        effects="force-field clone",
        blocked="beach rover",
        tokens={"creature": "wreck", "target": "beach rover"},
    )
    table.play(H1, "power")
    assert table.offered(H1) == {"copy:wreck", "copy:beach", "copy:rover"}
    table.play(H1, "copy:rover", "take:source")
    assert "source" in table.hand(H1)


# -- Jungle (NA-6.6) --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.6")
def test_the_jungle_takes_back_itself_and_one_card() -> None:
    table = at("jungle", second="swamp", discard={H1: "lair river"})
    table.play(H1, "power")
    assert table.offered(H1) == {"take:lair", "take:river"}
    table.play(H1, "take:lair")
    assert table.hand(H1) == {"lair", "jungle", "beach", "rover"}
    assert table.played(H1) == set()
    assert table.discard(H1) == {"river"}


@pytest.mark.clauses("NA-6.6")
def test_the_jungle_takes_back_only_itself_when_the_discard_pile_is_empty() -> None:
    table = at("jungle", second="swamp")
    table.play(H1, "power")
    assert table.asked(H2) == "use-place"
    assert table.hand(H1) == {"lair", "jungle", "river", "beach", "rover"}


# -- River (NA-6.7) ---------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.7")
def test_after_the_river_two_cards_are_committed_and_one_is_kept() -> None:
    table = Table(players=2, phase="reckoning", played={H1: "river"})
    table.play(H1, "power")
    assert table.phase == "exploration"
    assert table.pending(H1) == "river"
    table.passes(C)
    assert not any(option.startswith("commit:") for option in table.offered(H1))
    table.play(H1, "commit-both:lair+beach")
    table.play(C, "to-tokens", "creature:wreck")
    table.passes(C)
    assert table.offered(H1) == {"keep:lair", "keep:beach"}
    table.play(H1, "keep:beach")
    assert table.played(H1) == {"beach"}
    assert "lair" in table.hand(H1)
    assert table.pending(H1) == "none"


# -- Beach (NA-6.8, NA-6.9) -------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.8")
def test_the_beach_puts_the_marker_on_when_it_is_off() -> None:
    table = at("beach", rescue=9)
    table.play(H1, "power")
    assert table.state.beacon
    assert table.rescue == 9


@pytest.mark.clauses("NA-6.8")
def test_the_beach_trades_the_marker_for_a_space() -> None:
    table = at("beach", rescue=9, beacon=True)
    table.play(H1, "power")
    assert not table.state.beacon
    assert table.rescue == 8
    assert codes(table, "rescue-moves") == [{"left": 8, "cause": "beach"}]


@pytest.mark.clauses("NA-6.9", "NA-6.21")
@pytest.mark.parametrize("beacon", [False, True])
def test_either_half_of_the_beach_uses_it_up_for_the_turn(beacon: bool) -> None:
    table = at("beach", second="beach", rescue=9, beacon=beacon, discard={H2: "lair river"})
    table.play(H1, "power")
    assert table.offered(H2) == {"nothing", "take:lair", "take:river"}
    table.play(H2, "take:lair")
    assert "lair" in table.hand(H2)


@pytest.mark.clauses("NA-6.9", "NA-11.12")
def test_a_copied_beach_uses_it_up_too() -> None:
    table = at("lair", second="beach", tokens={"creature": "beach"}, dodging=H2, discard={H2: "lair"})
    table.play(H1, "power")
    assert table.state.beacon, "the only way to use the Lair is filled in"
    assert table.offered(H2) == {"nothing", "take:lair"}


@pytest.mark.clauses("NA-6.9")
def test_a_used_beach_is_not_copied() -> None:
    table = at("beach", second="lair", tokens={"creature": "beach"}, dodging=H1, discard={H2: "river rover"})
    table.play(H1, "power")
    table.play(H2, "power")
    assert table.offered(H2) == {"take:river", "take:rover"}


@pytest.mark.clauses("NA-6.15")
def test_beach_and_wreck_are_both_used_in_one_turn() -> None:
    table = at("beach", second="wreck", played={H2: "wreck"}, rescue=9, beacon=True)
    table.play(H1, "power")
    table.play(H2, "power")
    assert [entry["cause"] for entry in codes(table, "rescue-moves")] == ["beach", "wreck", "end-of-turn"]
    assert table.rescue == 6


# -- Rover (NA-6.10) --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.10", "NA-2.3")
def test_the_rover_takes_a_card_that_is_in_stock_and_not_owned() -> None:
    table = Table(
        players=4,
        phase="reckoning",
        played={H1: "rover", H2: "wreck", H3: "wreck"},
        hand={H1: "lair jungle river beach swamp"},
    )
    table.play(H1, "power")
    assert table.offered(H1) == {"take:shelter", "take:source", "take:artefact"}, "both spare Wrecks are taken"
    table.play(H1, "take:source")
    assert table.hand(H1) == {"lair", "jungle", "river", "beach", "swamp", "source"}
    assert table.owned(H1) == {"lair", "jungle", "river", "beach", "rover", "swamp", "source"}
    assert table.reserve("source") == 1
    assert codes(table, "takes-from-reserve", C) == [{"player": H1, "place": "source"}]


@pytest.mark.clauses("NA-6.10", "NA-6.22")
def test_the_rover_cannot_be_used_when_all_is_owned() -> None:
    table = at("rover", hand={H1: EVERY_PLACE.replace("rover ", "").replace("lair ", "")}, discard={H1: "lair"})
    assert table.offered(H1) == {"nothing", "take:lair"}


@pytest.mark.clauses("NA-6.1", "NA-5.12", "NA-5.16")
def test_a_caught_lair_neither_copies_nor_takes_back() -> None:
    table = caught("lair", discard={H1: "river"})
    assert table.awaited() == {H2}
    table.play(H2, "nothing")
    assert codes(table, "takes-back") == []
