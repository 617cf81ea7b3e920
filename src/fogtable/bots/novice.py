"""The novice: an opponent for the first game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from fogtable.core.bot import Observation, Policy, weighed

AT_RANDOM: Final = 0.2
"""How often it does just anything."""


@dataclass(frozen=True)
class NoviceBot:
    """Draws its answers by what the game's policy thinks of them at first sight; at times it does just anything.

    So it does what is plainly good more often than not. It looks no further, guesses nobody's choice and remembers
    nothing.
    """

    policy: Policy

    def choose(self, seen: Observation, rng: Random) -> int:
        """Return one of the options."""
        if rng.random() < AT_RANDOM:
            return rng.choice(seen.options)
        weights = weighed(self.policy, seen)
        return rng.choices(seen.options, weights if any(weights) else None)[0]


__all__ = ["NoviceBot"]
