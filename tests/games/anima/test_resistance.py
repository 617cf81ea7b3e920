"""Resistance missions, stage by stage: AN-11.6 to AN-11.8, AN-11.15, AN-11.16, AN-11.18."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.anima.components import Encounter
from tests.games.anima.journeys import explored, stands
from tests.games.anima.table import A, B, Table


def begun(mission: str, *dice: int, area: str = "monastery", **position: Any) -> Table:
    """Return the table after A has started a resistance mission; the first stage is resolved."""
    table = explored(1, dice=dice, area=area, **{"missions": {A: mission}} | position)
    table.play(A, f"mission:{mission}")
    return table


def holding(stage: int, mission: str = "siege", area: str = "monastery", **position: Any) -> Table:
    """Return A's Exploration sub-turn with a stage due."""
    standard: dict[str, Any] = {
        "areas": {area, "forest", "cornes"},
        "at": {A: area, B: "forest"},
        "started": {A: mission},
        "resists": {A: [mission]},
        "stage": {A: stage},
    }
    return Table("exploration", **standard | position)


@pytest.mark.clauses("AN-11.6", "AN-11.3")
def test_the_mission_reward_starts_it_with_stage_1() -> None:
    table = begun("siege", 6, 1)
    assert stands(table) == (4, 4)
    assert (table.of("stage", A), table.of("resists", A), table.of("started", A)) == (1, ["siege"], ["siege"])
    assert (table.at(A), table.of("ended", A)) == ("monastery", False)
    assert table.args("stage-won", B) == [{"player": A, "stage": 1}]


@pytest.mark.clauses("AN-11.6", "AN-11.7")
def test_a_lost_stage_loses_the_progress_and_the_card_stays() -> None:
    table = begun("siege", 1, 3)
    assert (table.of("stage", A), table.of("resists", A), table.of("started", A)) == (0, [], ["siege"])
    assert (table.at(A), table.of("ended", A)) == ("none", True)
    second = holding(1)
    second.dice(1, 3)
    second.play(A, "go-on")
    assert stands(second) == (4, 5)
    assert (second.of("stage", A), second.of("resists", A), second.at(A)) == (0, [], "none")
    assert second.args("resistance-broken") == [{"player": A}]
    anew = explored(1, area="monastery", started={A: "siege"})
    assert anew.offers(A, "mission") == {"siege"}, "started anew"


@pytest.mark.clauses("AN-11.6", "AN-11.18")
def test_a_party_that_won_a_stage_may_hold_and_resolves_the_next_one() -> None:
    table = begun("siege", 6, 1, active=A)
    table.play(B, "stay")
    while table.phase == "reset":
        table.play(table.active, "end")
    while table.active != A:
        table.play(table.active, "rest")
    assert "hold" in table.offered(A)
    table.play(A, "hold")
    if table.active == B:
        table.play(B, "rest")
    assert (table.phase, table.at(A), table.of("stage", A)) == ("interaction", "monastery", 1)
    table.play(A, "end")
    table.dice(6, 1)
    table.play(A, "go-on")
    assert stands(table) == (4, 5)
    assert table.of("stage", A) == 2


@pytest.mark.clauses("AN-11.7", "AN-11.18")
@pytest.mark.parametrize("moves", ["go:cornes", "go:monastery", "rest", "play:zeppelin area:monastery"])
def test_whoever_does_not_hold_loses_the_progress(moves: str) -> None:
    table = Table(
        "movement",
        areas="monastery cornes forest",
        at={A: "monastery", B: "forest"},
        started={A: "siege"},
        resists={A: ["siege"]},
        stage={A: 1},
        hand={A: "zeppelin"},
    )
    assert "hold" in table.offered(A)
    table.play(A, *moves.split())
    assert (table.of("stage", A), table.of("resists", A), table.of("started", A)) == (0, [], ["siege"])


@pytest.mark.clauses("AN-11.18")
def test_without_a_stage_won_nobody_holds() -> None:
    table = Table("movement", areas="monastery cornes", at={A: "monastery"}, started={A: "siege"})
    assert "hold" not in table.offered(A)


@pytest.mark.clauses("AN-11.8", "AN-11.15")
def test_with_a_stage_due_the_party_neither_explores_nor_declines() -> None:
    table = holding(1)
    assert table.offered(A) == {"go-on"}
    gate = holding(1, party={A: "mentalist"}, hand={A: "gate"})
    assert gate.offered(A) == {"go-on", "play:gate"}


