"""Lasting events as a kind: how long they last, cancelling, order, what cannot be done. ON-15."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.onoda.components import LASTING_EVENTS, Event
from tests.games.onoda.quiet import quiet
from tests.games.onoda.table import Table

FED = "t04 t05"
LASTING = [Event.name(card) for card in LASTING_EVENTS]
PAYS = {
    "rainy-season": "uniform",
    "target-practice": "camouflage",
    "search-party": "camouflage",
    "radar-station": "binoculars",
    "village-dogs": "rifle",
}
"""The item that each shows, if it shows one."""
EVERYTHING = "uniform rifle camouflage binoculars kit radio"


def revealed(card: str, draws: str = "t12 t07", **position: Any) -> Table:
    """Raid in Lubang; this event comes."""
    table = Table(**{"at": "lubang", **position})
    table.draws(draws)
    table.reveals(card)
    table.play("raid")
    return table


# -- how long ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-15.1")
def test_it_affects_the_rest_of_the_action_that_revealed_it() -> None:
    table = revealed("search-party")
    table.play("pass")
    assert table.alert["lubang"] == 2, "the marker of the raid and that of the card"


@pytest.mark.clauses("ON-15.1")
def test_what_was_over_before_it_came_does_not_trigger_it() -> None:
    table = revealed("target-practice", "t01")
    table.play("pass")
    assert table.health == 9, "the penalty of the raid alone"
    table = revealed("beacon-fires", paranoia=2)
    table.play("pass")
    assert (table.paranoia, table.alert["lubang"]) == (2, 1)


@pytest.mark.clauses("ON-15.1", "ON-15.2")
def test_it_takes_effect_each_time() -> None:
    table = Table(lasting="giant-bees", hand="")
    table.draws("t01 t02")
    table.state.alert[3] = 2
    table.play("move:tilik", "pass")
    table.state.alert[1] = 2
    table.play("move:kyanpu", "pass")
    assert table.log("takes-effect") == [{"event": "giant-bees"}] * 2
    assert table.health == 8


@pytest.mark.clauses("ON-15.8", "ON-15.1")
@pytest.mark.parametrize("card", LASTING)
def test_each_is_discarded_at_the_end_of_the_round(card: str) -> None:
    table = Table(lasting=card, camp=f"{FED} t01")
    table.play("end-round", "pass")
    assert (table.lasting, table.discard, table.round) == (set(), {card}, 2)


# -- cancelling -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-15.4", "ON-15.6")
@pytest.mark.parametrize("card", LASTING)
def test_each_can_be_cancelled_by_paranoia(card: str) -> None:
    table = Table(lasting=card)
    table.play(f"cancel:{card}")
    assert (table.lasting, table.discard, table.paranoia) == (set(), {card}, 1)
    assert table.health == 10
    assert len(table.items) == 5


@pytest.mark.clauses("ON-15.4")
@pytest.mark.parametrize("card", LASTING)
def test_some_can_be_cancelled_by_the_item_that_they_show(card: str) -> None:
    table = Table(lasting=card, items=EVERYTHING)
    if card not in PAYS:
        assert f"cancel-by-item:{card}" not in table.offered()
        return
    table.play(f"cancel-by-item:{card}")
    assert (table.lasting, table.discard, table.paranoia) == (set(), {card}, 0)
    assert set(EVERYTHING.split()) - table.items == {PAYS[card]}
    others = " ".join(item for item in EVERYTHING.split() if item != PAYS[card])
    assert Table(lasting=card, items=others).offered() & {f"cancel:{card}", f"cancel-by-item:{card}"} == {
        f"cancel:{card}"
    }


@pytest.mark.clauses("ON-15.4", "ON-1.5")
def test_cancelling_is_offered_also_where_it_ends_the_game() -> None:
    table = Table(lasting="giant-bees", paranoia=9)
    table.play("cancel:giant-bees")
    assert table.outcome() == "island: madness"


@pytest.mark.clauses("ON-15.4", "ON-13.9")
def test_the_payment_can_lead_to_a_sanity_check() -> None:
    table = Table(lasting="giant-bees", paranoia=4, health=4)
    table.draws("t12")
    table.play("cancel:giant-bees")
    assert table.log("check-succeeds") == [{"check": "sanity"}]
    assert (table.asked(), table.bowl) == ("act", set())


@pytest.mark.clauses("ON-15.3")
def test_it_can_be_cancelled_in_every_window() -> None:
    table = Table(at="lubang", lasting="rainy-season", camp=FED)
    table.draws("t01")
    table.reveals("wooden-swords")
    table.play("raid")
    seen = []
    both = {"cancel:rainy-season", "cancel-by-item:rainy-season"}
    while table.asked() != "act":
        if table.asked() in ("judge", "interrupt"):
            assert table.offered() >= both
            seen.append(table.moment)
        table.play({"judge": "accept", "choose-deed": "do:lose-one-health"}.get(str(table.asked()), "pass"))
    assert seen == ["none", "before-event", "event-shown", "after-event"]
    table.play("move:five-hundred")
    assert (table.moment, table.offered()) == ("after-event", {*both, "pass"})
    table.play("pass", "move:kyanpu", "pass", "end-round")
    assert (table.moment, table.offered()) == ("round-end", {*both, "pass"})


@pytest.mark.clauses("ON-15.3", "ON-15.11")
def test_not_while_its_own_effect_is_carried_out() -> None:
    table = Table(lasting="giant-bees trail-patrols", hand="mothers-dagger", alert={"kyanpu": 3})
    table.draws("t04")
    table.play("move:tilik", "first:giant-bees")
    assert table.offered() == {
        "accept",
        "cancel:trail-patrols",
        "play:mothers-dagger-retake",
        "play:mothers-dagger-discard",
    }
    table.play("play:mothers-dagger-discard")
    assert table.lasting == {"giant-bees"}, "the only one that could be taken"


@pytest.mark.clauses("ON-15.11")
def test_its_effect_lasts_until_the_sanity_check_that_it_caused() -> None:
    table = quiet(
        "t01 t10", lasting="target-practice", health=6, paranoia=5, alert={"lubang": 1}, hand="mothers-dagger"
    )
    table.play("raid", "accept")
    assert table.view()["check"] == "sanity"
    assert table.in_effect == {"target-practice"}
    assert table.offered() == {"accept", "spend", "play:mothers-dagger-retake"}
    table.play("spend")
    assert table.in_effect == set()
    assert "cancel-by-item:target-practice" in table.offered()


@pytest.mark.clauses("ON-15.10", "ON-15.11")
def test_not_during_its_part_when_revealed_but_after_it() -> None:
    table = Table(at="lubang", alert={"five-hundred": 5}, health=5, paranoia=5)
    table.draws("t12 t07 t11")
    table.reveals("radar-station")
    table.play("raid")
    assert table.view()["check"] == "sanity"
    assert table.offered() == {"accept", "spend"}
    table.play("spend")
    assert (table.moment, table.offered()) == (
        "after-event",
        {"cancel:radar-station", "cancel-by-item:radar-station", "pass"},
    )


@pytest.mark.clauses("ON-15.10")
def test_one_just_revealed_can_be_cancelled_at_once() -> None:
    table = revealed("search-party")
    assert table.moment == "after-event"
    table.play("cancel-by-item:search-party")
    assert table.alert["lubang"] == 1


@pytest.mark.clauses("ON-15.5")
def test_it_is_not_triggered_by_its_own_payment() -> None:
    table = Table(lasting="seventy-two-hours")
    table.play("cancel:seventy-two-hours")
    assert (table.paranoia, table.health) == (1, 10)


@pytest.mark.clauses("ON-15.5")
def test_others_are_triggered_by_the_payment() -> None:
    table = Table(lasting="seventy-two-hours giant-bees")
    table.play("cancel:giant-bees")
    assert (table.paranoia, table.health) == (1, 9)
    assert table.lasting == {"seventy-two-hours"}


@pytest.mark.clauses("ON-15.6")
def test_a_favourable_one_can_be_cancelled() -> None:
    table = quiet("t12 t07", lasting="fujitas-surrender")
    table.play("cancel:fujitas-surrender", "raid")
    assert table.camp == {"t07"}


# -- several ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-15.7")
@pytest.mark.parametrize("first", ["target-practice", "tadao-and-chie", "village-dogs"])
def test_the_player_orders_those_that_trigger_together(first: str) -> None:
    three = {"target-practice", "tadao-and-chie", "village-dogs"}
    table = quiet("t01 t12", lasting=" ".join(three), camp="t07")
    table.play("raid", "accept")
    assert table.asked() == "order-effects"
    assert table.offered() == {f"first:{card}" for card in three}
    table.play(f"first:{first}")
    assert table.offered() == {f"first:{card}" for card in three - {first}}
    last = max(three - {first})
    second = min(three - {first})
    table.play(f"first:{second}")
    assert [entry["event"] for entry in table.log("takes-effect")] == [first, second, last]


@pytest.mark.clauses("ON-15.7")
def test_one_that_is_cancelled_before_its_turn_has_no_effect() -> None:
    table = quiet("t01 t02", lasting="target-practice tadao-and-chie", alert={"lubang": 1}, paranoia=3)
    table.play("raid", "accept", "first:tadao-and-chie", "cancel-by-item:target-practice")
    table.play("accept")
    assert table.log("takes-effect") == [{"event": "tadao-and-chie"}]
    assert (table.health, table.paranoia) == (9, 4), "the penalty, and the failed check of Tadao and Chie"


@pytest.mark.clauses("ON-15.9")
def test_what_cannot_be_done_is_not_done() -> None:
    table = quiet("t01", lasting="village-dogs")
    table.play("raid", "accept", "pass", "pass")
    assert table.log("takes-effect") == [{"event": "village-dogs"}]
    assert table.log("loses-food") == []
    assert table.health == 9


@pytest.mark.clauses("ON-15.3", "ON-13.13", "ON-13.12")
def test_cancelling_during_a_check() -> None:
    """The last of the worked examples: a sanity check within the check of a raid, and another after it."""
    table = quiet(
        "t04 t12 t11",
        round=2,
        health=5,
        paranoia=5,
        alert={"lubang": 3},
        lasting="village-dogs target-practice",
        items="uniform",
    )
    table.play("raid")
    assert table.offered() == {"accept", "cancel:village-dogs", "cancel:target-practice"}
    table.play("cancel:target-practice")
    assert (table.view()["check"], table.paranoia) == ("sanity", 6)
    assert table.offered() == {"accept", "spend"}
    table.play("spend")
    assert (table.view()["check"], table.health) == ("raid", 4)
    assert table.offered() == {"accept", "cancel:village-dogs"}
    table.play("accept")
    assert (table.view()["check"], table.health) == ("sanity", 3)
    table.play("spend")
    assert table.health == 1
    assert table.log("takes-effect") == [{"event": "village-dogs"}]
