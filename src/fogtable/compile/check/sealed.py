"""Sealed scripts (given to ``together``, ``quietly``, ``window``): why the order in which answers arrive cannot matter.

Such a script, and every rule that it calls, writes only the asked seat's own row of sealed fields and reads no other
row of them, where answers stand that may still be changed; it uses no chance, tells nothing, and asks nobody else.
"""

from __future__ import annotations

import ast
from typing import Final

from fogtable.compile.check.calls import ASKING_MANY, ASKING_ONE, CallGraph, written
from fogtable.compile.read.program import Rule
from fogtable.core import rules as language
from fogtable.core.declarations.cards import Seat
from fogtable.core.declarations.fields import Field

_AFTER: Final = "move it after the last answer"


def check_sealed(calls: CallGraph) -> None:
    """Check all sealed scripts. Fills ``calls.sealed``: for each such rule the parameters that are the asked seat."""
    for rule in calls.rules:
        for site in calls.sites[rule]:
            if site.role == "script":
                for one in site.callees:
                    if one.sound and len(one.params) > 1:
                        _enter(calls, one, 1)


def _enter(calls: CallGraph, rule: Rule, seat: int) -> None:
    known = calls.sealed.setdefault(rule, set())
    if seat in known:
        return
    known.add(seat)
    if rule.bound is not None:
        text = f'"{rule.name}" is @bounded and would be counted for all seats at once inside together: {_AFTER}'
        calls.program.refuse(rule, rule.node, text)
    _SealedChecker(calls, rule, seat).check()


class _SealedChecker:
    def __init__(self, calls: CallGraph, rule: Rule, position: int) -> None:
        self.calls = calls
        self.rule = rule
        self.seat = rule.params[position]

    def refuse(self, node: ast.AST, text: str) -> None:
        self.calls.program.refuse(self.rule, node, text)

    def is_seat(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id == self.seat

    def check(self) -> None:
        for node in ast.walk(self.rule.node):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id == self.seat:
                self.refuse(node, f'"{self.seat}" is the seat that is asked here: keep the value under another name')
            if isinstance(node, ast.Assign):
                self.write(node, node.targets[0])
            elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
                self.write(node, node.target)
            elif isinstance(node, ast.Yield) and node.value is not None:
                self.ask(node, node.value)
            elif isinstance(node, ast.Call):
                self.call(node)
        self.reads()

    def reads(self) -> None:
        """Refuse a look at other rows of sealed fields: what stands there depends on who has answered already."""
        fine: set[ast.AST] = set()
        for node in ast.walk(self.rule.node):
            if isinstance(node, ast.Subscript) and (self.is_seat(node.slice) or isinstance(node.ctx, ast.Store)):
                fine.add(node.value)
            elif isinstance(node, ast.Attribute) and node not in fine and node.attr in self.answers():
                row = f"t.{node.attr}[{self.seat}]"
                text = "inside together a seat may look only at its own sealed answers, others may still be changed"
                self.refuse(node, f"{text}: {row}, or look after the last answer")

    def answers(self) -> set[str]:
        """Return the sealed fields with a row for each seat."""
        state = self.calls.program.state
        fields = {} if state is None else state.fields
        return {name for name, declared in fields.items() if declared.sealed and _per_seat(declared)}

    def write(self, node: ast.stmt, target: ast.expr) -> None:
        name = written(target)
        state = self.calls.program.state
        declared = state.fields.get(name) if state is not None else None
        if not name or declared is None:
            return
        only = "inside together a seat may write only its own sealed fields"
        if not declared.sealed:
            self.refuse(node, f'{only}; "{name}" is not sealed: {_AFTER}')
        elif not _per_seat(declared):
            self.refuse(node, f'{only}; "{name}" has no row for each seat: declare it per_seat(...)')
        elif not self.is_seat(_first_index(target)):
            self.refuse(node, f'{only}; this is not the row of "{self.seat}": write  t.{name}[{self.seat}]')

    def ask(self, node: ast.Yield, value: ast.expr) -> None:
        if self.calls.word(self.rule, value) in ASKING_ONE:
            assert isinstance(value, ast.Call)
            if value.args and not self.is_seat(value.args[0]):
                self.refuse(node, f'inside together the script asks "{self.seat}", nobody else')
        else:
            self.refuse(node, f"inside together only Ask, May and Secret are asked: {_AFTER}")

    def call(self, node: ast.Call) -> None:
        word = self.calls.word(self.rule, node)
        if word in (language.random_of, language.roll):
            self.refuse(node, f"no chance inside together, the order of answers would change it: {_AFTER}")
        elif word is language.emit:
            self.refuse(node, f"no events inside together, an answer may still be changed: {_AFTER}")
        elif word in ASKING_MANY:
            self.refuse(node, f"inside together only Ask, May and Secret are asked: {_AFTER}")
        for one in self.calls.callees(self.rule, node):
            effects = self.calls.effects.get(one)
            if effects is None or not (effects.any() or effects.reads & self.answers()):
                continue
            seats = [i for i, arg in enumerate(node.args) if self.is_seat(arg)]
            if not seats or seats[0] >= len(one.params):
                does = "acts" if effects.any() else "looks at sealed answers"
                self.refuse(node, f'"{one.name}" {does} inside together: hand on "{self.seat}", the seat that is asked')
            else:
                _enter(self.calls, one, seats[0])


def _per_seat(declared: Field) -> bool:
    return bool(declared.index) and declared.index[0] is Seat


def _first_index(target: ast.expr) -> ast.expr:
    found = target
    while isinstance(target, ast.Subscript):
        found, target = target.slice, target.value
    return found
