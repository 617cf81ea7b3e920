"""Survival cards of the phases 1, 2 and 4 (table 7.3)."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.notalone.components import SURVIVAL_PHASE, Survival
from tests.games.notalone.positions import codes, end_of_turn
from tests.games.notalone.table import H1, H2, C, Table

PHASE_1 = [Survival.name(card) for card in Survival.ALL if SURVIVAL_PHASE[card] == 1]


def exploring(card: str, **position: Any) -> Table:
    """Both Hunted explore; hunted-1 holds the card."""
    return Table(players=3, survival_hand={H1: card}, **position)


@pytest.mark.clauses("NA-3.12", "NA-2.6")
def test_only_cards_of_phase_1_are_played_in_exploration() -> None:
    held = " ".join(name for name in Survival.names)
    table = exploring(held, will={H1: 2}, discard={H1: "lair"}, hunt_hand="clone stasis")
    table.passes(C)
    plays = {option for option in table.offered(H1) if option.startswith("play:")}
    assert plays == {f"play:{card}" for card in PHASE_1}


# -- Adrenaline -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-2.4", "NA-2.14")
@pytest.mark.parametrize(("will", "legal"), [(1, True), (2, True), (3, False)])
def test_adrenaline_regains_one_will(will: int, legal: bool) -> None:
    table = exploring("adrenaline", will={H1: will})
    assert ("play:adrenaline" in table.offered(H1)) is legal
    if legal:
        table.play(H1, "play:adrenaline")
        assert table.will(H1) == will + 1
        assert table.survival_discard() == {"adrenaline"}


@pytest.mark.clauses("NA-3.9")
def test_adrenaline_does_not_save_from_giving_up() -> None:
    table = exploring("adrenaline", will={H1: 1}, discard={H1: "lair"})
    table.play(H1, "resist1")
    assert table.offered(H1) == {"give-up"}


# -- Ingenuity --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.23", "NA-2.14")
def test_ingenuity_puts_the_marker_on_the_beach_when_it_is_off() -> None:
    table = exploring("ingenuity", rescue=9)
    table.play(H1, "play:ingenuity")
    assert table.state.beacon
    assert table.rescue == 9
    assert "play:ingenuity" not in exploring("ingenuity", beacon=True).offered(H1)


# -- Sacrifice --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-3.18", "NA-11.5")
def test_sacrifice_costs_a_card_of_the_hand_and_stops_hunt_cards_for_the_turn() -> None:
    table = exploring("sacrifice", hunt_hand="despair fierceness stasis", played={H1: ""})
    table.passes(C)
    table.play(H1, "play:sacrifice")
    assert table.offered(H1) == {f"discard:{place}" for place in ("lair", "jungle", "river", "beach", "rover")}
    table.play(H1, "discard:lair")
    assert table.discard(H1) == {"lair"}
    table.commits("beach", "beach")
    assert table.asked(C) == "place-token", "no card step"
    table.play(C, "creature:beach")
    assert table.turn == 2, "nor any other window of this turn"
    assert table.hunt_hand() == {"despair", "fierceness", "stasis"}
    assert "play:despair" in table.offered(C)


@pytest.mark.clauses("NA-3.18")
def test_cards_played_before_a_sacrifice_keep_their_effect() -> None:
    table = exploring("sacrifice", hunt_hand="force-field stasis", allowance=2)
    table.play(C, "play:force-field", "target-both:lair+jungle", "pass")
    table.play(H1, "play:sacrifice", "discard:lair")
    assert {o for o in table.offered(H2) if o.startswith("commit")} == {"commit:river", "commit:beach", "commit:rover"}
    assert table.token("target") == {"lair", "jungle"}


@pytest.mark.clauses("NA-2.14")
@pytest.mark.parametrize(
    ("position", "legal"),
    [
        ({}, True),
        ({"hand": {H1: ""}}, False),
        ({"effects": "force-field", "tokens": {"target": "lair jungle"}}, False),
        ({"effects": "force-field", "tokens": {"target": "lair jungle"}, "allowance": 2}, True),
        ({"sacrificed": True}, False),
    ],
)
def test_sacrifice_needs_a_card_in_hand_and_a_play_of_the_creature(position: dict[str, Any], legal: bool) -> None:
    assert ("play:sacrifice" in exploring("sacrifice", **position).offered(H1)) is legal


# -- Sixth Sense ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-2.15")
@pytest.mark.parametrize(("discard", "taken"), [("lair", {"lair"}), ("lair river", {"lair", "river"})])
def test_sixth_sense_takes_back_all_when_there_are_no_more_than_two(discard: str, taken: set[str]) -> None:
    table = exploring("sixth-sense", discard={H1: discard})
    table.play(H1, "play:sixth-sense")
    assert taken <= table.hand(H1)
    assert table.discard(H1) == set()


@pytest.mark.clauses("NA-2.14")
def test_sixth_sense_takes_back_two_cards_of_own_choice() -> None:
    table = exploring("sixth-sense", discard={H1: "lair river rover"})
    table.play(H1, "play:sixth-sense", "take:rover")
    assert table.offered(H1) == {"take:lair", "take:river"}
    table.play(H1, "take:lair")
    assert table.discard(H1) == {"river"}
    assert table.will(H1) == 3
    assert "play:sixth-sense" not in exploring("sixth-sense").offered(H1), "illegal with an empty discard pile"


# -- Smokescreen (what it hides: test_secrets.py) ---------------------------------------------------------------------


@pytest.mark.clauses("NA-8.11")
def test_smokescreen_is_always_legal_and_ends_with_the_turn() -> None:
    table = exploring("smokescreen", discard={H2: "lair"})
    table.play(H1, "play:smokescreen")
    assert table.view(C)["discard"][H2] == 1
    table.commits("beach", "beach")
    table.play(C, "keep-creature")
    table.play(H1, "nothing")
    table.play(H2, "nothing")
    assert table.turn == 2
    assert table.view(C)["discard"][H2] == ["lair", "beach"]


# -- Strike Back ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.13")
def test_strike_back_puts_two_random_hunt_cards_below_the_deck() -> None:
    table = exploring(
        "strike-back", hunt_hand="clone mirage stasis", luck=[("strike-back", "stasis"), ("strike-back", "clone")]
    )
    table.passes(C)
    deck = table.hunt_deck()
    table.play(H1, "play:strike-back")
    assert table.hunt_hand() == {"mirage"}
    assert table.hunt_deck() == deck
    assert table.view(C)["hunt_under"]["0"] == ["clone", "stasis"]
    assert table.view(H1)["hunt_under"]["0"] == 2


@pytest.mark.clauses("NA-2.14")
@pytest.mark.parametrize(("hand", "left", "moved"), [("clone", 0, 1), ("clone stasis", 0, 2)])
def test_strike_back_takes_all_when_there_are_no_more_than_two(hand: str, left: int, moved: int) -> None:
    table = exploring("strike-back", hunt_hand=hand)
    table.passes(C)
    table.play(H1, "play:strike-back")
    assert len(table.hunt_hand()) == left
    assert codes(table, "strikes-back", H2) == [{"player": H1, "number": moved, "cards": None}]
    assert "play:strike-back" not in exploring("strike-back").offered(H1), "illegal against an empty hand"


@pytest.mark.clauses("NA-8.4", "NA-2.17")
def test_cards_below_the_deck_are_drawn_after_the_deck_and_before_a_shuffle() -> None:
    table = Table(
        players=2,
        phase="end-of-turn",
        hunt_deck="virus",
        hunt_under=["clone mirage", "scream"],
        luck=[("draw-hunt", "virus"), ("draw-hunt", "mirage"), ("draw-hunt", "clone")],
    )
    assert table.hunt_hand() == {"virus", "mirage", "clone"}
    assert "shuffles-hunt" not in table.events()
    assert table.view(C)["hunt_under"]["0"] == ["scream"]
    assert table.hunt_deck() == set()


@pytest.mark.clauses("NA-11.13", "NA-2.17")
def test_a_second_strike_back_puts_its_cards_below_those_of_the_first() -> None:
    table = exploring("strike-back", hunt_hand="stasis toxin", hunt_deck="virus", hunt_under=["clone mirage"])
    table.passes(C)
    table.play(H1, "play:strike-back")
    under = table.view(C)["hunt_under"]
    assert (under["0"], under["1"]) == (["clone", "mirage"], ["toxin", "stasis"])


# -- Vortex -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-7.6", "NA-11.3")
def test_vortex_swaps_the_committed_card_for_one_of_the_discard_pile() -> None:
    table = Table(
        players=3,
        phase="hunting",
        survival_hand={H1: "vortex"},
        played={H1: "beach", H2: "river"},
        discard={H1: "lair rover river"},
        effects="force-field",
        blocked="lair jungle",
        tokens={"target": "lair jungle"},
    )
    table.play(C, "creature:beach")
    assert table.offered(H1) == {"play:vortex", "pass"}
    table.play(H1, "play:vortex")
    assert table.offered(H1) == {"in:rover", "in:river"}, "Force Field blocks the Lair"
    table.play(H1, "in:rover")
    assert codes(table, "reveals")[0] == {"player": H1, "places": ["rover"]}
    assert table.discard(H1) == {"lair", "river", "beach"}
    assert table.hand(H1) == {"jungle"}
    assert table.stands(H1) == {"rover"}


@pytest.mark.clauses("NA-2.14")
@pytest.mark.parametrize(("discard", "legal"), [("", False), ("lair", False), ("lair river", True)])
def test_vortex_needs_a_card_that_force_field_does_not_block(discard: str, legal: bool) -> None:
    table = Table(
        players=2,
        phase="hunting",
        survival_hand={H1: "vortex"},
        played={H1: "beach"},
        discard={H1: discard},
        effects="force-field",
        blocked="lair jungle",
        tokens={"target": "lair jungle"},
    )
    table.play(C, "keep-creature")
    assert table.offered(H1) == ({"play:vortex", "pass"} if legal else {"pass"})


@pytest.mark.clauses("NA-6.1")
def test_vortex_is_asked_even_with_one_card_to_take() -> None:
    table = Table(players=2, phase="hunting", survival_hand={H1: "vortex"}, played={H1: "beach"}, discard={H1: "lair"})
    table.play(C, "keep-creature")
    table.play(H1, "play:vortex")
    assert table.offered(H1) == {"in:lair"}, "a filled-in answer would tell what the pile holds"


# -- Amplifier --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-7.9", "NA-6.23")
def test_amplifier_takes_the_marker_for_one_space() -> None:
    table = end_of_turn(survival_hand={H1: "amplifier"}, beacon=True, rescue=9, used="beach")
    table.play(H1, "play:amplifier")
    assert not table.state.beacon
    assert [entry["cause"] for entry in codes(table, "rescue-moves")] == ["amplifier", "end-of-turn"]
    assert table.rescue == 7


@pytest.mark.clauses("NA-8.8", "NA-2.14")
@pytest.mark.parametrize(
    ("beacon", "effects", "legal"), [(True, "", True), (False, "", False), (True, "stasis", False)]
)
def test_amplifier_needs_the_marker_and_no_stasis(beacon: bool, effects: str, legal: bool) -> None:
    table = end_of_turn(survival_hand={H1: "amplifier"}, beacon=beacon, effects=effects)
    assert table.offered(H1) == ({"play:amplifier", "pass"} if legal else {"pass"})


# -- Double Back ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-7.9", "NA-8.2")
def test_double_back_takes_the_card_of_this_turn_to_hand() -> None:
    table = end_of_turn(survival_hand={H1: "double-back"}, played={H1: "beach", H2: "wreck"})
    table.play(H1, "play:double-back")
    assert table.asked(H1) is None, "one played card: nothing to choose (D-DB)"
    assert "beach" in table.hand(H1)
    assert table.discard(H1) == set()
    assert table.discard(H2) == {"wreck"}


@pytest.mark.clauses("NA-7.9", "NA-8.2")
def test_double_back_takes_one_of_two_played_cards() -> None:
    table = end_of_turn(survival_hand={H1: "double-back"}, played={H1: "beach rover"})
    table.play(H1, "play:double-back")
    assert table.offered(H1) == {"take:beach", "take:rover"}
    table.play(H1, "take:rover")
    assert "rover" in table.hand(H1)
    assert table.discard(H1) == {"beach"}


@pytest.mark.clauses("NA-2.14", "NA-5.22")
def test_double_back_needs_a_card_that_is_still_on_the_table() -> None:
    table = end_of_turn(survival_hand={H1: "double-back"}, played={H1: ""})
    assert table.offered(H1) == {"pass"}
