"""The fifteen personal goals (specification 7.8) and their tokens: BB-14.7 to BB-14.10."""

from __future__ import annotations

import pytest

from fogtable.games.bigbrother.components import GOAL_TOKENS, Goal
from tests.games.bigbrother.deeds import (
    CONDITIONS,
    end_on_ministry,
    exchange,
    inspire,
    paint_over,
    put_up,
    search,
    turn,
)
from tests.games.bigbrother.fights import begun, fight
from tests.games.bigbrother.office import office
from tests.games.bigbrother.table import BB, J, O, S, Table, W


def tokens(table: Table) -> int:
    """Return how many tokens Julia has gained."""
    gained = len(table.args("gains-token"))
    assert table.of("goal_tokens", J) == gained
    return gained


def test_every_goal_is_here() -> None:
    assert set(CONDITIONS) == set(Goal.names)


@pytest.mark.clauses("BB-14.7", "BB-14.8")
@pytest.mark.parametrize("goal", CONDITIONS)
def test_the_condition_gives_a_public_token(goal: str) -> None:
    table = CONDITIONS[goal][0](goal={J: goal})
    assert tokens(table) == 1
    assert table.args("gains-token", S) == [{"player": J, "now": 1}]
    assert not table.of("goal_done", J)
    assert table.view(W)["goal"][J] == 1, "the card stays hidden"


@pytest.mark.clauses("BB-14.7")
@pytest.mark.parametrize("goal", CONDITIONS)
def test_another_goal_gains_nothing_by_it(goal: str) -> None:
    other = "tearer" if goal != "tearer" else "stasher"
    assert tokens(CONDITIONS[goal][0](goal={J: other})) == 0
    assert tokens(CONDITIONS[goal][0](goal={W: goal})) == 0, "nor does another player"


@pytest.mark.clauses("BB-14.9")
@pytest.mark.parametrize("goal", CONDITIONS)
def test_the_last_token_completes_the_goal(goal: str) -> None:
    deed, needed = CONDITIONS[goal]
    assert GOAL_TOKENS[Goal.parse(goal)] == needed
    table = deed(goal={J: goal}, goal_tokens={J: needed - 1})
    assert table.args("completes-goal", S) == [{"player": J, "goal": goal}]
    assert table.of("goal_done", J)
    assert table.of("goal_tokens", J) == needed, "the tokens stay"
    assert table.view(W)["goal"][J] == [goal]
    before = deed(goal={J: goal}, goal_tokens={J: needed - 2})
    assert not before.of("goal_done", J)


@pytest.mark.clauses("BB-14.7", "BB-14.9")
@pytest.mark.parametrize("goal", CONDITIONS)
def test_a_completed_goal_gains_no_more_tokens(goal: str) -> None:
    table = CONDITIONS[goal][0](goal_done={J: goal})
    if table.asked(J) == "draw-from":
        table.play(J, "from:a")
    assert not table.args("gains-token")


@pytest.mark.clauses("BB-14.8")
def test_a_cancelled_act_counts_for_nothing() -> None:
    table = turn(hand={J: "leaflets"}, goal={J: "agitator"}, hidden_orders={"slot-1": "broken-oath"})
    table.play(J, "card:leaflets")
    table.play(BB, "fire:slot-1")
    assert tokens(table) == 0
    refused = turn(at={W: "pl06"}, hand={J: "diary"}, goal={J: "trader"})
    refused.play(J, "exchange", f"with:{W}", "add:diary", "done")
    refused.play(W, "decline")
    assert tokens(refused) == 0
    declined = turn(at={J: "pl12"}, markets="pl11", goal={J: "customer"})
    declined.walk(J, "pl11")
    declined.play(J, "stop", "pass")
    assert tokens(declined) == 0
    left = begun(goal={J: "martyr"}, directive_hand="room-101")
    fight(left, {J: "league-member"})
    assert tokens(left) == 0


@pytest.mark.clauses("BB-14.7")
def test_one_card_gives_one_token_and_the_next_one_another() -> None:
    table = turn(hand={J: "paint paint"}, posters="pl06 pl07", goal={J: "tearer"})
    table.play(J, "card:paint", "choose:pl06", "card:paint", "choose:pl07")
    assert tokens(table) == 2
    both = paint_over(goal={J: "agitator"})
    assert tokens(both) == 1


