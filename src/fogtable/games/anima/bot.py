"""The bot of ANIMA."""

from __future__ import annotations

from random import Random

from fogtable.core.bot import Observation
from fogtable.games.anima.policy import WEIGHTS


class SteadyBot:
    """Takes the answer that weighs most, by what its seat sees; of equal ones any. It remembers nothing."""

    def choose(self, seen: Observation, rng: Random) -> int:
        """Return one of the options."""
        weigh = WEIGHTS[seen.choice]
        weights = {}
        for option in seen.options:
            answer = seen.choice.values[option]
            weights[option] = weigh(seen.view, seen.seat, *(answer if isinstance(answer, tuple) else (answer,)))
        most = max(weights.values())
        return rng.choice([option for option, weight in weights.items() if weight == most])
