"""The end of the game (NG-3)."""

from __future__ import annotations

from newgame.rules.rounds import brightest
from newgame.state import Table


def winner(t: Table) -> int:  # NG-3.2
    """Return who has won: most points, then the brightest lamp."""
    best = 0
    for p in t.seats:
        more = t.points[p] > t.points[best]
        equal = t.points[p] == t.points[best]
        if more or (equal and brightest(t.laid[p]) > brightest(t.laid[best])):
            best = p
    return best


def payoff(t: Table, p: int) -> int:  # NG-3.2
    """Return what a seat got, in thousandths of a win."""
    return 1000 if winner(t) == p else 0
