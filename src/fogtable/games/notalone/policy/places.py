"""Where the Hunted go and where the Creature looks in simulations: a quick likeness of the balance of bot_belief.py.

How likely a place is follows from what it gives and from how crowded it may be, both from public facts. The numbers
were fitted to the choices of the belief bots (docs/bots.md); a logit model, so that they add up in the exponent.
"""

from __future__ import annotations

from typing import Final

from fogtable.core.rules import Verb
from fogtable.games.notalone.components import BORDER_PLACES, COUPLE_PLACES, Hunt, Survival, Token
from fogtable.games.notalone.policy.tables import FINE, LOOK, MOST_LOOKS, SHARE, SURVIVAL_WORTH, TOP
from fogtable.games.notalone.policy.values import (
    GAME,
    HEAL,
    WILL,
    assimilation,
    choice_of,
    fewer_cards,
    found,
    free,
    more_cards,
    soft,
    touched,
)
from fogtable.games.notalone.questions import Explore, PlaceToken
from fogtable.games.notalone.rules.piles import in_force
from fogtable.games.notalone.state import NotAlone

MOST: Final = 250
"""More than this neither gain nor crowd count."""

# Hundredths, by level: the Assimilation counter far from the star, 2 spaces from it, 1 space from it.
LURE: Final = [-55, 30, 44]
LURE_GAIN: Final = [300, 3, -52]
LURE_GAIN_TWICE: Final = [-222, -49, -34]
LURE_CROWD: Final = [-106, -105, -35]
LURE_CROWD_GAIN: Final = [-147, -97, -48]
LURE_CROWD_TWICE: Final = [120, 52, 29]
LURE_GAIN_CHOICE: Final = 17
LURE_GAIN_HUNTED: Final = 21
LURE_CROWD_CHOICE: Final = -41

DOUBT: Final = 20
"""How much of the belief is even over all possible places, in hundredths."""
SECOND_TOKEN: Final = 25
"""What a further token is still worth on a place that another one covers, in hundredths."""
LOOKS: Final = [75, 57, 21, 150, 150, 136, 150, 200, 150]
"""How values are scaled by token and level, in hundredths, so that the weights of the best places are alike."""
OUT: Final = [100, 100, 45, 100, 100, 100, 100, 100, 100, 180]
"""How many places a Hunted stands on with a pending effect, in hundredths, by place."""

PLAIN: Final = 36
"""The weight of a place that draws a Hunted no more than others do."""
WHIM: Final = 60
"""How much the draw of a place counts in the choice of a Hunted, in hundredths: who does as expected is found."""
COUPLE: Final = 10
"""What a couple weighs less than a place (tenths): there are more of them."""
PATIENCE: Final = 25
"""What resisting or giving up must gain before it is done."""
KEEP: Final = 35
"""What a Survival card must gain before it is played: it will be of use another time."""


def level(t: NotAlone) -> int:
    """Return how near the Creature is to its star."""
    return max(3 - t.assimilation, 0)


# -- the Hunted -------------------------------------------------------------------------------------------------------


def crowd(t: NotAlone, p: int, place: int) -> int:
    """Return how many other Hunted may be expected on a place if all of theirs were alike, in hundredths."""
    others = 0
    for q in t.hunted:
        if q != p and place in t.owned[q] and place not in t.discard[q]:
            others += SHARE[choice_of(t, q)]
    return min(others, MOST)


def lure(t: NotAlone, p: int, place: int) -> int:
    """Return how much draws a Hunted to a place, in hundredths of a natural unit."""
    choice = choice_of(t, p)
    return pull(t, choice, min(free(t, p, place, choice), MOST), crowd(t, p, place))


