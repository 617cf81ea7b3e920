"""pokerkit: hands of no-limit hold'em, four players with a hundred big blinds each."""

from __future__ import annotations

import random
from copy import deepcopy
from functools import partial
from importlib import import_module
from typing import Any, Final

from bench.contestant import PLAYERS, SEED, Contestant, Entry, halfway

BLINDS = (1, 2)
STACK = 200


def holdem() -> Contestant:
    """No-limit hold'em; everything but the bets is done by the library (its automations)."""
    pokerkit: Any = import_module("pokerkit")
    automations = tuple(pokerkit.Automation)
    create_state = pokerkit.NoLimitTexasHoldem.create_state

    def new_hand() -> Any:
        return create_state(automations, True, 0, BLINDS, BLINDS[-1], STACK, PLAYERS)

    def play(seed: int, stop: int) -> tuple[Any, int]:
        random.seed(seed)
        hand = new_hand()
        return hand, _play(hand, random.Random(seed), stop)

    copies = [partial(deepcopy, half) for half in halfway(play)]
    random.seed(SEED)  # pokerkit shuffles with the module's generator
    return Contestant(lambda rng: _play(new_hand(), rng), copies)


def _play(hand: Any, rng: random.Random, stop: int = -1) -> int:
    """Play ``hand`` at random, at most ``stop`` decisions; return how many were made."""
    draw = rng.random
    decisions = 0
    while hand.status and decisions != stop:
        legal = []
        if hand.can_fold():
            legal.append(hand.fold)
        if hand.can_check_or_call():
            legal.append(hand.check_or_call)
        if hand.can_complete_bet_or_raise_to():
            least = hand.min_completion_betting_or_raising_to_amount
            most = hand.max_completion_betting_or_raising_to_amount
            amount = least + int(draw() * (most - least + 1))
            legal.append(partial(hand.complete_bet_or_raise_to, amount))
        legal[int(draw() * len(legal))]()
        decisions += 1
    return decisions


ENTRIES: Final = [
    Entry(
        "pokerkit",
        holdem,
        "python",
        "pyspiel_hanabi",
        "No-limit hold'em in plain Python; it lists no options, so this side asks for each kind of bet; copied by"
        " deepcopy.",
    )
]
"""In the order of the table."""
