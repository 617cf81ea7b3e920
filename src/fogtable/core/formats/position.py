"""Positions by name: overwrite fields of a state from a scenario, and make the whole consistent again.

Values are written as views show them: names of members, lists of names, numbers, ``true``. Fields with rows are
mappings by seat, by member, or by number; rows that are not named stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fogtable.core.declarations.cards import EMPTY, NONE, Cards, Seat, cards_of
from fogtable.core.declarations.fields import PER_SEAT, Field, Pool
from fogtable.core.declarations.laws import Place, broken_laws, contents, lay, owners, place_text, row_text, zones
from fogtable.core.declarations.state import State
from fogtable.core.formats.slips import Mistake, one_of
from fogtable.core.game import Game


class Impossible(Mistake):
    """A position cannot be set up; the message says where and why."""


def set_up(game: Game, t: State, given: Mapping[str, Any], seats: Sequence[str]) -> None:
    """Overwrite fields, complete the zones of cards and whatever the game derives, and check the result.

    A card that is named in a zone leaves the place where it was. Cards of an overwritten zone that are named nowhere
    go to the ``rest`` zone of their pool. A seat's own set of cards (``owned``) is what lies in its zones, unless it is
    given.

    Raises:
        Impossible: a name is unknown, a value out of bounds, or the position is against the laws of the game.
    """
    for name, value in given.items():
        if name not in t.fields:
            raise Impossible(f"given.{name}", one_of(t.fields, name, "no such field; there are"))
        if not _in_pool(t, name):
            for place, held in entries(t.fields[name], value, seats, f"given.{name}"):
                _write(t, name, place, held)
    for pool in t.pools:
        _fill(t, pool, given, seats)
    for declared in t.fields.values():
        for name in declared.holds:
            _pick_held(t, declared, name)
    try:
        game.settle(t, frozenset(given))
    except ValueError as wrong:
        raise Impossible("given", str(wrong)) from None
    for law in broken_laws(t, seats):
        raise Impossible("given", law)


def entries(declared: Field, value: Any, seats: Sequence[str], where: str) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Yield the places of a field that ``value`` names, each as its indices, with the value read.

    Raises:
        Impossible: a name is unknown or a value does not fit the field.
    """
    yield from _entries(declared, 0, value, seats, where, ())


def _entries(
    declared: Field, depth: int, value: Any, seats: Sequence[str], where: str, at: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], Any]]:
    if depth == len(declared.shape):
        yield at, read(declared, value, seats, where)
        return
    if isinstance(value, list) and _index_text(declared, depth) == "number":
        value = dict(enumerate(value))
    if not isinstance(value, Mapping):
        raise Impossible(where, f"expected a mapping by {_index_text(declared, depth)}; got {value!r}")
    for key, inner in value.items():
        row = _row(declared, depth, key, seats, where)
        yield from _entries(declared, depth + 1, inner, seats, f"{where}.{key}", (*at, row))


def _index_text(declared: Field, depth: int) -> str:
    if declared.shape[depth] == PER_SEAT:
        return "seat"
    family = declared.index[depth]
    return "number" if family is None else family.__name__.lower()


def _row(declared: Field, depth: int, key: Any, seats: Sequence[str], where: str) -> int:
    family = declared.index[depth]
    if declared.shape[depth] == PER_SEAT:
        names: Sequence[Any] = seats
    elif family is None:
        names = range(declared.shape[depth])
    else:
        names = family.names
    if isinstance(key, bool) or key not in names:
        raise Impossible(f"{where}.{key}", one_of(names, key))
    return list(names).index(key)


