"""How long bots let others wait: a whole pause at first, a part of it while everybody sees that they go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from fogtable.games import load
from fogtable.server.actions.opening import new_table
from fogtable.server.background import bots
from fogtable.server.background.bots import Bots
from fogtable.server.requests import NewTable, Player
from tests.server.in_process import registry_in

PATIENCE = 30
PAUSE = 6.0


class Waits:
    """Lets no time pass, and keeps how much would have passed."""

    def __init__(self) -> None:
        self.asked: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        await asyncio.sleep(0)


def test_a_bot_that_goes_on_lets_nobody_wait_as_long_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = Waits()
    monkeypatch.setattr(bots, "wait", waits)

    async def play() -> None:
        made = Bots((PAUSE, PAUSE))
        async with registry_in(tmp_path, made.seat, {"onoda": load("onoda")}) as registry:
            table = await registry.find(
                await registry.add(new_table(registry.games, "me", NewTable("onoda", [Player("bot", "steady")])))
            )
            with table.page_open(None):
                async with asyncio.timeout(PATIENCE):
                    while len(waits.asked) < 6:
                        await asyncio.sleep(0.001)
            table.spoil()
        made.close()

    asyncio.run(play())
    first, *others = waits.asked
    assert PAUSE * 0.8 < first <= PAUSE
    assert all(seconds <= PAUSE * bots.GOING_ON for seconds in others)


def test_in_secret_every_answer_takes_a_whole_pause(tmp_path: Path) -> None:
    """A shorter pause would tell that the answer before, which nobody saw, was of the same seat."""

    async def play() -> int:
        async with registry_in(tmp_path, games={"notalone": load("notalone")}) as registry:
            stored = new_table(
                registry.games, "me", NewTable("notalone", [Player("here"), Player("here"), Player("here")])
            )
            table = await registry.find(await registry.add(stored))
            luck, met = Random(5), 0
            for _ in range(60):
                seat = table.match.awaited()[0]
                options = table.match.offered(seat)
                table.match.play(seat, luck.choice(options))
                table.position.answers.append((seat, ""))
                if table.match.over:
                    break
                if not table.match.waits_openly():
                    met += 1
                    assert not bots._goes_on(table, seat)
            return met

    assert asyncio.run(play())
