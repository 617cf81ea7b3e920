"""Actions in general, the move and the raid: ON-5, ON-6, ON-7."""

from __future__ import annotations

import pytest

from tests.games.onoda.quiet import NOTHING, quiet
from tests.games.onoda.table import Table

BORDERS = {
    "lubang": "tilik five-hundred binacas",
    "tilik": "lubang five-hundred kyanpu looc",
    "five-hundred": "lubang tilik kyanpu binacas",
    "kyanpu": "five-hundred tilik binacas looc",
    "binacas": "lubang five-hundred kyanpu looc",
    "looc": "tilik kyanpu binacas ago",
    "ago": "looc",
}


# -- in general -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-5.1", "ON-5.2", "ON-5.3")
def test_any_number_of_actions_in_any_order() -> None:
    table = quiet("t01 t02 t12", at="tilik", items="", marker_at={"tilik": "rifle"})
    table.play("raid", "raid", "repair", "move:kyanpu", "move:tilik", "move:kyanpu")
    assert table.log("raids") == [{"region": "tilik"}] * 2
    assert table.log("repairs") == [{"item": "rifle"}]
    assert table.log("moves") == [{"region": region} for region in ("kyanpu", "tilik", "kyanpu")]
    assert (table.asked(), table.round) == ("act", 1)
    assert table.alert["tilik"] == 4


@pytest.mark.clauses("ON-5.2", "ON-5.10")
def test_what_can_be_done() -> None:
    """Cards, cancelling and the end of the round stand beside the four actions."""
    table = Table(
        at="tilik",
        mission="night-at-the-port",
        items="uniform",
        marker_at={"tilik": "rifle"},
        hand="futamata",
        lasting="rainy-season",
    )
    moves = {f"move:{name}" for name in BORDERS["tilik"].split()}
    others = {"play:futamata-move", "cancel:rainy-season", "cancel-by-item:rainy-season"}
    assert table.offered() == moves | others | {"raid", "repair", "mission"}
    table.play("play:futamata-move", "to:kyanpu", "cancel-by-item:rainy-season")
    assert set(table.alert.values()) == {0}
    assert table.log("reveals-event") == []
    assert "end-round" in table.offered()


@pytest.mark.clauses("ON-5.4", "ON-5.6")
def test_the_order_of_an_action() -> None:
    table = Table(at="lubang", lasting="beacon-fires search-party", paranoia=1)
    table.draws("t11 t07 t12")
    table.reveals("batteries")
    table.play("raid")
    while table.asked() != "act":
        table.play("pass")
    assert table.story() == [
        "raids lubang",
        "check-begins raid",
        "draws-token t11 5",
        "check-succeeds raid",
        "draws-food t07 3",
        "takes-effect beacon-fires",
        "loses-paranoia 1 0",
        "alert-rises lubang 1",
        "reveals-event batteries",
        "check-begins event",
        "draws-token t12 6",
        "check-succeeds event",
        "restores-item radio",
        "alert-rises lubang 2",
        "takes-effect search-party",
        "alert-rises lubang 3",
    ]
    assert (table.bowl, table.camp) == (set(), {"t07"})


@pytest.mark.clauses("ON-5.4", "ON-3.7")
def test_the_tokens_are_back_before_the_marker_is_placed() -> None:
    """The marker is the sixth: its sanity check can draw the token of the raid again."""
    table = quiet("t01 t01", alert={"lubang": 5}, health=9, paranoia=8)
    table.play("raid")
    assert [entry["token"] for entry in table.log("draws-token")] == ["t01", "t01"]
    assert table.log("check-begins") == [{"check": "raid"}, {"check": "sanity"}]


@pytest.mark.clauses("ON-5.5", "ON-14.1")
@pytest.mark.parametrize("draws", ["t12 t07", "t01"])
def test_an_event_comes_whatever_the_result(draws: str) -> None:
    table = quiet(draws)
    table.play("raid")
    assert table.log("reveals-event") == [{"event": NOTHING[0]}]


@pytest.mark.clauses("ON-5.6")
def test_the_check_of_an_event_is_made_before_the_marker() -> None:
    table = Table(at="lubang", alert={"lubang": 1}, items="kit")
    table.draws("t12 t07 t04")
    table.reveals("batteries")
    table.play("raid")
    assert table.log("check-succeeds") == [{"check": "raid"}, {"check": "event"}], "2 beats 1"


@pytest.mark.clauses("ON-5.7")
def test_the_marker_goes_where_the_action_was_declared() -> None:
    raid = quiet("t12 t07", hand="futamata")
    raid.play("raid", "play:futamata-move", "to:ago")
    repair = quiet("t12", hand="futamata", items="", marker_at={"lubang": "kit"})
    repair.play("repair", "play:futamata-move", "to:ago")
    mission = quiet("t12", hand="futamata", mission="the-airstrip")
    mission.play("mission", "play:futamata-move", "to:ago")
    for table in (raid, repair, mission):
        assert table.at == "ago"
        assert (table.alert["lubang"], table.alert["ago"]) == (1, 0)
        assert table.asked() == "act"


