"""Learned nets: the same numbers from a view as from compiled rules, kept in a file, refused where they do not fit."""

from __future__ import annotations

from random import Random

import pytest

from fogtable.bots.learned import FILE, LearnedBot, has_learned
from fogtable.bots.net import Net, NotThisGame, fits
from fogtable.bots.signs import Signs
from fogtable.core.bot import observe
from fogtable.core.play.match import Match
from fogtable.fast.learning import EVEN, Learner, Stride, by_learned, setting_of
from fogtable.fast.match import open_match
from fogtable.games import NAMES, load
from tests.fast.conftest import compiled

PAYS = {
    ("notalone", 3, "creature"): 0.18,
    ("notalone", 3, "hunted"): 0.17,
    ("onoda", 1, "onoda"): 0.23,
    ("bigbrother", 4, "big-brother"): 0.41,
    ("bigbrother", 4, "opposition"): 0.37,
    ("anima", 2, "party-1"): 0.32,
    ("anima", 3, "party-2"): 0.27,
}
"""How much more a side gets by the net than by the game's policy, where the others play by the policy (3,000 games)."""
LARGEST = 400_000
"""Bytes that the net of a game may have."""


def taught(name, sharpness=0.7):
    """Return a net that knows nothing worth knowing, but leans everywhere."""
    game = load(name)
    learner = Learner(compiled(name), game)
    at = setting_of(game, max(game.seat_counts), game.options())
    for n in range(6):
        learner.learn(at, 16, n, range(at.seats), EVEN)
        learner.improve(Stride(passes=1, batch=256, rate=0.02), n)
    return Net.of(learner.weights, learner.used(), learner.shape, sharpness)


def decisions(name, games=3, most=150):
    """Yield a match of both executions, which are played by chance, at each decision, and who decides."""
    game = load(name)
    for seed in range(games):
        fast = open_match(compiled(name), game, max(game.seat_counts), seed=seed)
        slow, chance = Match(game, max(game.seat_counts), seed=seed), Random(seed)
        for _ in range(most):
            if fast.over:
                break
            seat, _, options = fast.next()
            if len(options) > 1:
                yield slow, fast, seat
            option = chance.choice(options)
            fast.take(seat, option)
            slow.take(seat, option)


@pytest.mark.parametrize("name", NAMES)
def test_a_view_and_compiled_rules_give_the_same_numbers(name):
    game, net = load(name), taught(name)
    learner, laid, bot, signs = Learner(compiled(name), game), net.laid(game), LearnedBot(game, net), Signs(game.table)
    compared, leaning = 0, 0
    for slow, fast, seat in decisions(name):
        seen = observe(slow, seat)
        assert signs.of(seen.view) == learner.signs(fast, seat)
        weights = dict(zip(seen.options, bot.weights(seen), strict=True))
        assert weights == fast.learned(seat, laid)
        assert max(weights.values()) == 1 << 16
        compared += 1
        leaning += len(set(weights.values())) > 1
    assert compared > 40
    assert leaning > 20


@pytest.mark.parametrize("name", NAMES)
def test_in_every_world_that_a_seat_cannot_tell_apart_it_answers_alike(name):
    game, net = load(name), taught(name)
    laid, compared = net.laid(game), 0
    for _, fast, seat in decisions(name, most=120):
        answer = fast.learned(seat, laid)
        for luck in range(3):
            assert fast.redeal(seat, luck).learned(seat, laid) == answer
            compared += 1
    assert compared > 60


def test_a_net_is_kept_in_a_file(tmp_path):
    game, net = load("onoda"), taught("onoda")
    file = tmp_path / "net.bin"
    file.write_bytes(net.packed(game))
    assert Net.load(file, game) == net
    assert fits(file, game)
    assert not fits(file, load("anima"))
    with pytest.raises(NotThisGame, match="it was learned before the table or the questions of anima changed"):
        Net.load(file, load("anima"))
    file.write_bytes(b"nonsense")
    assert not fits(file, game)
    with pytest.raises(NotThisGame, match="expected a learned net"):
        Net.load(file, game)


def test_the_sharper_a_net_the_less_it_plays_what_it_likes_less():
    game, likely = load("onoda"), []
    for sharpness in (0.5, 1.0, 4.0):
        laid = taught("onoda", sharpness).laid(game)
        likely.append([sorted(fast.learned(seat, laid).values()) for _, fast, seat in decisions("onoda", games=1)])
    for blunt, plain, sharp in zip(*likely, strict=True):
        assert all(a >= b >= c for a, b, c in zip(blunt, plain, sharp, strict=True))
    assert likely[0] != likely[1] != likely[2]


def test_compiled_rules_refuse_a_net_of_another_game():
    game = load("notalone")
    laid = taught("onoda").laid(load("onoda"))
    match = open_match(compiled("notalone"), game, 3, seed=1)
    with pytest.raises(ValueError, match="expected a net that was learned in this game"):
        match.learned(1, laid)
    with pytest.raises(ValueError, match="expected a net that was learned in this game"):
        Learner(compiled("notalone"), game).play(setting_of(game, 3, game.options()), 1, 1, (), by_learned(laid))


@pytest.mark.parametrize("name", [name for name in NAMES if (load(name).folder / FILE).is_file()])
def test_the_net_that_a_game_brings_fits_its_table_and_is_small(name):
    game = load(name)
    assert has_learned(game), f"train it anew: fogtable train {name}"
    assert (game.folder / FILE).stat().st_size <= LARGEST
    bot, chance, played = LearnedBot(game), Random(1), 0
    match = Match(game, max(game.seat_counts), seed=1)
    while not match.over and played < 200:
        seat, _, options = match.next()
        option = bot.choose(observe(match, seat), chance)
        assert option in options
        match.take(seat, option)
        played += 1


@pytest.mark.parametrize(("name", "players", "side"), PAYS)
def test_what_was_learned_pays_on_every_side(name, players, side):
    """Half of what was measured is asked for: these are 600 games."""
    game = load(name)
    at, policy = setting_of(game, players, game.options()), Learner(compiled(name), game)
    seats = [seat for seat in range(players) if game.side_of(seat) == side]
    others = [seat for seat in range(players) if seat not in seats]
    net = by_learned(LearnedBot(game).net.laid(game))
    by_net = policy.play(at, 600, 1, others, net)
    by_policy = policy.play(at, 600, 1, range(players), EVEN)
    gained = sum(got[seats[0]] for got in by_net) - sum(got[seats[0]] for got in by_policy)
    assert gained / 600 > PAYS[name, players, side] / 2
