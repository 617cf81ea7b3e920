"""The immediate events 16 to 43 that tell a story (table 7.2 of the specification and its notes)."""

from __future__ import annotations

import pytest

from fogtable.games.onoda.components import HISTORY, Event
from tests.games.onoda.table import event

WARY = {"health": 10, "paranoia": 2}
"""With t10 (5) a paranoia check succeeds; with t02 (1) it fails, and 2 health could be spent."""


# -- 16 Letters from Home, 17 A Familiar Song -------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.3", "ON-17.9")
def test_letters_from_home_calm_and_restore_a_comrade() -> None:
    table = event("letters-from-home", "t10", **WARY, exhausted="kozuka shimada")
    assert table.offered() == {"restore:kozuka", "restore:shimada"}
    assert table.paranoia == 1, "the first part comes before the choice of the second"
    table.play("restore:shimada")
    assert table.changed() == {"paranoia 2 > 1", "exhausted -shimada", "comrades +shimada"}


@pytest.mark.clauses("ON-17.3", "ON-17.13")
def test_letters_from_home_do_each_part_as_far_as_it_goes() -> None:
    table = event("letters-from-home", "t10", **WARY)
    assert table.changed() == {"paranoia 2 > 1"}
    table = event("letters-from-home", "t10", exhausted="kozuka")
    assert table.changed() == {"exhausted -kozuka", "comrades +kozuka"}


@pytest.mark.clauses("ON-11.2")
def test_letters_from_home_bring_paranoia_if_the_check_fails() -> None:
    table = event("letters-from-home", "t02", **WARY, exhausted="kozuka")
    table.play("accept")
    assert table.changed() == {"paranoia 2 > 3"}


@pytest.mark.clauses("ON-17.1", "ON-17.5")
def test_a_familiar_song_exhausts_the_binoculars_or_calls_for_a_check() -> None:
    table = event("a-familiar-song", **WARY)
    assert table.offered() == {"do:exhaust-binoculars", "do:paranoia-check"}
    table.play("do:exhaust-binoculars")
    assert table.changed() == {"items -binoculars"}


@pytest.mark.clauses("ON-11.2", "ON-17.5")
def test_a_familiar_song_without_binoculars_is_decided_by_the_check() -> None:
    blind = {**WARY, "items": "uniform rifle", "exhausted": "kozuka"}
    assert event("a-familiar-song", "t10", **blind).changed() == {"exhausted -kozuka", "comrades +kozuka"}
    table = event("a-familiar-song", "t02", **blind)
    table.play("accept")
    assert table.changed() == {"paranoia 2 > 3"}


# -- 18 Wooden Swords -------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.1", "ON-17.12")
@pytest.mark.parametrize(
    ("answer", "changed"), [("do:lose-one-health", "health 10 > 9"), ("do:gain-paranoia", "paranoia 0 > 1")]
)
def test_wooden_swords_cost_health_or_paranoia(answer: str, changed: str) -> None:
    table = event("wooden-swords")
    assert table.offered() == {"do:lose-one-health", "do:gain-paranoia"}
    table.play(answer)
    assert table.changed() == {changed}


@pytest.mark.clauses("ON-17.12", "ON-1.4", "ON-1.5")
@pytest.mark.parametrize(
    ("position", "answer", "end"),
    [
        ({"health": 1}, "do:lose-one-health", "island: death"),
        ({"paranoia": 9}, "do:gain-paranoia", "island: madness"),
    ],
)
def test_wooden_swords_leave_the_choice_free_also_where_it_ends_the_game(
    position: dict[str, int], answer: str, end: str
) -> None:
    table = event("wooden-swords", **position)
    assert table.offered() == {"do:lose-one-health", "do:gain-paranoia"}
    table.play(answer)
    assert table.outcome() == end


# -- 21 Shimada Is Wounded, 22 Death of Shimada -----------------------------------------------------------------------


@pytest.mark.clauses("ON-17.1", "ON-17.7")
@pytest.mark.parametrize(
    ("answer", "changed"),
    [("do:exhaust-shimada", {"comrades -shimada", "exhausted +shimada"}), ("do:exhaust-kit", {"items -kit"})],
)
def test_shimada_wounded_exhausts_him_or_the_kit(answer: str, changed: set[str]) -> None:
    table = event("shimada-wounded")
    assert table.offered() == {"do:exhaust-shimada", "do:exhaust-kit"}
    table.play(answer)
    assert table.changed() == changed


