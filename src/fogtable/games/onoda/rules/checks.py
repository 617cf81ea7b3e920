"""Checks, and what makes things worse: each can lead to the other (ON-10 to ON-13, ON-15.4)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, OVER, Ask, Cards, Script, bounded, emit
from fogtable.games.onoda.components import (
    CANCEL_ITEM,
    DETERMINATION,
    EVENT_OF_LASTING,
    FULL,
    LASTING_OF_EVENT,
    RETAKES,
    TOP,
    Check,
    End,
    Event,
)
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.questions import Judge
from fogtable.games.onoda.rules.alert import alert_level
from fogtable.games.onoda.rules.camp import exhaust_item, trim_hand
from fogtable.games.onoda.rules.counters import raise_paranoia, reduce_health
from fogtable.games.onoda.rules.event_deck import discard_event
from fogtable.games.onoda.rules.prepared import play_card, playable, retakes
from fogtable.games.onoda.rules.tokens import close_check, draw_for_check
from fogtable.games.onoda.state import Onoda

# -- health and paranoia ----------------------------------------------------------------------------------------------


def lose_health(t: Onoda, number: int) -> Script[None]:
    """Lower health by one instruction."""
    yield from worsen(t, number, 0)


def gain_paranoia(t: Onoda, number: int) -> Script[None]:
    """Raise paranoia by one instruction."""
    yield from worsen(t, 0, number)


def worsen(t: Onoda, health: int, paranoia: int) -> Script[None]:  # ON-13.1 .. ON-13.4, ON-13.6, ON-13.11
    """Lower health and raise paranoia by one instruction, with all that follows from it."""
    reduce_health(t, health)
    raise_paranoia(t, paranoia)
    haunted = paranoia > 0 and Event.SEVENTY_TWO_HOURS in t.lasting
    if haunted:  # E10: the loss belongs to the same instruction
        t.in_effect += Event.SEVENTY_TWO_HOURS
        emit(t, Log.TAKES_EFFECT, Event.SEVENTY_TWO_HOURS)
        reduce_health(t, 1)
    yield from trim_hand(t)
    if t.health == 0:  # ON-1.4, ON-1.6
        yield from end_game(t, End.DEATH)
    if t.paranoia == TOP:  # ON-1.5
        yield from end_game(t, End.MADNESS)
    if health + paranoia > 0 and t.health < t.paranoia:
        yield from sanity_check(t)
    if haunted:
        t.in_effect -= Event.SEVENTY_TWO_HOURS


def end_game(t: Onoda, end: int) -> Script[None]:  # ON-19
    """End the game."""
    t.end = end
    if end == End.DEATH:
        emit(t, Log.DIES)
    elif end == End.MADNESS:
        emit(t, Log.GOES_MAD)
    elif end == End.BROKEN:
        emit(t, Log.BREAKS)
    else:
        emit(t, Log.SURVIVES)
    yield OVER


def place_alert(t: Onoda, region: int, number: int) -> Script[None]:  # ON-2.2 .. ON-2.6
    """Place alert markers one at a time; the sixth, and each for which there is no room, raises paranoia."""
    for _ in range(number):
        full = t.alert[region] >= FULL - 1
        if t.alert[region] < FULL:
            t.alert[region] += 1
            emit(t, Log.ALERT_RISES, region, t.alert[region])
        else:
            emit(t, Log.ALERT_STAYS, region)
        if full:
            yield from gain_paranoia(t, 1)


# -- checks -----------------------------------------------------------------------------------------------------------


def alert_check(t: Onoda, kind: int) -> Script[bool]:  # ON-10
    """Make an alert check where Onoda is. Tells whether it succeeded; the caller closes it."""
    passed = yield from check(t, kind)
    return passed


def paranoia_check(t: Onoda) -> Script[bool]:  # ON-11
    """Make a paranoia check. Tells whether it succeeded; the caller closes it."""
    passed = yield from check(t, Check.PARANOIA)
    return passed


def sanity_check(t: Onoda) -> Script[None]:  # ON-13.5
    """Make the forced paranoia check; who fails it has lost."""
    before = t.in_check
    passed = yield from check(t, Check.SANITY)
    if not passed:
        yield from end_game(t, End.BROKEN)
    close_check(t, before)


@bounded(3)  # a sanity check inside a check: two at most (ON-13.12)
def check(t: Onoda, kind: int) -> Script[bool]:
    """Make one check with all its re-takes; it is still in progress when this is done (ON-3.14)."""
    emit(t, Log.CHECK_BEGINS, kind)
    region = t.at  # ON-10.2
    spent = 0
    token = draw_for_check(t)
    accepted = False
    while not accepted and determination(token) + spent <= to_beat(t, kind, region):  # ON-10.3, ON-11.8
        show_check(t, kind, region, token)
        missing = to_beat(t, kind, region) + 1 - determination(token)
        can_spend = kind >= Check.PARANOIA and missing < t.health  # ON-10.4, ON-11.4, ON-11.5
        plays = playable(t) | retakes(t)
        unpaid = cancellable(t) if kind != Check.SANITY else EMPTY  # ON-13.12
        deed, what = yield Ask(
            0,
            Judge,
            Judge.ACCEPT.when(True)
            | Judge.SPEND.when(can_spend)
            | Judge.PLAY(plays)
            | Judge.CANCEL(unpaid)
            | Judge.CANCEL_BY_ITEM(cancellable_by_item(t)),
        )
        if deed == Judge.ACCEPT:
            accepted = True
        elif deed == Judge.SPEND:
            spent = missing
            spend_health(t, missing)
        elif deed == Judge.PLAY:
            yield from play_card(t, what)
            if what in RETAKES:  # ON-12.2
                emit(t, Log.RETAKES)
                token = draw_for_check(t)
        elif deed == Judge.CANCEL:
            yield from cancel(t, EVENT_OF_LASTING[what])
        else:
            cancel_by_item(t, EVENT_OF_LASTING[what])
    t.check = NONE
    t.check_token = NONE
    t.check_region = NONE
    t.check_spent = 0
    if accepted:
        emit(t, Log.CHECK_FAILS, kind)
    else:
        emit(t, Log.CHECK_SUCCEEDS, kind)
    return not accepted


def determination(token: int) -> int:  # ON-3.10
    """Return what a draw counts; without a token it counts 0."""
    return 0 if token == NONE else DETERMINATION[token]


def to_beat(t: Onoda, kind: int, region: int) -> int:  # ON-10.1, ON-11.1
    """Return the number that a check must exceed."""
    return t.paranoia if kind >= Check.PARANOIA else alert_level(t, region)


def show_check(t: Onoda, kind: int, region: int, token: int) -> None:
    """Lay the check in progress open to see."""
    t.check = kind
    t.check_region = region
    t.check_token = token


def spend_health(t: Onoda, number: int) -> None:  # ON-11.3, ON-11.6
    """Pay health for a check; nothing else follows from it."""
    t.health -= number
    t.check_spent = number
    emit(t, Log.SPENDS_HEALTH, number, t.health)


# -- cancelling lasting events (ON-15) --------------------------------------------------------------------------------


def cancellable(t: Onoda) -> Cards:  # ON-15.3, ON-15.11
    """Return the lasting events that can be cancelled for 1 paranoia."""
    found = EMPTY
    for card in t.lasting - t.in_effect:
        found += LASTING_OF_EVENT[card]
    return found


def cancellable_by_item(t: Onoda) -> Cards:  # ON-15.4
    """Return the lasting events that can be cancelled by exhausting the item that they show."""
    found = EMPTY
    for card in t.lasting - t.in_effect:
        if len(CANCEL_ITEM[card] & t.items) > 0:
            found += LASTING_OF_EVENT[card]
    return found


def cancel(t: Onoda, card: int) -> Script[None]:  # ON-15.4, ON-15.5, ON-13.9
    """Discard a lasting event, then pay 1 paranoia for it."""
    leave_play(t, card)
    yield from gain_paranoia(t, 1)


def cancel_by_item(t: Onoda, card: int) -> None:  # ON-15.4
    """Discard a lasting event and exhaust the item that it shows."""
    leave_play(t, card)
    for item in CANCEL_ITEM[card]:
        exhaust_item(t, item)


def leave_play(t: Onoda, card: int) -> None:  # ON-15.5
    """Discard a lasting event that is cancelled."""
    discard_event(t, card)
    emit(t, Log.CANCELS, card)
