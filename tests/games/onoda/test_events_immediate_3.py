"""The immediate events 39 to 52 (table 7.2 of the specification and its notes)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onoda.table import Watched, event

ALONE = {"comrades_lost": "kozuka shimada"}


# -- 39 Snake, 40 Fever, 41 Rats --------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.1", "ON-17.5")
def test_snake_costs_the_kit_or_health() -> None:
    table = event("snake")
    assert table.offered() == {"do:exhaust-kit", "do:lose-one-health"}
    table.play("do:exhaust-kit")
    assert table.changed() == {"items -kit"}
    table = event("snake")
    table.play("do:lose-one-health")
    assert table.changed() == {"health 10 > 9"}
    assert event("snake", items="rifle").changed() == {"health 10 > 9"}, "unasked"


@pytest.mark.clauses("ON-17.1", "ON-17.6")
@pytest.mark.parametrize(
    ("answers", "changed"),
    [
        (["do:exhaust-kit"], {"items -kit"}),
        (["do:exhaust-comrade", "exhaust:kozuka"], {"comrades -kozuka", "exhausted +kozuka"}),
        (["do:lose-two-health"], {"health 10 > 8"}),
    ],
)
def test_fever_costs_the_kit_a_comrade_or_two_health(answers: list[str], changed: set[str]) -> None:
    table = event("fever")
    assert table.offered() == {"do:exhaust-kit", "do:exhaust-comrade", "do:lose-two-health"}
    table.play(*answers)
    assert table.changed() == changed


@pytest.mark.clauses("ON-17.5", "ON-17.12")
def test_fever_does_not_offer_two_health_to_one_who_has_one_and_something_else_to_give() -> None:
    assert event("fever", health=1).offered() == {"do:exhaust-kit", "do:exhaust-comrade"}
    table = event("fever", health=1, items="rifle", comrades_lost="shimada", exhausted="kozuka")
    assert table.log("comrade-leaves") == [{"comrade": "kozuka"}], "an exhausted comrade can be given in full"
    assert table.log("loses-health") == []


@pytest.mark.clauses("ON-17.12")
def test_fever_offers_two_health_to_one_who_has_just_two() -> None:
    table = event("fever", health=2)
    assert table.offered() == {"do:exhaust-kit", "do:exhaust-comrade", "do:lose-two-health"}
    table.play("do:lose-two-health")
    assert table.outcome() == "island: death"


@pytest.mark.clauses("ON-17.5")
def test_fever_takes_two_health_from_one_who_has_nothing_else() -> None:
    assert event("fever", items="rifle", **ALONE).changed() == {"health 10 > 8"}


@pytest.mark.clauses("ON-17.5", "ON-19.1")
def test_fever_is_death_for_one_who_has_one_health_and_nothing_else() -> None:  # note on E40
    table = event("fever", health=1, items="rifle", **ALONE)
    assert table.log("loses-health") == [{"number": 1, "left": 0}]
    assert table.outcome() == "island: death"


@pytest.mark.clauses("ON-13.3", "ON-17.18")
def test_fever_takes_both_health_by_one_instruction_with_one_sanity_check() -> None:  # WE-4
    table = event("fever", "t08", health=4, paranoia=4)
    table.play("do:lose-two-health")
    assert table.effects()[:3] == ["loses-health 2 2", "check-begins sanity", "draws-token t08 4"]
    table.play("spend")
    assert table.effects()[3:] == ["spends-health 1 1", "check-succeeds sanity"], "1 < 4 forces no other check"
    assert table.changed() == {"health 4 > 1"}


@pytest.mark.clauses("ON-3.11", "ON-17.5")
def test_rats_cost_food_or_the_uniform() -> None:
    table = event("rats", camp="t03 t07")
    assert table.offered() == {"do:lose-food", "do:exhaust-uniform"}
    table.play("do:lose-food", "lose:t03")
    assert table.changed() == {"camp -t03"}
    table = event("rats", camp="t03")
    table.play("do:exhaust-uniform")
    assert table.changed() == {"items -uniform"}
    assert event("rats").changed() == {"items -uniform"}
    assert event("rats", items="kit", camp="t03").changed() == {"camp -t03"}


@pytest.mark.clauses("ON-17.5")
def test_rats_do_nothing_without_food_and_uniform() -> None:
    table = event("rats", items="kit")
    assert table.effects() == ["nothing-possible"]
    assert table.changed() == set()


@pytest.mark.clauses("ON-3.11")
def test_rats_may_take_only_the_first_of_equal_tokens() -> None:
    table = event("rats", items="kit", camp="t04 t05 t08 t09")
    assert table.offered() == {"lose:t04", "lose:t08"}


# -- 46 Island Constabulary, 47 Fishermen of Looc ---------------------------------------------------------------------


@pytest.mark.clauses("ON-17.3")
@pytest.mark.parametrize(
    ("answer", "told", "changed"),
    [
        ("do:exhaust-binoculars", "exhausts-item binoculars", "items -binoculars"),
        ("do:gain-paranoia", "gains-paranoia 1 1", "paranoia 0 > 1"),
    ],
)
def test_island_constabulary_raises_alert_thrice_then_costs_binoculars_or_calm(
    answer: str, told: str, changed: str
) -> None:
    table = event("island-constabulary", at="ago")
    assert table.offered() == {"do:exhaust-binoculars", "do:gain-paranoia"}
    table.play(answer)
    assert table.effects() == ["alert-rises lubang 1", "alert-rises tilik 1", "alert-rises looc 1", told]
    assert table.changed() == {"alert lubang 0 > 1", "alert tilik 0 > 1", "alert looc 0 > 1", changed}


@pytest.mark.clauses("ON-17.5", "ON-2.6")
def test_island_constabulary_without_binoculars_brings_paranoia_unasked() -> None:
    table = event("island-constabulary", at="ago", items="kit", alert={"tilik": 6})
    assert table.changed() == {"alert lubang 0 > 1", "alert looc 0 > 1", "paranoia 0 > 2"}, "one for the full region"


@pytest.mark.clauses("ON-17.1")
def test_fishermen_of_looc_exhaust_the_rifle_or_call_for_an_alert_check() -> None:
    table = event("fishermen-of-looc")
    assert table.offered() == {"do:exhaust-rifle", "do:alert-check"}
    table.play("do:exhaust-rifle")
    assert table.changed() == {"items -rifle"}


def fishermen(draws: str, **position: Any) -> Watched:
    return event("fishermen-of-looc", draws, items="kit", alert={"lubang": 2}, **position)


@pytest.mark.clauses("ON-3.4", "ON-5.6", "ON-17.5")
def test_fishermen_of_looc_give_food_if_the_check_succeeds() -> None:
    table = fishermen("t06 t07")
    assert table.effects()[0] == "check-begins event", "no rifle, no choice; the action's marker comes later"
    assert table.changed() == {"camp +t07"}


@pytest.mark.clauses("ON-10.7", "ON-17.6")
def test_fishermen_of_looc_exhaust_a_comrade_if_the_check_fails() -> None:
    table = fishermen("t04")
    table.play("exhaust:shimada")
    assert table.changed() == {"comrades -shimada", "exhausted +shimada"}, "no penalty of the round"
    assert fishermen("t04", **ALONE).changed() == set()


@pytest.mark.clauses("ON-17.6")
def test_fishermen_of_looc_drive_a_comrade_away_if_all_are_exhausted() -> None:
    table = fishermen("t04", comrades_lost="shimada", exhausted="kozuka")
    assert table.changed() == {"exhausted -kozuka", "comrades_lost +kozuka", "paranoia 0 > 2"}


# -- 48 Typhoon, 49 Rust, 50 Quarrel ----------------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.3", "ON-17.5")
def test_typhoon_costs_camouflage_or_health_then_calms_two_regions() -> None:
    table = event("typhoon", alert={"binacas": 2, "ago": 1})
    assert table.offered() == {"do:exhaust-camouflage", "do:lose-one-health"}
    table.play("do:exhaust-camouflage")
    assert table.effects() == ["exhausts-item camouflage", "alert-falls binacas 1", "alert-falls ago 0"]
    assert table.changed() == {"items -camouflage", "alert binacas 2 > 1", "alert ago 1 > 0"}
    table = event("typhoon", items="kit", alert={"ago": 3})
    assert table.changed() == {"health 10 > 9", "alert ago 3 > 2"}


@pytest.mark.clauses("ON-5.7", "ON-17.11")
def test_typhoon_calms_its_regions_before_the_marker_of_the_action() -> None:
    table = event("typhoon", at="binacas", alert={"binacas": 5})
    table.play("do:lose-one-health")
    assert table.alert["binacas"] == 5
    assert table.paranoia == 0, "4 + 1: no sixth marker"


@pytest.mark.clauses("ON-17.10")
def test_rust_exhausts_any_item_or_costs_health() -> None:
    table = event("rust", items="uniform radio")
    assert table.offered() == {"do:exhaust-any-item", "do:lose-one-health"}
    table.play("do:exhaust-any-item")
    assert table.offered() == {"exhaust:uniform", "exhaust:radio"}
    table.play("exhaust:radio")
    assert table.changed() == {"items -radio"}
    table = event("rust")
    table.play("do:lose-one-health")
    assert table.changed() == {"health 10 > 9"}


@pytest.mark.clauses("ON-17.10", "ON-17.12")
def test_rust_may_take_the_last_item() -> None:
    table = event("rust", items="kit")
    table.play("do:exhaust-any-item")
    assert table.changed() == {"items -kit"}


@pytest.mark.clauses("ON-17.5", "ON-17.12")
def test_rust_costs_health_if_no_item_is_active() -> None:
    table = Watched(at="lubang", items="")
    table.draws("t12 t01")
    table.reveals("rust")
    table.play("raid")
    assert table.asked() == "act"
    assert table.health == 9


@pytest.mark.clauses("ON-17.1", "ON-17.6")
def test_quarrel_exhausts_a_comrade_or_brings_paranoia() -> None:
    table = event("quarrel")
    assert table.offered() == {"do:exhaust-comrade", "do:gain-paranoia"}
    table.play("do:gain-paranoia")
    assert table.changed() == {"paranoia 0 > 1"}
    table = event("quarrel", exhausted="kozuka")
    table.play("do:exhaust-comrade")
    assert table.changed() == {"comrades -shimada", "exhausted +shimada"}, "the only active one"
    table = event("quarrel", exhausted="kozuka shimada")
    table.play("do:exhaust-comrade", "remove:shimada")
    assert table.changed() == {"exhausted -shimada", "comrades_lost +shimada", "paranoia 0 > 2"}


@pytest.mark.clauses("ON-17.6")
def test_quarrel_finds_the_last_comrade_in_camp() -> None:
    table = event("quarrel", comrades_lost="shimada")
    assert table.offered() == {"do:exhaust-comrade", "do:gain-paranoia"}


@pytest.mark.clauses("ON-14.2")
def test_quarrel_has_no_effect_if_nobody_is_in_camp() -> None:
    table = event("quarrel", **ALONE)
    assert table.effects() == ["no-effect quarrel"]
    assert table.changed() == set()


# -- 51 Transistor Radio, 52 Flashlight Batteries ---------------------------------------------------------------------


@pytest.mark.clauses("ON-17.3", "ON-17.8", "ON-17.11")
def test_transistor_radio_restores_the_radio_and_raises_alert_here() -> None:
    table = event("transistor-radio")
    assert table.effects() == ["restores-item radio", "alert-rises lubang 1"]
    assert table.changed() == {"items +radio", "alert lubang 1 > 2"}
    assert event("transistor-radio", items="kit radio").changed() == {"alert lubang 1 > 2"}


@pytest.mark.clauses("ON-17.10")
def test_batteries_restore_any_item_if_the_check_succeeds() -> None:
    table = event("batteries", "t06", items="uniform kit camouflage binoculars", alert={"lubang": 2})
    assert table.offered() == {"restore:rifle", "restore:radio"}
    table.play("restore:radio")
    assert table.changed() == {"items +radio"}
    full = event("batteries", "t06", items="uniform rifle camouflage binoculars kit radio")
    assert full.changed() == set()


@pytest.mark.clauses("ON-10.1", "ON-10.7")
def test_batteries_raise_alert_here_if_the_check_fails() -> None:
    table = event("batteries", "t04", alert={"lubang": 2})
    assert table.effects()[-1] == "alert-rises lubang 3"
    assert table.changed() == {"alert lubang 3 > 4"}, "no penalty of the round"
