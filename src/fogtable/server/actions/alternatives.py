"""What the search would have answered where a finished game turned, beside the answer that was given.

It looks from the seat that was asked, in worlds that this seat could just as well have been in: nobody is told that
he should have known what lay hidden.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, Final

from fogtable import bots
from fogtable.core.bot import observe
from fogtable.core.game import Game
from fogtable.fast.match import FastMatch
from fogtable.server.turns import GIVES_WAY

SECONDS: Final = 1.0
"""How long the search thinks about an answer at the most."""
ITERATIONS: Final = 30_000
"""How often it tries at the most: on a machine at rest this ends it, and equal games are told equal things."""
RARE: Final = 0.02
"""What was tried less often than this share of the best says nothing of its worth."""


def alternative(game: Game, asked: FastMatch, seat: int, given: int) -> dict[str, Any] | None:
    """Return ``{option, worth, given}`` for a question that stands: the best answer and what both are worth (0 to 1).

    ``option`` is a meaning as in the replay. ``given`` is ``None`` where the search hardly tried what was answered.
    ``None`` comes where there was nothing to choose.
    """
    luck = random.Random(len(asked.answers))
    world = asked.redeal(seat, luck.getrandbits(64))
    seen = replace(observe(world, seat), world=world)
    if len(seen.options) == 1 or given not in seen.options:
        return None
    search = bots.adviser(game, SECONDS, ITERATIONS)
    search.niceness = GIVES_WAY
    tried = {option: (tries, worth) for option, tries, worth in search.tried(seen, luck)}
    best = max(tried, key=lambda option: tried[option])
    often, worth = tried[given]
    trusted = often >= RARE * tried[best][0]
    return {
        "option": seen.meaning(best),
        "worth": round(tried[best][1], 4),
        "given": round(worth, 4) if trusted else None,
    }
