"""The search in compiled rules: legal, repeatable, and it finds what is plain."""

import struct
import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from fogtable.bots import LEVELS, adviser, find, names
from fogtable.bots.learned import LearnedBot
from fogtable.bots.search import SearchBot
from fogtable.core.bot import observe
from fogtable.core.declarations.choice import numbers
from fogtable.core.formats.position import set_up
from fogtable.core.play.match import Match
from fogtable.fast.match import open_match
from fogtable.fast.worlds import observe_for
from fogtable.games import load
from fogtable.games.notalone.components import Place
from fogtable.games.notalone.questions import Explore, PlaceToken
from tests.fast.conftest import compiled

GAME = load("notalone")


def searched(module, match, seat, iterations, seed=1, **how):
    """Search a number of iterations without minding the time."""
    return match.search(seat=seat, seconds=60.0, iterations=iterations, seed=seed, explore=1.0, horizon=1, **how)


def test_every_option_is_tried_and_none_that_is_not_offered(notalone_module):
    match = open_match(notalone_module, GAME, 4, seed=3, asks_idle=False)
    for _ in range(25):
        seat, _, options = match.next()
        if len(options) > 1:
            tried, iterations, _, _ = searched(notalone_module, match, seat, 200)
            assert {option for option, _, _ in tried} == set(options)
            assert sum(visits for _, visits, _ in tried) == iterations
            assert all(0 <= worth <= 1 for _, _, worth in tried)
        match.take(seat, options[0])


def test_equal_seeds_search_alike_and_the_game_stays_as_it_was(notalone_module):
    match = open_match(notalone_module, GAME, 4, seed=3, asks_idle=False)
    seat = match.next()[0]
    before = match.fields(), match.luck, match.next()
    assert searched(notalone_module, match, seat, 500) == searched(notalone_module, match, seat, 500)
    assert (match.fields(), match.luck, match.next()) == before


def test_a_search_without_time_still_gives_a_legal_answer(notalone_module):
    match = open_match(notalone_module, GAME, 3, seed=5, asks_idle=False)
    rng = Random(1)
    bot = SearchBot(GAME, 0.0, find(GAME, "random")())
    for _ in range(20):
        seat, _, options = match.next()
        seen = observe_for(bot, match, seat, rng)
        assert bot.choose(seen, rng) in options
        match.take(seat, options[-1])


def test_time_is_kept(notalone_module):
    match = open_match(notalone_module, GAME, 5, seed=5, asks_idle=False)
    seat = match.next()[0]
    begun = time.monotonic()
    match.search(seat=seat, seconds=0.05, iterations=1 << 40, seed=1, explore=1.0, horizon=0)
    assert time.monotonic() - begun < 2


def test_a_seat_that_is_not_asked_cannot_search(notalone_module):
    match = open_match(notalone_module, GAME, 3, seed=5)
    seat = match.next()[0]
    other = next(p for p in range(3) if p != seat and match.question(p) is None)
    with pytest.raises(ValueError, match="not asked"):
        searched(notalone_module, match, other, 10)


def test_worlds_follow_the_belief(notalone_module):
    """Cards face down lie where the weights say, among those that can be there."""

    def token_step(t):
        given = {"committed": {"hunted-1": True}, "explored": True, "phase": "hunting"}
        given |= {"hand": {"hunted-1": ["lair", "jungle", "river", "rover"]}, "played": {"hunted-1": ["beach"]}}
        set_up(GAME, t, {**given, "hunt_hand": []}, GAME.seat_names(2))

    match = open_match(notalone_module, GAME, 2, seed=1, position=token_step)
    seat, choice, _ = match.next()
    assert (seat, choice) == (0, PlaceToken)
    fields = list(GAME.table.fields)
    for believed in (Place.JUNGLE, Place.ROVER):
        rows = [[0.0] * 64 for _ in range(GAME.table.MAX_SEATS)]
        rows[1][believed] = 1.0
        weights = b"".join(struct.pack("64f", *row) for row in rows)
        tried, _, _, _ = searched(
            notalone_module, match, 0, 3000, zone=fields.index("played"), weights=weights, by_policy=True
        )
        best = max(tried, key=lambda row: row[1])[0]
        assert best == PlaceToken.CREATURE.base + believed


