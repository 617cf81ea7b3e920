"""Which names are still needed after a question: the only ones that have to wait in a frame."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from fogtable.compile.check.forms import local_names
from fogtable.compile.read.program import Rule, is_question

Live = frozenset[str]


@dataclass
class Liveness:
    """The names needed later, for each place where a rule may wait.

    Attributes:
        after: for each line that asks, the names needed after it (those it assigns left out).
        beyond: for each ``for`` loop, whether its own name is read after it.
    """

    after: dict[ast.stmt, Live] = field(default_factory=dict)
    beyond: dict[ast.For, bool] = field(default_factory=dict)


class _Backward:
    def __init__(self, rule: Rule) -> None:
        self.locals = frozenset(local_names(rule))
        self.found = Liveness()

    def reads(self, node: ast.AST | None) -> Live:
        if node is None:
            return frozenset()
        names = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
        return self.locals & names

    def block(self, body: list[ast.stmt], out: Live, leave: Live, again: Live) -> Live:
        """Return the names needed before ``body``; ``leave``, ``again``: those needed after a break, a continue."""
        for node in reversed(body):
            out = self.statement(node, out, leave, again)
        return out

    def statement(self, node: ast.stmt, out: Live, leave: Live, again: Live) -> Live:
        if isinstance(node, ast.Break):
            return leave
        if isinstance(node, ast.Continue):
            return again
        if isinstance(node, ast.Return):
            return self.reads(node.value)
        if isinstance(node, ast.If):
            one = self.block(node.body, out, leave, again)
            other = self.block(node.orelse, out, leave, again)
            return self.reads(node.test) | one | other
        if isinstance(node, ast.While):
            always = isinstance(node.test, ast.Constant) and bool(node.test.value)
            head = self.reads(node.test) | (frozenset() if always else out)
            while True:
                more = head | self.block(node.body, head, out, head)
                if more == head:
                    return head
                head = more
        if isinstance(node, ast.For):
            assert isinstance(node.target, ast.Name)
            own = frozenset((node.target.id,))
            self.found.beyond[node] = bool(own & out)
            head = out
            while True:
                more = head | (self.block(node.body, head, out, head) - own)
                if more == head:
                    return head | self.reads(node.iter)
                head = more
        return self.line(node, out)

    def line(self, node: ast.stmt, out: Live) -> Live:
        """A line that assigns or does something; its target's index is worked out after its value."""
        targets: list[ast.expr] = []
        value: ast.expr | None = None
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, (ast.AnnAssign, ast.AugAssign)):
            targets, value = [node.target], node.value
        elif isinstance(node, ast.Expr):
            value = node.value
        stored = {
            n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        }
        kept = out - stored
        for target in targets:
            kept |= self.reads(target)
        if value is not None and is_question(value):
            self.found.after[node] = kept | self.found.after.get(node, frozenset())
        if isinstance(node, ast.AugAssign):
            kept |= self.locals & stored
        return kept | self.reads(value)


def liveness(rule: Rule) -> Liveness:
    """Work out the names that each question of a rule (of accepted form) has to keep."""
    backward = _Backward(rule)
    backward.block(rule.node.body, frozenset(), frozenset(), frozenset())
    return backward.found
