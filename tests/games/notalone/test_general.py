"""General rules: NA-2.1 to NA-2.5, NA-2.15, NA-2.21 to NA-2.23, and what holds throughout a game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fogtable.core.declarations.events import told
from fogtable.core.declarations.visibility import OPEN
from fogtable.games.notalone.components import NEAR, Place
from tests.games.notalone.table import H1, H2, H3, C, Table

ADJACENT = {1: {2, 6}, 2: {1, 3, 7}, 3: {2, 4, 8}, 4: {3, 5, 9}, 5: {4, 10}}
ADJACENT |= {6: {1, 7}, 7: {2, 6, 8}, 8: {3, 7, 9}, 9: {4, 8, 10}, 10: {5, 9}}
FIRST_FIVE = {"lair", "jungle", "river", "beach", "rover"}


@pytest.mark.clauses("NA-2.1")
def test_places_are_adjacent_across_a_border() -> None:
    assert {place + 1: {near + 1 for near in NEAR[place]} for place in Place.ALL} == ADJACENT


@pytest.mark.clauses("NA-2.1", "NA-4.8")
def test_a_token_on_two_places_goes_on_the_thirteen_adjacent_pairs_only() -> None:
    table = Table(2, "hunting", hunt_hand="mirage", rescue=12)
    table.play(C, "play:mirage", "keep-creature")
    pairs = {tuple(sorted((a, b))) for a, near in ADJACENT.items() for b in near}
    assert table.offered(C) == {f"target-both:{Place.name(a - 1)}+{Place.name(b - 1)}" for a, b in pairs}
    assert len(pairs) == 13
    table.refuses(C, "target-both:lair+shelter", "target-both:rover+swamp", "target:lair")


@pytest.mark.clauses("NA-2.2")
def test_a_place_card_goes_from_hand_to_table_to_discard_pile() -> None:
    table = Table(2, rescue=9)
    table.play(H1, "commit:lair")
    assert (table.hand(H1), table.played(H1)) == (FIRST_FIVE - {"lair"}, {"lair"})
    table.play(C, "creature:wreck")
    table.play(H1, "nothing")
    assert (table.hand(H1), table.played(H1)) == (FIRST_FIVE - {"lair"}, set())
    assert table.discard(H1) == {"lair"}


@pytest.mark.clauses("NA-2.2", "NA-2.3", "NA-2.4", "NA-2.23")
@pytest.mark.parametrize("seed", range(12))
def test_whole_games_keep_every_card_in_one_zone_and_with_its_owner(seed: int) -> None:
    """The table itself checks the zones and the copies after each answer, and all numbers against their bounds."""
    rng = random.Random(seed)
    table = Table.fresh(2 + seed % 6, seed=seed)
    owned = [set(cards) for cards in table.state.owned]
    reserve = list(table.state.reserve)
    while not table.over:
        seat = rng.choice(sorted(table.awaited()))
        table.play(seat, rng.choice(sorted(table.offered(seat))))
        for p in table.state.hunted:
            now = set(table.state.owned[p])
            assert now >= owned[p] >= set(range(5))
            owned[p] = now
        assert all(now <= before for now, before in zip(table.state.reserve, reserve, strict=True))
        reserve = list(table.state.reserve)


@pytest.mark.clauses("NA-2.3", "NA-2.23")
def test_nobody_takes_a_second_copy_of_a_place() -> None:
    table = Table(3, "reckoning", played={H1: "rover", H2: "lair"}, hand={H1: "lair jungle river beach swamp wreck"})
    table.play(H1, "power")
    assert table.offered(H1) == {"take:shelter", "take:source", "take:artefact"}
    table.refuses(H1, "take:wreck", "take:swamp", "take:lair")
    table.play(H1, "take:source")
    lying = Table(3, "reckoning", played={H1: "rover"}, discard={H1: "wreck swamp"})
    lying.play(H1, "power")
    assert lying.offered(H1) == {"take:shelter", "take:source", "take:artefact"}
    assert table.owned(H1) == FIRST_FIVE | {"swamp", "wreck", "source"}
    assert table.reserve("source") == 1


@pytest.mark.clauses("NA-2.23")
def test_a_reserve_card_stays_with_its_owner_for_good() -> None:
    table = Table(2, "reckoning", played={H1: "wreck"}, tokens={"creature": "wreck"}, will={H1: 1})
    assert (table.hand(H1), table.reserve("wreck")) == (FIRST_FIVE | {"wreck"}, 0)  # after it broke down
    table.passes()
    table.play(H1, "commit:wreck")
    table.play(C, "to-tokens", "keep-creature")
    while table.asked(H1) != "use-place":
        table.passes()
    table.play(H1, "power")
    while table.turn == 1 or "pass" in table.offered(C):
        table.passes()
    assert (table.discard(H1), table.reserve("wreck")) == ({"wreck"}, 0)


@pytest.mark.clauses("NA-2.4")
def test_will_does_not_fall_below_zero() -> None:
    table = Table(3, "reckoning", tokens={"creature": "lair"}, will={H1: 1}, effects="fierceness", assimilation=8)
    lost = {entry["args"]["player"]: entry["args"]["number"] for entry in table.told(code="loses-will")}
    assert lost == {H1: 1, H2: 3}  # each should lose 3: the token, the Lair, Fierceness
    assert (table.will(H1), table.will(H2)) == (3, 3)  # and both have recovered in step 5
    assert table.assimilation == 6


@pytest.mark.clauses("NA-2.4", "NA-3.10")
def test_will_does_not_rise_above_three() -> None:
    table = Table(2, will={H1: 2})
    table.play(H1, "give-up")
    assert table.will(H1) == 3
    assert [entry["args"]["number"] for entry in table.told(code="regains-will")] == [1]


@pytest.mark.clauses("NA-2.4")
def test_nobody_at_full_will_can_regain_more() -> None:
    table = Table(3, "reckoning", played={H1: "source", H2: "lair"}, will={H1: 3, H2: 2})
    table.play(H1, "power")
    assert table.offered(H1) == {"heal:hunted-2", "draw"}
    table.play(H1, "heal:hunted-2")
    assert table.will(H2) == 3


@pytest.mark.clauses("NA-2.5")
def test_the_hand_of_survival_cards_has_no_limit() -> None:
    held = (
        "adrenaline ingenuity sacrifice sixth-sense smokescreen strike-back vortex detector dodge drone gate hologram"
    )
    table = Table(2, "reckoning", played={H1: "source"}, survival_hand={H1: held}, survival_deck="amplifier")
    table.passes()  # W3a
    table.play(H1, "power", "draw")
    assert table.survival_hand(H1) == {*held.split(), "amplifier"}
    assert table.asked(H1) == "play-survival"  # W3b, not a discard


@pytest.mark.clauses("NA-2.15")
def test_an_effect_that_can_be_done_in_part_is_done_in_part() -> None:
    table = Table(3, discard={H1: "river", H2: "lair jungle rover"}, survival_hand={H1: "sixth-sense"})
    table.play(H1, "play:sixth-sense")
    assert (table.hand(H1), table.discard(H1)) == (FIRST_FIVE, set())
    table.play(H2, "resist2")
    assert (table.hand(H2), table.will(H2)) == (FIRST_FIVE, 1)


@pytest.mark.clauses("NA-2.21", "NA-8.12")
def test_a_turn_has_four_phases_in_order() -> None:
    table = Table(2, rescue=9)
    table.play(H1, "commit:lair")
    table.play(C, "keep-creature")
    begun = [entry["args"]["phase"] for entry in table.told(code="phase-begins")]
    assert begun == ["exploration", "hunting", "reckoning", "end-of-turn", "exploration"]
    assert (table.turn, table.phase, table.awaited()) == (2, "exploration", {C})


@pytest.mark.clauses("NA-2.22", "NA-5.14")
def test_under_clone_the_target_token_is_a_creature_token_too() -> None:
    tokens = {"creature": "wreck", "target": "jungle"}
    cloned = Table(3, "reckoning", played={H1: "jungle", H2: "wreck"}, tokens=tokens, effects="clone")
    assert (cloned.will(H1), cloned.will(H2)) == (2, 2)
    plain = Table(3, "reckoning", played={H1: "jungle", H2: "wreck"}, tokens=tokens, effects="force-field")
    plain.play(H1, "nothing")
    assert (plain.will(H1), plain.will(H2)) == (3, 2)


@pytest.mark.clauses("NA-3.4")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_a_hunted_lets_another_know_the_creature_knows_too(seed: int) -> None:
    """Neither events nor views open a channel between Hunted (Smokescreen apart: it hides discard piles)."""
    rng = random.Random(seed)
    table = Table.fresh(4, seed=seed)
    while not table.over and table.turn < 6:
        seat = rng.choice(sorted(table.awaited()))
        table.play(seat, rng.choice(sorted(table.offered(seat) - {"play:smokescreen"})))
        hunted, creature = table.view(H2), table.view(C)
        for name, rows in hunted.items():
            if isinstance(rows, dict) and H1 in rows:
                for other in (H1, H3):
                    assert not_more(rows[other], creature[name][other]), name
    for entry in table.state.log:
        about = told(entry, OPEN, table.seats)
        for_hunted, for_creature = told(entry, 2, table.seats), told(entry, 0, table.seats)
        if about is not None and about["args"].get("player") != H2 and for_hunted is not None:
            assert for_creature is not None, about
            assert all(not_more(known, for_creature["args"][key]) for key, known in for_hunted["args"].items()), about


def not_more(known: Any, at_most: Any) -> bool:
    """Tell whether one viewer knows no more than another; hidden is a number of cards, or nothing."""
    if isinstance(known, dict):
        return all(not_more(value, at_most[key]) for key, value in known.items())
    return known is None or isinstance(known, int) or known == at_most
