"""What Monsters and foes bring into a battle, and what they do when they win (specification 7.2, 7.3)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, Script
from fogtable.games.anima.cards import MALES, SKILLED
from fogtable.games.anima.components import Encounter, Kind, Number, Skill, WhichDie
from fogtable.games.anima.places import (
    DARKNESS_FOES,
    DARKNESS_HERE,
    DARKNESS_MONSTERS,
    ENCOUNTER_BONUS,
    MONSTER_COMBAT,
)
from fogtable.games.anima.rules.checks import place
from fogtable.games.anima.rules.consequences import Fall, discard_of_choice, lose_character, put_one_to_sleep
from fogtable.games.anima.rules.counters import organization
from fogtable.games.anima.rules.decks import discard_random
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


def pacified(t: Anima, p: int, encounter: int) -> bool:
    """Tell whether a Party overcomes a Monster without a battle."""
    if encounter == Encounter.PATROL:
        return organization(t, p) == Kind.INQUISITION
    if encounter == Encounter.LIGHT_MAIDEN:
        return len(t.party[p] & MALES) == 0
    return False


def if_it_wins(t: Anima, fall: int) -> Script[None]:  # AN-10.17 (2)
    """A winning Monster does what its card says; a Party that begins anew is not touched."""
    p = t.fighter
    if t.monster == Encounter.BANDITS:
        discard_random(t, p)
    elif t.monster == Encounter.FIRE_ELEMENTAL:
        yield from discard_of_choice(t, p)
    elif t.monster == Encounter.SPRITE and fall != Fall.EVERYBODY:
        yield from put_one_to_sleep(t, p)
    elif t.monster == Encounter.LICH and fall == Fall.NOBODY:  # one death in all
        yield from lose_character(t, p)
