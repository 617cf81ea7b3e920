"""Twelve Lamps: lay a lamp that shines alone."""

from __future__ import annotations

from pathlib import Path

from fogtable.core.game import Game, Outcome, modules_in
from newgame import questions
from newgame.events import Log, Luck
from newgame.position import settle
from newgame.rules.dealing import deal
from newgame.rules.rounds import play
from newgame.rules.winning import payoff, winner
from newgame.setup import Options, setup
from newgame.state import Table

RULES = modules_in("newgame.rules")
"""The modules written in the rules language."""


def seat_names(count: int) -> tuple[str, ...]:
    """Return the names of the seats, clockwise."""
    return tuple(f"player-{n}" for n in range(1, count + 1))


def side_of(seat: int) -> str:
    """Return the side of a seat: everybody plays alone."""
    return f"player-{seat + 1}"


def outcome(t: Table) -> Outcome:
    """Tell who won, and by what (NG-3.2)."""
    best = winner(t)
    ahead = all(t.points[p] < t.points[best] for p in t.seats if p != best)
    return Outcome(side_of(best), (side_of(best),), "points" if ahead else "brightest-lamp")


GAME = Game(
    name="newgame",
    prefix="NG",
    rules_version=1,
    table=Table,
    seat_counts=range(2, 5),
    seat_names=seat_names,
    side_of=side_of,
    options=Options,
    setup=setup,
    deal=deal,
    play=play,
    outcome=outcome,
    payoff=payoff,
    settle=settle,
    choices=questions.QUESTIONS,
    log=Log,
    luck=Luck,
    folder=Path(__file__).parent,
)
