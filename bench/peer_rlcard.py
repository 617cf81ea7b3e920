"""RLCard: Uno with four players and Leduc hold'em with two, at its game object (below its environment)."""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final

from bench.contestant import PLAYERS, SEED, Contestant, Entry, halfway


def _contestant(package: str, players: int) -> Contestant:
    games: Any = import_module(f"rlcard.games.{package}")
    numpy: Any = import_module("numpy")

    def new_game(seed: int) -> Any:
        game = games.Game(num_players=players)
        game.np_random = numpy.random.RandomState(seed)
        return game

    def play(seed: int, stop: int) -> tuple[Any, int]:
        game = new_game(seed)
        return game, _play(game, Random(seed), stop)

    game = new_game(SEED)
    return Contestant(lambda rng: _play(game, rng), [partial(deepcopy, half) for half in halfway(play)])


def _play(game: Any, rng: Random, stop: int = -1) -> int:
    """Play ``game`` anew at random, at most ``stop`` decisions; return how many were made."""
    draw = rng.random
    state, _ = game.init_game()
    decisions = 0
    while not game.is_over() and decisions != stop:
        legal = state["legal_actions"]
        state, _ = game.step(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


ENTRIES: Final = [
    Entry(
        "rlcard_uno",
        lambda: _contestant("uno", PLAYERS),
        "python",
        "pyspiel_hanabi",
        "Plain Python, four players, hidden hands, as notalone_reference; options come from the state that step builds;"
        " copied by deepcopy.",
    ),
    Entry(
        "rlcard_leduc",
        lambda: _contestant("leducholdem", 2),
        "python",
        "pyspiel_leduc",
        "Nearly the same game as OpenSpiel's: blinds of 1 and 2 for the ante of 1, and who begins is drawn.",
    ),
]
"""In the order of the table."""
