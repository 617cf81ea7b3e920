"""Comrades exhausted, removed: what can cost paranoia and cards in hand (ON-17.6, ON-17.7, ON-17.15)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Ask, Script, emit
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.questions import ExhaustComrade
from fogtable.games.onoda.rules.camp import in_camp
from fogtable.games.onoda.rules.checks import worsen
from fogtable.games.onoda.state import Onoda


def exhaust_comrade(t: Onoda) -> Script[None]:  # ON-17.6
    """The player exhausts an active comrade; if all are exhausted, one leaves the game and paranoia rises by 2."""
    if len(in_camp(t)) > 0:
        tired = t.exhausted if len(t.comrades) == 0 else EMPTY
        deed, comrade = yield Ask(0, ExhaustComrade, ExhaustComrade.EXHAUST(t.comrades) | ExhaustComrade.REMOVE(tired))
        if deed == ExhaustComrade.EXHAUST:
            yield from exhaust_named(t, comrade)
        else:
            yield from remove_comrade(t, comrade, 2)
    else:
        emit(t, Log.NO_COMRADE)


def exhaust_named(t: Onoda, comrade: int) -> Script[None]:  # ON-17.7, ON-16.4
    """Exhaust one certain comrade, if he is in camp and active."""
    if comrade in t.comrades:
        t.comrades -= comrade
        t.exhausted += comrade
        emit(t, Log.EXHAUSTS_COMRADE, comrade)
        yield from worsen(t, 0, 0)
    else:
        emit(t, Log.COMRADE_EXHAUSTED, comrade)


def remove_comrade(t: Onoda, comrade: int, paranoia: int) -> Script[None]:  # ON-17.15, ON-17.2
    """Take a comrade out of the game, from either side, and raise paranoia by the same instruction."""
    if comrade in in_camp(t):
        t.comrades -= comrade
        t.exhausted -= comrade
        t.comrades_lost += comrade
        emit(t, Log.COMRADE_LEAVES, comrade)
        yield from worsen(t, 0, paranoia)
    else:
        emit(t, Log.COMRADE_NOT_IN_CAMP, comrade)
