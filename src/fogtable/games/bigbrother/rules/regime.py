"""Strengthening the regime: prices, and what Big Brother puts on the map (BB-8, BB-15.4)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Script, Secret, emit
from fogtable.games.bigbrother.city import COMMISSARIAT, HOSPITALS, POLICE_STATION
from fogtable.games.bigbrother.components import BIG_BROTHER, MILITIA, PRICE, Cell, Number
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions_targets import FenceFrom, FenceTo, HirePoliceman, PlaceCamera, PlacePoster
from fogtable.games.bigbrother.rules.chart import (
    camera_sites,
    fence_sites,
    poster_sites,
    put_fence,
)
from fogtable.games.bigbrother.rules.lasting import after_victory, party_purge, poster_quota
from fogtable.games.bigbrother.rules.police import hire, may_hide, supply_police
from fogtable.games.bigbrother.state import BigBrother

OFFICES = EMPTY + COMMISSARIAT + POLICE_STATION

# -- resources --------------------------------------------------------------------------------------------------------


def spend(t: BigBrother, price: int) -> None:  # BB-6.4, BB-6.5
    """Pay a price in full; who has come down to nothing plays and strengthens nothing for the rest of the round."""
    t.resources -= price
    emit(t, Log.SPENDS, price, t.resources)
    if t.resources == 0:
        t.spent_out = True


def poster_price(t: BigBrother) -> int:  # BB-8.1, Victory over Eurasia, Poster Quota
    """Return what a poster costs."""
    return poster_quota(t, after_victory(t, t.numbers[Number.COST_POSTER]))


def step_price(t: BigBrother) -> int:  # BB-8.1, BB-9.2
    """Return what a paid step of a policeman costs."""
    return t.numbers[Number.COST_STEP]


def price_of(t: BigBrother, order: int) -> int:  # Party Purge
    """Return what playing a directive costs."""
    return PRICE[order] + party_purge(t, order)


def can_strengthen(t: BigBrother, price: int) -> bool:  # BB-6.4, BB-6.5
    """Tell whether Big Brother may still strengthen the regime, and can pay for it."""
    return not t.spent_out and t.resources >= price


# -- cameras, fences, posters -----------------------------------------------------------------------------------------


def put_camera(t: BigBrother, cell: int) -> None:  # BB-8.3
    """Put a camera on a cell."""
    t.cameras += cell
    emit(t, Log.CAMERA_PLACED, cell)


def raise_fence(t: BigBrother, a: int, b: int) -> None:  # BB-8.5
    """Put a fence on the edge between two adjacent cells."""
    put_fence(t, a, b)
    emit(t, Log.FENCE_PLACED, a, b)


def put_poster(t: BigBrother, cell: int) -> None:  # BB-8.7
    """Put up a poster of Big Brother."""
    t.posters += cell
    emit(t, Log.POSTER_PLACED, cell)


def fence_ends(t: BigBrother) -> Cards:
    """Return the cells with an edge on which a fence may be put."""
    found = EMPTY
    for cell in Cell.ALL:
        if len(fence_sites(t, cell)) > 0:
            found += cell
    return found


def fence_from(t: BigBrother, cell: int) -> Script[None]:
    """Put a fence on an edge of a cell."""
    other = yield Ask(BIG_BROTHER, FenceTo, fence_sites(t, cell))
    raise_fence(t, cell, other)


# -- what can be bought (BB-8.1) --------------------------------------------------------------------------------------


def can_buy_camera(t: BigBrother) -> bool:
    """Tell whether a camera can be bought."""
    return can_strengthen(t, t.numbers[Number.COST_CAMERA]) and len(camera_sites(t)) > 0


def can_buy_fence(t: BigBrother) -> bool:
    """Tell whether a fence can be bought."""
    return can_strengthen(t, t.numbers[Number.COST_FENCE]) and len(fence_ends(t)) > 0


def can_buy_poster(t: BigBrother) -> bool:
    """Tell whether a poster can be bought."""
    return can_strengthen(t, poster_price(t)) and len(poster_sites(t)) > 0


def buy_camera(t: BigBrother) -> Script[None]:
    """Buy a camera."""
    cell = yield Ask(BIG_BROTHER, PlaceCamera, camera_sites(t))
    spend(t, t.numbers[Number.COST_CAMERA])
    put_camera(t, cell)


def buy_fence(t: BigBrother) -> Script[None]:
    """Buy a fence."""
    cell = yield Ask(BIG_BROTHER, FenceFrom, fence_ends(t))
    spend(t, t.numbers[Number.COST_FENCE])
    yield from fence_from(t, cell)


def buy_poster(t: BigBrother) -> Script[None]:
    """Buy a poster."""
    cell = yield Ask(BIG_BROTHER, PlacePoster, poster_sites(t))
    spend(t, poster_price(t))
    put_poster(t, cell)


# -- policemen (BB-8.8) -----------------------------------------------------------------------------------------------


def hire_sites(t: BigBrother) -> Cards:  # BB-8.1, BB-8.8
    """Return where a policeman can be hired."""
    found = EMPTY
    if supply_police(t) > 0:
        if can_strengthen(t, t.numbers[Number.COST_HIRE_HOSPITAL]):
            found |= HOSPITALS
        if can_strengthen(t, t.numbers[Number.COST_HIRE_OFFICE]):
            found |= OFFICES
    return found


def hire_policeman(t: BigBrother) -> Script[None]:
    """Hire a policeman; everybody sees the price, nobody the cell."""
    cell = yield Secret(BIG_BROTHER, HirePoliceman, hire_sites(t))
    if cell in HOSPITALS:
        spend(t, t.numbers[Number.COST_HIRE_HOSPITAL])
        may_hide(t, HOSPITALS)
    else:
        spend(t, t.numbers[Number.COST_HIRE_OFFICE])
        may_hide(t, OFFICES)
    hire(t, cell)
    emit(t, Log.HIRES, cell)


# -- militia (BB-15.4) ------------------------------------------------------------------------------------------------


def reserve_militia(t: BigBrother) -> int:
    """Return a militia figure of the supply, or NONE."""
    return militia_from(t, NONE)


def militia_from(t: BigBrother, cell: int) -> int:
    """Return the militia figure on a cell."""
    for figure in range(MILITIA):
        if t.militia_at[figure] == cell:
            return figure
    return NONE


def militia_cells(t: BigBrother) -> Cards:
    """Return the cells with militia."""
    found = EMPTY
    for figure in range(MILITIA):
        if t.militia_at[figure] != NONE:
            found += t.militia_at[figure]
    return found


def post_militia(t: BigBrother, figure: int, cell: int) -> None:
    """Put a militia figure on a cell."""
    t.militia_at[figure] = cell
    emit(t, Log.MILITIA_POSTED, cell)


def dismiss_militia(t: BigBrother, figure: int) -> None:
    """Return a militia figure to the supply."""
    emit(t, Log.MILITIA_LEAVES, t.militia_at[figure])
    t.militia_at[figure] = NONE
    t.on_parade[figure] = False
