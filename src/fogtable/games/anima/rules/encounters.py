"""Encounters: the level check, Events, Monsters (AN-6, AN-12.4, AN-12.6)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Family, Script, emit
from fogtable.games.anima.components import Moment
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import ENCOUNTER_LEVEL, EVENTS, LEVEL
from fogtable.games.anima.rules.battle import fight_monster
from fogtable.games.anima.rules.decks import discard_facing
from fogtable.games.anima.rules.event_cards import SUFFER
from fogtable.games.anima.rules.lasting import inquisition_is_known
from fogtable.games.anima.rules.missions import count_for_purge
from fogtable.games.anima.rules.monsters import spares
from fogtable.games.anima.rules.windows import open_window
from fogtable.games.anima.state import Anima


class Met(Family):
    """How an Encounter went."""

    OVERCOME = 0
    FALSE_ALARM = 1  # its level is above the Area's (AN-6.2)
    LOST = 2  # the turn is ended; a Monster still lies in `facing`


def faced(t: Anima) -> int:
    """Return the Encounter that is being resolved, or NONE."""
    for encounter in t.facing:
        return encounter
    return NONE


def meet(t: Anima, p: int, area: int) -> Script[int]:  # AN-6.2 .. AN-6.4, AN-12.4
    """Resolve the Encounter that a Party faces in an Area; tell how it went (:class:`Met`).

    It is discarded, unless it is a Monster that was not beaten.
    """
    encounter = faced(t)
    emit(t, Log.MEETS, p, encounter)
    if ENCOUNTER_LEVEL[encounter] > LEVEL[area]:
        emit(t, Log.FALSE_ALARM, encounter)
        discard_facing(t)
        return Met.FALSE_ALARM
    if encounter in EVENTS:
        yield from suffer(t, p, encounter)
        return Met.LOST if t.ended[p] else Met.OVERCOME
    if inquisition_is_known(t, p, encounter) or spares(t, p, encounter):
        emit(t, Log.PACIFIED, p, encounter)
        discard_facing(t)
        return Met.OVERCOME
    won = yield from fight_monster(t, p, encounter)
    if not won:
        return Met.LOST
    discard_facing(t)
    count_for_purge(t, p, encounter)
    return Met.OVERCOME


def suffer(t: Anima, p: int, encounter: int) -> Script[None]:  # AN-6.3, W5
    """An Event takes effect unless it is cancelled; then it is discarded."""
    cancelled = yield from open_window(t, Moment.EVENT, p)
    if not cancelled:
        yield from SUFFER[encounter](t, p)
    discard_facing(t)
