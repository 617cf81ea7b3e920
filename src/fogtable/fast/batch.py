"""Many games side by side for environments of learners: each begins by a seed of its own and waits at its end.

What lies here is what ``fogtable.env`` shows: observations as numbers, actions. ``fogtable.fast.vector`` is for whoever
wants bytes, options and speed: there ended games begin anew by themselves.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from types import ModuleType
from typing import Protocol

import msgspec

from fogtable.core.game import Game
from fogtable.fast.match import begun_alone

OUTSIDE, EVENLY, BY_POLICY = 0, 1, 2
"""Who answers for a seat: whoever calls; the games themselves, evenly; or by ``Game.policy``."""


class Shown(Protocol):
    """What is read after each step: see :class:`Batch`."""

    @property
    def plan(self) -> bytes:
        """The columns of an observation (``fogtable.env.columns``)."""
        ...

    @property
    def numbers(self) -> array[int]:
        """The action of each option of each question, 128 a question (``fogtable.env.actions``)."""
        ...

    @property
    def options(self) -> bytes:
        """The option of each action."""
        ...


class Batch:
    """``games`` games of ``seats`` seats; each waits for the seat that is asked first in canonical order.

    None has begun: :meth:`begin` does that. What has one answer only is answered at once. The arrays are views of
    memory that every :meth:`step` overwrites (``numpy.asarray(env.legal)`` copies nothing):

    Attributes:
        seen: int16, [games][width]: what the next player sees; of a game that is over, who answered last.
        legal: uint8, [games][actions]: 1 for each action that is offered.
        who: int8, [games]: the next player; of a game that is over, who answered last.
        rewards: float32, [games][seats]: what each seat got (0 to 1) in games that ended with this step, else 0.
        over: uint8, [games]: 1 where a game is over, or has not begun.
    """

    def __init__(
        self,
        module: ModuleType,
        game: Game,
        games: int,
        seats: int,
        shown: Shown,
        options: msgspec.Struct | None = None,
        plays: Sequence[int] = (),
    ) -> None:
        """Lay out the games; ``plays`` says who answers for each seat (:data:`OUTSIDE` if nothing is said).

        Raises:
            ValueError: the game is not for so many, has no ``deal`` or ``payoff``, or there are no games.
        """
        fields = begun_alone(game, seats, options)
        self.game = game
        self.games = games
        self.seats = seats
        players = bytes(plays) or bytes(seats)
        numbers = shown.numbers.tobytes()
        self._batch = module.Batch(games, fields, seats, shown.plan, numbers, shown.options, players)
        self.seen = self._batch.seen.cast("h", shape=[games, self._batch.width])
        self.legal = self._batch.legal.cast("B", shape=[games, len(shown.options)])
        self.who = self._batch.who.cast("b")
        self.rewards = self._batch.rewards.cast("f", shape=[games, seats])
        self.over = self._batch.over

    def begin(self, games: Sequence[int], seeds: Sequence[int]) -> None:
        """Begin some games anew, each with luck of its own.

        Raises:
            ValueError: there are not as many seeds as games, or no such game.
        """
        self._batch.begin(array("i", games).tobytes(), array("Q", seeds).tobytes())

    def step(self, actions: memoryview | bytes | array[int]) -> None:
        """Answer in every game: one action a game, as int32 (``actions.astype("int32")``).

        A game that is over needs none; one whose action is -1 waits.

        Raises:
            ValueError: there are not as many actions as games, or one is not offered. Nothing has changed.
        """
        self._batch.step(actions)

    def look(self, game: int, seat: int) -> bytes:
        """Return what a seat that is not asked sees of a game, as int16."""
        seen: bytes = self._batch.look(game, seat)
        return seen
