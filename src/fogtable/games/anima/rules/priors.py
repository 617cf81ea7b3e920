"""Prior Encounters: what has to be overcome before a Party reaches an Area (AN-5.5, AN-6)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Script, emit, reveal
from fogtable.games.anima.events import Log
from fogtable.games.anima.rules.encounters import meet
from fogtable.games.anima.state import Anima


def enter(t: Anima, p: int) -> Script[None]:  # AN-5.5
    """Play the Prior Encounter of the Area that a Party heads for, and reach it if that did not end the turn."""
    area = t.heading
    uncover(t, area)
    if len(t.prior[area]) > 0:
        t.facing = t.prior[area]
        t.prior[area] = EMPTY
        yield from meet(t, p, area)
        for monster in t.facing:  # AN-6.4
            emit(t, Log.PRIOR_STAYS, area, monster)
        t.prior[area] = t.facing
        t.facing = EMPTY
    t.heading = NONE
    if not t.ended[p]:
        reach(t, p, area)


def uncover(t: Anima, area: int) -> None:  # AN-6.1
    """Turn up a face-down Prior Encounter."""
    for encounter in reveal(t.face_down[area]):
        emit(t, Log.PRIOR_REVEALED, area, encounter)
    t.prior[area] |= reveal(t.face_down[area])
    t.face_down[area] = EMPTY
    t.peeked[area] = EMPTY


def reach(t: Anima, p: int, area: int) -> None:  # AN-5.5
    """Put the pawn on an Area."""
    t.at[p] = area
    emit(t, Log.ARRIVES, p, area)
