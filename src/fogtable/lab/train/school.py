"""Who learns in a training: the net itself, and beside it those who learn to beat it."""

from __future__ import annotations

import struct
from random import Random
from types import ModuleType

from fogtable.core.game import Game
from fogtable.fast.learning import EVEN, Learner, Setting, Stride, by_net
from fogtable.lab.simulate import sides
from fogtable.lab.train.recipe import Exploiters, Recipe

_COUNT = struct.Struct("<i")


class School:
    """The net and its exploiters.

    What one seat learns off the paths that the net goes itself is learned from them: who always hides in one place is
    never met among players who mix.
    """

    def __init__(self, recipe: Recipe, game: Game, module: ModuleType) -> None:
        self.recipe = recipe
        self.game = game
        self.net = Learner(module, game)
        self._settings = recipe.settings(game)
        self._exploiter = Learner(module, game)
        self._exploiters: list[bytes] = []
        """As they were, the latest at the end."""

    def play_round(self, number: int) -> tuple[list[float], int, int]:
        """Play the games of a round and learn from them.

        Returns:
            What the first seat got at each table, on average, where the net plays itself; games; decisions of the net.
        """
        luck = Random(f"{self.recipe.seed}/{number}")
        firsts, games = [], 0
        for at, whole in self._settings:
            apart = self._apart(whole)
            met = apart if self._exploiters else 0
            strange = round(whole * self.recipe.strange)
            got = self.net.learn(at, whole - met - strange, luck.getrandbits(63), range(at.seats), EVEN)
            firsts.append(sum([payoffs[0] for payoffs in got]) / len(got))
            games += whole
            if met:
                own, _ = self._split(at, luck)
                self.net.learn(at, met, luck.getrandbits(63), own, by_net(luck.choice(self._exploiters)))
            if strange:
                own, _ = self._split(at, luck)
                self.net.learn(at, strange, luck.getrandbits(63), own, by_net(self.net.weights, self.recipe.whim))
            if apart:
                _, others = self._split(at, luck)
                self._exploiter.learn(at, apart, luck.getrandbits(63), others, by_net(self.net.weights))
        decisions = self.net.improve(self.recipe.stride(number), luck.getrandbits(63))
        if (number + 1) % self.recipe.follow == 0:
            self.net.follow()
        if self.recipe.exploiters:
            self._exploit(self.recipe.exploiters, number, luck)
        return firsts, games, decisions

    def _exploit(self, how: Exploiters, number: int, luck: Random) -> None:
        """Let the exploiter learn; from time to time the net gets to know it as it is."""
        recipe = self.recipe
        stride = Stride(passes=recipe.passes, batch=recipe.batch, rate=how.rate, share=recipe.share, doubt=how.doubt)
        self._exploiter.improve(stride, luck.getrandbits(63))
        if (number + 1) % how.rounds == 0:
            self._exploiters.append(bytes(self._exploiter.weights))
            del self._exploiters[: -how.kept]

    def _apart(self, games: int) -> int:
        """Return how many games of a table are played against exploiters, and how many by who learns to be one."""
        return round(games * self.recipe.exploiters.share) if self.recipe.exploiters else 0

    def _split(self, at: Setting, luck: Random) -> tuple[list[int], list[int]]:
        """Return the seats of all sides but one, and those of that one, by lot."""
        there = sides(self.game, at.seats)
        side = luck.choice(there)
        seats = range(at.seats)
        return [p for p in seats if self.game.side_of(p) != side], [p for p in seats if self.game.side_of(p) == side]

    def save(self) -> bytes:
        """Return all that was learned, to go on from."""
        parts = [self.net.save(), self._exploiter.save()]
        parts += self._exploiters
        return b"".join(_COUNT.pack(len(part)) + part for part in parts)

    def load(self, saved: bytes) -> None:
        """Go on from what was saved.

        Raises:
            ValueError: it is of another game.
        """
        parts, at = [], 0
        while at + _COUNT.size <= len(saved):
            (size,) = _COUNT.unpack_from(saved, at)
            parts.append(saved[at + _COUNT.size : at + _COUNT.size + size])
            at += _COUNT.size + size
        if len(parts) < 2:
            raise ValueError("expected a net and its exploiter")
        self.net.load(parts[0])
        self._exploiter.load(parts[1])
        self._exploiters = parts[2:]
