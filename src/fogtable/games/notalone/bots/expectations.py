"""What both sides may expect of a turn: where each Hunted goes, and where the Creature looks.

While the Hunted explore, the cards that each may commit are public: owned, not in the discard pile, not blocked. From
these and from what the places are worth both sides can work out the same balance: each Hunted weighs what a place
gives against the danger there, the Creature looks where it gains most, and neither settles on one place (a logit
equilibrium, found by letting the two answer each other a few times).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final, cast

from fogtable.core.bot import Observation
from fogtable.core.declarations.cards import Cards
from fogtable.core.play.view import Hidden
from fogtable.games.notalone.bots import worth
from fogtable.games.notalone.bots.habits import TRUST_LOOK, TRUST_WISE, Habits, beyond_usual, blend
from fogtable.games.notalone.components import Place, Token
from fogtable.games.notalone.rules.tokens import available
from fogtable.games.notalone.state import NotAlone

ROUNDS: Final = 10
"""How often the two sides answer each other; more changes little."""
HUNTED_HEAT: Final = 0.4
"""How far a Hunted strays from the best place, in spaces of the Rescue track."""
PICK_HEAT: Final = 0.2
"""How far a Hunted strays who plays for the better places."""
CREATURE_HEAT: Final = 0.3
"""How far the Creature strays from the best guess."""
CERTAIN: Final = 0.99
"""The most that is believed of a place: what is left of it has to divide something."""
CARDS_OUT: Final = {Place.RIVER: 0.4, Place.ARTEFACT: 1.8}
"""How many places a Hunted with two cards out stands on when the tokens lie: the River's one is kept away from them."""
ONCE: Final = (Place.BEACH, Place.WRECK)
"""Places that work once per turn for all Hunted together (NA-6.9, NA-6.14)."""


class Outlook:
    """What is expected of a turn, by seat and place.

    Attributes:
        spots: the places that each Hunted may have committed.
        gain: what a place gives a Hunted who is not found there.
        harm: what being caught there costs, without the move of the Assimilation counter.
        touch: what the Artemia token costs a Hunted.
        out: how many places a Hunted stands on.
        chance: how likely a Hunted is on a place.
        token: how likely the Creature looks there.
        odds: what a Hunted may expect of a place in all.
    """

    def __init__(self, t: NotAlone, spots: list[Cards]) -> None:
        self.t = t
        self.spots = spots
        self.catch = worth.assimilation(t)
        self.gain = [_by_place(worth.free, t, p, spots[p]) for p in t.seats]
        self.harm = [_by_place(worth.found, t, p, spots[p]) for p in t.seats]
        self.touch = [worth.touched(t, p) if spots[p] else 0.0 for p in t.seats]
        self.out = [CARDS_OUT.get(t.pending[p], 1.0) for p in t.seats]
        self.artemia = available(t, Token.ARTEMIA)
        self.chance = [_even(spots[p]) for p in t.seats]
        self.token = [0.1] * len(Place)
        self.odds = [[0.0] * len(Place) for _ in t.seats]
        for turn in range(1, ROUNDS + 1):
            step = 2 / (turn + 1)
            self._creature_answers(step)
            self._hunted_answer(step)

    def catches(self) -> list[float]:
        """Return what a Creature token gains on each place, as the chances now are."""
        gains = [self.catch * (1 - nobody) for nobody in self._nobody()]
        for p in self.t.hunted:
            chance, gain, harm, out = self.chance[p], self.gain[p], self.harm[p], self.out[p]
            for place in self.spots[p]:
                gains[place] += out * chance[place] * (gain[place] + harm[place])
        return gains

    def touches(self) -> list[float]:
        """Return what the Artemia token gains on each place."""
        return [
            sum([self.out[p] * self.chance[p][place] * (self.gain[p][place] + self.touch[p]) for p in self.t.hunted])
            for place in Place.ALL
        ]

    def denials(self) -> list[float]:
        """Return what making a place ineffective gains."""
        return [sum([self.chance[p][place] * self.gain[p][place] for p in self.t.hunted]) for place in Place.ALL]

    def believe(self, doubt: float) -> None:
        """Settle the chances for a guess.

        Half of them is the balance, half what a Hunted draws who plays for the better places; ``doubt`` of it all is
        even over the places that are possible, as people may think otherwise.
        """
        for p in self.t.hunted:
            spots = self.spots[p]
            if not spots:
                continue
            chance = self.chance[p]
            drawn = soft([self.odds[p][place] for place in spots], PICK_HEAT)
            for place, pick in zip(spots, drawn, strict=True):
                chance[place] = (1 - doubt) * (chance[place] + pick) / 2 + doubt / len(spots)

    def recall(self, habits: Habits) -> None:
        """Let count where each Hunted went so far."""
        for p in self.t.hunted:
            blend(self.chance[p], beyond_usual(habits.went[p]), self.spots[p], TRUST_WISE)

    def fear(self, habits: Habits) -> None:
        """Let count where everybody went so far and where the Creature looked, and weigh the places by that."""
        self.recall(habits)
        blend(self.token, habits.looked, Place.ALL, TRUST_LOOK)
        self._hunted_answer(0)

    def _creature_answers(self, step: float) -> None:
        guess = soft(self.catches(), CREATURE_HEAT)
        self.token = [old + step * (new - old) for old, new in zip(self.token, guess, strict=True)]

    def _hunted_answer(self, step: float) -> None:
        """Weigh the places by where the Creature looks, and let the Hunted go a step towards the better ones."""
        nobody = self._nobody()
        crowd = {place: sum([self.chance[p][place] for p in self.t.hunted]) for place in ONCE}
        for p in self.t.hunted:
            spots = self.spots[p]
            if not spots:
                continue
            gain, harm, chance, odds = self.gain[p], self.harm[p], self.chance[p], self.odds[p]
            for place in spots:
                found = self.token[place]
                touched = found * (1 - found) if self.artemia else 0.0
                reached = gain[place]
                if place in crowd:
                    reached /= 1 + (crowd[place] - chance[place]) / 2
                # the counter moves once: with another one caught on the same place it costs nothing more
                alone = nobody[place] / (1 - CERTAIN * min(self.out[p], 1.0) * chance[place])
                lost = harm[place] + self.catch * alone
                odds[place] = reached * (1 - found - touched) - lost * found - self.touch[p] * touched
            best = max([odds[place] for place in spots])
            weights = [exp((odds[place] - best) / HUNTED_HEAT) for place in spots]
            whole = sum(weights)
            for place, weight in zip(spots, weights, strict=True):
                chance[place] += step * (weight / whole - chance[place])

    def _nobody(self) -> list[float]:
        """Return how likely it is for each place that nobody stands there."""
        nobody = [1.0] * len(Place)
        for p in self.t.hunted:
            chance, out = self.chance[p], min(self.out[p], 1.0)
            for place in self.spots[p]:
                nobody[place] *= 1 - CERTAIN * out * chance[place]
        return nobody


