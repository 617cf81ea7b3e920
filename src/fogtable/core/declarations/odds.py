"""Odds: how likely something decided by chance is to succeed, as far as a seat can reckon it.

A game reckons them from the *view* of a seat (``Game.odds``), so they follow from what that seat may see, exactly: ways
out of all ways, no estimate.
"""

from __future__ import annotations

from typing import NamedTuple


class Odds(NamedTuple):
    """In how many of ``all`` equally likely cases it succeeds (``won``), or ends without a winner (``drawn``)."""

    won: int
    drawn: int
    all: int

    def told(self) -> dict[str, int]:
        """Return it by names."""
        return {"won": self.won, "drawn": self.drawn, "all": self.all}


NOW = -1
"""The number of no option: as things stand, whatever is answered."""
