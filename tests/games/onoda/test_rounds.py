"""The start and the end of a round: ON-4, ON-18."""

from __future__ import annotations

import pytest

from fogtable.games.onoda.components import Event, Mission
from tests.games.onoda.table import Table

FED = "t04 t05"
"""Two tokens of 3 food: just what Onoda and two active comrades eat."""


# -- the start --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-4.1", "ON-4.2", "ON-4.5")
def test_a_round_starts_with_a_mission_in_its_region() -> None:
    table = Table.fresh(luck=[("draw-mission", "farmers")])
    assert (table.mission, table.mission_at, table.missions) == ("farmers", "lubang", {"farmers"})
    assert table.story() == ["round-begins 1", "reveals-mission farmers lubang"]
    assert set(table.alert.values()) == {0}
    assert table.view()["deck"] == len(Event) - 2


@pytest.mark.clauses("ON-4.2", "ON-4.3")
def test_the_next_mission_replaces_one_not_attempted() -> None:
    table = Table(mission="farmers", camp=FED, luck=[("draw-mission", "coconut-grove")])
    assert table.mission_at == "lubang"
    table.play("end-round")
    assert (table.mission, table.mission_at) == ("coconut-grove", "ago")
    assert table.missions == {"farmers", "coconut-grove"}
    assert (table.health, table.paranoia, table.honor) == (10, 0, 0)


@pytest.mark.clauses("ON-4.2", "ON-9.4")
def test_the_marker_comes_back_from_the_camp_area() -> None:
    table = Table(mission="farmers", mission_at="none", camp=FED, luck=[("draw-mission", "cattle")])
    assert table.mission_at == "none"
    table.play("end-round")
    assert table.mission_at == "binacas"


@pytest.mark.clauses("ON-4.4", "ON-18.10", "ON-19.4")
def test_six_missions_are_revealed_in_a_game() -> None:
    table = Table.fresh()
    for number in range(1, 7):
        assert (table.round, len(table.missions)) == (number, number)
        table.state.health = 10
        table.play("end-round")
    assert table.over
    assert len(table.missions) == 6
    assert table.view()["mission_deck"] == len(Mission) - 6


@pytest.mark.clauses("ON-4.6", "ON-18.1")
def test_onoda_starts_where_he_ended() -> None:
    table = Table(camp=FED)
    table.play("end-round")
    assert (table.round, table.at, table.asked()) == (2, "kyanpu", "act")


@pytest.mark.clauses("ON-4.6", "ON-16.8")
def test_a_card_played_while_the_round_ends_moves_the_start_of_the_next() -> None:
    table = Table(camp=FED, hand="futamata")
    table.play("end-round", "play:futamata-move", "to:ago")
    assert (table.round, table.at, table.alert["ago"]) == (2, "ago", 0)
    assert "end-round" not in table.offered()


# -- ending it --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-18.1", "ON-5.10")
def test_a_round_ends_only_in_kyanpu() -> None:
    for region in ("lubang", "tilik", "five-hundred", "binacas", "looc", "ago"):
        assert "end-round" not in Table(at=region).offered()
    assert "end-round" in Table.fresh().offered(), "with no action taken, the mission undone and food short"


@pytest.mark.clauses("ON-18.1", "ON-18.2")
def test_the_end_places_no_marker_and_removes_one_everywhere() -> None:
    table = Table(camp=FED, alert={"kyanpu": 1, "tilik": 3, "ago": 6, "looc": 0})
    table.play("end-round")
    assert {name: level for name, level in table.alert.items() if level} == {"tilik": 2, "ago": 5}
    assert table.log("reveals-event") == []
    assert table.paranoia == 0


@pytest.mark.clauses("ON-18.3")
@pytest.mark.parametrize(
    ("exhausted", "lost", "required"),
    [("", "kozuka shimada", 2), ("", "", 6), ("kozuka", "", 7), ("kozuka shimada", "", 8), ("kozuka", "shimada", 5)],
)
def test_what_the_squad_eats(exhausted: str, lost: str, required: int) -> None:
    table = Table(camp="t01", exhausted=exhausted, comrades_lost=lost)
    table.play("end-round")
    assert table.log("eats") == [{"food": 1, "required": required}]
    assert table.health == 10 - (required - 1)


