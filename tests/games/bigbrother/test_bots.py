"""The bot of 1984: every question answered legally, by what its seat sees alone, with sense, stronger than chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from fogtable import bots
from fogtable.compile.check import check_game
from fogtable.core.bot import observe
from fogtable.core.choice import Choice
from fogtable.core.match import Match
from fogtable.core.redeal import redeal
from fogtable.fast.find import execution, module_of
from fogtable.fast.match import open_match as fast
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.bot import SteadyBot
from fogtable.games.bigbrother.policy import WEIGHTS
from fogtable.lab.playing import Plan, play_one
from tests.games.bigbrother.setting import BB
from tests.games.bigbrother.table import Table, W
from tests.games.weighing import asked, weights


def positions(games: int, steady: float, seed: int) -> Iterator[tuple[Match, int]]:
    """Yield the questions of games in which so many of the answers are the steady bot's, the others any."""
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        match = Match(GAME, 3 + number % 3, seed=rng.getrandbits(32))
        while not match.over:
            seat = asked(match)
            yield match, seat
            seen = observe(match, seat)
            said = SteadyBot().choose(seen, rng) if rng.random() < steady else rng.choice(seen.options)
            match.answer(seat, said)


def test_steady_is_the_first_bot_and_knows_every_question() -> None:
    assert bots.names(GAME)[0] == "steady"
    assert set(WEIGHTS) == set(GAME.choices)


def test_the_policy_is_written_in_the_rules_language() -> None:
    assert check_game("bigbrother") == []


@pytest.mark.parametrize("steady", [0.0, 0.7])
def test_every_answer_is_legal_and_every_question_weighed(steady: float) -> None:
    met: set[type[Choice]] = set()
    for match, seat in positions(30, steady, 5):
        seen = observe(match, seat)
        if seen.choice not in met or len(seen.options) > 8:
            assert SteadyBot().choose(seen, Random(1)) in seen.options
            found = weights(GAME, seen)
            assert min(found) >= 0 < max(found)
        met.add(seen.choice)
    missing = {choice.code() for choice in set(GAME.choices) - met}
    assert len(missing) <= (8 if steady == 0.0 else 14), missing


def test_the_same_luck_gives_the_same_game() -> None:
    def once() -> list[int]:
        match, rng = Match(GAME, 4, seed=11), Random(12)
        said = []
        while not match.over:
            seat = asked(match)
            said.append(SteadyBot().choose(observe(match, seat), rng))
            match.answer(seat, said[-1])
        return said

    assert once() == once()


def test_steady_answers_the_same_in_any_world_that_could_be_this_one() -> None:
    luck = Random(3)
    compared = Counter[bool]()
    for match, seat in positions(6, 0.8, 9):
        if luck.random() < 0.12:
            other = redeal(match, seat, luck.getrandbits(32))
            assert weights(GAME, observe(match, seat)) == weights(GAME, observe(other, seat))
            compared[seat == 0] += 1
    assert min(compared[True], compared[False]) > 30


@pytest.mark.skipif(execution("bigbrother").kind != "compiled", reason="needs compiled rules")
def test_the_policy_is_the_same_in_both_executions() -> None:
    module = module_of("bigbrother")
    assert module is not None
    weighed = 0
    for number in range(6):
        match, rng = fast(module, GAME, 3 + number % 3, GAME.options(), seed=number), Random(number)
        while not match.over:
            seat, choice, options = match.next()
            found = {}
            for option in options:
                answer = choice.values[option]
                parts = answer if isinstance(answer, tuple) else (answer,)
                found[option] = WEIGHTS[choice](match.state, seat, *parts)
            assert match.weights(seat) == found
            weighed += len(found)
            match.answer(seat, rng.choice(options))
    assert weighed > 5000


# -- sense ------------------------------------------------------------------------------------------------------------


def answer(table: Table, seat: str) -> str:
    """Return what the steady bot answers."""
    seen = observe(table.match, table.seats.index(seat))
    return seen.meaning(SteadyBot().choose(seen, Random(1)))


def test_a_poster_underfoot_is_torn_and_one_far_away_is_sought() -> None:
    at = {W: "tr12"}
    assert answer(Table(turn=W, at=at, posters="tr12 pe01 lo15 pl11"), W) == "tear-poster"
    assert answer(Table(turn=W, at=at, posters="tr13 pe01 lo15 pl11"), W) == "move"


def test_a_diary_is_read() -> None:
    assert answer(Table(turn=W, hand={W: "diary baton"}), W) == "card:diary"


def test_a_hand_is_filled_where_there_is_something_to_find() -> None:
    assert answer(Table(turn=W, at={W: "tr13"}), W) == "search"


def test_nobody_walks_into_a_crowd_of_policemen() -> None:
    table = Table(turn=W, at={W: "tr08"}, figures="tr13 tr13 tr13", directive_hand="raid raid raid curfew curfew")
    table.play(W, "move")
    assert answer(table, W) != "to:tr13"


def test_big_brother_hangs_the_fourth_poster() -> None:
    table = Table(phase="big-brother", posters="pe01 lo15 pl11", directive_hand="raid raid raid curfew wiretap")
    assert answer(table, BB) == "poster"


def test_hidden_policemen_step_forward_when_they_win_and_stay_hidden_when_not() -> None:
    strong, weak = "interrogation interrogation room-101 raid raid", "poster-campaign poster-campaign poster-campaign"
    for hand, said in ((strong, "reveal:one"), (weak, "pass")):
        table = Table(turn=W, hidden="tr08", directive_hand=hand, at={W: "tr07"})
        table.play(W, "move", "to:tr08")
        assert answer(table, BB) == said


# -- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_steady_beats_chance_from_either_side(players: int) -> None:
    for side, seats in (
        ("big-brother", ("steady", *["random"] * (players - 1))),
        ("opposition", ("random", *["steady"] * (players - 1))),
    ):
        plan = Plan("bigbrother", seats, seed=1984)
        assert sum(play_one(plan, number).side == side for number in range(12)) >= 10
