"""Where games are played again: to read a table from the store, and to take an answer back.

A short game takes a few milliseconds, in a thread. A long one would hold Python's lock for a second, as often as
somebody asks for it: it is played in another process, and comes back at its last boundary
(:mod:`fogtable.core.play.suspended`). So no call costs this process more for a long game than for a short one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from fogtable.server.turns import FairTurns, Person

SHORT: Final = 60
"""Answers of a game that is played again in a thread."""

T = TypeVar("T")


class Again:
    """Plays the games of all tables again; tables take turns.

    Args:
        elsewhere: where long games are; ``None``: in a thread as well.
    """

    def __init__(self, elsewhere: FairTurns | None = None) -> None:
        self._elsewhere = elsewhere

    async def played(self, table: str, answers: int, work: Callable[[], T]) -> T:
        """Return what ``work`` returns, which plays the game of a table of so many answers.

        Raises:
            Refusal: ``too-many``, ``unavailable``.
        """
        if self._elsewhere is None or answers <= SHORT:
            return await asyncio.to_thread(work)
        return await self._elsewhere.submit(Person("", table), work)
