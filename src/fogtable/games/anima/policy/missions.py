"""What the missions promise a Party, step by step (section 12)."""

from __future__ import annotations

from fogtable.games.anima.cards import ABILITY_BONUS
from fogtable.games.anima.components import PARTY_LIMIT, Final, Foe, Goods, Mission, Number
from fogtable.games.anima.places import (
    CHECK_HERE,
    FOE_COMBAT,
    MISSION_COMBAT,
    MISSION_DRAW,
    MISSION_RECRUITS,
    MISSION_SPEED,
    STEPS,
)
from fogtable.games.anima.policy.tables import (
    DEADLY,
    FIRST_MISSION,
    LIFE,
    OVERCOME,
    PATIENCE,
    POINT,
    SPAN,
    SUMMONERS,
    WAIT,
    WIN,
)
from fogtable.games.anima.policy.values import (
    against_darkness,
    arms,
    battle_value,
    chance,
    clipped,
    draws,
    force_in,
    passed,
    within,
)
from fogtable.games.anima.rules.strength import combat
from fogtable.games.anima.state import Anima


def mission_gain(t: Anima, p: int, mission: int) -> int:
    """Return what it is worth to complete a Basic Mission."""
    gain = POINT * t.numbers[MISSION_COMBAT[mission]] + t.numbers[MISSION_SPEED[mission]]
    gain += draws(t, p, MISSION_DRAW[mission])
    if mission in MISSION_RECRUITS and len(t.party[p]) < PARTY_LIMIT:
        gain += LIFE
    if len(t.completed[p]) < (2 if t.both_basics else 1):
        gain += FIRST_MISSION
    return gain


def step_gain(t: Anima, p: int, mission: int) -> int:
    """Return what the next step of a Basic Mission is worth: half, or a third for a shrine, if it is not the last."""
    gain = mission_gain(t, p, mission)
    if mission == Mission.SHRINES:
        left = STEPS[mission] - len(t.shrines) if mission in t.started[p] else STEPS[mission]
        return gain if left == 1 else gain // 2 if left == 2 else gain // 3
    first = t.steps[mission] == 0 and not (mission == Mission.CONTRABAND and t.goods[p] == Goods.ABOARD)
    if first and (mission == Mission.RESCUE or mission == Mission.RACE or mission == Mission.CONTRABAND):
        return gain // 2
    return gain


def mission_value(t: Anima, p: int, mission: int, area: int, force: int, pace: int, done: int) -> int:
    """Return what it promises to do the next step of a Basic Mission in an Area, so many stages being won."""
    gain = step_gain(t, p, mission)
    strong = force_in(t, p, area, force) + arms(t, p)
    if mission == Mission.GRIMOIRE:
        return passed(t.numbers[Number.CHECK_GRIMOIRE] - pace - CHECK_HERE[area]) * gain // 100
    if mission == Mission.RACE:
        needed = t.numbers[Number.CHECK_RACE_1 if t.steps[mission] == 0 else Number.CHECK_RACE_2]
        return passed(needed - pace - CHECK_HERE[area]) * gain // 100
    if mission == Mission.RESCUE and t.steps[mission] == 0:
        return battle_value(strong - t.numbers[FOE_COMBAT[Foe.GAOLER]], gain)
    if mission == Mission.DRAGON:
        return battle_value(strong - t.numbers[FOE_COMBAT[Foe.ASHEN_DRAGON]], gain)
    if mission == Mission.CRYSTAL:
        return battle_value(strong - t.numbers[FOE_COMBAT[Foe.CRYSTAL_GUARDIAN]], gain)
    if mission == Mission.SIEGE:
        besiegers = t.numbers[FOE_COMBAT[Foe.BESIEGERS]]
        return stages_value(strong - besiegers, lasting(t, p, area) - besiegers, done, gain)
    if mission == Mission.VIGIL:
        once = OVERCOME[3 * SPAN + within(force_in(t, p, area, force))]
        return once * gain // 100 if done > 0 else once * once // 100 * gain // 100 - WAIT
    return gain


def lasting(t: Anima, p: int, area: int) -> int:
    """Return the Combat that a Party has in an Area on every Turn, by abilities too."""
    total = combat(t, p) - t.combat_now[p]
    for who in t.party[p] & SUMMONERS:
        total += ABILITY_BONUS[who]
    return force_in(t, p, area, total)


def stages_value(lead: int, later: int, done: int, gain: int) -> int:
    """Return what the rest of three stages promises, with this lead in the next one; each is harder than the last."""
    odds = chance(lead - done)
    wait = 0
    for stage in range(2):
        if stage >= done:
            odds = odds * chance(later - stage - 1) // 100
            wait += WAIT
    return (odds * gain - DEADLY[clipped(lead - done)] * LIFE) // 100 - wait


def final_value(t: Anima, p: int, area: int, force: int, pace: int, done: int) -> int:
    """Return what it promises to do the next step of the Final Mission: the longer the game, the bolder the player."""
    return final_step(t, p, area, force, pace, done) + max(min(t.turn - PATIENCE, PATIENCE), 0)


def final_step(t: Anima, p: int, area: int, force: int, pace: int, done: int) -> int:
    """Return the same by chances and gains alone."""
    strong = force_in(t, p, area, force) + arms(t, p)
    if Final.ORB in t.final:
        return battle_value(strong + against_darkness(t, p) - t.numbers[FOE_COMBAT[Foe.OMEGA]], WIN)
    if Final.CHAINS in t.final:
        breakers = t.numbers[FOE_COMBAT[Foe.CHAINBREAKERS]]
        return stages_value(strong - breakers, lasting(t, p, area) - breakers, done, WIN)
    if t.final_steps[p] == 0:
        return passed(t.numbers[Number.CHECK_RIFT] - pace - CHECK_HERE[area]) * WIN // 250
    return battle_value(strong + against_darkness(t, p) - t.numbers[FOE_COMBAT[Foe.SHADOW_OF_OMEGA]], WIN)
