"""Dice that can be rolled again (AN-10.5, AN-12.2, W3)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Script, emit, roll
from fogtable.games.anima.components import Moment, RollOf, WhichDie
from fogtable.games.anima.events import Log, Luck
from fogtable.games.anima.rules.counters import after
from fogtable.games.anima.rules.monsters import dice_of_foe
from fogtable.games.anima.rules.windows import open_window
from fogtable.games.anima.state import Anima


def cast(t: Anima, p: int, which: int) -> None:
    """Roll one die."""
    t.dice[which] = roll(t, Luck.DIE, 6)
    emit(t, Log.ROLLS, p, t.roll_of, which, t.dice[which])


def put_away(t: Anima) -> None:
    """Take the dice off the table."""
    for which in WhichDie.ALL:
        t.dice[which] = 0
    t.roll_of = NONE
    t.roller = NONE


def roll_die(t: Anima, p: int, roll_of: int) -> Script[int]:  # W3
    """A player rolls one die; give its number after all re-rolls."""
    t.roll_of = roll_of
    t.roller = p
    cast(t, p, WhichDie.OWN)
    yield from open_window(t, Moment.DIE, p)
    number = t.dice[WhichDie.OWN]
    put_away(t)
    return number


def roll_battle(t: Anima) -> Script[None]:  # AN-10.5, AN-10.18
    """Both sides of the battle roll; the numbers after all re-rolls lie in `t.dice` until `put_away`."""
    other = t.rival if t.rival != NONE else after(t, t.fighter, 1)
    t.roll_of = RollOf.BATTLE
    t.roller = t.fighter
    cast(t, t.fighter, WhichDie.OWN)
    cast(t, other, WhichDie.OTHER)
    if dice_of_foe(t) > 1:
        cast(t, other, WhichDie.SECOND)
    yield from open_window(t, Moment.DIE, t.fighter)
