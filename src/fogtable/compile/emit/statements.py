"""Rules in C, statement by statement. A script becomes a function that can be resumed at each of its questions."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from fogtable.compile.emit.expressions import C_TYPE
from fogtable.compile.emit.names import NotTranslated
from fogtable.compile.emit.waiting import QuestionWriter
from fogtable.compile.read.kinds import Kind
from fogtable.compile.read.program import is_question


class RuleWriter(QuestionWriter):
    """Writes one rule."""

    # -- the whole rule ------------------------------------------------------------------------------------------------

    def head(self) -> str:
        """Return how the rule is called in C."""
        values = [pair for pair in zip(self.rule.params, self.rule.kinds, strict=True) if pair[1] is not Kind.STATE]
        params = [f"{C_TYPE[kind]} {self.local(name)}" for name, kind in values]
        if self.rule.asks:
            result = [] if self.rule.result is Kind.NOTHING else [f"{C_TYPE[self.rule.result]} *result"]
            return f"static bool {self.name}({', '.join(['Table *t', 'unsigned at', *result, *params])})"
        kind = "void" if self.rule.result is Kind.NOTHING else C_TYPE[self.rule.result]
        return f"static UNUSED {kind} {self.name}({', '.join(['Table *t', *params])})"

    def write(self) -> str:
        """Return the rule in C."""
        body = self.rule.node.body
        if ast.get_docstring(self.rule.node, clean=False) is not None:
            body = body[1:]
        self.block(body)
        if not isinstance(body[-1] if body else None, ast.Return):
            self.leave("")
        return "\n".join([self.title(), self.head(), "{", *self.opening(), *self.lines, "}"])

    def title(self) -> str:
        """Return the comment above the rule: its file, line and docstring."""
        told = ast.get_docstring(self.rule.node) or ""
        first = told.splitlines()[0] if told else self.rule.name
        return f"/* {self.names.file(self.rule)}:{self.rule.node.lineno}  {_shown(first)} */"

    def opening(self) -> Iterator[str]:
        """Yield the declarations of the rule, and the jump to where it waited."""
        if self.waits:
            self.frame.slots = {"pc": "uint8_t", **self.frame.slots}
            yield f"    {self.name}_frame *const f = ({self.name}_frame *)(t->stack + at);"
        for name in sorted(self.locals - set(self.rule.params)):
            kind = self.kinds.get(name, Kind.UNKNOWN)
            yield f"    {C_TYPE[kind]} {self.local(name)} UNUSED = 0;"
        for name, c_kind in self.extra.items():
            yield f"    {c_kind} {name} UNUSED = 0;"
        if self.waits:
            yield "    switch (f->pc) {"
            yield from (f"    case {k}: goto wait_{k};" for k in range(1, self.waits + 1))
            yield "    }"
        if self.rule.bound:
            at = self.context.counter(self.rule)
            yield f"    if (++t->depth[{at}] > {self.rule.bound})"
            yield f"        return too_deep(t, {at});"

    def mark(self, node: ast.stmt) -> None:
        """Write the comment that shows a line of the rules, and count it."""
        number = self.context.line(self.names.file(self.rule), node.lineno)
        self.put(f"LINE({number}) /* {node.lineno}: {_shown(ast.unparse(node).splitlines()[0])} */")

    def leave(self, value: str) -> None:
        """Write the way out: the result, an empty frame, finished."""
        if not self.rule.asks:
            self.put(f"return {value};" if value else "return;")
            return
        if value:
            self.put(f"*result = {value};")
        if self.will_wait():
            self.put("memset(f, 0, sizeof *f);")
        if self.rule.bound:
            self.put(f"t->depth[{self.context.counter(self.rule)}]--;")
        self.put("return true;")

    # -- statements ----------------------------------------------------------------------------------------------------

    def block(self, body: list[ast.stmt]) -> None:
        """Write statements one after another."""
        for node in body:
            self.statement(node)

    def inner(self, body: list[ast.stmt]) -> None:
        """Write statements inside of braces."""
        self.indent += 1
        self.block(body)
        self.indent -= 1

    def statement(self, node: ast.stmt) -> None:
        """Write one statement."""
        if isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            return
        if isinstance(node, ast.If):
            self.mark(node)
            self.branch(node, "if")
        elif isinstance(node, ast.While):
            self.mark(node)
            always = isinstance(node.test, ast.Constant) and bool(node.test.value)
            self.put("for (;;) {" if always else f"while ({self.text(node.test)}) {{")
            self.inner(node.body)
            self.put("}")
        elif isinstance(node, ast.For):
            self.mark(node)
            self.loop(node)
        elif isinstance(node, ast.Break):
            self.put("break;")
        elif isinstance(node, ast.Continue):
            self.put("continue;")
        elif isinstance(node, ast.Return):
            self.mark(node)
            self.leave("" if node.value is None else self.text(node.value))
        else:
            self.mark(node)
            self.line(node)

    def branch(self, node: ast.If, word: str) -> None:
        """Write ``if`` with all that hangs on it."""
        self.put(f"{word} ({self.text(node.test)}) {{")
        self.inner(node.body)
        if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
            self.branch(node.orelse[0], "} else if")
            return
        if node.orelse:
            self.put("} else {")
            self.inner(node.orelse)
        self.put("}")

    def loop(self, node: ast.For) -> None:
        """Write a loop; the set or range that it goes through is worked out once, before it begins."""
        assert isinstance(node.target, ast.Name)
        name = self.local(node.target.id)
        through = self.value(node.iter)
        number = self.context.fresh_number()
        if through.kind is Kind.SET:
            left = self.own(f"left_{number}", "Cards")
            self.put(f"for ({left} = {through.text}; {left}; {left} &= {left} - 1) {{")
            first = f"{name} = lowest({left});"
            keeps = {left: "Cards"}
        elif through.kind is Kind.TABLE:
            if "[" in through.text:
                raise NotTranslated(f"{self.where(node)}: a loop through a row of a table: keep rows as card sets")
            i = self.own(f"i_{number}", "int")
            self.put(f"for ({i} = 0; {i} < {len(through.thing)}; {i}++) {{")
            first = f"{name} = {through.text}[{i}];"
            keeps = {i: "int16_t"}
        else:
            low, high = through.thing
            keeps = {name: "int16_t"}
            start = f"{name} = {low}"
            if not high.isdigit() and high != "t->run.seats":
                end = self.own(f"end_{number}", "int")
                start, high = f"{end} = {high}, {start}", end  # the bounds may name what the loop's name held before
                keeps[end] = "int16_t"
            self.put(f"for ({start}; {name} < {high}; {name}++) {{")
            first = ""
        self.indent += 1
        if first:
            self.put(first)
        self.indent -= 1
        self.loops.append({**keeps, "": first})
        self.inner(node.body)
        self.loops.pop()
        self.put("}")

    def line(self, node: ast.stmt) -> None:
        """Write a line that asks, assigns or calls."""
        if isinstance(node, ast.AugAssign):
            load = ast.parse(ast.unparse(node.target), mode="eval").body
            made = self.operation(self.value(load), node.op, self.value(node.value))
            self.store(node.target, made.text)
            return
        targets: list[ast.expr] = []
        value: ast.expr | None = None
        if isinstance(node, ast.Assign):
            target = node.targets[0]
            targets = list(target.elts) if isinstance(target, ast.Tuple) else [target]
            value = node.value
        elif isinstance(node, ast.AnnAssign):
            targets, value = [node.target], node.value
        elif isinstance(node, ast.Expr):
            value = node.value
        assert value is not None
        if is_question(value):
            self.question(node, value, targets)
        elif not targets:
            self.put(f"{self.text(value)};")
        elif not isinstance(targets[0], ast.Name) and self.changes(value):
            kept = self.own(f"new_{self.context.fresh_number()}", C_TYPE[self.value(value).kind])
            self.put(f"{kept} = {self.text(value)};")  # the place is worked out after the call, as in Python
            self.store(targets[0], kept)
        else:
            self.store(targets[0], self.text(value))

    def changes(self, value: ast.expr) -> bool:
        """Tell whether working out a value changes the game."""
        return any(self.calls.does(self.rule, part) for part in ast.walk(value) if isinstance(part, ast.Call))


def _shown(text: str) -> str:
    """Return a line as a comment of C can hold it."""
    return text.replace("*/", "* /").replace("/*", "/ *")
