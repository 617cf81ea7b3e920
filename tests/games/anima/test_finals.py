"""The Final Missions and the win: AN-11.11, AN-18.1, AN-20, specification 7.5."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anima.journeys import explored, stands
from tests.games.anima.table import A, B, Table

DONE: dict[str, Any] = {"completed": {A: "crystal"}}


def reached(final: str, area: str, dice: tuple[int, ...] = (), **position: Any) -> Table:
    """Return the table after A has chosen the step of the Final Mission in an Area."""
    table = explored(1, dice=dice, area=area, **{"final": [final], "final_box": ""} | DONE | position)
    table.play(A, "final")
    return table


def winner(table: Table) -> tuple[str, str]:
    """Return who has won, and the cause."""
    return table.zone("winner"), table.zone("end")


@pytest.mark.clauses("AN-11.4", "AN-11.11", "AN-11.14")
@pytest.mark.parametrize(
    ("final", "area", "step", "offered"),
    [
        ("orb", "tower", 0, True),
        ("orb", "abyss-gate", 0, False),
        ("chains", "abyss-gate", 0, True),
        ("chains", "tower", 0, False),
        ("rift", "glass-desert", 0, True),
        ("rift", "tower", 0, False),
        ("rift", "tower", 1, True),
        ("rift", "glass-desert", 1, False),
    ],
)
def test_where_the_final_mission_can_be_done(final: str, area: str, step: int, offered: bool) -> None:
    table = explored(1, area=area, final=[final], final_box="", final_steps={A: step}, missions={A: "vigil"}, **DONE)
    assert ("final" in table.offered(A)) == offered
    assert ("mission:vigil" in table.offered(A)) == (area == "abyss-gate")


@pytest.mark.clauses("AN-11.11")
def test_without_an_own_mission_nobody_may_do_it() -> None:
    table = explored(1, area="tower", final=["orb"], final_box="", completed={B: "crystal"})
    assert "final" not in table.offered(A)


@pytest.mark.clauses("AN-22.1", "AN-11.10")
@pytest.mark.parametrize("area", ["tower", "abyss-gate", "glass-desert"])
def test_before_it_is_revealed_nobody_may_do_it(area: str) -> None:
    assert "final" not in explored(1, area=area, options={"crisis": True}, **DONE).offered(A)


@pytest.mark.clauses("AN-20.1")
@pytest.mark.parametrize(("missions", "may"), [("crystal", False), ("crystal purge", True)])
def test_with_both_basics_it_takes_both(missions: str, may: bool) -> None:
    options = {"both_basics": True}
    table = explored(1, area="tower", final=["orb"], final_box="", completed={A: missions}, options=options)
    assert ("final" in table.offered(A)) == may


@pytest.mark.clauses("AN-20.2")
def test_with_both_basics_it_is_revealed_at_the_first_completion_all_the_same() -> None:
    table = explored(1, dice=(6, 1), area="mines", missions={A: "crystal"}, options={"both_basics": True})
    table.play(A, "mission:crystal")
    assert len(table.zone("final")) == 1


@pytest.mark.clauses("AN-18.1", "AN-18.2")
def test_the_infinity_orb() -> None:
    table = reached("orb", "tower", (6, 1), combat_marks={A: 7})
    assert stands(table) == (11, 16)
    assert (table.over, winner(table)) == (True, (A, "omega-stopped"))
    assert table.args("game-ends")[-1]["winner"] == A
    lost = reached("orb", "tower", (1, 3), combat_marks={A: 11})
    assert (lost.over, lost.at(A), lost.of("ended", A)) == (False, "none", True)
    paladin = reached("orb", "tower", (1, 1), party={A: "paladin"}, combat_marks={A: 9})
    assert stands(paladin) == (16, 16), "Omega has Darkness"


@pytest.mark.clauses("AN-11.6", "AN-11.8", "AN-18.1")
def test_the_broken_chains() -> None:
    first = reached("chains", "abyss-gate", (6, 1), combat_marks={A: 2})
    assert stands(first) == (6, 10)
    assert (first.of("stage", A), first.of("resists", A), first.at(A)) == (1, [], "abyss-gate")
    for stage, over in ((1, False), (2, True)):
        table = Table(
            "exploration",
            areas="abyss-gate forest",
            at={A: "abyss-gate", B: "forest"},
            final=["chains"],
            final_box="",
            stage={A: stage},
            combat_marks={A: 9},
            **DONE,
        )
        table.dice(6, 1)
        table.play(A, "go-on")
        assert stands(table) == (13, 10 + stage)
        assert table.over == over
    assert winner(table) == (A, "omega-stopped")


@pytest.mark.clauses("AN-11.7")
def test_a_stage_of_the_broken_chains_lost() -> None:
    table = reached("chains", "abyss-gate", (1, 3), combat_marks={A: 5})
    assert (table.of("stage", A), table.at(A), table.over) == (0, "none", False)


@pytest.mark.clauses("AN-11.1", "AN-18.1", "AN-11.11")
def test_the_rift_of_glass() -> None:
    table = reached("rift", "glass-desert", (6,), speed_marks={A: 5})
    assert table.of("final_steps", A) == 1, "2 + 5 + 6 - 2 are 11"
    assert table.of("final_steps", B) == 0
    failed = reached("rift", "glass-desert", (5,), speed_marks={A: 5})
    assert (failed.of("final_steps", A), failed.at(A)) == (0, "glass-desert")
    last = reached("rift", "tower", (6, 1), final_steps={A: 1}, combat_marks={A: 5})
    assert stands(last) == (9, 14)
    assert winner(last) == (A, "omega-stopped")
    lost = reached("rift", "tower", (5, 1), final_steps={A: 1}, combat_marks={A: 5})
    assert (lost.over, lost.of("final_steps", A)) == (False, 1)


@pytest.mark.clauses("AN-18.1")
def test_the_final_mission_alone_wins_the_game() -> None:
    table = explored(1, dice=(6, 1), area="mines", missions={A: "crystal"}, completed={A: "purge"}, final=["orb"])
    table.play(A, "mission:crystal")
    assert not table.over
