"""Stashes (BB-4.24 to BB-4.26, BB-4.31)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Script, Secret, emit
from fogtable.games.bigbrother.city import PRISON
from fogtable.games.bigbrother.components import BIG_BROTHER, KIND_OF, Goal, Once
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions_targets import HideCard
from fogtable.games.bigbrother.rules.chart import free_stash, stashes_on
from fogtable.games.bigbrother.rules.decks import forget_shown, kinds_in, take_from_hand
from fogtable.games.bigbrother.rules.goals import met
from fogtable.games.bigbrother.rules.hidden_orders import memory_hole
from fogtable.games.bigbrother.state import BigBrother


def may_place_stash(t: BigBrother, p: int) -> bool:  # BB-4.24, BB-4.25
    """Tell whether a stash can be put on the own cell."""
    cell = t.at[p]
    return len(t.hand[p]) > 0 and cell != PRISON and len(stashes_on(t, cell)) == 0 and free_stash(t) != NONE


def place_stash(t: BigBrother, p: int) -> Script[None]:  # BB-4.24, D-STASH
    """Put a card of the hand face down under the twin of a stash token on the own cell."""
    token = free_stash(t)
    t.stash_known[token] = EMPTY + p
    kind = yield Secret(p, HideCard, kinds_in(t.hand[p]))
    card = take_from_hand(t, p, kind)
    forget_shown(t, p)
    t.stash[token] = EMPTY + card
    t.stash_at[token] = t.at[p]
    emit(t, Log.PLACES_STASH, p, token, t.at[p], KIND_OF[card])
    met(t, p, EMPTY + Goal.STASHER)


def may_take_stash(t: BigBrother, p: int) -> bool:  # BB-4.26
    """Tell whether a stash lies on the own cell."""
    return len(stashes_on(t, t.at[p])) > 0


def take_stash(t: BigBrother, p: int) -> Script[None]:  # BB-4.26
    """Take the card of the stash on the own cell into hand, whoever put it there."""
    for token in stashes_on(t, t.at[p]):
        gone = yield from memory_hole(t, p, token)
        if not gone:
            pick_up(t, p, token)


def pick_up(t: BigBrother, p: int, token: int) -> None:  # BB-4.26
    """The card goes to the hand, both tokens to the supply; if Big Brother knew it he still does."""
    for card in t.stash[token]:
        t.hand[p] += card
        if BIG_BROTHER in t.stash_known[token]:
            t.shown[p] += card
        emit(t, Log.TAKES_STASH, p, token, KIND_OF[card])
    t.stash[token] = EMPTY
    t.stash_known[token] = EMPTY
    t.stash_at[token] = NONE


# -- without an action (BB-4.31, Dead Drops) --------------------------------------------------------------------------


def place_stash_free(t: BigBrother, p: int) -> Script[None]:  # BB-4.31
    """Place a stash without an action."""
    t.once[p] += Once.DEAD_DROPS
    yield from place_stash(t, p)


def take_stash_free(t: BigBrother, p: int) -> Script[None]:  # BB-4.31
    """Take a stash without an action."""
    t.once[p] += Once.DEAD_DROPS
    yield from take_stash(t, p)
