"""The components: the families and the amounts. What is printed on them is in cards.py and places.py."""

from __future__ import annotations

from typing import Final as Constant

from fogtable.core.rules import Family
from fogtable.games.anima.content import load_content


class Character(Family):
    """The Characters (specification 7.1)."""

    WARRIOR = 0
    ACROBATIC_WARRIOR = 1
    PALADIN = 2
    DARK_PALADIN = 3
    WEAPONMASTER = 4
    TECHNICIAN = 5
    TAO = 6
    RANGER = 7
    SHADOW = 8
    THIEF = 9
    ASSASSIN = 10
    WIZARD = 11
    WARLOCK = 12
    ILLUSIONIST = 13
    WIZARD_MENTALIST = 14
    SUMMONER = 15
    WARRIOR_SUMMONER = 16
    MENTALIST = 17
    WARRIOR_MENTALIST = 18
    FREELANCER = 19


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


class Encounter(Family):
    """The Encounters: 18 Monsters, then 12 Events (specification 7.3, 7.4)."""

    GOBLINS = 0
    WOLVES = 1
    BANDITS = 2
    RISEN_DEAD = 3
    SHADOW_IMP = 4
    SLIME = 5
    SPRITE = 6
    OGRE = 7
    HARPIES = 8
    VAMPIRE = 9
    GOLEM = 10
    PATROL = 11
    FIRE_ELEMENTAL = 12
    ELDER_DRAGON = 13
    LICH = 14
    LIGHT_MAIDEN = 15
    ABYSS_LORD = 16
    TITAN = 17
    INN = 18
    CACHE = 19
    STORM = 20
    FOG = 21
    PIT_TRAP = 22
    TOLL = 23
    PLAGUE = 24
    MERCHANT = 25
    SHRINE = 26
    RIFT = 27
    REAPER = 28
    GRACE = 29


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


class Mission(Family):
    """The Basic Missions (specification 7.5)."""

    GRIMOIRE = 0
    RESCUE = 1
    DRAGON = 2
    SIEGE = 3
    VIGIL = 4
    RACE = 5
    CONTRABAND = 6
    CRYSTAL = 7
    SHRINES = 8
    PURGE = 9


class Final(Family):
    """The Final Missions (specification 7.5)."""

    ORB = 0
    CHAINS = 1
    RIFT = 2


class Kind(Family):
    """The Advantages that differ: Skill cards, Plot cards, Organizations (specification 7.6, 7.7)."""

    IRON_FIST = 0
    KI_BURST = 1
    SWIFT_STEP = 2
    DEFLECT = 3
    SENSE_AURA = 4
    SLEEP = 5
    FIREBALL = 6
    GATE = 7
    WARD = 8
    DISPEL = 9
    PICKPOCKET = 10
    AMBUSH = 11
    SMOKE = 12
    DISGUISE = 13
    POISON = 14
    SCOUT = 15
    WRONG_WAY = 16
    ZEPPELIN = 17
    BETRAYAL = 18
    FATE = 19
    VETO = 20
    REINFORCEMENTS = 21
    TREASURE = 22
    HEROES_HOUR = 23
    FORCED_MARCH = 24
    INQUISITION = 25
    SAMAEL = 26
    BLACK_SUN = 27
    TOL_RAUKO = 28


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
    "characters": Character.names,
    "areas": Area.names,
    "encounters": Encounter.names,
    "foes": Foe.names,
    "missions": Mission.names,
    "finals": Final.names,
    "kinds": Kind.names,
    "numbers": Number.names,
}
"""For each part of the content file the names that the rules know."""
CONTENT: Constant = load_content(KNOWN)

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
