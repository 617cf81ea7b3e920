"""Entering cells, and movement that is no Move action: steps given by Inspire (BB-4.14, BB-5)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, May, Script, emit
from fogtable.games.bigbrother.components import Goal, Number
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions import TakeStep
from fogtable.games.bigbrother.rules.characters import careless
from fogtable.games.bigbrother.rules.chart import militia_on, open_ways
from fogtable.games.bigbrother.rules.clash import enter_check
from fogtable.games.bigbrother.rules.counters import ready
from fogtable.games.bigbrother.rules.decks import look_at_random
from fogtable.games.bigbrother.rules.draws import market_offer
from fogtable.games.bigbrother.rules.goals import met
from fogtable.games.bigbrother.rules.hidden_orders import sealed_street
from fogtable.games.bigbrother.rules.lasting import (
    cell_organiser,
    cheerful_neighbour,
    fog,
    inspection,
    under_its_gaze,
    wiretap,
)
from fogtable.games.bigbrother.state import BigBrother

# -- entering (BB-5.7) ------------------------------------------------------------------------------------------------


def enter(t: BigBrother, p: int) -> Script[None]:  # BB-5.7
    """A pawn has come to a cell by a step, a ride or a card: militia, then cameras, then policemen."""
    t.custody[p] = False  # BB-11.14
    militia_stop(t, p)
    camera_check(t, p)
    yield from enter_check(t, p)


def militia_stop(t: BigBrother, p: int) -> None:  # BB-15.5
    """Militia ends a Move under way; banked cells stay banked."""
    if militia_on(t, t.at[p]):
        t.halted[p] = True
        emit(t, Log.MILITIA_STOPS, p)


def camera_check(t: BigBrother, p: int) -> None:  # BB-8.4
    """On a cell with a camera Big Brother looks at random cards of the hand."""
    if t.at[p] in t.cameras and not unseen_by_cameras(t, p):
        emit(t, Log.CAMERA_CHECKS, p, t.at[p])
        look_at_random(t, p, camera_looks(t))


def unseen_by_cameras(t: BigBrother, p: int) -> bool:  # London Fog, Cheerful Neighbour, Under Its Gaze
    """Tell whether no camera checks this player now."""
    return fog(t) or cheerful_neighbour(t, p) or under_its_gaze(t, p)


def camera_looks(t: BigBrother) -> int:  # BB-8.4, Wiretap, General Inspection
    """Return at how many cards a camera lets Big Brother look."""
    return wiretap(t, t.numbers[Number.CAMERA_LOOKS]) + inspection(t)


def walk_to(t: BigBrother, p: int, cell: int) -> Script[None]:  # BB-5.1
    """Make a step."""
    t.at[p] = cell
    emit(t, Log.STEPS, p, cell)
    yield from enter(t, p)


def end_movement(t: BigBrother, p: int, arrived: int) -> Script[None]:  # BB-5.7, BB-13.10
    """A movement, or the first part of one, is over: the black market, if the pawn still stands where it came to."""
    if arrived != NONE and t.at[p] == arrived:
        yield from market_offer(t, p)


# -- Inspire (BB-4.14) ------------------------------------------------------------------------------------------------


def inspire_targets(t: BigBrother, p: int) -> Cards:  # D-INSPIRE, Careless
    """Return whom a player may inspire; who has had his turn needs a legal step."""
    found = EMPTY
    if not careless(t, p):
        for q in ready(t) - p:
            if not careless(t, q) and (not t.turn_over[q] or len(open_ways(t, t.at[q])) > 0):
                found += q
    return found


def inspire(t: BigBrother, p: int, q: int) -> Script[None]:  # BB-4.14
    """Give a cell: to bank, or to walk at once when the turn is over."""
    cells = 1 + cell_organiser(t, p)
    emit(t, Log.INSPIRES, p, q, cells)
    if t.turn_over[q]:
        yield from walk_inspired(t, q, cells)
    else:
        t.banked[q] += cells
    met(t, p, EMPTY + Goal.ORGANISER)


def walk_inspired(t: BigBrother, p: int, cells: int) -> Script[None]:  # D-INSPIRE-STEP
    """Walk so many cells at most; it is no action and cannot be cut."""
    t.halted[p] = False
    t.steps_left[p] = cells
    arrived = NONE
    while t.steps_left[p] > 0 and not t.halted[p] and len(open_ways(t, t.at[p])) > 0:
        deed, cell = yield May(p, TakeStep, TakeStep.TO(open_ways(t, t.at[p])))
        if deed == NONE:
            break
        closed = yield from sealed_street(t, p, t.at[p], cell)
        if not closed:
            t.steps_left[p] -= 1
            arrived = cell
            yield from walk_to(t, p, cell)
    t.steps_left[p] = 0
    yield from end_movement(t, p, arrived)
