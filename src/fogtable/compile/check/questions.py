"""Checks questions: their arguments and answers, for one seat, many seats at once, or an open floor."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import Any, Final

from fogtable.compile.check.calls import ASKING_ONE, HANDED
from fogtable.compile.check.expressions import HIDE, ExpressionChecker, text_of, told
from fogtable.compile.read.kinds import NOTHING, TRUTH, UNKNOWN, Kind, Value
from fogtable.compile.read.program import Rule
from fogtable.core import rules as language
from fogtable.core.declarations.choice import Choice

ANY: Final = 99
"""As many values as one likes."""

_ROLES: Final = {
    "who": (Kind.TRUTH, False),
    "script": (Kind.NOTHING, True),
    "first": (Kind.NUMBER, False),
    "resolve": (Kind.TRUTH, True),
    "must": (Kind.TRUTH, False),
    "options": (Kind.OPTIONS, False),
}


class QuestionChecker(ExpressionChecker):
    """Checks the questions of one rule."""

    def count(self, node: ast.Call, least: int, most: int) -> bool:
        """Refuse a call with too few or too many values."""
        if least <= len(node.args) <= most:
            return True
        wanted = f"{least}" if least == most else f"{least} or more" if most == ANY else f"{least} to {most}"
        values = "value" if least == most == 1 else "values"
        self.refuse(node, f"{text_of(node.func, 0)} takes {wanted} {values}, not {len(node.args)}")
        return False

    def state_first(self, node: ast.Call) -> None:
        """Refuse a call whose first value is not ``t``."""
        if not node.args or not self.is_state(node.args[0]):
            self.refuse(node, f"{text_of(node.func, 0)} is given the state first: {text_of(node.func, 0)}(t, ...)")

    def give(self, node: ast.AST, rule: Rule, position: int, value: Value) -> None:
        """Note the value that a parameter of another rule is given."""
        way = self.way(value)
        if way is not None and position < len(rule.params):
            step = f'given to {rule.name} as "{rule.params[position]}", {self.rule.at(node)}'
            self.findings.give(rule, position, (*way, step))

    def choice(self, node: ast.Call) -> type[Choice] | None:
        """Return the declared question that a call asks."""
        thing = self.calls.meant(self.rule, node.args[1])
        if isinstance(thing, type) and issubclass(thing, Choice):
            return thing
        self.refuse(node, f"{text_of(node.args[1])} is no declared question: class Name(Choice)")
        return None

    def asked(self, node: ast.Call, word: Any) -> Value:
        """Return the answer to a question, ``together``, ``quietly`` or ``window``."""
        if word in ASKING_ONE:
            return self._ask(node, word)
        fewest = {language.together: 3, language.quietly: 3, language.window: 5}.get(word, 4)
        self.count(node, fewest, 4 if word is language.Floor else ANY)
        if len(node.args) < fewest:
            return UNKNOWN
        self.state_first(node)
        if word is language.Floor:
            self._hand_on(node, word, [])
            choice = self.choice(node)
            if choice is not None and single(choice):
                self.refuse(node, f"{choice.__name__} has one verb alone, a Floor tells deeds apart: declare another")
            return Value(Kind.UNKNOWN, choice)
        rest = [self.value(arg) for arg in node.args[fewest:]]
        for arg, value in zip(node.args[fewest:], rest, strict=True):
            way = self.way(value)
            if way is not None:
                text = f"{text_of(arg)} holds something hidden and waits while players answer"
                self.refuse(arg, f"{text}: {HIDE} {told(way)}")
        self._hand_on(node, word, rest)
        if word is language.window:
            first, resolve = (self.program.rule_of(self.calls.meant(self.rule, a)) for a in node.args[3:5])
            if first is not None and resolve is not None:
                self.give(node, resolve, 1, replace(self.findings.results.get(first, UNKNOWN), deps=frozenset()))
        return TRUTH if word is language.window else NOTHING

    def _ask(self, node: ast.Call, word: Any) -> Value:
        if not self.count(node, 3, 3):
            return UNKNOWN
        name = text_of(node.func, 0)
        seat = self.value(node.args[0])
        self.want(node.args[0], seat, Kind.NUMBER, "who is asked")
        way = self.way(seat)
        if way is not None and word is not language.Secret:
            text = f"everyone sees who is asked, {text_of(node.args[0])} is hidden"
            self.refuse(node, f"{text}: reveal() it, or ask with Secret or quietly(...) {told(way)}")
        choice = self.choice(node)
        options = self.value(node.args[2])
        if choice is None:
            return UNKNOWN
        if options.kind is Kind.SET and not single(choice):
            self.refuse(node, f"{choice.__name__} has several verbs: say which,  {choice.__name__}.VERB(cards) | ...")
        elif options.kind is Kind.OPTIONS:
            if options.detail not in (None, choice):
                self.refuse(node, f"options of {options.detail.__name__} are given to {choice.__name__}")
        elif options.kind is not Kind.SET:
            self.want(node.args[2], options, Kind.OPTIONS, f"what {name} offers")
        if word is language.Secret or self.rule in self.calls.sealed:
            what = "Secret" if word is language.Secret else "a sealed question"
            return replace(UNKNOWN, detail=choice, way=(f"the answer to {what}, {self.rule.at(node)}",))
        return replace(UNKNOWN, detail=choice)

    def _hand_on(self, node: ast.Call, word: Any, rest: list[Value]) -> None:
        """Check the rules that a question takes: their parameters and results, and that they reveal nothing hidden."""
        for position, role in HANDED[word].items():
            one = self.program.rule_of(self.calls.meant(self.rule, node.args[position]))
            if one is None:
                self.refuse(node, f"{text_of(node.args[position])} must be a rule, by its name")
                continue
            head = [Kind.STATE] if role == "first" else [Kind.STATE, Kind.NUMBER]
            wanted = [*head, *(value.kind for value in rest)]
            same = len(wanted) == len(one.kinds) and all(
                a is b or Kind.UNKNOWN in (a, b) for a, b in zip(wanted, one.kinds, strict=True)
            )
            if not same:
                is_given = ", ".join(["t", "p"][: len(head)] + [text_of(a, 0) for a in node.args[-len(rest) :] if rest])
                self.refuse(node, f'"{one.name}" is called with ({is_given}): give it these parameters')
            kind, asks = _ROLES[role]
            if one.result not in (kind, Kind.UNKNOWN) or one.asks is not asks:
                script = " and asks players (a script)" if asks else " and asks nobody"
                self.refuse(node, f'"{one.name}" stands here as a rule that gives back {kind.value}{script}')
            if (role == "who" and word is language.together) or role == "must":
                way = self.findings.peeks.get(one)
                if way is not None:
                    remedy = (
                        "ask them quietly(...)" if word is language.together else "let it look at public fields only"
                    )
                    text = f'everyone sees who is asked, and "{one.name}" looks at something hidden'
                    self.refuse(node, f"{text}: {remedy}, or reveal() it {told(way)}")


def single(choice: type[Choice]) -> bool:
    """Tell whether a question gives back the object alone (it has one verb, said of something)."""
    return len(choice.verbs) == 1 and choice.verbs[0].family is not None
