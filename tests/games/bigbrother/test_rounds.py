"""The round: BB-3, BB-8.9, BB-15.2, BB-16.4, BB-16.5."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.table import BB, J, O, S, Table, W


def end_phase(table: Table) -> None:
    """Let everybody end his turns, and Big Brother his phase."""
    while table.phase == "opposition":
        table.play(table.turn_of, "end")
    table.play(BB, "end")


# -- order of turns ---------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-3.1")
def test_a_round_has_its_parts_in_order() -> None:
    table = Table()
    end_phase(table)
    phases = [a["phase"] for a in table.args("phase-begins")]
    assert phases == ["big-brother", "events", "end-of-round", "opposition"]
    assert table.state.round == 2


@pytest.mark.clauses("BB-3.2", "BB-3.3", "BB-3.4")
def test_the_cell_leader_sets_the_order_of_all_in_play() -> None:
    table = Table(turn="", order=None, leader=W, will={O: 0}, skips={S: True})
    assert table.awaited() == {W}
    assert table.offered(W) == {f"next:{seat}" for seat in (J, W, S)}
    table.play(W, f"next:{S}", f"next:{W}")
    assert [a["player"] for a in table.args("in-order")] == [S, W, J], "the last one is clear"
    assert table.turn_of == W, "Syme's turn is skipped"
    table.play(W, "end")
    assert table.turn_of == J


@pytest.mark.clauses("BB-3.3")
def test_a_leader_with_a_skip_flag_still_sets_the_order() -> None:
    table = Table(turn="", order=None, leader=O, skips={O: True})
    assert table.awaited() == {O}


@pytest.mark.clauses("BB-3.3", "BB-3.5")
@pytest.mark.parametrize(
    ("leader", "will", "following"), [(J, {}, W), (S, {}, J), (J, {W: 0}, O), (S, {J: 0, W: 0}, O), (O, {S: 0}, J)]
)
def test_the_leader_passes_clockwise_to_the_next_in_play(leader: str, will: dict[str, int], following: str) -> None:
    table = Table(phase="big-brother", leader=leader, will=will)
    while table.asked(BB) != "command":
        table.passes()
    table.play(BB, "end")
    assert table.seats[table.state.leader] == following


@pytest.mark.clauses("BB-3.5", "BB-1.11", "BB-4.15")
def test_the_end_of_a_round_clears_what_counts_for_it() -> None:
    table = Table(
        3,
        phase="big-brother",
        banked={J: 2},
        actions={W: 1},
        moves={J: 2},
        searches={W: 1},
        tokens_this_round={J: 1},
        once={J: "permanent exchange"},
        paid_steps=2,
        hidden="pe04 pe04",
        hidden_steps={0: 1, 1: 1},
    )
    table.play(BB, "end")
    for field in ("banked", "actions", "moves", "searches", "tokens_this_round", "turn_over"):
        assert [table.of(field, seat) for seat in (J, W)] == [0, 0], field
    assert len(table.of("once", J)) == 0
    assert (table.state.paid_steps, list(table.state.hidden_steps)) == (0, [0] * 8)


@pytest.mark.clauses("BB-3.5")
def test_skip_flags_and_used_one_time_abilities_outlast_the_round() -> None:
    table = Table(3, phase="big-brother", skips={J: True}, at={J: "lo12"}, custody={J: True}, one_time_used={W: True})
    table.play(BB, "end")
    assert (table.of("skips", J), table.of("custody", J), table.of("one_time_used", W)) == (True, True, True)


# -- turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-3.6", "BB-11.6", "BB-11.8")
@pytest.mark.parametrize(("characters", "will"), [("obrien syme", 1), ("syme obrien", 2)])
def test_a_skipped_turn_has_neither_start_nor_end(characters: str, will: int) -> None:
    """Neither Double Game, at the start of O'Brien's turns, nor Talks Too Much, at the end of Syme's."""
    table = Table(
        3,
        characters,
        turn="",
        skips={J: True},
        will={J: will},
        hand={J: "baton"},
        at={J: "lo12"},
        custody={J: True},
        cameras="lo12",
        goal={J: "evader"},
    )
    assert table.turn_of == W
    assert (table.of("skips", J), table.of("turn_over", J), table.of("custody", J)) == (False, True, True)
    assert table.shown(J) == []
    assert table.of("goal_tokens", J) == 0


@pytest.mark.clauses("BB-3.6", "BB-14.11")
@pytest.mark.parametrize(("will", "seen"), [(1, ["baton", "diary", "diary"]), (2, []), (3, [])])
def test_double_game_shows_the_hand_at_the_start_of_the_turn(will: int, seen: list[str]) -> None:
    table = Table(3, "obrien syme", turn="", will={J: will}, hand={J: "diary baton diary"})
    assert table.turn_of == J
    assert table.shown(J) == seen
    assert len(table.args("looks-at", BB)) == len(seen)


@pytest.mark.clauses("BB-3.7", "BB-14.11")
@pytest.mark.parametrize(("will", "seen"), [(2, ["diary"]), (1, []), (3, [])])
def test_talks_too_much_shows_a_random_card_at_the_end_of_the_turn(will: int, seen: list[str]) -> None:
    table = Table(3, "syme obrien", will={J: will}, hand={J: "baton diary"}, luck=[("look", "diary")])
    table.play(J, "end")
    assert table.shown(J) == seen
    assert [a["card"] for a in table.args("looks-at", BB)] == seen
    assert [a["card"] for a in table.args("looks-at", W)] == [None] * len(seen)


