"""What is printed on Areas, Encounters, foes and missions; the families are in components.py."""

from __future__ import annotations

from typing import Final as Constant

from fogtable.core.rules import EMPTY, NONE, Cards, cards_of
from fogtable.games.anima.components import (
    CONTENT,
    Area,
    Encounter,
    Extra,
    Final,
    Foe,
    Mission,
    Number,
    Reward,
    Special,
    Trait,
)
from fogtable.games.anima.content import MOST_STEPS

# -- Areas ------------------------------------------------------------------------------------------------------------

LEVEL: Constant = [row.level for row in CONTENT.areas]
AREAS_OF_LEVEL: Constant = [cards_of(*[a for a in Area.ALL if LEVEL[a] == level]) for level in range(4)]
"""The Areas of each level; none of level 0."""
TRADE: Constant = cards_of(*[a for a in Area.ALL if CONTENT.areas[a].trade])
"""The Areas with the trade symbol (AN-8.1)."""
SPECIAL_ROLL: Constant = 3
"""In ENCOUNTERS: the Area's special."""
ENCOUNTERS: Constant = [SPECIAL_ROLL if entry == "s" else entry for row in CONTENT.areas for entry in row.table]
"""The exploration tables one behind the other: at ``area * 6 + die - 1`` the number of Encounters, or SPECIAL_ROLL."""
SPECIAL: Constant = [Special.parse(row.special) for row in CONTENT.areas]
"""What an Area's special does, or NONE."""
REWARDS: Constant = [cards_of(*[Reward.parse(name) for name in row.rewards]) for row in CONTENT.areas]
"""The rewards of each Area beside Mission."""
EXTRA: Constant = [Extra.parse(row.extra) for row in CONTENT.areas]
"""What an Area's reward EX gives, or NONE."""
EXTRA_COMBAT: Constant = [row.extra_combat for row in CONTENT.areas]
"""What it adds to Combat during the whole next Turn."""
EXTRA_SPEED: Constant = [row.extra_speed for row in CONTENT.areas]
EXTRA_DRAW: Constant = [row.extra_draw for row in CONTENT.areas]
"""How many Advantages it draws."""
NO_ATTACKS: Constant = cards_of(*[a for a in Area.ALL if CONTENT.areas[a].no_attacks])
"""Where no attack may be declared."""
CHECK_HERE: Constant = [row.check_here for row in CONTENT.areas]
"""What an Area adds to Speed checks made there."""
DARKNESS_HERE: Constant = [row.darkness_here for row in CONTENT.areas]
"""What an Area adds to the Combat of Monsters with Darkness."""

# -- Encounters -------------------------------------------------------------------------------------------------------


def _numbers(family: str, names: tuple[str, ...]) -> list[int]:
    return [Number.parse(f"{family}-{name}") for name in names]


def _with_trait(trait: int) -> Cards:
    return cards_of(*[e for e in MONSTERS if trait in TRAITS[e]])


ENCOUNTER_LEVEL: Constant = [row.level for row in CONTENT.encounters]
MONSTERS: Constant = cards_of(*[e for e in Encounter.ALL if CONTENT.encounters[e].type == "monster"])
EVENTS: Constant = Encounter.ALL - MONSTERS
MONSTER_COMBAT: Constant = [
    Number.parse(f"combat-{Encounter.name(e)}") if e in MONSTERS else NONE for e in Encounter.ALL
]
"""Which of the game's numbers a Monster's Combat is: ``t.numbers[MONSTER_COMBAT[e]]``; of an Event NONE."""
TRAITS: Constant = [cards_of(*[Trait.parse(name) for name in row.traits]) for row in CONTENT.encounters]
DARKNESS_MONSTERS: Constant = _with_trait(Trait.DARKNESS)
ENCOUNTER_BONUS: Constant = [row.bonus for row in CONTENT.encounters]
"""The Combat that a text adds: to the Wolves or the Patrol under their condition, to the Party by the Shrine."""
ENCOUNTER_DRAWS: Constant = [row.draws for row in CONTENT.encounters]
"""How many Advantages an Event draws."""

# -- foes and missions ------------------------------------------------------------------------------------------------

FOE_COMBAT: Constant = _numbers("combat", Foe.names)
"""Which of the game's numbers a foe's Combat is, in stages that of the first: ``t.numbers[FOE_COMBAT[foe]]``; each
further stage adds ``t.numbers[Number.STAGE_GROWTH]``."""
FOE_TRAITS: Constant = [cards_of(*[Trait.parse(name) for name in row.traits]) for row in CONTENT.foes]
DARKNESS_FOES: Constant = cards_of(*[foe for foe in Foe.ALL if Trait.DARKNESS in FOE_TRAITS[foe]])

MISSION_COMBAT: Constant = _numbers("gain-combat", Mission.names)
"""Which of the game's numbers a mission's reward in Combat is."""
MISSION_SPEED: Constant = _numbers("gain-speed", Mission.names)
MISSION_DRAW: Constant = [row.draws for row in CONTENT.missions]
"""How many Advantages a mission's reward draws."""
MISSION_RECRUITS: Constant = cards_of(*[m for m in Mission.ALL if CONTENT.missions[m].recruit])
"""The missions whose reward is a Character too."""
SECRET_STARTS: Constant = cards_of(*[m for m in Mission.ALL if CONTENT.missions[m].start == "secret"])
RESET_STARTS: Constant = cards_of(*[m for m in Mission.ALL if CONTENT.missions[m].start == "reset"])
"""The missions that are declared in the Reset phase."""


def _step_areas(steps: list[list[str]]) -> list[Cards]:
    return [cards_of(*map(Area.parse, step)) for step in steps]


STEP_AREAS: Constant = [(_step_areas(row.steps) + [EMPTY] * MOST_STEPS)[:MOST_STEPS] for row in CONTENT.missions]
"""The Areas of each step of a mission: of one with several, all of them are visited in any order; Purge has none."""
STEPS: Constant = [sum(map(len, row.steps)) or NONE for row in CONTENT.missions]
"""How many steps complete a mission; NONE: it counts something else."""
FINAL_AREAS: Constant = [_step_areas(row.steps + row.steps)[:MOST_STEPS] for row in CONTENT.finals]
"""The Areas of each step of a Final Mission; one of a single step stays where it is."""
STAGES: Constant = [row.stages for row in CONTENT.missions]
"""How many stages a resistance mission has (AN-11.6); 0: it is none."""
FINAL_STAGES: Constant = [row.stages for row in CONTENT.finals]
CRISIS_TURNS: Constant = [CONTENT.finals[final].crisis for final in Final.ALL]
"""The counter of each Final Mission (AN-22.2)."""
