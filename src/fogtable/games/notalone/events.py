"""What happens in NOT ALONE, as the log tells it; and the sources of chance."""

from __future__ import annotations

from typing import Final

from fogtable.core.declarations.visibility import OWNER, only
from fogtable.core.rules import Chances, Events, Seat, draws, event, secret
from fogtable.games.notalone.components import (
    OWNER_AND_CREATURE,
    SMOKED,
    THE_CREATURE,
    Cause,
    Hunt,
    Phase,
    Place,
    Survival,
    Token,
)

MOVES_RESCUE: Final = {
    Cause.BEACH: "NA-6.8",
    Cause.WRECK: "NA-6.13",
    Cause.AMPLIFIER: "NA-6.23",
    Cause.END_OF_TURN: "NA-8.5",
}
MOVES_ASSIMILATION: Final = {
    Cause.CAUGHT: "NA-5.15",
    Cause.ANTICIPATION: "NA-5.24",
    Cause.GIVE_UP: "NA-3.10",
    Cause.LOST_WILL: "NA-5.21",
}


class Luck(Chances):
    """All chance in the game."""

    DRAW_HUNT = draws(Hunt)
    DRAW_SURVIVAL = draws(Survival)
    STRIKE_BACK = draws(Hunt)  # a card taken unseen from the Creature's hand


class Log(Events):
    """Codes, the clause that causes each, and what is said to whom."""

    TURN_BEGINS = event("NA-2.21", turn=int)
    PHASE_BEGINS = event("NA-2.21", phase=Phase)

    RESISTS = event("NA-3.5", player=Seat, will=int)
    GIVES_UP = event("NA-3.10", player=Seat)
    COMMITS = event("NA-3.13", player=Seat)
    EXPLORATION_CLOSES = event("NA-3.15")
    TAKES_BACK = event("NA-2.2", player=Seat, cards=secret(Place, SMOKED))
    TAKES_BACK_PLAYED = event("NA-6.20", player=Seat, card=Place)
    DISCARDS = event("NA-2.2", player=Seat, cards=secret(Place, SMOKED))

    PLAYS_HUNT = event("NA-2.9", card=Hunt)
    COPIES_HUNT = event("NA-7.12", card=Hunt)
    PLAYS_SURVIVAL = event("NA-2.9", player=Seat, card=Survival)
    CHOOSES_HUNTED = event("NA-2.12", player=Seat, card=Hunt)
    PLACES_TOKEN = event("NA-4.8", token=Token, places=Place)
    KEEPS_TOKEN = event("NA-4.7", token=Token)
    MOVES_TOKEN = event("NA-11.1", token=Token, place=Place)
    RETURNS_ONE = event("NA-4.14", player=Seat)
    SHOWS = event("NA-11.18", player=Seat, number=int, cards=secret(Place, OWNER_AND_CREATURE))
    SWAPS = event("NA-11.3", player=Seat, out=secret(Place, SMOKED), into=secret(Place, SMOKED))
    STRIKES_BACK = event("NA-11.13", player=Seat, number=int, cards=secret(Hunt, only(THE_CREATURE)))

    REVEALS = event("NA-5.1", player=Seat, places=Place)
    DETOURS = event("NA-5.17", player=Seat, card=Place, place=Place)
    AVOIDS = event("NA-5.4", player=Seat, token=Token)
    BECOMES_INEFFECTIVE = event("NA-2.19", place=Place)
    USES_PLACE = event("NA-6.1", player=Seat, place=Place)
    COPIES_PLACE = event("NA-6.1", player=Seat, place=Place)
    DOES_NOTHING = event("NA-5.6", player=Seat, place=Place)
    BARRED = event("NA-2.20", player=Seat, place=Place)
    PREPARES = event("NA-6.19", player=Seat, place=Place)
    LIGHTS_BEACON = event("NA-6.8")
    TAKES_BEACON = event("NA-6.8")
    TAKES_FROM_RESERVE = event("NA-6.10", player=Seat, place=Place)
    DRAWS_SURVIVAL = event("NA-2.16", player=Seat, card=secret(Survival, OWNER))
    DISCARDS_SURVIVAL = event("NA-2.9", player=Seat, card=Survival)
    REGAINS_WILL = event("NA-2.4", player=Seat, number=int)
    LOSES_WILL = event("NA-2.4", player=Seat, number=int)
    TOUCHED = event("NA-5.11", player=Seat)
    CAUGHT = event("NA-5.14", player=Seat, places=Place)
    BREAKS_DOWN = event("NA-5.22", player=Seat)

    RESCUE_MOVES = event(MOVES_RESCUE, left=int, cause=Cause)
    ASSIMILATION_MOVES = event(MOVES_ASSIMILATION, left=int, cause=Cause)
    RESCUE_STAYS = event("NA-8.7")
    DRAWS_HUNT = event("NA-8.4", number=int)
    SHUFFLES_SURVIVAL = event("NA-2.16")
    SHUFFLES_HUNT = event("NA-2.17")
    HUNTED_WIN = event("NA-9.3", cause=Cause)
    CREATURE_WINS = event("NA-9.2", cause=Cause)
