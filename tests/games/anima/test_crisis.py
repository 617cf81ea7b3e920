"""The option Crisis: AN-22."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.anima import GAME
from tests.games.anima.table import A, B, C, Table


def crisis(**position: Any) -> Table:
    """Return a table with the option at which the next Turn has just begun."""
    setting: dict[str, Any] = {"players": 3, "options": {"crisis": True}, "completed": {A: "crystal", B: "race"}}
    return Table("end", active="", **setting | position)


def last(**position: Any) -> Table:
    """Return a table at which time has just run out."""
    return crisis(**{"countdown": 1, "final": "orb", "final_box": ""} | position)


@pytest.mark.clauses("AN-22.1")
def test_who_has_completed_a_mission_may_reveal_the_final_mission_in_turn_order() -> None:
    table = crisis()
    assert table.awaited() == {B}, "faster than A; C has completed nothing"
    assert table.offered(B) == {"reveal", "wait"}
    table.play(B, "wait")
    assert table.awaited() == {A}
    table.say([("final", "chains")])
    table.play(A, "reveal")
    assert table.zone("final") == ["chains"]
    assert table.args("reveals-final") == [{"player": A}]
    assert table.asked(C) == "reset"


@pytest.mark.clauses("AN-22.1")
def test_nobody_is_asked_without_the_option_or_once_it_lies_there_or_with_the_turn_lost() -> None:
    assert crisis(options={}).asked(C) == "reset"
    assert crisis(final="orb", final_box="").asked(C) == "reset"
    assert crisis(loses_next={B: True}).awaited() == {A}


@pytest.mark.clauses("AN-22.2")
@pytest.mark.parametrize(("final", "turns"), [("orb", 8), ("chains", 8), ("rift", 10)])
def test_a_counter_starts_and_loses_one_at_each_end_of_turn(final: str, turns: int) -> None:
    table = crisis(luck=[("final", final)])
    table.play(B, "reveal")
    assert table.zone("countdown") == turns
    for seat in (C, B, A):
        table.play(seat, "end")
    for seat in (C, B, A):
        table.play(seat, "rest")
    assert table.zone("countdown") == turns - 1
    assert table.args("countdown")[-1] == {"turns": turns - 1}


@pytest.mark.clauses("AN-22.3")
def test_at_0_those_with_a_completed_mission_fight_omega_once_in_turn_order() -> None:
    table = last(
        order=[C, B, A], ended={B: True}, combat_marks={A: 16}, luck=[("die", 1), ("die", 6), ("die", 2), ("die", 6)]
    )
    assert table.over
    outcome = GAME.outcome(table.state)
    assert (outcome.seats, outcome.cause) == ((A,), "omega-stopped")
    fighters = [told["player"] for told in table.args("fights-foe")]
    assert fighters == [B, A], "C has completed nothing; B is free of turn ended"


@pytest.mark.clauses("AN-22.3")
def test_a_win_ends_the_game_at_once() -> None:
    table = last(combat_marks={A: 16, B: 16}, luck=[("die", 6), ("die", 1)])
    assert [told["player"] for told in table.args("fights-foe")] == [A]
    assert GAME.outcome(table.state).seats == (A,)


@pytest.mark.clauses("AN-22.3")
def test_if_all_lose_nobody_wins() -> None:
    table = last(luck=[("die", 1), ("die", 6), ("die", 1), ("die", 6)])
    assert table.over
    assert GAME.outcome(table.state).cause == "omega-wins"
    assert GAME.outcome(table.state).seats == ()
    assert [GAME.payoff(table.state, p) for p in range(3)] == [0, 0, 0]  # type: ignore[misc]


@pytest.mark.clauses("AN-22.3")
def test_the_battle_window_opens_as_usual() -> None:
    table = last(party={A: "summoner", B: "tao"}, combat_marks={A: 14})
    assert table.offered(A) == {"use:summoner", "pass"}
    table.dice(1, 2)
    table.play(A, "use:summoner")
    assert GAME.outcome(table.state).seats == (A,), "1 + 14 + 4 + 1 against 16 + 2"


@pytest.mark.clauses("AN-22.3", "AN-6.7")
@pytest.mark.parametrize(
    "standing",
    [
        {"areas": "castle", "at": {A: "castle", B: "castle"}},
        {"areas": "dragon-peak", "at": {A: "dragon-peak", B: "dragon-peak"}, "banner": {B: "tol-rauko"}},
        {"final": "chains", "areas": "abyss-gate", "at": {A: "abyss-gate"}, "stage": {A: 2}},
    ],
    ids=["Darkness in the Castle", "Tol Rauko in level 3", "a resistance"],
)
def test_no_text_of_an_area_or_a_stage_counts_wherever_the_party_stands(standing: dict[str, Any]) -> None:
    luck = [("die", 1), ("die", 6), ("die", 1), ("die", 6)]
    on_the_road = last(at={}, luck=luck)
    assert [told["against"] for told in on_the_road.args("stands")] == [16, 16]
    assert last(luck=luck, **standing).args("stands") == on_the_road.args("stands")


@pytest.mark.clauses("AN-22.3")
def test_who_had_the_turn_ended_is_free_of_that_and_plays_cards() -> None:
    table = last(ended={A: True}, hand={A: "heroes-hour"}, party={B: "tao"})
    assert "play:heroes-hour" in table.offered(A)


@pytest.mark.clauses("AN-22.3", "AN-13.11")
def test_who_has_lost_before_the_last_stand_or_in_it_plays_nothing_any_more() -> None:
    fates = {A: "", B: "fate", C: "fate"}
    table = last(
        order=[B, A, C], hand=fates, combat_marks={A: 12}, luck=[("die", 1), ("die", 6), ("die", 1), ("die", 1)]
    )
    assert table.awaited() == {B}, "C has completed nothing"
    table.passes(B)
    assert GAME.outcome(table.state).seats == (A,), "B has lost his battle and is not asked about the dice of A"


@pytest.mark.clauses("AN-22.2")
def test_without_the_option_nothing_counts_down() -> None:
    table = crisis(options={}, final="orb", final_box="")
    assert table.zone("countdown") == 0
    assert "countdown" not in table.events()
