"""The report on a game for one: its numbers are counted here once more, from the columns of the games."""

from __future__ import annotations

import re
from math import sqrt
from statistics import mean, variance
from typing import Any

import polars as pl
import pytest

from fogtable.games import load
from fogtable.games.onoda.components import Event, Mission
from fogtable.lab.columns import schema_of
from fogtable.lab.facts import study_of
from fogtable.lab.programme import given_settings, programme_of
from fogtable.lab.report.sample import Sample
from fogtable.lab.report.whole import report
from fogtable.lab.report.words import Words
from fogtable.lab.report.writing import signed
from fogtable.lab.tally import interval
from tests.lab.test_report import games_of, read
from tests.tiers import slow

pytestmark = slow  # test_report.py reads a report in every tier

GAME = load("onoda")
STUDY = study_of("onoda")
SWEPT = programme_of("balance", GAME, ["steady"], [1], given_settings(GAME, ["variant=standard,survival"]), 60, 4)
NAMES = {"standard": "Standard game", "survival": "Historical, survival missions"}


@pytest.fixture(scope="module")
def games() -> pl.DataFrame:
    return games_of(SWEPT)


@pytest.fixture(scope="module")
def html(games: pl.DataFrame) -> str:
    return report(SWEPT, games, None)


@pytest.fixture(scope="module")
def tables(html: str) -> dict[str, list[list[str]]]:
    return read(html).tables


def of(games: pl.DataFrame, variant: str) -> list[dict[str, Any]]:
    return [game for game in games.iter_rows(named=True) if game["option_variant"] == variant]


def about(values: list[float]) -> list[str]:
    far = 1.959964 * sqrt(variance(values) / len(values))
    return [f"{mean(values):.1f}", f"{mean(values) - far:.1f} to {mean(values) + far:.1f}"]


def test_who_survives(games: pl.DataFrame, tables: dict[str, list[list[str]]]) -> None:
    for variant, line in zip(NAMES, tables["Games survived"][1:], strict=True):
        there = of(games, variant)
        alive = sum(game["side"] == "onoda" for game in there)
        low, high = interval(alive, 60)
        assert line[:3] == [NAMES[variant], f"{alive / 60:.1%}", f"{low:.1%} to {high:.1%}"]
        assert line[3:] == [str(alive), "60", *about([game["payoff"] / 10 for game in there])]


def test_every_game_is_in_one_band(games: pl.DataFrame, tables: dict[str, list[list[str]]]) -> None:
    lines = tables["Results"][1:]
    causes = ["death", "madness", "broken", "forgotten", "outlaw", "disputed", "historical", "legend"]
    assert [line[1] for line in lines[:8]] == [
        "Death", "Madness", "Madness: the mind gave way", "Forgotten", "Public Enemy", "Disputed Figure",
        "Historical Result", "Legend",
    ]  # fmt: skip
    for variant, at in (("standard", 0), ("survival", 8)):
        counted = [sum(game["cause"] == cause for game in of(games, variant)) for cause in causes]
        assert [int(line[4]) for line in lines[at : at + 8]] == counted
        assert sum(counted) == 60
        low, high = interval(counted[0], 60)
        assert lines[at][:4] == [NAMES[variant], "Death", f"{counted[0] / 60:.1%}", f"{low:.1%} to {high:.1%}"]


def test_points_are_those_of_survivors(games: pl.DataFrame, tables: dict[str, list[list[str]]]) -> None:
    for variant, line in zip(NAMES, tables["Victory points"][1:], strict=True):
        points = [game["score"] for game in of(games, variant) if game["side"] == "onoda"]
        assert line[:4] == [NAMES[variant], str(len(points)), *about(points)]
        assert (int(line[4]), int(line[-1])) == (min(points), max(points))


def test_a_game_lasts_some_rounds(games: pl.DataFrame, tables: dict[str, list[list[str]]]) -> None:
    line = tables["Length of a game"][1]
    assert line[:3] == ["rounds", "1", f"{mean(games['turns']):.1f}"]
    assert tables["The race with 1 player"][0][0] == "after round"


def test_where_the_health_went(games: pl.DataFrame, tables: dict[str, list[list[str]]]) -> None:
    lost: dict[str, int] = {}
    for game in games.iter_rows(named=True):
        for change in game["changes"]:
            if change["counter"] == "health":
                lost[change["cause"]] = lost.get(change["cause"], 0) + change["down"]
    lines = {line[0]: line[1:] for line in tables["Health by kind of cause"][1:]}
    for kind, title in (("hunger", "Hunger and spoilt food"), ("raids", "Failed raids"), ("spent", "Spent on checks")):
        assert lines[title][:2] == [f"{lost[kind] / 120:.2f}", f"{lost[kind] / sum(lost.values()):.1%}"]
    singly = tables["Health by cause"][1:]
    told = sum(float(line[2]) for line in singly if line[2] != "–")
    assert told == pytest.approx(sum(lost.values()) / 120, abs=0.005 * len(singly))


