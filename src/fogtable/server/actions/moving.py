"""What a device has at tables goes along when its person signs in there, and then belongs to all of their devices.

So nobody loses a seat by it. Nor does anybody gain a look into a second hand: who sits at one of these tables on
another device already, or has left a seat there, is refused, and nothing has moved.
"""

from __future__ import annotations

from typing import Final

from fogtable.server.refusals import Refusal
from fogtable.server.store.tables import Conflict
from fogtable.server.tables.registry import Registry
from fogtable.server.tables.table import Table

TRIES: Final = 10
"""How often it is tried while other workers change the table in between."""


async def take_along(registry: Registry, before: str, after: str) -> None:
    """Let a person's session take the place of that of a device, wherever the game is not over.

    Should it break off, what has moved is at hand on their other devices, and it can be done again.

    Raises:
        Refusal: ``still-playing``: this person sits there twice; ``unavailable``.
    """
    tables = await registry.unfinished(before)
    for table_id in tables:
        _require_one(await registry.find(table_id), before, after)
    for table_id in tables:
        await _hand_over(registry, table_id, before, after)


async def _hand_over(registry: Registry, table_id: str, before: str, after: str) -> None:
    for left in reversed(range(TRIES)):
        try:
            async with registry.at(table_id) as table:
                _require_one(table, before, after)
                return await table.hand_over(before, after)
        except Conflict:
            if not left:
                raise


def _require_one(table: Table, before: str, after: str) -> None:
    seats = table.published.seats
    if any(before in seat.sessions for seat in seats) and any(after in seat.sessions | seat.gone for seat in seats):
        raise Refusal("still-playing", "this person sits at a table of this device already, or has left a seat there")
