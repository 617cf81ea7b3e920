"""The call graph, the effects of each rule on the game, and whether they come in a plain order."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from fogtable.compile.check.forms import local_names
from fogtable.compile.read.program import MISSING, Program, Rule, Table, is_question
from fogtable.core import rules as language

ASKING_ONE: Final = (language.Ask, language.May, language.Secret)
ASKING_MANY: Final = (language.together, language.quietly, language.window)
QUESTIONS: Final = (*ASKING_ONE, language.Floor)

HANDED: Final[dict[Any, dict[int, str]]] = {
    language.together: {1: "who", 2: "script"},
    language.quietly: {1: "who", 2: "script"},
    language.window: {1: "who", 2: "script", 3: "first", 4: "resolve"},
    language.Floor: {2: "must", 3: "options"},
}
"""For each word that takes rules: at which positions, and as what."""
LOOKING: Final = frozenset(("who", "first", "must", "options"))
"""Rules handed on that may only look."""


@dataclass
class Effects:
    """The effects of a rule and of all that it calls: fields written and read, chance, events, questions."""

    writes: set[str] = field(default_factory=set)
    reads: set[str] = field(default_factory=set)
    chance: bool = False
    tells: bool = False
    asks: bool = False

    def any(self) -> bool:
        """Tell whether it changes anything at all."""
        return bool(self.writes) or self.chance or self.tells or self.asks

    def add(self, other: Effects) -> bool:
        """Add the effects of another rule; tell whether any was new."""
        before = (len(self.writes), len(self.reads), self.chance, self.tells, self.asks)
        self.writes |= other.writes
        self.reads |= other.reads
        self.chance |= other.chance
        self.tells |= other.tells
        self.asks |= other.asks
        return before != (len(self.writes), len(self.reads), self.chance, self.tells, self.asks)

    def __str__(self) -> str:
        parts = [f'writes "{name}"' for name in sorted(self.writes)]
        parts += ["rolls or draws"] * self.chance + ["tells an event"] * self.tells + ["asks players"] * self.asks
        return ", ".join(parts)


@dataclass
class Site:
    """A place where a rule calls others. ``role`` is empty for a call, else the role in which they are handed on."""

    node: ast.Call
    callees: list[Rule]
    role: str = ""


class CallGraph:
    """The call graph of a program, with the effects of its rules."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.sites: dict[Rule, list[Site]] = {}
        self.effects: dict[Rule, Effects] = {}
        self.locals: dict[Rule, set[str]] = {}
        self.sealed: dict[Rule, set[int]] = {}
        self.rules = [rule for rule in program.rules.values() if rule.sound]
        for rule in self.rules:
            self.locals[rule] = local_names(rule)
            self.sites[rule] = list(self._sites(rule))
            self.effects[rule] = self._own_effects(rule)
        self._spread()

    # -- names -------------------------------------------------------------------------------------------------------

    def meant(self, rule: Rule, node: ast.expr) -> Any:
        """Return the object that a name in a rule refers to outside of it, or :data:`MISSING`."""
        if isinstance(node, ast.Name) and node.id in self.locals[rule]:
            return MISSING
        return self.program.static(rule.module, node)

    def word(self, rule: Rule, node: ast.AST) -> Any:
        """Return the word of the language (or built-in function) that a call calls, ``None`` if it is none."""
        if not isinstance(node, ast.Call):
            return None
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        own = name in self.locals[rule] or name in rule.module.space  # a rule may be called as a function of Python
        thing = BUILT_IN[name] if name in BUILT_IN and not own else self.meant(rule, node.func)
        return next((w for w in WORDS if w is thing), None)

    def table(self, rule: Rule, node: ast.AST) -> Table | None:
        """Return the table whose member a call calls (``EFFECT[card](...)``)."""
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Subscript):
            return None
        return self.program.tables.get(id(self.meant(rule, node.func.value)))

    def callees(self, rule: Rule, node: ast.AST) -> list[Rule]:
        """Return the rules that a call may call."""
        table = self.table(rule, node)
        if table is not None:
            return table.members
        if isinstance(node, ast.Call):
            one = self.program.rule_of(self.meant(rule, node.func))
            return [] if one is None else [one]
        return []

    def asks(self, rule: Rule, node: ast.AST) -> bool:
        """Tell whether a call has to stand behind ``yield from``."""
        table = self.table(rule, node)
        if table is not None:
            return table.asks
        return self.word(rule, node) in ASKING_MANY or any(one.asks for one in self.callees(rule, node))

    def reported(self, rule: Rule, node: ast.expr) -> bool:
        """Tell whether a question without ``yield`` was refused already."""
        return self.word(rule, node) in QUESTIONS or self.meant(rule, node) in (language.OVER, language.BOUNDARY)

    def _sites(self, rule: Rule) -> Iterator[Site]:
        for node in ast.walk(rule.node):
            if not isinstance(node, ast.Call) or node in rule.node.decorator_list:
                continue
            found = self.callees(rule, node)
            if found:
                yield Site(node, found)
            for position, role in HANDED.get(self.word(rule, node), {}).items():
                if position < len(node.args):
                    one = self.program.rule_of(self.meant(rule, node.args[position]))
                    if one is not None:
                        yield Site(node, [one], role)

    # -- effects -----------------------------------------------------------------------------------------------------

    def _own_effects(self, rule: Rule) -> Effects:
        own = Effects(asks=rule.asks)
        for node in ast.walk(rule.node):
            targets = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, (ast.AugAssign, ast.AnnAssign)):
                targets = [node.target]
            own.writes |= {name for target in targets if (name := written(target))}
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "t":
                own.reads.add(node.attr)
            word = self.word(rule, node)
            own.chance |= word in (language.random_of, language.roll)
            own.tells |= word is language.emit
        return own

    def _spread(self) -> None:
        changed = True
        while changed:
            changed = False
            for rule in self.rules:
                for site in self.sites[rule]:
                    for one in site.callees:
                        if one in self.effects:
                            changed |= self.effects[rule].add(self.effects[one])

    def does(self, rule: Rule, node: ast.AST) -> bool:
        """Tell whether a call changes the game."""
        if self.word(rule, node) in (language.random_of, language.roll, language.emit):
            return True
        return any(one in self.effects and self.effects[one].any() for one in self.callees(rule, node))

    # -- checks ------------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Check asking, order of effects, recursion, and rules that may only look."""
        for rule in self.rules:
            self._asking(rule)
            for node in ast.walk(rule.node):
                if isinstance(node, ast.stmt) and node is not rule.node:
                    self._order(rule, node)
            for site in self.sites[rule]:
                if site.role in LOOKING:
                    for one in site.callees:
                        if one in self.effects and self.effects[one].any():
                            text = f'"{one.name}" is handed on as a rule that only looks, but it {self.effects[one]}'
                            self.program.refuse(rule, site.node, f"{text}: move that to the script")
        self._recursion()
        self._boundary()

    def _boundary(self) -> None:
        """A copy starts with the state alone, at the top of the rule that marks it: nothing may stand before."""
        called = {one for sites in self.sites.values() for site in sites for one in site.callees}
        for rule in self.rules:
            for node in ast.walk(rule.node):
                if isinstance(node, ast.Yield) and node.value is not None and self._marks(rule, node.value):
                    told = ast.get_docstring(rule.node, clean=False) is not None
                    first = rule.node.body[1 if told else 0]
                    inner = first.body[0] if isinstance(first, ast.While) else first
                    if isinstance(inner, ast.If) and len(inner.body) == 1 and not inner.orelse:
                        plain = not any(self.does(rule, part) for part in ast.walk(inner.test))
                        inner = inner.body[0] if plain else inner
                    alone = rule not in called and rule.params == ["t"]
                    if not alone or not isinstance(inner, ast.Expr) or inner.value is not node:
                        text = "BOUNDARY stands first in the outermost loop of the rule that plays the game"
                        self.program.refuse(rule, node, f"{text}: nothing before it, no other rule around it")

    def _marks(self, rule: Rule, node: ast.expr) -> bool:
        return self.meant(rule, node) is language.BOUNDARY

    def _asking(self, rule: Rule) -> None:
        refuse = self.program.refuse
        behind: set[ast.AST] = set()
        for node in ast.walk(rule.node):
            if isinstance(node, ast.Yield) and node.value is not None:
                behind.add(node.value)
                thing = self.meant(rule, node.value)
                if self.asks(rule, node.value):
                    name = ast.unparse(node.value)
                    refuse(rule, node, f'"{_callee(node.value)}" is a script: write  yield from {name}')
                elif self.word(rule, node.value) not in QUESTIONS and thing not in (language.OVER, language.BOUNDARY):
                    refuse(rule, node, "what is asked is an Ask, May, Secret or Floor; OVER and BOUNDARY mark places")
            elif isinstance(node, ast.YieldFrom):
                behind.add(node.value)
                if not self.asks(rule, node.value):
                    self._needless(rule, node.value)
        for node in ast.walk(rule.node):
            if node in behind or not isinstance(node, (ast.Call, ast.Name)):
                continue
            if isinstance(node, ast.Name):
                if self.meant(rule, node) in (language.OVER, language.BOUNDARY):
                    refuse(rule, node, f"{node.id} does nothing by itself: write  yield {node.id}")
            elif self.asks(rule, node):
                how = f"write  yield from {ast.unparse(node)}  on a line of its own"
                refuse(rule, node, f'"{_callee(node)}" asks players: {how}')
            elif self.word(rule, node) in QUESTIONS:
                name = _callee(node)
                refuse(rule, node, f"{name}(...) alone asks nobody: write  answer = yield {name}(...)")

    def _needless(self, rule: Rule, value: ast.expr) -> None:
        refuse = self.program.refuse
        if self.word(rule, value) in QUESTIONS:
            refuse(rule, value, f"one question is asked with  yield {_callee(value)}(...), without from")
        elif self.callees(rule, value):
            refuse(rule, value, f'"{_callee(value)}" asks nobody: call it without  yield from')
        elif not isinstance(value, ast.Call) or self.word(rule, value) is not None:
            refuse(rule, value, "yield from  runs a script: name the script and what it is given")

    def _order(self, rule: Rule, node: ast.stmt) -> None:
        """Refuse a call that changes the game inside of a larger expression."""
        first: ast.AST | None = None
        if isinstance(node, (ast.Assign, ast.AnnAssign, ast.Expr, ast.Return)):
            first = node.value
        elif isinstance(node, (ast.If, ast.While)):
            first = node.test
            if isinstance(first, ast.UnaryOp) and isinstance(first.op, ast.Not):
                first = first.operand
        if first is not None and is_question(first):
            first = first.value  # type: ignore[attr-defined]
        while isinstance(first, ast.Call) and self.word(rule, first) is language.reveal and len(first.args) == 1:
            first = first.args[0]
        for part in _own_parts(node):
            if part is not first and self.does(rule, part) and not self.asks(rule, part):
                text = f'"{_callee(part)}" changes the game: call it on a line of its own, so that the order is plain'
                self.program.refuse(rule, part, text)

    def _recursion(self) -> None:
        for rule in self.rules:
            if rule.bound is None:
                way = self._back_to(rule)
                if way:
                    through = "".join(f" > {one.name}" for one in way)
                    what = "@bounded(n)" if rule.asks else "end: only scripts can be @bounded(n), write a loop"
                    self.program.refuse(
                        rule, rule.node, f'"{rule.name}" calls itself without {what} ({rule.name}{through})'
                    )

    def _back_to(self, rule: Rule) -> list[Rule]:
        """Return the shortest way of calls from a rule to itself past no bounded one (empty: there is none)."""
        ways: list[list[Rule]] = [[rule]]
        seen: set[Rule] = set()
        for way in ways:
            for site in self.sites.get(way[-1], []):
                for one in site.callees:
                    if one is rule:
                        return [*way[1:], rule]
                    if one not in seen and one.bound is None:
                        seen.add(one)
                        ways.append([*way, one])
        return []


def _own_parts(node: ast.stmt) -> Iterator[ast.AST]:
    """Yield the parts of a statement, without those of statements inside it."""
    todo: list[ast.AST] = [c for c in ast.iter_child_nodes(node) if not isinstance(c, ast.stmt)]
    while todo:
        part = todo.pop()
        yield part
        todo += [c for c in ast.iter_child_nodes(part) if not isinstance(c, ast.stmt)]


def written(target: ast.expr) -> str:
    """Return the field that an assignment writes, empty for a local name."""
    while isinstance(target, ast.Subscript):
        target = target.value
    return target.attr if isinstance(target, ast.Attribute) else ""


def _callee(node: ast.AST) -> str:
    return ast.unparse(node.func) if isinstance(node, ast.Call) else ast.unparse(node)


BUILT_IN: Final[dict[str, Callable[..., Any]]] = {"min": min, "max": max, "abs": abs, "len": len, "range": range}
WORDS: Final[tuple[Any, ...]] = (
    *QUESTIONS,
    *ASKING_MANY,
    *BUILT_IN.values(),
    language.emit,
    language.random_of,
    language.roll,
    language.reveal,
    language.cards_of,
)
