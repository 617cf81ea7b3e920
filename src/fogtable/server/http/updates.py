"""What an open line (socket or event stream) sends to its page: full views, always the newest, never queued.

A beat is sent at fixed moments, so that a page notices a dead line. It has a clock of its own: if a beat waited longer
after something else was sent, its timing would reveal answers that the viewer may not see.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.server import metrics
from fogtable.server.actions.talk import TalkFeed
from fogtable.server.tables.table import Table

BEAT: Final = 5.0
"""Seconds between two beats."""
STILL: Final = "{}"
"""The message of a beat."""


class Wakeup(asyncio.Event):
    """Set whenever something new may be seen, and for each beat; set at first."""

    def __init__(self) -> None:
        super().__init__()
        self.set()
        self.beats = False
        self._wind()

    def stop(self) -> None:
        """Stop the heartbeat."""
        self._timer.cancel()

    def _wind(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def _beat(self) -> None:
        self.beats = True
        self.set()
        self._wind()


@contextmanager
def watched(table: Table) -> Iterator[Wakeup]:
    """Yield what is set by the changes of a table while the context lasts."""
    news = Wakeup()
    table.subscribers.pages.add(news)
    try:
        yield news
    finally:
        news.stop()
        table.subscribers.pages.discard(news)


@contextmanager
def counted(table: Table, session: str | None) -> Iterator[None]:
    """Count a line as open, and its session as present, while the context lasts."""
    eyes = "spectator" if table.published.viewers_of(session) == [SPECTATOR] else "seat"
    with metrics.SOCKETS.labels(eyes).track_inprogress(), table.page_open(session):
        yield


async def updates(table: Table, session: str | None, news: Wakeup, stands: Callable[[], bool]) -> AsyncIterator[str]:
    """Yield each view that this session may see and has not received in its newest form; and the surroundings likewise.

    A view comes if its number is another, the surroundings if they are: neither makes the other come, though a view
    carries the surroundings as they were told last. Changes while a slow reader takes a message are merged: the next
    message is the newest view. It ends when the table has to be read anew, and at a beat when the token that the line
    was opened with is void: the browser that has its successor opens another line.
    """
    sent: dict[int, int] = {}
    around = b""
    feed = TalkFeed(table, session)
    while True:
        await news.wait()
        news.clear()
        if table.spoiled:
            return
        if news.beats:
            news.beats = False
            if not stands():
                return
            yield STILL
        viewers = table.published.viewers_of(session)
        for viewer in viewers:
            view = table.display.number(viewer)
            if sent.get(viewer) != view and viewer in table.published.viewers_of(session):
                sent[viewer] = view
                around = table.display.around_for(session)
                yield table.display.message(viewer, session).decode()
        if around != (now := table.display.around_for(session)):
            around = now
            yield table.display.news(session).decode()
        if (new_talk := feed.news()) is not None:
            yield new_talk.decode()
        sent = {viewer: view for viewer, view in sent.items() if viewer in viewers}
