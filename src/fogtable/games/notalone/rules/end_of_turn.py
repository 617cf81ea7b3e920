"""Phase 4: End of turn (NA-8), and the turn as a whole."""

from __future__ import annotations

from fogtable.core.rules import BOUNDARY, EMPTY, NONE, Script, emit
from fogtable.games.notalone.components import Cause, Hunt, Phase, Place, Token, When
from fogtable.games.notalone.events import Log
from fogtable.games.notalone.rules.exploration import exploration
from fogtable.games.notalone.rules.hunting import hunting
from fogtable.games.notalone.rules.piles import in_force, refill_hunt_hand
from fogtable.games.notalone.rules.reckoning import reckoning
from fogtable.games.notalone.rules.tracks import move_rescue
from fogtable.games.notalone.rules.windows import table_window
from fogtable.games.notalone.state import NotAlone


def play(t: NotAlone) -> Script[None]:  # NA-2.21, NA-8.12
    """Play phase after phase until a counter reaches its star."""
    while True:
        if t.phase == Phase.EXPLORATION:
            yield BOUNDARY
        emit(t, Log.PHASE_BEGINS, t.phase)
        if t.phase == Phase.EXPLORATION:
            yield from exploration(t)
            t.phase = Phase.HUNTING
        elif t.phase == Phase.HUNTING:
            yield from hunting(t)
            t.phase = Phase.RECKONING
        elif t.phase == Phase.RECKONING:
            yield from reckoning(t)
            t.phase = Phase.END_OF_TURN
        else:
            yield from end_of_turn(t)
            t.phase = Phase.EXPLORATION


def end_of_turn(t: NotAlone) -> Script[None]:  # NA-8.1 .. NA-8.5
    """W4; then the table is cleared and the Rescue counter moves."""
    yield from table_window(t, When.END_OF_TURN)
    for p in t.hunted:
        discard_played(t, p)
    for token in Token.ALL:
        t.token_at[token] = EMPTY  # NA-8.3
    refill_hunt_hand(t)
    if in_force(t, Hunt.STASIS):  # NA-8.7
        emit(t, Log.RESCUE_STAYS)
    else:
        yield from move_rescue(t, Cause.END_OF_TURN)
    end_effects(t)
    t.turn += 1


def discard_played(t: NotAlone, p: int) -> None:  # NA-8.2
    """Put the played cards still on the table on the own discard pile, face up."""
    if len(t.played[p]) > 0:
        t.discard[p] |= t.played[p]
        emit(t, Log.DISCARDS, p, t.played[p])
        t.played[p] = EMPTY


def end_effects(t: NotAlone) -> None:  # NA-8.9 .. NA-8.11
    """End all effects of the turn; pending effects and the Marker counter stay."""
    t.explored = False
    t.revealed = False
    t.kept_back = EMPTY
    t.hunts_played = 0
    t.allowance = t.next_allowance
    t.next_allowance = 1
    t.effects[0] = NONE
    t.effects[1] = NONE
    t.called = EMPTY
    t.blocked = EMPTY
    t.ineffective = EMPTY
    t.used = EMPTY
    t.smoke = False
    t.sacrificed = False
    t.dodging = EMPTY
    t.detecting = EMPTY
    for p in t.hunted:
        t.committed[p] = False
        t.resisted[p] = False
        t.resolved[p] = EMPTY
        t.survival_played[p] = False
        t.anticipated[p] = 0
        t.shown[p] = EMPTY
        t.unplayed[p] = EMPTY
        for place in Place.ALL:
            t.stands[p][place] = NONE
