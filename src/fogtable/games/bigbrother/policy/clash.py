"""What both sides do in a clash, and when they come out of hiding (section 12.2)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Verb
from fogtable.games.bigbrother.components import (
    BONUS,
    CLASH_VALUE,
    FORBIDDEN,
    FORBIDDEN_CARDS,
    ORDER_OF,
    Kind,
    Order,
)
from fogtable.games.bigbrother.policy.tables import AUTHORITY, FALL, MEAN, WILL, WORTH
from fogtable.games.bigbrother.policy.values import (
    arms,
    best_weapon,
    body,
    extra,
    fight,
    friends_near,
    loss_of,
    odds,
    soft,
)
from fogtable.games.bigbrother.questions import JoinClash, LaySupport, LeaveClash, Reward, UseOldProle
from fogtable.games.bigbrother.rules.chart import fighters_on, figures_on
from fogtable.games.bigbrother.rules.counters import in_play
from fogtable.games.bigbrother.rules.hidden_orders import slots_with
from fogtable.games.bigbrother.state import BigBrother

NEVER_BOTH = 40
"""A Smoke Pot makes O'Brien's ability useless."""

# -- Big Brother ------------------------------------------------------------------------------------------------------


def step_forward(t: BigBrother, p: int, number: int) -> int:
    """Weigh how many hidden policemen fight who has just come; pass is none."""
    cell = entered(t)
    if cell == NONE:
        return soft(0)
    figures = len(figures_on(t, cell)) + number + 1
    if figures == 0:
        return soft(2)
    return soft(fight(t, fighters_on(t, cell), cell, figures))


def entered(t: BigBrother) -> int:
    """Return the cell of a pawn that has just come among hidden policemen: of who has the turn, if he did."""
    found = NONE
    for q in in_play(t):
        if is_watched(t, t.at[q]) and (found == NONE or q == t.turn_of):
            found = t.at[q]
    return found


def is_watched(t: BigBrother, cell: int) -> bool:
    """Tell whether hidden policemen and somebody to fight are on a cell."""
    for hidden in range(8):
        if t.hidden_at[hidden] == cell:
            return len(fighters_on(t, cell)) > 0
    return False


def lay_directive(t: BigBrother, p: int, order: int) -> int:
    """Weigh a directive to be laid: the first of the best that the number of policemen allows."""
    number = len(t.clash_figures) - len(t.directive_laid)
    return soft(30 - order if is_among_best(t, order, number) else 0 - 30)


def is_among_best(t: BigBrother, order: int, number: int) -> bool:
    """Tell whether a directive is among so many of the hand with the highest clash values."""
    before = 0
    for card in t.directive_hand:
        other = ORDER_OF[card]
        if CLASH_VALUE[other] > CLASH_VALUE[order] or (CLASH_VALUE[other] == CLASH_VALUE[order] and other > order):
            before += 1
    return before < number


def trigger(t: BigBrother, p: int, slot: int) -> int:
    """Weigh a hidden directive whose time has come; pass is 0."""
    if slot == NONE:
        return soft(0)
    if slot in slots_with(t, Order.MEMORY_HOLE):
        return soft(0 - 4)
    return soft(10)


# -- the opposition ---------------------------------------------------------------------------------------------------


def lead(t: BigBrother, number: int, bonus: int) -> int:
    """Return by how much Big Brother is expected to lead in this clash with so many directives and this bonus."""
    mine = bonus
    for q in t.participants:
        mine += body(t, q)
    return MEAN[min(number, 8)] + extra(t, t.clash_at) - mine


def others_arms(t: BigBrother, p: int) -> int:
    """Return what the other participants may lay."""
    total = 0
    for q in t.participants - p:
        total += arms(t, q)
    return total


def stake(t: BigBrother) -> int:
    """Return what all participants lose together with this clash, and what Big Brother would have lost."""
    total = AUTHORITY
    for q in t.participants:
        total += loss_of(t, q)
    return total


def directives_to_come(t: BigBrother) -> int:
    """Return how many directives are laid or will be."""
    return max(len(t.directive_laid), min(len(t.clash_figures), len(t.directive_hand)))


def lay_support(t: BigBrother, p: int, deed: Verb, kind: int) -> int:
    """Weigh a clash card, O'Brien's one-time ability, both or nothing."""
    fervent = deed == LaySupport.FERVENT or deed == LaySupport.LAY_FERVENT
    others = others_arms(t, p)
    number = directives_to_come(t)
    bare = odds(lead(t, number, others))
    if kind == Kind.SMOKE_POT:
        return soft(bare * loss_of(t, p) // 100 - WORTH[kind] - (NEVER_BOTH if fervent else 0))
    bonus = (2 if fervent else 0) + (BONUS[kind] if kind != NONE else 0)
    lost = odds(lead(t, number, others + bonus))
    cost = 4 if fervent else 0
    if kind != NONE:
        cost += WORTH[kind] // 2
        if kind in FORBIDDEN:
            cost += lost * (AUTHORITY - 5) // 100
    return soft((bare - lost) * stake(t) // 100 - cost)


def leave_clash(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh to leave a clash; pass is to fight."""
    lost = odds(lead(t, directives_to_come(t), best_weapon(t, p) + others_arms(t, p) + helping(t)))
    fate = (lost * loss_of(t, p) - (100 - lost) * AUTHORITY) // 100
    if deed == LeaveClash.LEAGUE_MEMBER:
        return soft(fate - 6)
    return soft(fate - 4 if deed == LeaveClash.FORGED_PASS else 0)


def helping(t: BigBrother) -> int:
    """Return what helpers may add."""
    return friends_near(t, t.clash_at, in_play(t) - t.participants) // 2


def join_clash(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh to help in a clash; pass is to look on."""
    if deed != JoinClash.JOIN:
        return soft(0)
    number = directives_to_come(t)
    others = others_arms(t, p)
    alone = odds(lead(t, number, others))
    joined = odds(lead(t, number, others + body(t, p) + best_weapon(t, p)))
    return soft(((alone - joined) * stake(t) - joined * loss_of(t, p)) // 100 - 2)


def reward(t: BigBrother, p: int, deed: Verb, q: int) -> int:
    """Weigh the reward of a clash."""
    if deed == Reward.AUTHORITY:
        return soft(AUTHORITY + (20 if t.authority <= 2 else 0))
    if deed == Reward.WILL:
        return soft(WILL + (FALL // 5) * (3 - t.will[q]))
    return soft(0)


def use_old_prole(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh to send the Old Prole away instead of being searched: with forbidden cards in hand."""
    return soft(4 * len(t.hand[p] & FORBIDDEN_CARDS) - 3 if deed == UseOldProle.DISCARD else 0)
