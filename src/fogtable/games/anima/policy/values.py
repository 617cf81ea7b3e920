"""What a Party amounts to, and what its cards and Characters are worth (section 12)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Cards
from fogtable.games.anima.cards import (
    ABILITY_BONUS,
    BATTLE_KINDS,
    BONUS,
    ORGANIZATIONS,
    SKILL_KINDS,
    SKILL_OF,
    SKILLED,
)
from fogtable.games.anima.components import HAND_LIMIT, PARTY_LIMIT, Character, Kind
from fogtable.games.anima.places import (
    AREAS_OF_LEVEL,
)
from fogtable.games.anima.policy.tables import (
    BEHIND,
    CARD,
    CHANCE,
    DEADLY,
    HIGH,
    LAG,
    LEAD,
    LIFE,
    LOW,
    MAGICIANS,
    PASSED,
    QUALITY,
    SOFT,
    SPAN,
    SUMMONERS,
    WORTH,
)
from fogtable.games.anima.rules.counters import kinds_in, organization
from fogtable.games.anima.rules.lasting import inquisition_forbids
from fogtable.games.anima.rules.strength import combat, speed
from fogtable.games.anima.state import Anima

# -- weights and tables -----------------------------------------------------------------------------------------------


def soft(value: int) -> int:
    """Return a weight that grows with a value."""
    return SOFT[max(min(value, HIGH), LOW) - LOW]


def behind(value: int, best: int) -> int:
    """Return a weight that falls with how much the best answer is better."""
    return BEHIND[max(min(best - value, LAG), 0)]


def clipped(lead: int) -> int:
    """Return the place of a lead in the tables of leads."""
    return max(min(lead, LEAD), 0 - LEAD) + LEAD


def chance(lead: int) -> int:
    """Return how likely a Party wins with this lead, in percent."""
    return CHANCE[clipped(lead)]


def battle_value(lead: int, gain: int) -> int:
    """Return what a battle promises that gains so much: a Character may die."""
    return (chance(lead) * gain - DEADLY[clipped(lead)] * LIFE) // 100


def within(force: int) -> int:
    """Return the place of a Combat in the tables of strength."""
    return max(min(force, SPAN - 1), 0)


def passed(missing: int) -> int:
    """Return how likely a die shows at least what is missing, in percent."""
    return PASSED[clipped(missing)]


# -- Parties ----------------------------------------------------------------------------------------------------------


def tomorrow(t: Anima, p: int) -> int:
    """Return the Combat that a Party has on the next Turn, if it stays as it is and does not rest."""
    return combat(t, p) - t.combat_now[p] + t.combat_next[p]


def check_force(t: Anima, p: int) -> int:
    """Return what a Party adds to Speed checks, but for the place."""
    return speed(t, p) + (
        ABILITY_BONUS[Character.ACROBATIC_WARRIOR] if Character.ACROBATIC_WARRIOR in t.party[p] else 0
    )


def arms(t: Anima, p: int) -> int:
    """Return what Battle cards and abilities of a player can add in one battle against a foe."""
    total = 0
    left = t.party[p] - t.asleep - t.exhausted
    for who in left & SUMMONERS:
        total += ABILITY_BONUS[who]
        left -= who
    for kind in kinds_in(t.hand[p]) & BATTLE_KINDS:
        if kind not in SKILL_KINDS:
            total += BONUS[kind]
        elif not inquisition_forbids(t, p, kind):
            payer = NONE
            for who in left & SKILLED[SKILL_OF[kind]]:
                payer = who
            if payer != NONE:
                left -= payer
                total += BONUS[kind]
    return total


def against_darkness(t: Anima, p: int) -> int:
    """Return what a Party adds against Darkness."""
    total = ABILITY_BONUS[Character.PALADIN] if Character.PALADIN in t.party[p] - t.asleep else 0
    return total + (BONUS[Kind.INQUISITION] if organization(t, p) == Kind.INQUISITION else 0)


def force_in(t: Anima, p: int, area: int, force: int) -> int:
    """Return the Combat of a Party in an Area."""
    if organization(t, p) == Kind.TOL_RAUKO and area in AREAS_OF_LEVEL[3]:
        return force + BONUS[Kind.TOL_RAUKO]
    return force


# -- cards and Characters ---------------------------------------------------------------------------------------------


def keep(t: Anima, p: int, kind: int) -> int:
    """Return what a player would miss with an Advantage of the own hand."""
    return useful(t, p, t.party[p] | t.dealt[p], kind)


def useful(t: Anima, p: int, some: Cards, kind: int) -> int:
    """Return what an Advantage is worth to a player with these Characters."""
    if kind in SKILL_KINDS:
        if len(some & SKILLED[SKILL_OF[kind]]) == 0:
            return 1
        if inquisition_forbids(t, p, kind):
            return 1
    if kind == Kind.REINFORCEMENTS and len(some) == PARTY_LIMIT:
        return 4
    if kind == Kind.SAMAEL and len(some & MAGICIANS) < 2:
        return 2
    if kind in ORGANIZATIONS and len(t.banner[p]) > 0:
        return 0
    return WORTH[kind]


def least(t: Anima, p: int) -> int:
    """Return what the Advantage is worth that a player misses least; much without any."""
    best = 30
    for kind in kinds_in(t.hand[p]):
        best = min(best, keep(t, p, kind))
    return best


def weakest(t: Anima, p: int) -> int:
    """Return what the worst Character of a Party is worth."""
    best = 30
    for who in t.party[p]:
        best = min(best, QUALITY[who])
    return best


def draws(t: Anima, p: int, number: int) -> int:
    """Return what it is worth to draw so many Advantages: a full hand takes none."""
    return CARD * max(min(number, HAND_LIMIT - len(t.hand[p])), 0)
