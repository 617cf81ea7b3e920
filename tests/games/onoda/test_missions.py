"""The 12 missions: what they demand, what success gives and what failure costs (table 7.3 of the specification)."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.onoda.components import CONTENT, MISSION_REGION, Mission, Region
from tests.games.onoda.table import ITEMS, Table, Watched, mission

TIRED = {"health": 8, "paranoia": 3, "exhausted": "shimada"}
"""A position in which every reward but those of items can be used."""

SUCCESS: list[tuple[str, str, str, str, list[str], set[str]]] = [
    # mission, pays, items, tokens, told, changed
    (
        "the-pier",
        "rifle",
        "rifle kit",
        "t12",
        ["gains-honor 1", "loses-paranoia 1 2", "restores-item uniform"],
        {"paranoia 3 > 2", "items +uniform"},
    ),
    (
        "the-airstrip",
        "camouflage",
        ITEMS,
        "t12",
        ["gains-honor 1", "restores-comrade shimada", "restores-item radio"],
        {"exhausted -shimada", "comrades +shimada", "items +radio"},
    ),
    (
        "the-hideout",
        "camouflage",
        "camouflage kit",
        "t12",
        ["gains-honor 1", "loses-paranoia 1 2", "restores-comrade shimada", "restores-item rifle"],
        {"paranoia 3 > 2", "exhausted -shimada", "comrades +shimada", "items +rifle"},
    ),
    (
        "watching-the-strait",
        "binoculars",
        ITEMS,
        "t12",
        ["gains-honor 1", "loses-paranoia 1 2", "restores-item radio"],
        {"paranoia 3 > 2", "items +radio"},
    ),
    (
        "farmers",
        "rifle",
        "rifle kit",
        "t12 t07 t10",
        ["gains-honor 1", "draws-food t07 3", "draws-food t10 1", "restores-item uniform"],
        {"camp +t07", "camp +t10", "items +uniform"},
    ),
    (
        "night-at-the-port",
        "uniform",
        ITEMS,
        "t12 t07",
        ["gains-honor 1", "draws-food t07 3", "gains-health 1 9"],
        {"camp +t07", "health 8 > 9"},
    ),
    (
        "cattle",
        "rifle",
        ITEMS,
        "t12 t07 t10",
        ["gains-honor 1", "draws-food t07 3", "draws-food t10 1", "restores-comrade shimada"],
        {"camp +t07", "camp +t10", "exhausted -shimada", "comrades +shimada"},
    ),
    (
        "bamboo-and-vines",
        "camouflage",
        ITEMS,
        "t12",
        ["gains-honor 1", "gains-health 1 9", "restores-comrade shimada"],
        {"health 8 > 9", "exhausted -shimada", "comrades +shimada"},
    ),
    (
        "coconut-grove",
        "kit",
        ITEMS,
        "t12 t07",
        ["gains-honor 1", "draws-food t07 3", "restores-comrade shimada"],
        {"camp +t07", "exhausted -shimada", "comrades +shimada"},
    ),
]

FAILURE: list[tuple[str, str, list[str], set[str]]] = [
    # mission, pays, told, changed
    ("the-pier", "rifle", ["loses-health 2 6"], {"health 8 > 6"}),
    (
        "the-airstrip",
        "camouflage",
        ["alert-rises lubang 1", "loses-health 1 7"],
        {"alert lubang 1 > 2", "health 8 > 7"},
    ),
    ("the-hideout", "camouflage", ["gains-paranoia 2 5"], {"paranoia 3 > 5"}),
    (
        "the-radar-base",
        "binoculars",
        ["gains-paranoia 1 4", "alert-rises five-hundred 1"],
        {"paranoia 3 > 4", "alert five-hundred 1 > 2"},
    ),
    ("watching-the-strait", "binoculars", ["gains-paranoia 2 5"], {"paranoia 3 > 5"}),
    ("farmers", "rifle", ["loses-health 1 7", "alert-rises lubang 1"], {"health 8 > 7", "alert lubang 1 > 2"}),
    ("night-at-the-port", "uniform", ["loses-health 1 7", "gains-paranoia 1 4"], {"health 8 > 7", "paranoia 3 > 4"}),
    ("cattle", "rifle", ["loses-health 1 7", "alert-rises binacas 1"], {"health 8 > 7", "alert binacas 1 > 2"}),
    ("bamboo-and-vines", "camouflage", ["gains-paranoia 1 4"], {"paranoia 3 > 4"}),
    ("coconut-grove", "kit", ["gains-paranoia 1 4"], {"paranoia 3 > 4"}),
]


def result(table: Watched, name: str, verdict: str) -> list[str]:
    """Return what was told between the verdict on a mission and the event after it."""
    story = table.effects()
    return story[story.index(f"mission-{verdict} {name}") + 1 : story.index("reveals-event shimada-wounded")]


# -- missions that demand an item -------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-9.2", "ON-9.3", "ON-9.4", "ON-17.3")
@pytest.mark.parametrize(("name", "pays", "items", "draws", "told", "changed"), SUCCESS, ids=[s[0] for s in SUCCESS])
def test_a_successful_mission_exhausts_its_item_and_gives_its_rewards_in_order(
    name: str, pays: str, items: str, draws: str, told: list[str], changed: set[str]
) -> None:
    table = mission(name, draws, **TIRED, items=items)
    assert table.effects()[0] == f"exhausts-item {pays}", "paid before the check"
    assert result(table, name, "succeeds") == told
    assert table.changed() == changed | {"honor 0 > 1", f"items -{pays}"}
    assert table.mission_at == "none"


@pytest.mark.clauses("ON-9.2", "ON-9.3", "ON-9.4", "ON-10.6")
@pytest.mark.parametrize("era", [1, 6])
@pytest.mark.parametrize(("name", "pays", "told", "changed"), FAILURE, ids=[f[0] for f in FAILURE])
def test_a_failed_mission_costs_what_it_says_instead_of_the_penalty_of_the_round(
    name: str, pays: str, told: list[str], changed: set[str], era: int
) -> None:
    table = mission(name, "t01", **TIRED, round=era)
    assert result(table, name, "fails") == told
    assert table.changed() == changed | {f"items -{pays}"}, "what was paid stays paid"
    assert table.mission_at == "none"


@pytest.mark.clauses("ON-17.10", "ON-17.19")
def test_the_radar_base_restores_any_item_also_the_one_that_was_paid() -> None:
    table = mission("the-radar-base", "t12", **TIRED)
    assert table.paranoia == 2
    assert table.offered() == {"restore:binoculars", "restore:radio"}
    table.play("restore:binoculars")
    assert result(table, "the-radar-base", "succeeds") == [
        "gains-honor 1",
        "loses-paranoia 1 2",
        "restores-item binoculars",
    ]
    assert table.changed() == {"honor 0 > 1", "paranoia 3 > 2"}


@pytest.mark.clauses("ON-9.6")
@pytest.mark.parametrize("number", [m for m in Mission.ALL if CONTENT.mission_cost[m] != "comrade"])
def test_a_mission_cannot_be_attempted_with_its_item_exhausted(number: int) -> None:
    name, at = Mission.name(number), Region.name(MISSION_REGION[number])
    item = CONTENT.mission_cost[number]
    assert "mission" in Table(mission=name, at=at, items=item).offered()
    others = [other for other in f"{ITEMS} radio".split() if other != item]
    assert "mission" not in Table(mission=name, at=at, items=others).offered()


@pytest.mark.clauses("ON-4.2", "ON-9.1")
@pytest.mark.parametrize(
    ("name", "at"),
    [
        ("the-pier", "tilik"),
        ("the-airstrip", "lubang"),
        ("the-hideout", "binacas"),
        ("the-radar-base", "five-hundred"),
        ("the-ambush", "looc"),
        ("watching-the-strait", "ago"),
        ("farmers", "lubang"),
        ("harvest-at-looc", "looc"),
        ("night-at-the-port", "tilik"),
        ("cattle", "binacas"),
        ("bamboo-and-vines", "five-hundred"),
        ("coconut-grove", "ago"),
    ],
)
def test_each_mission_leads_to_its_region(name: str, at: str) -> None:
    table = Table.fresh(luck=[("draw-mission", name)])
    assert (table.mission, table.mission_at) == (name, at)


# -- missions that demand a comrade -----------------------------------------------------------------------------------


@pytest.mark.clauses("ON-9.2", "ON-9.5", "ON-17.3")
def test_the_ambush_gives_honor_food_and_the_rifle_for_a_comrade() -> None:
    table = mission("the-ambush", "t12 t07", "exhaust:kozuka", items="kit")
    assert result(table, "the-ambush", "succeeds") == ["gains-honor 1", "draws-food t07 3", "restores-item rifle"]
    assert table.changed() == {
        "honor 0 > 1",
        "comrades -kozuka",
        "exhausted +kozuka",
        "camp +t07",
        "items +rifle",
    }


@pytest.mark.clauses("ON-9.3", "ON-10.6")
@pytest.mark.parametrize("era", [1, 6])
@pytest.mark.parametrize(("name", "changed"), [("the-ambush", "health 8 > 7"), ("harvest-at-looc", "paranoia 3 > 4")])
def test_a_failed_mission_for_a_comrade_costs_health_or_calm(name: str, changed: str, era: int) -> None:
    table = mission(name, "t01", **TIRED, round=era)
    assert table.changed() == {"comrades -kozuka", "exhausted +kozuka", changed}, "the only active one, unasked"


@pytest.mark.clauses("ON-9.2", "ON-17.9")
def test_harvest_at_looc_restores_the_comrade_who_paid_or_another_one() -> None:  # WE-8
    table = mission("harvest-at-looc", "t12 t07", **TIRED)
    assert table.offered() == {"restore:kozuka", "restore:shimada"}
    assert table.camp == {"t07"}
    table.play("restore:kozuka")
    told = ["gains-honor 1", "draws-food t07 3", "restores-comrade kozuka"]
    assert result(table, "harvest-at-looc", "succeeds") == told
    assert table.changed() == {"honor 0 > 1", "camp +t07"}


@pytest.mark.clauses("ON-9.5", "ON-17.6")
def test_a_mission_drives_an_exhausted_comrade_away_if_no_other_is_active() -> None:
    table = mission("harvest-at-looc", "t12 t07", "remove:shimada", exhausted="kozuka shimada")
    assert table.changed() == {
        "honor 0 > 1",
        "exhausted -shimada",
        "comrades_lost +shimada",
        "paranoia 0 > 2",
        "camp +t07",
        "exhausted -kozuka",
        "comrades +kozuka",
    }


@pytest.mark.clauses("ON-9.5")
@pytest.mark.parametrize("name", ["the-ambush", "harvest-at-looc"])
def test_a_mission_for_a_comrade_cannot_be_attempted_alone(name: str) -> None:
    position: dict[str, Any] = {"mission": name, "at": "looc"}
    assert "mission" in Table(**position, exhausted="kozuka", comrades_lost="shimada").offered()
    assert "mission" not in Table(**position, comrades_lost="kozuka shimada").offered()


@pytest.mark.clauses("ON-9.7", "ON-13.9")
def test_the_sanity_check_for_a_comrade_who_leaves_comes_before_the_check_of_the_mission() -> None:
    table = mission(
        "the-ambush", "t10 t12 t07", health=4, paranoia=3, exhausted="kozuka", comrades_lost="shimada", items="kit"
    )
    table.play("spend")
    assert table.effects()[:5] == [
        "comrade-leaves kozuka",
        "gains-paranoia 2 5",
        "check-begins sanity",
        "draws-token t10 5",
        "spends-health 1 3",
    ]
    assert table.effects()[5:9] == [
        "check-succeeds sanity",
        "check-begins mission",
        "draws-token t12 6",
        "check-succeeds mission",
    ]


@pytest.mark.clauses("ON-9.9", "ON-16.4")
def test_the_hand_is_cut_when_a_comrade_is_paid_and_his_return_brings_no_card_back() -> None:
    table = mission("harvest-at-looc", "t12 t07", "exhaust:kozuka", hand="the-order bamboo-hut salt")
    assert table.asked() == "discard-prepared"
    assert "check-begins mission" not in table.story()
    table.play("discard:salt")
    assert table.comrades == {"kozuka", "shimada"}
    assert table.hand == {"the-order", "bamboo-hut"}


# -- what holds of all of them ----------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-9.8", "ON-17.13")
def test_honor_is_given_also_if_nothing_else_can_be_used() -> None:
    table = mission("the-hideout", "t12", items="camouflage rifle")
    assert result(table, "the-hideout", "succeeds") == [
        "gains-honor 1",
        "no-paranoia",
        "no-comrade-exhausted",
        "item-active rifle",
    ]
    table = mission("bamboo-and-vines", "t12")
    assert table.changed() == {"honor 0 > 1", "items -camouflage"}


@pytest.mark.clauses("ON-3.10", "ON-3.14", "ON-17.13")
def test_a_mission_gives_as_much_food_as_there_are_tokens_apart_from_its_own() -> None:
    table = mission("farmers", "t12 t11", camp="t01 t02 t03 t04 t05 t06 t07 t08 t09 t10")
    assert result(table, "farmers", "succeeds") == [
        "gains-honor 1",
        "draws-food t11 3",
        "no-token",
        "item-active uniform",
    ], "t12 is in the check"


@pytest.mark.clauses("ON-9.4")
def test_a_mission_can_be_attempted_once() -> None:
    for draws in ("t12", "t01"):
        table = mission("the-hideout", draws, items="camouflage rifle kit")
        assert table.asked() == "act"
        assert "mission" not in table.offered()


@pytest.mark.clauses("ON-9.4", "ON-5.4")
def test_the_marker_is_back_before_the_lasting_events_follow() -> None:
    table = mission("the-pier", "t01 t02", **TIRED | {"paranoia": 3}, lasting="tadao-and-chie", hand="the-order")
    table.play("accept")
    assert (table.check, table.mission_at) == ("paranoia", "none")


@pytest.mark.clauses("ON-10.9", "ON-5.4")
def test_lasting_events_follow_the_failure_part_of_a_mission() -> None:
    table = mission("the-pier", "t01", **TIRED, lasting="target-practice")
    table.play("accept")
    assert table.effects()[-4:] == [
        "mission-fails the-pier",
        "loses-health 2 6",
        "takes-effect target-practice",
        "loses-health 1 5",
    ]
    assert table.mission_at == "none"


@pytest.mark.clauses("ON-1.4", "ON-5.9")
def test_a_failed_mission_can_be_the_end_and_nothing_follows() -> None:
    table = mission("the-pier", "t01", health=2)
    assert table.outcome() == "island: death"
    assert "reveals-event shimada-wounded" not in table.story()


@pytest.mark.clauses("ON-13.3", "ON-17.18")
def test_the_two_parts_of_a_failure_are_instructions_of_their_own() -> None:
    table = mission("night-at-the-port", "t01 t12 t10", health=4, paranoia=4)
    table.play("spend")
    assert result(table, "night-at-the-port", "fails") == [
        "loses-health 1 3",
        "check-begins sanity",
        "draws-token t12 6",
        "check-succeeds sanity",
        "gains-paranoia 1 5",
        "check-begins sanity",
        "draws-token t10 5",
        "spends-health 1 2",
        "check-succeeds sanity",
    ]
