"""Tables of whole numbers for simulations and bots of ANIMA, in hundredths of a won game."""

from __future__ import annotations

from math import exp, log
from typing import Final as Constant

from fogtable.core.rules import cards_of
from fogtable.games.anima.cards import SKILLED
from fogtable.games.anima.components import NUMBERS, Area, Character, Encounter, Foe, Kind, Skill
from fogtable.games.anima.places import (
    ENCOUNTER_LEVEL,
    ENCOUNTERS,
    EVENTS,
    FOE_COMBAT,
    LEVEL,
    MONSTER_COMBAT,
    SPECIAL_ROLL,
)

# -- what things are worth --------------------------------------------------------------------------------------------

WIN: Constant = 100
FIRST_MISSION: Constant = 26
"""What it is worth to be allowed to do the Final Mission, beside the reward of a Basic one."""
POINT: Constant = 4
"""A point of Combat for good; one of Speed counts 1."""
CARD: Constant = 4
LIFE: Constant = 12
"""A Character whom one does not know yet."""
TURN: Constant = 9
"""What a Turn brings on average: to lose one or to rest must be worth it."""
WAIT: Constant = 4
"""What each further Turn of a resistance costs."""
SEARCH: Constant = 8
"""What a new Area is worth to a Party that has no mission to pursue where it can go."""
PATIENCE: Constant = 22
"""After so many Turns a player tries the Final Mission with less and less hope, until as many more have gone by."""
HARM: Constant = 7
"""What it is worth that an opponent loses a Turn, a Character, or the like."""
RIVAL_WINS: Constant = 60
"""What it is worth to keep another player from winning the game."""

_QUALITY: Constant = {
    Character.WARRIOR: 18,
    Character.ACROBATIC_WARRIOR: 13,
    Character.PALADIN: 19,
    Character.DARK_PALADIN: 15,
    Character.WEAPONMASTER: 20,
    Character.TECHNICIAN: 12,
    Character.TAO: 11,
    Character.RANGER: 12,
    Character.SHADOW: 13,
    Character.THIEF: 8,
    Character.ASSASSIN: 11,
    Character.WIZARD: 12,
    Character.WARLOCK: 15,
    Character.ILLUSIONIST: 7,
    Character.WIZARD_MENTALIST: 6,
    Character.SUMMONER: 16,
    Character.WARRIOR_SUMMONER: 19,
    Character.MENTALIST: 8,
    Character.WARRIOR_MENTALIST: 16,
    Character.FREELANCER: 13,
}
QUALITY: Constant = [_QUALITY.get(who, 12) for who in Character.ALL]
"""What each Character is worth to a Party."""

_WORTH: Constant = {
    Kind.IRON_FIST: 7,
    Kind.KI_BURST: 9,
    Kind.SWIFT_STEP: 4,
    Kind.DEFLECT: 2,
    Kind.SENSE_AURA: 4,
    Kind.SLEEP: 4,
    Kind.FIREBALL: 8,
    Kind.GATE: 4,
    Kind.WARD: 5,
    Kind.DISPEL: 3,
    Kind.PICKPOCKET: 4,
    Kind.AMBUSH: 5,
    Kind.SMOKE: 4,
    Kind.DISGUISE: 3,
    Kind.POISON: 6,
    Kind.SCOUT: 1,
    Kind.WRONG_WAY: 6,
    Kind.ZEPPELIN: 5,
    Kind.BETRAYAL: 7,
    Kind.FATE: 8,
    Kind.VETO: 5,
    Kind.REINFORCEMENTS: 11,
    Kind.TREASURE: 7,
    Kind.HEROES_HOUR: 6,
    Kind.FORCED_MARCH: 3,
    Kind.INQUISITION: 6,
    Kind.SAMAEL: 5,
    Kind.BLACK_SUN: 1,
    Kind.TOL_RAUKO: 6,
}
WORTH: Constant = [_WORTH.get(kind, 5) for kind in Kind.ALL]
"""What each Advantage is worth to a Party that can use it."""

