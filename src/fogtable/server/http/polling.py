"""Presence of people whose pages have no open line and poll for views: they are here while they poll."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Final

from fogtable.core.declarations.visibility import SPECTATOR
from fogtable.server.tables.table import Table

STAYS: Final = 10.0
"""Seconds without a poll after which a session counts as gone; pages poll every two."""


class Polling:
    """Keeps sessions that poll present at the tables where they hold a seat."""

    def __init__(self) -> None:
        self._here: dict[tuple[Table, str], tuple[asyncio.TimerHandle, ExitStack]] = {}

    def asked(self, table: Table, session: str | None) -> None:
        """Note that a page of this session has asked, and will ask again."""
        if session is None or table.published.viewers_of(session) == [SPECTATOR]:
            return
        who = (table, session)
        if who in self._here:
            timer, here = self._here[who]
            timer.cancel()
        else:
            here = ExitStack()
            here.enter_context(table.page_open(session))
        self._here[who] = (asyncio.get_running_loop().call_later(STAYS, self._gone, who), here)

    def _gone(self, who: tuple[Table, str]) -> None:
        _, here = self._here.pop(who)
        here.close()

    def close(self) -> None:
        """Forget everybody."""
        for timer, _ in self._here.values():
            timer.cancel()
        self._here.clear()
