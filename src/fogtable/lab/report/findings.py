"""Findings: what a report says in sentences, before its numbers.

A section that has counted something adds the sentences that follow from it; the page puts them first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import ceil
from statistics import NormalDist
from typing import Final

from fogtable.lab.difference import Difference
from fogtable.lab.tally import SURE_95


class Subject(Enum):
    """What findings are about, in the order in which a page has them."""

    WINNERS = "Who wins"
    DECIDES = "What decides"
    UNUSED = "What is not used"
    STRONG = "What goes with the result"
    USED = "What is used more or less"
    OPTIONS = "What options change"
    LENGTH = "How long it lasts"
    SURE = "How sure this is"


class Sureness(Enum):
    """How far a finding can be relied on."""

    COUNTED = "counted"
    """It says what happened in these games, and no more."""
    SURE = "sure"
    """One in twenty whole reports would say such a thing by chance."""
    LIKELY = "likely"
    """One in twenty comparisons would show it by chance, and there were several."""
    OPEN = "open"
    """So many games cannot tell."""


@dataclass(frozen=True)
class Finding:
    """A sentence. Of each subject those with the most ``weight`` are shown."""

    subject: Subject
    text: str
    sureness: Sureness = Sureness.COUNTED
    weight: float = 0.0


def sureness(found: Difference, among: int) -> Sureness:
    """Return how sure it is that a difference is not 0, if so many were compared (Bonferroni's correction)."""
    reach = found.value - found.low if found.value > 0 else found.high - found.value
    if reach <= 0:
        return Sureness.SURE if found.value else Sureness.OPEN
    deviations = abs(found.value) / reach * SURE_95
    if deviations > NormalDist().inv_cdf(1 - 0.025 / max(1, among)):
        return Sureness.SURE
    return Sureness.LIKELY if deviations > SURE_95 else Sureness.OPEN


_FINE: Final = 0.02
"""How narrow a share should be known before somebody tunes numbers by it."""


def precision(tables: Sequence[int]) -> Finding:
    """Return how narrowly the games of each table tell a share, and how many would tell it to two points."""
    fewest, most = min(tables), max(tables)
    reach = SURE_95 * 0.5 / fewest**0.5
    games = f"{fewest:,}" if fewest == most else f"{fewest:,} to {most:,}"
    each = " each" if len(tables) > 1 else ""
    text = f"{games} games{each} tell a share of half of them to within {reach * 100:.1f} points"
    wanted = ceil((SURE_95 * 0.5 / _FINE) ** 2)
    return Finding(Subject.SURE, f"{text}; to within 2 points it takes {wanted:,}." if fewest < wanted else f"{text}.")


def more_or_fewer(found: Difference, scale: float) -> tuple[str, str]:
    """Return a difference that is not 0 without its sign, ``12.3 points more``, and its interval."""
    low, high = sorted((abs(found.low * scale), abs(found.high * scale)))
    return f"{abs(found.value * scale):.1f} points {'more' if found.value > 0 else 'fewer'}", f"{low:.1f} to {high:.1f}"


def listed(names: Sequence[str], most: int = 8) -> str:
    """Return names as one phrase: the first few, and how many more there are."""
    told = list(names[:most])
    if len(names) > most:
        told.append(f"{len(names) - most} more")
    return told[0] if len(told) == 1 else f"{', '.join(told[:-1])} and {told[-1]}"


def strongest(found: Iterable[Finding], most: int) -> list[Finding]:
    """Return the findings with the most weight: what is sure, or what is likely if nothing is."""
    by_weight = sorted(found, key=lambda one: -one.weight)
    for level in (Sureness.SURE, Sureness.LIKELY):
        there = [one for one in by_weight if one.sureness is level]
        if there:
            return there[:most]
    return []
