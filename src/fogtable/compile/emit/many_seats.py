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
        kinds: of the values that all these rules are given besides.
    """
    key = (word, *rules, *kinds)
    if key not in context.functions:
        made = _window(context, kinds, *rules) if word is language.window else _sealed(context, word, kinds, *rules)
        context.functions[key] = made
    return context.functions[key]


def _sealed(context: Context, word: object, kinds: Sequence[Kind], who: Rule, script: Rule) -> Function:
    """Every seat that is asked has a frame of its own, all lie side by side."""
    name, quiet = context.names.fresh(f"sealed_{script.name}"), word is language.quietly
    frame = Frame(name, times=context.table.MAX_SEATS)
    args = [f"a{i}" for i in range(len(kinds))]
    frame.slots = {"asked": "uint8_t", "open": "uint8_t"} | {a: SLOT_TYPE[k] for a, k in zip(args, kinds, strict=True)}
    kid = context.frame_of(script)
    assert kid is not None
    frame.add(kid)
    params = "".join(f", {C_TYPE[k]} {a}" for a, k in zip(args, kinds, strict=True))
    head = f"static bool {name}(Table *t, unsigned at{params})"
    given = "".join(f", {a}" for a in args)
    keep = "".join(f"    f->{a} = {a};\n" for a in args)
    load = "".join(f"    {a} = f->{a};\n" for a in args)
    run = f"{context.names.rule(script)}(t, KID(p), p{given})"
    asked = f"{context.names.rule(who)}(t, p{given})"
    text = f"""/* {"quietly" if quiet else "together"}(t, {who.name}, {script.name}) */
{head}
{{
    {name}_frame *const f = ({name}_frame *)(t->stack + at);
    int p = t->run.replier;
    unsigned shown = MAX_SEATS;
#define KID(p) (at + (unsigned)sizeof *f + (unsigned)(p) * {name}_kid)
    t->run.sealing = true;
    if (!f->asked) {{ /* everybody is run to a first question */
        t->run.act = ANSWER;
        t->run.answered = 0;
        for (p = 0; p < t->run.seats; p++)
            if ({asked} && !{run}) {{
                f->asked |= (uint8_t)(1u << p);
                shown = (unsigned)p;
            }}
        f->open = f->asked;
    {keep.strip() if keep else ""}
    }} else {{
    {load.strip() if load else ""}
        shown = (unsigned)p;
        switch (t->run.act) {{
        case ANSWER:
            t->run.answered |= (uint8_t)(1u << p);
            if ({run})
                f->open &= (uint8_t)~(1u << p);
            break;
        case SHOW:
            if (f->open >> p & 1)
                {run};
            t->run.sealing = false;
            return false;
        case RETRACT:
            forget_sealed(t, p);
            memset(t->stack + KID(p), 0, {name}_kid);
            t->run.answered &= (uint8_t)~(1u << p);
            f->open |= (uint8_t)(1u << p);
            {run};
            break;
        case REOPEN: /* others are asked anew, the seat keeps what it has answered */
            f->asked &= (uint8_t)(1u << p);
            f->open &= (uint8_t)(1u << p);
            t->run.answered &= (uint8_t)(1u << p);
            for (p = 0; p < t->run.seats; p++)
                if (p != (int)shown) {{
                    memset(t->stack + KID(p), 0, {name}_kid);
                    if ({asked} && !{run}) {{
                        f->asked |= (uint8_t)(1u << p);
                        f->open |= (uint8_t)(1u << p);
                    }}
                }}
            shown = MAX_SEATS;
            break;
        }}
    }}
    if (t->run.error) {{
        t->run.sealing = false;
        return false;
    }}
    if (!f->open) {{
        memset(f, 0, sizeof *f);
        t->run.sealing = false;
        t->run.answered = 0;
        return true;
    }}
    t->run.open = f->open;
    t->run.waits = {"FOR_QUIET" if quiet else "FOR_SEALED"};
    p = lowest(f->open);
    if (shown != (unsigned)p) {{
        t->run.act = SHOW;
        t->run.replier = (uint8_t)p;
        {run};
        t->run.act = ANSWER;
    }}
    t->run.sealing = false;
    return false;
#undef KID
}}
"""
    return Function(name, frame, head, text)


def _window(context: Context, kinds: Sequence[Kind], who: Rule, script: Rule, first: Rule, resolve: Rule) -> Function:
    """Ask in secret, resolve the first offer, ask again, until all pass."""
    asking = function(context, language.quietly, (who, script), kinds)
    name = context.names.fresh(f"window_{resolve.name}")
    frame = Frame(name)
    args = [f"a{i}" for i in range(len(kinds))]
    frame.slots = {"pc": "uint8_t"} | {a: SLOT_TYPE[k] for a, k in zip(args, kinds, strict=True)}
    assert asking.frame is not None
    frame.add(asking.frame)
    kid = context.frame_of(resolve)
    if kid is not None:
        frame.add(kid)
    params = "".join(f", {C_TYPE[k]} {a}" for a, k in zip(args, kinds, strict=True))
    head = f"static bool {name}(Table *t, unsigned at, bool *result{params})"
    given = "".join(f", {a}" for a in args)
    load = "".join(f"        {a} = f->{a};\n" for a in args)
    keep = "".join(f"    f->{a} = {a};\n" for a in args)
    text = f"""/* window(t, ..., {first.name}, {resolve.name}) */
{head}
{{
    {name}_frame *const f = ({name}_frame *)(t->stack + at);
    bool over = false;
    int p = NONE;
    switch (f->pc) {{
    case 1: goto asked;
    case 2: goto resolved;
    }}
{keep}    for (;;) {{
        f->pc = 1;
    asked:;
        if (!{asking.name}(t, at + sizeof *f{given}))
            return false;
{load}        p = {context.names.rule(first)}(t{given});
        if (p == NONE)
            break;
        f->pc = 2;
    resolved:;
        if (!{context.names.rule(resolve)}(t, at + sizeof *f, &over, p{given}))
            return false;
{load}        if (over)
            break;
    }}
    memset(f, 0, sizeof *f);
    *result = over;
    return true;
}}
"""
    return Function(name, frame, head, text)


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
