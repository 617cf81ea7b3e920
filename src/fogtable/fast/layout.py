"""The fields of a state as bytes, laid out as compiled rules hold them: in declared order, without gaps."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from fogtable.core.declarations.cards import from_bits
from fogtable.core.declarations.fields import PER_SEAT, Field
from fogtable.core.declarations.state import WORD, State


class _Slice(NamedTuple):
    """Where one field lies, and how it is written."""

    name: str
    declared: Field
    start: int
    end: int
    struct: struct.Struct


class Layout:
    """How one kind of table is written as bytes. Rows of seats that are not at the table are zero."""

    def __init__(self, table: type[State]) -> None:
        self.table = table
        self.slices: list[_Slice] = []
        at = 0
        for name, declared in table.fields.items():
            made = struct.Struct("<" + _code(declared) * place_count(declared, table.MAX_SEATS))
            self.slices.append(_Slice(name, declared, at, at + made.size, made))
            at += made.size
        self.size = at

    def pack(self, t: State) -> bytes:
        """Return all declared fields of a state as bytes."""
        parts = []
        for name, declared, start, end, form in self.slices:
            row = flat(declared, getattr(t, name), self.table.MAX_SEATS)
            numbers = [n for v in row for n in _words(declared, v)]
            places = (end - start) // struct.calcsize("<" + _code(declared)[0])
            parts.append(form.pack(*numbers, *[0] * (places - len(numbers))))
        return b"".join(parts)

    def unpack(self, t: State, fields: bytes, before: bytes) -> None:
        """Set the declared fields of a state from bytes: those that differ from ``before`` (empty: all of them)."""
        for name, declared, start, end, form in self.slices:
            part = fields[start:end]
            if part == before[start:end]:
                continue
            numbers: Any = form.unpack(part)
            if declared.kind == "cards":
                if declared.bits > WORD:
                    numbers = [low | high << WORD for low, high in zip(numbers[::2], numbers[1::2], strict=True)]
                numbers = [from_bits(v) for v in numbers]
            elif declared.kind == "flag":
                numbers = [v != 0 for v in numbers]
            setattr(t, name, self._rows(declared, list(numbers), len(t.seats)) if declared.shape else numbers[0])

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


def flat(declared: Field, value: Any, most: int) -> list[Any]:
    """Return the places of a field in their order; behind the last row there may be fewer than the layout has."""
    if not declared.shape:
        return [value]
    if len(declared.shape) == 1:
        return list(value)
    stride = most if declared.shape[1] == PER_SEAT else declared.shape[1]
    return [v for row in value for v in _filled(row, stride, declared)]


def _filled(row: list[Any], length: int, declared: Field) -> Iterator[Any]:
    yield from row
    empty = from_bits(0) if declared.kind == "cards" else 0
    for _ in range(length - len(row)):
        yield empty


def place_count(declared: Field, most: int) -> int:
    """Return how many places a field has in the layout."""
    found = 1
    for size in declared.shape:
        found *= most if size == PER_SEAT else size
    return found


def _words(declared: Field, value: Any) -> tuple[int, ...]:
    """Return one place as the numbers of its code."""
    if declared.kind != "cards":
        return (int(value),)
    return (value.bits,) if declared.bits <= WORD else (value.bits & (1 << WORD) - 1, value.bits >> WORD)


def _code(declared: Field) -> str:
    """Return the code of one place for :mod:`struct`: as wide as the translator makes it; two words for a large set."""
    if declared.kind == "cards":
        widths = zip(("B", "H", "I", "Q", "QQ"), (8, 16, 32, WORD, 2 * WORD), strict=True)
        return next(code for code, bits in widths if declared.bits <= bits)
    if declared.kind == "flag":
        return "B"
    low, high = declared.low, declared.high
    widths = zip("bhi", (8, 16, 32), strict=True)
    return next(code for code, bits in widths if -(1 << bits - 1) <= low and high < 1 << bits - 1)
