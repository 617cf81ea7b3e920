"""The Events phase: the row, what an event does when it is revealed, and when it leaves (BB-12).

What lasts while an event lies in the row: `lasting.py`.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Rules, Script, Scripts, emit, random_of, reveal
from fogtable.games.bigbrother.city import CELLS_OF, STATION_CELLS
from fogtable.games.bigbrother.components import BIG_BROTHER, District, News
from fogtable.games.bigbrother.events import Log, Luck
from fogtable.games.bigbrother.questions_targets import PostMilitia
from fogtable.games.bigbrother.rules.chart import fenced_ways, market_sites, militia_sites, take_fence
from fogtable.games.bigbrother.rules.counters import gain_tickets, in_play
from fogtable.games.bigbrother.rules.regime import dismiss_militia, post_militia, reserve_militia
from fogtable.games.bigbrother.state import BigBrother

# -- the row ----------------------------------------------------------------------------------------------------------


def events_phase(t: BigBrother) -> Script[None]:  # BB-12.1, BB-12.2
    """Shift the row by one, then reveal an event."""
    for news in t.row[0]:
        take_off_row(t, news)
    t.row[0] = t.row[1]
    t.row[1] = t.row[2]
    yield from reveal_event(t)


def reveal_event(t: BigBrother) -> Script[None]:  # BB-12.2, BB-12.5
    """Reveal the top event into slot 3; an empty deck is made anew first."""
    if len(t.event_deck) == 0:
        t.event_deck = t.event_discard
        t.event_discard = EMPTY
        emit(t, Log.EVENTS_SHUFFLED)
    news = reveal(random_of(t, Luck.NEWS, t.event_deck))
    t.event_deck -= news
    t.row[2] = EMPTY + news
    emit(t, Log.NEWS, news)
    yield from REVEALED[news](t)


def take_off_row(t: BigBrother, news: int) -> None:  # BB-12.1, BB-12.6
    """Discard an event of the row, whatever the reason; its effect ends."""
    for slot in range(3):
        t.row[slot] -= news
    t.event_discard += news
    emit(t, Log.NEWS_ENDS, news)
    LEFT[news](t)


def events_in_row(t: BigBrother) -> Cards:
    """Return the events in the row."""
    return t.row[0] | t.row[1] | t.row[2]


# -- on reveal --------------------------------------------------------------------------------------------------------

REVEALED = Scripts(News, News.ALL)
"""What an event does when it is revealed."""


@REVEALED.of(
    News.HATE_WEEK,
    News.PROLE_UNREST,
    News.FOG,
    News.POWER_CUT,
    News.SHORTAGES,
    News.WAR_BULLETIN,
    News.SCARCITY,
    News.PARTY_PURGE,
    News.INSPECTION,
    News.HEAT_WAVE,
    News.EURASIA_VICTORY,
    News.ANNIVERSARY,
    News.BROTHERHOOD,
    News.INFLUENZA,
)
def lasts(t: BigBrother) -> None:
    """Most events only last."""


@REVEALED.of(News.ROCKET_BOMBS)
def rocket_bombs(t: BigBrother) -> None:
    """A random district loses its cameras, and the fences with an end in it."""
    district = random_of(t, Luck.DISTRICT, District.ALL)
    emit(t, Log.ROCKETS_FALL, district)
    t.cameras -= CELLS_OF[district]
    for cell in CELLS_OF[district]:
        for other in fenced_ways(t, cell):
            take_fence(t, cell, other)


@REVEALED.of(News.FREE_TRAVEL)
def free_travel(t: BigBrother) -> None:
    """Everybody in play takes a ticket."""
    for p in in_play(t):
        gain_tickets(t, p, 1)


@REVEALED.of(News.MARKET_DAY)
def market_day(t: BigBrother) -> None:
    """Black-market tokens come back wherever they can."""
    for cell in market_sites(t):
        t.markets += cell
        emit(t, Log.MARKET_OPENS, cell)


@REVEALED.of(News.DEMONSTRATION)
def demonstration(t: BigBrother) -> None:  # BB-15.6
    """The crowd gathers on a random station."""
    t.crowd = random_of(t, Luck.STATION, STATION_CELLS)
    emit(t, Log.CROWD_GATHERS, t.crowd)


@REVEALED.of(News.SPIES_PARADE)
def spies_parade(t: BigBrother) -> Script[None]:  # BB-15.4
    """Big Brother places all militia figures of the supply."""
    while reserve_militia(t) != NONE:
        cell = yield Ask(BIG_BROTHER, PostMilitia, militia_sites(t))
        figure = reserve_militia(t)
        post_militia(t, figure, cell)
        t.on_parade[figure] = True


@REVEALED.of(News.AMNESTY)
def amnesty(t: BigBrother) -> None:
    """Clear every skip flag; the players stay where they are."""
    for p in t.opposition:
        if t.skips[p]:
            t.skips[p] = False
            emit(t, Log.PARDONED, p)


# -- on leaving -------------------------------------------------------------------------------------------------------


def nothing(t: BigBrother) -> None:
    """Most events just end."""


LEFT = Rules(News, nothing)
"""What happens when an event leaves the row."""


@LEFT.of(News.DEMONSTRATION)
def crowd_goes_home(t: BigBrother) -> None:
    """Remove the crowd."""
    t.crowd = NONE


@LEFT.of(News.SPIES_PARADE)
def parade_ends(t: BigBrother) -> None:
    """The figures that the parade has placed return to the supply, wherever they stand."""
    for figure in range(2):
        if t.on_parade[figure]:
            dismiss_militia(t, figure)
