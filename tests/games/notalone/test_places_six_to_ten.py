"""The powers of the places 6 to 10 (NA-6.11 to NA-6.18, table 7.1)."""

from __future__ import annotations

import pytest

from fogtable.games.notalone.components import Survival
from tests.games.notalone.positions import at, codes
from tests.games.notalone.table import H1, H2, C, Table


def without(*gone: str) -> str:
    """Return all Survival cards but these."""
    return " ".join(name for name in Survival.names if name not in gone)


# -- Swamp (NA-6.11) --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.11")
def test_the_swamp_takes_back_itself_and_two_cards() -> None:
    table = at("swamp", discard={H1: "lair river beach"})
    table.play(H1, "power")
    assert table.offered(H1) == {"take:lair", "take:river", "take:beach"}
    table.play(H1, "take:beach")
    assert table.offered(H1) == {"take:lair", "take:river"}
    table.play(H1, "take:lair")
    assert table.hand(H1) == {"lair", "jungle", "beach", "rover", "swamp"}
    assert table.discard(H1) == {"river"}
    assert table.played(H1) == set()


@pytest.mark.clauses("NA-6.11", "NA-2.15")
@pytest.mark.parametrize("discard", ["", "lair", "lair river"])
def test_the_swamp_takes_as_many_as_there_are(discard: str) -> None:
    table = at("swamp", discard={H1: discard})
    table.play(H1, "power")
    assert table.asked(H2) == "use-place"
    assert table.hand(H1) == {"lair", "jungle", "river", "beach", "rover", "swamp"}


# -- Shelter (NA-6.12) ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.12")
def test_the_shelter_draws_two_keeps_one_and_discards_the_other() -> None:
    table = at("shelter", luck=[("draw-survival", "dodge"), ("draw-survival", "gate")])
    table.play(H1, "power")
    assert table.offered(H1) == {"keep:dodge", "keep:gate"}
    table.play(H1, "keep:gate")
    assert table.survival_hand(H1) == {"gate"}
    assert table.survival_discard() == {"dodge"}
    assert len(table.survival_deck()) == len(Survival) - 2
    assert codes(table, "discards-survival", C) == [{"player": H1, "card": ["dodge"]}]


@pytest.mark.clauses("NA-6.12")
def test_the_shelter_keeps_the_only_card_that_can_be_drawn() -> None:
    table = at("shelter", survival_deck="dodge", survival_discard="", survival_hand={H2: without("dodge")})
    table.passes(H2)
    table.play(H1, "power")
    assert table.survival_hand(H1) == {"dodge"}
    assert table.survival_deck() == set()
    assert table.survival_discard() == set()
    assert table.asked(H2) == "use-place"


@pytest.mark.clauses("NA-6.12", "NA-2.16")
def test_the_shelter_shuffles_the_discard_pile_between_its_two_cards() -> None:
    table = at("shelter", survival_deck="dodge", luck=[("draw-survival", "dodge"), ("draw-survival", "sacrifice")])
    table.play(H1, "power")
    assert table.offered(H1) == {"keep:dodge", "keep:sacrifice"}
    assert "shuffles-survival" in table.events()
    table.play(H1, "keep:dodge")
    assert table.survival_discard() == {"sacrifice"}
    assert len(table.survival_deck()) == len(Survival) - 2


# -- Wreck (NA-6.13 .. NA-6.15) ---------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.13")
def test_the_wreck_moves_the_rescue_counter() -> None:
    table = at("wreck", rescue=9)
    table.play(H1, "power")
    assert table.rescue == 8
    assert codes(table, "rescue-moves") == [{"left": 8, "cause": "wreck"}]


@pytest.mark.clauses("NA-6.14", "NA-6.21")
def test_the_wreck_is_used_once_and_others_there_may_take_a_card_back() -> None:
    table = at("wreck", second="wreck", rescue=9, discard={H2: "lair river"})
    table.play(H1, "power")
    assert table.offered(H2) == {"nothing", "take:lair", "take:river"}
    table.play(H2, "take:river")
    assert [moved["cause"] for moved in codes(table, "rescue-moves")] == ["wreck", "end-of-turn"]
    assert codes(table, "takes-back") == [{"player": H2, "cards": ["river"]}]


