"""Many games side by side, for learning: one call answers in all of them, ended games begin anew."""

from __future__ import annotations

from types import ModuleType

import msgspec

from fogtable.core.declarations.fields import PER_SEAT
from fogtable.core.game import Game
from fogtable.fast.match import laid_out


class VectorEnv:
    """``games`` games of ``seats`` seats; each waits for the seat that is asked first in canonical order.

    The arrays are views of memory that every :meth:`step` overwrites (``numpy.asarray(env.legal)`` copies nothing):

    Attributes:
        seen: int8, [games][width]: what the next player sees, see :meth:`columns`.
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
        game.require_seats(seats)
        fields = laid_out(game, seats, game.options() if options is None else options)
        if fields is None or game.payoff is None:
            raise ValueError(f"{game.name} has no deal and payoff by which games could begin and end here")
        self.game = game
        self.games = games
        self.seats = seats
        self._vector = module.Vector(games, fields, seats, seed & (1 << 64) - 1)
        self.seen = self._vector.seen.cast("b", shape=[games, self._vector.width])
        self.legal = self._vector.legal.cast("B", shape=[games, 128])
        self.who = self._vector.who.cast("b")
        self.choice = self._vector.choice
        self.rewards = self._vector.rewards.cast("f", shape=[games, seats])
        self.ended = self._vector.ended

    def step(self, options: bytes | bytearray | memoryview) -> None:
        """Answer in every game: one option number a game, as bytes (``actions.astype("uint8")``).

        Raises:
            ValueError: there are not as many options as games, or some are not offered (those games wait on).
        """
        self._vector.step(options)

    def columns(self) -> list[str]:
        """Return what each number of ``seen`` stands for: ``hand.0.jungle``, ``hand.0.count``, ``will.2``.

        A card set has one number for each card and one for how many there are; hidden cards are 0, and what is hidden
        altogether is -128. Rows of seats that are not at the table are 0.
        """
        found: list[str] = []
        most = self.game.table.MAX_SEATS
        for name, declared in self.game.table.fields.items():
            rows = [""]
            for size in declared.shape:
                rows = [f"{row}.{i}" for row in rows for i in range(most if size == PER_SEAT else size)]
            if declared.kind != "cards":
                found += [name + row for row in rows]
                continue
            assert declared.family is not None
            cards = declared.family.names or tuple(str(p) for p in range(8))
            found += [f"{name}{row}.{card}" for row in rows for card in (*cards, "count")]
        return found
