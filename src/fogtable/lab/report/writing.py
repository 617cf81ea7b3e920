"""How numbers are written in the reports."""

from __future__ import annotations

from fogtable.lab.difference import Counted, Difference
from fogtable.lab.tally import interval

NOTHING = "–"
"""Stands where there is no number."""


def percent(share: float) -> str:
    """Return a share as ``47.3%``."""
    return f"{share:.1%}"


def points(difference: float) -> str:
    """Return a difference of shares in points of percent: ``+4.2``."""
    return f"{difference * 100:+.1f}".replace("-", "\N{MINUS SIGN}")


def share_cells(counted: Counted) -> tuple[str, str]:
    """Return a share and its 95 % interval."""
    if counted.tries == 0:
        return NOTHING, NOTHING
    low, high = interval(*counted)
    return percent(counted.hits / counted.tries), f"{percent(low)} to {percent(high)}"


def change_cells(found: Difference | None) -> tuple[str, str]:
    """Return a difference of shares and its 95 % interval, in points of percent."""
    if found is None:
        return NOTHING, NOTHING
    return points(found.value), f"{points(found.low)} to {points(found.high)}"
