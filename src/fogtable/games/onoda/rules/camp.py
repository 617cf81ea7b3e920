"""Items, comrades and the hand limit: what can be done without making anything worse (ON-16, ON-17)."""

from __future__ import annotations

from fogtable.core.rules import Ask, Cards, Script, emit
from fogtable.games.onoda.components import Item
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.questions import DiscardPrepared, ExhaustItem, RestoreComrade, RestoreItem
from fogtable.games.onoda.rules.event_deck import discard_event
from fogtable.games.onoda.state import Onoda

# -- items ------------------------------------------------------------------------------------------------------------


def exhaust_item(t: Onoda, item: int) -> None:  # ON-17.8
    """Turn an item to its exhausted side, if it is active."""
    if item in t.items:
        t.items -= item
        emit(t, Log.EXHAUSTS_ITEM, item)


def restore_item(t: Onoda, item: int) -> None:  # ON-17.8
    """Turn an item to its active side, if it is exhausted."""
    if item not in t.items:
        t.items += item
        emit(t, Log.RESTORES_ITEM, item)
    else:
        emit(t, Log.ITEM_ACTIVE, item)


def exhaust_any_item(t: Onoda) -> Script[None]:  # ON-17.10
    """The player exhausts an active item, the radio included."""
    if len(t.items) > 0:
        item = yield Ask(0, ExhaustItem, t.items)
        exhaust_item(t, item)


def restore_any_item(t: Onoda) -> Script[None]:  # ON-17.10
    """The player restores an exhausted item, the radio included."""
    if len(Item.ALL - t.items) > 0:
        item = yield Ask(0, RestoreItem, Item.ALL - t.items)
        restore_item(t, item)
    else:
        emit(t, Log.NO_ITEM_EXHAUSTED)


# -- comrades ---------------------------------------------------------------------------------------------------------


def in_camp(t: Onoda) -> Cards:
    """Return the comrades in camp, active or exhausted."""
    return t.comrades | t.exhausted


def restore_comrade(t: Onoda) -> Script[None]:  # ON-17.9
    """The player turns an exhausted comrade in camp active."""
    if len(t.exhausted) > 0:
        comrade = yield Ask(0, RestoreComrade, t.exhausted)
        t.exhausted -= comrade
        t.comrades += comrade
        emit(t, Log.RESTORES_COMRADE, comrade)
    else:
        emit(t, Log.NO_COMRADE_EXHAUSTED)


def add_comrade(t: Onoda, comrade: int) -> None:  # ON-17.14
    """Put a comrade who is set aside into the camp, active."""
    if comrade in t.comrades_aside:
        t.comrades_aside -= comrade
        t.comrades += comrade
        emit(t, Log.COMRADE_JOINS, comrade)


# -- the hand ---------------------------------------------------------------------------------------------------------


def hand_limit(t: Onoda) -> int:  # ON-16.1
    """Return how many prepared cards may be held."""
    return len(t.comrades) + 1


def trim_hand(t: Onoda) -> Script[None]:  # ON-16.4, ON-16.10
    """Discard down to the hand limit; the player chooses."""
    while len(t.hand) > hand_limit(t):
        card = yield Ask(0, DiscardPrepared, t.hand)
        discard_event(t, card)
        emit(t, Log.TRIMS, card)


def take_prepared(t: Onoda, card: int) -> None:  # ON-16.2, ON-16.3
    """Take a revealed prepared card in hand; at the hand limit it is discarded."""
    if len(t.hand) < hand_limit(t):
        t.resolving -= card
        t.hand += card
        emit(t, Log.TAKES_CARD, card)
    else:
        discard_event(t, card)
        emit(t, Log.HAND_FULL, card)
