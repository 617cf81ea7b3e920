"""Set-up (AN-1) and the options of the game (AN-18.3 to AN-22)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fogtable.core.rules import EMPTY
from fogtable.games.anima.cards import Advantage
from fogtable.games.anima.components import NUMBERS, Area, Character, Encounter, Final, Goods, Mission
from fogtable.games.anima.state import Anima


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game (specification 9). A cap of 0 Turns is none."""

    numbers: Literal["tuned", "spec"] = "tuned"
    tree: bool = False
    both_basics: bool = False
    crisis: bool = False
    turn_cap: Annotated[int, msgspec.Meta(ge=0, le=199)] = 0


def setup(t: Anima, options: Options) -> None:  # AN-1.1, AN-1.2
    """Make the decks; what is dealt and revealed comes with the deal and the first decisions."""
    for number, value in enumerate(NUMBERS[options.numbers]):
        t.numbers[number] = value
    t.tree = options.tree
    t.both_basics = options.both_basics
    t.crisis = options.crisis
    t.turn_cap = options.turn_cap
    t.deck = Advantage.ALL
    t.character_deck = Character.ALL
    t.area_deck = Area.ALL
    t.encounter_deck = Encounter.ALL
    t.mission_box = Mission.ALL
    t.final_box = Final.ALL
    for p in t.seats:
        t.goods_reckoned[p] = EMPTY + Goods.AWAITED
