"""The 27 immediate events: what each says is done (specification 7.2). The others: lasting.py, prepared.py."""

from __future__ import annotations

from fogtable.core.rules import Cards, Script, Scripts, cards_of, emit
from fogtable.games.onoda.components import Check, Comrade, Deed, Event, Item, Region
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.rules.alert import remove_alert
from fogtable.games.onoda.rules.camp import add_comrade, in_camp, restore_any_item, restore_comrade, restore_item
from fogtable.games.onoda.rules.checks import alert_check, gain_paranoia, paranoia_check, place_alert
from fogtable.games.onoda.rules.counters import gain_honor, lose_paranoia
from fogtable.games.onoda.rules.deeds import choose_worse
from fogtable.games.onoda.rules.event_deck import add_card, void_card
from fogtable.games.onoda.rules.lasting import after_failed_alert
from fogtable.games.onoda.rules.squad import exhaust_comrade, exhaust_named, remove_comrade
from fogtable.games.onoda.rules.tokens import close_check, draw_food, lose_food
from fogtable.games.onoda.state import Onoda

EVENT = Scripts(Event)


def calm_or_worry(t: Onoda) -> Script[None]:
    """Make a paranoia check: lose 1 paranoia if it succeeds, gain 1 if it fails."""
    before = t.in_check
    passed = yield from paranoia_check(t)
    if passed:
        lose_paranoia(t, 1)
    else:
        yield from gain_paranoia(t, 1)
    close_check(t, before)


def end_alert_check(t: Onoda, before: Cards, passed: bool) -> Script[None]:  # ON-10.9, ON-3.14
    """End an alert check that an event demanded, after its S or F part."""
    close_check(t, before)
    if not passed:
        yield from after_failed_alert(t, Check.EVENT)


@EVENT.of(Event.LANDING_AT_TILIK)
def landing_at_tilik(t: Onoda) -> Script[None]:  # 2
    """Alert rises in Tilik and Lubang; the uniform suffers, or health."""
    yield from place_alert(t, Region.TILIK, 1)
    yield from place_alert(t, Region.LUBANG, 1)
    yield from choose_worse(t, cards_of(Deed.EXHAUST_UNIFORM, Deed.LOSE_ONE_HEALTH))


@EVENT.of(Event.PRIVATE_AKATSU)
def private_akatsu(t: Onoda) -> None:  # 4
    """Akatsu joins, and with him comes event 5, if he is still set aside."""
    if Comrade.AKATSU in t.comrades_aside:
        add_comrade(t, Comrade.AKATSU)
        add_card(t, Event.MISSING_FOOD)
    else:
        emit(t, Log.NO_EFFECT, Event.PRIVATE_AKATSU)


@EVENT.of(Event.MISSING_FOOD)
def missing_food(t: Onoda) -> Script[None]:  # 5
    """Akatsu is exhausted, or a food token is lost."""
    yield from choose_worse(t, cards_of(Deed.EXHAUST_AKATSU, Deed.LOSE_FOOD))


@EVENT.of(Event.YAMASHITAS_LEAFLET)
def yamashitas_leaflet(t: Onoda) -> Script[None]:  # 7
    """A comrade is exhausted, or a paranoia check tells."""
    deed = yield from choose_worse(t, cards_of(Deed.EXHAUST_COMRADE, Deed.PARANOIA_CHECK))
    if deed == Deed.PARANOIA_CHECK:
        before = t.in_check
        passed = yield from paranoia_check(t)
        if passed:
            lose_paranoia(t, 1)
        else:
            yield from gain_paranoia(t, 1)
            yield from place_alert(t, t.at, 1)
        close_check(t, before)


@EVENT.of(Event.AKATSU_GIVES_UP)
def akatsu_gives_up(t: Onoda) -> Script[None]:  # 9
    """Akatsu leaves and paranoia rises, if he is in camp."""
    if Comrade.AKATSU in in_camp(t):
        yield from remove_comrade(t, Comrade.AKATSU, 1)
    else:
        emit(t, Log.NO_EFFECT, Event.AKATSU_GIVES_UP)


@EVENT.of(Event.WOODCUTTERS)
def woodcutters(t: Onoda) -> Script[None]:  # 12
    """Alert rises in Kyanpu and Five Hundred; an alert check moves a marker here."""
    yield from place_alert(t, Region.KYANPU, 1)
    yield from place_alert(t, Region.FIVE_HUNDRED, 1)
    before = t.in_check
    passed = yield from alert_check(t, Check.EVENT)
    if passed:
        remove_alert(t, t.at, 1)
    else:
        yield from place_alert(t, t.at, 1)
    yield from end_alert_check(t, before, passed)


