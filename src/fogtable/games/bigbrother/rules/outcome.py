"""Who has won, and what each seat gets out of it (BB-16)."""

from __future__ import annotations

from fogtable.games.bigbrother.components import BIG_BROTHER, End
from fogtable.games.bigbrother.state import BigBrother


def payoff(t: BigBrother, p: int) -> int:  # BB-16.8
    """Return a seat's result in thousandths: its side has won or lost; who has fallen has lost in every case."""
    his = t.end == End.AUTHORITY_FULL or t.end == End.ALL_BROKEN
    if p == BIG_BROTHER:
        return 1000 if his else 0
    return 0 if his or t.will[p] == 0 else 1000
