"""The lessons of 1984, one for each side: what happens in them is what their texts tell."""

from __future__ import annotations

import pytest

from fogtable.core.formats.tutorial import read
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.components import KIND_OF, ORDER_OF, Cell, Kind, Order
from tests.games.lessons import Played

LESSONS = read(GAME)
SEEDS = pytest.mark.parametrize("seed", [1, 2026])
STANDS = ("round", "authority", "resources")


def told(played: Played, code: str) -> list[tuple[object, ...]]:
    """Return what the events of this name tell."""
    return [ids for event, ids, _ in played.match.state.log if event.name == code]


@SEEDS
@pytest.mark.clauses("BB-4.16", "BB-10.6", "BB-10.15")
def test_the_opposition_walks_searches_and_beats_the_police_together(seed: int) -> None:
    played = Played(GAME, LESSONS["opposition"], seed, STANDS)
    played.require_all_said()
    assert played.stood["tutorial-opposition-race"] == (1, 13, 9)
    assert played.stood["tutorial-opposition-clash"] == (1, 14, 2), "four steps of policemen, and a directive"
    assert told(played, "compares") == [(13, 12)]
    assert played.codes().count("helps") == 1
    t = played.match.state
    assert (t.round, t.authority, t.will[1:]) == (2, 13, [5, 5])
    assert Kind.BATON in [KIND_OF[card] for card in t.hand[played.learner]]
    assert played.match.question(played.learner)[0].code() == "set-order", "the next cell leader"


@SEEDS
@pytest.mark.clauses("BB-8.4", "BB-10.1", "BB-10.18", "BB-11.3")
def test_big_brother_waits_hidden_and_arrests(seed: int) -> None:
    played = Played(GAME, LESSONS["big-brother"], seed, STANDS)
    played.require_all_said()
    assert played.stood["tutorial-big-brother-directive"] == (1, 13, 9)
    assert played.stood["tutorial-big-brother-first"] == (1, 14, 4)
    assert played.stood["tutorial-big-brother-end"] == (1, 14, 0)
    assert told(played, "looks-at") == [(1, Kind.DIARY), (1, Kind.PAINT)]
    assert told(played, "compares") == [(7, 11)]
    t = played.match.state
    assert (t.round, t.authority, t.will[1]) == (2, 14, 4)
    assert "arrested" in played.codes()
    assert t.at[1] == Cell.LO12, "the Prison"
    assert Order.INTERROGATION not in [ORDER_OF[card] for card in t.directive_hand]
