"""Organizations in play: enmities, leaving, and the duty of The Black Sun (AN-17)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Script, emit
from fogtable.games.anima.cards import ENEMIES
from fogtable.games.anima.components import Kind
from fogtable.games.anima.events import Log
from fogtable.games.anima.questions import Duty
from fogtable.games.anima.rules.counters import kinds_in, organization
from fogtable.games.anima.rules.decks import discard_kind
from fogtable.games.anima.state import Anima


def enemies(t: Anima, a: int, b: int) -> bool:  # AN-17.4
    """Tell whether two players belong to enemy Organizations."""
    own = organization(t, a)
    return own != NONE and organization(t, b) in ENEMIES[own]


def leave(t: Anima, p: int) -> None:  # AN-4.1, AN-4.9
    """Leave the Organization; its card goes to the claim row."""
    emit(t, Log.LEAVES_ORGANIZATION, p, organization(t, p))
    t.row[p] |= t.banner[p]
    t.banner[p] = EMPTY


def duty(t: Anima, p: int) -> Script[None]:  # AN-17.6, D21
    """Pay The Black Sun an Advantage, or leave it."""
    if organization(t, p) != Kind.BLACK_SUN:
        return
    deed, kind = yield Ask(p, Duty, Duty.DISCARD(kinds_in(t.hand[p])) | Duty.LEAVE.when(True))
    if deed == Duty.LEAVE:
        leave(t, p)
    else:
        emit(t, Log.PAYS_DUTY, p)
        discard_kind(t, p, kind)
