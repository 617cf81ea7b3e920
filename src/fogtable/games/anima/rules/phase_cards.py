"""Cards that are played in the own sub-turn of a phase: when they may be, what they need, what they do (AN-13.1)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Rules, Script, Scripts, emit
from fogtable.games.anima.cards import (
    DRAWS,
    EXPLORATION_KINDS,
    INTERACTION_KINDS,
    MOVEMENT_KINDS,
    RESET_KINDS,
    SPEED_BONUS,
)
from fogtable.games.anima.components import PARTY_LIMIT, Kind, RollOf
from fogtable.games.anima.events import Log
from fogtable.games.anima.questions import FlyTo, GateTo, Lull, PeekAt, Rob, Stab, Tempt
from fogtable.games.anima.rules.counters import copy_in, fall_asleep, kinds_in, leave_area, party_of
from fogtable.games.anima.rules.decks import dies, draw_advantages, draw_character, look_at_top, steal_random
from fogtable.games.anima.rules.dice import roll_die
from fogtable.games.anima.rules.paying import payable
from fogtable.games.anima.rules.targets import (
    face_down_areas,
    gate_areas,
    others_awake,
    others_awake_here,
    parties_here,
    peek,
    tempted,
)
from fogtable.games.anima.rules.windows import announce, finish, payer_of, stands
from fogtable.games.anima.state import Anima

# -- what may be played -----------------------------------------------------------------------------------------------


def always(t: Anima, p: int) -> bool:
    """Most cards need nothing but to be paid."""
    return True


HAS_TARGET = Rules(Kind, always)
"""Whether a phase card has what it must name, and does not come to nothing by its own text (AN-13.15)."""


def plays_of(t: Anima, p: int, kinds: Cards) -> Cards:
    """Return the kinds among these that a player may play now."""
    found = EMPTY
    for kind in kinds_in(t.hand[p]) & kinds:
        if payable(t, p, kind) and HAS_TARGET[kind](t, p):
            found += kind
    return found


def reset_plays(t: Anima, p: int) -> Cards:
    """Return what a player may play in the Reset phase."""
    return plays_of(t, p, RESET_KINDS)


def movement_plays(t: Anima, p: int) -> Cards:
    """Return what a player may play in the Movement phase."""
    return plays_of(t, p, MOVEMENT_KINDS)


def interaction_plays(t: Anima, p: int) -> Cards:
    """Return what a player may play in the Interaction phase."""
    return plays_of(t, p, INTERACTION_KINDS)


def exploration_plays(t: Anima, p: int) -> Cards:
    """Return what a player may play in the Exploration phase."""
    return plays_of(t, p, EXPLORATION_KINDS)


# -- playing ----------------------------------------------------------------------------------------------------------


EFFECT = Scripts(Kind)
"""What a phase card does: it asks for its target, is announced, and takes effect if nobody cancels it."""


def play_phase_card(t: Anima, p: int, kind: int) -> Script[None]:
    """Play a card in the own sub-turn."""
    yield from EFFECT[kind](t, p, kind)


@HAS_TARGET.of(Kind.REINFORCEMENTS)
def has_room(t: Anima, p: int) -> bool:
    """There is room in the Party."""
    return len(t.party[p]) < PARTY_LIMIT


@EFFECT.of(Kind.REINFORCEMENTS, Kind.TREASURE, Kind.FORCED_MARCH)
def gain(t: Anima, p: int, kind: int) -> Script[None]:
    """Draw a Character, draw two Advantages, or march: +4 Speed to the end of the next Turn."""
    announce(t, p, kind, NONE)
    holds = yield from stands(t, p, kind)
    if holds:
        if kind == Kind.REINFORCEMENTS:
            draw_character(t, p)
        elif kind == Kind.TREASURE:
            draw_advantages(t, p, DRAWS[kind])
        else:
            t.speed_now[p] += SPEED_BONUS[kind]
            t.speed_next[p] += SPEED_BONUS[kind]
        finish(t, kind)


@HAS_TARGET.of(Kind.INQUISITION, Kind.SAMAEL, Kind.BLACK_SUN, Kind.TOL_RAUKO)
def belongs_nowhere(t: Anima, p: int) -> bool:  # AN-17.2
    """No Organization is in play before this player."""
    return len(t.banner[p]) == 0


@EFFECT.of(Kind.INQUISITION, Kind.SAMAEL, Kind.BLACK_SUN, Kind.TOL_RAUKO)
def join(t: Anima, p: int, kind: int) -> Script[None]:  # AN-17.1, AN-17.7
    """An Organization stays in play, unless it is cancelled."""
    announce(t, p, kind, NONE)
    holds = yield from stands(t, p, kind)
    if holds:
        card = copy_in(t.in_play, kind)
        t.in_play -= card
        t.banner[p] += card
        emit(t, Log.JOINS_ORGANIZATION, p, kind)


@HAS_TARGET.of(Kind.SLEEP)
def somebody_awake(t: Anima, p: int) -> bool:
    """Somebody in another Party that is in an Area is awake."""
    return len(others_awake(t, p)) > 0


@EFFECT.of(Kind.SLEEP)
def put_to_sleep(t: Anima, p: int, kind: int) -> Script[None]:
    """A Character of another Party falls asleep."""
    who = yield Ask(p, Lull, others_awake(t, p))
    payer = yield from payer_of(t, p, kind)
    announce(t, p, kind, payer)
    emit(t, Log.AIMS_AT_CHARACTER, p, who)
    holds = yield from stands(t, p, kind)
    if holds:
        fall_asleep(t, who)
        finish(t, kind)


@EFFECT.of(Kind.SCOUT)
def scout(t: Anima, p: int, kind: int) -> Script[None]:
    """Look at a face-down Prior Encounter and at the top of the Encounter deck."""
    area = NONE
    if len(face_down_areas(t)) > 0:
        area = yield Ask(p, PeekAt, face_down_areas(t))
    payer = yield from payer_of(t, p, kind)
    announce(t, p, kind, payer)
    if area != NONE:
        emit(t, Log.AIMS_AT_AREA, p, area)
    holds = yield from stands(t, p, kind)
    if holds:
        if area != NONE:
            peek(t, p, area)
        look_at_top(t, p)
        finish(t, kind)


@EFFECT.of(Kind.ZEPPELIN)
def zeppelin(t: Anima, p: int, kind: int) -> Script[None]:  # AN-5.16
    """Name the Area that the Party will enter in place of a move: `t.heading`, NONE if the card was cancelled."""
    area = yield Ask(p, FlyTo, t.areas)
    announce(t, p, kind, NONE)
    emit(t, Log.AIMS_AT_AREA, p, area)
    holds = yield from stands(t, p, kind)
    if holds:
        t.heading = area
        finish(t, kind)


@HAS_TARGET.of(Kind.PICKPOCKET)
def can_rob(t: Anima, p: int) -> bool:
    """Another Party is here, and there is room in the hand: for the card that is played has left it."""
    return len(parties_here(t, p)) > 0


@EFFECT.of(Kind.PICKPOCKET)
def pickpocket(t: Anima, p: int, kind: int) -> Script[None]:
    """Take a random Advantage from another player here."""
    victim = yield Ask(p, Rob, parties_here(t, p))
    payer = yield from payer_of(t, p, kind)
    announce(t, p, kind, payer)
    emit(t, Log.AIMS_AT_PARTY, p, victim)
    holds = yield from stands(t, p, kind)
    if holds:
        steal_random(t, victim, p)
        finish(t, kind)


@HAS_TARGET.of(Kind.POISON)
def somebody_awake_here(t: Anima, p: int) -> bool:
    """Somebody in another Party in the same Area is awake."""
    return len(others_awake_here(t, p)) > 0


@EFFECT.of(Kind.POISON)
def poison(t: Anima, p: int, kind: int) -> Script[None]:
    """A Character here dies on 5 or 6, or else falls asleep."""
    who = yield Ask(p, Stab, others_awake_here(t, p))
    payer = yield from payer_of(t, p, kind)
    announce(t, p, kind, payer)
    emit(t, Log.AIMS_AT_CHARACTER, p, who)
    holds = yield from stands(t, p, kind)
    if holds:
        number = yield from roll_die(t, p, RollOf.CARD)
        if number >= 5:
            dies(t, who, party_of(t, who))
        else:
            fall_asleep(t, who)
        finish(t, kind)


@HAS_TARGET.of(Kind.BETRAYAL)
def somebody_to_tempt(t: Anima, p: int) -> bool:
    """There is room in the Party, and another one here has more than one Character."""
    return len(t.party[p]) < PARTY_LIMIT and len(tempted(t, p)) > 0


@EFFECT.of(Kind.BETRAYAL)
def betrayal(t: Anima, p: int, kind: int) -> Script[None]:
    """A Character here changes sides on 4 or more, in the state in which he is."""
    who = yield Ask(p, Tempt, tempted(t, p))
    announce(t, p, kind, NONE)
    emit(t, Log.AIMS_AT_CHARACTER, p, who)
    holds = yield from stands(t, p, kind)
    if holds:
        number = yield from roll_die(t, p, RollOf.CARD)
        if number >= 4:
            t.party[party_of(t, who)] -= who
            t.party[p] += who
            emit(t, Log.JOINS, p, who)
        finish(t, kind)


@HAS_TARGET.of(Kind.GATE)
def gate_leads_on(t: Anima, p: int) -> bool:
    """Another active Area has no Prior Encounter."""
    return len(gate_areas(t, p)) > 0


@EFFECT.of(Kind.GATE)
def spatial_gate(t: Anima, p: int, kind: int) -> Script[None]:  # AN-12.15, AN-19.7
    """Move the Party to another active Area without a Prior Encounter."""
    area = yield Ask(p, GateTo, gate_areas(t, p))
    payer = yield from payer_of(t, p, kind)
    announce(t, p, kind, payer)
    emit(t, Log.AIMS_AT_AREA, p, area)
    holds = yield from stands(t, p, kind)
    if holds:
        leave_area(t, p)
        t.at[p] = area
        emit(t, Log.ARRIVES, p, area)
        finish(t, kind)
