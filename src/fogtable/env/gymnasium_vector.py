"""Many tables of a game side by side, by the vector API of Gymnasium, on compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fogtable.core.declarations.streams import Stream
from fogtable.env.encoding import Spaces
from fogtable.env.gym_spaces import actions, observations
from fogtable.env.opponents import Opponent, Opponents
from fogtable.env.playing import ONE_SEED, options_of
from fogtable.fast.batch import Batch
from fogtable.fast.find import NotCompiled, execution, module_of

Observations = dict[str, NDArray[Any]]


class TableVector(VectorEnv[Observations, Any, Any]):
    """``games`` tables of a game (:func:`fogtable.env.vector`).

    An observation is a dictionary of arrays with a row for each game: ``observation`` (int16) as the seat sees it that
    is asked, ``action_mask`` (int8). A reward is what that seat has got when its game ends, 0 (lost) to 1 (won), and 0
    before. ``infos`` has ``seat``, the number of that seat, and ``payoffs``, what every seat has got.

    Attributes:
        spaces: what observations and actions mean.
        learner: the seats that the caller answers for.
    """

    def __init__(
        self,
        spaces: Spaces,
        games: int,
        opponents: Mapping[str, Opponent],
        autoreset: AutoresetMode | str,
        options: dict[str, Any],
    ) -> None:
        module = module_of(spaces.game.name)
        if module is None:
            raise NotCompiled(
                f"games side by side need compiled rules, and {spaces.game.name} has none here: "
                f"{execution(spaces.game.name).reason}. Install a C compiler, or pip install 'fogtable[zig]'; "
                "fogtable doctor says what is missing. fogtable.env.aec plays without"
            )
        self.spaces = spaces
        self._opponents = Opponents(spaces, opponents)
        self.learner = self._opponents.learner
        self.autoreset_mode = AutoresetMode(autoreset)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.num_envs = games
        self.single_observation_space = observations(spaces)
        self.single_action_space = actions(spaces)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        chosen = options_of(spaces.game, options)
        self._games = Batch(module, spaces.game, games, len(spaces.names), spaces, chosen, self._opponents.plays)
        self._seen, self._legal = np.asarray(self._games.seen), np.asarray(self._games.legal)
        self._who, self._over = np.asarray(self._games.who), np.asarray(self._games.over)
        self._rewards = np.asarray(self._games.rewards)
        own = SystemRandom()
        self._luck = [Stream(own.getrandbits(64)) for _ in range(games)]
        self._seat = np.zeros(games, np.int64)
        self._payoffs = np.zeros((games, len(spaces.names)), np.float32)
        self._ended = np.ones(games, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games, or those of ``options["reset_mask"]``.

        ``seed`` is one for each game, or a number from which they count up: with it a game is always the same one, and
        so are those after it.

        Raises:
            ValueError: there are not as many seeds, or flags in the mask, as games.
        """
        given = self._seeds(seed)
        if len(given) != self.num_envs:
            raise ValueError(f"seed: expected {self.num_envs} seeds, one for each game; got {len(given)}")
        which = self._reset_mask(options or {})
        for game, one in enumerate(given):
            if one is not None and which[game]:
                self._luck[game] = Stream(int(one))
        self._begin(which)
        self._ended = self._ended & ~which
        return self._shown(), self._infos(which)

    def _seeds(self, seed: int | list[int | None] | None) -> list[int | None]:
        if isinstance(seed, int | np.integer):
            return [int(seed) + game for game in range(self.num_envs)]
        return [None] * self.num_envs if seed is None else list(seed)

    def _reset_mask(self, options: dict[str, Any]) -> NDArray[np.bool_]:
        unknown = options.keys() - {"reset_mask"}
        if unknown:
            raise ValueError(f"options of reset: expected reset_mask, got {', '.join(sorted(unknown))}")
        mask = options.get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(f"reset_mask: expected an array of {self.num_envs} flags (numpy.bool_), got {mask!r}")
        return mask

    def step(
        self, actions: Any
    ) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Answer in every game; what happens to one that has ended is up to the autoreset mode.

        Raises:
            ValueError: an action is not offered, or a game has ended and is not reset. Nothing has changed.
        """
        chosen = np.asarray(actions).astype(np.int32)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"expected {self.num_envs} actions, one for each game; got shape {chosen.shape}")
        again = self._ended.copy()
        if again.any() and self.autoreset_mode is not AutoresetMode.NEXT_STEP:
            raise ValueError(f"game {int(again.argmax())} has ended, or has not begun: reset it first")
        chosen[again] = -1
        self._payoffs[:] = 0
        self._answer(chosen)
        self._begin(again)
        self._let_others_answer()
        ended = self._over.astype(np.bool_)
        rewards = np.where(ended, self._payoffs[np.arange(self.num_envs), self._seat], 0).astype(np.float64)
        infos: dict[str, Any] = {}
        self._ended = ended.copy()
        if ended.any() and self.autoreset_mode is AutoresetMode.SAME_STEP:
            infos = self._final(ended)
            self._begin(ended)
            self._ended = np.zeros(self.num_envs, np.bool_)
        infos |= self._infos(np.ones(self.num_envs, np.bool_))
        return self._shown(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _answer(self, chosen: NDArray[np.int32]) -> None:
        self._games.step(chosen.data)
        self._payoffs += self._rewards
        self._remember()

    def _remember(self) -> None:
        """Note which seat of the learner is asked in each game: of one that ends, it sees the end."""
        asked = ~self._over.astype(np.bool_) & np.isin(self._who, self.learner)
        self._seat[asked] = self._who[asked]

    def _begin(self, which: NDArray[np.bool_]) -> None:
        """Begin games anew, each up to where the learner is asked; one in which it never is begins again."""
        while which.any():
            self._payoffs[which] = 0
            games = np.flatnonzero(which).tolist()
            self._games.begin(games, [self._luck[game].below(ONE_SEED) for game in games])
            self._remember()
            self._let_others_answer()
            which = which & self._over.astype(np.bool_)

    def _let_others_answer(self) -> None:
        """Let the functions answer until the learner is asked in each game, or it is over."""
        while True:
            asked = np.where(self._over.astype(np.bool_), -1, self._who)
            chosen = np.full(self.num_envs, -1, np.int32)
            for function, seats in self._opponents.functions:
                those = np.flatnonzero(np.isin(asked, seats))
                if those.size:
                    chosen[those] = np.asarray(function(self._seen[those], self._legal[those].astype(np.int8)))
            if (chosen == -1).all():
                return
            self._answer(chosen)

    def _shown(self) -> Observations:
        """Return what the learner sees in each game."""
        rows = self._seen.copy()
        # Where a game was ended by somebody else, it sees the end from its own seat.
        for game in np.flatnonzero(self._over.astype(np.bool_) & (self._who != self._seat)).tolist():
            rows[game] = np.frombuffer(self._games.look(game, int(self._seat[game])), np.int16)
        return {"observation": rows, "action_mask": self._legal.astype(np.int8)}

    def _infos(self, which: NDArray[np.bool_]) -> dict[str, Any]:
        payoffs = np.where(which[:, None], self._payoffs, 0)
        seat = np.where(which, self._seat, 0)
        return {"seat": seat, "_seat": which.copy(), "payoffs": payoffs, "_payoffs": which.copy()}

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Return how the games look that have just ended and begin anew in the same step."""
        shown = self._shown()
        last: NDArray[Any] = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            last[game] = {name: rows[game].copy() for name, rows in shown.items()}
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": self._infos(ended),
            "_final_info": ended.copy(),
        }
