"""The clash: BB-10."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.fights import begun, calling, fight, sums
from tests.games.bigbrother.table import BB, J, O, S, Table, W

# -- how it begins ----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-10.1")
@pytest.mark.parametrize(("step", "policemen"), [("pass", 1), ("reveal:one", 2), ("reveal:two", 3)])
def test_a_visible_policeman_forces_a_clash_and_hidden_ones_may_join(step: str, policemen: int) -> None:
    table = begun(hidden="pl12 pl12 pl13", directive_hand="raid raid raid room-101")
    assert table.offered(BB) == {"reveal:one", "reveal:two", "pass"}
    table.play(BB, step)
    assert table.args("clash-begins") == [{"cell": "pl12", "players": [J], "policemen": policemen}]
    assert len(table.figures()) == policemen
    fight(table)
    assert table.args("lays-directives") == [{"number": policemen}]


@pytest.mark.clauses("BB-10.2", "BB-18.6")
def test_hidden_policemen_may_let_a_pawn_pass() -> None:
    table = begun(figures="", hidden="pl12 pl12")
    assert table.offered(BB) == {"reveal:one", "reveal:two", "pass"}
    table.play(BB, "pass")
    assert (table.events()[-1], table.hidden(), table.figures()) == ("steps", ["pl12", "pl12"], [])
    assert table.asked(J) == "take-step"


@pytest.mark.clauses("BB-10.2", "BB-9.8")
def test_hidden_policemen_step_forward_as_many_as_big_brother_likes() -> None:
    table = begun(figures="", hidden="pl12 pl12")
    table.play(BB, "reveal:one")
    assert (table.hidden(), table.figures()) == (["pl12"], ["pl12"])
    assert table.args("clash-begins", W) == [{"cell": "pl12", "players": [J], "policemen": 1}]
    both = begun(figures="", hidden="pl12 pl12")
    both.play(BB, "reveal:two")
    assert both.view(J)["abroad"] == [], "nobody hides any longer"


@pytest.mark.clauses("BB-10.4", "BB-11.9", "BB-11.10")
def test_all_unprotected_pawns_of_the_cell_take_part() -> None:
    table = Table(turn=W, at={W: "pl07", O: "pl06"}, figures="pl06", markets="")
    table.walk(W, "pl06")
    assert table.args("clash-begins") == [{"cell": "pl06", "players": [W, O], "policemen": 1}]


@pytest.mark.clauses("BB-10.4", "BB-10.15")
def test_the_initiator_is_who_entered() -> None:
    table = Table(turn=O, at={W: "pl12", O: "pl11"}, figures="pl12", markets="")
    table.walk(O, "pl12")
    fight(table, {O: "authority"})
    assert table.args("clash-won") == [{"district": "plenty"}]


# -- W-CANCEL ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-10.5")
def test_each_participant_may_leave_in_the_order_of_turns() -> None:
    table = begun(
        order=[S, J, W, O], turn=J, at={J: "pl11", S: "pl12"}, hand={S: "forged-pass"}, directive_hand="raid room-101"
    )
    assert table.offered(S) == {"forged-pass", "pass"}
    assert not table.offered(J)
    table.play(S, "forged-pass")
    assert table.offered(J) == {"league-member", "pass"}
    table.passes(J)
    assert (table.at(S), table.hand(S), "forged-pass" in table.discarded()) == ("pl12", [], True)
    fight(table)
    assert [a["player"] for a in table.args("strength")] == [J], "who left does not count"
    assert table.will(S) == 5
    assert table.args("leaves-clash") == [{"player": S}]


@pytest.mark.clauses("BB-10.5", "BB-10.19")
@pytest.mark.parametrize("leave", ["forged-pass", "league-member"])
def test_a_clash_without_participants_is_cancelled(leave: str) -> None:
    table = begun(
        at={J: "pl11", W: "pl13"}, hand={J: "forged-pass"}, directive_hand="raid", hidden_orders={"slot-1": "ambush"}
    )
    assert table.offered(J) == {"forged-pass", "league-member", "pass"}
    table.play(J, leave)
    assert (table.figures(), table.directives("directive_hand"), table.at(J)) == (["pl12"], ["raid"], "pl12")
    assert table.asked(J) == "take-step", "she goes on"
    assert "clash-without-winner" in table.events()
    assert not {"helps", "clash-won", "clash-lost"} & set(table.events())
    assert table.of("one_time_used", J) == (leave == "league-member")
    assert table.hand(J) == ([] if leave == "forged-pass" else ["forged-pass"])


@pytest.mark.clauses("BB-10.5")
def test_only_julia_leaves_as_a_member_of_the_league() -> None:
    table = begun(at={J: "pl11", W: "pl12"}, directive_hand="raid")
    table.play(J, "league-member")
    fight(table)
    assert [a["player"] for a in table.args("strength")] == [W]
    again = begun(one_time_used={J: True}, directive_hand="raid")
    assert again.asked(J) is None, "once in a game"


@pytest.mark.clauses("BB-10.5", "BB-18.6")
def test_nobody_is_asked_to_leave_without_means_and_a_pass_leaves_no_trace() -> None:
    holder, other = (
        begun(one_time_used={J: True}, hand={J: card}, directive_hand="raid") for card in ("forged-pass", "diary")
    )
    assert holder.offered(J) == {"forged-pass", "pass"}
    holder.passes(J)
    assert holder.told(BB) == other.told(BB)
    assert other.asked(J) is None


@pytest.mark.clauses("BB-10.5", "BB-18.6")
def test_nobody_is_asked_to_leave_with_a_pass_that_lies_face_up() -> None:
    hands = {"one_time_used": {J: True}, "hand": {J: "diary"}, "directive_hand": "raid", "asks_idle": True}
    for discard, asked in (("forged-pass forged-pass", "leave-clash"), ("forged-pass forged-pass forged-pass", None)):
        assert begun(**hands, support_discard=discard).asked(J) == asked


# -- W-HELP -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-10.6", "BB-5.8")
def test_a_helper_comes_from_an_adjacent_cell_and_enters_nothing() -> None:
    table = calling(cameras="pl12", hidden="pl12", hand={W: "baton"}, turn_over={W: True})
    table.play(BB, "pass")
    assert table.offered(W) == {"join", "pass"}
    table.play(W, "join")
    assert (table.at(W), table.args("helps")) == ("pl12", [{"player": W}])
    assert (table.shown(W), table.asked(BB)) == ([], "lay-directive"), "no camera, no second clash"
    fight(table)
    assert {a["player"] for a in table.args("strength")} == {J, W}


@pytest.mark.clauses("BB-10.6", "BB-5.5", "BB-11.7")
@pytest.mark.parametrize(
    "position",
    [
        {"fences": "pl12-pl13"},
        {"at": {J: "pl11", W: "pl14"}},
        {"skips": {W: True}},
        {"will": {W: 0}},
        {"will": {W: 1}},  # Fear of Rats
    ],
)
def test_who_cannot_help(position: dict[str, Any]) -> None:
    assert calling(**position).asked(W) is None


@pytest.mark.clauses("BB-10.6", "BB-11.14")
def test_a_helper_from_the_prison_is_no_longer_in_custody() -> None:
    table = Table(turn=O, at={O: "lo14", W: "lo12"}, custody={W: True}, figures="lo13", markets="")
    table.walk(O, "lo13")
    table.play(W, "join")
    assert (table.at(W), table.of("custody", W)) == ("lo13", False)


@pytest.mark.clauses("BB-10.6")
def test_help_is_offered_to_all_at_once() -> None:
    table = calling(at={J: "pl11", W: "pl13", O: "pl11", S: "pl13"}, characters="julia winston obrien syme")
    assert table.awaited() == {W, O, S}
    table.play(W, "join")
    assert table.at(W) == "pl13", "not before all have answered"
    table.play(S, "pass")
    table.play(O, "join")
    assert (table.at(W), table.at(O), table.at(S)) == ("pl12", "pl12", "pl13")


@pytest.mark.clauses("BB-10.6", "BB-11.9")
def test_who_is_at_home_on_the_cell_may_help_and_is_not_protected_then() -> None:
    table = Table(turn=W, at={W: "pl07"}, figures="pl06", markets="", directive_hand="room-101", will={W: 1, J: 1})
    table.walk(W, "pl06")
    assert table.offered(J) == {"join", "pass"}
    table.play(J, "join")
    fight(table)
    assert (table.will(J), table.will(W)) == (0, 0)


@pytest.mark.clauses("BB-10.6")
def test_who_has_left_cannot_come_back_as_a_helper() -> None:
    table = begun(at={J: "pl11", W: "pl12"}, hand={W: "forged-pass"}, directive_hand="raid", one_time_used={J: True})
    table.play(W, "forged-pass")
    assert table.asked(W) is None


# -- what is laid -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-10.8")
def test_big_brother_lays_one_directive_for_each_policeman() -> None:
    table = begun(figures="pl12 pl12", directive_hand="raid raid room-101", one_time_used={J: True})
    assert table.offered(BB) == {"lay:raid"}, "in a fixed order, enough must be left behind it"
    table = begun(figures="pl12 pl12", directive_hand="raid night-patrol room-101", one_time_used={J: True})
    assert table.offered(BB) == {"lay:raid", "lay:night-patrol"}
    table.play(BB, "lay:night-patrol")
    assert table.offered(BB) == {"lay:room-101"}
    table.play(BB, "lay:room-101")
    assert table.args("lays-directives") == [{"number": 2}]
    assert table.directives("directive_hand") == ["raid"]


@pytest.mark.clauses("BB-10.8", "BB-10.13")
def test_with_too_few_directives_he_lays_all() -> None:
    table = begun(figures="pl12 pl12 pl12", directive_hand="raid raid", hand={J: "diary"})
    fight(table)
    assert sums(table) == (5, 8)
    none = begun(figures="pl12 pl12")
    fight(none)
    assert sums(none) == (5, 0)


@pytest.mark.clauses("BB-10.9")
def test_who_holds_any_card_is_asked_what_he_lays() -> None:
    table = calling(hand={J: "diary", W: "baton spanner crowbar docker"}, at={J: "pl11", W: "pl12", S: "pl12"})
    table.play(BB, "lay:raid")
    assert table.awaited() == {J, W}, "whose hand is empty lays nothing"
    assert table.offered(J) == {"nothing"}
    assert table.offered(W) == {"nothing", "lay:baton", "lay:spanner", "lay:crowbar"}


@pytest.mark.clauses("BB-10.9", "BB-14.2")
def test_obrien_may_add_his_one_time_ability_once() -> None:
    table = Table(
        turn=O, at={O: "lo14"}, figures="lo13 lo12", directive_hand="raid raid", hand={O: "baton"}, markets=""
    )
    table.walk(O, "lo13")
    table.play(BB, "lay:raid")
    assert table.offered(O) == {"nothing", "fervent", "lay:baton", "lay-fervent:baton"}
    table.play(O, "lay-fervent:baton")
    assert (sums(table), table.of("one_time_used", O)) == ((10, 4), True)
    assert table.args("fervent", BB) == table.args("fervent", "spectator") == [{"player": O}]
    codes = table.events()
    assert codes.index("lays-directives") < codes.index("lays") < codes.index("fervent") < codes.index("strength")
    fight(table)
    table.play(O, "to:lo12")
    fight(table)
    assert sums(table) == (5, 4), "for one clash"
    joined = Table(turn=O, at={O: "lo14", W: "lo13"}, figures="lo13", directive_hand="raid", markets="")
    joined.walk(O, "lo13")
    fight(joined, {O: "fervent"})
    assert sums(joined) == (12, 4), "for him alone"
    used = Table(turn=O, at={O: "lo14"}, figures="lo13", directive_hand="raid", one_time_used={O: True}, markets="")
    used.walk(O, "lo13")
    fight(used)
    assert sums(used) == (5, 4)
    assert "fervent" not in used.events()
    bare = Table(turn=O, at={O: "lo14"}, figures="lo13", directive_hand="raid", markets="")
    bare.walk(O, "lo13")
    bare.play(BB, "lay:raid")
    assert bare.offered(O) == {"nothing", "fervent"}, "asked with an empty hand too"


@pytest.mark.clauses("BB-10.9", "BB-10.10", "BB-10.11")
def test_what_is_laid_stays_and_is_seen_by_nobody_before_the_reveal() -> None:
    table = calling(hand={J: "baton", W: "spanner"}, at={J: "pl11", W: "pl12"}, directive_hand="raid room-101")
    table.play(BB, "lay:room-101")
    assert table.view(J)["directive_laid"] == 1
    assert table.args("lays-directives", J) == [{"number": 1}]
    assert "reveals-directives" not in table.events()
    table.play(J, "lay:baton")
    for seat in (BB, W, S):
        assert "lays" not in table.events(seat)
        assert table.view(seat)["pick"][J] is None
    table.refuses(BB, "lay:raid")
    table.play(W, "lay:spanner")
    assert table.args("lays", S) == [{"player": J, "cards": ["baton"]}, {"player": W, "cards": ["spanner"]}]
    assert table.args("reveals-directives", S) == [{"directives": ["room-101"]}]


@pytest.mark.clauses("BB-10.8", "BB-18.6")
def test_after_directives_were_laid_unseen_nobody_knows_the_hand() -> None:
    table = calling(directive_hand="raid ambush", hand_read={W: "raid", S: "raid"}, hand_known="raid")
    assert table.view(W)["hand_read"][W] == ["raid"]
    table.passes(W)
    table.play(BB, "lay:ambush")
    assert (table.view(W)["hand_read"][W], table.view(W)["hand_known"]) == ([], [])


# -- Smoke Pot --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-10.12", "BB-10.19", "BB-13.12")
def test_a_smoke_pot_leads_out_of_the_clash_and_ends_the_movement() -> None:
    table = begun(hand={J: "smoke-pot"}, directive_hand="room-101", markets="pl11", one_time_used={J: True})
    table.play(BB, "lay:room-101")
    table.play(J, "lay:smoke-pot")
    assert table.offered(J) == {"choose:pl11", "choose:pl13"}
    table.play(J, "choose:pl11")
    assert (table.at(J), table.will(J), table.authority, table.figures()) == ("pl11", 5, 10, ["pl12"])
    assert table.directives("directive_discard") == ["room-101"]
    assert "smoke-pot" in table.discarded()
    assert table.asked(J) == "buy-from", "the black market comes after the clash"
    table.passes(J)
    assert (table.asked(J), table.of("actions", J)) == ("act", 1)


@pytest.mark.clauses("BB-1.9", "BB-13.12", "BB-13.10")
def test_after_a_clash_the_market_serves_in_the_order_of_turns() -> None:
    table = begun(
        players=3,
        order=[W, J],
        turn=J,
        at={J: "pl11", W: "pl12"},
        hand={J: "smoke-pot", W: "smoke-pot"},
        directive_hand="raid",
        markets="pl11",
        one_time_used={J: True},
    )
    table.play(BB, "lay:raid")
    table.play(J, "lay:smoke-pot")
    table.play(W, "lay:smoke-pot")
    table.play(W, "choose:pl11")
    table.play(J, "choose:pl11")
    assert table.awaited() == {W}
    table.passes(W)
    assert table.asked(J) == "buy-from"


@pytest.mark.clauses("BB-10.12")
def test_a_smoke_pot_leads_neither_through_fences_nor_to_visible_policemen() -> None:
    for position in ({"figures": "pl12 pl13"}, {"fences": "pl12-pl13"}):
        table = begun(hand={J: "smoke-pot"}, directive_hand="raid", one_time_used={J: True}, **position)
        table.play(BB, "lay:raid")
        table.play(J, "lay:smoke-pot")
        assert table.offered(J) == {"choose:pl11"}
    none = begun(hand={J: "smoke-pot"}, directive_hand="raid", figures="pl12 pl13 pl11", one_time_used={J: True})
    none.play(BB, "lay:raid")
    none.play(J, "lay:smoke-pot")
    assert (none.at(J), none.will(J), none.asked(J)) == ("pl12", 5, "act")


@pytest.mark.clauses("BB-10.12", "BB-10.15")
def test_the_others_fight_on_without_the_smoker() -> None:
    table = calling(
        at={J: "pl11", W: "pl12", S: "pl12"},
        hand={J: "smoke-pot", W: "baton"},
        will={J: 5, W: 4, S: 3},
        directive_hand="raid",
    )
    fight(table, {J: "lay:smoke-pot choose:pl13", W: f"lay:baton will:{S}"})
    assert sums(table) == (10, 4)
    assert (table.will(S), table.at(J), table.authority) == (4, "pl13", 10), "the earliest left in it is rewarded"
