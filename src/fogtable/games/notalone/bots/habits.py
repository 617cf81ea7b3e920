"""What players keep in mind of each other: where each Hunted went, and where the Creature looked.

A guess that never learns is found out by whoever does one thing over and over. So what was seen in this game counts
beside what would be wise, the more of it the more, and what was long ago fades (smoothed fictitious play). Of a Hunted
only that counts which is more than usual: who has just been somewhere, as everybody has, rather goes elsewhere next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from fogtable.games.notalone.components import Place, Token
from fogtable.games.notalone.events import Log

REMEMBERED: Final = (Log.REVEALS, Log.PLACES_TOKEN)
FADE: Final = 0.85
"""What one turn counts beside the next."""
USUAL: Final = 0.3
"""The share of the turns up to which somebody who is not predictable goes to one place."""
TRUST_WISE: Final = 2.0
"""How many turns what would be wise for the Hunted counts for, beside the turns that are more than usual."""
TRUST_LOOK: Final = 3.0
"""The same for where the Creature looks, beside all turns."""


class Habits:
    """What was seen so far, the latest with weight 1.

    Attributes:
        went: by seat, how often a Hunted stood on each place when the cards were revealed.
        looked: how often the Creature token was placed on each place.
    """

    def __init__(self, seats: Sequence[int], past: Iterable[tuple[str, tuple[Any, ...]]]) -> None:
        self.went = [[0.0] * len(Place) for _ in seats]
        self.looked = [0.0] * len(Place)
        for name, told in past:
            if name == Log.REVEALS.name:
                _see(self.went[told[0]], told[1])
            elif told[0] == Token.CREATURE:
                _see(self.looked, told[1])


def _see(before: list[float], places: Iterable[int]) -> None:
    for place in Place.ALL:
        before[place] *= FADE
    for place in places:
        before[place] += 1


def beyond_usual(seen: list[float]) -> list[float]:
    """Return of what was seen on each place that which is more than usual."""
    usual = USUAL * sum(seen)
    return [max(0.0, count - usual) for count in seen]


def blend(wise: list[float], seen: list[float], possible: Iterable[int], trust: float) -> None:
    """Let what was seen count beside what would be wise, over the places that are possible; they keep their sum."""
    spots = list(possible)
    whole = sum([wise[place] for place in spots])
    weight = sum([seen[place] for place in spots])
    for place in spots:
        wise[place] = (trust * wise[place] + whole * seen[place]) / (trust + weight)


__all__ = ["REMEMBERED", "TRUST_LOOK", "TRUST_WISE", "Habits", "beyond_usual", "blend"]
