"""The map as it stands: fences, pawns, policemen, and where each token may be put (BB-5, BB-8, BB-11, BB-15)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards
from fogtable.games.bigbrother.city import EAST, MARKETS, NEAR, PRISON, SAFE_HOUSE, SOUTH, START_OF, STARTS
from fogtable.games.bigbrother.components import (
    ANTIPOSTERS,
    CAMERAS,
    DIRECTIVES,
    FENCES,
    POSTERS,
    Cell,
    Figure,
    StashToken,
)
from fogtable.games.bigbrother.state import BigBrother

# -- what is in force -------------------------------------------------------------------------------------------------


def in_force(t: BigBrother, news: int) -> bool:  # BB-12.3
    """Tell whether an event lies in the row."""
    return news in t.row[0] or news in t.row[1] or news in t.row[2]


def is_active(t: BigBrother, order: int) -> bool:  # BB-7.2
    """Tell whether an active directive of this name lies on its slot."""
    return len(t.active & DIRECTIVES[order]) > 0


# -- fences -----------------------------------------------------------------------------------------------------------


def fenced(t: BigBrother, a: int, b: int) -> bool:
    """Tell whether a fence stands on the edge between two adjacent cells."""
    if EAST[a] == b:
        return a in t.fence_east
    if EAST[b] == a:
        return b in t.fence_east
    if SOUTH[a] == b:
        return a in t.fence_south
    return b in t.fence_south


def put_fence(t: BigBrother, a: int, b: int) -> None:
    """Put a fence on the edge between two adjacent cells."""
    if EAST[a] == b:
        t.fence_east += a
    elif EAST[b] == a:
        t.fence_east += b
    elif SOUTH[a] == b:
        t.fence_south += a
    else:
        t.fence_south += b


def take_fence(t: BigBrother, a: int, b: int) -> None:
    """Return the fence between two adjacent cells to the supply."""
    if EAST[a] == b:
        t.fence_east -= a
    elif EAST[b] == a:
        t.fence_east -= b
    elif SOUTH[a] == b:
        t.fence_south -= a
    else:
        t.fence_south -= b


def fences_left(t: BigBrother) -> int:  # BB-1.7
    """Return how many fences lie in the supply."""
    return FENCES - len(t.fence_east) - len(t.fence_south)


def fenced_ways(t: BigBrother, cell: int) -> Cards:
    """Return the neighbours behind a fence."""
    found = EMPTY
    for other in NEAR[cell]:
        if fenced(t, cell, other):
            found += other
    return found


def open_ways(t: BigBrother, cell: int) -> Cards:  # BB-5.2
    """Return the neighbours to which an oppositionist can step."""
    return NEAR[cell] - fenced_ways(t, cell)


def fence_sites(t: BigBrother, cell: int) -> Cards:  # BB-8.5, BB-8.2
    """Return the neighbours to whose edge a fence may be put."""
    if cell == SAFE_HOUSE or fences_left(t) == 0:
        return EMPTY
    return open_ways(t, cell) - SAFE_HOUSE


# -- who stands where -------------------------------------------------------------------------------------------------


def pawns_on(t: BigBrother, cell: int) -> Cards:
    """Return the oppositionists on a cell."""
    found = EMPTY
    for p in t.opposition:
        if t.at[p] == cell:
            found += p
    return found


def protected(t: BigBrother, p: int) -> bool:  # BB-11.9
    """Tell whether no clash can touch this oppositionist where he stands."""
    cell = t.at[p]
    return cell == START_OF[t.character[p]] or cell == SAFE_HOUSE or t.custody[p] or cell == t.crowd


def fighters_on(t: BigBrother, cell: int) -> Cards:  # BB-10.4
    """Return the unprotected oppositionists on a cell."""
    found = EMPTY
    for p in pawns_on(t, cell):
        if not protected(t, p):
            found += p
    return found


def figures_on(t: BigBrother, cell: int) -> Cards:
    """Return the visible policemen on a cell."""
    found = EMPTY
    for figure in Figure.ALL:
        if t.figure_at[figure] == cell:
            found += figure
    return found


def hidden_on(t: BigBrother, cell: int) -> int:
    """Return how many hidden policemen stand on a cell: Big Brother knows."""
    found = 0
    for hidden in range(8):
        if t.hidden_at[hidden] == cell:
            found += 1
    return found


def militia_on(t: BigBrother, cell: int) -> bool:
    """Tell whether a militia figure stands on a cell."""
    return t.militia_at[0] == cell or t.militia_at[1] == cell


def pawn_cells(t: BigBrother) -> Cards:
    """Return the cells on which pawns stand."""
    found = EMPTY
    for p in t.opposition:
        if t.at[p] != NONE:
            found += t.at[p]
    return found


def figure_cells(t: BigBrother) -> Cards:
    """Return the cells on which visible policemen stand."""
    found = EMPTY
    for figure in Figure.ALL:
        if t.figure_at[figure] != NONE:
            found += t.figure_at[figure]
    return found


def stashes(t: BigBrother) -> Cards:
    """Return the stashes on the map."""
    found = EMPTY
    for token in StashToken.ALL:
        if len(t.stash[token]) > 0:
            found += token
    return found


def stashes_on(t: BigBrother, cell: int) -> Cards:
    """Return the stash on a cell, as a set of none or one (BB-4.25)."""
    found = EMPTY
    for token in StashToken.ALL:
        if t.stash_at[token] == cell:
            found += token
    return found


def free_stash(t: BigBrother) -> int:  # BB-4.24
    """Return a pair of stash tokens of the supply, or NONE."""
    for token in StashToken.ALL:
        if t.stash_at[token] == NONE:
            return token
    return NONE


# -- where tokens may be put; nowhere when the supply is empty (BB-1.7) -----------------------------------------------


def camera_sites(t: BigBrother) -> Cards:  # BB-8.3
    """Return where a camera may be put."""
    return Cell.ALL - t.cameras - SAFE_HOUSE if len(t.cameras) < CAMERAS else EMPTY


def poster_sites(t: BigBrother) -> Cards:  # BB-8.7
    """Return where a poster of Big Brother may be put."""
    return Cell.ALL - t.posters - t.antiposters - SAFE_HOUSE - PRISON if len(t.posters) < POSTERS else EMPTY


def antiposter_sites(t: BigBrother) -> Cards:  # BB-15.1
    """Return where an antiparty poster may be put."""
    return Cell.ALL - t.posters - t.antiposters - SAFE_HOUSE - PRISON if len(t.antiposters) < ANTIPOSTERS else EMPTY


def market_sites(t: BigBrother) -> Cards:  # Market Day, The Stall Returns
    """Return where a black-market token may come back; there is one token for each such cell."""
    return MARKETS - t.markets - pawn_cells(t) - figure_cells(t)


def militia_sites(t: BigBrother) -> Cards:  # BB-15.4
    """Return where a militia figure may stand."""
    found = Cell.ALL - SAFE_HOUSE - PRISON - STARTS - pawn_cells(t)
    for n in range(2):
        if t.militia_at[n] != NONE:
            found -= t.militia_at[n]
    return found


def ways_for_police(cell: int) -> Cards:  # BB-9.3, BB-9.4
    """Return where a policeman can step: fences do not stop him, the Safe House does."""
    return NEAR[cell] - SAFE_HOUSE
