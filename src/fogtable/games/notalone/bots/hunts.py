"""What each Hunt card may be expected to gain, for the Creature's belief bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fogtable.core.declarations.cards import Cards
from fogtable.games.notalone.bots import worth
from fogtable.games.notalone.bots.expectations import Outlook
from fogtable.games.notalone.components import BORDER_PLACES, SYMBOL, Hunt, Place, Token
from fogtable.games.notalone.state import NotAlone

KNOWN_CARD: Final = 0.12
"""What it gains to see one card more of a Hunted before the tokens are placed."""
FORCED_AWAY: Final = 0.5
"""The part of what two blocked places promise that the Hunted do not find elsewhere."""
SURVIVAL_IDLE: Final = 0.12
"""What it gains that a Survival card cannot be played for a turn."""
TRACKING: Final = 0.35
"""Two Hunt cards next turn."""
DETOUR: Final = 0.45
"""The part of a catch that Detour may be expected to bring: a Hunted must stand beside the Creature token."""
CATACLYSM: Final = 0.6
"""The part of the best place's gain that Cataclysm may be expected to deny after the reveal."""
STASIS: Final = 0.9
"""One turn more."""


def effect_of(t: NotAlone, card: int) -> int:
    """Return the card whose effect a Hunt card has: Flashback copies the top of the discard pile."""
    return t.hunt_top if card == Hunt.FLASHBACK else card


class Hunts:
    """Hunt cards as they stand this turn, before the tokens are placed."""

    def __init__(self, t: NotAlone, ahead: Outlook) -> None:
        self.t = t
        self.ahead = ahead
        self.catches = ahead.catches()
        self.order = sorted(Place.ALL, key=lambda place: -self.catches[place])
        self.likely = [ahead.chance[p][self.order[0]] if p in t.hunted else 0.0 for p in t.seats]

    def now(self, card: int) -> float:
        """Return what a card gains if it is played before the tokens are placed."""
        gain = _GAIN[card](self) if card in _GAIN else 0.0
        if card in _GAIN and SYMBOL[card] == Token.ARTEMIA and not self.ahead.artemia:
            gain += self.second_touch()
        return gain

    def later(self, hand: Cards, plays: int) -> float:
        """Return what the cards of phases 3 and 4 promise, if only one more card can be played."""
        if plays != 1:
            return WAIT
        return max([_LATER[card](self) for card in hand if card in _LATER], default=WAIT)

    def second_touch(self) -> float:
        """Return what the Artemia token gains on the best place that the Creature token leaves."""
        touches = self.ahead.touches()
        return max([touches[place] for place in Place.ALL if place != self.order[0]])

    def clone(self) -> float:
        """A second Creature token, where the first does not stand."""
        nobody = 1.0
        for p in self.t.hunted:
            nobody *= 1 - min(self.likely[p], 1.0)
        shared = self.ahead.catch * (1 - nobody)  # the counter moves once, whoever catches
        return max(self.catches[self.order[1]] - shared * 0.6, 0.0)

    def fierceness(self) -> float:
        """One Will more of each who is caught."""
        t = self.t
        return sum(
            [
                self.likely[p] * (worth.will_loss(t, p, min(2, t.will[p])) - worth.will_loss(t, p, 1))
                for p in t.hunted
                if t.will[p] > 1
            ]
        )

    def anticipation(self) -> float:
        """One space more if the chosen Hunted is caught."""
        return max(self.likely) * self.ahead.catch

    def ascendancy(self) -> float:
        """All but 2 cards of the Hunted who would miss them most."""
        return max([worth.hand(worth.in_hand(self.t, p)) - worth.hand(2) for p in self.t.hunted], default=0.0)

    def forbidden_zone(self) -> float:
        """A card of everybody."""
        sizes = [worth.in_hand(self.t, p) for p in self.t.hunted]
        return sum([min(-worth.more_cards(n, -1), 1.0) for n in sizes if n > 0]) * 0.8

    def interference(self) -> float:
        """Nothing from Beach and Wreck."""
        denials = self.ahead.denials()
        return min(denials[Place.BEACH], 1.2) + min(denials[Place.WRECK], 1.2)

    def persecution(self) -> float:
        """Less from Jungle and Swamp."""
        denials = self.ahead.denials()
        return 0.4 * denials[Place.JUNGLE] + 0.6 * denials[Place.SWAMP]

    def mutation(self) -> float:
        """A Will of each under the Artemia token."""
        t = self.t
        cost = [worth.will_loss(t, p, 1) if p in t.hunted and t.will[p] else 0.0 for p in t.seats]
        return max(
            [
                sum([self.ahead.chance[p][place] * cost[p] for p in t.hunted])
                for place in Place.ALL
                if place != self.order[0]
            ]
        )

    def phobia(self) -> float:
        """Fewer places to think of for one Hunted."""
        most = max([worth.in_hand(self.t, p) for p in self.t.hunted])
        return KNOWN_CARD * max(most - 2, 0)

    def virus(self) -> float:
        """A second place under the Artemia token."""
        touches = self.ahead.touches()
        return self.best_pair(touches) - max(touches)

    def mirage(self) -> float:
        """Nothing from two places."""
        denials = self.ahead.denials()
        denials[self.order[0]] *= 0.3
        return self.best_pair(denials) * 0.8

    def scream(self) -> float:
        """1 Will or 2 cards of whoever is on the second best place."""
        return self.mutation() * 0.8

    def toxin(self) -> float:
        """Nothing from one place, and a Survival card of each there."""
        denials = self.ahead.denials()
        return max([denials[place] for place in Place.ALL if place != self.order[0]]) * 0.8

    def despair(self) -> float:
        """No Survival cards this turn."""
        idle = sum([SURVIVAL_IDLE for p in self.t.hunted if len(self.t.survival_hand[p]) > 0])
        return idle + self.ahead.denials()[Place.SHELTER]

    def force_field(self) -> float:
        """Two places that nobody can commit."""
        return self.best_pair(self.ahead.denials()) * FORCED_AWAY

    def best_pair(self, values: list[float]) -> float:
        """Return the largest sum of two adjacent places."""
        return max([sum([values[place] for place in pair]) for pair in BORDER_PLACES])


