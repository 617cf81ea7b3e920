"""The directives that Big Brother plays: when each can be played, and what a one-off does (specification 7.5).

What an active directive changes: `lasting.py`; hidden ones are in `hidden_orders.py`.
"""

from __future__ import annotations

from fogtable.core.rules import (
    EMPTY,
    NOBODY,
    NONE,
    Ask,
    Cards,
    May,
    Script,
    Secret,
    emit,
    reveal,
)
from fogtable.games.bigbrother.city import HOSPITALS
from fogtable.games.bigbrother.components import (
    ACTIVE,
    ACTIVE_SLOTS,
    BIG_BROTHER,
    HIDDEN,
    ONE_OFF,
    PRICE,
    TOP_RESOURCES,
    HiddenSlot,
    Order,
)
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions_targets import (
    ChooseHospital,
    EndEvent,
    FenceFrom,
    MoveMilitia,
    MovePoliceman,
    PlaceCamera,
    PlacePoster,
    PostMilitia,
    SweepAway,
    TakeBack,
)
from fogtable.games.bigbrother.rules.chart import camera_sites, militia_sites, poster_sites, stashes
from fogtable.games.bigbrother.rules.counters import change_authority
from fogtable.games.bigbrother.rules.event_cards import events_in_row, take_off_row
from fogtable.games.bigbrother.rules.measures import EFFECT, LEGAL
from fogtable.games.bigbrother.rules.orders import copy_of, lay_face_down, leave_hand, names_of
from fogtable.games.bigbrother.rules.patrol import (
    card_steps,
    forget_moved,
    movable,
    open_stash,
    remove_antiposter,
    remove_market,
)
from fogtable.games.bigbrother.rules.police import forget_abroad, hire, may_hide, police_in_play, reach, supply_police
from fogtable.games.bigbrother.rules.regime import (
    fence_ends,
    fence_from,
    militia_cells,
    militia_from,
    post_militia,
    price_of,
    put_camera,
    put_poster,
    reserve_militia,
    spend,
)
from fogtable.games.bigbrother.state import BigBrother

# -- playing (BB-7.1 to BB-7.4) ---------------------------------------------------------------------------------------


def playable(t: BigBrother) -> Cards:  # BB-6.4, BB-6.5
    """Return the orders that Big Brother can play from his hand."""
    found = EMPTY
    if not t.spent_out:
        for order in names_of(t.directive_hand):
            if t.resources >= price_of(t, order) and has_room(t, order) and LEGAL[order](t):
                found += order
    return found


def has_room(t: BigBrother, order: int) -> bool:  # BB-7.2 .. BB-7.4
    """Tell whether a slot of its kind is free; a one-off needs none."""
    if order in ACTIVE:
        return len(t.active) < t.active_slots
    return order in ONE_OFF or free_slot(t) != NONE


def free_slot(t: BigBrother) -> int:
    """Return a free hidden slot, or NONE."""
    for slot in HiddenSlot.ALL:
        if len(t.hidden[slot]) == 0:
            return slot
    return NONE


def play_directive(t: BigBrother, order: int) -> Script[None]:  # BB-7.1 .. BB-7.3
    """Play a directive from hand: a hidden one face down, any other one openly."""
    if order in HIDDEN:
        lay_hidden(t, order)
    else:
        yield from play_openly(t, reveal(order))


def lay_hidden(t: BigBrother, order: int) -> None:  # BB-7.3
    """Lay a hidden directive; everybody sees its price."""
    price = reveal(PRICE[order])
    slot = free_slot(t)
    spend(t, price)
    lay_face_down(t, order, slot, price)
    emit(t, Log.LAYS_HIDDEN, slot, order)


def play_openly(t: BigBrother, order: int) -> Script[None]:  # BB-7.1, BB-7.2
    """Pay for a directive and reveal it; an active one stays, a one-off is carried out."""
    spend(t, price_of(t, order))
    emit(t, Log.PLAYS_DIRECTIVE, order)
    card = reveal(copy_of(t.directive_hand, order))
    leave_hand(t, card)
    if order in ACTIVE:
        t.active += card
    else:
        t.directive_discard += card
        t.in_hand = order
        yield from EFFECT[order](t)
        t.in_hand = NONE


