"""The one way out: what a seat, or a spectator, may see of a state.

A view is built up from the declared visibility of each field. It has two parts: ``public``, the same for everybody, and
``own``, what this viewer sees beyond it. What is hidden is a :class:`Hidden` (its number, where that is public).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fogtable.core.cards import Cards, Seat
from fogtable.core.state import PER_SEAT, Field, State
from fogtable.core.visibility import EVERYONE, SPECTATOR, SPECTATOR_BIT, viewer_bit


class Hidden:
    """What a viewer may not see; ``len()`` is the number of cards, where that is public."""

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


_HIDDEN = [Hidden(n) for n in range(65)]
_UNKNOWN = Hidden(None)


class View:
    """What one viewer sees: an attribute for each field of the state (``view.will[2]``), and ``seat``, ``seats``."""

    def __init__(self, seat: int, seats: range, values: dict[str, Any]) -> None:
        self.seat = seat
        self.seats = seats
        self.__dict__.update(values)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the view has no field {name!r}")


def viewers(t: State, declared: Field, row: int) -> int:
    """Return the mask of those who see row ``row`` (0 for a field without rows) of a field."""
    sees = declared.sees
    raised = False
    if sees.flag is not None:
        up = getattr(t, sees.flag)
        raised = bool(up[row] if isinstance(up, list) else up)
    return sees.mask(raised, row, len(t.seats))


def _cover(t: State, declared: Field, value: Any) -> Any:
    """Return what stands for a hidden value."""
    if isinstance(value, list):
        return [_cover(t, declared, v) for v in value]
    counted = declared.counted
    if counted is True or (counted and getattr(t, counted)):
        return _HIDDEN[len(value)]
    return _UNKNOWN


def _shown(t: State, declared: Field, value: Any, bit: int) -> Any:
    if declared.sees is EVERYONE:
        return value
    if declared.shape:
        return [v if viewers(t, declared, row) & bit else _cover(t, declared, v) for row, v in enumerate(value)]
    return value if viewers(t, declared, 0) & bit else _cover(t, declared, value)


def view(t: State, viewer: int) -> View:
    """Return what ``viewer`` (a seat, or ``SPECTATOR``) may see of the state. Arrays are shared: read only."""
    bit = viewer_bit(viewer)
    values = {name: _shown(t, declared, getattr(t, name), bit) for name, declared in t.fields.items()}
    return View(viewer, t.seats, values)


def public_part(t: State, seats: Sequence[str]) -> dict[str, Any]:
    """Return what everybody sees, by names: the same bytes for every viewer."""
    return {
        name: named(declared, _shown(t, declared, getattr(t, name), SPECTATOR_BIT), seats)
        for name, declared in t.fields.items()
    }


def own_part(t: State, viewer: int, seats: Sequence[str]) -> dict[str, Any]:
    """Return what ``viewer`` sees beyond the public part, by names.

    A field with rows is given as ``{seat or row: contents}``; it goes over the public part.
    """
    part: dict[str, Any] = {}
    if viewer == SPECTATOR:
        return part
    bit = viewer_bit(viewer)
    for name, declared in t.fields.items():
        if declared.sees is EVERYONE:
            continue
        value = getattr(t, name)
        if not declared.shape:
            if viewers(t, declared, 0) & (bit | SPECTATOR_BIT) == bit:
                part[name] = named(declared, value, seats)
            continue
        rows = {
            (seats[row] if declared.shape[0] == PER_SEAT else str(row)): named(declared, v, seats)
            for row, v in enumerate(value)
            if viewers(t, declared, row) & (bit | SPECTATOR_BIT) == bit
        }
        if rows:
            part[name] = rows
    return part


_NAMES: dict[tuple[Any, Cards], list[str]] = {}


def named(declared: Field, value: Any, seats: Sequence[str]) -> Any:
    """Return a field's value with names for ids: lists of names, numbers, ``true``; hidden: a count or ``None``."""
    if isinstance(value, list):
        return [named(declared, v, seats) for v in value]
    if isinstance(value, Hidden):
        return value.count
    kind = declared.kind
    if kind == "number":
        return value
    if kind == "flag":
        return bool(value)
    if declared.family is Seat:
        if kind == "cards":
            return [seats[p] for p in value]
        return "none" if value < 0 else seats[value]
    if kind == "one_of":
        return declared.family.name(value)  # type: ignore[union-attr]
    key = (declared.family, value)
    found = _NAMES.get(key)
    if found is None:
        if len(_NAMES) > 100_000:
            _NAMES.clear()
        found = _NAMES[key] = [declared.family.names[c] for c in value]  # type: ignore[union-attr]
    return found


def view_bytes(t: State, viewer: int, seats: Sequence[str]) -> bytes:
    """Return the view as canonical JSON: equal states of knowledge give equal bytes."""
    return msgspec.json.encode({"public": public_part(t, seats), "own": own_part(t, viewer, seats)})
