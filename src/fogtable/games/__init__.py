"""The games, also those of installed packages. Each is found by its name; nothing outside names one in code."""

from __future__ import annotations

import copyreg
import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Final

from fogtable.core.game import Game
from fogtable.core.packages import home_of, others

NAMES: Final = ("notalone", "onoda", "bigbrother", "anima")
"""The games of this package."""


def names() -> tuple[str, ...]:
    """Return the names of all games: those of this package, then those that installed packages offer."""
    return (*NAMES, *others())


@cache
def load(name: str) -> Game:
    """Return a game by its name.

    Raises:
        ValueError: there is none of that name, the message lists those there are; or it is another package's, and
            cannot be loaded.
    """
    if name not in names():
        raise ValueError(f"expected one of {', '.join(names())}; got {name!r}")
    home = home_of(name)
    if name in NAMES:
        own: Game = import_module(home.package).GAME
        return own
    try:
        found: object = getattr(import_module(home.package), home.attribute)
    except Exception as wrong:
        raise ValueError(f"{home} cannot be loaded: {wrong!r}; see fogtable check {name}") from wrong
    if not isinstance(found, Game) or found.name != name:
        got = f"a game called {found.name!r}" if isinstance(found, Game) else f"{found!r:.60}"
        raise ValueError(f"{home} cannot be loaded: expected Game(name={name!r}, ...); got {got}")
    return found


def load_all() -> dict[str, Game]:
    """Return every game by its name; one of another package that cannot be loaded is left out, with a warning."""
    found = {}
    for name in names():
        try:
            found[name] = load(name)
        except ValueError as wrong:
            warnings.warn(str(wrong), stacklevel=2)
    return found


def _by_name(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    return load, (game.name,)


# A description holds functions of all kinds: another process, to which a match travels, finds it by its name.
copyreg.pickle(Game, _by_name)
