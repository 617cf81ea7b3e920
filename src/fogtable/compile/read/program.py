"""Reads the rules of a game: its modules, the objects behind their names, the state table, tables of scripts."""

from __future__ import annotations

import ast
import inspect
import os
import sys
import traceback
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from fogtable.compile.read.kinds import Kind, constant, unfit
from fogtable.core import rules as language
from fogtable.core.asking import Rules, Scripts
from fogtable.core.declarations.cards import Cards, Family
from fogtable.core.declarations.chance import Chances
from fogtable.core.declarations.choice import Choice, Options, Verb
from fogtable.core.declarations.events import Events
from fogtable.core.declarations.state import State

Key = tuple[str, str]
"""A rule's module and name."""
MISSING: Final = object()
DEEPEST: Final = 100
"""The largest bound of a script that comes back to itself: Python itself gives up a little further down."""
CORE: Final = os.path.dirname(language.__file__) + os.sep
READER: Final = os.path.dirname(os.path.dirname(__file__)) + os.sep


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


def read_modules(names: Sequence[str], texts: Mapping[str, str] | None = None, game: str | None = None) -> Program:
    """Import modules of rules and read their sources, or ``texts`` in place of these (a file that is being written).

    ``game`` is the package that they may import from; without it each module's own.
    """
    program = Program()
    for name in names:
        try:
            space = import_module(name).__dict__
        except Exception as wrong:
            program.note(not_imported(wrong, name))
            continue
        file = str(space["__file__"])
        text = (texts or {}).get(name)
        if text is None:
            with open(file, encoding="utf-8") as source:
                text = source.read()
        try:
            tree = ast.parse(text, file)
        except SyntaxError as wrong:
            program.note(not_imported(wrong, file))
            continue
        package = name.rpartition(".")[0] if game is None else game
        program.modules.append(Module(name, _short(file), tree, space, package))
    return _read(program)


def read_source(source: str, file: str = "rules.py", name: str = "rules") -> Program:
    """Read one module of rules from its text. It is run, as an import would."""
    program = Program()
    module = types.ModuleType(name)
    module.__file__ = file
    try:
        tree = ast.parse(source, file)
        exec(compile(source, file, "exec"), module.__dict__)
    except Exception as wrong:
        program.note(not_imported(wrong, file))
        return program
    program.modules.append(Module(name, file, tree, module.__dict__, name.rpartition(".")[0]))
    return _read(program)


def not_imported(wrong: Exception, file: str) -> Problem:
    """Return why a module cannot be imported, at its author's line: the last one outside of fogtable's core."""
    line = 1
    if isinstance(wrong, SyntaxError):
        file, line = wrong.filename or file, wrong.lineno or 1
    else:
        for frame in traceback.extract_tb(wrong.__traceback__):
            if frame.lineno and not frame.filename.startswith(("<", CORE, READER)):
                file, line = frame.filename, frame.lineno
    return Problem(_short(file), line, f"cannot be imported: {type(wrong).__name__}: {_message(wrong)}")


def _message(wrong: Exception) -> str:
    return wrong.msg if isinstance(wrong, SyntaxError) else str(wrong)


def _short(file: str) -> str:
    near = os.path.relpath(file) if not sys.platform.startswith("win") else file
    return file if near.startswith("..") else near


def _read(program: Program) -> Program:
    for module in program.modules:
        for node in module.tree.body:
            if isinstance(node, ast.FunctionDef):
                rule = Rule(module, node, asks=any(is_question(n) for n in ast.walk(node)))
                if rule.key in program.rules:
                    first = program.rules[rule.key]
                    program.refuse(module, node, f'"{node.name}" is the name of {first.called()} already: rename one')
                program.rules[rule.key] = rule
    for rule in program.rules.values():
        _signature(program, rule)
    for module in program.modules:
        for node in module.tree.body:
            _top(program, module, node)
    return program


def is_question(node: ast.AST) -> bool:
    """Tell whether a node asks players (or ends the game)."""
    return isinstance(node, (ast.Yield, ast.YieldFrom))


# -- what stands at the top of a module -------------------------------------------------------------------------------


