"""Personal goals: tokens, completion, and what everybody can conclude from them (BB-14.7 to BB-14.10)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Cards, emit, reveal
from fogtable.games.bigbrother.city import CELLS_OF, DISTRICT_OF, MINISTRIES
from fogtable.games.bigbrother.components import GOAL_TOKENS, Goal, Number
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.state import BigBrother


def has_goal(t: BigBrother, p: int, goal: int) -> bool:  # BB-14.9
    """Tell whether a goal is completed: its bonus is in force."""
    return t.goal_done[p] and reveal(goal in t.goal[p])


def met(t: BigBrother, p: int, goals: Cards) -> None:  # BB-14.7, BB-14.8
    """The conditions of these goals have just been met by a completed act; whose goal is among them gains a token."""
    if len(goals) == 0 or t.goal_done[p] or t.token_now[p] or not may_gain_token(t, p):
        return
    if len(t.goal[p] & goals) == 0:
        t.goal_not[p] |= goals  # everybody sees that no token comes
        return
    t.goal_not[p] |= Goal.ALL - goals
    t.token_now[p] = True
    t.tokens_this_round[p] += 1
    t.goal_tokens[p] += 1
    t.token_cells[p] += t.at[p]
    emit(t, Log.GAINS_TOKEN, p, t.goal_tokens[p])
    for goal in t.goal[p]:
        if t.goal_tokens[p] >= GOAL_TOKENS[goal]:
            t.goal_done[p] = True
            emit(t, Log.COMPLETES_GOAL, p, reveal(goal))


def may_gain_token(t: BigBrother, p: int) -> bool:
    """Tell whether the number of tokens in a round leaves room for one more; 0 is no limit."""
    limit = t.numbers[Number.GOAL_TOKENS_PER_ROUND]
    return t.will[p] > 0 and (limit == 0 or t.tokens_this_round[p] < limit)


def seeker_here(t: BigBrother, p: int) -> Cards:
    """Return the Seeker's goal if no token was gained in this district yet."""
    here = CELLS_OF[DISTRICT_OF[t.at[p]]]
    return EMPTY + Goal.SEEKER if len(t.token_cells[p] & here) == 0 else EMPTY


def pilgrim_here(t: BigBrother, p: int) -> Cards:
    """Return the Pilgrim's goal on a ministry where no token was gained yet."""
    return EMPTY + Goal.PILGRIM if t.at[p] in MINISTRIES - t.token_cells[p] else EMPTY


def end_act(t: BigBrother) -> None:  # BB-14.7
    """An action, a card or a clash is over: the next one can give a token again."""
    for p in t.opposition:
        t.token_now[p] = False
