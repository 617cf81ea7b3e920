"""The Speed check (AN-11.1)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Script, emit
from fogtable.games.anima.cards import ABILITY_BONUS
from fogtable.games.anima.components import Character, Foe, Moment, RollOf
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import CHECK_HERE
from fogtable.games.anima.rules.counters import awake, speed
from fogtable.games.anima.rules.dice import roll_die
from fogtable.games.anima.rules.windows import open_window
from fogtable.games.anima.state import Anima


def speed_check(t: Anima, p: int, difficulty: int) -> Script[bool]:  # AN-11.1
    """Make a Speed check; tell whether it succeeds."""
    t.check_bonus = 0
    emit(t, Log.CHECKS_SPEED, p, difficulty)
    yield from open_window(t, Moment.CHECK, p)  # W7
    number = yield from roll_die(t, p, RollOf.CHECK)
    total = number + check_speed(t, p)
    t.check_bonus = 0
    if total < difficulty:
        emit(t, Log.CHECK_FAILS, p, total)
        return False
    emit(t, Log.CHECK_SUCCEEDS, p, total)
    return True


def check_speed(t: Anima, p: int) -> int:
    """Return what a Party adds to the die of the check under way."""
    total = speed(t, p) + t.check_bonus
    if Character.ACROBATIC_WARRIOR in awake(t, p):  # AN-2.6
        total += ABILITY_BONUS[Character.ACROBATIC_WARRIOR]
    if place(t, p) != NONE:
        total += CHECK_HERE[place(t, p)]
    return max(0, total)  # AN-2.3


def place(t: Anima, p: int) -> int:  # AN-6.7, AN-22.3
    """Return the Area in which something happens to a Party: its own, or the one that it is about to reach.

    The last stand takes place in none.
    """
    if t.foe == Foe.CRISIS_OMEGA:
        return NONE
    return t.at[p] if t.at[p] != NONE else t.heading
