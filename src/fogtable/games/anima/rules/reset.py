"""The Reset phase: one sub-turn, decision by decision (AN-4)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NOBODY, Ask, Script, emit, reveal
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import RESET_STARTS
from fogtable.games.anima.questions import Reset
from fogtable.games.anima.rules.abilities import reset_uses, use_ability
from fogtable.games.anima.rules.counters import copy_in, kinds_in
from fogtable.games.anima.rules.decks import leaves_party
from fogtable.games.anima.rules.missions import start
from fogtable.games.anima.rules.organizations import leave
from fogtable.games.anima.rules.phase_cards import play_phase_card, reset_plays
from fogtable.games.anima.state import Anima


def reset(t: Anima, p: int) -> Script[None]:  # AN-4.1, D2
    """Make one decision of a Reset sub-turn."""
    deed, what = yield Ask(
        p,
        Reset,
        Reset.DISCARD(kinds_in(t.hand[p]))
        | Reset.DISMISS(t.party[p] if len(t.party[p]) > 1 else EMPTY)  # AN-4.3
        | Reset.LEAVE.when(len(t.banner[p]) > 0)
        | Reset.PLAY(reset_plays(t, p))
        | Reset.USE(reset_uses(t, p))
        | Reset.START(t.missions[p] & RESET_STARTS)
        | Reset.END.when(True),
    )
    if deed == Reset.DISCARD:
        lay_down(t, p, what)
    elif deed == Reset.DISMISS:
        dismiss(t, p, what)
    elif deed == Reset.LEAVE:
        leave(t, p)
    elif deed == Reset.PLAY:
        yield from play_phase_card(t, p, what)
    elif deed == Reset.USE:
        yield from use_ability(t, p, what)
    elif deed == Reset.START:
        start(t, p, what)
    else:
        t.active = NOBODY


def lay_down(t: Anima, p: int, kind: int) -> None:  # AN-4.4
    """Discard an Advantage to the claim row."""
    card = reveal(copy_in(t.hand[p], kind))
    t.hand[p] -= card
    t.row[p] += card
    emit(t, Log.LAYS_DOWN, p, kind)


def dismiss(t: Anima, p: int, who: int) -> None:  # AN-4.4, AN-4.10
    """Dismiss a Character to the claim row; whether he was exhausted is forgotten."""
    leaves_party(t, p, who)
    t.dismissed[p] += who
    emit(t, Log.DISMISSES, p, who)
