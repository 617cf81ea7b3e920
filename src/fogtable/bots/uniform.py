"""The bot that answers at random: it plays every game and is the baseline for the others."""

from __future__ import annotations

from random import Random

from fogtable.core.bot import Observation


class UniformBot:
    """Every legal option is equally likely."""

    def choose(self, seen: Observation, rng: Random) -> int:
        """Return one of the options."""
        return seen.options[int(rng.random() * len(seen.options))]
