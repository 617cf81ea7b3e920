"""What a completed personal goal is worth, each of the fifteen (specification 7.8): BB-14.9."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fogtable.games.bigbrother.components import GOAL_TOKENS, Goal
from tests.games.bigbrother.deeds import buy, inspire, join, paint_over, put_up, tear_poster, turn, win
from tests.games.bigbrother.fights import begun, fight, sums
from tests.games.bigbrother.table import BB, J, Table, W


@pytest.mark.clauses("BB-14.9", "BB-4.21")
def test_put_out_the_eyes() -> None:
    table = turn(cameras="pl06 pl07 pl08", fences="pl06-pl07", goal_done={J: "blinder"}, hand={J: "slingshot"})
    table.play(J, "break-camera")
    assert table.offered(J) == {"choose:pl06", "choose:pl07"}
    table.play(J, "choose:pl07")
    assert table.hand(J) == ["slingshot"], "it is not needed"


@pytest.mark.clauses("BB-14.9", "BB-13.12")
@pytest.mark.parametrize(("deed", "goal"), [(tear_poster, "tearer"), (paint_over, "tearer"), (put_up, "agitator")])
def test_bare_walls_and_agitator_draw_after_the_action(deed: Callable[..., Table], goal: str) -> None:
    table = deed(goal_done={J: goal})
    assert table.offered(J) == {"from:a", "from:b"}
    table.draws("spanner")
    table.play(J, "from:b")
    assert table.hand(J) == ["spanner"]
    assert table.asked(J) == "act"
    last = deed(goal={J: goal}, goal_tokens={J: GOAL_TOKENS[Goal.parse(goal)] - 1})
    assert (last.of("goal_done", J), last.asked(J)) == (True, "act"), "not for the deed that completed it"


@pytest.mark.clauses("BB-13.12", "BB-7.5")
def test_bare_walls_draw_after_the_glue_brigade() -> None:
    table = turn(posters="pl06", goal_done={J: "tearer"}, hidden_orders={"slot-1": "glue-brigade"})
    table.play(J, "tear-poster")
    assert table.awaited() == {BB}
    table.passes(BB)
    assert table.asked(J) == "draw-from"


@pytest.mark.clauses("BB-4.31", "BB-14.9")
def test_open_streets() -> None:
    table = turn(fences="pl06-pl07 pl06-pl11", goal_done={J: "breaker"})
    table.play(J, "free-dismantle", "choose:pl07")
    assert (table.fences(), table.of("actions", J)) == ({"pl06-pl11"}, 2)
    assert "free-dismantle" not in table.offered(J), "once in a turn"
    assert "dismantle-fence" in table.offered(J)


@pytest.mark.clauses("BB-10.14", "BB-14.9")
def test_first_blood_and_shoulder_to_shoulder() -> None:
    assert sums(win(goal_done={J: "fighter"}))[0] == 6
    assert join(goal_done={J: "comrade"}).args("strength")[-1] == {"player": W, "share": 5}
    assert {"player": J, "share": 7} in join(goal_done={J: "comrade"}).args("strength")
    assert sums(win(goal_done={J: "comrade"}))[0] == 5, "only as a helper"
    completed = join(goal={J: "comrade"}, goal_tokens={J: 1})
    assert {"player": J, "share": 7} in completed.args("strength"), "the bonus lasts from the token on"


@pytest.mark.clauses("BB-14.9", "BB-4.16")
def test_four_districts() -> None:
    table = turn(at={J: "pl02"}, goal_done={J: "seeker"})
    table.play(J, "search")
    assert table.offered(J) == {"from:a", "from:b"}
    size = table.state.deck_size[1]
    table.play(J, "from:b")
    assert table.state.deck_size[1] == size - 1


@pytest.mark.clauses("BB-14.9", "BB-4.11")
def test_restless() -> None:
    table = turn(characters="winston julia obrien syme", at={J: "pl01"}, tickets={J: 1}, goal_done={J: "traveller"})
    table.play(J, "monorail")
    assert table.offers(J, "to") == {"pl13", "pe08", "lo13", "tr09"}
    table.play(J, "to:lo13")
    assert table.of("tickets", J) == 0


@pytest.mark.clauses("BB-14.9", "BB-4.17")
def test_trusted_hands() -> None:
    for goal, met in (({}, False), ({J: "trader"}, True)):
        table = turn(at={W: "pl07"}, hand={J: "diary"}, fences="pl06-pl07", goal_done=goal)
        assert ("exchange" in table.offered(J)) == met
    partner = turn(at={W: "pl07"}, hand={J: "diary"}, goal_done={W: "trader"})
    assert "exchange" not in partner.offered(J), "the own Exchange only"


@pytest.mark.clauses("BB-4.31", "BB-14.9")
def test_dead_drops() -> None:
    table = turn(hand={J: "diary spanner"}, goal_done={J: "stasher"})
    table.play(J, "free-place-stash", "choose:diary")
    assert (table.of("actions", J), table.hand(J)) == (2, ["spanner"])
    assert not {"free-place-stash", "free-take-stash"} & table.offered(J), "one of them once in a turn"
    taking = turn(stash={"stash-1": ("pl06", "diary", W)}, goal_done={J: "stasher"})
    taking.play(J, "free-take-stash")
    assert (taking.hand(J), taking.of("actions", J)) == (["diary"], 2)


@pytest.mark.clauses("BB-14.9", "BB-13.10")
def test_regular_customer() -> None:
    assert buy(goal_done={J: "customer"}, will={J: 3}).will(J) == 4
    assert buy(goal={J: "customer"}, goal_tokens={J: 1}, will={J: 3}).will(J) == 3, "from the next one on"


@pytest.mark.clauses("BB-14.9", "BB-11.1")
def test_unbroken_loses_no_will_at_the_first_detention_of_a_round() -> None:
    table = begun(directive_hand="room-101", goal_done={J: "martyr"}, will={J: 1})
    fight(table)
    assert (table.will(J), table.at(J)) == (1, "pl06"), "he does not fall"
    assert table.args("unbroken") == [{"player": J}]


@pytest.mark.clauses("BB-14.9", "BB-11.1")
def test_unbroken_the_second_detention_of_a_round_costs_will() -> None:
    for done, will in ((True, 3), (False, 2)):
        goal = {"goal_done": {J: "martyr"}} if done else {"goal": {J: "martyr"}, "goal_tokens": {J: 1}}
        table = begun(
            figures="pl12 pl12 pl12",
            directive_hand="raid raid raid room-101 interrogation interrogation",
            will={J: 4},
            **goal,
        )
        fight(table, {BB: "lay:raid lay:raid lay:raid"})
        table.walk(J, "pl11", "pl12")
        fight(table)
        assert table.will(J) == will, "completed by the first one, it is not for the second"


@pytest.mark.clauses("BB-14.9", "BB-4.27")
def test_belly_of_the_beast() -> None:
    table = turn(at={J: "lo02"}, goal_done={J: "pilgrim"}, actions={J: 2})
    table.play(J, "power")
    assert (table.will(J), table.authority) == (4, 9)
    table.play(J, "power")
    assert (table.will(J), table.authority) == (2, 8), "once in a round"


@pytest.mark.clauses("BB-14.9", "BB-4.27")
def test_belly_of_the_beast_is_used_up_by_a_power_that_it_makes_free() -> None:
    table = turn(at={J: "pe01"}, goal_done={J: "pilgrim"}, actions={J: 2}, figures="pe02 pe03", markets="")
    table.play(J, "power", "choose:pe02")
    table.play(BB, "choose:pl07")
    assert table.will(J) == 5
    table.play(J, "power", "choose:pe03")
    assert table.will(J) == 4


@pytest.mark.clauses("BB-14.9", "BB-8.4")
def test_under_its_gaze() -> None:
    table = turn(cameras="pl07", goal_done={J: "evader"}, hand={J: "diary"})
    table.walk(J, "pl07")
    assert table.shown(J) == []


@pytest.mark.clauses("BB-14.9", "BB-4.14")
def test_cell_organiser() -> None:
    assert inspire(goal_done={J: "organiser"}).of("banked", W) == 2
    finished = turn(turn=W, goal_done={W: "organiser"})
    finished.play(W, f"inspire:{J}")
    finished.play(J, "to:pl07", "to:pl08")
    assert (finished.at(J), finished.asked(W)) == ("pl08", "act")
