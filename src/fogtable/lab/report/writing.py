"""How numbers are written in the reports."""

from __future__ import annotations

from fogtable.lab.difference import Counted, Difference, Sampled, reach
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


def signed(number: float) -> str:
    """Return a number with its sign: ``+0.25``."""
    return f"{round(number, 2) + 0.0:+.2f}".replace("-", "\N{MINUS SIGN}")


def mean_cells(found: Sampled) -> tuple[str, str]:
    """Return a mean and its 95 % interval."""
    if found.size == 0:
        return NOTHING, NOTHING
    if found.size == 1:
        return f"{found.mean:.1f}", NOTHING
    far = reach(found)
    return f"{found.mean:.1f}", f"{found.mean - far:.1f} to {found.mean + far:.1f}"


def mean_change_cells(found: Difference | None) -> tuple[str, str]:
    """Return a difference of means and its 95 % interval."""
    if found is None:
        return NOTHING, NOTHING
    return signed(found.value), f"{signed(found.low)} to {signed(found.high)}"


def seats(players: int) -> str:
    """Return a number of players in words."""
    return "1 player" if players == 1 else f"{players} players"
