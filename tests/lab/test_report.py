"""The report says what the games say: its numbers are counted here once more, without the laboratory's measures."""

from __future__ import annotations

import re
from datetime import date
from html.parser import HTMLParser
from typing import Any

import polars as pl
import pytest

from fogtable.games import load
from fogtable.games.notalone.components import Hunt
from fogtable.lab.columns import line_of, schema_of
from fogtable.lab.difference import Counted, pooled
from fogtable.lab.facts import study_of
from fogtable.lab.programme import Programme, all_settings, programme_of, rows
from fogtable.lab.report.whole import report
from fogtable.lab.report.words import Words
from fogtable.lab.report.writing import change_cells
from fogtable.lab.spans import Span, play_span
from fogtable.lab.tally import interval
from tests.tiers import slow

GAME = load("notalone")
STUDY = study_of("notalone")
SETTINGS = all_settings(GAME, ["board=A", "lair=one"])
BALANCE = programme_of("balance", GAME, ["random"], [2, 3], SETTINGS, 8, 2)
TOURNAMENT = programme_of("tournament", GAME, ["belief", "random"], [2], SETTINGS[:1], 4, 2)


def games_of(programme: Programme) -> pl.DataFrame:
    """Play all games of a programme."""
    game, study = load(programme.game), study_of(programme.game)
    lines: list[dict[str, Any]] = []
    for row in rows(programme):
        at = 0
        while at < programme.games:
            finished = play_span(Span(row, at, programme.games, (programme.fogtable, programme.rules)))
            lines += [line_of(one, row, game, study) for one in finished]
            at += len(finished)
    return pl.DataFrame(lines, schema_of(programme, game, study))


@pytest.fixture(scope="module")
def balance_games() -> pl.DataFrame:
    return games_of(BALANCE)


@pytest.fixture(scope="module")
def tournament_games() -> pl.DataFrame:
    return games_of(TOURNAMENT)


@pytest.fixture(scope="module")
def balance_html(balance_games: pl.DataFrame) -> str:
    return report(BALANCE, balance_games, None)


@pytest.fixture(scope="module")
def tournament_html(tournament_games: pl.DataFrame) -> str:
    return report(TOURNAMENT, tournament_games, None)


