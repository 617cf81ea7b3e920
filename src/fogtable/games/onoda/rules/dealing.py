"""Dealing the item markers before the first round (ON-S.10)."""

from __future__ import annotations

from fogtable.core.rules import random_of
from fogtable.games.onoda.components import Marker, Region, Variant
from fogtable.games.onoda.events import Luck
from fogtable.games.onoda.state import Onoda


def deal(t: Onoda) -> None:  # ON-S.10
    """Deal the six item markers to the regions other than Kyanpu; the historical variant has printed places."""
    if t.variant == Variant.STANDARD:
        left = Marker.ALL
        for region in Region.ALL - Region.KYANPU:
            marker = random_of(t, Luck.LAY_MARKER, left)
            left -= marker
            t.marker_at[region] = marker
