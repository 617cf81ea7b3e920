"""The event cards: drawing, the discard pile, adding and voiding (ON-14, ON-20)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, emit, random_of, reveal
from fogtable.games.onoda.components import Variant
from fogtable.games.onoda.events import Log, Luck
from fogtable.games.onoda.state import Onoda


def draw_event(t: Onoda) -> int:  # ON-14.1, ON-14.5
    """Take the top card of the event deck; ``NONE`` if neither the deck nor the discard pile has one."""
    if len(t.deck) == 0 and len(t.discard) > 0:
        t.deck = t.discard
        t.discard = EMPTY
        emit(t, Log.TURNS_DISCARD)
    if len(t.deck) == 0:
        emit(t, Log.NO_EVENT)
        return NONE
    if t.variant == Variant.STANDARD:
        card = reveal(random_of(t, Luck.DRAW_EVENT, t.deck))
    else:
        card = reveal(first_in_order(t))
    t.deck -= card
    t.resolving += card
    emit(t, Log.REVEALS_EVENT, card)
    return card


def first_in_order(t: Onoda) -> int:  # ON-22.2, ON-22.7
    """Return the top card of a deck that is not shuffled: first by number, after a turn of the pile as discarded."""
    first = NONE
    for card in t.deck:
        if first == NONE or t.laid_at[card] < t.laid_at[first]:
            first = card
    return first


def discard_event(t: Onoda, card: int) -> None:  # ON-14.2, ON-14.9
    """Put a card on the discard pile, wherever it lay."""
    t.hand -= card
    t.lasting -= card
    t.resolving -= card
    lay_after(t, card, t.discard)
    t.discard += card


def lay_after(t: Onoda, card: int, others: Cards) -> None:  # ON-14.9, ON-22.7
    """Note that a card comes to lie after these others."""
    last = 0
    for other in others:
        last = max(last, t.laid_at[other])
    t.laid_at[card] = last + 1


def add_card(t: Onoda, card: int) -> None:  # ON-14.6, ON-20.1, ON-22.3
    """Shuffle a card that is set aside into the deck; the historical variant adds none."""
    if card in t.aside and t.variant == Variant.STANDARD:
        t.aside -= card
        t.deck += card
        emit(t, Log.ADDS_CARD, card)
    else:
        emit(t, Log.ADDS_NO_CARD, card)


def void_card(t: Onoda, card: int) -> None:  # ON-14.7
    """From now on a card has no effect when it is revealed."""
    t.voided += card
    emit(t, Log.VOIDS_CARD, card)
