"""A game as an environment of PettingZoo in which one seat answers at a time."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from gymnasium import spaces as gym
from pettingzoo import AECEnv

from fogtable.core.declarations.streams import Stream
from fogtable.env.encoding import Spaces
from fogtable.env.gym_spaces import actions, observations
from fogtable.env.playing import ONE_SEED, Playing, options_of


class TableEnv(AECEnv):  # type: ignore[misc]  # it comes without types
    """One table of a game (:func:`fogtable.env.aec`).

    Agents are the seats by name. An observation is a dictionary: ``observation``, a row of int16 as the table looks
    from that seat, and ``action_mask``, int8, 1 for each action that is offered (none, where it is not its turn).
    Every reward but the last is 0; the last is what the seat got out of the game, 0 (lost) to 1 (won).

    Attributes:
        spaces: what observations and actions mean.
        playing: the game under way: its seed, its actions so far, the match itself.
    """

    def __init__(self, spaces: Spaces, max_cycles: int | None, options: dict[str, Any]) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles: expected a number from 1 on, got {max_cycles}")
        self.spaces = spaces
        self.options = options_of(spaces.game, options)
        self.max_cycles = max_cycles
        self.render_mode = "ansi"
        self.metadata = {"name": f"fogtable_{spaces.game.name}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = list(spaces.names)
        self.observation_spaces = {name: observations(spaces) for name in spaces.names}
        self.action_spaces = {name: actions(spaces) for name in spaces.names}
        self._seeds = Stream(SystemRandom().getrandbits(64))

    def observation_space(self, agent: str) -> gym.Space[Any]:
        """Return what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym.Space[Any]:
        """Return what an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed always the same one, and the same ones after it."""
        if seed is not None:
            self._seeds = Stream(seed)
        self.playing = Playing(self.spaces, self.options, self._seeds.below(ONE_SEED))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.agents[0]
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees now."""
        seat = self.spaces.names.index(agent)
        return {"observation": self.playing.row(seat), "action_mask": self.playing.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked (``agent_selection``).

        Raises:
            ValueError: the action is not offered; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to answer: expected an action, got None")
        self.playing.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._show()
        self._accumulate_rewards()

    def _show(self) -> None:
        """Select who is asked next, or tell how the game has ended."""
        playing = self.playing
        if playing.over:
            self.rewards = dict(zip(self.spaces.names, playing.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and len(playing.actions) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if playing.seat is not None:
            self.agent_selection = self.spaces.names[playing.seat]

    def render(self) -> str:
        """Return what is asked, and what can be answered, as text."""
        playing = self.playing
        if playing.choice is None:
            return f"{self.spaces.game.name}: {playing.match.outcome}"
        said = ", ".join(self.spaces.actions.all[action].meaning for action in playing.offered)
        return f"{self.spaces.game.name}: {self.agent_selection}, {playing.choice.code()}: {said}"

    def close(self) -> None:
        """Nothing has to be closed."""
