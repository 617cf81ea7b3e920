"""The state of a game: a declared table of small integers, card sets and fixed arrays of them.

A subclass of :class:`State` lists its fields. Each says what it may hold, how large it is, and who sees it; views,
hashing, copying, re-dealing and scenarios are derived from that list. Nothing hidden lives anywhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import blake2b
from typing import Any, ClassVar, Final, TypeVar, cast

import msgspec

from fogtable.core.cards import EMPTY, NONE, Cards, Family, Seat
from fogtable.core.declaring import Undeclarable, require_sound_table, sound
from fogtable.core.visibility import EVERYONE, Role, Sees

PER_SEAT: Final = -1
"""A dimension as long as the table has seats."""
T = TypeVar("T")


@dataclass(frozen=True)
class Field:
    """One declared field.

    Attributes:
        kind: ``number``, ``flag``, ``one_of``, ``cards``.
        family: of what it holds ids (``one_of``, ``cards``).
        low, high: bounds of a number, both included.
        start: the value before set-up.
        sees: who sees the contents.
        counted: how many cards there are is public: always, never, or while the flag of that name is up.
        sealed: an answer given in secret; dropped when the world is re-dealt for another seat.
        among: the field of the possible values of a hidden one (re-deals draw from it, row by row).
        without: fields whose cards cannot lie here (re-deals for a seat that sees them keep to it).
        holds: fields whose cards are known to lie here, by whoever sees them: those of the same row, or in a zone
            without rows those of the viewer's own row (re-deals leave them where they are).
        owners: the field of the seats that own each row (``cards(Seat)``); without it row ``p`` is owned by ``p``.
        shape: lengths of the array, outermost first; :data:`PER_SEAT` or a number.
        index: the family that names the places of each dimension, or ``None``.
    """

    kind: str
    family: type[Family] | None = None
    low: int = 0
    high: int = 1
    start: Any = 0
    sees: Sees = EVERYONE
    counted: bool | str = False
    sealed: bool = False
    among: str | None = None
    without: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    owners: str | None = None
    shape: tuple[int, ...] = ()
    index: tuple[type[Family] | None, ...] = ()
    name: str = field(default="", compare=False)

    @property
    def bits(self) -> int:
        """How many bits a card set of this field has: one for each member of its family, eight for seats."""
        return 8 if self.family is Seat else len(cast(Any, self.family))

    def problem(self, value: Any) -> str | None:
        """Say why ``value`` cannot stand in one place of this field; ``None`` if it can."""
        if self.kind == "cards":
            if not isinstance(value, Cards):
                return f"expected a card set, got {value!r}"
            beyond = [c for c in value if self.family is not Seat and c >= len(cast(Any, self.family))]
            return f"no such cards: {beyond}" if beyond else None
        if self.kind == "flag":
            return None if value in (0, 1) else f"expected true or false, got {value!r}"
        if not isinstance(value, int):
            return f"expected a whole number, got {value!r}"
        return None if self.low <= value <= self.high else f"expected {self.low} to {self.high}, got {value}"

    def empty(self, count: int) -> Any:
        """Return the value before set-up at a table of ``count`` seats (fresh arrays)."""

        def build(shape: tuple[int, ...]) -> Any:
            if not shape:
                return self.start
            return [build(shape[1:]) for _ in range(count if shape[0] == PER_SEAT else shape[0])]

        return build(self.shape)


def number(low: int, high: int, start: int = 0, sees: Sees = EVERYONE, owners: str | None = None) -> int:
    """Declare a whole number from ``low`` to ``high``."""
    return cast(int, sound(Field("number", low=low, high=high, start=start, sees=sees, owners=owners)))


def flag(sees: Sees = EVERYONE) -> bool:
    """Declare something that is so or not; not so at first."""
    return cast(bool, Field("flag", start=False, sees=sees))


def one_of(
    family: type[Family], sees: Sees = EVERYONE, sealed: bool = False, start: int = NONE, among: str | None = None
) -> int:
    """Declare one member of a family, or :data:`NONE`."""
    top = 7 if family is Seat else len(cast(Any, family)) - 1
    made = Field("one_of", family, NONE, top, start, sees, sealed=sealed, among=among)
    return cast(int, sound(made))


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
    return cast(Cards, sound(made))


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
    return sound(replace(inner, shape=(length, *inner.shape), index=(family, *inner.index)))


def seats_of(role: Role) -> range:
    """Declare the seats of a role: a fixed range to loop over, no part of the changing state."""
    return cast(range, role)


@dataclass(frozen=True)
class Pool:
    """Cards that always lie in exactly one of ``zones`` (field names), all of one family.

    With ``owned``, each seat has cards of its own: they lie in that seat's row of the zones, and together they are the
    public set ``owned``. Without it the whole family is shared; ``rest`` names the zone that takes what nobody named
    when a scenario sets up a position.
    """

    family: type[Family]
    zones: tuple[str, ...]
    owned: str | None = None
    rest: str | None = None


class _StateType(type):
    fields: dict[str, Field]
    roles: dict[str, Role]
    layout: tuple[tuple[str, ...], ...]

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
            require_sound_table(name, fields, cls.pools)  # type: ignore[attr-defined]
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
    """An array that checks what is written to it."""

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
