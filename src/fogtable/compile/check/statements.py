"""Checks the statements of one rule: the values of its names, its writes, and the values that outlast a question."""

from __future__ import annotations

import ast
from dataclasses import replace

from fogtable.compile.check.expressions import HIDE, text_of, told
from fogtable.compile.check.findings import Findings
from fogtable.compile.check.questions import single
from fogtable.compile.check.words import CallChecker
from fogtable.compile.read.kinds import (
    HOLDABLE,
    NUMBER,
    UNKNOWN,
    Kind,
    Scope,
    Value,
    constant,
    field_kind,
    joined,
    takes_hidden,
)
from fogtable.compile.read.program import Rule, is_question
from fogtable.core import rules as language
from fogtable.core.declarations.fields import Field


class StatementChecker(CallChecker):
    """Follows the statements of one rule."""

    def __init__(self, findings: Findings, rule: Rule) -> None:
        super().__init__(findings, rule)
        self.kinds: dict[str, Kind] = {}
        self.result = Value(rule.result)
        self.leaving: list[Scope | None] = []
        self.again: list[Scope | None] = []

    def run(self) -> Value:
        """Follow the whole rule; return its result."""
        for position, (name, kind) in enumerate(zip(self.rule.params, self.rule.kinds, strict=True)):
            self.kinds[name] = kind
            self.names[name] = Value(kind, deps=frozenset((position,)))
        end = self.block(self.rule.node.body, self.names)
        if end is not None and self.rule.result not in (Kind.NOTHING, Kind.UNKNOWN):
            self.refuse(self.rule.node, f'"{self.rule.name}" gives back a value on some ways out only')
        return self.result

    def block(self, body: list[ast.stmt], names: Scope | None) -> Scope | None:
        """Follow statements; return what holds after them (``None``: nothing gets there)."""
        for node in body:
            if names is None:
                self.refuse(node, "nothing ever gets to this line")
                return None
            self.names = names
            names = self.statement(node, names)
        return names

    def statement(self, node: ast.stmt, names: Scope) -> Scope | None:
        """Follow one statement."""
        if isinstance(node, ast.If):
            self.peeked(self.truth(node.test))
            one = self.block(node.body, dict(names))
            other = self.block(node.orelse, dict(names))
            return joined(one, other)
        if isinstance(node, (ast.While, ast.For)):
            return self.loop(node, names)
        if isinstance(node, ast.Break):
            self.leaving[-1] = joined(self.leaving[-1], names)
            return None
        if isinstance(node, ast.Continue):
            self.again[-1] = joined(self.again[-1], names)
            return None
        if isinstance(node, ast.Return):
            self.returned(node)
            return None
        if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
            self.line(node, node.value, [])
        elif isinstance(node, ast.Assign):
            target = node.targets[0]
            self.line(node, node.value, list(target.elts) if isinstance(target, ast.Tuple) else [target])
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            self.line(node, node.value, [node.target])
        elif isinstance(node, ast.AugAssign):
            load = ast.parse(ast.unparse(node.target), mode="eval").body
            for part in ast.walk(load):
                ast.copy_location(part, node.target)
            made = self.operation(node, self.value(load), node.op, self.value(node.value))
            self.store(node, node.target, made, node.value)
        return self.names

    def loop(self, node: ast.While | ast.For, names: Scope) -> Scope | None:
        """Follow a loop until nothing new is learned in it."""
        head: Scope | None = names
        always = isinstance(node, ast.While) and isinstance(node.test, ast.Constant) and bool(node.test.value)
        while True:
            assert head is not None
            self.names = dict(head)
            self.leaving.append(None)
            self.again.append(None)
            if isinstance(node, ast.While):
                self.peeked(self.truth(node.test))
            else:
                self.go_through(node)
            end = joined(self.block(node.body, dict(self.names)), self.again.pop())
            left = self.leaving.pop()
            more = joined(head, end)
            if more == head:
                break
            head = more
        if (
            isinstance(node, ast.For)
            and isinstance(node.target, ast.Name)
            and self.findings.live[self.rule].beyond[node]
        ):
            self.refuse(node, f'"{node.target.id}" is used after its loop: keep what is needed under another name')
        return left if always else joined(head, left)

    def go_through(self, node: ast.For) -> None:
        """Give the loop's name what the loop goes through."""
        value = self.value(node.iter)
        if value.kind is Kind.TABLE:
            one = (constant(value.detail) or UNKNOWN).mixed(value)
            if one.kind is Kind.TABLE:
                text = f"the rows of {text_of(node.iter)} are tables, a name cannot hold one"
                self.refuse(node, f"{text}: loop over range(len(...)) and index")
                one = UNKNOWN
        else:
            if value.kind not in (Kind.SET, Kind.SEATS, Kind.UNKNOWN):
                what = f"{text_of(node.iter)} is {value.kind.value}"
                self.refuse(node, f"a loop goes through a card set, seats, range(n) or a table, {what}")
            one = value.of_kind(Kind.NUMBER)
        self.peeked(value)
        way = self.way(value)
        if way is not None and any(is_question(part) for inner in node.body for part in ast.walk(inner)):
            text = f"players are asked while {text_of(node.iter)} is gone through, and that is hidden"
            self.refuse(node, f"{text}: keep it in a field and take from it one by one, or reveal() it {told(way)}")
        if isinstance(node.target, ast.Name):
            self.hold(node, node.target.id, one)

    def returned(self, node: ast.Return) -> None:
        """Follow ``return``."""
        result = self.rule.result
        if node.value is None:
            if result not in (Kind.NOTHING, Kind.UNKNOWN):
                self.refuse(node, f'"{self.rule.name}" gives back a value on some ways out only')
            return
        value = self.value(node.value)
        self.peeked(value)
        if result is Kind.NOTHING:
            self.refuse(node, f'"{self.rule.name}" is declared to give back nothing (-> None)')
            return
        self.want(node.value, value, result, f'what "{self.rule.name}" gives back')
        first = self.result.way is None and not self.result.deps and self.result.detail is None
        detail = value.detail if first or self.result.detail is value.detail else None
        self.result = replace(self.result.mixed(value), detail=detail)

    def line(self, node: ast.stmt, value: ast.expr, targets: list[ast.expr]) -> None:
        """Follow a line that asks, assigns or calls."""
        if isinstance(value, (ast.Yield, ast.YieldFrom)) and value.value is not None:
            if isinstance(value, ast.Yield) and not isinstance(value.value, ast.Call):
                self.mark(node, value.value, targets)
                return
            answer = self.value(value.value)
            self.waits(node)
            if isinstance(value, ast.Yield):
                self.answered(node, value.value, answer, targets)
                return
            value = value.value
        else:
            answer = self.value(value)
            idle = not (self.calls.does(self.rule, value) or self.calls.reported(self.rule, value))
            if not targets and answer.kind is not Kind.NOTHING and idle:
                self.refuse(node, f"{text_of(value)} does nothing: give its value a name, or leave it out")
        for target in targets:
            self.store(node, target, answer, value)

    def mark(self, node: ast.stmt, value: ast.expr, targets: list[ast.expr]) -> None:
        """``yield OVER`` and ``yield BOUNDARY``."""
        if targets:
            self.refuse(node, f"{text_of(value, 0)} has no answer: write  yield {text_of(value, 0)}")

    def waits(self, node: ast.stmt) -> None:
        """Refuse hidden values that are still needed after a question."""
        for name in sorted(self.findings.live[self.rule].after.get(node, frozenset())):
            held = self.names.get(name)
            way = None if held is None else self.way(held)
            if way is not None:
                text = f'"{name}" holds something hidden and is still needed after this question'
                self.refuse(node, f"{text}: {HIDE} {told(way)}")

    def answered(self, node: ast.stmt, asked: ast.expr, answer: Value, targets: list[ast.expr]) -> None:
        """Give the parts of an answer their names."""
        choice = answer.detail
        if choice is None:
            return
        several = not single(choice)
        floor = self.calls.word(self.rule, asked) is language.Floor
        parts = [NUMBER] * floor + [Value(Kind.VERB, choice)] * (several or floor) + [NUMBER]
        if len(targets) != len(parts):
            names = ["p"] * floor + ["deed"] * (several or floor) + ["card"]
            count = f"{len(parts)} {'part' if len(parts) == 1 else 'parts'}"
            self.refuse(node, f"{choice.__name__} is answered with {count}: write  {', '.join(names)} = yield ...")
            parts = [UNKNOWN] * len(targets)
        for target, part in zip(targets, parts, strict=True):
            self.store(node, target, part.mixed(answer), asked)

    # -- writing -----------------------------------------------------------------------------------------------------

    def store(self, node: ast.stmt, target: ast.expr, value: Value, source: ast.expr) -> None:
        """Write a value to a name or a field."""
        if isinstance(target, ast.Name):
            if value.kind not in HOLDABLE:
                what = "gives back nothing" if value.kind is Kind.NOTHING else f"is {value.kind.value}"
                self.refuse(node, f"{text_of(source)} {what}: it cannot be kept under a name")
                value = UNKNOWN
            self.hold(node, target.id, value)
            return
        place = self.place(target)
        if place is None:
            return
        declared, at = place
        self.want(source, value, field_kind(declared), f'"{declared.name}"')
        if takes_hidden(declared):
            return
        for part, called in ((value, text_of(source)), (at, "the place in it")):
            way = self.way(part)
            if way is not None:
                text = f'everyone sees "{declared.name}", {called} is hidden'
                self.refuse(node, f"{text}: reveal() it, or give the field an owner {told(way)}")

    def hold(self, node: ast.AST, name: str, value: Value) -> None:
        """Keep a value under a local name, which stays of one kind."""
        known = self.kinds.get(name, Kind.UNKNOWN)
        if known is Kind.UNKNOWN:
            self.kinds[name] = value.kind
        elif value.kind not in (known, Kind.UNKNOWN):
            self.refuse(node, f'"{name}" was {known.value} and becomes {value.kind.value}: use two names')
        self.names[name] = value

    def place(self, target: ast.expr) -> tuple[Field, Value] | None:
        """Return the field that is written, and the index as a value."""
        state, at = self.program.state, NUMBER
        rows: list[ast.Subscript] = []
        while isinstance(target, ast.Subscript):
            index = self.value(target.slice)
            self.want(target.slice, index, Kind.NUMBER, "an index")
            at = at.mixed(index)
            rows.insert(0, target)
            target = target.value
        if state is None or not isinstance(target, ast.Attribute):
            return None
        declared = state.fields.get(target.attr)
        if declared is None:
            self.refuse(target, f'the state has no field "{target.attr}" that can be written: declare it in the table')
            return None
        if len(rows) != len(declared.shape):
            many = "1 index" if len(declared.shape) == 1 else f"{len(declared.shape)} indices"
            self.refuse(target, f'"{target.attr}" is written one place at a time: give {many}')
            return None
        for row, size in zip(rows, declared.shape, strict=True):
            self.within(row.slice, self.places(size), f"an index of {text_of(row.value)}")
        return declared, at
