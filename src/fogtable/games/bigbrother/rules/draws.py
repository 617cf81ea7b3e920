"""Drawing support cards, the black market, and the immediate cards (BB-13)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, May, Script, Scripts, bounded, emit
from fogtable.games.bigbrother.components import IMMEDIATE_KIND_OF, IMMEDIATES, KIND_OF, Goal, Kind
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions_targets import BuyFrom, DrawFrom, Hearten, OpenStall
from fogtable.games.bigbrother.rules.chart import market_sites
from fogtable.games.bigbrother.rules.counters import change_authority, gain_will, in_play, may_gain_will
from fogtable.games.bigbrother.rules.decks import can_draw, decks_to_draw, show_card, show_hand, top_card
from fogtable.games.bigbrother.rules.goals import met
from fogtable.games.bigbrother.rules.hidden_orders import antique_trap
from fogtable.games.bigbrother.rules.lasting import dealer, informers, regular_customer
from fogtable.games.bigbrother.state import BigBrother

# -- draws ------------------------------------------------------------------------------------------------------------


@bounded(3)
def draw_cards(t: BigBrother, p: int, deck: int, number: int) -> Script[None]:  # BB-13.2, BB-13.13
    """Draw cards one after another; an immediate one is resolved before the next is drawn."""
    for _ in range(number):
        if can_draw(t, deck) and t.will[p] > 0:
            first = waiting(t)
            into_hand(t, p, deck)
            yield from resolve_drawn(t, p, deck, first)


def search_draw(t: BigBrother, p: int, deck: int, number: int) -> Script[None]:  # Informer Network
    """Draw for a Search: Informers see each card that comes into the hand, also by an immediate one that was found."""
    t.searching = True
    yield from draw_cards(t, p, deck, number)
    t.searching = False


def draw_of_choice(t: BigBrother, p: int) -> Script[None]:
    """Draw a card from either deck, as the player likes."""
    decks = decks_to_draw(t)
    if len(decks) > 0:
        deck = yield Ask(p, DrawFrom, decks)
        yield from draw_cards(t, p, deck, 1)


def into_hand(t: BigBrother, p: int, deck: int) -> None:
    """Draw the top card into a hand; an immediate card waits to be resolved."""
    card = top_card(t, deck)
    if card != NONE:
        t.hand[p] += card
        emit(t, Log.DRAWS, p, deck, KIND_OF[card])
        if informers(t):
            show_card(t, p, card)


# -- the black market -------------------------------------------------------------------------------------------------


def market_offer(t: BigBrother, p: int) -> Script[None]:  # BB-13.10
    """Offer a card of either deck to a player who has come to a black-market token."""
    if t.at[p] == NONE or t.at[p] not in t.markets or len(decks_to_draw(t)) == 0:
        return
    deck = yield May(p, BuyFrom, decks_to_draw(t))
    if deck == NONE:
        return
    t.markets -= t.at[p]
    emit(t, Log.USES_MARKET, p, t.at[p])
    yield from market_draw(t, p, deck, 1 + dealer(t, p))
    will = regular_customer(t, p)
    met(t, p, EMPTY + Goal.CUSTOMER)
    if will > 0:
        gain_will(t, p, will)


def market_draw(t: BigBrother, p: int, deck: int, number: int) -> Script[None]:  # BB-13.13
    """Draw all cards of a token; only after the window of the Antique Shop Trap they are the player's."""
    for _ in range(number):
        if can_draw(t, deck):
            card = top_card(t, deck)
            if card != NONE:
                t.drawn[p] += card
                emit(t, Log.DRAWS, p, deck, KIND_OF[card])
    trapped = yield from antique_trap(t, p)
    if not trapped:
        t.hand[p] |= t.drawn[p]
        t.drawn[p] = EMPTY
        yield from resolve_drawn(t, p, deck, 0)


# -- immediate cards (BB-13.4) ----------------------------------------------------------------------------------------

IMMEDIATE = Scripts(Kind, IMMEDIATES)
"""What each immediate card does: ``(t, drawer, deck)``."""


def waiting(t: BigBrother) -> int:  # BB-13.13
    """Return how many immediate cards of a black market wait for the one that is being resolved."""
    found = 0
    for place in range(3):
        if t.drawn_now[place] != NONE:
            found += 1
    return found


def resolve_drawn(t: BigBrother, p: int, deck: int, first: int) -> Script[None]:  # BB-13.4
    """Resolve the immediate cards that have just been drawn, from this place on, in their order; discard them."""
    while t.drawn_now[first] != NONE:
        card = t.drawn_now[first]
        for place in range(2):
            if place >= first:
                t.drawn_now[place] = t.drawn_now[place + 1]
        t.drawn_now[2] = NONE
        emit(t, Log.DRAWS_IMMEDIATE, p, IMMEDIATE_KIND_OF[card])
        yield from IMMEDIATE[IMMEDIATE_KIND_OF[card]](t, p, deck)
        t.resolving_now -= card
        t.discard_now += card


@IMMEDIATE.of(Kind.RUMOUR)
def good_rumour(t: BigBrother, p: int, deck: int) -> Script[None]:
    """Authority -1."""
    yield from change_authority(t, -1)


@IMMEDIATE.of(Kind.NOSY_CHILD)
def nosy_child(t: BigBrother, p: int, deck: int) -> None:
    """Big Brother looks at the whole hand."""
    show_hand(t, p)


@IMMEDIATE.of(Kind.PARCEL)
def lost_parcel(t: BigBrother, p: int, deck: int) -> Script[None]:
    """Draw 2 cards from the same deck."""
    yield from draw_cards(t, p, deck, 2)


@IMMEDIATE.of(Kind.STALL_RETURNS)
def stall_returns(t: BigBrother, p: int, deck: int) -> Script[None]:
    """A black-market token comes back to a free cell."""
    sites = market_sites(t)
    if len(sites) > 0:
        cell = yield Ask(p, OpenStall, sites)
        t.markets += cell
        emit(t, Log.MARKET_OPENS, cell)


@IMMEDIATE.of(Kind.GOLDEN_COUNTRY)
def golden_country(t: BigBrother, p: int, deck: int) -> Script[None]:
    """Whoever has the least will gains 1; the drawer chooses between equals."""
    weakest = least_will(t)
    if len(weakest) > 0:
        q = yield Ask(p, Hearten, weakest)
        gain_will(t, q, 1)


def least_will(t: BigBrother) -> Cards:
    """Return those in play with the lowest will, if a gain would change anything."""
    least = 6
    for p in in_play(t):
        least = min(least, t.will[p])
    found = EMPTY
    for p in in_play(t):
        if t.will[p] == least and may_gain_will(t, p):
            found += p
    return found


# -- what waits for the end of an action or clash ---------------------------------------------------------------------


def settle_owed(t: BigBrother) -> Script[None]:  # BB-13.12, BB-1.9
    """Make the draws and black-market offers that fell into an action or clash, in the order of turns."""
    for place in range(4):
        p = t.turn_order[place]
        if p != NONE:
            while t.owed_draws[p] > 0:
                t.owed_draws[p] -= 1
                yield from draw_of_choice(t, p)
            if t.owed_market[p]:
                t.owed_market[p] = False
                yield from market_offer(t, p)
