"""The bots: those that can play any game, and how to find the bots of a game by name.

A game brings its own bots (``Game.bots``); a bot sees what :mod:`fogtable.core.bot` shows it, never the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fogtable.bots.uniform import UniformBot
from fogtable.core.bot import Factory
from fogtable.core.game import Game

GENERIC: Final[Mapping[str, Factory]] = {"random": UniformBot}
"""The bots that can play any game."""


def names(game: Game) -> tuple[str, ...]:
    """Return the names of all bots that can play ``game``: its own first, the best of them at the head."""
    return (*game.bots, *(name for name in GENERIC if name not in game.bots))


def find(game: Game, name: str) -> Factory:
    """Return what makes a bot of that name for one seat of one game.

    Raises:
        ValueError: there is none; the message lists those there are.
    """
    found = game.bots.get(name) or GENERIC.get(name)
    if found is None:
        raise ValueError(f"{game.name} has no bot {name!r}; there are: {', '.join(names(game))}")
    return found


__all__ = ["GENERIC", "find", "names"]
