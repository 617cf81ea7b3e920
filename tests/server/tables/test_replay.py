"""The match of a table is the replay of the answers that stand; what was taken back costs it nothing."""

from __future__ import annotations

from dataclasses import replace

from fogtable.core.play.match import Match
from fogtable.server.store.rows import TAKEN_BACK, UNDONE, Stored, StoredSeat, taking_back
from fogtable.server.tables.replay import effective_answers, match_of
from tests.server.auction import AUCTION

TABLE = Stored("t", "auction", 1, "{}", 7, True, "{}", [StoredSeat("here"), StoredSeat("here")], [])


def answered(match: Match, rows: list[tuple[int, str]], seat: int) -> None:
    """Answer one question of a seat, as a person and the store do."""
    meaning = match.offered(seat)[0]
    match.play(seat, meaning)
    rows.append((seat, meaning))


def test_a_table_with_answers_taken_back_is_the_same_when_it_is_loaded_again() -> None:
    match, rows = match_of(AUCTION, TABLE), list[tuple[int, str]]()
    for number in range(3):
        answered(match, rows, 0)
        if number == 0:
            answered(match, rows, 1)
        answered(match, rows, 0)
        match.retract(0)
        rows.append((0, taking_back(2)))
        loaded = match_of(AUCTION, replace(TABLE, answers=list(rows)))
        assert loaded.answers == match.answers
        assert loaded.answered() == match.answered()
        assert loaded.offered(0) == match.offered(0)
    earlier = [(seat, meaning if seat else meaning.split()[0]) for seat, meaning in rows[:4]]
    assert earlier[-1] == (0, TAKEN_BACK)
    loaded = match_of(AUCTION, replace(TABLE, answers=earlier))
    assert loaded.answers == match_of(AUCTION, replace(TABLE, answers=rows[:4])).answers
    assert loaded.answered() == 4


def test_an_undo_takes_back_the_last_answer_that_stands() -> None:
    rows = [(0, "a"), (1, "b"), (0, "c"), (0, "d"), (0, taking_back(2)), (0, UNDONE)]
    assert effective_answers(rows) == [(0, "a")]
