"""Leaving a game that counts: at a table that was offered to everybody and has a clock."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fogtable import bots
from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.server.actions import seating
from fogtable.server.background.bots import Bots
from fogtable.server.refusals import Refusal
from fogtable.server.requests import Arrange, Claim, Clock, Fill
from fogtable.server.store.rows import Stored
from fogtable.server.store.tables import Store
from fogtable.server.tables.table import Table
from tests.server.apart import Stage, settled, stored_table
from tests.server.harness import PATIENCE, Person, play_out
from tests.server.in_process import table_of
from tests.server.windowed import run

GAME = load("notalone")
BEN = "hunted-1"
TEN = Clock(10, 60)


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    return Stage(monkeypatch)


async def opened(store: Store, clock: Clock | None = TEN, listed: str | None = "en") -> tuple[Table, Bots]:
    """Return a table at which Anna and Ben play, and Ben is asked, with the bots beside it."""
    match = Match(GAME, 2, seed=1)
    while 1 not in match.awaited():
        match.play(0, "pass")
    stored: Stored = replace(stored_table(match, "table", clock), listed=listed)
    await store.create(stored)
    beside = Bots((0.0, 0.0))
    return table_of(stored, match, store, beside.seat), beside


def seat_of(table: Table, viewer: str = "s0") -> dict[str, Any]:
    seats: list[dict[str, Any]] = msgspec.json.decode(table.display.info(viewer))["seats"]
    return seats[1]


async def refused(doing: Any) -> str:
    with pytest.raises(Refusal) as why:
        await doing
    return why.value.code


async def until_left(table: Table, stage: Stage) -> None:
    """Let time run out, for whoever is asked, until Ben has left."""
    async with asyncio.timeout(PATIENCE):
        while not seat_of(table)["left"]:
            stage.now += 71
            table.publish_presence()
            await asyncio.sleep(0.01)


def test_who_leaves_has_left_and_a_bot_plays_on(tmp_path: Path, stage: Stage) -> None:
    async def play(store: Store) -> None:
        table, beside = await opened(store)
        name = seat_of(table)["name"]
        with table.page_open("s0"):
            async with table.lock:
                await seating.leave(table, "s1", BEN)
            told = seat_of(table, "stranger")
            assert (told["left"], told["name"], told["bot"]) == (True, name, bots.stand_in(GAME))
            for unsaying in (
                seating.remove(table, "s0", BEN),
                seating.fill(table, "s0", BEN, Fill("random")),
                seating.fill(table, "s0", BEN, Fill(None)),
            ):
                assert await refused(unsaying) == "seat-kept"
            async with table.lock:
                await seating.invite(table, "s0", BEN)
            async with table.lock:
                await seating.arrange(table, "s0", Arrange(locked=False, watching=True, listed=None))
            assert seat_of(table)["left"], "the host does not make it unsaid"
            async with table.lock:
                await seating.claim(table, "s1", BEN, Claim("Ben"))
            assert not seat_of(table)["left"], "who is back has not left"
        table.spoil()
        beside.close()

    run(tmp_path, play)


def test_who_stays_away_until_the_clock_runs_out_has_left(tmp_path: Path, stage: Stage) -> None:
    async def play(store: Store) -> None:
        table, beside = await opened(store)
        with table.page_open("s0"):
            with table.page_open("s1"):
                stage.now += 71
                table.publish_presence()
                answers = len(table.position.answers)
                async with asyncio.timeout(PATIENCE):
                    while len(table.position.answers) == answers:
                        await asyncio.sleep(0.01)
                assert not seat_of(table)["left"], "who is here has been too slow, once"
            await until_left(table, stage)
            assert table.published.seats[1].sessions == {"s1"}, "they take over again when they are back"
            async with table.lock:
                await seating.fill(table, "s1", BEN, Fill(None))
            assert not seat_of(table)["left"]
        table.spoil()
        beside.close()

    run(tmp_path, play)


@pytest.mark.parametrize(("clock", "listed"), [(None, "en"), (TEN, None)])
def test_among_friends_leaving_costs_nothing(
    tmp_path: Path, stage: Stage, clock: Clock | None, listed: str | None
) -> None:
    async def play(store: Store) -> None:
        table, beside = await opened(store, clock, listed)
        with table.page_open("s0"):
            stage.now += 71
            table.publish_presence()
            await settled()
            assert table.published.seats[1].bot is None
            async with table.lock:
                await seating.leave(table, "s1", BEN)
            async with table.lock:
                await seating.arrange(table, "s0", Arrange(locked=False, watching=True, listed="uk"))
            told = seat_of(table)
            assert (told["left"], told["taken"], told["bot"]) == (False, False, None)
            async with table.lock:
                await seating.fill(table, "s0", BEN, Fill("random"))
        table.spoil()
        beside.close()

    run(tmp_path, play)


def test_while_it_is_secret_who_is_asked_nobody_has_left(tmp_path: Path, stage: Stage) -> None:
    """Else it would tell that it was they who were asked."""

    async def play(store: Store) -> None:
        table, beside = await opened(store)
        hidden = replace(table.display.around.facts.moment, hidden=True, awaited=())
        facts = replace(table.published.facts, moment=replace(hidden, number=99))
        table.display.publish(replace(table.published, facts=facts))
        with table.page_open("s0"):
            stage.now += 71
            table.publish_presence()
            assert table.display.around.times is not None
            assert table.display.around.times.late([1]) == [1]
            answers = len(table.position.answers)
            async with asyncio.timeout(PATIENCE):
                while len(table.position.answers) == answers:
                    await asyncio.sleep(0.01)
            assert not seat_of(table)["left"]
        table.spoil()
        beside.close()

    run(tmp_path, play)


def test_it_is_told_after_the_end(anna: Person, ben: Person) -> None:
    table = anna.open("here", "link", clock={"decision": 600})
    anna.post(f"/tables/{table}/arrange", {"locked": False, "watching": True, "listed": "en"})
    assert ben.claim(table, "buyer-2", "Ben").status_code == 200
    with anna.watching(table):
        assert ben.post(f"/tables/{table}/seats/buyer-2/leave", {}).status_code == 200
        play_out([anna], table, random.Random(1))
    (_, told) = anna.get(f"/tables/{table}").json()["seats"]
    assert (told["left"], told["name"]) == (True, "Ben")
    (mine,) = [one for one in anna.get("/mine").json() if one["id"] == table]
    assert mine["seats"][1]["left"]
