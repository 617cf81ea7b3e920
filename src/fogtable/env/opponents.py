"""Who answers for the seats that a learner leaves to others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from numpy.typing import NDArray

from fogtable.core.game import Game
from fogtable.env.encoding import Spaces
from fogtable.fast.batch import BY_POLICY, EVENLY, OUTSIDE

Batch = Callable[[NDArray[Any], NDArray[Any]], Any]
"""Given rows of observations and of masks, returns an action for each."""
Opponent = str | Batch
"""``random``, ``policy`` (``Game.policy``), or a function."""

_BY_NAME = {"random": EVENLY, "policy": BY_POLICY}


class Opponents:
    """The opponents of a table, by seat.

    Attributes:
        plays: for each seat what :class:`~fogtable.fast.batch.Batch` is to do about it.
        functions: those that answer, with the seats that each answers for.
        learner: the seats that are left.

    Raises:
        ValueError: a seat, a side or an opponent is unknown, or nobody is left to learn.
    """

    def __init__(self, spaces: Spaces, given: Mapping[str, Opponent]) -> None:
        game, names = spaces.game, spaces.names
        sides = [game.side_of(seat) for seat in range(len(names))]
        by_seat: dict[int, Opponent] = {}
        # A seat goes before its side, whichever was named first.
        for name in sorted(given, key=lambda name: name in names):
            seats = [names.index(name)] if name in names else [p for p, side in enumerate(sides) if side == name]
            if not seats:
                known = ", ".join(dict.fromkeys((*names, *sides)))
                raise ValueError(f"opponents: expected seats or sides ({known}); got {name!r}")
            by_seat |= dict.fromkeys(seats, given[name])
        self.plays = [OUTSIDE] * len(names)
        self.functions: list[tuple[Batch, list[int]]] = []
        for seat, opponent in sorted(by_seat.items()):
            if callable(opponent):
                self._add(opponent, seat)
            else:
                self.plays[seat] = _number(game, opponent)
        self.learner = [seat for seat in range(len(names)) if seat not in by_seat]
        if not self.learner:
            raise ValueError("opponents: every seat has one; at least one seat has to be left to the learner")

    def _add(self, function: Batch, seat: int) -> None:
        for other, seats in self.functions:
            if other is function:
                seats.append(seat)
                return
        self.functions.append((function, [seat]))


def _number(game: Game, opponent: object) -> int:
    if not isinstance(opponent, str) or opponent not in _BY_NAME or (opponent == "policy" and not game.policy):
        names = [name for name in _BY_NAME if name != "policy" or game.policy]
        raise ValueError(f"opponents: expected {', '.join(names)} or a function of rows and masks; got {opponent!r}")
    return _BY_NAME[opponent]
