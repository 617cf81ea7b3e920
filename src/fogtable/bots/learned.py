"""The bot that has learned: it draws its answers by a net that was trained against itself (``fogtable train``).

It sees the view of its seat and nothing else. It does not settle on one answer where another is about as good: that
makes it hard to read for who plays against it often.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from fogtable.bots.net import Net, first_heads, fits, head
from fogtable.bots.signs import Signs
from fogtable.core.bot import Observation, weighed
from fogtable.core.game import Game

FILE: Final = Path("learned", "net.bin")
"""Where a game keeps its net."""


@cache
def has_learned(game: Game) -> bool:
    """Tell whether a game brings a net that was learned since its table and its questions changed."""
    file = game.folder / FILE
    return file.is_file() and fits(file, game)


@cache
def net_of(game: Game) -> Net:
    """Return the net of a game.

    Raises:
        NotThisGame: it was learned before the table or the questions changed.
    """
    return Net.load(game.folder / FILE, game)


@cache
def laid_of(game: Game) -> bytes:
    """Return the net of a game as compiled rules take it.

    Raises:
        NotThisGame: as :func:`net_of`.
    """
    return net_of(game).laid(game)


@cache
def _signs_of(game: Game) -> Signs:
    return Signs(game.table)


class LearnedBot:
    """Plays by a net."""

    def __init__(self, game: Game, net: Net | None = None) -> None:
        """Play by ``net``; without it by the one that the game brings."""
        self.game = game
        self.net = net or net_of(game)
        self._firsts = first_heads(game)

    def choose(self, seen: Observation, rng: Random) -> int:
        """Return one of the options."""
        if len(seen.options) == 1:
            return seen.options[0]
        return rng.choices(seen.options, self.weights(seen))[0]

    def weights(self, seen: Observation) -> list[int]:
        """Return how likely each option is: whole numbers, 65,536 for the likeliest."""
        first = self._firsts[self.game.choices.index(seen.choice)]
        heads = [head(first, seen.choice.size, option) for option in seen.options]
        return self.net.weigh(_signs_of(self.game).of(seen.view), heads, weighed(self.game.policy, seen))


__all__ = ["FILE", "LearnedBot", "has_learned", "laid_of", "net_of"]
