"""The two tracks and the Will counters: everything that can end the game or break a Hunted."""

from __future__ import annotations

from fogtable.core.rules import OVER, Script, emit
from fogtable.games.notalone.components import CREATURE, MAX_WILL
from fogtable.games.notalone.events import Log
from fogtable.games.notalone.state import NotAlone


def move_rescue(t: NotAlone, cause: int) -> Script[None]:  # NA-6.13, NA-8.5
    """Move the Rescue counter forward 1 space. At the star the Hunted have won (NA-8.6, NA-9.1, NA-9.3)."""
    t.rescue -= 1
    t.cause = cause
    emit(t, Log.RESCUE_MOVES, t.rescue, cause)
    if t.rescue == 0:
        emit(t, Log.HUNTED_WIN, cause)
        yield OVER


def move_assimilation(t: NotAlone, cause: int) -> Script[None]:  # NA-3.10, NA-5.15, NA-5.21
    """Move the Assimilation counter forward 1 space. At the star the Creature has won (NA-9.1, NA-9.2)."""
    t.assimilation -= 1
    t.cause = cause
    emit(t, Log.ASSIMILATION_MOVES, t.assimilation, cause)
    if t.assimilation == 0:
        emit(t, Log.CREATURE_WINS, cause)
        yield OVER


def lose_will(t: NotAlone, p: int, number: int) -> None:  # NA-2.4
    """Take Will counters from a Hunted, as many as there are."""
    lost = min(number, t.will[p])
    if lost > 0:
        t.will[p] -= lost
        emit(t, Log.LOSES_WILL, p, lost)


def regain_will(t: NotAlone, p: int, number: int) -> None:  # NA-2.4
    """Give Will counters back to a Hunted, up to 3."""
    gained = min(number, MAX_WILL - t.will[p])
    if gained > 0:
        t.will[p] += gained
        emit(t, Log.REGAINS_WILL, p, gained)


def light_beacon(t: NotAlone) -> None:  # NA-6.8
    """Put the Marker counter on the Beach."""
    t.beacon = True
    emit(t, Log.LIGHTS_BEACON)


def take_beacon(t: NotAlone, cause: int) -> Script[None]:  # NA-6.8, Amplifier
    """Remove the Marker counter from the Beach and move the Rescue counter forward."""
    t.beacon = False
    emit(t, Log.TAKES_BEACON)
    yield from move_rescue(t, cause)


def payoff(t: NotAlone, p: int) -> int:  # NA-9.1
    """Return what a player has got out of the finished game: all Hunted win together, or the Creature wins."""
    hunted_won = t.rescue == 0
    return 1000 if hunted_won == (p != CREATURE) else 0
