"""The four actions: move, raid, repair, mission (ON-5 to ON-9)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Cards, Script, emit
from fogtable.games.onoda.components import (
    MISSION_ITEM,
    PARANOIA_FROM_ROUND,
    TYPE,
    Check,
    Marker,
    Moment,
    Type,
)
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.rules.camp import exhaust_item, in_camp, restore_item, take_prepared
from fogtable.games.onoda.rules.checks import alert_check, gain_paranoia, lose_health, place_alert
from fogtable.games.onoda.rules.event_cards import EVENT
from fogtable.games.onoda.rules.event_deck import discard_event, draw_event
from fogtable.games.onoda.rules.lasting import (
    AFTER_MARKER,
    AFTER_RAID,
    BEFORE_MOVE,
    after_failed_alert,
    put_in_play,
    trigger,
)
from fogtable.games.onoda.rules.mission_cards import FAILURE, SUCCESS
from fogtable.games.onoda.rules.squad import exhaust_comrade
from fogtable.games.onoda.rules.tokens import close_check, draw_food, return_bowl
from fogtable.games.onoda.rules.windows import interrupt
from fogtable.games.onoda.state import Onoda

# -- move -------------------------------------------------------------------------------------------------------------


def move(t: Onoda, region: int) -> Script[None]:  # ON-6
    """Move to an adjacent region; there an alert marker is placed."""
    left = t.at
    t.busy = 1
    goes_on = yield from trigger(t, BEFORE_MOVE, left)  # ON-6.5
    if not goes_on or t.at != left:  # ON-6.6, ON-6.8
        emit(t, Log.MOVE_STOPPED, region)
        give_back_tokens(t)
        return
    t.at = region
    emit(t, Log.MOVES, region)
    yield from interrupt(t, Moment.AFTER_EVENT)
    give_back_tokens(t)  # ON-6.4
    yield from place_alert(t, region, 1)  # ON-6.2, ON-6.8


def give_back_tokens(t: Onoda) -> None:  # ON-3.7, ON-3.8
    """Return the bowl at the end of an action; a check after this returns its own."""
    return_bowl(t)
    t.busy = 0


# -- raid -------------------------------------------------------------------------------------------------------------


def raid(t: Onoda) -> Script[None]:  # ON-7
    """Raid the region: food for a successful check, the round's penalty for a failed one."""
    region = t.at
    t.busy = 1
    before = t.in_check
    emit(t, Log.RAIDS, region)
    passed = yield from alert_check(t, Check.RAID)
    if passed:
        draw_food(t, 1)  # ON-7.2, ON-7.4
        yield from trigger(t, AFTER_RAID, region)
    else:
        yield from pay_penalty(t)  # ON-7.3
        yield from after_failed_alert(t, Check.RAID)
    yield from conclude(t, region, before)
    yield from trigger(t, AFTER_MARKER, region)  # E23


def pay_penalty(t: Onoda) -> Script[None]:  # ON-10.5
    """A failed alert check costs health in the first rounds, later it raises paranoia."""
    if t.round < PARANOIA_FROM_ROUND:
        yield from lose_health(t, 1)
    else:
        yield from gain_paranoia(t, 1)


# -- repair -----------------------------------------------------------------------------------------------------------


def can_repair(t: Onoda) -> bool:  # ON-8.1, ON-8.5
    """Tell whether an exhausted item can be repaired in this region."""
    marker = t.marker_at[t.at]
    return marker != NONE and marker != Marker.BLANK and marker not in t.items


def repair(t: Onoda) -> Script[None]:  # ON-8
    """Repair the item of this region."""
    region = t.at
    item = t.marker_at[region]
    t.busy = 1
    before = t.in_check
    emit(t, Log.REPAIRS, item)
    passed = yield from alert_check(t, Check.REPAIR)
    if passed:
        restore_item(t, item)  # ON-8.2
    else:
        yield from pay_penalty(t)  # ON-8.3
        yield from after_failed_alert(t, Check.REPAIR)
    yield from conclude(t, region, before)


# -- mission ----------------------------------------------------------------------------------------------------------


def can_attempt(t: Onoda) -> bool:  # ON-9.1, ON-9.5, ON-9.6
    """Tell whether the current mission can be attempted here and its requirement paid in full."""
    if t.mission == NONE or t.mission_at != t.at:
        return False
    item = MISSION_ITEM[t.mission]
    return len(item & t.items) > 0 if len(item) > 0 else len(in_camp(t)) > 0


def attempt_mission(t: Onoda) -> Script[None]:  # ON-9
    """Pay what the current mission demands, make its alert check, and carry out what it says."""
    region = t.at
    mission = t.mission
    t.busy = 1
    emit(t, Log.ATTEMPTS, mission)
    yield from pay_requirement(t, mission)  # ON-9.2, ON-9.7, ON-9.9
    before = t.in_check
    passed = yield from alert_check(t, Check.MISSION)
    if passed:
        emit(t, Log.MISSION_SUCCEEDS, mission)
        yield from SUCCESS[mission](t)
    else:
        emit(t, Log.MISSION_FAILS, mission)
        yield from FAILURE[mission](t)
    t.mission_at = NONE  # ON-9.4
    if not passed:
        yield from after_failed_alert(t, Check.MISSION)
    yield from conclude(t, region, before)


def pay_requirement(t: Onoda, mission: int) -> Script[None]:  # ON-9.2
    """Exhaust the item, or the comrade, that a mission demands."""
    if len(MISSION_ITEM[mission]) == 0:
        yield from exhaust_comrade(t)
    else:
        for item in MISSION_ITEM[mission]:
            exhaust_item(t, item)


# -- the rest of an action --------------------------------------------------------------------------------------------


def conclude(t: Onoda, region: int, before: Cards) -> Script[None]:  # ON-5.4 (d) .. (g), ON-5.7
    """End an action: its check is over, an event is revealed, the tokens go back, an alert marker is placed."""
    close_check(t, before)
    yield from interrupt(t, Moment.BEFORE_EVENT)
    yield from reveal_event(t)
    yield from interrupt(t, Moment.AFTER_EVENT)
    give_back_tokens(t)
    yield from place_alert(t, region, 1)


def reveal_event(t: Onoda) -> Script[None]:  # ON-14.1 .. ON-14.4, ON-14.10
    """Reveal the top event and resolve it."""
    card = draw_event(t)
    if card == NONE:
        return
    if card in t.voided:  # ON-14.7
        emit(t, Log.NO_EFFECT, card)
        discard_event(t, card)
    elif TYPE[card] == Type.IMMEDIATE:
        yield from interrupt(t, Moment.EVENT_SHOWN)
        yield from EVENT[card](t)
        discard_event(t, card)
    elif TYPE[card] == Type.LASTING:
        yield from put_in_play(t, card)
    else:
        take_prepared(t, card)
