"""Prepared events: what each can be played for besides a re-take (ON-16, specification 7.2)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Ask, Cards, Rules, Script, Scripts, emit
from fogtable.games.onoda.components import EVENT_OF_USE, RETAKE_OF, RETAKES, TOP, USES, Item, Region, Use
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.questions import CalmRegion, DiscardLasting, Relocate
from fogtable.games.onoda.rules.alert import marked, remove_alert
from fogtable.games.onoda.rules.camp import exhaust_item, restore_any_item, restore_comrade
from fogtable.games.onoda.rules.counters import gain_health, lose_paranoia
from fogtable.games.onoda.rules.event_deck import discard_event
from fogtable.games.onoda.rules.tokens import draw_food, draw_two_keep_one, drawable
from fogtable.games.onoda.state import Onoda


def playable(t: Onoda) -> Cards:  # ON-16.5, ON-16.6
    """Return the uses of the cards in hand that can be done in full, re-takes apart."""
    found = EMPTY
    for card in t.hand:
        for use in USES[card]:
            if POSSIBLE[use](t):
                found += use
    return found


def retakes(t: Onoda) -> Cards:  # ON-12.1, ON-16.7
    """Return the cards in hand as re-takes, if a token is left to draw."""
    found = EMPTY
    if len(drawable(t)) > 0:
        for card in t.hand:
            found |= RETAKE_OF[card]
    return found


def play_card(t: Onoda, use: int) -> Script[None]:  # ON-16.6, ON-16.10
    """Play a card from hand for one of its uses, then discard it. A re-take is carried out by the check."""
    card = EVENT_OF_USE[use]
    t.hand -= card
    t.resolving += card
    emit(t, Log.PLAYS, use)
    if use not in RETAKES:
        yield from USE[use](t)
    discard_event(t, card)


# -- when a use can be done in full (ON-17.12) ------------------------------------------------------------------------


def always(t: Onoda) -> bool:
    """Futamata can always be played."""
    return True


POSSIBLE = Rules(Use, always)
USE = Scripts(Use)


@POSSIBLE.of(Use.THE_ORDER_CALM, Use.BAMBOO_HUT_CALM)
def some_paranoia(t: Onoda) -> bool:
    """Losing 1 paranoia needs 1."""
    return t.paranoia >= 1


@POSSIBLE.of(Use.PLANTAINS_CALM)
def twice_paranoia(t: Onoda) -> bool:
    """Losing 2 paranoia needs 2."""
    return t.paranoia >= 2


@POSSIBLE.of(Use.PLANTAINS_FOOD, Use.DRIED_BEEF_FOOD, Use.SALT_FOOD)
def two_tokens(t: Onoda) -> bool:
    """Drawing 2 tokens needs 2."""
    return len(drawable(t)) >= 2


@POSSIBLE.of(Use.ONE_BULLET_ONE_COW_FOOD)
def rifle_and_three_tokens(t: Onoda) -> bool:
    """The shot needs the rifle, the cow 3 tokens."""
    return Item.RIFLE in t.items and len(drawable(t)) >= 3


@POSSIBLE.of(Use.SALT_CALM)
def paranoia_and_a_token(t: Onoda) -> bool:
    """Both parts must be possible."""
    return t.paranoia >= 1 and len(drawable(t)) >= 1


@POSSIBLE.of(Use.COCONUT_MILK_FOOD)
def a_token(t: Onoda) -> bool:
    """The first part of "/" must be possible in full (note on E31)."""
    return len(drawable(t)) >= 1


@POSSIBLE.of(Use.NEEDLE_AND_WIRE_MEND)
def an_exhausted_item(t: Onoda) -> bool:
    """Something must be there to mend."""
    return len(Item.ALL - t.items) > 0


@POSSIBLE.of(Use.JUNGLE_REMEDIES_COMRADE)
def an_exhausted_comrade(t: Onoda) -> bool:
    """Somebody must need it."""
    return len(t.exhausted) > 0


@POSSIBLE.of(Use.JUNGLE_REMEDIES_HEAL)
def health_is_missing(t: Onoda) -> bool:
    """Gaining 1 health needs health 9 or less."""
    return t.health < TOP


@POSSIBLE.of(Use.MOTHERS_DAGGER_DISCARD)
def a_lasting_event(t: Onoda) -> bool:  # ON-15.11
    """A lasting event must be in play whose effect is not being carried out."""
    return len(t.lasting - t.in_effect) > 0


@POSSIBLE.of(Use.HORSE_RACES_CALM)
def radio_and_paranoia(t: Onoda) -> bool:
    """The bets need the radio, and 2 paranoia to lose."""
    return Item.RADIO in t.items and t.paranoia >= 2


@POSSIBLE.of(Use.THE_CIRCUIT_ALERT)
def two_markers(t: Onoda) -> bool:
    """Two alert markers must lie on the map."""
    markers = 0
    for region in Region.ALL:
        markers += t.alert[region]
    return markers >= 2


# -- the uses ---------------------------------------------------------------------------------------------------------


@USE.of(Use.THE_ORDER_CALM, Use.BAMBOO_HUT_CALM)
def calm(t: Onoda) -> None:  # 1, 33
    """Lose 1 paranoia."""
    lose_paranoia(t, 1)


@USE.of(Use.FUTAMATA_MOVE)
def futamata(t: Onoda) -> Script[None]:  # 3; ON-16.8
    """Put Onoda in any other region; it is no action."""
    region = yield Ask(0, Relocate, Region.ALL - t.at)
    t.at = region
    emit(t, Log.RELOCATED, region)


@USE.of(Use.PLANTAINS_FOOD, Use.DRIED_BEEF_FOOD)
def eat_well(t: Onoda) -> None:  # 8, 32
    """Draw 2 food tokens."""
    draw_food(t, 2)


@USE.of(Use.PLANTAINS_CALM)
def plantains(t: Onoda) -> None:  # 8
    """Lose 2 paranoia."""
    lose_paranoia(t, 2)


@USE.of(Use.ONE_BULLET_ONE_COW_FOOD)
def one_bullet_one_cow(t: Onoda) -> None:  # 13
    """Exhaust the rifle and draw 3 food tokens."""
    exhaust_item(t, Item.RIFLE)
    draw_food(t, 3)


@USE.of(Use.SALT_CALM)
def salted_meal(t: Onoda) -> None:  # 25
    """Lose 1 paranoia and draw 1 food token."""
    lose_paranoia(t, 1)
    draw_food(t, 1)


@USE.of(Use.SALT_FOOD)
def salted_stock(t: Onoda) -> Script[None]:  # 25
    """Draw 2 food tokens and keep 1 of them."""
    yield from draw_two_keep_one(t)


@USE.of(Use.COCONUT_MILK_FOOD)
def coconut_milk(t: Onoda) -> None:  # 31
    """Draw 1 food token, then remove 1 alert marker here."""
    draw_food(t, 1)
    remove_alert(t, t.at, 1)


@USE.of(Use.NEEDLE_AND_WIRE_MEND)
def needle_and_wire(t: Onoda) -> Script[None]:  # 34
    """Restore any item."""
    yield from restore_any_item(t)


@USE.of(Use.JUNGLE_REMEDIES_COMRADE)
def nurse(t: Onoda) -> Script[None]:  # 35
    """Restore a comrade."""
    yield from restore_comrade(t)


@USE.of(Use.JUNGLE_REMEDIES_HEAL)
def heal(t: Onoda) -> None:  # 35
    """Gain 1 health."""
    gain_health(t, 1)


@USE.of(Use.MOTHERS_DAGGER_DISCARD)
def mothers_dagger(t: Onoda) -> Script[None]:  # 36
    """Discard a lasting event without payment."""
    card = yield Ask(0, DiscardLasting, t.lasting - t.in_effect)
    discard_event(t, card)
    emit(t, Log.DISCARDS_LASTING, card)


@USE.of(Use.HORSE_RACES_CALM)
def horse_races(t: Onoda) -> None:  # 37
    """Exhaust the radio and lose 2 paranoia."""
    exhaust_item(t, Item.RADIO)
    lose_paranoia(t, 2)


@USE.of(Use.THE_CIRCUIT_ALERT)
def the_circuit(t: Onoda) -> Script[None]:  # 38
    """Remove 2 alert markers anywhere."""
    for _ in range(2):
        region = yield Ask(0, CalmRegion, marked(t))
        remove_alert(t, region, 1)
