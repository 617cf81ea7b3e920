"""Rules in C, statement by statement. A script becomes a function that can be resumed at each of its questions.

``static bool name(Table *t, unsigned at, R *result, ...)`` runs a script whose frame lies at byte ``at`` of the stack
and tells whether it is finished. When it has to wait it keeps what is still needed in the frame, notes the place in
``pc`` and gives back ``false``; called again it goes on from there, and what it is given then does not matter.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from fogtable.compile.calls import ASKING_MANY, ASKING_ONE
from fogtable.compile.emit_names import NotTranslated, plain
from fogtable.compile.emit_values import C_TYPE, Piece
from fogtable.compile.emit_words import Words
from fogtable.compile.frames import Frame
from fogtable.compile.read import Rule, is_question
from fogtable.compile.values import Kind
from fogtable.core import rules as words
from fogtable.core.cards import Seat
from fogtable.core.choice import Choice
from fogtable.core.state import Field

if TYPE_CHECKING:
    from fogtable.compile.translate import Translation

SLOT_TYPE: Final = {
    Kind.NUMBER: "int16_t",
    Kind.TRUTH: "uint8_t",
    Kind.SET: "Cards",
    Kind.OPTIONS: "Options",
    Kind.VERB: "int8_t",
    Kind.UNKNOWN: "int16_t",
}
"""How values of each kind wait in a frame."""

_ASK: Final = {words.Ask: "ask", words.May: "ask_may", words.Secret: "ask_secret"}


class Rules(Words):
    """Writes one rule."""

    def __init__(self, made: Translation, rule: Rule) -> None:
        super().__init__(made, rule)
        self.name = made.anew.get(rule) or self.names.rule(rule)
        self.frame = Frame(self.name, bound=rule.bound or 0)
        self.waits = 0
        self.extra: dict[str, str] = {}
        self.loops: list[dict[str, str]] = []
        self.lines: list[str] = []
        self.indent = 1

    # -- the whole rule ----------------------------------------------------------------------------------------------

    def head(self) -> str:
        """Return how the rule is called in C."""
        values = [pair for pair in zip(self.rule.params, self.rule.kinds, strict=True) if pair[1] is not Kind.STATE]
        params = [f"{C_TYPE[kind]} {plain(name)}" for name, kind in values]
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
        """Return the comment above the rule: where it comes from, and what it is."""
        told = ast.get_docstring(self.rule.node) or ""
        first = told.splitlines()[0] if told else self.rule.name
        return f"/* {self.names.file(self.rule)}:{self.rule.node.lineno}  {first} */"

    def opening(self) -> Iterator[str]:
        """Yield the declarations of the rule, and the jump to where it waited."""
        if self.waits:
            self.frame.slots = {"pc": "uint8_t", **self.frame.slots}
            yield f"    {self.name}_frame *const f = ({self.name}_frame *)(t->stack + at);"
        for name in sorted(self.locals - set(self.rule.params)):
            kind = self.kinds.get(name, Kind.UNKNOWN)
            yield f"    {C_TYPE[kind]} {plain(name)} UNUSED = 0;"
        for name, c_kind in self.extra.items():
            yield f"    {c_kind} {name} UNUSED = 0;"
        if self.waits:
            yield "    switch (f->pc) {"
            yield from (f"    case {k}: goto wait_{k};" for k in range(1, self.waits + 1))
            yield "    }"
        if self.rule.bound:
            at = self.made.bounded(self.rule)
            yield f"    if (++t->depth[{at}] > {self.rule.bound})"
            yield f"        return too_deep(t, {at});"

    def put(self, text: str) -> None:
        """Write one line."""
        self.lines.append("    " * self.indent + text)

    def mark(self, node: ast.stmt) -> None:
        """Write the comment that shows a line of the rules, and count it."""
        shown = ast.unparse(node).splitlines()[0].replace("*/", "* /")
        number = self.made.line(self.names.file(self.rule), node.lineno)
        self.put(f"LINE({number}) /* {node.lineno}: {shown} */")

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
            self.put(f"t->depth[{self.made.bounded(self.rule)}]--;")
        self.put("return true;")

    def will_wait(self) -> bool:
        """Tell whether this rule has a frame."""
        return self.rule in self.made.asking

    # -- statements --------------------------------------------------------------------------------------------------

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
        """Write a loop; what it goes through is worked out once, before it begins."""
        assert isinstance(node.target, ast.Name)
        name = plain(node.target.id)
        through = self.value(node.iter)
        number = self.made.fresh_number()
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
                start, high = f"{start}, {end} = {high}", end
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

    def own(self, name: str, kind: str) -> str:
        """Declare a name of the translator's own."""
        self.extra[name] = kind
        return name

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
            kept = self.own(f"new_{self.made.fresh_number()}", C_TYPE[self.value(value).kind])
            self.put(f"{kept} = {self.text(value)};")  # the place is worked out after the call, as in Python
            self.store(targets[0], kept)
        else:
            self.store(targets[0], self.text(value))

    def changes(self, value: ast.expr) -> bool:
        """Tell whether working out a value changes the game."""
        return any(self.calls.does(self.rule, part) for part in ast.walk(value) if isinstance(part, ast.Call))

    def store(self, target: ast.expr, text: str) -> None:
        """Write a value to a name or a field."""
        if isinstance(target, ast.Name):
            self.put(f"{plain(target.id)} = {text};")
            return
        load = ast.parse(ast.unparse(target), mode="eval").body
        place = self.value(load)
        declared: Field = place.thing
        bare = place.text.removeprefix("(Cards)")
        if declared.kind == "cards":
            size = 8 if declared.family is Seat else len(declared.family.names)  # type: ignore[union-attr]
            self.put(f"PUT_SET({bare}, {text}, (Cards){(1 << size) - 1:#x}u);")
        else:
            low, high = (0, 1) if declared.kind == "flag" else (declared.low, declared.high)
            self.put(f"PUT({bare}, {text}, {low}, {high});")

    # -- questions ---------------------------------------------------------------------------------------------------

    def question(self, node: ast.stmt, value: ast.expr, targets: list[ast.expr]) -> None:
        """Write a line that asks players, runs a script, or ends the game."""
        asked = value.value  # type: ignore[attr-defined]
        if not isinstance(asked, ast.Call):
            if self.calls.meant(self.rule, asked) is words.OVER:
                self.put("return over(t);")
            else:  # a copy of the bytes needs no such place; simulations count them
                self.put("t->run.boundaries++;")
            return
        word = self.calls.word(self.rule, asked)
        if word in ASKING_ONE:
            self.ask(node, asked, word, targets)
        elif word is words.Floor:
            self.floor(node, asked, targets)
        elif word in ASKING_MANY:
            name, frame = self.made.many(self, asked, word)
            result = word is words.window
            given = [self.value(arg) for arg in asked.args[5 if result else 3 :]]
            self.script(node, name, frame, given, targets, Kind.TRUTH if result else Kind.NOTHING)
        else:
            self.run_script(node, asked, targets)

    def run_script(self, node: ast.stmt, asked: ast.Call, targets: list[ast.expr]) -> None:
        """Write ``yield from`` of a script of the rules."""
        callees = self.calls.callees(self.rule, asked)
        table = self.calls.table(self.rule, asked)
        if table is not None:
            frame = self.made.table_frame(table, self.table_thing(asked))
        else:
            frame = self.made.frame_of(callees[0])
        self.script(node, self.called(asked, callees), frame, self.given(asked), targets, callees[0].result)

    def script(
        self, node: ast.stmt, name: str, frame: Frame | None, given: list[Piece], targets: list[ast.expr], result: Kind
    ) -> None:
        """Write the call of a script whose frame lies behind this one (``None``: it never waits)."""
        got = ""
        if result is not Kind.NOTHING:
            got = self.own(f"got_{self.made.fresh_number()}", C_TYPE[result])
        handed = ["t", "at + sizeof *f" if self.will_wait() else "at", *([f"&{got}"] if got else [])]
        if frame is None:
            handed += [piece.text for piece in given]
        else:
            self.frame.add(frame)
            handed += [self.worked_out(piece) for piece in given]
            label = self.keep(node)
            self.put(f"{label}:;")
        self.put(f"if (!{name}({', '.join(handed)}))")
        self.put("    return false;")
        if frame is not None:
            self.load(node)
        for target in targets:
            self.store(target, got)

    def worked_out(self, piece: Piece) -> str:
        """Return what a script is given: worked out before the place to which it is resumed."""
        if piece.text.isidentifier() or piece.text.lstrip("-").isdigit():
            return piece.text
        name = self.own(f"given_{self.made.fresh_number()}", C_TYPE[piece.kind])
        self.put(f"{name} = {piece.text};")
        return name

    def ask(self, node: ast.stmt, asked: ast.Call, word: object, targets: list[ast.expr]) -> None:
        """Write a question to one seat."""
        choice: type[Choice] = self.calls.meant(self.rule, asked.args[1])
        seat, options = self.text(asked.args[0]), self.value(asked.args[2])
        bits = options.text if options.kind is Kind.OPTIONS else f"(Options)({options.text})"
        question = self.made.choice(choice, self.where(asked))
        sealed = self.rule in self.calls.sealed
        label = self.keep(node)
        if sealed:
            kind = _width(max(choice.size, _BITS.get(self.frame.slots.get("options", ""), 0)))
            self.frame.slots["options"] = kind
            bits_kept = self.own("offered", "Options")
            self.put(f"{bits_kept} = {bits};")
            self.put(f"f->options = {bits_kept};")
            bits = bits_kept
        self.put(f"if ({_ASK[word]}(t, {seat}, {question}, {bits}))")  # type: ignore[index]
        self.put("    return false;")
        self.put(f"{label}:;")
        if sealed:
            passing = " | PASS_BIT" if word is words.May else ""
            self.put("if (t->run.act == SHOW) {")
            self.put(f"    show(t, t->run.replier, {question}, (Options)f->options{passing});")
            self.put("    return false;")
            self.put("}")
        self.load(node)
        self.answer(choice, targets)

    def answer(self, choice: type[Choice], targets: list[ast.expr]) -> None:
        """Give the parts of an answer their names."""
        name = self.made.choice(choice, "").removeprefix("ASK_")
        parts = [f"{name}_object[t->run.reply]"]
        if len(targets) > 1:
            parts.insert(0, f"{name}_verb[t->run.reply]")
        for target, part in zip(targets, parts, strict=False):
            self.store(target, part)

    def floor(self, node: ast.stmt, asked: ast.Call, targets: list[ast.expr]) -> None:
        """Write an open floor: several seats may act, each act is public at once."""
        choice: type[Choice] = self.calls.meant(self.rule, asked.args[1])
        must, options = (self.made.handed(self.rule, arg) for arg in asked.args[2:4])
        number = self.made.floor(must, options, choice, self.where(asked))
        label = self.keep(node)
        self.put(f"open_floor(t, {number});")
        self.put("return false;")
        self.put(f"{label}:;")
        self.load(node)
        self.store(targets[0], "t->run.replier")
        self.answer(choice, targets[1:])

    # -- what waits --------------------------------------------------------------------------------------------------

    def keep(self, node: ast.stmt) -> str:
        """Write what is kept while a line waits; return the label to which it is resumed."""
        self.waits += 1
        for name, kind in self.kept(node).items():
            self.frame.slots[name] = kind
            self.put(f"KEEP(f->{name}, {name});" if kind == "int16_t" else f"f->{name} = {name};")
        self.put(f"f->pc = {self.waits};")
        return f"wait_{self.waits}"

    def load(self, node: ast.stmt) -> None:
        """Write how everything kept comes back."""
        for name in self.kept(node):
            self.put(f"{name} = f->{name};")
        for loop in self.loops:
            if loop[""]:
                self.put(loop[""])

    def kept(self, node: ast.stmt) -> dict[str, str]:
        """Return names and types of what a line that waits has to keep."""
        made = {name: kind for loop in self.loops for name, kind in loop.items() if name}
        again = {loop[""].partition(" = ")[0] for loop in self.loops}
        live = self.made.flow.live[self.rule].after.get(node, frozenset())
        for name in sorted(live - {"t"}):
            if plain(name) not in made and plain(name) not in again:
                made[plain(name)] = SLOT_TYPE[self.kinds.get(name, Kind.UNKNOWN)]
        return made


_BITS: Final = {"uint8_t": 8, "uint16_t": 16, "uint32_t": 32, "uint64_t": 64, "Options": 127}


def _width(size: int) -> str:
    return next(kind for kind, bits in _BITS.items() if size <= bits)
