"""Phase 1: Exploration (NA-3)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, NOTHING, Cards, Floor, Options, Script, emit
from fogtable.games.notalone.components import COUPLE_PLACES, COUPLES_WITH, Cause, Couple, Place, When
from fogtable.games.notalone.events import Log
from fogtable.games.notalone.questions import Explore
from fogtable.games.notalone.rules.piles import take_back, take_back_all
from fogtable.games.notalone.rules.survival_cards import may_play_survival, play_survival, playable_exploring
from fogtable.games.notalone.rules.tracks import lose_will, move_assimilation, regain_will
from fogtable.games.notalone.rules.windows import creature_window
from fogtable.games.notalone.state import NotAlone


def exploration(t: NotAlone) -> Script[None]:  # NA-3.1, NA-3.2
    """The Creature's window, then all Hunted explore at once until each has committed."""
    emit(t, Log.TURN_BEGINS, t.turn)
    yield from creature_window(t, When.BEFORE_EXPLORATION)
    while anyone_exploring(t):
        p, deed, card = yield Floor(t, Explore, must_commit, explore_options)
        if deed == Explore.RESIST1:
            yield from resist(t, p, 1)
        elif deed == Explore.RESIST2:
            yield from resist(t, p, 2)
        elif deed == Explore.GIVE_UP:
            yield from give_up(t, p)
        elif deed == Explore.PLAY:
            yield from play_survival(t, p, card)
        elif deed == Explore.COMMIT:
            commit(t, p, EMPTY + card)
        else:
            commit(t, p, COUPLE_PLACES[card])
    t.explored = True
    emit(t, Log.EXPLORATION_CLOSES)


def must_commit(t: NotAlone, p: int) -> bool:  # NA-3.3
    """Tell whether the table waits for this Hunted."""
    return p in t.hunted and not t.committed[p]


def anyone_exploring(t: NotAlone) -> bool:  # NA-3.15
    """Tell whether a Hunted has not committed yet."""
    for p in t.hunted:
        if not t.committed[p]:
            return True
    return False


def explore_options(t: NotAlone, p: int) -> Options:  # D-EXPLORE
    """Return what a Hunted may do now; after committing, only exchange the commitment (NA-3.15)."""
    if p not in t.hunted:
        return NOTHING
    if t.committed[p]:
        return commit_options(t, p)
    if t.will[p] == 0:  # NA-3.9
        return Explore.GIVE_UP.when(True)
    return (
        Explore.RESIST1.when(may_resist(t, p, 1))
        | Explore.RESIST2.when(may_resist(t, p, 2))
        | Explore.GIVE_UP.when(may_give_up(t, p))
        | Explore.PLAY(playable_exploring(t, p) if may_play_survival(t, p) else EMPTY)
        | commit_options(t, p)
    )


def may_resist(t: NotAlone, p: int, will: int) -> bool:  # NA-3.7, NA-3.8
    """Tell whether a Hunted may resist with this much Will: once per turn, never without gain."""
    return not t.resisted[p] and t.will[p] >= will and len(t.discard[p]) >= (1 if will == 1 else 3)


def resist(t: NotAlone, p: int, will: int) -> Script[None]:  # NA-3.5, NA-3.6
    """Lose 1 or 2 Will and take back 2 or 4 cards."""
    t.resisted[p] = True
    emit(t, Log.RESISTS, p, will)
    lose_will(t, p, will)
    yield from take_back(t, p, will + will)


def may_give_up(t: NotAlone, p: int) -> bool:  # NA-3.11
    """Tell whether giving up would gain anything."""
    return t.will[p] < 3 or len(t.discard[p]) > 0


def give_up(t: NotAlone, p: int) -> Script[None]:  # NA-3.10
    """Regain all Will, take back all cards; the Assimilation counter moves."""
    emit(t, Log.GIVES_UP, p)
    regain_will(t, p, 3)
    take_back_all(t, p)
    yield from move_assimilation(t, Cause.GIVE_UP)


def commit_options(t: NotAlone, p: int) -> Options:  # NA-3.13, NA-3.14, Force Field
    """Return what a Hunted may commit: one card, or two with a pending effect."""
    free = (t.hand[p] | t.played[p]) - t.blocked
    if t.pending[p] == NONE:
        return Explore.COMMIT(free)
    return Explore.COMMIT_BOTH(couples_in(free))


def couples_in(free: Cards) -> Cards:
    """Return the couples of two of these places."""
    found = Couple.ALL
    for place in Place.ALL - free:
        found -= COUPLES_WITH[place]
    return found


def commit(t: NotAlone, p: int, chosen: Cards) -> None:  # NA-3.13, NA-3.15
    """Put the chosen cards face down; those committed before return to hand unseen."""
    t.hand[p] = (t.hand[p] | t.played[p]) - chosen
    t.played[p] = chosen
    if not t.committed[p]:
        t.committed[p] = True
        emit(t, Log.COMMITS, p)