@pytest.mark.clauses("AN-11.15")
def test_others_do_not_see_whether_a_gate_was_at_hand() -> None:
    hands = [holding(1, hand={A: kind}, party={A: "mentalist"}) for kind in ("gate", "scout")]
    assert hands[0].awaited() == hands[1].awaited() == {A}
    assert hands[0].view(B) == hands[1].view(B)


@pytest.mark.clauses("AN-11.15", "AN-12.15")
def test_a_spatial_gate_breaks_the_resistance_off() -> None:
    table = holding(2, party={A: "mentalist"}, hand={A: "gate"})
    table.play(A, "play:gate", "area:cornes")
    assert (table.at(A), table.of("stage", A), table.offered(A)) == ("cornes", 0, {"explore", "stay"})


@pytest.mark.clauses("AN-11.8", "AN-11.9")
def test_the_last_stage_completes_the_mission_without_a_reward_of_the_area() -> None:
    table = holding(2)
    table.dice(6, 1)
    table.play(A, "go-on")
    assert stands(table) == (4, 6)
    assert (table.of("completed", A), table.of("combat_marks", A)) == (["siege"], 2)
    assert (table.of("stage", A), table.of("resists", A)) == (0, [])
    assert (table.at(A), table.active) == ("monastery", B), "no reward is asked for"


# -- Vigil at the Gate ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-11.16")
def test_a_stage_of_the_vigil_is_an_encounter() -> None:
    table = explored(1, missions={A: "vigil"}, dice=(6, 1), luck=[("encounter", "goblins")])
    table.play(A, "mission:vigil")
    assert (table.of("stage", A), table.of("resists", A)) == (1, ["vigil"])
    assert (table.at(A), table.of("ended", A), table.zone("encounter_discard")) == ("abyss-gate", False, ["goblins"])


@pytest.mark.clauses("AN-11.16", "AN-11.9")
def test_the_second_stage_completes_the_vigil() -> None:
    table = holding(1, "vigil", "abyss-gate", luck=[("encounter", "cache"), ("draw", "scout")])
    table.play(A, "go-on")
    assert table.of("completed", A) == ["vigil"]
    assert (table.of("combat_marks", A), table.of("speed_marks", A)) == (2, 1)


@pytest.mark.clauses("AN-11.16", "AN-11.7")
@pytest.mark.parametrize(("encounter", "dice"), [("storm", ()), ("ogre", (1, 2))])
def test_a_lost_encounter_breaks_the_vigil_off(encounter: str, dice: tuple[int, ...]) -> None:
    table = holding(1, "vigil", "abyss-gate", luck=[("encounter", encounter)])
    table.dice(*dice)
    table.play(A, "go-on")
    assert (table.of("stage", A), table.at(A), table.of("ended", A)) == (0, "none", True)
    assert table.zone("encounter_discard") == [encounter]


@pytest.mark.clauses("AN-11.16", "AN-16.3")
def test_what_else_counts_as_overcome_in_the_vigil() -> None:
    warded = holding(1, "vigil", "abyss-gate", party={A: "mentalist"}, hand={A: "ward"}, luck=[("encounter", "storm")])
    warded.play(A, "go-on", "play:ward")
    assert warded.of("completed", A) == ["vigil"]
    calm = holding(1, "vigil", "abyss-gate", party={A: "tao"}, luck=[("encounter", "light-maiden")])
    calm.play(A, "go-on")
    assert calm.of("completed", A) == ["vigil"]
    nothing = holding(1, "vigil", "abyss-gate", prior={"forest": list(Encounter.names)}, encounter_deck="")
    nothing.play(A, "go-on")
    assert nothing.of("completed", A) == ["vigil"]


@pytest.mark.clauses("AN-11.17", "AN-11.16")
def test_a_stage_of_the_vigil_counts_for_the_purge() -> None:
    table = holding(1, "vigil", "abyss-gate", started={A: "vigil purge"}, combat_marks={A: 20})
    table.say([("encounter", "lich")])
    table.dice(6, 1)
    table.play(A, "go-on")
    assert table.of("completed", A) == ["purge", "vigil"]


# -- what breaks it off -----------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-11.7", "AN-9.8", "AN-11.6")
def test_a_battle_lost_to_another_party_breaks_it_off() -> None:
    table = Table(
        "interaction",
        areas="monastery cornes",
        at={A: "monastery", B: "monastery"},
        active=B,
        started={A: "siege"},
        resists={A: ["siege"]},
        stage={A: 1},
        party={A: "tao", B: "warrior"},
    )
    table.dice(3, 1)
    table.play(B, f"attack:{A}")
    assert (table.of("stage", A), table.of("resists", A), table.at(A)) == (0, [], "none")
    assert table.of("started", A) == ["siege"]
