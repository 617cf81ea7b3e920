"""Repair and mission: ON-8, ON-9."""

from __future__ import annotations

import pytest

from tests.games.onoda.quiet import NOTHING, quiet
from tests.games.onoda.table import ITEMS, Table

# -- repair -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-8.1")
@pytest.mark.parametrize("item", ITEMS.split())
def test_an_exhausted_item_is_repaired_where_its_marker_lies(item: str) -> None:
    others = " ".join(other for other in ITEMS.split() if other != item)
    here = {"at": "lubang", "marker_at": {"lubang": item}}
    assert "repair" in Table(items=others, **here).offered()
    assert "repair" not in Table(items=ITEMS, **here).offered(), "it is active"
    assert "repair" not in Table(items=item, at="kyanpu").offered(), "no marker"


@pytest.mark.clauses("ON-8.2")
def test_a_successful_repair_turns_the_item() -> None:
    table = quiet("t06", alert={"lubang": 2}, items="kit", marker_at={"lubang": "rifle"})
    table.play("repair")
    assert table.items == {"kit", "rifle"}
    assert (table.alert["lubang"], table.bowl, table.camp) == (3, set(), set())
    assert table.log("reveals-event") == [{"event": NOTHING[0]}]


@pytest.mark.clauses("ON-8.3", "ON-10.5")
@pytest.mark.parametrize(("number", "left"), [(2, (9, 0)), (5, (10, 1))])
def test_a_failed_repair_costs_what_the_round_says(number: int, left: tuple[int, int]) -> None:
    table = quiet("t02", alert={"lubang": 1}, items="kit", marker_at={"lubang": "uniform"}, round=number)
    table.play("repair")
    assert (table.health, table.paranoia) == left
    assert table.items == {"kit"}


@pytest.mark.clauses("ON-8.4")
def test_item_markers_stay() -> None:
    table = quiet("t12 t01", items="", marker_at={"lubang": "rifle", "tilik": "kit"})
    before = table.marker_at
    table.play("repair", "raid", "move:tilik")
    assert table.marker_at == before


@pytest.mark.clauses("ON-8.5")
def test_the_radio_is_never_repaired() -> None:
    for region in ("lubang", "tilik", "five-hundred", "kyanpu", "binacas", "looc", "ago"):
        assert "repair" not in Table(at=region, items=ITEMS).offered()


# -- mission ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-9.1")
def test_a_mission_is_attempted_where_its_marker_lies() -> None:
    assert "mission" in Table(at="lubang", mission="farmers").offered()
    assert "mission" not in Table(at="tilik", mission="farmers").offered()
    assert "mission" not in Table(at="lubang", mission="farmers", mission_at="none").offered()


@pytest.mark.clauses("ON-9.1", "ON-9.6")
def test_an_exhausted_item_pays_for_nothing() -> None:
    table = Table(at="lubang", mission="farmers", items="uniform camouflage binoculars kit radio")
    assert "mission" not in table.offered()


@pytest.mark.clauses("ON-9.2")
@pytest.mark.parametrize("draws", ["t12", "t01"])
def test_the_requirement_is_paid_first_and_stays_paid(draws: str) -> None:
    table = quiet(draws, mission="the-airstrip", hand="futamata")
    table.play("mission")
    story = table.story()
    assert story[:3] == ["attempts the-airstrip", "exhausts-item camouflage", "check-begins mission"]
    while table.asked() != "act":
        table.play("accept" if table.asked() == "judge" else "pass")
    assert "camouflage" not in table.items


@pytest.mark.clauses("ON-9.3", "ON-10.6")
@pytest.mark.parametrize("number", [1, 6])
def test_its_failure_part_replaces_the_penalty(number: int) -> None:
    table = quiet("t02", at="binacas", mission="the-hideout", alert={"binacas": 1}, round=number)
    table.play("mission")
    assert (table.health, table.paranoia, table.honor) == (10, 2, 0)


@pytest.mark.clauses("ON-9.3")
def test_its_success_part_is_applied() -> None:
    table = quiet("t12", at="binacas", mission="the-hideout", paranoia=2)
    table.play("mission")
    assert (table.health, table.paranoia, table.honor) == (10, 1, 1)


@pytest.mark.clauses("ON-9.4")
@pytest.mark.parametrize("draws", ["t12", "t01"])
def test_afterwards_the_marker_is_in_the_camp_area(draws: str) -> None:
    table = quiet(draws, mission="the-airstrip", hand="futamata", items="camouflage uniform")
    table.play("mission")
    if table.asked() == "judge":
        table.play("accept")
    assert (table.moment, table.mission_at) == ("before-event", "none"), "before the event comes"
    table.play("pass", "pass")
    table.state.items += 2
    assert "camouflage" in table.items
    table.play("play:futamata-move", "to:ago")
    assert "mission" not in table.offered()


@pytest.mark.clauses("ON-9.5", "ON-17.6")
def test_a_comrade_pays_by_being_exhausted_or_removed() -> None:
    here = {"at": "looc", "mission": "harvest-at-looc"}
    table = quiet(**here)
    table.play("mission")
    assert table.offered() == {"exhaust:kozuka", "exhaust:shimada"}
    table = quiet("t12 t07", exhausted="kozuka shimada", **here)
    table.play("mission")
    assert table.offered() == {"remove:kozuka", "remove:shimada"}
    table.play("remove:shimada")
    assert (table.comrades_lost, table.paranoia) == ({"shimada"}, 2)
    assert (table.honor, table.comrades) == (1, {"kozuka"})
    assert "mission" not in Table(comrades_lost="kozuka shimada", **here).offered()


@pytest.mark.clauses("ON-9.7", "ON-13.9", "ON-13.8")
def test_a_sanity_check_caused_by_the_requirement_comes_first() -> None:
    table = quiet(
        "t12 t11 t07",
        at="looc",
        mission="harvest-at-looc",
        exhausted="kozuka",
        comrades_lost="shimada",
        health=3,
        paranoia=2,
    )
    table.play("mission")
    assert table.log("check-begins") == [{"check": "sanity"}, {"check": "mission"}]
    assert table.honor == 1
    table = quiet(
        "t01",
        at="looc",
        mission="harvest-at-looc",
        exhausted="kozuka",
        comrades_lost="shimada",
        health=3,
        paranoia=2,
    )
    table.play("mission")
    assert table.outcome() == "island: broken"
    assert table.log("check-begins") == [{"check": "sanity"}]


@pytest.mark.clauses("ON-9.8", "ON-17.3")
def test_the_honor_is_gained_without_the_other_rewards() -> None:
    table = quiet("t12", at="five-hundred", mission="bamboo-and-vines")
    table.play("mission")
    assert (table.honor, table.health, table.comrades) == (1, 10, {"kozuka", "shimada"})


@pytest.mark.clauses("ON-9.9", "ON-16.4")
def test_the_hand_is_cut_before_the_check_and_stays_cut() -> None:
    table = quiet("t12 t07", at="looc", mission="harvest-at-looc", hand="futamata salt dried-beef")
    table.play("mission", "exhaust:kozuka")
    assert table.asked() == "discard-prepared"
    assert table.log("check-begins") == []
    table.play("discard:salt")
    assert table.comrades == {"kozuka", "shimada"}, "restored by the success"
    assert (table.hand, table.discard) == ({"futamata", "dried-beef"}, {"salt"})
