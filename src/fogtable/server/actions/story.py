"""What has happened at a table, read again from any event on."""

from __future__ import annotations

from fogtable.core.declarations.visibility import OPEN, SPECTATOR
from fogtable.server.actions.conditions import require_over
from fogtable.server.tables.table import Table
from fogtable.server.tables.views import ALL


def story(table: Table, session: str | None, seat: str | None, first: int) -> bytes:
    """Return events from the number ``first`` on, as a seat of this session or a spectator reads them, as JSON.

    Raises:
        Refusal: ``no-such-seat``, ``not-your-seat``, ``no-spectators``; ``not-over`` for ``all`` before the end.
    """
    if seat == ALL:
        require_over(table)
        return table.display.story(OPEN, first)
    return table.display.story(SPECTATOR if seat is None else table.held(session, seat), first)
