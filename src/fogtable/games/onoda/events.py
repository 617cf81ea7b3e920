"""What happens in ONODA, as the log tells it; and the sources of chance."""

from __future__ import annotations

from fogtable.core.rules import Chances, Events, draws, event
from fogtable.games.onoda.components import Check, Comrade, Event, Item, Marker, Mission, Region, Token, Use


class Luck(Chances):
    """All chance in the game."""

    DRAW_TOKEN = draws(Token)
    DRAW_EVENT = draws(Event)
    DRAW_MISSION = draws(Mission)
    LAY_MARKER = draws(Marker)


class Log(Events):
    """Codes, the clause that causes each, and what is said; nothing in it is secret."""

    ROUND_BEGINS = event("ON-4.1", round=int)
    REVEALS_MISSION = event("ON-4.1", mission=Mission, region=Region)

    MOVES = event("ON-6.1", region=Region)
    MOVE_STOPPED = event("ON-6.6", region=Region)
    RELOCATED = event("ON-16.8", region=Region)
    RAIDS = event("ON-7.2", region=Region)
    REPAIRS = event("ON-8.2", item=Item)
    ATTEMPTS = event("ON-9.1", mission=Mission)
    MISSION_SUCCEEDS = event("ON-9.3", mission=Mission)
    MISSION_FAILS = event("ON-9.3", mission=Mission)

    CHECK_BEGINS = event("ON-10.1", check=Check)
    DRAWS_TOKEN = event("ON-3.3", token=Token, determination=int)
    SPENDS_HEALTH = event("ON-11.3", number=int, left=int)
    RETAKES = event("ON-12.2")
    CHECK_SUCCEEDS = event("ON-10.1", check=Check)
    CHECK_FAILS = event("ON-10.1", check=Check)

    LOSES_HEALTH = event("ON-1.1", number=int, left=int)
    GAINS_HEALTH = event("ON-1.1", number=int, left=int)
    GAINS_PARANOIA = event("ON-1.2", number=int, now=int)
    LOSES_PARANOIA = event("ON-1.2", number=int, now=int)
    GAINS_HONOR = event("ON-1.3", now=int)
    HEALTH_FULL = event("ON-1.1")
    NO_PARANOIA = event("ON-1.2")
    ALERT_RISES = event("ON-2.2", region=Region, level=int)
    ALERT_STAYS = event("ON-2.4", region=Region)
    ALERT_FALLS = event("ON-2.7", region=Region, level=int)
    NO_ALERT = event("ON-2.7", region=Region)

    DRAWS_FOOD = event("ON-3.4", token=Token, food=int)
    LOSES_FOOD = event("ON-3.11", token=Token)
    RETURNS_FOOD = event("ON-3.12", token=Token)
    NO_TOKEN = event("ON-3.10")
    NO_FOOD = event("ON-15.9")
    EXHAUSTS_ITEM = event("ON-17.8", item=Item)
    RESTORES_ITEM = event("ON-17.8", item=Item)
    ITEM_ACTIVE = event("ON-17.8", item=Item)
    NO_ITEM_EXHAUSTED = event("ON-17.10")
    EXHAUSTS_COMRADE = event("ON-17.6", comrade=Comrade)
    RESTORES_COMRADE = event("ON-17.9", comrade=Comrade)
    COMRADE_EXHAUSTED = event("ON-17.7", comrade=Comrade)
    NO_COMRADE_EXHAUSTED = event("ON-17.9")
    NO_COMRADE = event("ON-17.6")
    COMRADE_JOINS = event("ON-17.14", comrade=Comrade)
    COMRADE_LEAVES = event("ON-17.15", comrade=Comrade)
    COMRADE_NOT_IN_CAMP = event("ON-17.2", comrade=Comrade)

    REVEALS_EVENT = event("ON-14.1", event=Event)
    NO_EFFECT = event("ON-14.7", event=Event)
    TAKES_CARD = event("ON-14.4", event=Event)
    HAND_FULL = event("ON-16.2", event=Event)
    EVENT_LASTS = event("ON-14.3", event=Event)
    TAKES_EFFECT = event("ON-15.2", event=Event)
    NOTHING_POSSIBLE = event("ON-17.5")
    CANCELS = event("ON-15.4", event=Event)
    DISCARDS_LASTING = event("ON-15.8", event=Event)
    PLAYS = event("ON-16.6", use=Use)
    TRIMS = event("ON-16.4", event=Event)
    ADDS_CARD = event("ON-14.6", event=Event)
    ADDS_NO_CARD = event("ON-14.6", event=Event)
    VOIDS_CARD = event("ON-14.7", event=Event)
    TURNS_DISCARD = event("ON-14.5")
    NO_EVENT = event("ON-14.5")

    ROUND_ENDS = event("ON-18.1", round=int)
    EATS = event("ON-18.3", food=int, required=int)
    STARVES = event("ON-18.5", number=int)
    DIES = event("ON-19.1")
    GOES_MAD = event("ON-19.2")
    BREAKS = event("ON-19.3")
    SURVIVES = event("ON-19.4")
