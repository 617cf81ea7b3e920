"""What things are worth in simulations, in hundredths of a space of the Rescue track (to the Creature: the opposite).

The numbers are those of the belief bots (bot_worth.py), rounded; what those work out with care is simplified here,
because a simulation asks for it thousands of times a second. Only what is public is looked at. ``choice`` is how many
Place cards a Hunted has to choose from (:func:`choice_of`), counted once by who asks.
"""

from __future__ import annotations

from typing import Final

from fogtable.core.rules import EMPTY, NONE, cards_of
from fogtable.games.notalone.components import Hunt, Place, Token
from fogtable.games.notalone.policy.tables import EDGE, SOFT
from fogtable.games.notalone.rules.piles import in_force, times
from fogtable.games.notalone.rules.tokens import creature_places, effective
from fogtable.games.notalone.state import NotAlone

GAME: Final = 800
"""To win or lose the game at once."""
ASSIMILATION: Final = [GAME, GAME, 260, 170, 170, 170, 170, 170, 170, 170, 170, 170, 170]
"""The next space of the Assimilation track, by spaces to go."""
RESCUE: Final = [GAME, 100, 160, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100]
"""The next space of the Rescue track, by spaces to go. The end of the turn takes the last one anyhow."""
HAND: Final = [-350, -180, -55, 10, 55, 90, 120, 145, 165, 180, 190]
"""Having so many Place cards to choose from."""
WILL: Final = [0, 55, 90, 110]
"""Having so many Will counters."""
LIGHT: Final = 55
"""The Marker counter on the Beach."""
DRAW: Final = 40
"""A Survival card."""
HEAL: Final = [0, 35, 20, 0]
"""A Will counter more, by Will; none is given to who has lost all."""
PLAIN: Final = [30, 0, 50, 0, 0, 0, 55, 0, 0, 80]
"""The part of a place's power that is always the same, by place."""
NEW_PLACE: Final = 5
"""A new Place card, for each space of the Rescue track that is left."""

BACK: Final = [1, 2, 0, 0, 1, 3, 0, 0, 0, 0]
"""How many cards the power of a place brings to hand at most, by place."""
FULL: Final = 10
"""So many Place cards are all there are."""
ONCE: Final = cards_of(Place.BEACH, Place.WRECK)
"""Places that work once per turn in all (NA-6.9, NA-6.14)."""


CARD: Final = [35, 50, 45, 60, 20, 75, 55, 100, 55, 65]
"""What it is worth to hold a Place card: what its place will give. The Beach and the Rover depend on the table."""


def soft(value: int) -> int:
    """Return the weight of an option that is worth so much more (or less) than the others."""
    return SOFT[min(max(value, -EDGE), EDGE) + EDGE]


def assimilation(t: NotAlone) -> int:
    """Return what the next space of the Assimilation track is worth."""
    return ASSIMILATION[t.assimilation]


def rescue(t: NotAlone) -> int:
    """Return what the next space of the Rescue track is worth when a place gives it, before anybody is caught."""
    if t.rescue == 1 and t.assimilation <= 2:
        return GAME
    return RESCUE[t.rescue]


def choice_of(t: NotAlone, p: int) -> int:
    """Return how many Place cards a Hunted has beside the discard pile."""
    return len(t.owned[p]) - len(t.discard[p])


def more_cards(before: int, number: int) -> int:
    """Return what it is worth to get so many Place cards more (0 or more)."""
    return HAND[min(max(before, 0) + number, FULL)] - HAND[max(before, 0)]


def fewer_cards(before: int, number: int) -> int:
    """Return what it costs to lose so many Place cards."""
    return HAND[max(before, 0)] - HAND[max(before - number, 0)]


def card_worth(t: NotAlone, place: int) -> int:
    """Return what it is worth to hold a Place card."""
    if place == Place.BEACH and t.beacon:
        return 90
    if place == Place.ROVER:
        return min(CARD[place] + NEW_PLACE * t.rescue, 100)
    return CARD[place]


def power(t: NotAlone, p: int, place: int, choice: int) -> int:
    """Return what the power of a place is worth to a Hunted who uses it this turn, after playing one card."""
    if place in t.ineffective:
        return 0
    if place in ONCE:
        if place in t.used:
            return 0
        return LIGHT if place == Place.BEACH and not t.beacon else rescue(t)
    if place == Place.SOURCE:
        return DRAW
    if place == Place.RIVER or place == Place.ARTEFACT or place == Place.SHELTER:
        return PLAIN[place] if t.pending[p] == NONE else 0
    left = choice - 1
    if place == Place.ROVER:
        return more_cards(left, 1) + NEW_PLACE * t.rescue if len(t.owned[p]) < FULL else 0
    if place != Place.LAIR and in_force(t, Hunt.PERSECUTION):
        return more_cards(left, 1)
    pile = len(t.discard[p])
    if place == Place.LAIR:
        return more_cards(left, pile if t.lair_takes_all else min(pile, 1)) + PLAIN[place]
    return more_cards(left, min(BACK[place], pile + 1))


def take_back(t: NotAlone, p: int, choice: int) -> int:
    """Return what it is worth to take back a card instead of using the place."""
    return more_cards(choice - 1, 1) if t.discard[p] != EMPTY else 0


def free(t: NotAlone, p: int, place: int, choice: int) -> int:
    """Return what it is worth to stand on a place unfound."""
    if place in t.ineffective:
        return 0
    return max(power(t, p, place, choice), take_back(t, p, choice))


def will_loss(t: NotAlone, p: int, lost: int, choice: int) -> int:
    """Return what it costs a Hunted to lose so much Will in phase 3; the last one moves the counter (NA-5.21)."""
    left = t.will[p] - lost
    if left > 0:
        return WILL[t.will[p]] - WILL[left]
    back = more_cards(choice, 2)
    return assimilation(t) + WILL[t.will[p]] - WILL[2 if t.expert else 3] - back


def found(t: NotAlone, p: int, place: int, choice: int) -> int:
    """Return what it costs a Hunted to be caught on a place, without the move of the Assimilation counter."""
    lost = 1 + times(t, Hunt.FIERCENESS) + (1 if place == Place.LAIR else 0)
    return will_loss(t, p, lost, choice) + t.anticipated[p] * assimilation(t)


def touched(t: NotAlone, p: int, choice: int) -> int:
    """Return what it costs a Hunted to stand under the Artemia token."""
    lost = times(t, Hunt.MUTATION)
    cost = fewer_cards(choice - 1, 1)
    return cost + will_loss(t, p, lost, choice) if lost > 0 else cost


def standing(t: NotAlone, p: int, place: int) -> int:
    """Return what it is worth to a Hunted to stand on a place, with the tokens as they lie."""
    choice = choice_of(t, p)
    if place in creature_places(t):
        return -found(t, p, place, choice) - assimilation(t)
    if place in t.token_at[Token.ARTEMIA]:
        return -touched(t, p, choice)
    return free(t, p, place, choice) if effective(t, place) else 0
