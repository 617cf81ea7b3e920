"""Resistance missions: battles stage by stage, one each Turn, in one Area (AN-11.6 .. AN-11.8, AN-11.15, AN-11.16)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Script, emit
from fogtable.games.anima.components import Final, Foe, Mission, Number
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import FINAL_STAGES, FOE_COMBAT, STAGES
from fogtable.games.anima.rules.battle import fight_foe
from fogtable.games.anima.rules.decks import discard_facing, draw_encounter
from fogtable.games.anima.rules.encounters import Met, meet
from fogtable.games.anima.rules.finals import win
from fogtable.games.anima.rules.missions import complete, start
from fogtable.games.anima.state import Anima


def begin_resistance(t: Anima, p: int, mission: int) -> Script[None]:  # AN-11.6
    """Start a Basic Mission of resistance and resolve its first stage at once."""
    start(t, p, mission)
    t.resists[p] = EMPTY + mission
    yield from resolve_stage(t, p)


def begin_final_resistance(t: Anima, p: int) -> Script[None]:  # AN-11.6
    """The same with the Final Mission."""
    emit(t, Log.TRIES_FINAL, p)
    yield from resolve_stage(t, p)


def stage_due(t: Anima, p: int) -> bool:  # AN-11.8, AN-11.18
    """Tell whether a Party resists: then it may hold, and whoever holds has to resolve the next stage."""
    return t.stage[p] > 0


def resisted(t: Anima, p: int) -> int:
    """Return the Basic Mission that a Party resists for; NONE: the Final Mission."""
    for mission in t.resists[p]:
        return mission
    return NONE


def resolve_stage(t: Anima, p: int) -> Script[None]:  # AN-11.6, AN-11.15
    """Resolve the next stage; after the last one the mission is complete."""
    mission = resisted(t, p)
    won = False
    if mission == Mission.VIGIL:
        won = yield from stand_vigil(t, p)
    else:
        foe = Foe.BESIEGERS if mission == Mission.SIEGE else Foe.CHAINBREAKERS
        won = yield from fight_foe(t, p, foe, t.numbers[FOE_COMBAT[foe]] + t.numbers[Number.STAGE_GROWTH] * t.stage[p])
    if won:
        t.stage[p] += 1
        emit(t, Log.STAGE_WON, p, t.stage[p])
        yield from complete_after_last(t, p, mission)


def stand_vigil(t: Anima, p: int) -> Script[bool]:  # AN-11.16
    """Draw an Encounter and overcome it; tell whether that was done."""
    encounter = draw_encounter(t)
    if encounter == NONE:  # AN-16.3
        return True
    met = yield from meet(t, p, t.at[p])
    if met == Met.LOST:
        discard_facing(t)
    return met != Met.LOST


def complete_after_last(t: Anima, p: int, mission: int) -> Script[None]:  # AN-11.8
    """Complete the mission if that was the last stage."""
    if t.stage[p] == (FINAL_STAGES[Final.CHAINS] if mission == NONE else STAGES[mission]):
        t.stage[p] = 0
        t.resists[p] = EMPTY
        if mission == NONE:
            yield from win(t, p)
        else:
            complete(t, p, mission)
