"""What the Hunted do in simulations outside of exploration: at their places, with Survival cards, when asked."""

from __future__ import annotations

from typing import Final

from fogtable.core.rules import NONE, Verb
from fogtable.games.notalone.components import NEAR, Hunt, Phase, Place, Survival, Token
from fogtable.games.notalone.policy.tables import SURVIVAL_WORTH
from fogtable.games.notalone.policy.values import (
    DRAW,
    HEAL,
    assimilation,
    card_worth,
    choice_of,
    fewer_cards,
    found,
    free,
    more_cards,
    power,
    soft,
    standing,
    take_back,
    touched,
    will_loss,
)
from fogtable.games.notalone.questions import MoveToken, Scream, UseLair, UsePlace, UseSource
from fogtable.games.notalone.rules.piles import in_force
from fogtable.games.notalone.rules.tokens import creature_places, places_of
from fogtable.games.notalone.state import NotAlone

USUAL: Final = 55
"""What an ordinary card is worth."""
NEW_CARD: Final = [0, 0, 0, 0, 0, 80, 65, 100, 60, 60]
"""How good a card from the reserve is to own, by place."""
LATER: Final = 30
"""What Drone and Gate are worth another time."""
KEEP: Final = 35
"""What a Survival card must gain before it is played: it will be of use another time."""
KEEP_LATE: Final = 15
"""The same at the end of the turn."""
FREED: Final = [33, 12, 4, 2, 1, 1, 1]
"""How a token is moved: the fewer Hunted stand there, the better."""

# -- the own place ----------------------------------------------------------------------------------------------------


def own_place(t: NotAlone, p: int) -> int:
    """Return the place whose turn it is: that of a card resolved; of two, the one with the better power."""
    choice = choice_of(t, p)
    best = Place.LAIR
    for card in t.played[p] & t.resolved[p]:
        place = t.stands[p][card]
        if best == Place.LAIR or power(t, p, place, choice) > power(t, p, best, choice):
            best = place
    return best


