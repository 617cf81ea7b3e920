"""Which tables' bots may think now: some tables at once, one of each person who opened them; the others take turns.

The bots of one table that are asked at the same moment think at the same time: a thought that waited for another to
end would reveal that there was another.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from fogtable.server.turns import Turns

TOGETHER: Final = 0.25
"""Seconds within which the bots of a table begin that are asked at the same moment."""


@dataclass
class _Turn:
    owner: str
    begun: float
    thoughts: int


@dataclass
class _Waiting:
    owner: str
    thoughts: int = 0
    begins: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Thinking:
    """Gives turns to tables.

    Args:
        tables: how many think at once.
    """

    def __init__(self, tables: int) -> None:
        self._most = tables
        self._thinking: dict[str, _Turn] = {}
        self._waiting: dict[str, _Waiting] = {}
        self._turns = Turns()

    @asynccontextmanager
    async def turn(self, table: str, owner: str) -> AsyncIterator[None]:
        """Wait until this table of this person has its turn, which lasts until all its thoughts have ended."""
        turn = self._thinking.get(table)
        if turn is not None and asyncio.get_running_loop().time() - turn.begun <= TOGETHER:
            turn.thoughts += 1
        else:
            await self._wait(table, owner)
        try:
            yield
        finally:
            self._end(table)

    async def _wait(self, table: str, owner: str) -> None:
        waiting = self._waiting.setdefault(table, _Waiting(owner))
        waiting.thoughts += 1
        self._begin()
        try:
            await asyncio.shield(waiting.begins)
        except asyncio.CancelledError:
            if waiting.begins.done():
                self._end(table)
            else:
                waiting.thoughts -= 1
                if not waiting.thoughts:
                    del self._waiting[table]
            raise

    def _begin(self) -> None:
        while len(self._thinking) < self._most:
            busy = {turn.owner for turn in self._thinking.values()}
            ready = [(table, waiting) for table, waiting in self._waiting.items() if waiting.owner not in busy]
            if not ready:
                return
            table, waiting = min(ready, key=lambda one: self._turns.rank(one[1].owner, one[0]))
            del self._waiting[table]
            self._turns.note(waiting.owner, table)
            self._thinking[table] = _Turn(waiting.owner, asyncio.get_running_loop().time(), waiting.thoughts)
            waiting.begins.set_result(None)

    def _end(self, table: str) -> None:
        turn = self._thinking[table]
        turn.thoughts -= 1
        if not turn.thoughts:
            del self._thinking[table]
            self._begin()
