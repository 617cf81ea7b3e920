"""What an Area promises a Party, by what its player sees (section 12)."""

from __future__ import annotations

from fogtable.games.anima.components import (
    HAND_LIMIT,
    PARTY_LIMIT,
    Area,
    Extra,
    Final,
    Foe,
    Kind,
    Mission,
    Number,
    Reward,
)
from fogtable.games.anima.places import (
    DARKNESS_HERE,
    DARKNESS_MONSTERS,
    EVENTS,
    EXTRA,
    EXTRA_COMBAT,
    FOE_COMBAT,
    LEVEL,
    REWARDS,
    TRADE,
)
from fogtable.games.anima.policy.missions import final_value, lasting, mission_gain, mission_value, stages_value
from fogtable.games.anima.policy.tables import (
    CARD,
    COSTS,
    FALLEN,
    LIFE,
    MIGHT,
    NUISANCE,
    OVERCOME,
    PART,
    SEARCH,
    SPAN,
    SUCCESS,
    TURN,
    WIN,
)
from fogtable.games.anima.policy.values import (
    against_darkness,
    battle_value,
    check_force,
    draws,
    force_in,
    least,
    tomorrow,
    within,
)
from fogtable.games.anima.rules.counters import organization
from fogtable.games.anima.rules.finals import final_here, may_do_final
from fogtable.games.anima.rules.missions import missions_here
from fogtable.games.anima.state import Anima

# -- rewards ----------------------------------------------------------------------------------------------------------


def recruit_value(t: Anima, p: int, area: int) -> int:
    """Return what it is worth to recruit in an Area."""
    if len(t.party[p]) == PARTY_LIMIT or t.recruited_at[p] == area:
        return 0
    if organization(t, p) == Kind.SAMAEL and area in TRADE:
        return 0
    return LIFE + 1 + (growth(t, p, 2) if may_do_final(t, p) else 0)


def growth(t: Anima, p: int, more: int) -> int:
    """Return what so much more Combat for good adds to the missions at hand."""
    if Final.CHAINS in t.final:
        lead = lasting(t, p, Area.ABYSS_GATE) - t.numbers[FOE_COMBAT[Foe.CHAINBREAKERS]]
        return (stages_value(lead + more, lead + more, 0, WIN) - stages_value(lead, lead, 0, WIN)) // 2
    force = tomorrow(t, p)
    pace = check_force(t, p)
    return (pursuit(t, p, force + more, pace) - pursuit(t, p, force, pace)) // 2


def extra_value(t: Anima, p: int, area: int) -> int:
    """Return what the EX of an Area is worth."""
    extra = EXTRA[area]
    if extra == Extra.TRADE_IN:
        return 2 * CARD - least(t, p) if len(t.hand[p]) > 0 else 0
    if extra == Extra.SPEED_NEXT:
        return 2
    if extra == Extra.FETCH_ANY or extra == Extra.FETCH_SKILL:
        return CARD + 2 if len(t.hand[p]) < HAND_LIMIT and len(t.discard) > 0 else 0
    if extra == Extra.FETCH_AND_DRAW:
        return 2 * CARD + 2 if len(t.hand[p]) < HAND_LIMIT and len(t.discard) > 0 else 0
    if extra == Extra.CHARACTER_FROM_PILE:
        return LIFE + 4 if len(t.party[p]) < PARTY_LIMIT and len(t.character_discard) > 0 else 0
    force = tomorrow(t, p)
    pace = check_force(t, p)
    boost = pursuit(t, p, force + EXTRA_COMBAT[area], pace) - pursuit(t, p, force, pace)
    return boost + (draws(t, p, 1) if extra == Extra.DRAW_AND_COMBAT else 0)


def best_reward(t: Anima, p: int, area: int, force: int, pace: int) -> int:
    """Return what the best reward of an Area promises."""
    best = quest(t, p, area, force, pace)
    if Reward.BONUS in REWARDS[area]:
        best = max(best, draws(t, p, LEVEL[area]))
    if Reward.RECRUIT in REWARDS[area]:
        best = max(best, recruit_value(t, p, area))
    if Reward.EX in REWARDS[area]:
        best = max(best, extra_value(t, p, area))
    return best


