"""How a search plays ONODA."""

from __future__ import annotations

from typing import Final

from fogtable.core.game import Searching

SEARCHING: Final = Searching(explore=0.3, guided=0.0)
"""Each playout goes to the end of the game."""
