"""OpenSpiel's Leduc poker in the rules language: the same game in both engines, to compare their speed.

The rules are in ``RULES.md``; ``tests/bench/test_leduc.py`` walks both games' whole trees side by side.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from bench.leduc.rules import FIRST, deal, payoff, play, winner
from bench.leduc.table import Bet, Card, Leduc, Log, Luck
from fogtable.core.declarations.cards import NOBODY
from fogtable.core.game import Game, Outcome

RULES: Final = ("bench.leduc.rules",)
"""The modules written in the rules language."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leduc poker has no options."""


def setup(t: Leduc, options: Options) -> None:
    """Lay the whole deck out; both seats have paid their ante (LP-1)."""
    t.deck = Card.ALL
    t.begins[FIRST] = True


def seat_names(count: int) -> tuple[str, ...]:
    """Return the names of the seats."""
    return tuple(f"player-{n}" for n in range(1, count + 1))


def outcome(t: Leduc) -> Outcome:
    """Tell who won the pot, and whether by a fold or by the cards; no side wins a pot that is split."""
    p = winner(t)
    cause = "showdown" if t.folded == NOBODY else "fold"
    names = seat_names(len(t.seats))
    return Outcome("none", (), cause) if p == NOBODY else Outcome(names[p], (names[p],), cause)


def settle(t: Leduc, given: frozenset[str]) -> None:
    """Refuse a position that cannot be.

    Raises:
        ValueError: a seat has not exactly one card, or the public cards do not fit the round.
    """
    if any(len(t.hand[p]) != 1 for p in t.seats):
        raise ValueError("each player has exactly one card (LP-2)")
    if len(t.board) != t.round - 1:
        raise ValueError(f"in round {t.round} {t.round - 1} public cards lie open (LP-4), not {len(t.board)}")


GAME: Final = Game(
    name="leduc",
    prefix="LP",
    rules_version=1,
    table=Leduc,
    seat_counts=range(2, 3),
    seat_names=seat_names,
    side_of=lambda seat: f"player-{seat + 1}",
    options=Options,
    setup=setup,
    play=play,
    outcome=outcome,
    settle=settle,
    choices=(Bet,),
    log=Log,
    luck=Luck,
    folder=Path(__file__).parent,
    deal=deal,
    payoff=payoff,
)
"""Leduc poker."""

__all__ = ["GAME", "RULES"]