# -- policemen and militia --------------------------------------------------------------------------------------------


@LEGAL.of(Order.RAID, Order.NIGHT_PATROL)
def has_police(t: BigBrother) -> bool:
    """Tell whether there is a policeman to move."""
    return police_in_play(t) > 0


@EFFECT.of(Order.RAID)
def raid(t: BigBrother) -> Script[None]:
    """Move 1 or 2 policemen up to 2 steps each; who came to a hospital on the way may be the second."""
    still = t.abroad
    t.abroad = reach(still, 2)
    _, first = yield Secret(BIG_BROTHER, MovePoliceman, MovePoliceman.CHOOSE(movable(t)))
    t.mover = first
    yield from card_steps(t, 0, 2, still)
    if len(movable(t)) > 0:
        rest = t.abroad
        t.abroad |= reach(still | (rest & HOSPITALS), 2)
        deed, second = yield Secret(
            BIG_BROTHER, MovePoliceman, MovePoliceman.CHOOSE(movable(t)) | MovePoliceman.DONE.when(True)
        )
        if deed == MovePoliceman.CHOOSE:
            t.mover = second
            yield from card_steps(t, 0, 2, rest)
    forget_abroad(t)
    forget_moved(t)


@EFFECT.of(Order.NIGHT_PATROL)
def night_patrol(t: BigBrother) -> Script[None]:
    """Move 1 policeman 1 to 3 steps."""
    still = t.abroad
    t.abroad = reach(still, 3)
    _, who = yield Secret(BIG_BROTHER, MovePoliceman, MovePoliceman.CHOOSE(movable(t)))
    t.mover = who
    yield from card_steps(t, 1, 3, still)
    forget_moved(t)


@LEGAL.of(Order.REINFORCEMENTS)
def police_left(t: BigBrother) -> bool:
    """Tell whether a policeman is left in the supply."""
    return supply_police(t) > 0


@EFFECT.of(Order.REINFORCEMENTS)
def reinforcements(t: BigBrother) -> Script[None]:
    """A new policeman is hidden in a hospital."""
    hospital = yield Secret(BIG_BROTHER, ChooseHospital, HOSPITALS)
    may_hide(t, HOSPITALS)
    hire(t, hospital)
    emit(t, Log.HIRES, hospital)


@EFFECT.of(Order.MILITIA_CALL)
def militia_call(t: BigBrother) -> Script[None]:
    """Place a militia figure from the supply (pass), or move one of the board."""
    figure = reserve_militia(t)
    if figure == NONE:
        start = yield Ask(BIG_BROTHER, MoveMilitia, militia_cells(t))
        figure = militia_from(t, start)
    elif len(militia_cells(t)) > 0:
        start = yield May(BIG_BROTHER, MoveMilitia, militia_cells(t))
        if start != NONE:
            figure = militia_from(t, start)
    cell = yield Ask(BIG_BROTHER, PostMilitia, militia_sites(t))
    post_militia(t, figure, cell)


# -- tokens -----------------------------------------------------------------------------------------------------------


@LEGAL.of(Order.TELESCREENS)
def room_for_camera(t: BigBrother) -> bool:
    """Tell whether a camera can be placed."""
    return len(camera_sites(t)) > 0


@EFFECT.of(Order.TELESCREENS)
def telescreens(t: BigBrother) -> Script[None]:
    """Place up to 2 cameras."""
    for _ in range(2):
        if len(camera_sites(t)) > 0:
            cell = yield May(BIG_BROTHER, PlaceCamera, camera_sites(t))
            if cell == NONE:
                return
            put_camera(t, cell)


@LEGAL.of(Order.CORDON)
def room_for_fence(t: BigBrother) -> bool:
    """Tell whether a fence can be placed."""
    return len(fence_ends(t)) > 0


