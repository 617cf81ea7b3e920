"""What waits for the changes of one table: open pages, and tasks that run beside the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from typing import Any


class Subscribers:
    """The subscribers of one table.

    Args:
        ended: tells whether nothing more is to be waited for: the game is over, or the table has to be read anew.

    Attributes:
        pages: an event for each open page, set whenever there may be something new for it.
    """

    def __init__(self, ended: Callable[[], bool]) -> None:
        self._ended = ended
        self.pages: set[asyncio.Event] = set()
        self._followers: set[asyncio.Event] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Let everyone look whether there is something new."""
        for event in (*self.pages, *self._followers):
            event.set()

    def run(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run a task beside the game, unless that has ended; not twice under one name.

        It is cancelled by :meth:`cancel`, and has to end by itself when the game does.
        """
        if name in self._tasks or self._ended():
            return
        task = self._tasks[name] = asyncio.create_task(work())
        task.add_done_callback(lambda _: self._tasks.pop(name))

    async def changes(self) -> AsyncGenerator[None]:
        """Yield now, and whenever there may be something new, until the end."""
        news = asyncio.Event()
        news.set()
        self._followers.add(news)
        try:
            while not self._ended():
                await news.wait()
                news.clear()
                yield
        finally:
            self._followers.discard(news)

    def cancel(self) -> None:
        """Cancel all tasks, and wake everyone: there is an end."""
        for task in self._tasks.values():
            task.cancel()
        self.wake()

    async def stopped(self) -> None:
        """Wait until all tasks have ended."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
