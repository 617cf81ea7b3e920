"""The views of one match as JSON, written anew only where a field of the state has changed.

What is written is :func:`~fogtable.core.play.view.public_part` and :func:`~fogtable.core.play.view.own_part`, byte by
byte. Between two decisions most fields stay as they are, and comparing them costs a tenth of writing them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec

from fogtable.core.declarations.fields import Field
from fogtable.core.declarations.state import State
from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.core.play.view import ViewPlan, plan_of

_encode: Final = msgspec.json.Encoder().encode
_UNREAD: Final = object()
"""Differs from all that a field can hold."""


class WrittenView:
    """The views of a match of this kind of table: what everybody sees, and what each seat sees beyond it.

    >>> written = match.writer()
    >>> written.read(match)
    >>> written.public, written.own(seat)
    """

    def __init__(self, table: type[State], seats: Sequence[str]) -> None:
        plan = plan_of(table, tuple(seats))
        self._values = attrgetter("seats", *table.fields)
        self._old: list[Any] = [_UNREAD] * (1 + len(table.fields))
        self._names = ["seats", *table.fields]
        self._public = _Part(_public_pieces(plan, table.fields))
        self._own = [_Part(_own_pieces(plan, seat)) for seat in range(len(seats))]

    def read(self, match: Any) -> None:
        """Write what has changed since the last time, or everything at first."""
        t = match.state
        changed = set()
        for at, (new, old) in enumerate(zip(self._values(t), self._old, strict=True)):
            if new != old:
                self._old[at] = _copied(new)
                changed.add(self._names[at])
        if changed:
            self._public.write(t, changed)
            for part in self._own:
                part.write(t, changed)

    @property
    def public(self) -> bytes:
        """What everybody sees, as a JSON object."""
        return self._public.whole

    def own(self, viewer: int) -> bytes:
        """Return what a seat sees beyond the public part, as a JSON object; nothing for the spectator."""
        return b"{}" if viewer == SPECTATOR else self._own[viewer].whole


class _Piece(NamedTuple):
    """A field as it stands in one part of a view."""

    name: str
    follows: frozenset[str]
    """The fields from which it is written: itself, and those that decide who sees what of it."""
    value: Callable[[State], Any]
    """Gives it by names; ``UNSET``: there is nothing to see of it."""


class _Part:
    """One part of a view: the JSON of each of its pieces, empty where there is nothing to see."""

    def __init__(self, pieces: Sequence[_Piece]) -> None:
        self._pieces = pieces
        self._written = [b""] * len(pieces)
        self._places = {
            name: [at for at, piece in enumerate(pieces) if name in piece.follows]
            for name in frozenset().union(*(piece.follows for piece in pieces))
        }
        self.whole = b"{}"

    def write(self, t: State, changed: Iterable[str]) -> None:
        """Write the pieces anew that follow from these fields."""
        places = {at for name in changed for at in self._places.get(name, ())}
        for at in places:
            piece = self._pieces[at]
            value = piece.value(t)
            self._written[at] = b"" if value is msgspec.UNSET else b'"%b":%b' % (piece.name.encode(), _encode(value))
        if places:
            self.whole = b"{%b}" % b",".join(filter(None, self._written))


def _public_pieces(plan: ViewPlan, fields: Mapping[str, Field]) -> list[_Piece]:
    return [_Piece(name, _followed(fields[name]), partial(plan.public, name)) for name in plan.order]


def _own_pieces(plan: ViewPlan, seat: int) -> list[_Piece]:
    fixed = [
        _Piece(field.name, _followed(plan.hidden[field.name]), partial(plan.own, field))
        for field in plan.own_fields[seat]
    ]
    changing = [
        _Piece(declared.name, _followed(declared), partial(plan.owned, seat, declared))
        for declared in plan.owned_fields
    ]
    return fixed + changing


def _followed(declared: Field) -> frozenset[str]:
    counted = declared.counted if isinstance(declared.counted, str) else None
    return frozenset(filter(None, (declared.name, declared.sees.flag, declared.owners, counted)))


def _copied(value: Any) -> Any:
    return [_copied(row) for row in value] if isinstance(value, list) else value
