"""The novice: what is plainly good more often than not, at times just anything."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fogtable.bots.novice import AT_RANDOM, NoviceBot
from fogtable.core.bot import observe, weighed
from fogtable.core.play.match import Match
from fogtable.games import NAMES, load

DRAWS = 4000


@pytest.mark.parametrize("name", NAMES)
def test_it_draws_by_the_policy_and_at_times_at_random(name: str) -> None:
    game, luck = load(name), Random(3)
    match, bot = Match(game, max(game.seat_counts), seed=1), NoviceBot(game.policy)
    compared = 0
    for _ in range(60):
        seat, _, options = match.next()
        seen = observe(match, seat)
        weights = weighed(game.policy, seen)
        if len(set(weights)) > 1 and compared < 5:
            drawn = Counter(bot.choose(seen, luck) for _ in range(DRAWS))
            for option, weight in zip(options, weights, strict=True):
                likely = AT_RANDOM / len(options) + (1 - AT_RANDOM) * weight / sum(weights)
                assert drawn[option] / DRAWS == pytest.approx(likely, abs=0.03)
            compared += 1
        match.take(seat, bot.choose(seen, luck))
        if match.over:
            break
    assert compared == 5


def test_where_a_policy_thinks_nothing_of_any_answer_each_is_as_likely() -> None:
    game = load("notalone")
    match = Match(game, 3, seed=1)
    seat, choice, options = match.next()
    bot = NoviceBot({choice: lambda *_: 0})
    drawn = Counter(bot.choose(observe(match, seat), Random(n)) for n in range(DRAWS))
    assert set(drawn) == set(options)
    assert max(drawn.values()) < 1.3 * DRAWS / len(options)