@pytest.mark.clauses("ON-18.3", "ON-17.14")
def test_akatsu_eats_as_well() -> None:
    table = Table(camp=FED, comrades="kozuka shimada akatsu")
    table.play("end-round")
    assert table.log("eats") == [{"food": 6, "required": 8}]


@pytest.mark.clauses("ON-18.3", "ON-18.7")
def test_food_is_counted_as_a_sum_and_must_be_spent() -> None:
    table = Table(camp="t04 t07 t01", alert={"tilik": 3})
    table.play("end-round")
    assert table.log("eats") == [{"food": 6, "required": 6}]
    assert table.asked() == "spend-food", "of 7 units one is left"
    table.play("calm:tilik")
    assert (table.asked(), table.alert["tilik"]) == ("act", 1)


# -- food left over ---------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-18.4")
def test_each_unit_left_over_removes_one_marker_of_choice() -> None:
    table = Table(camp=f"{FED} t07", alert={"tilik": 4, "ago": 2, "kyanpu": 1})
    table.play("end-round")
    assert table.offered() == {"calm:tilik", "calm:ago", "stop"}, "Kyanpu has none any more"
    table.play("calm:tilik", "calm:tilik")
    assert table.alert["tilik"] == 1, "several may come from one region"
    table.play("calm:ago")
    assert (table.asked(), table.round) == ("act", 2), "three units, three markers"
    assert (table.alert["tilik"], table.alert["ago"]) == (1, 0)


@pytest.mark.clauses("ON-18.4")
def test_the_player_may_stop() -> None:
    table = Table(camp=f"{FED} t07", alert={"tilik": 4})
    table.play("end-round", "calm:tilik", "stop")
    assert (table.asked(), table.alert["tilik"]) == ("act", 2)


@pytest.mark.clauses("ON-18.4")
def test_the_choice_ends_when_no_marker_is_left() -> None:
    table = Table(camp=f"{FED} t07", alert={"tilik": 2})
    table.play("end-round", "calm:tilik")
    assert (table.asked(), table.round) == ("act", 2)
    table = Table(camp=f"{FED} t07", alert={"tilik": 1})
    table.play("end-round")
    assert table.asked() == "act"
    assert table.health == 10, "what is not used is lost without harm"


# -- hunger -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-18.5")
def test_each_unit_missing_costs_one_health_all_at_once() -> None:
    table = Table(camp="t04")
    table.play("end-round")
    assert table.log("starves") == [{"number": 3}]
    assert table.log("loses-health") == [{"number": 3, "left": 7}]


@pytest.mark.clauses("ON-18.5", "ON-13.3", "ON-18.9")
def test_hunger_below_paranoia_leads_to_one_sanity_check() -> None:
    table = Table(camp="t04 t06", health=3, paranoia=2)
    table.play("end-round")
    assert table.log("check-begins") == [], "2 is not below 2"
    table = Table(camp="t04 t02", health=5, paranoia=4)
    table.draws("t11")
    table.play("end-round")
    assert table.health == 3
    assert table.log("check-begins", "check-succeeds") == [{"check": "sanity"}] * 2
    assert (table.round, table.bowl) == (2, set())


@pytest.mark.clauses("ON-18.5", "ON-13.1")
def test_without_a_loss_there_is_no_check_even_below_paranoia() -> None:
    table = Table(camp=FED, health=3, paranoia=5)
    table.play("end-round")
    assert table.log("check-begins") == []
    assert (table.round, table.health) == (2, 3)


@pytest.mark.clauses("ON-18.5", "ON-18.9", "ON-3.6")
def test_the_check_of_hunger_is_drawn_without_the_tokens_in_camp() -> None:
    rest = "t01 t02 t03 t04 t05 t06 t07 t08 t09 t10"
    table = Table(camp=rest, paranoia=4, exhausted="kozuka shimada akatsu", lasting="ants-in-the-food rainy-season")
    table.play("end-round", "pass")
    assert table.log("starves") == [{"number": 8}]
    assert len(table.log("draws-token")) == 1
    assert table.log("draws-token")[0]["token"] in {"t11", "t12"}
    assert (table.round, len(table.bag)) == (2, 12)


