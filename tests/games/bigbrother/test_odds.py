"""The odds of a clash: every way in which directives can be laid is counted, on the open sums."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from fogtable.core.bot import observe
from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.games.bigbrother import odds as clash_odds
from fogtable.games.bigbrother.components import BONUS, CLASH_VALUE, ORDER_OF
from fogtable.games.bigbrother.questions import LaySupport
from tests.every_game.tables import LONGEST

BIG_BROTHER = load("bigbrother")


def test_every_way_of_laying_directives_is_counted():
    values = [0, 0, 1, 1, 1, 2, 3]
    for number in range(4):
        found = Counter(sum(some) for some in combinations(values, number))
        assert clash_odds.ways(values, number) == found


def test_the_open_sums_are_those_that_are_compared_without_what_was_laid():
    found = 0
    for seed in range(40):
        match, luck = Match(BIG_BROTHER, 4, seed=seed), random.Random(seed)
        reckoned, since = None, 0
        for _ in range(LONGEST):
            if match.over or found > 12:
                break
            seat = match.awaited()[0]
            seen = observe(match, seat)
            if seen.choice is LaySupport:
                since = len(match.state.log)
                reckoned = clash_odds.open_sums(clash_odds.bare(seen.view))
            match.play(seat, luck.choice(match.offered(seat)))
            told = match.state.log[since:]
            names = {what.name for what, _, _ in told}
            if reckoned is None or "compares" not in names:
                continue
            if not names & {"ambushes", "leaves-clash", "double-agent", "fervent", "triggers"}:
                strength, difficulty = next(values for what, values, _ in told if what.name == "compares")
                (laid,) = [values[0] for what, values, _ in told if what.name == "reveals-directives"]
                cards = [values[1] for what, values, _ in told if what.name == "lays"]
                strength -= sum(BONUS[kind] for some in cards for kind in some)
                difficulty -= sum(CLASH_VALUE[ORDER_OF[card]] for card in laid)
                assert (strength, difficulty) == reckoned
                found += 1
            reckoned = None
    assert found > 3
