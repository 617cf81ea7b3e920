"""What the rules name but do not write: sealed questions, windows, open floors, tables of rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fogtable.compile.emit.expressions import C_TYPE
from fogtable.compile.emit.frames import SLOT_TYPE, Frame
from fogtable.compile.emit.names import plain
from fogtable.compile.read.kinds import Kind
from fogtable.compile.read.program import Rule, Table
from fogtable.core.asking import Rules, Scripts
from fogtable.core.declarations.cards import Family
from fogtable.core.declarations.fields import PER_SEAT, Field

if TYPE_CHECKING:
    from fogtable.compile.emit.translate import Translation


@dataclass(frozen=True)
class Function:
    """A C function that the translator made: how it is called, and its text."""

    head: str
    text: str


def sealed(
    made: Translation, name: str, frame: Frame, who: Rule, script: Rule, kinds: list[Kind], quiet: bool
) -> Function:
    """``together`` and ``quietly``: every seat that is asked has a frame of its own, all lie side by side."""
    args = [f"a{i}" for i in range(len(kinds))]
    frame.slots = {"asked": "uint8_t", "open": "uint8_t"} | {a: SLOT_TYPE[k] for a, k in zip(args, kinds, strict=True)}
    frame.times = made.table.MAX_SEATS
    kid = made.frame_of(script)
    assert kid is not None
    frame.add(kid)
    params = "".join(f", {C_TYPE[k]} {a}" for a, k in zip(args, kinds, strict=True))
    head = f"static bool {name}(Table *t, unsigned at{params})"
    given = "".join(f", {a}" for a in args)
    keep = "".join(f"    f->{a} = {a};\n" for a in args)
    load = "".join(f"    {a} = f->{a};\n" for a in args)
    run = f"{made.names.rule(script)}(t, KID(p), p{given})"
    asked = f"{made.names.rule(who)}(t, p{given})"
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
    return Function(head, text)


def window(
    made: Translation,
    name: str,
    frame: Frame,
    asking: tuple[str, Frame],
    first: Rule,
    resolve: Rule,
    kinds: list[Kind],
) -> Function:
    """``window``: ask in secret, resolve the first offer, ask again, until all pass."""
    args = [f"a{i}" for i in range(len(kinds))]
    frame.slots = {"pc": "uint8_t"} | {a: SLOT_TYPE[k] for a, k in zip(args, kinds, strict=True)}
    frame.add(asking[1])
    kid = made.frame_of(resolve)
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
        if (!{asking[0]}(t, at + sizeof *f{given}))
            return false;
{load}        p = {made.names.rule(first)}(t{given});
        if (p == NONE)
            break;
        f->pc = 2;
    resolved:;
        if (!{made.names.rule(resolve)}(t, at + sizeof *f, &over, p{given}))
            return false;
{load}        if (over)
            break;
    }}
    memset(f, 0, sizeof *f);
    *result = over;
    return true;
}}
"""
    return Function(head, text)


def dispatch(made: Translation, name: str, frame: Frame | None, table: Table, thing: Rules | Scripts) -> Function:
    """Choose a rule of a table by card."""
    cases: list[tuple[list[int], Rule]] = []
    for member in table.members:
        cards = [c for c in thing.family.ALL if _entered(thing, c) and made.program.rule_of(thing[c]) is member]
        cases.append((cards, member))
    kinds = [kind for kind in table.members[0].kinds if kind is not Kind.STATE]
    params = "".join(f", {C_TYPE[kind]} a{i}" for i, kind in enumerate(kinds))
    given = "".join(f", a{i}" for i in range(len(kinds)))
    if not table.asks:
        return _choose_rule(made, name, thing.family, cases, params, given)
    if frame is not None:
        frame.slots = {"which": "uint8_t"}
        for member in table.members:
            if member.asks and (kid := made.frame_of(member)) is not None:
                frame.add(kid)
    return _choose_script(made, name, frame, thing.family, cases, params, given)


def _labels(family: type[Family], cards: list[int]) -> list[str]:
    return [f"    case {card}: /* {family.name(card)} */" for card in cards]


def _choose_rule(
    made: Translation, name: str, family: type[Family], cases: list[tuple[list[int], Rule]], params: str, given: str
) -> Function:
    """Return the choice among rules that answer at once; the first one is that of all cards without an entry."""
    first = cases[0][1]
    kind = "void" if first.result is Kind.NOTHING else C_TYPE[first.result]
    head = f"static {kind} {name}(Table *t, int card{params})"
    lines = [f"    switch (AT(card, {len(family.names)})) {{"]
    for cards, member in cases[1:]:
        lines += [*_labels(family, cards), f"        return {made.names.rule(member)}(t{given});"]
    lines += ["    }", f"    return {made.names.rule(first)}(t{given});"]
    return Function(head, "\n".join([head, "{", *lines, "}", ""]))


def _choose_script(
    made: Translation,
    name: str,
    frame: Frame | None,
    family: type[Family],
    cases: list[tuple[list[int], Rule]],
    params: str,
    given: str,
) -> Function:
    """Return the choice among scripts. One that waits is found again by its card, which the frame keeps (plus 1)."""
    result = cases[0][1].result
    got = "" if result is Kind.NOTHING else ", result"
    out = "" if result is Kind.NOTHING else f", {C_TYPE[result]} *result"
    head = f"static bool {name}(Table *t, unsigned at{out}, int card{params})"
    lines = []
    if frame is not None:
        lines += [
            f"    {name}_frame *const f = ({name}_frame *)(t->stack + at);",
            "    bool done = true;",
            "    if (f->which)",
            "        card = f->which - 1;",
            "    f->which = (uint8_t)(card + 1);",
        ]
    lines.append(f"    switch (AT(card, {len(family.names)})) {{")
    behind = "at" if frame is None else "at + sizeof *f"
    for cards, member in cases:
        rule = made.names.rule(member)
        lines += _labels(family, cards)
        if member.asks:
            lines.append(f"        {'return' if frame is None else 'done ='} {rule}(t, {behind}{got}{given});")
        else:
            lines.append(f"        {'*result = ' if got else ''}{rule}(t{given});")
        if frame is not None:
            lines.append("        break;")
        elif not member.asks:
            lines.append("        return true;")
    lines.append("    }")
    if frame is None:
        lines.append("    return true;")
    else:
        lines += ["    if (done)", "        f->which = 0;", "    return done;"]
    return Function(head, "\n".join([head, "{", *lines, "}", ""]))


def _entered(thing: Rules | Scripts, card: int) -> bool:
    return not isinstance(thing, Scripts) or card in thing


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


def floors(made: Translation, found: list[tuple[Rule, Rule, str]]) -> str:
    """Return the functions that tell for each floor who must act, and what a seat may do."""
    lines = ["static UNUSED bool floor_must(Table *t, int p)", "{", "    switch (t->run.floor) {"]
    lines += [f"    case {i}: return {made.names.rule(must)}(t, p);" for i, (must, _, _) in enumerate(found)]
    lines += ["    }", "    return false;", "}", ""]
    lines += ["static UNUSED Options floor_options(Table *t, int p)", "{", "    switch (t->run.floor) {"]
    lines += [f"    case {i}: return {made.names.rule(options)}(t, p);" for i, (_, options, _) in enumerate(found)]
    lines += ["    }", "    return NOTHING;", "}", ""]
    lines += ["static UNUSED void open_floor(Table *t, int number)", "{"]
    choices = ", ".join(choice for _, _, choice in found) or "0"
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
