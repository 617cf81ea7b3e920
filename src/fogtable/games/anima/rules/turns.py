"""The game from boundary to boundary: the Turn, its phases and sub-turns (AN-3, AN-14.3, AN-18)."""

from __future__ import annotations

from fogtable.core.rules import BOUNDARY, EMPTY, NOBODY, NONE, Script, emit
from fogtable.games.anima.components import TURN_LIMIT, End, Phase
from fogtable.games.anima.events import Log
from fogtable.games.anima.rules.attacks import attacker_due, foe_due, must_fight
from fogtable.games.anima.rules.claims import claims
from fogtable.games.anima.rules.counters import end_game, place_of
from fogtable.games.anima.rules.crisis import count_down, offer_reveal
from fogtable.games.anima.rules.dealing import prepare
from fogtable.games.anima.rules.exploration import sub_turn
from fogtable.games.anima.rules.interaction import begin_interaction, interaction
from fogtable.games.anima.rules.movement import movement
from fogtable.games.anima.rules.order import fix_order
from fogtable.games.anima.rules.organizations import duty
from fogtable.games.anima.rules.reset import reset
from fogtable.games.anima.state import Anima


def play(t: Anima) -> Script[None]:  # AN-3.1
    """Play decision by decision, until the game is over."""
    while True:
        yield BOUNDARY
        if t.phase == Phase.SETUP:
            yield from prepare(t)
            yield from begin_turn(t)
        elif t.phase == Phase.END:
            yield from end_of_turn(t)
            yield from begin_turn(t)
        elif t.active != NOBODY:
            yield from act(t, t.active)
        elif t.phase == Phase.INTERACTION and attacker_due(t) != NOBODY:
            yield from next_compulsory_battle(t)
        elif t.due < len(t.seats):
            yield from next_sub_turn(t)
        else:
            yield from close_phase(t)


def begin_phase(t: Anima, phase: int) -> None:  # AN-3.1
    """Begin a phase with the first of the turn order."""
    t.phase = phase
    t.due = 0
    emit(t, Log.PHASE_BEGINS, phase)


def close_phase(t: Anima) -> Script[None]:  # AN-3.1
    """All have had their sub-turns: the next phase begins."""
    if t.phase == Phase.RESET:
        yield from claims(t)
        begin_phase(t, Phase.MOVEMENT)
    elif t.phase == Phase.MOVEMENT:
        begin_phase(t, Phase.INTERACTION)
    elif t.phase == Phase.INTERACTION:
        begin_phase(t, Phase.EXPLORATION)
    else:
        begin_phase(t, Phase.END)


# -- sub-turns --------------------------------------------------------------------------------------------------------


def next_sub_turn(t: Anima) -> Script[None]:  # AN-3.1
    """Begin the sub-turn of the next player in the order who takes one."""
    p = t.order[t.due]
    t.due += 1
    if takes_part(t, p):
        t.active = p
        if t.phase == Phase.RESET:
            yield from duty(t, p)
        elif t.phase == Phase.INTERACTION:
            begin_interaction(t)


def takes_part(t: Anima, p: int) -> bool:  # AN-7.2, AN-14.3
    """Tell whether a player takes a sub-turn: not on the road in the later phases, and never with the turn ended."""
    return not t.ended[p] and (t.at[p] != NONE or t.phase == Phase.RESET or t.phase == Phase.MOVEMENT)


def act(t: Anima, p: int) -> Script[None]:
    """Make the next decision of the sub-turn under way."""
    if t.phase == Phase.RESET:
        yield from reset(t, p)
    elif t.phase == Phase.MOVEMENT:
        yield from movement(t, p)
    elif t.phase == Phase.INTERACTION:
        yield from interaction(t, p)
    else:
        yield from sub_turn(t, p)
        t.active = NOBODY
    if t.ended[p]:  # AN-14.6
        t.active = NOBODY


def next_compulsory_battle(t: Anima) -> Script[None]:  # AN-7.1, AN-9.10
    """Let the next two enemies in the same Area fight."""
    p = attacker_due(t)
    yield from must_fight(t, p, foe_due(t, place_of(t, p)))


# -- the Turn ---------------------------------------------------------------------------------------------------------


def begin_turn(t: Anima) -> Script[None]:  # AN-3.2
    """Ready and wake everybody, fix the order, and begin the Reset phase."""
    t.turn += 1
    emit(t, Log.TURN_BEGINS, t.turn)
    t.exhausted = EMPTY
    t.asleep = EMPTY
    for p in t.seats:  # AN-14.3
        if t.loses_next[p]:
            t.loses_next[p] = False
            t.ended[p] = True
            emit(t, Log.LOSES_TURN, p)
    fix_order(t)
    begin_phase(t, Phase.RESET)
    yield from offer_reveal(t)


def end_of_turn(t: Anima) -> Script[None]:  # AN-3.6, AN-18.3, AN-18.4, AN-22.2
    """The Turn ends, and with the last one the game."""
    yield from count_down(t)
    if t.turn == t.turn_cap:
        yield from end_game(t, End.TURN_CAP, NOBODY)
    if t.turn == TURN_LIMIT:
        yield from end_game(t, End.TURN_200, NOBODY)
    t.new_area_taken = False
    t.free_use_spent = EMPTY
    for p in t.seats:
        forget_turn(t, p)


def forget_turn(t: Anima, p: int) -> None:  # AN-3.6
    """What was for this Turn stops; what was for the whole next one counts from now on."""
    t.ended[p] = False
    t.left[p] = NONE
    t.rests[p] = False
    t.combat_now[p] = t.combat_next[p]
    t.speed_now[p] = t.speed_next[p]
    t.combat_next[p] = 0
    t.speed_next[p] = 0
    t.recruited_at[p] = t.recruits_at[p]
    t.recruits_at[p] = NONE
    t.fought[p] = EMPTY
    t.excused[p] = EMPTY
    t.protected[p] = False
