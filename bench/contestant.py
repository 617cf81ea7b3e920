"""What the bench needs to know of an engine, peer or own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final, Literal, TypeVar

SEED: Final = 20240917
"""The seed of every contestant's own generator."""

COPIED_GAMES: Final = 16
"""How many games half way through are copied, or searched, in turn."""

PLAYERS: Final = 4
"""The number of players wherever a game leaves the choice."""

Driven = Literal["python", "inside", "together", "search", "server"]
"""How a row is driven; only rows of one kind can be set beside each other."""

KINDS: Final[dict[Driven, str]] = {
    "python": "Driven from Python, a call for each decision",
    "inside": "Whole games inside the engine",
    "together": "Many games, a call for one step of all of them",
    "search": "Search",
    "server": "A server's work for each move",
}
"""The kinds, in the order of tables and plot, and what they are called."""

T = TypeVar("T")


@dataclass(frozen=True)
class Contestant:
    """One row of the bench, ready to run.

    Attributes:
        playout: plays ``playouts_per_call`` whole games at random (no whole games, if that is 0) and returns the number
            of decisions of the players in them, 0 if the engine does not tell.
        copies: one function without arguments for each game half way through; each call makes one copy and drops it.
            Empty where there is nothing to copy.
        searched: how many iterations all searches so far have made; ``None`` where nothing is searched.
        clock: CPU seconds spent so far.
        bytes_per_state: the size of a game under way, where the engine keeps it in one piece.
    """

    playout: Callable[[Random], int]
    copies: Sequence[Callable[[], object]] = ()
    playouts_per_call: int = 1
    searched: Callable[[], int] | None = None
    clock: Callable[[], float] = process_time
    bytes_per_state: int | None = None


@dataclass(frozen=True)
class Entry:
    """A contestant that may take part.

    Attributes:
        name: of its row.
        make: prepares it; raises ``ImportError`` with the reason if it cannot.
        driven: how it is driven.
        beside: the row to which it is set in proportion.
        note: one sentence: what is like for like there, and what is not.
    """

    name: str
    make: Callable[[], Contestant]
    driven: Driven
    beside: str
    note: str


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
