"""What things are worth to the Hunted in the eyes of the belief bots; to the Creature they are worth the opposite.

The unit is one space of the Rescue track. The numbers are estimates, tuned by play of the bots against each other.
"""

from __future__ import annotations

from typing import Final

from fogtable.core.declarations.cards import NONE
from fogtable.games.notalone.components import Hunt, Place, Token
from fogtable.games.notalone.policy.tables import SURVIVAL_WORTH
from fogtable.games.notalone.rules.piles import in_force, times
from fogtable.games.notalone.rules.powers import works
from fogtable.games.notalone.rules.tokens import creature_places
from fogtable.games.notalone.state import NotAlone

GAME: Final = 8.0
"""To win or lose the game at once."""

ASSIMILATION: Final = 1.7
"""A space of the Assimilation track: there are fewer of them than of the other."""
ASSIMILATION_NEAR_END: Final = 2.6
"""The same when only two are left."""

WILL: Final = (0.0, 0.55, 0.9, 1.1)
"""Having so many Will counters. Three of them make one space; the last one is the dearest."""

HAND: Final = (-3.5, -1.8, -0.55, 0.1, 0.55, 0.9, 1.2, 1.45, 1.65, 1.8, 1.9)
"""Having so many Place cards to choose from: with few of them the Creature's guess is good."""

TURNS_PER_SPACE: Final = 0.6
"""Turns that one space of the Rescue track lasts, free moves and powers together."""

RIVER: Final = 0.5
"""A look at the tokens before the next card is chosen."""
ARTEFACT: Final = 0.8
"""Two places next turn, and two chances to be found."""
DRAW: Final = 0.4
"""A Survival card."""
BETTER_DRAW: Final = 0.55
"""The better one of two."""
LIGHT: Final = 0.55
"""The Marker counter on the Beach: half of a space, the other half takes another turn there."""
NEW_PLACE: Final = 0.09
"""A new Place card, for each turn that it can still be played."""
LAIR_COPY: Final = 0.3
"""The hope that the Lair copies what the Creature blocks."""

NEW_CARD: Final = {Place.WRECK: 1.0, Place.SWAMP: 0.8, Place.SOURCE: 0.6, Place.SHELTER: 0.65, Place.ARTEFACT: 0.6}
"""How good a card from the reserve is to own."""


def assimilation(t: NotAlone) -> float:
    """Return what the next space of the Assimilation track is worth."""
    if t.assimilation <= 1:
        return GAME
    return ASSIMILATION_NEAR_END if t.assimilation == 2 else ASSIMILATION


def rescue(t: NotAlone) -> float:
    """Return what the next space of the Rescue track is worth when a place gives it, before anybody is caught."""
    if t.rescue <= 1:  # the turn's end wins anyhow, unless Stasis or a catch comes first
        return GAME if t.assimilation <= 2 else 1.0
    return 1.6 if t.rescue == 2 else 1.0


def hand(number: int) -> float:
    """Return what it is worth to have so many Place cards to choose from."""
    return HAND[min(number, len(HAND) - 1)]


def more_cards(before: int, number: int) -> float:
    """Return what it is worth to get so many cards more."""
    return hand(before + number) - hand(before)


def will_loss(t: NotAlone, p: int, lost: int) -> float:
    """Return what it costs a Hunted to lose so much Will in phase 3; the last one moves the counter (NA-5.21)."""
    left = t.will[p] - lost
    if left > 0:
        return WILL[t.will[p]] - WILL[left]
    # all cards and all Will come back
    return assimilation(t) + WILL[t.will[p]] - WILL[2 if t.expert else 3] - more_cards(candidates(t, p), 2)


def candidates(t: NotAlone, p: int) -> int:
    """Return how many Place cards a Hunted has beside the discard pile (this is public)."""
    return len(t.owned[p]) - len(t.discard[p])


def in_hand(t: NotAlone, p: int) -> int:
    """Return how many Place cards a Hunted will hold when exploration closes (then it is public)."""
    if t.explored:
        return len(t.hand[p])
    return max(candidates(t, p) - (1 if t.pending[p] == NONE else 2), 0)


def turns_left(t: NotAlone) -> float:
    """Return about how many turns are still to come."""
    return t.rescue * TURNS_PER_SPACE


def power(t: NotAlone, p: int, place: int) -> float:
    """Return what the power of a place is worth to a Hunted who uses it this turn, after playing one card."""
    left = max(candidates(t, p) - 1, 0)
    limit = 1 if in_force(t, Hunt.PERSECUTION) else 3
    if place == Place.LAIR:
        back = len(t.discard[p]) if t.lair_takes_all else 1
        return more_cards(left, min(back, len(t.discard[p]), max(limit, 1))) + LAIR_COPY
    if not works(t, p, place):
        return 0.0
    if place == Place.JUNGLE:
        return more_cards(left, min(limit, 1 + min(1, len(t.discard[p]))))
    if place == Place.SWAMP:
        return more_cards(left, min(limit, 1 + min(2, len(t.discard[p]))))
    if place == Place.BEACH:
        return rescue(t) if t.beacon else LIGHT
    if place == Place.WRECK:
        return rescue(t)
    if place == Place.ROVER:
        return more_cards(left, 1) + NEW_PLACE * turns_left(t)
    if place == Place.SHELTER:
        return BETTER_DRAW
    if place == Place.SOURCE:
        return max(DRAW, best_heal(t))
    return RIVER if place == Place.RIVER else ARTEFACT


def best_heal(t: NotAlone) -> float:
    """Return what the Source's healing is worth to the Hunted who needs it most."""
    return max([WILL[t.will[p] + 1] - WILL[t.will[p]] for p in t.hunted if 0 < t.will[p] < 3], default=0.0)


def take_back(t: NotAlone, p: int) -> float:
    """Return what it is worth to take back a card instead of using the place."""
    return more_cards(max(candidates(t, p) - 1, 0), 1) if len(t.discard[p]) > 0 else 0.0


def free(t: NotAlone, p: int, place: int) -> float:
    """Return what it is worth to stand on a place unfound."""
    return max(power(t, p, place), take_back(t, p))


def found(t: NotAlone, p: int, place: int) -> float:
    """Return what it costs a Hunted to be caught on a place, without the move of the Assimilation counter."""
    lost = 1 + times(t, Hunt.FIERCENESS) + (1 if place == Place.LAIR else 0)
    return will_loss(t, p, min(lost, t.will[p])) + t.anticipated[p] * assimilation(t)


def touched(t: NotAlone, p: int) -> float:
    """Return what it costs a Hunted to stand under the Artemia token."""
    left = max(candidates(t, p) - 1, 0)
    cost = -more_cards(left, -1) if left > 0 else 0.0
    lost = min(times(t, Hunt.MUTATION), t.will[p])
    return cost + (will_loss(t, p, lost) if lost else 0.0)


def standing(t: NotAlone, p: int, place: int) -> float:
    """Return what it is worth to a Hunted to stand on a place, with the tokens as they lie."""
    if place in creature_places(t):
        return -found(t, p, place) - assimilation(t)
    if place in t.token_at[Token.ARTEMIA]:
        return -touched(t, p)
    return free(t, p, place)


SURVIVAL: Final = [worth / 100 for worth in SURVIVAL_WORTH]
"""What it is worth to hold a Survival card."""
