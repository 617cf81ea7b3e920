"""Inspire and Charming Leader: BB-4.14, BB-4.15, BB-14.4, BB-14.5."""

from __future__ import annotations

import pytest

from tests.games.bigbrother.table import BB, J, O, S, Table, W

# -- Inspire ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.14", "BB-11.7")
def test_anybody_in_play_without_a_skip_flag_can_be_inspired() -> None:
    table = Table(turn=W, skips={O: True}, at={O: "lo12"})
    assert table.offers(W, "inspire") == {J, S}
    assert Table(will={S: 0}).offers(J, "inspire") == {W, O}


@pytest.mark.clauses("BB-4.14", "BB-4.15")
def test_before_the_turn_a_cell_is_banked() -> None:
    table = Table()
    table.play(J, f"inspire:{W}", f"inspire:{W}")
    assert table.of("banked", W) == 2
    assert table.turn_of == W
    table.walk(W, "tr08", "tr03", "tr04", "tr05")
    assert (table.at(W), table.of("banked", W)) == ("tr05", 0)


@pytest.mark.clauses("BB-4.14")
def test_after_the_turn_a_step_is_taken_now_and_is_no_action() -> None:
    table = Table(turn=W, banked={J: 1}, moves={J: 2})
    table.play(W, f"inspire:{J}")
    assert (table.asked(J), table.offered(J)) == ("take-step", {"to:pl01", "to:pl07", "to:pl11", "pass"})
    table.play(J, "to:pl07")
    assert (table.at(J), table.asked(W)) == ("pl07", "act"), "one cell, no banked ones"
    assert (table.of("banked", J), table.of("moves", J), table.of("actions", W)) == (1, 2, 1)


@pytest.mark.clauses("BB-4.14")
def test_the_step_may_be_declined() -> None:
    table = Table(turn=W)
    table.play(W, f"inspire:{J}")
    table.passes(J)
    assert (table.at(J), table.asked(W)) == ("pl06", "act")


@pytest.mark.clauses("BB-4.14")
def test_who_is_finished_is_a_target_only_with_a_legal_step() -> None:
    table = Table(turn=W, fences="pl01-pl06 pl06-pl07 pl06-pl11")
    assert table.offers(W, "inspire") == {O, S}
    not_yet = Table(fences="tr02-tr07 tr06-tr07 tr07-tr08")
    assert W in not_yet.offers(J, "inspire"), "before his turn he may bank it"


@pytest.mark.clauses("BB-4.14", "BB-5.7", "BB-13.10")
def test_the_inspired_step_enters_like_any_other() -> None:
    table = Table(turn=W, cameras="pl11", hand={J: "baton"}, hidden="pl11")
    table.play(W, f"inspire:{J}")
    table.play(J, "to:pl11")
    assert table.args("camera-checks") == [{"player": J, "cell": "pl11"}]
    table.passes(BB)
    assert table.asked(J) == "buy-from"


@pytest.mark.clauses("BB-4.14", "BB-15.5")
def test_who_was_stopped_in_his_own_move_can_be_inspired_later() -> None:
    table = Table(militia_at={0: "pl07"})
    table.walk(J, "pl07")
    table.play(J, "end")
    table.play(W, f"inspire:{J}")
    table.play(J, "to:pl08")
    assert table.at(J) == "pl08"


@pytest.mark.clauses("BB-4.14", "BB-5.4")
def test_the_inspired_step_can_be_sealed() -> None:
    table = Table(turn=W, hidden_orders={"slot-1": "sealed-street"})
    table.play(W, f"inspire:{J}")
    table.play(J, "to:pl07")
    table.play(BB, "fire:slot-1")
    assert table.offered(J) == {"to:pl01", "to:pl11", "pass"}


@pytest.mark.clauses("BB-14.11")
@pytest.mark.parametrize("will", [1, 2, 3])
def test_careless_julia_neither_inspires_nor_is_inspired(will: int) -> None:
    hers = Table(will={J: will})
    assert (hers.offers(J, "inspire") == set()) is (will == 2)
    others = Table(turn=W, will={J: will})
    assert (J in others.offers(W, "inspire")) is (will != 2)


