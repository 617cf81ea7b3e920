"""Phase 1: NA-3."""

from __future__ import annotations

import pytest

from tests.games.notalone.table import H1, H2, H3, C, Table

FIRST_FIVE = {"lair", "jungle", "river", "beach", "rover"}


# -- the Creature's window, exploring at the same time ----------------------------------------------------------------


@pytest.mark.clauses("NA-3.1")
def test_the_creature_has_the_first_word_alone() -> None:
    table = Table(3, hunt_hand="despair", survival_hand={H1: "adrenaline"}, will={H1: 1})
    assert table.awaited() == {C}
    assert table.offered(H1) == table.offered(H2) == set()
    table.refuses(H1, "commit:lair", "give-up", "pass")
    table.play(C, "play:despair")
    assert table.awaited() == {H1, H2}
    table.refuses(H1, "play:adrenaline")


@pytest.mark.clauses("NA-3.1")
def test_the_first_window_is_skipped_when_the_creature_holds_no_card() -> None:
    assert Table(3).awaited() == {H1, H2}
    assert Table(3, hunt_hand="stasis").offered(C) == {"pass"}  # no card fits: it is asked all the same


@pytest.mark.clauses("NA-3.2")
def test_all_hunted_explore_at_once_each_in_own_time() -> None:
    table = Table(4, discard={H1: "lair jungle rover", H3: "lair"}, survival_hand={H3: "sixth-sense"})
    assert table.awaited() == {H1, H2, H3}
    table.play(H3, "play:sixth-sense")
    table.play(H1, "resist1", "take:lair", "take:rover")
    table.play(H3, "commit:lair")
    table.play(H1, "give-up", "commit:jungle")
    assert table.awaited() == {H2}
    assert table.phase == "exploration"
    table.play(H2, "commit:lair")
    assert table.phase == "hunting"


@pytest.mark.clauses("NA-3.3")
def test_a_place_card_must_be_played() -> None:
    table = Table(3)
    assert table.offered(H1) == {f"commit:{card}" for card in FIRST_FIVE}
    table.refuses(H1, "pass", "give-up", "resist1")
    table.play(H2, "commit:lair")
    assert table.awaited() == {H1}
    assert table.phase == "exploration"


# -- Resist -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-3.5", "NA-3.16")
def test_resisting_with_one_will_takes_back_two_cards() -> None:
    table = Table(3, will={H1: 3}, discard={H1: "lair jungle river"}, assimilation=5)
    table.play(H1, "resist1")
    assert table.offered(H1) == {"take:lair", "take:jungle", "take:river"}
    assert table.will(H1) == 2, "the Will goes before the cards are chosen"
    table.play(H1, "take:river")
    assert table.offered(H1) == {"take:lair", "take:jungle"}
    table.play(H1, "take:lair")
    assert (table.will(H1), table.discard(H1), table.assimilation) == (2, {"jungle"}, 5)
    assert table.hand(H1) == FIRST_FIVE - {"jungle"}
    assert table.told(H2, "takes-back")[0]["args"] == {"player": H1, "cards": ["lair", "river"]}
    assert table.told(C, "resists")[0]["args"] == {"player": H1, "will": 1}


@pytest.mark.clauses("NA-3.6")
def test_resisting_with_two_will_takes_back_four_cards() -> None:
    table = Table(2, will={H1: 3}, discard={H1: "lair jungle river beach rover"}, hand={H1: "swamp"})
    table.play(H1, "resist2", "take:lair", "take:rover", "take:beach")
    assert table.asked(H1) == "take-back"
    table.play(H1, "take:river")
    assert (table.will(H1), table.discard(H1)) == (1, {"jungle"})
    assert table.hand(H1) == {"swamp", "lair", "rover", "beach", "river"}


@pytest.mark.clauses("NA-3.7")
@pytest.mark.parametrize("first", ["resist1", "resist2"])
def test_a_hunted_resists_once_a_turn(first: str) -> None:
    table = Table(2, will={H1: 3}, discard={H1: "lair jungle river beach rover"}, hand={H1: "swamp shelter"})
    table.play(H1, first, "take:lair", "take:river", *(["take:beach", "take:rover"] if first == "resist2" else []))
    table.refuses(H1, "resist1", "resist2")
    table.play(H1, "give-up")  # Will 3 again
    table.refuses(H1, "resist1", "resist2")


