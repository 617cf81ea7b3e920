"""The subset checker: refuses what the rules language does not have, with file, line and remedy.

``python -m fogtable.compile.check notalone`` prints one problem a line.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from fogtable.compile.calls import Calls
from fogtable.compile.flow import Flow
from fogtable.compile.forms import check_forms
from fogtable.compile.read import Problem, Program, read_modules, read_source
from fogtable.compile.sealed import check_sealed


@dataclass
class Checked:
    """A program that was checked, with what was learned about it (for the translator)."""

    program: Program
    calls: Calls
    flow: Flow

    @property
    def problems(self) -> list[Problem]:
        """All problems in order of file and line."""
        return self.program.problems


def check(program: Program) -> Checked:
    """Check a program that was read."""
    check_forms(program)
    calls = Calls(program)
    calls.check()
    check_sealed(calls)
    flow = Flow(calls)
    flow.run()
    return Checked(program, calls, flow)


def rules_of(game: str) -> tuple[str, ...]:
    """Return the modules of rules that a game lists in its package as ``RULES``.

    Raises:
        ValueError: there is no such game, or it lists none.
    """
    package = game if "." in game else f"fogtable.games.{game}"
    try:
        found = import_module(package)
    except ModuleNotFoundError as wrong:
        if wrong.name != package:
            raise
        raise ValueError(f"there is no game called {game!r}") from None
    names: Sequence[str] = getattr(found, "RULES", ())
    if not names:
        raise ValueError(f"{package} lists no modules of rules: RULES = ('{package}.play', ...)")
    return tuple(names)


def modules_of(game: str) -> tuple[str, ...]:
    """Return all modules in the rules language: the rules, and what simulations go by (``POLICY``).

    Raises:
        ValueError: as :func:`rules_of`.
    """
    package = game if "." in game else f"fogtable.games.{game}"
    rules = rules_of(game)
    return (*rules, *getattr(import_module(package), "POLICY", ()))


def check_game(game: str, rules: Sequence[str] | None = None) -> list[Problem]:
    """Check a game by its name; ``rules`` are its modules of rules, those it lists itself if ``None``.

    Raises:
        ValueError: there is no such game, or it lists no modules of rules.
    """
    return check(read_modules(modules_of(game) if rules is None else rules)).problems


def check_module(source: str, file: str = "rules.py", name: str = "rules") -> list[Problem]:
    """Check one module of rules from its text. It is run first, as an import would."""
    return check(read_source(source, file, name)).problems


def command(game: str) -> int:
    """Print the problems of a game, one a line; return the exit status: 1 if there are any, 2 if there is no game."""
    try:
        problems = check_game(game)
    except ValueError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m fogtable.compile.check GAME")
    sys.exit(command(sys.argv[1]))
