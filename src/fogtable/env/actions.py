"""The actions of a game as numbers that always mean the same: each answer to each question has one."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import NamedTuple

from fogtable.core.declarations.cards import Seat
from fogtable.core.declarations.choice import PASS, Choice
from fogtable.core.game import Game

OPTIONS = PASS + 1
"""Numbers that an option of a question can have."""


class Action(NamedTuple):
    """One answer to one question.

    Attributes:
        number: of the action.
        question: the code of the question (``explore``).
        verb, object: what the answer says (``commit``, ``lair``); ``pass`` and verbs said alone have no object.
        option: the number of the answer in its question.
    """

    number: int
    question: str
    verb: str
    object: str | None
    option: int

    @property
    def meaning(self) -> str:
        """The answer as records and the protocol write it: ``commit:lair``."""
        return self.verb if self.object is None else f"{self.verb}:{self.object}"


class Actions:
    """All actions of a game at a number of seats: question by question, a pass last."""

    def __init__(self, game: Game, count: int) -> None:
        self._game = game
        seats = game.seat_names(count)
        self.all: list[Action] = []
        self._of: list[tuple[int, int]] = []
        self.numbers = array("h", [-1] * (len(game.choices) * OPTIONS))
        """The number of each option of each question, 128 a question; -1: there is no such option."""
        for question, choice in enumerate(game.choices):
            for option in (*range(choice.size), PASS):
                if not _exists(choice, option, count):
                    continue
                verb, _, name = choice.meaning(option, seats).partition(":")
                self.numbers[question * OPTIONS + option] = len(self.all)
                self._of.append((question, option))
                self.all.append(Action(len(self.all), choice.code(), verb, name or None, option))
        self._questions = {choice: number for number, choice in enumerate(game.choices)}

    def __len__(self) -> int:
        return len(self.all)

    def question_number(self, choice: type[Choice]) -> int:
        """Return the number of a question: its place in ``game.choices``."""
        return self._questions[choice]

    def those(self, choice: type[Choice], options: Iterable[int]) -> list[int]:
        """Return the actions of these options of a question."""
        at = self._questions[choice] * OPTIONS
        return [self.numbers[at + option] for option in options]

    def option(self, choice: type[Choice], action: int) -> int:
        """Return the option of a question that an action is.

        Raises:
            ValueError: there is no such action, or it answers another question.
        """
        if not 0 <= action < len(self.all):
            raise ValueError(f"expected an action from 0 to {len(self.all) - 1}, got {action}")
        question, option = self._of[action]
        if self._game.choices[question] is not choice:
            it = self.all[action]
            raise ValueError(f"action {action} is {it.question} {it.meaning}; the question is {choice.code()}")
        return option


def _exists(choice: type[Choice], option: int, count: int) -> bool:
    """Tell whether an option can be offered at a table of so many: those said of a seat that is missing cannot."""
    return not any(verb.family is Seat and count <= option - verb.base < verb.size for verb in choice.verbs)
