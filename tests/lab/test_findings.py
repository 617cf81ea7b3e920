"""Findings say what the games say: counted here once more, without the report's measures."""

from __future__ import annotations

import re
from html import unescape
from math import sqrt

import polars as pl
import pytest

from fogtable.games import load
from fogtable.games.anima.components import Encounter
from fogtable.games.anima.lab import MONSTERS
from fogtable.games.notalone.components import Hunt
from fogtable.lab.difference import Difference, Sampled, paired
from fogtable.lab.programme import programme_of
from fogtable.lab.report.findings import (
    Finding,
    Subject,
    Sureness,
    listed,
    more_or_fewer,
    precision,
    strongest,
    sureness,
)
from fogtable.lab.report.page import Chapter, Section
from fogtable.lab.report.whole import report
from tests.lab.test_report import BALANCE, TOURNAMENT, games_of


def said(html: str) -> dict[str, list[str]]:
    """Return the sentences of a page by subject."""
    found: dict[str, list[str]] = {}
    for subject, items in re.findall(r"(?s)<section>\s*<h[34]>(.*?)</h[34]>\s*<ul>(.*?)</ul>", html):
        lines = [re.sub(r"(?s)<(a|span).*?</\1>", "", one) for one in re.findall("(?s)<li>(.*?)</li>", items)]
        found.setdefault(subject, []).extend(" ".join(unescape(line).split()) for line in lines)
    return found


@pytest.fixture(scope="module")
def balance_games() -> pl.DataFrame:
    return games_of(BALANCE)


def test_who_wins_and_how_sure_that_is(balance_games: pl.DataFrame) -> None:
    """16 games a table: one that all are won by one side is told as sure, one that is even is not."""
    lost = balance_games.with_columns(
        side=pl.when(pl.col("players") == 2).then(pl.lit("creature")).otherwise(
            pl.when(pl.col("number") % 2 == 0).then(pl.lit("creature")).otherwise(pl.lit("hunted"))
        )
    )  # fmt: skip
    html = report(BALANCE, lost, None)
    winners = said(html)["Who wins"]
    assert winners[0] == "With 2 players, 100.0% of the games are won by The Creature (80.6% to 100.0%): an advantage."
    assert winners[1].startswith("With 3 players, 50.0% of the games are won by ")
    assert winners[1].endswith(": no sure advantage, even is 50.0%.")
    marks = re.findall(r'class="sureness (\w+)">', html[: html.index("What decides")])
    assert marks == ["sure", "open"]


def test_what_is_never_used_is_named(balance_games: pl.DataFrame) -> None:
    columns = [f"hunts_{Hunt.name(card).replace('-', '_')}" for card in Hunt.ALL]
    unused = balance_games.with_columns(
        [pl.lit(0 if at in (3, 7) else 1, pl.UInt16).alias(column) for at, column in enumerate(columns)]
    )
    told = [line for line in said(report(BALANCE, unused, None))["What is not used"] if "Hunt cards" in line]
    assert len(told) == 1
    assert f"2 of {len(columns)} never in {unused.height} games" in told[0]


