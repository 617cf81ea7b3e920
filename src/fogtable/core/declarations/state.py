"""The state of a game: a declared table of small integers, card sets and fixed arrays of them.

A subclass of :class:`State` lists its fields. Each says what it may hold, how large it is, and who sees it; views,
hashing, copying, re-dealing and scenarios are derived from that list. Nothing hidden lives anywhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from typing import Any, ClassVar, Final, TypeVar, cast

import msgspec

from fogtable.core.declarations.cards import EMPTY, NONE, Cards, Family, Seat
from fogtable.core.declarations.checks import Undeclarable, check_field, check_table
from fogtable.core.declarations.fields import PER_SEAT, Field, Pool
from fogtable.core.declarations.visibility import EVERYONE, Role, Sees

T = TypeVar("T")


def number(low: int, high: int, start: int = 0, sees: Sees = EVERYONE, owners: str | None = None) -> int:
    """Declare a whole number from ``low`` to ``high``."""
    return cast(int, check_field(Field("number", low=low, high=high, start=start, sees=sees, owners=owners)))


def flag(sees: Sees = EVERYONE) -> bool:
    """Declare a flag; it is down at first."""
    return cast(bool, Field("flag", start=False, sees=sees))


def one_of(
    family: type[Family], sees: Sees = EVERYONE, sealed: bool = False, start: int = NONE, among: str | None = None
) -> int:
    """Declare one member of a family, or :data:`NONE`."""
    top = 7 if family is Seat else len(cast(Any, family)) - 1
    made = Field("one_of", family, NONE, top, start, sees, sealed=sealed, among=among)
    return cast(int, check_field(made))


def cards(
    family: type[Family],
    sees: Sees = EVERYONE,
    counted: bool | str = False,
    sealed: bool = False,
    without: tuple[str, ...] = (),
    among: str | None = None,
    holds: tuple[str, ...] = (),
    owners: str | None = None,
) -> Cards:
    """Declare a set of members of a family; empty at first."""
    made = Field("cards", family, NONE, NONE, EMPTY, sees, counted, sealed, among, without, holds, owners)
    return cast(Cards, check_field(made))


def per_seat(inner: T) -> list[T]:
    """Declare one of ``inner`` for each seat; the row of seat ``p`` is owned by ``p``."""
    return cast(list[T], _stacked(inner, PER_SEAT, Seat))


def per(size: int | type[Family], inner: T) -> list[T]:
    """Declare ``size`` of ``inner``, or one for each member of a family."""
    if isinstance(size, int):
        return cast(list[T], _stacked(inner, size, None))
    return cast(list[T], _stacked(inner, len(cast(Any, size)), size))


def _stacked(inner: Any, length: int, family: type[Family] | None) -> Field:
    if not isinstance(inner, Field):
        raise Undeclarable(f"expected a declared field, for example number(0, 3); got {inner!r}")
    return check_field(replace(inner, shape=(length, *inner.shape), index=(family, *inner.index)))


def seats_of(role: Role) -> range:
    """Declare the seats of a role: a fixed range to loop over, not part of the changing state."""
    return cast(range, role)


WORD: Final = 64
"""Bits of a machine word."""


def _card_bits(fields: Iterable[Field]) -> int:
    families = {family for declared in fields for family in (declared.family, *declared.index) if family is not None}
    return WORD if all(len(family.names) <= WORD for family in families) else 2 * WORD


class _StateType(type):
    fields: dict[str, Field]
    roles: dict[str, Role]
    layout: tuple[tuple[str, ...], ...]
    CARD_BITS: int

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _StateType:
        fields = {k: replace(v, name=k) for k, v in body.items() if isinstance(v, Field)}
        roles = {k: v for k, v in body.items() if isinstance(v, Role)}
        for key in (*fields, *roles):
            del body[key]
        body.setdefault("__slots__", (*fields, *roles))
        cls = super().__new__(mcls, name, bases, body)
        if fields:
            cls.fields = fields
            cls.roles = roles
            cls.CARD_BITS = _card_bits(fields.values())
            check_table(name, fields, cls.pools)  # type: ignore[attr-defined]
            cls.layout = tuple(tuple(k for k, f in fields.items() if len(f.shape) == depth) for depth in range(3))
        return cls


class State(metaclass=_StateType):
    """Base of every state table.

    Besides its declared fields a state has ``seats`` (``range`` of all seats), ``log`` (events since the start),
    ``chance`` (the source of luck) and ``depth`` (running bounded scripts), none of which rules write directly.
    """

    __slots__ = ("chance", "depth", "log", "seats")

    fields: ClassVar[dict[str, Field]] = {}
    roles: ClassVar[dict[str, Role]] = {}
    layout: ClassVar[tuple[tuple[str, ...], ...]] = ((), (), ())
    pools: ClassVar[tuple[Pool, ...]] = ()
    MAX_SEATS: ClassVar[int] = 1
    CARD_BITS: ClassVar[int] = WORD
    """Bits of a card set in compiled rules: one word, or two if a family has more members."""

    seats: range
    log: list[Any]
    chance: Any
    depth: dict[Callable[..., Any], int]

    def __init__(self, count: int) -> None:
        """Make the state before set-up for ``count`` seats."""
        self.seats = range(count)
        self.log = []
        self.depth = {}
        for name, role in self.roles.items():
            setattr(self, name, role.seats(count))
        self.restore(_blank(type(self), count))

    def snapshot(self) -> Snapshot:
        """Return a copy of all declared fields."""
        plain, rows, tables = self.layout
        return (
            [getattr(self, name) for name in plain],
            [getattr(self, name)[:] for name in rows],
            [[row[:] for row in getattr(self, name)] for name in tables],
        )

    def restore(self, saved: Snapshot) -> None:
        """Set all declared fields to a snapshot, which stays usable."""
        plain, rows, tables = self.layout
        for name, value in zip(plain, saved[0], strict=True):
            setattr(self, name, value)
        for name, value in zip(rows, saved[1], strict=True):
            setattr(self, name, value[:])
        for name, value in zip(tables, saved[2], strict=True):
            setattr(self, name, [row[:] for row in value])


@cache
def _blank(table: type[State], count: int) -> Snapshot:
    """Return the fields of a state before set-up."""
    return tuple([table.fields[name].empty(count) for name in names] for names in table.layout)  # type: ignore[return-value]


Snapshot = tuple[list[Any], list[list[Any]], list[list[list[Any]]]]
"""A copy of a state's fields: plain ones, rows, rows of rows, each in declared order."""


