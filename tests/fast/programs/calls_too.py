"""Another module of rules, with names that the first has too."""

from __future__ import annotations

from fogtable.core.rules import NONE, May, Script
from tests.fast.programs.table import PAIRS, Pick, Table


def helper(n: int) -> int:
    return -n


def far(n: int) -> int:
    return helper(n) * 3 + 20


def moved_on(t: Table, card: int) -> Script[int]:
    other = yield May(0, Pick, PAIRS[card % 3] - card)
    return helper(card) + 9 if other == NONE else other