def test_what_goes_with_the_result_is_told_only_if_it_is_more_than_chance(balance_games: pl.DataFrame) -> None:
    many = pl.concat([balance_games.with_columns(number=pl.col("number") + 8 * n) for n in range(10)])
    name = f"hunts_{Hunt.name(2).replace('-', '_')}"
    used = many.with_columns((pl.col("side") == "creature").cast(pl.UInt16).alias(name))
    strong = said(report(BALANCE, used, None))["What goes with the result"]
    assert "100.0 points more games won by The Creature" in strong[0]
    chance = {
        column: pl.Series([n % 2 for n in range(many.height)], dtype=pl.UInt16)
        for column in many.columns
        if column.startswith(("hunts_", "survivals_", "visits_", "powers_"))
    }
    alike = many.with_columns(**chance).with_columns(
        side=pl.Series(["creature" if n // 2 % 2 else "hunted" for n in range(many.height)])
    )
    [none] = said(report(BALANCE, alike, None))["What goes with the result"]
    assert none.startswith("None of ")


def test_a_tournament_says_who_is_best() -> None:
    games = games_of(TOURNAMENT).with_columns(side=pl.lit("hunted"))
    told = said(report(TOURNAMENT, games, None))["Who wins"]
    assert any(line.startswith("As The Hunted, ") and "wins 100.0%" in line for line in told)


def test_every_finding_leads_to_its_numbers(balance_games: pl.DataFrame) -> None:
    html = report(BALANCE, balance_games, None)
    addresses = re.findall(r'<a href="#([^"]+)" aria-label="The numbers behind', html)
    assert len(addresses) > 5
    for address in addresses:
        assert f'id="{address}"' in html


def test_sureness_counts_how_many_were_compared() -> None:
    at_3_deviations = Difference(0.3, 0.3 - 0.1 * 1.96, 0.3 + 0.1 * 1.96)
    assert sureness(at_3_deviations, 1) is Sureness.SURE
    assert sureness(at_3_deviations, 18) is Sureness.SURE  # 0.0027 * 18 < 0.05
    assert sureness(at_3_deviations, 19) is Sureness.LIKELY
    assert sureness(Difference(-0.3, -0.3 - 0.1 * 1.96, -0.3 + 0.1 * 1.96), 19) is Sureness.LIKELY
    assert sureness(Difference(0.1, -0.1, 0.3), 1) is Sureness.OPEN
    assert sureness(Difference(0.0, 0.0, 0.0), 1) is Sureness.OPEN
    assert sureness(Difference(1.0, 1.0, 1.0), 1) is Sureness.SURE


def test_a_page_shows_the_weightiest_of_each_subject() -> None:
    many = [Finding(Subject.STRONG, f"{n}", weight=n) for n in range(9)]
    sections = [Section("one", "", findings=many[:4]), Section("two", "", findings=many[4:])]
    [(subject, told)] = Chapter("key", "title", sections).told
    assert subject == "What goes with the result"
    assert [one.finding.text for one in told] == ["8", "7", "6", "5", "4", "3"]
    assert [one.at for one in told] == ["key-2"] * 5 + ["key-1"]


def test_the_likely_is_told_only_where_nothing_is_sure() -> None:
    likely = Finding(Subject.STRONG, "likely", Sureness.LIKELY, 9)
    sure = Finding(Subject.STRONG, "sure", Sureness.SURE, 1)
    not_told = Finding(Subject.STRONG, "open", Sureness.OPEN, 99)
    assert strongest([likely, sure, not_told], 3) == [sure]
    assert strongest([likely, not_told], 3) == [likely]
    assert strongest([not_told], 3) == []


def test_words_for_numbers() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed(list("abcd"), 2) == "a, b and 2 more"
    assert more_or_fewer(Difference(-0.2, -0.3, -0.1), 100) == ("20.0 points fewer", "10.0 to 30.0")
    assert "2,401" in precision([400]).text
    assert precision([2401, 5000]).text.endswith("within 2.0 points.")


def test_pairs_have_the_interval_of_their_changes() -> None:
    found = paired(Sampled(100, 0.2, 0.25))
    assert found.value == 0.2
    assert found.high - found.value == pytest.approx(1.959964 * sqrt(0.25 / 100))
    with pytest.raises(ValueError, match="at least one pair"):
        paired(Sampled(0, 0.0, 0.0))


def test_only_monsters_can_be_fought() -> None:
    names = [Encounter.name(one) for one in MONSTERS]
    assert len(names) == 18
    assert "inn" not in names
    game = load("anima")
    assert (
        programme_of("balance", game, ["random"], [2], [{}], 1, 1).content
        == programme_of("balance", game, ["random"], [2], [{}], 1, 1).content
    )
