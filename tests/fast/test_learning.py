"""Learning from compiled games: what a learner goes by, and that it learns."""

from __future__ import annotations

from random import Random

import pytest

from fogtable.fast.learning import BEST, EVEN, POLICY, Learner, Stride, by_learned, by_net, setting_of
from fogtable.fast.match import open_match
from fogtable.games import NAMES, load
from tests.fast.conftest import compiled

GAME = load("notalone")
HUNTED = (1, 2)


@pytest.fixture(scope="module")
def module():
    return compiled("notalone")


def share(payoffs, seat=1):
    return sum(one[seat] for one in payoffs) / len(payoffs)


STRIDE = Stride(rate=2e-3, share=0.05)


def learned(module, games=256, rounds=60):
    """Return a learner of the Hunted, taught against the policy."""
    learner = Learner(module, GAME)
    at = setting_of(GAME, 3, GAME.options())
    for n in range(rounds):
        learner.learn(at, games, n, HUNTED, POLICY)
        learner.improve(STRIDE, n)
    return learner


def test_it_learns_to_beat_a_policy_that_does_not_change(module):
    at = setting_of(GAME, 3, GAME.options())
    learner = Learner(module, GAME)
    before = share(learner.play(at, 1000, 7, HUNTED, POLICY))
    assert before < 0.7
    assert share(learned(module).play(at, 1000, 7, HUNTED, POLICY)) > 0.9


def test_equal_seeds_give_equal_learners_and_games(module):
    one, other = learned(module, 10, 5), learned(module, 10, 5)
    assert one.save() == other.save()
    at = setting_of(GAME, 3, GAME.options())
    assert one.play(at, 50, 1, HUNTED, POLICY) == other.play(at, 50, 1, HUNTED, POLICY)
    assert one.play(at, 50, 1, (), EVEN) != one.play(at, 50, 2, (), EVEN)


def test_what_was_saved_goes_on_as_if_nothing_had_been(module):
    at = setting_of(GAME, 3, GAME.options())
    one, other = learned(module, 10, 5), Learner(module, GAME)
    other.load(one.save())
    for learner in (one, other):
        learner.learn(at, 20, 99, HUNTED, POLICY)
        learner.improve(STRIDE, 99)
    assert one.save() == other.save()
    with pytest.raises(ValueError, match=r"expected \d+ bytes of what was learned, got 3"):
        other.load(b"abc")


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_by_what_its_seat_sees_and_nothing_else(name):
    """In every world that a seat cannot tell from the true one it sees the same signs; in others it does not."""
    module, game = compiled(name), load(name)
    learner = Learner(module, game)
    compared, changed = 0, 0
    for seed in range(2):
        match, chance = open_match(module, game, max(game.seat_counts), seed=seed), Random(seed)
        before = None
        for _ in range(150):
            if match.over:
                break
            seat, _, options = match.next()
            found = learner.signs(match, seat)
            assert found[0] == 1
            for luck in range(3):
                assert learner.signs(match.redeal(seat, luck), seat) == found
                compared += 1
            changed += found != before
            before = found
            match.take(seat, chance.choice(options))
    assert compared > 100
    assert changed > 20


def test_with_somebody_else_it_begins_anew_from_its_average(module):
    """What moved a weight little against one bot may move it much against another: steps are sized afresh."""
    learner = learned(module, 10, 5)
    average = bytes(learner.average)
    learner.begin_anew()
    other = Learner(module, GAME)
    other.load(bytes(8) + average * 3 + bytes(2 * len(average)))
    assert learner.save() == other.save(), "nothing else is kept"


def test_signs_know_seats_by_where_they_sit(module):
    """At the start the Hunted are all alike: so they see the same signs, but for who has answered before them."""
    match = open_match(module, GAME, 4, seed=1)
    learner = Learner(module, GAME)
    first, second = (set(learner.signs(match, seat)) for seat in (1, 2))
    assert len(first ^ second) <= 4, "a Survival card each, and nothing else"
    assert first != set(learner.signs(match, 0))


def test_in_a_game_with_others_it_decides_as_in_compiled_games(module):
    learner = Learner(module, GAME)
    match = open_match(module, GAME, 3, seed=4, asks_idle=False)
    decided = 0
    while not match.over:
        seat, _, options = match.next()
        option = options[0] if len(options) == 1 else learner.decide(match, seat, decided)
        decided += len(options) > 1
        assert option in options
        match.take(seat, option)
    assert sum(habit.taken for habit in learner.habits()) == decided
    assert learner.habits() == [], "they are counted anew"
    before = learner.save()
    learner.conclude(tuple(match.worth(seat) for seat in range(3)))
    learner.improve(STRIDE, 1)
    assert learner.save() != before
    with pytest.raises(ValueError, match="seat 1 is not asked now: there is nothing to decide"):
        learner.decide(match, 1, 0)


def test_rivals_are_who_they_are_said_to_be(module):
    at = setting_of(GAME, 3, GAME.options())
    learner = learned(module)
    nobody = ()
    assert share(learner.play(at, 600, 3, nobody, EVEN)) == pytest.approx(0.36, abs=0.07), "as random bots"
    assert share(learner.play(at, 600, 3, nobody, POLICY)) == pytest.approx(0.57, abs=0.07)
    assert learner.play(at, 50, 3, nobody, BEST) != learner.play(at, 50, 3, nobody, POLICY)
    other = Learner(module, GAME)
    rival = by_net(learner.weights)
    assert share(other.play(at, 600, 3, (0,), rival)) > 0.85, "the Hunted have learned, the Creature has not"
    with pytest.raises(ValueError, match=r"a net of \d+ bytes, got 5"):
        other.play(at, 1, 3, (0,), by_net(b"short"))
    with pytest.raises(ValueError, match="a net that was learned in this game"):
        other.play(at, 1, 3, (0,), by_learned(b"short"))
