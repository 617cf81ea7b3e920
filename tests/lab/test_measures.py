from __future__ import annotations

import polars as pl
import pytest

from fogtable.lab.difference import Counted, difference
from fogtable.lab.report.measures import (
    classes,
    early,
    mean_change,
    option_change,
    sampled,
    spread,
    standings,
    usage,
    wins,
)


def test_wins_by_column() -> None:
    games = pl.DataFrame({"side": ["a", "b", "a"], "players": [3, 3, 4]})
    assert wins(games, "a", ["players"]) == {(3,): Counted(1, 2), (4,): Counted(1, 1)}
    assert wins(games, "c", ["players"]) == {(3,): Counted(0, 2), (4,): Counted(0, 1)}


def test_spread() -> None:
    found = spread(pl.DataFrame({"turns": list(range(1, 102))}), "turns")
    assert found is not None
    assert (found.mean, found.least, found.p5, found.median, found.p95, found.most) == (51, 1, 6, 51, 96, 101)
    assert spread(pl.DataFrame({"turns": [None]}, schema={"turns": pl.Int32}), "turns") is None


@pytest.mark.parametrize(
    ("values", "width", "counts"),
    [
        ([7, 9, 9], 1, [(7, 1), (8, 0), (9, 2)]),
        ([3, 40], 2, [(at, int(at in (2, 40))) for at in range(2, 41, 2)]),
        ([105, 199, 200], 5, [(at, int(at in (105, 195, 200))) for at in range(105, 201, 5)]),
        ([], 1, []),
    ],
)
def test_classes_are_of_round_width_and_leave_no_gap(
    values: list[int], width: int, counts: list[tuple[int, int]]
) -> None:
    games = pl.DataFrame({"n": values}, schema={"n": pl.Int32})
    assert classes(games, "n") == (width, counts)


def test_a_game_that_is_over_stays_where_it_ended() -> None:
    games = pl.DataFrame({"course": [[10, 8, 0], [10, 9, 6, 4, 0]]})
    found = standings(games, "course")
    assert [(s.turn, s.going, s.mean) for s in found] == [(0, 2, 10), (1, 2, 8.5), (2, 2, 3), (3, 1, 2), (4, 1, 0)]
    assert standings(games.clear(), "course") == []


def test_the_race_is_told_until_95_percent_of_the_games_are_over() -> None:
    games = pl.DataFrame({"course": [[3, 0]] * 99 + [[3, 2, 1, 0]]})
    assert len(standings(games, "course")) == 2


def table(*lines: tuple[int, str, int]) -> pl.DataFrame:
    return pl.DataFrame(list(lines), schema=["row", "side", "used"], orient="row")


def test_use_is_compared_with_no_use() -> None:
    games = table(*[(0, "a", 1)] * 6, *[(0, "b", 2)] * 2, *[(0, "a", 0)] * 4, *[(0, "b", 0)] * 8)
    found = usage(games, "used", "a")
    assert (found.mean, found.some, found.split) == (0.5, 0.4, 1)
    assert (found.often, found.seldom) == (Counted(6, 8), Counted(4, 12))
    assert found.change == pytest.approx(difference(Counted(6, 8), Counted(4, 12)))


def test_what_is_used_in_nearly_every_game_is_compared_where_the_games_part_evenly() -> None:
    games = table(*[(0, "a", 5)] * 50, *[(0, "b", 2)] * 48, (0, "b", 0))
    found = usage(games, "used", "a")
    assert 2 < found.split <= 5
    assert (found.often, found.seldom) == (Counted(50, 50), Counted(0, 49))


def test_use_is_compared_within_the_rows_of_the_plan() -> None:
    # Row 1 is won more and uses more; within each row use changes nothing.
    games = table(
        *[(0, "a", 0)] * 10, *[(0, "b", 0)] * 40, (0, "a", 1), *[(0, "b", 1)] * 4,
        *[(1, "a", 1)] * 40, *[(1, "b", 1)] * 10, *[(1, "a", 0)] * 4, (1, "b", 0),
    )  # fmt: skip
    found = usage(games, "used", "a")
    assert found.change is not None
    assert found.change.value == pytest.approx(0)
    assert found.often.hits / found.often.tries > 0.7 > 0.3 > found.seldom.hits / found.seldom.tries


def test_what_is_never_used_changes_nothing() -> None:
    found = usage(table((0, "a", 0), (0, "b", 0)), "used", "a")
    assert (found.mean, found.some, found.change) == (0, 0, None)


def test_options_are_compared_with_everything_else_equal() -> None:
    lines = [("A", 3, "a")] * 5 + [("A", 3, "b")] * 5 + [("B", 3, "a")] * 8 + [("B", 3, "b")] * 2
    lines += [("A", 5, "a")] * 2 + [("A", 5, "b")] * 8 + [("B", 5, "a")] * 5 + [("B", 5, "b")] * 5
    games = pl.DataFrame(lines, schema=["board", "players", "side"], orient="row")
    found = option_change(games, "board", "B", "A", ["players"], "a")
    assert found is not None
    assert found.value == pytest.approx(0.3)
    alone = option_change(games.filter(pl.col("players") == 3), "board", "B", "A", ["players"], "a")
    assert alone == pytest.approx(difference(Counted(8, 10), Counted(5, 10)))
    assert option_change(games, "board", "C", "A", ["players"], "a") is None


def test_empty_places_are_no_numbers() -> None:
    assert sampled(pl.Series([1, None, 3])) == (2, 2, 2)
    assert sampled(pl.Series([7])) == (1, 7, 0)
    assert sampled(pl.Series([], dtype=pl.Int32)) == (0, 0, 0)


def test_means_are_compared_within_the_rows_of_the_plan() -> None:
    # Row 1 has more of both; within each row it changes nothing.
    lines = [(0, 0, 10)] * 30 + [(0, 1, 10)] * 10 + [(1, 0, 90)] * 10 + [(1, 1, 90)] * 30
    games = pl.DataFrame(lines, schema=["row", "used", "worth"], orient="row")
    found = mean_change(games, pl.col("used") > 0, pl.col("worth"))
    assert found == (0, 0, 0)
    assert mean_change(games.filter(pl.col("used") > 0), pl.col("used") > 0, pl.col("worth")) is None


@pytest.mark.parametrize(("turns", "last"), [([1] * 5, 1), ([6] * 99 + [3], 5), ([6] * 98 + [3] * 2, 2), ([6, 1], 1)])
def test_early_is_before_games_are_over(turns: list[int], last: int) -> None:
    assert early(pl.DataFrame({"turns": turns})) == last
