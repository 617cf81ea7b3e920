"""The checker of a game: refuses everything outside of the rules language, with file, line and remedy.

``python -m fogtable.compile.check notalone`` prints one problem a line.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from fogtable.compile.check.calls import CallGraph
from fogtable.compile.check.findings import Findings
from fogtable.compile.check.flow import follow
from fogtable.compile.check.forms import check_forms
from fogtable.compile.check.sealed import check_sealed
from fogtable.compile.read.modules import not_imported, read_modules, read_source
from fogtable.compile.read.program import Problem, Program
from fogtable.core.packages import home_of


class NoSuchGame(ValueError):
    """There is no game of that name."""


@dataclass
class Checked:
    """A checked program, with the facts learned about it (for the translator)."""

    program: Program
    calls: CallGraph
    findings: Findings

    @property
    def problems(self) -> list[Problem]:
        """All problems in order of file and line."""
        return self.program.problems


def check(program: Program) -> Checked:
    """Check a program that was read."""
    check_forms(program)
    calls = CallGraph(program)
    calls.check()
    check_sealed(calls)
    return Checked(program, calls, follow(calls))


def rules_of(game: str) -> tuple[str, ...]:
    """Return the modules of rules that a game lists in its package as ``RULES``.

    Raises:
        ValueError: there is no such game, or it lists none.
    """
    package = _package(game)
    names: Sequence[str] = getattr(package, "RULES", ())
    if not names:
        raise ValueError(f"{package.__name__} lists no modules of rules: RULES = ('{package.__name__}.play', ...)")
    return tuple(names)


def modules_of(game: str) -> tuple[str, ...]:
    """Return all modules in the rules language: the rules, and the policy of simulations (``POLICY``).

    Raises:
        ValueError: as :func:`rules_of`.
    """
    return (*rules_of(game), *getattr(_package(game), "POLICY", ()))


def _package(game: str) -> ModuleType:
    """Return the package of a game: by the name of the game, or by the whole name of the package, with dots."""
    name = game if "." in game else _package_name(game)
    unknown = NoSuchGame(f"there is no game called {game!r}")
    if not all(part.isidentifier() for part in name.split(".")):
        raise unknown
    try:
        return import_module(name)
    except ModuleNotFoundError as wrong:
        if not f"{name}.".startswith(f"{wrong.name}."):
            raise  # the game is there, and something that it imports is not
        raise unknown from None


def _package_name(game: str) -> str:
    try:
        home = home_of(game)
        home.folder()  # an installed package may have been moved since
    except ValueError as unknown:
        raise NoSuchGame(str(unknown)) from None
    return home.package


def read_game(game: str, rules: Sequence[str] | None = None) -> Program:
    """Read a game by its name; ``rules`` are its modules of rules, those it lists itself if ``None``.

    Raises:
        ValueError: there is no such game, or it lists no modules of rules.
    """
    return read_modules(rules) if rules else read_modules(modules_of(game), game=_package(game).__name__)


def check_game(game: str, rules: Sequence[str] | None = None) -> list[Problem]:
    """Check a game by its name; ``rules`` are its modules of rules, those it lists itself if ``None``.

    Raises:
        ValueError: there is no such game, or it lists no modules of rules.
    """
    return check(read_game(game, rules)).problems


def check_module(source: str, file: str = "rules.py", name: str = "rules") -> list[Problem]:
    """Check one module of rules from its text. It is run first, as an import would."""
    return check(read_source(source, file, name)).problems


def command(game: str) -> int:
    """Print the problems of a game, one a line; return the exit status: 1 if there are any, 2 if there is no game."""
    try:
        _package(game)
    except NoSuchGame as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except Exception as wrong:
        print(not_imported(wrong, game))
        return 1
    try:
        problems = check_game(game)
    except ValueError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    for problem in problems:
        print(problem)
    return 1 if problems else 0