@pytest.mark.clauses("ON-5.8")
def test_no_other_action_is_taken_before_an_action_is_over() -> None:
    table = quiet("t12 t07", hand="futamata")
    table.play("raid")
    assert table.asked() == "interrupt"
    table.refuses("raid", "move:tilik", "end-round")
    table.play("play:futamata-move", "to:kyanpu")
    assert table.log("reveals-event") == [{"event": NOTHING[0]}]
    assert table.alert["lubang"] == 1


@pytest.mark.clauses("ON-5.9", "ON-1.4")
def test_the_end_of_the_game_skips_the_rest() -> None:
    table = quiet("t01", health=1)
    table.play("raid")
    assert table.over
    assert table.log("reveals-event", "alert-rises") == []


@pytest.mark.clauses("ON-5.11")
def test_the_windows_of_an_action() -> None:
    table = Table(at="lubang", hand="futamata")
    table.draws("t01")
    table.reveals("wooden-swords")
    table.play("raid")
    assert (table.asked(), table.view()["check"]) == ("judge", "raid")
    seen = []
    table.play("accept")
    while table.asked() != "act":
        seen.append((table.moment, len(table.log("reveals-event")), table.health, table.bowl, table.alert["lubang"]))
        table.play("do:lose-one-health" if table.asked() == "choose-deed" else "pass")
    assert seen == [
        ("before-event", 0, 9, {"t01"}, 0),
        ("event-shown", 1, 9, {"t01"}, 0),
        ("none", 1, 9, {"t01"}, 0),
        ("after-event", 1, 8, {"t01"}, 0),
    ]


# -- move -------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-6.1")
@pytest.mark.parametrize("region", BORDERS)
def test_moves_lead_to_the_regions_next_to_it(region: str) -> None:
    offered = {answer for answer in Table(at=region).offered() if answer.startswith("move")}
    assert offered == {f"move:{other}" for other in BORDERS[region].split()}


@pytest.mark.clauses("ON-6.1", "ON-6.2", "ON-6.3")
def test_a_move_places_a_marker_where_it_leads() -> None:
    table = Table(alert={"tilik": 2})
    table.play("move:tilik")
    assert table.at == "tilik"
    assert table.story() == ["moves tilik", "alert-rises tilik 3"], "no check, no event"


@pytest.mark.clauses("ON-6.2", "ON-2.4")
def test_a_move_into_a_full_region_raises_paranoia() -> None:
    table = Table(alert={"tilik": 6})
    table.play("move:tilik")
    assert (table.alert["tilik"], table.paranoia) == (6, 1)


@pytest.mark.clauses("ON-6.4")
def test_the_tokens_of_a_move_are_back_before_its_marker() -> None:
    table = Table(lasting="giant-bees", alert={"tilik": 5}, health=5, paranoia=5)
    table.draws("t12 t12")
    table.play("move:tilik", "pass", "spend")
    assert table.log("check-succeeds") == [{"check": "event"}, {"check": "sanity"}]
    assert [entry["token"] for entry in table.log("draws-token")] == ["t12", "t12"]


@pytest.mark.clauses("ON-6.4")
def test_the_marker_of_a_card_comes_earlier_with_the_tokens_in_the_bowl() -> None:
    table = Table(lasting="trail-patrols", alert={"kyanpu": 5}, health=5, paranoia=5)
    table.draws("t12 t10")
    table.play("move:tilik")
    assert (table.view()["check"], table.bowl) == ("sanity", {"t12", "t10"})


@pytest.mark.clauses("ON-6.4", "ON-6.6")
def test_a_move_that_is_stopped_gives_its_tokens_back() -> None:
    table = Table(lasting="trail-patrols", alert={"kyanpu": 2})
    table.draws("t04")
    table.play("move:tilik")
    assert (table.at, table.bowl) == ("kyanpu", set())
    assert (table.alert["kyanpu"], table.alert["tilik"]) == (3, 0), "only the marker of the card"
    assert table.asked() == "act"


@pytest.mark.clauses("ON-6.5", "ON-10.2")
def test_a_check_before_the_move_is_made_where_onoda_still_is() -> None:
    table = Table(lasting="giant-bees", alert={"kyanpu": 3, "tilik": 0})
    table.draws("t06")
    table.play("move:tilik", "pass")
    assert table.story()[:4] == [
        "takes-effect giant-bees",
        "check-begins event",
        "draws-token t06 3",
        "check-fails event",
    ]
    assert (table.at, table.health) == ("tilik", 9), "the move takes place all the same"


@pytest.mark.clauses("ON-6.7", "ON-16.8")
def test_being_put_elsewhere_is_no_move() -> None:
    table = Table(hand="futamata", lasting="giant-bees trail-patrols")
    table.play("play:futamata-move", "to:ago")
    assert table.at == "ago"
    assert table.story() == ["plays futamata-move", "relocated ago"]


