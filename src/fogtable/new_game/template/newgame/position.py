"""Positions that a scenario sets up: what follows from what is given, and what cannot be."""

from __future__ import annotations

from newgame.components import HAND
from newgame.state import Table


def settle(t: Table, given: frozenset[str]) -> None:
    """Complete a position, and refuse one that cannot be.

    Raises:
        ValueError: the position is impossible; the message says why.
    """
    if "round" not in given:
        t.round = HAND - len(t.hand[0])
    for p in t.seats:
        if len(t.hand[p]) != HAND - t.round:
            raise ValueError(f"after round {t.round} everyone holds {HAND - t.round} lamps (NG-3.1)")
        if len(t.laid[p]) != t.round:
            raise ValueError(f"after round {t.round} everyone has laid {t.round} lamps (NG-2.4)")
    if sum(t.points) > t.round:
        raise ValueError("a round gives one point at most (NG-2.3)")
