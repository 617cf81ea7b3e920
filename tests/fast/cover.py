"""How many lines of a game's rules have run in C: a comparison that leaves lines out says nothing of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

NEVER = "# never runs"
"""Marks a line that is there because it must not run."""


class Cover:
    """The lines of these files of rules that have run in a module built to cover, since this was made."""

    def __init__(self, module: ModuleType, files: Mapping[str, Path]) -> None:
        self.module = module
        self.texts = {place: path.read_text(encoding="utf-8").split("\n") for place, path in files.items()}
        self.before = self._counts()

    def _counts(self) -> dict[tuple[str, int], int]:
        return {
            (file, line): count
            for file, lines in self.module.hits().items()
            for line, count in lines.items()
            if file in self.texts and NEVER not in self.texts[file][line - 1]
        }

    def missed(self) -> list[tuple[str, int]]:
        """Return the lines that have not run, by file and number."""
        return sorted(place for place, count in self._counts().items() if count == self.before[place])

    def share(self) -> float:
        """Return how many of a hundred lines have run."""
        return 100 * (1 - len(self.missed()) / len(self.before))

    def require(self, percent: float) -> None:
        """Print the lines that have not run, and fail if too few have.

        Raises:
            AssertionError: fewer than ``percent`` of a hundred have run.
        """
        assert self.before, "the module counts no lines"
        missed = self.missed()
        told = "\n".join(f"{file}:{line}: {self.texts[file][line - 1].strip()}" for file, line in missed)
        print(f"{self.share():.1f} % of {len(self.before)} lines have run; not these:\n{told}" if missed else "all ran")
        assert self.share() >= percent, f"{self.share():.1f} % of the lines have run, expected {percent}:\n{told}"
