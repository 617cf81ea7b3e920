"""Sanity checks: paranoia checks that are forced. ON-13."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onoda.table import Table, event, mission

NOTHING = "shimada-wounded"
"""An event without effect, since it has been voided."""


def raid(draws: str, **position: Any) -> Table:
    """Raid in Lubang with these tokens to come, and an event without effect."""
    table = Table(at="lubang", voided=NOTHING, **position)
    table.draws(draws)
    table.reveals(NOTHING)
    table.play("raid")
    return table


def alarm(draws: str, **position: Any) -> Table:
    """Move into a full region: paranoia rises by 1, and these tokens come."""
    table = Table(alert={"tilik": 6}, **position)
    table.draws(draws)
    table.play("move:tilik")
    while table.asked() == "interrupt":
        table.play("pass")
    return table


def forced(table: Table) -> int:
    """Return the number of sanity checks so far."""
    return table.log("check-begins").count({"check": "sanity"})


@pytest.mark.clauses("ON-13.1")
@pytest.mark.parametrize(("health", "checks"), [(6, 0), (5, 0), (4, 1)])
def test_paranoia_above_health_forces_a_check(health: int, checks: int) -> None:
    table = alarm("t12" if checks else "", health=health, paranoia=4)
    assert (table.paranoia, forced(table)) == (5, checks)


@pytest.mark.clauses("ON-13.1")
@pytest.mark.parametrize(("health", "checks"), [(6, 0), (5, 0), (4, 1)])
def test_health_below_paranoia_forces_a_check(health: int, checks: int) -> None:
    table = raid("t01 t12" if checks else "t01", health=health, paranoia=4)
    assert (table.health, forced(table)) == (health - 1, checks)


@pytest.mark.clauses("ON-13.1")
def test_what_changes_neither_forces_no_check() -> None:
    table = mission("the-ambush", "t12 t07", "exhaust:kozuka", health=3, paranoia=5)
    assert (table.exhausted, forced(table)) == ({"kozuka"}, 0)
    table = Table(health=3, paranoia=5, hand="futamata", comrades_lost="kozuka shimada")
    table.play("play:futamata-move", "to:ago", "move:looc")
    assert (table.asked(), forced(table)) == ("act", 0)


@pytest.mark.clauses("ON-13.2")
def test_a_check_is_forced_each_time() -> None:
    table = raid("t01 t12", health=3, paranoia=4)
    assert (table.health, forced(table)) == (2, 1)
    table = alarm("t12", health=2, paranoia=4)
    assert (table.paranoia, forced(table)) == (5, 1)


@pytest.mark.clauses("ON-13.3")
def test_the_number_of_points_does_not_matter() -> None:
    table = mission("the-hideout", "t01 t12", health=4, paranoia=3)
    assert (table.paranoia, forced(table)) == (5, 1)
    table = mission("the-pier", "t01 t12", health=5, paranoia=4)
    assert (table.health, forced(table)) == (3, 1)


@pytest.mark.clauses("ON-13.4", "ON-17.2")
def test_what_is_joined_is_one_instruction() -> None:
    table = event("death-of-shimada", "t10", health=3, paranoia=3)
    assert (table.comrades, table.paranoia, forced(table)) == ({"kozuka"}, 4, 1)
    table = alarm("t12", health=4, paranoia=4, lasting="seventy-two-hours")
    assert (table.health, table.paranoia, forced(table)) == (3, 5, 1)
    assert table.story()[2:6] == [
        "gains-paranoia 1 5",
        "takes-effect seventy-two-hours",
        "loses-health 1 3",
        "check-begins sanity",
    ]


@pytest.mark.clauses("ON-13.4", "ON-13.8", "ON-17.3")
def test_separate_parts_are_instructions_of_their_own() -> None:
    table = mission("night-at-the-port", "t01 t10 t12", health=4, paranoia=4)
    assert table.story()[table.story().index("mission-fails night-at-the-port") + 1 :][:8] == [
        "loses-health 1 3",
        "check-begins sanity",
        "draws-token t10 5",
        "check-succeeds sanity",
        "gains-paranoia 1 5",
        "check-begins sanity",
        "draws-token t12 6",
        "check-succeeds sanity",
    ]


@pytest.mark.clauses("ON-13.5", "ON-11.1", "ON-11.3")
def test_who_succeeds_plays_on() -> None:
    table = alarm("t08", health=3, paranoia=3)
    assert table.offered() == {"accept", "spend"}
    table.play("spend")
    assert (table.health, table.asked(), forced(table)) == (2, "act", 1), "what is spent forces no other"


@pytest.mark.clauses("ON-13.5", "ON-19.3")
def test_who_fails_has_lost() -> None:
    table = alarm("t08", health=3, paranoia=3)
    table.play("accept")
    assert table.over
    assert table.outcome() == "island: broken"
    assert table.story()[-2:] == ["check-fails sanity", "breaks"]


@pytest.mark.clauses("ON-13.6")
def test_a_game_that_has_ended_makes_no_check() -> None:
    table = raid("t01", health=1, paranoia=5)
    assert (table.outcome(), forced(table)) == ("island: death", 0)
    table = alarm("", health=5, paranoia=9)
    assert (table.outcome(), forced(table)) == ("island: madness", 0)


@pytest.mark.clauses("ON-13.7")
@pytest.mark.parametrize("use", ["jungle-remedies-heal", "bamboo-hut-calm"])
def test_what_makes_things_better_forces_no_check(use: str) -> None:
    table = Table(hand="jungle-remedies bamboo-hut", health=3, paranoia=6)
    table.play(f"play:{use}")
    assert table.health < table.paranoia
    assert (table.asked(), forced(table)) == ("act", 0)


@pytest.mark.clauses("ON-13.9", "ON-15.4")
def test_cancelling_by_paranoia_can_force_a_check() -> None:
    table = Table(lasting="beacon-fires", health=3, paranoia=3)
    table.draws("t12")
    table.play("cancel:beacon-fires")
    assert (table.paranoia, forced(table), table.lasting) == (4, 1, set())


@pytest.mark.clauses("ON-13.9", "ON-9.7", "ON-17.6")
def test_a_comrade_who_leaves_can_force_a_check() -> None:
    table = mission("harvest-at-looc", "t12 t11 t07", "remove:kozuka", exhausted="kozuka shimada", health=4, paranoia=3)
    assert (table.paranoia, forced(table)) == (5, 1)
    assert [check["check"] for check in table.log("check-begins")] == ["sanity", "mission"]


@pytest.mark.clauses("ON-13.10")
def test_a_check_once_forced_is_made_to_its_end() -> None:
    table = alarm("t06", health=3, paranoia=3, hand="bamboo-hut futamata")
    table.play("play:bamboo-hut-calm")
    assert (table.health, table.paranoia) == (3, 3), "health is no longer below paranoia"
    assert (table.asked(), table.check) == ("judge", "sanity")
    table.play("accept")
    assert table.outcome() == "island: broken"
    table = alarm("t08", health=3, paranoia=3, hand="bamboo-hut")
    table.play("play:bamboo-hut-calm")
    assert table.log("check-succeeds") == [{"check": "sanity"}], "4 beats 3"


@pytest.mark.clauses("ON-13.11", "ON-16.4")
def test_the_hand_is_cut_before_the_check() -> None:
    table = event("death-of-shimada", "t08", comrades_lost="kozuka", hand="the-order bamboo-hut", health=3, paranoia=3)
    assert (table.asked(), table.paranoia, forced(table)) == ("discard-prepared", 4, 0)
    table.play("discard:the-order")
    assert (table.asked(), table.check) == ("judge", "sanity")
    assert table.offered() == {"accept", "spend", "play:bamboo-hut-calm", "play:bamboo-hut-retake"}


@pytest.mark.clauses("ON-13.11", "ON-1.5")
def test_the_hand_is_cut_before_the_end() -> None:
    table = event("death-of-shimada", comrades_lost="kozuka", hand="the-order bamboo-hut", paranoia=9)
    assert (table.asked(), table.over) == ("discard-prepared", False)
    table.play("discard:the-order")
    assert table.outcome() == "island: madness"


@pytest.mark.clauses("ON-13.11", "ON-1.4", "ON-16.4")
def test_the_hand_is_cut_also_by_the_instruction_that_kills() -> None:
    camp = {"comrades": "akatsu", "comrades_lost": "kozuka shimada"}
    table = event("akatsu-gives-up", **camp, health=1, lasting="seventy-two-hours", hand="futamata salt")
    assert (table.asked(), table.health) == ("discard-prepared", 0)
    table.play("discard:salt")
    assert table.over


@pytest.mark.clauses("ON-13.12", "ON-15.3")
def test_in_any_other_check_a_lasting_event_is_cancelled_by_paranoia_too() -> None:
    table = event("old-newspapers", "t01", health=9, paranoia=3, lasting="rainy-season")
    assert table.check == "paranoia"
    assert {"cancel:rainy-season", "cancel-by-item:rainy-season"} <= table.offered()


@pytest.mark.clauses("ON-13.12")
def test_in_a_sanity_check_nothing_is_cancelled_by_paranoia() -> None:
    table = alarm("t01", health=4, paranoia=4, lasting="target-practice beacon-fires", hand="futamata")
    assert table.offered() == {
        "accept",
        "cancel-by-item:target-practice",
        "play:futamata-move",
        "play:futamata-retake",
    }
    table.refuses("cancel:target-practice", "cancel:beacon-fires")
    table.play("cancel-by-item:target-practice")
    assert (table.check, table.lasting) == ("sanity", {"beacon-fires"})


@pytest.mark.clauses("ON-13.13", "ON-13.2", "ON-10.9")
def test_a_sanity_check_inside_a_check_is_resolved_first() -> None:  # WE-19
    table = raid(
        "t04 t12 t11",
        round=2,
        health=5,
        paranoia=5,
        alert={"lubang": 3},
        lasting="village-dogs target-practice",
        items="rifle",
        camp="t07",
    )
    table.play("cancel:target-practice")
    assert (table.check, table.paranoia, table.health) == ("sanity", 6, 5)
    table.play("spend")
    assert (table.asked(), table.check, table.check_token, table.health) == ("judge", "raid", "t04", 4)
    table.play("accept")
    assert (table.check, table.health, forced(table)) == ("sanity", 3, 2)
    table.play("spend")
    assert table.health == 1
    assert table.log("loses-food") == [{"token": "t07"}]


@pytest.mark.clauses("ON-13.4", "ON-15.11")
def test_the_event_that_took_health_cannot_be_discarded_in_the_check_that_follows() -> None:
    table = alarm("t01 t02", health=7, paranoia=6, lasting="seventy-two-hours", hand="mothers-dagger the-order")
    assert (table.check, table.asked()) == ("sanity", "judge")
    assert "play:mothers-dagger-discard" not in table.offered()
    assert "play:mothers-dagger-retake" in table.offered()


@pytest.mark.clauses("ON-13.13", "ON-10.3")
def test_after_the_inner_check_the_outer_one_is_judged_anew() -> None:
    table = raid("t04 t12 t07", alert={"lubang": 1}, lasting="radar-station", health=3, paranoia=3, items="kit")
    assert table.asked() == "judge", "2 does not beat 1 and the radar"
    table.play("cancel:radar-station")
    assert table.log("check-succeeds") == [{"check": "sanity"}, {"check": "raid"}]
    assert table.camp == {"t07"}


@pytest.mark.clauses("ON-13.3", "ON-13.5", "ON-11.6")
def test_two_health_lost_and_one_spent() -> None:  # WE-4
    table = event("fever", "t08", items="rifle", health=4, paranoia=4)
    table.play("do:lose-two-health")
    assert (table.health, table.check) == (2, "sanity")
    table.play("spend")
    assert (table.health, forced(table), table.asked()) == (1, 1, "act")
