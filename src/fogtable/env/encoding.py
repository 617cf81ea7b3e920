"""What a learner sees and can do: the columns of an observation, and the actions, of a game at a number of seats.

An observation is a row of int16: which seat sees it, which question that seat is asked (none: all 0), then what lies on
the table as this seat sees it. It is the same in all environments and, by :meth:`Spaces.encode`, at a table.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fogtable.core.bot import Observation
from fogtable.core.declarations.choice import Choice
from fogtable.core.game import Game
from fogtable.core.play.view import View
from fogtable.env.actions import Actions
from fogtable.env.columns import Column, Columns
from fogtable.games import load

Row = NDArray[np.int16]
"""An observation."""
Mask = NDArray[np.int8]
"""One number for each action: 1, it is offered."""


class Spaces:
    """The observations and actions of a game at a table of ``seats`` (:func:`spaces`).

    Attributes:
        game: what is played.
        names: of the seats, in the order of their numbers.
        columns: what each number of an observation is.
        actions: what each action is; their numbers are places in this table.
        low, high: bounds of observations, column by column.
    """

    def __init__(self, game: Game, seats: int) -> None:
        game.require_seats(seats)
        self.game = game
        self.names = game.seat_names(seats)
        self.actions = Actions(game, seats)
        self._table = Columns(game, seats)
        mine = [Column(f"me.{name}", "1: this seat sees it", 0, 1, None, name, (name,)) for name in self.names]
        asked = [
            Column(f"asked.{choice.code()}", "1: this is asked", 0, 1, None, None, self.names)
            for choice in game.choices
        ]
        self.columns = (*mine, *asked, *self._table.all)
        self.low: Row = np.array([column.low for column in self.columns], np.int16)
        self.high: Row = np.array([column.high for column in self.columns], np.int16)

    def encode(self, seen: Observation) -> Row:
        """Return the observation of a bot at a table: equal to that of an environment in the same position."""
        return self.row(seen.view, seen.seat, seen.choice)

    def row(self, view: View, seat: int, choice: type[Choice] | None) -> Row:
        """Return what a seat sees as numbers; ``choice`` is what it is asked."""
        head = [0] * (len(self.names) + len(self.game.choices))
        head[seat] = 1
        if choice is not None:
            head[len(self.names) + self.actions.question_number(choice)] = 1
        return np.array(head + self._table.of(view), np.int16)

    def mask(self, seen: Observation) -> Mask:
        """Return which actions a bot at a table is offered."""
        return self.mask_of(self.actions.those(seen.choice, seen.options))

    def mask_of(self, actions: list[int]) -> Mask:
        """Return the mask of these actions."""
        made = np.zeros(len(self.actions), np.int8)
        made[actions] = 1
        return made

    def option(self, seen: Observation, action: int) -> int:
        """Return the option by which a bot at a table answers with an action.

        Raises:
            ValueError: there is no such action, or it is not offered.
        """
        option = self.actions.option(seen.choice, int(action))
        if option not in seen.options:
            raise ValueError(f"{self.names[seen.seat]} is not offered {seen.meaning(option)} now")
        return option

    @property
    def plan(self) -> bytes:
        """The columns of the table for compiled rules."""
        return self._table.plan

    @property
    def numbers(self) -> array[int]:
        """The action of each option of each question, 128 a question."""
        return self.actions.numbers

    @property
    def options(self) -> bytes:
        """The option that each action is of its question."""
        return bytes(action.option for action in self.actions.all)

    def __reduce__(self) -> tuple[Any, ...]:
        return spaces, (self.game.name, len(self.names))


@cache
def spaces(game: str, seats: int) -> Spaces:
    """Return the observations and actions of a game at a table of so many seats.

    Raises:
        ValueError: there is no such game, or it is not for so many.
    """
    return Spaces(load(game), seats)
