"""What each of the 12 lasting events does: ON-15.2 and table 7.2 of the specification."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onoda.quiet import quiet
from tests.games.onoda.table import Table

FED = "t04 t05"


def after(draws: str, action: str, **position: Any) -> Table:
    """Take an action; windows are passed, failures accepted."""
    table = quiet(draws, **position)
    table.play(action)
    while not table.over and table.asked() in ("interrupt", "judge"):
        table.play("pass" if table.asked() == "interrupt" else "accept")
    return table


# -- the bees, 19 -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-3.14", "ON-10.9", "ON-15.2")
def test_the_token_of_the_bees_may_come_again_for_what_their_failed_check_triggers() -> None:
    """Eleven tokens lie in camp: the check of Tadao and Chie has none to draw but that of the bees."""
    left = "t02 t03 t04 t05 t06 t07 t08 t09 t10 t11 t12"
    table = after("t01 t01", "move:tilik", lasting="giant-bees tadao-and-chie", camp=left, alert={"kyanpu": 3})
    table.play("do:lose-one-health", "accept")
    assert [told["token"] for told in table.log("draws-token")] == ["t01", "t01"]
    assert table.log("no-token") == []
    assert table.log("takes-effect") == [{"event": "giant-bees"}, {"event": "tadao-and-chie"}]


# -- after a successful raid: 6, 27 -----------------------------------------------------------------------------------


@pytest.mark.clauses("ON-15.2", "ON-17.4")
def test_fujita_after_a_raid_food_or_a_comrade() -> None:
    table = after("t12 t07 t10", "raid", lasting="fujitas-surrender", exhausted="kozuka")
    assert table.camp == {"t07"}, "it comes after the food of the raid"
    assert table.offered() == {"do:draw-food", "do:restore-comrade"}
    table.play("do:restore-comrade")
    assert table.comrades == {"kozuka", "shimada"}
    table = after("t12 t07 t10", "raid", lasting="fujitas-surrender")
    assert table.camp == {"t07", "t10"}, "there is nobody to restore"


@pytest.mark.clauses("ON-15.2", "ON-15.9", "ON-3.14")
def test_fujita_cannot_draw_the_token_of_the_check() -> None:
    left = "t01 t02 t03 t04 t05 t06 t07 t08 t09 t10"
    table = after("t12 t11", "raid", lasting="fujitas-surrender", camp=left)
    assert table.camp == {*left.split(), "t11"}


@pytest.mark.clauses("ON-15.2")
@pytest.mark.parametrize("card", ["fujitas-surrender", "beacon-fires", "village-dogs"])
def test_those_of_raids_mind_no_other_check(card: str) -> None:
    here = {"lasting": card, "paranoia": 1, "camp": "t07", "mission": "the-airstrip", "hand": ""}
    for draws in ("t12", "t01"):
        repair = after(draws, "repair", items="", marker_at={"lubang": "kit"}, **here)
        mission = after(draws, "mission", **here)
        assert repair.log("takes-effect") == mission.log("takes-effect") == []


@pytest.mark.clauses("ON-15.2")
@pytest.mark.parametrize("card", ["fujitas-surrender", "beacon-fires"])
def test_those_of_success_mind_no_failure(card: str) -> None:
    assert after("t01", "raid", lasting=card).log("takes-effect") == []


@pytest.mark.clauses("ON-15.2", "ON-17.3")
@pytest.mark.parametrize(("paranoia", "left"), [(3, 2), (0, 0)])
def test_beacon_fires_calm_and_alarm(paranoia: int, left: int) -> None:
    table = after("t12 t07", "raid", lasting="beacon-fires", paranoia=paranoia)
    assert (table.paranoia, table.alert["lubang"]) == (left, 2)


@pytest.mark.clauses("ON-17.3")
def test_beacon_fires_calm_before_they_alarm() -> None:
    table = after("t12 t07", "raid", lasting="beacon-fires", alert={"lubang": 5})
    assert table.paranoia == 2, "nothing to lose yet; then the sixth marker, and that of the raid"


@pytest.mark.clauses("ON-17.11")
def test_beacon_fires_alarm_where_onoda_is_now() -> None:
    table = quiet("t01 t12 t07", lasting="beacon-fires", hand="futamata the-order")
    table.play("raid", "play:futamata-move", "to:ago", "play:the-order-retake")
    while table.asked() == "interrupt":
        table.play("pass")
    assert (table.alert["ago"], table.alert["lubang"]) == (1, 1)


# -- when paranoia rises: 10 ------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-15.2", "ON-13.4")
def test_seventy_two_hours_costs_health_with_each_rise() -> None:
    table = after("t01", "raid", lasting="seventy-two-hours", round=4)
    assert (table.paranoia, table.health) == (1, 9)


@pytest.mark.clauses("ON-15.2", "ON-13.4", "ON-17.6")
def test_seventy_two_hours_costs_one_for_a_rise_by_two() -> None:
    table = after(
        "t12 t07",
        "mission",
        lasting="seventy-two-hours",
        at="looc",
        mission="harvest-at-looc",
        exhausted="kozuka",
        comrades_lost="shimada",
    )
    assert (table.paranoia, table.health) == (2, 9)


@pytest.mark.clauses("ON-15.2", "ON-2.3", "ON-2.4")
def test_seventy_two_hours_costs_one_for_each_marker_too_many() -> None:
    table = after("", "move:tilik", at="kyanpu", alert={"tilik": 5}, lasting="seventy-two-hours")
    assert (table.paranoia, table.health) == (1, 9)
    table = after("t01", "raid", alert={"lubang": 6}, lasting="seventy-two-hours search-party")
    assert (table.paranoia, table.health) == (2, 7), "two markers without room, and the penalty"


@pytest.mark.clauses("ON-13.4", "ON-13.3")
def test_its_loss_belongs_to_the_same_instruction() -> None:
    table = Table(lasting="seventy-two-hours giant-bees", health=5, paranoia=3)
    table.draws("t12")
    table.play("cancel:giant-bees")
    assert (table.health, table.paranoia) == (4, 4)
    assert table.log("check-begins") == [], "4 is not below 4"
    table = Table(lasting="seventy-two-hours giant-bees", health=5, paranoia=4)
    table.draws("t12")
    table.play("cancel:giant-bees")
    assert table.log("check-begins") == [{"check": "sanity"}], "one check for both changes"
    table = Table(lasting="seventy-two-hours giant-bees", health=1)
    table.play("cancel:giant-bees")
    assert table.outcome() == "island: death"


# -- at the end of the round: 11, 15 ----------------------------------------------------------------------------------


@pytest.mark.clauses("ON-18.3", "ON-15.2")
def test_rainy_season_demands_one_more() -> None:
    table = Table(lasting="rainy-season", camp=FED)
    table.play("end-round", "pass")
    assert table.story().index("takes-effect rainy-season") == table.story().index("eats 6 7") - 1
    assert table.health == 9


@pytest.mark.clauses("ON-18.5", "ON-15.2")
def test_ants_take_health_for_each_unit_too_many() -> None:
    table = Table(lasting="ants-in-the-food", camp="t04 t06 t07", alert={"tilik": 3, "lubang": 2})
    table.play("end-round", "pass", "calm:lubang", "calm:tilik")
    assert (table.health, table.round) == (8, 2), "what is spent on the alert counts as well"
    assert table.log("loses-health") == [{"number": 2, "left": 8}]
    assert (table.alert["lubang"], table.alert["tilik"]) == (0, 1)
    told = [entry["code"] for entry in table.told() if entry["code"] in ("alert-falls", "loses-health")]
    assert told[-1] == "loses-health", "first the food is spent"


@pytest.mark.clauses("ON-18.5", "ON-15.2", "ON-15.9")
def test_ants_take_nothing_if_food_is_exact_or_short() -> None:
    table = Table(lasting="ants-in-the-food", camp=FED)
    table.play("end-round", "pass")
    assert table.health == 10
    table = Table(lasting="ants-in-the-food", camp="t04")
    table.play("end-round", "pass")
    assert table.health == 7


@pytest.mark.clauses("ON-18.3", "ON-15.3")
def test_cancelled_ants_take_nothing() -> None:
    table = Table(lasting="ants-in-the-food", camp="t04 t06 t07")
    table.play("end-round", "cancel:ants-in-the-food")
    assert (table.health, table.paranoia) == (10, 1)


# -- before a move: 19, 42 --------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-15.2", "ON-6.5", "ON-10.7")
def test_giant_bees_cost_health_or_food_and_the_move_goes_on() -> None:
    here = {"at": "kyanpu", "lasting": "giant-bees", "alert": {"kyanpu": 2}}
    table = after("t06", "move:tilik", **here)
    assert (table.at, table.health, table.bowl) == ("tilik", 10, set())
    table = after("t04", "move:tilik", camp="t07", **here)
    assert table.offered() == {"do:lose-one-health", "do:lose-food"}
    table.play("do:lose-food", "pass")
    assert (table.at, table.health, table.camp) == ("tilik", 10, set())
    table = after("t04", "move:tilik", **here)
    assert (table.at, table.health) == ("tilik", 9), "no food to lose, and no penalty of the round"


@pytest.mark.clauses("ON-15.2", "ON-6.6", "ON-10.7")
@pytest.mark.parametrize(
    ("draws", "at", "markers"),
    [("t06", "tilik", (3, 1)), ("t04", "kyanpu", (3, 0))],
)
def test_trail_patrols_watch_the_region_left(draws: str, at: str, markers: tuple[int, int]) -> None:
    table = after(draws, "move:tilik", at="kyanpu", lasting="trail-patrols", alert={"kyanpu": 2})
    assert (table.at, table.health, table.paranoia) == (at, 10, 0)
    assert (table.alert["kyanpu"], table.alert["tilik"]) == markers


@pytest.mark.clauses("ON-15.7", "ON-6.9")
def test_bees_first_then_patrols() -> None:
    table = after("t04 t06", "move:tilik", at="kyanpu", lasting="giant-bees trail-patrols", alert={"kyanpu": 2})
    table.play("first:giant-bees", "accept")
    while table.asked() == "interrupt":
        table.play("pass")
    assert (table.at, table.health) == ("tilik", 9)
    assert (table.alert["kyanpu"], table.alert["tilik"]) == (3, 1)
    assert table.bowl == set()


@pytest.mark.clauses("ON-10.9")
def test_bees_sting_before_other_lasting_events_follow_their_check() -> None:
    table = Table(lasting="giant-bees target-practice", alert={"kyanpu": 3}, camp="t07")
    table.draws("t01")
    table.play("move:tilik", "accept")
    assert (table.asked(), table.health) == ("choose-deed", 10)
    table.play("do:lose-food")
    assert (table.camp, table.health) == (set(), 9)


# -- after a failed alert check: 20, 29, 45 ---------------------------------------------------------------------------


@pytest.mark.clauses("ON-15.2", "ON-10.9")
@pytest.mark.parametrize(
    ("action", "position", "health"),
    [
        ("raid", {}, 8),
        ("repair", {"items": "", "marker_at": {"lubang": "kit"}}, 8),
        ("mission", {"mission": "farmers"}, 8),
    ],
)
def test_target_practice_follows_every_failed_action(action: str, position: dict[str, Any], health: int) -> None:
    table = after("t01", action, lasting="target-practice", **position)
    assert table.health == health
    assert table.log("takes-effect") == [{"event": "target-practice"}]


@pytest.mark.clauses("ON-15.2", "ON-10.9")
def test_target_practice_follows_the_checks_before_a_move() -> None:
    table = after("t04", "move:tilik", at="kyanpu", lasting="trail-patrols target-practice", alert={"kyanpu": 2})
    assert (table.health, table.at) == (9, "kyanpu")
    told = [entry["code"] for entry in table.told() if entry["code"] in ("alert-rises", "loses-health")]
    assert told == ["alert-rises", "loses-health"], (
        "the marker belongs to the check, what its failure triggers comes after"
    )
    table = after("t04", "move:tilik", at="kyanpu", lasting="giant-bees target-practice", alert={"kyanpu": 2})
    assert (table.health, table.at) == (8, "tilik"), "the bees, then the bombs"


@pytest.mark.clauses("ON-15.2", "ON-10.10")
def test_a_success_or_a_retaken_failure_triggers_nothing() -> None:
    for card in ("target-practice", "tadao-and-chie", "village-dogs"):
        assert after("t12 t07", "raid", lasting=card).log("takes-effect") == []
        table = quiet("t01 t12 t07", lasting=card, hand="dried-beef")
        table.play("raid", "play:dried-beef-retake")
        assert (table.log("takes-effect"), table.health) == ([], 10)


@pytest.mark.clauses("ON-15.2", "ON-3.14")
@pytest.mark.parametrize(("draws", "paranoia"), [("t01 t12", 2), ("t01 t02", 3)])
def test_tadao_and_chie_make_him_doubt(draws: str, paranoia: int) -> None:
    table = after(draws, "raid", lasting="tadao-and-chie", paranoia=2)
    assert (table.paranoia, table.health) == (paranoia, 9)
    assert table.log("check-begins") == [{"check": "raid"}, {"check": "paranoia"}]


@pytest.mark.clauses("ON-15.2", "ON-3.14")
def test_the_sanity_check_after_tadao_and_chie_does_not_draw_their_token() -> None:
    left = "t03 t04 t05 t06 t07 t08 t09 t10 t11 t12"
    table = after("t01 t02", "raid", lasting="tadao-and-chie", camp=left, health=6, paranoia=5)
    assert table.log("check-begins")[-1] == {"check": "sanity"}
    assert [told["token"] for told in table.log("draws-token")] == ["t01", "t02"]
    assert len(table.log("no-token")) == 1


@pytest.mark.clauses("ON-15.2", "ON-3.14")
def test_the_token_of_tadao_and_chie_may_come_again_once_they_are_gone() -> None:
    left = "t03 t04 t05 t06 t07 t08 t09 t10 t11 t12"
    both = "tadao-and-chie target-practice"
    table = after("t01 t02 t02", "raid", lasting=both, camp=left, health=6, paranoia=4)
    table.play("first:tadao-and-chie", "accept")
    assert table.log("check-begins")[-1] == {"check": "sanity"}
    assert [told["token"] for told in table.log("draws-token")] == ["t01", "t02", "t02"]


@pytest.mark.clauses("ON-15.7", "ON-6.9")
def test_to_be_elsewhere_stops_nothing_that_a_failed_raid_triggers() -> None:
    both = "tadao-and-chie target-practice"
    table = after("t01 t02", "raid", lasting=both, hand="futamata", paranoia=4)
    table.play("first:tadao-and-chie", "play:futamata-move", "to:looc", "accept")
    assert table.log("takes-effect") == [{"event": "tadao-and-chie"}, {"event": "target-practice"}]
    assert (table.at, table.health, table.paranoia) == ("looc", 8, 5)


@pytest.mark.clauses("ON-15.2", "ON-3.11")
def test_village_dogs_take_food_after_a_failed_raid() -> None:
    table = after("t01", "raid", lasting="village-dogs", camp="t04 t12")
    assert table.offered() == {"lose:t04", "lose:t12"}
    table.play("lose:t04")
    assert (table.camp, table.health) == ({"t12"}, 9)


# -- after the marker: 23; alert: 44 ----------------------------------------------------------------------------------


@pytest.mark.clauses("ON-15.2", "ON-5.4")
def test_search_party_adds_a_marker_after_that_of_a_raid() -> None:
    table = quiet("t12 t07", lasting="search-party", hand="futamata")
    table.play("raid", "play:futamata-move", "to:ago", "pass", "pass")
    assert (table.alert["lubang"], table.alert["ago"]) == (2, 0), "where the raid was"
    table = after("t12", "repair", lasting="search-party", items="", marker_at={"lubang": "kit"})
    assert table.alert["lubang"] == 1
    table = after("", "move:tilik", lasting="search-party")
    assert table.alert["tilik"] == 1


@pytest.mark.clauses("ON-15.2", "ON-2.5", "ON-2.3", "ON-2.4")
def test_search_party_may_place_the_marker_for_which_there_is_no_room() -> None:
    table = after("t01", "raid", lasting="search-party", alert={"lubang": 5})
    assert (table.alert["lubang"], table.paranoia) == (6, 2)


@pytest.mark.clauses("ON-15.2", "ON-10.3")
def test_radar_station_raises_the_level_outside_kyanpu() -> None:
    table = after("t04", "raid", lasting="radar-station", alert={"lubang": 1})
    assert table.log("check-fails") == [{"check": "raid"}], "2 does not beat 1 + 1"
    assert table.alert["lubang"] == 2, "no marker of its own"
    table = after("t04 t07", "raid", at="kyanpu", lasting="radar-station", alert={"kyanpu": 1})
    assert table.log("check-succeeds") == [{"check": "raid"}]


@pytest.mark.clauses("ON-10.3", "ON-15.3")
def test_radar_station_cancelled_during_the_check_counts_no_more() -> None:
    table = quiet("t04 t07", lasting="radar-station", alert={"lubang": 1})
    table.play("raid", "cancel-by-item:radar-station")
    assert table.log("check-succeeds") == [{"check": "raid"}]


@pytest.mark.clauses("ON-15.1", "ON-14.3")
def test_radar_station_alarms_five_hundred_when_it_is_revealed() -> None:
    table = Table(at="lubang")
    table.draws("t12 t07")
    table.reveals("radar-station")
    table.play("raid", "pass")
    assert {name: level for name, level in table.alert.items() if level} == {"five-hundred": 1, "lubang": 1}
    assert table.lasting == {"radar-station"}