@pytest.mark.clauses("ON-17.5", "ON-17.7")
def test_shimada_wounded_while_exhausted_costs_the_kit_or_nothing_and_never_drives_him_away() -> None:
    assert event("shimada-wounded", exhausted="shimada").changed() == {"items -kit"}
    assert event("shimada-wounded", exhausted="shimada", items="rifle").changed() == set()


@pytest.mark.clauses("ON-17.5")
def test_shimada_wounded_without_the_kit_exhausts_him_unasked() -> None:
    assert event("shimada-wounded", items="rifle").changed() == {"comrades -shimada", "exhausted +shimada"}


@pytest.mark.clauses("ON-14.7")
def test_shimada_wounded_has_no_effect_without_him_or_once_voided() -> None:
    table = event("shimada-wounded", comrades_lost="shimada")
    assert table.effects() == ["no-effect shimada-wounded"]
    assert table.changed() == set()
    table = event("shimada-wounded", voided="shimada-wounded")
    assert table.effects() == ["no-effect shimada-wounded"]
    assert table.changed() == set()


@pytest.mark.clauses("ON-14.7", "ON-17.2", "ON-17.15")
@pytest.mark.parametrize("where", ["comrades", "exhausted"])
def test_death_of_shimada_takes_him_for_one_paranoia_and_voids_event_21(where: str) -> None:
    table = event("death-of-shimada", **{where: "shimada"})
    assert table.effects() == ["comrade-leaves shimada", "gains-paranoia 1 1", "voids-card shimada-wounded"]
    changed = {f"{where} -shimada", "comrades_lost +shimada", "paranoia 0 > 1", "voided +shimada-wounded"}
    assert table.changed() == changed


@pytest.mark.clauses("ON-14.7", "ON-17.2")
def test_death_of_shimada_voids_event_21_also_without_him() -> None:
    table = event("death-of-shimada", comrades_lost="shimada")
    assert table.effects() == ["comrade-not-in-camp shimada", "voids-card shimada-wounded"]
    assert table.changed() == {"voided +shimada-wounded"}


@pytest.mark.clauses("ON-13.4", "ON-13.11", "ON-16.4")
def test_death_of_shimada_cuts_the_hand_before_its_sanity_check() -> None:  # WE-18
    table = event(
        "death-of-shimada",
        "t02",
        comrades="shimada",
        comrades_lost="kozuka",
        health=3,
        paranoia=3,
        hand="the-order bamboo-hut",
    )
    assert table.asked() == "discard-prepared"
    assert table.paranoia == 4
    assert "check-begins sanity" not in table.story()
    table.play("discard:the-order")
    assert table.asked() == "judge"
    assert table.offered() == {"accept", "play:bamboo-hut-retake", "play:bamboo-hut-calm"}


# -- 24 Old Newspapers ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-11.2", "ON-17.8")
def test_old_newspapers_bring_the_radio_or_paranoia() -> None:
    assert event("old-newspapers", "t10", **WARY).changed() == {"items +radio"}
    assert event("old-newspapers", "t10", **WARY, items="kit radio").changed() == set()
    table = event("old-newspapers", "t02", **WARY)
    table.play("accept")
    assert table.changed() == {"paranoia 2 > 3"}


# -- 26 Blues and Tango -----------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.1", "ON-17.10")
def test_blues_and_tango_exhaust_the_radio_or_call_for_a_check() -> None:  # WE-9
    table = event("blues-and-tango", **WARY, items="kit radio")
    assert table.offered() == {"do:exhaust-radio", "do:paranoia-check"}
    table.play("do:exhaust-radio")
    assert table.changed() == {"items -radio"}


@pytest.mark.clauses("ON-11.2", "ON-17.5")
def test_blues_and_tango_without_the_radio_are_decided_by_the_check() -> None:  # WE-9
    assert event("blues-and-tango", "t10", **WARY).changed() == {"paranoia 2 > 1"}
    table = event("blues-and-tango", "t02", **WARY)
    table.play("accept")
    assert table.changed() == {"paranoia 2 > 3"}


