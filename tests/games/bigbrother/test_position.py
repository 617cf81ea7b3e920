"""Positions that scenarios set up: what follows from the rest is worked out, what cannot be is refused."""

from __future__ import annotations

import pytest

from fogtable.core.match import Match
from fogtable.core.rules import EMPTY, NONE, cards_of
from fogtable.core.state import State
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.city import SAFE_HOUSE
from fogtable.games.bigbrother.components import Cell, Phase


def position(**fields: object) -> State:
    """Return a table after its set-up with these fields overwritten."""
    t = Match(GAME, 3, seed=1).state
    for name, value in {"phase": Phase.BIG_BROTHER, **fields}.items():
        setattr(t, name, value)
    return t


def hidden(*cells: int) -> list[int]:
    return [*cells, *[NONE] * (8 - len(cells))]


def test_hidden_policemen_are_counted_and_may_be_anywhere_but_in_the_safe_house() -> None:
    t = position(hidden_at=hidden(Cell.PE03, Cell.PE03, Cell.LO08))
    GAME.settle(t, frozenset({"hidden_at"}))
    assert (t.hidden_police, t.abroad) == (3, Cell.ALL - SAFE_HOUSE)
    nobody = position()
    GAME.settle(nobody, frozenset())
    assert (nobody.hidden_police, nobody.abroad) == (0, EMPTY)


def test_both_decks_share_what_lies_nowhere_else() -> None:
    t = position()
    GAME.settle(t, frozenset())
    assert t.deck_size == [35, 35]
    t.pool -= 0
    GAME.settle(t, frozenset())
    assert t.deck_size == [35, 34], "the extra card goes to deck A (BB-2.10)"
    t.pile[0], t.remade[0] = cards_of(1, 2), True
    GAME.settle(t, frozenset())
    assert t.deck_size == [2, 69], "a deck made anew has its own cards"


@pytest.mark.parametrize(
    ("fields", "given", "why"),
    [
        ({"hidden_at": [NONE, Cell.PE03, *[NONE] * 6]}, "hidden_at", "without gaps"),
        ({"hidden_at": hidden(Cell.PE03), "hidden_police": 2}, "hidden_police", "1 have a cell, not 2"),
        ({"hidden_at": hidden(Cell.PE03), "abroad": Cell.ALL - Cell.PE03}, "abroad", "stands on pe03"),
        ({"hidden_at": hidden(Cell.PE03), "abroad": EMPTY + Cell.PE03, "widened": 1}, "abroad", "so pe02 is"),
        ({"hidden_at": hidden(SAFE_HOUSE)}, "hidden_at", "stands on pl10"),
        ({"deck_size": [35, 34]}, "deck_size", "70 cards lie in the decks, not 69"),
        ({"authority": 20}, "authority", "have ended the game"),
        ({"end": 0}, "end", "end of a game alone"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(fields: dict[str, object], given: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.settle(position(**fields), frozenset({given}))
