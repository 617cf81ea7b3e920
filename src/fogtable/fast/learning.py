"""Learning from games: a player who draws by a net that leans from the game's policy by the signs that it sees.

What is learned and how is told in ``runtime/net.c``, ``runtime/learn.c`` and ``runtime/signs.c``. Millions of games are
played by compiled rules alone, or game by game beside bots that are Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fogtable.core.declarations.choice import PASS
from fogtable.core.game import Game
from fogtable.fast.match import FastMatch, begun_alone

MEMORY: Final = 0.95
"""How much of what came after a decision is put down to the one before it (lambda of advantage estimation)."""
_EVENLY, _BY_POLICY, _BEST_BY_POLICY, _BY_NET, _LEARNED = range(5)

Payoffs = tuple[float, ...]
"""What each seat got in a game, 0 to 1."""


@dataclass(frozen=True)
class Rival:
    """Who answers, by compiled rules, on the seats that do not learn. Use those that are made here."""

    manners: int
    net: bytes = b""
    whim: float = 0.0


EVEN: Final = Rival(_EVENLY)
"""Every option is equally likely."""
POLICY: Final = Rival(_BY_POLICY)
"""Draws by the weights of the game's policy."""
BEST: Final = Rival(_BEST_BY_POLICY)
"""Takes what the game's policy gives the most weight."""


def by_net(weights: bytes | memoryview, whim: float = 0.0) -> Rival:
    """Return who draws by the net of a :class:`Learner` (its ``weights`` or ``average``).

    With a ``whim`` each seat leans, for a whole game, towards some answers and away from others: by a normal number for
    each option, whose spread is drawn evenly from 0 to ``whim`` natural units.
    """
    return Rival(_BY_NET, bytes(weights), whim)


def by_learned(laid: bytes) -> Rival:
    """Return who draws by a net in whole numbers, as it is laid out for compiled rules (:mod:`fogtable.bots.net`)."""
    return Rival(_LEARNED, laid)


@dataclass(frozen=True)
class Setting:
    """The table at which games are played: the fields that are laid out, how many seats."""

    fields: bytes
    seats: int


@dataclass(frozen=True)
class Stride:
    """How a step is taken from the games since the last one.

    Attributes:
        passes: how often all their decisions are gone over.
        batch: decisions for one step of Adam.
        rate: of Adam.
        share: how fast the average over time follows, for each step of Adam.
        doubt: the prize on not settling, in payoff for each natural unit of entropy and decision.
        pull: the price of straying from the magnet, in payoff for each natural unit of divergence and decision.
        clip: an option that has become so much likelier or less likely in these passes is left alone.
    """

    passes: int = 2
    batch: int = 2048
    rate: float = 1e-3
    share: float = 0.01
    doubt: float = 0.002
    pull: float = 0.0
    clip: float = 0.2


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


class Shape(NamedTuple):
    """How large a net is: signs that it can see, options of all questions, numbers between them."""

    signs: int
    options: int
    hidden: int


if TYPE_CHECKING:

    class _Learner:
        """The interface of a compiled module to somebody who learns (``fast/runtime/module_learn.c``)."""

        shape: tuple[int, int, int]
        steps: int
        weights: memoryview
        average: memoryview
        magnet: memoryview
        mean: memoryview
        square: memoryview

        def learn(
            self,
            fields: bytes,
            seats: int,
            games: int,
            seed: int,
            mask: int,
            manners: int,
            net: object,
            whim: float,
            memory: float,
        ) -> bytes: ...
        def play(
            self,
            fields: bytes,
            seats: int,
            games: int,
            seed: int,
            mask: int,
            manners: int,
            net: object,
            whim: float,
        ) -> bytes: ...
        def decide(self, match: FastMatch, seat: int, seed: int) -> int: ...
        def conclude(self, payoffs: Payoffs, memory: float) -> None: ...
        def habits(self) -> list[tuple[int, int]]: ...
        def improve(
            self, passes: int, batch: int, rate: float, share: float, doubt: float, pull: float, clip: float, seed: int
        ) -> int: ...
        def signs(self, match: FastMatch, seat: int) -> dict[int, int]: ...