def fingerprint(t: State) -> str:
    """Return a hash of all declared fields in their order: equal states give equal texts, on every machine."""
    return blake2b(msgspec.json.encode([_plain(getattr(t, name)) for name in t.fields]), digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    if isinstance(value, Cards):
        return value.bits
    return [_plain(v) for v in value] if isinstance(value, list) else int(value)


class OutOfBounds(ValueError):
    """A rule wrote a value that its field cannot hold; the message names field, value and bounds."""


class _CheckedRow(list[Any]):
    """An array that checks every value written to it."""

    __slots__ = ("declared",)

    def __init__(self, declared: Field, values: list[Any]) -> None:
        super().__init__(_guarded(declared, v) for v in values)
        self.declared = declared

    def __setitem__(self, at: Any, value: Any) -> None:
        if not isinstance(at, int) or at < 0:
            raise OutOfBounds(f"{self.declared.name}[{at!r}]: an index is a whole number from 0")
        super().__setitem__(at, _guarded(self.declared, value))

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, int) and at < 0:
            raise OutOfBounds(f"{self.declared.name}[{at!r}]: an index is a whole number from 0")
        return super().__getitem__(at)


def _guarded(declared: Field, value: Any) -> Any:
    if isinstance(value, list):
        return _CheckedRow(declared, value)
    problem = declared.problem(value)
    if problem:
        raise OutOfBounds(f"{declared.name}: {problem}")
    return value


def checked(table: type[State]) -> type[State]:
    """Return the same table with every write checked against the declared bounds (tests and scenarios)."""
    found = _CHECKED.get(table)
    if found is None:

        def guard(self: State, name: str, value: Any) -> None:
            declared = table.fields.get(name)
            object.__setattr__(self, name, value if declared is None else _guarded(declared, value))

        body = {"__slots__": (), "__setattr__": guard}
        body |= {"fields": table.fields, "roles": table.roles, "layout": table.layout}
        found = cast(type[State], _StateType(f"Checked{table.__name__}", (table,), body))
        _CHECKED[table] = found
    return found


_CHECKED: dict[type[State], type[State]] = {}
