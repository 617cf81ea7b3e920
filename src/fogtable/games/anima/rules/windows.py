"""The reaction windows W1 to W7: who can answer, in which order, and a card that is answered by a card (AN-13).

All who might react, as far as everybody knows, answer at once and in secret, also who can only pass: so nobody learns
who could have reacted. No window opens where everybody sees, by what lies face up, that nobody could. The first in turn
order counts, the others take theirs back unseen.
"""

from __future__ import annotations

from fogtable.core.rules import NOBODY, NONE, Ask, May, Script, bounded, emit, reveal, window
from fogtable.games.anima.cards import KIND_OF, SKILL_KINDS
from fogtable.games.anima.components import Kind, Moment
from fogtable.games.anima.events import Log
from fogtable.games.anima.questions import PayWith, React, RedirectTo, Reroll
from fogtable.games.anima.rules.counters import after, copy_in
from fogtable.games.anima.rules.interrupts import (
    ABILITY,
    INTERRUPT,
    abilities_that_fit,
    cards_that_fit,
    cards_that_might_fit,
    redirections,
    rolled,
)
from fogtable.games.anima.rules.paying import pay, payers
from fogtable.games.anima.state import Anima


def open_window(t: Anima, moment: int, opener: int) -> Script[bool]:  # AN-13.3
    """Open one of the windows W1 and W3 to W7; tell whether what opened it is cancelled."""
    over = yield from answered(t, moment, opener, NONE)
    return over


@bounded(5)
def answered(t: Anima, moment: int, opener: int, kind: int) -> Script[bool]:  # AN-13.4 .. AN-13.9, AN-13.16
    """Let everybody react, to a card of this kind in W2; tell whether what opened the window is cancelled."""
    take_back(t)
    over = yield from window(t, may_react, react, first_to_react, carry_out, moment, opener, kind)
    take_back(t)
    return over


def take_back(t: Anima) -> None:  # AN-13.5
    """Return all answers unseen."""
    for p in t.seats:
        t.pick[p] = NONE
        t.uses[p] = NONE


def may_react(t: Anima, p: int, moment: int, opener: int, kind: int) -> bool:  # AN-13.6, AN-13.20
    """Tell whether a player might have anything to react with, as far as everybody knows."""
    if t.ended[p]:
        return False
    possible = len(cards_that_might_fit(t, p, moment, opener, kind)) + len(abilities_that_fit(t, p, moment, opener))
    return possible > 0


def react(t: Anima, p: int, moment: int, opener: int, kind: int) -> Script[None]:  # D8
    """Answer in secret: a card, an ability, or nothing."""
    deed, what = yield May(
        p,
        React,
        React.PLAY(cards_that_fit(t, p, moment, opener, kind)) | React.USE(abilities_that_fit(t, p, moment, opener)),
    )
    t.pick[p] = what if deed == React.PLAY else NONE
    t.uses[p] = what if deed == React.USE else NONE


def first_to_react(t: Anima, moment: int, opener: int, kind: int) -> int:  # AN-13.4
    """Return whose answer counts: in turn order after who opened the window, who comes last himself."""
    for step in range(len(t.seats)):
        p = after(t, opener, step + 1)
        if reveal(t.pick[p]) != NONE or reveal(t.uses[p]) != NONE:
            return p
    return NOBODY


def carry_out(t: Anima, p: int, moment: int, opener: int, kind: int) -> Script[bool]:  # AN-13.7
    """Resolve a reaction; tell whether it cancels what opened the window."""
    played = reveal(t.pick[p])
    who = reveal(t.uses[p])
    take_back(t)
    if who != NONE:
        t.exhausted += who
        emit(t, Log.USES, p, who)
        prevented: bool = ABILITY[who](t, p)
        return prevented
    payer = yield from payer_of(t, p, played)
    area = NONE
    which = NONE
    if played == Kind.WRONG_WAY:
        area = yield Ask(p, RedirectTo, redirections(t, opener))
    if played == Kind.FATE:
        which = yield Ask(p, Reroll, rolled(t))
    announce(t, p, played, payer)
    if area != NONE:
        emit(t, Log.AIMS_AT_AREA, p, area)
    if which != NONE:
        emit(t, Log.AIMS_AT_DIE, p, which)
    holds = yield from stands(t, p, played)
    if not holds:
        return False
    over: bool = INTERRUPT[played](t, p, opener, area, which)
    finish(t, played)
    return over


# -- a card is played -------------------------------------------------------------------------------------------------


def play(t: Anima, p: int, kind: int, payer: int) -> Script[bool]:
    """Play a card without a target; tell whether it takes effect. After the effect comes `finish`."""
    announce(t, p, kind, payer)
    holds = yield from stands(t, p, kind)
    return holds


def payer_of(t: Anima, p: int, kind: int) -> Script[int]:  # AN-13.2
    """Ask who pays for a card; NONE for a Plot card."""
    if kind not in SKILL_KINDS:
        return NONE
    t.paying = kind
    who: int = yield Ask(p, PayWith, payers(t, p, kind))
    t.paying = NONE
    return who


def announce(t: Anima, p: int, kind: int, payer: int) -> None:  # AN-13.18
    """Lay a card from hand on the table and pay for it."""
    card = reveal(copy_in(t.hand[p], kind))
    t.hand[p] -= card
    t.in_play += card
    pay(t, kind, payer)
    emit(t, Log.PLAYS, p, KIND_OF[card], payer)


def stands(t: Anima, p: int, kind: int) -> Script[bool]:  # AN-13.8
    """Let others cancel a card just announced; tell whether it takes effect. A cancelled one is discarded."""
    cancelled = yield from answered(t, Moment.CARD, p, kind)
    if cancelled:
        emit(t, Log.CANCELLED, p, kind)
        finish(t, kind)
    return not cancelled


def finish(t: Anima, kind: int) -> None:  # AN-13.10
    """Discard a card that has been resolved or cancelled."""
    card = copy_in(t.in_play, kind)
    t.in_play -= card
    t.discard += card
