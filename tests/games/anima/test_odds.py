"""The odds of a battle: the sums are those that are compared in the end, the ways are counted one by one."""

from __future__ import annotations

import random
from itertools import product
from types import SimpleNamespace

import pytest

from fogtable.core.bot import observe
from fogtable.core.declarations.odds import NOW, Odds
from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.games.anima import odds as battle_odds
from fogtable.games.anima.components import Encounter, WhichDie
from fogtable.games.anima.questions import Fight

ANIMA = load("anima")


def battles(seed: int):
    """Play at random, all passing in battles; yield what was reckoned at the last question, and what was compared."""
    match, luck = Match(ANIMA, 3, ANIMA.options(turn_cap=6), seed), random.Random(seed)
    reckoned = None
    while not match.over:
        since = len(match.state.log)
        seat = match.awaited()[0]
        seen = observe(match, seat)
        if seen.choice is Fight:
            reckoned = (seat, battle_odds.sums(seen.view, seat), ANIMA.odds(seen)[NOW])
        match.play(seat, "pass" if seen.choice is Fight else luck.choice(match.offered(seat)))
        for what, values, _ in match.state.log[since:]:
            if what.name.startswith("fights-"):
                reckoned = None  # nobody is asked who has nothing to use
            if what.name in ("stands", "stands-against") and reckoned is not None:
                yield reckoned, what.name, values
                reckoned = None


def test_the_sums_that_are_reckoned_are_those_that_are_compared():
    found = 0
    for seed in range(6):
        for (seat, (ours, theirs), _), name, values in battles(seed):
            stood = values[1:] if name == "stands" else (values[1], values[3])
            first = values[0] == seat
            assert (ours, theirs) == (stood if first else stood[::-1])
            found += 1
    assert found > 10


def view(**fields: object) -> SimpleNamespace:
    return SimpleNamespace(fighter=0, rival=-1, monster=-1, foe=0, **fields)


def test_every_roll_is_counted(monkeypatch):
    """Against a foe of the same Combat a tie wins: 21 of 36. Two Parties roll ties again: as likely either way."""
    for lead in range(-7, 8):
        monkeypatch.setattr(battle_odds, "sums", lambda t, p, lead=lead: (10 + lead, 10))
        won = sum(lead + own >= other for own, other in product(range(1, 7), repeat=2))
        assert battle_odds.of_battle(view(), 0, 0) == Odds(won, 0, 36)
    monkeypatch.setattr(battle_odds, "sums", lambda t, p: (10, 10))
    assert battle_odds.of_battle(view(), 0, 0) == Odds(21, 0, 36)
    parties = view()
    parties.rival = 1
    assert battle_odds.of_battle(parties, 0, 0) == Odds(15, 0, 30)
    assert battle_odds.of_battle(parties, 0, 6) == Odds(36, 0, 36)
    slime, titan = view(), view()
    slime.monster, titan.monster = Encounter.SLIME, Encounter.TITAN
    assert battle_odds.of_battle(slime, 0, 0) == Odds(15, 0, 36), "no tie wins against the Cave Slime"
    higher = sum(own >= max(one, other) for own, one, other in product(range(1, 7), repeat=3))
    assert battle_odds.of_battle(titan, 0, 0) == Odds(higher, 0, 216), "of its two dice the higher counts"


@pytest.mark.clauses("AN-10.18")
def test_a_die_that_is_rolled_again_is_counted_with_those_that_lie(monkeypatch):
    """The Titan's other die still counts; a tie of Parties is rolled anew; who is attacked rolls the other die."""
    monkeypatch.setattr(battle_odds, "sums", lambda t, p: (10, 10))
    assert battle_odds.of_reroll(view(dice=[1, 3, 0]), 0, WhichDie.OWN) == Odds(4 * 36, 0, 6 * 36), "a tie wins"
    assert battle_odds.of_reroll(view(dice=[3, 6, 0]), 0, WhichDie.OTHER) == Odds(3 * 36, 0, 6 * 36)
    titan, parties = view(dice=[3, 6, 5]), view(dice=[3, 6, 0])
    titan.monster, parties.rival = Encounter.TITAN, 1
    assert battle_odds.of_reroll(titan, 0, WhichDie.OTHER).won == 0, "its second die beats a 3"
    for seat, which, rolls in ((0, WhichDie.OWN, (0, 1)), (1, WhichDie.OTHER, (3, 1)), (1, WhichDie.OWN, (5, 1))):
        better, same = rolls
        assert battle_odds.of_reroll(parties, seat, which) == Odds(better * 30 + same * 15, 0, 6 * 30), (seat, which)
