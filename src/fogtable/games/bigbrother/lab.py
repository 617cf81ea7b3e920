"""What the laboratory looks at in 1984: the authority and what moves it, what is used, where clashes are fought."""

from __future__ import annotations

from typing import Final

from fogtable.core.study import Cause, Counter, Study, Use
from fogtable.games.bigbrother.components import (
    THE_BIG_BROTHER,
    THE_OPPOSITION,
    Cell,
    Character,
    District,
    Goal,
    Kind,
    News,
    Order,
)
from fogtable.games.bigbrother.events import Log

BIG_BROTHER: Final = THE_BIG_BROTHER.name
OPPOSITION: Final = THE_OPPOSITION.name

CAUSES: Final = (
    # A clash has all that comes of it until the next one, but for what is named below.
    Cause("won", "Clashes won by the opposition", Log.CLASH_WON),
    Cause("lost", "Forbidden cards used in lost clashes", Log.CLASH_LOST),
    Cause("posters", "Posters at the end of a round", Log.COUNTS_POSTERS, within=1),
    # Between a directive and what it does to the authority stand at most the player it hits and the card found there.
    Cause("directives", "Directives played", Log.PLAYS_DIRECTIVE, "directive", "order", within=3),
    Cause("triggers", "Hidden directives triggered", Log.TRIGGERS, "directive", "order", within=2),
    Cause("stashes", "Stashes opened", Log.STASH_OPENED, "card", "kind", within=3),
    Cause("cards", "Support cards played", Log.PLAYS, "card", "kind", within=1),
    Cause("cards", "Support cards played", Log.DRAWS_IMMEDIATE, "card", "kind", within=1),
    Cause("powers", "Powers of districts", Log.USES_POWER, "district", "district", within=2),
)

STUDY: Final = Study(
    turn=Log.ROUND_BEGINS,
    turn_name="round",
    counters=(Counter("authority", ((Log.AUTHORITY, "now"),), BIG_BROTHER, "counter-authority"),),
    race="At 20 Big Brother wins, at 0 the opposition.",
    causes=CAUSES,
    blame=(
        "A won clash has the reward that is taken as authority, a lost one what forbidden cards cost that were laid in "
        "it. A stash has what its card does, whoever opens it."
    ),
    uses=(
        Use(
            "directives",
            "Directives played",
            "One-off and active directives, when they are played.",
            Order,
            ((Log.PLAYS_DIRECTIVE, "directive"),),
            BIG_BROTHER,
            "order",
            cause="directives",
        ),
        Use(
            "hidden",
            "Hidden directives laid",
            "Each one that is laid face down, whether it is triggered or not.",
            Order,
            ((Log.LAYS_HIDDEN, "directive"),),
            BIG_BROTHER,
            "order",
        ),
        Use(
            "triggers",
            "Hidden directives triggered",
            "Each one that is triggered.",
            Order,
            ((Log.TRIGGERS, "directive"),),
            BIG_BROTHER,
            "order",
            cause="triggers",
        ),
        Use(
            "cards",
            "Support cards played",
            "Allies and immediate cards count; cards laid in a clash do not.",
            Kind,
            ((Log.PLAYS, "card"), (Log.DRAWS_IMMEDIATE, "card")),
            OPPOSITION,
            "kind",
            cause="cards",
        ),
        Use(
            "laid",
            "Support cards laid in clashes",
            "Each card that a participant lays.",
            Kind,
            ((Log.LAYS, "cards"),),
            OPPOSITION,
            "kind",
        ),
        Use(
            "powers",
            "Powers of districts used",
            "Each time somebody pays for one.",
            District,
            ((Log.USES_POWER, "district"),),
            OPPOSITION,
            "power",
            cause="powers",
        ),
        Use(
            "events",
            "Events revealed",
            "One in each round that is reached.",
            News,
            ((Log.NEWS, "news"),),
            BIG_BROTHER,
            "news",
        ),
        Use(
            "characters",
            "Characters",
            "Who is in the game.",
            Character,
            ((Log.BECOMES, "character"),),
            OPPOSITION,
            "character",
        ),
        Use(
            "goals",
            "Goals completed",
            "Each goal whose bonus is won; goals that are dealt and not completed stay hidden.",
            Goal,
            ((Log.COMPLETES_GOAL, "goal"),),
            OPPOSITION,
            "goal",
        ),
        Use(
            "clashes",
            "Where clashes are fought",
            "Every clash that begins, by its cell.",
            Cell,
            ((Log.CLASH_BEGINS, "cell"),),
            BIG_BROTHER,
            "cell",
        ),
        Use(
            "won",
            "Clashes won by the opposition",
            "By the district of the clash.",
            District,
            ((Log.CLASH_WON, "district"),),
            OPPOSITION,
            "district",
        ),
        Use(
            "drawn",
            "Clashes that nobody wins",
            "By the district: strength and difficulty were equal, or there was nobody left to fight.",
            District,
            ((Log.CLASH_DRAWN, "district"), (Log.CLASH_WITHOUT_WINNER, "district")),
            OPPOSITION,
            "district",
        ),
        Use(
            "lost",
            "Clashes won by Big Brother",
            "By the district of the clash.",
            District,
            ((Log.CLASH_LOST, "district"),),
            BIG_BROTHER,
            "district",
        ),
    ),
)
