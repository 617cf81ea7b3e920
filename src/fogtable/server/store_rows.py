"""What the store writes, row by row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, func, insert, select, update

from fogtable.server.schema import ANSWERS, KEYS, TABLES

if TYPE_CHECKING:
    from fogtable.server.store import StoredSeat

_LAST: Final = select(func.coalesce(func.max(ANSWERS.c.seq), -1)).where(ANSWERS.c.table_id == TABLES.c.id)
ANSWERED: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"), TABLES.c.version == bindparam("known"))
    # What is there already refuses the insertion. A gap would mean that a backup was put back meanwhile.
    .where(_LAST.correlate(TABLES).scalar_subquery() == bindparam("last"))
    .values(
        touched=bindparam("at"),
        views=bindparam("all_views"),
        times=bindparam("all_times"),
        version=TABLES.c.version + 1,
    )
)
"""An answer is the most frequent change of a table: its statements are put together once."""
ADD_ANSWERS: Final = insert(ANSWERS)
ADD_KEYS: Final = insert(KEYS)


def seat_row(table: str, position: int, seat: StoredSeat) -> dict[str, Any]:
    """Return a seat as it is stored, without who holds it."""
    return {
        "table_id": table,
        "position": position,
        "kind": seat.kind,
        "bot": seat.bot,
        "name": seat.name,
        "key": seat.key,
        "declared": seat.declared,
    }


def holder_rows(table: str, position: int, seat: StoredSeat) -> list[dict[str, Any]]:
    """Return who holds a seat, or has left it."""
    return [
        {"table_id": table, "position": position, "session": session, "gone": session in seat.gone}
        for session in sorted(seat.sessions | seat.gone)
    ]


def answer_rows(table: str, first: int, answers: Sequence[tuple[int, str]]) -> list[dict[str, Any]]:
    """Return answers as they are stored, from the number ``first`` on."""
    return [
        {"table_id": table, "seq": seq, "seat": seat, "meaning": meaning}
        for seq, (seat, meaning) in enumerate(answers, first)
    ]
