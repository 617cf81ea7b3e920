"""The games as environments for learning, by the interfaces that researchers know (docs/research.md).

:func:`aec` is an environment of PettingZoo, :func:`vector` one of Gymnasium, :func:`openspiel` a game of OpenSpiel.
Each needs an extra of its own (``pip install 'fogtable[pettingzoo]'``, ``[gymnasium]``, ``[openspiel]``).
:func:`spaces` says what the numbers of observations and actions mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from fogtable.games import load

if TYPE_CHECKING:
    import numpy as np
    from gymnasium.vector import AutoresetMode
    from numpy.typing import NDArray

    from fogtable.env.encoding import Spaces
    from fogtable.env.gymnasium_vector import TableVector
    from fogtable.env.opponents import Opponent


class NotInstalled(ImportError):
    """An interface was asked for whose package is missing; the message says what to install."""


def _of(module: str, package: str, extra: str) -> Any:
    """Import a module of ours that needs a package which may be missing."""
    try:
        return import_module(f"fogtable.env.{module}")
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("fogtable"):
            raise
        raise NotInstalled(f"{package} is not installed ({missing}): pip install 'fogtable[{extra}]'") from missing


def spaces(game: str, seats: int | None = None) -> Spaces:
    """Return what observations and actions of a game mean; without ``seats`` for the smallest table.

    Raises:
        ValueError: there is no such game, or it is not for so many.
        NotInstalled: NumPy is missing.
    """
    count = load(game).seat_counts[0] if seats is None else seats
    made: Spaces = _of("encoding", "NumPy", "gymnasium").spaces(game, count)
    return made


def aec(game: str, seats: int | None = None, max_cycles: int | None = None, **options: Any) -> Any:
    """Return a game as an ``AECEnv`` of PettingZoo: seats answer one after the other.

    Args:
        game: its name.
        seats: at the table; the fewest if nothing is said.
        max_cycles: after so many actions of all seats together a game is broken off; by itself each ends sometime.
        options: of the game, by name.

    Raises:
        ValueError: there is no such game, it is not for so many, or has no such option.
        NotInstalled: PettingZoo is missing.
    """
    return _of("pettingzoo_aec", "PettingZoo", "pettingzoo").TableEnv(spaces(game, seats), max_cycles, options)


def openspiel(game: str, seats: int | None = None, **options: Any) -> Any:
    """Return a game as a ``pyspiel.Game``; all luck follows from chance nodes at its start.

    Once this was called, ``pyspiel.load_game("fogtable_notalone(seats=3)")`` finds it too.

    Args:
        game: its name.
        seats: at the table; the fewest if nothing is said.
        options: of the game, by name.

    Raises:
        ValueError: there is no such game, it is not for so many, or has no such option.
        NotInstalled: OpenSpiel is missing.
    """
    return _of("openspiel_game", "OpenSpiel", "openspiel").load_table(spaces(game, seats), options)


def vector(
    game: str,
    games: int = 1,
    seats: int | None = None,
    opponents: Mapping[str, Opponent] | None = None,
    autoreset: AutoresetMode | str = "NextStep",
    **options: Any,
) -> TableVector:
    """Return many tables of a game as a ``VectorEnv`` of Gymnasium, on compiled rules.

    Args:
        game: its name.
        games: how many tables.
        seats: at each; the fewest if nothing is said.
        opponents: who answers for seats that are not the learner's, by seat or side: ``random``, ``policy`` (the game's
            own, as in simulations), or a function of rows of observations and of masks that returns an action for each.
        autoreset: when an ended game begins anew: ``NextStep``, ``SameStep`` or ``Disabled``, as Gymnasium has it.
        options: of the game, by name.

    Raises:
        ValueError: there is no such game, seat, opponent, mode or option.
        NotCompiled: the rules are not compiled here.
        NotInstalled: Gymnasium is missing.
    """
    kind = _of("gymnasium_vector", "Gymnasium", "gymnasium").TableVector
    made: TableVector = kind(spaces(game, seats), games, opponents or {}, autoreset, options)
    return made


def moving(game: str, seats: int | None = None, seed: int = 0, **options: Any) -> NDArray[np.bool_]:
    """Return for each column of an observation whether it changes at a table: ``row[moving]`` is all that matters.

    That is found out by playing (some hundred thousand choices at random, and by the game's policy): what is rarer than
    that counts as still. Equal seeds give equal answers.

    Raises:
        ValueError: there is no such game, it is not for so many, or has no such option.
        NotCompiled: the rules are not compiled here.
        NotInstalled: Gymnasium is missing.
    """
    found: NDArray[np.bool_] = _of("still", "Gymnasium", "gymnasium").moving(spaces(game, seats), options, seed)
    return found


__all__ = ["NotInstalled", "aec", "moving", "openspiel", "spaces", "vector"]
