"""Directive cards: Big Brother's hand and deck, and what others know of his hand (BB-6.1, BB-7.8).

Copies of a directive are alike to everybody. When one leaves the hand, everyone who had seen such a card there has
one less to be sure of.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, emit, random_of
from fogtable.games.bigbrother.components import DIRECTIVE_HAND, DIRECTIVES, HIDDEN_AT_PRICE, ORDER_OF, Directive
from fogtable.games.bigbrother.events import Log, Luck
from fogtable.games.bigbrother.state import BigBrother


def names_of(some: Cards) -> Cards:
    """Return the orders of these directive cards."""
    found = EMPTY
    for card in some:
        found += ORDER_OF[card]
    return found


def copy_of(some: Cards, order: int) -> int:
    """Return a card of this order among some, or NONE."""
    for card in some & DIRECTIVES[order]:
        return card
    return NONE


def draw_directives(t: BigBrother) -> None:  # BB-2.13, BB-6.1, BB-6.2
    """Draw up to a full hand, as far as the deck goes."""
    number = min(DIRECTIVE_HAND - len(t.directive_hand), len(t.directive_deck))
    for _ in range(number):
        card = random_of(t, Luck.DRAW_DIRECTIVE, t.directive_deck)
        t.directive_deck -= card
        t.directive_hand += card
        emit(t, Log.DRAWS_DIRECTIVE, ORDER_OF[card])


def leave_hand(t: BigBrother, card: int) -> None:
    """Take a card that everybody sees out of Big Brother's hand."""
    t.directive_hand -= card
    t.hand_known = one_less(t.hand_known, card)
    for p in t.opposition:
        t.hand_read[p] = one_less(t.hand_read[p], card)


def one_less(known: Cards, gone: int) -> Cards:
    """Return what is still known of a hand after this card has left it: of its copies one less."""
    if gone in known:
        return known - gone
    card = copy_of(known, ORDER_OF[gone])
    return known if card == NONE else known - card


def lay_face_down(t: BigBrother, order: int, slot: int, price: int) -> None:  # BB-7.3
    """Put a directive of the hand on a hidden slot; whatever costs as much may be what lies there now."""
    card = copy_of(t.directive_hand, order)
    t.directive_hand -= card
    t.hidden[slot] = EMPTY + card
    t.not_hidden[slot] = Directive.ALL
    for other in HIDDEN_AT_PRICE[price]:
        t.hand_known -= DIRECTIVES[other]
        for p in t.opposition:
            t.hand_read[p] -= DIRECTIVES[other]
        t.not_hidden[slot] -= DIRECTIVES[other]
