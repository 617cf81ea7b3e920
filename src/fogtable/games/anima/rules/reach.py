"""Where a Party may go (AN-5.3, AN-19.2)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards
from fogtable.games.anima.components import Level
from fogtable.games.anima.places import AREAS_OF_LEVEL, LEVEL
from fogtable.games.anima.state import Anima


def tree_level(t: Anima, p: int) -> int:  # AN-19.2
    """Return the level that a Party moves from, also once the move is declared: 0 from the road."""
    area = t.at[p] if t.at[p] != NONE else t.left[p]
    return 0 if area == NONE else LEVEL[area]


def levels_in_reach(t: Anima, p: int) -> Cards:  # AN-19.2
    """Return the levels of Areas that a Party may enter: all of them without the tree."""
    if not t.tree:
        return Level.ALL
    found = EMPTY
    for level in Level.ALL:
        if abs(level + 1 - tree_level(t, p)) <= 1:
            found += level
    return found


def within_reach(t: Anima, p: int) -> Cards:
    """Return all Areas, active or not, that a Party may enter."""
    found = EMPTY
    for level in levels_in_reach(t, p):
        found |= AREAS_OF_LEVEL[level + 1]
    return found


def reachable(t: Anima, p: int) -> Cards:  # AN-5.3
    """Return the active Areas that a Party may go to."""
    return t.areas & within_reach(t, p)
