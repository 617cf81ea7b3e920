"""The option Crisis: the Final Mission is revealed by a player, and then time runs out (AN-22)."""

from __future__ import annotations

from fogtable.core.rules import NOBODY, Ask, Script, emit
from fogtable.games.anima.components import End, Foe
from fogtable.games.anima.events import Log
from fogtable.games.anima.places import CRISIS_TURNS, FOE_COMBAT
from fogtable.games.anima.questions import RevealFinal
from fogtable.games.anima.rules.battle import fight_foe
from fogtable.games.anima.rules.counters import end_game
from fogtable.games.anima.rules.missions import reveal_final
from fogtable.games.anima.state import Anima


def offer_reveal(t: Anima) -> Script[None]:  # AN-22.1, D19
    """In turn order, who has completed a Basic Mission may reveal the Final Mission."""
    for place in range(len(t.seats)):
        p = t.order[place]
        if t.crisis and len(t.final) == 0 and len(t.completed[p]) > 0 and not t.ended[p]:
            deed, _ = yield Ask(p, RevealFinal, RevealFinal.REVEAL.when(True) | RevealFinal.WAIT.when(True))
            if deed == RevealFinal.REVEAL:
                emit(t, Log.REVEALS_FINAL, p)
                reveal_final(t)
                for final in t.final:
                    t.countdown = CRISIS_TURNS[final]


def count_down(t: Anima) -> Script[None]:  # AN-22.2
    """A Turn ends: the counter goes down, and at 0 Omega is fought for the last time."""
    if t.countdown > 0:
        t.countdown -= 1
        emit(t, Log.COUNTDOWN, t.countdown)
        if t.countdown == 0:
            yield from last_stand(t)


def last_stand(t: Anima) -> Script[None]:  # AN-22.3
    """Who has completed a Basic Mission fights Omega once, in turn order and free of turn ended.

    The others have lost: they play nothing any more, no Interrupt either.
    """
    for p in t.seats:
        t.ended[p] = len(t.completed[p]) == 0
    emit(t, Log.LAST_STAND)
    for place in range(len(t.seats)):
        p = t.order[place]
        if len(t.completed[p]) > 0:
            won = yield from fight_foe(t, p, Foe.CRISIS_OMEGA, t.numbers[FOE_COMBAT[Foe.CRISIS_OMEGA]])
            if won:
                yield from end_game(t, End.OMEGA_STOPPED, p)
    yield from end_game(t, End.OMEGA_WINS, NOBODY)
