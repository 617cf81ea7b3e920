"""Follows values through rules: kinds of names, and hidden values from where they lie to where they must not go."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import Any, Final

from fogtable.compile.check.calls import ASKING_ONE, HANDED, Calls
from fogtable.compile.check.expressions import text_of, told
from fogtable.compile.check.liveness import Liveness, liveness
from fogtable.compile.check.statements import HIDE, Body
from fogtable.compile.check.words import ANY, Words, single
from fogtable.compile.read.kinds import NOTHING, TRUTH, UNKNOWN, Kind, Value, Way
from fogtable.compile.read.program import Program, Rule
from fogtable.core import rules as words


class Flow:
    """Follows all rules until nothing new is learned, then once more to report.

    Attributes:
        given: for parameters that are given something hidden somewhere, how it came there.
        results: what each rule gives back, in terms of its parameters.
        peeks: for each rule whose course depends on something hidden, how that came there.
        kinds: for each rule the kinds of its names (for the translator).
    """

    def __init__(self, calls: Calls) -> None:
        self.program: Program = calls.program
        self.calls = calls
        self.given: dict[tuple[Rule, int], Way] = {}
        self.results: dict[Rule, Value] = {}
        self.peeks: dict[Rule, Way] = {}
        self.kinds: dict[Rule, dict[str, Kind]] = {}
        self.live: dict[Rule, Liveness] = {rule: liveness(rule) for rule in calls.rules}
        self.settled = False
        self.news = True

    def run(self) -> None:
        """Follow everything."""
        while self.news:
            self.news = False
            self._all()
        self.settled = True
        self._all()

    def _all(self) -> None:
        for rule in self.calls.rules:
            body = Body(self, rule)
            result = body.run()
            known = self.results.get(rule)
            if known is None or (result.deps, bool(result.way)) != (known.deps, bool(known.way)):
                self.results[rule] = result if known is None else known.mixed(result)
                self.news = True
            self.kinds[rule] = body.kinds

    def peek(self, rule: Rule, way: Way) -> None:
        """Note that the course of a rule depends on something hidden."""
        if rule not in self.peeks:
            self.peeks[rule] = way
            self.news = True

    def give(self, caller: Words, node: ast.AST, rule: Rule, position: int, value: Value) -> None:
        """Note what a parameter is given."""
        way = caller.way(value)
        if way is not None and (rule, position) not in self.given and position < len(rule.params):
            step = f'given to {rule.name} as "{rule.params[position]}", {caller.rule.at(node)}'
            self.given[rule, position] = (*way, step)
            self.news = True

    def called(self, caller: Words, node: ast.Call, callees: list[Rule]) -> Value:
        """Return what a call of rules gives back; check what it gives them."""
        first = callees[0]
        if len(node.args) != len(first.params):
            needs = ", ".join(first.params)
            caller.refuse(node, f"{text_of(node.func, 0)} takes ({needs}), {len(node.args)} values are given")
        values: list[Value] = []
        for position, arg in enumerate(node.args):
            wanted = first.kinds[position] if position < len(first.kinds) else Kind.UNKNOWN
            if wanted is Kind.STATE:
                caller.state_first(node)
                values.append(NOTHING)
                continue
            value = caller.value(arg)
            caller.want(arg, value, wanted, f'"{first.params[position]}" of {first.name}' if wanted else "")
            values.append(value)
            for one in callees:
                self.give(caller, arg, one, position, value)
        made = Value(first.result)
        details = []
        for one in callees:
            known = self.results.get(one, UNKNOWN)
            details.append(known.detail)
            if known.way is not None:
                step = f"given back by {one.name}, {one.at(one.node)}"
                made = made.mixed(replace(UNKNOWN, way=(*known.way[:6], step)))
            made = made.mixed(*(values[i] for i in sorted(known.deps) if i < len(values)))
            if one in self.peeks and not one.asks:
                self.peek(caller.rule, self.peeks[one])
        return replace(made, detail=details[0] if all(d is details[0] for d in details) else None)

    def asked(self, caller: Words, node: ast.Call, word: Any) -> Value:
        """Return the answer to a question, ``together``, ``quietly`` or ``window``."""
        if word in ASKING_ONE:
            return self._ask(caller, node, word)
        fewest = {words.together: 3, words.quietly: 3, words.window: 5}.get(word, 4)
        caller.count(node, fewest, 4 if word is words.Floor else ANY)
        if len(node.args) < fewest:
            return UNKNOWN
        caller.state_first(node)
        if word is words.Floor:
            self._hand_on(caller, node, word, [])
            choice = caller.choice(node)
            if choice is not None and single(choice):
                caller.refuse(node, f"{choice.__name__} has one verb alone, a Floor tells deeds apart: declare another")
            return Value(Kind.UNKNOWN, choice)
        rest = [caller.value(arg) for arg in node.args[fewest:]]
        for arg, value in zip(node.args[fewest:], rest, strict=True):
            way = caller.way(value)
            if way is not None:
                text = f"{text_of(arg)} holds something hidden and waits while players answer"
                caller.refuse(arg, f"{text}: {HIDE} {told(way)}")
        self._hand_on(caller, node, word, rest)
        if word is words.window:
            first, resolve = (self.program.rule_of(caller.calls.meant(caller.rule, a)) for a in node.args[3:5])
            if first is not None and resolve is not None:
                self.give(caller, node, resolve, 1, replace(self.results.get(first, UNKNOWN), deps=frozenset()))
        return TRUTH if word is words.window else NOTHING

    def _ask(self, caller: Words, node: ast.Call, word: Any) -> Value:
        if not caller.count(node, 3, 3):
            return UNKNOWN
        name = text_of(node.func, 0)
        seat = caller.value(node.args[0])
        caller.want(node.args[0], seat, Kind.NUMBER, "who is asked")
        way = caller.way(seat)
        if way is not None and word is not words.Secret:
            text = f"everyone sees who is asked, {text_of(node.args[0])} is hidden"
            caller.refuse(node, f"{text}: reveal() it, or ask with Secret or quietly(...) {told(way)}")
        choice = caller.choice(node)
        options = caller.value(node.args[2])
        if choice is None:
            return UNKNOWN
        if options.kind is Kind.SET and not single(choice):
            caller.refuse(node, f"{choice.__name__} has several verbs: say which,  {choice.__name__}.VERB(cards) | ...")
        elif options.kind is Kind.OPTIONS:
            if options.detail not in (None, choice):
                caller.refuse(node, f"options of {options.detail.__name__} are given to {choice.__name__}")
        elif options.kind is not Kind.SET:
            caller.want(node.args[2], options, Kind.OPTIONS, f"what {name} offers")
        if word is words.Secret or caller.rule in self.calls.sealed:
            what = "Secret" if word is words.Secret else "a sealed question"
            return replace(UNKNOWN, detail=choice, way=(f"the answer to {what}, {caller.rule.at(node)}",))
        return replace(UNKNOWN, detail=choice)

    def _hand_on(self, caller: Words, node: ast.Call, word: Any, rest: list[Value]) -> None:
        """Check the rules that a question takes: their parameters, results, and who may be seen through them."""
        for position, role in HANDED[word].items():
            one = self.program.rule_of(self.calls.meant(caller.rule, node.args[position]))
            if one is None:
                caller.refuse(node, f"{text_of(node.args[position])} must be a rule, by its name")
                continue
            head = [Kind.STATE] if role == "first" else [Kind.STATE, Kind.NUMBER]
            wanted = [*head, *(value.kind for value in rest)]
            same = len(wanted) == len(one.kinds) and all(
                a is b or Kind.UNKNOWN in (a, b) for a, b in zip(wanted, one.kinds, strict=True)
            )
            if not same:
                is_given = ", ".join(["t", "p"][: len(head)] + [text_of(a, 0) for a in node.args[-len(rest) :] if rest])
                caller.refuse(node, f'"{one.name}" is called with ({is_given}): give it these parameters')
            kind, asks = _ROLES[role]
            if one.result not in (kind, Kind.UNKNOWN) or one.asks is not asks:
                script = " and asks players (a script)" if asks else " and asks nobody"
                caller.refuse(node, f'"{one.name}" stands here as a rule that gives back {kind.value}{script}')
            if (role == "who" and word is words.together) or role == "must":
                way = self.peeks.get(one)
                if way is not None:
                    remedy = "ask them quietly(...)" if word is words.together else "let it look at public fields only"
                    text = f'everyone sees who is asked, and "{one.name}" looks at something hidden'
                    caller.refuse(node, f"{text}: {remedy}, or reveal() it {told(way)}")


_ROLES: Final = {
    "who": (Kind.TRUTH, False),
    "script": (Kind.NOTHING, True),
    "first": (Kind.NUMBER, False),
    "resolve": (Kind.TRUTH, True),
    "must": (Kind.TRUTH, False),
    "options": (Kind.OPTIONS, False),
}
