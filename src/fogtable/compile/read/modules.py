"""Reads modules of rules: imports them, and checks everything that stands at their top."""

from __future__ import annotations

import ast
import os
import sys
import traceback
import types
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final

from fogtable.compile.read.kinds import constant, unfit
from fogtable.compile.read.program import MISSING, Module, Problem, Program, Rule, Table, is_question
from fogtable.compile.read.signatures import read_decorators, read_signature
from fogtable.core import rules as language
from fogtable.core.asking import Rules, Scripts
from fogtable.core.declarations.cards import Family, in_capitals
from fogtable.core.formats.content import ContentRefused

CORE: Final = os.path.dirname(language.__file__) + os.sep
READER: Final = os.path.dirname(os.path.dirname(__file__)) + os.sep


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
    """Return why a module cannot be imported, at its author's line.

    It is that of the content file where this is what is wrong, else the last one outside of fogtable's core.
    """
    if isinstance(wrong, ContentRefused):
        return Problem(_short(str(wrong.path)), wrong.line or 1, wrong.reason)
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
        read_signature(program, rule)
    for module in program.modules:
        for node in module.tree.body:
            _top(program, module, node)
    return program


# -- statements at the top of a module --------------------------------------------------------------------------------


def _top(program: Program, module: Module, node: ast.stmt) -> None:
    if isinstance(node, ast.FunctionDef):
        read_decorators(program, program.rules[module.name, node.name], node)
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
    if isinstance(thing, Scripts):
        for card in thing.needed:
            if card not in thing:
                of = f"@{name}.of({thing.family.__name__}.{in_capitals(thing.family.name(card))})"
                program.refuse(module, node, f"{thing.family.name(card)} has no rule in {name}: write one with {of}")
    program.tables[id(thing)] = table
    for member in table.members:
        first = table.members[0]
        if member.asks and not asks:
            program.refuse(member, member.node, f'"{member.name}" asks players: a table of Rules holds plain rules')
        if (member.kinds, member.result) != (first.kinds, first.result):
            text = f'"{member.name}" and {first.called()} stand in {name}'
            program.refuse(member, member.node, f"{text}: give all its rules the same parameters and result")