def read(declared: Field, value: Any, seats: Sequence[str], where: str) -> Any:
    """Return one value of a field from its names.

    Raises:
        Impossible: it does not fit the field.
    """
    try:
        if declared.kind == "cards":
            if not isinstance(value, list):
                raise ValueError(f"expected a list of names; got {value!r}")
            found: Any = EMPTY
            for name in value:
                member = _member(declared, name, seats)
                free = _copies(declared, member) - found
                if not free:
                    raise ValueError(f"{name} stands more often than there are copies")
                found += free[0]
        elif declared.kind == "one_of":
            found = _member(declared, value, seats)
        elif declared.kind == "flag":
            if not isinstance(value, bool):
                raise ValueError(f"expected true or false; got {value!r}")
            found = value
        else:
            if isinstance(value, bool) or not isinstance(value, int):
                raise ValueError(f"expected a whole number; got {value!r}")
            found = value
        problem = declared.problem(found)
        if problem:
            raise ValueError(problem)
    except ValueError as wrong:
        raise Impossible(where, str(wrong)) from None
    return found


def _member(declared: Field, name: Any, seats: Sequence[str]) -> int:
    assert declared.family is not None
    names = seats if declared.family is Seat else declared.family.names
    if name == "none":
        return NONE
    if name not in names:
        raise ValueError(one_of(names, name))
    return names.index(name)


def _copies(declared: Field, member: int) -> Cards:
    family = declared.family
    return cards_of(member) if family is None or family is Seat else family.copies(member)


def _write(t: State, name: str, place: tuple[int, ...], value: Any) -> None:
    if not place:
        setattr(t, name, value)
        return
    row = getattr(t, name)
    for index in place[:-1]:
        row = row[index]
    row[place[-1]] = value


def _in_pool(t: State, name: str) -> bool:
    return any(name in pool.zones or name == pool.owned for pool in t.pools)


def _fill(t: State, pool: Pool, given: Mapping[str, Any], seats: Sequence[str]) -> None:
    """Lay the cards of a pool: those named where they are named, the others where they were or in the rest."""
    named = {
        (name, place[0] if place else None): held
        for name in (*pool.zones, *([pool.owned] if pool.owned else []))
        if name in given
        for place, held in entries(t.fields[name], given[name], seats, f"given.{name}")
    }
    for owner in owners(t, pool):
        mine = zones(t, pool, owner)
        whole = named.get((pool.owned, owner)) if pool.owned else pool.family.ALL
        if whole is None and not any(place in named for place in mine):
            continue
        _lay_all(t, pool, mine, named, whole, owner, seats)


def _lay_all(
    t: State,
    pool: Pool,
    mine: list[Place],
    named: Mapping[Any, Cards],
    whole: Cards | None,
    owner: int | None,
    seats: Sequence[str],
) -> None:
    somewhere = EMPTY
    laid: dict[Place, Cards] = {}
    for place in mine:
        laid[place] = EMPTY
        for card in named.get(place, EMPTY):
            free = pool.family.copies(card) - somewhere
            if not free:
                where = place_text(t, place, seats)
                raise Impossible(f"given.{where}", f"{pool.family.name(card)} is named in another zone too")
            chosen = card if card in free else free[0]
            laid[place] += chosen
            somewhere += chosen
    before = EMPTY
    for place in mine:
        before |= contents(t, place)
        lay(t, place, laid[place] if place in named else contents(t, place) - somewhere)
    left = (before if whole is None else whole) - _lying(t, mine)
    if left and pool.rest is not None:
        rest = next(place for place in mine if place[0] == pool.rest)
        if rest not in named:
            lay(t, rest, contents(t, rest) | left)
    if pool.owned is not None:
        lay(t, (pool.owned, owner), _lying(t, mine) if whole is None else whole)


def _pick_held(t: State, zone: Field, name: str) -> None:
    """Let a list of cards known to lie in a zone name exactly the copies that lie there."""
    family = zone.family
    assert family is not None
    listed = t.fields[name]
    for row in range(len(getattr(t, name)) if listed.shape else 1):
        at = row if listed.shape else None
        there = contents(t, (zone.name, at if zone.shape else None))
        chosen = EMPTY
        for card in contents(t, (name, at)):
            same = (family.copies(card) & there) - chosen
            chosen += same[0] if same else card
        lay(t, (name, at), chosen)


def _lying(t: State, mine: list[Place]) -> Cards:
    found = EMPTY
    for place in mine:
        found |= contents(t, place)
    return found


__all__ = ["Impossible", "entries", "read", "row_text", "set_up"]
