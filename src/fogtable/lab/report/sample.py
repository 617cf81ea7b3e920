"""The games that a chapter of a report is about."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from fogtable.core.study import Study
from fogtable.lab.programme import Programme, all_sides
from fogtable.lab.report.words import Words


@dataclass(frozen=True)
class Sample:
    """Finished games, with the programme they belong to and the words to tell of them."""

    programme: Programme
    study: Study
    games: pl.DataFrame
    words: Words

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides, in order of seats."""
        return all_sides(self.programme)

    @property
    def side_names(self) -> list[str]:
        """What the sides are called, in the same order."""
        return [self.words.side(side) for side in self.sides]

    @property
    def even(self) -> float | None:
        """The share of the games that each of two sides wins in an even game."""
        return 0.5 if len(self.sides) == 2 else None

    def at(self, players: int) -> pl.DataFrame:
        """Return the games with so many players."""
        return self.games.filter(pl.col("players") == players)
