"""Dealing the lamps (NG-1)."""

from __future__ import annotations

from fogtable.core.rules import emit, random_of
from newgame.components import HAND
from newgame.events import Log, Luck
from newgame.state import Table


def deal(t: Table) -> None:  # NG-1.2
    """Deal each player's lamps, in the order of the seats."""
    for p in t.seats:
        for _ in range(HAND):
            lamp = random_of(t, Luck.DEAL, t.left_over)
            t.left_over -= lamp
            t.hand[p] += lamp
        emit(t, Log.DEALT, p, t.hand[p])
