"""Views: the only way by which a state leaves the core, reduced to what a seat or a spectator may see.

A view is built up from the declared visibility of each field. It has two parts: ``public``, the same for everybody, and
``own``, what this viewer sees beyond it. What is hidden is a :class:`Hidden` (its number, where that is public).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from fogtable.core.declarations.cards import Cards, Seat
from fogtable.core.declarations.checks import MOST_CARDS
from fogtable.core.declarations.fields import PER_SEAT, Field
from fogtable.core.declarations.state import State
from fogtable.core.declarations.visibility import EVERYONE, SPECTATOR, SPECTATOR_BIT, Sees, viewer_bit


class Hidden:
    """Stands for a value that a viewer may not see; ``len()`` is the number of cards, where that is public."""

    __slots__ = ("count",)

    def __init__(self, count: int | None) -> None:
        self.count = count

    def __len__(self) -> int:
        if self.count is None:
            raise ValueError("how many cards are hidden here is not public")
        return self.count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and other.count == self.count

    def __hash__(self) -> int:
        return hash(self.count)

    def __repr__(self) -> str:
        return f"Hidden({self.count})"


_HIDDEN = [Hidden(n) for n in range(MOST_CARDS + 1)]
_UNKNOWN = Hidden(None)


class View:
    """One viewer's view: an attribute for each field of the state (``view.will[2]``), and ``seat``, ``seats``."""

    def __init__(self, seat: int, seats: range, values: dict[str, Any]) -> None:
        self.seat = seat
        self.seats = seats
        self.__dict__.update(values)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the view has no field {name!r}")


# -- who sees which row -----------------------------------------------------------------------------------------------


@cache
def _mask(sees: Sees, raised: bool, owners: int, count: int) -> int:
    return sees.mask(raised, owners, count)


def viewers(t: State, declared: Field, row: int) -> int:
    """Return the mask of those who see row ``row`` (0 for a field without rows) of a field."""
    sees = declared.sees
    raised = False
    if sees.flag is not None:
        up = getattr(t, sees.flag)
        raised = bool(up[row] if isinstance(up, list) else up)
    owners = 1 << row if declared.owners is None else getattr(t, declared.owners)[row].bits
    return _mask(sees, raised, owners, len(t.seats))


class _Viewers(dict[tuple[bool, int], int]):
    """The viewers of a row by whether its flag is up and whose it is: looked up sooner than by what declares them."""

    def __init__(self, sees: Sees, count: int) -> None:
        super().__init__()
        self._sees, self._count = sees, count

    def __missing__(self, key: tuple[bool, int]) -> int:
        mask = self[key] = self._sees.mask(*key, self._count)
        return mask


class _NotPublic(NamedTuple):
    """A field that not everyone always sees; ``fixed``: the viewers of each row, where they never change."""

    declared: Field
    viewers: _Viewers
    fixed: list[int]


@cache
def _not_public(table: type[State], count: int) -> list[_NotPublic]:
    found = []
    for declared in table.fields.values():
        if declared.sees is not EVERYONE:
            who = _Viewers(declared.sees, count)
            length = 1 if not declared.shape else count if declared.shape[0] == PER_SEAT else declared.shape[0]
            changes = declared.sees.flag is not None or declared.owners is not None
            found.append(_NotPublic(declared, who, [] if changes else [who[False, 1 << row] for row in range(length)]))
    return found


def rows_and_viewers(t: State) -> list[tuple[int, Any]]:
    """Return each row that is or may be hidden: the mask of those who see it, and what it is."""
    found: list[tuple[int, Any]] = []
    for declared, who, fixed in _not_public(type(t), len(t.seats)):
        value = getattr(t, declared.name)
        rows = value if declared.shape else [value]
        found += zip(fixed or _viewers_now(t, declared, who, len(rows)), rows, strict=True)
    return found


def _viewers_now(t: State, declared: Field, who: _Viewers, length: int) -> list[int]:
    flag = declared.sees.flag
    up = False if flag is None else getattr(t, flag)
    raised = up if isinstance(up, list) else [up] * length
    if declared.owners is None:
        owners = [1 << row for row in range(length)]
    else:
        owners = [seats.bits for seats in getattr(t, declared.owners)]
    return [who[key] for key in zip(raised, owners, strict=True)]


