"""Games side by side for learners."""

from array import array
from dataclasses import replace
from random import Random

import pytest

from fogtable.core.declarations.choice import PASS
from fogtable.fast.batch import Batch
from fogtable.fast.match import open_match
from fogtable.games import load

GAME = load("notalone")


class Numbers:
    """The actions of NOT ALONE without those of columns: an observation is who sees it and what is asked."""

    plan = b""
    numbers = array("h", range(len(GAME.choices) * 128))
    options = bytes(n % 128 for n in range(len(GAME.choices) * 128))


def side_by_side(module, games=4, seats=3, game=GAME):
    made = Batch(module, game, games, seats, Numbers())
    made.begin(range(games), range(games))
    return made


def test_games_side_by_side_are_those_that_are_played_alone(notalone_module):
    env = side_by_side(notalone_module, games=2)
    rng = Random(3)
    matches = [open_match(notalone_module, GAME, 3, seed=n, asks_idle=False) for n in range(2)]
    while not all(env.over):
        actions = array("i", [-1, -1])
        for n, match in enumerate(matches):
            while not match.over and len(match.next()[2]) == 1:
                match.take(match.next()[0], match.next()[2][0])
            assert env.over[n] == match.over
            if not match.over:
                seat, choice, options = match.next()
                assert env.who[n] == seat
                assert env.legal.tolist()[n].index(1) == GAME.choices.index(choice) * 128 + options[0]
                assert sum(env.legal.tolist()[n]) == len(options)
                actions[n] = GAME.choices.index(choice) * 128 + rng.choice(options)
                match.take(seat, actions[n] % 128)
        env.step(actions)
        for n, match in enumerate(matches):
            if sum(env.rewards.tolist()[n]):
                assert env.over[n]
                assert env.rewards.tolist()[n] == [GAME.payoff(match.state, p) / 1000 for p in range(3)]


def test_actions_that_are_not_offered_are_refused_and_no_game_goes_on(notalone_module):
    env = side_by_side(notalone_module)
    before = env.seen.tolist()
    first = [row.index(1) for row in env.legal.tolist()]
    with pytest.raises(ValueError, match="action 126 is not offered in game 2; nothing has changed"):
        env.step(array("i", [*first[:2], 126, first[3]]))
    with pytest.raises(ValueError, match="action -2 is not offered in game 0"):
        env.step(array("i", [-2] * 4))
    assert env.seen.tolist() == before
    with pytest.raises(ValueError, match="expected 4 actions of 32 bits"):
        env.step(bytes([PASS]))


def test_a_batch_needs_a_table_of_a_possible_size(notalone_module):
    with pytest.raises(ValueError, match="2 to 7 seats"):
        side_by_side(notalone_module, seats=9)
    with pytest.raises(ValueError, match="no deal and payoff"):
        side_by_side(notalone_module, game=replace(GAME, deal=None))
    with pytest.raises(ValueError, match="expected at least 1 game"):
        side_by_side(notalone_module, games=0)
    env = side_by_side(notalone_module)
    with pytest.raises(ValueError, match="expected a game from 0 to 3, got 4"):
        env.begin([4], [0])
    with pytest.raises(ValueError, match="a seed for each of 2 games"):
        env.begin([0, 1], [0])


def test_compiled_rules_refuse_columns_of_another_game(notalone_module):
    match = open_match(notalone_module, GAME, 3)
    with pytest.raises(ValueError, match="no columns of this game"):
        match.seen(b"\xff\xff\0\0\0\0", 1, 0, -1)
    with pytest.raises(ValueError, match="a seat from 0 to 2"):
        match.seen(b"", 1, 3, -1)