def test_what_an_event_does_each_time(games: pl.DataFrame, tables: dict[str, list[list[str]]]) -> None:
    head, *lines = tables["Events revealed"]
    assert head[-3:] == ["health each time", "paranoia each time", "honor each time"]
    words = Words(GAME)
    for event in (Event.GIANT_BEES, Event.LETTERS_FROM_HOME):
        name = Event.name(event)
        times = games[f"events_{name.replace('-', '_')}"].sum()
        line = next(line for line in lines if line[0] == words.member("event", Event, event))
        for cell, counter in zip(line[-3:], ("health", "paranoia", "honor"), strict=True):
            moved = sum(
                change["up"] - change["down"]
                for game in games.iter_rows(named=True)
                for change in game["changes"]
                if (change["counter"], change["cause"], change["member"]) == (counter, "events", name)
            )
            assert cell == signed(moved / times)


def test_missions_are_compared_where_the_deck_decides(games: pl.DataFrame, tables: dict[str, list[list[str]]]) -> None:
    words = Words(GAME)
    lines = {line[0]: line[1:] for line in tables["How good each mission is"][1:]}
    assert len(lines) == len(Mission)
    standard = of(games, "standard")
    going_on = {turn: mean(n > turn for n in games["turns"]) for turn in range(2, 6)}
    by = max([1, *(turn for turn, share in going_on.items() if share >= 0.99)])
    compared = 0
    for mission in Mission.ALL:
        column = Mission.name(mission).replace("-", "_")
        cells = lines[words.member("mission", Mission, mission)]
        tried, done = games[f"attempts_{column}"].sum(), games[f"successes_{column}"].sum()
        assert cells[2] == (f"{done / tried:.1%}" if tried else "–")
        assert cells[4] == str(tried)
        early = [(game[f"first_missions_{column}"] or 9) <= by for game in standard]
        with_it = [game["payoff"] / 10 for game, came in zip(standard, early, strict=True) if came]
        without = [game["payoff"] / 10 for game, came in zip(standard, early, strict=True) if not came]
        enough = min(len(with_it), len(without)) >= 10
        assert cells[-2] == (signed(mean(with_it) - mean(without)) if enough else "–")
        compared += enough
    assert compared > 0


def test_where_the_order_is_fixed_nothing_is_compared(games: pl.DataFrame) -> None:
    sample = Sample(SWEPT, STUDY, games, Words(GAME))
    uses = {use.kind: use for use in STUDY.uses}
    compared, column = sample.to_compare(uses["events"], Event.GAS)
    assert compared["option_variant"].unique().to_list() == ["standard"]
    assert column not in games.columns
    compared, column = sample.to_compare(uses["worn"], 0)
    assert (compared.height, column) == (games.height, "worn_uniform")


def test_nothing_speaks_of_sides_or_of_many_players(html: str) -> None:
    text = re.sub(r"(?s)<style>.*?</style>|<svg.*?</svg>", "", html)
    assert "won by" not in text
    assert "1 players" not in text
    assert "even game" not in text


def test_every_picture_has_a_text_of_its_own(html: str) -> None:
    pictures = read(html).pictures
    assert all(len(str(picture["aria-label"])) > 40 for picture in pictures)
    assert len({picture["aria-label"] for picture in pictures}) == len(pictures)
    colours = set(re.findall(r'(?:fill|stroke)="([^"]+)"', "".join(re.findall(r"(?s)<svg.*?</svg>", html))))
    assert all(colour in ("none", "transparent") or colour.startswith("var(--") for colour in colours)


def test_without_any_survivor_the_report_is_written(games: pl.DataFrame) -> None:
    lost = games.filter(pl.col("side") == "island")
    found = read(report(SWEPT, lost, None)).tables
    assert [line[1] for line in found["Games survived"][1:]] == ["0.0%", "0.0%"]
    assert found["Victory points"][1:] == []
    assert "Games survived" in read(report(SWEPT, games.head(1), None)).tables


def test_the_columns_of_other_games_stay_what_they_were() -> None:
    other = load("notalone")
    programme = programme_of("balance", other, ["random"], [3], given_settings(other, []), 1, 0)
    names = list(schema_of(programme, other, study_of("notalone")))
    assert names[-1].startswith("survivals_")
    assert not [name for name in names if name.startswith(("first_", "changes", "score", "payoff"))]
