"""The city: which cells are joined, and what is printed on them (specification 7.1; content.yaml)."""

from __future__ import annotations

from typing import Final

from fogtable.core.rules import NONE, Cards, cards_of
from fogtable.games.bigbrother.components import CONTENT, Cell, Deck, District


def _carrying(feature: str) -> Cards:
    return cards_of(*CONTENT.carrying(feature))


def _only(feature: str) -> int:
    (cell,) = CONTENT.carrying(feature)
    return cell


def _within_2(cell: int) -> Cards:
    return cards_of(*[far for step in NEAR[cell] for far in (step, *NEAR[step])]) - cell


NEAR: Final = [cards_of(*near) for near in CONTENT.near]
"""The cells that an edge joins with each one (BB-1.5)."""
WITHIN_2: Final = [_within_2(cell) for cell in Cell.ALL]
"""The cells at distance 1 or 2."""
EAST: Final = [CONTENT.beside(cell, 1, 0) for cell in Cell.ALL]
"""The cell that an edge joins in this direction, or NONE."""
SOUTH: Final = [CONTENT.beside(cell, 0, 1) for cell in Cell.ALL]
WEST: Final = [CONTENT.beside(cell, -1, 0) for cell in Cell.ALL]
NORTH: Final = [CONTENT.beside(cell, 0, -1) for cell in Cell.ALL]

DISTRICT_OF: Final = [District.parse(row.district) for row in CONTENT.cells]
CELLS_OF: Final = [cards_of(*[c for c in Cell.ALL if DISTRICT_OF[c] == district]) for district in District.ALL]
MARKETS: Final = _carrying("market")
MINISTRIES: Final = _carrying("ministry")
HOSPITALS: Final = _carrying("hospital")
COMMISSARIAT: Final = _only("commissariat")
POLICE_STATION: Final = _only("police-station")
PRISON: Final = _only("prison")
SAFE_HOUSE: Final = _only("safe-house")
STATIONS: Final = [_only(f"station-{n}") for n in range(1, 7)]
"""The stations in the order of the ring, S1 to S6 (BB-4.11)."""
STATION_CELLS: Final = cards_of(*STATIONS)
STATION_AT: Final = [STATIONS.index(cell) if cell in STATION_CELLS else NONE for cell in Cell.ALL]
"""Where in the list of stations a cell stands, or NONE."""
_SEARCHED: Final = [_carrying("search-a"), _carrying("search-b")]
SEARCH_DECK: Final = [next((deck for deck in Deck.ALL if cell in _SEARCHED[deck]), NONE) for cell in Cell.ALL]
"""The deck that is searched on a cell (BB-4.16), or NONE."""
START_OF: Final = CONTENT.starts
"""Each character's start location."""
STARTS: Final = cards_of(*START_OF)
