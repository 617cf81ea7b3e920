"""The great questions: what answers to them promise, and how likely each is: actions, checks, cards, cancellations."""

from __future__ import annotations

from fogtable.core.rules import Verb
from fogtable.games.onoda.components import (
    CANCEL_ITEM,
    EVENT_OF_LASTING,
    EVENT_OF_USE,
    RETAKES,
    ROUNDS,
    Check,
    Event,
    Item,
    Moment,
    Region,
    Use,
)
from fogtable.games.onoda.policy.tables import (
    DEFEAT,
    FOOD_UNIT,
    HOLD,
    ITEM,
    LASTING_HARM,
    POINT,
)
from fogtable.games.onoda.policy.values import (
    ahead,
    better,
    chance,
    failure,
    hunger,
    journey,
    lack,
    marker,
    meal,
    mission_gain,
    penalty,
    raid_gain,
    repair_gain,
    rest,
    soft,
    success,
    tired,
    way_home,
    wear,
    worse,
)
from fogtable.games.onoda.questions import Act, Interrupt, Judge
from fogtable.games.onoda.rules.alert import alert_level
from fogtable.games.onoda.rules.checks import determination
from fogtable.games.onoda.state import Onoda

FIRST = 300
"""What gains without an action comes before all actions."""

# -- lasting events ---------------------------------------------------------------------------------------------------


def raids_ahead(t: Onoda) -> int:
    """Return how many raids are still needed this round, roughly."""
    return max(lack(t) + 1, 0) // FOOD_UNIT


def harm(t: Onoda, card: int) -> int:
    """Return what a lasting event is likely to cost until the round ends."""
    if card == Event.ANTS_IN_THE_FOOD:
        return worse(t, max(0 - lack(t), 0), 0)
    if card == Event.RAINY_SEASON:
        return hunger(t, lack(t)) - hunger(t, lack(t) - 1)
    if t.moment == Moment.ROUND_END:
        return 0
    if card == Event.TRAIL_PATROLS:
        return 0 if t.at == Region.KYANPU and lack(t) <= 0 else 25 + (25 if lack(t) > 2 else 0)
    if card == Event.GIANT_BEES:
        return 0 if t.at == Region.KYANPU and lack(t) <= 0 else 12 + (12 if lack(t) > 2 else 0)
    return LASTING_HARM[card] * raids_ahead(t)


def cancel_gain(t: Onoda, card: int, by_item: bool) -> int:
    """Return what it gains to cancel a lasting event (ON-15.4); the event itself does not see the payment."""
    if not by_item:
        return harm(t, card) - worse(t, 0, 1) - 5
    cost = 5
    for item in CANCEL_ITEM[card]:
        cost += wear(t, item)
    return harm(t, card) - cost


# -- cards played -----------------------------------------------------------------------------------------------------


def hold(t: Onoda) -> int:
    """Return what it is worth to keep a card: nothing when no check can come any more."""
    if t.round == ROUNDS and t.moment == Moment.ROUND_END:
        return 0
    return HOLD[t.round]


def tokens_gain(t: Onoda, number: int) -> int:
    """Return what it gains to draw food tokens from a card: now only what is needed."""
    return meal(t, FOOD_UNIT * number) if lack(t) > 0 else 0


def calms(use: int) -> int:
    """Return by how much this lowers paranoia."""
    if use == Use.PLANTAINS_CALM or use == Use.HORSE_RACES_CALM:
        return 2
    return 1 if use == Use.THE_ORDER_CALM or use == Use.BAMBOO_HUT_CALM or use == Use.SALT_CALM else 0


