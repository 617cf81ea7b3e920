"""What the Creature does with its cards in simulations: which it plays, against whom, on which place."""

from __future__ import annotations

from typing import Final

from fogtable.core.rules import NONE, Cards, Verb
from fogtable.games.notalone.components import NEAR, SYMBOL, Hunt, Phase, Place, Token
from fogtable.games.notalone.policy.tables import SHARE, TOP
from fogtable.games.notalone.policy.values import HAND, assimilation, choice_of, found, free, rescue, soft, touched
from fogtable.games.notalone.questions import Hunting
from fogtable.games.notalone.rules.tokens import available, creature_places, places_of
from fogtable.games.notalone.state import NotAlone

GAIN: Final = [10, 10, 45, 110, 1, 0, 0, 0, 0, 20, 0, 15, 4, 0, 2, 0, 0, 0, 0, 0]
"""What a card gains before the tokens lie, by card: this, and"""
GAIN_EACH: Final = [3, 14, 3, 5, 6, 43, 21, 7, 13, 3, 20, 26, 20, 9, 12, 0, 0, 0, 0, 0]
"""this for every Hunted (the means of what the belief bot reckons)."""
TOUCH: Final = 5
TOUCH_EACH: Final = 15
"""The Artemia token where it would not be placed otherwise: this, and this for every Hunted."""
MIDDLE: Final = 80
"""What a card that is worth playing gains."""
STASIS: Final = 90
TRACKING: Final = 35
CATACLYSM: Final = 70
"""The cards that wait for later."""


def effect_of(t: NotAlone, card: int) -> int:
    """Return the card whose effect a Hunt card has: Flashback copies the top of the discard pile."""
    return t.hunt_top if card == Hunt.FLASHBACK else card


def gain_of(t: NotAlone, card: int) -> int:
    """Return what a card gains if it is played before the tokens are placed."""
    gain = GAIN[card] + GAIN_EACH[card] * len(t.hunted)
    if SYMBOL[card] == Token.ARTEMIA and not available(t, Token.ARTEMIA):
        gain += TOUCH + TOUCH_EACH * len(t.hunted)
    if (card == Hunt.CLONE or card == Hunt.ANTICIPATION) and t.assimilation == 2:
        gain += gain // 3
    return gain


def waiting(t: NotAlone) -> int:
    """Return what the best of the cards for later in hand promises."""
    best = 10
    if Hunt.TRACKING in t.hunt_hand:
        best = TRACKING
    if Hunt.CATACLYSM in t.hunt_hand:
        best = CATACLYSM
    if Hunt.STASIS in t.hunt_hand:
        best = max(rescue(t) if t.rescue == 1 else STASIS, STASIS)
    if Hunt.DETOUR in t.hunt_hand:
        best = max(best, assimilation(t) // 2)
    return best if t.allowance - t.hunts_played == 1 else 10


def hunting(t: NotAlone, p: int, deed: Verb, card: int) -> int:
    """Weigh Hunt cards before the tokens against those for later."""
    value = waiting(t) if deed == Hunting.TO_TOKENS else gain_of(t, effect_of(t, card))
    return soft((value - MIDDLE) // 2)


def play_hunt(t: NotAlone, p: int, card: int) -> int:
    """Weigh a Hunt card in a window against passing."""
    if t.phase == Phase.EXPLORATION:
        value = max(waiting(t), 65) if card == NONE else gain_of(t, effect_of(t, card))
        return soft((value - MIDDLE) // 2)
    if t.phase == Phase.HUNTING:  # what is worth playing was played before the tokens
        return TOP if card == NONE else 1
    if card == NONE:
        last = t.phase == Phase.RECKONING and Hunt.STASIS in t.hunt_hand and t.allowance - t.hunts_played == 1
        return soft((30 if t.rescue > 1 else 500) - 30) if last else soft(-15)
    return soft(late_gain(t, effect_of(t, card)) - 30)


def late_gain(t: NotAlone, card: int) -> int:
    """Return what a card of phase 3 or 4 gains when it is played now."""
    if card == Hunt.STASIS:
        return 100
    if card == Hunt.TRACKING:
        return 40
    best = 0
    if card == Hunt.DETOUR:
        for p in t.hunted:
            best = max(best, drive_gain(t, p))
    elif card == Hunt.CATACLYSM:
        for place in Place.ALL:
            best = max(best, denied(t, place))
    return best


def drive_gain(t: NotAlone, p: int) -> int:
    """Return what it gains to move this Hunted with Detour: into a trap, or from a place that gives something."""
    traps = creature_places(t)
    here = places_of(t, p)
    choice = choice_of(t, p)
    best = 0
    for place in here - traps:
        gain = free(t, p, place, choice) // 2
        if len(NEAR[place] & traps) > 0:
            gain += gain + found(t, p, place, choice) + (0 if somebody_on(t, traps) else assimilation(t))
        elif len(NEAR[place] & t.token_at[Token.ARTEMIA]) > 0:
            gain += gain + touched(t, p, choice)
        best = max(best, gain)
    return best


def somebody_on(t: NotAlone, places: Cards) -> bool:
    """Tell whether a Hunted stands on one of these places."""
    for p in t.hunted:
        if len(places_of(t, p) & places) > 0:
            return True
    return False


def denied(t: NotAlone, place: int) -> int:
    """Return what a place still gives to those who stand there unfound and wait for their turn."""
    if place in creature_places(t) or place in t.token_at[Token.ARTEMIA]:
        return 0
    best = 0
    for p in t.hunted:
        for card in t.played[p] - t.resolved[p]:
            if t.stands[p][card] == place:
                best = max(best, free(t, p, place, choice_of(t, p)))
    return best


def choose_hunted(t: NotAlone, p: int, who: int) -> int:
    """Weigh whom a card is for: who can be driven, who is easily found, who has most to lose."""
    card = t.effects[t.hunts_played - 1]
    if card == Hunt.DETOUR:
        return soft(drive_gain(t, who) // 3 - 35)
    if card == Hunt.ANTICIPATION:
        return soft(SHARE[choice_of(t, who)] - 20)
    return soft((HAND[choice_of(t, who)] - 100) // 2)


def choose_place(t: NotAlone, p: int, place: int) -> int:
    """Weigh Cataclysm's place, or where Detour leads."""
    if t.effects[t.hunts_played - 1] != Hunt.DETOUR:
        return soft(denied(t, place) // 3 - 10)
    if place in creature_places(t):
        return TOP
    return 100 if place in t.token_at[Token.ARTEMIA] else 10
