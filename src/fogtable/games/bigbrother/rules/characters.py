"""Abilities in the own turn and weaknesses (BB-14.1 to BB-14.3, BB-14.6, BB-14.11; specification 7.3).

Charming Leader is an action given away, it stands with the actions. Fare Dodger stands with the monorail, Office Clerk
with the Search; reactions in a clash stand with the clash.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Script, emit, reveal
from fogtable.games.bigbrother.city import NEAR
from fogtable.games.bigbrother.components import Character, Number, Once, Yes
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions_targets import RemoveDirective
from fogtable.games.bigbrother.rules.chart import figures_on, hidden_on
from fogtable.games.bigbrother.rules.counters import gain_will, may_gain_will, ready
from fogtable.games.bigbrother.rules.decks import look_at_random, show_hand
from fogtable.games.bigbrother.rules.hidden_orders import discard_active, discard_hidden, hidden_slots
from fogtable.games.bigbrother.rules.orders import copy_of, names_of
from fogtable.games.bigbrother.state import BigBrother

# -- weaknesses (BB-14.11) --------------------------------------------------------------------------------------------


def is_weak(t: BigBrother, p: int, character: int, will: int) -> bool:  # BB-14.11
    """Tell whether this is that character with exactly that much will."""
    return t.character[p] == character and t.will[p] == will


def careless(t: BigBrother, p: int) -> bool:  # Careless
    """Tell whether this is Julia with 2 will: neither Exchange nor Inspire, by her or with her."""
    return is_weak(t, p, Character.JULIA, 2)


def worn_out(t: BigBrother, p: int) -> bool:  # Worn Out
    """Tell whether this is Julia with 1 will: one Move action a turn."""
    return is_weak(t, p, Character.JULIA, 1)


def has_ulcer(t: BigBrother, p: int) -> bool:  # Ulcer
    """Tell whether this is Winston with 2 will: a Move goes one cell."""
    return is_weak(t, p, Character.WINSTON, 2)


def is_unperson(t: BigBrother, p: int) -> bool:  # Unperson
    """Tell whether this is Syme with 1 will: no Search."""
    return is_weak(t, p, Character.SYME, 1)


def weakness_at_start(t: BigBrother, p: int) -> None:  # BB-3.6, Double Game
    """At the start of the turn of O'Brien with 1 will Big Brother looks at his hand."""
    if is_weak(t, p, Character.OBRIEN, 1):
        show_hand(t, p)


def weakness_at_end(t: BigBrother, p: int) -> None:  # BB-3.7, Talks Too Much
    """At the end of the turn of Syme with 2 will Big Brother looks at a random card of his hand."""
    if is_weak(t, p, Character.SYME, 2):
        look_at_random(t, p, 1)


# -- abilities (BB-14.1, BB-14.2) -------------------------------------------------------------------------------------


def may_use_permanent(t: BigBrother, p: int, character: int) -> bool:  # BB-14.1, BB-14.3
    """Tell whether this is that character with the permanent ability of this round unused."""
    return t.character[p] == character and Once.PERMANENT not in t.once[p]


def may_act_by_ability(t: BigBrother, p: int, character: int) -> bool:  # BB-4.3, BB-14.2
    """Tell whether that character may use the permanent ability as an action."""
    return may_use_permanent(t, p, character) and Once.ABILITY not in t.once[p]


def may_act_by_one_time(t: BigBrother, p: int, character: int) -> bool:  # BB-4.3, BB-14.1
    """Tell whether this is that character, who may still use the one-time ability as an action."""
    return t.character[p] == character and not t.one_time_used[p] and Once.ABILITY not in t.once[p]


def spend_permanent(t: BigBrother, p: int) -> None:  # BB-4.3
    """The permanent ability was the action Use an ability of this turn."""
    t.once[p] += Once.PERMANENT
    t.once[p] += Once.ABILITY


def spend_one_time(t: BigBrother, p: int) -> None:  # BB-4.3, BB-14.1
    """The one-time ability was the action Use an ability of this turn; it is gone for the rest of the game."""
    t.one_time_used[p] = True
    t.once[p] += Once.ABILITY


def charm_targets(t: BigBrother, p: int) -> Cards:  # BB-14.4, Old Habits
    """Return whom O'Brien may give an action: with 2 will he cannot."""
    if not may_act_by_ability(t, p, Character.OBRIEN) or is_weak(t, p, Character.OBRIEN, 2):
        return EMPTY
    return ready(t) - p


def watchful(t: BigBrother, p: int) -> bool:
    """Tell whether Syme may use Vigilance."""
    return may_act_by_ability(t, p, Character.SYME)


def vigilance(t: BigBrother, p: int) -> None:  # BB-14.6
    """Everybody hears whether a policeman stands next to Syme."""
    spend_permanent(t, p)
    near = reveal(police_near(t, t.at[p]))
    if not near:
        t.abroad -= NEAR[t.at[p]]
    elif t.hidden_police == 1 and not seen_near(t, t.at[p]):  # it is he
        t.abroad = t.abroad & NEAR[t.at[p]]
    emit(t, Log.VIGILANCE, p, Yes.YES if near else NONE)


def seen_near(t: BigBrother, cell: int) -> bool:
    """Tell whether a visible policeman stands on an adjacent cell."""
    for other in NEAR[cell]:
        if len(figures_on(t, other)) > 0:
            return True
    return False


def police_near(t: BigBrother, cell: int) -> bool:  # BB-14.6
    """Tell whether a policeman, visible or hidden, stands on an adjacent cell."""
    for other in NEAR[cell]:
        if hidden_on(t, other) > 0:
            return True
    return seen_near(t, cell)


def hope_targets(t: BigBrother, p: int) -> Cards:  # Hope for the Future, BB-11.7
    """Return whom Winston may give hope: himself or somebody on the same or an adjacent cell, who can gain will."""
    found = EMPTY
    if may_act_by_one_time(t, p, Character.WINSTON):
        for q in ready(t):
            if (t.at[q] == t.at[p] or t.at[q] in NEAR[t.at[p]]) and may_gain_will(t, q):
                found += q
    return found


def hope(t: BigBrother, p: int, q: int) -> None:  # Hope for the Future
    """Somebody regains will."""
    spend_one_time(t, p)
    emit(t, Log.HOPE, p, q)
    gain_will(t, q, t.numbers[Number.HOPE_RESTORE])


def educated(t: BigBrother, p: int) -> bool:
    """Tell whether Syme may use Educated Colleague: a directive lies on the board."""
    return may_act_by_one_time(t, p, Character.SYME) and len(t.active) + len(hidden_slots(t)) > 0


def colleague(t: BigBrother, p: int) -> Script[None]:  # Educated Colleague
    """Discard an active or hidden directive without effect."""
    spend_one_time(t, p)
    emit(t, Log.COLLEAGUE, p)
    deed, what = yield Ask(
        p,
        RemoveDirective,
        RemoveDirective.ACTIVE(names_of(t.active)) | RemoveDirective.HIDDEN(hidden_slots(t)),
    )
    if deed == RemoveDirective.ACTIVE:
        discard_active(t, copy_of(t.active, what))
    else:
        discard_hidden(t, what)