@pytest.mark.clauses("ON-6.8")
def test_being_put_elsewhere_before_the_move_ends_it() -> None:
    table = Table(hand="futamata", lasting="giant-bees", alert={"kyanpu": 2})
    table.draws("t04")
    table.play("move:tilik", "play:futamata-move", "to:ago")
    while table.asked() != "act":
        table.play("accept")
    assert (table.at, table.health) == ("ago", 9)
    assert (table.alert["tilik"], table.alert["ago"]) == (0, 0)


@pytest.mark.clauses("ON-6.8", "ON-12.2")
def test_being_put_elsewhere_ends_the_move_even_if_its_checks_succeed() -> None:
    table = Table(hand="futamata salt", lasting="giant-bees trail-patrols", alert={"kyanpu": 2})
    table.draws("t12 t04 t10")
    table.play("move:tilik", "first:giant-bees", "play:futamata-move", "to:ago", "play:salt-retake")
    assert table.log("check-succeeds") == [{"check": "event"}, {"check": "event"}]
    assert (table.at, table.asked()) == ("ago", "act")
    assert {name: level for name, level in table.alert.items() if level} == {"kyanpu": 3}


@pytest.mark.clauses("ON-6.8")
def test_being_put_elsewhere_after_the_move_changes_nothing_about_its_marker() -> None:
    table = Table(hand="futamata")
    table.play("move:tilik")
    assert (table.asked(), table.moment, table.at) == ("interrupt", "after-event", "tilik")
    table.play("play:futamata-move", "to:ago")
    assert table.at == "ago"
    assert (table.alert["tilik"], table.alert["ago"]) == (1, 0)


@pytest.mark.clauses("ON-6.9", "ON-6.6")
def test_what_has_not_begun_before_a_stopped_move_is_dropped() -> None:
    table = Table(lasting="giant-bees trail-patrols", alert={"kyanpu": 2})
    table.draws("t04")
    table.play("move:tilik", "first:trail-patrols", "accept")
    assert table.log("takes-effect") == [{"event": "trail-patrols"}]
    assert table.asked() == "act", "and no window follows"
    assert table.lasting == {"giant-bees", "trail-patrols"}


@pytest.mark.clauses("ON-6.9", "ON-6.8")
def test_an_effect_in_progress_is_finished_when_the_move_ends() -> None:
    table = Table(lasting="giant-bees trail-patrols", hand="futamata", alert={"kyanpu": 2})
    table.draws("t04")
    table.play("move:tilik", "first:trail-patrols", "play:futamata-move", "to:ago")
    while table.asked() == "judge":
        table.play("accept")
    assert (table.at, table.asked()) == ("ago", "act")
    assert (table.alert["kyanpu"], table.alert["ago"], table.alert["tilik"]) == (3, 0, 0), "the region left"
    assert table.log("takes-effect") == [{"event": "trail-patrols"}]


@pytest.mark.clauses("ON-6.9", "ON-6.8")
def test_who_is_put_elsewhere_during_the_first_effect_is_spared_the_second() -> None:
    table = Table(lasting="giant-bees trail-patrols", hand="futamata", alert={"kyanpu": 2})
    table.draws("t04")
    table.play("move:tilik", "first:giant-bees", "play:futamata-move", "to:ago", "accept")
    assert (table.at, table.asked(), table.health) == ("ago", "act", 9), "the bees sting all the same"
    assert table.log("takes-effect") == [{"event": "giant-bees"}]
    assert table.alert["kyanpu"] == 2, "no patrol, no marker"


# -- raid -------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-7.1")
@pytest.mark.parametrize("region", BORDERS)
def test_any_region_can_be_raided_with_nothing_and_nobody(region: str) -> None:
    assert "raid" in Table(at=region, items="", comrades_lost="kozuka shimada").offered()


@pytest.mark.clauses("ON-7.2", "ON-5.4")
def test_a_successful_raid_brings_one_food_token() -> None:
    table = quiet("t04 t01", alert={"lubang": 1})
    table.play("raid")
    assert (table.camp, table.health, table.paranoia) == ({"t01"}, 10, 0)
    assert (table.bowl, table.alert["lubang"]) == (set(), 2)


@pytest.mark.clauses("ON-7.3", "ON-10.5")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_failed_raid_costs_what_the_round_says(number: int) -> None:
    table = quiet("t02", alert={"lubang": 1}, round=number)
    table.play("raid")
    assert (table.health, table.paranoia) == ((9, 0) if number < 4 else (10, 1))
    assert table.camp == set()


@pytest.mark.clauses("ON-7.4", "ON-3.14")
def test_the_token_of_the_check_is_not_the_food() -> None:
    table = quiet("t12", camp="t01 t02 t03 t04 t05 t06 t07 t08 t09 t10 t11")
    table.play("raid")
    assert table.log("check-succeeds") == [{"check": "raid"}]
    assert table.log("draws-food") == []
    assert table.bag == {"t12"}
