"""The components: regions, tokens, items, comrades, cards, and the numbers that are printed on them (content.yaml)."""

from __future__ import annotations

from typing import Final

from fogtable.core.declarations.cards import Printed
from fogtable.core.rules import NONE, Family, cards_of, family
from fogtable.games.onoda.content import load_content


class Region(Family):
    """The seven regions of the island (specification 2.1)."""

    LUBANG = 0
    TILIK = 1
    FIVE_HUNDRED = 2
    KYANPU = 3
    BINACAS = 4
    LOOC = 5
    AGO = 6


class Token(Family):
    """The twelve determination/food tokens, by their number in the list (specification 2.2)."""

    T01 = 0
    T02 = 1
    T03 = 2
    T04 = 3
    T05 = 4
    T06 = 5
    T07 = 6
    T08 = 7
    T09 = 8
    T10 = 9
    T11 = 10
    T12 = 11


class Item(Family):
    """What is in the backpack (specification 2.3)."""

    UNIFORM = 0
    RIFLE = 1
    CAMOUFLAGE = 2
    BINOCULARS = 3
    KIT = 4
    RADIO = 5


class Marker(Family):
    """The item markers on the map: the first five stand for the item of the same number, the last is blank."""

    UNIFORM = 0
    RIFLE = 1
    CAMOUFLAGE = 2
    BINOCULARS = 3
    KIT = 4
    BLANK = 5


class Comrade(Family):
    """Who fights beside Onoda (specification 2.4)."""

    KOZUKA = 0
    SHIMADA = 1
    AKATSU = 2


class Type(Family):
    """The three types of event (ON-14)."""

    IMMEDIATE = 0
    LASTING = 1
    PREPARED = 2


class Variant(Family):
    """The standard game, or the historical one with one of its two sets of missions (ON-22)."""

    STANDARD = 0
    MILITARY = 1
    SURVIVAL = 2


class Check(Family):
    """The kinds of check: alert checks by what demanded them, paranoia checks, forced ones (ON-10, ON-11, ON-13)."""

    RAID = 0
    REPAIR = 1
    MISSION = 2
    EVENT = 3
    PARANOIA = 4
    SANITY = 5


class Moment(Family):
    """The windows in which cards may be played and lasting events cancelled (specification 6)."""

    BEFORE_EVENT = 0  # D-PRE
    EVENT_SHOWN = 1  # D-EVT
    AFTER_EVENT = 2  # D-POST
    ROUND_END = 3  # D-END


class End(Family):
    """How the game ended (ON-19)."""

    DEATH = 0
    MADNESS = 1
    BROKEN = 2  # a sanity check was failed: madness too
    SURVIVED = 3


class Deed(Family):
    """The effects that stand beside an OR on an event (specification 7.4)."""

    EXHAUST_UNIFORM = 0
    EXHAUST_RIFLE = 1
    EXHAUST_CAMOUFLAGE = 2
    EXHAUST_BINOCULARS = 3
    EXHAUST_KIT = 4
    EXHAUST_RADIO = 5
    EXHAUST_ANY_ITEM = 6
    EXHAUST_COMRADE = 7
    EXHAUST_SHIMADA = 8
    EXHAUST_AKATSU = 9
    LOSE_ONE_HEALTH = 10
    LOSE_TWO_HEALTH = 11
    GAIN_PARANOIA = 12
    LOSE_FOOD = 13
    PARANOIA_CHECK = 14
    ALERT_CHECK = 15
    DRAW_FOOD = 16
    RESTORE_COMRADE = 17


class Use(Family):
    """What a prepared event can be played for: a card and one of its options (ON-16.6)."""

    THE_ORDER_RETAKE = 0
    THE_ORDER_CALM = 1
    FUTAMATA_RETAKE = 2
    FUTAMATA_MOVE = 3
    PLANTAINS_RETAKE = 4
    PLANTAINS_FOOD = 5
    PLANTAINS_CALM = 6
    ONE_BULLET_ONE_COW_RETAKE = 7
    ONE_BULLET_ONE_COW_FOOD = 8
    SALT_RETAKE = 9
    SALT_CALM = 10
    SALT_FOOD = 11
    COCONUT_MILK_RETAKE = 12
    COCONUT_MILK_FOOD = 13
    DRIED_BEEF_RETAKE = 14
    DRIED_BEEF_FOOD = 15
    BAMBOO_HUT_RETAKE = 16
    BAMBOO_HUT_CALM = 17
    NEEDLE_AND_WIRE_RETAKE = 18
    NEEDLE_AND_WIRE_MEND = 19
    JUNGLE_REMEDIES_RETAKE = 20
    JUNGLE_REMEDIES_COMRADE = 21
    JUNGLE_REMEDIES_HEAL = 22
    MOTHERS_DAGGER_RETAKE = 23
    MOTHERS_DAGGER_DISCARD = 24
    HORSE_RACES_RETAKE = 25
    HORSE_RACES_CALM = 26
    THE_CIRCUIT_RETAKE = 27
    THE_CIRCUIT_ALERT = 28


