"""Reaction windows look equal: whether their owner could have reacted, nobody else sees, before and after they pass.

Two worlds are compared that differ only in what the onlooker cannot know: in one the owner can react, in the other they
cannot. All that the onlooker is sent has to be the same, byte for byte: messages, their sizes, their order, their
numbers. (The pauses of bots are drawn from the same span in both: see test_hints and the module of the bots.) Windows
of a fixed length: test_blind_windows.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import msgspec
import pytest

from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.games import NAMES, load
from fogtable.server.actions.answering import answer_at_once
from fogtable.server.requests import Answers
from fogtable.server.store.rows import Stored, StoredSeat
from fogtable.server.store.tables import Store
from fogtable.server.tables.table import Table
from tests.server.in_process import SHARE, store_in, table_of

SEVERAL = [name for name in NAMES if load(name).seat_counts[-1] > 1]


@pytest.mark.parametrize("name", [name for name in SEVERAL if not load(name).window_seconds])
def test_nobody_sees_whether_the_owner_of_a_window_could_have_reacted(tmp_path: Path, name: str) -> None:
    assert asyncio.run(compared(tmp_path, load(name), min(3, load(name).seat_counts[-1]))) >= 10


async def compared(folder: Path, game: Game, count: int) -> int:
    """Compare such worlds in some games; return how many pairs there were."""
    pairs = 0
    async with store_in(folder) as store:
        for seed in range(4):
            for match, owner, onlooker in windows(game, count, seed):
                able, unable = worlds(match, owner, onlooker)
                if able is not None and unable is not None:
                    assert await shown(store, able, owner, onlooker) == await shown(store, unable, owner, onlooker)
                    pairs += 1
    return pairs


def windows(game: Game, count: int, seed: int) -> Iterator[tuple[Match, int, int]]:
    """Play a game at random; give the match whenever two are asked without that others know: an owner and an onlooker.

    A world can be drawn anew for a seat that is asked itself.
    """
    luck = random.Random(seed)
    match = Match(game, count, game.options(), seed)
    for _ in range(150):
        if match.over:
            return
        if not match.waits_openly():
            for owner, onlooker in permutations(match.awaited(), 2):
                yield match, owner, onlooker
        seat = luck.choice(match.awaited())
        match.play(seat, luck.choice(match.offered(seat)))


def worlds(match: Match, owner: int, onlooker: int) -> tuple[Match | None, Match | None]:
    """Return a world in which the owner can react, and one in which they can only pass; both could be the true one."""
    able = unable = None
    for seed in range(8):
        world = redeal(match, onlooker, seed)
        offered = world.offered(owner)
        if offered == ["pass"]:
            unable = world
        elif "pass" in offered:
            able = world
    return able, unable


async def shown(store: Store, match: Match, owner: int, onlooker: int) -> list[bytes]:
    """Return what an onlooker is sent of this world: at first, and when the owner has passed."""
    table = await on_a_table(store, match)
    session = f"s{onlooker}"
    sent = [table.display.message(onlooker, session), table.display.info(session).replace(table.id.encode(), b"")]
    view = table.published.views[owner].view
    await answer_at_once(table, f"s{owner}", Answers(match.names[owner], view, ["pass"], "key"), SHARE)
    sent += [table.display.message(onlooker, session), table.display.info(session).replace(table.id.encode(), b"")]
    return sent


async def on_a_table(store: Store, match: Match, tempo: str = "strict") -> Table:
    seats = [StoredSeat("link", None, f"Person {seat}", frozenset([f"s{seat}"])) for seat in range(len(match.names))]
    stored = Stored(
        id=secrets.token_urlsafe(16),
        game=match.game.name,
        rules=match.game.rules_version,
        options=msgspec.json.encode(match.options).decode(),
        seed=1,
        begun=True,
        views="{}",
        seats=seats,
        answers=[],
        tempo=tempo,
    )
    await store.create(stored)
    return table_of(stored, match, store)
