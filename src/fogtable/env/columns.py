"""What the numbers of an observation stand for: the fields of a game's table, place by place, as a seat sees them."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from fogtable.core.declarations.cards import Seat
from fogtable.core.declarations.fields import PER_SEAT, Field
from fogtable.core.declarations.visibility import Sees
from fogtable.core.game import Game
from fogtable.core.play.view import Hidden, View

_LEAST, _MOST = -(1 << 15), (1 << 15) - 1
"""What a number of an observation (int16) can be."""


@dataclass(frozen=True)
class Column:
    """One number of an observation.

    Attributes:
        name: ``hand.hunted-1.jungle``, ``hand.hunted-1.count``, ``will.hunted-2``.
        meaning: what its values say.
        low, high: bounds, both included; where it can be hidden ``low`` stands for that.
        hidden: what it is for a seat that may not see it; ``None``: everybody sees it always.
        whose: the seat whose row it is; ``None``: of the whole table.
        seen_by: the seats that see it at some time at least.
    """

    name: str
    meaning: str
    low: int
    high: int
    hidden: int | None
    whose: str | None
    seen_by: tuple[str, ...]


class _Place(NamedTuple):
    """A place of a field that has columns: a card set one for each card, and one for their number."""

    declared: Field
    field: int
    row: int
    inner: int
    cards: int
    """Columns of single cards: none where nobody ever sees which they are."""
    counts: bool


_PLACE: Final = struct.Struct("<HBBBB")


class Columns:
    """The columns of a game's table at a number of seats, in the order in which its fields are declared.

    What nobody at the table can ever see has no column.

    Raises:
        ValueError: a field holds numbers that do not fit an observation.
    """

    def __init__(self, game: Game, count: int) -> None:
        self._names = game.seat_names(count)
        self._places: list[_Place] = []
        self.all: list[Column] = []
        for number, declared in enumerate(game.table.fields.values()):
            if declared.kind != "cards" and not _LEAST < declared.low <= declared.high <= _MOST:
                raise ValueError(
                    f"{game.name}: {declared.name} can be {declared.low} to {declared.high}; an observation holds "
                    f"numbers from {_LEAST + 1} to {_MOST}"
                )
            for row, inner, key in self._keys(declared):
                self._add(declared, number, row, inner, key)
        self._fields = [
            (name, [place for place in self._places if place.declared is declared])
            for name, declared in game.table.fields.items()
        ]
        self.plan = b"".join(
            _PLACE.pack(place.field, place.row, place.inner, place.cards, place.counts) for place in self._places
        )
        """The same for compiled rules."""

    def _keys(self, declared: Field) -> Iterator[tuple[int, int, str]]:
        """Yield the places of a field: row, place in the row, name."""
        names = [self._index(size, declared, at) for at, size in enumerate(declared.shape)]
        first = names[0] if names else [""]
        for row, key in enumerate(first):
            for inner, more in enumerate(names[1] if len(names) > 1 else [""]):
                yield row, inner, ".".join(part for part in (declared.name, key, more) if part)

    def _index(self, size: int, declared: Field, at: int) -> list[str]:
        if size == PER_SEAT:
            return list(self._names)
        family = declared.index[at]
        return [str(i) for i in range(size)] if family is None else _unique(family.names)

    def _add(self, declared: Field, field: int, row: int, inner: int, key: str) -> None:
        seats = len(self._names)
        everyone = (1 << seats) - 1
        owners = everyone if declared.owners is not None else 1 << row
        always, sometimes = _viewers(declared.sees, owners, seats)
        whose = self._names[row] if declared.shape[:1] == (PER_SEAT,) else None
        seen_by = tuple(name for p, name in enumerate(self._names) if sometimes >> p & 1)
        open_to_all = always == everyone and declared.owners is None
        if declared.kind != "cards":
            if sometimes:
                hidden = None if open_to_all else declared.low - 1
                low = declared.low if hidden is None else hidden
                self._places.append(_Place(declared, field, row, inner, 0, False))
                self.all.append(Column(key, _meaning(declared, hidden), low, declared.high, hidden, whose, seen_by))
            return
        assert declared.family is not None
        members = list(self._names) if declared.family is Seat else _unique(declared.family.names)
        hidden = None if open_to_all else -1
        counted = None if open_to_all or declared.counted is True else -1
        told = tuple(self._names) if declared.counted else seen_by
        if sometimes:
            say = "1: there, 0: not" + ("" if hidden is None else ", -1: hidden")
            self.all += [Column(f"{key}.{m}", say, hidden or 0, 1, hidden, whose, seen_by) for m in members]
        if sometimes or declared.counted:
            say = "how many there are" + ("" if counted is None else ", -1: hidden")
            self.all.append(Column(f"{key}.count", say, counted or 0, len(members), counted, whose, told))
            self._places.append(_Place(declared, field, row, inner, len(members) if sometimes else 0, True))

    def of(self, view: View) -> list[int]:
        """Return the numbers of what a seat sees."""
        numbers: list[int] = []
        for name, places in self._fields:
            value = getattr(view, name)
            for place in places:
                depth = len(place.declared.shape)
                one = value if depth == 0 else value[place.row] if depth == 1 else value[place.row][place.inner]
                _write(place, one, numbers.append)
        return numbers


def _write(place: _Place, one: Any, put: Callable[[int], None]) -> None:
    hidden = isinstance(one, Hidden)
    if place.declared.kind != "cards":
        put(place.declared.low - 1 if hidden else int(one))
        return
    for card in range(place.cards):
        put(-1 if hidden else one.bits >> card & 1)
    if place.counts:
        put(-1 if hidden and one.count is None else len(one))


def _viewers(sees: Sees, owners: int, seats: int) -> tuple[int, int]:
    """Return the seats that always see what lies in a place, and those that do at some time at least."""
    at_table = (1 << seats) - 1
    down = sees.mask(False, owners, seats) & at_table
    up = down if sees.flag is None else sees.mask(True, owners, seats) & at_table
    return down & up, down | up


def _meaning(declared: Field, hidden: int | None) -> str:
    if declared.kind == "flag":
        said = "1: yes, 0: no"
    elif declared.kind == "number":
        said = f"{declared.low} to {declared.high}"
    else:
        assert declared.family is not None
        if declared.family is Seat:
            said = "the number of a seat, -1: none"
        else:
            said = ", ".join(["-1: none", *(f"{i}: {name}" for i, name in enumerate(declared.family.names))])
    return said if hidden is None else f"{said}, {hidden}: hidden"


def _unique(names: tuple[str, ...]) -> list[str]:
    """Return names of which none stands twice: copies of a card are numbered."""
    seen: dict[str, int] = {}
    made = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        made.append(f"{name}#{seen[name]}" if names.count(name) > 1 else name)
    return made
