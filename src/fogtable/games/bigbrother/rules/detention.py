"""Detention, search and arrest (BB-11)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, May, Script, emit, random_of, reveal
from fogtable.games.bigbrother.city import PRISON, START_OF
from fogtable.games.bigbrother.components import COPIES, FORBIDDEN_CARDS, KIND_OF, Goal, Kind, Once
from fogtable.games.bigbrother.events import Log, Luck
from fogtable.games.bigbrother.questions import UseOldProle
from fogtable.games.bigbrother.rules.counters import change_authority, lose_will
from fogtable.games.bigbrother.rules.decks import show_card
from fogtable.games.bigbrother.rules.goals import met
from fogtable.games.bigbrother.rules.hidden_orders import show_trial
from fogtable.games.bigbrother.rules.lasting import unbroken
from fogtable.games.bigbrother.state import BigBrother


def detain_all(t: BigBrother) -> Script[None]:  # BB-11.1
    """Detain every participant of a lost clash, one after another in the order of turns."""
    for place in range(4):
        p = t.turn_order[place]
        if p != NONE and p in t.participants:
            yield from detain(t, p)


def detain(t: BigBrother, p: int) -> Script[None]:  # BB-11.1
    """Take 1 will; then comes the search, unless a forbidden card was used in the clash."""
    emit(t, Log.DETAINED, p)
    used = len(reveal(t.laid[p]) & FORBIDDEN_CARDS) > 0
    spared = unbroken(t, p)
    t.once[p] += Once.DETENTION
    if spared:
        emit(t, Log.UNBROKEN, p)
    else:
        met(t, p, EMPTY + Goal.MARTYR)
        yield from lose_will(t, p, 1)
    if used:  # BB-11.4
        yield from change_authority(t, 1)
    if t.will[p] > 0:
        if used:
            send_home(t, p)
        else:
            yield from search(t, p)


def search(t: BigBrother, p: int) -> Script[None]:  # BB-11.2, Old Prole
    """Big Brother draws a random card of the hand, unless the Old Prole prevents it."""
    prole = t.allies[p] & COPIES[Kind.OLD_PROLE]
    if len(prole) > 0:
        deed, _ = yield May(p, UseOldProle, UseOldProle.DISCARD.when(True))
        if deed != NONE:
            t.allies[p] -= prole
            t.support_discard |= prole
            emit(t, Log.SEARCH_PREVENTED, p)
            send_home(t, p)
            return
    arrested = found_forbidden(t, p)
    if arrested:
        yield from arrest(t, p)
    else:
        send_home(t, p)


def found_forbidden(t: BigBrother, p: int) -> bool:  # BB-11.3, BB-11.5
    """Draw the card; a forbidden one is discarded face up, another one goes back and only Big Brother has seen it."""
    if len(t.hand[p]) == 0:
        emit(t, Log.NOTHING_FOUND, p)
        return False
    card = random_of(t, Luck.SEARCH, t.hand[p])
    if card in FORBIDDEN_CARDS:
        found = reveal(card)
        t.hand[p] -= found
        t.shown[p] -= found
        t.support_discard += found
        emit(t, Log.FORBIDDEN_FOUND, p, KIND_OF[found])
        return True
    emit(t, Log.NOTHING_FOUND, p)
    show_card(t, p, card)
    return False


def send_home(t: BigBrother, p: int) -> None:  # BB-11.5, BB-5.10
    """Put the pawn on its start location; a movement under way is lost."""
    t.at[p] = START_OF[t.character[p]]
    t.halted[p] = True
    emit(t, Log.SENT_HOME, p)


def arrest(t: BigBrother, p: int) -> Script[None]:  # BB-11.3, BB-11.6, BB-11.14
    """Put the pawn into the Prison; the own turn ends, the next one is skipped."""
    t.at[p] = PRISON
    t.custody[p] = True
    t.skips[p] = True
    t.halted[p] = True
    if t.turn_of == p:
        t.turn_cut = True
    emit(t, Log.ARRESTED, p)
    yield from show_trial(t, p)
