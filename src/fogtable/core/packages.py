"""In which package each game lies: fogtable's own, and those that installed packages offer.

A package offers a game as an entry point of the group ``fogtable.games``: ``lamps = "lamps:GAME"`` is the name of the
game, its package, and what it is called there (``GAME`` where that is left out). Nothing of theirs is imported here.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Final

GROUP: Final = "fogtable.games"
OWN: Final = Path(__file__).resolve().parent.parent / "games"
"""The folder of fogtable's own games."""


@dataclass(frozen=True)
class Home:
    """Where a game lies: its ``package``, what its description is called there, and who it comes ``by``."""

    game: str
    package: str
    attribute: str
    by: str

    def __str__(self) -> str:
        return f"the game {self.game} of the package {self.by} ({self.package}:{self.attribute})"

    def folder(self) -> Path:
        """Return the folder of the package.

        Raises:
            ValueError: there is none: the package was moved, or is a single file.
        """
        if self.by == "fogtable":
            return OWN / self.game
        try:
            found = find_spec(self.package)
        except ModuleNotFoundError:
            found = None
        if found is None:
            raise ValueError(f"{self} is not there: install its package anew, or uninstall it")
        if not found.submodule_search_locations:
            raise ValueError(f"{self}: expected a package, a folder with __init__.py; {self.package} is one file")
        return Path(next(iter(found.submodule_search_locations)))


def home_of(game: str) -> Home:
    """Return where a game lies.

    Raises:
        ValueError: there is no such game.
    """
    if _is_own(game):
        return Home(game, f"{GROUP}.{game}", "GAME", "fogtable")
    if game not in others():
        raise ValueError(f"there is no game called {game!r}")
    return others()[game]


@cache
def others() -> Mapping[str, Home]:
    """Return the games that installed packages offer, by name; one that cannot be is left out with a warning."""
    found: dict[str, Home] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        home = _home(point)
        if why := _hindrance(home, found):
            warnings.warn(f"{home} is left out: {why}", stacklevel=2)
        else:
            found[home.game] = home
    return MappingProxyType(found)


def _home(point: EntryPoint) -> Home:
    package, _, attribute = point.value.partition(":")
    return Home(point.name, package.strip(), attribute.strip() or "GAME", point.dist.name if point.dist else "?")


def _hindrance(home: Home, before: Mapping[str, Home]) -> str | None:
    if not (home.game.isidentifier() and home.game.islower()):
        return "the name of a game is an identifier in small letters"
    if _is_own(home.game):
        return "fogtable has a game of that name"
    if home.game in before:
        return f"the package {before[home.game].by} has a game of that name"
    if not all(part.isidentifier() for part in (*home.package.split("."), home.attribute)):
        return "expected PACKAGE:NAME, such as lamps:GAME"
    return None


def _is_own(game: str) -> bool:
    return game.isidentifier() and (OWN / game / "__init__.py").is_file()
