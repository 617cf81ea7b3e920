"""How a search plays NOT ALONE: what may be believed of cards face down, and what must not be foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fogtable.core.game import Searching
from fogtable.games.notalone.bots.expectations import outlook
from fogtable.games.notalone.questions import Explore, ExtendToken, KeepPlace, PlaceToken

DOUBT: Final = 0.25
"""How much of the belief is even over all possible places: players do not all think alike."""


def played_cards(t: Any) -> tuple[str, Sequence[Sequence[float]]] | None:
    """Return how likely each Hunted has committed each place, as far as this viewer can tell.

    Nobody plays the places evenly: what a place gives is weighed against the danger there (``bot_belief``).
    """
    if t.revealed:
        return None
    ahead = outlook(t)
    ahead.believe(DOUBT)
    return "played", ahead.chance


SEARCHING: Final = Searching(
    horizon=2,
    explore=0.3,
    mixed=frozenset((Explore, PlaceToken, ExtendToken, KeepPlace)),
    belief=played_cards,
)
