"""Tables that are offered to everybody while they wait for players: the host says so, and in which language."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import func, select

from fogtable.server.store.database import Database
from fogtable.server.store.schema import HOLDERS, SEATS, TABLES

MOST: Final = 50
"""How many are listed, the newest first."""
FRESH: Final = 3600
"""Seconds after which a table at which nothing happens is offered no longer: nobody is waiting there."""


class Offers:
    """The public tables on disk, whichever process keeps them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self) -> list[dict[str, Any]]:
        """Return ``{id, game, language, host, seats, free}`` of each; ``host`` is the host's name there, if any."""
        sits = select(HOLDERS.c.table_id, HOLDERS.c.position).where(~HOLDERS.c.gone).distinct().subquery()
        free = (
            select(func.count())
            .select_from(SEATS.outerjoin(sits, (sits.c.table_id == SEATS.c.table_id) & _same_place(sits)))
            .where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind != "bot", sits.c.position.is_(None))
        )
        host = (
            select(func.min(SEATS.c.name))
            .select_from(SEATS.join(HOLDERS, (HOLDERS.c.table_id == SEATS.c.table_id) & _same_place(HOLDERS)))
            .where(SEATS.c.table_id == TABLES.c.id, HOLDERS.c.session == TABLES.c.host)
        )
        found = (
            select(
                TABLES.c.id,
                TABLES.c.game,
                TABLES.c.listed.label("language"),
                host.correlate(TABLES).scalar_subquery().label("host"),
                select(func.count())
                .where(SEATS.c.table_id == TABLES.c.id)
                .correlate(TABLES)
                .scalar_subquery()
                .label("seats"),
                free.correlate(TABLES).scalar_subquery().label("free"),
            )
            .where(TABLES.c.listed.is_not(None), ~TABLES.c.begun, ~TABLES.c.locked)
            .where(TABLES.c.touched >= int(time.time()) - FRESH)
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(MOST)
        )
        async with self._database.reading() as connection:
            return [dict(row) for row in (await connection.execute(found)).mappings()]


def _same_place(other: Any) -> Any:
    return other.c.position == SEATS.c.position
