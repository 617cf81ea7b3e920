"""Hunt cards of phase 1, and what cards of phase 2 do the moment they are played (table 7.2)."""

from __future__ import annotations

import pytest

from fogtable.games.notalone.components import Hunt
from tests.games.notalone.positions import at, codes, hunting
from tests.games.notalone.table import ALL_PLACES, H1, H2, H3, C, Table

BORDERS = {
    *("lair+jungle", "jungle+river", "river+beach", "beach+rover", "lair+swamp", "jungle+shelter", "river+wreck"),
    *("beach+source", "rover+artefact", "swamp+shelter", "shelter+wreck", "wreck+source", "source+artefact"),
}
FEW = {H1: "beach rover", H2: "beach rover", H3: "beach rover"}


# -- the symbols ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-2.12", "NA-4.7")
@pytest.mark.parametrize(
    ("card", "verb"),
    [
        ("despair", "artemia"),
        ("mutation", "artemia"),
        ("phobia", "artemia"),
        ("clone", "target"),
        ("scream", "target"),
        ("toxin", "target"),
    ],
)
def test_a_card_with_a_symbol_calls_its_token_which_must_be_placed(card: str, verb: str) -> None:
    table = hunting(card, hand=FEW)
    table.play(C, f"play:{card}", "creature:wreck")
    assert table.offered(C) == {f"{verb}:{place}" for place in ALL_PLACES}


@pytest.mark.clauses("NA-2.12", "NA-4.8")
@pytest.mark.parametrize(("card", "verb"), [("virus", "artemia-both"), ("mirage", "target-both")])
def test_virus_and_mirage_lay_their_token_on_two_adjacent_places(card: str, verb: str) -> None:
    table = hunting(card)
    table.play(C, f"play:{card}", "creature:wreck")
    assert table.offered(C) == {f"{verb}:{border}" for border in BORDERS}


@pytest.mark.clauses("NA-4.4", "NA-4.6")
@pytest.mark.parametrize("card", ["anticipation", "ascendancy", "fierceness", "forbidden-zone", "interference"])
def test_a_card_without_symbol_calls_no_token(card: str) -> None:
    table = hunting(card, players=2)
    table.play(C, f"play:{card}")
    if card in ("anticipation", "ascendancy"):
        table.play(C, "choose:hunted-1")
    if card == "ascendancy":
        table.play(H1, "keep:jungle", "keep:river")
    if card == "forbidden-zone":
        table.play(H1, "discard:jungle")
    assert table.offered(C) == {f"creature:{place}" for place in ALL_PLACES} | {"keep-creature"}
    table.play(C, "keep-creature")
    assert codes(table, "places-token") == []


# -- Despair ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-3.1", "NA-7.4")
def test_despair_in_w1_stops_survival_cards_for_the_turn() -> None:
    table = Table(
        players=3, hunt_hand="despair", survival_hand={H1: "adrenaline dodge", H2: "vortex"}, will={H1: 2}, rescue=12
    )
    table.play(C, "play:despair")
    table.refuses(H1, "play:adrenaline")
    table.commits("beach", "lair")
    table.play(C, "creature:rover", "artemia:beach")
    assert table.asked(H2) == "use-place", "no window for Vortex or Dodge was opened"
    table.play(H2, "nothing")
    assert table.asked(H1) == "discard-place"
    assert codes(table, "plays-survival") == []


@pytest.mark.clauses("NA-7.4", "NA-7.5")
def test_under_despair_no_window_is_opened_for_hunted() -> None:
    table = at("beach", effects="despair", tokens={"creature": "beach"}, survival_hand={H1: "dodge drone", H2: "gate"})
    assert table.asked(H1) is None
    assert table.offered(H2) == {"nothing", "power"}


@pytest.mark.clauses("NA-6.22", "NA-6.12")
def test_under_despair_the_shelter_is_unusable_and_the_source_only_heals() -> None:
    table = at("shelter", second="source", effects="despair", will={H1: 2}, discard={H1: "lair"})
    assert table.offered(H1) == {"nothing", "take:lair"}
    table.play(H1, "nothing")
    table.play(H2, "power")
    assert table.offered(H2) == {"heal:hunted-1"}


