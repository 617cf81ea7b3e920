"""A server that plays games found by their names lets other processes look back at them."""

from __future__ import annotations

import asyncio
import os
import random
import threading
from functools import partial
from pathlib import Path

import msgspec
import pytest

from fogtable.core.formats import record
from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.server.actions import opening, replays
from fogtable.server.actions.records import table_of_record
from fogtable.server.actions.replays import Packed, steps_of
from fogtable.server.http.services import Services
from fogtable.server.refusals import Refusal
from fogtable.server.requests import GoOn
from fogtable.server.store.database import Database, in_file
from fogtable.server.turns import Person

ME = Person("here", "me")
PATIENCE = 120


def finished() -> Match:
    luck, match = random.Random(3), Match(load("onoda"), 1, seed=3)
    while not match.over:
        match.answer(0, luck.choice(match.next()[2]))
    return match


def test_what_looks_back_is_done_elsewhere_and_says_the_same(tmp_path: Path) -> None:
    match = finished()
    steps = steps_of(match, 0)

    async def work() -> None:
        games = {"onoda": load("onoda")}
        services = Services(Database(in_file(tmp_path / "tables.sqlite")), games)
        async with services.running(), asyncio.timeout(PATIENCE):
            share = services.looking_back.share_of(ME)
            assert await share.submit(os.getpid) != os.getpid()
            kept = await share.submit(partial(record.write, match))
            assert kept == record.write(match)
            table = await services.registry.find(
                await services.registry.add(await share.submit(partial(table_of_record, games, kept)))
            )
            piece = await services.replays.piece(table, "onoda", 3, share)
            assert msgspec.json.decode(piece)[0] == msgspec.json.decode(steps[3])
            made = await opening.go_on("me", table, GoOn("onoda", 5), share)
            assert len(made.answers) == 5
            with pytest.raises(Refusal) as refused:  # it comes as it is
                await share.submit(partial(table_of_record, games, b"nothing"))
            assert (refused.value.code, refused.value.status) == ("bad-record", 400)
            assert refused.value.details == {"line": 1}
            assert not [one for one in threading.enumerate() if one.name.startswith("looking-back")]

    asyncio.run(work())


@pytest.mark.parametrize("count", [1, 31, 32, 33, 100])
def test_packed_positions_are_the_same(count: int) -> None:
    positions = [b'{"step":%d}' % step for step in range(count)]
    packed = Packed.of(positions)
    assert packed.steps == count
    for first in range(count):
        assert packed.positions(first) == positions[first : first + replays.PIECE]
