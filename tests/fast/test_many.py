"""What plays many games in one call: playouts, replay, games side by side."""

import struct
from array import array
from dataclasses import replace
from random import Random

import pytest

from fogtable.compile.emit.translate import translate_game
from fogtable.core.declarations.streams import Stream
from fogtable.core.formats.record import read, write
from fogtable.core.play.answering import Refused
from fogtable.core.play.match import Match
from fogtable.core.play.view import Hidden, view
from fogtable.fast.match import laid_out, open_match
from fogtable.fast.sight import UNCOUNTED
from fogtable.fast.vector import VectorEnv
from fogtable.games import load
from fogtable.games.notalone.components import Place
from tests.every_game.tables import decisions, play_on
from tests.fast.compiled import module_of

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


def test_a_match_that_begins_again_in_place_is_that_of_its_new_seed(notalone_module):
    match = play_on(open_match(notalone_module, GAME, 4, seed=1, asks_idle=False), Stream(1))
    assert (match.over, match.next()) == (True, None)
    told = match.reset(7)
    fresh = open_match(notalone_module, GAME, 4, seed=7, asks_idle=False)
    while told is not None:
        assert told == match.next() == fresh.next()
        assert (match.fields(), match.state.log, match.seed) == (fresh.fields(), fresh.state.log, 7)
        assert (match.answers, match.filled, match.came_tape) == (fresh.answers, fresh.filled, fresh.came_tape)
        told = match.act(told[2][-1])
        fresh.act(fresh.next()[2][-1])
    assert match.outcome == fresh.outcome
    assert match.from_start


def test_only_a_game_that_was_dealt_here_begins_again(notalone_module):
    match = open_match(notalone_module, GAME, 4, seed=1, position=lambda t: None)
    before = match.fields(), match.next(), match.answers
    with pytest.raises(ValueError, match="did not begin with a deal"):
        match.reset(5)
    with pytest.raises(TypeError):
        match.reset("a key")
    assert (match.fields(), match.next(), match.answers) == before


@pytest.mark.parametrize("opened", [Match, lambda *args, **how: open_match(module_of(GAME), *args, **how)])
def test_what_is_not_offered_is_refused_and_changes_nothing(opened):
    match = opened(GAME, 3, seed=4, asks_idle=False)
    before = match.next(), list(match.answers), match.state.snapshot()
    for wrong in (-1, 126, 128, 10**20):
        with pytest.raises(Refused, match=r"cannot answer .* now; offered: ") as refused:
            match.act(wrong)
        assert refused.value.code == "not-offered"
    assert (match.next(), list(match.answers), match.state.snapshot()) == before
    play_on(match, Stream(4))
    with pytest.raises(Refused, match="the game is over"):
        match.act(0)


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


def test_games_side_by_side_end_and_begin_anew(notalone_module):
    env = VectorEnv(notalone_module, GAME, 32, 4, seed=2)
    assert env.legal.shape == (32, 128)
    rng, ended = Random(3), 0
    for _ in range(300):
        legal, who = env.legal.tolist(), env.who.tolist()
        assert all(0 <= p < 4 for p in who)
        env.step(bytes(rng.choice([o for o, is_legal in enumerate(row) if is_legal]) for row in legal))
        for game, over in enumerate(env.ended):
            rewards = env.rewards.tolist()[game]
            assert (sum(rewards) > 0) == bool(over)
            ended += over
    assert ended > 50


@pytest.mark.parametrize("name", ["notalone", "onoda"])
def test_each_game_shows_what_its_next_player_sees(request, name):
    """The games are followed by matches of the same luck: ``seen`` and ``legal`` are what these would show."""
    module, game = request.getfixturevalue(f"{name}_module"), load(name)
    seats = game.seat_counts[-1]
    env = VectorEnv(module, game, 3, seats, seed=2)
    luck = Stream(2)
    matches = [open_match(module, game, seats, asks_idle=False) for _ in range(env.games)]
    for match in matches:
        match.reset(luck.below(1 << 64))
    for _ in range(600):
        for i, match in enumerate(matches):
            who, choice, options = match.next()
            assert (env.who[i], game.choices[env.choice[i]]) == (who, choice)
            assert bytes(env.seen[i : i + 1]) == match.sight(who)
            assert [o for o in range(128) if env.legal[i, o]] == list(options)
        drawn = bytes(env.draw())
        assert all(option in match.next()[2] for option, match in zip(drawn, matches, strict=True))
        env.step(drawn)
        for i, match in enumerate(matches):
            match.take(match.next()[0], drawn[i])
            assert env.ended[i] == match.over
            if match.over:
                match.reset(luck.below(1 << 64))
    assert len(set(drawn)) > 1


