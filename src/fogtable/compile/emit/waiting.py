"""The lines of a rule that wait, in C: questions, scripts that ask, and the values kept meanwhile.

``static bool name(Table *t, unsigned at, R *result, ...)`` runs a script whose frame lies at byte ``at`` of the stack
and tells whether it is finished. When it has to wait it keeps what is still needed in the frame, notes the place in
``pc`` and gives back ``false``; called again it goes on from there, and what it is given then does not matter.
"""

from __future__ import annotations

import ast
from typing import Final

from fogtable.compile.check.calls import ASKING_MANY, ASKING_ONE
from fogtable.compile.emit import many_seats
from fogtable.compile.emit.context import Context
from fogtable.compile.emit.expressions import C_TYPE, Piece
from fogtable.compile.emit.frames import SLOT_TYPE, Frame
from fogtable.compile.emit.names import bits_text
from fogtable.compile.emit.rule_tables import dispatch
from fogtable.compile.emit.words import CallWriter
from fogtable.compile.read.kinds import Kind
from fogtable.compile.read.program import Rule
from fogtable.core import rules as language
from fogtable.core.declarations.choice import Choice
from fogtable.core.declarations.fields import Field

_ASK: Final = {language.Ask: "ask", language.May: "ask_may", language.Secret: "ask_secret"}
_BITS: Final = {"uint8_t": 8, "uint16_t": 16, "uint32_t": 32, "uint64_t": 64, "Options": 127}
"""Bits of the types that can hold options."""


