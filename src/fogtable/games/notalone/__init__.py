"""NOT ALONE: one Creature hunts 1 to 6 survivors, simultaneous secret choice and bluff."""

from __future__ import annotations

from pathlib import Path

from fogtable.core.game import Game, Outcome, modules_in
from fogtable.games.notalone import questions
from fogtable.games.notalone.bots.belief_bot import BeliefBot
from fogtable.games.notalone.bots.habits import REMEMBERED
from fogtable.games.notalone.bots.search import SEARCHING
from fogtable.games.notalone.components import CONTENT, CREATURE, Cause
from fogtable.games.notalone.events import Log, Luck
from fogtable.games.notalone.policy.weights import WEIGHTS
from fogtable.games.notalone.policy.worth import worth
from fogtable.games.notalone.position import settle
from fogtable.games.notalone.rules.dealing import deal
from fogtable.games.notalone.rules.end_of_turn import play
from fogtable.games.notalone.rules.tracks import payoff
from fogtable.games.notalone.setup import Options, setup
from fogtable.games.notalone.state import NotAlone
from fogtable.games.notalone.why import WHY

RULES = modules_in("fogtable.games.notalone.rules")
"""The modules written in the rules language."""

POLICY = tuple(f"fogtable.games.notalone.policy.{name}" for name in ("values", "places", "own", "hunts", "worth"))
"""The policy of simulations, in the same language."""


def seat_names(count: int) -> tuple[str, ...]:
    """Return the names of the seats: the Creature, then the Hunted clockwise (set-up step 3)."""
    return ("creature", *(f"hunted-{n}" for n in range(1, count)))


def side_of(seat: int) -> str:
    """Return the side of a seat."""
    return "creature" if seat == CREATURE else "hunted"


def outcome(t: NotAlone) -> Outcome:
    """Tell who won, and what moved the last counter (NA-9, specification 8)."""
    names = seat_names(len(t.seats))
    if t.rescue == 0:
        return Outcome("hunted", names[1:], Cause.name(t.cause))
    return Outcome("creature", names[:1], Cause.name(t.cause))


GAME = Game(
    name="notalone",
    prefix="NA",
    rules_version=CONTENT.version,
    table=NotAlone,
    seat_counts=range(CONTENT.start.players[0], CONTENT.start.players[1] + 1),
    seat_names=seat_names,
    side_of=side_of,
    options=Options,
    setup=setup,
    play=play,
    outcome=outcome,
    settle=settle,
    choices=questions.QUESTIONS,
    log=Log,
    phrases=("scatter", "trust-me", "not-there", "hold-on", "see-you", "smell-fear"),
    luck=Luck,
    folder=Path(__file__).parent,
    bots={"belief": BeliefBot},
    deal=deal,
    payoff=payoff,
    policy=WEIGHTS,
    worth=worth,
    searching=SEARCHING,
    why=WHY,
    remembered=REMEMBERED,
)
