"""The immediate events 2 to 14 (table 7.2 of the specification and its notes)."""

from __future__ import annotations

import pytest

from tests.games.onoda.table import event

WARY = {"health": 10, "paranoia": 2}
"""With t10 (5) a paranoia check succeeds; with t02 (1) it fails, and 2 health could be spent."""
ALL_THREE = {"comrades": "kozuka shimada akatsu"}


# -- 2 Landing at Tilik -----------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-14.2", "ON-17.1", "ON-17.3")
@pytest.mark.parametrize(
    ("answer", "told", "changed"),
    [
        ("do:exhaust-uniform", "exhausts-item uniform", "items -uniform"),
        ("do:lose-one-health", "loses-health 1 9", "health 10 > 9"),
    ],
)
def test_landing_at_tilik_raises_alert_twice_then_costs_uniform_or_health(answer: str, told: str, changed: str) -> None:
    table = event("landing-at-tilik", at="looc")
    assert table.asked() == "choose-deed"
    assert table.offered() == {"do:exhaust-uniform", "do:lose-one-health"}
    table.play(answer)
    assert table.effects() == ["alert-rises tilik 1", "alert-rises lubang 1", told]
    assert table.changed() == {"alert tilik 0 > 1", "alert lubang 0 > 1", changed}
    assert table.discard == {"landing-at-tilik"}


@pytest.mark.clauses("ON-17.5", "ON-17.8")
def test_landing_at_tilik_with_the_uniform_exhausted_costs_health_unasked() -> None:
    table = event("landing-at-tilik", at="looc", items="rifle kit")
    assert table.changed() == {"alert tilik 0 > 1", "alert lubang 0 > 1", "health 10 > 9"}


@pytest.mark.clauses("ON-2.5", "ON-13.8", "ON-17.18", "ON-17.19")
def test_landing_at_tilik_forces_a_sanity_check_between_its_markers() -> None:
    table = event("landing-at-tilik", "t10", at="looc", alert={"tilik": 5}, health=5, paranoia=5)
    assert table.effects()[-1] == "draws-token t10 5"
    assert table.alert["lubang"] == 0, "the second marker waits for the sanity check of the first"
    table.play("spend")
    assert table.alert["lubang"] == 1
    table.play("do:exhaust-uniform")
    changed = {"alert tilik 5 > 6", "alert lubang 0 > 1", "paranoia 5 > 6", "health 5 > 3", "items -uniform"}
    assert table.changed() == changed


# -- 4 Private Akatsu, 5 Missing Food ---------------------------------------------------------------------------------


@pytest.mark.clauses("ON-14.6", "ON-17.14", "ON-20.1")
def test_private_akatsu_joins_and_event_5_comes_into_the_deck() -> None:
    table = event("private-akatsu", at="tilik")
    assert table.changed() == {"comrades_aside -akatsu", "comrades +akatsu", "aside -missing-food"}
    assert "missing-food" in table.deck
    table.play("move:kyanpu", "end-round")
    assert table.log("eats") == [{"food": 0, "required": 8}], "he eats with the others from now on"


@pytest.mark.clauses("ON-17.14", "ON-16.1")
def test_private_akatsu_raises_the_hand_limit_at_once() -> None:
    table = event("private-akatsu", hand="the-order needle-and-wire dried-beef")
    table.play("pass")
    assert len(table.hand) == 3
    table.draws("t01")
    table.reveals("bamboo-hut")
    table.play("raid", "accept")
    assert "bamboo-hut" not in table.hand, "the window before the event"
    table.play("pass")
    assert "bamboo-hut" in table.hand, "the fourth card"


@pytest.mark.clauses("ON-17.14", "ON-17.9")
@pytest.mark.parametrize("where", ["comrades", "exhausted", "comrades_lost"])
def test_private_akatsu_has_no_effect_unless_he_is_set_aside(where: str) -> None:
    table = event("private-akatsu", **{where: "kozuka akatsu" if where == "comrades" else "akatsu"})
    assert table.effects() == ["no-effect private-akatsu"]
    assert table.changed() == set()
    assert table.discard == {"private-akatsu"}


@pytest.mark.clauses("ON-14.6", "ON-17.3")
def test_private_akatsu_joins_also_when_event_5_is_no_longer_set_aside() -> None:
    table = event("private-akatsu", discard="missing-food")
    assert table.changed() == {"comrades_aside -akatsu", "comrades +akatsu"}
    assert table.discard == {"missing-food", "private-akatsu"}


