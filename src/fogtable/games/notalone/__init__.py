"""NOT ALONE: one Creature hunts 1 to 6 survivors, simultaneous secret choice and bluff."""

from __future__ import annotations

from pathlib import Path

from fogtable.core.game import Game, Outcome
from fogtable.games.notalone import policy_hunts, policy_own, policy_places, questions
from fogtable.games.notalone.bot import BeliefBot
from fogtable.games.notalone.bot_search import SEARCHING
from fogtable.games.notalone.components import CONTENT, CREATURE, Cause
from fogtable.games.notalone.dealing import deal
from fogtable.games.notalone.end_of_turn import play
from fogtable.games.notalone.events import Log, Luck
from fogtable.games.notalone.policy_worth import worth
from fogtable.games.notalone.position import settle
from fogtable.games.notalone.setup import Options, setup
from fogtable.games.notalone.state import NotAlone
from fogtable.games.notalone.tracks import payoff

RULES = tuple(
    f"fogtable.games.notalone.{name}"
    for name in (
        "dealing",
        "end_of_turn",
        "exploration",
        "hunt_cards",
        "hunting",
        "piles",
        "powers",
        "reckoning",
        "sealed",
        "survival_cards",
        "tokens",
        "tracks",
        "windows",
    )
)
"""The modules written in the rules language."""

POLICY = tuple(f"fogtable.games.notalone.policy_{name}" for name in ("values", "places", "own", "hunts", "worth"))
"""What simulations go by, in the same language."""


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
    seat_counts=range(2, 8),
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
    bots={"belief": BeliefBot},
    deal=deal,
    payoff=payoff,
    policy={
        questions.Explore: policy_places.explore,
        questions.PlayHunt: policy_hunts.play_hunt,
        questions.PlaySurvival: policy_own.play_survival,
        questions.Hunting: policy_hunts.hunting,
        questions.PlaceToken: policy_places.place_token,
        questions.ExtendToken: policy_places.extend_token,
        questions.ChooseHunted: policy_hunts.choose_hunted,
        questions.ChoosePlace: policy_hunts.choose_place,
        questions.KeepPlace: policy_own.keep_place,
        questions.DiscardPlace: policy_own.dislike,
        questions.TakeBack: policy_own.like,
        questions.Scream: policy_own.scream,
        questions.TossSurvival: policy_own.toss_survival,
        questions.KeepSurvival: policy_own.keep_survival,
        questions.SwapOut: policy_own.swap_out,
        questions.SwapIn: policy_own.stand,
        questions.MoveToken: policy_own.move_token,
        questions.UsePlace: policy_own.use_place,
        questions.FirstPlace: policy_own.like,
        questions.UseLair: policy_own.use_lair,
        questions.TakeReserve: policy_own.take_reserve,
        questions.UseSource: policy_own.use_source,
        questions.CopyPlace: policy_own.copy_place,
    },
    worth=worth,
    searching=SEARCHING,
)
