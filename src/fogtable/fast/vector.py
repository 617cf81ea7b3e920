"""Many games side by side, for learning: one call answers in all of them, ended games begin anew."""

from __future__ import annotations

from types import ModuleType

import msgspec

from fogtable.core.game import Game
from fogtable.fast.match import begun_alone
from fogtable.fast.sight import Column, columns_of


class VectorEnv:
    """``games`` games of ``seats`` seats; each waits for the seat that is asked first in canonical order.

    The arrays are views of memory that every :meth:`step` overwrites (``numpy.asarray(env.legal)`` copies nothing):

    Attributes:
        seen: uint8, [games][width]: what the next player sees, as packed bytes; :meth:`columns` says which.
        legal: uint8, [games][128]: 1 for each option that is offered; 127 is a pass.
        who: int8, [games]: the next player.
        choice: uint8, [games]: the question, an index into ``game.choices``.
        rewards: float32, [games][seats]: what each seat got (0 to 1) in games that ended with this step, else 0.
        ended: uint8, [games]: 1 where a game ended with this step; the rest shows its successor already.
    """

    def __init__(
        self,
        module: ModuleType,
        game: Game,
        games: int,
        seats: int,
        options: msgspec.Struct | None = None,
        seed: int = 0,
    ) -> None:
        """Begin all games.

        Raises:
            ValueError: the game is not for so many, has no ``deal`` or ``payoff``, or there are no games.
        """
        fields = begun_alone(game, seats, options)
        self.game = game
        self.games = games
        self.seats = seats
        self._vector = module.Vector(games, fields, seats, seed & (1 << 64) - 1)
        self.seen = self._vector.seen.cast("B", shape=[games, module.SIGHT_SIZE])
        self.legal = self._vector.legal.cast("B", shape=[games, 128])
        self.who = self._vector.who.cast("b")
        self.choice = self._vector.choice
        self.rewards = self._vector.rewards.cast("f", shape=[games, seats])
        self.ended = self._vector.ended

    def step(self, options: bytes | bytearray | memoryview) -> None:
        """Answer in every game: one option number a game, as bytes (``actions.astype("uint8")``).

        Raises:
            ValueError: there is not one byte for each game, or an option is not offered. Nothing has changed.
        """
        self._vector.step(options)

    def draw(self) -> memoryview:
        """Return an option for each game, drawn evenly among those that are offered: uint8, [games]; for :meth:`step`.

        The luck of these draws is their own: the games play on alike whether it is used or not.
        """
        self._vector.draw()
        drawn: memoryview = self._vector.drawn
        return drawn

    def columns(self) -> list[Column]:
        """Return what the bytes of ``seen`` are.

        What stands for hidden things says :mod:`fogtable.fast.sight`.

        With NumPy a row is a record, or bits for a network::

            columns = env.columns()
            names, formats, at = zip(*((c.name, c.format, c.at) for c in columns))
            record = {"names": names, "formats": formats, "offsets": at, "itemsize": env.seen.shape[1]}
            seen = numpy.asarray(env.seen).view(numpy.dtype(record))[:, 0]
            seen["will.2"], seen["hand.0"] & 1 << Place.RIVER
            numpy.unpackbits(numpy.asarray(env.seen), axis=1, bitorder="little")
        """
        return columns_of(self.game.table)
