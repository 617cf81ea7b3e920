"""Dealing the cards before the first turn (NA-1)."""

from __future__ import annotations

from fogtable.games.notalone.components import SURVIVAL_HAND
from fogtable.games.notalone.rules.piles import draw_survival, keep_drawn, refill_hunt_hand
from fogtable.games.notalone.state import NotAlone


def deal(t: NotAlone) -> None:  # NA-1.3, NA-1.6
    """Deal Survival cards to the Hunted, in their order, then Hunt cards to the Creature."""
    for p in t.hunted:
        for _ in range(SURVIVAL_HAND):
            draw_survival(t, p)
        keep_drawn(t, p)
    refill_hunt_hand(t)
