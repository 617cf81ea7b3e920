"""When a bot may stand in for who is away, and which."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fogtable import bots
from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.server.actions import seating
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Clock, Fill
from fogtable.server.store.rows import Stored
from fogtable.server.store.tables import Store
from fogtable.server.tables import presence
from fogtable.server.tables.table import Table
from tests.server.apart import Stage, stored_table
from tests.server.in_process import table_of
from tests.server.windowed import run

GAME = load("notalone")
BEN = "hunted-1"


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    """The hands of the server's clock, by which absence is counted here too."""
    made = Stage(monkeypatch)
    monkeypatch.setattr(presence, "monotonic", lambda: made.now)
    return made


async def opened(store: Store, clock: Clock | None = None, listed: str | None = None) -> Table:
    match = Match(GAME, 2, seed=1)
    while 1 not in match.awaited():
        match.play(0, "pass")
    stored: Stored = replace(stored_table(match, "table", clock), listed=listed)
    await store.create(stored)
    return table_of(stored, match, store)


async def stands_in(table: Table, bot: str = "random") -> bool:
    """Ask for a bot in place of Ben; tell whether it may."""
    try:
        await seating.fill(table, "s0", BEN, Fill(bot))
    except Refusal as why:
        if why.code != "not-away":
            raise
        return False
    return True


def test_after_three_minutes_and_it_is_the_best_that_answers_at_once(tmp_path: Path, stage: Stage) -> None:
    async def play(store: Store) -> None:
        table = await opened(store)
        with table.page_open("s0"):
            stage.now += 179
            assert not await stands_in(table)
            with table.page_open("s1"):
                stage.now += 179
            stage.now += 179
            assert not await stands_in(table), "it is counted from when they were here last"
            stage.now += 1
            assert await stands_in(table)
        assert table.published.seats[1].bot == bots.stand_in(GAME) == next(iter(GAME.bots))
        await seating.fill(table, "s1", BEN, Fill(None))
        assert table.published.seats[1].bot is None, "they take over again at once"

    run(tmp_path, play)


def test_at_a_public_table_the_clock_says_when(tmp_path: Path, stage: Stage) -> None:
    async def play(store: Store) -> None:
        table = await opened(store, Clock(600, 60), listed="en")
        with table.page_open("s0"):
            stage.now += 500
            table.publish_presence()
            assert not await stands_in(table), "there is time left"
            stage.now += 161
            table.publish_presence()
            with table.page_open("s1"):
                assert not await stands_in(table), "who is here is not away"
            assert await stands_in(table)

    run(tmp_path, play)
