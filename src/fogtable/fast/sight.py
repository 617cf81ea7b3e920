"""What a viewer sees of a state, as bytes for learners: written by compiled rules, and from a view the same bytes.

Each declared field lies there as compiled rules hold it (``fast/layout.py``): a number or a flag with its sign, a card
set with a bit for each card. A hidden number is the lowest that its bytes can hold, a hidden set is empty. Behind all
fields stands for each set that can be hidden how many cards it has; 255, if that is hidden too. Rows of seats that are
not at the table are 0.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from fogtable.core.declarations.fields import PER_SEAT, Field
from fogtable.core.declarations.state import WORD, State
from fogtable.core.declarations.visibility import EVERYONE
from fogtable.core.play.view import Hidden, View
from fogtable.fast.layout import flat, layout_of, place_count

UNCOUNTED: Final = 255
"""Stands for a hidden number of cards."""


def count_places(table: type[State]) -> list[tuple[str, int]]:
    """Return the card sets whose cards can be hidden, each with its number of places: a sight has a count for each."""
    return [
        (name, place_count(declared, table.MAX_SEATS))
        for name, declared in table.fields.items()
        if declared.kind == "cards" and declared.sees is not EVERYONE
    ]


class Column(msgspec.Struct, frozen=True):
    """A place of a field, or the number of its cards, in what a seat sees (:func:`columns_of`).

    Attributes:
        name: ``will.2``, ``hand.0``; ``hand.0.count`` is how many cards lie there.
        at: its first byte.
        format: how it is written, as NumPy and :mod:`struct` name it: ``<u1`` to ``<u8`` is a card set, a bit a card,
            or a count; ``<i1``, ``<i2`` a number, a flag, or the number of a name. A set of more than 64 cards has two
            columns: ``deck`` and ``deck.64``, which begins with the card of that number.
        names: of the bits of a card set, or of the numbers from 0 of a name (-1 is none).
    """

    name: str
    at: int
    format: str
    names: tuple[str, ...] = ()


def columns_of(table: type[State]) -> list[Column]:
    """Return what the bytes are that a seat sees in compiled rules (``fast/runtime/sight.c``)."""
    found = []
    for name, declared, start, end, _ in layout_of(table).slices:
        places = _place_names(name, declared, table.MAX_SEATS)
        size = (end - start) // len(places)
        form = f"<{'u' if declared.kind == 'cards' else 'i'}{size}"
        names: tuple[str, ...] = ()
        if declared.family is not None:
            names = declared.family.names or tuple(map(str, range(table.MAX_SEATS)))
        for i, place in enumerate(places):
            if size <= WORD // 8:
                found.append(Column(place, start + i * size, form, names))
            else:
                found.append(Column(place, start + i * size, "<u8", names[:WORD]))
                found.append(Column(f"{place}.{WORD}", start + i * size + WORD // 8, "<u8", names[WORD:]))
    at = layout_of(table).size
    for name, _ in count_places(table):
        for place in _place_names(name, table.fields[name], table.MAX_SEATS):
            found.append(Column(f"{place}.count", at, "<u1"))
            at += 1
    return found


def _place_names(name: str, declared: Field, most: int) -> list[str]:
    names = [name]
    for size in declared.shape:
        names = [f"{one}.{i}" for one in names for i in range(most if size == PER_SEAT else size)]
    return names


def sight_bytes(table: type[State], view: View) -> bytes:
    """Return what a viewer sees as bytes: those that compiled rules write (``FastMatch.sight``)."""
    parts, counts = [], bytearray()
    counted = dict(count_places(table))
    for name, declared, start, end, _ in layout_of(table).slices:
        row = flat(declared, getattr(view, name), table.MAX_SEATS)
        places = place_count(declared, table.MAX_SEATS)
        size = (end - start) // places
        parts.append(b"".join(_place(declared, value, size) for value in row).ljust(end - start, b"\0"))
        if name in counted:
            counts += bytes(_count(value) for value in row).ljust(places, b"\0")
    return b"".join(parts) + counts


def _place(declared: Field, value: Any, size: int) -> bytes:
    if declared.kind == "cards":
        return (0 if isinstance(value, Hidden) else value.bits).to_bytes(size, "little")
    lowest = -1 << 8 * size - 1
    return int(lowest if isinstance(value, Hidden) else value).to_bytes(size, "little", signed=True)


def _count(value: Any) -> int:
    return UNCOUNTED if isinstance(value, Hidden) and value.count is None else len(value)