class Learner:
    """Somebody who learns one game, from its policy on."""

    def __init__(self, module: ModuleType, game: Game) -> None:
        """Begin by the policy; ``module``: the compiled rules of the game."""
        self._game = game
        self._own: _Learner = module.Learner(tuple(choice.size + 1 for choice in game.choices))

    @property
    def shape(self) -> Shape:
        """How large its net is."""
        return Shape(*self._own.shape)

    @property
    def steps(self) -> int:
        """How many steps of Adam it has taken since it began (anew)."""
        return self._own.steps

    @property
    def weights(self) -> memoryview:
        """All weights of its net, as bytes of floats; not a copy: it lasts as long as the learner."""
        return self._own.weights

    @property
    def average(self) -> memoryview:
        """The mean of all weights over time; not a copy: it lasts as long as the learner."""
        return self._own.average

    def learn(self, at: Setting, games: int, seed: int, seats: Sequence[int], rival: Rival) -> list[Payoffs]:
        """Play games on some seats, keep what was decided until :meth:`improve`; return what each seat got in each."""
        who = (rival.manners, rival.net, rival.whim)
        got = self._own.learn(at.fields, at.seats, games, seed, _mask(seats), *who, MEMORY)
        return _payoffs(got, at.seats)

    def play(self, at: Setting, games: int, seed: int, seats: Sequence[int], rival: Rival) -> list[Payoffs]:
        """Play games on some seats (there may be none); return what each seat got in each."""
        who = (rival.manners, rival.net, rival.whim)
        got = self._own.play(at.fields, at.seats, games, seed, _mask(seats), *who)
        return _payoffs(got, at.seats)

    def decide(self, match: FastMatch, seat: int, seed: int) -> int:
        """Return an answer in a game that others play as well; it is kept until :meth:`conclude`.

        Raises:
            ValueError: the seat is not asked.
        """
        return self._own.decide(match, seat, seed)

    def conclude(self, payoffs: Payoffs) -> None:
        """Tell what each seat got in the game that has ended and in which it has decided."""
        self._own.conclude(payoffs, MEMORY)

    def improve(self, how: Stride, seed: int) -> int:
        """Learn from all games that have ended since the last time; return how many decisions they had."""
        return self._own.improve(how.passes, how.batch, how.rate, how.share, how.doubt, how.pull, how.clip, seed)

    def follow(self) -> None:
        """Move the magnet to the average."""
        self._own.magnet[:] = self._own.average

    def begin_anew(self) -> None:
        """Go on from the average, to learn from somebody else: how steep things were before says nothing of that."""
        own = self._own
        own.weights[:] = own.magnet[:] = own.average
        own.mean[:] = own.square[:] = bytes(len(own.weights))
        own.steps = 0

    def begin_as(self, other: Learner) -> None:
        """Begin with what somebody else has learned."""
        self._own.average[:] = other.average
        self.begin_anew()

    def habits(self) -> list[Habit]:
        """Return what was offered to it and taken since it was asked last."""
        rows = [(choice.code(), option) for choice in self._game.choices for option in (*range(choice.size), PASS)]
        return [Habit(*row, *told) for row, told in zip(rows, self._own.habits(), strict=True) if told[0]]

    def signs(self, match: FastMatch, seat: int) -> dict[int, int]:
        """Return what it goes by on a seat: the numbers of the signs that are there, and how often each is."""
        return self._own.signs(match, seat)

    def used(self) -> list[int]:
        """Return the signs that have ever moved a weight: what it has never seen counts nothing."""
        signs, _, hidden = self.shape
        squares = self._own.square.cast("f")
        return [sign for sign in range(signs) if any(squares[sign * hidden : (sign + 1) * hidden])]

    def save(self) -> bytes:
        """Return all that it has learned, to go on from."""
        return self.steps.to_bytes(8, "little") + b"".join(self._kept())

    def load(self, saved: bytes) -> None:
        """Go on from what was saved.

        Raises:
            ValueError: it is of another game.
        """
        size = len(self.weights)
        expected = 8 + len(self._kept()) * size
        if len(saved) != expected:
            raise ValueError(f"expected {expected} bytes of what was learned, got {len(saved)}")
        self._own.steps = int.from_bytes(saved[:8], "little")
        for n, part in enumerate(self._kept()):
            part[:] = saved[8 + n * size : 8 + (n + 1) * size]

    def _kept(self) -> list[memoryview]:
        own = self._own
        return [own.weights, own.average, own.magnet, own.mean, own.square]


def _mask(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def _payoffs(got: bytes, seats: int) -> list[Payoffs]:
    numbers = memoryview(got).cast("f")
    return [tuple(numbers[at : at + seats]) for at in range(0, len(numbers), seats)]


__all__ = [
    "BEST",
    "EVEN",
    "POLICY",
    "Habit",
    "Learner",
    "Payoffs",
    "Rival",
    "Setting",
    "Shape",
    "Stride",
    "by_learned",
    "by_net",
    "setting_of",
]
