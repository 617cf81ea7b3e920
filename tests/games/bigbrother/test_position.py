"""Positions that scenarios set up: what follows from the rest is worked out, what cannot be is refused."""

from __future__ import annotations

import pytest

from fogtable.core.declarations.state import State
from fogtable.core.play.match import Match
from fogtable.core.rules import EMPTY, NONE, cards_of
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.city import PRISON, SAFE_HOUSE
from fogtable.games.bigbrother.components import Cell, Directive, News, Phase


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


def test_a_position_that_says_little_is_that_of_the_set_up() -> None:
    t = position()
    t.will[2] = 0
    GAME.settle(t, frozenset({"phase", "will"}))
    assert (list(t.character), list(t.at)) == ([NONE, 0, 1], [NONE, Cell.PL06, NONE]), "a fallen pawn stands nowhere"
    assert (t.turn_order[0], t.turn_order[1], t.turn, list(t.turn_over)) == (1, NONE, 1, [False, True, False])
    acting = position(phase=Phase.OPPOSITION, turn_of=2)
    GAME.settle(acting, frozenset({"phase", "turn_of"}))
    assert (list(acting.turn_order), acting.turn) == ([1, 2, NONE, NONE], 1)
    assert (list(acting.actions), list(acting.turn_over)) == ([0, 0, 2], [False, True, False])
    fresh = position(phase=Phase.OPPOSITION)
    GAME.settle(fresh, frozenset({"phase"}))
    assert set(fresh.turn_order) == {NONE}, "the leader has not said yet who comes when"


def test_what_a_named_deck_leaves_out_is_discarded() -> None:
    t = position(directive_deck=cards_of(0), event_deck=cards_of(0))
    GAME.settle(t, frozenset({"directive_deck", "event_deck"}))
    assert (len(t.directive_discard), len(t.event_discard)) == (len(Directive) - 1, len(News) - 1)


@pytest.mark.parametrize(
    ("fields", "given", "why"),
    [
        ({"hidden_at": [NONE, Cell.PE03, *[NONE] * 6]}, "hidden_at", "without gaps"),
        ({"hidden_at": hidden(Cell.PE03), "hidden_police": 2}, "hidden_police", "1 have a cell, not 2"),
        ({"hidden_at": hidden(Cell.PE03), "abroad": Cell.ALL - Cell.PE03}, "abroad", "stands on pe03"),
        ({"hidden_at": hidden(Cell.PE03), "abroad": EMPTY + Cell.PE03, "widened": 1}, "abroad", "so pe02 is"),
        ({"hidden_at": hidden(SAFE_HOUSE)}, "hidden_at", "hidden_at: no policeman ever stands on pl10"),
        ({"figure_at": hidden(SAFE_HOUSE)}, "figure_at", "figure_at: no policeman ever stands on pl10"),
        ({"hidden_at": hidden(*[0] * 5), "figure_at": hidden(*[0] * 4)}, "hidden_at", "8 policemen, not 9"),
        ({"deck_size": [35, 34]}, "deck_size", "70 cards lie in the decks, not 69"),
        ({"authority": 20}, "authority", "have ended the game"),
        ({"end": 0}, "end", "end of a game alone"),
        ({"will": [0, 0, 0]}, "will", "BB-16.2"),
        ({"character": [NONE, 0, 0]}, "character", "BB-2.7"),
        ({"will": [0, 0, 5], "tickets": [0, 1, 0]}, "will", "will.opposition-1: .*BB-14.12"),
        ({"custody": [False, True, False]}, "custody", "custody.opposition-1: .*lo12"),
        ({"goal": [EMPTY, cards_of(0, 1), EMPTY]}, "goal", "goal.opposition-1: .*BB-2.6"),
        ({"turn_order": [1, NONE, NONE, NONE]}, "turn_order", "BB-3.4"),
        ({"turn_order": [1, 2, 1, NONE]}, "turn_order", "once, without gaps"),
        ({"phase": Phase.OPPOSITION, "turn_order": [1, 2, NONE, NONE], "turn": 1, "turn_of": 1}, "turn", "BB-3.2"),
        ({"active": cards_of(0)}, "active", "only active directives"),
        ({"hidden": [cards_of(0), EMPTY, EMPTY]}, "hidden", "hidden.slot-1"),
        ({"row": [cards_of(0, 1), EMPTY, EMPTY]}, "row", "one event"),
        ({"cameras": cards_of(*range(13))}, "cameras", "no more than 12"),
        ({"cameras": EMPTY + SAFE_HOUSE}, "cameras", "cameras: none can lie on pl10"),
        ({"posters": EMPTY + PRISON}, "posters", "posters: none can lie on lo12"),
        ({"posters": cards_of(0), "antiposters": cards_of(0)}, "posters", "antiposters: none can lie on pe01"),
        ({"markets": EMPTY + Cell.PE02}, "markets", "markets: none can lie on pe02"),
        ({"fence_east": EMPTY + Cell.PE10}, "fence_east", "fence_east: none can lie on pe10"),
        ({"fence_south": EMPTY + Cell.PL05}, "fence_south", "fence_south: none can lie on pl05"),
        ({"crowd": Cell.PE01}, "crowd", "station"),
        ({"stash_at": [Cell.PE01, NONE, NONE, NONE]}, "stash_at", "stash.stash-1: one card"),
        ({"stash_at": [Cell.PE01, Cell.PE01, NONE, NONE]}, "stash_at", "one stash to a cell"),
        ({"militia_at": [Cell.PL06, NONE]}, "militia_at", "BB-15.4"),
        ({"militia_at": [Cell.PE01, Cell.PE01]}, "militia_at", "BB-15.4"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(fields: dict[str, object], given: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.settle(position(**fields), frozenset({given}))