@pytest.mark.clauses("BB-14.7", "BB-14.9")
def test_the_organiser_gains_tokens_and_then_gives_two_cells() -> None:
    table = Table(goal={J: "organiser"}, goal_tokens={J: 2})
    table.play(J, f"inspire:{W}")
    assert (table.of("banked", W), table.of("goal_tokens", J), table.of("goal_done", J)) == (1, 3, True)
    table.play(J, f"inspire:{W}")
    assert table.of("banked", W) == 3
    finished = Table(turn=W, goal_done={W: "organiser"})
    finished.play(W, f"inspire:{J}")
    finished.play(J, "to:pl07", "to:pl08")
    assert (finished.at(J), finished.asked(W)) == ("pl08", "act")


# -- Charming Leader --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-14.4", "BB-4.3", "BB-4.29")
def test_a_player_before_his_turn_gets_an_action_for_it() -> None:
    table = Table(order=[O, J, W, S], turn=O)
    assert table.offers(O, "charm") == {J, W, S}
    table.play(O, f"charm:{W}")
    assert table.of("actions", O) == 1
    assert table.offers(O, "charm") == set(), "once per round"
    table.play(O, "end")
    table.play(J, "end")
    assert table.of("actions", W) == 3


@pytest.mark.clauses("BB-14.4", "BB-14.5")
def test_a_finished_player_acts_at_once_without_free_plays() -> None:
    table = Table(turn=O, hand={J: "docker diary"}, tickets={J: 1})
    table.play(O, f"charm:{J}")
    assert table.awaited() == {J}
    assert "card:diary" in table.offered(J)
    assert table.offers(J, "play") == set()
    table.walk(J, "pl07")
    assert table.offered(J) == {"to:pl02", "to:pl06", "to:pl08", "stop"}, "no cut, nothing between the steps"
    table.play(J, "to:pl08")
    assert (table.awaited(), table.of("turn_over", J), table.of("actions", O)) == ({O}, True, 1)


@pytest.mark.clauses("BB-14.5", "BB-1.1")
def test_a_slingshot_is_part_of_the_granted_vandalism() -> None:
    """Its text ties it to the action; a crowbar, a free play, stays in hand."""
    table = Table(turn=O, hand={J: "slingshot crowbar"}, cameras="pl07", fences="pl06-pl07")
    table.play(O, f"charm:{J}")
    assert table.offers(J, "play") == set()
    table.play(J, "break-camera", "choose:pl07")
    assert (table.cells("cameras"), table.hand(J), table.awaited()) == (set(), ["crowbar"], {O})


@pytest.mark.clauses("BB-14.4")
def test_the_granted_action_may_be_declined() -> None:
    table = Table(turn=O)
    table.play(O, f"charm:{J}")
    table.play(J, "end")
    assert (table.awaited(), table.of("actions", O)) == ({O}, 1)


@pytest.mark.clauses("BB-14.5", "BB-1.11")
@pytest.mark.parametrize(
    ("before", "refused"),
    [
        ({"once": {S: "ability"}}, "vigilance"),
        ({"once": {S: "permanent"}}, "vigilance"),
        ({"row": "shortages", "searches": {S: 1}, "at": {S: "pe11"}}, "search"),
        ({"once": {S: "exchange"}, "at": {S: "pe07", J: "pe07"}, "hand": {J: "baton"}}, "exchange"),
    ],
)
def test_limits_of_the_turn_hold_in_the_granted_action(before: dict, refused: str) -> None:  # type: ignore[type-arg]
    table = Table(order=[S, J, W, O], turn=O, **before)
    table.play(O, f"charm:{S}")
    assert refused not in table.offered(S)
    free = {name: value for name, value in before.items() if name in ("at", "hand")}
    unlimited = Table(order=[S, J, W, O], turn=O, **free)
    unlimited.play(O, f"charm:{S}")
    assert refused in unlimited.offered(S)


