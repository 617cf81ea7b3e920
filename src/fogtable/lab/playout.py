"""Games played by chance alone, as fast as the reference execution goes: what the benchmark measures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.games import load

_GAME: Final = load("notalone")
_PLAYERS: Final = 4
_COPIED: Final = 16
"""How many games half way through are offered for copying."""


def play_on(match: Match, rng: Random, limit: int = -1) -> int:
    """Play ``match`` on with uniformly random answers; return the number of decisions.

    A lone option is answered without being counted. Stops after ``limit`` decisions, or at the end of the game.
    """
    act, draw = match.act, rng.random
    decisions = 0
    asked = match.next()
    while asked is not None and decisions != limit:
        options = asked[2]
        count = len(options)
        if count == 1:
            asked = act(options[0])
        else:
            decisions += 1
            asked = act(options[int(draw() * count)])
    return decisions


def new_match(game: Game, count: int, rng: Random) -> Match:
    """Return a match with luck from ``rng`` that asks nobody who could only pass."""
    return Match(game, count, seed=rng.getrandbits(64), asks_idle=False)


def random_playout(rng: Random) -> int:
    """Play one whole game of NOT ALONE with four seats; return the number of decisions."""
    return play_on(new_match(_GAME, _PLAYERS, rng), rng)


def copies(rng: Random) -> Sequence[Callable[[], object]]:
    """Return games half way through, each as a function that copies it once."""
    return [_halfway(rng.getrandbits(64)).copy for _ in range(_COPIED)]


def _halfway(seed: int) -> Match:
    """Return the game of this seed after half of its decisions."""
    rng = Random(seed)
    length = play_on(new_match(_GAME, _PLAYERS, rng), rng)
    rng = Random(seed)
    match = new_match(_GAME, _PLAYERS, rng)
    play_on(match, rng, length // 2)
    return match
