"""Closes blind windows when their time is over; see :mod:`fogtable.server.tables.blind_windows`."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal
from fogtable.server.store.tables import Conflict
from fogtable.server.tables import blind_windows, clocks
from fogtable.server.tables.table import Table

_KEY: Final = (SPECTATOR, "windows")
wait = asyncio.sleep
"""How the time of a window passes: tests put their own in its place."""


def attend(table: Table) -> None:
    """Begin to close the windows of a table; of all workers the one does it that plays its bots."""
    if not table.game.window_seconds or _KEY in table.bots or table.published.state == "over":
        return
    attending = asyncio.create_task(_attend(table))
    table.bots[_KEY] = attending
    attending.add_done_callback(partial(_gone, table))


async def _attend(table: Table) -> None:
    news = asyncio.Event()
    news.set()
    table.watchers.add(news)
    try:
        while not table.spoiled and table.published.state != "over":
            await news.wait()
            news.clear()
            with suppress(Conflict):  # another worker was first: that is news
                while table.leads and table.published.state == "playing" and table.blind.closing:
                    await _close(table)
    except Refusal:
        pass  # the store failed: the table is spoiled, and whoever reads it anew attends it again
    except Exception as wrong:
        log.error("window-failed", table=table.id, **failure(wrong))
    finally:
        table.watchers.discard(news)


async def _close(table: Table) -> None:
    """Wait until the time is over; then give the answers that were kept, and pass for who has said nothing."""
    request = table.match.request
    countdown = table.published.countdown
    await wait(0.0 if countdown is None else max(0.0, countdown.ends - clocks.now()))
    window = table.blind
    for seat in window.closing:
        async with table.lock:
            if table.spoiled or not table.leads or table.match.request is not request:
                return
            if seat in table.match.awaited():
                option = blind_windows.answer_of(table.match, seat, table.published.seats[seat], window.opened)
                await table.bot_answer(seat, table.published.views[seat], option)


def _gone(table: Table, _: asyncio.Task[None]) -> None:
    del table.bots[_KEY]
