"""A game's compiled rules as contestants: from Python, whole games, many games side by side, search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from itertools import cycle
from random import Random
from types import ModuleType
from typing import Any, Final

from bench.contestant import SEED, Contestant, halfway
from fogtable.core.declarations.chance import Chance
from fogtable.core.game import Game
from fogtable.fast.find import NotCompiled, execution, module_of
from fogtable.fast.layout import layout_of
from fogtable.fast.match import open_match
from fogtable.fast.vector import VectorEnv
from fogtable.lab.playout import play_on

SIDE_BY_SIDE: Final = 1024
"""Games that take a step together."""

STEPS: Final = 64
"""Steps of all games in one call of a contestant."""

ITERATIONS: Final = 2000
"""Iterations of one search."""

LONG: Final = 60.0
"""More seconds than they take."""

EXPLORE: Final = 1.0
"""The weight of the upper bound in a search."""


def rules_of(game: str) -> ModuleType:
    """Return the compiled rules of a game of the package.

    Raises:
        ImportError: there are none; the message says why.
    """
    try:
        found = module_of(game)
    except NotCompiled as why:
        raise ImportError(str(why)) from None
    if found is None:
        raise ImportError(execution(game).reason)
    return found


@dataclass(frozen=True)
class Compiled:
    """A game's module of compiled rules, for tables of ``count`` seats.

    Each method raises ``ImportError`` if the module cannot do what it needs.
    """

    module: ModuleType
    game: Game
    count: int

    def from_python(self) -> Contestant:
        """An answer and the next question a call; lone options are answered and not counted."""

        def playout(rng: Random) -> int:
            match.reset(rng.getrandbits(64))
            return play_on(match, rng)

        match = self._first.copy()
        copies = [match.copy for match in halfway(self._play)]
        return Contestant(playout, copies)

    def kernel(self, games: int) -> Contestant:
        """Play ``games`` whole games in a call, dealing included, evenly at random."""
        play_games = self._offered("play_games")
        fields = self._laid_out()

        def playout(rng: Random) -> int:
            decisions: int = play_games(fields, self.count, games, rng.getrandbits(64), False)[0]
            return decisions

        return Contestant(playout, playouts_per_call=games, bytes_per_state=self._offered("STATE_BYTES"))

    def vector(self, columns: int) -> Contestant:
        """Step many games at once; NumPy draws the answers, of which the first ``columns`` numbers may be offered."""
        numpy: Any = import_module("numpy")
        env = self._side_by_side()
        legal = numpy.asarray(env.legal)[:, :columns]
        draw = numpy.random.default_rng(SEED).random
        drawn = numpy.empty(legal.shape, numpy.float32)

        def playout(rng: Random) -> int:
            for _ in range(STEPS):
                draw(out=drawn, dtype=numpy.float32)
                env.step((drawn * legal).argmax(1).astype(numpy.uint8))
            return SIDE_BY_SIDE * STEPS

        return Contestant(playout, playouts_per_call=0)

    def vector_drawn(self) -> Contestant:
        """Step many games at once; compiled code draws the answers too."""
        env = self._side_by_side()

        def playout(rng: Random) -> int:
            for _ in range(STEPS):
                env.step(env.draw())
            return SIDE_BY_SIDE * STEPS

        return Contestant(playout, playouts_per_call=0)

    def _side_by_side(self) -> VectorEnv:
        self._offered("Vector")
        return VectorEnv(self.module, self.game, SIDE_BY_SIDE, self.count, seed=SEED)

    def search(self) -> Contestant:
        """Search decisions half way through a game, the next one with each call; playouts go evenly to the end."""
        if not hasattr(self._offered("Table"), "search"):
            raise ImportError(f"the compiled module of {self.game.name} has no search")
        positions = cycle(map(_at_a_choice, halfway(self._play)))
        total = 0

        def playout(rng: Random) -> int:
            nonlocal total
            match = next(positions)
            seat, _, _ = match.next()
            found = match.search(
                seat,
                seconds=LONG,
                iterations=ITERATIONS,
                seed=rng.getrandbits(64),
                explore=EXPLORE,
                horizon=0,
                by_policy=False,
            )
            total += found[1]
            return int(found[2])

        return Contestant(playout, playouts_per_call=0, searched=lambda: total)

    def _match(self, seed: int) -> Any:
        match = self._first.copy()
        match.reset(seed)
        return match

    @cached_property
    def _first(self) -> Any:
        return open_match(self.module, self.game, self.count, asks_idle=False)

    def _play(self, seed: int, stop: int) -> tuple[Any, int]:
        match = self._match(seed)
        return match, play_on(match, Random(seed), stop)

    def _laid_out(self) -> bytes:
        t = self.game.table(self.count)
        t.chance = Chance(0)
        self.game.setup(t, self.game.options())
        return layout_of(self.game.table).pack(t)

    def _offered(self, name: str) -> Any:
        if not hasattr(self.module, name):
            raise ImportError(f"the compiled module of {self.game.name} has no {name}")
        return getattr(self.module, name)


def _at_a_choice(match: Any) -> Any:
    """Return the match at its next decision between several options."""
    asked = match.next()
    while len(asked[2]) == 1:
        asked = match.act(asked[2][0])
    return match
