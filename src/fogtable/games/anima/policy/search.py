"""How a search plays ANIMA."""

from __future__ import annotations

from typing import Final

from fogtable.core.game import Searching

SEARCHING: Final = Searching(horizon=60, explore=0.3, guided=0.3)
"""A playout is cut off after about three Turns of two players, two Turns of three."""
