"""The Final Mission, one for all, each player with a progress of his own (AN-11.11, AN-18.1, specification 7.5)."""

from __future__ import annotations

from fogtable.core.rules import Script, emit
from fogtable.games.anima.components import End, Final, Foe, Number
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import FINAL_AREAS, FINAL_STAGES
from fogtable.games.anima.rules.checks import speed_check
from fogtable.games.anima.rules.counters import end_game
from fogtable.games.anima.rules.missions import fight_mission_foe
from fogtable.games.anima.state import Anima


def may_do_final(t: Anima, p: int) -> bool:  # AN-11.11, AN-20.1
    """Tell whether a player has completed enough Basic Missions to do steps of the Final Mission."""
    return len(t.final) > 0 and len(t.completed[p]) >= (2 if t.both_basics else 1)


def final_here(t: Anima, p: int, area: int) -> bool:  # AN-11.4
    """Tell whether a player's current step of the Final Mission names an Area."""
    if not may_do_final(t, p):
        return False
    for final in t.final:
        return area in FINAL_AREAS[final][0 if t.final_steps[p] == 0 else 1]
    return False


def is_final_resistance(t: Anima) -> bool:
    """Tell whether the Final Mission is done in stages."""
    for final in t.final:
        return FINAL_STAGES[final] > 0
    return False


def attempt_final(t: Anima, p: int) -> Script[None]:  # AN-11.5
    """Do the step of a Final Mission that is no resistance; the last one wins the game."""
    emit(t, Log.TRIES_FINAL, p)
    if Final.ORB in t.final:
        won = yield from fight_mission_foe(t, p, Foe.OMEGA)
        if won:
            yield from win(t, p)
    elif t.final_steps[p] == 0:
        passed = yield from speed_check(t, p, t.numbers[Number.CHECK_RIFT])
        if passed:
            t.final_steps[p] = 1
            emit(t, Log.FINAL_STEP_DONE, p)
    else:
        beaten = yield from fight_mission_foe(t, p, Foe.SHADOW_OF_OMEGA)
        if beaten:
            yield from win(t, p)


def win(t: Anima, p: int) -> Script[None]:  # AN-18.1
    """The last step of the Final Mission is done."""
    yield from end_game(t, End.OMEGA_STOPPED, p)