KNOWN: Final = {
    "regions": Region.names,
    "tokens": Token.names,
    "items": Item.names,
}
"""The rows of the content file that are no cards: for each part the names that the rules know."""
CONTENT: Final = load_content(KNOWN)


class Event(Printed, names=CONTENT.events):
    """The event cards; the number printed on a card is one more (specification 7.2)."""


class Mission(Printed, names=CONTENT.missions):
    """The mission cards; the number printed on a card is one more (specification 7.3)."""


NEAR: Final = [cards_of(*near) for near in CONTENT.near]
"""The regions next to each one."""
DETERMINATION: Final = CONTENT.determination
FOOD: Final = CONTENT.food
TYPE: Final = [Type.parse(name) for name in CONTENT.event_type]
LASTING_EVENTS: Final = cards_of(*[e for e in Event.ALL if TYPE[e] == Type.LASTING])
PREPARED_EVENTS: Final = cards_of(*[e for e in Event.ALL if TYPE[e] == Type.PREPARED])
CANCEL_ITEM: Final = [cards_of(*([] if name == "none" else [Item.parse(name)])) for name in CONTENT.cancel_item]
"""For each event the item that may be exhausted instead of paying paranoia (ON-15.4), or none."""
MISSION_REGION: Final = [Region.parse(name) for name in CONTENT.mission_region]
MISSION_ITEM: Final = [cards_of(*([] if name == "comrade" else [Item.parse(name)])) for name in CONTENT.mission_cost]
"""For each mission the item that it demands; none where it demands a comrade."""
MILITARY: Final = cards_of(*[m for m in Mission.ALL if CONTENT.mission_set[m] == "military"])
HISTORY: Final = cards_of(*[e for e in Event.ALL if e < 30])
"""The deck of the historical variant (ON-22.2)."""
SET_ASIDE: Final = cards_of(Event.MISSING_FOOD, Event.MAJOR_TANIGUCHI)
HISTORICAL_MARKERS: Final = [Region.parse(name) for name in CONTENT.historical_markers]
"""Where each item's marker lies in the historical variant (ON-22.4)."""
PARANOIA_FROM_ROUND: Final = CONTENT.paranoia_from_round
"""From this round on a failed alert check costs paranoia, before it health (ON-10.5)."""

FULL: Final = 6
"""Alert markers that a region holds (ON-2.1)."""
TOP: Final = 10
"""The last space of the tracks for health and paranoia (ON-1)."""
ROUNDS: Final = 6
CAN_PAY: Final = cards_of(*[e for e in Event.ALL if len(CANCEL_ITEM[e]) > 0])

Lasting: Final = family("Lasting", [Event.name(e) for e in LASTING_EVENTS])
"""The lasting events, as options to cancel."""
EVENT_OF_LASTING: Final = [*LASTING_EVENTS]
LASTING_OF_EVENT: Final = [EVENT_OF_LASTING.index(e) if e in LASTING_EVENTS else 0 for e in Event.ALL]

EVENT_OF_USE: Final = [next(e for e in Event.ALL if name.startswith(f"{Event.name(e)}-")) for name in Use.names]
RETAKES: Final = cards_of(*[u for u in Use.ALL if Use.name(u).endswith("-retake")])
USES: Final = [cards_of(*[u for u in Use.ALL if EVENT_OF_USE[u] == e]) - RETAKES for e in Event.ALL]
"""For each event what it can be played for besides a re-take."""
RETAKE_OF: Final = [cards_of(*[u for u in RETAKES if EVENT_OF_USE[u] == e]) for e in Event.ALL]

_ITEMS: Final = {
    Deed.EXHAUST_UNIFORM: Item.UNIFORM,
    Deed.EXHAUST_RIFLE: Item.RIFLE,
    Deed.EXHAUST_CAMOUFLAGE: Item.CAMOUFLAGE,
    Deed.EXHAUST_BINOCULARS: Item.BINOCULARS,
    Deed.EXHAUST_KIT: Item.KIT,
    Deed.EXHAUST_RADIO: Item.RADIO,
}
ITEM_OF: Final = [_ITEMS.get(deed, NONE) for deed in Deed.ALL]
"""The item that an effect exhausts, ``NONE`` if it does something else."""
