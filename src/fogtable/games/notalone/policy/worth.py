"""What a seat may expect of an unfinished game, for simulations that stop early: a logistic model of the counters,
of what the Hunted have in hand, and of how many they are, fitted to games of the belief bots (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from fogtable.games.notalone.components import CREATURE
from fogtable.games.notalone.policy.tables import FAR, LOGISTIC, NEARNESS, SHARE, STEP, SURVIVAL_WORTH
from fogtable.games.notalone.policy.values import HAND, choice_of
from fogtable.games.notalone.state import NotAlone

# Thousandths of a natural unit. What the Hunted have counts the more, the nearer the rescue is.
SPACE: Final = 2759
"""Each space of the Assimilation track."""
CARDS: Final = 6
"""Place cards to choose from, for each hundredth of what they are worth."""
NERVE: Final = [-996, -996, -390, 0]
"""A Hunted, by Will."""
CARD: Final = 15
"""Survival cards, for each hundredth of what they are worth."""
LIGHT: Final = 794
"""The Marker counter on the Beach."""
NUMBER: Final = [0, 2055, 4148, 4967, 5061, 5105, 4405]
"""The Hunted, by how many they are."""

# These count alike at all times.
START: Final = [0, -4410, -5978, -6258, -6608, -6352, -6119]
"""The Hunted, by how many they are."""
LONG: Final = -42
LONG_EACH: Final = -31
"""A space of the Rescue track: this, and this for every Hunted."""
OWNED: Final = 526
"""A Place card beyond the first five, if every Hunted has one."""


def worth(t: NotAlone, p: int) -> int:
    """Return the payoff that a seat may expect, in thousandths."""
    hunted = hunted_worth(t)
    return 1000 - hunted if p == CREATURE else hunted


def hunted_worth(t: NotAlone) -> int:
    """Return how likely the Hunted win, in thousandths."""
    if t.rescue == 0:
        return 1000
    if t.assimilation == 0:
        return 0
    many = len(t.hunted)
    kit = LIGHT if t.beacon else 0
    more = 0
    for p in t.hunted:
        kit += CARDS * HAND[choice_of(t, p)] + NERVE[t.will[p]]
        more += len(t.owned[p])
        for card in t.survival_hand[p]:
            kit += CARD * SURVIVAL_WORTH[card]
    ahead = max(SPACE * t.assimilation + NUMBER[many] + kit, 0) * NEARNESS[t.rescue] // 1000
    far = (LONG + LONG_EACH * many) * t.rescue + START[many]
    return logistic(ahead + far + OWNED * (more * SHARE[many] - 500) // 100)


def logistic(at: int) -> int:
    """Return the logistic function in thousandths, at so many thousandths."""
    here = max(min(at, FAR * STEP - 1), -FAR * STEP) + FAR * STEP
    low = LOGISTIC[here // STEP]
    high = LOGISTIC[here // STEP + 1]
    return low + (high - low) * (here % STEP) // STEP
