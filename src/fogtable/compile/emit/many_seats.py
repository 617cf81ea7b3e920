"""Questions to many seats at once in C: sealed questions, windows, open floors."""

from __future__ import annotations

from collections.abc import Sequence

from fogtable.compile.emit.context import Context, Function
from fogtable.compile.emit.expressions import C_TYPE
from fogtable.compile.emit.frames import SLOT_TYPE, Frame
from fogtable.compile.emit.names import plain
from fogtable.compile.read.kinds import Kind
from fogtable.compile.read.program import Rule
from fogtable.core import rules as language
from fogtable.core.declarations.fields import PER_SEAT, Field


def function(context: Context, word: object, rules: Sequence[Rule], kinds: Sequence[Kind]) -> Function:
    """Return the function of ``together``, ``quietly`` or ``window``; it is made once.

    Args:
        context: what the functions of the game share.
        word: which of the three.
        rules: what it is given by name: who is asked and the script, for a window also the first and what it does.
        kinds: of the further arguments, which are the same for all these rules.
    """
    key = (word, *rules, *kinds)
    if key not in context.functions:
        made = _window(context, kinds, *rules) if word is language.window else _sealed(context, word, kinds, *rules)
        context.functions[key] = made
    return context.functions[key]


def _sealed(context: Context, word: object, kinds: Sequence[Kind], who: Rule, script: Rule) -> Function:
    """Ask several seats at once, each by a script of its own: ``fast/runtime/sealed.h`` with these rules."""
    name = context.names.fresh(f"sealed_{script.name}")
    args = _Arguments(kinds)
    child = context.frame_of(script)
    assert child is not None
    frame = Frame(name, {"asked": "uint8_t", "open": "uint8_t", **args.slots}, [child], times=context.table.MAX_SEATS)
    head = f"static bool {name}(Table *t, unsigned at{args.params})"
    quiet = word is language.quietly
    lines = [
        f"/* {'quietly' if quiet else 'together'}(t, {who.name}, {script.name}) */",
        *_shared(head, name, args),
        f"#define CHILD_SIZE {name}_child",
        f"#define ASKED(p) {context.names.rule(who)}(t, p{args.given})",
        f"#define RUN(p, behind) {context.names.rule(script)}(t, behind, p{args.given})",
        f"#define WAITS {'FOR_QUIET' if quiet else 'FOR_SEALED'}",
        f"#define ABOUT tell(t->run.journal, 0, {args.sets}, (const Value[]){{{len(args.names)}{args.told}}});",
        '#include "sealed.h"',
        "",
    ]
    return Function(name, frame, head, "\n".join(lines))


def _window(context: Context, kinds: Sequence[Kind], who: Rule, script: Rule, first: Rule, resolve: Rule) -> Function:
    """Ask in secret, resolve the first offer, ask again, until all pass: ``fast/runtime/window.h`` with these rules."""
    asking = function(context, language.quietly, (who, script), kinds)
    name = context.names.fresh(f"window_{resolve.name}")
    args = _Arguments(kinds)
    children = [child for child in (asking.frame, context.frame_of(resolve)) if child is not None]
    frame = Frame(name, {"pc": "uint8_t", **args.slots}, children)
    head = f"static bool {name}(Table *t, unsigned at, bool *result{args.params})"
    lines = [
        f"/* window(t, ..., {first.name}, {resolve.name}) */",
        *_shared(head, name, args),
        f"#define OFFERED(behind) {asking.name}(t, behind{args.given})",
        f"#define FIRST_OFFER {context.names.rule(first)}(t{args.given})",
        f"#define RESOLVED(behind) {context.names.rule(resolve)}(t, behind, &over, p{args.given})",
        '#include "window.h"',
        "",
    ]
    return Function(name, frame, head, "\n".join(lines))


class _Arguments:
    """The arguments of all rules of a question besides state and seat, in C.

    Attributes:
        names: of the parameters.
        slots: the same in a frame, with their types.
        params: for the head of a function, with a comma before each.
        given: for a call, likewise.
        told: as values of a tape, likewise; ``sets``: which of them are card sets, as an event tells it.
    """

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.names = [f"a{i}" for i in range(len(kinds))]
        self.slots = {name: SLOT_TYPE[kind] for name, kind in zip(self.names, kinds, strict=True)}
        self.params = "".join(f", {C_TYPE[kind]} {name}" for name, kind in zip(self.names, kinds, strict=True))
        self.given = "".join(f", {name}" for name in self.names)
        self.told = "".join(f", (Value)({name})" for name in self.names)
        self.sets = sum(2 << i for i, kind in enumerate(kinds) if kind is Kind.SET)


def _shared(head: str, name: str, args: _Arguments) -> list[str]:
    """Return the definitions that both files of the runtime ask for."""
    return [
        f"#define HEAD {head}",
        f"#define FRAME {name}_frame",
        " ".join(["#define STORE", *(f"f->{a} = {a};" for a in args.names)]),
        " ".join(["#define LOAD", *(f"{a} = f->{a};" for a in args.names)]),
    ]


def forget_sealed(fields: dict[str, Field]) -> str:
    """Return the function that empties a seat's row of every sealed field."""
    lines = ["static UNUSED void forget_sealed(Table *t, int p)", "{"]
    for name, declared in fields.items():
        if declared.sealed and declared.shape[:1] == (PER_SEAT,):
            start = "0" if declared.kind == "cards" else str(int(declared.start))
            if len(declared.shape) == 1:
                lines.append(f"    t->{plain(name)}[p] = {start};")
            else:
                lines.append(f"    for (int i = 0; i < {declared.shape[1]}; i++)")
                lines.append(f"        t->{plain(name)}[p][i] = {start};")
    return "\n".join([*lines, "    (void)t;", "    (void)p;", "}"])


def floors(context: Context) -> str:
    """Return the functions that tell for each floor who must act, and what a seat may do."""
    lines = ["static UNUSED bool floor_must(Table *t, int p)", "{", "    switch (t->run.floor) {"]
    lines += [f"    case {i}: return {context.names.rule(floor.must)}(t, p);" for i, floor in enumerate(context.floors)]
    lines += ["    }", "    return false;", "}", ""]
    lines += ["static UNUSED Options floor_options(Table *t, int p)", "{", "    switch (t->run.floor) {"]
    lines += [
        f"    case {i}: return {context.names.rule(floor.options)}(t, p);" for i, floor in enumerate(context.floors)
    ]
    lines += ["    }", "    return NOTHING;", "}", ""]
    lines += ["static UNUSED void open_floor(Table *t, int number)", "{"]
    choices = ", ".join(floor.choice for floor in context.floors) or "0"
    lines += [
        f"    static const uint8_t asks[] = {{{choices}}};",
        "    int p = 0;",
        "    t->run.floor = (uint8_t)number;",
        "    t->run.waits = FOR_FLOOR;",
        "    while (p < t->run.seats && !floor_must(t, p))",
        "        p++;",
        "    show(t, p < t->run.seats ? p : NONE, asks[number], p < t->run.seats ? floor_options(t, p) : NOTHING);",
        "}",
    ]
    return "\n".join(lines)
