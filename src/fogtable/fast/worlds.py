"""Worlds for bots that search: the same game by compiled rules, with all that a seat cannot know drawn anew."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from types import ModuleType
from typing import Any

from fogtable.core.bot import Bot, Observation, observe
from fogtable.core.play.redeal import redeal
from fogtable.fast.find import module_of
from fogtable.fast.match import AnyMatch, FastMatch, open_match


@cache
def _module(game: str) -> ModuleType | None:
    return module_of(game)


def begun_again(match: AnyMatch) -> FastMatch | None:
    """Return the same game by compiled rules, at its start; ``None`` where there are none.

    Raises:
        ValueError: the match was not played from its start by its answers alone (a copy, a position).
    """
    module = _module(match.game.name)
    if module is None:
        return None
    if not match.from_start:
        raise ValueError("only a match that was played from its start can be mirrored")
    return open_match(
        module,
        match.game,
        len(match.names),
        match.options,
        match.seed,
        match.said,
        asks_idle=match.asks_idle,
    )


def world_of(match: AnyMatch, seat: int, seed: int) -> AnyMatch:
    """Return a copy in which all that ``seat`` cannot know is drawn anew (:mod:`fogtable.core.play.redeal`).

    Raises:
        ValueError: the seat is not asked.
        NoWorld: the declared restrictions leave no world.
    """
    return match.redeal(seat, seed) if isinstance(match, FastMatch) else redeal(match, seat, seed)


def mirror(match: AnyMatch) -> FastMatch | None:
    """Return the same game by compiled rules, played up to the same place; ``None`` where there are none.

    Raises:
        ValueError: as :func:`begun_again`.
    """
    if isinstance(match, FastMatch):
        return match.copy()
    made = begun_again(match)
    if made is None:
        return None
    numbers = [n for answer in match.answers for n in answer]
    taken = made.take_all(numbers)
    assert taken * 2 == len(numbers), "both executions play the same game"
    return made


def observe_for(bot: Bot, match: Any, seat: int, luck: Random) -> Observation:
    """Return what a bot is asked and sees; with a world, if it searches.

    The world is drawn by ``luck`` here, on this side: the bot gets nothing that leads back to the true one.

    Raises:
        ValueError: the seat is not asked anything.
    """
    seen = observe(match, seat)
    if not getattr(bot, "searches", False) or len(seen.options) == 1:
        return seen
    fast = match if isinstance(match, FastMatch) else mirror(match)
    return seen if fast is None else replace(seen, world=fast.redeal(seat, luck.getrandbits(64)))
