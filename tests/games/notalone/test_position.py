"""Positions that scenarios set up: what follows from the rest is worked out, what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.core.formats.position import Impossible, set_up
from fogtable.core.play.match import Match
from fogtable.core.rules import EMPTY, Cards, cards_of
from fogtable.games.notalone import GAME
from fogtable.games.notalone.components import Hunt, Place, Token

SEATS = GAME.seat_names(3)


def position(**given: Any) -> Any:
    """Return a table for three with these fields given as a scenario gives them."""
    t = Match(GAME, 3, seed=1).state
    set_up(GAME, t, given, SEATS)
    return t


@pytest.mark.clauses("NA-2.10", "NA-2.12")
def test_cards_in_force_have_been_played_and_call_their_tokens() -> None:
    t = position(effects=["tracking", "clone"])
    assert list(t.effects) == [Hunt.TRACKING, Hunt.CLONE]
    assert (t.hunts_played, t.allowance, t.next_allowance) == (2, 2, 2)
    assert t.called == cards_of(Token.TARGET)
    assert position(effects=["interference"]).ineffective == cards_of(Place.BEACH, Place.WRECK)
    assert position(effects=["virus"]).called == cards_of(Token.ARTEMIA)
    assert position().hunts_played == 0


@pytest.mark.clauses("NA-2.10")
def test_what_is_given_is_left_as_it_is() -> None:
    t = position(effects=["interference", "clone"], hunts_played=1, called=[], ineffective=["rover"], allowance=1)
    assert (t.hunts_played, len(t.called), t.ineffective, t.allowance) == (1, 0, cards_of(Place.ROVER), 1)


@pytest.mark.parametrize(
    ("phase", "blocked"),
    [("hunting", cards_of(Place.LAIR, Place.JUNGLE)), ("reckoning", EMPTY)],
)
def test_force_field_blocks_the_places_under_its_token_as_long_as_cards_are_played(phase: str, blocked: Cards) -> None:
    t = position(phase=phase, effects=["force-field"], token_at={"target": ["lair", "jungle"]})
    assert t.blocked == blocked


@pytest.mark.clauses("NA-7.12")
def test_the_only_card_of_the_hunt_discard_pile_lies_on_top() -> None:
    assert position(hunt_discard=["stasis"]).hunt_top == Hunt.STASIS
    assert position(hunt_discard=["stasis", "clone"], hunt_top="stasis").hunt_top == Hunt.STASIS


@pytest.mark.clauses("NA-5.1")
def test_at_the_end_of_a_turn_the_played_cards_lie_open() -> None:
    t = position(phase="end-of-turn", played={"hunted-1": ["rover"]})
    assert (t.explored, t.revealed, t.committed[1], t.stands[1][Place.ROVER]) == (True, True, True, Place.ROVER)
    before = position(phase="reckoning", played={"hunted-1": ["rover"]})
    assert (before.explored, before.revealed) == (True, False)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"token_at": {"creature": ["wreck", "source"]}}, "token_at.creature: it cannot mark 2 places (NA-4.8)"),
        (
            {"token_at": {"artemia": ["shelter", "wreck", "source"]}},
            "token_at.artemia: it cannot mark 3 places (NA-4.8)",
        ),
        ({"token_at": {"target": ["lair", "wreck"]}}, "token_at.target: its two places are not adjacent (NA-4.8)"),
        ({"hunt_top": "clone"}, "hunt_top: clone does not lie in the Hunt discard pile"),
        ({"rescue": 0}, "a counter on the star has ended the game (NA-9.1)"),
        ({"reserve": {"wreck": 1}}, "reserve: 2 copies of wreck are left, not 1"),
    ],
)
def test_an_impossible_position_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(Impossible) as refused:
        position(**given)
    assert str(refused.value) == f"given: {why}"
