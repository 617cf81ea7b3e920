"""The main track: health, paranoia, honor, and the ends that they bring. ON-1."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onoda.table import Table, event, mission

NOTHING = "shimada-wounded"
"""An event without effect, since it has been voided."""


def raid(draws: str, **position: Any) -> Table:
    """Raid in Lubang with these tokens to come."""
    table = Table(at="lubang", voided=NOTHING, **position)
    table.draws(draws)
    table.reveals(NOTHING)
    table.play("raid")
    return table


@pytest.mark.clauses("ON-1.1")
@pytest.mark.parametrize(("health", "then"), [(8, 9), (9, 10), (10, 10)])
def test_health_stops_at_ten(health: int, then: int) -> None:
    assert mission("night-at-the-port", "t12 t07", health=health).health == then


@pytest.mark.clauses("ON-1.1")
def test_health_stops_at_zero() -> None:
    table = mission("the-pier", "t01", health=1)
    assert table.health == 0
    assert table.log("loses-health") == [{"number": 1, "left": 0}]


@pytest.mark.clauses("ON-1.2")
@pytest.mark.parametrize(("paranoia", "then"), [(0, 0), (1, 0), (2, 1)])
def test_paranoia_stops_at_zero(paranoia: int, then: int) -> None:
    assert mission("the-pier", "t12", paranoia=paranoia).paranoia == then


@pytest.mark.clauses("ON-1.3")
def test_honor_starts_at_zero_and_only_rises() -> None:
    assert Table.fresh().honor == 0
    assert mission("the-pier", "t12").honor == 1
    assert mission("the-pier", "t01", honor=3).honor == 3


@pytest.mark.clauses("ON-1.3")
def test_honor_has_no_limit() -> None:
    assert mission("the-pier", "t12", honor=12).honor == 13


@pytest.mark.clauses("ON-1.4", "ON-5.9")
def test_without_health_the_game_ends_at_once_in_death() -> None:
    table = raid("t01", health=1)
    assert table.over
    assert table.outcome() == "island: death"
    assert table.story()[-2:] == ["loses-health 1 0", "dies"]
    assert table.log("reveals-event", "alert-rises") == []


@pytest.mark.clauses("ON-1.4")
def test_one_health_left_is_enough_to_live() -> None:
    table = raid("t01", health=2)
    assert (table.over, table.health, table.asked()) == (False, 1, "act")


@pytest.mark.clauses("ON-1.4", "ON-18.6")
def test_the_losses_of_the_round_end_are_tested_once() -> None:
    table = Table(health=4, paranoia=3, comrades="kozuka shimada")
    table.play("end-round")
    assert table.outcome() == "island: death"
    assert table.log("loses-health") == [{"number": 4, "left": 0}]
    assert table.log("check-begins") == []


@pytest.mark.clauses("ON-1.5")
def test_paranoia_ten_ends_the_game_in_madness() -> None:
    table = Table(paranoia=9, alert={"tilik": 6})
    table.play("move:tilik")
    assert table.outcome() == "island: madness"
    assert (table.paranoia, table.health) == (10, 10)


@pytest.mark.clauses("ON-1.5")
def test_paranoia_nine_goes_on() -> None:
    table = Table(paranoia=8, alert={"tilik": 6})
    table.play("move:tilik")
    assert (table.over, table.paranoia) == (False, 9)


@pytest.mark.clauses("ON-1.6", "ON-13.4")
def test_death_goes_before_madness() -> None:
    table = Table(paranoia=9, health=1, alert={"tilik": 6}, lasting="seventy-two-hours")
    table.play("move:tilik", "pass")
    assert (table.paranoia, table.health) == (10, 0)
    assert table.outcome() == "island: death"


@pytest.mark.clauses("ON-1.7")
def test_paranoia_stops_at_ten() -> None:
    table = mission("the-hideout", "t01", paranoia=9)
    assert table.log("gains-paranoia") == [{"number": 1, "now": 10}]
    assert table.outcome() == "island: madness"


@pytest.mark.clauses("ON-1.8", "ON-10.7")
def test_a_card_goes_before_the_rules() -> None:
    table = event("batteries", "t01")
    assert (table.health, table.paranoia) == (10, 0), "its failure part stands instead of the penalty"
    assert table.alert["lubang"] == 2
    table = Table(lasting="trail-patrols")
    table.draws("t01")
    table.play("move:tilik")
    assert table.at == "kyanpu", "the card keeps him from a move that the rules allow"
