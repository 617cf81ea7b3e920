"""The games that a chapter of a report is about."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from fogtable.core.study import Dealt, Study, Use
from fogtable.lab.columns import first_column, option_column, use_column
from fogtable.lab.programme import Programme, all_sides, rows
from fogtable.lab.report.measures import early
from fogtable.lab.report.words import Words
from fogtable.lab.report.writing import seats


@dataclass(frozen=True)
class Sample:
    """Finished games, with their programme and the words that describe them."""

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
        """The names of the sides, in the same order."""
        return [self.words.side(side) for side in self.sides]

    @property
    def even(self) -> float | None:
        """The share of the games that each of two sides wins in an even game."""
        return 0.5 if len(self.sides) == 2 else None

    def at(self, players: int) -> pl.DataFrame:
        """Return the games with so many players."""
        return self.games.filter(pl.col("players") == players)

    def won_by(self, side: str) -> str:
        """Return the phrase for a game that a side has won."""
        return f"won by {self.words.side(side)}" if self.study.score is None else self.study.score.won

    def groups(self) -> list[tuple[str, pl.DataFrame]]:
        """Return the games at each table with each combination of options, under a name that tells them apart."""
        plan = self.programme
        several = [name for name in plan.settings[0] if len({repr(setting[name]) for setting in plan.settings}) > 1]
        found: dict[str, list[int]] = {}
        for row in rows(plan):
            parts = [seats(row.players)] if len(plan.players) > 1 else []
            parts += [self.words.value(name, row.plan.options[name]) for name in several]
            found.setdefault(", ".join(parts) or "all games", []).append(row.number)
        games = [(name, self.games.filter(pl.col("row").is_in(numbers))) for name, numbers in found.items()]
        return [(name, there) for name, there in games if there.height]

    def to_compare(self, use: Use, member: int) -> tuple[pl.DataFrame, str]:
        """Return the games in which use and no use of something are compared, and the column that tells them apart.

        What chance alone brings is compared by whether it came early, where chance alone decides that.
        """
        name = use.family.name(member)
        dealt = self._dealt(use)
        if dealt is None:
            return self.games, use_column(use.kind, name)
        there = self.games.filter(pl.col(option_column(dealt.option)).is_in(list(dealt.values)))
        last = early(self.games)
        came = pl.col(first_column(use.kind, name)).fill_null(last + 1) <= last
        return there.with_columns(came_early=came.cast(pl.Int32)), "came_early"

    def compared_at(self, use: Use, split: int) -> str:
        """Return in which games something counts as used, in a word."""
        return f"{split}+" if self._dealt(use) is None else f"{self.study.turn_name} {early(self.games)}"

    def used_at(self, use: Use, split: int) -> str:
        """Return the same as the beginning of a sentence."""
        if self._dealt(use) is not None:
            return f"where it came by {self.compared_at(use, split)}"
        return "with it" if split == 1 else f"with {split} or more"

    def comparison(self, use: Use) -> str:
        """Return a sentence on the comparison made where chance alone brings something; ``""`` elsewhere."""
        dealt = self._dealt(use)
        if dealt is None:
            return ""
        values = " or ".join(sorted(self.words.value(dealt.option, value) for value in dealt.values))
        return (
            f"Compared are games in which it came by {self.study.turn_name} {early(self.games)}, when nearly all were "
            "still going on, with those in which it did not. That is up to chance, but games in which more happens see "
            f"more of everything. Only games with \N{LEFT DOUBLE QUOTATION MARK}{self.words.option(dealt.option)}: "
            f"{values}\N{RIGHT DOUBLE QUOTATION MARK} count for that: elsewhere the order is fixed."
        )

    def _dealt(self, use: Use) -> Dealt | None:
        return next((dealt for dealt in self.study.dealt if dealt.kind == use.kind), None)
