"""How a search plays 1984: where hidden policemen may be believed to stand.

Everybody knows where one can stand (`abroad`): after a few rounds almost everywhere. But policemen wait at the
ministries where they began, or come near to the pawns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fogtable.core.game import Searching
from fogtable.core.rules import NONE
from fogtable.games.bigbrother.city import HOSPITALS, MINISTRIES
from fogtable.games.bigbrother.components import Cell, Policeman
from fogtable.games.bigbrother.policy.values import beat
from fogtable.games.bigbrother.rules.regime import OFFICES

DOUBT: Final = 0.25
"""How much of the belief is even over all possible cells: not everybody plays as the steady bot does."""
NEARNESS: Final = [1.0, 0.81, 0.33, 0.40, 0.05]
"""How much likelier a cell is, by how far it is from the nearest pawn; the last: or farther (docs/bots.md)."""
MINISTRY: Final = 10.1
"""How much likelier a ministry is than another cell as near; hospitals and offices likewise."""
HOSPITAL: Final = 3.4
OFFICE: Final = 0.6


def hidden_police(seen: Any) -> tuple[str, Sequence[Sequence[float]]]:
    """Return how likely hidden policemen stand on each cell, as far as this viewer can tell: each alike."""
    t = seen.view
    pawns = [t.at[p] for p in t.opposition if t.at[p] != NONE]
    likely = [_likelihood(cell, pawns) if cell in t.abroad else 0.0 for cell in Cell.ALL]
    whole = sum(likely) or 1.0
    even = DOUBT / max(len(t.abroad), 1)
    row = [(1 - DOUBT) * part / whole + (even if part else 0.0) for part in likely]
    return "hidden_at", [row] * Policeman.FIGURE_1


def _likelihood(cell: int, pawns: list[int]) -> float:
    near = NEARNESS[min([len(NEARNESS) - 1, *(beat(pawn, cell) for pawn in pawns)])]
    if cell in MINISTRIES:
        return near * MINISTRY
    if cell in HOSPITALS:
        return near * HOSPITAL
    return near * OFFICE if cell in OFFICES else near


SEARCHING: Final = Searching(explore=0.3, belief=hidden_police)
"""Every playout goes to the end of the game."""
