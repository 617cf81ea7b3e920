"""What Monsters and foes change in their battle (specification 7.3, 7.9); when they win: `consequences.py`."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards
from fogtable.games.anima.cards import MAGIC_KINDS, MALES, SKILLED, TRICKERY_KINDS
from fogtable.games.anima.components import Encounter, Number, Skill, WhichDie
from fogtable.games.anima.places import (
    DARKNESS_FOES,
    DARKNESS_HERE,
    DARKNESS_MONSTERS,
    ENCOUNTER_BONUS,
    MONSTER_COMBAT,
)
from fogtable.games.anima.rules.counters import place
from fogtable.games.anima.state import Anima


def is_dark(t: Anima) -> bool:
    """Tell whether the Monster or foe of the battle has the trait Darkness."""
    return t.monster in DARKNESS_MONSTERS or t.foe in DARKNESS_FOES


def foe_combat(t: Anima) -> int:  # AN-10.1
    """Return the Combat of the Monster or foe against the Party that it fights."""
    p = t.fighter
    total = t.foe_combat if t.monster == NONE else t.numbers[MONSTER_COMBAT[t.monster]]
    if t.monster == Encounter.WOLVES and len(t.party[p]) == 1:
        total += ENCOUNTER_BONUS[t.monster]
    if t.monster == Encounter.PATROL and len(t.party[p] & SKILLED[Skill.MAGIC]) > 0:
        total += ENCOUNTER_BONUS[t.monster]
    if is_dark(t) and place(t, p) != NONE:
        total += DARKNESS_HERE[place(t, p)]
    return total


def foe_die(t: Anima) -> int:  # AN-10.18
    """Return the die of the Monster or foe: of the Titan's two the higher."""
    return max(t.dice[WhichDie.OTHER], t.dice[WhichDie.SECOND])


def useless(t: Anima, p: int) -> Cards:  # AN-10.15
    """Return the Characters that add no Combat against this Monster."""
    if t.monster == Encounter.HARPIES:
        return t.party[p] & t.exhausted
    if t.monster == Encounter.VAMPIRE:
        return t.party[p] & MALES
    return EMPTY


def lead_needed(t: Anima) -> int:  # AN-10.6
    """Return by how much the Party has to lead: it wins ties, but not against the Cave Slime."""
    return 1 if t.monster == Encounter.SLIME else 0


def deadly_margin(t: Anima) -> int:  # AN-10.9, AN-10.14
    """Return from which margin on a Character of the loser dies."""
    return t.numbers[Number.DRAGON_MARGIN if t.monster == Encounter.ELDER_DRAGON else Number.DEATH_MARGIN]


def spares(t: Anima, p: int, encounter: int) -> bool:
    """Tell whether a Monster lets a Party pass that is no prey of it."""
    return encounter == Encounter.LIGHT_MAIDEN and len(t.party[p] & MALES) == 0


def stifles(t: Anima, p: int) -> bool:
    """Tell whether no ability of a Party can be used against the Shadow Imp that it fights."""
    return t.monster == Encounter.SHADOW_IMP and p == t.fighter


def banned(t: Anima, kind: int) -> bool:
    """Tell whether the Monster of the battle under way keeps such cards from being used."""
    if t.monster == Encounter.GOLEM:
        return kind in MAGIC_KINDS
    if t.monster == Encounter.RISEN_DEAD:
        return kind in TRICKERY_KINDS
    return False


def dice_of_foe(t: Anima) -> int:  # AN-10.18
    """Return how many dice the Monster or foe rolls."""
    return 2 if t.monster == Encounter.TITAN else 1
