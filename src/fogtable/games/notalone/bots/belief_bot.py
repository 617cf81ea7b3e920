"""The belief bot of NOT ALONE, for both sides (specification 12)."""

from __future__ import annotations

from random import Random

from fogtable.core.bot import Observation
from fogtable.games.notalone.bots import creature as bot_creature
from fogtable.games.notalone.bots import hunted as bot_hunted
from fogtable.games.notalone.components import CREATURE


class BeliefBot:
    """Plays whichever side its seat is on; all it knows it reads from each view anew."""

    def choose(self, seen: Observation, rng: Random) -> int:
        """Return one of the options."""
        if seen.seat == CREATURE:
            return bot_creature.choose(seen, rng)
        return bot_hunted.choose(seen, rng)
