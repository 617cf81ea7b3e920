"""Directives on the board: how they leave it, and the blind windows of the hidden ones (BB-7, specification 6).

A window opens by public facts alone: if for all that everybody knows such a directive may lie there, and may be able
to do something (BB-1.8). Big Brother is then asked whether or not that is so: who sees him asked learns nothing. After
it has fired the window opens again (BB-1.10). A pass leaves no trace.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, May, Rules, Script, Secret, emit, quietly, reveal
from fogtable.games.bigbrother.city import NEAR
from fogtable.games.bigbrother.components import (
    BIG_BROTHER,
    DIRECTIVES,
    FORBIDDEN_CARDS,
    IMMEDIATE_KIND_OF,
    KIND_OF,
    ORDER_OF,
    TRAP_CARDS,
    HiddenSlot,
    Order,
)
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions import Trigger
from fogtable.games.bigbrother.questions_targets import PlacePoster, SendToAmbush, StrikeCard
from fogtable.games.bigbrother.rules.chart import fence_sites, figure_cells, pawn_cells, poster_sites
from fogtable.games.bigbrother.rules.counters import change_authority
from fogtable.games.bigbrother.rules.decks import kinds_in
from fogtable.games.bigbrother.rules.police import FIRST_FIGURE, police_on, show, told_apart
from fogtable.games.bigbrother.rules.regime import put_poster, raise_fence
from fogtable.games.bigbrother.state import BigBrother

# -- leaving the board (BB-7.7, BB-7.8) -------------------------------------------------------------------------------


def discard_active(t: BigBrother, card: int) -> None:
    """Discard an active directive; its effect ends."""
    t.active -= card
    t.directive_discard += card
    emit(t, Log.DIRECTIVE_LEAVES, ORDER_OF[card])


def discard_hidden(t: BigBrother, slot: int) -> None:
    """Discard a hidden directive face up, without effect."""
    order = uncover(t, slot)
    emit(t, Log.DIRECTIVE_LEAVES, order)


def uncover(t: BigBrother, slot: int) -> int:
    """Turn a hidden directive up and discard it; give its order."""
    order = NONE
    for card in reveal(t.hidden[slot]):
        order = ORDER_OF[card]
    t.directive_discard |= reveal(t.hidden[slot])
    t.hidden[slot] = EMPTY
    t.not_hidden[slot] = EMPTY
    return order


# -- the window -------------------------------------------------------------------------------------------------------


def hidden_slots(t: BigBrother) -> Cards:
    """Return the slots on which hidden directives lie."""
    found = EMPTY
    for slot in HiddenSlot.ALL:
        if len(t.hidden[slot]) > 0:
            found += slot
    return found


def slots_with(t: BigBrother, order: int) -> Cards:
    """Return the slots where this directive lies."""
    found = EMPTY
    for slot in HiddenSlot.ALL:
        if len(t.hidden[slot] & DIRECTIVES[order]) > 0:
            found += slot
    return found


def may_lie(t: BigBrother, order: int) -> bool:
    """Tell whether this directive may lie hidden, for all that everybody knows of prices and of what lies face up."""
    copies = DIRECTIVES[order] - t.active - t.directive_discard - t.hand_known
    if t.clash_open:
        copies -= reveal(t.directive_laid)
    for slot in hidden_slots(t):
        if len(copies - t.not_hidden[slot]) > 0:
            return True
    return False


def always(t: BigBrother) -> bool:
    """Most hidden directives can do something whenever their window opens."""
    return True


MIGHT = Rules(Order, always)
"""Whether a hidden directive might do something now, for all that everybody knows (BB-1.8)."""

POSSIBLE = Rules(Order, always)
"""Whether it could do something: Big Brother knows."""


def fires(t: BigBrother, order: int) -> Script[bool]:  # D-TRIGGER, BB-7.5
    """Open the window of a hidden directive; if Big Brother triggers it, it is revealed and discarded."""
    if not may_lie(t, order) or not MIGHT[order](t):
        return False
    yield from quietly(t, is_big_brother, trigger, order)
    slot = reveal(t.trigger[BIG_BROTHER])
    t.trigger[BIG_BROTHER] = NONE
    if slot == NONE:
        return False
    uncover(t, slot)
    emit(t, Log.TRIGGERS, order)
    return True


def is_big_brother(t: BigBrother, p: int, order: int) -> bool:
    """Tell who is asked."""
    return p == BIG_BROTHER


def trigger(t: BigBrother, p: int, order: int) -> Script[None]:
    """Trigger it, if it can do something, or pass."""
    t.trigger[p] = yield May(p, Trigger, slots_with(t, order) if POSSIBLE[order](t) else EMPTY)


# -- on the way, in the market, at a stash ----------------------------------------------------------------------------


def sealed_street(t: BigBrother, p: int, a: int, b: int) -> Script[bool]:  # BB-5.4
    """A step has been declared: a fence may close its way; tell whether it does."""
    if b not in fence_sites(t, a):
        return False
    fired = yield from fires(t, Order.SEALED_STREET)
    if fired:
        raise_fence(t, a, b)
    return fired


def memory_hole(t: BigBrother, p: int, token: int) -> Script[bool]:
    """Take a stash has been declared: it may be gone; tell whether it is."""
    fired = yield from fires(t, Order.MEMORY_HOLE)
    if fired:
        card = remove_stash(t, token)
        if card in FORBIDDEN_CARDS and card not in TRAP_CARDS:
            yield from change_authority(t, 1)
    return fired


def remove_stash(t: BigBrother, token: int) -> int:  # BB-9.11
    """Remove a stash; its card is revealed, discarded and given."""
    found = NONE
    for card in reveal(t.stash[token]):
        found = card
    emit(t, Log.STASH_OPENED, token, KIND_OF[found])
    t.support_discard += found
    t.stash[token] = EMPTY
    t.stash_known[token] = EMPTY
    t.stash_at[token] = NONE
    return found


def antique_trap(t: BigBrother, p: int) -> Script[bool]:  # BB-13.13
    """Cards have been drawn from a black-market token: all may be lost; tell whether they are."""
    fired = yield from fires(t, Order.ANTIQUE_TRAP)
    if fired:
        lost = reveal(t.drawn[p])
        t.drawn[p] = EMPTY
        t.support_discard |= lost
        unresolved = discard_drawn_now(t)
        emit(t, Log.LOST_TO_TRAP, p, kinds_in(lost) | unresolved)
        if len(lost & FORBIDDEN_CARDS) > 0:
            yield from change_authority(t, 1)
    return fired


def discard_drawn_now(t: BigBrother) -> Cards:
    """Discard the immediate cards of a draw unresolved; give their kinds."""
    kinds = EMPTY
    for place in range(3):
        if t.drawn_now[place] != NONE:
            kinds += IMMEDIATE_KIND_OF[t.drawn_now[place]]
            t.resolving_now -= t.drawn_now[place]
            t.discard_now += t.drawn_now[place]
            t.drawn_now[place] = NONE
    return kinds


# -- after an arrest, a special card, a torn poster -------------------------------------------------------------------


def show_trial(t: BigBrother, p: int) -> Script[None]:
    """A player has been arrested: that may be put on stage."""
    fired = yield from fires(t, Order.SHOW_TRIAL)
    while fired:
        yield from change_authority(t, 2)
        fired = yield from fires(t, Order.SHOW_TRIAL)


def broken_oath(t: BigBrother, p: int, kind: int) -> Script[bool]:
    """A special-action card has been declared: it may have no effect; tell whether that is so."""
    fired = yield from fires(t, Order.BROKEN_OATH)
    return fired


def glue_brigade(t: BigBrother, p: int) -> Script[None]:
    """A poster has been torn down by Vandalism: another one may go up."""
    fired = yield from fires(t, Order.GLUE_BRIGADE)
    while fired:
        cell = yield Ask(BIG_BROTHER, PlacePoster, glue_sites(t))
        put_poster(t, cell)
        fired = yield from fires(t, Order.GLUE_BRIGADE)


@MIGHT.of(Order.GLUE_BRIGADE)
def can_glue(t: BigBrother) -> bool:
    """Tell whether a poster can go up."""
    return len(glue_sites(t)) > 0


def glue_sites(t: BigBrother) -> Cards:
    """Return where the brigade can put a poster: not where an oppositionist looks on."""
    return poster_sites(t) - pawn_cells(t)


# -- in a clash -------------------------------------------------------------------------------------------------------


def ambush_join(t: BigBrother) -> Script[None]:  # W-JOIN, BB-10.7
    """Policemen from adjacent cells may join the clash; fences do not stop them."""
    fired = yield from fires(t, Order.AMBUSH)
    while fired:
        who = yield Secret(BIG_BROTHER, SendToAmbush, told_apart(t, police_near(t)))
        join_clash(t, who)
        fired = yield from fires(t, Order.AMBUSH)


@MIGHT.of(Order.AMBUSH)
def might_ambush(t: BigBrother) -> bool:
    """Tell whether a policeman may stand next to the clash, for all that everybody knows."""
    return len(NEAR[t.clash_at] & (t.abroad | figure_cells(t))) > 0


@POSSIBLE.of(Order.AMBUSH)
def can_ambush(t: BigBrother) -> bool:
    """Tell whether a policeman stands next to the clash."""
    return len(police_near(t)) > 0


def police_near(t: BigBrother) -> Cards:
    """Return the policemen on cells adjacent to the clash."""
    found = EMPTY
    for cell in NEAR[t.clash_at]:
        found |= police_on(t, cell)
    return found


def join_clash(t: BigBrother, who: int) -> None:
    """Bring a policeman to the clash; he is visible there."""
    if who < FIRST_FIGURE:
        t.hidden_at[who] = t.clash_at
    figure = show(t, who)
    t.figure_at[figure] = t.clash_at
    t.clash_figures += figure
    emit(t, Log.AMBUSHES, t.clash_at)


def double_agent(t: BigBrother) -> Script[None]:  # W-REVEAL, BB-10.12
    """Revealed support cards may turn out to count nothing."""
    fired = yield from fires(t, Order.DOUBLE_AGENT)
    while fired:
        p = yield Ask(BIG_BROTHER, StrikeCard, supporters(t))
        t.counts_nothing |= reveal(t.laid[p])
        emit(t, Log.DOUBLE_AGENT, p, kinds_in(reveal(t.laid[p])))
        fired = yield from fires(t, Order.DOUBLE_AGENT)


@MIGHT.of(Order.DOUBLE_AGENT)
def can_strike(t: BigBrother) -> bool:
    """Tell whether a revealed card still counts."""
    return len(supporters(t)) > 0


def supporters(t: BigBrother) -> Cards:
    """Return the players in this clash with a revealed card that still counts."""
    found = EMPTY
    for p in t.participants:
        if len(reveal(t.laid[p]) - t.counts_nothing) > 0:
            found += p
    return found
