"""Games between bots: one, or many on all cores, the same whatever the number of cores."""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from fogtable import bots
from fogtable.core.bot import Bot, observe
from fogtable.core.match import Match
from fogtable.games import load

_BATCH: Final = 10
"""Games that a process plays before it reports."""


@dataclass(frozen=True)
class Plan:
    """What is to be played.

    Attributes:
        game: its name.
        seats: the name of the bot at each seat.
        options: the game's options, by name, as they are in its ``options`` struct.
        seed: everything that is drawn in game ``n`` follows from it and ``n``.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0


@dataclass(frozen=True)
class Played:
    """One finished game; ``asked`` and ``thought`` (seconds) are by name of the bot."""

    side: str
    cause: str
    turns: int | None
    decisions: int
    seconds: float
    asked: dict[str, int]
    thought: dict[str, float]


def play_one(plan: Plan, number: int) -> Played:
    """Play game ``number`` of a plan to its end.

    Only real choices are asked and counted as decisions: a lone option is answered at once.
    """
    started = time.process_time()
    game = load(plan.game)
    seats = range(len(plan.seats))
    draws = [Random(f"{plan.seed}/{number}/{seat}") for seat in seats]
    players: list[Bot] = [bots.find(game, name)() for name in plan.seats]
    options = msgspec.convert(plan.options, game.options)
    luck = Random(f"{plan.seed}/{number}").getrandbits(64)
    match = Match(game, len(plan.seats), options, luck, asks_idle=False)
    asked = dict.fromkeys(plan.seats, 0)
    thought = dict.fromkeys(plan.seats, 0.0)
    while not match.over:
        seat, _, offered = match.next()
        if len(offered) == 1:
            match.take(seat, offered[0])
            continue
        seen = observe(match, seat)
        name = plan.seats[seat]
        begun = time.process_time()
        option = players[seat].choose(seen, draws[seat])
        thought[name] += time.process_time() - begun
        asked[name] += 1
        match.answer(seat, option)
    ended = match.outcome
    turns = match.state.turn if "turn" in game.table.fields else None
    spent = time.process_time() - started
    return Played(ended.side, ended.cause, turns, sum(asked.values()), spent, asked, thought)


def play_all(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """Yield games 0 to ``games`` - 1 of a plan in order, played by ``jobs`` processes."""
    jobs = min(jobs, -(-games // _BATCH))
    if jobs == 1:
        for number in range(games):
            yield play_one(plan, number)
        return
    starts = range(0, games, _BATCH)
    batches = ((plan, start, min(start + _BATCH, games)) for start in starts)
    with _processes(jobs) as pool:
        for batch in pool.imap(_play_batch, batches):
            yield from batch


@contextmanager
def _processes(jobs: int) -> Iterator[Any]:
    """Run processes that leave Ctrl-C to this one, and end them whatever happens."""
    main = threading.current_thread() is threading.main_thread()
    # What is ignored while they start they ignore from their first line on.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN) if main else None
    try:
        pool = multiprocessing.get_context("spawn").Pool(jobs, _leave_interrupts)
    finally:
        if main:
            signal.signal(signal.SIGINT, before)
    with pool:
        yield pool


def _leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_batch(batch: tuple[Plan, int, int]) -> list[Played]:
    plan, start, end = batch
    return [play_one(plan, number) for number in range(start, end)]
