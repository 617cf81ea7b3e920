"""The bots of ONODA: the steady one, and how a search plays (specification 12)."""

from __future__ import annotations

from random import Random
from typing import Final

from fogtable.core.bot import Observation
from fogtable.core.game import Searching
from fogtable.games.onoda.policy import WEIGHTS


class SteadyBot:
    """Takes the answer that weighs most, by what is open to see; of equal ones any. It remembers nothing."""

    def choose(self, seen: Observation, rng: Random) -> int:
        """Return one of the options."""
        weigh = WEIGHTS[seen.choice]
        weights = {}
        for option in seen.options:
            answer = seen.choice.values[option]
            weights[option] = weigh(seen.view, seen.seat, *(answer if isinstance(answer, tuple) else (answer,)))
        most = max(weights.values())
        return rng.choice([option for option, weight in weights.items() if weight == most])


SEARCHING: Final = Searching(explore=0.3)
"""How a search plays ONODA: each playout to the end of the game."""
