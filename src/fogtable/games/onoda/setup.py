"""Set-up (ON-S), dealing, and the options of the game (ON-22)."""

from __future__ import annotations

from typing import Literal

import msgspec

from fogtable.core.rules import NONE
from fogtable.games.onoda.components import (
    HISTORICAL_MARKERS,
    HISTORY,
    MILITARY,
    SET_ASIDE,
    Comrade,
    Event,
    Item,
    Mission,
    Token,
    Variant,
)
from fogtable.games.onoda.state import Onoda


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game: the standard one, or the historical one with its military or survival missions.

    What comes next is printed on the cards of a historical game; of a shuffled deck nothing is shown.
    """

    variant: Literal["standard", "military", "survival"] = "standard"
    next_number: bool = False  # ON-22.8


def setup(t: Onoda, options: Options) -> None:  # ON-S.1 .. ON-S.12
    """Lay everything out for the first round; the item markers are dealt after it."""
    t.variant = Variant.parse(options.variant)
    t.bag = Token.ALL  # ON-S.4
    t.comrades = Comrade.ALL - Comrade.AKATSU  # ON-S.6
    t.comrades_aside += Comrade.AKATSU
    t.items = Item.ALL - Item.RADIO  # ON-S.11
    t.mission_at = NONE
    if t.variant == Variant.STANDARD:  # ON-S.2, ON-S.3
        t.deck = Event.ALL - SET_ASIDE
        t.aside = SET_ASIDE
        t.mission_deck = Mission.ALL
    else:  # ON-22.2, ON-22.4, ON-22.5
        t.deck = HISTORY
        t.box = Event.ALL - HISTORY
        t.mission_deck = MILITARY if t.variant == Variant.MILITARY else Mission.ALL - MILITARY
        t.mission_box = Mission.ALL - t.mission_deck
        for marker, region in enumerate(HISTORICAL_MARKERS):
            t.marker_at[region] = marker
        t.shows_next = options.next_number
