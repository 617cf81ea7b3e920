"""PettingZoo: Leduc hold'em through the interface most used for several agents."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Final

from bench.contestant import Contestant, Entry


def leduc() -> Contestant:
    """The environment without the wrappers that check its use; RLCard plays underneath."""
    environment = import_module("pettingzoo.classic.leduc_holdem_v4").raw_env()

    def playout(rng: Random) -> int:
        draw = rng.random
        environment.reset(seed=rng.getrandbits(31))
        terminations: Any = environment.terminations
        decisions = 0
        while not any(terminations.values()):
            legal = environment.observe(environment.agent_selection)["action_mask"].nonzero()[0]
            environment.step(int(legal[int(draw() * len(legal))]))
            terminations = environment.terminations
            decisions += 1
        return decisions

    return Contestant(playout)


ENTRIES: Final = [
    Entry(
        "pettingzoo_leduc",
        leduc,
        "python",
        "pyspiel_leduc",
        "RLCard's Leduc through PettingZoo's interface, an observation in NumPy with each decision; the price of the"
        " interface, not of the game.",
    )
]
"""In the order of the table."""
