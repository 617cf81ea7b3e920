"""The tree of Areas (AN-19): what lies on the way from one level to another."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, emit
from fogtable.games.anima.components import Level
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import AREAS_OF_LEVEL, LEVEL
from fogtable.games.anima.rules.decks import draw_encounter
from fogtable.games.anima.rules.reach import tree_level
from fogtable.games.anima.rules.targets import has_prior
from fogtable.games.anima.state import Anima


def climbs(t: Anima, p: int, area: int) -> bool:  # AN-19.3
    """Tell whether a move changes the level of the tree; entering it does not count."""
    return t.tree and tree_level(t, p) != 0 and tree_level(t, p) != LEVEL[area]


def meet_on_the_way(t: Anima, p: int, area: int) -> None:  # AN-19.3
    """A move that changes the level finds an Encounter where no Prior Encounter lies."""
    if climbs(t, p, area) and not has_prior(t, area):
        encounter = draw_encounter(t)
        if encounter != NONE:
            t.facing -= encounter
            t.prior[area] += encounter
            emit(t, Log.ROAD_ENCOUNTER, area, encounter)


def last_way_in(t: Anima, old: Cards, level: int) -> Cards:  # AN-19.8
    """Return the Area of level 1 that has to stay when one of this level (an id of Level) joins the old ones."""
    ways = old & AREAS_OF_LEVEL[1]
    return ways if t.tree and len(ways) == 1 and level != Level.LEVEL_1 else EMPTY
