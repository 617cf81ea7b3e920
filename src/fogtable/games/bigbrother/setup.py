"""Set-up (BB-2) and the options of the game (BB-17)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fogtable.games.bigbrother.components import (
    MARKETS,
    NUMBERS,
    Directive,
    Goal,
    Immediate,
    News,
    Number,
    Support,
)
from fogtable.games.bigbrother.state import BigBrother


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game (specification 9). 0 stands for what the set of numbers says."""

    numbers: Literal["tuned", "spec"] = "tuned"
    authority: Annotated[int, msgspec.Meta(ge=0, le=19)] = 0
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    characters: Literal["choose", "deal"] = "choose"


def setup(t: BigBrother, options: Options) -> None:  # BB-2.1 .. BB-2.11
    """Lay out what follows from the options; characters, hands and policemen come with the first decisions."""
    for number, value in enumerate(NUMBERS[options.numbers]):
        t.numbers[number] = value
    if options.authority:  # BB-17.1
        t.numbers[Number.AUTHORITY_START] = options.authority
    if options.round_limit:  # BB-17.2
        t.numbers[Number.ROUND_LIMIT] = options.round_limit
    t.dealt_characters = options.characters == "deal"
    t.authority = t.numbers[Number.AUTHORITY_START]
    t.resources = t.max_resources = t.numbers[Number.RESOURCES_START]
    t.event_deck = News.ALL
    t.goal_box = Goal.ALL
    t.directive_deck = Directive.ALL
    t.pool = Support.ALL
    t.pool_now = Immediate.ALL
    t.deck_size[0] = len(Support.ALL) + len(Immediate.ALL)
    t.markets = MARKETS  # BB-2.5
    for p in t.opposition:
        t.will[p] = t.numbers[Number.WILL_START]
