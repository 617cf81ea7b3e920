"""What the log tells, step by step, of what the other tests see by the position alone."""

from __future__ import annotations

import pytest

from tests.games.onoda.table import Table, event, mission


@pytest.mark.clauses("ON-12.2", "ON-10.1")
def test_a_check_taken_again_is_told_step_by_step() -> None:
    table = Table(at="lubang", alert={"lubang": 3}, hand="the-order", voided="shimada-wounded")
    table.draws("t04 t08 t07")
    table.reveals("shimada-wounded")
    table.play("raid", "play:the-order-retake")
    story = table.story()
    assert story[story.index("raids lubang") :] == [
        "raids lubang",
        "check-begins raid",
        "draws-token t04 2",
        "plays the-order-retake",
        "retakes",
        "draws-token t08 4",
        "check-succeeds raid",
        "draws-food t07 3",
        "reveals-event shimada-wounded",
        "no-effect shimada-wounded",
        "alert-rises lubang 4",
    ]


@pytest.mark.clauses("ON-6.6")
def test_a_move_that_is_stopped_is_told() -> None:
    table = Table(lasting="trail-patrols", alert={"kyanpu": 3})
    table.draws("t01")
    table.play("move:looc")
    assert table.story()[-2:] == ["alert-rises kyanpu 4", "move-stopped looc"]


@pytest.mark.clauses("ON-3.12")
def test_the_food_that_is_not_kept_is_told() -> None:
    table = Table(hand="salt")
    table.draws("t01 t07")
    table.play("play:salt-food", "keep:t07")
    assert table.story()[-4:] == ["plays salt-food", "draws-food t01 1", "draws-food t07 3", "returns-food t01"]
    assert table.camp == {"t07"}


@pytest.mark.clauses("ON-9.3")
def test_how_a_mission_ends_is_told_before_what_it_brings() -> None:
    story = mission("the-pier", "t12").effects()
    assert story[story.index("check-succeeds mission") + 1 :][:2] == ["mission-succeeds the-pier", "gains-honor 1"]
    story = mission("the-pier", "t01").effects()
    assert story[story.index("check-fails mission") + 1 :][:2] == ["mission-fails the-pier", "loses-health 2 8"]


@pytest.mark.clauses("ON-17.14", "ON-14.6")
def test_that_akatsu_joins_is_told() -> None:
    assert event("private-akatsu").effects() == ["comrade-joins akatsu", "adds-card missing-food"]


@pytest.mark.clauses("ON-15.4", "ON-18.8")
def test_how_lasting_events_go_is_told() -> None:
    table = Table(lasting="village-dogs tadao-and-chie")
    table.play("cancel:village-dogs")
    assert table.story()[-2:] == ["cancels village-dogs", "gains-paranoia 1 1"]
    table.play("end-round", "pass")
    story = table.story()
    assert story.index("round-ends 1") < story.index("discards-lasting tadao-and-chie") < story.index("round-begins 2")


@pytest.mark.clauses("ON-19.2")
def test_madness_is_told() -> None:
    table = Table(lasting="village-dogs", paranoia=9)
    table.play("cancel:village-dogs")
    assert table.story()[-2:] == ["gains-paranoia 1 10", "goes-mad"]
