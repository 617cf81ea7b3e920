"""Vandalism (BB-4.21 to BB-4.23): cameras, fences and posters of Big Brother come off."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Ask, Cards, Script, emit
from fogtable.games.bigbrother.city import NEAR
from fogtable.games.bigbrother.components import COPIES, Goal, Kind, Once
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions_targets import BreakCamera, RemoveFence
from fogtable.games.bigbrother.rules.chart import fenced_ways, take_fence
from fogtable.games.bigbrother.rules.decks import discard_from_hand
from fogtable.games.bigbrother.rules.goals import met
from fogtable.games.bigbrother.rules.hidden_orders import glue_brigade
from fogtable.games.bigbrother.rules.lasting import bare_walls, put_out_the_eyes
from fogtable.games.bigbrother.state import BigBrother

# -- cameras ----------------------------------------------------------------------------------------------------------


def breakable(t: BigBrother, p: int) -> Cards:  # BB-4.21, Slingshot, Put Out the Eyes
    """Return the cells whose camera a player can break."""
    reached = EMPTY + t.at[p]
    if put_out_the_eyes(t, p) or len(t.hand[p] & COPIES[Kind.SLINGSHOT]) > 0:
        reached |= NEAR[t.at[p]]
    return reached & t.cameras


def break_camera(t: BigBrother, p: int) -> Script[None]:  # BB-4.21
    """Break a camera; on an adjacent cell it takes a Slingshot, unless the goal's bonus does."""
    cell = yield Ask(p, BreakCamera, breakable(t, p))
    if cell != t.at[p] and not put_out_the_eyes(t, p):
        discard_from_hand(t, p, Kind.SLINGSHOT)
        emit(t, Log.PLAYS, p, Kind.SLINGSHOT)
    t.cameras -= cell
    emit(t, Log.BREAKS_CAMERA, p, cell)
    met(t, p, EMPTY + Goal.BLINDER)


# -- fences -----------------------------------------------------------------------------------------------------------


def dismantle_fence(t: BigBrother, p: int) -> Script[None]:  # BB-4.22
    """Dismantle a fence with Vandalism."""
    yield from remove_fence(t, p)
    met(t, p, EMPTY + Goal.BREAKER)


def dismantle_free(t: BigBrother, p: int) -> Script[None]:  # BB-4.31, Open Streets
    """Take a fence down without an action."""
    t.once[p] += Once.OPEN_STREETS
    yield from remove_fence(t, p)


def remove_fence(t: BigBrother, p: int) -> Script[None]:
    """Return a fence on an edge of the own cell to the supply."""
    cell = yield Ask(p, RemoveFence, fenced_ways(t, t.at[p]))
    take_fence(t, t.at[p], cell)
    emit(t, Log.FENCE_REMOVED, t.at[p], cell)


# -- posters ----------------------------------------------------------------------------------------------------------


def tear_poster(t: BigBrother, p: int) -> Script[None]:  # BB-4.23
    """Tear down the poster on the own cell with Vandalism."""
    tear_down(t, p, t.at[p])
    yield from glue_brigade(t, p)


def tear_down(t: BigBrother, p: int, cell: int) -> None:  # Bare Walls
    """Return a poster of Big Brother to the supply; a completed goal earns a card when the action is over."""
    t.posters -= cell
    emit(t, Log.POSTER_TORN, p, cell)
    t.owed_draws[p] += bare_walls(t, p)
    met(t, p, EMPTY + Goal.TEARER)