def _top(program: Program, module: Module, node: ast.stmt) -> None:
    if isinstance(node, ast.FunctionDef):
        _decorators(program, program.rules[module.name, node.name], node)
    elif isinstance(node, ast.Import):
        program.refuse(module, node, _IMPORT)
    elif isinstance(node, ast.ImportFrom):
        _import(program, module, node)
    elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in targets:
            _constant(program, module, node, target)
    elif isinstance(node, ast.ClassDef):
        if not _is_family(module, node):
            text = f'class "{node.name}": only a Family of results may be declared beside rules'
            program.refuse(module, node, f"{text}, the rest in modules of its own")
    elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        program.refuse(module, node, "a module of rules holds imports, constants and rules, nothing that runs")


def _is_family(module: Module, node: ast.ClassDef) -> bool:
    """Tell whether a class only names results: ``class Way(Family): ON = 0; OVER = 1``."""
    thing = module.space.get(node.name)
    plain = all(
        isinstance(line, ast.Assign) or (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
        for line in node.body
    )
    return isinstance(thing, type) and issubclass(thing, Family) and plain and not node.decorator_list


_IMPORT: Final = "import names one by one, from fogtable.core.rules or a module of the same game"


def _import(program: Program, module: Module, node: ast.ImportFrom) -> None:
    source = node.module or ""
    known = ("__future__", "typing", "fogtable.core.rules")
    own = bool(module.game) and f"{source}.".startswith(f"{module.game}.")
    if node.level or not (source in known or own):
        program.refuse(module, node, f'"{source or "."}" cannot be imported here: {_IMPORT}')
    elif source == "typing" and any(alias.name != "Final" for alias in node.names):
        program.refuse(module, node, "rules need nothing but Final from typing")
    elif source == "fogtable.core.rules":
        for alias in node.names:
            if alias.name not in language.__all__ or (alias.asname or alias.name) != alias.name:
                program.refuse(module, node, f'"{alias.name}" is no word of the rules language by this name')


def _constant(program: Program, module: Module, node: ast.stmt, target: ast.expr) -> None:
    if not isinstance(target, ast.Name) or target.id != target.id.upper():
        text = ast.unparse(target)
        program.refuse(module, node, f'"{text}" is not written as a constant: rules keep nothing outside of the state')
        return
    if sum(_stores(other, target.id) for other in module.tree.body) > 1:
        program.refuse(module, node, f'"{target.id}" is given a value twice: a constant has one')
    thing = module.space.get(target.id, MISSING)
    if isinstance(thing, (Scripts, Rules)):
        _table(program, module, node, target.id, thing)
    elif constant(thing) is None:
        program.refuse(module, node, f'"{target.id}" is {unfit(thing)}: keep it out of modules of rules')


def _stores(node: ast.stmt, name: str) -> int:
    if isinstance(node, ast.FunctionDef):
        return 0
    return sum(isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store) and n.id == name for n in ast.walk(node))


def _table(program: Program, module: Module, node: ast.stmt, name: str, thing: Scripts | Rules) -> None:
    asks = isinstance(thing, Scripts)
    table = Table(name, asks, [])
    for card in thing.family.ALL:
        if isinstance(thing, Scripts) and card not in thing:
            continue
        member = program.rule_of(thing[card])
        if member is None:
            program.refuse(module, node, f"{name}[{thing.family.name(card)}] is no rule of a checked module")
        elif member not in table.members:
            table.members.append(member)
    if isinstance(thing, Scripts) and not any(card in thing for card in thing.family.ALL):
        program.refuse(module, node, f'"{name}" is a table without a rule: enter one with @{name}.of(card)')
    program.tables[id(thing)] = table
    for member in table.members:
        first = table.members[0]
        if member.asks and not asks:
            program.refuse(member, member.node, f'"{member.name}" asks players: a table of Rules holds plain rules')
        if (member.kinds, member.result) != (first.kinds, first.result):
            text = f'"{member.name}" and {first.called()} stand in {name}'
            program.refuse(member, member.node, f"{text}: give all its rules the same parameters and result")


# -- how a rule begins ------------------------------------------------------------------------------------------------


