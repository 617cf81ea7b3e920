"""The games. A game is found by its name; nothing outside this package names one in code."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Final

from fogtable.core.game import Game

NAMES: Final = ("notalone", "onoda", "bigbrother", "anima")
"""The games that can be played."""


@cache
def load(name: str) -> Game:
    """Return a game by its name.

    Raises:
        ValueError: there is none of that name; the message lists those there are.
    """
    if name not in NAMES:
        raise ValueError(f"expected one of {', '.join(NAMES)}; got {name!r}")
    found: Game = import_module(f"fogtable.games.{name}").GAME
    return found


def _by_name(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    return load, (game.name,)


# A description holds functions of all kinds: another process, to which a match travels, finds it by its name.
copyreg.pickle(Game, _by_name)
