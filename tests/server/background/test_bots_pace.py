"""How long bots let others wait: a whole pause where it covers for people, else a small part of it."""

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


def test_nobody_waits_for_a_bot_that_only_seems_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
    assert all(seconds <= PAUSE * bots.QUICK for seconds in waits.asked)


@pytest.mark.parametrize("others", [0, 1], ids=["alone", "with another person"])
def test_in_secret_a_whole_pause_covers_for_people_who_could_be_noticed(tmp_path: Path, others: int) -> None:
    """Whatever was answered before, and whoever is asked: where two people play every secret answer is covered."""

    async def play() -> set[tuple[bool, bool]]:
        async with registry_in(tmp_path, games={"notalone": load("notalone")}) as registry:
            people = [Player("here") for _ in range(1 + others)]
            players = [*people, *(Player("bot", "belief") for _ in range(3 - len(people)))]
            table = await registry.find(
                await registry.add(new_table(registry.games, "me", NewTable("notalone", players)))
            )
            luck, met = Random(5), set()
            for _ in range(60):
                seat = table.match.awaited()[0]
                table.match.play(seat, luck.choice(table.match.offered(seat)))
                if table.match.over:
                    break
                met.add((table.match.waits_openly(), bots._covers(table)))
            return met

    assert asyncio.run(play()) == {(True, False), (False, bool(others))}
