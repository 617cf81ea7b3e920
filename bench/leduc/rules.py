"""Leduc poker, as ``RULES.md`` has it. Everything here is in the rules language."""

from __future__ import annotations

from typing import Final

from bench.leduc.table import Bet, Leduc, Log, Luck
from fogtable.core.rules import BOUNDARY, NOBODY, OVER, Ask, Script, emit, random_of, reveal

FIRST: Final = 0
MOST_RAISES: Final = 2
CALLED: Final = 1
RAISED: Final = 2
RAISE_BY: Final = [0, 2, 4]
"""Chips of a raise, by round."""
PAIR: Final = 3
"""What a pair is worth beyond any rank."""
EVEN: Final = 500
PER_CHIP: Final = 38
"""A payoff is 500 and 38 for each chip won: 13 chips up is 994, 13 down is 6."""


def deal(t: Leduc) -> None:  # LP-2
    """Deal each player a card, the first player first."""
    for p in t.seats:
        card = random_of(t, Luck.DEAL, t.deck)
        t.deck -= card
        t.hand[p] += card


def play(t: Leduc) -> Script[None]:
    """Play the two rounds of betting, with the public card between them."""
    while True:
        yield BOUNDARY
        yield from betting(t)
        if t.folded != NOBODY:  # LP-3.2
            yield OVER
        if t.round == 2:
            show(t)
            yield OVER
        flop(t)


def betting(t: Leduc) -> Script[None]:  # LP-3
    """Ask in turn until both have paid the same, or one has folded."""
    p = FIRST
    raises = 0
    agreed = 0
    nth = 0
    while agreed < 2:  # LP-3.5
        other = 1 - p
        behind = t.paid[p] < t.paid[other]
        deed, _ = yield Ask(p, Bet, Bet.FOLD.when(behind) | Bet.CALL.when(True) | Bet.RAISE.when(raises < MOST_RAISES))
        if deed == Bet.FOLD:
            t.folded = p
            emit(t, Log.FOLDS, p)
            return
        if deed == Bet.CALL:
            t.paid[p] = t.paid[other]
            t.said[t.round - 1][nth] = CALLED
            agreed += 1
            emit(t, Log.CALLS, p)
        else:
            t.paid[p] = t.paid[other] + RAISE_BY[t.round]
            t.said[t.round - 1][nth] = RAISED
            raises += 1
            agreed = 1
            emit(t, Log.RAISES, p, RAISE_BY[t.round])
        nth += 1
        p = other


def flop(t: Leduc) -> None:  # LP-4
    """Turn the public card over."""
    card = reveal(random_of(t, Luck.FLOP, t.deck))
    t.deck -= card
    t.board += card
    t.round = 2
    emit(t, Log.FLOPS, card)


def show(t: Leduc) -> None:  # LP-5.2
    """Both players show their cards."""
    for p in t.seats:
        for card in t.hand[p]:
            emit(t, Log.SHOWS, p, reveal(card))


def payoff(t: Leduc, p: int) -> int:
    """Return 500 and 38 for each chip that a player has won; less for chips lost."""
    return EVEN + PER_CHIP * won(t, p)


def won(t: Leduc, p: int) -> int:  # LP-5.4
    """Return how many chips a player has won; below zero if lost."""
    best = winner(t)
    if best == NOBODY:
        return 0
    return t.paid[1 - p] if best == p else 0 - t.paid[p]


def winner(t: Leduc) -> int:
    """Return who takes the pot; nobody if it is split."""
    if t.folded != NOBODY:  # LP-5.1
        return 1 - t.folded
    one = strength(t, 0)
    other = strength(t, 1)
    if one == other:  # LP-5.3
        return NOBODY
    return 0 if one > other else 1


def strength(t: Leduc, p: int) -> int:  # LP-5.2
    """Return what a hand is worth: its rank, and more for a pair with the public card."""
    found = 0
    for card in t.hand[p]:
        found = card // 2
        for public in t.board:
            if public // 2 == found:
                found += PAIR
    return found
