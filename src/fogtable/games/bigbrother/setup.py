"""Set-up (BB-2) and the options of the game (BB-17)."""

from __future__ import annotations

from typing import Literal

import msgspec

from fogtable.games.bigbrother.city import MARKETS
from fogtable.games.bigbrother.components import NUMBERS, Directive, Goal, Immediate, News, Number, Support
from fogtable.games.bigbrother.state import BigBrother

Authority = Literal[
    "standard", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19"
]  # fmt: skip
"""The authority at the start: what the set of numbers says, or a handicap (BB-17.1)."""
Rounds = Literal[
    "standard", "none", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27",
    "28", "29", "30",
]  # fmt: skip
"""The last round: what the set of numbers says, none at all, or another one (BB-17.2, specification 12.3)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game (specification 9)."""

    numbers: Literal["tuned", "spec"] = "tuned"
    authority: Authority = "standard"
    round_limit: Rounds = "standard"
    characters: Literal["choose", "deal"] = "choose"
    standing_orders: bool = False  # BB-17.4: of interest to the server alone
    opposition_channel: bool = False  # BB-17.3: likewise


def setup(t: BigBrother, options: Options) -> None:  # BB-2.1 .. BB-2.11
    """Lay out what follows from the options; characters, hands and policemen come with the first decisions."""
    for number, value in enumerate(NUMBERS[options.numbers][len(t.seats)]):
        t.numbers[number] = value
    if options.authority != "standard":  # BB-17.1
        t.numbers[Number.AUTHORITY_START] = int(options.authority)
    if options.round_limit != "standard":  # BB-17.2
        t.numbers[Number.ROUND_LIMIT] = 0 if options.round_limit == "none" else int(options.round_limit)
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
