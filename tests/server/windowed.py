"""Tables whose windows last a fixed time, and the hands of their clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from fogtable.core.play.match import Match
from fogtable.server.actions.answering import answer
from fogtable.server.background import windows
from fogtable.server.requests import Answers
from fogtable.server.store.rows import StoredSeat
from fogtable.server.store.tables import Store
from fogtable.server.tables import clocks
from fogtable.server.tables.table import Table
from tests.games.anima.journeys import explored
from tests.games.anima.table import A, B, C
from tests.games.bigbrother.fights import before
from tests.games.bigbrother.table import BB, J
from tests.server.background.test_windows import on_a_table
from tests.server.in_process import SHARE, store_in


class Hands:
    """The hands of the clock, moved by the test: windows wait until :meth:`over`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waited: list[float] = []
        self.now = 1000.0
        self._over = asyncio.Event()
        monkeypatch.setattr(windows, "wait", self.wait)
        monkeypatch.setattr(clocks, "now", lambda: self.now)

    async def wait(self, seconds: float) -> None:
        self.waited.append(seconds)
        self._over.clear()
        await self._over.wait()

    async def begun(self) -> None:
        """Let the server come to wait."""
        for _ in range(20):
            await asyncio.sleep(0)

    def let_go(self) -> None:
        """The time of the window is over; nothing is awaited of it."""
        self.now += self.waited[-1]
        self._over.set()

    async def over_without_change(self) -> None:
        """What is waited for is over, though the window stays."""
        await self.begun()
        self.let_go()
        for _ in range(20):
            await asyncio.sleep(0.005)

    async def over(self, table: Table) -> None:
        """The time of the window is over."""
        request = table.match.request
        await self.begun()
        self.let_go()
        for _ in range(500):
            if table.match.request is not request:
                async with table.lock:  # until it is shown
                    return
            await asyncio.sleep(0.002)
        raise AssertionError("the window is not closed")


@asynccontextmanager
async def attended(store: Store, match: Match, kinds: str = "ppppp", tempo: str = "strict") -> AsyncIterator[Table]:
    """Put a match on a table whose windows are closed; ``kinds``: a person each, or ``b`` for a bot."""
    table = await on_a_table(store, match, tempo)
    for at, kind in enumerate(kinds[: len(match.names)]):
        if kind == "b":
            await table.reseat(at, StoredSeat("bot", "steady"))
        elif kind != "p":  # people before one device
            await table.reseat(at, StoredSeat("here", None, "Person", frozenset([kind])))
    windows.attend(table)
    try:
        yield table
    finally:
        table.spoil()


def run(folder: Path, play: Callable[[Store], Awaitable[None]]) -> None:
    async def playing() -> None:
        async with store_in(folder) as store:
            await play(store)

    asyncio.run(playing())


async def says(table: Table, seat: int, pick: str, session: str = "") -> bytes:
    view = table.published.views[seat].view
    said = Answers(table.match.names[seat], view, [pick], f"key {view} {pick}")
    return await answer(table, session or f"s{seat}", said, SHARE)


def sees(table: Table, seat: int) -> bytes:
    return table.display.message(seat, f"s{seat}") + table.display.info(f"s{seat}").replace(table.id.encode(), b"")


def countdown(table: Table, seat: int) -> dict[str, float] | None:
    """Return how a seat sees the time of the window run out."""
    told: dict[str, float] | None = msgspec.json.decode(table.display.message(seat, f"s{seat}"))["window"]
    return told


def stepping(hidden: str) -> Match:
    """Return a match in which Julia has stepped to pl12, with a hidden policeman in town."""
    table = before(
        figures="", hidden=hidden, directive_hand="raid", players=3, characters="julia winston", asks_idle=True
    )
    table.walk(J, "pl12")
    assert table.offered(BB) == ({"reveal:one", "pass"} if hidden == "pl12" else {"pass"})
    return table.match


def rolling(players: int) -> Match:
    """Return a match of ANIMA in which A has rolled a die that B can have rolled again; A and C can only pass."""
    hand = {A: "scout", B: "fate"} | ({C: "iron-fist"} if players > 2 else {})
    table = explored(1, area="cornes", players=players, hand=hand, asks_idle=True)
    assert table.awaited() == set(hand)
    return table.match
