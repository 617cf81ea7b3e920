"""What things are worth in ONODA, in thousandths of the payoff, for simulations and for the steady bot (section 12)."""

from __future__ import annotations

from fogtable.core.rules import NONE
from fogtable.games.onoda.components import (
    DETERMINATION,
    FULL,
    MISSION_ITEM,
    NEAR,
    PARANOIA_FROM_ROUND,
    ROUNDS,
    TOP,
    Event,
    Item,
    Marker,
    Region,
)
from fogtable.games.onoda.policy.tables import (
    DANGER,
    DEFEAT,
    EDGE,
    EVENT_COST,
    FADING,
    FAIL_HEALTH,
    FAIL_MARKERS,
    FAIL_PARANOIA,
    FOOD_UNIT,
    FULL_HAND,
    GIVES_CALM,
    GIVES_FOOD,
    GIVES_HEALTH,
    GIVES_ITEM,
    GIVES_REST,
    HOLD,
    ITEM,
    MARKER,
    POINT,
    SHARE,
    SOFT,
    SPAN,
    SPARE,
    WEAK,
)
from fogtable.games.onoda.rules.alert import alert_level
from fogtable.games.onoda.rules.camp import hand_limit
from fogtable.games.onoda.rules.rounds import food_required
from fogtable.games.onoda.rules.tokens import drawable, food
from fogtable.games.onoda.state import Onoda


def soft(value: int) -> int:
    """Return a weight that grows with a value."""
    return SOFT[max(min(value, EDGE), -EDGE) + EDGE]


# -- chance -----------------------------------------------------------------------------------------------------------


def chance(t: Onoda, level: int) -> int:
    """Return how likely the next token beats a level, in thousandths; the bag is public (ON-3.2)."""
    good = 0
    for token in drawable(t):
        if DETERMINATION[token] > level:
            good += 1
    return good * SHARE[len(drawable(t))]


def sanity_risk(t: Onoda, health: int, paranoia: int) -> int:
    """Return what a sanity check is expected to cost: health spent, or the game (ON-13)."""
    cost = 0
    for token in drawable(t):
        missing = paranoia + 1 - DETERMINATION[token]
        if missing >= health:
            cost += DEFEAT
        elif missing > 0:
            cost += missing * POINT
    risk = cost * SHARE[len(drawable(t))] // 1000
    return risk // 2 if len(t.hand) > 0 else risk


# -- health, paranoia, food -------------------------------------------------------------------------------------------


def standing(t: Onoda, health: int, paranoia: int) -> int:
    """Return what health and paranoia are worth, with the danger that they mean."""
    if health <= 0:
        return 60 * health - DEFEAT
    if paranoia >= TOP:
        return 0 - DEFEAT
    gap = max(min(health - paranoia, SPAN), -SPAN)
    return POINT * (health - paranoia) - DANGER[t.round * (2 * SPAN + 1) + gap + SPAN] - WEAK[min(health, TOP)]


def worse(t: Onoda, health: int, paranoia: int) -> int:
    """Return what it costs to lose so much health and to gain so much paranoia by one instruction."""
    if health + paranoia <= 0:
        return 0
    lost = health + (1 if paranoia > 0 and Event.SEVENTY_TWO_HOURS in t.lasting else 0)
    left = t.health - lost
    mad = t.paranoia + paranoia
    cost = standing(t, t.health, t.paranoia) - standing(t, left, mad)
    if 0 < left and left < mad and mad < TOP:
        cost += sanity_risk(t, left, mad)
    return cost


def better(t: Onoda, health: int, paranoia: int) -> int:
    """Return what it gains to win so much health and to lose so much paranoia, as far as possible."""
    return standing(t, min(t.health + health, TOP), max(t.paranoia - paranoia, 0)) - standing(t, t.health, t.paranoia)


def lack(t: Onoda) -> int:
    """Return the units of food that are still missing; below 0: left over."""
    return food_required(t) - food(t)