@pytest.mark.clauses("NA-3.7", "NA-2.10")
def test_a_hunted_may_resist_again_in_the_next_turn() -> None:
    table = Table(2, will={H1: 3}, discard={H1: "lair jungle"}, rescue=12)
    table.play(H1, "resist1", "commit:lair")
    table.play(C, "keep-creature")
    table.passes()
    assert table.turn == 2
    assert "resist1" in table.offered(H1)


@pytest.mark.clauses("NA-3.8")
@pytest.mark.parametrize("will", [1, 2, 3])
@pytest.mark.parametrize("discards", range(5))
def test_what_resisting_needs(will: int, discards: int) -> None:
    pile = ["lair", "jungle", "river", "beach"][:discards]
    table = Table(2, will={H1: will}, discard={H1: pile})
    assert ("resist1" in table.offered(H1)) == (discards >= 1)
    assert ("resist2" in table.offered(H1)) == (discards >= 3 and will >= 2)


@pytest.mark.clauses("NA-3.8", "NA-2.15")
def test_resisting_takes_back_fewer_cards_when_there_are_fewer() -> None:
    one = Table(2, discard={H1: "lair"})
    one.play(H1, "resist1")
    assert (one.hand(H1), one.will(H1)) == (FIRST_FIVE, 2)
    three = Table(2, discard={H1: "lair beach rover"})
    three.play(H1, "resist2")
    assert (three.hand(H1), three.will(H1)) == (FIRST_FIVE, 1)


@pytest.mark.clauses("NA-3.9")
@pytest.mark.parametrize(("will", "size"), [(1, "resist1"), (2, "resist2")])
def test_who_resists_with_the_last_will_must_give_up_at_once(will: int, size: str) -> None:
    held = {H1: "adrenaline ingenuity"}
    table = Table(2, will={H1: will}, discard={H1: "lair beach rover"}, survival_hand=held, assimilation=5)
    table.play(H1, size, *(["take:lair", "take:beach"] if size == "resist1" else []))
    assert (table.will(H1), table.offered(H1)) == (0, {"give-up"})
    table.refuses(H1, "commit:lair", "play:ingenuity", "play:adrenaline", "resist1")
    table.play(H1, "give-up")
    assert (table.will(H1), table.assimilation) == (3, 4)
    assert "commit:lair" in table.offered(H1)


# -- Give Up ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("NA-3.10", "NA-3.16")
def test_giving_up_restores_everything_for_one_space() -> None:
    table = Table(4, will={H1: 1, H2: 2}, discard={H1: "lair beach rover jungle", H3: "river"}, assimilation=6)
    table.play(H1, "give-up")
    assert (table.will(H1), table.hand(H1), table.discard(H1), table.assimilation) == (3, FIRST_FIVE, set(), 5)
    table.play(H3, "give-up")
    assert (table.will(H3), table.discard(H3), table.assimilation) == (3, set(), 4)
    table.play(H2, "give-up")
    assert (table.will(H2), table.assimilation) == (3, 3)
    assert [entry["args"]["player"] for entry in table.told(C, "gives-up")] == [H1, H3, H2]
    assert table.told(C, "assimilation-moves")[-1]["args"] == {"left": 3, "cause": "give-up"}


@pytest.mark.clauses("NA-3.11")
@pytest.mark.parametrize(("will", "pile", "legal"), [(3, "", False), (2, "", True), (1, "", True), (3, "lair", True)])
def test_giving_up_needs_something_to_regain(will: int, pile: str, legal: bool) -> None:
    table = Table(2, will={H1: will}, discard={H1: pile})
    assert ("give-up" in table.offered(H1)) == legal


@pytest.mark.clauses("NA-3.10", "NA-3.16", "NA-5.26")
def test_the_first_to_bring_the_counter_to_the_star_ends_the_game() -> None:
    table = Table(4, will={H1: 1, H2: 1}, discard={H2: "lair"}, assimilation=1)
    table.play(H2, "give-up")
    assert (table.over, table.winner()) == (True, "creature: give-up")
    assert (table.will(H2), table.hand(H2)) == (3, FIRST_FIVE), "first the gain, then the counter (NA-3.10)"
    table.refuses(H1, "give-up", "commit:lair")
    assert table.events().count("gives-up") == 1


# -- Survival cards, the commitment -----------------------------------------------------------------------------------