@pytest.mark.clauses("NA-3.17")
def test_despair_after_exploration_leaves_cards_already_played() -> None:
    table = Table(players=3, hunt_hand="despair", survival_hand={H1: "smokescreen", H2: "dodge"}, rescue=12)
    table.passes(C)
    table.play(H1, "play:smokescreen")
    table.commits("beach", "lair")
    table.play(C, "play:despair", "keep-creature", "artemia:wreck")
    assert table.state.smoke
    assert table.asked(H2) != "play-survival"
    assert table.asked(H1) == "use-place"


# -- Force Field ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-4.8")
def test_force_field_bars_two_adjacent_places_for_the_turn() -> None:
    table = Table(players=3, hunt_hand="force-field", discard={H1: "lair river"}, pending={H2: "artefact"})
    table.play(C, "play:force-field")
    assert table.offered(C) == {f"target-both:{border}" for border in BORDERS}
    table.play(C, "target-both:jungle+river")
    assert {o for o in table.offered(H1) if o.startswith("commit")} == {"commit:beach", "commit:rover"}
    assert {o for o in table.offered(H2) if o.startswith("commit")} == {
        *("commit-both:lair+beach", "commit-both:lair+rover", "commit-both:beach+rover")
    }
    table.refuses(H1, "commit:jungle")
    table.play(H1, "resist1")
    table.refuses(H1, "commit:river", "commit:jungle")
    assert "commit:lair" in table.offered(H1)


@pytest.mark.clauses("NA-4.11", "NA-8.3", "NA-8.10")
def test_the_token_of_force_field_stays_until_the_end_of_the_turn() -> None:
    table = Table(players=2, hunt_hand="force-field")
    table.play(C, "play:force-field", "target-both:lair+jungle")
    table.play(H1, "commit:beach")
    assert table.token("target") == {"lair", "jungle"}
    assert table.offered(C) == {f"creature:{place}" for place in ALL_PLACES} | {"keep-creature"}
    table.play(C, "keep-creature")
    assert table.token("target") == {"lair", "jungle"}
    table.play(H1, "nothing")
    assert table.turn == 2
    assert table.token("target") == set()
    table.passes(C)
    assert {"commit:lair", "commit:jungle"} <= table.offered(H1)


@pytest.mark.clauses("NA-3.17")
def test_force_field_is_not_played_once_the_hunted_have_committed() -> None:
    table = Table(players=2, hunt_hand="force-field despair")
    table.passes(C)
    table.play(H1, "commit:beach")
    assert table.offered(C) == {"play:despair", "to-tokens"}


@pytest.mark.clauses("NA-2.13", "NA-4.11")
def test_other_target_cards_act_on_the_two_places_of_force_field() -> None:
    table = Table(
        players=3,
        phase="hunting",
        effects="force-field",
        tokens={"target": "beach rover"},
        blocked="beach rover",
        allowance=2,
        hunt_hand="mirage",
    )
    table.play(C, "play:mirage", "creature:wreck")
    assert table.token("target") == {"beach", "rover"}
    assert table.asked(C) != "place-token"


@pytest.mark.clauses("NA-5.9")
def test_standing_in_the_force_field_has_no_other_effect() -> None:
    table = at("river", hunt_hand="detour", effects="force-field", tokens={"target": "beach rover"}, allowance=2)
    table.play(C, "play:detour", "choose:hunted-1", "choose:beach")
    table.play(H2, "nothing")
    table.play(H1, "power")
    assert table.state.beacon
    assert table.will(H1) == 3


# -- Ascendancy -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.5", "NA-11.20")
def test_ascendancy_leaves_two_cards_of_own_choice() -> None:
    table = hunting("ascendancy", players=3, hand={H2: "beach rover"})
    table.play(C, "play:ascendancy")
    assert table.offered(C) == {"choose:hunted-1"}, "hunted-2 holds only 2 cards"
    table.play(C, "choose:hunted-1")
    assert table.awaited() == {H1}
    assert table.offered(H1) == {"keep:jungle", "keep:river", "keep:beach", "keep:rover"}, "the Lair is committed"
    table.play(H1, "keep:rover", "keep:river")
    assert table.hand(H1) == {"rover", "river"}
    assert table.discard(H1) == {"jungle", "beach"}
    assert table.played(H1) == {"lair"}
    assert codes(table, "discards", C) == [{"player": H1, "cards": ["jungle", "beach"]}]


@pytest.mark.clauses("NA-11.20", "NA-2.14")
@pytest.mark.parametrize(("hand", "legal"), [("beach rover", False), ("river beach rover", True)])
def test_ascendancy_needs_a_hunted_with_three_cards(hand: str, legal: bool) -> None:
    table = hunting("ascendancy fierceness", players=3, hand={H1: "beach", H2: hand})
    assert ("play:ascendancy" in table.offered(C)) is legal