@pytest.mark.clauses("BB-14.7")
def test_two_clashes_of_one_move_give_two_tokens() -> None:
    table = begun(figures="pl12 pl13", goal={J: "fighter"})
    fight(table)
    table.play(J, "to:pl13")
    fight(table)
    assert tokens(table) == 2
    assert table.of("goal_done", J)


@pytest.mark.clauses("BB-14.7", "BB-13.12")
def test_a_token_gained_after_a_clash_of_big_brother_s_phase_is_not_in_the_way_of_the_next() -> None:
    table = office(
        at={J: "pl12"},
        figures="pl13",
        hand={J: "smoke-pot"},
        markets="pl11 lo11",
        goal={J: "customer"},
        coffees={J: 3},
        directive_deck="raid raid raid cordon cordon night-patrol night-patrol",
        one_time_used={J: True},
        luck=[("news", "fog")],
        leader=S,
    )
    table.play(BB, "step:figure-1", "to:pl12", "attack")
    fight(table, {J: "lay:smoke-pot choose:pl11"})
    table.play(J, "from:a")
    assert tokens(table) == 1
    table.play(BB, "end")
    table.play(J, *[f"next:{seat}" for seat in (J, W, O)])
    table.walk(J, "pl06", "pl07", "pl08", "pl13", "pl14", "pl15", "lo11")
    table.play(J, "stop", "from:a")
    assert tokens(table) == 2


@pytest.mark.clauses("BB-15.8")
def test_the_tokens_are_enough_for_everybody() -> None:
    assert sum(sorted(GOAL_TOKENS)[-4:]) <= 21


@pytest.mark.clauses("BB-14.7")
def test_seeker_needs_other_districts_and_pilgrim_other_ministries() -> None:
    assert tokens(search(goal={J: "seeker"}, token_cells={J: "pl04"})) == 0
    assert tokens(search(goal={J: "seeker"}, token_cells={J: "pe05"})) == 1
    assert tokens(end_on_ministry(goal={J: "pilgrim"}, token_cells={J: "pl08"})) == 0
    assert tokens(end_on_ministry(goal={J: "pilgrim"}, token_cells={J: "pe03"})) == 1


@pytest.mark.clauses("BB-14.7")
def test_who_is_inspired_or_answers_an_exchange_gains_nothing() -> None:
    assert inspire(goal={W: "organiser"}).of("goal_tokens", W) == 0
    assert exchange(goal={W: "trader"}).of("goal_tokens", W) == 0


@pytest.mark.clauses("BB-14.7")
def test_all_who_win_gain_a_token_and_who_left_does_not() -> None:
    table = begun(
        at={J: "pl11", W: "pl12", S: "pl12"}, goal={W: "fighter", S: "martyr", J: "customer"}, hand={W: "forged-pass"}
    )
    fight(table, {W: "forged-pass"})
    assert table.of("goal_tokens", W) == 0
    joined = begun(at={J: "pl11", W: "pl13"}, goal={W: "fighter"})
    fight(joined, {W: "join"})
    assert joined.of("goal_tokens", W) == 1


# -- what others see --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-14.7", "BB-14.10")
def test_everybody_sees_by_the_tokens_what_a_goal_is_not() -> None:
    assert put_up(goal={J: "martyr"}).view(W)["goal_not"][J] == ["agitator"]
    gained = put_up(goal={J: "agitator"}).view(W)["goal_not"][J]
    assert set(gained) == set(Goal.names) - {"agitator"}


@pytest.mark.clauses("BB-14.10", "BB-18.6")
@pytest.mark.parametrize("goals", [("fighter", "comrade"), ("seeker", "customer")])
def test_a_goal_does_not_show_before_a_token_tells(goals: tuple[str, str]) -> None:
    one, other = (put_up(goal={J: goal}) for goal in goals)
    for seat in (BB, W, O, "spectator"):
        assert one.view(seat) == other.view(seat)
        assert one.told(seat) == other.told(seat)
