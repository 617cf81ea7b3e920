"""The Turn, its order, lost turns, and the end of the game: AN-3, AN-14, AN-18.3, AN-18.4."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.anima import GAME
from tests.games.anima.table import A, B, C, D, Table

WARRIOR, TECHNICIAN, ACROBAT, PALADIN = 2, 3, 4, 2
"""The Speed of those who lead the Parties unless a test says otherwise."""


def next_turn(*ties: int, **position: Any) -> Table:
    """Return a table at which the next Turn has just begun."""
    players = position.pop("players", 2)
    return Table("end", players, active="", luck=[("tie", die) for die in ties], **position)


def ordered(table: Table) -> list[str]:
    """Return the turn order."""
    return [table.seats[p] for p in table.state.order if p >= 0]


# -- phases -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-3.1", "AN-7.2")
def test_all_finish_a_phase_before_anybody_starts_the_next() -> None:
    table = next_turn(at={A: "cornes", B: "none"})
    told = []
    for _ in range(40):
        if table.zone("turn") == 3:
            break
        (seat,) = table.awaited()
        step = (table.phase, seat)
        if step not in told:
            told.append(step)
        rest = {"reset": "end", "movement": "go:cornes" if seat == B else "rest", "interaction": "end"}
        table.play(seat, rest.get(table.phase, "stay"))
    assert told == [
        ("reset", B),
        ("reset", A),
        ("movement", B),
        ("movement", A),
        ("interaction", B),
        ("exploration", B),
    ], "who rests is on the road, and has no part in the last two phases"


@pytest.mark.clauses("AN-3.2", "AN-15.2")
def test_everybody_is_readied_and_woken_first() -> None:
    table = next_turn(exhausted="warrior", asleep="technician")
    assert table.zone("exhausted") == table.zone("asleep") == []
    assert (table.phase, table.zone("turn")) == ("reset", 2)


@pytest.mark.clauses("AN-3.6", "AN-13.19")
def test_what_was_for_one_turn_ends_with_it() -> None:
    table = next_turn(
        ended={A: True},
        combat_now={A: 3},
        speed_now={A: 1},
        combat_next={B: 2},
        speed_next={B: 3},
        free_use_spent="technician",
        new_area_taken=True,
        protected={A: True},
        fought={A: [B], B: [A]},
        excused={A: [B], B: [A]},
        recruits_at={A: "cornes"},
    )
    assert not table.of("ended", A)
    assert not table.of("protected", A)
    assert (table.of("combat_now", A), table.of("speed_now", A)) == (0, 0)
    assert (table.of("combat_now", B), table.of("speed_now", B)) == (2, 3)
    assert (table.of("combat_next", B), table.of("speed_next", B)) == (0, 0)
    assert table.zone("free_use_spent") == table.of("fought", A) == table.of("excused", B) == []
    assert not table.zone("new_area_taken")
    assert (table.of("recruits_at", A), table.of("recruited_at", A)) == ("none", "cornes")


@pytest.mark.clauses("AN-12.11")
def test_where_somebody_recruited_counts_for_one_turn_only() -> None:
    assert next_turn(recruited_at={A: "cornes"}).of("recruited_at", A) == "none"


# -- the order --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-3.2")
def test_the_fastest_party_comes_first() -> None:
    table = next_turn(players=3)
    assert ordered(table) == [C, B, A]
    assert table.awaited() == {C}
    assert [told["player"] for told in table.args("in-order")] == [C, B, A]


@pytest.mark.clauses("AN-3.3", "AN-2.2", "AN-5.14", "AN-11.9")
@pytest.mark.parametrize("extra", [{"speed_marks": {A: 2}}, {"speed_next": {A: 2}}], ids=["markers", "rest"])
def test_markers_and_the_rest_bonus_count_for_the_order(extra: dict[str, Any]) -> None:
    assert ordered(next_turn()) == [B, A]
    assert ordered(next_turn(**extra)) == [A, B]


@pytest.mark.clauses("AN-3.4")
def test_a_tied_group_rolls_and_those_still_tied_roll_again_among_themselves() -> None:
    party = {A: "warrior", B: "paladin", C: "acrobatic-warrior", D: "dark-paladin"}
    table = next_turn(4, 6, 4, 2, 5, players=4, party=party)
    assert ordered(table) == [C, B, D, A]
    rolled = [(told["player"], told["die"]) for told in table.args("tie-die")]
    assert rolled == [(A, 4), (B, 6), (D, 4), (A, 2), (D, 5)]


@pytest.mark.clauses("AN-3.4", "AN-13.3")
def test_nobody_can_roll_a_die_for_the_order_again() -> None:
    table = next_turn(3, 4, party={A: "warrior", B: "paladin"}, hand={A: "fate"})
    assert table.asked(B) == "reset"
    assert ordered(table) == [B, A]


@pytest.mark.clauses("AN-3.5")
def test_the_order_stays_when_speeds_change() -> None:
    table = Table("reset", party={A: "warrior shadow", B: "technician"})
    table.play(A, "dismiss:shadow", "end")
    table.play(B, "end")
    assert ordered(table) == [A, B]
    assert table.awaited() == {A}


# -- lost turns -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-14.1", "AN-13.11", "AN-14.6")
def test_who_has_lost_the_turn_takes_no_sub_turn_until_the_next() -> None:
    table = Table("movement", ended={A: True}, active="", hand={A: "wrong-way"})
    assert table.awaited() == {B}
    table.play(B, "go:cornes")
    assert table.asked(A) is None, "not even an Interrupt"
    table.play(B, "end", "stay")
    assert not table.of("ended", A)
    assert table.asked(B) == "reset"
    table.play(B, "end")
    assert table.asked(A) == "reset"


@pytest.mark.clauses("AN-14.2", "AN-14.3")
def test_a_player_who_loses_the_next_turn_is_in_the_order_but_takes_no_part() -> None:
    table = next_turn(loses_next={B: True}, exhausted="technician")
    assert ordered(table) == [B, A]
    assert table.of("ended", B)
    assert not table.of("loses_next", B)
    assert table.zone("exhausted") == []
    assert table.awaited() == {A}
    table.play(A, "end", "rest")
    assert (table.zone("turn"), table.of("ended", B)) == (3, False)


@pytest.mark.clauses("AN-14.5")
def test_a_rest_bonus_in_a_lost_turn_is_used_up() -> None:
    table = next_turn(loses_next={B: True}, combat_next={B: 2}, speed_next={B: 2})
    assert table.of("combat_now", B) == 2
    table.play(A, "end", "rest")
    assert (table.of("combat_now", B), table.of("speed_now", B)) == (0, 0)


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-18.3")
def test_at_the_cap_the_game_is_a_draw() -> None:
    table = next_turn(turn=30, options={"turn_cap": 30})
    assert table.over
    assert GAME.outcome(table.state).cause == "turn-cap"
    assert table.zone("winner") == "none"
    assert not next_turn(turn=29, options={"turn_cap": 30}).over
    assert not next_turn(turn=30).over, "off unless said"


@pytest.mark.clauses("AN-18.4", "AN-18.3")
def test_without_a_cap_turn_200_is_the_last() -> None:
    assert not next_turn(turn=199).over
    table = next_turn(turn=200)
    assert table.over
    assert GAME.outcome(table.state).cause == "turn-200"
    assert [GAME.payoff(table.state, p) for p in (0, 1)] == [500, 500]  # type: ignore[misc]
