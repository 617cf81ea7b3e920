"""What the laboratory looks at in ONODA: the main track and what moves it, what is used, how it ends."""

from __future__ import annotations

from typing import Final

from fogtable.core.study import Cause, Counter, Dealt, Score, Study, Trial, Use
from fogtable.games.onoda.components import FULL, Check, End, Event, Item, Mission, Region
from fogtable.games.onoda.components import Use as CardUse
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.rules.scoring import victory_points
from fogtable.games.onoda.state import Onoda

SIDE: Final = "onoda"

SPOILS: Final = frozenset({Event.ANTS_IN_THE_FOOD})
"""What it costs is told with the hunger at camp (ON-18.5)."""
ALONGSIDE: Final = frozenset({Event.SEVENTY_TWO_HOURS})
"""It takes effect in the middle of something else, which goes on after it."""
MOVING: Final = frozenset(
    {
        CardUse.THE_ORDER_CALM,
        CardUse.PLANTAINS_CALM,
        CardUse.SALT_CALM,
        CardUse.BAMBOO_HUT_CALM,
        CardUse.JUNGLE_REMEDIES_HEAL,
        CardUse.HORSE_RACES_CALM,
    }
)
"""The uses of cards that move a counter: once, right away."""


def points(t: Onoda) -> int | None:
    """Return the victory points of a finished game; ``None``: Onoda did not survive."""
    return victory_points(t) if t.end == End.SURVIVED else None


CAUSES: Final = (
    Cause("events", "Events", Log.REVEALS_EVENT, "event", "event"),
    Cause(
        "events",
        "Events",
        Log.TAKES_EFFECT,
        "event",
        "event",
        when=("event", frozenset(Event.ALL) - SPOILS - ALONGSIDE),
    ),
    Cause("events", "Events", Log.TAKES_EFFECT, "event", "event", when=("event", ALONGSIDE), within=1),
    Cause("missions", "Missions", Log.ATTEMPTS, "mission", "mission"),
    # Only these are paid for as such (ON-10.5): what follows other checks that fail is told by their card.
    Cause("raids", "Failed raids", Log.CHECK_FAILS, when=("check", frozenset({Check.RAID})), within=1),
    Cause("repairs", "Failed repairs", Log.CHECK_FAILS, when=("check", frozenset({Check.REPAIR})), within=1),
    Cause("spent", "Spent on checks", Log.SPENDS_HEALTH),
    Cause("hunger", "Hunger and spoilt food", Log.STARVES, within=1),
    Cause("alert", "A region on full alert", Log.ALERT_RISES, when=("level", frozenset({FULL})), within=1),
    Cause("alert", "A region on full alert", Log.ALERT_STAYS, within=1),
    Cause("cancelling", "Lasting events cancelled", Log.CANCELS, within=1),
    # Between the card and what it does an item may be exhausted.
    Cause("cards", "Cards played", Log.PLAYS, "use", "use", when=("use", MOVING), within=2),
)

STUDY: Final = Study(
    turn=Log.ROUND_BEGINS,
    turn_name="round",
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
    causes=CAUSES,
    blame=(
        "An event is charged with all that moves while it is carried out, a lasting one whenever it takes effect, a "
        "mission with all from the attempt to the next event. Told apart even in the midst of them: health spent on "
        "checks, paranoia from a region on full alert (whoever placed the marker), the price of cancelling, cards "
        "played."
    ),
    uses=(
        Use(
            "events",
            "Events revealed",
            "Every event that is revealed.",
            Event,
            ((Log.REVEALS_EVENT, "event"),),
            SIDE,
            "event",
            cause="events",
        ),
        Use(
            "cards",
            "Cards played",
            "Each use of a prepared event.",
            CardUse,
            ((Log.PLAYS, "use"),),
            SIDE,
            "use",
        ),
        Use(
            "missions",
            "Missions revealed",
            "One in each round that is reached.",
            Mission,
            ((Log.REVEALS_MISSION, "mission"),),
            SIDE,
            "mission",
        ),
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
    dealt=tuple(Dealt(kind, "variant", frozenset({"standard"})) for kind in ("events", "missions")),
    trials=(
        Trial(
            "How good each mission is",
            "What each does to the main track counts from the attempt on, failed or not.",
            came="missions",
            tried="attempts",
            done="successes",
            cause="missions",
            counter="honor",
        ),
    ),
    score=Score(
        "Victory points",
        points,
        SIDE,
        "survived",
        "30 for a survivor and 0.3 for each victory point, at least 10; a defeat brings 1 for each round, roughly",
        lost=("death", "madness", "broken"),
        bands=("forgotten", "outlaw", "disputed", "historical", "legend"),
        texts=("end", "band"),
    ),
)
