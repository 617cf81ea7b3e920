"""The Speed check (AN-11.1)."""

from __future__ import annotations

from fogtable.core.rules import Script, emit
from fogtable.games.anima.components import Moment, RollOf
from fogtable.games.anima.events import Log
from fogtable.games.anima.rules.dice import roll_die
from fogtable.games.anima.rules.strength import check_speed
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
