"""The bot of 1984: every question answered legally, by what its seat sees alone, with sense, stronger than chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from fogtable import bots
from fogtable.compile.check.game import modules_of
from fogtable.core.bot import PolicyBot, observe
from fogtable.core.declarations.choice import Choice
from fogtable.core.play.match import Match
from fogtable.core.play.redeal import redeal
from fogtable.fast.find import execution, module_of
from fogtable.fast.match import open_match as fast
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.policy.weights import WEIGHTS
from fogtable.lab.playing import Plan, play_one
from tests.games.bigbrother.setting import BB
from tests.games.bigbrother.table import Table, W
from tests.games.weighing import answers, questions, require_equal_weights, weights
from tests.tiers import slow


def positions(games: int, steady: float, seed: int) -> Iterator[tuple[Match, int]]:
    """Yield the questions of games in which so many of the answers are the steady bot's, the others any."""
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        match = Match(GAME, 3 + number % 3, seed=rng.getrandbits(32))
        for seat in questions(match, PolicyBot(WEIGHTS), steady, rng):
            yield match, seat


def test_steady_is_the_first_bot_and_knows_every_question() -> None:
    assert bots.names(GAME)[0] == "steady"
    assert set(WEIGHTS) == set(GAME.choices)


def test_the_policy_is_written_in_the_rules_language() -> None:
    assert "fogtable.games.bigbrother.policy.turns" in modules_of("bigbrother")


@slow
@pytest.mark.parametrize("steady", [0.0, 0.7])
def test_every_answer_is_legal_and_every_question_weighed(steady: float) -> None:
    met: set[type[Choice]] = set()
    for match, seat in positions(30, steady, 5):
        seen = observe(match, seat)
        if seen.choice not in met or len(seen.options) > 8:
            assert PolicyBot(WEIGHTS).choose(seen, Random(1)) in seen.options
            found = weights(GAME, seen)
            assert min(found) >= 0 < max(found)
        met.add(seen.choice)
    missing = {choice.code() for choice in set(GAME.choices) - met}
    assert len(missing) <= (8 if steady == 0.0 else 14), missing


def test_the_same_luck_gives_the_same_game() -> None:
    once, again = (answers(Match(GAME, 4, seed=11), PolicyBot(WEIGHTS), Random(12)) for _ in range(2))
    assert once == again


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
        match = fast(module, GAME, 3 + number % 3, GAME.options(), seed=number)
        weighed += require_equal_weights(GAME, match, Random(number))
    assert weighed > 5000


# -- sense ------------------------------------------------------------------------------------------------------------


def answer(table: Table, seat: str) -> str:
    """Return what the steady bot answers."""
    seen = observe(table.match, table.seats.index(seat))
    return seen.meaning(PolicyBot(WEIGHTS).choose(seen, Random(1)))


def test_a_poster_underfoot_is_torn_and_one_far_away_is_sought() -> None:
    at = {W: "tr12"}
    assert answer(Table(turn=W, at=at, posters="tr12 pe01 lo15 pl11"), W) == "tear-poster"
    assert answer(Table(turn=W, at=at, posters="tr13 pe01 lo15 pl11"), W) == "move"


def test_a_diary_is_read() -> None:
    assert answer(Table(turn=W, hand={W: "diary baton"}), W) == "card:diary"


def test_a_hand_is_filled_where_there_is_something_to_find() -> None:
    assert answer(Table(turn=W, at={W: "tr13"}), W) == "search"


def test_coffee_is_drunk_before_a_move() -> None:
    table = Table(turn=W, at={W: "tr12"}, hand={W: "real-coffee"}, markets="")
    assert answer(table, W) == "play:real-coffee"
    table.play(W, "play:real-coffee")
    assert answer(table, W) == "move"
    assert answer(Table(turn=W, at={W: "tr13"}, hand={W: "real-coffee"}), W) == "search"


def test_the_sewers_lead_where_the_way_is_long() -> None:
    table = Table(turn=W, at={W: "tr03"}, hand={W: "sewer-map"}, fences="tr02-tr03 tr03-tr04 tr03-tr08", markets="")
    assert answer(table, W) == "card:sewer-map"
    table.play(W, "card:sewer-map")
    assert answer(table, W) in {"choose:tr01", "choose:tr05", "choose:tr13"}, "something can be found there"


def test_a_policeman_who_is_seen_already_closes_a_market_and_one_who_hides_does_not() -> None:
    table = Table(phase="big-brother", hidden="pe02", markets="pe01")
    table.play(BB, "step:hidden-1", "to:pe01")
    assert answer(table, BB) == "done"
    stash = {"stash-1": ("pe01", "spanner", W)}
    seen = Table(phase="big-brother", hidden="pe02", markets="pe01", stash=stash)
    seen.play(BB, "step:hidden-1", "to:pe01", "clean-stash:stash-1")
    assert answer(seen, BB) == "clean-market"


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


@pytest.mark.parametrize("players", [pytest.param(3, marks=slow), 4, pytest.param(5, marks=slow)])
def test_steady_beats_chance_from_either_side(players: int) -> None:
    for side, seats in (
        ("big-brother", ("steady", *["random"] * (players - 1))),
        ("opposition", ("random", *["steady"] * (players - 1))),
    ):
        plan = Plan("bigbrother", seats, seed=1984)
        assert sum(play_one(plan, number).side == side for number in range(12)) >= 10
