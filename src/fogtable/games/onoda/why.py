"""Why an answer is not offered in ONODA: the conditions of the rules, one by one, and what to call them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fogtable.core.declarations.reasons import Reason, Reasons, Why, because
from fogtable.core.rules import EMPTY, NONE, Cards
from fogtable.games.onoda.components import (
    CANCEL_ITEM,
    EVENT_OF_LASTING,
    LASTING_OF_EVENT,
    MISSION_ITEM,
    NEAR,
    RETAKE_OF,
    RETAKES,
    USES,
    Check,
    Item,
    Lasting,
    Marker,
    Region,
    Use,
)
from fogtable.games.onoda.questions import (
    Act,
    CalmRegion,
    DiscardLasting,
    ExhaustComrade,
    ExhaustItem,
    Interrupt,
    Judge,
    Relocate,
    RestoreComrade,
    RestoreItem,
    SpendFood,
)
from fogtable.games.onoda.rules.actions import can_attempt, can_repair
from fogtable.games.onoda.rules.camp import in_camp
from fogtable.games.onoda.rules.checks import determination, to_beat
from fogtable.games.onoda.rules.prepared import POSSIBLE
from fogtable.games.onoda.rules.tokens import drawable


class WhyNot(Reasons):
    """What stands in the way."""

    HERE = because()
    TOO_FAR = because()
    ONLY_IN = because(region=Region)
    NOTHING_TO_REPAIR = because()
    ITEM_ACTIVE = because(item=Item)
    ITEM_EXHAUSTED = because(item=Item)
    NO_MISSION = because()  # it has been attempted
    MISSION_ELSEWHERE = because(region=Region)
    NO_COMRADE = because()
    PARANOIA = because(needed=int, has=int)
    TOKENS = because(needed=int, has=int)
    NO_COMRADE_EXHAUSTED = because()
    NO_ITEM_EXHAUSTED = because()
    HEALTH_FULL = because()
    NO_LASTING = because()
    ALERT_MARKERS = because(needed=int, has=int)
    RETAKE = because()  # only when a check is about to fail
    IN_EFFECT = because()
    NO_ITEM_CANCELS = because()
    SANITY = because()  # nothing is paid with paranoia in that check
    ALERT_CHECK = because()  # health does not help
    HEALTH = because(needed=int, has=int)
    COMRADE_ACTIVE = because()
    COMRADE_EXHAUSTED = because()
    NO_ALERT = because()


WHY = Why(WhyNot)


def everywhere(t: Any, p: int) -> Cards:
    """All regions."""
    return Region.ALL


# -- actions ----------------------------------------------------------------------------------------------------------


@WHY.of(Act.MOVE, among=everywhere)
def move(t: Any, p: int, region: int) -> Reason | None:
    """A neighbouring region."""
    if region == t.at:
        return WhyNot.HERE()
    return None if region in NEAR[t.at] else WhyNot.TOO_FAR()


@WHY.of(Act.REPAIR)
def repair(t: Any, p: int) -> Reason | None:
    """An exhausted item whose marker lies here."""
    if can_repair(t):
        return None
    marker = t.marker_at[t.at]
    return WhyNot.NOTHING_TO_REPAIR() if marker in (NONE, Marker.BLANK) else WhyNot.ITEM_ACTIVE(marker)


@WHY.of(Act.MISSION)
def mission(t: Any, p: int) -> Reason | None:
    """The current mission, here, and what it demands."""
    if can_attempt(t):
        return None
    if t.mission == NONE or t.mission_at == NONE:
        return WhyNot.NO_MISSION()
    if t.mission_at != t.at:
        return WhyNot.MISSION_ELSEWHERE(t.mission_at)
    items = MISSION_ITEM[t.mission]
    return WhyNot.ITEM_EXHAUSTED(items[0]) if len(items) > 0 else WhyNot.NO_COMRADE()


@WHY.of(Act.END_ROUND)
def end_round(t: Any, p: int) -> Reason | None:
    """At the camp."""
    return None if t.at == Region.KYANPU else WhyNot.ONLY_IN(Region.KYANPU)


# -- prepared events --------------------------------------------------------------------------------------------------


def uses(t: Any, p: int) -> Cards:
    """All that the cards in hand can be played for."""
    found = EMPTY
    for card in t.hand:
        found |= USES[card] | RETAKE_OF[card]
    return found


def paranoia(t: Any, needed: int) -> Reason | None:
    """Paranoia to lose."""
    return None if t.paranoia >= needed else WhyNot.PARANOIA(needed, t.paranoia)


def tokens(t: Any, needed: int) -> Reason | None:
    """Tokens to draw."""
    return None if len(drawable(t)) >= needed else WhyNot.TOKENS(needed, len(drawable(t)))


def active(t: Any, item: int) -> Reason | None:
    """An active item."""
    return None if item in t.items else WhyNot.ITEM_EXHAUSTED(item)


UNMET: Final[dict[int, Callable[[Any], Reason | None]]] = {
    Use.THE_ORDER_CALM: lambda t: paranoia(t, 1),
    Use.BAMBOO_HUT_CALM: lambda t: paranoia(t, 1),
    Use.PLANTAINS_CALM: lambda t: paranoia(t, 2),
    Use.PLANTAINS_FOOD: lambda t: tokens(t, 2),
    Use.DRIED_BEEF_FOOD: lambda t: tokens(t, 2),
    Use.SALT_FOOD: lambda t: tokens(t, 2),
    Use.ONE_BULLET_ONE_COW_FOOD: lambda t: active(t, Item.RIFLE) or tokens(t, 3),
    Use.SALT_CALM: lambda t: paranoia(t, 1) or tokens(t, 1),
    Use.COCONUT_MILK_FOOD: lambda t: tokens(t, 1),
    Use.NEEDLE_AND_WIRE_MEND: lambda t: WhyNot.NO_ITEM_EXHAUSTED(),
    Use.JUNGLE_REMEDIES_COMRADE: lambda t: WhyNot.NO_COMRADE_EXHAUSTED(),
    Use.JUNGLE_REMEDIES_HEAL: lambda t: WhyNot.HEALTH_FULL(),
    Use.MOTHERS_DAGGER_DISCARD: lambda t: WhyNot.IN_EFFECT() if len(t.lasting) > 0 else WhyNot.NO_LASTING(),
    Use.HORSE_RACES_CALM: lambda t: active(t, Item.RADIO) or paranoia(t, 2),
    Use.THE_CIRCUIT_ALERT: lambda t: WhyNot.ALERT_MARKERS(2, sum(t.alert)),
}
"""What is missing where the condition of a use is not met."""


@WHY.of(Act.PLAY, Interrupt.PLAY, among=uses)
def play(t: Any, p: int, use: int) -> Reason | None:
    """A use that can be done in full; re-takes belong to checks."""
    if use in RETAKES:
        return WhyNot.RETAKE()
    return None if POSSIBLE[use](t) else UNMET[use](t)


@WHY.of(Judge.PLAY, among=uses)
def play_in_check(t: Any, p: int, use: int) -> Reason | None:
    """A use that can be done in full, or a re-take while there is a token to draw."""
    return tokens(t, 1) if use in RETAKES else play(t, p, use)


@WHY.thing(Use, uses)
def a_use(t: Any, p: int, use: int) -> Reason | None:
    """A card while something else is asked."""
    return WhyNot.RETAKE() if use in RETAKES else None


# -- lasting events ---------------------------------------------------------------------------------------------------


def lasting(t: Any, p: int) -> Cards:
    """The lasting events in play, as options to cancel."""
    found = EMPTY
    for card in t.lasting:
        found += LASTING_OF_EVENT[card]
    return found


@WHY.of(Act.CANCEL, Interrupt.CANCEL, among=lasting)
def cancel(t: Any, p: int, card: int) -> Reason | None:
    """Not one whose effect is being carried out."""
    return WhyNot.IN_EFFECT() if EVENT_OF_LASTING[card] in t.in_effect else None


@WHY.of(Judge.CANCEL, among=lasting)
def cancel_in_check(t: Any, p: int, card: int) -> Reason | None:
    """The same, and paranoia is not to be had in a sanity check."""
    return WhyNot.SANITY() if t.check == Check.SANITY else cancel(t, p, card)


@WHY.of(Act.CANCEL_BY_ITEM, Interrupt.CANCEL_BY_ITEM, Judge.CANCEL_BY_ITEM, among=lasting)
def cancel_by_item(t: Any, p: int, card: int) -> Reason | None:
    """By the item that it shows, if that is active."""
    items = CANCEL_ITEM[EVENT_OF_LASTING[card]]
    if len(items) == 0:
        return WhyNot.NO_ITEM_CANCELS()
    return cancel(t, p, card) or active(t, items[0])


@WHY.thing(Lasting, lasting)
def a_lasting_event(t: Any, p: int, card: int) -> Reason | None:
    """A lasting event while something else is asked."""
    return cancel(t, p, card)


@WHY.of(DiscardLasting.DISCARD, among=lambda t, p: t.lasting)
def discard_lasting(t: Any, p: int, card: int) -> Reason | None:
    """Not one whose effect is being carried out."""
    return WhyNot.IN_EFFECT() if card in t.in_effect else None


# -- checks -----------------------------------------------------------------------------------------------------------


@WHY.of(Judge.SPEND)
def spend_health(t: Any, p: int) -> Reason | None:
    """Health for a paranoia check, as long as some is left."""
    if t.check < Check.PARANOIA:
        return WhyNot.ALERT_CHECK()
    missing = to_beat(t, t.check, t.check_region) + 1 - determination(t.check_token)
    return None if missing < t.health else WhyNot.HEALTH(missing + 1, t.health)


# -- the camp, the island ---------------------------------------------------------------------------------------------


@WHY.of(ExhaustComrade.EXHAUST, among=lambda t, p: in_camp(t))
def exhaust_comrade(t: Any, p: int, who: int) -> Reason | None:
    """An active comrade."""
    return None if who in t.comrades else WhyNot.COMRADE_EXHAUSTED()


@WHY.of(RestoreComrade.RESTORE, among=lambda t, p: in_camp(t))
def restore_comrade(t: Any, p: int, who: int) -> Reason | None:
    """An exhausted comrade."""
    return None if who in t.exhausted else WhyNot.COMRADE_ACTIVE()


@WHY.of(ExhaustItem.EXHAUST, among=lambda t, p: Item.ALL)
def exhaust_item(t: Any, p: int, item: int) -> Reason | None:
    """An active item."""
    return active(t, item)


@WHY.of(RestoreItem.RESTORE, among=lambda t, p: Item.ALL)
def restore_item(t: Any, p: int, item: int) -> Reason | None:
    """An exhausted item."""
    return WhyNot.ITEM_ACTIVE(item) if item in t.items else None


@WHY.of(CalmRegion.CALM, SpendFood.CALM, among=everywhere)
def calm(t: Any, p: int, region: int) -> Reason | None:
    """A region with an alert marker."""
    return None if t.alert[region] > 0 else WhyNot.NO_ALERT()


@WHY.of(Relocate.TO, among=everywhere)
def relocate(t: Any, p: int, region: int) -> Reason | None:
    """Another region."""
    return WhyNot.HERE() if region == t.at else None