def _decorators(program: Program, rule: Rule, node: ast.FunctionDef) -> None:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and not decorator.keywords:
            func = decorator.func
            if isinstance(func, ast.Name) and rule.module.space.get(func.id) is language.bounded:
                _bound(program, rule, decorator)
                continue
            if isinstance(func, ast.Attribute) and func.attr == "of":
                table = program.static(rule.module, func.value)
                if isinstance(table, (Scripts, Rules)):
                    continue
        text = ast.unparse(decorator)
        program.refuse(rule, decorator, f"@{text}: rules know only @bounded(n) and @TABLE.of(card, ...)")


def _bound(program: Program, rule: Rule, decorator: ast.Call) -> None:
    limit = program.static(rule.module, decorator.args[0]) if len(decorator.args) == 1 else MISSING
    if len(decorator.args) == 1 and isinstance(decorator.args[0], ast.Constant):
        limit = decorator.args[0].value
    if not isinstance(limit, int) or not 0 < limit <= DEEPEST:
        program.refuse(rule, decorator, f"@bounded takes one constant number, 1 to {DEEPEST}")
        limit = 1
    if not rule.asks:
        program.refuse(rule, decorator, f'"{rule.name}" asks nobody: only scripts can be @bounded, write a loop')
    rule.bound = limit


_KINDS: Final[list[tuple[object, Kind]]] = [
    (int, Kind.NUMBER),
    (bool, Kind.TRUTH),
    (Cards, Kind.SET),
    (Verb, Kind.VERB),
]


def _kind(program: Program, rule: Rule, node: ast.expr | None) -> Kind | None:
    if isinstance(node, ast.Constant) and node.value is None:
        return Kind.NOTHING
    if not isinstance(node, ast.Name):
        return None
    thing = rule.module.space.get(node.id, {"int": int, "bool": bool}.get(node.id))
    if thing is Options and node.id == "Options":  # at run time it is int
        return Kind.OPTIONS
    if isinstance(thing, type) and issubclass(thing, State):
        if program.state is None:
            program.state = thing
        return Kind.STATE if thing is program.state else None
    return next((kind for known, kind in _KINDS if known is thing), None)


def _all_args(args: ast.arguments) -> Iterator[ast.arg]:
    yield from (*args.posonlyargs, *args.args, *args.kwonlyargs)
    yield from (a for a in (args.vararg, args.kwarg) if a is not None)


def _signature(program: Program, rule: Rule) -> None:
    """Read parameters and result; refuse forms that the language does not have."""
    args = rule.node.args
    if args.posonlyargs or args.kwonlyargs or args.vararg or args.kwarg or args.defaults:
        program.refuse(rule, rule.node, "rules have plain parameters only: no defaults, no * and no keywords")
        rule.sound = False
    for number, arg in enumerate(_all_args(args)):
        kind = _kind(program, rule, arg.annotation)
        if kind is None or kind is Kind.NOTHING:
            text = "t: YourTable" if number == 0 and arg.arg == "t" else "int, bool, Cards, Options"
            program.refuse(rule, arg, f'say what "{arg.arg}" is: {text}')
            kind = Kind.UNKNOWN
        misnamed = (kind is Kind.STATE) != (arg.arg == "t") and kind is not Kind.UNKNOWN
        if misnamed or (arg.arg == "t" and number > 0):
            program.refuse(rule, arg, 'the state is called "t" and comes first, nothing else is called so')
            rule.sound = False
        rule.params.append(arg.arg)
        rule.kinds.append(kind)
    _result(program, rule)


def _result(program: Program, rule: Rule) -> None:
    returns = rule.node.returns
    script = None
    if isinstance(returns, ast.Subscript) and isinstance(returns.value, ast.Name):
        script = rule.module.space.get(returns.value.id)
        returns = returns.slice
    kind = _kind(program, rule, returns)
    if kind is None or kind is Kind.STATE:
        known = "None, int, bool, Cards, Options"
        program.refuse(rule, rule.node, f'say what "{rule.name}" gives back: {known}, or Script[...] of one')
        return
    rule.result = kind
    inner = "None" if returns is None else ast.unparse(returns)
    if rule.asks and script is not language.Script:
        program.refuse(rule, rule.node, f'"{rule.name}" asks players: it gives back Script[{inner}]')
    if not rule.asks and script is not None:
        program.refuse(rule, rule.node, f'"{rule.name}" asks nobody: it gives back {inner}, without Script[...]')