@pytest.mark.clauses("ON-3.11", "ON-17.1")
def test_missing_food_costs_akatsu_or_a_food_token() -> None:
    table = event("missing-food", aside="major-taniguchi", **ALL_THREE, camp="t03 t07")
    assert table.offered() == {"do:exhaust-akatsu", "do:lose-food"}
    table.play("do:exhaust-akatsu")
    assert table.changed() == {"comrades -akatsu", "exhausted +akatsu"}
    table = event("missing-food", aside="major-taniguchi", **ALL_THREE, camp="t03 t07")
    table.play("do:lose-food")
    assert table.offered() == {"lose:t03", "lose:t07"}
    table.play("lose:t07")
    assert table.changed() == {"camp -t07"}
    assert "t07" in table.bag


@pytest.mark.clauses("ON-17.5", "ON-17.7")
@pytest.mark.parametrize("akatsu", [{"exhausted": "akatsu"}, {}])
def test_missing_food_costs_food_if_akatsu_is_exhausted_or_not_in_camp(akatsu: dict[str, str]) -> None:
    table = event("missing-food", aside="major-taniguchi", **akatsu, camp="t03")
    assert table.changed() == {"camp -t03"}, "one option is left, nobody is asked"


@pytest.mark.clauses("ON-17.5", "ON-17.7")
@pytest.mark.parametrize("akatsu", [{"exhausted": "akatsu"}, {}])
def test_missing_food_does_nothing_if_neither_can_be_done(akatsu: dict[str, str]) -> None:
    table = event("missing-food", aside="major-taniguchi", **akatsu)
    assert table.effects() == ["nothing-possible"]
    assert table.changed() == set()


# -- 7 Yamashita's Leaflet --------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.6")
def test_yamashitas_leaflet_exhausts_a_comrade_of_choice() -> None:
    table = event("yamashitas-leaflet", **WARY)
    assert table.offered() == {"do:exhaust-comrade", "do:paranoia-check"}
    table.play("do:exhaust-comrade")
    assert table.offered() == {"exhaust:kozuka", "exhaust:shimada"}
    table.play("exhaust:shimada")
    assert table.effects() == ["exhausts-comrade shimada"]
    assert table.changed() == {"comrades -shimada", "exhausted +shimada"}


@pytest.mark.clauses("ON-17.6")
def test_yamashitas_leaflet_drives_an_exhausted_comrade_away_if_no_other_is_active() -> None:
    table = event("yamashitas-leaflet", **WARY, exhausted="kozuka shimada")
    table.play("do:exhaust-comrade")
    assert table.offered() == {"remove:kozuka", "remove:shimada"}
    table.play("remove:kozuka")
    assert table.changed() == {"exhausted -kozuka", "comrades_lost +kozuka", "paranoia 2 > 4"}


@pytest.mark.clauses("ON-11.1", "ON-11.2")
def test_yamashitas_leaflet_calms_if_the_check_succeeds() -> None:
    table = event("yamashitas-leaflet", "t10", **WARY)
    table.play("do:paranoia-check")
    assert table.changed() == {"paranoia 2 > 1"}


@pytest.mark.clauses("ON-11.2", "ON-17.3")
def test_yamashitas_leaflet_brings_paranoia_then_alert_if_the_check_fails() -> None:
    table = event("yamashitas-leaflet", "t02", **WARY)
    table.play("do:paranoia-check", "accept")
    assert table.effects()[-3:] == ["check-fails paranoia", "gains-paranoia 1 3", "alert-rises lubang 1"]
    assert table.changed() == {"paranoia 2 > 3", "alert lubang 1 > 2"}


@pytest.mark.clauses("ON-17.6", "ON-17.12")
def test_yamashitas_leaflet_leaves_only_the_check_without_comrades() -> None:
    table = event("yamashitas-leaflet", "t10", **WARY, comrades_lost="kozuka shimada")
    assert table.changed() == {"paranoia 2 > 1"}, "made unasked"


# -- 9 Akatsu Gives Up ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.2", "ON-17.15")
@pytest.mark.parametrize("where", ["comrades", "exhausted"])
def test_akatsu_gives_up_takes_him_from_either_side_for_one_paranoia(where: str) -> None:
    table = event("akatsu-gives-up", **{where: "akatsu"})
    assert table.effects() == ["comrade-leaves akatsu", "gains-paranoia 1 1"]
    assert table.changed() == {f"{where} -akatsu", "comrades_lost +akatsu", "paranoia 0 > 1"}