def use_gain(t: Onoda, use: int) -> int:
    """Return what a card played for something else than a re-take gains, without what it is worth in hand."""
    gain = 0
    if calms(use) > 0:
        gain = better(t, 0, calms(use))
        if use == Use.SALT_CALM:
            gain += tokens_gain(t, 1)
        elif use == Use.HORSE_RACES_CALM:
            gain -= wear(t, Item.RADIO)
    elif use == Use.PLANTAINS_FOOD or use == Use.DRIED_BEEF_FOOD:
        gain = tokens_gain(t, 2)
    elif use == Use.ONE_BULLET_ONE_COW_FOOD:
        gain = tokens_gain(t, 3) - wear(t, Item.RIFLE)
    elif use == Use.SALT_FOOD:
        gain = tokens_gain(t, 1) + 3
    elif use == Use.COCONUT_MILK_FOOD:
        gain = tokens_gain(t, 1) + (marker(t, t.at, -1) if t.alert[t.at] > 0 else 0)
    elif use == Use.NEEDLE_AND_WIRE_MEND:
        gain = ITEM
    elif use == Use.JUNGLE_REMEDIES_COMRADE:
        gain = rest(t)
    elif use == Use.JUNGLE_REMEDIES_HEAL:
        gain = better(t, 1, 0)
    elif use == Use.MOTHERS_DAGGER_DISCARD:
        for card in t.lasting - t.in_effect:
            gain = max(gain, harm(t, card))
    elif use == Use.THE_CIRCUIT_ALERT:
        gain = circuit_gain(t)
    elif use == Use.FUTAMATA_MOVE:
        gain = way_home(t, t.at) if lack(t) <= 0 else 0
    return gain


def circuit_gain(t: Onoda) -> int:
    """Return what it gains to remove two markers where they do most harm."""
    first = 0
    for region in Region.ALL:
        if t.alert[region] > 0:
            first = max(first, marker(t, region, -1))
    return 2 * first if t.round < ROUNDS or t.moment != Moment.ROUND_END else 0


def play_gain(t: Onoda, use: int) -> int:
    """Return what it gains to play a card now instead of keeping it."""
    return use_gain(t, use) - hold(t)


# -- D-ACT ------------------------------------------------------------------------------------------------------------


def act(t: Onoda, p: int, deed: Verb, what: int) -> int:
    """Weigh an answer to the main decision: what counts is how far it falls behind the best action."""
    return soft(2 * (act_value(t, deed, what) - best_act(t)) + 20)


def act_value(t: Onoda, deed: Verb, what: int) -> int:
    """Return what an answer to the main decision promises; to end the round now is 0."""
    if deed == Act.MOVE:
        return journey(t, t.at, what)
    if deed == Act.END_ROUND:
        return 0
    if deed == Act.PLAY:
        return free_value(t, play_gain(t, what))
    if deed == Act.CANCEL or deed == Act.CANCEL_BY_ITEM:
        return free_value(t, cancel_gain(t, EVENT_OF_LASTING[what], deed == Act.CANCEL_BY_ITEM))
    go_on = ahead(t) * 3 // 4
    if deed == Act.RAID:
        return raid_gain(t, t.at, 0) + go_on
    if deed == Act.REPAIR:
        return repair_gain(t, t.at, 0) + go_on
    return mission_gain(t, 0) + go_on


