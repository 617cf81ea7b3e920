"""Checks calls: of rules, tables of rules, verbs, and words of the language."""

from __future__ import annotations

import ast
import builtins
from dataclasses import replace
from typing import Any

from fogtable.compile.check.calls import BUILT_IN
from fogtable.compile.check.expressions import text_of, told
from fogtable.compile.check.questions import ANY, QuestionChecker
from fogtable.compile.read.kinds import NOTHING, NUMBER, SET, UNKNOWN, Kind, Value
from fogtable.compile.read.program import MISSING, Rule
from fogtable.core import rules as language
from fogtable.core.declarations.cards import Family
from fogtable.core.declarations.chance import Source
from fogtable.core.declarations.choice import Verb
from fogtable.core.declarations.events import Event
from fogtable.core.declarations.events import Secret as SecretArgument
from fogtable.core.declarations.fields import Field


class CallChecker(QuestionChecker):
    """Checks the calls of one rule."""

    def call(self, node: ast.Call) -> Value:
        """Return the result of a call."""
        word = self.calls.word(self.rule, node)
        if word is not None:
            return self.called_word(node, word)
        callees = self.calls.callees(self.rule, node)
        if callees:
            table = self.calls.table(self.rule, node)
            if table is not None and isinstance(node.func, ast.Subscript):
                self.want(node.func.slice, self.value(node.func.slice), Kind.NUMBER, "an index")
            return self.called(node, callees)
        func = node.func
        if isinstance(func, ast.Attribute):
            owner = self.value(func.value) if func.attr in ("of", "when") else UNKNOWN
            if owner.kind is Kind.VERB:
                return self.option(node, owner, func.attr)
            verb = self.calls.meant(self.rule, func)
            if isinstance(verb, Verb):
                return self.option(node, self.outside(func), "")
        for arg in node.args:
            if not isinstance(self.calls.meant(self.rule, arg), type):
                self.value(arg)
        if not (isinstance(func, ast.Subscript) and self.calls.table(self.rule, node)):
            how = "import it from a module that RULES lists"
            if isinstance(func, ast.Name) and hasattr(builtins, func.id):
                how = f"of Python's own there are {', '.join(BUILT_IN)}, the rest is a loop"
            self.refuse(node, f'"{text_of(func, 0)}" is no rule of this game: {how}')
        return UNKNOWN

    def called(self, node: ast.Call, callees: list[Rule]) -> Value:
        """Return the result of a call of rules; check its arguments."""
        first = callees[0]
        if len(node.args) != len(first.params):
            needs = ", ".join(first.params)
            self.refuse(node, f"{text_of(node.func, 0)} takes ({needs}), {len(node.args)} values are given")
        values: list[Value] = []
        for position, arg in enumerate(node.args):
            wanted = first.kinds[position] if position < len(first.kinds) else Kind.UNKNOWN
            if wanted is Kind.STATE:
                self.state_first(node)
                values.append(NOTHING)
                continue
            value = self.value(arg)
            self.want(arg, value, wanted, f'"{first.params[position]}" of {first.name}' if wanted else "")
            values.append(value)
            for one in callees:
                self.give(arg, one, position, value)
        made = Value(first.result)
        details = []
        for one in callees:
            known = self.findings.results.get(one, UNKNOWN)
            details.append(known.detail)
            if known.way is not None:
                step = f"given back by {one.name}, {one.at(one.node)}"
                made = made.mixed(replace(UNKNOWN, way=(*known.way[:6], step)))
            made = made.mixed(*(values[i] for i in sorted(known.deps) if i < len(values)))
            if one in self.findings.peeks and not one.asks:
                self.findings.peek(self.rule, self.findings.peeks[one])
        return replace(made, detail=details[0] if all(d is details[0] for d in details) else None)

    def option(self, node: ast.Call, verb: Value, how: str) -> Value:
        """``Explore.PLAY(cards)``, ``Explore.PLAY.of(card)``, ``Explore.RESIST.when(condition)``."""
        if not self.count(node, 1, 1):
            return UNKNOWN
        arg = node.args[0]
        given = self.truth(arg) if how == "when" else self.value(arg)
        if how == "when":
            self.peeked(given)
        else:
            self.want(arg, given, Kind.NUMBER if how else Kind.SET, "what a verb is said of")
        detail = self.calls.meant(self.rule, node.func)
        if isinstance(node.func, ast.Attribute) and how:
            detail = self.calls.meant(self.rule, node.func.value)
        if isinstance(detail, Verb) and (detail.family is None) != (how == "when"):
            need = ".when(condition)" if detail.family is None else "(cards)"
            self.refuse(node, f"{detail.name} is said {'alone' if detail.family is None else 'of cards'}: add {need}")
        elif isinstance(detail, Verb) and how == "of":
            self.within(arg, detail.size, f"what {detail.name} is said of")
        return Value(Kind.OPTIONS, verb.detail).mixed(given)

    def called_word(self, node: ast.Call, word: Any) -> Value:
        """Return the result of a word of the language."""
        args = node.args
        if word is language.reveal:
            if not self.count(node, 1, 1):
                return UNKNOWN
            value = self.value(args[0])
            return Value(value.kind, value.detail)
        if word is len:
            return self.length(node) if self.count(node, 1, 1) else UNKNOWN
        if word in (min, max, abs, language.cards_of, range):
            fewest, most = {min: (2, ANY), max: (2, ANY), abs: (1, 1), range: (1, 2)}.get(word, (0, ANY))
            self.count(node, fewest, most)
            made = {language.cards_of: SET, range: Value(Kind.SEATS)}.get(word, NUMBER)
            for arg in args:
                value = self.value(arg)
                self.want(arg, value, Kind.NUMBER, f"what {text_of(node.func, 0)} takes")
                if word is language.cards_of:
                    self.within(arg, self.most_cards(), "a card of a set")
                made = made.mixed(value)
            return made
        if word in (language.random_of, language.roll):
            return self.luck(node, word)
        if word is language.emit:
            self.emit(node)
            return NOTHING
        return self.asked(node, word)

    def length(self, node: ast.Call) -> Value:
        """``len(...)``: public where the field says so."""
        arg = node.args[0]
        thing = self.calls.meant(self.rule, arg)
        if isinstance(thing, type) and issubclass(thing, Family):
            return NUMBER
        value = self.value(arg)
        if value.kind not in (Kind.SET, Kind.SEATS, Kind.TABLE, Kind.UNKNOWN):
            self.refuse(node, f"len() counts a card set, {text_of(arg)} is {value.kind.value}")
        declared = value.detail
        place = isinstance(arg, (ast.Attribute, ast.Subscript))
        if place and value.kind is Kind.SET and isinstance(declared, Field) and declared.counted:
            index = NUMBER
            while isinstance(arg, ast.Subscript):
                index = index.mixed(self.value(arg.slice))
                arg = arg.value
            return index
        return value.of_kind(Kind.NUMBER)

    def luck(self, node: ast.Call, word: Any) -> Value:
        """``random_of(t, Luck.DRAW, cards)`` and ``roll(t, Luck.BATTLE, 6)``."""
        if not self.count(node, 3, 3):
            return UNKNOWN
        self.state_first(node)
        source, draws = self.calls.meant(self.rule, node.args[1]), word is language.random_of
        if not isinstance(source, Source):
            self.refuse(node, f"{text_of(node.args[1])} is no source of chance: name one, as Luck.DRAW")
        elif (source.family is not None) != draws:
            how = "drawn from: random_of(...)" if source.family is not None else "rolled: roll(...)"
            self.refuse(node, f"{text_of(node.args[1])} is {how}, or name another source")
        value = self.value(node.args[2])
        self.want(node.args[2], value, Kind.SET if draws else Kind.NUMBER, "what comes up")
        faces = None if draws else self.known(node.args[2])
        if faces is not None and faces < 1:
            self.refuse(node, f"a die of {faces} faces cannot be rolled")
        return value.of_kind(Kind.NUMBER)

    def emit(self, node: ast.Call) -> None:
        """``emit(t, Log.CAUGHT, p)``: nothing hidden in a public argument."""
        self.state_first(node)
        what = self.calls.meant(self.rule, node.args[1]) if len(node.args) > 1 else MISSING
        if not isinstance(what, Event):
            self.refuse(node, "emit takes an event of the game's list: emit(t, Log.CAUGHT, p)")
            return
        args = node.args[2:]
        if len(args) != len(what.args):
            self.refuse(node, f"{what.name} is told with {', '.join(what.args) or 'nothing'}; {len(args)} are given")
            return
        for (name, declared), arg in zip(what.args.items(), args, strict=True):
            value = self.value(arg)
            if value.kind not in (Kind.NUMBER, Kind.SET, Kind.UNKNOWN):
                text = f'"{name}" of {what.name} is a number or a card set'
                self.refuse(arg, f"{text}, {text_of(arg)} is {value.kind.value}")
            way = self.way(value)
            if way is not None and "everyone" in what.sees.base and not isinstance(declared, SecretArgument):
                text = f'everyone is told "{name}" of {what.name}, {text_of(arg)} is hidden'
                self.refuse(arg, f"{text}: reveal() it, or declare it secret(...) {told(way)}")
