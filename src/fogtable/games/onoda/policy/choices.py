"""How likely a sensible player is to give each answer to the small questions: the better, the likelier."""

from __future__ import annotations

from fogtable.core.rules import Verb
from fogtable.games.onoda.components import (
    FOOD,
    RETAKES,
    ROUNDS,
    USES,
    Comrade,
    Deed,
    Event,
    Item,
    Moment,
)
from fogtable.games.onoda.policy.acts import harm, use_gain
from fogtable.games.onoda.policy.tables import FOOD_UNIT, ITEM, POINT
from fogtable.games.onoda.policy.values import (
    better,
    chance,
    marker,
    meal,
    rest,
    soft,
    tired,
    way_home,
    wear,
    work,
    worse,
)
from fogtable.games.onoda.questions import SpendFood
from fogtable.games.onoda.rules.alert import alert_level
from fogtable.games.onoda.state import Onoda

SHARP = 3
"""Where the better of few answers is plain, it is taken nearly always."""
LOYAL = [20, 10, 15]
"""Who is kept fresh first: Shimada is the likeliest to be lost."""

# -- an effect beside an OR -------------------------------------------------------------------------------------------


def choose_deed(t: Onoda, p: int, deed: int) -> int:
    """Weigh an effect beside an OR."""
    return soft((deed_value(t, deed) + 60) // 2)


def deed_value(t: Onoda, deed: int) -> int:
    """Return what an effect beside an OR promises."""
    if deed <= Deed.EXHAUST_RADIO:
        return 0 - wear(t, deed)
    if deed == Deed.EXHAUST_ANY_ITEM:
        return 0 - ITEM
    if deed == Deed.EXHAUST_COMRADE or deed == Deed.EXHAUST_SHIMADA or deed == Deed.EXHAUST_AKATSU:
        return 0 - tired(t)
    if deed == Deed.LOSE_ONE_HEALTH:
        return 0 - worse(t, 1, 0)
    if deed == Deed.LOSE_TWO_HEALTH:
        return 0 - worse(t, min(t.health, 2), 0)
    if deed == Deed.GAIN_PARANOIA:
        return 0 - worse(t, 0, 1)
    if deed == Deed.LOSE_FOOD:
        return meal(t, 0 - FOOD_UNIT)
    if deed == Deed.DRAW_FOOD:
        return meal(t, FOOD_UNIT)
    if deed == Deed.RESTORE_COMRADE:
        return rest(t)
    return check_value(t, deed)


def check_value(t: Onoda, deed: int) -> int:
    """Return what the check of the event promises that is being resolved."""
    if deed == Deed.ALERT_CHECK:
        passes = chance(t, alert_level(t, t.at))
        return (passes * meal(t, FOOD_UNIT) - (1000 - passes) * tired(t)) // 1000
    passes = chance(t, t.paranoia)
    doubt = worse(t, 0, 1)
    good = better(t, 0, 1)
    bad = doubt
    if Event.GAS in t.resolving:
        good = 0 if Item.UNIFORM in t.items else ITEM
        bad = tired(t) - meal(t, 0 - FOOD_UNIT) if len(t.camp) > 0 and len(t.comrades) + len(t.exhausted) > 0 else 0
    elif Event.A_FAMILIAR_SONG in t.resolving:
        good = rest(t)
    elif Event.DEATH_OF_KOZUKA in t.resolving:
        good = 0 - POINT if Comrade.KOZUKA in t.comrades else 0
        bad = doubt + (POINT if Comrade.KOZUKA in t.comrades else 0) - meal(t, 2)
    elif Event.YAMASHITAS_LEAFLET in t.resolving:
        bad = doubt + marker(t, t.at, 0)
    return (passes * good - (1000 - passes) * bad) // 1000


# -- comrades, items, food --------------------------------------------------------------------------------------------


def exhaust_comrade(t: Onoda, p: int, deed: Verb, comrade: int) -> int:
    """Weigh who is exhausted or removed."""
    return soft(SHARP * (15 - LOYAL[comrade]))


def restore_comrade(t: Onoda, p: int, comrade: int) -> int:
    """Weigh who becomes active."""
    return soft(SHARP * (LOYAL[comrade] - 15))


def restore_item(t: Onoda, p: int, item: int) -> int:
    """Weigh which item becomes active."""
    return soft(SHARP * (wear(t, item) - ITEM - 5))


def exhaust_item(t: Onoda, p: int, item: int) -> int:
    """Weigh which item is exhausted: the radio cannot be repaired."""
    return soft(SHARP * (ITEM + 5 - wear(t, item) + (3 if item == Item.RADIO else 0)))


def lose_food(t: Onoda, p: int, token: int) -> int:
    """Weigh which food token goes."""
    return soft(meal(t, 0 - FOOD[token]) + 60)


def keep_food(t: Onoda, p: int, token: int) -> int:
    """Weigh which of two food tokens stays; both count in camp when this is asked."""
    return soft(0 - meal(t, 0 - FOOD[token]) - 60)


# -- markers, regions -------------------------------------------------------------------------------------------------


def calm_gain(t: Onoda, region: int) -> int:
    """Return what it gains to remove a marker from one region rather than another."""
    late = 1 if t.round == ROUNDS and t.moment == Moment.ROUND_END else 3
    check = 40 if t.check_region == region else 0
    ahead = 3 if t.mission_at == region else 0
    return late * (marker(t, region, -1) + ahead + 2 if t.alert[region] > 1 else 2 + ahead) + check


def calm_region(t: Onoda, p: int, region: int) -> int:
    """Weigh where a marker is removed."""
    return soft(calm_gain(t, region) - 30)


def spend_food(t: Onoda, p: int, deed: Verb, region: int) -> int:
    """Weigh where food that is left over removes a marker."""
    return soft(-30 if deed == SpendFood.STOP else calm_gain(t, region) - 20)


def relocate(t: Onoda, p: int, region: int) -> int:
    """Weigh where Onoda is put."""
    return soft(work(t, region, 0) - way_home(t, region))


# -- cards ------------------------------------------------------------------------------------------------------------


def card_value(t: Onoda, card: int) -> int:
    """Return what a prepared card is worth in hand."""
    best = 0
    for use in USES[card]:
        best = max(best, use_gain(t, use))
    return best // 2


def discard_prepared(t: Onoda, p: int, card: int) -> int:
    """Weigh which card is discarded."""
    return soft(0 - card_value(t, card) - (6 if len(USES[card] - RETAKES) > 1 else 0))


def order_effects(t: Onoda, p: int, card: int) -> int:
    """Weigh which lasting event comes first: what gives before what takes."""
    return soft(0 - harm(t, card))


def discard_lasting(t: Onoda, p: int, card: int) -> int:
    """Weigh which lasting event goes."""
    return soft(harm(t, card))
