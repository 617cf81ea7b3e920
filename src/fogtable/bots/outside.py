"""Bots from elsewhere: those that installed packages offer, and those that are named when a program starts.

Each is known by ``MODULE:NAME`` (``mybot:Make``): a callable without arguments that makes a fresh bot for one seat of
one game. If it has an attribute ``games``, it plays the games of these names only. A package offers its bots as entry
points of the group ``fogtable.bots``; then they are known by the name of the entry point.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Final

from fogtable.core.bot import Factory
from fogtable.core.game import Game

GROUP: Final = "fogtable.bots"
VARIABLE: Final = "FOGTABLE_BOTS"
"""Names the bots of this program and of the processes that it starts, separated by commas."""


def of(game: Game) -> Mapping[str, Factory]:
    """Return the bots from elsewhere that play a game, by name.

    Raises:
        ValueError: one that is named in ``FOGTABLE_BOTS`` is not there.
    """
    return {name: make for name, make in _all(os.environ.get(VARIABLE, "")).items() if _plays(make, game)}


def add(name: str) -> None:
    """Let a bot play in this program, and in the processes that it starts from now on.

    Raises:
        ValueError: there is none of that name; the message says what was expected.
    """
    _loaded(name)
    before = os.environ.get(VARIABLE, "")
    if name not in before.split(","):
        os.environ[VARIABLE] = f"{before},{name}" if before else name


@cache
def _all(named: str) -> Mapping[str, Factory]:
    found = {name: _loaded(name) for name in named.split(",") if name}
    for offered in entry_points(group=GROUP):
        try:
            found.setdefault(offered.name, offered.load())
        except Exception as wrong:  # of somebody else's package: all others play on
            warnings.warn(f"the bot {offered.name} ({offered.value}) cannot be loaded: {wrong!r}", stacklevel=2)
    return MappingProxyType(found)


def _loaded(name: str) -> Factory:
    module, _, attribute = name.partition(":")
    if not module or not attribute.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        raise ValueError(f"expected a bot as MODULE:NAME, such as mybot:Make; got {name!r}")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # a bot lies in the folder in which somebody works, who starts the command there
    try:
        made: object = getattr(import_module(module), attribute)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise
        raise ValueError(f"there is no module {missing.name!r} in {here} or among the installed packages") from None
    except AttributeError:
        raise ValueError(f"there is no {attribute} in {module}") from None
    if not callable(made):
        raise ValueError(f"{name}: expected something that makes a bot when it is called; got {made!r:.60}")
    return made


def _plays(make: Factory, game: Game) -> bool:
    games = getattr(make, "games", None)
    return games is None or game.name in games
