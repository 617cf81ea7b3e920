"""A long game is played again in another process, and goes on here as if it had been played here."""

from __future__ import annotations

import asyncio
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fogtable.core.asking import Together
from fogtable.core.formats import record
from fogtable.core.play.match import Match
from fogtable.core.play.view import view_bytes
from fogtable.fast.worlds import mirror
from fogtable.games import NAMES, load
from fogtable.server.actions import agreement
from fogtable.server.actions.opening import new_table
from fogtable.server.requests import NewTable, Player, TakeBack
from fogtable.server.tables import again
from fogtable.server.tables.again import Again
from fogtable.server.tables.position import Played, played
from fogtable.server.tables.registry import Registry
from fogtable.server.tables.replay import replay
from fogtable.server.turns import FairProcesses, FairTurns, Person
from tests.server.in_process import store_in
from tests.tiers import seeds

PATIENCE = 60


def wandered(match: Match, luck: random.Random, steps: int) -> None:
    """Play on at random; now and then a sealed answer is taken back."""
    for _ in range(steps):
        if match.over:
            return
        seat, _, options = match.next()
        match.answer(seat, luck.choice(options))
        if match.retractable(seat) and luck.random() < 0.2:
            match.retract(seat)


def travelled(there: Played) -> Played:
    here: Played = pickle.loads(pickle.dumps(there))
    return here


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", seeds(1))
def test_what_has_travelled_goes_on_as_if_it_had_been_played_here(name: str, seed: int) -> None:
    game, luck = load(name), random.Random(seed)
    match = Match(game, luck.choice(game.seat_counts), seed=seed)
    for _ in range(5):
        wandered(match, luck, luck.randrange(1, 60))
        there = played(match, "")
        here = travelled(there)
        other = here.match
        assert (other.answers, other.over, other.taken_back) == (match.answers, match.over, match.taken_back)
        assert other.state.log == match.state.log
        for viewer in there.events.viewers:
            assert view_bytes(other.state, viewer, other.names) == view_bytes(match.state, viewer, match.names)
            assert other.question(viewer) == match.question(viewer)
            count = there.events.count(viewer)
            assert here.events.count(viewer) == count
            assert bytes(here.events.events(viewer, 0, count)) == bytes(there.events.events(viewer, 0, count))
        assert here.last.by(other) == there.last.by(match)
        state = luck.getstate()
        wandered(other, luck, 25)
        luck.setstate(state)
        wandered(match, luck, 25)
        assert record.fingerprint(other.state) == record.fingerprint(match.state)
        if type(match.request) is Together:
            assert other.answered() == match.answered()
        assert pickle.loads(pickle.dumps(other)).state.snapshot() == match.state.snapshot() or match.taken_back
        if (fast := mirror(other)) is not None:
            assert fast.awaited() == match.awaited()


class Elsewhere(FairTurns):
    """Lets work travel and come back, and keeps how often it was asked to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    def close(self) -> None:
        pass

    def _begun(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        self.asked += 1
        done = asyncio.get_running_loop().create_future()
        done.set_result(pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(work))())))
        return done


def test_a_long_game_is_read_and_taken_back_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = Elsewhere()

    async def work() -> None:
        games = {"onoda": load("onoda")}
        async with store_in(tmp_path) as store:
            registry = Registry(store, games, lambda _: None, Again(elsewhere))
            stored = new_table(games, "me", NewTable("onoda", [Player("here")], mode="practice"))
            match = Match(games["onoda"], 1, seed=stored.seed or 0)
            luck = random.Random(1)
            monkeypatch.setattr(again, "SHORT", 20)
            for _ in range(again.SHORT + 1):
                question = match.question(0)
                assert question is not None
                option = luck.choice(match.next()[2])
                stored.answers.append((0, question[0].meaning(option, match.names)))
                match.answer(0, option)
            await registry.add(stored)
            monkeypatch.setattr(asyncio, "to_thread", None)  # not even beside other work
            table = await registry.find(stored.id)
            assert elsewhere.asked == 1
            assert table.match.answers == match.answers
            async with table.lock:
                await agreement.undo(table, "me", TakeBack("onoda", table.published.views[0].view, "back"))
            assert elsewhere.asked == 2
            assert table.match.state.snapshot() == replay(match, match.answers[:-1]).state.snapshot()
            monkeypatch.undo()
            await registry.close()

    asyncio.run(work())


def test_what_is_done_in_another_process_comes_back_and_what_it_raises_too() -> None:
    match = Match(load("onoda"), 1, seed=4)
    wandered(match, random.Random(4), 100)

    async def work() -> None:
        processes = FairProcesses(1)
        me = Person("here", "me")
        async with asyncio.timeout(PATIENCE):
            here = await processes.submit(me, Known(match))
            assert here.match.state.snapshot() == match.state.snapshot()
            with pytest.raises(KeyError, match="nothing"):
                await processes.submit(me, Fails())
        processes.close()

    asyncio.run(work())


class Known:
    """Plays a match elsewhere."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __call__(self) -> Played:
        return played(self.match, "")


class Fails:
    """Finds nothing."""

    def __call__(self) -> None:
        raise KeyError("nothing")
