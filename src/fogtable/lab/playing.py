"""Games between bots: one, or many on all cores, the same whatever the number of cores."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from fogtable import bots
from fogtable.bots.search import SearchBot
from fogtable.core.bot import Bot
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.fast.match import FastMatch
from fogtable.fast.match import new_match as begin
from fogtable.fast.worlds import observe_for
from fogtable.games import load
from fogtable.lab.facts import study_of, turns_of
from fogtable.lab.processes import deaf, processes

_BATCH: Final = 10
"""Games that a process plays before it reports."""
_AHEAD: Final = 4
"""Batches for each process that are handed out at a time: so that the slowest does not keep the others waiting."""
PATIENCE: Final = 20.0
"""Seconds that a search may take longer because the games share the machine."""


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


AnyMatch = Match | FastMatch
"""A match in either execution."""


def new_match(game: Game, count: int, options: msgspec.Struct, seed: int) -> AnyMatch:
    """Return a match for bots: nobody is asked who could only pass. Whoever plays games here makes them with this.

    It is played by compiled rules where there are any.

    Raises:
        ValueError: the game cannot be played by that many.
    """
    return begin(game, count, options, seed, asks_idle=False)


def engine_of(match: AnyMatch) -> str:
    """Return what runs the rules of a match: ``reference`` or ``compiled``."""
    return "reference" if isinstance(match, Match) else "compiled"


def play_one(plan: Plan, number: int) -> Played:
    """Play game ``number`` of a plan to its end.

    Only real choices are asked and counted as decisions: a lone option is answered at once.
    """
    return play_out(plan, number, open_match(plan, number))


def open_match(plan: Plan, number: int) -> AnyMatch:
    """Return game ``number`` of a plan before its first answer."""
    game = load(plan.game)
    luck = Random(f"{plan.seed}/{number}").getrandbits(64)
    return new_match(game, len(plan.seats), msgspec.convert(plan.options, game.options), luck)


def play_out(plan: Plan, number: int, match: AnyMatch) -> Played:
    """Play game ``number`` of a plan, opened with :func:`open_match`, to its end."""
    started = time.process_time()
    game = match.game
    draws = [Random(f"{plan.seed}/{number}/{seat}") for seat in range(len(plan.seats))]
    players: list[Bot] = [bots.find(game, name)() for name in plan.seats]
    for player in players:
        if isinstance(player, SearchBot):
            player.patience = PATIENCE
    worlds = Random(f"{plan.seed}/{number}/worlds")
    asked = dict.fromkeys(plan.seats, 0)
    thought = dict.fromkeys(plan.seats, 0.0)
    at = match.next()
    while at is not None:
        seat, _, offered = at
        if len(offered) == 1:
            at = match.act(offered[0])
            continue
        seen = observe_for(players[seat], match, seat, worlds)
        name = plan.seats[seat]
        begun = time.process_time()
        option = players[seat].choose(seen, draws[seat])
        thought[name] += time.process_time() - begun
        asked[name] += 1
        at = match.act(option)
    ended = match.outcome
    turns = turns_of(study_of(game.name), match.state)
    spent = time.process_time() - started
    return Played(ended.side, ended.cause, turns, sum(asked.values()), spent, asked, thought)


def useful_jobs(games: int, jobs: int) -> int:
    """Return how many of ``jobs`` processes have something to play when there are so many games."""
    return min(jobs, -(-games // _BATCH))


def play_all(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """Yield games 0 to ``games`` - 1 of a plan in order, played by ``jobs`` processes.

    Raises:
        BrokenProcessPool: one of them has died.
    """
    jobs = useful_jobs(games, jobs)
    if jobs == 1:
        for number in range(games):
            yield play_one(plan, number)
        return
    # Only so many batches are handed out ahead, or a million games would first become a list of a million tasks.
    ahead: deque[Future[list[Played]]] = deque()
    with processes(jobs) as pool:
        for start in range(0, games, _BATCH):
            with deaf():
                ahead.append(pool.submit(_play_batch, plan, start, min(start + _BATCH, games)))
            if len(ahead) == _AHEAD * jobs:
                yield from ahead.popleft().result()
        while ahead:
            yield from ahead.popleft().result()


def _play_batch(plan: Plan, start: int, end: int) -> list[Played]:
    return [play_one(plan, number) for number in range(start, end)]
