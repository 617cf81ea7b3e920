"""The state table in C: fields in the order of their declaration, and a description for the generic runtime."""

from __future__ import annotations

from collections.abc import Sequence

from fogtable.compile.emit.names import plain, set_text
from fogtable.core.declarations.chance import Source
from fogtable.core.declarations.choice import PASS, Choice, Verb
from fogtable.core.declarations.fields import PER_SEAT, Field
from fogtable.core.declarations.state import WORD, State
from fogtable.core.declarations.visibility import Role
from fogtable.core.game import Game
from fogtable.fast.sight import count_places


def c_type(declared: Field) -> str:
    """Return the C type of one place of a field: the narrowest that holds its bounds."""
    if declared.kind == "cards":
        return next((f"uint{bits}_t" for bits in (8, 16, 32, WORD) if declared.bits <= bits), "Cards")
    if declared.kind == "flag":
        return "uint8_t"
    low, high = declared.low, declared.high
    return next(f"int{bits}_t" for bits in (8, 16, 32) if -(1 << bits - 1) <= low and high < 1 << bits - 1)


def fields(table: type[State]) -> str:
    """Return the declarations of all fields."""
    lines = []
    for name, declared in table.fields.items():
        dims = "".join(f"[{'MAX_SEATS' if size == PER_SEAT else size}]" for size in declared.shape)
        lines.append(f"        {c_type(declared)} {plain(name)}{dims};")
    return "\n".join(lines)


def choices(used: Sequence[type[Choice]], names: dict[type[Choice], str]) -> str:
    """Return the numbers of the questions, and what each answer of a question means."""
    lines = ["enum { " + ", ".join(f"ASK_{names[choice]}" for choice in used) + " };"]
    for choice in used:
        verbs = ", ".join(f"{names[choice]}_{verb_key(verb)} = {verb.base}" for verb in choice.verbs)
        lines.append(f"enum {{ {verbs} }};")
    lines.append(f"static const bool OBVIOUS[] UNUSED = {{{', '.join(str(int(c.OBVIOUS)) for c in used)}}};")
    for choice in used:
        objects, bases = [-1] * 128, [-1] * 128
        for verb in choice.verbs:
            for i in range(verb.size):
                bases[verb.base + i] = verb.base
                objects[verb.base + i] = -1 if verb.family is None else i
        bases[PASS] = objects[PASS] = -1
        for what, row in (("verb", bases), ("object", objects)):
            lines.append(f"static const int8_t {names[choice]}_{what}[128] UNUSED = {{{_run_lengths(row)}}};")
    return "\n".join(lines)


def verb_key(verb: Verb) -> str:
    """Return a verb's name as the rules write it."""
    return verb.name.upper().replace("-", "_")


def _run_lengths(row: list[int]) -> str:
    """Return a row of 128 numbers with equal neighbours as ranges."""
    parts, start = [], 0
    for i in range(1, len(row) + 1):
        if i == len(row) or row[i] != row[start]:
            at = f"[{start}]" if i == start + 1 else f"[{start} ... {i - 1}]"
            parts.append(f"{at} = {row[start]}")
            start = i
    return ", ".join(parts)


def same_names(sources: Sequence[Source]) -> str:
    """Return, for each source of chance and outcome, the cards of that name: which copy comes makes no difference."""
    lines = ["static const Cards SAME_NAME[][CARD_BITS] UNUSED = {"]
    for source in sources:
        family = source.family
        sets = [] if family is None else [family.copies(member) for member in family.ALL]
        lines.append(f"    {{{', '.join(map(set_text, sets)) or '0'}}}, /* {source.name} */")
    return "\n".join([*lines, "    {0},", "};"])


