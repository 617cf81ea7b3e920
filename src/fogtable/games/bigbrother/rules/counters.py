"""Authority, will and tickets; who is in play; the end of the game (BB-1, BB-16)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, OVER, Cards, Script, emit, reveal
from fogtable.games.bigbrother.components import TICKETS, TICKETS_HELD, TOP_AUTHORITY, TOP_WILL, End, StashToken
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.rules.lasting import influenza
from fogtable.games.bigbrother.state import BigBrother


def in_play(t: BigBrother) -> Cards:  # BB-1.12
    """Return the oppositionists with a will of their own."""
    found = EMPTY
    for p in t.opposition:
        if t.will[p] > 0:
            found += p
    return found


def ready(t: BigBrother) -> Cards:  # BB-11.7
    """Return those in play without a skip flag: who decides, helps and is a target."""
    found = EMPTY
    for p in in_play(t):
        if not t.skips[p]:
            found += p
    return found


def change_authority(t: BigBrother, by: int) -> Script[None]:  # BB-1.2
    """Move the authority; at either end of its track the game is over."""
    now = max(0, min(TOP_AUTHORITY, t.authority + by))
    if now != t.authority:
        t.authority = now
        emit(t, Log.AUTHORITY, now)
    if now == TOP_AUTHORITY:  # BB-16.1
        yield from end_game(t, End.AUTHORITY_FULL)
    elif now == 0:  # BB-16.3
        yield from end_game(t, End.AUTHORITY_GONE)


def end_game(t: BigBrother, end: int) -> Script[None]:  # BB-16.6
    """End the game; whatever would follow is not carried out."""
    t.end = end
    emit(t, Log.GAME_ENDS, end)
    yield OVER


def may_gain_will(t: BigBrother, p: int) -> bool:  # BB-1.3, Influenza
    """Tell whether a gain of will would change anything."""
    return 0 < t.will[p] < TOP_WILL and not influenza(t)


def gain_will(t: BigBrother, p: int, by: int) -> None:  # BB-1.3
    """Gain will; what goes beyond 5 is lost."""
    if may_gain_will(t, p):
        t.will[p] = min(TOP_WILL, t.will[p] + by)
        emit(t, Log.GAINS_WILL, p, t.will[p])


def may_pay_will(t: BigBrother, p: int, by: int) -> bool:  # BB-1.4
    """Tell whether a cost in will can be paid: nobody falls by choice."""
    return t.will[p] > by


def lose_will(t: BigBrother, p: int, by: int) -> Script[None]:
    """Lose will; without any an oppositionist falls."""
    t.will[p] = max(0, t.will[p] - by)
    emit(t, Log.LOSES_WILL, p, t.will[p])
    if t.will[p] == 0:
        fall(t, p)
        if len(in_play(t)) == 0:  # BB-16.2
            yield from end_game(t, End.ALL_BROKEN)


def fall(t: BigBrother, p: int) -> None:  # BB-14.12
    """Take everything of a broken player off the table but the stashes."""
    emit(t, Log.FALLS, p)
    t.support_discard |= reveal(t.hand[p]) | t.allies[p]
    t.hand[p] = EMPTY
    t.shown[p] = EMPTY
    t.allies[p] = EMPTY
    t.tickets[p] = 0
    if not t.goal_done[p]:  # a completed one lies open before him, known to all
        t.goal_box |= t.goal[p]
        t.goal[p] = EMPTY
        t.goal_not[p] = EMPTY
    t.hand_read[p] = EMPTY
    for token in StashToken.ALL:
        t.stash_known[token] -= p
    t.at[p] = NONE
    t.skips[p] = False
    t.custody[p] = False
    t.banked[p] = 0
    t.owed_draws[p] = 0
    t.owed_market[p] = False
    t.halted[p] = True
    t.turn_over[p] = True
    if t.turn_of == p:
        t.turn_cut = True


def tickets_left(t: BigBrother) -> int:  # BB-15.9
    """Return how many tickets lie in the supply."""
    left = TICKETS
    for p in t.opposition:
        left -= t.tickets[p]
    return left


def gain_tickets(t: BigBrother, p: int, number: int) -> None:  # BB-4.10
    """Take tickets from the supply, up to 2 held."""
    taken = min(number, min(TICKETS_HELD - t.tickets[p], tickets_left(t)))
    if taken > 0:
        t.tickets[p] += taken
        emit(t, Log.TAKES_TICKETS, p, taken)