def _cover(t: State, declared: Field, value: Any) -> Any:
    """Return the stand-in for a hidden value."""
    if isinstance(value, list):
        return [_cover(t, declared, v) for v in value]
    counted = declared.counted
    if counted is True or (counted and getattr(t, counted)):
        return _HIDDEN[len(value)]
    return _UNKNOWN


def _shown(t: State, declared: Field, value: Any, bit: int) -> Any:
    """Return a field that not everyone sees as the viewer with this bit may see it."""
    if declared.shape:
        return [v if viewers(t, declared, row) & bit else _cover(t, declared, v) for row, v in enumerate(value)]
    return value if viewers(t, declared, 0) & bit else _cover(t, declared, value)


def view(t: State, viewer: int) -> View:
    """Return what ``viewer`` (a seat, or ``SPECTATOR``) may see of the state. Arrays are shared: read only."""
    bit = viewer_bit(viewer)
    values = {}
    for name, declared in t.fields.items():
        value = getattr(t, name)
        values[name] = value if declared.sees is EVERYONE else _shown(t, declared, value, bit)
    return View(viewer, t.seats, values)


# -- the same by names ------------------------------------------------------------------------------------------------


class _Names(dict[Cards, list[str]]):
    """The names of each set of one family that has come up."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = names

    def __missing__(self, some: Cards) -> list[str]:
        if len(self) >= 50_000:
            self.clear()
        made = self[some] = [self.names[i] for i in some]
        return made


def _namer(declared: Field, seats: tuple[str, ...]) -> Callable[[Any], Any]:
    """Return the function that gives a field's value by names: lists of names, numbers, ``true``."""
    if declared.kind == "number":
        named: Callable[[Any], Any] = int
    elif declared.kind == "flag":
        named = bool
    else:
        family = declared.family
        assert family is not None
        names = seats if family is Seat else family.names
        # NONE is -1: the last
        named = (*names, "none").__getitem__ if declared.kind == "one_of" else _Names(names).__getitem__
    for _ in declared.shape:
        named = _each(named)
    return named


