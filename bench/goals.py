"""What the numbers are to reach (decisions per second, each from Python)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    """``row`` makes ``at_least`` times the decisions per second of ``against``; so many, if there is none."""

    row: str
    against: str | None
    at_least: float

    def __str__(self) -> str:
        """Return the goal as one phrase."""
        if self.against is None:
            return f"{self.row} at least {self.at_least:,.0f}/s"
        return f"{self.row} at least {self.at_least:g}x {self.against}"

    def told(self, found: float) -> str:
        """Return a measured number in the unit of the goal."""
        return f"{found:,.0f}/s" if self.against is None else f"{found:.2f}x"


GOALS = [
    Goal("notalone_reference", "pyspiel_hanabi", 1.0),
    Goal("notalone_reference", "rlcard_uno", 4.0),
    Goal("notalone_server_moves", None, 15_000),
]
"""Every goal that is looked at after a run."""
