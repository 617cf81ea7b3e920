"""What plays many games in one call: playouts, replay, games side by side."""

from array import array
from copy import deepcopy
from dataclasses import replace
from pickle import dumps, loads
from random import Random

import pytest

from fogtable.compile.emit.translate import translate_game
from fogtable.core.declarations.choice import PASS
from fogtable.core.declarations.streams import Stream
from fogtable.core.formats.record import read, write
from fogtable.core.play.match import Match
from fogtable.fast.match import laid_out, open_match
from fogtable.fast.vector import VectorEnv
from fogtable.games import load
from tests.every_game.tables import decisions, play_on

GAME = load("notalone")


def test_a_game_of_not_alone_takes_512_bytes(notalone_module):
    assert notalone_module.STATE_BYTES <= 512


@pytest.mark.parametrize("by_policy", [False, True])
def test_whole_games_end_with_one_side_winning(notalone_module, by_policy):
    fields = laid_out(GAME, 4, GAME.options())
    decisions, payoffs = notalone_module.play_games(fields, 4, 300, 5, by_policy)
    assert decisions > 300 * 30
    creature, *hunted = payoffs
    assert len(set(hunted)) == 1
    assert creature + hunted[0] == pytest.approx(1.0)
    assert notalone_module.play_games(fields, 4, 300, 5, by_policy) == (decisions, payoffs)
    assert notalone_module.play_games(fields, 4, 300, 6, by_policy) != (decisions, payoffs)


def test_random_playouts_win_as_often_as_random_games_of_the_reference(notalone_module):
    """Both draw evenly: the shares of wins must agree (a difference of 4 standard errors is a fault)."""
    games = 300
    luck = Stream(1)
    won = sum(play_on(Match(GAME, 3, seed=n, asks_idle=False), luck).outcome.side == "hunted" for n in range(games))
    _, payoffs = notalone_module.play_games(laid_out(GAME, 3, GAME.options()), 3, 20_000, 1, False)
    share = won / games
    assert abs(share - payoffs[1]) < 4 * (payoffs[1] * (1 - payoffs[1]) / games) ** 0.5


@pytest.mark.parametrize("count", [2, 3, 5, 7])
def test_policy_and_worth_are_the_same_in_both_executions(notalone_module, count):
    weighed = 0
    for seed in range(8):
        for match in decisions(open_match(notalone_module, GAME, count, seed=seed), Stream(seed)):
            t = match.state
            assert [match.worth(p) for p in range(count)] == pytest.approx(
                [GAME.worth(t, p) / 1000 for p in range(count)]
            )
            weighed += same_weights(match)
    assert weighed > 1000


@pytest.mark.parametrize("variant", ["standard", "military", "survival"])
def test_what_a_policy_has_noted_is_what_its_rules_give_anew(onoda_module, variant):
    """Its rules work much out once for all options of a question: never with what held at another question."""
    game = load("onoda")
    weighed = 0
    for seed in range(12):
        match = open_match(onoda_module, game, 1, game.options(variant), seed=seed)
        for at in decisions(match, Stream(seed)):
            weighed += same_weights(at)
    assert weighed > 1000
    assert "policy_values_work_anew" in translate_game("onoda"), "otherwise nothing is noted"


def same_weights(match):
    """Compare the weights of a question in both executions; return how many there are."""
    seat, choice, options = match.next()
    rule, t = match.game.policy[choice], match.state
    parts = {option: choice.values[option] for option in options}
    weights = {o: rule(t, seat, *(part if isinstance(part, tuple) else (part,))) for o, part in parts.items()}
    assert match.weights(seat) == weights
    return len(weights)


def test_only_a_seat_that_is_asked_can_weigh(notalone_module):
    match = open_match(notalone_module, GAME, 3, seed=5)
    other = next(p for p in range(3) if match.question(p) is None)
    with pytest.raises(ValueError, match="nothing to weigh"):
        match.weights(other)


def test_playouts_leave_the_game_as_it_is(notalone_module):
    match = open_match(notalone_module, GAME, 4, seed=1)
    before = match.fields(), match.luck, match.next()
    decisions, payoffs = match.play_out(50, 3, True, 0)
    assert decisions > 0
    assert payoffs[0] + payoffs[1] == pytest.approx(1.0)
    assert (match.fields(), match.luck, match.next()) == before


def test_fields_of_another_size_are_refused(notalone_module):
    with pytest.raises(ValueError, match="bytes of fields"):
        notalone_module.play_games(b"short", 4, 1, 1, False)
    match = open_match(notalone_module, GAME, 4, seed=1)
    with pytest.raises(ValueError, match="bytes of fields"):
        match.lay(b"short")


def test_a_record_is_replayed_in_one_call(notalone_module):
    match = play_on(Match(GAME, 4, seed=11), Stream(11))
    same = read(write(match), load)
    numbers = [n for answer in same.answers for n in answer]
    made = open_match(notalone_module, GAME, 4, same.options, same.seed)
    assert made.take_all(numbers) == len(same.answers)
    assert made.over
    assert made.outcome == match.outcome
    again = open_match(notalone_module, GAME, 4, same.options, same.seed)
    assert again.take_all([*numbers[:20], 0, 126, *numbers[20:]]) == 10, "it stops at what is not offered"


class Numbers:
    """The actions of NOT ALONE without those of columns: an observation is who sees it and what is asked."""

    plan = b""
    numbers = array("h", range(len(GAME.choices) * 128))
    options = bytes(n % 128 for n in range(len(GAME.choices) * 128))


def side_by_side(module, games=4, seats=3, game=GAME):
    made = VectorEnv(module, game, games, seats, Numbers())
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


def test_a_vector_needs_a_table_of_a_possible_size(notalone_module):
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


def test_a_compiled_match_travels_as_its_seed_and_answers(notalone_module):
    match = open_match(notalone_module, GAME, 3, seed=5)
    for _ in range(30):
        seat, _, options = match.next()
        match.take(seat, options[0])
    made = loads(dumps(match))
    assert (made.answers, made.next(), made.state.log) == (match.answers, match.next(), match.state.log)
    assert deepcopy(match).next() == match.next()
    with pytest.raises(TypeError, match="played from its start"):
        dumps(deepcopy(match))
    with pytest.raises(TypeError, match="played from its start"):
        dumps(open_match(notalone_module, GAME, 3, said={"draw-survival": [1]}))