@pytest.mark.clauses("NA-6.14")
def test_a_wreck_on_which_a_card_was_taken_back_is_still_unused() -> None:
    table = at("wreck", second="wreck", rescue=9, discard={H1: "lair"})
    table.play(H1, "take:lair")
    assert table.offered(H2) == {"nothing", "power"}


@pytest.mark.clauses("NA-6.14", "NA-11.12")
def test_a_wreck_copied_by_the_gate_is_used_up() -> None:
    table = at("shelter", second="wreck", survival_hand={H1: "gate"}, rescue=9, discard={H2: "lair"})
    table.passes(H1)
    table.play(H1, "play:gate", "copy:wreck")
    assert table.rescue == 8
    assert table.offered(H2) == {"nothing", "take:lair"}


@pytest.mark.clauses("NA-6.15")
def test_a_used_beach_leaves_the_wreck_usable() -> None:
    table = at("beach", second="wreck", used="beach", discard={H1: "lair"})
    assert table.offered(H1) == {"nothing", "take:lair"}
    table.play(H1, "nothing")
    assert table.offered(H2) == {"nothing", "power"}


# -- Source (NA-6.16) -------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.16")
def test_the_source_heals_hunted_with_one_or_two_will_or_draws() -> None:
    table = Table(
        players=6,
        phase="reckoning",
        played={H1: "source", H2: "jungle"},
        will={H1: 2, H2: 1, "hunted-3": 3, "hunted-4": 0},
        luck=[("draw-survival", "vortex")],
    )
    table.play(H1, "power")
    assert table.offered(H1) == {"heal:hunted-1", "heal:hunted-2", "draw"}, "nobody at 3 or at 0 Will"
    table.play(H1, "heal:hunted-2")
    assert table.will(H2) == 2
    assert table.will(H1) == 2
    assert table.survival_hand(H1) == set()


@pytest.mark.clauses("NA-6.16")
def test_the_source_heals_its_user() -> None:
    table = at("source", will={H1: 1})
    table.play(H1, "power", "heal:hunted-1")
    assert table.will(H1) == 2


@pytest.mark.clauses("NA-6.16")
def test_the_source_draws_a_survival_card() -> None:
    table = at("source", luck=[("draw-survival", "vortex")])
    table.play(H1, "power")
    assert table.offered(H1) == {"draw"}
    table.play(H1, "draw")
    assert table.survival_hand(H1) == {"vortex"}


# -- Artefact (NA-6.17, NA-6.18) --------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-6.17")
def test_after_the_artefact_two_places_are_revealed_and_both_used() -> None:
    table = Table(players=2, phase="reckoning", played={H1: "artefact"}, rescue=9, hand={H1: "beach jungle wreck"})
    table.play(H1, "power")
    assert table.pending(H1) == "artefact"
    table.passes(C)
    table.play(H1, "commit-both:beach+wreck")
    table.play(C, "to-tokens", "creature:lair")
    table.passes(C)
    table.passes(C)
    assert codes(table, "reveals")[-1] == {"player": H1, "places": ["beach", "wreck"]}
    assert table.offered(H1) == {"first:beach", "first:wreck"}
    table.play(H1, "first:wreck", "power", "power")
    assert table.rescue == 7
    assert table.state.beacon
    assert table.pending(H1) == "none"


@pytest.mark.clauses("NA-6.17")
def test_the_artefact_returns_no_card_before_the_reveal() -> None:
    table = Table(players=2, phase="hunting", played={H1: "beach wreck"}, pending={H1: "artefact"})
    table.play(C, "keep-creature")
    assert "returns-one" not in table.events()
    assert table.played(H1) == {"beach", "wreck"}
    assert table.state.revealed


@pytest.mark.clauses("NA-6.18")
@pytest.mark.parametrize("stands", ["rover", "source"])
def test_the_gate_does_not_copy_the_artefact(stands: str) -> None:
    table = at(stands, survival_hand={H1: "gate"}, beacon=True)
    table.passes(H1)
    table.play(H1, "play:gate")
    assert "copy:artefact" not in table.offered(H1)
    assert table.offered(H1) == ({"copy:beach"} if stands == "rover" else {"copy:beach", "copy:wreck"})
