"""The Exchange (BB-4.17 to BB-4.20).

Each set is built piece by piece, in the order of the kinds with tickets last, so that there is one way to build it
(specification 6, rule 9). What was offered is known to the two partners alone, also whether an offer that came to
nothing was declined or withdrawn.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Options, Script, Secret, emit, reveal
from fogtable.games.bigbrother.components import KIND_OF, TICKETS_HELD, Goal, Once
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions import ConfirmTrade, Trade
from fogtable.games.bigbrother.rules.characters import careless
from fogtable.games.bigbrother.rules.counters import ready
from fogtable.games.bigbrother.rules.decks import copy_in, forget_shown, kinds_in, show_card
from fogtable.games.bigbrother.rules.goals import met
from fogtable.games.bigbrother.rules.lasting import junior_spies, trusted_hands
from fogtable.games.bigbrother.state import BigBrother

PROPOSALS = 3
"""How many proposals one Exchange allows (BB-4.19)."""


def partners(t: BigBrother, p: int) -> Cards:  # BB-4.17, Careless, Trusted Hands
    """Return with whom a player may exchange."""
    found = EMPTY
    if not careless(t, p):
        for q in ready(t) - p:
            near = t.at[q] == t.at[p] or t.at[q] in trusted_hands(t, p)
            if near and not careless(t, q):
                found += q
    return found


def may_exchange(t: BigBrother, p: int) -> bool:  # BB-4.20, BB-1.8
    """Tell whether an Exchange may be declared: once nothing came of one, no more this turn."""
    if Once.EXCHANGE in t.once[p]:
        return False
    for q in partners(t, p):
        if len(t.hand[p]) + t.tickets[p] + len(t.hand[q]) + t.tickets[q] > 0:
            return True
    return False


def exchange(t: BigBrother, p: int) -> Script[bool]:  # BB-4.17, BB-4.19
    """Make up to 3 proposals; tell whether one was confirmed."""
    confirmed = False
    for _ in range(PROPOSALS):
        deed, q = yield Ask(p, Trade, Trade.WITH(partners(t, p)) | Trade.DONE.when(True))
        if deed == Trade.DONE:
            break
        swapped = yield from propose(t, p, q)
        if swapped:
            confirmed = True
    if not confirmed:
        t.once[p] += Once.EXCHANGE
    return confirmed


def propose(t: BigBrother, p: int, q: int) -> Script[bool]:  # BB-4.18
    """Offer a set, hear the answer, confirm or withdraw; tell whether the sets changed hands."""
    emit(t, Log.PROPOSES, p, q)
    yield from offer(t, p)
    agreed = False
    willing = yield from answer(t, p, q)
    if willing:
        deed, _ = yield Secret(p, ConfirmTrade, ConfirmTrade.CONFIRM.when(True) | ConfirmTrade.WITHDRAW.when(True))
        agreed = reveal(deed == ConfirmTrade.CONFIRM)
    if agreed:
        swap(t, p, q)
    else:
        emit(t, Log.TRADE_FAILS, p, q)
    clear_offer(t, p)
    clear_offer(t, q)
    return agreed


def offer(t: BigBrother, p: int) -> Script[None]:  # D-OFFER
    """Build the offer; the partner sees it when it is complete."""
    t.traders[p] = EMPTY + p
    while True:
        deed, kind = yield Secret(p, Trade, pieces(t, p, t.tickets[p]) | Trade.DONE.when(True))
        if deed == Trade.DONE:
            return
        add_piece(t, p, kind)


def answer(t: BigBrother, p: int, q: int) -> Script[bool]:  # D-ANSWER
    """Let the partner build a set or decline before the first piece; tell whether he is willing."""
    t.traders[p] = EMPTY + p + q
    t.traders[q] = EMPTY + q
    deed, kind = yield Secret(q, Trade, answers(t, p, q) | Trade.DECLINE.when(True))
    while deed == Trade.ADD or deed == Trade.ADD_TICKET:
        add_piece(t, q, kind)
        deed, kind = yield Secret(q, Trade, answers(t, p, q))
    t.traders[q] = EMPTY + p + q
    willing: bool = deed == Trade.DONE
    return willing


def answers(t: BigBrother, p: int, q: int) -> Options:  # BB-4.18, BB-4.19
    """Return how the partner may go on: not both sets empty, nobody with more than 2 tickets."""
    room = TICKETS_HELD - (t.tickets[p] - t.offered_tickets[p])
    fits = t.tickets[q] - t.offered_tickets[q] + t.offered_tickets[p] <= TICKETS_HELD
    empty = size(t, p) + size(t, q) == 0
    return pieces(t, q, min(room, t.tickets[q])) | Trade.DONE.when(fits and not empty)


def size(t: BigBrother, p: int) -> int:
    """Return how many pieces a set has."""
    return len(t.offer[p]) + t.offered_tickets[p]


def pieces(t: BigBrother, p: int, tickets: int) -> Options:  # specification 6, rule 9
    """Return what can be added next: no kind before the last one, tickets (so many at most) behind all cards."""
    more = Trade.ADD_TICKET.when(t.offered_tickets[p] < tickets)
    return more | Trade.ADD(kinds_to_add(t, p) if t.offered_tickets[p] == 0 else EMPTY)


def kinds_to_add(t: BigBrother, p: int) -> Cards:
    """Return the kinds of the hand, from the last one added on, of which a copy is left."""
    last = 0
    for card in t.offer[p]:
        last = max(last, KIND_OF[card])
    found = EMPTY
    for kind in kinds_in(t.hand[p] - t.offer[p]):
        if kind >= last:
            found += kind
    return found


def add_piece(t: BigBrother, p: int, kind: int) -> None:
    """Add a card to a set, or a ticket when no kind is named."""
    if kind == NONE:
        t.offered_tickets[p] += 1
        return
    known = copy_in(t.shown[p] - t.offer[p], kind)
    t.offer[p] += known if known != NONE else copy_in(t.hand[p] - t.offer[p], kind)


def swap(t: BigBrother, p: int, q: int) -> None:  # BB-4.18, Trusted Hands
    """Both sets change hands at once."""
    given = reveal(len(t.offer[p]))
    taken = reveal(len(t.offer[q]))
    tickets = reveal(t.offered_tickets[p])
    back = reveal(t.offered_tickets[q])
    emit(t, Log.SWAPS, p, q, given, tickets, taken, back)
    t.tickets[p] += back - tickets
    t.tickets[q] += tickets - back
    give_up(t, p, given)
    give_up(t, q, taken)
    receive(t, q, p)
    receive(t, p, q)
    if given + taken > 0:
        met(t, p, EMPTY + Goal.TRADER)


def give_up(t: BigBrother, p: int, number: int) -> None:
    """So many cards leave a hand; without spies Big Brother no longer knows which of those that he saw are there."""
    t.hand[p] -= t.offer[p]
    if junior_spies(t):
        t.shown[p] -= t.offer[p]
    elif number > 0:
        forget_shown(t, p)


def receive(t: BigBrother, p: int, giver: int) -> None:  # Junior Spies
    """The offered cards come into a hand; spies show them to Big Brother."""
    t.hand[p] |= t.offer[giver]
    emit(t, Log.GETS, p, t.offer[giver])
    if junior_spies(t):
        for card in t.offer[giver]:
            show_card(t, p, card)


def clear_offer(t: BigBrother, p: int) -> None:
    """Nothing is offered any longer."""
    t.offer[p] = EMPTY
    t.offered_tickets[p] = 0
    t.traders[p] = EMPTY