@pytest.mark.clauses("NA-3.12")
def test_a_survival_card_may_come_before_or_after_resisting_and_giving_up() -> None:
    pile = {"discard": {H1: "lair beach rover jungle"}, "survival_hand": {H1: "ingenuity"}}
    before = Table(2, **pile)
    before.play(H1, "play:ingenuity", "resist1", "take:lair", "take:beach", "give-up", "commit:lair")
    assert before.state.beacon
    after = Table(2, **pile)
    after.play(H1, "resist1", "take:lair", "take:beach", "play:ingenuity", "commit:lair")
    assert after.state.beacon
    last = Table(2, **pile)
    last.play(H1, "give-up", "play:ingenuity", "commit:lair")
    assert last.state.beacon


@pytest.mark.clauses("NA-3.13")
def test_exactly_one_card_is_committed_from_hand() -> None:
    table = Table(3, discard={H1: "lair"})
    assert {m for m in table.offered(H1) if "commit" in m} == {f"commit:{card}" for card in FIRST_FIVE - {"lair"}}
    table.refuses(H1, "commit:lair", "commit:wreck", "commit-both:jungle+river")
    table.play(H1, "commit:river")
    assert (table.played(H1), table.hand(H1)) == ({"river"}, {"jungle", "beach", "rover"})
    assert table.view(H1)["played"][H1] == ["river"]
    for other in (C, H2, "spectator"):
        assert table.view(other)["played"][H1] is None
        assert table.told(other)[-1] == {"code": "commits", "clause": "NA-3.13", "args": {"player": H1}}


@pytest.mark.clauses("NA-3.13")
@pytest.mark.parametrize("effect", ["river", "artefact"])
def test_with_a_pending_effect_two_different_cards_are_committed(effect: str) -> None:
    table = Table(2, pending={H1: effect}, hand={H1: "jungle river rover"})
    pairs = {"jungle+river", "jungle+rover", "river+rover"}
    assert {m for m in table.offered(H1) if "commit" in m} == {f"commit-both:{pair}" for pair in pairs}
    table.refuses(H1, "commit:jungle", "commit-both:lair+jungle")
    table.play(H1, "commit-both:jungle+rover")
    assert (table.played(H1), table.hand(H1)) == ({"jungle", "rover"}, {"river"})


@pytest.mark.clauses("NA-3.14")
def test_without_enough_cards_one_must_first_get_some() -> None:
    nothing = Table(2, hand={H1: ""})
    assert nothing.offered(H1) == {"resist1", "resist2", "give-up"}
    nothing.play(H1, "resist1", "take:lair", "take:river")
    assert nothing.offered(H1) == {"give-up", "commit:lair", "commit:river"}
    one_of_two = Table(2, hand={H1: "river"}, pending={H1: "river"}, survival_hand={H1: "sixth-sense"})
    assert one_of_two.offered(H1) == {"resist1", "resist2", "give-up", "play:sixth-sense"}


@pytest.mark.clauses("NA-3.14", "NA-3.13")
def test_force_field_blocks_its_places() -> None:
    table = Table(3, hand={H1: "lair jungle", H2: "lair river"}, hunt_hand="force-field", will={H1: 1})
    table.play(C, "play:force-field", "target-both:lair+jungle")
    assert table.offered(H1) == {"resist1", "give-up"}
    assert {m for m in table.offered(H2) if "commit" in m} == {"commit:river"}
    table.play(H1, "resist1", "take:beach", "take:rover", "give-up")
    assert table.offered(H1) == {"commit:river", "commit:beach", "commit:rover"}
    both = Table(2, pending={H1: "artefact"}, hunt_hand="force-field")
    both.play(C, "play:force-field", "target-both:lair+jungle")
    assert both.offered(H1) == {"commit-both:river+beach", "commit-both:river+rover", "commit-both:beach+rover"}


@pytest.mark.clauses("NA-3.15")
def test_a_commitment_ends_the_exploration_of_this_hunted() -> None:
    table = Table(3, discard={H1: "lair jungle"}, will={H1: 2}, survival_hand={H1: "ingenuity"})
    table.play(H1, "commit:river")
    table.refuses(H1, "resist1", "give-up", "play:ingenuity")
    assert table.offered(H1) == {"commit:river", "commit:beach", "commit:rover"}


