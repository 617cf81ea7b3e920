"""New Areas: who finds one, which one goes for it, and who pays to keep that one (AN-5.6 to AN-5.13, W9)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, May, Options, Script, emit, random_of, reveal
from fogtable.games.anima.components import Number
from fogtable.games.anima.events import Log, Luck
from fogtable.games.anima.places import AREAS_OF_LEVEL, LEVEL
from fogtable.games.anima.questions import Move, RemoveArea, SaveArea
from fogtable.games.anima.rules.counters import after, kinds_in
from fogtable.games.anima.rules.decks import discard_kind, draw_encounter
from fogtable.games.anima.rules.priors import enter
from fogtable.games.anima.rules.reach import levels_in_reach
from fogtable.games.anima.rules.targets import has_prior
from fogtable.games.anima.rules.tree import last_way_in
from fogtable.games.anima.state import Anima

# -- what can be found ------------------------------------------------------------------------------------------------


def explorations(t: Anima, p: int) -> Options:  # AN-5.7, AN-5.12, AN-19.4
    """Return the ways to explore a new Area: from a deck, or from the discard pile."""
    areas = EMPTY
    levels = EMPTY
    if not t.new_area_taken:
        for level in levels_in_reach(t, p):
            if has_room(t, p, level):
                areas |= t.area_discard & AREAS_OF_LEVEL[level + 1]
                if reveal(len(t.area_deck & AREAS_OF_LEVEL[level + 1])) > 0:
                    levels += level
    return (
        Move.EXPLORE_DISCARDED(areas)
        | Move.EXPLORE_LEVEL(levels if t.tree else EMPTY)
        | Move.EXPLORE.when(not t.tree and len(levels) > 0)
    )


def limit(t: Anima) -> int:  # AN-1.9
    """Return how many Areas can be active."""
    return t.numbers[Number.AREAS_PER_PLAYER] * len(t.seats)


def has_room(t: Anima, p: int, level: int) -> bool:  # AN-5.12
    """Tell whether an Area of this level has room, if need be for another that goes."""
    return len(t.areas) < limit(t) or len(removable(t, p, t.areas, level)) > 0


def removable(t: Anima, p: int, old: Cards, level: int) -> Cards:  # AN-5.9, AN-19.8
    """Return which of the old Areas can go for a new one of this level: without a Party and a Prior Encounter."""
    found = EMPTY
    for area in old - last_way_in(t, old, level):
        if not has_prior(t, area) and not visited(t, p, area):
            found += area
    return found


def visited(t: Anima, p: int, area: int) -> bool:
    """Tell whether the Party of another player is in an Area."""
    for other in t.seats:
        if other != p and t.at[other] == area:
            return True
    return False


# -- finding it -------------------------------------------------------------------------------------------------------


def explore_new(t: Anima, p: int, some: Cards) -> Script[None]:  # AN-5.6 .. AN-5.8
    """Put one of these Areas in play with its Prior Encounter, make room for it and enter it."""
    t.new_area_taken = True
    area = reveal(random_of(t, Luck.NEW_AREA, some))
    t.area_deck -= area
    t.area_discard -= area
    t.areas += area
    t.heading = area
    emit(t, Log.EXPLORES_NEW, p, area)
    encounter = draw_encounter(t)
    if encounter != NONE:
        t.facing -= encounter
        t.prior[area] += encounter
        emit(t, Log.PRIOR_LIES, area, encounter)
    yield from make_room(t, p, area)
    yield from enter(t, p)


def make_room(t: Anima, p: int, new: int) -> Script[None]:  # AN-5.9 .. AN-5.11
    """The explorer names an Area to remove, until nobody saves it."""
    t.saved = EMPTY
    while len(t.areas) > limit(t):
        some = removable(t, p, t.areas - new, LEVEL[new] - 1) - t.saved
        area = yield Ask(p, RemoveArea, some)
        emit(t, Log.WANTS_REMOVED, p, area)
        kept = False
        if len(some) > 1:
            kept = yield from may_save(t, p, area)
        if kept:
            t.saved += area
        else:
            t.areas -= area
            t.area_discard += area
            emit(t, Log.AREA_REMOVED, area)
    t.saved = EMPTY


def may_save(t: Anima, explorer: int, area: int) -> Script[bool]:  # AN-5.10, W9
    """In turn order after the explorer others may pay an Advantage for an Area; tell whether somebody has."""
    for step in range(len(t.seats) - 1):
        p = after(t, explorer, step + 1)
        if not t.ended[p] and len(t.hand[p]) > 0:
            kind = yield May(p, SaveArea, kinds_in(t.hand[p]))
            if kind != NONE:
                emit(t, Log.SAVES_AREA, p, area)
                discard_kind(t, p, kind)
                return True
    return False
