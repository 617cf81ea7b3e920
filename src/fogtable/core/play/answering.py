"""Taking answers by number and by meaning, and refusing those that are not offered: the same for both executions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fogtable.core.asking import Way
from fogtable.core.declarations.cards import members
from fogtable.core.declarations.choice import PASS, Choice
from fogtable.core.declarations.streams import Seed
from fogtable.core.game import Game, Outcome

Asked = tuple[int, type[Choice], Sequence[int]]
"""A seat, its question, and the legal option numbers."""


class Refused(ValueError):
    """An answer was refused; nothing has changed.

    ``code`` is stable: ``over``, ``not-asked``, ``not-offered``, ``not-retractable``, ``no-such-seat``.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Answering:
    """The methods that every match builds on :meth:`question` and :meth:`take`."""

    __slots__ = ()

    game: Game
    options: msgspec.Struct
    names: tuple[str, ...]
    seed: Seed
    asks_idle: bool
    answers: list[tuple[int, int]]
    over: bool
    state: Any

    def question(self, seat: int) -> tuple[type[Choice], int] | None:
        """Return what ``seat`` may answer now: the question and its legal options as a mask, or ``None``."""
        raise NotImplementedError

    def about(self) -> tuple[Any, ...]:
        """Return what the open sealed question is about: the arguments of its script, which everybody knows.

        They are empty for any other question.
        """
        raise NotImplementedError

    def way(self) -> Way:
        """Return in which way the game waits for an answer."""
        raise NotImplementedError

    def waits_openly(self) -> bool:
        """Tell whether everyone may see which seats are awaited (else others see only that the table waits)."""
        return self.way() not in (Way.SECRET, Way.QUIET)

    def opened(self) -> int:
        """Return how many answers stood when the open question was first asked: no other one has the same number."""
        raise NotImplementedError

    def take(self, seat: int, option: int) -> None:
        """Take one answer that is known to be offered and run on; nothing is checked."""
        raise NotImplementedError

    def next(self) -> Asked | None:
        """Return what the seat is asked that comes first in canonical order; ``None``: the game is over."""
        raise NotImplementedError

    def act(self, option: int) -> Asked | None:
        """Answer what :meth:`next` tells, run on, and return what it tells then.

        Whoever plays for all seats needs no other call::

            asked = match.next()
            while asked:
                asked = match.act(rng.choice(asked[2]))

        Raises:
            Refused: the option is not offered. Nothing has changed.
        """
        seat, _, options = self.next() or (0, None, ())
        if option not in options:
            self.require(seat, option)
        self.take(seat, option)
        return self.next()

    def answer(self, seat: int, option: int) -> None:
        """Take one answer and run on.

        Raises:
            Refused: it is not this seat's to give, or not offered. Nothing has changed.
        """
        self.require(seat, option)
        self.take(seat, option)

    def require(self, seat: int, option: int) -> None:
        """Make sure that an answer is offered.

        Raises:
            Refused: it is not this seat's to give, or not offered.
        """
        asked = self.question(seat)
        if asked is None:
            if self.over:
                raise Refused("over", "the game is over")
            if not 0 <= seat < len(self.names):
                raise Refused("no-such-seat", f"expected a seat from 0 to {len(self.names) - 1}, got {seat}")
            raise Refused("not-asked", f"{self._named(seat)} is not asked anything now")
        choice, bits = asked
        if not 0 <= option <= PASS or not bits >> option & 1:
            raise Refused(
                "not-offered",
                f"{self._named(seat)} cannot answer {self._quoted(choice, option)} to {choice.code()} now; "
                f"offered: {', '.join(choice.meaning(o, self.names) for o in members(bits))}",
            )

    def _quoted(self, choice: type[Choice], option: int) -> str:
        try:
            return choice.meaning(option, self.names)
        except ValueError:
            return str(option)

    def _named(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else f"seat {seat}"

    # -- meanings ------------------------------------------------------------------------------------------------

    def offered(self, seat: int) -> list[str]:
        """Return the meanings of all options that ``seat`` has now (empty if it is not asked)."""
        asked = self.question(seat)
        return [] if asked is None else [asked[0].meaning(o, self.names) for o in members(asked[1])]

    def play(self, seat: int, meaning: str) -> None:
        """Take one answer by its meaning.

        Raises:
            Refused: as :meth:`answer`; also when the question has no such option at all.
        """
        self.answer(seat, self.parse(seat, meaning))

    def parse(self, seat: int, meaning: object) -> int:
        """Return the option number of a meaning in the question that ``seat`` is asked.

        Raises:
            Refused: the seat is not asked, or the question has no such option.
        """
        asked = self.question(seat)
        if asked is None:
            self.require(seat, 0)
        assert asked is not None
        try:
            return asked[0].parse(meaning, self.names)
        except ValueError as wrong:
            raise Refused("not-offered", f"{self._named(seat)}: {wrong}") from None

    @property
    def outcome(self) -> Outcome:
        """How the game ended.

        Raises:
            ValueError: it has not.
        """
        if not self.over:
            raise ValueError("the game is not over")
        return self.game.outcome(self.state)
