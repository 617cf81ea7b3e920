"""Measures of finished games: winners, lengths, the race of the counters, and correlations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import polars as pl

from fogtable.lab.difference import Counted, Difference, Sampled, pooled, pooled_means

_FEW: Final = 0.05
"""Where fewer games than this share are without a use, often and seldom are compared instead."""


def wins(games: pl.DataFrame, side: str, by: Sequence[str]) -> dict[tuple[Any, ...], Counted]:
    """Return how many of how many games a side won, for each combination of values of the columns ``by``."""
    counted = games.group_by(list(by)).agg((pl.col("side") == side).sum().alias("won"), pl.len().alias("all"))
    return {tuple(row[:-2]): Counted(row[-2], row[-1]) for row in counted.sort(list(by)).iter_rows()}


@dataclass(frozen=True)
class Spread:
    """How something lies: the mean, and how many percent of the games are at most at each mark."""

    mean: float
    least: int
    p5: int
    median: int
    p95: int
    most: int


def spread(games: pl.DataFrame, column: str) -> Spread | None:
    """Return how a column lies; ``None`` if it is empty."""
    values = games[column].drop_nulls()
    if values.is_empty():
        return None
    p5, median, p95 = (int(values.quantile(share, "nearest") or 0) for share in (0.05, 0.5, 0.95))
    return Spread(_mean(values), int(values.min()), p5, median, p95, int(values.max()))  # type: ignore[arg-type]


def classes(games: pl.DataFrame, column: str, most: int = 20) -> tuple[int, list[tuple[int, int]]]:
    """Return the width of classes and (from, games) for each: at most about ``most`` of them, of a round width."""
    values = games[column].drop_nulls()
    if values.is_empty():
        return 1, []
    low, high = int(values.min()), int(values.max())  # type: ignore[arg-type]
    width = next(step * ten for ten in _TENS for step in (1, 2, 5) if (high - low) / (step * ten) < most)
    counted = dict((values // width * width).value_counts().iter_rows())
    return width, [(at, counted.get(at, 0)) for at in range(low // width * width, high + 1, width)]


_TENS: Final = tuple(10**n for n in range(12))


@dataclass(frozen=True)
class Standing:
    """Where a counter stands after a turn, over all games; those that are over stand where they ended."""

    turn: int
    going: int
    mean: float
    p10: int
    median: int
    p90: int


def standings(games: pl.DataFrame, column: str) -> list[Standing]:
    """Return how a counter went, by turn, until 95 % of the games are over."""
    if games.is_empty():
        return []
    turns = games[column].list.len() - 1
    last = int(turns.quantile(0.95, "nearest") or 0)
    found = []
    for turn in range(last + 1):
        values = games.select(pl.col(column).list.get(turn, null_on_oob=True).fill_null(pl.col(column).list.last()))
        column_now = values.to_series()
        p10, median, p90 = (int(column_now.quantile(share, "nearest") or 0) for share in (0.1, 0.5, 0.9))
        found.append(Standing(turn, int((turns >= turn).sum()), _mean(column_now), p10, median, p90))
    return found


@dataclass(frozen=True)
class Usage:
    """How often something is used, and how that correlates with the result.

    Attributes:
        mean: uses in a game.
        some: the share of the games with at least one.
        split: games with at least so many uses are compared with the others.
        often: what its side won of the games with at least ``split`` uses.
        seldom: the same for the other games.
        change: the share won often minus seldom, compared within the same table and options; ``None``: all games are
            on one side of the split.
    """

    mean: float
    some: float
    split: int
    often: Counted
    seldom: Counted
    change: Difference | None


def usage(games: pl.DataFrame, column: str, side: str) -> Usage:
    """Return how a column of uses lies and goes with the wins of ``side``, row by row of the plan."""
    values = games[column]
    some = float((values > 0).mean() or 0)  # type: ignore[arg-type]
    split = _split(values) if some > 1 - _FEW else 1
    by_row = wins(games.select("row", "side", often=pl.col(column) >= split), side, ["row", "often"])
    none = Counted(0, 0)
    pairs = [
        (by_row.get((row, True), none), by_row.get((row, False), none)) for row in sorted({row for row, _ in by_row})
    ]
    often, seldom = (Counted(sum(p[i].hits for p in pairs), sum(p[i].tries for p in pairs)) for i in (0, 1))
    return Usage(_mean(values), some, split, often, seldom, pooled(pairs))


def _split(values: pl.Series) -> int:
    """Return the number of uses that parts the games most evenly, at least 1."""
    counts = range(1, int(values.max() or 1) + 1)  # type: ignore[arg-type]
    return min(counts, key=lambda count: abs(int((values >= count).sum()) * 2 - len(values)))


def sampled(values: pl.Series) -> Sampled:
    """Return number, mean and variance of the values in a column that are not empty."""
    there = values.drop_nulls()
    return Sampled(len(there), _mean(there), float(there.var() or 0))  # type: ignore[arg-type]


def mean_change(games: pl.DataFrame, marked: pl.Expr, value: pl.Expr) -> Difference | None:
    """Return the mean of ``value`` in games that are ``marked`` minus that in the others, row by row of the plan."""
    by_row = games.select("row", marked=marked, value=value).partition_by("row", maintain_order=True)
    return pooled_means(
        [tuple(sampled(row.filter(pl.col("marked") == there)["value"]) for there in (True, False)) for row in by_row]  # type: ignore[misc]
    )


_ALIVE: Final = 0.99
"""Early is what comes before the first games are over: at most 1 of 100 may be by then."""


def early(games: pl.DataFrame) -> int:
    """Return the last turn that nearly all games have survived, at least 1."""
    turns = games["turns"]
    later = [turn for turn in range(1, int(turns.max() or 1)) if (turns > turn).mean() >= _ALIVE]  # type: ignore[arg-type,operator]
    return max(later, default=1)


def option_change(
    games: pl.DataFrame, column: str, value: Any, usual: Any, others: Sequence[str], side: str
) -> Difference | None:
    """Return how much ``value`` of an option changes for a side against the ``usual`` one, all else being equal.

    ``others`` are the columns of everything else.
    """
    counted = wins(games, side, [*others, column])
    none = Counted(0, 0)
    keys = sorted({key[:-1] for key in counted}, key=repr)
    return pooled([(counted.get((*key, value), none), counted.get((*key, usual), none)) for key in keys])


def _mean(values: pl.Series) -> float:
    return float(values.mean() or 0)  # type: ignore[arg-type]