def test_columns_say_what_the_bytes_of_a_row_are(notalone_module):
    env = VectorEnv(notalone_module, GAME, 1, 3, seed=9)
    while env.who[0] == 0:
        env.step(env.draw())
    row = bytes(env.seen[0:1])
    columns = {column.name: column for column in env.columns()}
    last = env.columns()[-1]
    assert last.at + struct.calcsize(CODES[last.format]) == env.seen.shape[1]

    def value(name):
        return struct.unpack_from(CODES[columns[name].format], row, columns[name].at)[0]

    match = open_match(notalone_module, GAME, 3, seed=0, asks_idle=False)
    p = env.who[0]
    assert value("turn") == 1
    assert value("rescue") == match.state.rescue
    hand = columns[f"hand.{p}"]
    assert [name for i, name in enumerate(hand.names) if value(hand.name) >> i & 1] == [
        Place.names[i] for i in range(5)
    ]
    other = 3 - p
    assert (value(f"hand.{other}"), value(f"hand.{other}.count")) == (0, UNCOUNTED), "nobody is shown that it has five"
    assert isinstance(view(match.state, 1).hunt_deck, Hidden)
    assert value("survival_deck.count") == len(match.state.survival_deck)
    assert value("survival_deck") == 0
    assert value(f"first_pick.{other}") == -128
    assert (value("hand.3"), value("hand.3.count"), value("first_pick.3")) == (0, 0, 0), "nobody sits there"


CODES = {"<i1": "<b", "<i2": "<h", "<u1": "<B", "<u2": "<H", "<u4": "<I", "<u8": "<Q"}


def test_a_sight_is_that_of_somebody_at_the_table(notalone_module):
    match = open_match(notalone_module, GAME, 3, seed=0)
    for wrong in (-2, 3):
        with pytest.raises(ValueError, match="a seat from 0 to 2, or -1 for a spectator"):
            match.sight(wrong)


def test_answers_that_are_not_offered_are_refused_and_no_game_goes_on(notalone_module):
    env, other = (VectorEnv(notalone_module, GAME, 4, 3, seed=9) for _ in range(2))
    lawful = bytes(env.draw())
    assert lawful == bytes(other.draw())
    shown = [a.tobytes() for a in (env.seen, env.legal, env.who, env.choice, env.rewards, env.ended)]
    for wrong in (126, 128, 255):
        with pytest.raises(ValueError, match=f"option {wrong} is not offered in game 2; nothing has changed"):
            env.step(bytes([*lawful[:2], wrong, lawful[3]]))
    for few in (lawful[:3], array("i", lawful), array("h", lawful[:2]), b""):
        with pytest.raises(ValueError, match="expected 4 options of one byte each, got"):
            env.step(few)
    for none in (list(lawful), memoryview(bytes(8))[::2]):
        with pytest.raises((TypeError, BufferError)):
            env.step(none)
    assert [a.tobytes() for a in (env.seen, env.legal, env.who, env.choice, env.rewards, env.ended)] == shown
    for _ in range(200):
        env.step(env.draw())
        other.step(other.draw())
        assert env.seen.tobytes() == other.seen.tobytes()


def test_a_vector_needs_a_table_of_a_possible_size(notalone_module):
    with pytest.raises(ValueError, match="2 to 7 seats"):
        VectorEnv(notalone_module, GAME, 4, 9)
    with pytest.raises(ValueError, match="no deal and payoff"):
        VectorEnv(notalone_module, replace(GAME, deal=None), 4, 3)
