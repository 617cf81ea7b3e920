"""What lasts: what an awake Character and an Organization in play change (AN-2.6, AN-17; specification 7.1, 7.7).

All that a passive ability or an Organization does stands here, card by card. Who counts Combat and Speed asks the
tables; who asks what may be done, the functions of the Organizations. What Monsters change: `monsters.py`.
"""

from __future__ import annotations

from fogtable.core.rules import NONE, Rules
from fogtable.games.anima.cards import ABILITY_BONUS, BONUS, KI_KINDS, MAGIC_KINDS, SKILLED
from fogtable.games.anima.components import Character, Encounter, Kind, Skill
from fogtable.games.anima.places import AREAS_OF_LEVEL, TRADE
from fogtable.games.anima.rules.counters import awake, organization, place
from fogtable.games.anima.rules.monsters import is_dark
from fogtable.games.anima.state import Anima


def nothing(t: Anima, p: int, card: int) -> int:
    """Most cards add nothing."""
    return 0


def unchanged(t: Anima, who: int, kind: int) -> int:
    """Most Characters add nothing to the card that they pay for."""
    return 0


def costs(t: Anima, who: int, kind: int) -> bool:
    """Most Characters are exhausted by each card that they pay for."""
    return False


COMBAT_WITH = Rules(Character, nothing)
"""What an awake Character adds to the Combat of the own Party beside the number on the card."""

BATTLE_WITH = Rules(Character, nothing)
"""The same, in the battle under way alone."""

CHECK_WITH = Rules(Character, nothing)
"""What an awake Character adds to a Speed check."""

CARD_WITH = Rules(Character, unchanged)
"""What a Character adds to a Battle card that it pays for."""

FREE_WITH = Rules(Character, costs)
"""Whether the first such card in a Turn does not exhaust the Character that pays for it."""

COMBAT_IN = Rules(Kind, nothing)
"""What an Organization adds to the Combat of its Party."""

BATTLE_IN = Rules(Kind, nothing)
"""The same, in the battle under way alone."""

# -- Characters -------------------------------------------------------------------------------------------------------


@COMBAT_WITH.of(Character.TAO)
def alone(t: Anima, p: int, who: int) -> int:
    """Stronger without company."""
    return ABILITY_BONUS[who] if len(t.party[p]) == 1 else 0


@BATTLE_WITH.of(Character.PALADIN)
def against_darkness(t: Anima, p: int, who: int) -> int:
    """Stronger against Darkness."""
    return ABILITY_BONUS[who] if is_dark(t) else 0


@BATTLE_WITH.of(Character.DARK_PALADIN)
def against_people(t: Anima, p: int, who: int) -> int:
    """Stronger against Parties."""
    return ABILITY_BONUS[who] if t.rival != NONE else 0


@CHECK_WITH.of(Character.ACROBATIC_WARRIOR)
def nimble(t: Anima, p: int, who: int) -> int:
    """Quicker in checks."""
    return ABILITY_BONUS[who]


@CARD_WITH.of(Character.WARLOCK)
def strengthens_magic(t: Anima, who: int, kind: int) -> int:
    """Makes magic stronger."""
    return ABILITY_BONUS[who] if kind in MAGIC_KINDS else 0


@FREE_WITH.of(Character.TECHNICIAN)
def masters_ki(t: Anima, who: int, kind: int) -> bool:  # AN-13.19
    """Ki costs no effort once a Turn."""
    return kind in KI_KINDS


@FREE_WITH.of(Character.WIZARD)
def masters_magic(t: Anima, who: int, kind: int) -> bool:  # AN-13.19
    """Magic costs no effort once a Turn."""
    return kind in MAGIC_KINDS


# -- The Inquisition --------------------------------------------------------------------------------------------------


@BATTLE_IN.of(Kind.INQUISITION)
def inquisition_in_battle(t: Anima, p: int, kind: int) -> int:
    """Its Party is stronger against Darkness."""
    return BONUS[kind] if is_dark(t) else 0


def inquisition_forbids(t: Anima, p: int, kind: int) -> bool:
    """Its Party uses no magic."""
    return kind in MAGIC_KINDS and organization(t, p) == Kind.INQUISITION


def inquisition_is_known(t: Anima, p: int, encounter: int) -> bool:
    """The Patrol lets its Party pass."""
    return encounter == Encounter.PATROL and organization(t, p) == Kind.INQUISITION


# -- Samael -----------------------------------------------------------------------------------------------------------


@COMBAT_IN.of(Kind.SAMAEL)
def samael_in_combat(t: Anima, p: int, kind: int) -> int:
    """Its Party is stronger with each awake Character who has Magic."""
    return BONUS[kind] * len(awake(t, p) & SKILLED[Skill.MAGIC])


def samael_is_shunned(t: Anima, p: int) -> bool:
    """Nobody joins its Party in an Area of trade."""
    return organization(t, p) == Kind.SAMAEL and t.at[p] in TRADE


# -- The Black Sun ----------------------------------------------------------------------------------------------------


def black_sun_trades(t: Anima, p: int) -> bool:  # AN-8.1
    """Its Party trades from every Area; what that costs: `organizations.duty`."""
    return organization(t, p) == Kind.BLACK_SUN


# -- Tol Rauko --------------------------------------------------------------------------------------------------------


@BATTLE_IN.of(Kind.TOL_RAUKO)
def tol_rauko_in_battle(t: Anima, p: int, kind: int) -> int:
    """Its Party is stronger in Areas of level 3."""
    return BONUS[kind] if place(t, p) in AREAS_OF_LEVEL[3] else 0


def tol_rauko_drives_on(t: Anima, p: int) -> bool:  # AN-5.15
    """Its Party does not rest while it can do anything else."""
    return organization(t, p) == Kind.TOL_RAUKO