def hunger(t: Onoda, missing: int) -> int:
    """Return what it costs to end the round with so much food missing, or left over (ON-18.5, E15)."""
    if missing >= 0:
        return worse(t, missing, 0)
    if Event.ANTS_IN_THE_FOOD in t.lasting:
        return worse(t, -missing, 0)
    return SPARE * max(missing, -4) if t.round < ROUNDS else 0


def meal(t: Onoda, units: int) -> int:
    """Return what so many units of food gain (below 0: what it costs to lose them)."""
    now = lack(t)
    return hunger(t, now) - hunger(t, now - units)


def penalty(t: Onoda) -> int:
    """Return what a failed raid or repair costs, with the lasting events that it triggers (ON-10.5)."""
    cost = worse(t, 1, 0) if t.round < PARANOIA_FROM_ROUND else worse(t, 0, 1)
    if Event.TARGET_PRACTICE in t.lasting:
        cost += worse(t, 1, 0)
    if Event.TADAO_AND_CHIE in t.lasting:
        cost += (1000 - chance(t, t.paranoia)) * worse(t, 0, 1) // 1000
    return cost


# -- markers, comrades, items, cards ----------------------------------------------------------------------------------


def marker(t: Onoda, region: int, more: int) -> int:
    """Return what a further alert marker costs in a region where so many more lie by then."""
    level = min(t.alert[region] + more, FULL)
    if level >= FULL - 1:
        return worse(t, 0, 1) + MARKER[FULL - 2]
    return MARKER[level] * FADING[t.round] // 100


def event_cost(t: Onoda) -> int:
    """Return what the event of an action costs on average."""
    return EVENT_COST + (FULL_HAND if len(t.hand) >= hand_limit(t) else 0)


def tired(t: Onoda) -> int:
    """Return what it costs to exhaust a comrade; if all are, to remove one and gain 2 paranoia (ON-17.6)."""
    if len(t.comrades) > 0:
        trimmed = HOLD[t.round] if len(t.hand) >= hand_limit(t) else 0
        return POINT + trimmed + hunger(t, lack(t) + 1) - hunger(t, lack(t))
    if len(t.exhausted) > 0:
        return worse(t, 0, 2) - meal(t, 3) // 2
    return 0


def rest(t: Onoda) -> int:
    """Return what it gains to restore a comrade."""
    return POINT + meal(t, 1) // 2 if len(t.exhausted) > 0 else 0


def wear(t: Onoda, item: int) -> int:
    """Return what an item is worth: victory points, and the mission that demands it."""
    if t.mission != NONE and t.mission_at != NONE and item in MISSION_ITEM[t.mission]:
        return ITEM + 15
    return ITEM + (2 if item == Item.KIT or item == Item.UNIFORM else 0)


# -- what can be done in a region -------------------------------------------------------------------------------------


def again(t: Onoda, passes: int) -> int:
    """Return the chance of a check with the re-takes in hand, as far as they would be spent on it."""
    return passes + (1000 - passes) * passes // 2000 if len(t.hand) > 0 else passes


def raid_gain(t: Onoda, region: int, more: int) -> int:
    """Return what a raid gains in a region where so many more markers lie by then."""
    passes = chance(t, alert_level(t, region) + more)
    won = meal(t, FOOD_UNIT)
    if Event.FUJITAS_SURRENDER in t.lasting:
        won = meal(t, 2 * FOOD_UNIT)
    if Event.BEACON_FIRES in t.lasting:
        won += better(t, 0, 1) - marker(t, region, more)
    extra = marker(t, region, more + 1) if Event.SEARCH_PARTY in t.lasting else 0
    return (passes * won - (1000 - passes) * penalty(t)) // 1000 - event_cost(t) - marker(t, region, more) - extra


