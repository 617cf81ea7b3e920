"""The odds of a check: the tokens that beat the number, of those that can be drawn."""

from __future__ import annotations

from fogtable.core.bot import observe
from fogtable.core.play.match import Match
from fogtable.games import load
from fogtable.games.onoda.components import DETERMINATION, Token
from fogtable.games.onoda.questions import Act
from fogtable.games.onoda.rules.alert import alert_level


def test_an_action_has_the_odds_of_its_check():
    onoda = load("onoda")
    match = Match(onoda, 1, seed=3)
    for level in range(6):
        match.state.alert[match.state.at] = level
        beaten = alert_level(match.state, match.state.at)
        odds = onoda.odds(observe(match, 0))[Act.RAID.base]
        assert odds == (sum(DETERMINATION[token] > beaten for token in Token.ALL), 0, 12)