def use_place(t: NotAlone, p: int, deed: Verb, card: int) -> int:
    """Weigh the power of the place against a card taken back, Drone and Gate."""
    if deed == UsePlace.NOTHING:
        return 1
    choice = choice_of(t, p)
    back = take_back(t, p, choice)
    if deed == UsePlace.TAKE:
        return soft((card_worth(t, card) - USUAL) // 5 - 10)
    place = own_place(t, p)
    if deed == UsePlace.POWER:
        return soft(power(t, p, place, choice) - back)
    if card == Survival.DRONE:
        return soft(power(t, p, Place.ROVER, choice) - LATER - back)
    best = 0
    for near in NEAR[place] - Place.ARTEFACT:
        best = max(best, power(t, p, near, choice))
    return soft(best - LATER - back)


def use_lair(t: NotAlone, p: int, deed: Verb, place: int) -> int:
    """Weigh cards against a copy of a place where the Creature is."""
    if deed == UseLair.COPY:
        choice = choice_of(t, p)
        return soft(power(t, p, place, choice) - take_back(t, p, choice))
    if deed == UseLair.TAKE_ALL:
        return soft(more_cards(len(t.hand[p]), len(t.discard[p])) - take_back(t, p, choice_of(t, p)))
    return soft((card_worth(t, place) - USUAL) // 5 - 10)


def use_source(t: NotAlone, p: int, deed: Verb, who: int) -> int:
    """Weigh healing against a Survival card."""
    return soft(0) if deed == UseSource.DRAW else soft(HEAL[t.will[who]] - DRAW)


def copy_place(t: NotAlone, p: int, place: int) -> int:
    """Weigh the place that Gate copies."""
    return soft(power(t, p, place, choice_of(t, p)) - USUAL)


def take_reserve(t: NotAlone, p: int, place: int) -> int:
    """Weigh a card from the reserve."""
    return soft(NEW_CARD[place] - USUAL - 20)


# -- Place cards that come and go -------------------------------------------------------------------------------------


def like(t: NotAlone, p: int, place: int) -> int:
    """Weigh a Place card to take back, or to resolve first."""
    return soft(card_worth(t, place) - USUAL)


def dislike(t: NotAlone, p: int, place: int) -> int:
    """Weigh a Place card to discard."""
    return soft(USUAL - card_worth(t, place))


def keep_place(t: NotAlone, p: int, place: int) -> int:
    """Weigh what to keep: of the hand what is worth most, of two played cards the place that is free."""
    if place in t.hand[p]:
        return soft((card_worth(t, place) - USUAL) // 3)
    return stand(t, p, place)


def stand(t: NotAlone, p: int, place: int) -> int:
    """Weigh a place to stand on, with the tokens as they lie."""
    if place in creature_places(t):
        return 1
    if place in t.token_at[Token.ARTEMIA]:
        return 3
    return soft(standing(t, p, place) - USUAL) + 10


def swap_out(t: NotAlone, p: int, place: int) -> int:
    """Weigh which of two played cards goes."""
    return soft(-standing(t, p, place))


def scream(t: NotAlone, p: int, deed: Verb, place: int) -> int:
    """Weigh 1 Will against 2 cards (this is the first)."""
    if deed == Scream.DISCARD:
        return soft((USUAL - card_worth(t, place)) // 5 - 15)
    cards = fewer_cards(len(t.hand[p]), 2)
    return soft(cards - will_loss(t, p, 1, choice_of(t, p))) if t.will[p] > 0 else soft(cards)


# -- Survival cards ---------------------------------------------------------------------------------------------------


def keep_survival(t: NotAlone, p: int, card: int) -> int:
    """Weigh a drawn Survival card."""
    return soft(SURVIVAL_WORTH[card] - USUAL)


def toss_survival(t: NotAlone, p: int, card: int) -> int:
    """Weigh a Survival card to discard."""
    return soft(USUAL - SURVIVAL_WORTH[card])


def play_survival(t: NotAlone, p: int, card: int) -> int:
    """Weigh a Survival card in a window against passing."""
    if card == NONE:
        return soft(0)
    return soft(window_gain(t, p, card) - (KEEP_LATE if t.phase == Phase.END_OF_TURN else KEEP))


def window_gain(t: NotAlone, p: int, card: int) -> int:
    """Return what a card of phases 2 to 4 gains now."""
    if card == Survival.AMPLIFIER:
        return 100
    if card == Survival.DOUBLE_BACK:
        return more_cards(len(t.hand[p]), 1)
    if card == Survival.VORTEX:
        return swap_gain(t, p)
    if card == Survival.HOLOGRAM:
        return harm(t, Token.ARTEMIA) - 20
    if card == Survival.WRONG_TRACK:
        clone = harm(t, Token.TARGET) if in_force(t, Hunt.CLONE) else 0
        return max(harm(t, Token.CREATURE), clone) - 20
    if card == Survival.DODGE:
        return caught_cost(t, p)
    if card == Survival.DETECTOR:
        return 10 if len(places_of(t, p) & creature_places(t)) > 0 else touched(t, p, choice_of(t, p)) + 30
    return 0


def caught_cost(t: NotAlone, p: int) -> int:
    """Return what it costs that this Hunted is caught: the counter moves once, whoever is caught with it."""
    traps = creature_places(t)
    choice = choice_of(t, p)
    cost = assimilation(t)
    for mate in t.hunted:
        if mate != p and mate not in t.dodging and len(places_of(t, mate) & traps) > 0:
            cost = 0
    for place in places_of(t, p) & traps:
        cost += found(t, p, place, choice) + free(t, p, place, choice) // 2
    return cost


def harm(t: NotAlone, token: int) -> int:
    """Return what a token costs the Hunted where it lies now."""
    cost = 0
    caught = False
    for p in t.hunted:
        for place in places_of(t, p) & t.token_at[token]:
            choice = choice_of(t, p)
            if token == Token.ARTEMIA:
                cost += 0 if p in t.detecting else touched(t, p, choice) + free(t, p, place, choice) // 2
            elif p not in t.dodging:
                cost += found(t, p, place, choice) + free(t, p, place, choice) // 2
                caught = True
    return cost + assimilation(t) if caught else cost


def swap_gain(t: NotAlone, p: int) -> int:
    """Return what it gains to swap the played card for the best one of the discard pile."""
    if t.pending[p] != NONE or len(t.played[p]) != 1:
        return 0
    now = 0
    for card in t.played[p]:
        now = standing(t, p, card)
    best = now
    for card in t.discard[p] - t.blocked:
        best = max(best, standing(t, p, card))
    return best - now - 20


def move_token(t: NotAlone, p: int, deed: Verb, place: int) -> int:
    """Weigh where a token is moved: away from the Hunted; of two tokens the one that does harm."""
    token = Token.CREATURE
    if deed == MoveToken.ARTEMIA:
        token = Token.ARTEMIA
    elif deed == MoveToken.TARGET:
        token = Token.TARGET
    there = 0
    for q in t.hunted:
        if place in places_of(t, q):
            there += 1
    return FREED[there] * (10 if harm(t, token) > 0 else 1)
