"""What a Party amounts to: its Combat and its Speed (AN-2.2, AN-2.3)."""

from __future__ import annotations

from fogtable.core.rules import NONE
from fogtable.games.anima.cards import COMBAT, SPEED
from fogtable.games.anima.places import CHECK_HERE
from fogtable.games.anima.rules.counters import awake, organization, place
from fogtable.games.anima.rules.lasting import BATTLE_IN, BATTLE_WITH, CHECK_WITH, COMBAT_IN, COMBAT_WITH
from fogtable.games.anima.rules.monsters import useless
from fogtable.games.anima.state import Anima


def combat(t: Anima, p: int) -> int:  # AN-2.2, AN-10.12
    """Return the Combat of a Party, without what only a certain battle gives."""
    total = t.combat_marks[p] + t.combat_now[p]
    for who in awake(t, p):
        total += COMBAT[who] + COMBAT_WITH[who](t, p, who)
    own = organization(t, p)
    return total if own == NONE else total + COMBAT_IN[own](t, p, own)


def battle_combat(t: Anima, p: int) -> int:  # AN-10.1, AN-10.15
    """Return the Combat of a Party in the battle under way."""
    total = combat(t, p) + t.battle_bonus[p]
    able = awake(t, p)
    for who in able & useless(t, p):
        total -= COMBAT[who]
    for who in able:  # AN-2.6
        total += BATTLE_WITH[who](t, p, who)
    own = organization(t, p)
    if own != NONE:
        total += BATTLE_IN[own](t, p, own)
    return max(0, total)  # AN-2.3


def speed(t: Anima, p: int) -> int:  # AN-2.2: who is asleep keeps his Speed
    """Return the Speed of a Party."""
    total = t.speed_marks[p] + t.speed_now[p]
    for who in t.party[p]:
        total += SPEED[who]
    return total


def check_speed(t: Anima, p: int) -> int:
    """Return what a Party adds to the die of the check under way."""
    total = speed(t, p) + t.check_bonus
    for who in awake(t, p):  # AN-2.6
        total += CHECK_WITH[who](t, p, who)
    if place(t, p) != NONE:
        total += CHECK_HERE[place(t, p)]
    return max(0, total)  # AN-2.3
