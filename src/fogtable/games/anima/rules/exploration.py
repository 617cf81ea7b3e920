"""The Exploration phase: one sub-turn (AN-12)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Ask, Script, emit
from fogtable.games.anima.components import RollOf
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import ENCOUNTERS, SPECIAL, SPECIAL_ROLL
from fogtable.games.anima.questions import Explore
from fogtable.games.anima.rules.decks import discard_facing, draw_encounter
from fogtable.games.anima.rules.dice import roll_die
from fogtable.games.anima.rules.encounters import Met, meet
from fogtable.games.anima.rules.phase_cards import exploration_plays, play_phase_card
from fogtable.games.anima.rules.resistance import resolve_stage, stage_due
from fogtable.games.anima.rules.rewards import take_reward
from fogtable.games.anima.rules.specials import SPECIALS
from fogtable.games.anima.state import Anima


def sub_turn(t: Anima, p: int) -> Script[None]:  # D13, AN-12.15
    """Play Spatial Gate or not, then resolve the stage due, explore, or stay.

    Whoever can only go on is asked all the same: were nobody asked but those with a Gate, it would tell who has one.
    """
    deed = Explore.PLAY
    while deed == Explore.PLAY:
        due = stage_due(t, p)
        ways = Explore.GO_ON.when(True) if due else Explore.EXPLORE.when(True) | Explore.STAY.when(True)
        deed, kind = yield Ask(p, Explore, ways | Explore.PLAY(exploration_plays(t, p)))
        if deed == Explore.PLAY:
            yield from play_phase_card(t, p, kind)
    if deed == Explore.GO_ON:
        yield from resolve_stage(t, p)
    elif deed == Explore.EXPLORE:
        yield from explore(t, p)


def explore(t: Anima, p: int) -> Script[None]:  # AN-12.2
    """Roll, face what the table of the Area says, and take a reward if that was overcome."""
    area = t.at[p]
    emit(t, Log.EXPLORES, p, area)
    number = yield from roll_die(t, p, RollOf.EXPLORATION)
    entry = ENCOUNTERS[area * 6 + number - 1]
    if entry == SPECIAL_ROLL:  # AN-12.7
        emit(t, Log.SPECIAL, p, area)
        yield from SPECIALS[SPECIAL[area]](t, p)
    else:
        yield from face(t, p, area, entry)
    if not t.ended[p]:
        yield from take_reward(t, p)


def face(t: Anima, p: int, area: int, number: int) -> Script[None]:  # AN-12.3 .. AN-12.6
    """Draw and resolve so many Encounters, one at a time, until one is lost or a false alarm."""
    for _ in range(number):
        encounter = draw_encounter(t)
        if encounter != NONE:  # AN-16.3
            met = yield from meet(t, p, area)
            if met == Met.LOST:
                discard_facing(t)
            if met != Met.OVERCOME:
                return
