"""The components: the families and the amounts. What is printed on them is in cards.py and places.py."""

from __future__ import annotations

from typing import Final as Constant

from fogtable.core.declarations.cards import Printed
from fogtable.core.rules import Family
from fogtable.games.anima.content import load_content


class Area(Family):
    """The Areas (specification 7.2)."""

    CORNES = 0
    CAPITAL = 1
    PORT = 2
    FOREST = 3
    PILGRIMS_ROAD = 4
    MONASTERY = 5
    RUINS = 6
    GLASS_DESERT = 7
    BAZAAR = 8
    CASTLE = 9
    MINES = 10
    TOWER = 11
    ABYSS_GATE = 12
    DRAGON_PEAK = 13


class Foe(Family):
    """The foes of missions and of the Tower, which are no cards (AN-10.16)."""

    CHAIN_WARDEN = 0
    GAOLER = 1
    ASHEN_DRAGON = 2
    BESIEGERS = 3
    CRYSTAL_GUARDIAN = 4
    OMEGA = 5
    CHAINBREAKERS = 6
    SHADOW_OF_OMEGA = 7
    CRISIS_OMEGA = 8


class Level(Family):
    """The levels of Areas and Encounters, as options; LEVEL and ENCOUNTER_LEVEL count from 1 (AN-2.7)."""

    LEVEL_1, LEVEL_2, LEVEL_3 = range(3)


class Skill(Family):
    """The three skills (AN-2.4)."""

    KI, MAGIC, TRICKERY = range(3)


class Trait(Family):
    """What Monsters and foes are (specification 7.3)."""

    HUMAN, HUMANOID, BEAST, GIANT, DRAGON, UNDEAD = range(0, 6)
    DEMON, DARKNESS, LIGHT, ELEMENTAL, CONSTRUCT = range(6, 11)


class Phase(Family):
    """The set-up, the phases of a Turn, and its end (AN-3)."""

    SETUP, RESET, MOVEMENT, INTERACTION, EXPLORATION, END = range(6)


class Moment(Family):
    """The windows W1 to W9 (AN-13.3)."""

    MOVE = 0
    CARD = 1
    DIE = 2
    ATTACK = 3
    EVENT = 4
    DEATH = 5
    CHECK = 6
    BATTLE = 7
    AREA = 8


class RollOf(Family):
    """What a die was rolled for (AN-13.3)."""

    BATTLE, EXPLORATION, CHECK, CARD, EVENT, ABILITY = range(6)


class Reward(Family):
    """The rewards of an exploration beside Mission, which every Area offers (AN-12.9)."""

    BONUS, RECRUIT, EX = range(3)


class Special(Family):
    """What the special of an exploration table does (specification 7.2)."""

    FAIL_WITH_ORGANIZATION = 0
    SPEED_CHECK = 1
    DISCARD_RANDOM = 2
    FOE = 3
    SLEEP_ONE = 4


class Extra(Family):
    """What a reward EX gives (specification 7.2)."""

    TRADE_IN = 0
    SPEED_NEXT = 1
    FETCH_ANY = 2
    FETCH_SKILL = 3
    DRAW_AND_COMBAT = 4
    COMBAT_NEXT = 5
    FETCH_AND_DRAW = 6
    CHARACTER_FROM_PILE = 7


class Goods(Family):
    """The goods of Contraband: they are aboard once its first step is done (AN-11.3)."""

    AWAITED, ABOARD = range(2)


class End(Family):
    """How a game ends (AN-18, AN-22.3)."""

    OMEGA_STOPPED, TURN_CAP, TURN_200, OMEGA_WINS = range(4)


class Die(Family):
    """The faces of a die."""

    DIE_1, DIE_2, DIE_3, DIE_4, DIE_5, DIE_6 = range(6)


class WhichDie(Family):
    """The dice of one roll: the Party's or the only one, the opponent's, the Titan's second (AN-10.18)."""

    OWN, OTHER, SECOND = range(3)


class Count(Family):
    """How many Advantages a trade asks for (AN-8.3)."""

    ZERO, ONE, TWO, THREE, FOUR, FIVE = range(6)


