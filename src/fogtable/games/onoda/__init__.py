"""ONODA: one man holds out on an island for thirty years, against hunger, alarm and his own doubts. Solo."""

from __future__ import annotations

from pathlib import Path

from fogtable.core.bot import PolicyBot
from fogtable.core.game import Game, Outcome, modules_in
from fogtable.games.onoda import questions
from fogtable.games.onoda.components import CONTENT, End
from fogtable.games.onoda.events import Log, Luck
from fogtable.games.onoda.odds import odds_of
from fogtable.games.onoda.policy.search import SEARCHING
from fogtable.games.onoda.policy.weights import WEIGHTS
from fogtable.games.onoda.position import settle
from fogtable.games.onoda.rules.dealing import deal
from fogtable.games.onoda.rules.rounds import play
from fogtable.games.onoda.rules.scoring import payoff, victory_points
from fogtable.games.onoda.setup import Options, setup
from fogtable.games.onoda.state import Onoda
from fogtable.games.onoda.why import WHY

RULES = modules_in("fogtable.games.onoda.rules")
"""The modules written in the rules language."""

POLICY = tuple(f"fogtable.games.onoda.policy.{name}" for name in ("values", "acts", "choices"))
"""The policy of simulations, in the same language."""

BANDS = CONTENT.bands


def seat_names(count: int) -> tuple[str, ...]:
    """Return the name of the only seat."""
    return ("onoda",)


def side_of(seat: int) -> str:
    """Return the side of the only seat."""
    return "onoda"


def band(points: int) -> str:
    """Return the result that victory points stand for (ON-21.5)."""
    return next((name for top, name in BANDS if points <= top), CONTENT.beyond)


def outcome(t: Onoda) -> Outcome:
    """Tell how the game ended: defeated by the island, or what became of the man (ON-19, ON-21)."""
    if t.end == End.SURVIVED:
        return Outcome("onoda", seat_names(1), band(victory_points(t)))
    return Outcome("island", (), End.name(t.end))


GAME = Game(
    name="onoda",
    prefix="ON",
    rules_version=CONTENT.version,
    table=Onoda,
    seat_counts=range(1, 2),
    seat_names=seat_names,
    side_of=side_of,
    options=Options,
    setup=setup,
    play=play,
    outcome=outcome,
    settle=settle,
    choices=questions.QUESTIONS,
    log=Log,
    luck=Luck,
    folder=Path(__file__).parent,
    deal=deal,
    bots={"steady": lambda: PolicyBot(WEIGHTS)},
    payoff=payoff,
    policy=WEIGHTS,
    searching=SEARCHING,
    why=WHY,
    odds=odds_of,
)
