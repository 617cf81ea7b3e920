"""Reveals what a seat adds to the luck of the game, once all have committed themselves."""

from __future__ import annotations

from fogtable.server.refusals import Refusal
from fogtable.server.requests import Reveal
from fogtable.server.tables.fairness import fingerprint
from fogtable.server.tables.table import Table


async def reveal(table: Table, session: str | None, body: Reveal) -> None:
    """Take the value of a seat; with the last one the luck is drawn, and the game begins.

    Sent once more, it changes nothing and is no error, after the game has begun as well: a device whose connection
    was lost in between cannot know that it arrived.

    Raises:
        Refusal: ``no-such-seat``, ``not-your-seat``; ``not-asked``: the others are not all here, or the game goes on
            already; ``bad-body``: it is another value than the one to which the seat has committed itself.
    """
    at = table.held(session, body.seat)
    seat = table.published.seats[at]
    if seat.value is not None and body.value == seat.value:
        return
    if table.published.state != "shuffling":
        raise Refusal("not-asked", "the table waits for no values now")
    if fingerprint(body.value) != seat.commitment:
        raise Refusal("bad-body", "expected the value whose SHA-256 is the commitment of this seat", where="value")
    await table.reveal(at, body.value)
