"""The rules of a game as they were read: modules, rules, tables of rules, and the problems found in them."""

from __future__ import annotations

import ast
import inspect
import os
import types
from dataclasses import dataclass, field
from typing import Any, Final

from fogtable.compile.read.kinds import Kind
from fogtable.core.declarations.cards import Family
from fogtable.core.declarations.chance import Chances
from fogtable.core.declarations.choice import Choice
from fogtable.core.declarations.events import Events
from fogtable.core.declarations.state import State

Key = tuple[str, str]
"""A rule's module and name."""
MISSING: Final = object()


@dataclass(frozen=True, order=True)
class Problem:
    """Something that the rules language refuses: where, what, and what to write instead."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


@dataclass(eq=False)
class Module:
    """A module of rules: its source as a tree, and its namespace once it is imported.

    ``game`` is the package of the game that it belongs to; ``""`` for a module that stands alone.
    """

    name: str
    file: str
    tree: ast.Module
    space: dict[str, Any]
    game: str = ""

    @property
    def folders(self) -> list[str]:
        """The sub-packages of the game that the module lies in, outermost first: ``["policy"]``."""
        inside = self.name.removeprefix(self.game + ".") if self.game else ""
        return inside.split(".")[:-1]

    @property
    def place(self) -> str:
        """The module's file below the game's package: ``policy/turns.py``."""
        return "/".join([*self.folders, os.path.basename(self.file)])


@dataclass(eq=False)
class Rule:
    """One rule. ``asks`` tells whether it is a script; ``sound``: its form is accepted, so that it can be followed."""

    module: Module
    node: ast.FunctionDef
    params: list[str] = field(default_factory=list)
    kinds: list[Kind] = field(default_factory=list)
    result: Kind = Kind.UNKNOWN
    asks: bool = False
    bound: int | None = None
    sound: bool = True

    @property
    def name(self) -> str:
        """The rule's name."""
        return self.node.name

    @property
    def key(self) -> Key:
        """The rule's module and name."""
        return self.module.name, self.node.name

    def at(self, node: ast.AST) -> str:
        """Return ``rules/file.py:12`` for a place in this rule."""
        return f"{self.module.place}:{getattr(node, 'lineno', self.node.lineno)}"

    def called(self) -> str:
        """Return the rule's name with the place where it begins."""
        return f"{self.name} ({self.at(self.node)})"


@dataclass(eq=False)
class Table:
    """A table of scripts or plain rules by card: ``EFFECT[card](...)``."""

    name: str
    asks: bool
    members: list[Rule]


class Program:
    """All rules of a game, and the problems found in them."""

    def __init__(self) -> None:
        self.modules: list[Module] = []
        self.rules: dict[Key, Rule] = {}
        self.tables: dict[int, Table] = {}
        self.state: type[State] | None = None
        self._problems: set[Problem] = set()

    def refuse(self, rule: Rule | Module, node: ast.AST, text: str) -> None:
        """Note a problem."""
        file = rule.module.file if isinstance(rule, Rule) else rule.file
        self.note(Problem(file, getattr(node, "lineno", 1), text))

    def note(self, problem: Problem) -> None:
        """Note a problem that is no node's."""
        self._problems.add(problem)

    @property
    def problems(self) -> list[Problem]:
        """All problems in order of file and line."""
        return sorted(self._problems)

    def rule_of(self, thing: object) -> Rule | None:
        """Return the checked rule that a function is, ``None`` if it is none."""
        if not isinstance(thing, types.FunctionType):
            return None
        bare = inspect.unwrap(thing)
        return self.rules.get((bare.__module__, bare.__name__))

    def static(self, module: Module, node: ast.expr) -> Any:
        """Return the object behind a name outside of rules (``Place``, ``Log.CAUGHT``), or :data:`MISSING`."""
        if isinstance(node, ast.Name):
            return module.space.get(node.id, MISSING)
        if isinstance(node, ast.Attribute):
            owner = self.static(module, node.value)
            if isinstance(owner, type) and issubclass(owner, (Family, Choice, Events, Chances)):
                return getattr(owner, node.attr, MISSING) if node.attr.isupper() else MISSING
        return MISSING


def is_question(node: ast.AST) -> bool:
    """Tell whether a node asks players (or ends the game)."""
    return isinstance(node, (ast.Yield, ast.YieldFrom))