def best_act(t: Onoda) -> int:
    """Return what the best action promises, or to end the round."""
    on = ahead(t)
    best = max(raid_gain(t, t.at, 0), repair_gain(t, t.at, 0))
    if t.mission_at == t.at:
        best = max(best, mission_gain(t, 0))
    best = max(best + on * 3 // 4, on)
    return max(best, 0) if t.at == Region.KYANPU else best


def free_value(t: Onoda, gain: int) -> int:
    """Return the value of what is no action: first of all if it gains, never if it does not."""
    return FIRST + gain if gain > 0 else gain - FIRST


# -- D-CHK ------------------------------------------------------------------------------------------------------------


def stake(t: Onoda) -> int:
    """Return the difference between success and failure of the check in progress."""
    if t.check == Check.SANITY:
        return DEFEAT
    if t.check == Check.RAID:
        return meal(t, FOOD_UNIT) + penalty(t)
    if t.check == Check.REPAIR:
        return ITEM + penalty(t)
    if t.check == Check.MISSION:
        return success(t) + failure(t)
    doubt = worse(t, 0, 1)
    if Event.DEATH_OF_KOZUKA in t.resolving:
        return doubt + POINT // 2
    if Event.OLD_NEWSPAPERS in t.resolving:
        return doubt + ITEM
    if Event.A_FAMILIAR_SONG in t.resolving or Event.TADAO_AND_CHIE in t.in_effect:
        return doubt
    if Event.GAS in t.resolving:
        return tired(t) - meal(t, -FOOD_UNIT) if len(t.camp) > 0 else ITEM
    if t.check == Check.PARANOIA:
        return doubt + better(t, 0, 1)
    if Event.FISHERMEN_OF_LOOC in t.resolving:
        return tired(t) + meal(t, FOOD_UNIT)
    if Event.BATTERIES in t.resolving:
        return ITEM + marker(t, t.at, 0)
    if Event.WOODCUTTERS in t.resolving:
        return 2 * marker(t, t.at, 0)
    return min(worse(t, 1, 0), 0 - meal(t, -FOOD_UNIT)) if Event.GIANT_BEES in t.in_effect else 25


def judge(t: Onoda, p: int, deed: Verb, what: int) -> int:
    """Weigh an answer while a check is failing; with the mind at stake all is worth so much that only more tells."""
    value = judge_value(t, deed, what)
    return soft(value // 12 if t.check == Check.SANITY else 2 * value)


def judge_value(t: Onoda, deed: Verb, what: int) -> int:
    """Return what an answer gains while a check is failing; to accept is 0."""
    if deed == Judge.ACCEPT:
        return 0
    target = t.paranoia if t.check >= Check.PARANOIA else alert_level(t, t.check_region)
    drawn = determination(t.check_token)
    if deed == Judge.SPEND:
        left = t.health - (target + 1 - drawn)
        if t.check == Check.SANITY:
            return DEFEAT - POINT * (t.health - left)
        return stake(t) - worse(t, t.health - left, 0)
    if deed == Judge.PLAY:
        if what in RETAKES:
            return chance(t, target) * stake(t) // 1000 - hold(t) - best_other_use(t, what)
        less = calms(what) if t.check >= Check.PARANOIA else eases(t, what)
        return use_gain(t, what) + saved(t, target + 1 - less - drawn) - saved(t, target + 1 - drawn) - hold(t)
    card = EVENT_OF_LASTING[what]
    won = 0
    if card == Event.RADAR_STATION and t.check < Check.PARANOIA and t.check_region != Region.KYANPU and drawn == target:
        won = stake(t)
    return cancel_gain(t, card, deed == Judge.CANCEL_BY_ITEM) + won


def saved(t: Onoda, missing: int) -> int:
    """Return what a check still gains that lacks so much; health can make up for it where the mind is at stake."""
    if missing <= 0:
        return stake(t)
    return DEFEAT - POINT * missing if t.check == Check.SANITY and missing < t.health else 0


def eases(t: Onoda, use: int) -> int:
    """Return by how much this lowers the alert level of the check."""
    if use == Use.THE_CIRCUIT_ALERT:
        return min(t.alert[t.check_region], 2)
    return 1 if use == Use.COCONUT_MILK_FOOD and t.at == t.check_region and t.alert[t.at] > 0 else 0


def best_other_use(t: Onoda, use: int) -> int:
    """Return what the card is worth beyond any other in hand (a sanity check takes whatever there is)."""
    card = EVENT_OF_USE[use]
    if card == Event.PLANTAINS or card == Event.DRIED_BEEF or card == Event.ONE_BULLET_ONE_COW:
        return 8
    return 4 if card == Event.SALT or card == Event.THE_CIRCUIT else 0


# -- D-PRE, D-EVT, D-POST, D-END --------------------------------------------------------------------------------------


def interrupt(t: Onoda, p: int, deed: Verb, what: int) -> int:
    """Weigh a card or a cancellation in a window."""
    return soft(3 * interrupt_value(t, deed, what))


def interrupt_value(t: Onoda, deed: Verb, what: int) -> int:
    """Return what a card or a cancellation gains in a window; to pass is 0."""
    if deed == Interrupt.PLAY:
        if t.moment == Moment.ROUND_END or calms(what) > 0 or what == Use.JUNGLE_REMEDIES_HEAL:
            return play_gain(t, what)
        return averted(t, what)
    if deed == Interrupt.CANCEL or deed == Interrupt.CANCEL_BY_ITEM:
        if t.moment == Moment.BEFORE_EVENT:
            return -10
        return cancel_gain(t, EVENT_OF_LASTING[what], deed == Interrupt.CANCEL_BY_ITEM)
    return 0


def averted(t: Onoda, use: int) -> int:
    """Return what it gains to remove markers before the sixth comes to a region."""
    if t.moment == Moment.AFTER_EVENT and t.alert[t.at] >= 5 and eases_here(use):
        return worse(t, 0, 1) - hold(t)
    return -10


def eases_here(use: int) -> bool:
    """Tell whether this takes a marker off the region."""
    return use == Use.THE_CIRCUIT_ALERT or use == Use.COCONUT_MILK_FOOD
