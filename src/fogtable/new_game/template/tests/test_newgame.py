"""The clauses that the scenarios leave open."""

from __future__ import annotations

import pytest

from fogtable.core.play.match import Match
from newgame import GAME
from newgame.components import Lamp


@pytest.mark.clauses("NG-1.1", "NG-1.2")
def test_each_player_is_dealt_three_of_twelve_lamps() -> None:
    t = Match(GAME, 4, seed=1).state
    assert sorted(lamp for hand in t.hand for lamp in hand) == list(Lamp.ALL)
    assert [len(hand) for hand in t.hand] == [3] * 4


@pytest.mark.clauses("NG-2.3", "NG-3.1", "NG-3.2")
def test_the_brightest_lamp_decides_between_equal_points() -> None:
    """Neighbours in all three rounds: nobody scores. The last lamps are laid without a question."""
    match = Match(GAME, 2, said={"deal": [Lamp.ONE, Lamp.THREE, Lamp.FIVE, Lamp.TWO, Lamp.FOUR, Lamp.SIX]})
    match.play(0, "lay:one")
    match.play(1, "lay:two")
    match.play(0, "lay:three")
    match.play(1, "lay:four")
    assert match.over
    assert list(match.state.points) == [0, 0]
    assert match.outcome is not None
    assert (match.outcome.seats, match.outcome.cause) == (("player-2",), "brightest-lamp")