# -- Forbidden Zone ---------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.5", "NA-11.20")
def test_forbidden_zone_takes_one_card_from_every_hand_all_at_once() -> None:
    table = hunting("forbidden-zone", hand={H2: "beach", H3: ""})
    table.play(C, "play:forbidden-zone")
    assert table.awaited() == {H1}, "hunted-2 has only one card to give, hunted-3 none"
    assert table.hand(H2) == {"beach"}, "nothing moves before the last answer"
    table.play(H1, "discard:river")
    assert table.hand(H1) == {"jungle", "beach", "rover"}
    assert table.discard(H1) == {"river"}
    assert table.hand(H2) == set()
    assert "beach" in table.discard(H2)
    assert table.played(H3) == {"lair"}
    assert [entry["player"] for entry in codes(table, "discards")] == [H1, H2]


@pytest.mark.clauses("NA-11.20", "NA-2.14")
@pytest.mark.parametrize(("hand", "legal"), [("", False), ("beach", True)])
def test_forbidden_zone_needs_a_card_in_some_hand(hand: str, legal: bool) -> None:
    table = hunting("forbidden-zone", players=3, hand={H1: "", H2: hand})
    assert ("play:forbidden-zone" in table.offered(C)) is legal


# -- Phobia -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.18")
def test_phobia_shows_the_creature_all_but_two_cards() -> None:
    table = hunting("phobia", players=3, hand={H2: "beach rover"})
    table.play(C, "play:phobia")
    assert table.offered(C) == {"choose:hunted-1"}
    table.play(C, "choose:hunted-1")
    assert table.offered(H1) == {"keep:jungle", "keep:river", "keep:beach", "keep:rover"}
    table.play(H1, "keep:jungle", "keep:river")
    assert table.hand(H1) == {"jungle", "river", "beach", "rover"}, "cards are shown, not lost"
    assert table.view(C)["shown"][H1] == ["beach", "rover"]


@pytest.mark.clauses("NA-11.20", "NA-2.14")
def test_phobia_is_played_for_its_symbol_when_nobody_holds_three_cards() -> None:
    table = hunting("phobia", hand=FEW)
    table.play(C, "play:phobia", "keep-creature")
    assert table.offered(C) == {f"artemia:{place}" for place in ALL_PLACES}
    assert codes(table, "chooses-hunted") == []


@pytest.mark.clauses("NA-8.10")
def test_what_phobia_showed_is_listed_for_this_turn_only() -> None:
    table = Table(players=2, phase="end-of-turn", shown={H1: "beach"}, played={H1: "lair"})
    assert table.turn == 2
    assert table.view(C)["shown"][H1] == []


@pytest.mark.clauses("NA-11.4", "NA-11.18")
def test_a_card_that_phobia_showed_can_be_discarded_and_come_back_with_vortex() -> None:
    table = hunting("phobia forbidden-zone", players=3, allowance=2, survival_hand={H1: "vortex"}, hand={H2: "beach"})
    table.play(C, "play:phobia", "choose:hunted-1")
    table.play(H1, "keep:jungle", "keep:river")
    table.play(C, "play:forbidden-zone")
    table.play(H1, "discard:beach")
    table.play(C, "creature:lair", "artemia:lair")
    table.play(H1, "play:vortex", "in:beach")
    assert codes(table, "reveals")[0] == {"player": H1, "places": ["beach"]}
    assert table.view(C)["shown"][H1] == ["beach", "rover"], "the list of this turn stays"


# -- all cards --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-11.20")
@pytest.mark.parametrize("card", [c for c in Hunt.names if c not in ("ascendancy", "forbidden-zone", "flashback")])
def test_every_other_card_is_legal_in_its_windows_though_it_meets_nobody(card: str) -> None:
    bare = {H1: "lair jungle river beach rover"}
    if card in ("despair", "force-field"):
        table = Table(players=2, hunt_hand=card)
    elif card in ("cataclysm", "detour"):
        table = at("lair", hunt_hand=card)
    elif card in ("stasis", "tracking"):
        table = Table(players=2, phase="end-of-turn", hunt_hand=card, discard=bare, played={H1: ""})
    else:
        table = hunting(card, players=2, hand={H1: ""})
    assert f"play:{card}" in table.offered(C)