@EVENT.of(Event.GAS)
def gas(t: Onoda) -> Script[None]:  # 14
    """The uniform is exhausted, or a paranoia check tells: food and a comrade are lost together or not at all."""
    deed = yield from choose_worse(t, cards_of(Deed.EXHAUST_UNIFORM, Deed.PARANOIA_CHECK))
    if deed == Deed.PARANOIA_CHECK:
        before = t.in_check
        passed = yield from paranoia_check(t)
        if passed:
            restore_item(t, Item.UNIFORM)
        elif len(t.camp) > 0 and len(in_camp(t)) > 0:  # ON-17.2
            yield from lose_food(t)
            yield from exhaust_comrade(t)
        else:
            emit(t, Log.NOTHING_POSSIBLE)
        close_check(t, before)


@EVENT.of(Event.LETTERS_FROM_HOME)
def letters_from_home(t: Onoda) -> Script[None]:  # 16
    """A paranoia check: comfort, or one more doubt."""
    before = t.in_check
    passed = yield from paranoia_check(t)
    if passed:
        lose_paranoia(t, 1)
        yield from restore_comrade(t)
    else:
        yield from gain_paranoia(t, 1)
    close_check(t, before)


@EVENT.of(Event.A_FAMILIAR_SONG)
def a_familiar_song(t: Onoda) -> Script[None]:  # 17
    """The binoculars are exhausted, or a paranoia check tells."""
    deed = yield from choose_worse(t, cards_of(Deed.EXHAUST_BINOCULARS, Deed.PARANOIA_CHECK))
    if deed == Deed.PARANOIA_CHECK:
        before = t.in_check
        passed = yield from paranoia_check(t)
        if passed:
            yield from restore_comrade(t)
        else:
            yield from gain_paranoia(t, 1)
        close_check(t, before)


@EVENT.of(Event.WOODEN_SWORDS)
def wooden_swords(t: Onoda) -> Script[None]:  # 18
    """Lose 1 health or gain 1 paranoia."""
    yield from choose_worse(t, cards_of(Deed.LOSE_ONE_HEALTH, Deed.GAIN_PARANOIA))


@EVENT.of(Event.SHIMADA_WOUNDED)
def shimada_wounded(t: Onoda) -> Script[None]:  # 21
    """Shimada is exhausted, or the first-aid kit, if he is in camp."""
    if Comrade.SHIMADA in in_camp(t):
        yield from choose_worse(t, cards_of(Deed.EXHAUST_SHIMADA, Deed.EXHAUST_KIT))
    else:
        emit(t, Log.NO_EFFECT, Event.SHIMADA_WOUNDED)


@EVENT.of(Event.DEATH_OF_SHIMADA)
def death_of_shimada(t: Onoda) -> Script[None]:  # 22
    """Shimada is lost and paranoia rises; event 21 has no effect any more."""
    yield from remove_comrade(t, Comrade.SHIMADA, 1)
    void_card(t, Event.SHIMADA_WOUNDED)


@EVENT.of(Event.OLD_NEWSPAPERS)
def old_newspapers(t: Onoda) -> Script[None]:  # 24
    """A paranoia check: the radio, or one more doubt."""
    before = t.in_check
    passed = yield from paranoia_check(t)
    if passed:
        restore_item(t, Item.RADIO)
    else:
        yield from gain_paranoia(t, 1)
    close_check(t, before)


@EVENT.of(Event.BLUES_AND_TANGO)
def blues_and_tango(t: Onoda) -> Script[None]:  # 26
    """The radio is exhausted, or a paranoia check tells."""
    deed = yield from choose_worse(t, cards_of(Deed.EXHAUST_RADIO, Deed.PARANOIA_CHECK))
    if deed == Deed.PARANOIA_CHECK:
        yield from calm_or_worry(t)


@EVENT.of(Event.DEATH_OF_KOZUKA)
def death_of_kozuka(t: Onoda) -> Script[None]:  # 28
    """The rifle is exhausted, or a paranoia check decides on Kozuka, if he is in camp."""
    if Comrade.KOZUKA not in in_camp(t):
        emit(t, Log.NO_EFFECT, Event.DEATH_OF_KOZUKA)
        return
    deed = yield from choose_worse(t, cards_of(Deed.EXHAUST_RIFLE, Deed.PARANOIA_CHECK))
    if deed == Deed.PARANOIA_CHECK:
        before = t.in_check
        passed = yield from paranoia_check(t)
        if passed:
            yield from exhaust_named(t, Comrade.KOZUKA)
        else:
            yield from remove_comrade(t, Comrade.KOZUKA, 1)
        close_check(t, before)


