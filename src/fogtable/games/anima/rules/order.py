"""The turn order: by Speed, ties by dice (AN-3.2 to AN-3.5)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Cards, emit, roll
from fogtable.games.anima.events import Log, Luck
from fogtable.games.anima.rules.strength import speed
from fogtable.games.anima.state import Anima


def fix_order(t: Anima) -> None:  # AN-3.2, AN-3.3
    """Put the players in order by the Speed of their Parties, highest first."""
    for p in t.seats:
        t.ahead[p] = 0
        for other in t.seats:
            if speed(t, other) > speed(t, p):
                t.ahead[p] += 1
    group = tied(t)
    while len(group) > 0:
        settle(t, group)
        group = tied(t)
    for p in t.seats:
        t.order[t.ahead[p]] = p
    for place in range(len(t.seats)):
        emit(t, Log.IN_ORDER, t.order[place], place + 1)


def tied(t: Anima) -> Cards:
    """Return the first group of players with the same place, EMPTY if there is none."""
    for place in range(len(t.seats)):
        group = EMPTY
        for p in t.seats:
            if t.ahead[p] == place:
                group += p
        if len(group) > 1:
            return group
    return EMPTY


def settle(t: Anima, group: Cards) -> None:  # AN-3.4
    """Each of a tied group rolls a die, and higher goes first; nobody can re-roll these."""
    for p in group:
        t.tie_die[p] = roll(t, Luck.TIE, 6)
        emit(t, Log.TIE_DIE, p, t.tie_die[p])
    for p in group:
        for other in group:
            if t.tie_die[other] > t.tie_die[p]:
                t.ahead[p] += 1
    for p in group:
        t.tie_die[p] = 0
