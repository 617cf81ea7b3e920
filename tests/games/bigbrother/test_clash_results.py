"""What a clash comes to: difficulty, strength, and the results: BB-10.13 to BB-10.22."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.fights import before, begun, calling, fight, sums
from tests.games.bigbrother.table import BB, J, O, S, W

# -- difficulty and strength ------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-10.13")
@pytest.mark.parametrize(
    ("position", "difficulty"),
    [
        ({}, 9),
        ({"row": "hate-week"}, 10),
        ({"active": "martial-law"}, 11),
        ({"militia_at": {0: "pl12"}}, 11),
        ({"militia_at": {0: "pl13"}}, 9),
        ({"numbers": {"militia-bonus": 3}, "militia_at": {1: "pl12"}}, 12),
        ({"numbers": {"difficulty-offset": 3}}, 12),
        ({"row": "- hate-week", "active": "martial-law", "militia_at": {0: "pl12"}}, 14),
    ],
)
def test_difficulty(position: dict[str, Any], difficulty: int) -> None:
    table = begun(figures="pl12 pl12", directive_hand="raid ration-cut", **position)
    fight(table)
    assert sums(table)[1] == difficulty, "bonuses count once, not for each policeman"


@pytest.mark.clauses("BB-10.14", "BB-13.7")
@pytest.mark.parametrize(
    ("lay", "position", "share"),
    [
        ("nothing", {}, 4),
        ("lay:baton", {}, 7),
        ("lay:spanner", {}, 6),
        ("lay:pistol", {}, 8),
        ("lay:crowbar", {}, 6),
        ("nothing", {"allies": {J: "docker docker"}}, 6),
        ("nothing", {"allies": {J: "docker parsons"}}, 5),
        ("nothing", {"goal_done": {J: "fighter"}}, 5),
        ("nothing", {"goal_done": {J: "comrade"}}, 4),
        ("nothing", {"row": "prole-unrest"}, 5),
        ("lay:baton", {"allies": {J: "docker"}, "goal_done": {J: "fighter"}, "row": "- prole-unrest"}, 10),
    ],
)
def test_strength(lay: str, position: dict[str, Any], share: int) -> None:
    table = begun(will={J: 4}, hand={J: "baton spanner pistol crowbar"}, **position)
    fight(table, {J: lay})
    assert table.args("strength") == [{"player": J, "share": share}]


@pytest.mark.clauses("BB-10.14", "BB-14.11")
def test_fear_of_rats_takes_two_but_no_share_is_below_nothing() -> None:
    for will, share in ((1, 0), (2, 2)):
        table = begun(characters="winston julia obrien syme", will={J: will}, directive_hand="raid")
        fight(table)
        assert table.args("strength") == [{"player": J, "share": share}]


@pytest.mark.clauses("BB-10.14")
def test_the_helper_s_bonus_of_a_completed_goal() -> None:
    table = calling(goal_done={W: "comrade"})
    fight(table, {W: "join"})
    assert table.args("strength") == [{"player": J, "share": 5}, {"player": W, "share": 7}]


@pytest.mark.clauses("BB-10.21", "BB-5.9")
def test_the_will_of_the_moment_counts() -> None:
    table = before(figures="pl12 pl13", hand={J: "paperweight"}, will={J: 3}, one_time_used={J: True})
    table.walk(J, "pl12")
    fight(table, {J: f"will:{J}"})
    table.play(J, "to:pl13")
    fight(table)
    assert [a["share"] for a in table.args("strength")] == [3, 4]


# -- results ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-10.15", "BB-10.16", "BB-5.9")
def test_a_won_clash_lowers_the_authority_and_the_policemen_go_to_a_hospital() -> None:
    table = begun(figures="pl12 pl12", will={J: 5}, hand={J: "pistol"}, directive_hand="raid night-patrol")
    fight(table, {J: "lay:pistol authority", BB: "lay:raid lay:night-patrol choose:tr14"})
    assert (table.authority, table.figures(), table.hidden()) == (9, [], ["tr14", "tr14"])
    assert table.args("police-to-hospital", J) == [{"number": 2}]
    assert table.asked(J) == "take-step", "she may go on"
    assert set(table.view(J)["abroad"]) == {"pl07", "tr14"}


@pytest.mark.clauses("BB-10.15", "BB-1.3")
def test_a_won_clash_may_restore_will_of_any_participant_below_five() -> None:
    table = calling(at={J: "pl11", W: "pl12", S: "pl12", O: "pl13"}, will={W: 4, S: 0, O: 3})
    table.play(O, "pass")
    table.play(BB, "lay:raid")
    while table.asked(J) != "reward":
        table.play(min(table.awaited()), "nothing")
    assert table.offered(J) == {"authority", f"will:{W}", "pass"}, "not who is at 5, nor who takes no part"
    table.play(J, f"will:{W}")
    assert table.asked(BB) == "choose-hospital"
    assert (table.will(W), table.authority) == (5, 10)


@pytest.mark.clauses("BB-10.15")
def test_the_reward_may_be_declined_and_influenza_forbids_will() -> None:
    table = begun(will={J: 4}, row="influenza")
    while table.asked(J) != "reward":
        table.passes(J)
    assert table.offered(J) == {"authority", "pass"}
    table.passes(J)
    fight(table)
    assert (table.authority, table.will(J)) == (10, 4)


@pytest.mark.clauses("BB-10.15", "BB-12.3")
def test_the_brotherhood_gives_both_rewards() -> None:
    table = begun(will={J: 4}, row="- brotherhood")
    while table.asked(J) != "reward":
        table.passes(J)
    assert table.offered(J) == {f"will:{J}", "pass"}
    table.play(J, f"will:{J}")
    fight(table)
    assert (table.authority, table.will(J)) == (9, 5)
    full = begun(will={J: 5}, row="brotherhood")
    fight(full)
    assert full.authority == 9


@pytest.mark.clauses("BB-10.16", "BB-9.14", "BB-18.6")
def test_nobody_else_learns_which_hospital() -> None:
    one, other = begun(will={J: 5}), begun(will={J: 5})
    fight(one, {BB: "choose:tr14"})
    fight(other, {BB: "choose:pl07"})
    for seat in (J, S, "spectator"):
        assert one.view(seat) == other.view(seat)
        assert one.told(seat) == other.told(seat)
    assert (one.hidden(), other.hidden()) == (["tr14"], ["pl07"])


@pytest.mark.clauses("BB-10.17")
def test_a_drawn_clash_sends_the_policemen_away_and_gains_nobody_anything() -> None:
    table = begun(will={J: 4}, directive_hand="raid", hand={J: "diary"})
    fight(table, {BB: "lay:raid choose:pl07"})
    assert (table.hidden(), table.figures(), table.will(J), table.authority) == (["pl07"], [], 4, 10)
    assert (table.at(J), table.asked(J), table.events().count("clash-drawn")) == ("pl12", "take-step", 1)


@pytest.mark.clauses("BB-10.18", "BB-9.8", "BB-5.10", "BB-11.1")
def test_a_lost_clash_detains_every_participant_and_the_policemen_stay() -> None:
    table = calling(at={J: "pl11", W: "pl13", S: "pl12"}, will={J: 1, W: 2, S: 2}, directive_hand="room-101")
    fight(table, {W: "join"})
    assert (table.will(J), table.will(W), table.will(S)) == (0, 1, 1)
    assert (table.at(W), table.at(S), table.figures()) == ("tr07", "pe07", ["pl12"])
    assert [a["player"] for a in table.args("detained")] == [J, W, S]


@pytest.mark.clauses("BB-10.20", "BB-13.6")
@pytest.mark.parametrize("directive", ["two-minutes-hate", "interrogation", "room-101"])
def test_all_that_was_laid_is_discarded_whoever_wins(directive: str) -> None:
    table = begun(will={J: 5}, hand={J: "spanner"}, directive_hand=directive, directive_deck="raid")
    fight(table, {J: "lay:spanner"})
    assert table.directives("directive_hand") == []
    assert directive in table.directives("directive_discard")
    assert (table.hand(J), "spanner" in table.discarded()) == ([], True)


@pytest.mark.clauses("BB-10.22", "BB-10.6")
def test_a_helper_starts_no_other_clash() -> None:
    table = calling(hidden="pl12 pl12", at={J: "pl11", W: "pl13"})
    table.play(BB, "pass")
    table.play(W, "join")
    fight(table)
    assert len(table.args("clash-begins")) == 1
    assert table.hidden().count("pl12") == 2
