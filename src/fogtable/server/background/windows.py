"""Closes blind windows when their time is over and nobody thinks: :mod:`fogtable.server.tables.blind_windows`."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress
from functools import partial

from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal
from fogtable.server.store.tables import Conflict
from fogtable.server.tables import blind_windows, clocks
from fogtable.server.tables.table import Table

wait = asyncio.sleep
"""How the time of a window passes: tests put their own in its place."""


def attend(table: Table) -> None:
    """Begin to close the windows of a table; of all workers, the one that plays its bots does it."""
    if table.game.window_seconds:
        table.subscribers.run("windows", partial(_attend, table))


async def _attend(table: Table) -> None:
    try:
        async with aclosing(table.subscribers.changes()) as changes:
            async for _ in changes:
                with suppress(Conflict):  # another worker was first: that is a change, too
                    while table.leads and table.published.state == "playing" and table.blind_window.closes:
                        await _close(table)
    except Refusal:
        pass  # the store failed: the table is spoiled, and when it is read anew it is attended again
    except Exception as wrong:
        log.error("window-failed", table=table.id, **failure(wrong))


async def _close(table: Table) -> None:
    """Wait until the time is over; then give the answers that were kept, and pass for seats without one."""
    match, opened = table.match, table.match.opened()
    countdown = table.published.countdown
    await wait(0.0 if countdown is None else max(0.0, countdown.ends - clocks.now()))
    window = table.blind_window
    if window.thinking:  # somebody has sat down meanwhile
        return
    for seat in window.closing:
        async with table.lock:
            if table.spoiled or not table.leads or table.match is not match or match.opened() != opened:
                return
            if seat in table.match.awaited():
                option = blind_windows.answer_of(table.match, seat, table.published.seats[seat], window.opened)
                await table.answer_for(seat, table.published.views[seat], option)
