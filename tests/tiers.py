"""How much of the test-suite runs, and how often what is drawn at random is tried; see docs/testing.md.

``quick``   every clause, both executions, the server on SQLite, one browser walk a game: ``make test``
``all``     everything: ``make test-all``, what CI runs, and any run that names files or tests
``long``    what is drawn at random, in numbered parts with other seeds each: ``make test-long``
"""

from typing import Final

import pytest

TIERS: Final = ("quick", "all", "long")
TIMES: Final = 10
"""How many times as much one part of the long tier tries as the tier ``all``."""

slow = pytest.mark.slow
"""Left out of the quick tier: something else that runs there proves nearly the same, sooner."""
quick = pytest.mark.quick
"""Kept in the quick tier, though :func:`leave_out` takes the others with such a fixture out of it."""
drawn = pytest.mark.drawn
"""Tries what :func:`seeds` draws: the tests of the long tier."""


def leave_out(item: pytest.Item, fixtures: set[str]) -> None:
    """Mark a test that uses one of these fixtures as slow, unless it is marked as quick."""
    if fixtures.intersection(getattr(item, "fixturenames", ())) and item.get_closest_marker("quick") is None:
        item.add_marker(slow)


class Chosen:
    """The tier of this run, set before any test is collected."""

    tier = "all"
    part = 1


def tries(number: int, quick: int | None = None) -> int:
    """Return how often to try something drawn at random, given the number of the tier ``all``.

    The quick tier tries ``quick`` times; a quarter, but at least once, where that is not told.
    """
    if Chosen.tier == "long":
        return number * TIMES
    if Chosen.tier == "quick":
        return max(1, number // 4) if quick is None else quick
    return number


def seeds(number: int, quick: int | None = None) -> range:
    """Return that many seeds, as :func:`tries` counts them: 0 and up, and others in each part of the long tier."""
    count = tries(number, quick)
    first = Chosen.part * count if Chosen.tier == "long" else 0
    return range(first, first + count)
