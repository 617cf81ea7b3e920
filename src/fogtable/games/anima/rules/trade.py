"""Trade (AN-8).

An offer is built piece by piece in a fixed order, so that there is one way to build it: Advantages given, Characters
given, Characters wanted, how many Advantages are wanted, which of them are named. Until it is sent nobody else learns
anything of it; then its faces are shown to the addressee alone. To drop it costs nothing.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Options, Script, Secret, emit, reveal
from fogtable.games.anima.cards import COPIES, KIND_OF
from fogtable.games.anima.components import HAND_LIMIT, OFFERS, PARTY_LIMIT, Count, Kind
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import TRADE
from fogtable.games.anima.questions import AnswerOffer, HandOver, MakeOffer
from fogtable.games.anima.rules.counters import copy_in, kinds_in
from fogtable.games.anima.rules.lasting import black_sun_trades
from fogtable.games.anima.state import Anima

# -- with whom --------------------------------------------------------------------------------------------------------


def partners(t: Anima, p: int) -> Cards:  # AN-8.1, AN-8.9
    """Return the players with whom one can trade."""
    found = EMPTY
    if trades_here(t, p):
        for other in t.seats:
            if other != p and trades_here(t, other):
                found += other
    return found


def trades_here(t: Anima, p: int) -> bool:  # AN-8.1, The Black Sun
    """Tell whether a Party can trade from where it is: from any Area with The Black Sun."""
    return not t.ended[p] and t.at[p] != NONE and (t.at[p] in TRADE or black_sun_trades(t, p))


# -- building an offer ------------------------------------------------------------------------------------------------


def build(t: Anima, p: int, other: int) -> Script[bool]:  # AN-8.3, D11
    """Build an offer to another player; tell whether it is sent."""
    t.traders[p] = EMPTY + p
    deed, what = yield Secret(p, MakeOffer, pieces(t, p, other))
    while deed != MakeOffer.SEND and deed != MakeOffer.DROP:
        if deed == MakeOffer.GIVE:
            t.gives[p] += copy_in(t.hand[p] - t.gives[p], what)
        elif deed == MakeOffer.GIVE_CHARACTER:
            t.gives_characters[p] += what
        elif deed == MakeOffer.WANT_CHARACTER:
            t.wants_characters[p] += what
        elif deed == MakeOffer.WANT_CARDS:
            t.wants_cards[p] = what
        else:
            t.wants_kinds[p] += what
        deed, what = yield Secret(p, MakeOffer, pieces(t, p, other))
    sent: bool = reveal(deed == MakeOffer.SEND)
    return sent


def pieces(t: Anima, p: int, other: int) -> Options:
    """Return what can be added to an offer next; nothing that comes before what it has already."""
    found = MakeOffer.DROP.when(True) | MakeOffer.SEND.when(fits(t, p, other) and not repeats(t, p, other))
    if t.wants_cards[p] > 0:
        return found | MakeOffer.WANT_KIND(kinds_to_name(t, p))
    found = found | MakeOffer.WANT_CARDS(up_to(len(t.hand[other])))
    found = found | MakeOffer.WANT_CHARACTER(behind(t.party[other], t.wants_characters[p]))
    if len(t.wants_characters[p]) > 0:
        return found
    found = found | MakeOffer.GIVE_CHARACTER(behind(t.party[p], t.gives_characters[p]))
    if len(t.gives_characters[p]) > 0:
        return found
    return found | MakeOffer.GIVE(kinds_to_give(t, p))


def behind(some: Cards, chosen: Cards) -> Cards:
    """Return those that come after the last chosen one."""
    last = NONE
    for one in chosen:
        last = one
    found = EMPTY
    for one in some:
        if one > last:
            found += one
    return found


def kinds_to_give(t: Anima, p: int) -> Cards:
    """Return the kinds, from the last one given on, of which a copy is left."""
    last = 0
    for card in t.gives[p]:
        last = max(last, KIND_OF[card])
    found = EMPTY
    for kind in kinds_in(t.hand[p] - t.gives[p]):
        if kind >= last:
            found += kind
    return found


def kinds_to_name(t: Anima, p: int) -> Cards:
    """Return the kinds that can still be named among the wanted Advantages."""
    return behind(Kind.ALL, t.wants_kinds[p]) if len(t.wants_kinds[p]) < t.wants_cards[p] else EMPTY


def up_to(number: int) -> Cards:
    """Return the counts from one to a number."""
    found = EMPTY
    for one in Count.ALL:
        if 0 < one <= number:
            found += one
    return found


def fits(t: Anima, p: int, other: int) -> bool:  # AN-8.3, AN-8.6
    """Tell whether an offer may be sent, by what everybody knows: both give something, and nobody gets too much."""
    given = len(t.gives[p])
    leaving = len(t.gives_characters[p])
    joining = len(t.wants_characters[p])
    wanted = t.wants_cards[p]
    if given + leaving == 0 or wanted + joining == 0:
        return False
    hands = len(t.hand[p]) - given + wanted <= HAND_LIMIT and len(t.hand[other]) - wanted + given <= HAND_LIMIT
    ours = len(t.party[p]) - leaving + joining
    theirs = len(t.party[other]) - joining + leaving
    return hands and 1 <= ours <= PARTY_LIMIT and 1 <= theirs <= PARTY_LIMIT


# -- offers made before (AN-8.5) --------------------------------------------------------------------------------------


def repeats(t: Anima, p: int, other: int) -> bool:  # AN-8.5
    """Tell whether the same offer has been made before in this sub-turn."""
    for past in range(2):
        if t.past_partner[past] == other and same_pieces(t, p, past):
            return True
    return False


def same_pieces(t: Anima, p: int, past: int) -> bool:
    """Tell whether an offer is of the same pieces as one made before; copies of a card are the same."""
    for kind in Kind.ALL:
        if len(t.gives[p] & COPIES[kind]) != len(t.past_gives[past] & COPIES[kind]):
            return False
    same = t.gives_characters[p] == t.past_characters[past] and t.wants_characters[p] == t.past_wanted[past]
    return same and t.wants_cards[p] == t.past_wants[past] and t.wants_kinds[p] == t.past_kinds[past]


def remember(t: Anima, p: int, other: int) -> None:  # AN-8.5
    """An offer counts when it is sent; the last one of a sub-turn cannot come again."""
    past = OFFERS - t.offers_left
    t.offers_left -= 1
    if past < 2:
        t.past_partner[past] = other
        t.past_seen[past] = EMPTY + p + other
        t.past_gives[past] = t.gives[p]
        t.past_kinds[past] = t.wants_kinds[p]
        t.past_characters[past] = reveal(t.gives_characters[p])
        t.past_wanted[past] = reveal(t.wants_characters[p])
        t.past_wants[past] = reveal(t.wants_cards[p])


def forget_offers(t: Anima) -> None:
    """A sub-turn begins or is over: no offer has been made."""
    for past in range(2):
        t.past_partner[past] = NONE
        t.past_seen[past] = EMPTY
        t.past_gives[past] = EMPTY
        t.past_kinds[past] = EMPTY
        t.past_characters[past] = EMPTY
        t.past_wanted[past] = EMPTY
        t.past_wants[past] = 0


# -- offer, answer, counter-offer (AN-8.4) ----------------------------------------------------------------------------


def trade(t: Anima, p: int, other: int) -> Script[None]:  # AN-8.4, AN-8.9
    """Make an offer and hear the answer, which may be one counter-offer."""
    sent = yield from build(t, p, other)
    if sent:
        remember(t, p, other)
        lay_open(t, p, other)
        deed, _ = yield Ask(other, AnswerOffer, answers(t, p, other) | AnswerOffer.COUNTER.when(True))
        if deed == AnswerOffer.ACCEPT:
            yield from accept(t, p, other)
        elif deed == AnswerOffer.COUNTER:
            yield from counter(t, p, other)
        else:
            emit(t, Log.REJECTS, other, p)
    clear_offer(t, p)
    clear_offer(t, other)


def counter(t: Anima, p: int, other: int) -> Script[None]:  # AN-8.4
    """The addressee offers something else, which can be accepted or rejected; to drop it is to reject."""
    sent = yield from build(t, other, p)
    if not sent:
        emit(t, Log.REJECTS, other, p)
        return
    clear_offer(t, p)
    lay_open(t, other, p)
    deed, _ = yield Ask(p, AnswerOffer, answers(t, other, p))
    if deed == AnswerOffer.ACCEPT:
        yield from accept(t, other, p)
    else:
        emit(t, Log.REJECTS, p, other)


def lay_open(t: Anima, p: int, other: int) -> None:  # AN-8.7
    """Show an offer to the addressee; the others learn its Characters and numbers."""
    t.traders[p] = EMPTY + p + other
    leaving = reveal(t.gives_characters[p])
    joining = reveal(t.wants_characters[p])
    emit(t, Log.OFFERS, p, other, reveal(len(t.gives[p])), leaving, reveal(t.wants_cards[p]), joining)
    if len(t.gives[p]) + len(t.wants_kinds[p]) > 0:
        emit(t, Log.IS_OFFERED, other, t.gives[p], t.wants_kinds[p])


def answers(t: Anima, p: int, other: int) -> Options:  # AN-8.9
    """Return how an addressee can answer; to accept the named Advantages must be there."""
    return AnswerOffer.ACCEPT.when(can_accept(t, p, other)) | AnswerOffer.REJECT.when(True)


def can_accept(t: Anima, p: int, other: int) -> bool:
    """Tell whether all named Advantages are in the addressee's hand."""
    return len(t.wants_kinds[p] - kinds_in(t.hand[other])) == 0


