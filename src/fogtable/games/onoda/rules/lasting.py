"""Lasting events: when each takes effect, and what it does (ON-15, specification 7.2)."""

from __future__ import annotations

from fogtable.core.rules import Ask, Cards, Script, Scripts, bounded, cards_of, emit
from fogtable.games.onoda.components import Check, Deed, Event, Region
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.questions import OrderEffects
from fogtable.games.onoda.rules.checks import alert_check, gain_paranoia, lose_health, paranoia_check, place_alert
from fogtable.games.onoda.rules.counters import lose_paranoia
from fogtable.games.onoda.rules.deeds import choose_better, choose_worse
from fogtable.games.onoda.rules.event_deck import lay_after
from fogtable.games.onoda.rules.tokens import close_check, lose_food
from fogtable.games.onoda.state import Onoda

BEFORE_MOVE = cards_of(Event.GIANT_BEES, Event.TRAIL_PATROLS)
AFTER_RAID = cards_of(Event.FUJITAS_SURRENDER, Event.BEACON_FIRES)
AFTER_FAILED_CHECK = cards_of(Event.TARGET_PRACTICE, Event.TADAO_AND_CHIE)
AFTER_FAILED_RAID = cards_of(Event.TARGET_PRACTICE, Event.TADAO_AND_CHIE, Event.VILLAGE_DOGS)
AFTER_MARKER = cards_of(Event.SEARCH_PARTY)

EFFECT = Scripts(Event)


def put_in_play(t: Onoda, card: int) -> Script[None]:  # ON-14.3, ON-15.1
    """Lay a revealed lasting event beside the board."""
    t.resolving -= card
    lay_after(t, card, t.lasting)
    t.lasting += card
    emit(t, Log.EVENT_LASTS, card)
    if card == Event.RADAR_STATION:  # E44: when revealed
        t.in_effect += card
        yield from place_alert(t, Region.FIVE_HUNDRED, 1)
        t.in_effect -= card


@bounded(4)  # a check before a move may fail, and a failed check has effects of its own
def trigger(t: Onoda, due: Cards, region: int) -> Script[bool]:  # ON-15.2, ON-15.7
    """Let these lasting events take effect, those in play, in the player's order. Tells whether a move may go on."""
    stays = t.at
    goes_on = True
    while goes_on and len(due & t.lasting) > 0:
        card = yield Ask(0, OrderEffects, due & t.lasting)
        due -= card
        t.in_effect += card
        emit(t, Log.TAKES_EFFECT, card)
        goes_on = yield from EFFECT[card](t, region)
        t.in_effect -= card
        if len(due & BEFORE_MOVE) > 0 and t.at != stays:  # ON-6.9
            goes_on = False
    return goes_on


def after_failed_alert(t: Onoda, kind: int) -> Script[None]:  # ON-10.9, ON-10.10
    """Let lasting events take effect that a failed alert check triggers."""
    yield from trigger(t, AFTER_FAILED_RAID if kind == Check.RAID else AFTER_FAILED_CHECK, t.at)


@EFFECT.of(Event.FUJITAS_SURRENDER)
def fujitas_surrender(t: Onoda, region: int) -> Script[bool]:  # 6
    """Draw 1 food token or restore a comrade."""
    yield from choose_better(t, cards_of(Deed.DRAW_FOOD, Deed.RESTORE_COMRADE))
    return True


@EFFECT.of(Event.GIANT_BEES)
def giant_bees(t: Onoda, region: int) -> Script[bool]:  # 19
    """Before a move: whoever fails an alert check loses 1 health or 1 food token. The move goes on."""
    before = t.in_check
    passed = yield from alert_check(t, Check.EVENT)
    if not passed:
        yield from choose_worse(t, cards_of(Deed.LOSE_ONE_HEALTH, Deed.LOSE_FOOD))
        close_check(t, before)
        yield from after_failed_alert(t, Check.EVENT)
    else:
        close_check(t, before)
    return True


@EFFECT.of(Event.TARGET_PRACTICE)
def target_practice(t: Onoda, region: int) -> Script[bool]:  # 20
    """A failed alert check costs 1 health."""
    yield from lose_health(t, 1)
    return True


@EFFECT.of(Event.SEARCH_PARTY)
def search_party(t: Onoda, region: int) -> Script[bool]:  # 23
    """One more alert marker where the raid was."""
    yield from place_alert(t, region, 1)
    return True


@EFFECT.of(Event.BEACON_FIRES)
def beacon_fires(t: Onoda, region: int) -> Script[bool]:  # 27
    """Lose 1 paranoia, then place 1 alert marker here."""
    lose_paranoia(t, 1)
    yield from place_alert(t, t.at, 1)
    return True


@EFFECT.of(Event.TADAO_AND_CHIE)
def tadao_and_chie(t: Onoda, region: int) -> Script[bool]:  # 29
    """A failed alert check leads to a paranoia check: whoever fails it gains 1 paranoia."""
    before = t.in_check
    passed = yield from paranoia_check(t)
    if not passed:
        yield from gain_paranoia(t, 1)
    close_check(t, before)
    return True


@EFFECT.of(Event.TRAIL_PATROLS)
def trail_patrols(t: Onoda, region: int) -> Script[bool]:  # 42
    """Before a move: an alert check. A marker comes where Onoda leaves in any case; if it fails he stays."""
    before = t.in_check
    passed = yield from alert_check(t, Check.EVENT)
    close_check(t, before)
    yield from place_alert(t, region, 1)
    if not passed:
        yield from after_failed_alert(t, Check.EVENT)
    return passed


@EFFECT.of(Event.VILLAGE_DOGS)
def village_dogs(t: Onoda, region: int) -> Script[bool]:  # 45
    """A failed raid costs 1 food token."""
    yield from lose_food(t)
    return True
