"""python-chess: random moves on one board."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final

from bench.contestant import COPIED_GAMES, SEED, Contestant, Entry

HALF_MOVES_WITHOUT_PROGRESS = 150
"""The rule of 75 moves."""


def moves() -> Contestant:
    """Chess: every legal move as a list, one of them pushed."""
    chess: Any = import_module("chess")

    def halfway(seed: int) -> Any:
        stack = _play(chess.Board(), Random(seed)).move_stack
        board = chess.Board()
        for move in stack[: len(stack) // 2]:
            board.push(move)
        return board

    return Contestant(
        lambda rng: len(_play(chess.Board(), rng).move_stack),
        [partial(halfway(seed).copy, stack=False) for seed in range(SEED, SEED + COPIED_GAMES)],
    )


def _play(board: Any, rng: Random) -> Any:
    """Play ``board`` to its end at random and return it."""
    draw = rng.random
    while legal := list(board.legal_moves):
        if board.halfmove_clock >= HALF_MOVES_WITHOUT_PROGRESS:
            break
        if board.is_insufficient_material():
            break
        board.push(legal[int(draw() * len(legal))])
    return board


ENTRIES: Final = [
    Entry(
        "python_chess",
        moves,
        "python",
        "pyspiel_hanabi",
        "Plain Python, no chance and no secrets; every legal move is listed; its copy leaves the moves made behind.",
    )
]
"""In the order of the table."""
