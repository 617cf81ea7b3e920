"""Whoever asks for something may go away before it is there; then nobody works on it any more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

from starlette.requests import Request

from fogtable.server.refusals import Refusal

T = TypeVar("T")


async def unless_gone(request: Request, work: Awaitable[T]) -> T:
    """Wait for something that a request asks for, as long as its caller does; its body has to be read before.

    Raises:
        Refusal: ``unavailable``: the caller has gone; nobody reads it.
    """
    working = asyncio.ensure_future(work)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise Refusal("unavailable", "who asked for this has gone")
    finally:
        gone.cancel()
        working.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