def accept(t: Anima, p: int, other: int) -> Script[None]:  # AN-8.4
    """Choose the wanted Advantages, those that were named first of all; then both sides change hands."""
    t.traders[other] = EMPTY + other
    for kind in t.wants_kinds[p]:
        t.gives[other] += copy_in(t.hand[other], kind)
    wanted = reveal(t.wants_cards[p])
    if wanted == len(t.hand[other]):
        t.gives[other] = t.hand[other]
    for _ in range(wanted - reveal(len(t.gives[other]))):
        kind = yield Secret(other, HandOver, kinds_in(t.hand[other] - t.gives[other]))
        t.gives[other] += copy_in(t.hand[other] - t.gives[other], kind)
    exchange(t, p, other)


# -- the exchange of cards --------------------------------------------------------------------------------------------


def exchange(t: Anima, p: int, other: int) -> None:  # AN-8.6, AN-8.8
    """Both sides change hands at once; a Character keeps the state that it is in."""
    leaving = reveal(t.gives_characters[p])
    joining = reveal(t.wants_characters[p])
    emit(t, Log.TRADES, p, other, reveal(len(t.gives[p])), leaving, reveal(len(t.gives[other])), joining)
    t.hand[p] -= t.gives[p]
    t.hand[other] -= t.gives[other]
    t.hand[p] |= t.gives[other]
    t.hand[other] |= t.gives[p]
    tell_gain(t, p, other)
    tell_gain(t, other, p)
    t.party[p] = (t.party[p] - leaving) | joining
    t.party[other] = (t.party[other] - joining) | leaving


def tell_gain(t: Anima, p: int, other: int) -> None:  # AN-8.7
    """Tell a player alone which Advantages the other side gave."""
    if len(t.gives[other]) > 0:
        emit(t, Log.GETS, p, t.gives[other])


def clear_offer(t: Anima, p: int) -> None:
    """Nothing is offered any longer."""
    t.gives[p] = EMPTY
    t.gives_characters[p] = EMPTY
    t.wants_characters[p] = EMPTY
    t.wants_cards[p] = 0
    t.wants_kinds[p] = EMPTY
    t.traders[p] = EMPTY
