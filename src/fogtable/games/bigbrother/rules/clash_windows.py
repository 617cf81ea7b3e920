"""Who leaves a clash, who joins it, and what both sides lay (BB-10.5 to BB-10.12)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, NOTHING, Ask, Cards, May, Script, Secret, emit, quietly, reveal, together
from fogtable.games.bigbrother.city import START_OF
from fogtable.games.bigbrother.components import (
    BIG_BROTHER,
    CLASH_SUPPORT,
    COPIES,
    DIRECTIVES,
    ORDER_OF,
    Character,
    Goal,
    Kind,
    Order,
    Yes,
)
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions import JoinClash, LayDirective, LaySupport, LeaveClash
from fogtable.games.bigbrother.questions_targets import SlipAway
from fogtable.games.bigbrother.rules.chart import figures_on, open_ways
from fogtable.games.bigbrother.rules.counters import ready
from fogtable.games.bigbrother.rules.decks import discard_from_hand, kinds_in, take_from_hand
from fogtable.games.bigbrother.rules.goals import met
from fogtable.games.bigbrother.state import BigBrother

# -- W-CANCEL ---------------------------------------------------------------------------------------------------------


def cancel_window(t: BigBrother) -> Script[None]:  # BB-10.5
    """In the order of turns each participant may leave the clash."""
    for place in range(4):
        p = t.turn_order[place]
        if p != NONE and p in t.participants and may_react(t, p):
            yield from quietly(t, is_participant, leave, p)
            if reveal(t.pick[p]) != NONE:
                discard_from_hand(t, p, Kind.FORGED_PASS)
                emit(t, Log.PLAYS, p, Kind.FORGED_PASS)
                withdraw(t, p)
            elif reveal(t.says_yes[p]) != NONE:
                t.one_time_used[p] = True
                emit(t, Log.LEAGUE_MEMBER, p)
                withdraw(t, p)
            t.pick[p] = NONE
            t.says_yes[p] = NONE


def may_react(t: BigBrother, p: int) -> bool:
    """Tell whether, for all that everybody knows, a participant may have something to leave with."""
    return may_hold_pass(t, p) or is_league_member(t, p)


def may_hold_pass(t: BigBrother, p: int) -> bool:
    """Tell whether a Forged Pass may be in this hand, for all that everybody knows: there is one not face up."""
    return len(t.hand[p]) > 0 and len(COPIES[Kind.FORGED_PASS] - t.support_discard - t.resolving) > 0


def is_participant(t: BigBrother, q: int, p: int) -> bool:
    """Tell who is asked: this participant, whether or not there is something to leave with (BB-18.6)."""
    return q == p


def holds_pass(t: BigBrother, p: int) -> bool:
    """Tell whether a Forged Pass is in this hand."""
    return len(t.hand[p] & COPIES[Kind.FORGED_PASS]) > 0


def is_league_member(t: BigBrother, p: int) -> bool:  # Anti-Sex League Member
    """Tell whether this is Julia with her one-time ability."""
    return t.character[p] == Character.JULIA and not t.one_time_used[p]


def leave(t: BigBrother, q: int, p: int) -> Script[None]:  # D-CANCEL
    """Leave the clash, or pass."""
    deed, _ = yield May(
        q,
        LeaveClash,
        LeaveClash.FORGED_PASS.when(holds_pass(t, q)) | LeaveClash.LEAGUE_MEMBER.when(is_league_member(t, q)),
    )
    t.pick[q] = Kind.FORGED_PASS if deed == LeaveClash.FORGED_PASS else NONE
    t.says_yes[q] = Yes.YES if deed == LeaveClash.LEAGUE_MEMBER else NONE


def withdraw(t: BigBrother, p: int) -> None:
    """Take no further part in this clash."""
    t.participants -= p
    t.withdrawn += p
    emit(t, Log.LEAVES_CLASH, p)


# -- W-HELP -----------------------------------------------------------------------------------------------------------


def help_window(t: BigBrother) -> Script[None]:  # BB-10.6
    """All who stand near may join at once."""
    yield from together(t, may_help, offer_help)
    for place in range(4):
        p = t.turn_order[place]
        if p != NONE:
            if reveal(t.says_yes[p]) != NONE:
                join(t, p)
            t.says_yes[p] = NONE


def may_help(t: BigBrother, p: int) -> bool:  # BB-10.6
    """Tell whether a player can join: on an adjacent cell, or protected by the own start location on the very cell."""
    if p not in ready(t) or p in t.participants or p in t.withdrawn or afraid_of_rats(t, p):
        return False
    at_home = t.at[p] == t.clash_at and t.at[p] == START_OF[t.character[p]]
    return at_home or t.at[p] in open_ways(t, t.clash_at)


def afraid_of_rats(t: BigBrother, p: int) -> bool:  # Fear of Rats
    """Tell whether this is Winston with 1 will."""
    return t.character[p] == Character.WINSTON and t.will[p] == 1


def offer_help(t: BigBrother, p: int) -> Script[None]:  # D-HELP
    """Join, or pass."""
    deed, _ = yield May(p, JoinClash, JoinClash.JOIN.when(True))
    t.says_yes[p] = Yes.YES if deed == JoinClash.JOIN else NONE


def join(t: BigBrother, p: int) -> None:  # BB-10.6, BB-5.8
    """Move the pawn to the clash; that is no entering."""
    t.at[p] = t.clash_at
    t.custody[p] = False
    t.participants += p
    t.helpers += p
    emit(t, Log.HELPS, p)
    met(t, p, EMPTY + Goal.COMRADE)


# -- what is laid -----------------------------------------------------------------------------------------------------


def lay_directives(t: BigBrother) -> Script[None]:  # BB-10.8
    """Big Brother lays a directive for each policeman, as far as his hand goes, in a fixed order."""
    number = min(len(t.clash_figures), len(t.directive_hand))
    forget_hand(t)
    for laid in range(number):
        order = yield Secret(BIG_BROTHER, LayDirective, layable(t, number - laid))
        lay_directive(t, order)
    emit(t, Log.LAYS_DIRECTIVES, number)


def layable(t: BigBrother, left: int) -> Cards:
    """Return what can be laid next: nothing before the last one, and enough must remain behind it."""
    found = EMPTY
    for order in Order.ALL - orders_before(last_laid(t)):
        if cards_from(t, order) >= left and len(t.directive_hand & DIRECTIVES[order]) > 0:
            found += order
    return found


def last_laid(t: BigBrother) -> int:
    """Return the last directive laid so far, or the first of all."""
    found = 0
    for card in t.directive_laid:
        found = max(found, ORDER_OF[card])
    return found


def orders_before(order: int) -> Cards:
    """Return the directives that come before this one in the fixed order."""
    found = EMPTY
    for other in Order.ALL:
        if other < order:
            found += other
    return found


def cards_from(t: BigBrother, order: int) -> int:
    """Return how many cards of the hand do not come before this one."""
    found = 0
    for card in t.directive_hand:
        if ORDER_OF[card] >= order:
            found += 1
    return found


def lay_directive(t: BigBrother, order: int) -> None:
    """Lay a directive face down."""
    for card in t.directive_hand & DIRECTIVES[order]:
        t.directive_hand -= card
        t.directive_laid += card
        return


def forget_hand(t: BigBrother) -> None:
    """Directives leave Big Brother's hand unseen: nobody knows any longer what is in it."""
    t.hand_known = EMPTY
    for p in t.opposition:
        t.hand_read[p] = EMPTY