def test_a_learned_net_guides_the_search_in_place_of_the_policy(notalone_module):
    """In the tree: with one try each the likeliest option of the net is tried. Beyond it: what comes out is another."""
    match = open_match(notalone_module, GAME, 3, seed=3, asks_idle=False)
    net = LearnedBot(GAME).net
    guided, plain, first = 0, 0, 0
    for _ in range(30):
        seat, _, options = match.next()
        if len(options) > 1:
            likely = match.learned(seat, net.laid(GAME))
            tried, _, _, _ = searched(notalone_module, match, seat, 1, net=net.laid(GAME))
            first += likely[max(tried, key=lambda row: row[1])[0]] == max(likely.values())
            by_net = searched(notalone_module, match, seat, 300, net=net.laid(GAME))
            assert {option for option, _, _ in by_net[0]} == set(options)
            assert by_net == searched(notalone_module, match, seat, 300, net=net.laid(GAME))
            guided += 1
            plain += by_net == searched(notalone_module, match, seat, 300)
        match.take(seat, options[0])
    assert guided > 10
    assert first == guided
    assert plain < guided / 2


def test_a_net_of_another_game_is_refused(notalone_module):
    match = open_match(notalone_module, GAME, 3, seed=3, asks_idle=False)
    with pytest.raises(ValueError, match="expected a net that was learned in this game"):
        searched(notalone_module, match, match.next()[0], 10, net=bytes(1000))


def test_the_bot_draws_where_it_must_not_be_foreseen(notalone_module):
    match = open_match(notalone_module, GAME, 3, seed=8, asks_idle=False)
    while match.next()[1] is not Explore:
        seat, _, options = match.next()
        match.take(seat, options[0])
    seat = match.next()[0]
    rng = Random(4)
    bot = SearchBot(GAME, 60.0, find(GAME, "random")(), iterations=400)
    assert len({bot.choose(observe_for(bot, match, seat, rng), rng) for _ in range(30)}) > 1
    pure = SearchBot(replace(GAME, searching=replace(GAME.searching, mixed=frozenset())), 60.0, bot.otherwise, 4000)
    assert len({pure.choose(observe_for(pure, match, seat, Random(2)), Random(2)) for _ in range(3)}) == 1


def test_without_compiled_rules_another_bot_answers_in_its_place():
    match = Match(GAME, 3, seed=5)
    seat = match.awaited()[0]
    seen = observe(match, seat)
    bot = SearchBot(GAME, 1.0, find(GAME, "belief")())
    assert bot.choose(seen, Random(1)) in numbers(match.question(seat)[1])


def test_the_levels_are_offered_where_rules_are_compiled(notalone_module, monkeypatch):
    assert set(LEVELS) <= set(names(GAME))
    monkeypatch.setenv("FOGTABLE_RULES", "reference")
    assert not set(LEVELS) & set(names(GAME))


def test_the_bot_that_has_learned_thinks_ahead_where_the_game_says_so(notalone_module, monkeypatch):
    anima = load("anima")
    assert anima.searching.guided
    master = find(anima, "master")()
    assert isinstance(master, SearchBot)
    assert master.net == LearnedBot(anima).net.laid(anima)
    assert master.seconds == anima.searching.guided
    assert not GAME.searching.guided
    assert isinstance(find(GAME, "master")(), LearnedBot)
    monkeypatch.setenv("FOGTABLE_RULES", "reference")
    assert isinstance(find(anima, "master")(), LearnedBot)


def test_advice_goes_by_the_net_where_the_game_says_so():
    onoda = load("onoda")
    assert adviser(onoda, 1.0).net == LearnedBot(onoda).net.laid(onoda)
    assert adviser(replace(onoda, name="other", folder=Path("nowhere")), 1.0).net is None
    assert adviser(GAME, 1.0).net is None


def test_advice_tries_more_evenly_what_it_tells_of(notalone_module):
    """Of most questions the option that was tried least is tried more often."""
    match, more, questions = open_match(notalone_module, GAME, 3, seed=3, asks_idle=False), 0, 0
    net, told = LearnedBot(GAME).net.laid(GAME), adviser(GAME, 1.0).even
    while questions < 10:
        seat, _, options = match.next()
        if len(options) > 1:
            usual, advice = (
                min(visits for _, visits, _ in searched(notalone_module, match, seat, 300, net=net, even=even)[0])
                for even in (0.1, told)
            )
            questions += 1
            more += advice > usual
        match.take(seat, options[0])
    assert more >= 6


def test_beyond_the_tree_games_go_on_by_the_net():
    """Whole games of ONODA that are played on by the net are worth more than those that the policy plays on."""
    onoda = load("onoda")
    match = open_match(compiled("onoda"), onoda, 1, seed=3)
    worth = []
    for net in (LearnedBot(onoda).net.laid(onoda), None):
        rows = match.search(seat=0, seconds=60.0, iterations=300, seed=1, explore=1.0, horizon=0, net=net)[0]
        worth.append(sum(visits * one for _, visits, one in rows) / sum(visits for _, visits, _ in rows))
    assert worth[0] > worth[1] + 0.1, worth
