"""Reads how a rule begins: its decorators, parameters and result."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from fogtable.compile.read.kinds import Kind
from fogtable.compile.read.program import MISSING, Program, Rule
from fogtable.core import rules as language
from fogtable.core.asking import Rules, Scripts
from fogtable.core.declarations.cards import Cards
from fogtable.core.declarations.choice import Options, Verb
from fogtable.core.declarations.state import State

DEEPEST: Final = 100
"""The largest bound of a script that comes back to itself: Python itself gives up a little further down."""


def read_decorators(program: Program, rule: Rule, node: ast.FunctionDef) -> None:
    """Read the decorators of a rule: its bound, and the tables that it is entered in."""
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


def read_signature(program: Program, rule: Rule) -> None:
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