def description(game: Game) -> str:
    """Return the tables that describe fields and pools to the generic part."""
    table = game.table
    order = list(table.fields)
    lines = ["static const Field FIELDS[] = {"]
    for name, declared in table.fields.items():
        lines.append(f"    {{{_field(table, name, declared, order)}}},")
    lines += ["};", f"enum {{ FIELD_COUNT = {len(order)}, POOL_COUNT = {len(table.pools)} }};"]
    lines.append("static const Pool POOLS[] = {")
    for pool in table.pools:
        zones = [order.index(zone) for zone in pool.zones]
        owned = -1 if pool.owned is None else order.index(pool.owned)
        numbers = ", ".join(map(str, zones))
        lines.append(f"    {{{len(zones)}, {owned}, {{{numbers}}}}},")
    lines += ["    {0, -1, {0}},", "};"]
    return "\n".join(lines)


def sight(table: type[State]) -> str:
    """Return the lists of fields of which a viewer's sight is worked out at each look (``fast/runtime/sight.c``)."""
    order = list(table.fields)
    changing = [name for name, f in table.fields.items() if f.sees.flag is not None or f.owners is not None]
    lines = ["#define CHANGING_FIELDS(DO) " + " ".join(f"DO({order.index(name)})" for name in changing)]
    at, parts = 0, []
    for name, places in count_places(table):
        parts.append(f"DO({order.index(name)}, {at})")
        at += places
    lines.append("#define COUNTED_FIELDS(DO) " + " ".join(parts))
    lines.append(f"enum {{ COUNT_PLACES = {at} }};")
    return "\n".join(lines)


def _field(table: type[State], name: str, declared: Field, order: list[str]) -> str:
    rows = declared.shape[0] if declared.shape else 0
    inner = declared.shape[1] if len(declared.shape) > 1 else 1
    place = f"offsetof(Table, {plain(name)})"
    width = f"sizeof(((Table *)0)->{plain(name)}{'[0]' * len(declared.shape)})"
    sees = declared.sees
    flag, flag_rows = "-1", 0
    if sees.flag is not None:
        flag = f"offsetof(Table, {plain(sees.flag)})"
        flag_rows = len(table.fields[sees.flag].shape)
    counted = "0" if declared.counted is False else "ALWAYS" if declared.counted is True else "WHILE_FLAG"
    counting = f"offsetof(Table, {plain(declared.counted)})" if isinstance(declared.counted, str) else "-1"
    among = "-1" if declared.among is None else str(order.index(declared.among))
    without = ", ".join(str(order.index(other)) for other in declared.without) or "0"
    holds = ", ".join(str(order.index(other)) for other in declared.holds) or "0"
    owners = "-1" if declared.owners is None else f"offsetof(Table, {plain(declared.owners)})"
    low = 0 if declared.kind in ("cards", "flag") else declared.low
    size = 0 if declared.family is None else declared.bits
    high = size - 1 if declared.kind == "cards" else 1 if declared.kind == "flag" else declared.high
    start = 0 if declared.kind == "cards" else int(declared.start)
    parts = [
        f'"{name}"',
        place,
        width,
        "true" if declared.kind == "cards" else "false",
        str(rows if rows != PER_SEAT else "PER_SEAT"),
        str(inner if inner != PER_SEAT else "PER_SEAT"),
        "true" if declared.sealed else "false",
        "true" if any(name in pool.zones for pool in table.pools) else "false",
        str(low),
        str(high),
        str(start),
        group_text(sees.base),
        group_text(sees.base if sees.flag is None else sees.raised),
        flag,
        str(flag_rows),
        counted,
        counting,
        among,
        str(len(declared.without)),
        f"{{{without}}}",
        str(len(declared.holds)),
        f"{{{holds}}}",
        owners,
    ]
    return ", ".join(parts)


def group_text(group: frozenset[Role | str]) -> str:
    """Return a group of viewers: everyone, the owner of the row, and a mask of seats (a role reaches to the last)."""
    seats = 0
    for part in group:
        if isinstance(part, Role):
            last = 15 if part.last is None else part.last
            seats |= sum(1 << p for p in range(part.first, last + 1))
    everyone = "true" if "everyone" in group else "false"
    owner = "true" if "owner" in group else "false"
    return f"{{{everyone}, {owner}, {seats:#x}}}"
