"""How the tests of search bots come to their positions by compiled rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from types import ModuleType
from typing import Any

from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.fast.find import module_of
from fogtable.fast.match import FastMatch, open_match


def compiled(game: Game) -> ModuleType:
    """Return the compiled rules of a game that has them."""
    module = module_of(game.name)
    assert module is not None
    return module


def laid(match: Match, **more: Any) -> FastMatch:
    """Return the position of a match by compiled rules."""
    game, state = match.game, match.state

    def copy(t: Any) -> None:
        for name in game.table.fields:
            value = getattr(state, name)
            setattr(t, name, [*value] if isinstance(value, list) else value)

    return open_match(compiled(game), game, len(match.names), seed=1, position=copy, **more)


def moments(matches: Iterable[FastMatch], some: float, seed: int) -> Iterator[tuple[FastMatch, int, Random]]:
    """Yield so many of the questions of games in which nine of ten answers are the policy's best."""
    for number, match in enumerate(matches):
        rng = Random(f"{seed}/{number}")
        while not match.over:
            seat, _, options = match.next()
            if len(options) > 1 and rng.random() < some:
                yield match, seat, rng
            weights = match.weights(seat)
            best = max(weights, key=lambda option: weights[option])
            match.answer(seat, best if rng.random() < 0.9 else rng.choice(options))