def _each(one: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda values: list(map(one, values))


def _counter(declared: Field, count: int) -> Callable[[State, Any], Any]:
    """Return the function that gives the public part of a hidden value: a number of cards, or nothing."""
    nothing = replace(declared, start=None).empty(count)
    number: Callable[[Any], Any] = len
    for _ in declared.shape:
        number = _each(number)
    counted = declared.counted
    if isinstance(counted, str):
        return lambda t, value: number(value) if getattr(t, counted) else nothing
    return lambda t, value: number(value) if counted else nothing


_Rows = list[tuple[str, int]]
"""Rows of a field, each with the name under which a view gives it."""


class OwnField(NamedTuple):
    """A field of which a seat can see more than everybody: what is its own, and what names the value of a row."""

    name: str
    has_rows: bool
    flag: str | None
    down: _Rows
    """Rows that the seat sees while the flag is down, or if there is none."""
    up: _Rows
    """Rows that the seat sees while the flag is up."""
    named: Callable[[Any], Any]


class ViewPlan:
    """How views of one kind of table with these seats are made: worked out once."""

    def __init__(self, table: type[State], seats: tuple[str, ...]) -> None:
        self.seats = seats
        self.namers = {name: _namer(declared, seats) for name, declared in table.fields.items()}
        self.row_namers = {
            name: _namer(replace(declared, shape=declared.shape[1:]), seats) for name, declared in table.fields.items()
        }
        self.counters = {name: _counter(declared, len(seats)) for name, declared in table.fields.items()}
        self.hidden = {name: f for name, f in table.fields.items() if f.sees is not EVERYONE}
        self.order = [*(name for name in table.fields if name not in self.hidden), *self.hidden]
        self.own_fields = [self._own_fields(seat) for seat in range(len(seats))]
        self.owned_fields = [declared for declared in self.hidden.values() if declared.owners is not None]

    def _own_fields(self, seat: int) -> list[OwnField]:
        """Return the fields of which a seat can ever see more than everybody."""
        found = []
        count = len(self.seats)
        for name, declared in self.hidden.items():
            if declared.owners is not None:
                continue  # whose the rows are changes: worked out anew each time
            length = 1 if not declared.shape else count if declared.shape[0] == PER_SEAT else declared.shape[0]
            names = self.seats if declared.shape[:1] == (PER_SEAT,) else [str(row) for row in range(length)]
            down, up = (
                [
                    (names[row], row)
                    for row in range(length)
                    if _mask(declared.sees, raised, 1 << row, count) & (1 << seat | SPECTATOR_BIT) == 1 << seat
                ]
                for raised in (False, True)
            )
            if down or up:
                found.append(OwnField(name, bool(declared.shape), declared.sees.flag, down, up, self.row_namers[name]))
        return found

    def public(self, name: str, t: State) -> Any:
        """Return, by names, what everybody sees of a field."""
        value = getattr(t, name)
        if name not in self.hidden:
            return self.namers[name](value)
        sees = self.hidden[name].sees
        hidden = self.counters[name](t, value)
        if sees.flag is None:
            return hidden
        up = getattr(t, sees.flag)
        if not isinstance(up, list):
            seen = _mask(sees, bool(up), 0, len(self.seats)) & SPECTATOR_BIT
            return self.namers[name](value) if seen else hidden
        named = self.row_namers[name]
        return [
            named(v) if _mask(sees, bool(up[row]), 0, len(self.seats)) & SPECTATOR_BIT else hidden[row]
            for row, v in enumerate(value)
        ]

    def own(self, field: OwnField, t: State) -> Any:
        """Return, by names, what a seat sees of one of its fields beyond the public part; ``UNSET``: nothing."""
        name, has_rows, flag, down, up, named = field
        raised = flag is not None and getattr(t, flag)
        if isinstance(raised, list):
            seen = [at for at in down if not raised[at[1]]] + [at for at in up if raised[at[1]]]
            rows = sorted(seen, key=itemgetter(1))
        else:
            rows = up if raised else down
        if not rows:
            return msgspec.UNSET
        value = getattr(t, name)
        if not has_rows:
            return named(value)
        if len(rows) == 1:
            key, row = rows[0]
            return {key: named(value[row])}
        return {key: named(value[row]) for key, row in rows}

    def owned(self, viewer: int, declared: Field, t: State) -> Any:
        """Return, by names, the rows of a field that are now the viewer's; ``UNSET``: none is."""
        value = getattr(t, declared.name)
        names = self.seats if declared.shape[0] == PER_SEAT else range(len(value))
        named = self.row_namers[declared.name]
        mine = {
            str(name): named(value[row])
            for row, name in enumerate(names)
            if viewers(t, declared, row) & (1 << viewer | SPECTATOR_BIT) == 1 << viewer
        }
        return mine or msgspec.UNSET


@cache
def plan_of(table: type[State], seats: tuple[str, ...]) -> ViewPlan:
    """Return how views of this kind of table with these seats are made."""
    return ViewPlan(table, seats)


def public_part(t: State, seats: Sequence[str]) -> dict[str, Any]:
    """Return what everybody sees, by names: the same bytes for every viewer."""
    plan = plan_of(type(t), tuple(seats))
    return {name: plan.public(name, t) for name in plan.order}


def own_part(t: State, viewer: int, seats: Sequence[str]) -> dict[str, Any]:
    """Return what ``viewer`` sees beyond the public part, by names.

    A field with rows is given as ``{seat or row: contents}``; it goes over the public part.
    """
    if viewer == SPECTATOR:
        return {}
    plan = plan_of(type(t), tuple(seats))
    part = {field.name: plan.own(field, t) for field in plan.own_fields[viewer]}
    part |= {declared.name: plan.owned(viewer, declared, t) for declared in plan.owned_fields}
    return {name: value for name, value in part.items() if value is not msgspec.UNSET}


def open_part(t: State, seats: Sequence[str]) -> dict[str, Any]:
    """Return everything, by names: what lies on the table when a finished game is laid open."""
    plan = plan_of(type(t), tuple(seats))
    return {name: namer(getattr(t, name)) for name, namer in plan.namers.items()}


def view_bytes(t: State, viewer: int, seats: Sequence[str]) -> bytes:
    """Return the view as canonical JSON: equal states of knowledge give equal bytes."""
    return msgspec.json.encode({"public": public_part(t, seats), "own": own_part(t, viewer, seats)})
