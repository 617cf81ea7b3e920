"""What the numbers are to reach (decisions per second, each from Python)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    """``row`` makes at least ``at_least`` times the decisions per second of ``against``."""

    row: str
    against: str
    at_least: float

    def __str__(self) -> str:
        """Return the goal as one phrase."""
        return f"{self.row} at least {self.at_least:g}x {self.against}"


GOALS = [
    Goal("notalone_reference", "pyspiel_hanabi", 1.0),
    Goal("notalone_reference", "rlcard_uno", 4.0),
    Goal("notalone_server_moves", "pyspiel_hanabi", 0.075),  # 15,000 where Hanabi makes 200,000
]
"""Every goal that is looked at after a run."""
