"""Set-up (NA-1) and the options of the game (NA-10)."""

from __future__ import annotations

from typing import Literal

import msgspec

from fogtable.games.notalone.components import (
    CONTENT,
    CREATURE,
    FIRST_PLACES,
    MAX_WILL,
    RESERVE_COPIES,
    Board,
    Hunt,
    Place,
    Survival,
)
from fogtable.games.notalone.state import NotAlone


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game (specification 9)."""

    board: Literal["A", "B"] = "A"
    lair: Literal["one", "all"] = "one"
    expert: bool = False


def setup(t: NotAlone, options: Options) -> None:  # NA-1.1 .. NA-1.8
    """Lay everything out for the first turn (specification 4); the cards are dealt after it."""
    t.board = Board.A if options.board == "A" else Board.B  # NA-1.7
    t.lair_takes_all = options.lair == "all"
    t.expert = options.expert
    t.rescue = len(t.seats) + CONTENT.start.rescue_plus_players  # NA-1.2
    t.assimilation = len(t.seats) + CONTENT.start.assimilation_plus_players
    t.beacon = CONTENT.start.marker_on_beach  # NA-1.5
    for place in Place.ALL - FIRST_PLACES:  # NA-1.4
        t.reserve[place] = RESERVE_COPIES[len(t.hunted)]
    t.survival_deck = Survival.ALL
    t.hunt_deck = Hunt.ALL
    for p in t.hunted:  # NA-1.3
        t.owned[p] = FIRST_PLACES
        t.hand[p] = FIRST_PLACES
        t.will[p] = MAX_WILL


__all__ = ["CREATURE", "Options", "setup"]
