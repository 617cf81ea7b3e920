"""Takes the answers of people: at once, or within a blind window when its time is over.

See :mod:`fogtable.server.tables.blind_windows`.
"""

from __future__ import annotations

from fogtable.server.refusals import Refusal
from fogtable.server.requests import Answers
from fogtable.server.tables import blind_windows
from fogtable.server.tables.gesture import PickRefused, ahead
from fogtable.server.tables.table import Table
from fogtable.server.tables.views import reply_of


async def answer(table: Table, session: str | None, body: Answers) -> bytes:
    """Take a gesture; one within a window is kept until its time is over. Return the reply as JSON.

    Raises:
        Refusal: it is not possible; nothing has changed.
    """
    window = table.blind
    if not window.seconds or table.seat_named(body.seat) not in window.closing:
        return await table.answer(session, body)
    seat = table.held(session, body.seat)
    table.require_fresh(seat, body.view)
    try:
        ahead(table.match, seat, body.picks)
    except PickRefused as why:
        raise Refusal(why.code, str(why), pick=why.pick) from None
    await table.declare(seat, blind_windows.holding(table.published.seats[seat], window.opened, body.picks[0]))
    return reply_of(table.published, seat, 1)
