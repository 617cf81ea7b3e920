"""Memoisation: while all options of a question are weighed, the rules of a policy keep notes of their results.

Weighing changes nothing. So a rule that only weighing needs gives the same result for the same arguments until all
options are weighed, and its C function looks into a small table before it works anything out. The rules themselves,
and the reference that runs them, know nothing of it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from fogtable.compile.check.calls import CallGraph
from fogtable.compile.emit.context import Context
from fogtable.compile.emit.expressions import C_TYPE
from fogtable.compile.emit.statements import RuleWriter
from fogtable.compile.read.kinds import Kind
from fogtable.compile.read.program import Rule
from fogtable.core.game import Game

PLAIN: Final = frozenset((Kind.NUMBER, Kind.TRUTH, Kind.VERB))
"""Kinds of values that can be noted."""
ROWS: Final = (1, 64, 256)
"""Notes of a rule without a parameter beside the state, with one, with more: a cell of a map has its own, and so have
most pairs of a player and a cell."""
SPREAD: Final = (1, 7, 37, 13)
"""How parameters are mixed to the place of a note, by odd numbers, so that none leaves places empty; which they are is
compared."""


def noted(calls: CallGraph, game: Game, rule_of: Callable[[Any], Rule | None]) -> set[Rule]:
    """Return the rules that keep notes: those that weighing alone needs, and that do more than a line of sums."""
    entries = {rule for rule in map(rule_of, game.policy.values()) if rule is not None}
    others = (game.play, game.deal, game.payoff)
    played = _reached(calls, {rule for rule in map(rule_of, others) if rule is not None})
    return {rule for rule in _reached(calls, entries) - played - entries if _worthwhile(calls, rule)}


def _reached(calls: CallGraph, first: Iterable[Rule]) -> set[Rule]:
    found: set[Rule] = set()
    todo = list(first)
    while todo:
        rule = todo.pop()
        if rule not in found:
            found.add(rule)
            todo += [one for site in calls.sites.get(rule, ()) for one in site.callees]
    return found


def _worthwhile(calls: CallGraph, rule: Rule) -> bool:
    simple = rule.kinds[:1] == [Kind.STATE] and {*rule.kinds[1:], rule.result} <= PLAIN
    loops = any(isinstance(node, (ast.For, ast.While)) for node in ast.walk(rule.node))
    return simple and (loops or any(site.callees for site in calls.sites[rule]))


def notes(context: Context, writers: Mapping[Rule, RuleWriter]) -> str:
    """Return the notes of all rules as a struct, one for each thread."""
    lines = ["typedef struct Notes {", "    uint64_t now; /* which weighing this is: notes of others do not count */"]
    for rule in context.anew:
        given = "".join(f" {C_TYPE[kind]} {name};" for name, kind in _given(writers[rule]).items())
        note = f"struct {{ uint64_t when;{given} {C_TYPE[rule.result]} result; }}"
        lines.append(f"    {note} {context.names.rule(rule)}[{_rows(rule)}];")
    lines += ["} Notes;", "static _Thread_local Notes notes_kept UNUSED;"]
    return "\n".join([*lines, *(f"{_head(context, writers[rule])};" for rule in context.anew)])


def noting(context: Context, writer: RuleWriter) -> str:
    """Return the function that looks for a note before it lets the rule work."""
    rule, given = writer.rule, list(_given(writer))
    name, anew = context.names.rule(rule), context.anew[rule]
    spread = " + ".join([f"{number}u * (unsigned){one}" for number, one in zip(SPREAD, given, strict=False)]) or "0"
    other = "".join(f" || note->{one} != {one}" for one in given)
    keep = "".join(f"        note->{one} = {one};\n" for one in given)
    call = f"{anew}({', '.join(['t', *given])})"
    return f"""{_head(context, writer)}
{{
    if (!t->run.notes)
        return {call};
    __typeof__(*t->run.notes->{name}) *note = &t->run.notes->{name}[({spread}) % {_rows(rule)}];
    if (note->when != t->run.notes->now{other}) {{
        note->result = {call};
        note->when = t->run.notes->now;
{keep}    }}
    return note->result;
}}"""


def _head(context: Context, writer: RuleWriter) -> str:
    return writer.head().replace(f"{context.anew[writer.rule]}(", f"{context.names.rule(writer.rule)}(")


def _given(writer: RuleWriter) -> dict[str, Kind]:
    rule = writer.rule
    return {writer.local(name): kind for name, kind in zip(rule.params[1:], rule.kinds[1:], strict=True)}


def _rows(rule: Rule) -> int:
    return ROWS[min(len(rule.params) - 1, len(ROWS) - 1)]
