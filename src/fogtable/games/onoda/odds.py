"""The odds of a check in ONODA: how many of the tokens that may be drawn succeed."""

from __future__ import annotations

from typing import Any

from fogtable.core.bot import Observation
from fogtable.core.declarations.odds import Odds
from fogtable.games.onoda.components import DETERMINATION, RETAKES
from fogtable.games.onoda.questions import Act, Judge
from fogtable.games.onoda.rules.alert import alert_level
from fogtable.games.onoda.rules.checks import to_beat
from fogtable.games.onoda.rules.tokens import drawable


def odds_of(seen: Observation) -> dict[int, Odds]:
    """Return the odds of the check that each action begins, and of each re-take."""
    t: Any = seen.view
    found: dict[int, Odds] = {}
    for option in seen.options:
        if seen.choice is Act:
            verb, _ = Act.values[option]
            if verb in (Act.RAID, Act.REPAIR, Act.MISSION):
                found[option] = of_draw(t, alert_level(t, t.at))
        elif seen.choice is Judge:
            verb, use = Judge.values[option]
            if verb is Judge.PLAY and use in RETAKES:
                found[option] = of_draw(t, to_beat(t, t.check, t.check_region))
    return found


def of_draw(t: Any, beaten: int) -> Odds:
    """Return how many of the tokens that can be drawn beat a number."""
    tokens = drawable(t)
    return Odds(sum(DETERMINATION[token] > beaten for token in tokens), 0, len(tokens))
