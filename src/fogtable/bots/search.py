"""The bot that searches: it plays a question through in many worlds that its seat could be in.

What a question is worth, and where a playout ends, the game says (``Game.policy``, ``Game.worth``, ``Game.searching``).
Without compiled rules it would be far too slow: then another bot of the game answers in its place.
"""

from __future__ import annotations

import struct
from random import Random
from typing import Any, Final

from fogtable.core.bot import Bot, Observation
from fogtable.core.declarations.fields import PER_SEAT
from fogtable.core.game import Game

ENDLESS: Final = 1 << 40
EVEN: Final = 0.1
"""How much of what the policy or the net thinks of the options beforehand is left aside: all get their chance."""


class SearchBot:
    """Answers after ``seconds`` at the latest, earlier when more time would hardly change what the answer is worth.

    With a ``net`` that has learned (as compiled rules take it) it thinks that all play by that, in place of the policy.
    ``iterations`` bounds the search besides (then equal seeds give equal answers, as long as time does not end it).
    With ``patience`` it may answer that many seconds later where others use the machine: then only the time counts in
    which its thread works. At a table it has none: the time that it takes would tell how hard it thinks.
    """

    searches = True

    def __init__(
        self, game: Game, seconds: float, otherwise: Bot, iterations: int = ENDLESS, net: bytes | None = None
    ) -> None:
        self.game = game
        self.seconds = seconds
        self.otherwise = otherwise
        self.iterations = iterations
        self.net = net
        self.even = EVEN
        self.patience = 0.0
        self.niceness = 0

    def choose(self, seen: Observation, rng: Random) -> int:
        """Return one of the options."""
        if len(seen.options) == 1:
            return seen.options[0]
        if seen.world is None:
            return self.otherwise.choose(seen, rng)
        tried = self.tried(seen, rng)
        if seen.choice in self.game.searching.mixed:
            return _drawn(tried, rng)
        option, _, _ = max(tried, key=lambda row: (row[1], row[2]))
        return int(option)

    def tried(self, seen: Observation, rng: Random) -> list[tuple[int, int, float]]:
        """Return the options of a question that has a world: how often each was tried, and its worth (0 to 1)."""
        how = self.game.searching
        tried: list[tuple[int, int, float]]
        tried, _, _, _ = seen.world.search(
            seat=seen.seat,
            seconds=self.seconds,
            iterations=self.iterations,
            seed=rng.getrandbits(64),
            explore=how.explore,
            horizon=how.horizon,
            patience=self.patience,
            niceness=self.niceness,
            net=self.net,
            even=self.even,
            **self._belief(seen),
        )
        return tried

    def _belief(self, seen: Observation) -> dict[str, Any]:
        """Return how likely hidden cards lie in a zone, as the search takes it."""
        belief = self.game.searching.belief
        found = None if belief is None else belief(seen)
        if found is None:
            return {}
        zone, rows = found
        (shape,) = self.game.table.fields[zone].shape
        cards = self.game.table.CARD_BITS
        weights = [list(row) + [0.0] * (cards - len(row)) for row in rows]
        weights += [[0.0] * cards] * ((self.game.table.MAX_SEATS if shape == PER_SEAT else shape) - len(weights))
        flat = [w for row in weights for w in row]
        return {"zone": list(self.game.table.fields).index(zone), "weights": struct.pack(f"{len(flat)}f", *flat)}


def _drawn(tried: list[tuple[int, int, float]], rng: Random) -> int:
    """Return an option, each as likely as it was tried."""
    left = rng.random() * sum(visits for _, visits, _ in tried)
    for option, visits, _ in tried:
        left -= visits
        if left < 0:
            return option
    return tried[-1][0]
