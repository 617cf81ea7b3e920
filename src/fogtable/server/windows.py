"""Closes blind windows when their time is over, and keeps until then what was said in them; see :mod:`.blind`."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.server import blind, clocks
from fogtable.server.gesture import PickRefused, ahead
from fogtable.server.live import Table
from fogtable.server.logs import failure, log
from fogtable.server.refusals import Refusal
from fogtable.server.sight import reply_of
from fogtable.server.store import Overtaken
from fogtable.server.wire import Answers

_KEY: Final = (SPECTATOR, "windows")
wait = asyncio.sleep
"""How the time of a window passes: tests put their own in its place."""


def attend(table: Table) -> None:
    """Begin to close the windows of a table; of all workers the one does it that plays its bots."""
    if not table.game.window_seconds or _KEY in table.bots or table.shown.state == "over":
        return
    attending = asyncio.create_task(_attend(table))
    table.bots[_KEY] = attending
    attending.add_done_callback(partial(_gone, table))


async def _attend(table: Table) -> None:
    news = asyncio.Event()
    news.set()
    table.watchers.add(news)
    try:
        while not table.spoiled and table.shown.state != "over":
            await news.wait()
            news.clear()
            with suppress(Overtaken):  # another worker was first: that is news
                while table.leads and table.shown.state == "playing" and table.blind.closing:
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
    countdown = table.shown.countdown
    await wait(0.0 if countdown is None else max(0.0, countdown.ends - clocks.now()))
    window = table.blind
    for seat in window.closing:
        async with table.lock:
            if table.spoiled or not table.leads or table.match.request is not request:
                return
            if seat in table.match.awaited():
                option = blind.answer_of(table.match, seat, table.shown.seats[seat], window.opened)
                await table.bot_answer(seat, table.shown.sights[seat], option)


async def answer(table: Table, session: str | None, said: Answers) -> bytes:
    """Take a gesture; one within a window is kept until its time is over. Return the reply as JSON.

    Raises:
        Refusal: it is not possible; nothing has changed.
    """
    window = table.blind
    if not window.seconds or table.seat_named(said.seat) not in window.closing:
        return await table.answer(session, said)
    seat = table.held(session, said.seat)
    table.require_fresh(seat, said.view)
    try:
        ahead(table.match, seat, said.picks)
    except PickRefused as why:
        raise Refusal(why.code, str(why), pick=why.pick) from None
    await table.declare(seat, blind.holding(table.shown.seats[seat], window.opened, said.picks[0]))
    return reply_of(table.shown, seat, 1)


def _gone(table: Table, _: asyncio.Task[None]) -> None:
    del table.bots[_KEY]