def pull(t: NotAlone, choice: int, x: int, c: int) -> int:
    """Return how much draws a Hunted to a place that gives ``x`` and is as crowded as ``c``, both in hundredths."""
    near = level(t)
    slope = LURE_GAIN[near] + LURE_GAIN_CHOICE * choice + LURE_GAIN_HUNTED * len(t.hunted)
    bend = LURE_GAIN_TWICE[near] * x + LURE_CROWD_GAIN[near] * c
    drive = LURE_CROWD[near] + LURE_CROWD_CHOICE * choice
    return LURE[near] + (slope * x + drive * c + (bend * x + LURE_CROWD_TWICE[near] * c * c) // 100) // 100


def explore(t: NotAlone, p: int, deed: Verb, card: int) -> int:
    """Weigh what a Hunted does in exploration."""
    if deed == Explore.COMMIT:
        return soft(lure(t, p, card) * WHIM // 1000)
    if deed == Explore.COMMIT_BOTH:
        both = 0
        for place in COUPLE_PLACES[card]:
            both += lure(t, p, place)
        return soft(both * WHIM // 1000 - COUPLE)
    if deed == Explore.PLAY:
        return min(5 * soft(explore_gain(t, p, card) - kept(t, p)), TOP)
    gain = give_up_gain(t, p)
    if deed == Explore.RESIST1:
        gain = resist_gain(t, p, 1)
    elif deed == Explore.RESIST2:
        gain = resist_gain(t, p, 2)
    if t.will[p] == 0 or len(t.hand[p] - t.blocked) < 2:  # perhaps there is nothing to commit
        return min(5 * soft(gain), TOP)
    return TOP if gain > PATIENCE else 0


def kept(t: NotAlone, p: int) -> int:
    """Return what a card must gain while exploring; with a catch to fear one that averts it is kept."""
    if t.will[p] > 1 and t.assimilation > 2:
        return KEEP
    if Survival.DODGE in t.survival_hand[p] or Survival.WRONG_TRACK in t.survival_hand[p]:
        return KEEP + 40
    return KEEP


def explore_gain(t: NotAlone, p: int, card: int) -> int:
    """Return what a Survival card of phase 1 gains now."""
    held = choice_of(t, p)
    if card == Survival.ADRENALINE:
        return HEAL[t.will[p]]
    if card == Survival.SIXTH_SENSE:
        return more_cards(held, min(2, len(t.discard[p])))
    if card == Survival.SMOKESCREEN:
        return 6 * len(t.discard[p]) * len(t.hunted)
    urgent = 50 if t.rescue <= 2 else 0
    if card == Survival.STRIKE_BACK:
        return 40 + urgent
    if card == Survival.SACRIFICE:
        if t.assimilation <= 2:
            urgent = 50
        return urgent + 25 - fewer_cards(held, 1) // 2 if held > 1 else 0
    return SURVIVAL_WORTH[card] + 10  # Ingenuity


def resist_gain(t: NotAlone, p: int, will: int) -> int:
    """Return what it gains to give Will for cards of the discard pile."""
    if t.will[p] <= will:  # NA-3.9: giving up follows at once
        return -GAME
    back = min(will + will, len(t.discard[p]))
    return more_cards(choice_of(t, p), back) - WILL[t.will[p]] + WILL[t.will[p] - will]


def give_up_gain(t: NotAlone, p: int) -> int:
    """Return what it gains to take everything back for a space of the Assimilation track."""
    back = more_cards(choice_of(t, p), len(t.discard[p]))
    return back + WILL[3] - WILL[t.will[p]] - assimilation(t)


# -- the tokens -------------------------------------------------------------------------------------------------------


def may_be_on(t: NotAlone, q: int, place: int) -> bool:
    """Tell whether the Creature must think of this Hunted on a place."""
    return place in t.owned[q] and (t.smoke or place not in t.discard[q]) and place not in t.shown[q]


def expected(t: NotAlone, token: int, place: int) -> int:
    """Return what a token may expect of a place, in hundredths of a space of the Rescue track."""
    all_shares = 0
    for q in t.hunted:
        if may_be_on(t, q, place):
            all_shares += SHARE[choice_of(t, q)]
    if all_shares == 0 or place in t.blocked:
        return 0
    catches = token == Token.CREATURE or (token == Token.TARGET and in_force(t, Hunt.CLONE))
    value = 0
    nobody = 100
    for q in t.hunted:
        if may_be_on(t, q, place):
            choice = choice_of(t, q)
            share = SHARE[choice]
            gain = free(t, q, place, choice)
            drawn = soft(pull(t, choice, min(gain, MOST), min(all_shares - share, MOST)) // 10)
            likely = min((share * drawn * (100 - DOUBT) // PLAIN + share * DOUBT) // 100, 99)
            if choice == 1:  # there is no other place
                likely = 99
            likely = likely * OUT[max(t.pending[q], 0)] // 100
            if catches:
                gain += found(t, q, place, choice)
                nobody = nobody * max(100 - likely, 1) // 100
            elif token == Token.ARTEMIA:
                gain += touched(t, q, choice)
            value += likely * gain // 100
    if catches:
        value += assimilation(t) * (100 - nobody) // 100
    covered = place in t.token_at[Token.CREATURE] or place in t.token_at[Token.ARTEMIA]
    return value * SECOND_TOKEN // 100 if covered or place in t.token_at[Token.TARGET] else value


def look(t: NotAlone, token: int, value: int) -> int:
    """Return the weight of a place, or of two, where a token may expect so much."""
    return LOOK[min(value * LOOKS[3 * token + level(t)] // 100 // FINE, MOST_LOOKS)]


def place_token(t: NotAlone, p: int, deed: Verb, card: int) -> int:
    """Weigh where a token goes; none is kept back."""
    if deed == PlaceToken.CREATURE:
        return look(t, Token.CREATURE, expected(t, Token.CREATURE, card))
    if deed == PlaceToken.ARTEMIA:
        return look(t, Token.ARTEMIA, expected(t, Token.ARTEMIA, card))
    if deed == PlaceToken.TARGET:
        return look(t, Token.TARGET, expected(t, Token.TARGET, card))
    if deed == PlaceToken.ARTEMIA_BOTH or deed == PlaceToken.TARGET_BOTH:
        token = Token.ARTEMIA if deed == PlaceToken.ARTEMIA_BOTH else Token.TARGET
        both = 0
        for place in BORDER_PLACES[card]:
            both += expected(t, token, place)
        return look(t, token, both)
    return 0


def extend_token(t: NotAlone, p: int, place: int) -> int:
    """Weigh the second place of a token that lies already."""
    token = Token.TARGET if t.effects[t.hunts_played - 1] == Hunt.MIRAGE else Token.ARTEMIA
    return look(t, token, expected(t, token, place))
