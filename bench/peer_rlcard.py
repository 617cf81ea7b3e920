"""RLCard: Uno with four players, at its game object (below its environment)."""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from bench.contestant import PLAYERS, SEED, Contestant, halfway


def uno() -> Contestant:
    """Uno, the options taken from the state that ``step`` returns."""
    uno_module: Any = import_module("rlcard.games.uno")
    numpy: Any = import_module("numpy")

    def new_game(seed: int) -> Any:
        game = uno_module.Game(num_players=PLAYERS)
        game.np_random = numpy.random.RandomState(seed)
        return game

    def play(seed: int, stop: int) -> tuple[Any, int]:
        game = new_game(seed)
        return game, _play(game, Random(seed), stop)

    game = new_game(SEED)
    return Contestant(
        "rlcard_uno",
        lambda rng: _play(game, rng),
        [partial(deepcopy, half) for half in halfway(play)],
    )


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