def quest(t: Anima, p: int, area: int, force: int, pace: int) -> int:
    """Return what the missions promise that can be pursued in an Area."""
    best = 0
    for mission in missions_here(t, p, area):
        best = max(best, mission_value(t, p, mission, area, force, pace, 0))
    if final_here(t, p, area):
        best = max(best, final_value(t, p, area, force, pace, 0))
    return best


# -- Areas ------------------------------------------------------------------------------------------------------------


def explored(t: Anima, p: int, area: int, force: int, pace: int) -> int:
    """Return what it promises to explore an Area where the Party is."""
    reward = best_reward(t, p, area, force, pace)
    return rewarded(t, p, area, force, reward + (2 * LEVEL[area] if Mission.PURGE in t.started[p] else 0))


def rewarded(t: Anima, p: int, area: int, force: int, reward: int) -> int:
    """Return what an exploration promises that has this reward."""
    at = area * SPAN + within(force_in(t, p, area, force))
    return (SUCCESS[at] * reward - COSTS[at] * LIFE) // 100


def visited(t: Anima, p: int, area: int, force: int, pace: int) -> int:
    """Return what it promises to go to an Area, with its Prior Encounter."""
    return entered(t, p, area, force, explored(t, p, area, force, pace))


def entered(t: Anima, p: int, area: int, force: int, value: int) -> int:
    """Return what an Area promises that is worth so much behind its Prior Encounter."""
    if len(t.prior[area]) + len(t.face_down[area]) == 0:
        return value
    for encounter in t.prior[area]:
        return behind(t, p, area, encounter, force, value)
    if p in t.peeked[area]:
        for encounter in t.face_down[area]:
            return behind(t, p, area, encounter, force, value)
    return behind_unknown(t, p, area, force, value)


def behind(t: Anima, p: int, area: int, encounter: int, force: int, value: int) -> int:
    """Return what an Area promises behind a Prior Encounter that is known."""
    if encounter in EVENTS:
        return value - NUISANCE[encounter]
    gain = value
    strong = force_in(t, p, area, force)
    if encounter in DARKNESS_MONSTERS:
        strong += against_darkness(t, p) - DARKNESS_HERE[area]
        if Mission.PURGE in t.started[p]:
            gain += mission_gain(t, p, Mission.PURGE) // 2
    return battle_value(strong - MIGHT[encounter], gain)


def behind_unknown(t: Anima, p: int, area: int, force: int, value: int) -> int:
    """Return what an Area promises behind a Prior Encounter that is not known."""
    at = LEVEL[area] * SPAN + within(force_in(t, p, area, force))
    return (OVERCOME[at] * value - FALLEN[at] * LIFE) // 100


def new_area(t: Anima, p: int, area: int, force: int, pace: int) -> int:
    """Return what it promises to put an Area in play and to enter it."""
    return behind_unknown(t, p, area, force, explored(t, p, area, force, pace))


def unknown_area(t: Anima, p: int, force: int, pace: int) -> int:
    """Return what it promises to draw an Area: any that is neither active nor discarded."""
    total = 0
    number = 0
    for area in Area.ALL - t.areas - t.area_discard:
        total += new_area(t, p, area, force, pace)
        number += 1
    seeks = pursuit(t, p, force + 2, pace + 2) < SEARCH
    return average(total, number) + (SEARCH if seeks else 0)


def average(total: int, number: int) -> int:
    """Return the average of up to 14 numbers, rounded down."""
    return total * PART[number] // 1000


def pursuit(t: Anima, p: int, force: int, pace: int) -> int:
    """Return what the best mission promises whose Area is active, or can be."""
    best = 0
    for area in t.areas | t.area_discard:
        gain = quest(t, p, area, force, pace)
        if gain > 0:
            value = rewarded(t, p, area, force, gain)
            if area in t.areas:
                best = max(best, entered(t, p, area, force, value))
            else:
                best = max(best, behind_unknown(t, p, area, force, value))
    return best


def rest_value(t: Anima, p: int) -> int:
    """Return what it promises to rest: a stronger Party on the next Turn, and this one is lost, and a rest before."""
    lost = TURN if t.combat_now[p] == 0 else 3 * TURN
    bonus = t.numbers[Number.REST_BONUS]
    pace = check_force(t, p) - t.speed_now[p] + t.speed_next[p] + bonus
    return pursuit(t, p, tomorrow(t, p) + bonus, pace) - lost
