"""What each seat gets out of a game (AN-18)."""

from __future__ import annotations

from fogtable.core.rules import NONE
from fogtable.games.anima.components import End
from fogtable.games.anima.state import Anima


def payoff(t: Anima, p: int) -> int:  # AN-18.1, AN-18.4
    """Return a seat's result in thousandths: one wins alone, or Omega does; a draw is shared by all."""
    if t.winner != NONE:
        return 1000 if t.winner == p else 0
    if t.end == End.OMEGA_WINS:
        return 0
    return 333 if len(t.seats) == 3 else 500 if len(t.seats) == 2 else 250 if len(t.seats) == 4 else 200