@pytest.mark.clauses("NA-3.15")
def test_it_may_be_exchanged_unseen_until_the_last_has_committed() -> None:
    table = Table(3)
    table.play(H1, "commit:river")
    seen = [table.view(who) for who in (C, H2, "spectator")]
    heard = [table.told(who) for who in (C, H2, "spectator")]
    table.play(H1, "commit:beach")
    assert (table.played(H1), table.hand(H1)) == ({"beach"}, FIRST_FIVE - {"beach"})
    assert [table.view(who) for who in (C, H2, "spectator")] == seen
    assert [table.told(who) for who in (C, H2, "spectator")] == heard
    assert table.awaited() == {H2}
    table.play(H2, "commit:lair")
    assert table.told(C, "exploration-closes")
    table.refuses(H1, "commit:lair")


@pytest.mark.clauses("NA-3.15", "NA-3.13")
def test_an_exchange_must_be_a_legal_commitment() -> None:
    table = Table(3, pending={H1: "river"}, hunt_hand="force-field", discard={H1: "rover"})
    table.play(C, "play:force-field", "target-both:lair+jungle")
    table.play(H1, "give-up", "commit-both:river+beach")
    assert table.offered(H1) == {"commit-both:river+beach", "commit-both:river+rover", "commit-both:beach+rover"}
    table.play(H1, "commit-both:river+rover")
    assert table.played(H1) == {"river", "rover"}


@pytest.mark.clauses("NA-3.15")
def test_how_many_cards_lie_on_the_table_is_public_once_exploration_closes() -> None:
    table = Table(3, pending={H1: "river"})
    table.play(H1, "commit-both:river+rover")
    assert (table.view(C)["played"][H1], table.view(C)["hand"][H1]) == (None, None)
    assert table.view(C)["committed"] == {C: False, H1: True, H2: False}
    table.play(H2, "commit:lair")
    assert (table.view(C)["played"], table.view(C)["hand"]) == ({C: [], H1: 2, H2: 1}, {C: [], H1: 3, H2: 4})


# -- the Creature's second chance, Sacrifice --------------------------------------------------------------------------


@pytest.mark.clauses("NA-3.17")
def test_after_the_commitments_despair_is_part_of_the_first_decision_of_phase_two() -> None:
    table = Table(2, hunt_hand="despair force-field clone", allowance=2, survival_hand={H1: "dodge"}, rescue=12)
    table.passes()
    table.play(H1, "commit:lair")
    assert table.offered(C) == {"play:despair", "play:clone", "to-tokens"}
    table.refuses(C, "play:force-field")
    table.play(C, "play:despair")
    assert table.offered(C) == {"play:clone", "to-tokens"}
    table.play(C, "to-tokens", "creature:wreck", "artemia:wreck")
    assert table.awaited() == {C}  # W2: the Hunted may play no card any more
    later = Table(2, "hunting", hunt_hand="despair clone", allowance=2, rescue=12)
    later.play(C, "play:clone")
    assert later.offered(C) == {"to-tokens"}  # the first decision only


@pytest.mark.clauses("NA-3.17")
def test_the_first_decision_is_asked_whether_or_not_a_card_fits() -> None:
    assert Table(2, "hunting", hunt_hand="stasis").offered(C) == {"to-tokens"}
    assert Table(2, "hunting").asked(C) == "place-token"


@pytest.mark.clauses("NA-3.17")
def test_flashback_of_despair_counts_and_of_force_field_does_not() -> None:
    despair = Table(2, "hunting", hunt_hand="flashback", hunt_discard="despair")
    assert despair.offered(C) == {"play:flashback", "to-tokens"}
    field = Table(2, "hunting", hunt_hand="flashback", hunt_discard="force-field")
    assert field.offered(C) == {"to-tokens"}


@pytest.mark.clauses("NA-3.18", "NA-11.14")
def test_after_sacrifice_no_hunt_card_is_played_and_what_was_played_stays() -> None:
    table = Table(
        3, hunt_hand="force-field clone detour stasis", allowance=2, survival_hand={H1: "sacrifice"}, rescue=12
    )
    table.play(C, "play:force-field", "target-both:wreck+source")
    table.passes()
    table.play(H1, "play:sacrifice", "discard:lair")
    assert (table.discard(H1), table.state.sacrificed) == ({"lair"}, True)
    table.commits("jungle", "lair")
    assert table.token("target") == {"wreck", "source"}
    assert table.asked(C) == "place-token"  # no card step
    table.play(C, "keep-creature")
    assert table.awaited() == {H1}  # neither W2 nor W3a
    table.play(H1, "nothing")
    assert table.turn == 2  # nor W3b nor W4
    assert table.asked(C) == "play-hunt"  # next turn it plays again