def _by_place(value: Callable[[NotAlone, int, int], float], t: NotAlone, p: int, spots: Cards) -> list[float]:
    return [value(t, p, place) if place in spots else 0.0 for place in Place.ALL]


def _even(spots: Cards) -> list[float]:
    return [1 / len(spots) if place in spots else 0.0 for place in Place.ALL]


def soft(values: list[float], heat: float) -> list[float]:
    """Return chances that grow with the values; the colder, the more the best takes all."""
    best = max(values)
    weights = [exp((v - best) / heat) for v in values]
    whole = sum(weights)
    return [w / whole for w in weights]


def draw(rng: Random, scored: Sequence[tuple[int, float]], heat: float) -> int:
    """Return an option at random, the likelier the higher its score."""
    best = max([score for _, score in scored])
    weights = [exp((score - best) / heat) for _, score in scored]
    left = rng.random() * sum(weights)
    for (option, _), weight in zip(scored, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return scored[-1][0]


def spots_of(t: NotAlone, p: int) -> Cards:
    """Return the places that a Hunted may have committed, as far as this viewer can tell."""
    pile = t.discard[p]
    owned = t.owned[p] if isinstance(pile, Hidden) else t.owned[p] - pile
    shown = t.shown[p]
    if not isinstance(shown, Hidden):
        owned = owned - shown
    return owned - t.blocked


def outlook(t: NotAlone) -> Outlook:
    """Return what would be wise this turn, from what is public (and what Phobia showed, to the Creature)."""
    hunted = t.hunted
    return Outlook(t, [spots_of(t, p) if p in hunted else _NOWHERE for p in t.seats])


def guess(seen: Observation, doubt: float) -> Outlook:
    """Return where the Hunted may be expected, by what would be wise and by what they did so far."""
    t = cast(NotAlone, seen.view)
    ahead = outlook(t)
    ahead.believe(doubt)
    ahead.recall(Habits(t.seats, seen.past))
    return ahead


def forecast(seen: Observation) -> Outlook:
    """Return what the Hunted may expect of the places, by what is wise and by where the Creature looked so far."""
    t = cast(NotAlone, seen.view)
    ahead = outlook(t)
    ahead.fear(Habits(t.seats, seen.past))
    return ahead


_NOWHERE: Final = Place.ALL - Place.ALL
