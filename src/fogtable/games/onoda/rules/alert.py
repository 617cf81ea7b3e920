"""Alert markers: what they are, and how they go (ON-2). Placing them can make a man mad: ``checks.place_alert``."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Cards, emit
from fogtable.games.onoda.components import Event, Region
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.state import Onoda


def alert_level(t: Onoda, region: int) -> int:  # ON-2.1, E44
    """Return the level that an alert check must beat in a region."""
    return t.alert[region] + (1 if Event.RADAR_STATION in t.lasting and region != Region.KYANPU else 0)


def marked(t: Onoda) -> Cards:
    """Return the regions that hold an alert marker."""
    found = EMPTY
    for region in Region.ALL:
        if t.alert[region] > 0:
            found += region
    return found


def remove_alert(t: Onoda, region: int, number: int) -> None:  # ON-2.7
    """Take alert markers off a region, as many as there are."""
    removed = min(number, t.alert[region])
    if removed > 0:
        t.alert[region] -= removed
        emit(t, Log.ALERT_FALLS, region, t.alert[region])
    else:
        emit(t, Log.NO_ALERT, region)
