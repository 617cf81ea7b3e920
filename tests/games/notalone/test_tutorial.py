"""The lessons of NOT ALONE, one for each side: what happens in them is what their texts tell."""

from __future__ import annotations

import pytest

from fogtable.core.formats.tutorial import read
from fogtable.games.notalone import GAME
from fogtable.games.notalone.components import Hunt, Place
from tests.games.lessons import Played

LESSONS = read(GAME)
CREATURE, LEARNER, FRIEND = range(3)
SEEDS = pytest.mark.parametrize("seed", [1, 2026])


@SEEDS
@pytest.mark.clauses("NA-3.5", "NA-5.6", "NA-5.14", "NA-5.16")
def test_the_hunted_is_safe_then_caught_then_back(seed: int) -> None:
    played = Played(GAME, LESSONS["hunted"], seed, ("rescue", "assimilation"))
    played.require_all_said()
    t = played.match.state
    assert (t.turn, t.rescue, t.assimilation, t.will[LEARNER]) == (4, 9, 7, 1)
    assert played.stood["tutorial-hunted-caught"] == (12, 7)
    assert played.stood["tutorial-hunted-safe"] == (12, 7)
    assert set(t.hand[LEARNER]) == {Place.LAIR, Place.JUNGLE, Place.RIVER, Place.BEACH, Place.ROVER}
    for once in ("moves-token", "takes-from-reserve", "caught", "resists", "takes-beacon"):
        assert played.codes().count(once) == 1


@SEEDS
@pytest.mark.clauses("NA-3.10", "NA-5.11", "NA-5.16", "NA-2.22")
def test_the_creature_catches_reads_and_catches_again(seed: int) -> None:
    played = Played(GAME, LESSONS["creature"], seed, ("assimilation",))
    played.require_all_said()
    t = played.match.state
    assert played.stood["tutorial-creature-caught"] == (7,)
    assert played.stood["tutorial-creature-both"] == (6,)
    assert played.stood["tutorial-creature-gave-up"] == (5,)
    assert t.will[LEARNER] == 3, "has given up"
    while t.turn == 3:  # what follows is not scripted, and the end of the lesson tells it
        seat = played.match.awaited()[0]
        played.answer(seat, played.match.offered(seat)[0])
    assert (t.assimilation, t.will[FRIEND]) == (3, 3), "a space for the catch, another for the last Will"
    assert Hunt.CLONE in t.hunt_discard
