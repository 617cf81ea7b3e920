"""Actions whose event has no effect, for tests of the action alone."""

from __future__ import annotations

from typing import Any

from tests.games.onoda.table import Table

NOTHING = ("shimada-wounded", "rats", "snake")
"""Events that have been voided; they come in this order."""


def quiet(draws: str = "", **position: Any) -> Table:
    """Stand in Lubang (or ``at``), with three events to come that have no effect, and these tokens."""
    table = Table(**{"at": "lubang", "voided": " ".join(NOTHING)} | position)
    table.draws(draws)
    table.reveals(" ".join(NOTHING))
    return table
