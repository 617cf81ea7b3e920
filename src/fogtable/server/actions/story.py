"""What has happened at a table, read again from any event on."""

from __future__ import annotations

import msgspec

from fogtable.core.declarations.visibility import OPEN, SPECTATOR
from fogtable.fast.match import AnyMatch
from fogtable.server.tables.table import Table
from fogtable.server.tables.views import joined


def open_story(finished: AnyMatch, first: int) -> bytes:
    """Return the events of a finished match from the number ``first`` on as they truly were, as JSON."""
    return msgspec.json.encode({"from": first, "events": joined(finished.told_to(OPEN, first))})


def story(table: Table, session: str | None, seat: str | None, first: int) -> bytes:
    """Return events from the number ``first`` on, as a seat of this session or a spectator reads them, as JSON.

    Raises:
        Refusal: ``no-such-seat``, ``not-your-seat``, ``no-spectators``.
    """
    return table.display.story(SPECTATOR if seat is None else table.held(session, seat), first)
