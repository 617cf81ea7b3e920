"""What the laboratory looks at in NOT ALONE: both tracks; places, Hunt cards and Survival cards."""

from __future__ import annotations

from typing import Final

from fogtable.core.study import Counter, Study, Use
from fogtable.games.notalone.components import THE_CREATURE, THE_HUNTED, Hunt, Place, Survival
from fogtable.games.notalone.events import Log

STUDY: Final = Study(
    turn=Log.TURN_BEGINS,
    counters=(
        Counter("rescue", ((Log.RESCUE_MOVES, "left"),), THE_HUNTED.name, "track-rescue"),
        Counter("assimilation", ((Log.ASSIMILATION_MOVES, "left"),), THE_CREATURE.name, "track-assimilation"),
    ),
    race="Spaces still to go: the side whose counter comes to 0 first wins.",
    uses=(
        Use(
            "visits",
            "Places visited",
            "Every Place card that is revealed counts, whatever happens there.",
            Place,
            ((Log.REVEALS, "places"),),
            THE_HUNTED.name,
            "place",
        ),
        Use(
            "powers",
            "Powers of places used",
            "A power that is copied (Lair, Drone, Gate) counts for the place that is copied; "
            "the Lair counts too when it copies.",
            Place,
            ((Log.USES_PLACE, "place"), (Log.COPIES_PLACE, "place")),
            THE_HUNTED.name,
            "place",
        ),
        Use(
            "hunts",
            "Hunt cards played",
            "Flashback counts, and so does the card that it copies.",
            Hunt,
            ((Log.PLAYS_HUNT, "card"), (Log.COPIES_HUNT, "card")),
            THE_CREATURE.name,
            "hunt",
        ),
        Use(
            "survivals",
            "Survival cards played",
            "Every Survival card that a Hunted plays.",
            Survival,
            ((Log.PLAYS_SURVIVAL, "card"),),
            THE_HUNTED.name,
            "survival",
        ),
    ),
)
