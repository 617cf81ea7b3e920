"""Checks expressions of a rule: the kinds of their values, and whether anything hidden is in them."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import Any, Final

from fogtable.compile.check.findings import Findings
from fogtable.compile.read.kinds import (
    HOLDABLE,
    NUMBER,
    SET,
    TRUTH,
    UNKNOWN,
    Kind,
    Scope,
    Value,
    Way,
    constant,
    field_kind,
    read_hidden,
    unfit,
)
from fogtable.compile.read.program import MISSING, Rule
from fogtable.core import rules as language
from fogtable.core.declarations.choice import Verb
from fogtable.core.declarations.fields import PER_SEAT, Field
from fogtable.core.declarations.state import State

_SAY: Final = {
    Kind.SET: "a card set is neither yes nor no: ask  len(...) > 0  or  card in ...",
    Kind.NUMBER: "a number is neither yes nor no (NONE would be a yes): ask  ... != NONE  or  ... > 0",
    Kind.OPTIONS: "options are neither yes nor no: ask  ... != NOTHING",
}
HIDE: Final = "keep it in a field with an owner, or reveal() it"
_MIXED: Final = "a number and a card set cannot be mixed: write the set first (EMPTY + card), or len(set)"


class ExpressionChecker:
    """Evaluates the expressions of one rule; questions, calls and statements are added above it."""

    def __init__(self, findings: Findings, rule: Rule) -> None:
        self.findings = findings
        self.program = findings.program
        self.calls = findings.calls
        self.rule = rule
        self.locals = findings.calls.locals[rule]
        self.names: Scope = {}

    def refuse(self, node: ast.AST, text: str) -> None:
        """Note a problem, once the ways of hidden values are settled."""
        if self.findings.settled:
            self.program.refuse(self.rule, node, text)

    def way(self, value: Value) -> Way | None:
        """Return how something hidden came into a value, through parameters too; ``None`` if it is public."""
        if value.way is not None:
            return value.way
        ways = (self.findings.given.get((self.rule, position)) for position in sorted(value.deps))
        return next((way for way in ways if way is not None), None)

    def peeked(self, value: Value) -> None:
        """Note that the course of this rule depends on a value."""
        way = self.way(value)
        if way is not None:
            self.findings.peek(self.rule, way)

    def want(self, node: ast.expr, value: Value, kind: Kind, what: str) -> None:
        """Refuse a value of another kind."""
        if value.kind not in (kind, Kind.UNKNOWN) and kind is not Kind.UNKNOWN:
            self.refuse(node, f"{what} is {kind.value}, {text_of(node)} is {value.kind.value}")

    def truth(self, node: ast.expr) -> Value:
        """Return the value of a condition."""
        value = self.value(node)
        if value.kind in _SAY:
            self.refuse(node, _SAY[value.kind])
        else:
            self.want(node, value, Kind.TRUTH, "a condition")
        return value.of_kind(Kind.TRUTH)

    # -- one method for each form ------------------------------------------------------------------------------------

    def value(self, node: ast.expr) -> Value:
        """Return the value of any expression."""
        if isinstance(node, ast.Constant):
            return TRUTH if isinstance(node.value, bool) else NUMBER
        if isinstance(node, ast.Name):
            return self.name(node)
        if isinstance(node, ast.Attribute):
            return self.attribute(node)
        if isinstance(node, ast.Subscript):
            return self.subscript(node)
        if isinstance(node, ast.BoolOp):
            return self.both(node)
        if isinstance(node, ast.UnaryOp):
            if isinstance(node.op, ast.Not):
                return self.truth(node.operand)
            value = self.value(node.operand)
            self.want(node.operand, value, Kind.NUMBER, "what has a sign")
            return value.of_kind(Kind.NUMBER)
        if isinstance(node, ast.BinOp):
            return self.operation(node, self.value(node.left), node.op, self.value(node.right))
        if isinstance(node, ast.Compare):
            return self.compare(node)
        if isinstance(node, ast.IfExp):
            self.peeked(self.truth(node.test))
            one, other = self.value(node.body), self.value(node.orelse)
            self.want(node.orelse, other, one.kind, "the other value")
            if one.kind not in HOLDABLE:
                text = f"{text_of(node.body)} is {one.kind.value}, and one of two such cannot be chosen"
                self.refuse(node, f"{text}: write if and else")
            return replace(one.mixed(other), detail=one.detail if one.detail is other.detail else None)
        if isinstance(node, ast.Call):
            return self.call(node)
        return UNKNOWN

    def both(self, node: ast.BoolOp) -> Value:
        """``and`` and ``or``: between conditions only."""
        made = TRUTH
        for part in node.values:
            value = self.value(part)
            if value.kind not in (Kind.TRUTH, Kind.UNKNOWN):
                word = "and" if isinstance(node.op, ast.And) else "or"
                text = f'"{word}" joins conditions, {text_of(part)} is {value.kind.value}'
                self.refuse(part, f"{text}: compare it, or write  a if c else b")
            made = made.mixed(value)
        return made

    def name(self, node: ast.Name) -> Value:
        """Return the value of a local name or a constant."""
        if node.id in self.locals:
            known = self.names.get(node.id)
            if known is None or known.maybe:
                self.refuse(node, f'"{node.id}" has no value on some of the ways to this line: give it one before')
            return UNKNOWN if known is None else replace(known, maybe=False)
        return self.outside(node)

    def outside(self, node: ast.Name | ast.Attribute) -> Value:
        """Return the value of a constant."""
        thing = self.calls.meant(self.rule, node)
        text = text_of(node)
        if thing is language.NOTHING and isinstance(node, ast.Name) and node.id == "NOTHING":
            return Value(Kind.OPTIONS)
        if isinstance(thing, Verb) and isinstance(node, ast.Attribute):
            return Value(Kind.VERB, self.calls.meant(self.rule, node.value))
        known = constant(thing)
        if known is not None:
            return known
        if thing is MISSING:
            self.refuse(node, f"{text} is not known here: {self.spelled(node)}")
        elif self.calls.reported(self.rule, node):
            pass
        elif self.program.rule_of(thing) is not None:
            self.refuse(node, f"{text} is a rule: call it; only together, quietly, window and Floor take a rule's name")
        else:
            self.refuse(node, f"{text} is {unfit(thing)}: rules cannot handle it here")
        return UNKNOWN

    def spelled(self, node: ast.Name | ast.Attribute) -> str:
        """Say how to mend an unknown name."""
        if isinstance(node, ast.Name):
            return "give it a value, or import it from fogtable.core.rules or the game's own modules"
        return f"constants and fields are all that is read with a dot, {text_of(node.value)} has no such part"

    def attribute(self, node: ast.Attribute) -> Value:
        """Return the value of a field without index, or of a constant such as ``Place.LAIR``."""
        if not self.is_state(node.value):
            if isinstance(node.value, ast.Name) and node.value.id in self.locals:
                self.refuse(node, f"{text_of(node.value)} is a plain value, it has no parts: {text_of(node)}")
                return UNKNOWN
            return self.outside(node)
        state = self.program.state
        if state is None:
            return UNKNOWN
        if node.attr == "seats" or node.attr in state.roles:
            return Value(Kind.SEATS)
        declared = state.fields.get(node.attr)
        if declared is None:
            self.refuse(node, f'the state has no field "{node.attr}": declare it in the table')
            return UNKNOWN
        way = (f"t.{node.attr}, {self.rule.at(node)}",) if read_hidden(declared) else None
        return Value(Kind.ARRAY if declared.shape else field_kind(declared), declared, way)

    def is_state(self, node: ast.expr) -> bool:
        """Tell whether an expression is ``t``."""
        return isinstance(node, ast.Name) and node.id == "t" and "t" in self.rule.params

    def known(self, node: ast.expr) -> int | None:
        """Return a number that is written out or a constant; ``None`` if only the game tells it."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            number = self.known(node.operand)
            return None if number is None else -number
        is_name = isinstance(node, (ast.Name, ast.Attribute))
        thing = node.value if isinstance(node, ast.Constant) else self.calls.meant(self.rule, node) if is_name else None
        return thing if isinstance(thing, int) and not isinstance(thing, bool) else None

    def within(self, node: ast.expr, size: int, what: str) -> None:
        """Refuse a known number that is not one of the first ``size`` from 0."""
        number = self.known(node)
        if number is not None and not 0 <= number < size:
            self.refuse(node, f"{what} is 0 to {size - 1}, {text_of(node)} is {number}")

    def most_cards(self) -> int:
        """Return how many members a card set of this game can have in C."""
        return (self.program.state or State).CARD_BITS

    def places(self, size: int) -> int:
        """Return how many places a dimension of a field has at most."""
        state = self.program.state
        return state.MAX_SEATS if state is not None and size == PER_SEAT else size

    def subscript(self, node: ast.Subscript) -> Value:
        """Return an element of a field's row or of a constant table."""
        row = self.value(node.value)
        at = self.value(node.slice)
        self.want(node.slice, at, Kind.NUMBER, "an index")
        if row.kind is Kind.TABLE:
            table = self.calls.meant(self.rule, node.value)
            if isinstance(table, (list, tuple)):
                self.within(node.slice, len(table), f"an index of {text_of(node.value)}")
            known = constant(row.detail) or UNKNOWN
            return known.mixed(row, at)
        if row.kind is Kind.ARRAY and isinstance(row.detail, Field):
            self.within(node.slice, self.places(row.detail.shape[0]), f"an index of {text_of(node.value)}")
            rest = row.detail.shape[1:]
            inner = replace(row.detail, shape=rest)
            return Value(Kind.ARRAY if rest else field_kind(inner), inner, row.way, row.deps).mixed(at)
        if row.kind is not Kind.UNKNOWN:
            self.refuse(node, f"{text_of(node.value)} is {row.kind.value}: it has no numbered places")
        return UNKNOWN

    def operation(self, node: ast.AST, left: Value, op: ast.operator, right: Value) -> Value:
        """Return the value of ``left op right``."""
        kinds = {left.kind, right.kind}
        if Kind.UNKNOWN in kinds:
            return left.mixed(right) if right.kind is Kind.UNKNOWN else right.mixed(left)
        if left.kind is Kind.SET and isinstance(op, (ast.Add, ast.Sub)) and kinds <= {Kind.SET, Kind.NUMBER}:
            if isinstance(node, (ast.BinOp, ast.AugAssign)) and right.kind is Kind.NUMBER:
                self.within(
                    node.right if isinstance(node, ast.BinOp) else node.value, self.most_cards(), "a card of a set"
                )
            return SET.mixed(left, right)
        if kinds == {Kind.SET} and isinstance(op, (ast.BitOr, ast.BitAnd)):
            return SET.mixed(left, right)
        if kinds == {Kind.OPTIONS} and isinstance(op, ast.BitOr):
            if None not in (left.detail, right.detail) and left.detail is not right.detail:
                self.refuse(node, f"options of {left.detail.__name__} and of {right.detail.__name__} cannot be joined")
            return Value(Kind.OPTIONS, left.detail or right.detail).mixed(left, right)
        if kinds == {Kind.NUMBER} and not isinstance(op, (ast.BitOr, ast.BitAnd)):
            return NUMBER.mixed(left, right)
        if kinds == {Kind.SET, Kind.NUMBER}:
            self.refuse(node, _MIXED)
        elif Kind.TRUTH in kinds:
            self.refuse(node, "a yes or no cannot be counted with: write  1 if ... else 0")
        else:
            self.refuse(node, f"{left.kind.value} and {right.kind.value} do not go together here")
        return UNKNOWN.mixed(left, right)

    def compare(self, node: ast.Compare) -> Value:
        """Return the value of a comparison, chained ones too."""
        left_node, left = node.left, self.value(node.left)
        made = TRUTH.mixed(left)
        for op, right_node in zip(node.ops, node.comparators, strict=True):
            right = self.value(right_node)
            made = made.mixed(right)
            kinds = (left.kind, right.kind)
            if Kind.UNKNOWN in kinds:
                pass
            elif isinstance(op, (ast.In, ast.NotIn)):
                if left.kind is not Kind.NUMBER or right.kind not in (Kind.SET, Kind.SEATS):
                    wrong, value = (right_node, right) if left.kind is Kind.NUMBER else (left_node, left)
                    text = f'"in" looks for a card in a card set, {text_of(wrong)} is {value.kind.value}'
                    self.refuse(node, text)
            elif isinstance(op, (ast.Eq, ast.NotEq)):
                passed = "NONE" in (_bare(left_node), _bare(right_node)) and set(kinds) == {Kind.VERB, Kind.NUMBER}
                if (left.kind is not right.kind and not passed) or left.kind not in HOLDABLE:
                    self.refuse(node, f"{left.kind.value} is never equal to {right.kind.value}")
                elif left.kind is Kind.VERB and None not in (left.detail, right.detail):
                    self.same_choice(node, left.detail, right.detail)
            elif kinds != (Kind.NUMBER, Kind.NUMBER):
                self.refuse(node, "only numbers have an order: compare len(...) of card sets")
            left_node, left = right_node, right
        return made

    def same_choice(self, node: ast.AST, one: Any, other: Any) -> None:
        """Refuse verbs of two questions."""
        if isinstance(one, type) and isinstance(other, type) and one is not other:
            self.refuse(node, f"a verb of {one.__name__} is never one of {other.__name__}")

    def call(self, node: ast.Call) -> Value:
        """Return the result of a call."""
        raise NotImplementedError


def told(way: Way) -> str:
    """Return the way of a hidden value as messages end with it."""
    return f"(from {'; '.join(way)})"


def text_of(node: ast.expr, quotes: int = 1) -> str:
    """Return an expression as messages show it, shortened."""
    text = ast.unparse(node)
    if len(text) > 50:
        text = text[:47] + "..."
    return f'"{text}"' if quotes else text


def _bare(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""
