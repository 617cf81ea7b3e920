"""Catanatron: the Settlers of Catan with four players, a modern table game in plain Python."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from bench.contestant import PLAYERS, SEED, Contestant, Entry, halfway

MOST_TURNS: Final = 1000
"""After so many turns its own loop gives a game up."""


def catan() -> Contestant:
    """Every step lists the options anew; one of them is carried out."""
    engine: Any = import_module("catanatron")
    players = [engine.RandomPlayer(color) for color in list(engine.Color)[:PLAYERS]]

    def new_game(seed: int) -> Any:
        return engine.Game(players, seed=seed)  # seeds the module random, which the game draws from

    def play(seed: int, stop: int) -> tuple[Any, int]:
        game = new_game(seed + 1)
        return game, _play(game, random.Random(seed).random, stop)

    copies = [half.copy for half in halfway(play)]
    new_game(SEED)
    return Contestant(lambda rng: _play(new_game(rng.getrandbits(31) + 1), rng.random), copies)


def _play(game: Any, draw: Callable[[], float], stop: int = -1) -> int:
    """Play a game at random, at most ``stop`` decisions; return how many were made between several options."""
    decisions = 0
    while decisions != stop and game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        options = _options(game)
        if len(options) > 1:
            decisions += 1
        game.execute(options[int(draw() * len(options))], validate_action=False)
    return decisions


def _options(game: Any) -> Any:
    return game.state.playable_actions


ENTRIES: Final = [
    Entry(
        "catanatron",
        catan,
        "python",
        "pyspiel_hanabi",
        "The closest in kind to notalone_reference: a modern table game for four with hidden cards in plain Python; the"
        " whole board, with its graph of roads, makes a decision dearer.",
    )
]
"""In the order of the table."""