@EVENT.of(Event.NORIO_SUZUKI)
def norio_suzuki(t: Onoda) -> Script[None]:  # 30
    """A paranoia check: calm, and event 43 comes into the deck; or one more doubt."""
    before = t.in_check
    passed = yield from paranoia_check(t)
    if passed:
        lose_paranoia(t, 1)
        add_card(t, Event.MAJOR_TANIGUCHI)
    else:
        yield from gain_paranoia(t, 1)
    close_check(t, before)


@EVENT.of(Event.SNAKE)
def snake(t: Onoda) -> Script[None]:  # 39
    """The first-aid kit is exhausted, or health is lost."""
    yield from choose_worse(t, cards_of(Deed.EXHAUST_KIT, Deed.LOSE_ONE_HEALTH))


@EVENT.of(Event.FEVER)
def fever(t: Onoda) -> Script[None]:  # 40
    """The first-aid kit, a comrade, or 2 health."""
    yield from choose_worse(t, cards_of(Deed.EXHAUST_KIT, Deed.EXHAUST_COMRADE, Deed.LOSE_TWO_HEALTH))


@EVENT.of(Event.RATS)
def rats(t: Onoda) -> Script[None]:  # 41
    """A food token, or the uniform."""
    yield from choose_worse(t, cards_of(Deed.LOSE_FOOD, Deed.EXHAUST_UNIFORM))


@EVENT.of(Event.MAJOR_TANIGUCHI)
def major_taniguchi(t: Onoda) -> None:  # 43
    """Lose 1 paranoia and gain 1 honor."""
    lose_paranoia(t, 1)
    gain_honor(t, 1)


@EVENT.of(Event.ISLAND_CONSTABULARY)
def island_constabulary(t: Onoda) -> Script[None]:  # 46
    """Alert rises in Lubang, Tilik and Looc; the binoculars suffer, or the mind."""
    yield from place_alert(t, Region.LUBANG, 1)
    yield from place_alert(t, Region.TILIK, 1)
    yield from place_alert(t, Region.LOOC, 1)
    yield from choose_worse(t, cards_of(Deed.EXHAUST_BINOCULARS, Deed.GAIN_PARANOIA))


@EVENT.of(Event.FISHERMEN_OF_LOOC)
def fishermen_of_looc(t: Onoda) -> Script[None]:  # 47
    """The rifle is exhausted, or an alert check tells."""
    deed = yield from choose_worse(t, cards_of(Deed.EXHAUST_RIFLE, Deed.ALERT_CHECK))
    if deed == Deed.ALERT_CHECK:
        before = t.in_check
        passed = yield from alert_check(t, Check.EVENT)
        if passed:
            draw_food(t, 1)
        else:
            yield from exhaust_comrade(t)
        yield from end_alert_check(t, before, passed)


@EVENT.of(Event.TYPHOON)
def typhoon(t: Onoda) -> Script[None]:  # 48
    """The camouflage suffers, or health; Binacas and Ago calm down."""
    yield from choose_worse(t, cards_of(Deed.EXHAUST_CAMOUFLAGE, Deed.LOSE_ONE_HEALTH))
    remove_alert(t, Region.BINACAS, 1)
    remove_alert(t, Region.AGO, 1)


@EVENT.of(Event.RUST)
def rust(t: Onoda) -> Script[None]:  # 49
    """Any item is exhausted, or health is lost."""
    yield from choose_worse(t, cards_of(Deed.EXHAUST_ANY_ITEM, Deed.LOSE_ONE_HEALTH))


@EVENT.of(Event.QUARREL)
def quarrel(t: Onoda) -> Script[None]:  # 50
    """A comrade is exhausted, or paranoia rises, if there is a comrade in camp."""
    if len(in_camp(t)) > 0:
        yield from choose_worse(t, cards_of(Deed.EXHAUST_COMRADE, Deed.GAIN_PARANOIA))
    else:
        emit(t, Log.NO_EFFECT, Event.QUARREL)


@EVENT.of(Event.TRANSISTOR_RADIO)
def transistor_radio(t: Onoda) -> Script[None]:  # 51
    """The radio is restored; alert rises here."""
    restore_item(t, Item.RADIO)
    yield from place_alert(t, t.at, 1)


@EVENT.of(Event.BATTERIES)
def batteries(t: Onoda) -> Script[None]:  # 52
    """An alert check: any item is restored, or alert rises here."""
    before = t.in_check
    passed = yield from alert_check(t, Check.EVENT)
    if passed:
        yield from restore_any_item(t)
    else:
        yield from place_alert(t, t.at, 1)
    yield from end_alert_check(t, before, passed)
