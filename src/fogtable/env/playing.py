"""One game for a learner: every step is a real choice, and all of it follows from a seed and the actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
import numpy as np

from fogtable.core.declarations.choice import Choice
from fogtable.core.game import Game
from fogtable.core.play.answering import Asked
from fogtable.core.play.view import view
from fogtable.env.encoding import Mask, Row, Spaces
from fogtable.fast.match import FastMatch, new_match

ONE_SEED: Final = 1 << 62
"""The seeds of games are drawn below this."""


def options_of(game: Game, given: dict[str, Any]) -> msgspec.Struct:
    """Return the options of a game by their names; what is not given is as usual.

    Raises:
        ValueError: the game has no such option, or the option no such value.
    """
    known = {option.name: option for option in msgspec.structs.fields(game.options)}
    for name in given:
        if name not in known:
            raise ValueError(f"{game.name} has no option {name!r}; there are: {', '.join(known)}")
    try:
        return msgspec.convert(given, game.options)
    except msgspec.ValidationError as wrong:
        raise ValueError(f"{game.name}: {wrong}") from None


class Playing:
    """A game under way, by compiled rules where there are any.

    What has one answer only is answered at once. Where several seats are asked at the same time they answer one after
    the other, in the order of their numbers; none sees what the others have answered.

    Attributes:
        spaces: its observations and actions.
        options: of the game.
        seed: of its luck.
        actions: all that were taken, from the start.
        match: the game itself.
        seat: who is asked; ``None``: the game is over.
        choice: the question.
        offered: the actions that answer it.
    """

    def __init__(self, spaces: Spaces, options: msgspec.Struct, seed: int, actions: Iterable[int] = ()) -> None:
        """Begin a game, and play it on by ``actions``.

        Raises:
            ValueError: one of them is not offered.
        """
        self.spaces = spaces
        self.options = options
        self.seed = seed
        self.actions: list[int] = []
        self.match = new_match(spaces.game, len(spaces.names), options, seed, asks_idle=False)
        self._show(self.match.next())
        for action in actions:
            self.take(action)

    def _show(self, asked: Asked | None) -> None:
        """Run on to the next choice between several answers."""
        while asked is not None and len(asked[2]) == 1:
            asked = self.match.act(asked[2][0])
        self.seat: int | None = None
        self.choice: type[Choice] | None = None
        self.offered: list[int] = []
        if asked is not None:
            self.seat, self.choice, options = asked
            self.offered = self.spaces.actions.those(self.choice, options)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    def take(self, action: int) -> None:
        """Answer with an action.

        Raises:
            ValueError: it is not offered; nothing has changed.
        """
        if self.seat is None or self.choice is None:
            raise ValueError("the game is over: it takes no more actions")
        option = self.spaces.actions.option(self.choice, int(action))
        if action not in self.offered:
            meanings = ", ".join(self.spaces.actions.all[one].meaning for one in self.offered)
            said = self.spaces.actions.all[action].meaning
            raise ValueError(f"{self.spaces.names[self.seat]} is not offered {said} (action {action}) but {meanings}")
        asked = self.match.act(option)
        self.actions.append(int(action))
        self._show(asked)

    def row(self, seat: int) -> Row:
        """Return what a seat sees now."""
        asked = self.choice if seat == self.seat else None
        if isinstance(self.match, FastMatch):
            number = -1 if asked is None else self.spaces.actions.question_number(asked)
            seen = self.match.seen(self.spaces.plan, len(self.spaces.game.choices), seat, number)
            return np.frombuffer(seen, np.int16)
        return self.spaces.row(view(self.match.state, seat), seat, asked)

    def mask(self, seat: int) -> Mask:
        """Return which actions a seat is offered now: none, if it is not its turn."""
        return self.spaces.mask_of(self.offered if seat == self.seat else [])

    def payoffs(self) -> list[float]:
        """Return what each seat has got out of the finished game, 0 (lost) to 1 (won)."""
        payoff = self.spaces.game.payoff
        assert payoff is not None
        state = self.match.state
        return [payoff(state, seat) / 1000 for seat in range(len(self.spaces.names))]

    def copy(self) -> Playing:
        """Return a game that goes on exactly like this one, by itself."""
        made = Playing.__new__(Playing)
        made.__dict__.update(self.__dict__)
        made.actions = self.actions.copy()
        made.match = self.match.copy()
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Playing:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Playing, (self.spaces, self.options, self.seed, self.actions)
