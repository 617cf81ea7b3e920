"""The search bots of 1984: they answer by what their seat could know, and believe policemen where they are."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator
from math import log
from random import Random

import pytest

from fogtable import bots
from fogtable.bots.search import SearchBot
from fogtable.core.bot import PolicyBot, observe
from fogtable.core.play.view import view_bytes
from fogtable.core.rules import NONE
from fogtable.fast.find import execution
from fogtable.fast.match import FastMatch, open_match
from fogtable.fast.worlds import observe_for
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.components import BIG_BROTHER, Cell, Policeman
from fogtable.games.bigbrother.policy.search import SEARCHING, hidden_police
from fogtable.games.bigbrother.policy.weights import WEIGHTS
from fogtable.games.bigbrother.questions import Act, TakeStep
from tests.games.bigbrother.table import J, Table, W
from tests.games.searching import compiled, laid, moments

pytestmark = pytest.mark.skipif(execution("bigbrother").kind != "compiled", reason="a search needs compiled rules")


def opened(players: int, seed: int) -> FastMatch:
    """Return a new game by compiled rules."""
    return open_match(compiled(GAME), GAME, players, seed=seed)


def asked(games: int, some: float, seed: int) -> Iterator[tuple[FastMatch, int, Random]]:
    """Yield so many of the questions of games in which nine of ten answers are the steady bot's."""
    return moments((opened(3 + number % 3, number) for number in range(games)), some, seed)


def test_the_bots_that_search_are_offered_beside_steady() -> None:
    assert bots.names(GAME)[:4] == ("steady", "master", "search-1s", "search-100ms")
    found = bots.find(GAME, "search-100ms")()
    assert isinstance(found, SearchBot)
    assert isinstance(found.otherwise, PolicyBot)


def test_every_answer_of_a_search_is_legal() -> None:
    bot = SearchBot(GAME, 60.0, PolicyBot(WEIGHTS), iterations=16)
    met = Counter[str]()
    for match, seat, rng in asked(6, 0.1, 4):
        seen = observe_for(bot, match, seat, rng)
        assert bot.choose(seen, rng) in seen.options
        met[seen.choice.code()] += 1
    assert len(met) > 15


def test_a_world_knows_no_more_than_its_seat() -> None:
    """Worlds made of two games that a seat cannot tell apart are equal: fields, luck, log and answers."""
    differing = Counter[bool]()
    for match, seat, rng in asked(6, 0.1, 8):
        other = match.redeal(seat, rng.getrandbits(32))
        if seat == BIG_BROTHER and match.fields() == other.fields():
            continue
        differing[seat == BIG_BROTHER] += match.fields() != other.fields()
        one, two = match.redeal(seat, 7), other.redeal(seat, 7)
        assert (one.fields(), one.luck, one.seed, one.answers) == (two.fields(), two.luck, two.seed, two.answers)
        assert view_bytes(one.state, seat, match.names) == view_bytes(match.state, seat, match.names)
        assert hidden_police(observe(match, seat)) == hidden_police(observe(other, seat))
    assert min(differing[True], differing[False]) > 20


def test_policemen_are_believed_where_one_can_be_and_rather_where_they_are() -> None:
    gain, counted = 0.0, 0
    for match, seat, _ in asked(9, 0.1, 6):
        t = match.state
        if seat == BIG_BROTHER or not t.hidden_police:
            continue
        _, (row, *others) = hidden_police(observe(match, seat))
        assert len(others) == Policeman.FIGURE_1 - 1
        assert {cell for cell in Cell.ALL if row[cell] > 0} == set(t.abroad)
        assert sum(row) == pytest.approx(1)
        for cell in t.hidden_at:
            if cell != NONE:
                gain += log(row[cell] * len(t.abroad))
                counted += 1
    assert gain / counted > 0.2


def test_a_search_keeps_away_from_where_policemen_are_believed() -> None:
    table = Table(
        players=3,
        turn=W,
        at={W: "tr08"},
        options={"numbers": "spec"},
        authority=3,
        round=18,
        will={J: 2, W: 1},
        fences="tr03-tr08 tr07-tr08",
        hidden="pe03 pe03 pe03 pe03",
        abroad="pe03 tr09 tr13",
        directive_hand="interrogation reinforcements show-trial",
    )
    match = laid(table.match)
    seat = table.seats.index(W)
    match.answer(seat, Act.MOVE.base)
    assert match.next()[:2] == (seat, TakeStep)
    cells = {name: Cell.parse(name) for name in ("tr09", "tr13")}
    visits = {}
    for believed, cell in cells.items():
        row = [float(there == cell) for there in range(64)]
        tried, _, _, _ = match.search(
            seat=seat,
            seconds=60.0,
            iterations=500,
            seed=5,
            explore=1.0,
            horizon=0,
            zone=list(GAME.table.fields).index("hidden_at"),
            weights=struct.pack("512f", *(row * 8)),
        )
        for name, to in cells.items():
            visits[believed, name] = sum(tries for option, tries, _ in tried if option == TakeStep.TO.base + to)
    assert visits["tr09", "tr09"] < visits["tr13", "tr09"] / 4
    assert visits["tr13", "tr13"] < visits["tr09", "tr13"] / 4


def test_a_search_sees_a_win_at_hand() -> None:
    table = Table(turn=W, authority=1, hand={W: "diary baton spanner pistol"}, at={W: "tr12"})
    match = laid(table.match)
    seat = table.seats.index(W)
    seen = observe_for(SearchBot(GAME, 60.0, PolicyBot(WEIGHTS), iterations=300), match, seat, Random(1))
    assert SEARCHING.horizon == 0
    answer = SearchBot(GAME, 60.0, PolicyBot(WEIGHTS), iterations=300).choose(seen, Random(2))
    assert seen.meaning(answer) == "card:diary"
