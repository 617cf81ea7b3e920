"""Tables of rules in C: a function that chooses a rule, or a script, by card."""

from __future__ import annotations

from fogtable.compile.emit.context import Context, Function
from fogtable.compile.emit.expressions import C_TYPE
from fogtable.compile.emit.frames import Frame
from fogtable.compile.read.kinds import Kind
from fogtable.compile.read.program import Rule, Table
from fogtable.core.asking import Rules, Scripts
from fogtable.core.declarations.cards import Family


def dispatch(context: Context, table: Table, thing: Rules | Scripts) -> Function:
    """Return the function that chooses a rule of a table by card; it is made once."""
    if table not in context.functions:
        context.functions[table] = _dispatch(context, table, thing)
    return context.functions[table]


def _dispatch(context: Context, table: Table, thing: Rules | Scripts) -> Function:
    name = context.names.fresh(table.name)
    cases: list[tuple[list[int], Rule]] = []
    for member in table.members:
        cards = [c for c in thing.family.ALL if _entered(thing, c) and context.program.rule_of(thing[c]) is member]
        cases.append((cards, member))
    kinds = [kind for kind in table.members[0].kinds if kind is not Kind.STATE]
    params = "".join(f", {C_TYPE[kind]} a{i}" for i, kind in enumerate(kinds))
    given = "".join(f", a{i}" for i in range(len(kinds)))
    if not table.asks:
        return _choose_rule(context, name, thing.family, cases, params, given)
    frame = None
    if any(member in context.asking for member in table.members):
        frame = Frame(name, {"which": "uint8_t"})
        for member in table.members:
            if member.asks and (child := context.frame_of(member)) is not None:
                frame.add(child)
    return _choose_script(context, name, frame, thing.family, cases, params, given)


def _labels(family: type[Family], cards: list[int]) -> list[str]:
    return [f"    case {card}: /* {family.name(card)} */" for card in cards]


def _choose_rule(
    context: Context, name: str, family: type[Family], cases: list[tuple[list[int], Rule]], params: str, given: str
) -> Function:
    """Return the choice among rules that answer at once; the first one is that of all cards without an entry."""
    first = cases[0][1]
    kind = "void" if first.result is Kind.NOTHING else C_TYPE[first.result]
    head = f"static {kind} {name}(Table *t, int card{params})"
    lines = [f"    switch (AT(card, {len(family.names)})) {{"]
    for cards, member in cases[1:]:
        lines += [*_labels(family, cards), f"        return {context.names.rule(member)}(t{given});"]
    lines += ["    }", f"    return {context.names.rule(first)}(t{given});"]
    return Function(name, None, head, "\n".join([head, "{", *lines, "}", ""]))


def _choose_script(
    context: Context,
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
        rule = context.names.rule(member)
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
    return Function(name, frame, head, "\n".join([head, "{", *lines, "}", ""]))


def _entered(thing: Rules | Scripts, card: int) -> bool:
    return not isinstance(thing, Scripts) or card in thing
