"""A secret answer shows in nothing that anybody else is sent, whatever happens around the game meanwhile.

The same table is played twice, beside the same happenings: once with secret answers, once without. What all others are
sent has to be the same, byte for byte and message for message; so has all that they could ask for.
"""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any, Literal

import pytest

from fogtable.games import NAMES, load
from fogtable.server.actions import answering
from fogtable.server.requests import Answers, Clock, TakeBack
from fogtable.server.store.tables import Store
from fogtable.server.tables.replay import match_of
from fogtable.server.tables.table import Table
from tests.server.apart import AROUND, Stage, World, settled, stored_table
from tests.server.in_process import SHARE, table_of
from tests.server.secrets_kept import Moment, moments
from tests.server.windowed import run

When = Literal["before", "meanwhile", "elsewhere", "never"]
"""Whether things happen right before an answer, while it is written, while another worker takes it; or without any."""
SEVERAL = [name for name in NAMES if load(name).seat_counts[-1] > 1]


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    return Stage(monkeypatch)


class Actor:
    """Somebody who answers in secret, now this and now that."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self.given = 0

    async def answer(self, table: Table) -> None:
        """Answer once, if there is still something to answer."""
        moment, seat, number = self._moment, self._moment.actor, self.given
        if moment.way == "chain" and number == len(moment.picks):
            return
        self.given += 1
        view, name, session = table.published.views[seat].view, table.match.names[seat], f"s{seat}"
        async with table.lock:
            if moment.way == "sealed" and table.match.retractable(seat):
                await answering.retract(table, session, TakeBack(name, view, f"key {number}"))
            else:
                pick = moment.picks[number % len(moment.picks)]
                await answering.answer(table, session, Answers(name, view, [pick], f"key {number}"), SHARE)


async def played(stage: Stage, store: Store, moment: Moment, when: When) -> dict[str, Any]:
    """Let everything happen around a game once, a secret answer beside each; return what the others were told."""
    stage.begin()
    stored = stored_table(moment.match, secrets.token_urlsafe(16), Clock(30, 60))
    await store.create(stored)
    table, far = (table_of(stored, match_of(load(stored.game), stored), store) for _ in range(2))
    world, actor = World(stage, store, table, moment.actor), Actor(moment)
    async with world.pages():
        around = table.display.around
        assert around.times is not None
        assert around.times.going
        for happening in AROUND:
            if when == "elsewhere":
                async with far.lock:
                    await far.catch_up()
                await actor.answer(far)
                await asyncio.gather(catches_up(table), happening(world))
            elif when == "meanwhile":
                answered = asyncio.create_task(actor.answer(table))
                await asyncio.sleep(0)
                await happening(world)
                await answered
            else:
                await happening(world)
                around = table.display.around
                if when == "before":
                    await actor.answer(table)
                assert table.display.around is around
            await settled()
        kept = await store.load(table.id)
        assert kept is not None
        far.spoil()
        assert (actor.given > 2) == (when != "never")
        return {**world.told(), "clocks on disk": kept.times}


async def catches_up(table: Table) -> None:
    async with table.lock:
        await table.catch_up()


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Return where two runs differ, in words; empty: they do not."""
    for who, sent in one.items():
        if sent != other[who]:
            pairs = zip(sent, other[who], strict=False) if isinstance(sent, list) else [(sent, other[who])]
            return f"{who}: {next((pair for pair in pairs if pair[0] != pair[1]), 'one was sent more')}"
    return ""


@pytest.mark.parametrize("name", SEVERAL)
def test_nobody_is_sent_anything_by_a_secret_answer(tmp_path: Path, stage: Stage, name: str) -> None:
    async def play(store: Store) -> None:
        for moment in moments(name):
            without = await played(stage, store, moment, "never")
            assert all(len(sent) > 8 for who, sent in without.items() if who in ("s0", "s1", "s2", "stranger"))
            for when in ("before", "meanwhile", "elsewhere"):
                assert not difference(await played(stage, store, moment, when), without), (moment.way, when)

    run(tmp_path, play)