def lay_support(t: BigBrother) -> Script[None]:  # BB-10.9
    """All participants lay a clash card or none, at once."""
    yield from together(t, may_lay, choose_support)
    for p in t.participants:
        kind = t.pick[p]
        if kind != NONE:
            card = take_from_hand(t, p, kind)
            t.laid[p] += card
        if reveal(t.says_yes[p]) != NONE:  # Fervent Party Man
            t.fervent = True
            t.one_time_used[p] = True
    t.clash_open = True  # BB-10.11
    for p in t.participants:
        t.pick[p] = NONE
        t.says_yes[p] = NONE
        emit(t, Log.LAYS, p, kinds_in(reveal(t.laid[p])))
        if t.fervent and t.character[p] == Character.OBRIEN:
            emit(t, Log.FERVENT, p)
    emit(t, Log.REVEALS_DIRECTIVES, reveal(t.directive_laid))


def may_lay(t: BigBrother, p: int) -> bool:  # D-CLASH
    """Tell whether a participant is asked: with a card in hand, clash card or not; public facts only."""
    return p in t.participants and (len(t.hand[p]) > 0 or has_fervour(t, p))


def has_fervour(t: BigBrother, p: int) -> bool:
    """Tell whether this is O'Brien with his one-time ability."""
    return t.character[p] == Character.OBRIEN and not t.one_time_used[p]


def choose_support(t: BigBrother, p: int) -> Script[None]:  # D-CLASH
    """Choose a clash card or none; O'Brien also whether his one-time ability counts."""
    kinds = kinds_in(t.hand[p] & CLASH_SUPPORT)
    fervent = LaySupport.FERVENT.when(True) | LaySupport.LAY_FERVENT(kinds) if has_fervour(t, p) else NOTHING
    deed, kind = yield Ask(p, LaySupport, LaySupport.NOTHING.when(True) | LaySupport.LAY(kinds) | fervent)
    t.pick[p] = kind
    t.says_yes[p] = Yes.YES if deed == LaySupport.FERVENT or deed == LaySupport.LAY_FERVENT else NONE


# -- Smoke Pots -------------------------------------------------------------------------------------------------------


def smoke(t: BigBrother) -> Script[None]:  # BB-10.12
    """Smoke Pots that count take effect, in the order of turns."""
    for place in range(4):
        p = t.turn_order[place]
        if p != NONE and p in t.participants:
            pots = (reveal(t.laid[p]) & COPIES[Kind.SMOKE_POT]) - t.counts_nothing
            if len(pots) > 0:
                yield from slip_away(t, p)


def slip_away(t: BigBrother, p: int) -> Script[None]:  # Smoke Pot, D-SMOKE
    """Leave the clash for an adjacent cell without visible policemen; without one stay, out of the clash."""
    withdraw(t, p)
    t.halted[p] = True
    cells = smoke_cells(t)
    if len(cells) > 0:
        cell = yield Ask(p, SlipAway, cells)
        t.at[p] = cell
        t.owed_market[p] = True
        emit(t, Log.SLIPS_AWAY, p, cell)


def smoke_cells(t: BigBrother) -> Cards:
    """Return where a Smoke Pot can lead."""
    found = EMPTY
    for cell in open_ways(t, t.clash_at):
        if len(figures_on(t, cell)) == 0:
            found += cell
    return found
