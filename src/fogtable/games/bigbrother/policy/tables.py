"""Tables of whole numbers for simulations and bots of 1984, in twelfths of an authority."""

from __future__ import annotations

from math import exp
from typing import Final

from fogtable.core.rules import NONE, Cards, cards_of
from fogtable.games.bigbrother.city import CELLS_OF, NEAR, SAFE_HOUSE, SEARCH_DECK, STATIONS
from fogtable.games.bigbrother.components import Cell, District, Kind, News, Order

AUTHORITY: Final = 12
WILL: Final = 15
CARD: Final = 16
WILL_SPENT: Final = [40, 40, 10, 4, 2, 0]
"""What it costs to spend will for a power, by what is left."""
FALL: Final = 25
"""What more it is worth when a player falls."""
RESOURCE: Final = 1
"""What a resource must bring to be spent."""

EDGE: Final = 34
SOFT: Final = [max(round(exp((i + EDGE) / 4)), 1) for i in range(-EDGE, EDGE + 1)]
"""Weights that grow with a value, from -34 to 34."""

PART: Final = [0, *(10000 // n for n in range(1, 61))]
"""One part of so many, in ten-thousandths."""
NEARNESS: Final = [2000 // (n + 2) for n in range(61)]
"""What each action brings of the worth of a deed so many steps away, in thousandths: two steps are an action."""


def _distances(closed: Cards) -> list[int]:
    found = []
    for start in Cell.ALL:
        far = {start: 0}
        edge = [start]
        for cell in edge:
            for other in NEAR[cell] - closed:
                if other not in far:
                    far[other] = far[cell] + 1
                    edge.append(other)
        found += [far.get(cell, 30) for cell in Cell.ALL]
    return found


def _ways() -> list[int]:
    found = []
    ring = range(len(STATIONS))
    for start in Cell.ALL:
        way = [FAR[start * CELLS + cell] for cell in Cell.ALL]
        for _ in ring:
            for n in ring:
                for beside in (STATIONS[n - 1], STATIONS[(n + 1) % len(STATIONS)]):
                    way[STATIONS[n]] = min(way[STATIONS[n]], way[beside] + 2)
        for cell in Cell.ALL:
            way[cell] = min(way[cell], *(way[s] + FAR[s * CELLS + cell] for s in STATIONS))
        found += way
    return found


CELLS: Final = len(Cell.ALL)
FAR: Final = _distances(Cell.ALL - Cell.ALL)
"""The distance of two cells, at first * CELLS + second (BB-1.5)."""
WAY: Final = _ways()
"""The same where a ride to the next station, an action, counts as two steps."""
BEAT: Final = _distances((Cell.ALL - Cell.ALL) + SAFE_HOUSE)
"""The same for policemen, who do not cross the Safe House."""

SEARCHED: Final = cards_of(*[cell for cell in Cell.ALL if SEARCH_DECK[cell] != NONE])
"""The cells where cards are found (BB-4.16)."""

TO_LOVE: Final = [min(WAY[cell * CELLS + other] for other in CELLS_OF[District.LOVE]) for cell in Cell.ALL]
"""How far it is to the district of Love."""

ABROAD: Final = [
    min(FAR[cell * CELLS + other] for other in Cell.ALL - CELLS_OF[home]) for home in District.ALL for cell in Cell.ALL
]
"""How far it is from a cell out of a district, at district * CELLS + cell."""

# -- clashes ----------------------------------------------------------------------------------------------------------

SPAN: Final = 9
ODDS: Final = [0, 1, 2, 3, 5, 8, 13, 20, 31, 45, 60, 73, 83, 90, 95, 97, 99, 100, 100]
"""How likely Big Brother wins a clash, in percent, by his expected lead from -9 to 9."""
MEAN: Final = [0, 6, 11, 16, 20, 24, 24, 24, 24]
"""What the best of five directives are worth in a clash, by their number."""
ARMS: Final = [0, 1, 1, 2, 2, 2, 3, 3, 3]
"""What the best clash card adds, by the number of cards in hand."""
VALUES: Final = [8, 7, 6, 5, 4, 3, 2]
"""The clash values, the highest first."""

# -- posters ----------------------------------------------------------------------------------------------------------

MARGIN: Final = 6
"""How far from the number that counts the tables of posters reach."""
POSTER: Final = [44, 44, 48, 56, 64, 72, 120, 72, 48, 32, 24, 16, 16]
"""What the next poster of Big Brother is worth to him when a check moves 2, by how many more hang than are needed."""
TEAR: Final = [8, 8, 8, 10, 14, 24, 34, 40, 36, 30, 26, 22, 20]
"""What it is worth to tear one, likewise."""
ANTIPOSTER: Final = [5, 6, 7, 8, 10, 14, 26, 8, 4, 2, 2, 2, 2]
"""What the next antiparty poster is worth, likewise."""

# -- cards ------------------------------------------------------------------------------------------------------------

_WORTH: Final = {
    Kind.BATON: 7,
    Kind.SPANNER: 6,
    Kind.PISTOL: 9,
    Kind.SMOKE_POT: 5,
    Kind.DIARY: 12,
    Kind.THE_BOOK: 24,
    Kind.PAPERWEIGHT: 12,
    Kind.LEAFLETS: 9,
    Kind.PAINT: 11,
    Kind.DOCKER: 6,
    Kind.NURSE: 12,
    Kind.FORGED_PASS: 6,
    Kind.CROWBAR: 6,
    Kind.INTERCEPT: 6,
    Kind.SEWER_MAP: 4,
}
WORTH: Final = [_WORTH.get(kind, 2) for kind in Kind.ALL]
"""What a support card is worth in hand."""

_GAIN: Final = {
    Order.RATION_CUT: 9,
    Order.NEW_DEPARTMENT: 3,
    Order.VAPORISATION: 9,
    Order.TELESCREENS: 5,
    Order.CORDON: 6,
    Order.DENUNCIATION: 3,
    Order.REINFORCEMENTS: 12,
    Order.MILITIA_CALL: 6,
    Order.REWRITING: 7,
    Order.VICTORY_BULLETIN: 5,
    Order.TWO_MINUTES_HATE: 13,
    Order.CURFEW: 8,
    Order.WIRETAP: 3,
    Order.CHECKPOINTS: 4,
    Order.INFORMERS: 4,
    Order.MARTIAL_LAW: 12,
    Order.DOUBLETHINK: 7,
    Order.POSTER_QUOTA: 7,
    Order.JUNIOR_SPIES: 2,
    Order.AMBUSH: 9,
    Order.DOUBLE_AGENT: 9,
    Order.ANTIQUE_TRAP: 6,
    Order.SEALED_STREET: 7,
    Order.SHOW_TRIAL: 12,
    Order.BROKEN_OATH: 9,
    Order.MEMORY_HOLE: 3,
    Order.GLUE_BRIGADE: 12,
}
GAIN: Final = [_GAIN.get(order, 0) for order in Order.ALL]
"""What a directive gains, where that hangs on nothing."""

_ENDED: Final = {
    News.PROLE_UNREST: 4,
    News.FOG: 3,
    News.DEMONSTRATION: 3,
    News.SCARCITY: 8,
    News.PARTY_PURGE: 5,
    News.HEAT_WAVE: 4,
    News.BROTHERHOOD: 6,
}
ENDED: Final = [_ENDED.get(news, 0) for news in News.ALL]
"""What it gains Big Brother that an event ends."""