class Number(Family):
    """The numbers that balance may change."""

    # Combat of each Monster, in the order of Encounter
    COMBAT_GOBLINS, COMBAT_WOLVES, COMBAT_BANDITS, COMBAT_RISEN_DEAD, COMBAT_SHADOW_IMP, COMBAT_SLIME = range(0, 6)
    COMBAT_SPRITE, COMBAT_OGRE, COMBAT_HARPIES, COMBAT_VAMPIRE, COMBAT_GOLEM, COMBAT_PATROL = range(6, 12)
    COMBAT_FIRE_ELEMENTAL, COMBAT_ELDER_DRAGON, COMBAT_LICH, COMBAT_LIGHT_MAIDEN = range(12, 16)
    COMBAT_ABYSS_LORD, COMBAT_TITAN = range(16, 18)
    # Combat of each foe, in the order of Foe; what each further stage adds
    COMBAT_CHAIN_WARDEN, COMBAT_GAOLER, COMBAT_ASHEN_DRAGON, COMBAT_BESIEGERS = range(18, 22)
    COMBAT_CRYSTAL_GUARDIAN, COMBAT_OMEGA, COMBAT_CHAINBREAKERS, COMBAT_SHADOW_OF_OMEGA = range(22, 26)
    COMBAT_CRISIS_OMEGA, STAGE_GROWTH = range(26, 28)
    # difficulties
    CHECK_RUINS, CHECK_FOG, CHECK_PIT_TRAP, CHECK_GRIMOIRE, CHECK_RACE_1, CHECK_RACE_2, CHECK_RIFT = range(28, 35)
    PURGE_LEVELS = 35
    # rewards of each mission, in the order of Mission
    GAIN_COMBAT_GRIMOIRE, GAIN_COMBAT_RESCUE, GAIN_COMBAT_DRAGON, GAIN_COMBAT_SIEGE = range(36, 40)
    GAIN_COMBAT_VIGIL, GAIN_COMBAT_RACE, GAIN_COMBAT_CONTRABAND, GAIN_COMBAT_CRYSTAL = range(40, 44)
    GAIN_COMBAT_SHRINES, GAIN_COMBAT_PURGE = range(44, 46)
    GAIN_SPEED_GRIMOIRE, GAIN_SPEED_RESCUE, GAIN_SPEED_DRAGON, GAIN_SPEED_SIEGE = range(46, 50)
    GAIN_SPEED_VIGIL, GAIN_SPEED_RACE, GAIN_SPEED_CONTRABAND, GAIN_SPEED_CRYSTAL = range(50, 54)
    GAIN_SPEED_SHRINES, GAIN_SPEED_PURGE = range(54, 56)
    # the rest bonus, the deadly margins, the limit of Areas
    REST_BONUS, DEATH_MARGIN, DRAGON_MARGIN, AREAS_PER_PLAYER = range(56, 60)


KNOWN: Constant = {
    "areas": Area.names,
    "foes": Foe.names,
    "numbers": Number.names,
}
"""The rows of the content file that are no cards: for each part the names that the rules know."""
CONTENT: Constant = load_content(KNOWN)


class Character(Printed, names=[row.id for row in CONTENT.characters]):
    """The Characters (specification 7.1)."""


class Encounter(Printed, names=[row.id for row in CONTENT.encounters]):
    """The Encounters: 18 Monsters, then 12 Events (specification 7.3, 7.4)."""


class Mission(Printed, names=[row.id for row in CONTENT.missions]):
    """The Basic Missions (specification 7.5)."""


class Final(Printed, names=[row.id for row in CONTENT.finals]):
    """The Final Missions (specification 7.5)."""


class Kind(Printed, names=[row.id for row in CONTENT.kinds]):
    """The Advantages that differ: Skill cards, Plot cards, Organizations (specification 7.6, 7.7)."""


NUMBERS: Constant = CONTENT.numbers
"""By name of a set (``spec``, ``tuned``): the value of each :class:`Number`."""

DEALT_MISSIONS: Constant = CONTENT.amounts.dealt_missions.count
DEALT_CHARACTERS: Constant = CONTENT.amounts.dealt_characters.count
DEALT_ADVANTAGES: Constant = CONTENT.amounts.dealt_advantages.count
HAND_LIMIT: Constant = CONTENT.amounts.hand_limit.count
PARTY_LIMIT: Constant = CONTENT.amounts.party_limit.count
OFFERS: Constant = CONTENT.amounts.offers.count
"""How many offers a sub-turn allows (AN-8.5)."""
TURN_LIMIT: Constant = CONTENT.amounts.turn_limit.count
"""The last Turn of a game without a cap of its own (AN-18.4)."""
