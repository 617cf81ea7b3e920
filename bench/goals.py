"""What the numbers are to reach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median
from typing import Final

from bench.measure import LESS_IS_BETTER, Samples, better

UNITS: Final = {
    "decisions_per_s": "decisions/s",
    "playouts_per_s": "playouts/s",
    "iterations_per_s": "iterations/s",
    "copy_us": "us a copy",
    "bytes_per_state": "bytes a state",
}
"""What is measured, in words."""


@dataclass(frozen=True)
class Goal:
    """``row`` reaches ``bound`` in ``measure``, or is so many times better than ``against``."""

    row: str
    measure: str
    bound: float
    against: str | None = None

    def found(self, results: Mapping[str, Samples]) -> float | None:
        """Return what came of it, in the unit of the bound; ``None`` if it was not measured."""
        values = results.get(self.row, {}).get(self.measure)
        if not values:
            return None
        if self.against is None:
            return median(values)
        return better(self.measure, values, results.get(self.against, {}).get(self.measure, ()))

    def reached(self, found: float) -> bool:
        """Tell whether a number found reaches the goal."""
        return found <= self.bound if self.at_most else found >= self.bound

    @property
    def at_most(self) -> bool:
        """Whether less is better, as for copies and bytes by themselves."""
        return self.against is None and self.measure in LESS_IS_BETTER

    def told(self, number: float) -> str:
        """Return a number in the unit of the goal."""
        if self.against is not None:
            return f"{number:.3g}x"
        return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"

    def __str__(self) -> str:
        """Return the goal as one phrase."""
        phrase = f"{self.row}: {UNITS[self.measure]} at {'most' if self.at_most else 'least'} {self.told(self.bound)}"
        return phrase if self.against is None else f"{phrase} better than {self.against}"


GOALS: Final = [
    Goal("notalone_compiled_from_python", "decisions_per_s", 12, "pyspiel_hanabi"),
    Goal("notalone_reference", "decisions_per_s", 1, "pyspiel_hanabi"),
    Goal("notalone_reference", "decisions_per_s", 4, "rlcard_uno"),
    Goal("notalone_compiled_kernel", "decisions_per_s", 35, "pyspiel_hanabi_cpp"),
    Goal("notalone_compiled_kernel", "decisions_per_s", 10_000_000),
    Goal("leduc_compiled_from_python", "decisions_per_s", 5, "pyspiel_leduc"),
    Goal("leduc_compiled_kernel", "playouts_per_s", 40, "pyspiel_leduc_cpp"),
    Goal("notalone_compiled_vector", "decisions_per_s", 2_000_000),
    Goal("notalone_compiled_vector_drawn", "decisions_per_s", 8_000_000),
    Goal("leduc_compiled_vector", "decisions_per_s", 12, "pgx_leduc_vector"),
    Goal("notalone_compiled_from_python", "copy_us", 0.12),
    Goal("notalone_compiled_from_python", "copy_us", 6, "pyspiel_hanabi"),
    Goal("notalone_search", "iterations_per_s", 250_000),
    Goal("notalone_search", "iterations_per_s", 150, "pyspiel_gin_rummy_ismcts"),
    Goal("notalone_compiled_kernel", "bytes_per_state", 512),
    Goal("notalone_server_moves", "decisions_per_s", 1.3, "boardgame_io_views"),
    Goal("notalone_server_moves", "decisions_per_s", 15_000),
    Goal("notalone_compiled_server_moves", "decisions_per_s", 4, "boardgame_io_views"),
    Goal("bigbrother_compiled_server_moves", "decisions_per_s", 2, "boardgame_io_views"),
    Goal("anima_compiled_server_moves", "decisions_per_s", 2, "boardgame_io_views"),
]
"""Every goal that is looked at after a run."""
