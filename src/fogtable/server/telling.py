"""What the open line of a page is told, whatever kind of line it is: full views, the newest ones, never queued.

A beat comes at fixed moments, so that a page notices a line that is dead and says nothing. It goes by a clock of its
own: one that waited longer when something had been said would tell of answers that nobody may see.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Final

from fogtable.core.visibility import SPECTATOR
from fogtable.server import metrics
from fogtable.server.live import Table
from fogtable.server.speaking import Ear

BEAT: Final = 5.0
"""Seconds between two beats."""
STILL: Final = "{}"
"""What a beat says."""


@contextmanager
def watched(table: Table) -> Iterator[asyncio.Event]:
    """Give what is set whenever something new may be seen; now is the first time."""
    news = asyncio.Event()
    news.set()
    table.watchers.add(news)
    try:
        yield news
    finally:
        table.watchers.discard(news)


@contextmanager
def counted(table: Table, session: str | None) -> Iterator[None]:
    """Count a line as open, and who is at its other end as here."""
    eyes = "spectator" if table.shown.viewers_of(session) == [SPECTATOR] else "seat"
    with metrics.SOCKETS.labels(eyes).track_inprogress(), table.looked_on(session):
        yield


async def told(table: Table, session: str | None, news: asyncio.Event) -> AsyncIterator[str]:
    """Yield each view that this session may see and has not got in its newest form; and who is here, when it changes.

    What happens while nobody takes what was yielded is told in its newest form. It ends when the table has to be read
    anew.
    """
    sent: dict[int, int] = {}
    around = b""
    ear = Ear(table, session)
    clock = asyncio.get_running_loop().time
    beat = clock() + BEAT
    while True:
        try:
            async with asyncio.timeout_at(beat):
                await news.wait()
        except TimeoutError:
            beat = clock() + BEAT
            yield STILL
            continue
        news.clear()
        if table.spoiled:
            return
        viewers = table.shown.viewers_of(session)
        for viewer in viewers:
            view = table.number(viewer)
            if sent.get(viewer) != view and viewer in table.shown.viewers_of(session):
                sent[viewer] = view
                around = table.around(session)
                yield table.message(viewer, session).decode()
        if around != (now := table.around(session)):
            around = now
            yield table.news(session).decode()
        if (heard := ear.news()) is not None:
            yield heard.decode()
        sent = {viewer: view for viewer, view in sent.items() if viewer in viewers}
