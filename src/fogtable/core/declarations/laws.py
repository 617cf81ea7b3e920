"""Laws of every position, whatever the game: values in bounds, every card in exactly one place.

Tests look at it after every decision of random games; scenarios are refused where it does not hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fogtable.core.declarations.cards import NONE, Cards, from_bits
from fogtable.core.declarations.fields import PER_SEAT, Field, Pool
from fogtable.core.declarations.state import State

Place = tuple[str, int | None]
"""A zone: the name of its field, and the row, where the field has rows."""


def zones(t: State, pool: Pool, owner: int | None) -> list[Place]:
    """Return the zones of a pool: all of them, or those of one ``owner``."""
    found: list[Place] = []
    for name in pool.zones:
        if not t.fields[name].shape:
            found.append((name, None))
        elif owner is not None:
            found.append((name, owner))
        else:
            found += [(name, row) for row in range(len(getattr(t, name)))]
    return found


def owners(t: State, pool: Pool) -> Sequence[int | None]:
    """Return whose cards a pool holds: each seat's own, or (``None``) everybody's."""
    return (None,) if pool.owned is None else t.seats


def contents(t: State, place: Place) -> Cards:
    """Return the cards that lie in a zone."""
    name, row = place
    value: Any = getattr(t, name)
    found: Cards = value if row is None else value[row]
    return found


def lay(t: State, place: Place, held: Cards) -> None:
    """Put exactly these cards into a zone."""
    name, row = place
    if row is None:
        setattr(t, name, held)
    else:
        getattr(t, name)[row] = held


def place_text(t: State, place: Place, seats: Sequence[str]) -> str:
    """Return how a scenario and a message write a zone: ``hand.hunted-1``, ``deck``."""
    name, row = place
    return name if row is None else f"{name}.{row_text(t.fields[name], row, seats)}"


def row_text(declared: Field, row: int, seats: Sequence[str]) -> str:
    """Return the name of a field's row: a seat, a member of the family of its rows, or a number."""
    if declared.shape[0] == PER_SEAT:
        return seats[row]
    return str(row) if declared.index[0] is None else declared.index[0].name(row)


def broken_laws(t: State, seats: Sequence[str]) -> Iterator[str]:
    """Yield a sentence for each law that a position breaks; nothing if it is valid."""
    for declared in t.fields.values():
        yield from _out_of_bounds(t, declared, seats)
        if declared.among is not None and declared.kind == "one_of":
            yield from _not_among(t, declared, seats)
        for name in declared.without:
            yield from _not_without(t, declared, name, seats)
        for name in declared.holds:
            yield from _not_held(t, declared, name, seats)
    for pool in t.pools:
        for owner in owners(t, pool):
            yield from _not_in_one_place(t, pool, owner, seats)


def _rows(t: State, declared: Field, seats: Sequence[str]) -> Iterator[tuple[str, int | None, Any]]:
    value = getattr(t, declared.name)
    if not declared.shape:
        yield declared.name, None, value
        return
    for row, held in enumerate(value):
        yield f"{declared.name}.{row_text(declared, row, seats)}", row, held


def _out_of_bounds(t: State, declared: Field, seats: Sequence[str]) -> Iterator[str]:
    for text, _, held in _rows(t, declared, seats):
        for value in held if isinstance(held, list) else (held,):
            problem = declared.problem(value)
            if problem:
                yield f"{text}: {problem}"


def _same_row(value: Any, row: int | None) -> Cards:
    found: Cards = value if row is None or not isinstance(value, list) else value[row]
    return found


def _names(declared: Field, held: Cards) -> str:
    return ", ".join(declared.family.name(c) for c in held) if declared.family else str(held)


def _not_among(t: State, declared: Field, seats: Sequence[str]) -> Iterator[str]:
    possible = getattr(t, declared.among or "")
    for text, row, held in _rows(t, declared, seats):
        if held != NONE and held not in _same_row(possible, row):
            yield f"{text}: {_names(declared, from_bits(1 << held))} is not in {declared.among}"


def _not_without(t: State, declared: Field, name: str, seats: Sequence[str]) -> Iterator[str]:
    barred = getattr(t, name)
    for text, row, held in _rows(t, declared, seats):
        both = held & _same_row(barred, row)
        if both:
            yield f"{text}: {_names(declared, both)} cannot lie here, it is in {name}"


def _not_held(t: State, declared: Field, name: str, seats: Sequence[str]) -> Iterator[str]:
    listed = getattr(t, name)
    for text, row, held in _rows(t, declared, seats):
        wanted = [listed] if not isinstance(listed, list) else listed if row is None else [listed[row]]
        for known in wanted:
            if known - held:
                yield f"{text}: {_names(declared, known - held)} must lie here, it is in {name}"


def _not_in_one_place(t: State, pool: Pool, owner: int | None, seats: Sequence[str]) -> Iterator[str]:
    seen = from_bits(0)
    for place in zones(t, pool, owner):
        held = contents(t, place)
        for card in held & seen:
            other = next(z for z in zones(t, pool, owner) if card in contents(t, z))
            both = f"{place_text(t, other, seats)} and {place_text(t, place, seats)}"
            yield f"{pool.family.name(card)} lies in {both}"
        seen |= held
    whole = pool.family.ALL if pool.owned is None else contents(t, (pool.owned, owner))
    whose = "" if owner is None else f" of {seats[owner]}"
    for card in whole - seen:
        yield f"{pool.family.name(card)}{whose} lies nowhere ({', '.join(pool.zones)})"
    for card in seen - whole:
        yield f"{pool.family.name(card)}{whose} lies on the table, but is not in {pool.owned}"
