"""Checks of declarations: a table that cannot be is refused where it stands, so that both executions hold the same.

A field is judged when it is made (Python names file and line), what refers to other fields when the table is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from fogtable.core.declarations.fields import Field, Pool

LOWEST: Final = -(1 << 31)
HIGHEST: Final = (1 << 31) - 1
MOST_CARDS: Final = 127
"""Compiled, a card set is one machine word."""


class Undeclarable(TypeError):
    """A field or a table cannot be declared like this; the message says what to write instead."""


def check_field(declared: Field) -> Field:
    """Return the field as it is, if it can hold what it declares.

    Raises:
        Undeclarable: bounds the wrong way round, a start outside of them, too wide or too deep a field.
    """
    if declared.kind in ("number", "one_of"):
        low, high, start = declared.low, declared.high, declared.start
        for bound in (low, high, start):
            if not isinstance(bound, int) or isinstance(bound, bool):
                raise Undeclarable(f"{declared.kind}: expected whole numbers, got {bound!r}")
        if low > high:
            raise Undeclarable(f"number: from {low} to {high} is nothing: write the lower bound first")
        if not LOWEST <= low <= high <= HIGHEST:
            raise Undeclarable(f"number: {low} to {high} is more than 32 bits hold: count in larger units")
        if not low <= start <= high:
            raise Undeclarable(f"{declared.kind}: it starts at {start}, outside of {low} to {high}: give another start")
    if declared.kind == "cards" and declared.bits > MOST_CARDS:
        family = declared.family.__name__ if declared.family else ""
        raise Undeclarable(
            f"cards: {family} has {declared.bits} members, copies included, and a set holds at most {MOST_CARDS}: "
            "take some away or divide the family"
        )
    if len(declared.shape) > 2:
        raise Undeclarable("a field has at most two dimensions: declare several fields")
    if declared.counted and len(declared.shape) > 1:
        raise Undeclarable("cards are counted in a field of at most one dimension: leave out counted")
    if declared.shape and declared.shape[0] == 0:
        raise Undeclarable("per: expected at least 1 place, got 0")
    return declared


def check_table(table: str, fields: Mapping[str, Field], pools: Sequence[Pool]) -> None:
    """Make sure that everything a table's fields and pools refer to exists and fits.

    Raises:
        Undeclarable: a name of no field, or of a field of another kind or family; the message lists what there is.
    """
    for name, declared in fields.items():
        for word, other, fitting in _references(declared):
            _require(f"{table}.{name}: {word}", other, fields, fitting)
    for pool in pools:
        holding = {"kind": ("cards",), "family": pool.family}
        for zone in (*pool.zones, *([pool.owned] if pool.owned else [])):
            _require(f"{table}.pools: {pool.family.__name__}", zone, fields, holding)
        if pool.rest is not None and pool.rest not in pool.zones:
            zones = ", ".join(pool.zones)
            raise Undeclarable(f"{table}.pools: {pool.family.__name__}: expected rest in {zones}; got {pool.rest!r}")


def _references(declared: Field) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield the words of a field that name another one, that name, and what the other must be."""
    flag = {"kind": ("flag",)}
    if isinstance(declared.counted, str):
        yield "counted", declared.counted, flag
    if declared.sees.flag is not None:
        yield "sees", declared.sees.flag, flag
    if declared.among is not None:
        yield "among", declared.among, {"kind": ("cards",), "family": declared.family}
    for word, others in (("without", declared.without), ("holds", declared.holds)):
        for other in others:
            yield word, other, {"kind": ("cards",), "family": declared.family}
    if declared.owners is not None:
        yield "owners", declared.owners, {"kind": ("cards",)}


def _require(where: str, name: str, fields: Mapping[str, Field], fitting: Mapping[str, Any]) -> None:
    fit = [k for k, f in fields.items() if f.kind in fitting["kind"] and fitting.get("family", f.family) is f.family]
    if name not in fit:
        raise Undeclarable(f"{where}: expected one of {', '.join(fit)}; got {name!r}")