@pytest.mark.clauses("ON-18.6", "ON-19.1", "ON-1.4")
def test_hunger_that_kills_leads_to_no_check() -> None:
    table = Table(health=6, paranoia=8)
    table.play("end-round")
    assert table.over
    assert table.outcome() == "island: death"
    assert table.log("check-begins") == []
    assert table.log("starves") == [{"number": 6}]


@pytest.mark.clauses("ON-18.6")
def test_the_end_is_tested_after_all_losses_and_no_window_opens_between() -> None:
    table = Table(health=4, hand="jungle-remedies", round=6)
    table.play("end-round", "pass")
    assert table.over
    assert table.log("loses-health") == [{"number": 4, "left": 0}]


# -- clearing ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-18.8", "ON-15.8")
def test_all_lasting_events_are_discarded() -> None:
    table = Table(camp=FED, lasting="giant-bees target-practice")
    table.play("end-round", "pass")
    assert table.lasting == set()
    assert table.discard == {"giant-bees", "target-practice"}


@pytest.mark.clauses("ON-18.9", "ON-3.6")
def test_all_tokens_go_back_to_the_bag() -> None:
    table = Table(camp=f"{FED} t01 t07")
    table.play("end-round")
    assert (table.camp, table.bowl, len(table.bag)) == (set(), set(), 12)


@pytest.mark.clauses("ON-18.11", "ON-16.9")
def test_the_rest_carries_over() -> None:
    kept = {"health": 8, "paranoia": 2, "honor": 3, "hand": "futamata", "items": "radio kit", "exhausted": "shimada"}
    table = Table(camp="t04 t05 t01", alert={"tilik": 3}, discard="rust rats", **kept)
    table.play("end-round", "pass")
    assert (table.health, table.paranoia, table.honor) == (8, 2, 3)
    assert table.hand == {"futamata"}
    assert table.items == {"radio", "kit"}
    assert (table.comrades, table.exhausted) == ({"kozuka"}, {"shimada"})
    assert table.alert["tilik"] == 2
    assert (table.discard, len(table.deck)) == ({"rust", "rats"}, len(Event) - 5)


@pytest.mark.clauses("ON-18.10", "ON-19.4")
def test_the_game_ends_after_the_sixth_round() -> None:
    table = Table(round=5, camp=FED)
    table.play("end-round")
    assert (table.over, table.round) == (False, 6)
    table = Table(round=6, camp=FED)
    table.play("end-round")
    assert table.over
    assert table.story()[-1] == "survives"


# -- the window at the end --------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-18.2", "ON-16.5", "ON-15.3")
def test_cards_are_played_and_events_cancelled_before_the_food_is_counted() -> None:
    table = Table(hand="dried-beef", lasting="rainy-season", alert={"tilik": 1})
    table.draws("t04 t05")
    table.play("end-round")
    assert (table.asked(), table.moment, table.alert["tilik"]) == ("interrupt", "round-end", 0), "after step 1"
    table.play("play:dried-beef-food", "cancel-by-item:rainy-season")
    assert table.log("eats") == [{"food": 6, "required": 6}]
    assert (table.health, table.round) == (10, 2)


@pytest.mark.clauses("ON-18.12")
def test_in_the_last_round_the_window_opens_again_after_the_losses() -> None:
    table = Table(round=6, camp="t04 t06", hand="jungle-remedies")
    table.play("end-round")
    assert (table.asked(), table.health) == ("interrupt", 9), "at full health there was nothing to play before"
    table.play("play:jungle-remedies-heal")
    assert table.over
    assert table.health == 10


@pytest.mark.clauses("ON-18.12", "ON-18.8", "ON-18.9")
def test_in_the_last_window_the_camp_is_not_cleared_yet() -> None:
    table = Table(round=6, camp="t04 t06", lasting="giant-bees", hand="jungle-remedies")
    table.play("end-round", "pass")
    assert (table.health, table.camp, table.lasting) == (9, {"t04", "t06"}, {"giant-bees"})
    assert "cancel:giant-bees" in table.offered()


@pytest.mark.clauses("ON-18.12")
def test_before_the_last_round_it_does_not() -> None:
    table = Table(round=5, camp="t04 t06", hand="jungle-remedies")
    table.play("end-round")
    assert (table.asked(), table.round, table.health) == ("act", 6, 9)
    assert "play:jungle-remedies-heal" in table.offered()