class Read(HTMLParser):
    """Reads the tables of a page, by caption, the pictures, and every address in it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tables: dict[str, list[list[str]]] = {}
        self.pictures: list[dict[str, str | None]] = []
        self.addresses: list[str] = []
        self.tags: set[str] = set()
        self._in: list[str] = []
        self._caption = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self._in.append(tag)
        if tag == "svg":
            self.pictures.append(dict(attrs))
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src", "xlink:href")]
        if tag == "caption":
            self._caption = ""
        if tag == "tr":
            self.tables[self._caption].append([])
        if tag in ("th", "td"):
            self.tables[self._caption][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        self._in.pop()
        if tag == "caption":
            self.tables[self._caption] = []

    def handle_data(self, data: str) -> None:
        if "caption" in self._in:
            self._caption += data
        elif self._in and self._in[-1] in ("th", "td"):
            self.tables[self._caption][-1][-1] += data

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self._in.pop()


def read(html: str) -> Read:
    # Tags without an end would stay open in the parser.
    return Read(re.sub(r"<(meta|!doctype)[^>]*>", "", html))


def shown(count: int, games: int) -> list[str]:
    low, high = interval(count, games)
    return [f"{count / games:.1%}", f"{low:.1%} to {high:.1%}"]


# -- balance ----------------------------------------------------------------------------------------------------------


def test_who_wins(balance_games: pl.DataFrame, balance_html: str) -> None:
    lines = read(balance_html).tables["Games won"][1:]
    expected = []
    for side, name in (("creature", "The Creature"), ("hunted", "The Hunted")):
        for players in (2, 3):
            there = [line for line in balance_games.iter_rows(named=True) if line["players"] == players]
            won = sum(line["side"] == side for line in there)
            expected.append([name, str(players), *shown(won, len(there)), str(won), str(len(there))])
    assert lines == expected


def test_how_it_ends_adds_up(balance_games: pl.DataFrame, balance_html: str) -> None:
    lines = read(balance_html).tables["The last move"][1:]
    assert sum(int(line[-1]) for line in lines) == balance_games.height
    for column in (2, 3):
        assert sum(float(line[column].rstrip("%")) for line in lines) == pytest.approx(100, abs=0.5)


def test_lengths(balance_games: pl.DataFrame, balance_html: str) -> None:
    lines = read(balance_html).tables["Length of a game"][1:]
    for column, players, mean, least, _, _, _, most in lines:
        values = balance_games.filter(pl.col("players") == int(players))[column].to_list()
        assert mean == f"{sum(values) / len(values):.1f}"
        assert (int(least), int(most)) == (min(values), max(values))
    assert len(lines) == 4


def test_the_race(balance_games: pl.DataFrame, balance_html: str) -> None:
    lines = read(balance_html).tables["The race with 3 players"][1:]
    courses = balance_games.filter(pl.col("players") == 3)["course_assimilation"].to_list()
    assert len(lines) > 2
    for line in lines:
        turn = int(line[0])
        values = [course[min(turn, len(course) - 1)] for course in courses]
        assert int(line[1]) == sum(turn < len(course) for course in courses)
        assert line[6] == f"{sum(values) / len(values):.1f}"


def test_cards(balance_games: pl.DataFrame, balance_html: str) -> None:
    words = Words(GAME)
    lines = {line[0]: line[1:] for line in read(balance_html).tables["Hunt cards played"][1:]}
    assert len(lines) == len(Hunt)
    for card in Hunt.ALL:
        used = balance_games[f"hunts_{Hunt.name(card).replace('-', '_')}"].to_list()
        cells = lines[words.member("hunt", Hunt, card)]
        assert cells[0] == f"{sum(used) / len(used):.2f}"
        assert cells[1] == f"{sum(n > 0 for n in used) / len(used):.1%}"
        split = int(cells[4].rstrip("+"))
        often = [side == "creature" for side, n in zip(balance_games["side"], used, strict=True) if n >= split]
        assert cells[7] == str(len(often))
        assert cells[5] == (f"{sum(often) / len(often):.1%}" if often else "–")


def test_options(balance_games: pl.DataFrame, balance_html: str) -> None:
    lines = read(balance_html).tables["Option: Expert variant"][1:]
    assert [line[:2] for line in lines] == [
        [who, v] for who in ("2 players", "3 players", "all") for v in ("no", "yes")
    ]
    for (who, value, share, *_), other in zip(lines[1::2], lines[::2], strict=True):
        there = balance_games.filter(pl.col("option_expert") == (value == "yes"))
        there = there if who == "all" else there.filter(pl.col("players") == int(who[0]))
        assert share == f"{(there['side'] == 'hunted').mean():.1%}"
        assert other[4] == "–"
    pairs = []
    for players in (2, 3):
        won = {
            value: [line["side"] == "hunted" for line in balance_games.iter_rows(named=True)
                    if (line["players"], line["option_expert"]) == (players, value)]
            for value in (True, False)
        }  # fmt: skip
        pairs.append((Counted(sum(won[True]), len(won[True])), Counted(sum(won[False]), len(won[False]))))
    assert lines[-1][4:6] == list(change_cells(pooled(pairs)))


# -- tournament -------------------------------------------------------------------------------------------------------


def test_pairings(tournament_games: pl.DataFrame, tournament_html: str) -> None:
    lines = read(tournament_html).tables["Every pairing"][1:]
    expected = []
    for creature in ("belief", "random"):
        for hunted in ("belief", "random"):
            there = tournament_games.filter((pl.col("bot_creature") == creature) & (pl.col("bot_hunted") == hunted))
            won = (there["side"] == "creature").sum()
            expected.append([creature, hunted, *shown(won, 4), *shown(4 - won, 4), "4"])
    assert lines == expected


def test_each_bot_over_all_it_met(tournament_games: pl.DataFrame, tournament_html: str) -> None:
    lines = read(tournament_html).tables["Each bot on each side"][1:]
    there = tournament_games.filter(pl.col("bot_hunted") == "belief")
    won = (there["side"] == "hunted").sum()
    assert lines[1] == ["belief", "The Hunted", *shown(won, 8), str(won), "8"]


def test_thinking_time(tournament_games: pl.DataFrame, tournament_html: str) -> None:
    lines = read(tournament_html).tables["Thinking time by bot"][1:]
    asked, thought = tournament_games["asked_belief"].sum(), tournament_games["thought_belief"].sum()
    assert lines[0] == ["belief", f"{asked:,}", f"{thought / asked * 1000:.3f}", f"{thought:.1f}"]


# -- the page ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("day", [None, pytest.param(date(2026, 2, 3), marks=slow)])
def test_a_page_names_what_was_played(balance_games: pl.DataFrame, day: date | None) -> None:
    html = report(BALANCE, balance_games, day)
    engine = balance_games["engine"][0]
    for part in (
        "<dd>NOT ALONE, rules version 1</dd>",
        f"engine: {engine}</dd>",
        "<dd>random</dd>",
        "<dd>2, 3</dd>",
        "<dt>Seed</dt><dd>2</dd>",
        "<dt>Games</dt><dd>32</dd>",
        "<dd>2 combinations, the usual one: Board side: Side A, Lair: One card, Expert variant: no</dd>",
    ):
        assert part in html
    assert ("<dt>Date</dt><dd>2026-02-03</dd>" in html) == (day is not None)
    assert html == report(BALANCE, balance_games, day)


def test_a_page_needs_nothing_else(balance_html: str) -> None:
    page = read(balance_html)
    assert all(address.startswith("#") for address in page.addresses)
    assert not page.tags & {"script", "link", "iframe", "img", "object"}


def test_every_picture_has_a_text(balance_html: str) -> None:
    page = read(balance_html)
    assert len(page.pictures) == 1 + 1 + 4 + 2 + 1 + 4 * 2
    for picture in page.pictures:
        assert picture["role"] == "img"
        assert len(str(picture["aria-label"])) > 40
    assert len({picture["aria-label"] for picture in page.pictures}) == len(page.pictures)


def test_pictures_take_their_colours_from_the_page(balance_html: str) -> None:
    html = balance_html
    pictures = "".join(re.findall(r"(?s)<svg.*?</svg>", html))
    fixed = set(re.findall(r'(?:fill|stroke)="([^"]+)"', pictures))
    assert all(colour in ("none", "transparent") or colour.startswith("var(--") for colour in fixed)


def test_games_that_are_missing_are_told(balance_games: pl.DataFrame) -> None:
    assert "<dd>5 of 32: not all are played yet</dd>" in report(BALANCE, balance_games.head(5), None)
    assert "<dd>0 of 32: not all are played yet</dd>" in report(BALANCE, balance_games.clear(), None)
    assert "<dd>3 of 16: not all are played yet</dd>" in report(TOURNAMENT, games_of(TOURNAMENT).head(3), None)


def test_without_texts_things_keep_their_names() -> None:
    words = Words(GAME)
    assert words.cause("end-of-turn") == "The turn ended, and the ship came closer"
    assert words.of("no-such-message", "force-field") == "force field"
    assert words.value("expert", True) == "yes"
    assert words.value("board", "B") == "Side B"
