"""Support cards that are no action: allies, tools, the courier (BB-4.5, BB-4.31, BB-13.7)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Ask, Cards, Script, Scripts, Secret, emit, reveal
from fogtable.games.bigbrother.city import WITHIN_2
from fogtable.games.bigbrother.components import ALLIES, COPIES, FREE_PLAYS, TICKETS_HELD, Kind, Number, Once
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions_targets import GiveCard, PartWithAlly, RemoveFence, SendCourier
from fogtable.games.bigbrother.rules.chart import fenced_ways, take_fence
from fogtable.games.bigbrother.rules.counters import gain_tickets, ready, tickets_left
from fogtable.games.bigbrother.rules.decks import discard_from_hand, forget_shown, kinds_in, take_from_hand
from fogtable.games.bigbrother.rules.lasting import has_courier
from fogtable.games.bigbrother.state import BigBrother

PLAY = Scripts(Kind)
"""What a card played freely does: ``(t, p)``; the card lies on the discard pile already. Allies are not in it."""


def free_plays(t: BigBrother, p: int) -> Cards:
    """Return the kinds that a player may play before or between actions."""
    found = EMPTY
    for kind in kinds_in(t.hand[p]) & (ALLIES | FREE_PLAYS):
        if kind in ALLIES or has_use(t, p, kind):
            found += kind
    return found


def plays_on_the_way(t: BigBrother, p: int) -> Cards:
    """Return the kinds that a player may play between two steps."""
    return free_plays(t, p) - Kind.REAL_COFFEE


def has_use(t: BigBrother, p: int, kind: int) -> bool:  # BB-1.8
    """Tell whether a tool would change anything."""
    if kind == Kind.CROWBAR:
        return len(fenced_ways(t, t.at[p])) > 0
    if kind == Kind.SEASON_TICKET:
        return t.tickets[p] < TICKETS_HELD and tickets_left(t) > 0
    return kind == Kind.REAL_COFFEE and t.actions[p] > 0


def play_free(t: BigBrother, p: int, kind: int) -> Script[None]:
    """Play a card that is no action."""
    emit(t, Log.PLAYS, p, kind)
    if kind in ALLIES:
        yield from play_ally(t, p, kind)
    else:
        discard_from_hand(t, p, kind)
        yield from PLAY[kind](t, p)


def play_ally(t: BigBrother, p: int, kind: int) -> Script[None]:  # BB-13.7
    """Lay an ally before its owner; one too many makes room first."""
    if len(t.allies[p]) >= t.numbers[Number.MAX_ALLIES]:
        leaving = yield Ask(p, PartWithAlly, kinds_in(t.allies[p]))
        discard_ally(t, p, leaving)
    card = reveal(take_from_hand(t, p, kind))
    t.allies[p] += card


def discard_ally(t: BigBrother, p: int, kind: int) -> None:
    """Discard an ally in play."""
    for card in t.allies[p] & COPIES[kind]:
        t.allies[p] -= card
        t.support_discard += card
        emit(t, Log.ALLY_LEAVES, p, kind)
        return


@PLAY.of(Kind.REAL_COFFEE)
def real_coffee(t: BigBrother, p: int) -> None:
    """The next Move of this turn has 2 cells more."""
    t.coffees[p] += 1


@PLAY.of(Kind.CROWBAR)
def crowbar(t: BigBrother, p: int) -> Script[None]:
    """Remove a fence on an edge of the own cell; that is no Vandalism."""
    other = yield Ask(p, RemoveFence, fenced_ways(t, t.at[p]))
    take_fence(t, t.at[p], other)
    emit(t, Log.FENCE_REMOVED, t.at[p], other)


@PLAY.of(Kind.SEASON_TICKET)
def season_ticket(t: BigBrother, p: int) -> None:
    """Take tickets up to the limit."""
    gain_tickets(t, p, TICKETS_HELD)


# -- Brotherhood Courier ----------------------------------------------------------------------------------------------


def courier_targets(t: BigBrother, p: int) -> Cards:
    """Return to whom the courier can carry a card: fences do not matter."""
    found = EMPTY
    for q in ready(t) - p:
        if t.at[q] == t.at[p] or t.at[q] in WITHIN_2[t.at[p]]:
            found += q
    return found


def courier_ready(t: BigBrother, p: int) -> bool:
    """Tell whether the courier can be sent: once in the own turn."""
    return has_courier(t, p) and Once.COURIER not in t.once[p] and len(t.hand[p]) > 0 and len(courier_targets(t, p)) > 0


def use_courier(t: BigBrother, p: int) -> Script[None]:
    """Give a card to a friend near by; the others learn only that one was given."""
    q = yield Ask(p, SendCourier, courier_targets(t, p))
    kind = yield Secret(p, GiveCard, kinds_in(t.hand[p]))
    t.once[p] += Once.COURIER
    forget_shown(t, p)
    card = take_from_hand(t, p, kind)
    t.hand[q] += card
    emit(t, Log.GIVES, p, q)
    emit(t, Log.RECEIVES, q, kind)
