"""The games. A game is found by its name; nothing outside this package names one in code."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from fogtable.core.game import Game

NAMES: Final = ("notalone", "onoda", "bigbrother")
"""The games that can be played."""
RULES_ONLY: Final = ("anima",)
"""Games whose rules are written, in both executions, but that cannot be offered yet."""
ALL: Final = (*NAMES, *RULES_ONLY)
"""Every game that there are rules of."""


@cache
def load(name: str) -> Game:
    """Return a game by its name.

    Raises:
        ValueError: there is none of that name; the message lists those there are.
    """
    if name not in ALL:
        raise ValueError(f"expected one of {', '.join(ALL)}; got {name!r}")
    found: Game = import_module(f"fogtable.games.{name}").GAME
    return found
