"""What lies in the box (NG-1)."""

from __future__ import annotations

from typing import Final

from fogtable.core.rules import Family


class Lamp(Family):
    """The lamps, in the order of their numbers (NG-1.1)."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    ELEVEN = 10
    TWELVE = 11


HAND: Final = 3
"""How many lamps each player is dealt, and so how many rounds there are (NG-1.2, NG-3.1)."""
