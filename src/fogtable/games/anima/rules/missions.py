"""Basic Missions: where their steps are done, what they take, what they bring (AN-11, specification 7.5)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Cards, Script, emit, random_of, reveal
from fogtable.games.anima.components import Foe, Goods, Mission, Number
from fogtable.games.anima.events import Log, Luck
from fogtable.games.anima.places import (
    DARKNESS_MONSTERS,
    ENCOUNTER_LEVEL,
    FOE_COMBAT,
    MISSION_COMBAT,
    MISSION_DRAW,
    MISSION_RECRUITS,
    MISSION_SPEED,
    STEP_AREAS,
    STEPS,
)
from fogtable.games.anima.rules.battle import fight_foe
from fogtable.games.anima.rules.checks import speed_check
from fogtable.games.anima.rules.consequences import lose_goods
from fogtable.games.anima.rules.decks import draw_advantages, draw_character
from fogtable.games.anima.state import Anima

# -- where ------------------------------------------------------------------------------------------------------------


def missions_here(t: Anima, p: int, area: int) -> Cards:  # AN-11.4, AN-11.14
    """Return the own Basic Missions whose current step names an Area."""
    found = EMPTY
    for mission in t.missions[p] | t.started[p]:
        if area in step_areas(t, p, mission):
            found += mission
    return found


def step_areas(t: Anima, p: int, mission: int) -> Cards:  # AN-11.2
    """Return the Areas that the current step of a player's mission names."""
    if mission == Mission.SHRINES:
        return STEP_AREAS[mission][0] - t.shrines
    if mission == Mission.CONTRABAND:
        return STEP_AREAS[mission][1 if t.goods[p] == Goods.ABOARD else 0]
    return STEP_AREAS[mission][0 if t.steps[mission] == 0 else 1]


# -- starting, completing ---------------------------------------------------------------------------------------------


def start(t: Anima, p: int, mission: int) -> None:  # AN-11.3
    """Announce a mission: its card lies face up from now on."""
    if mission not in t.started[p]:
        t.missions[p] -= mission
        t.started[p] += mission
        emit(t, Log.STARTS_MISSION, p, mission)


def complete(t: Anima, p: int, mission: int) -> None:  # AN-11.9
    """Complete a Basic Mission and take its reward."""
    t.started[p] -= mission
    t.completed[p] += mission
    emit(t, Log.COMPLETES_MISSION, p, mission)
    t.combat_marks[p] += t.numbers[MISSION_COMBAT[mission]]
    t.speed_marks[p] += t.numbers[MISSION_SPEED[mission]]
    draw_advantages(t, p, MISSION_DRAW[mission])
    if mission in MISSION_RECRUITS:
        draw_character(t, p)
    if len(t.final) == 0 and not t.crisis:  # AN-11.10, AN-22.1
        reveal_final(t)


def reveal_final(t: Anima) -> None:  # AN-11.10
    """Draw the Final Mission for all; the other two leave the game unseen."""
    final = reveal(random_of(t, Luck.FINAL, t.final_box))
    t.final = EMPTY + final
    t.final_gone = t.final_box - final
    t.final_box = EMPTY
    emit(t, Log.FINAL_DRAWN, final)


# -- steps ------------------------------------------------------------------------------------------------------------


def attempt(t: Anima, p: int, mission: int) -> Script[None]:  # AN-11.5
    """Do the step of a mission that is no resistance in the Area where the Party is."""
    area = t.at[p]
    start(t, p, mission)
    done = True
    if mission == Mission.GRIMOIRE:
        done = yield from speed_check(t, p, t.numbers[Number.CHECK_GRIMOIRE])
    elif mission == Mission.RACE:
        number = Number.CHECK_RACE_1 if t.steps[mission] == 0 else Number.CHECK_RACE_2
        done = yield from speed_check(t, p, t.numbers[number])
    elif mission == Mission.RESCUE and t.steps[mission] == 0:
        done = yield from fight_mission_foe(t, p, Foe.GAOLER)
    elif mission == Mission.DRAGON:
        done = yield from fight_mission_foe(t, p, Foe.ASHEN_DRAGON)
    elif mission == Mission.CRYSTAL:
        done = yield from fight_mission_foe(t, p, Foe.CRYSTAL_GUARDIAN)
    elif mission == Mission.SHRINES:
        t.shrines += area
    elif mission == Mission.CONTRABAND:  # both steps become public
        lose_goods(t, p)
        t.steps[mission] = 1
    if done:
        step_done(t, p, mission)


def fight_mission_foe(t: Anima, p: int, foe: int) -> Script[bool]:
    """Fight a foe that stands in the way of a step; tell whether it was beaten."""
    won = yield from fight_foe(t, p, foe, t.numbers[FOE_COMBAT[foe]])
    return won


def step_done(t: Anima, p: int, mission: int) -> None:  # AN-11.9, AN-11.13
    """A step is done; after the last one the mission is complete."""
    t.steps[mission] += 1
    if t.steps[mission] == STEPS[mission]:
        complete(t, p, mission)
    else:
        emit(t, Log.STEP_DONE, p, mission, t.steps[mission])


def smuggle(t: Anima, p: int) -> None:  # AN-11.3, Contraband
    """Do the first step of Contraband, in secret."""
    t.goods[p] = Goods.ABOARD
    emit(t, Log.SMUGGLES, p)


def reckon_goods(t: Anima, p: int) -> None:  # AN-11.3, Contraband
    """A player has taken no reward, as everybody saw: where Contraband begins, the goods may be aboard."""
    if t.at[p] in STEP_AREAS[Mission.CONTRABAND][0]:
        t.goods_reckoned[p] = Goods.ALL


# -- Purge the Darkness -----------------------------------------------------------------------------------------------


def count_for_purge(t: Anima, p: int, monster: int) -> None:  # AN-11.17
    """A Monster card has been beaten in battle: one with Darkness counts with its level."""
    if Mission.PURGE in t.started[p] and monster in DARKNESS_MONSTERS:
        needed = t.numbers[Number.PURGE_LEVELS]
        t.steps[Mission.PURGE] = min(needed, t.steps[Mission.PURGE] + ENCOUNTER_LEVEL[monster])
        if t.steps[Mission.PURGE] == needed:
            complete(t, p, Mission.PURGE)
        else:
            emit(t, Log.STEP_DONE, p, Mission.PURGE, t.steps[Mission.PURGE])
