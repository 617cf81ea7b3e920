"""What the fallen do for Big Brother: BB-14.14, specification 7.4."""

from __future__ import annotations

import pytest

from tests.games.bigbrother.office import office, told
from tests.games.bigbrother.table import BB, J, O, S, W


@pytest.mark.clauses("BB-14.12", "BB-14.13")
def test_who_falls_leaves_everything_but_the_stashes() -> None:
    table = office(
        directive_hand="interrogation",
        will={J: 1},
        skips={J: True},
        hand={J: "diary"},
        allies={J: "docker"},
        tickets={J: 2},
        goal={J: "tearer"},
        goal_not={J: "fighter"},
        stash={"stash-1": ("pe01", "baton", J)},
    )
    table.play(BB, "play:interrogation", f"choose:{J}")
    assert (table.at(J), table.will(J), table.hand(J), table.allies(J)) == ("none", 0, [], [])
    assert (table.discarded(), table.of("tickets", J)) == (["diary", "docker"], 0)
    assert (table.view(W)["goal"][J], table.view(W)["goal_not"][J]) == (0, [])
    assert table.stash("stash-1") == ("pe01", ["baton"])
    assert not table.over


@pytest.mark.clauses("BB-14.14")
def test_each_fallen_player_is_asked_once_in_the_order_of_seats() -> None:
    table = office(will={J: 0, O: 0})
    assert table.awaited() == {J}
    table.play(J, "volunteer")
    assert table.awaited() == {O}
    table.passes(O)
    assert (table.asked(BB), table.resources) == ("command", 10)


@pytest.mark.clauses("BB-14.14", "BB-18.6")
def test_denounce_shows_a_random_card_to_big_brother_alone() -> None:
    table = office(will={J: 0}, hand={W: "diary baton", S: "paint"}, skips={S: True})
    assert table.offers(J, "denounce") == {W, S}
    table.say([("look", "baton")])
    table.play(J, f"denounce:{W}")
    assert table.shown(W) == ["baton"]
    assert [e["card"] for e in table.args("looks-at", J)] == [None]
    assert told(table, "denounces") == {"player": J, "other": W}


@pytest.mark.clauses("BB-14.14", "BB-6.4")
def test_volunteer_labour_goes_above_the_maximum_but_not_above_13() -> None:
    table = office(will={J: 0})
    table.play(J, "volunteer")
    assert (table.resources, table.state.max_resources) == (10, 9)
    assert "volunteer" not in office(will={J: 0}, max_resources=13).offered(J)


@pytest.mark.clauses("BB-14.14", "BB-8.3")
def test_telescreen_duty_watches_the_old_district() -> None:
    table = office(will={J: 0}, cameras="pl01")
    table.play(J, "duty")
    sites = table.offers(J, "choose")
    assert sites == {f"pl{n:02}" for n in range(2, 16)} - {"pl10"}
    table.play(J, "choose:pl02")
    assert (table.cells("cameras"), table.resources) == ({"pl01", "pl02"}, 9)
    full = office(will={J: 0}, cameras=[f"pl{n:02}" for n in range(1, 14) if n != 10])
    assert "duty" not in full.offered(J)


@pytest.mark.clauses("BB-14.14", "BB-18.6")
def test_betray_a_stash_shows_its_card_and_leaves_it() -> None:
    table = office(will={J: 0}, stash={"stash-2": ("pe01", "diary", W), "stash-4": ("pe02", "bomb", W)})
    assert table.offers(J, "betray") == {"stash-2", "stash-4"}
    table.play(J, "betray:stash-2")
    assert table.stash("stash-2") == ("pe01", ["diary"])
    assert set(table.view(J)["stash_known"]["stash-2"]) == {BB, W}
    assert table.args("betrays", BB) == [{"player": J, "stash": "stash-2", "card": "diary"}]
    assert table.args("betrays", J) == [{"player": J, "stash": "stash-2", "card": None}]


@pytest.mark.clauses("BB-14.14", "BB-1.8")
def test_who_can_do_nothing_is_not_asked() -> None:
    table = office(will={J: 0}, max_resources=13, cameras=[f"pl{n:02}" for n in range(1, 14) if n != 10])
    assert table.asked(BB) == "command"
