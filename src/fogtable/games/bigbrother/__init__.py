"""1984: Big Brother runs a city from behind a screen; a few people who still have a will of their own resist him."""

from __future__ import annotations

from pathlib import Path

from fogtable.core.bot import PolicyBot
from fogtable.core.game import Game, Outcome, modules_in
from fogtable.games.bigbrother import questions
from fogtable.games.bigbrother.components import BIG_BROTHER, CONTENT, Cell, End
from fogtable.games.bigbrother.events import Log, Luck
from fogtable.games.bigbrother.odds import odds_of
from fogtable.games.bigbrother.policy.search import SEARCHING
from fogtable.games.bigbrother.policy.weights import WEIGHTS
from fogtable.games.bigbrother.position import settle
from fogtable.games.bigbrother.rules.outcome import payoff
from fogtable.games.bigbrother.rules.turns import deal, play
from fogtable.games.bigbrother.setup import Options, setup
from fogtable.games.bigbrother.state import BigBrother
from fogtable.games.bigbrother.why_orders import WHY

RULES = modules_in("fogtable.games.bigbrother.rules")
"""The modules written in the rules language."""

POLICY = tuple(f"fogtable.games.bigbrother.policy.{name}" for name in ("values", "turns", "clash", "office", "choices"))
"""The policy of simulations, in the same language."""


def seat_names(count: int) -> tuple[str, ...]:
    """Return the names of the seats: Big Brother, then the opposition clockwise."""
    return ("big-brother", *(f"opposition-{n}" for n in range(1, count)))


def side_of(seat: int) -> str:
    """Return the side of a seat."""
    return "big-brother" if seat == BIG_BROTHER else "opposition"


def outcome(t: BigBrother) -> Outcome:
    """Tell how the game ended (BB-16); a fallen player is not among the winners (BB-16.8)."""
    names = seat_names(len(t.seats))
    winners = tuple(names[p] for p in t.seats if payoff(t, p))
    side = "big-brother" if payoff(t, BIG_BROTHER) else "opposition"
    return Outcome(side, winners, End.name(t.end))


def standing(options: Options) -> frozenset[int]:
    """Return the seats that answer blind windows beforehand (BB-17.4)."""
    return frozenset([BIG_BROTHER]) if options.standing_orders else frozenset()


def channel(t: BigBrother, options: Options) -> frozenset[int]:
    """Return the seats in the private chat of the opposition (BB-17.3): the fallen serve Big Brother (BB-14.14)."""
    return frozenset(p for p in t.opposition if t.will[p] > 0) if options.opposition_channel else frozenset()


GAME = Game(
    name="bigbrother",
    prefix="BB",
    rules_version=CONTENT.version,
    table=BigBrother,
    seat_counts=range(3, 6),
    seat_names=seat_names,
    side_of=side_of,
    options=Options,
    setup=setup,
    play=play,
    outcome=outcome,
    settle=settle,
    choices=questions.QUESTIONS,
    log=Log,
    phrases=("down-with-him", "just-walking", "not-me", "watching-you", "papers-please", "room-101"),
    luck=Luck,
    folder=Path(__file__).parent,
    deal=deal,
    bots={"steady": lambda: PolicyBot(WEIGHTS)},
    payoff=payoff,
    policy=WEIGHTS,
    searching=SEARCHING,
    window_seconds=5.0,
    standing=standing,
    apart={questions.StepForward: Cell},
    channel=channel,
    why=WHY,
    odds=odds_of,
)
