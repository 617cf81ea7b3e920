"""The Movement phase: one sub-turn (AN-5)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NOBODY, NONE, NOTHING, Ask, Options, Script, emit
from fogtable.games.anima.components import Moment, Number
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import AREAS_OF_LEVEL
from fogtable.games.anima.questions import Move
from fogtable.games.anima.rules.counters import leave_area
from fogtable.games.anima.rules.lasting import tol_rauko_drives_on
from fogtable.games.anima.rules.new_areas import explorations, explore_new
from fogtable.games.anima.rules.phase_cards import movement_plays, play_phase_card
from fogtable.games.anima.rules.priors import enter, reach
from fogtable.games.anima.rules.reach import reachable
from fogtable.games.anima.rules.resistance import stage_due
from fogtable.games.anima.rules.tree import meet_on_the_way
from fogtable.games.anima.rules.windows import open_window
from fogtable.games.anima.state import Anima


def movement(t: Anima, p: int) -> Script[None]:  # AN-5.1, D4, D5
    """Play a Movement card, or move; that ends the sub-turn."""
    deed, what = yield Ask(p, Move, Move.PLAY(movement_plays(t, p)) | moves(t, p))
    if deed == Move.PLAY:
        yield from play_phase_card(t, p, what)
        if t.heading == NONE:  # AN-5.16: any other card, or a Zeppelin that was cancelled
            return
        fly(t, p)
    elif deed == Move.HOLD:
        emit(t, Log.HOLDS, p, t.at[p])
    else:
        t.left[p] = t.at[p]
        leave_area(t, p)
        if deed == Move.REST:
            rest(t, p)
        elif deed == Move.GO:
            yield from go(t, p, what)
        elif deed == Move.EXPLORE_LEVEL:
            yield from explore_new(t, p, t.area_deck & AREAS_OF_LEVEL[what + 1])
        elif deed == Move.EXPLORE_DISCARDED:
            yield from explore_new(t, p, EMPTY + what)
        else:
            yield from explore_new(t, p, t.area_deck)
    t.active = NOBODY


def moves(t: Anima, p: int) -> Options:  # AN-5.1, AN-5.15, D5
    """Return how a Party may move; there is no pass."""
    others = Move.GO(reachable(t, p)) | explorations(t, p) | Move.HOLD.when(stage_due(t, p))
    barred = tol_rauko_drives_on(t, p) and others != NOTHING
    return others | Move.REST.when(not barred)


def go(t: Anima, p: int, area: int) -> Script[None]:  # AN-5.3, AN-5.4
    """Declare a move; it may be redirected. Then enter the Area."""
    t.heading = area
    emit(t, Log.HEADS_FOR, p, area)
    yield from open_window(t, Moment.MOVE, p)
    meet_on_the_way(t, p, t.heading)
    yield from enter(t, p)


def fly(t: Anima, p: int) -> None:  # Zeppelin Voyage, AN-5.16
    """Enter an Area by Zeppelin; its Prior Encounter stays."""
    area = t.heading
    leave_area(t, p)
    t.heading = NONE
    reach(t, p, area)


def rest(t: Anima, p: int) -> None:  # AN-5.14
    """Stay on the road and be stronger and faster for the whole next Turn."""
    t.rests[p] = True
    t.combat_next[p] += t.numbers[Number.REST_BONUS]
    t.speed_next[p] += t.numbers[Number.REST_BONUS]
    emit(t, Log.RESTS, p)