def payable(t: Onoda) -> bool:
    """Tell whether the mission can still be attempted and paid (ON-9.1)."""
    if t.mission == NONE or t.mission_at == NONE:
        return False
    if len(MISSION_ITEM[t.mission]) > 0:
        return len(MISSION_ITEM[t.mission] & t.items) > 0
    return len(t.comrades) + len(t.exhausted) > 0


def success(t: Onoda) -> int:
    """Return what the current mission gives."""
    m = t.mission
    won = POINT + better(t, GIVES_HEALTH[m], GIVES_CALM[m]) + meal(t, FOOD_UNIT * GIVES_FOOD[m])
    if GIVES_REST[m] > 0:
        won += rest(t)
    if GIVES_ITEM[m] > 0 and len(t.items) < len(Item.ALL):
        won += ITEM // 2
    return won


def failure(t: Onoda) -> int:
    """Return what the current mission costs if it fails."""
    m = t.mission
    cost = worse(t, FAIL_HEALTH[m], FAIL_PARANOIA[m])
    return cost + (marker(t, t.mission_at, 1) if FAIL_MARKERS[m] > 0 and t.mission_at != NONE else 0)


def mission_gain(t: Onoda, more: int) -> int:
    """Return what it gains to attempt the mission in its region where so many more markers lie by then."""
    if not payable(t):
        return 0 - DEFEAT
    region = t.mission_at
    passes = again(t, chance(t, alert_level(t, region) + more))
    cost = ITEM if len(MISSION_ITEM[t.mission]) > 0 else tired(t)
    won = (passes * success(t) - (1000 - passes) * failure(t)) // 1000
    return won - cost - event_cost(t) - marker(t, region, more)


def repair_gain(t: Onoda, region: int, more: int) -> int:
    """Return what a repair gains in a region."""
    item = t.marker_at[region]
    if item == NONE or item == Marker.BLANK or item in t.items:
        return 0 - DEFEAT
    passes = chance(t, alert_level(t, region) + more)
    won = (passes * wear(t, item) - (1000 - passes) * penalty(t)) // 1000
    return won - event_cost(t) - marker(t, region, more)


def work(t: Onoda, region: int, more: int) -> int:
    """Return what there is to gain in a region."""
    gain = max(raid_gain(t, region, more), repair_gain(t, region, more), 0)
    if t.mission_at == region:
        gain += max(mission_gain(t, more), 0)
    return gain


# -- ways -------------------------------------------------------------------------------------------------------------


def step(t: Onoda, left: int, region: int) -> int:
    """Return what it costs to move from one region to the next (ON-6.2, E19, E42)."""
    cost = marker(t, region, 0)
    fails = 1000 - chance(t, alert_level(t, left))
    if Event.GIANT_BEES in t.lasting:
        cost += fails * min(worse(t, 1, 0), -meal(t, -FOOD_UNIT)) // 1000
    if Event.TRAIL_PATROLS in t.lasting:
        cost += marker(t, left, 1) + fails * 25 // 1000
    return cost


def way_home(t: Onoda, region: int) -> int:
    """Return what it costs to come back to Kyanpu from a region."""
    if region == Region.KYANPU:
        return 0
    if region in NEAR[Region.KYANPU]:
        return step(t, region, Region.KYANPU)
    best = 1000
    for near in NEAR[region] & NEAR[Region.KYANPU]:
        best = min(best, step(t, region, near))
    return best + step(t, Region.KYANPU, Region.KYANPU)


def journey(t: Onoda, left: int, region: int) -> int:
    """Return what a move promises: what there is to gain where it leads and one region further, less the way home."""
    best = work(t, region, 1) - way_home(t, region)
    for near in NEAR[region] - left:
        best = max(best, work(t, near, 1) - step(t, region, near) - way_home(t, near))
    return best - step(t, left, region)


def ahead(t: Onoda) -> int:
    """Return what is promised by going on from here, or by going home."""
    best = 0 - way_home(t, t.at)
    for near in NEAR[t.at]:
        best = max(best, journey(t, t.at, near))
    return best
