"""The fallen: what a broken player does for Big Brother (BB-14.14, specification 7.4)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NOTHING, Ask, Cards, May, Options, Script, emit
from fogtable.games.bigbrother.city import CELLS_OF, DISTRICT_OF, START_OF
from fogtable.games.bigbrother.components import BIG_BROTHER, KIND_OF, TOP_RESOURCES
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions import Fallen
from fogtable.games.bigbrother.questions_targets import PlaceCamera
from fogtable.games.bigbrother.rules.chart import camera_sites, stashes
from fogtable.games.bigbrother.rules.counters import in_play
from fogtable.games.bigbrother.rules.decks import look_at_random
from fogtable.games.bigbrother.rules.regime import put_camera
from fogtable.games.bigbrother.state import BigBrother


def fallen_actions(t: BigBrother) -> Script[None]:  # BB-14.14
    """Each fallen player takes one action or none, in the order of seats."""
    for p in t.opposition:
        if t.will[p] == 0 and services(t, p) != NOTHING:
            yield from serve(t, p)


def serve(t: BigBrother, p: int) -> Script[None]:  # D-FALLEN
    """Take a fallen action."""
    deed, what = yield May(p, Fallen, services(t, p))
    if deed == Fallen.DENOUNCE:
        emit(t, Log.DENOUNCES, p, what)
        look_at_random(t, what, 1)
    elif deed == Fallen.VOLUNTEER:
        t.resources += 1
        emit(t, Log.VOLUNTEERS, p, t.resources)
    elif deed == Fallen.DUTY:
        cell = yield Ask(p, PlaceCamera, watched_sites(t, p))
        emit(t, Log.STANDS_WATCH, p)
        put_camera(t, cell)
    elif deed == Fallen.BETRAY:
        betray(t, p, what)


def services(t: BigBrother, p: int) -> Options:
    """Return the fallen actions that could change anything; a look does (BB-1.8)."""
    return (
        Fallen.DENOUNCE(suspects(t))
        | Fallen.VOLUNTEER.when(t.resources < TOP_RESOURCES)
        | Fallen.DUTY.when(len(watched_sites(t, p)) > 0)
        | Fallen.BETRAY(stashes(t))
    )


def suspects(t: BigBrother) -> Cards:
    """Return who is in play with a card in hand."""
    found = EMPTY
    for p in in_play(t):
        if len(t.hand[p]) > 0:
            found += p
    return found


def watched_sites(t: BigBrother, p: int) -> Cards:
    """Return where a camera can be put in the district where a player once started."""
    return camera_sites(t) & CELLS_OF[DISTRICT_OF[START_OF[t.character[p]]]]


def betray(t: BigBrother, p: int, token: int) -> None:
    """Show Big Brother the card of a stash; it stays."""
    t.stash_known[token] += BIG_BROTHER
    for card in t.stash[token]:
        emit(t, Log.BETRAYS, p, token, KIND_OF[card])
