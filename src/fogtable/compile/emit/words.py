"""Calls in C: rules, tables of rules, verbs of questions, and the words of the language."""

from __future__ import annotations

import ast
from typing import Any

from fogtable.compile.emit.expressions import ALL_SEATS, ExpressionWriter, Piece
from fogtable.compile.emit.names import NotTranslated, plain
from fogtable.compile.emit.rule_tables import dispatch
from fogtable.compile.read.kinds import Kind
from fogtable.compile.read.program import Rule
from fogtable.core import rules as language
from fogtable.core.declarations.cards import Family
from fogtable.core.declarations.choice import Verb


class CallWriter(ExpressionWriter):
    """Writes the calls of one rule."""

    def call(self, node: ast.Call) -> Piece:
        """Return the result of a call."""
        word = self.calls.word(self.rule, node)
        if word is not None:
            return self.word(node, word)
        callees = self.calls.callees(self.rule, node)
        if callees:
            given = ", ".join(["t", *[piece.text for piece in self.given(node)]])
            return Piece(f"{self.called(node, callees)}({given})", callees[0].result)
        return self.option(node)

    def called(self, node: ast.Call, callees: list[Rule]) -> str:
        """Return the C name of the function that is called: a rule's, or the one that chooses from a table."""
        table = self.calls.table(self.rule, node)
        return (
            self.names.rule(callees[0]) if table is None else dispatch(self.context, table, self.table_thing(node)).name
        )

    def table_thing(self, node: ast.Call) -> Any:
        """Return the table of rules in which a call looks."""
        assert isinstance(node.func, ast.Subscript)
        return self.calls.meant(self.rule, node.func.value)

    def given(self, node: ast.Call) -> list[Piece]:
        """Return the arguments of a call of rules, without the state; a table is given the card first."""
        kinds = self.calls.callees(self.rule, node)[0].kinds
        values = [self.value(arg) for arg, kind in zip(node.args, kinds, strict=True) if kind is not Kind.STATE]
        return [self.value(node.func.slice), *values] if isinstance(node.func, ast.Subscript) else values

    def option(self, node: ast.Call) -> Piece:
        """``Explore.PLAY(cards)``, ``Explore.PLAY.of(card)``, ``Explore.RESIST.when(condition)``."""
        func = node.func
        given = self.text(node.args[0])
        if isinstance(func, ast.Attribute):
            verb = self.calls.meant(self.rule, func)
            if isinstance(verb, Verb):
                base = self.context.verb(self.rule, func, verb)
                return Piece(f"((Options){_bare_set(given)} << {base})", Kind.OPTIONS)
            base = self.text(func.value)
            if func.attr == "of":
                return Piece(f"((Options)1 << ({base} + {given}))", Kind.OPTIONS)
            if func.attr == "when":
                return Piece(f"((Options)({given}) << {base})", Kind.OPTIONS)
        raise NotTranslated(f"{self.where(node)}: {ast.unparse(node)!r} has no form in C")

    def word(self, node: ast.Call, word: Any) -> Piece:
        """Return the result of a word of the language."""
        args = node.args
        if word is language.reveal:
            return self.value(args[0])
        if word is len:
            return self.length_of(args[0])
        if word in (min, max):
            name = "least" if word is min else "most"
            made = self.text(args[0])
            for arg in args[1:]:
                made = f"{name}({made}, {self.text(arg)})"
            return Piece(made, Kind.NUMBER)
        if word is abs:
            return Piece(f"abs({self.text(args[0])})", Kind.NUMBER)
        if word is language.cards_of:
            made = " | ".join(f"one({self.text(arg)})" for arg in args)
            return Piece(f"({made})" if made else "EMPTY", Kind.SET)
        if word is range:
            bounds = ["0"] * (len(args) == 1) + [self.text(arg) for arg in args]
            return Piece("", Kind.SEATS, tuple(bounds))
        if word in (language.random_of, language.roll):
            source = self.context.source(self.calls.meant(self.rule, args[1]))
            name = "draw" if word is language.random_of else "roll"
            return Piece(f"{name}(t, {source}, {self.text(args[2])})", Kind.NUMBER)
        if word is language.emit:
            return self.emit(node)
        raise NotTranslated(f"{self.where(node)}: {ast.unparse(node)!r} has no form in C")

    def length_of(self, arg: ast.expr) -> Piece:
        """Return ``len(...)``."""
        thing = self.calls.meant(self.rule, arg)
        if isinstance(thing, type) and issubclass(thing, Family):
            return Piece(str(len(thing.names)), Kind.NUMBER)
        value = self.value(arg)
        if value.kind is Kind.SEATS:
            low, high = value.thing
            if (low, high) == ALL_SEATS:
                return Piece(high, Kind.NUMBER)
            always = high == ALL_SEATS[1] and int(low) <= min(self.context.game.seat_counts)
            return Piece(f"({high} - {low})" if always else f"most({high} - {low}, 0)", Kind.NUMBER)
        if value.kind is Kind.TABLE:
            return Piece(str(len(value.thing)), Kind.NUMBER)
        return Piece(f"count({value.text})", Kind.NUMBER)

    def emit(self, node: ast.Call) -> Piece:
        """Return the report of an event."""
        event = self.calls.meant(self.rule, node.args[1])
        args = [self.value(arg) for arg in node.args[2:]]
        sets = sum(2 << i for i, arg in enumerate(args) if arg.kind is Kind.SET)
        flag = str(sets) if event.flag is None else f"{sets} + t->{plain(event.flag)}"
        numbers = "".join(f", (Value)({arg.text})" for arg in args)
        return Piece(f"EMIT({self.context.event(event)}, {flag}, {len(args)}{numbers})", Kind.NOTHING)


def _bare_set(text: str) -> str:
    return text if text.startswith("(") or text.isidentifier() else f"({text})"
