"""Stashes: BB-4.24 to BB-4.26, BB-4.31, Dead Drops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.table import BB, J, O, S, Table, W

LAID = {"stash-1": ("pl06", "pistol", W)}


@pytest.mark.clauses("BB-4.24")
def test_a_card_of_the_hand_goes_face_down_under_the_own_cell() -> None:
    table = Table(hand={J: "baton diary"})
    table.play(J, "place-stash")
    assert table.offered(J) == {"choose:baton", "choose:diary"}
    table.play(J, "choose:diary")
    assert table.stash("stash-1") == ("pl06", ["diary"])
    assert (table.hand(J), table.of("actions", J)) == (["baton"], 1)
    assert table.view(J)["stash"]["stash-1"] == ["diary"]
    for seat in (BB, W, "spectator"):
        assert table.view(seat)["stash"]["stash-1"] == 1
    assert [a["card"] for a in table.args("places-stash", J)] == ["diary"]
    assert [a["card"] for a in table.args("places-stash", BB)] == [None]


@pytest.mark.clauses("BB-4.24", "BB-18.6")
def test_which_card_is_chosen_stays_secret() -> None:
    table = Table(hand={J: "baton diary"})
    table.play(J, "place-stash")
    assert not table.match.waits_openly()


@pytest.mark.clauses("BB-4.24")
def test_four_stashes_are_the_most() -> None:
    three = {f"stash-{n}": (cell, "spanner", W) for n, cell in ((1, "pe01"), (2, "pe02"), (4, "pe04"))}
    table = Table(hand={J: "baton diary"}, stash=three)
    table.play(J, "place-stash", "choose:baton")
    assert table.stash("stash-3") == ("pl06", ["baton"])
    table.walk(J, "pl07")
    table.play(J, "stop")
    full = Table(hand={J: "diary"}, stash={**three, "stash-3": ("pe05", "baton", W)})
    assert "place-stash" not in full.offered(J)


@pytest.mark.clauses("BB-4.25")
def test_one_stash_a_cell_and_none_in_the_prison() -> None:
    assert "place-stash" not in Table(hand={J: "diary"}, stash=LAID).offered(J)
    assert "place-stash" not in Table(hand={J: "diary"}, at={J: "lo12"}).offered(J)
    assert "place-stash" not in Table().offered(J), "without a card"


@pytest.mark.clauses("BB-4.26")
def test_anybody_takes_a_stash_as_an_action() -> None:
    table = Table(hand={J: "baton"}, stash=LAID)
    table.play(J, "take-stash")
    assert (table.hand(J), table.of("actions", J)) == (["baton", "pistol"], 1)
    assert table.stash("stash-1") == ("none", [])
    assert table.view(S)["stash_known"]["stash-1"] == []
    assert [a["card"] for a in table.args("takes-stash", J)] == ["pistol"]
    assert [a["card"] for a in table.args("takes-stash", BB)] == [None]
    assert table.shown(J) == []
    assert "take-stash" not in Table(stash={"stash-1": ("pl07", "pistol", W)}).offered(J)


@pytest.mark.clauses("BB-4.24")
def test_big_brother_forgets_what_he_saw_of_the_hand() -> None:
    table = Table(hand={J: "baton diary"}, shown={J: "diary"})
    table.play(J, "place-stash", "choose:baton")
    assert table.shown(J) == [], "he cannot tell which card is gone"


@pytest.mark.clauses("BB-4.26")
def test_a_stash_that_big_brother_has_seen_is_known_in_the_hand() -> None:
    table = Table(stash={"stash-1": ("pl06", "pistol", W, BB)})
    table.play(J, "take-stash")
    assert table.shown(J) == ["pistol"]


@pytest.mark.clauses("BB-4.26", "BB-4.4")
def test_a_memory_hole_takes_the_stash_and_the_action() -> None:
    table = Table(stash=LAID, hidden_orders={"slot-2": "memory-hole"})
    table.play(J, "take-stash")
    table.play(BB, "fire:slot-2")
    assert (table.hand(J), table.stash("stash-1"), table.of("actions", J)) == ([], ("none", []), 1)
    assert "pistol" in table.discarded()


@pytest.mark.clauses("BB-14.7", "BB-14.9")
def test_the_stasher_gains_tokens() -> None:
    table = Table(hand={J: "baton diary"}, goal={J: "stasher"}, goal_tokens={J: 2})
    table.play(J, "place-stash", "choose:diary")
    assert (table.of("goal_tokens", J), table.of("goal_done", J)) == (3, True)
    assert "free-take-stash" in table.offered(J)


@pytest.mark.clauses("BB-4.31", "BB-14.9")
@pytest.mark.parametrize(("free", "answers"), [("free-place-stash", ["choose:diary"]), ("free-take-stash", [])])
def test_dead_drops_save_one_action_a_turn(free: str, answers: list[str]) -> None:
    stash: dict[str, Any] = {} if answers else LAID
    table = Table(hand={J: "baton diary"}, goal_done={J: "stasher"}, stash=stash)
    table.play(J, free, *answers)
    assert table.of("actions", J) == 2
    assert not {"free-place-stash", "free-take-stash"} & table.offered(J)
    between = Table(hand={J: "baton diary"}, goal_done={J: "stasher"}, at={J: "pl07"}, stash=stash)
    between.walk(J, "pl06")
    between.play(J, free, *answers, "to:pl11")
    assert between.of("actions", J) == 1


@pytest.mark.clauses("BB-4.31")
def test_a_memory_hole_reaches_the_free_use() -> None:
    table = Table(stash=LAID, goal_done={J: "stasher"}, hidden_orders={"slot-1": "memory-hole"})
    table.play(J, "free-take-stash")
    table.play(BB, "fire:slot-1")
    assert (table.hand(J), table.of("actions", J)) == ([], 2)
    assert "free-take-stash" not in table.offered(J)


@pytest.mark.clauses("BB-14.12")
def test_the_stashes_of_a_fallen_player_stay() -> None:
    table = Table(will={W: 0}, stash=LAID, order=[J, O, S])
    table.play(J, "take-stash")
    assert table.hand(J) == ["pistol"]
