"""How much two shares differ, and how sure that is, also over groups that must not be mixed."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from fogtable.lab.tally import interval


class Counted(NamedTuple):
    """How many of so many."""

    hits: int
    tries: int


class Difference(NamedTuple):
    """A difference of two shares (-1 to 1) with its 95 % interval."""

    value: float
    low: float
    high: float


def difference(one: Counted, other: Counted) -> Difference:
    """Return share of ``one`` minus share of ``other`` with the interval of Newcombe (1998, method 10).

    Raises:
        ValueError: one of them has no tries.
    """
    low, high = interval(*one)
    other_low, other_high = interval(*other)
    share, other_share = one.hits / one.tries, other.hits / other.tries
    value = share - other_share
    below = sqrt((share - low) ** 2 + (other_high - other_share) ** 2)
    above = sqrt((high - share) ** 2 + (other_share - other_low) ** 2)
    return Difference(value, value - below, value + above)


def pooled(pairs: Iterable[tuple[Counted, Counted]]) -> Difference | None:
    """Return the mean difference over groups, each compared within itself; ``None`` if no group has both.

    Groups weigh as with Mantel and Haenszel; their intervals are joined as in Zou and Donner (2008). A single group
    gives what :func:`difference` gives.
    """
    parts = [
        (one.tries * other.tries / (one.tries + other.tries), difference(one, other))
        for one, other in pairs
        if one.tries and other.tries
    ]
    if not parts:
        return None
    whole = sum([weight for weight, _ in parts])
    value = sum([weight * part.value for weight, part in parts]) / whole
    below = sqrt(sum([(weight * (part.value - part.low)) ** 2 for weight, part in parts])) / whole
    above = sqrt(sum([(weight * (part.high - part.value)) ** 2 for weight, part in parts])) / whole
    return Difference(value, value - below, value + above)
