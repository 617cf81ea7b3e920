"""Differences of two shares or means with their confidence intervals, also over groups that must not be mixed."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

from fogtable.lab.tally import SURE_95, interval

FEW: Final = 10
"""From so many numbers on a mean is compared."""


class Counted(NamedTuple):
    """How many of so many."""

    hits: int
    tries: int


class Sampled(NamedTuple):
    """So many numbers, their mean and their variance (0 for fewer than two)."""

    size: int
    mean: float
    variance: float


class Difference(NamedTuple):
    """A difference of two shares (-1 to 1), or of two means, with its 95 % interval."""

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
    return _joined(
        [(one.tries, other.tries, difference(one, other)) for one, other in pairs if one.tries and other.tries]
    )


def reach(sampled: Sampled) -> float:
    """Return how far the 95 % interval of a mean goes to each side of it."""
    return SURE_95 * sqrt(sampled.variance / sampled.size)


def mean_difference(one: Sampled, other: Sampled) -> Difference:
    """Return mean of ``one`` minus mean of ``other``; the interval is that of the normal distribution."""
    value = one.mean - other.mean
    far = sqrt(reach(one) ** 2 + reach(other) ** 2)
    return Difference(value, value - far, value + far)


def paired(changes: Sampled) -> Difference:
    """Return the mean of changes, each between two games on the same seed, with the normal distribution's interval.

    Raises:
        ValueError: there are no changes.
    """
    if not changes.size:
        raise ValueError("expected at least one pair of games, got none")
    far = reach(changes)
    return Difference(changes.mean, changes.mean - far, changes.mean + far)


def pooled_means(pairs: Iterable[tuple[Sampled, Sampled]]) -> Difference | None:
    """Return the mean difference over groups as :func:`pooled` does.

    Groups with less than :data:`FEW` on a side say nothing: their variance is not known well enough.
    """
    return _joined(
        [
            (one.size, other.size, mean_difference(one, other))
            for one, other in pairs
            if one.size >= FEW and other.size >= FEW
        ]
    )


def _joined(compared: list[tuple[int, int, Difference]]) -> Difference | None:
    """Return the mean of differences between so many and so many."""
    if not compared:
        return None
    parts = [(one * other / (one + other), found) for one, other, found in compared]
    whole = sum([weight for weight, _ in parts])
    value = sum([weight * part.value for weight, part in parts]) / whole
    below = sqrt(sum([(weight * (part.value - part.low)) ** 2 for weight, part in parts])) / whole
    above = sqrt(sum([(weight * (part.high - part.value)) ** 2 for weight, part in parts])) / whole
    return Difference(value, value - below, value + above)
