"""Cards that call a token: NA-2.12, NA-2.13."""

from __future__ import annotations

import pytest

from tests.games.notalone.table import H1, H2, C, Table


@pytest.mark.clauses("NA-2.12", "NA-4.6", "NA-4.7")
@pytest.mark.parametrize("card", ["clone", "scream", "toxin"])
def test_a_target_symbol_makes_the_creature_place_the_target_token(card: str) -> None:
    table = Table(2, "hunting", hunt_hand=card, rescue=12)
    table.play(C, f"play:{card}", "creature:wreck")
    assert {meaning.partition(":")[0] for meaning in table.offered(C)} == {"target"}
    table.play(C, "target:source")
    assert table.token("target") == {"source"}
    assert table.token("artemia") == set()


@pytest.mark.clauses("NA-2.12", "NA-4.4", "NA-4.7")
@pytest.mark.parametrize("card", ["mutation", "phobia", "virus", "despair"])
def test_an_artemia_symbol_makes_the_creature_place_the_artemia_token(card: str) -> None:
    table = Table(2, "hunting", hunt_hand=card, rescue=12, hand={H1: "jungle river"})
    table.play(C, f"play:{card}", "creature:wreck")
    assert {meaning.partition(":")[0] for meaning in table.offered(C)} == {
        "artemia-both" if card == "virus" else "artemia"
    }


@pytest.mark.clauses("NA-2.12", "NA-4.11")
def test_force_field_places_its_token_at_once_in_phase_one() -> None:
    table = Table(2, hunt_hand="force-field")
    table.play(C, "play:force-field")
    assert len(table.offered(C)) == 13
    table.play(C, "target-both:lair+jungle")
    assert (table.phase, table.token("target")) == ("exploration", {"lair", "jungle"})
    table.play(H1, "commit:river")
    table.play(C, "creature:wreck")
    assert (table.phase, table.token("target")) == ("reckoning", {"lair", "jungle"})


@pytest.mark.clauses("NA-2.13")
def test_two_target_cards_act_on_the_same_places() -> None:
    table = Table(2, "hunting", hunt_hand="scream mirage", allowance=2, played={H1: "rover"}, rescue=12)
    table.play(C, "play:scream", "play:mirage", "creature:wreck", "target-both:rover+artefact")
    table.play(H1, "lose-will")
    assert table.will(H1) == 2
    assert table.told(code="barred")[0]["args"] == {"player": H1, "place": "rover"}


@pytest.mark.clauses("NA-2.13", "NA-4.11")
def test_a_target_card_acts_where_force_field_put_the_token() -> None:
    table = Table(3, hunt_hand="force-field scream", allowance=2, discard={H1: "lair"}, survival_hand={H1: "dodge"})
    table.play(C, "play:force-field", "target-both:wreck+source")
    table.passes()
    table.commits("jungle", "jungle")
    table.play(C, "play:scream", "creature:lair")
    assert table.token("target") == {"wreck", "source"}
    assert table.phase == "hunting"  # W2: no second placement was asked
    assert table.awaited() == {H1}


@pytest.mark.clauses("NA-2.13")
def test_two_artemia_cards_act_on_the_same_places() -> None:
    table = Table(3, "hunting", hunt_hand="virus mutation", allowance=2, played={H1: "jungle", H2: "river"}, rescue=12)
    table.play(C, "play:mutation", "play:virus", "creature:wreck", "artemia-both:jungle+river")
    assert table.awaited() == {H1, H2}
    table.play(H1, "discard:lair")
    table.play(H2, "discard:lair")
    assert (table.will(H1), table.will(H2)) == (2, 2)