class QuestionWriter(CallWriter):
    """Writes the lines of one rule that wait; has its frame, the lines written so far, and the names made for it."""

    def __init__(self, context: Context, rule: Rule) -> None:
        super().__init__(context, rule)
        self.name = context.anew.get(rule) or self.names.rule(rule)
        self.frame = context.frames[rule] = Frame(self.name, bound=rule.bound or 0)
        self.waits = 0
        self.extra: dict[str, str] = {}
        self.loops: list[dict[str, str]] = []
        self.lines: list[str] = []
        self.indent = 1

    # -- lines ---------------------------------------------------------------------------------------------------------

    def put(self, text: str) -> None:
        """Write one line."""
        self.lines.append("    " * self.indent + text)

    def own(self, name: str, kind: str) -> str:
        """Declare a name of the translator's own."""
        self.extra[name] = kind
        return name

    def store(self, target: ast.expr, text: str) -> None:
        """Write a value to a name or a field."""
        if isinstance(target, ast.Name):
            self.put(f"{self.local(target.id)} = {text};")
            return
        load = ast.parse(ast.unparse(target), mode="eval").body
        place = self.value(load)
        declared: Field = place.thing
        bare = place.text.removeprefix("(Cards)")
        if declared.kind == "cards":
            self.put(f"PUT_SET({bare}, {text}, {bits_text((1 << declared.bits) - 1)});")
        else:
            low, high = (0, 1) if declared.kind == "flag" else (declared.low, declared.high)
            self.put(f"PUT({bare}, {text}, {low}, {high});")

    def will_wait(self) -> bool:
        """Tell whether this rule has a frame."""
        return self.rule in self.context.asking

    # -- questions -----------------------------------------------------------------------------------------------------

    def question(self, node: ast.stmt, value: ast.expr, targets: list[ast.expr]) -> None:
        """Write a line that asks players, runs a script, or ends the game."""
        asked = value.value  # type: ignore[attr-defined]
        if not isinstance(asked, ast.Call):
            if self.calls.meant(self.rule, asked) is language.OVER:
                self.put("return over(t);")
            else:  # a copy of the bytes needs no such place; simulations count them
                self.put("t->run.boundaries++;")
            return
        word = self.calls.word(self.rule, asked)
        if word in ASKING_ONE:
            self.ask(node, asked, word, targets)
        elif word is language.Floor:
            self.floor(node, asked, targets)
        elif word in ASKING_MANY:
            self.ask_many(node, asked, word, targets)
        else:
            self.run_script(node, asked, targets)

    def ask_many(self, node: ast.stmt, asked: ast.Call, word: object, targets: list[ast.expr]) -> None:
        """Write ``together``, ``quietly`` or ``window``: a function of its own runs the scripts of all seats."""
        fixed, result = (5, Kind.TRUTH) if word is language.window else (3, Kind.NOTHING)
        rules = [self.context.handed(self.rule, arg) for arg in asked.args[1:fixed]]
        given = [self.value(arg) for arg in asked.args[fixed:]]
        function = many_seats.function(self.context, word, rules, [piece.kind for piece in given])
        self.script(node, function.name, function.frame, given, targets, result)

    def run_script(self, node: ast.stmt, asked: ast.Call, targets: list[ast.expr]) -> None:
        """Write ``yield from`` of a script of the rules."""
        callees = self.calls.callees(self.rule, asked)
        table = self.calls.table(self.rule, asked)
        if table is not None:
            frame = dispatch(self.context, table, self.table_thing(asked)).frame
        else:
            frame = self.context.frame_of(callees[0])
        self.script(node, self.called(asked, callees), frame, self.given(asked), targets, callees[0].result)

    def script(
        self, node: ast.stmt, name: str, frame: Frame | None, given: list[Piece], targets: list[ast.expr], result: Kind
    ) -> None:
        """Write the call of a script whose frame lies behind this one (``None``: it never waits)."""
        got = ""
        if result is not Kind.NOTHING:
            got = self.own(f"got_{self.context.fresh_number()}", C_TYPE[result])
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
        """Return an argument of a script, worked out before the place to which it is resumed."""
        if piece.text.isidentifier() or piece.text.lstrip("-").isdigit():
            return piece.text
        name = self.own(f"given_{self.context.fresh_number()}", C_TYPE[piece.kind])
        self.put(f"{name} = {piece.text};")
        return name

    def ask(self, node: ast.stmt, asked: ast.Call, word: object, targets: list[ast.expr]) -> None:
        """Write a question to one seat."""
        choice: type[Choice] = self.calls.meant(self.rule, asked.args[1])
        seat, options = self.text(asked.args[0]), self.value(asked.args[2])
        bits = options.text if options.kind is Kind.OPTIONS else f"(Options)({options.text})"
        question = self.context.choice(choice, self.where(asked))
        sealed = self.rule in self.calls.sealed
        label = self.keep(node)
        if sealed:
            kind = _width(max(choice.size, _BITS.get(self.frame.slots.get("offered", ""), 0)))
            self.frame.slots["offered"] = kind
            bits_kept = self.own("offered", "Options")
            self.put(f"{bits_kept} = {bits};")
            self.put(f"f->offered = {bits_kept};")
            bits = bits_kept
        self.put(f"if ({_ASK[word]}(t, {seat}, {question}, {bits}))")  # type: ignore[index]
        self.put("    return false;")
        self.put(f"{label}:;")
        if sealed:
            passing = " | PASS_BIT" if word is language.May else ""
            self.put("if (t->run.act == SHOW) {")
            self.put(f"    show(t, t->run.replier, {question}, (Options)f->offered{passing});")
            self.put("    return false;")
            self.put("}")
        self.load(node)
        self.answer(choice, targets)

    def answer(self, choice: type[Choice], targets: list[ast.expr]) -> None:
        """Give the parts of an answer their names."""
        name = self.context.choice(choice, "").removeprefix("ASK_")
        parts = [f"{name}_object[t->run.reply]"]
        if len(targets) > 1:
            parts.insert(0, f"{name}_verb[t->run.reply]")
        for target, part in zip(targets, parts, strict=False):
            self.store(target, part)

    def floor(self, node: ast.stmt, asked: ast.Call, targets: list[ast.expr]) -> None:
        """Write an open floor: several seats may act, each act is public at once."""
        choice: type[Choice] = self.calls.meant(self.rule, asked.args[1])
        must, options = (self.context.handed(self.rule, arg) for arg in asked.args[2:4])
        number = self.context.floor(must, options, self.context.choice(choice, self.where(asked)))
        label = self.keep(node)
        self.put(f"open_floor(t, {number});")
        self.put("return false;")
        self.put(f"{label}:;")
        self.load(node)
        self.store(targets[0], "t->run.replier")
        self.answer(choice, targets[1:])

    # -- what is kept --------------------------------------------------------------------------------------------------

    def keep(self, node: ast.stmt) -> str:
        """Write the values kept while a line waits; return the label to which it is resumed."""
        self.waits += 1
        for name, kind in self.kept(node).items():
            self.frame.slots[name] = kind
            self.put(f"KEEP(f->{name}, {name});" if kind == "int16_t" else f"f->{name} = {name};")
        self.put(f"f->pc = {self.waits};")
        return f"wait_{self.waits}"

    def load(self, node: ast.stmt) -> None:
        """Write how all kept values are loaded again."""
        for name in self.kept(node):
            self.put(f"{name} = f->{name};")
        for loop in self.loops:
            if loop[""]:
                self.put(loop[""])

    def kept(self, node: ast.stmt) -> dict[str, str]:
        """Return names and types of the values that a waiting line has to keep."""
        made = {name: kind for loop in self.loops for name, kind in loop.items() if name}
        again = {loop[""].partition(" = ")[0] for loop in self.loops}
        live = self.context.findings.live[self.rule].after.get(node, frozenset())
        for name in sorted(live - {"t"}):
            if self.local(name) not in made and self.local(name) not in again:
                made[self.local(name)] = SLOT_TYPE[self.kinds.get(name, Kind.UNKNOWN)]
        return made


def _width(size: int) -> str:
    return next(kind for kind, bits in _BITS.items() if size <= bits)
