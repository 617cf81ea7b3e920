"""Vandalism: BB-4.21 to BB-4.23, BB-4.31, Slingshot, Put Out the Eyes, Open Streets, Bare Walls."""

from __future__ import annotations

import pytest

from tests.games.bigbrother.table import BB, J, Table

AROUND = "pl01 pl06 pl07 pl08"


@pytest.mark.clauses("BB-4.21")
def test_the_camera_on_the_own_cell_is_broken() -> None:
    table = Table(cameras=AROUND)
    table.play(J, "break-camera")
    assert table.offered(J) == {"choose:pl06"}
    table.play(J, "choose:pl06")
    assert (table.cells("cameras"), table.of("actions", J)) == ({"pl01", "pl07", "pl08"}, 1)
    assert "break-camera" not in table.offered(J)


@pytest.mark.clauses("BB-4.21", "BB-13.6")
def test_a_slingshot_reaches_an_adjacent_cell_over_fences() -> None:
    table = Table(cameras=AROUND, hand={J: "slingshot"}, fences="pl06-pl07")
    table.play(J, "break-camera")
    assert table.offered(J) == {"choose:pl06", "choose:pl01", "choose:pl07"}
    table.play(J, "choose:pl07")
    assert (table.cells("cameras"), table.hand(J)) == ({"pl01", "pl06", "pl08"}, [])
    assert "slingshot" in table.discarded()
    assert "break-camera" not in Table(cameras="pl07", hand={J: "baton"}).offered(J)
    own = Table(cameras=AROUND, hand={J: "slingshot"})
    own.play(J, "break-camera", "choose:pl06")
    assert own.hand(J) == ["slingshot"], "the own cell needs none"


@pytest.mark.clauses("BB-14.9")
def test_who_has_put_out_the_eyes_needs_no_slingshot() -> None:
    table = Table(cameras=AROUND, hand={J: "slingshot"}, goal_done={J: "blinder"})
    table.play(J, "break-camera", "choose:pl01")
    assert (table.cells("cameras"), table.hand(J)) == ({"pl06", "pl07", "pl08"}, ["slingshot"])


@pytest.mark.clauses("BB-4.22")
def test_a_fence_comes_down_from_either_side() -> None:
    for cell, other in (("pl06", "pl07"), ("pl07", "pl06")):
        table = Table(at={J: cell}, fences="pl06-pl07 pl07-pl08 pl08-pl13")
        table.play(J, "dismantle-fence")
        assert f"choose:{other}" in table.offered(J)
        assert "choose:pl13" not in table.offered(J)
        table.play(J, f"choose:{other}")
        assert (table.fences(), table.at(J)) == ({"pl07-pl08", "pl08-pl13"}, cell)
        assert table.of("actions", J) == 1


@pytest.mark.clauses("BB-4.23")
def test_a_poster_of_big_brother_is_torn_down() -> None:
    table = Table(posters="pl06 pl07", hand={J: "baton"})
    table.play(J, "tear-poster")
    assert (table.cells("posters"), table.of("actions", J)) == ({"pl07"}, 1)
    assert "tear-poster" not in table.offered(J)
    assert "tear-poster" not in Table(antiposters="pl06").offered(J)


@pytest.mark.clauses("BB-4.23")
def test_the_glue_brigade_answers_a_torn_poster() -> None:
    table = Table(posters="pl06", hidden_orders={"slot-1": "glue-brigade"})
    table.play(J, "tear-poster")
    table.play(BB, "fire:slot-1", "choose:pe01")
    assert table.cells("posters") == {"pe01"}


@pytest.mark.clauses("BB-14.7", "BB-14.8")
@pytest.mark.parametrize(
    ("goal", "answers"),
    [
        ("blinder", ["break-camera", "choose:pl06"]),
        ("breaker", ["dismantle-fence", "choose:pl07"]),
        ("tearer", ["tear-poster"]),
    ],
)
def test_each_kind_of_vandalism_has_its_goal(goal: str, answers: list[str]) -> None:
    for held in ("blinder", "breaker", "tearer"):
        table = Table(cameras="pl06", fences="pl06-pl07", posters="pl06", goal={J: held})
        table.play(J, *answers)
        assert table.of("goal_tokens", J) == (1 if goal == held else 0)


@pytest.mark.clauses("BB-14.9", "BB-13.12")
def test_bare_walls_draw_a_card_for_each_poster_after_the_completing_one() -> None:
    table = Table(posters="pl06 pl07", goal={J: "tearer"}, goal_tokens={J: 2}, coffees={J: 0})
    table.play(J, "tear-poster")
    assert (table.of("goal_done", J), table.hand(J)) == (True, []), "the bonus lasts from now on"
    table.walk(J, "pl07")
    table.play(J, "stop")
    done = Table(posters="pl06", goal_done={J: "tearer"})
    done.draws("spanner")
    done.play(J, "tear-poster")
    assert done.asked(J) == "draw-from"
    done.play(J, "from:b")
    assert done.hand(J) == ["spanner"]


@pytest.mark.clauses("BB-4.31", "BB-14.9")
def test_open_streets_take_one_fence_a_turn_without_an_action() -> None:
    table = Table(fences="pl01-pl06 pl06-pl07", goal_done={J: "breaker"})
    table.play(J, "free-dismantle", "choose:pl07")
    assert (table.fences(), table.of("actions", J)) == ({"pl01-pl06"}, 2)
    assert "free-dismantle" not in table.offered(J)
    walking = Table(fences="pl01-pl02 pl01-pe11", goal_done={J: "breaker"})
    walking.walk(J, "pl01")
    walking.play(J, "free-dismantle", "choose:pl02", "to:pl02")
    assert walking.at(J) == "pl02"