WAIT: Final = 0.1
"""What a card is worth that nothing is known of."""

_GAIN: Final[dict[int, Callable[[Hunts], float]]] = {
    Hunt.DESPAIR: Hunts.despair,
    Hunt.FORCE_FIELD: Hunts.force_field,
    Hunt.ANTICIPATION: Hunts.anticipation,
    Hunt.ASCENDANCY: Hunts.ascendancy,
    Hunt.FIERCENESS: Hunts.fierceness,
    Hunt.FORBIDDEN_ZONE: Hunts.forbidden_zone,
    Hunt.INTERFERENCE: Hunts.interference,
    Hunt.PERSECUTION: Hunts.persecution,
    Hunt.MUTATION: Hunts.mutation,
    Hunt.PHOBIA: Hunts.phobia,
    Hunt.VIRUS: Hunts.virus,
    Hunt.CLONE: Hunts.clone,
    Hunt.MIRAGE: Hunts.mirage,
    Hunt.SCREAM: Hunts.scream,
    Hunt.TOXIN: Hunts.toxin,
}


def _stasis(hunts: Hunts) -> float:
    return worth.GAME if hunts.t.rescue == 1 else STASIS


_LATER: Final[dict[int, Callable[[Hunts], float]]] = {
    Hunt.DETOUR: lambda hunts: DETOUR * hunts.ahead.catch,
    Hunt.CATACLYSM: lambda hunts: CATACLYSM * max(hunts.ahead.denials()),
    Hunt.STASIS: _stasis,
    Hunt.TRACKING: lambda hunts: TRACKING,
}
