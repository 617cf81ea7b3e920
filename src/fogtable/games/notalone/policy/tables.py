"""Tables of whole numbers that stand for functions in simulations, made once (the rules language has no fractions)."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from fogtable.games.notalone.components import Survival

EDGE: Final = 35
"""From here on a value weighs no more, and below its opposite no less."""
SOFT: Final = [max(round(33 * exp(i / 10)), 1) for i in range(-EDGE, EDGE + 1)]
"""Weights that grow with a value (in tenths of a natural unit, from -35 to 35): 1 to 1093, 33 for 0."""
TOP: Final = 1000
"""The weight of an option that is as good as certain."""

FINE: Final = 2
"""Hundredths of a space of the Rescue track for each entry of :data:`LOOK`."""
USUAL_LOOK: Final = 75
MOST_LOOKS: Final = 188
LOOK: Final = [max(round(10_000 * (i / USUAL_LOOK) ** 5), 1) for i in range(MOST_LOOKS + 1)]
"""Weights of places for a token, by what it may expect there: twice as much is 32 times as likely. They reach from 1 to
989,000, because nothing says beforehand how much the best place promises."""

SHARE: Final = [round(100 / max(n, 1)) for n in range(11)]
"""One part of so many, in hundredths."""

STEP: Final = 250
"""The distance of the entries of :data:`LOGISTIC`, in thousandths."""
FAR: Final = 24
LOGISTIC: Final = [round(1000 / (1 + exp(-i * STEP / 1000))) for i in range(-FAR, FAR + 1)]
"""The logistic function from -6 to 6, in thousandths."""

NEARNESS: Final = [round(1000 / sqrt(r + 1.5)) for r in range(20)]
"""How much each advantage still counts with so many spaces left on the Rescue track, in thousandths."""

_WORTH: Final = {
    Survival.ADRENALINE: 40,
    Survival.INGENUITY: 50,
    Survival.SACRIFICE: 25,
    Survival.SIXTH_SENSE: 60,
    Survival.SMOKESCREEN: 30,
    Survival.STRIKE_BACK: 35,
    Survival.VORTEX: 60,
    Survival.DETECTOR: 35,
    Survival.DODGE: 90,
    Survival.DRONE: 45,
    Survival.GATE: 55,
    Survival.HOLOGRAM: 50,
    Survival.WRONG_TRACK: 95,
    Survival.AMPLIFIER: 80,
    Survival.DOUBLE_BACK: 40,
}
_USUAL: Final = 50
"""What a card is worth that nobody has weighed."""
SURVIVAL_WORTH: Final = [_WORTH.get(card, _USUAL) for card in Survival.ALL]
"""What it is worth to hold a Survival card, in hundredths of a space of the Rescue track."""

__all__ = [
    "EDGE",
    "FAR",
    "FINE",
    "LOGISTIC",
    "LOOK",
    "MOST_LOOKS",
    "NEARNESS",
    "SHARE",
    "SOFT",
    "STEP",
    "SURVIVAL_WORTH",
    "TOP",
]
