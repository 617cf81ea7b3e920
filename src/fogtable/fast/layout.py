"""The fields of a state as bytes, laid out as compiled rules hold them: in declared order, without gaps."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from typing import Any

from fogtable.core.cards import Seat, from_bits
from fogtable.core.state import PER_SEAT, Field, State


class Layout:
    """How one kind of table is written as bytes. Rows of seats that are not at the table are zero."""

    def __init__(self, table: type[State]) -> None:
        self.table = table
        self.fields = [(name, declared, _places(declared, table.MAX_SEATS)) for name, declared in table.fields.items()]
        codes = "".join(_code(declared) * places for _, declared, places in self.fields)
        self.struct = struct.Struct("<" + codes)

    def pack(self, t: State) -> bytes:
        """Return all declared fields of a state as bytes."""
        numbers: list[int] = []
        for name, declared, places in self.fields:
            value = getattr(t, name)
            row = [value] if not declared.shape else _flat(declared, value, self.table.MAX_SEATS)
            numbers += [v.bits for v in row] if declared.kind == "cards" else [int(v) for v in row]
            numbers += [0] * (places - len(row))
        return self.struct.pack(*numbers)

    def unpack(self, t: State, fields: bytes) -> None:
        """Set all declared fields of a state from bytes."""
        numbers = self.struct.unpack(fields)
        at = 0
        for name, declared, places in self.fields:
            part: Any = numbers[at : at + places]
            at += places
            if declared.kind == "cards":
                part = [from_bits(v) for v in part]
            elif declared.kind == "flag":
                part = [v != 0 for v in part]
            setattr(t, name, part[0] if not declared.shape else self._rows(declared, list(part), len(t.seats)))

    def _rows(self, declared: Field, part: list[Any], seats: int) -> list[Any]:
        lengths = [seats if size == PER_SEAT else size for size in declared.shape]
        if len(lengths) == 1:
            return part[: lengths[0]]
        stride = self.table.MAX_SEATS if declared.shape[1] == PER_SEAT else declared.shape[1]
        return [part[row * stride : row * stride + lengths[1]] for row in range(lengths[0])]


@cache
def layout_of(table: type[State]) -> Layout:
    """Return the layout of a kind of table."""
    return Layout(table)


def _flat(declared: Field, value: list[Any], most: int) -> list[Any]:
    if len(declared.shape) == 1:
        return value
    stride = most if declared.shape[1] == PER_SEAT else declared.shape[1]
    return [v for row in value for v in _filled(row, stride, declared)]


def _filled(row: list[Any], length: int, declared: Field) -> Iterator[Any]:
    yield from row
    empty = from_bits(0) if declared.kind == "cards" else 0
    for _ in range(length - len(row)):
        yield empty


def _places(declared: Field, most: int) -> int:
    places = 1
    for size in declared.shape:
        places *= most if size == PER_SEAT else size
    return places


def _code(declared: Field) -> str:
    """Return the code of one place for :mod:`struct`: as wide as the translator makes it."""
    if declared.kind == "cards":
        size = 8 if declared.family is Seat else len(declared.family.names)  # type: ignore[union-attr]
        return next(code for code, bits in zip("BHIQ", (8, 16, 32, 64), strict=True) if size <= bits)
    if declared.kind == "flag":
        return "B"
    for code, bits in zip("bhi", (8, 16, 32), strict=True):
        if -(1 << bits - 1) <= declared.low and declared.high < 1 << bits - 1:
            return code
    raise ValueError(f"{declared.name}: {declared.low} to {declared.high} is more than 32 bits hold")