# -- 28 Death of Kozuka -----------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.1")
def test_death_of_kozuka_exhausts_the_rifle_or_calls_for_a_check() -> None:
    table = event("death-of-kozuka", **WARY)
    assert table.offered() == {"do:exhaust-rifle", "do:paranoia-check"}
    table.play("do:exhaust-rifle")
    assert table.changed() == {"items -rifle"}


@pytest.mark.clauses("ON-17.5", "ON-17.7")
def test_death_of_kozuka_exhausts_him_if_the_check_succeeds() -> None:
    table = event("death-of-kozuka", "t10", **WARY, items="kit")
    assert table.changed() == {"comrades -kozuka", "exhausted +kozuka"}, "no rifle, no choice"
    table = event("death-of-kozuka", "t10", **WARY, items="kit", exhausted="kozuka")
    assert table.changed() == set(), "exhausted already: nothing happens, he does not leave"


@pytest.mark.clauses("ON-17.2", "ON-17.15")
@pytest.mark.parametrize("where", ["comrades", "exhausted"])
def test_death_of_kozuka_takes_him_for_one_paranoia_if_the_check_fails(where: str) -> None:
    table = event("death-of-kozuka", "t02", **WARY, **{where: "kozuka"})
    table.play("do:paranoia-check", "accept")
    assert table.effects()[-2:] == ["comrade-leaves kozuka", "gains-paranoia 1 3"]
    assert table.changed() == {f"{where} -kozuka", "comrades_lost +kozuka", "paranoia 2 > 3"}


@pytest.mark.clauses("ON-14.2")
def test_death_of_kozuka_has_no_effect_without_him() -> None:
    table = event("death-of-kozuka", comrades_lost="kozuka")
    assert table.effects() == ["no-effect death-of-kozuka"]
    assert table.changed() == set()


# -- 30 Norio Suzuki, 43 Major Taniguchi ------------------------------------------------------------------------------


@pytest.mark.clauses("ON-14.6", "ON-17.3", "ON-20.1")
def test_norio_suzuki_calms_and_brings_event_43_into_the_deck() -> None:
    table = event("norio-suzuki", "t10", **WARY)
    assert table.effects()[-2:] == ["loses-paranoia 1 1", "adds-card major-taniguchi"]
    assert table.changed() == {"paranoia 2 > 1", "aside -major-taniguchi"}
    assert "major-taniguchi" in table.deck


@pytest.mark.clauses("ON-14.6")
def test_norio_suzuki_adds_event_43_only_once() -> None:
    table = event("norio-suzuki", "t10", **WARY, discard="major-taniguchi")
    assert table.changed() == {"paranoia 2 > 1"}
    assert table.discard == {"major-taniguchi", "norio-suzuki"}


@pytest.mark.clauses("ON-11.2", "ON-14.6")
def test_norio_suzuki_brings_only_paranoia_if_the_check_fails() -> None:
    table = event("norio-suzuki", "t02", **WARY)
    table.play("accept")
    assert table.changed() == {"paranoia 2 > 3"}
    assert "major-taniguchi" in table.aside


@pytest.mark.clauses("ON-22.3")
def test_norio_suzuki_only_calms_in_the_historical_variant() -> None:
    gone = [Event.name(e) for e in HISTORY if e != Event.NORIO_SUZUKI]
    table = event("norio-suzuki", "t10", **WARY, variant="military", discard=gone)
    assert table.changed() == {"paranoia 2 > 1"}
    assert "major-taniguchi" in table.box


@pytest.mark.clauses("ON-1.3", "ON-14.6", "ON-17.3", "ON-17.13")
@pytest.mark.parametrize("paranoia", [2, 0])
def test_major_taniguchi_calms_and_honors(paranoia: int) -> None:
    table = event("major-taniguchi", aside="missing-food", paranoia=paranoia)
    assert table.changed() == {"honor 0 > 1"} | ({"paranoia 2 > 1"} if paranoia else set())
    assert table.discard == {"major-taniguchi"}, "once added it is a card like any other"
