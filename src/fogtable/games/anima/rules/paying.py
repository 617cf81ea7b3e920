"""What it costs to play a Skill card: who can pay for it, and who is exhausted (AN-13.2, AN-13.19)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards
from fogtable.games.anima.cards import SKILL_KINDS, SKILL_OF, SKILLED
from fogtable.games.anima.rules.counters import ready_ones
from fogtable.games.anima.rules.lasting import FREE_WITH, inquisition_forbids
from fogtable.games.anima.rules.monsters import banned
from fogtable.games.anima.state import Anima


def payers(t: Anima, p: int, kind: int) -> Cards:  # AN-13.2
    """Return the Characters with which a player can pay for a Skill card now."""
    if kind not in SKILL_KINDS or banned(t, kind) or inquisition_forbids(t, p, kind):
        return EMPTY
    return ready_ones(t, p) & SKILLED[SKILL_OF[kind]]


def payable(t: Anima, p: int, kind: int) -> bool:
    """Tell whether a player who acts could pay for a card of this kind; a Plot card costs nobody anything."""
    return not t.ended[p] and (kind not in SKILL_KINDS or len(payers(t, p, kind)) > 0)


def pay(t: Anima, kind: int, payer: int) -> None:  # AN-13.2, AN-13.19
    """Exhaust who pays for a card, unless it is free for that Character, once in a Turn."""
    if payer == NONE:
        return
    if FREE_WITH[payer](t, payer, kind) and payer not in t.free_use_spent:
        t.free_use_spent += payer
    else:
        t.exhausted += payer
