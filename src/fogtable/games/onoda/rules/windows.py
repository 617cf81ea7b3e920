"""The windows in which cards are played and lasting events cancelled (specification 6)."""

from __future__ import annotations

from fogtable.core.rules import NONE, May, Options, Script
from fogtable.games.onoda.components import EVENT_OF_LASTING
from fogtable.games.onoda.questions import Interrupt
from fogtable.games.onoda.rules.checks import cancel, cancel_by_item, cancellable, cancellable_by_item
from fogtable.games.onoda.rules.prepared import play_card, playable
from fogtable.games.onoda.state import Onoda


def interrupt(t: Onoda, moment: int) -> Script[None]:  # D-PRE, D-EVT, D-POST, D-END; ON-5.11
    """Let the player play cards and cancel lasting events until he passes; who can do neither is not asked."""
    while len(playable(t)) + len(cancellable(t)) > 0:
        t.moment = moment
        deed, what = yield May(0, Interrupt, interruptions(t))
        t.moment = NONE
        if deed == NONE:
            return
        if deed == Interrupt.PLAY:
            yield from play_card(t, what)
        elif deed == Interrupt.CANCEL:
            yield from cancel(t, EVENT_OF_LASTING[what])
        else:
            cancel_by_item(t, EVENT_OF_LASTING[what])


def interruptions(t: Onoda) -> Options:
    """Return what can be done in a window."""
    return (
        Interrupt.PLAY(playable(t))
        | Interrupt.CANCEL(cancellable(t))
        | Interrupt.CANCEL_BY_ITEM(cancellable_by_item(t))
    )