@pytest.mark.clauses("ON-17.2")
@pytest.mark.parametrize("lost", ["", "akatsu"])
def test_akatsu_gives_up_has_no_effect_without_him(lost: str) -> None:
    table = event("akatsu-gives-up", comrades_lost=lost)
    assert table.effects() == ["no-effect akatsu-gives-up"]
    assert table.changed() == set()


# -- 12 Woodcutters ---------------------------------------------------------------------------------------------------

BOTH_ROSE = {"alert kyanpu 0 > 1", "alert five-hundred 0 > 1"}


@pytest.mark.clauses("ON-10.7", "ON-17.11")
def test_woodcutters_take_a_marker_here_if_the_check_succeeds() -> None:
    table = event("woodcutters", "t06", alert={"lubang": 2})
    assert table.effects() == [
        "alert-rises kyanpu 1",
        "alert-rises five-hundred 1",
        "check-begins event",
        "draws-token t06 3",
        "check-succeeds event",
        "alert-falls lubang 1",
    ]
    assert table.changed() == BOTH_ROSE | {"alert lubang 3 > 2"}


@pytest.mark.clauses("ON-10.1", "ON-10.7")
def test_woodcutters_place_a_marker_here_if_the_check_fails_and_cost_nothing_else() -> None:
    table = event("woodcutters", "t04", alert={"lubang": 2})
    assert table.effects()[-2:] == ["check-fails event", "alert-rises lubang 3"]
    assert table.changed() == BOTH_ROSE | {"alert lubang 3 > 4"}, "no penalty of the round"


@pytest.mark.clauses("ON-2.7")
def test_woodcutters_take_nothing_where_no_marker_lies() -> None:
    table = event("woodcutters", "t06")
    assert table.changed() == BOTH_ROSE


@pytest.mark.clauses("ON-10.3", "ON-17.19")
def test_woodcutters_in_five_hundred_raise_the_level_of_their_own_check() -> None:
    table = event("woodcutters", "t04", at="five-hundred", alert={"five-hundred": 1})
    assert table.effects()[-2:] == ["check-fails event", "alert-rises five-hundred 3"]


# -- 14 Gas -----------------------------------------------------------------------------------------------------------

RAGGED = {**WARY, "items": "rifle kit"}
"""The uniform is exhausted."""


@pytest.mark.clauses("ON-17.1")
def test_gas_exhausts_the_uniform_or_calls_for_a_check() -> None:
    table = event("gas", **WARY)
    assert table.offered() == {"do:exhaust-uniform", "do:paranoia-check"}
    table.play("do:exhaust-uniform")
    assert table.changed() == {"items -uniform"}


@pytest.mark.clauses("ON-17.5", "ON-17.8")
def test_gas_restores_the_uniform_if_the_check_succeeds() -> None:
    table = event("gas", "t10", **RAGGED)
    assert table.effects()[0] == "check-begins paranoia", "the exhausted uniform leaves no choice"
    assert table.changed() == {"items +uniform"}


@pytest.mark.clauses("ON-17.8", "ON-17.13")
def test_gas_changes_nothing_if_the_check_succeeds_with_the_uniform_active() -> None:
    table = event("gas", "t10", **WARY)
    table.play("do:paranoia-check")
    assert table.changed() == set()


@pytest.mark.clauses("ON-17.2")
def test_gas_costs_food_and_a_comrade_together() -> None:
    table = event("gas", "t02", **RAGGED, camp="t03 t07")
    table.play("accept", "lose:t03", "exhaust:kozuka")
    assert table.changed() == {"camp -t03", "comrades -kozuka", "exhausted +kozuka"}


@pytest.mark.clauses("ON-17.2", "ON-17.6")
def test_gas_drives_a_comrade_away_if_all_are_exhausted() -> None:
    table = event("gas", "t02", **RAGGED, camp="t03", comrades_lost="shimada", exhausted="kozuka")
    table.play("accept")
    assert table.changed() == {"camp -t03", "exhausted -kozuka", "comrades_lost +kozuka", "paranoia 2 > 4"}


@pytest.mark.clauses("ON-17.2")
@pytest.mark.parametrize("lacking", [{"camp": ""}, {"camp": "t03", "comrades_lost": "kozuka shimada"}])
def test_gas_costs_neither_food_nor_a_comrade_if_one_of_them_is_missing(lacking: dict[str, str]) -> None:
    table = event("gas", "t02", **RAGGED, **lacking)
    table.play("accept")
    assert table.effects()[-2:] == ["check-fails paranoia", "nothing-possible"]
    assert table.changed() == set()
