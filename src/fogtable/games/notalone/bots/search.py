"""How a search plays NOT ALONE: what may be believed of cards face down, and what must not be foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fogtable.core.game import Searching
from fogtable.games.notalone.bots.expectations import guess
from fogtable.games.notalone.questions import Explore, ExtendToken, KeepPlace, PlaceToken

DOUBT: Final = 0.25
"""How much of the belief is even over all possible places: players do not all think alike."""


def played_cards(seen: Any) -> tuple[str, Sequence[Sequence[float]]] | None:
    """Return how likely each Hunted has committed each place, as far as this viewer can tell.

    Nobody plays the places evenly: what a place gives is weighed against the danger there, and what each of
    them did so far counts (``expectations``).
    """
    if seen.view.revealed:
        return None
    return "played", guess(seen, DOUBT).chance


SEARCHING: Final = Searching(
    horizon=2,
    explore=0.3,
    mixed=frozenset((Explore, PlaceToken, ExtendToken, KeepPlace)),
    belief=played_cards,
)
