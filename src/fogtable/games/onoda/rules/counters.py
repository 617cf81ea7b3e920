"""The main track: health, paranoia, honor. What makes them worse can end the game and stands in checks.py."""

from __future__ import annotations

from fogtable.core.rules import emit
from fogtable.games.onoda.components import TOP
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.state import Onoda


def gain_health(t: Onoda, number: int) -> None:  # ON-1.1
    """Raise health, to 10 at most."""
    gained = min(number, TOP - t.health)
    if gained > 0:
        t.health += gained
        emit(t, Log.GAINS_HEALTH, gained, t.health)
    else:
        emit(t, Log.HEALTH_FULL)


def reduce_health(t: Onoda, number: int) -> None:  # ON-1.1
    """Lower health, to 0 at least; what follows from it is for the instruction to say."""
    lost = min(number, t.health)
    if lost > 0:
        t.health -= lost
        emit(t, Log.LOSES_HEALTH, lost, t.health)


def lose_paranoia(t: Onoda, number: int) -> None:  # ON-1.2
    """Lower paranoia, to 0 at least."""
    lost = min(number, t.paranoia)
    if lost > 0:
        t.paranoia -= lost
        emit(t, Log.LOSES_PARANOIA, lost, t.paranoia)
    else:
        emit(t, Log.NO_PARANOIA)


def raise_paranoia(t: Onoda, number: int) -> None:  # ON-1.7
    """Raise paranoia, to 10 at most; what follows from it is for the instruction to say."""
    gained = min(number, TOP - t.paranoia)
    if gained > 0:
        t.paranoia += gained
        emit(t, Log.GAINS_PARANOIA, gained, t.paranoia)


def gain_honor(t: Onoda, number: int) -> None:  # ON-1.3
    """Raise honor, without limit."""
    t.honor += number
    emit(t, Log.GAINS_HONOR, t.honor)
