"""The games as games of OpenSpiel.

All luck of a game follows from four chance nodes at its start, each a byte of the seed: so every history says all that
has happened, and any position can be serialised and replayed. Whoever may not know the luck does not see these nodes.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from fogtable.core.game import Game
from fogtable.env.encoding import Spaces, spaces
from fogtable.env.memory import Memory, described
from fogtable.env.playing import Playing, options_of
from fogtable.games import load_all

BYTES: Final = 4
"""Chance nodes at the start of a game: 2**32 different games."""
LONGEST: Final = 10_000
"""Choices in a game, at the most."""
_OUTCOMES: Final = [(byte, 1 / 256) for byte in range(256)]


def load_table(made: Spaces, options: dict[str, Any]) -> Any:
    """Return the game of OpenSpiel for a table (:func:`fogtable.env.openspiel`)."""
    options_of(made.game, options)
    given = {name: _word(value) for name, value in options.items()}
    return pyspiel.load_game(f"fogtable_{made.game.name}", {"seats": len(made.names), **given})


def _word(value: Any) -> Any:
    """Return the value of an option as a parameter: OpenSpiel takes words of digits alone for numbers."""
    return f"#{value}" if isinstance(value, str) and value.isdecimal() else value


class _Table(pyspiel.Game):  # type: ignore[misc]  # it comes without types
    """A game at a table of so many, with its options; each game has a class of its own (:func:`_register`)."""

    kind: Any
    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        given = dict(params)
        self.spaces = spaces(self.name, given.pop("seats"))
        plain = {name: value.removeprefix("#") if isinstance(value, str) else value for name, value in given.items()}
        self.options = options_of(self.spaces.game, plain)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spaces.actions),
            max_chance_outcomes=256,
            num_players=len(self.spaces.names),
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> _Position:
        """Return the start of a game."""
        return _Position(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many chance nodes a game has."""
        return BYTES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> _Observer:
        """Return what shows positions to players."""
        return _Observer(self.spaces, kind is not None and kind.perfect_recall)


class _Position(pyspiel.State):  # type: ignore[misc]
    """A position: the bytes of luck, then the game."""

    def __init__(self, game: _Table) -> None:
        super().__init__(game)
        self.spaces = game.spaces
        self.options = game.options
        self.luck: list[int] = []
        self.playing: Playing | None = None
        self.memory: Memory | None = None

    def current_player(self) -> int:
        """Return who is asked."""
        if self.playing is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.playing.seat is None else self.playing.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.playing is not None
        return self.playing.offered if player == self.playing.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the values of a byte, all alike."""
        return _OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.playing is not None:
            self.playing.take(action)
            return
        self.luck.append(action)
        if len(self.luck) == BYTES:
            seed = int.from_bytes(self.luck, "big")
            self.playing = Playing(self.spaces, self.options, seed)
            self.memory = Memory(self.spaces, self.options, seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        said = self.spaces.actions.all[action]
        return f"{said.question} {said.meaning}"

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.playing is not None and self.playing.over

    def returns(self) -> list[float]:
        """Return what each seat has got, 0 (lost) to 1 (won)."""
        playing = self.playing
        return playing.payoffs() if playing is not None and playing.over else [0.0] * len(self.spaces.names)

    def __str__(self) -> str:
        lines = [f"luck {' '.join(map(str, self.luck))}"]
        if self.playing is not None:
            actions = self.spaces.actions.all
            lines += [f"{actions[action].question} {actions[action].meaning}" for action in self.playing.actions]
            lines.append(described(self.spaces, self.playing.row(0)))
        return "\n".join(lines)


class _Observer:
    """Shows positions: as they are, or all that a seat remembers (``remembers``; the tensor is the same)."""

    def __init__(self, made: Spaces, remembers: bool) -> None:
        self.tensor = np.zeros(len(made.columns), np.float32)
        self.dict = {"observation": self.tensor}
        self._spaces = made
        self._remembers = remembers

    def set_from(self, state: _Position, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.tensor[:] = 0 if state.playing is None else state.playing.row(player)

    def string_from(self, state: _Position, player: int) -> str:
        """Return what a player sees, or remembers, as text."""
        playing = state.playing
        if playing is None or state.memory is None:
            return f"me.{self._spaces.names[player]}=1"
        if self._remembers:
            return state.memory.of(player, playing.actions)
        return described(self._spaces, playing.row(player))


def _register(game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=f"fogtable_{game.name}",
        long_name=f"fogtable: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "seats": game.seat_counts[0],
            **{option.name: _word(option.default) for option in msgspec.structs.fields(game.options)},
        },
    )
    # OpenSpiel makes a game from its parameters alone, and keeps what makes it until after Python has ended: a function
    # would be freed then, without Python's lock, and abort the process. A class is in a cycle and never freed.
    pyspiel.register_game(kind, type(f"Table_{game.name}", (_Table,), {"kind": kind, "name": game.name}))


for _game in load_all().values():
    _register(_game)