@pytest.mark.clauses("BB-3.7")
def test_a_turn_ends_with_a_grey_token_and_by_itself_when_nothing_is_left() -> None:
    table = Table(3)
    table.walk(J, "pl07", "pl08")
    table.walk(J, "pl07", "pl06")
    assert (table.of("turn_over", J), table.turn_of) == (True, W)


@pytest.mark.clauses("BB-3.7", "BB-4.1")
def test_what_is_left_of_a_turn_is_lost_with_its_end() -> None:
    table = Table(3, coffees={J: 1}, actions={J: 3})
    table.play(J, "end")
    assert (table.of("coffees", J), table.of("actions", J)) == (0, 0)


@pytest.mark.clauses("BB-14.13", "BB-14.12")
def test_who_has_fallen_since_the_order_was_set_has_no_turn() -> None:
    table = Table(4, will={W: 0})
    table.play(J, "end")
    assert table.turn_of == O


@pytest.mark.clauses("BB-3.7", "BB-14.5", "BB-11.3")
def test_a_turn_cut_off_by_an_arrest_has_no_effects_at_its_end() -> None:
    table = Table(
        3,
        "syme obrien",
        will={J: 3},
        hand={J: "baton diary"},
        at={J: "pe07"},
        cameras="lo12",
        goal={J: "evader"},
        figures="pe08",
        directive_hand="raid",
        luck=[("search", "diary")],
    )
    table.play(J, "move", "to:pe08")
    table.play(BB, "lay:raid")
    table.play(J, "nothing")
    assert table.at(J) == "lo12"
    assert (table.turn_of, table.of("turn_over", J), table.of("skips", J)) == (W, True, True)
    assert table.will(J) == 2, "Talks Too Much would apply"
    assert (table.shown(J), table.of("goal_tokens", J)) == ([], 0)


@pytest.mark.clauses("BB-3.7", "BB-14.12")
def test_a_fall_ends_the_turn() -> None:
    table = Table(4, will={J: 1}, at={J: "pl07"}, figures="pl08", directive_hand="raid", hand={J: "baton"})
    table.play(J, "move", "to:pl08")
    table.passes(J)
    table.play(BB, "lay:raid")
    table.play(J, "nothing")
    assert (table.will(J), table.at(J), table.turn_of) == (0, "none", W)


# -- the end of a round -----------------------------------------------------------------------------------------------

FOUR = "pe01 pe02 tr01 tr02"
EIGHT = FOUR + " pl01 pl02 pl03 pl04"
LIMITS: list[tuple[int, dict[str, Any], bool]] = [(20, {}, True), (19, {}, False), (12, {"round_limit": "12"}, True)]


@pytest.mark.clauses("BB-8.9")
@pytest.mark.parametrize(("posters", "authority"), [("pe01 pe02 tr01", 10), (FOUR, 12), (EIGHT, 12)])
def test_four_posters_raise_the_authority_by_two(posters: str, authority: int) -> None:
    table = Table(3, phase="big-brother", posters=posters)
    table.play(BB, "end")
    assert table.authority == authority
    assert len(table.cells("posters")) == len(posters.split()), "the posters stay"


@pytest.mark.clauses("BB-8.9", "BB-12.4")
@pytest.mark.parametrize(("row", "authority"), [("- - anniversary", 12), ("anniversary", 10), ("", 10)])
def test_three_posters_are_enough_at_the_anniversary(row: str, authority: int) -> None:
    table = Table(3, phase="events", posters="pe01 pe02 tr01", row=row)
    assert table.authority == authority


@pytest.mark.clauses("BB-15.2", "BB-16.7")
def test_antiparty_posters_lower_it_and_both_are_one_change() -> None:
    low = Table(3, phase="events", antiposters=FOUR)
    assert low.authority == 8
    three = Table(3, phase="events", antiposters="pe01 pe02 tr01")
    assert three.authority == 10
    both = Table(3, phase="events", authority=1, posters="pl01 pl02 pl03 pl04", antiposters=FOUR)
    assert (both.authority, both.over) == (1, False)


@pytest.mark.clauses("BB-16.4", "BB-3.5")
def test_an_empty_directive_deck_ends_the_game_at_the_end_of_the_round() -> None:
    table = Table(3, phase="big-brother", directive_deck="raid", directive_hand="cordon")
    assert not table.over
    assert len(table.state.directive_deck) == 0
    table.play(BB, "end")
    assert table.winner() == "opposition: deck-empty"
    one_left = Table(3, phase="events", directive_deck="raid")
    assert not one_left.over


@pytest.mark.clauses("BB-16.7", "BB-16.4")
def test_posters_come_before_the_empty_deck() -> None:
    table = Table(3, phase="events", directive_deck="", posters=FOUR, authority=18)
    assert table.winner() == "big-brother: authority-full"


@pytest.mark.clauses("BB-16.5", "BB-17.2")
@pytest.mark.parametrize(
    ("number", "limit", "over"), [(20, {}, True), (19, {}, False), (12, {"round_limit": "12"}, True)]
)
def test_the_round_limit_ends_the_game(number: int, limit: dict[str, Any], over: bool) -> None:
    table = Table(3, phase="events", round=number, options={"numbers": "spec", **limit})
    assert table.over is over
    if over:
        assert table.winner() == "opposition: rounds-over"