_NUISANCE: Constant = {
    Encounter.STORM: 9,
    Encounter.FOG: 4,
    Encounter.PIT_TRAP: 2,
    Encounter.TOLL: 3,
    Encounter.PLAGUE: 5,
    Encounter.RIFT: 18,
    Encounter.REAPER: 10,
}
NUISANCE: Constant = [_NUISANCE.get(encounter, 0) for encounter in Encounter.ALL]
"""What each Event costs who suffers it."""

SUMMONERS: Constant = cards_of(Character.SUMMONER, Character.WARRIOR_SUMMONER)
"""Who add Combat by their ability."""
MAGICIANS: Constant = SKILLED[Skill.MAGIC]
FINAL_FOES: Constant = cards_of(Foe.OMEGA, Foe.CHAINBREAKERS, Foe.SHADOW_OF_OMEGA, Foe.CRISIS_OMEGA)
CANCELLING: Constant = cards_of(Kind.DISPEL, Kind.VETO, Kind.DEFLECT)
_CANCELLED: Constant = {
    Kind.REINFORCEMENTS: 8,
    Kind.BETRAYAL: 10,
    Kind.POISON: 7,
    Kind.PICKPOCKET: 5,
    Kind.FATE: 6,
    Kind.WRONG_WAY: 5,
    Kind.TREASURE: 5,
    Kind.ZEPPELIN: 5,
    Kind.SLEEP: 4,
    Kind.TOL_RAUKO: 6,
}
CANCELLED: Constant = [_CANCELLED.get(kind, 3) for kind in Kind.ALL]
"""What it is worth to cancel an Advantage of an opponent, outside of battles."""
PART: Constant = [0, *(1000 // number for number in range(1, 15))]
"""One part of so many, in thousandths."""

# -- weights ----------------------------------------------------------------------------------------------------------

SHARP: Constant = 1.25
"""So much more value makes an answer e times likelier."""
LAG: Constant = 22
"""What falls farther behind the best answer is as unlikely as this."""
BEHIND: Constant = [max(round(exp((LAG - lag) / SHARP)), 1) for lag in range(LAG + 1)]
"""Weights by how far an answer falls behind the best one."""
LOW: Constant = -10
KNEE: Constant = 8
HIGH: Constant = 80
SOFT: Constant = [
    round(exp((min(value, KNEE) - LOW) / SHARP + max(value - KNEE, 0) / 20)) for value in range(LOW, HIGH + 1)
]
"""Weights of what is better or worse than to do nothing, from LOW to HIGH: what is well worth it is alike."""

# -- chances ----------------------------------------------------------------------------------------------------------

FACES: Constant = range(1, 7)
LEAD: Constant = 12
"""How far the tables of leads reach to both sides."""
CHANCE: Constant = [
    round(sum(100 for own in FACES for other in FACES if own + lead >= other) / 36) for lead in range(-LEAD, LEAD + 1)
]
"""How likely a Party beats a Monster with this lead in Combat, in percent; ties win (AN-10.6)."""
DEADLY: Constant = [
    round(sum(100 for own in FACES for other in FACES if other - own - lead >= 5) / 36)
    for lead in range(-LEAD, LEAD + 1)
]
"""How likely it loses by five or more (AN-10.9)."""
TIES: Constant = [
    sum(1 for own in FACES for other in FACES if own + lead == other) / 36 for lead in range(-LEAD, LEAD + 1)
]
DUEL: Constant = [
    round((CHANCE[i] - 100 * TIES[i]) / (1 - TIES[i])) if abs(i - LEAD) < 6 else CHANCE[i] for i in range(2 * LEAD + 1)
]
"""The same against another Party, where ties are rolled again (AN-10.7)."""
PASSED: Constant = [100 * max(0, min(6, 6 - missing + 1)) // 6 for missing in range(-LEAD, LEAD + 1)]
"""How likely a die is at least this number: what is missing in a Speed check."""

SPAN: Constant = 26
"""The tables of a Party's strength go from 0 to 25."""


def _odds(table: list[int], lead: int) -> int:
    return table[max(-LEAD, min(LEAD, lead)) + LEAD]


_SPEC: Constant = NUMBERS["tuned"]
_HARDER: Constant = {
    Encounter.WOLVES: 1,
    Encounter.SLIME: 1,
    Encounter.PATROL: 1,
    Encounter.TITAN: 2,
    Encounter.VAMPIRE: 3,
    Encounter.HARPIES: 1,
    Encounter.LIGHT_MAIDEN: -1,
}
_ENDS_TURN: Constant = {Encounter.STORM: 100, Encounter.RIFT: 100, Encounter.FOG: 25, Encounter.TOLL: 10}
_KILLS: Constant = {Encounter.PLAGUE: 33, Encounter.REAPER: 50}


def _strength(encounter: int) -> int:
    return _SPEC[MONSTER_COMBAT[encounter]] + _HARDER.get(encounter, 0) if encounter not in EVENTS else 0


MIGHT: Constant = [_strength(encounter) for encounter in Encounter.ALL]
"""The Combat of each Monster with what its text adds on average."""


def _overcome(level: int, combat: int) -> float:
    total = 0
    for encounter in Encounter.ALL:
        if ENCOUNTER_LEVEL[encounter] > level:
            total += 100
        elif encounter in EVENTS:
            total += 100 - _ENDS_TURN.get(encounter, 0)
        else:
            total += _odds(CHANCE, combat - MIGHT[encounter])
    return total / len(Encounter.ALL)


def _deaths(level: int, combat: int) -> float:
    total = 0
    for encounter in Encounter.ALL:
        if ENCOUNTER_LEVEL[encounter] > level:
            continue
        if encounter in EVENTS:
            total += _KILLS.get(encounter, 0)
        elif encounter == Encounter.LICH:
            total += 100 - _odds(CHANCE, combat - MIGHT[encounter])
        else:
            margin = 2 if encounter == Encounter.ELDER_DRAGON else 0
            total += _odds(DEADLY, combat - MIGHT[encounter] - margin)
    return total / len(Encounter.ALL)


OVERCOME: Constant = [round(_overcome(level, combat)) for level in range(4) for combat in range(SPAN)]
"""How likely a Party of this Combat overcomes an unknown Encounter, at level * SPAN + Combat, in percent."""
FALLEN: Constant = [round(_deaths(level, combat)) for level in range(4) for combat in range(SPAN)]
"""How many Characters that costs, in hundredths."""

_SPECIAL: Constant = {Area.CAPITAL: 90, Area.RUINS: 60, Area.BAZAAR: 100, Area.DRAGON_PEAK: 100}


def _face(area: int, combat: int, entry: int) -> float:
    if entry == SPECIAL_ROLL:
        return _SPECIAL.get(area, _odds(CHANCE, combat - _SPEC[FOE_COMBAT[Foe.CHAIN_WARDEN]]))
    return 100 * (_overcome(LEVEL[area], combat) / 100) ** entry


def _entries(area: int) -> list[int]:
    return ENCOUNTERS[area * 6 : area * 6 + 6]


def _toll(area: int, combat: int) -> float:
    return sum(_deaths(LEVEL[area], combat) * (entry if entry != SPECIAL_ROLL else 0) for entry in _entries(area)) / 6


FACE: Constant = [
    round(_face(area, combat, entry)) for area in Area.ALL for entry in range(4) for combat in range(SPAN)
]
"""How likely an exploration succeeds after an entry of the table: at (area * 4 + entry) * SPAN + Combat, in percent."""
SUCCESS: Constant = [
    round(sum(_face(area, combat, entry) for entry in _entries(area)) / 6)
    for area in Area.ALL
    for combat in range(SPAN)
]
"""How likely an exploration succeeds before the roll, at area * SPAN + Combat, in percent."""
COSTS: Constant = [round(_toll(area, combat)) for area in Area.ALL for combat in range(SPAN)]
"""How many Characters it costs, in hundredths."""

# -- worth ------------------------------------------------------------------------------------------------------------

STEP: Constant = 100
"""The distance of the entries of the tables below, in thousandths."""
FAR: Constant = 60
LOGISTIC: Constant = [round(1000 / (1 + exp(-i * STEP / 1000))) for i in range(-FAR, FAR + 1)]
"""The logistic function from -6 to 6, in thousandths."""
JOINED: Constant = [round(1000 * log(1 + exp(-i * STEP / 1000))) for i in range(FAR + 1)]
"""By how much two scores together are above the better one, by their distance."""
