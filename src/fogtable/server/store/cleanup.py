"""Removes tables unused for a long time, at the start of a server and every day from then on."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from fogtable.server.logs import failure, log
from fogtable.server.store.tables import Store

DAY: Final = 24 * 60 * 60
"""Seconds of a day."""


async def tidy(store: Store, days: int, now: float) -> int:
    """Remove the tables at which nothing has happened for so many days up to ``now``; return how many."""
    return await store.tidy(int(now) - days * DAY)


async def tidy_daily(store: Store, days: int) -> None:
    """Remove them now and every day, until cancelled; but not on a day on which the clock may be wrong.

    One that is set far ahead, as after a start without a battery, would cost everybody their games: it shows in that
    nothing at all has happened for so long, or in that it has gone further than this process has lived meanwhile.
    """
    ahead = time.time() - time.monotonic()
    while True:
        before, ahead = ahead, time.time() - time.monotonic()
        try:
            newest = await store.last_touched()
            if ahead - before > DAY or (newest is not None and newest < time.time() - days * DAY):
                log.warning("not-tidied", why="the clock may be wrong, or nothing has happened for long")
            else:
                log.info("tidied", removed=await tidy(store, days, time.time()))
        except SQLAlchemyError as wrong:
            log.error("not-tidied", **failure(wrong))
        await asyncio.sleep(DAY)
