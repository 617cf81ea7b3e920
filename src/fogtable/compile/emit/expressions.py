"""Expressions of rules in C. The checker has accepted them: kinds fit, nothing in them changes the game."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Any, Final

from fogtable.compile.emit.context import Context
from fogtable.compile.emit.names import LARGEST, NotTranslated, plain, set_text
from fogtable.compile.read.kinds import Kind, constant, field_kind
from fogtable.compile.read.program import Rule
from fogtable.core import rules as language
from fogtable.core.declarations.cards import Cards, Family
from fogtable.core.declarations.choice import Verb
from fogtable.core.declarations.fields import PER_SEAT, Field
from fogtable.core.declarations.visibility import Role


@dataclass(frozen=True)
class Piece:
    """A piece of C text with the kind of its value; ``thing``: the field, table or bounds that it stands for."""

    text: str
    kind: Kind
    thing: Any = None


C_TYPE: Final = {
    Kind.NUMBER: "int",
    Kind.TRUTH: "bool",
    Kind.SET: "Cards",
    Kind.OPTIONS: "Options",
    Kind.VERB: "int",
    Kind.UNKNOWN: "int",
}
"""How values of each kind are held while a rule runs."""

ALL_SEATS: Final = ("0", "t->run.seats")
"""Bounds of ``t.seats``."""
_SIGNS: Final[dict[type[ast.AST], str]] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


class ExpressionWriter:
    """Writes the expressions of one rule."""

    def __init__(self, context: Context, rule: Rule) -> None:
        self.context = context
        self.rule = rule
        self.names = context.names
        self.calls = context.calls
        self.locals = context.calls.locals[rule]
        self.kinds = context.findings.kinds[rule]

    def where(self, node: ast.AST) -> str:
        """Return ``file.py:12`` for a place in this rule."""
        return self.rule.at(node)

    def local(self, name: str) -> str:
        """Return the name of a local in C: unlike that of any function."""
        made = plain(name)
        return f"{made}_" if made in self.names.functions else made

    def text(self, node: ast.expr) -> str:
        """Return the C text of an expression."""
        return self.value(node).text

    def value(self, node: ast.expr) -> Piece:
        """Return an expression in C."""
        if isinstance(node, ast.Constant):
            if isinstance(node.value, int) and abs(node.value) > LARGEST:
                raise NotTranslated(
                    f"{self.where(node)}: {node.value} is more than 32 bits hold: count in larger units"
                )
            return _literal(node.value)
        if isinstance(node, ast.Name):
            if node.id in self.locals:
                return Piece(self.local(node.id), self.kinds.get(node.id, Kind.UNKNOWN))
            return self.outside(node, node.id)
        if isinstance(node, ast.Attribute):
            return self.attribute(node)
        if isinstance(node, ast.Subscript):
            return self.subscript(node)
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return Piece("(" + sign.join(self.text(part) for part in node.values) + ")", Kind.TRUTH)
        if isinstance(node, ast.UnaryOp):
            sign, kind = ("!", Kind.TRUTH) if isinstance(node.op, ast.Not) else ("-", Kind.NUMBER)
            return Piece(f"{sign}({self.text(node.operand)})", kind)
        if isinstance(node, ast.BinOp):
            return self.operation(self.value(node.left), node.op, self.value(node.right))
        if isinstance(node, ast.Compare):
            return self.compare(node)
        if isinstance(node, ast.IfExp):
            one, other = self.value(node.body), self.value(node.orelse)
            return Piece(f"({self.text(node.test)} ? {one.text} : {other.text})", one.kind)
        if isinstance(node, ast.Call):
            return self.call(node)
        raise NotTranslated(f"{self.where(node)}: {ast.unparse(node)!r} has no form in C")

    # -- names -------------------------------------------------------------------------------------------------------

    def outside(self, node: ast.Name | ast.Attribute, name: str) -> Piece:
        """Return a constant."""
        thing = self.calls.meant(self.rule, node)
        if thing is language.NONE and name in ("NONE", "NOBODY"):
            return Piece("NONE", Kind.NUMBER)
        if thing is language.EMPTY and name == "EMPTY":
            return Piece("EMPTY", Kind.SET)
        if thing is language.NOTHING and name == "NOTHING":
            return Piece("NOTHING", Kind.OPTIONS)
        if isinstance(thing, bool):
            return _literal(thing)
        if isinstance(thing, range):
            return Piece("", Kind.SEATS, (str(thing.start), str(thing.stop)))
        if isinstance(thing, Verb):
            return Piece(self.context.verb(self.rule, node, thing), Kind.VERB, thing)
        if isinstance(thing, type) and issubclass(thing, Family):
            return Piece(str(len(thing.names)), Kind.UNKNOWN, thing)
        if isinstance(node, ast.Attribute):
            family = self.calls.meant(self.rule, node.value)
            if isinstance(family, type) and issubclass(family, Family):
                if isinstance(thing, Cards):
                    return Piece(set_text(thing), Kind.SET)
                return Piece(self.names.member(family, node.attr), Kind.NUMBER)
        known = constant(thing)
        if known is None:
            raise NotTranslated(f"{self.where(node)}: {name!r} has no form in C")
        return Piece(self.names.constant(name, thing, self.where(node)), known.kind, thing)

    def attribute(self, node: ast.Attribute) -> Piece:
        """Return a field without index, a run of seats, or a constant."""
        if not (isinstance(node.value, ast.Name) and node.value.id == "t" and "t" in self.rule.params):
            return self.outside(node, ast.unparse(node))
        state = self.context.table
        if node.attr == "seats":
            return Piece("", Kind.SEATS, ALL_SEATS)
        if node.attr in state.roles:
            return Piece("", Kind.SEATS, _role(state.roles[node.attr]))
        declared = state.fields[node.attr]
        place = f"t->{plain(node.attr)}"
        return Piece(place, Kind.ARRAY, declared) if declared.shape else self.read(place, declared)

    def read(self, place: str, declared: Field) -> Piece:
        """Return one value of a field."""
        kind = field_kind(declared)
        return Piece(f"(Cards){place}" if kind is Kind.SET else place, kind, declared)

    def subscript(self, node: ast.Subscript) -> Piece:
        """Return an element of a field or of a constant table."""
        row, at = self.value(node.value), self.text(node.slice)
        if row.kind is Kind.TABLE:
            example = row.thing[0]
            known = constant(example)
            kind = Kind.NUMBER if known is None else known.kind
            return Piece(f"{row.text}[AT({at}, {len(row.thing)})]", kind, example)
        declared: Field = row.thing
        inner = _without_row(declared)
        place = f"{row.text}[AT({at}, {self.length(declared)})]"
        return Piece(place, Kind.ARRAY, inner) if inner.shape else self.read(place, inner)

    def length(self, declared: Field) -> str:
        """Return how many rows a field has."""
        return "t->run.seats" if declared.shape[0] == PER_SEAT else str(declared.shape[0])

    # -- operators ---------------------------------------------------------------------------------------------------

    def operation(self, left: Piece, op: ast.operator, right: Piece) -> Piece:
        """Return ``left op right``."""
        a, b = left.text, right.text
        if left.kind is Kind.SET or right.kind is Kind.SET:
            other = b if right.kind is Kind.SET else f"one({b})"
            if isinstance(op, (ast.BitOr, ast.Add)):
                return Piece(f"({a} | {other})", Kind.SET)
            return Piece(f"({a} & {other})" if isinstance(op, ast.BitAnd) else f"({a} & ~{other})", Kind.SET)
        if Kind.OPTIONS in (left.kind, right.kind):
            return Piece(f"({a} | {b})", Kind.OPTIONS)
        if isinstance(op, ast.FloorDiv):
            return Piece(f"floor_div({a}, {b})", Kind.NUMBER)
        if isinstance(op, ast.Mod):
            return Piece(f"floor_mod({a}, {b})", Kind.NUMBER)
        if isinstance(op, ast.Mult):
            return Piece(f"TIMES({a}, {b})", Kind.NUMBER)
        sign = "+" if isinstance(op, ast.Add) else "-"
        return Piece(f"({a} {sign} {b})", Kind.NUMBER)

    def compare(self, node: ast.Compare) -> Piece:
        """Return a comparison; a chained one compares each pair."""
        parts = []
        left = self.value(node.left)
        for op, right_node in zip(node.ops, node.comparators, strict=True):
            right = self.value(right_node)
            if isinstance(op, (ast.In, ast.NotIn)):
                found = (
                    f"within({left.text}, {right.thing[0]}, {right.thing[1]})"
                    if right.kind is Kind.SEATS
                    else f"has({right.text}, {left.text})"
                )
                parts.append(found if isinstance(op, ast.In) else f"!{found}")
            else:
                parts.append(f"{left.text} {_SIGNS[type(op)]} {right.text}")
            left = right
        return Piece(f"({' && '.join(parts)})", Kind.TRUTH)

    def call(self, node: ast.Call) -> Piece:
        """Return the result of a call."""
        raise NotImplementedError


def _literal(value: Any) -> Piece:
    if isinstance(value, bool):
        return Piece("true" if value else "false", Kind.TRUTH)
    return Piece(str(value), Kind.NUMBER)


def _role(role: Role) -> tuple[str, str]:
    return str(role.first), "t->run.seats" if role.last is None else str(role.last + 1)


def _without_row(declared: Field) -> Field:
    from dataclasses import replace

    return replace(declared, shape=declared.shape[1:], index=declared.index[1:])
