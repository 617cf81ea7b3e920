"""Claims: who has the fewest may take what others have discarded (AN-4.5 to AN-4.11)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NOBODY, NONE, Cards, May, Script, emit
from fogtable.games.anima.events import Log
from fogtable.games.anima.questions import ClaimCard, ClaimCharacter
from fogtable.games.anima.rules.counters import copy_in, kinds_in
from fogtable.games.anima.state import Anima


def claims(t: Anima) -> Script[None]:  # AN-4.5 .. AN-4.10, D3
    """Settle the claims after the last Reset sub-turn, Characters first; the rest is discarded."""
    yield from claim_character(t)
    yield from claim_card(t)
    for p in t.seats:
        t.character_discard |= t.dismissed[p]
        t.dismissed[p] = EMPTY
        t.discard |= t.row[p]
        t.row[p] = EMPTY


def claim_character(t: Anima) -> Script[None]:  # AN-4.5
    """The one Party with the fewest Characters may take one that another player has dismissed."""
    p = smallest_party(t)
    if p == NOBODY or t.ended[p] or len(dismissed_by_others(t, p)) == 0:
        return
    who = yield May(p, ClaimCharacter, dismissed_by_others(t, p))
    if who != NONE:
        for other in t.seats:
            t.dismissed[other] -= who
        t.party[p] += who
        emit(t, Log.CLAIMS_CHARACTER, p, who)


def claim_card(t: Anima) -> Script[None]:  # AN-4.6, AN-4.9
    """The one player with the fewest Advantages may take one that another player has discarded."""
    p = smallest_hand(t)
    if p == NOBODY or t.ended[p] or len(discarded_by_others(t, p)) == 0:
        return
    kind = yield May(p, ClaimCard, kinds_in(discarded_by_others(t, p)))
    if kind != NONE:
        card = copy_in(discarded_by_others(t, p), kind)
        for other in t.seats:
            t.row[other] -= card
        t.hand[p] += card
        emit(t, Log.CLAIMS_CARD, p, kind)


def smallest_party(t: Anima) -> int:  # AN-4.5, AN-4.8
    """Return who has strictly the fewest Characters, or NOBODY."""
    found = NOBODY
    fewest = 5
    for p in t.seats:
        if len(t.party[p]) < fewest:
            fewest = len(t.party[p])
            found = p
        elif len(t.party[p]) == fewest:
            found = NOBODY
    return found


def smallest_hand(t: Anima) -> int:  # AN-4.6, AN-4.8
    """Return who has strictly the fewest Advantages in hand, or NOBODY."""
    found = NOBODY
    fewest = 6
    for p in t.seats:
        if len(t.hand[p]) < fewest:
            fewest = len(t.hand[p])
            found = p
        elif len(t.hand[p]) == fewest:
            found = NOBODY
    return found


def dismissed_by_others(t: Anima, p: int) -> Cards:  # AN-4.7
    """Return the dismissed Characters that a player may claim."""
    found = EMPTY
    for other in t.seats:
        if other != p:
            found |= t.dismissed[other]
    return found


def discarded_by_others(t: Anima, p: int) -> Cards:  # AN-4.7
    """Return the discarded Advantages that a player may claim."""
    found = EMPTY
    for other in t.seats:
        if other != p:
            found |= t.row[other]
    return found
