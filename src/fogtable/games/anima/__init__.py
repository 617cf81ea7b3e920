"""ANIMA: SHADOW OF OMEGA: parties of adventurers race each other to the mission that stops Omega."""

from __future__ import annotations

from pathlib import Path

from fogtable.core.bot import PolicyBot
from fogtable.core.game import Game, Outcome, modules_in
from fogtable.core.rules import NONE
from fogtable.games.anima import questions
from fogtable.games.anima.components import CONTENT, End
from fogtable.games.anima.events import Log, Luck
from fogtable.games.anima.odds import odds_of
from fogtable.games.anima.policy.search import SEARCHING
from fogtable.games.anima.policy.weights import WEIGHTS
from fogtable.games.anima.policy.worth import worth
from fogtable.games.anima.position import settle
from fogtable.games.anima.rules.dealing import deal
from fogtable.games.anima.rules.outcome import payoff
from fogtable.games.anima.rules.turns import play
from fogtable.games.anima.setup import Options, setup
from fogtable.games.anima.state import Anima
from fogtable.games.anima.why import WHY

RULES = modules_in("fogtable.games.anima.rules")
"""The modules written in the rules language."""

POLICY = tuple(
    f"fogtable.games.anima.policy.{name}"
    for name in ("values", "missions", "areas", "turns", "windows", "choices", "worth")
)
"""The policy of simulations, in the same language."""


def seat_names(count: int) -> tuple[str, ...]:
    """Return the names of the seats, in the order around the table."""
    return tuple(f"party-{n}" for n in range(1, count + 1))


def side_of(seat: int) -> str:
    """Return the side of a seat: everybody is on their own."""
    return f"party-{seat + 1}"


def outcome(t: Anima) -> Outcome:
    """Tell how the game ended (AN-18, AN-22.3): a draw is nobody's victory, not Omega's."""
    if t.winner == NONE:
        return Outcome("omega" if t.end == End.OMEGA_WINS else "nobody", (), End.name(t.end))
    return Outcome(side_of(t.winner), (seat_names(len(t.seats))[t.winner],), End.name(t.end))


GAME = Game(
    name="anima",
    prefix="AN",
    rules_version=CONTENT.version,
    table=Anima,
    seat_counts=range(2, 6),
    seat_names=seat_names,
    side_of=side_of,
    options=Options,
    setup=setup,
    play=play,
    outcome=outcome,
    settle=settle,
    choices=questions.QUESTIONS,
    log=Log,
    phrases=("for-glory", "let-us-trade", "my-road", "cursed-dice", "shadow-grows", "well-fought"),
    luck=Luck,
    folder=Path(__file__).parent,
    deal=deal,
    bots={"steady": lambda: PolicyBot(WEIGHTS)},
    payoff=payoff,
    policy=WEIGHTS,
    worth=worth,
    searching=SEARCHING,
    window_seconds=5.0,
    why=WHY,
    odds=odds_of,
)
