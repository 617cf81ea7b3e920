"""What a bot that searches is given: a world that knows no more than its seat."""

from random import Random

import pytest

from fogtable.bots import find
from fogtable.bots.search import SearchBot
from fogtable.core.bot import observe
from fogtable.core.declarations.streams import Stream
from fogtable.core.play.match import Match
from fogtable.core.play.view import view_bytes
from fogtable.fast.match import open_match
from fogtable.fast.worlds import mirror, observe_for
from fogtable.games import load
from tests.every_game.tables import answer_at_random, decisions

GAME = load("notalone")


def everything(match):
    """All that can be read from a compiled match from outside."""
    asked = [match.question(p) for p in range(len(match.names))]
    told = match.seed, match.options, match.facts.before, match.answers, match.state.log, match.state.chance.came
    return match.fields(), match.luck, asked, told


def moments(module, count, seed):
    """Compiled matches at decisions all over a random game, each with a seat that is asked."""
    for number, match in enumerate(decisions(open_match(module, GAME, count, seed=seed), Stream(seed))):
        if number % 7 == 3:
            for p in range(count):
                if match.question(p) is not None:
                    yield match, p


@pytest.mark.parametrize("count", [2, 4, 7])
def test_worlds_made_of_two_games_that_a_seat_cannot_tell_apart_are_equal(notalone_module, count):
    """So nothing hidden can be in what a search is given: not in fields, luck, seed, log or answers."""
    tried = differing = 0
    for seed in range(6):
        for match, p in moments(notalone_module, count, seed):
            other = match.redeal(p, seed + 100)
            tried += 1
            differing += match.fields() != other.fields()
            one, two = match.redeal(p, 7), other.redeal(p, 7)
            assert everything(one) == everything(two)
            assert view_bytes(one.state, p, match.names) == view_bytes(match.state, p, match.names)
    assert tried > 50
    assert differing > tried / 2


def test_a_world_does_not_know_the_seed_or_the_past(notalone_module):
    match = open_match(notalone_module, GAME, 4, seed=987654321)
    luck = Stream(3)
    for _ in range(30):
        answer_at_random(match, luck)
    seat = match.next()[0]
    seen = observe_for(SearchBot(GAME, 0.1, find(GAME, "random")()), match, seat, Random(1))
    world = seen.world
    assert world.seed == 0
    assert world.answers == []
    assert world.state.log == []
    assert world.state.chance.came == []
    assert world.luck != match.luck


def test_only_bots_that_search_are_given_a_world(notalone_module):
    match = open_match(notalone_module, GAME, 4, seed=1)
    seat = match.next()[0]
    assert observe_for(find(GAME, "belief")(), match, seat, Random(1)).world is None
    assert observe(match, seat).world is None


def test_a_mirror_stands_where_the_match_stands(notalone_module):
    for seed in range(4):
        luck = Stream(seed)
        match = Match(GAME, 5, seed=seed)
        for _ in range(40):
            if not match.over:
                answer_at_random(match, luck)
        seats = [p for p in range(5) if match.retractable(p)]
        for p in seats:
            match.retract(p)
        made = mirror(match)
        assert made is not None
        assert made.answers == match.answers
        assert [made.question(p) for p in range(5)] == [match.question(p) for p in range(5)]
        assert all(view_bytes(made.state, p, match.names) == view_bytes(match.state, p, match.names) for p in range(5))


def test_a_match_that_was_not_played_from_its_start_has_no_mirror(notalone_module):
    match = Match(GAME, 3, seed=2)
    luck = Stream(2)
    for _ in range(60):
        answer_at_random(match, luck)
    copy = match.copy()
    with pytest.raises(ValueError, match="played from its start"):
        mirror(copy)
