"""Victory points and what they are worth (ON-21)."""

from __future__ import annotations

from fogtable.games.onoda.components import End
from fogtable.games.onoda.state import Onoda


def victory_points(t: Onoda) -> int:  # ON-21.2 .. ON-21.4
    """Return the victory points of this position."""
    return 10 * t.honor + 10 * len(t.comrades) + 5 * len(t.items) + 10 * t.health - 10 * t.paranoia


def payoff(t: Onoda, p: int) -> int:  # ON-19.5, ON-21.1
    """Return what a finished game is worth, in thousandths: victory points, or for a defeat its round, then honor."""
    if t.end == End.SURVIVED:
        return min(1000, max(100, 300 + 3 * victory_points(t)))
    return 9 * t.round + min(t.honor, 8)  # a later round is better than any honor
