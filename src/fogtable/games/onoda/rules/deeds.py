"""Effects beside an OR: which of them can be done, and the choice between them (ON-17.4, ON-17.5, ON-17.12)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Rules, Script, Scripts, emit
from fogtable.games.onoda.components import ITEM_OF, Comrade, Deed
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.questions import ChooseDeed
from fogtable.games.onoda.rules.camp import exhaust_any_item, exhaust_item, in_camp, restore_comrade
from fogtable.games.onoda.rules.checks import gain_paranoia, lose_health
from fogtable.games.onoda.rules.squad import exhaust_comrade, exhaust_named
from fogtable.games.onoda.rules.tokens import draw_food, drawable, lose_food
from fogtable.games.onoda.state import Onoda


def choose_better(t: Onoda, deeds: Cards) -> Script[int]:  # OR+, ON-17.4
    """Let the player choose among favourable effects that can be done in full, and do it. ``NONE`` if there is none."""
    deed = yield from do_one_of(t, in_full(t, deeds))
    return deed


def choose_worse(t: Onoda, deeds: Cards) -> Script[int]:  # OR-, ON-17.5
    """Let the player choose among unfavourable effects: those that can be done in full, else what can be done most."""
    found = in_full(t, deeds)
    if len(found) == 0:
        found = deeds & HALF  # health is 1 then: nothing else on the cards can be done in part
    deed = yield from do_one_of(t, found)
    return deed


def in_full(t: Onoda, deeds: Cards) -> Cards:  # ON-17.12
    """Return those of these effects that can be done in full."""
    found = EMPTY
    for deed in deeds:
        if possible(t, deed):
            found += deed
    return found


def do_one_of(t: Onoda, deeds: Cards) -> Script[int]:
    """Ask for one of these effects and carry it out; checks are left to the card."""
    if len(deeds) == 0:
        emit(t, Log.NOTHING_POSSIBLE)
        return NONE
    deed: int = yield Ask(0, ChooseDeed, deeds)
    if ITEM_OF[deed] != NONE:
        exhaust_item(t, ITEM_OF[deed])
    else:
        yield from DO[deed](t)
    return deed


# -- what can be done in full -----------------------------------------------------------------------------------------


def possible(t: Onoda, deed: int) -> bool:  # ON-17.8
    """Tell whether an effect can be done in full; an item can be exhausted once."""
    return ITEM_OF[deed] in t.items if ITEM_OF[deed] != NONE else POSSIBLE[deed](t)


def always(t: Onoda) -> bool:
    """A check can always be made, paranoia always be gained, and 1 health is always there to lose."""
    return True


HALF = EMPTY + Deed.LOSE_TWO_HEALTH
POSSIBLE = Rules(Deed, always)
DO = Scripts(Deed)


@POSSIBLE.of(Deed.EXHAUST_ANY_ITEM)
def an_item_is_active(t: Onoda) -> bool:  # ON-17.10
    """Some item must be active."""
    return len(t.items) > 0


@POSSIBLE.of(Deed.EXHAUST_COMRADE)
def a_comrade_is_in_camp(t: Onoda) -> bool:  # ON-17.6
    """An exhausted comrade will do: he leaves."""
    return len(in_camp(t)) > 0


@POSSIBLE.of(Deed.EXHAUST_SHIMADA)
def shimada_is_active(t: Onoda) -> bool:  # ON-17.7
    """Shimada must be in camp, active."""
    return Comrade.SHIMADA in t.comrades


@POSSIBLE.of(Deed.EXHAUST_AKATSU)
def akatsu_is_active(t: Onoda) -> bool:  # ON-17.7
    """Akatsu must be in camp, active."""
    return Comrade.AKATSU in t.comrades


@POSSIBLE.of(Deed.LOSE_TWO_HEALTH)
def two_health(t: Onoda) -> bool:
    """Losing 2 health needs 2."""
    return t.health >= 2


@POSSIBLE.of(Deed.LOSE_FOOD)
def food_is_in_camp(t: Onoda) -> bool:
    """Losing a food token needs one."""
    return len(t.camp) > 0


@POSSIBLE.of(Deed.DRAW_FOOD)
def a_token_is_left(t: Onoda) -> bool:  # ON-3.14
    """Drawing a food token needs one that can be drawn."""
    return len(drawable(t)) > 0


@POSSIBLE.of(Deed.RESTORE_COMRADE)
def a_comrade_is_exhausted(t: Onoda) -> bool:  # ON-17.9
    """Restoring a comrade needs an exhausted one."""
    return len(t.exhausted) > 0


# -- doing it ---------------------------------------------------------------------------------------------------------


@DO.of(Deed.EXHAUST_ANY_ITEM)
def exhaust_some_item(t: Onoda) -> Script[None]:
    """Exhaust an item of the player's choice."""
    yield from exhaust_any_item(t)


@DO.of(Deed.EXHAUST_COMRADE)
def exhaust_some_comrade(t: Onoda) -> Script[None]:
    """Exhaust a comrade of the player's choice."""
    yield from exhaust_comrade(t)


@DO.of(Deed.EXHAUST_SHIMADA)
def exhaust_shimada(t: Onoda) -> Script[None]:
    """Exhaust Shimada."""
    yield from exhaust_named(t, Comrade.SHIMADA)


@DO.of(Deed.EXHAUST_AKATSU)
def exhaust_akatsu(t: Onoda) -> Script[None]:
    """Exhaust Akatsu."""
    yield from exhaust_named(t, Comrade.AKATSU)


@DO.of(Deed.LOSE_ONE_HEALTH)
def lose_one_health(t: Onoda) -> Script[None]:
    """Lose 1 health."""
    yield from lose_health(t, 1)


@DO.of(Deed.LOSE_TWO_HEALTH)
def lose_two_health(t: Onoda) -> Script[None]:
    """Lose 2 health."""
    yield from lose_health(t, 2)


@DO.of(Deed.GAIN_PARANOIA)
def gain_one_paranoia(t: Onoda) -> Script[None]:
    """Gain 1 paranoia."""
    yield from gain_paranoia(t, 1)


@DO.of(Deed.LOSE_FOOD)
def lose_one_food(t: Onoda) -> Script[None]:
    """Lose 1 food token."""
    yield from lose_food(t)


@DO.of(Deed.PARANOIA_CHECK, Deed.ALERT_CHECK)
def check_follows(t: Onoda) -> None:
    """The card goes on with its check."""


@DO.of(Deed.DRAW_FOOD)
def draw_one_food(t: Onoda) -> None:
    """Draw 1 food token."""
    draw_food(t, 1)


@DO.of(Deed.RESTORE_COMRADE)
def restore_some_comrade(t: Onoda) -> Script[None]:
    """Restore a comrade of the player's choice."""
    yield from restore_comrade(t)
