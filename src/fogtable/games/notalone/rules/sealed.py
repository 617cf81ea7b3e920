"""Sealed answers that several cards share: who is asked, what is kept or given away in secret."""

from __future__ import annotations

from fogtable.core.rules import NONE, Ask, Script
from fogtable.games.notalone.questions import DiscardPlace, KeepPlace
from fogtable.games.notalone.state import NotAlone


def is_seat(t: NotAlone, p: int, asked: int) -> bool:
    """Ask one seat only."""
    return p == asked


def keep_two(t: NotAlone, p: int, asked: int) -> Script[None]:  # D-ASC2, D-PHO2
    """Choose 2 Place cards of the hand to keep."""
    t.first_pick[p] = yield Ask(p, KeepPlace, t.hand[p])
    t.second_pick[p] = yield Ask(p, KeepPlace, t.hand[p] - t.first_pick[p])


def give_one(t: NotAlone, p: int) -> Script[None]:  # D-FZ
    """Choose 1 Place card of the hand to discard."""
    t.first_pick[p] = yield Ask(p, DiscardPlace, t.hand[p])


def forget_picks(t: NotAlone) -> None:
    """Clear the sealed picks once they have been carried out."""
    for p in t.hunted:
        t.first_pick[p] = NONE
        t.second_pick[p] = NONE
        t.survival_pick[p] = NONE
