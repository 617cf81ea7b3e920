"""Hands and decks of support cards: what is drawn, discarded, and looked at by Big Brother (BB-13).

Copies of a card are alike to everybody. Where one leaves a hand, the one that Big Brother knows of leaves first.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, emit, random_of, reveal, roll
from fogtable.games.bigbrother.components import COPIES, KIND_OF, Deck
from fogtable.games.bigbrother.events import Log, Luck
from fogtable.games.bigbrother.state import BigBrother


def kinds_in(some: Cards) -> Cards:
    """Return the kinds of these support cards."""
    found = EMPTY
    for card in some:
        found += KIND_OF[card]
    return found


def copy_in(some: Cards, kind: int) -> int:
    """Return a card of this kind among some, or NONE."""
    for card in some & COPIES[kind]:
        return card
    return NONE


# -- hands ------------------------------------------------------------------------------------------------------------


def take_from_hand(t: BigBrother, p: int, kind: int) -> int:
    """Take a card of this kind out of a hand and give it."""
    known = copy_in(t.shown[p], kind)
    card = known if known != NONE else copy_in(t.hand[p], kind)
    t.hand[p] -= card
    t.shown[p] -= card
    return card


def discard_from_hand(t: BigBrother, p: int, kind: int) -> None:  # BB-13.6
    """Discard a card of a hand face up."""
    card = reveal(take_from_hand(t, p, kind))
    t.support_discard += card


def forget_shown(t: BigBrother, p: int) -> None:
    """Cards have left a hand unseen: Big Brother no longer knows which of those that he saw are still there."""
    t.shown[p] = EMPTY


def show_card(t: BigBrother, p: int, card: int) -> None:
    """Show Big Brother a card of a hand, and nobody else."""
    t.shown[p] += card
    emit(t, Log.LOOKS_AT, p, KIND_OF[card])


def show_hand(t: BigBrother, p: int) -> None:
    """Show Big Brother a whole hand."""
    for card in t.hand[p]:
        show_card(t, p, card)


def look_at_random(t: BigBrother, p: int, number: int) -> None:  # BB-8.4
    """Show Big Brother so many random cards of a hand, all of them if there are fewer."""
    left = t.hand[p]
    for _ in range(min(number, len(t.hand[p]))):
        card = random_of(t, Luck.LOOK, left)
        left -= card
        show_card(t, p, card)


# -- decks ------------------------------------------------------------------------------------------------------------


def can_draw(t: BigBrother, deck: int) -> bool:  # BB-13.3
    """Tell whether a deck can give a card: from itself or from the discard pile."""
    return t.deck_size[deck] > 0 or len(t.support_discard) + len(t.discard_now) > 0


def decks_to_draw(t: BigBrother) -> Cards:
    """Return the decks that can give a card."""
    found = EMPTY
    for deck in Deck.ALL:
        if can_draw(t, deck):
            found += deck
    return found


def remake(t: BigBrother, deck: int) -> None:  # BB-13.3
    """Make an empty deck anew from the whole discard pile."""
    t.remade[deck] = True
    t.pile[deck] = t.support_discard
    t.pile_now[deck] = t.discard_now
    t.deck_size[deck] = len(t.support_discard) + len(t.discard_now)
    t.support_discard = EMPTY
    t.discard_now = EMPTY
    emit(t, Log.DECK_REMADE, deck)


def top_card(t: BigBrother, deck: int) -> int:  # BB-13.2
    """Take the top card of a deck that can give one: a support card, or NONE for an immediate one.

    An immediate card lies face up in `resolving_now` then, as the last of `drawn_now`. As long as no deck was made
    anew nobody can tell what lies in which: both are drawn from one pool, which comes to the same.
    """
    if t.deck_size[deck] == 0:
        remake(t, deck)
    t.deck_size[deck] -= 1
    immediate = t.pile_now[deck] if t.remade[deck] else t.pool_now
    support = t.pile[deck] if t.remade[deck] else t.pool
    if len(immediate) > 0:
        place = roll(t, Luck.TOP_CARD, len(immediate) + len(support))
        if place <= len(immediate):
            draw_immediate(t, deck, immediate)
            return NONE
    card = random_of(t, Luck.DRAW, support)
    if t.remade[deck]:
        t.pile[deck] -= card
    else:
        t.pool -= card
    return card


def draw_immediate(t: BigBrother, deck: int, some: Cards) -> None:  # BB-13.4
    """Reveal an immediate card."""
    card = reveal(random_of(t, Luck.DRAW_IMMEDIATE, some))
    if t.remade[deck]:
        t.pile_now[deck] -= card
    else:
        t.pool_now -= card
    t.resolving_now += card
    for place in range(3):
        if t.drawn_now[place] == NONE:
            t.drawn_now[place] = card
            return