@pytest.mark.clauses("BB-14.5", "BB-14.11")
def test_worn_out_julia_may_not_move_again_in_a_granted_action() -> None:
    table = Table(turn=O, will={J: 1}, moves={J: 1})
    table.play(O, f"charm:{J}")
    assert "move" not in table.offered(J)


@pytest.mark.clauses("BB-14.5", "BB-4.20")
def test_an_exchange_that_came_to_nothing_leaves_the_granted_action() -> None:
    table = Table(turn=O, at={J: "pl06", W: "pl06"}, hand={J: "baton"})
    table.play(O, f"charm:{J}")
    table.play(J, "exchange", "done")
    assert table.asked(J) == "act"
    assert "exchange" not in table.offered(J)


@pytest.mark.clauses("BB-14.5", "BB-11.6")
def test_an_arrest_in_a_granted_action_does_not_end_obriens_turn() -> None:
    table = Table(
        turn=O, at={S: "pe07"}, order=[S, J, W, O], figures="pe08", directive_hand="room-101", hand={S: "diary"}
    )
    table.play(O, f"charm:{S}")
    table.walk(S, "pe08")
    table.play(BB, "lay:room-101")
    table.play(S, "nothing")
    assert (table.at(S), table.of("skips", S)) == ("lo12", True)
    assert (table.awaited(), table.of("actions", O)) == ({O}, 1)


@pytest.mark.clauses("BB-14.5")
def test_a_granted_action_in_a_cut_move_comes_back_to_the_move() -> None:
    table = Table(turn=O)
    table.walk(O, "lo10")
    table.play(O, "cut", f"charm:{J}")
    table.play(J, f"inspire:{W}")
    table.play(W, "to:tr02")
    assert (table.asked(O), table.at(W)) == ("take-step", "tr02")
    table.play(O, "to:lo15")
    assert table.at(O) == "lo15"


@pytest.mark.clauses("BB-14.5", "BB-11.3")
def test_obrien_arrested_as_a_helper_ends_his_turn_after_the_granted_action() -> None:
    table = Table(
        turn=O,
        at={J: "pl11", O: "pl13"},
        figures="pl12",
        directive_hand="room-101",
        will={J: 3, O: 3},
        hand={O: "diary"},
        luck=[("search", "diary")],
        one_time_used={J: True, O: True},
    )
    table.play(O, f"charm:{J}")
    table.play(J, "move", "to:pl12")
    table.play(O, "join")
    table.play(BB, "lay:room-101")
    table.play(O, "nothing")
    assert (table.at(O), table.of("skips", O)) == ("lo12", True)
    assert table.turn_of == S, "his turn is over"


@pytest.mark.clauses("BB-14.5", "BB-4.14")
@pytest.mark.parametrize("given", ["charm", "inspire"])
def test_what_obrien_gave_is_finished_although_he_is_arrested_in_it(given: str) -> None:
    """Julia leaves the clash on his cell, in which he alone is beaten, and walks on."""
    table = Table(
        turn=O,
        at={J: "pl11", O: "pl12"},
        figures="pl12",
        directive_hand="room-101",
        will={O: 3},
        hand={O: "diary"},
        goal_done={O: "organiser"},
        markets="",
        luck=[("search", "diary")],
    )
    table.play(O, f"{given}:{J}")
    table.play(J, *(["move"] if given == "charm" else []), "to:pl12", "league-member")
    table.play(BB, "lay:room-101")
    table.play(O, "nothing")
    assert (table.at(O), table.turn_of) == ("lo12", O)
    assert table.asked(J) == "take-step", "one step is left"
    table.play(J, "to:pl11")
    assert (table.at(J), table.turn_of) == ("pl11", S), "now his turn is over"


@pytest.mark.clauses("BB-14.11", "BB-11.7")
@pytest.mark.parametrize(("will", "offered"), [(3, True), (2, False), (1, True)])
def test_old_habits_forbid_charming_leader(will: int, offered: bool) -> None:
    table = Table(turn=O, will={O: will}, skips={W: True}, at={W: "lo12"})
    assert table.offers(O, "charm") == ({J, S} if offered else set())
