"""What the laboratory looks at in ONODA: the main track; events, cards played, missions, raids."""

from __future__ import annotations

from typing import Final

from fogtable.core.study import Counter, Study, Use
from fogtable.games.onoda.components import Event, Item, Mission, Region
from fogtable.games.onoda.components import Use as CardUse
from fogtable.games.onoda.events import Log

SIDE: Final = "onoda"

STUDY: Final = Study(
    turn=Log.ROUND_BEGINS,
    counters=(
        Counter(
            "health",
            ((Log.LOSES_HEALTH, "left"), (Log.GAINS_HEALTH, "left"), (Log.SPENDS_HEALTH, "left")),
            SIDE,
            "counter-health",
        ),
        Counter("paranoia", ((Log.GAINS_PARANOIA, "now"), (Log.LOSES_PARANOIA, "now")), SIDE, "counter-paranoia"),
        Counter("honor", ((Log.GAINS_HONOR, "now"),), SIDE, "counter-honor"),
    ),
    race="Health falls, paranoia rises: where they meet the mind may break.",
    uses=(
        Use(
            "events",
            "Events revealed",
            "Every event that is revealed.",
            Event,
            ((Log.REVEALS_EVENT, "event"),),
            SIDE,
            "event",
        ),
        Use("cards", "Cards played", "Each use of a prepared event.", CardUse, ((Log.PLAYS, "use"),), SIDE, "use"),
        Use(
            "attempts",
            "Missions attempted",
            "Each mission attempted.",
            Mission,
            ((Log.ATTEMPTS, "mission"),),
            SIDE,
            "mission",
        ),
        Use(
            "successes",
            "Missions accomplished",
            "Each mission that succeeds.",
            Mission,
            ((Log.MISSION_SUCCEEDS, "mission"),),
            SIDE,
            "mission",
        ),
        Use(
            "raids", "Raids", "Each raid, whether it succeeds or not.", Region, ((Log.RAIDS, "region"),), SIDE, "region"
        ),
        Use(
            "worn",
            "Items exhausted",
            "Each time an item is exhausted.",
            Item,
            ((Log.EXHAUSTS_ITEM, "item"),),
            SIDE,
            "item",
        ),
    ),
)
