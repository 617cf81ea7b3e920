"""Begins games at which somebody does not reveal what they wanted to add to the luck; see ``tables/fairness.py``.

A page reveals by itself, at once. One that is gone, or keeps its value back, holds nobody up for long: the luck is
drawn without it, and the proof says so.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal
from fogtable.server.store.tables import Conflict
from fogtable.server.tables.fairness import unrevealed
from fogtable.server.tables.table import Table

SECONDS: Final = 10.0
"""Seconds for which the values of all seats are waited for; after a restart of the server once more."""


def attend(table: Table) -> None:
    """Begin to wait, if a table waits for values. Where there are several workers, each of them waits."""
    if table.published.state == "shuffling":
        table.subscribers.run("shuffling", partial(_attend, table))


async def _attend(table: Table) -> None:
    await asyncio.sleep(SECONDS if unrevealed(table.published.seats) else 0.0)
    try:
        async with table.lock:
            while not table.spoiled and table.published.state == "shuffling":
                with suppress(Conflict):  # another worker was first, or a value has come there
                    await table.begin_without_the_rest()
    except Refusal:
        pass  # the store failed: the table is spoiled, and when it is read anew it is attended again
    except Exception as wrong:
        log.error("shuffling-failed", table=table.id, **failure(wrong))
