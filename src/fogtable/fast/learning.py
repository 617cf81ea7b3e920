"""Learning from games: a player who draws by the game's policy, but leans from it by the signs that it sees.

What is learned and how is told in ``runtime/learn.c`` and ``runtime/signs.c``. Millions of games are played by compiled
rules alone, or game by game beside bots that are Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Final

import msgspec

from fogtable.core.declarations.choice import PASS
from fogtable.core.game import Game
from fogtable.fast.match import FastMatch, begun_alone

MEMORY: Final = 0.95
"""How much of what came after a decision is put down to the one before it (lambda of advantage estimation)."""
_EVENLY, _BY_POLICY, _BEST_BY_POLICY, _BY_LEAN = range(4)

Payoffs = tuple[float, ...]
"""What each seat got in a game, 0 to 1."""


@dataclass(frozen=True)
class Rival:
    """Who answers, by compiled rules, on the seats that do not learn. Use those that are made here."""

    manners: int
    lean: bytes = b""


EVEN: Final = Rival(_EVENLY)
"""Every option is equally likely."""
POLICY: Final = Rival(_BY_POLICY)
"""Draws by the weights of the game's policy."""
BEST: Final = Rival(_BEST_BY_POLICY)
"""Takes what the game's policy gives the most weight."""


def leaning(lean: bytes | memoryview) -> Rival:
    """Return who draws by what a :class:`Learner` has learned (its ``lean`` or ``average``)."""
    return Rival(_BY_LEAN, bytes(lean))


@dataclass(frozen=True)
class Setting:
    """The table at which games are played: the fields that are laid out, how many seats."""

    fields: bytes
    seats: int


def setting_of(game: Game, seats: int, options: msgspec.Struct) -> Setting:
    """Return the table for so many, with these options.

    Raises:
        ValueError: the game is not for so many, or its games cannot begin and end by compiled rules alone.
    """
    return Setting(begun_alone(game, seats, options), seats)


class Habit(msgspec.Struct, frozen=True):
    """How often an option of a question, known by its code, was offered to who learns, and how often it took it."""

    choice: str
    option: int
    offered: int
    taken: int


if TYPE_CHECKING:

    class _Learner:
        """The interface of a compiled module to somebody who learns (``fast/runtime/module_learn.c``)."""

        width: int
        lean: memoryview
        average: memoryview
        mean: memoryview
        square: memoryview

        def learn(
            self, fields: bytes, seats: int, games: int, seed: int, mask: int, manners: int, lean: object,
            doubt: float, memory: float,
        ) -> bytes: ...  # fmt: skip
        def play(
            self, fields: bytes, seats: int, games: int, seed: int, mask: int, manners: int, lean: object
        ) -> bytes: ...
        def decide(self, match: FastMatch, seat: int, seed: int) -> int: ...
        def conclude(self, payoffs: Payoffs, doubt: float, memory: float) -> None: ...
        def habits(self) -> list[tuple[int, int]]: ...
        def improve(self, steps: int, rate: float, share: float) -> None: ...
        def signs(self, match: FastMatch, seat: int) -> dict[int, int]: ...


class Learner:
    """Somebody who learns one game, from its policy on.

    Attributes:
        steps: how often it has improved.
    """

    def __init__(self, module: ModuleType, game: Game) -> None:
        """Begin with no lean; ``module``: the compiled rules of the game."""
        self._game = game
        self._own: _Learner = module.Learner(tuple(choice.size + 1 for choice in game.choices))
        self.steps = 0

    @property
    def lean(self) -> memoryview:
        """All weights; not a copy: it lasts as long as the learner."""
        return self._own.lean

    @property
    def average(self) -> memoryview:
        """The mean of all weights over time; not a copy: it lasts as long as the learner."""
        return self._own.average

    def learn(
        self, at: Setting, games: int, seed: int, seats: Sequence[int], rival: Rival, doubt: float
    ) -> list[Payoffs]:
        """Play games on some seats, and see what should be done otherwise; return what each seat got in each.

        ``doubt`` is the prize on not settling, in payoff for each natural unit of entropy and decision.
        """
        mask = _mask(seats)
        got = self._own.learn(at.fields, at.seats, games, seed, mask, rival.manners, rival.lean, doubt, MEMORY)
        return _payoffs(got, at.seats)

    def play(self, at: Setting, games: int, seed: int, seats: Sequence[int], rival: Rival) -> list[Payoffs]:
        """Play games on some seats (there may be none); return what each seat got in each."""
        got = self._own.play(at.fields, at.seats, games, seed, _mask(seats), rival.manners, rival.lean)
        return _payoffs(got, at.seats)

    def decide(self, match: FastMatch, seat: int, seed: int) -> int:
        """Return an answer in a game that others play as well; it is kept until :meth:`conclude`.

        Raises:
            ValueError: the seat is not asked.
        """
        return self._own.decide(match, seat, seed)

    def conclude(self, payoffs: Payoffs, doubt: float) -> None:
        """See what should have been done otherwise in the game that has ended."""
        self._own.conclude(payoffs, doubt, MEMORY)

    def improve(self, rate: float, share: float) -> None:
        """Take a step towards what should have been done; the average follows by ``share`` of the way."""
        self.steps += 1
        self._own.improve(self.steps, rate, share)

    def begin_anew(self) -> None:
        """Go on from the average, to learn from somebody else: how steep things were before says nothing of that."""
        own = self._own
        own.lean[:] = own.average
        own.mean[:] = own.square[:] = bytes(len(own.lean))
        self.steps = 0

    def habits(self) -> list[Habit]:
        """Return what was offered to it and taken since it was asked last."""
        rows = [(choice.code(), option) for choice in self._game.choices for option in (*range(choice.size), PASS)]
        return [Habit(*row, *told) for row, told in zip(rows, self._own.habits(), strict=True) if told[0]]

    def signs(self, match: FastMatch, seat: int) -> dict[int, int]:
        """Return what it goes by on a seat: the numbers of the signs that are there, and how often each is."""
        return self._own.signs(match, seat)

    def save(self) -> bytes:
        """Return all that it has learned, to go on from."""
        own = self._own
        return self.steps.to_bytes(8, "little") + b"".join([own.lean, own.average, own.mean, own.square])

    def load(self, saved: bytes) -> None:
        """Go on from what was saved.

        Raises:
            ValueError: it is of another game.
        """
        own = self._own
        size = len(own.lean)
        if len(saved) != 8 + 4 * size:
            raise ValueError(f"expected {8 + 4 * size} bytes of what was learned, got {len(saved)}")
        self.steps = int.from_bytes(saved[:8], "little")
        for n, part in enumerate((own.lean, own.average, own.mean, own.square)):
            part[:] = saved[8 + n * size : 8 + (n + 1) * size]


def _mask(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def _payoffs(got: bytes, seats: int) -> list[Payoffs]:
    numbers = memoryview(got).cast("f")
    return [tuple(numbers[at : at + seats]) for at in range(0, len(numbers), seats)]


__all__ = ["BEST", "EVEN", "POLICY", "Habit", "Learner", "Payoffs", "Rival", "Setting", "leaning", "setting_of"]