@EFFECT.of(Order.CORDON)
def cordon(t: BigBrother) -> Script[None]:
    """Place up to 2 fences."""
    for _ in range(2):
        if len(fence_ends(t)) > 0:
            cell = yield May(BIG_BROTHER, FenceFrom, fence_ends(t))
            if cell == NONE:
                return
            yield from fence_from(t, cell)


@LEGAL.of(Order.POSTER_CAMPAIGN)
def room_for_poster(t: BigBrother) -> bool:
    """Tell whether a poster can be placed."""
    return len(poster_sites(t)) > 0


@EFFECT.of(Order.POSTER_CAMPAIGN)
def poster_campaign(t: BigBrother) -> Script[None]:
    """Place a poster."""
    cell = yield Ask(BIG_BROTHER, PlacePoster, poster_sites(t))
    put_poster(t, cell)


@LEGAL.of(Order.SWEEP)
def something_to_sweep(t: BigBrother) -> bool:
    """Tell whether a token of the opposition lies on the map."""
    return len(t.markets) > 0 or len(t.antiposters) > 0 or len(stashes(t)) > 0


@EFFECT.of(Order.SWEEP)
def sweep(t: BigBrother) -> Script[None]:
    """Remove a token of the opposition; a trap in a stash finds no policeman."""
    deed, what = yield Ask(
        BIG_BROTHER,
        SweepAway,
        SweepAway.STASH(stashes(t)) | SweepAway.MARKET(t.markets) | SweepAway.POSTER(t.antiposters),
    )
    if deed == SweepAway.STASH:
        yield from open_stash(t, what, NOBODY)
    elif deed == SweepAway.MARKET:
        remove_market(t, what)
    else:
        remove_antiposter(t, what)


# -- Big Brother's own means ------------------------------------------------------------------------------------------


@EFFECT.of(Order.TWO_MINUTES_HATE)
def two_minutes_hate(t: BigBrother) -> Script[None]:
    """Authority +1."""
    yield from change_authority(t, 1)


@LEGAL.of(Order.OVERFULFILLED_PLAN)
def maximum_can_rise(t: BigBrother) -> bool:  # BB-7.10
    """Tell whether the maximum is below 13."""
    return t.max_resources < TOP_RESOURCES


@EFFECT.of(Order.OVERFULFILLED_PLAN)
def overfulfilled_plan(t: BigBrother) -> None:
    """The maximum of resources rises by 1; what he has now does not."""
    t.max_resources += 1
    emit(t, Log.MAXIMUM_RISES, t.max_resources)


@LEGAL.of(Order.NEW_DEPARTMENT)
def slot_is_closed(t: BigBrother) -> bool:
    """Tell whether the fourth active slot is closed."""
    return t.active_slots == ACTIVE_SLOTS


@EFFECT.of(Order.NEW_DEPARTMENT)
def new_department(t: BigBrother) -> None:
    """Open the fourth active slot."""
    t.active_slots += 1
    emit(t, Log.SLOT_OPENS)


@LEGAL.of(Order.REWRITING)
def something_to_rewrite(t: BigBrother) -> bool:
    """Tell whether the discard pile holds another directive."""
    return len(names_of(t.directive_discard) - Order.REWRITING) > 0


@EFFECT.of(Order.REWRITING)
def rewriting(t: BigBrother) -> Script[None]:
    """Take another directive of the discard pile into hand, before all eyes."""
    order = yield Ask(BIG_BROTHER, TakeBack, names_of(t.directive_discard) - Order.REWRITING)
    card = copy_of(t.directive_discard, order)
    t.directive_discard -= card
    t.directive_hand += card
    t.hand_known += card
    emit(t, Log.REWRITES, order)


@LEGAL.of(Order.VICTORY_BULLETIN)
def event_in_row(t: BigBrother) -> bool:
    """Tell whether an event lies in the row."""
    return len(events_in_row(t)) > 0


@EFFECT.of(Order.VICTORY_BULLETIN)
def victory_bulletin(t: BigBrother) -> Script[None]:  # BB-12.6
    """Discard an event; its slot stays empty."""
    news = yield Ask(BIG_BROTHER, EndEvent, events_in_row(t))
    take_off_row(t, news)
