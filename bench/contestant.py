"""What the bench needs to know of an engine, peer or own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

SEED = 20240917
"""The seed of every contestant's own generator."""

COPIED_GAMES = 16
"""How many games half way through are copied in turn."""

PLAYERS = 4
"""The number of players wherever a game leaves the choice."""

T = TypeVar("T")


@dataclass(frozen=True)
class Contestant:
    """One row of the bench, ready to run.

    ``playout(rng)`` plays ``playouts_per_call`` whole games at random and returns the
    number of decisions of the players in them. ``copies`` holds one function without
    arguments per game half way through; each call makes one copy and drops it.
    It is empty where there is nothing to copy.
    """

    name: str
    playout: Callable[[Random], int]
    copies: Sequence[Callable[[], object]] = ()
    playouts_per_call: int = 1


@dataclass(frozen=True)
class Entry:
    """A contestant that may take part: ``make`` raises ``ImportError`` if it cannot."""

    name: str
    make: Callable[[], Contestant]


def halfway(play: Callable[[int, int], tuple[T, int]]) -> list[T]:
    """Return games of fixed seeds, stopped after half of their decisions.

    ``play(seed, stop)`` plays the game of that seed, leaves it after ``stop`` decisions
    (at its end if ``stop`` is negative) and returns it with the number of decisions made.
    """
    games = []
    for seed in range(SEED, SEED + COPIED_GAMES):
        _, length = play(seed, -1)
        games.append(play(seed, length // 2)[0])
    return games
