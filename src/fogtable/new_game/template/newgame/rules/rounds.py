"""The rounds (NG-2)."""

from __future__ import annotations

from fogtable.core.rules import BOUNDARY, EMPTY, NONE, OVER, Ask, Cards, Script, emit, reveal, together
from newgame.components import HAND
from newgame.events import Log
from newgame.questions import Lay
from newgame.state import Table


def play(t: Table) -> Script[None]:  # NG-3.1
    """Play round after round until the hands are empty."""
    while t.round < HAND:
        yield BOUNDARY
        yield from together(t, everyone, choose)
        laid = reveal_chosen(t)
        score(t, laid)
        t.round += 1
    yield OVER


def everyone(t: Table, p: int) -> bool:  # NG-2.1
    """Tell who chooses: all players."""
    return True


def choose(t: Table, p: int) -> Script[None]:  # NG-2.1
    """Choose a lamp in secret."""
    t.chosen[p] = yield Ask(p, Lay, t.hand[p])


def reveal_chosen(t: Table) -> Cards:  # NG-2.1, NG-2.4
    """Lay all chosen lamps face up; give them back."""
    laid = EMPTY
    for p in t.seats:
        lamp = reveal(t.chosen[p])
        t.chosen[p] = NONE
        t.hand[p] -= lamp
        t.laid[p] += lamp
        laid += lamp
        emit(t, Log.LAYS, p, lamp)
    return laid


def score(t: Table, laid: Cards) -> None:  # NG-2.3
    """Give a point for the brightest lamp that still burns."""
    out = blinded(laid)
    if len(out) > 0:
        emit(t, Log.GO_OUT, out)
    lamp = brightest(laid - out)
    if lamp == NONE:
        emit(t, Log.NOBODY_SCORES)
        return
    for p in t.seats:
        if lamp in t.laid[p]:
            t.points[p] += 1
            emit(t, Log.SCORES, p, lamp)


def blinded(laid: Cards) -> Cards:  # NG-2.2
    """Return the lamps beside whose numbers another one lies."""
    out = EMPTY
    for lamp in laid:
        if lamp + 1 in laid:
            out = out + lamp + (lamp + 1)
    return out


def brightest(lamps: Cards) -> int:  # NG-1.1
    """Return the brightest of these lamps, none if there is none."""
    found = NONE
    for lamp in lamps:  # in the order of their numbers
        found = lamp
    return found
