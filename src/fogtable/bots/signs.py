"""Signs: what a seat sees, as numbers of what is so, read from a view. The same as ``fast/runtime/signs.c`` reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from fogtable.core.declarations.fields import PER_SEAT, Field
from fogtable.core.declarations.state import State
from fogtable.core.play.view import Hidden, View

MOST_COUNTED: Final = 10
"""Cards that are counted one by one."""
MOST_VALUES: Final = 24
"""Values of a number that have a sign each; of more, neighbours share one."""


class _Block(NamedTuple):
    """The signs of a field: where they begin, how many a place has, rows and places in a row that are told apart."""

    declared: Field
    at: int
    span: int
    rows: int
    inner: int


class Signs:
    """The signs of a game's table; ``count``: how many there are. The first is always there."""

    def __init__(self, table: type[State]) -> None:
        self._blocks: list[_Block] = []
        self.count = 1
        for declared in table.fields.values():
            rows, inner = (*declared.shape, 0, 0)[:2]
            span = declared.bits + MOST_COUNTED + 1 if declared.kind == "cards" else min(_range(declared), MOST_VALUES)
            self._blocks.append(_Block(declared, self.count, span, rows, inner))
            self.count += _apart(rows, table.MAX_SEATS) * _apart(inner, table.MAX_SEATS) * span
        self._seats = table.MAX_SEATS

    def of(self, view: View) -> dict[int, int]:
        """Return the signs that the seat of a view sees, and how often each is there."""
        found = {0: 1}
        for block in self._blocks:
            value = getattr(view, block.declared.name)
            for place, one in self._places(block, value, view.seat):
                for sign in _signs(block, one):
                    at = block.at + place * block.span + sign
                    found[at] = found.get(at, 0) + 1
        return found

    def _places(self, block: _Block, value: Any, seat: int) -> Iterator[tuple[int, Any]]:
        """Yield each place of a field, by where it stands from the seat, and what lies there."""
        inners = _apart(block.inner, self._seats)
        for row, line in enumerate(value if block.rows else (value,)):
            first = _place(block.rows, row, seat) * inners
            for inner, one in enumerate(line if block.inner else (line,)):
                yield first + _place(block.inner, inner, seat), one


def _range(declared: Field) -> int:
    return 2 if declared.kind == "flag" else declared.high - declared.low + 1


def _apart(size: int, seats: int) -> int:
    return seats if size == PER_SEAT else max(size, 1)


def _place(size: int, at: int, seat: int) -> int:
    """Return where a row stands: of seats the own comes first, then the others in their order."""
    if size != PER_SEAT or at > seat:
        return at
    return 0 if at == seat else at + 1


def _signs(block: _Block, one: Any) -> Iterator[int]:
    """Yield what is so in one place."""
    declared = block.declared
    hidden = isinstance(one, Hidden)
    if declared.kind == "cards":
        if not hidden:
            yield from one
        count = one.count if hidden else len(one)
        if count:
            yield declared.bits + min(count, MOST_COUNTED)
    elif not hidden and one != declared.start:
        low = 0 if declared.kind == "flag" else declared.low
        size, step = _range(declared), int(one) - low
        yield step * MOST_VALUES // size if size > MOST_VALUES else step
