"""Whether the store answers, and takes what is written."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from fogtable.server.logs import failure, log
from fogtable.server.store.tables import Store

PATIENCE: Final = 2.0
"""Seconds within which the store has to answer."""
KEPT: Final = 1.0
"""Seconds for which an answer stands: however often one asks, the store is asked once in this time."""


class Readiness:
    """Whether the store answers, and takes what is written: a full disk can be read from."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = -KEPT
        self._ready = False
        self._busy = asyncio.Lock()

    async def ready(self) -> bool:
        """Tell whether the store answers, as it did a moment ago or does now."""
        async with self._busy:
            if time.monotonic() - self._asked >= KEPT:
                self._ready = await self._answers()
                self._asked = time.monotonic()
            return self._ready

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.probe()
        except Exception as wrong:
            log.error("not-ready", **failure(wrong))
            return False
        return True
