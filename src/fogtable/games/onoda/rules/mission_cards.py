"""The 12 missions: what each gives and what a failure costs (specification 7.3)."""

from __future__ import annotations

from fogtable.core.rules import Script, Scripts
from fogtable.games.onoda.components import Item, Mission
from fogtable.games.onoda.rules.camp import restore_any_item, restore_comrade, restore_item
from fogtable.games.onoda.rules.checks import gain_paranoia, lose_health, place_alert
from fogtable.games.onoda.rules.counters import gain_health, gain_honor, lose_paranoia
from fogtable.games.onoda.rules.tokens import draw_food
from fogtable.games.onoda.state import Onoda

SUCCESS = Scripts(Mission, Mission.ALL)
FAILURE = Scripts(Mission, Mission.ALL)


# -- success ----------------------------------------------------------------------------------------------------------


@SUCCESS.of(Mission.THE_PIER)
def the_pier(t: Onoda) -> None:  # 1
    """Honor, calm, the uniform restored."""
    gain_honor(t, 1)
    lose_paranoia(t, 1)
    restore_item(t, Item.UNIFORM)


@SUCCESS.of(Mission.THE_AIRSTRIP)
def the_airstrip(t: Onoda) -> Script[None]:  # 2
    """Honor, a comrade restored, the radio restored."""
    gain_honor(t, 1)
    yield from restore_comrade(t)
    restore_item(t, Item.RADIO)


@SUCCESS.of(Mission.THE_HIDEOUT)
def the_hideout(t: Onoda) -> Script[None]:  # 3
    """Honor, calm, a comrade restored, the rifle restored."""
    gain_honor(t, 1)
    lose_paranoia(t, 1)
    yield from restore_comrade(t)
    restore_item(t, Item.RIFLE)


@SUCCESS.of(Mission.THE_RADAR_BASE)
def the_radar_base(t: Onoda) -> Script[None]:  # 4
    """Honor, calm, any item restored."""
    gain_honor(t, 1)
    lose_paranoia(t, 1)
    yield from restore_any_item(t)


@SUCCESS.of(Mission.THE_AMBUSH)
def the_ambush(t: Onoda) -> None:  # 5
    """Honor, 1 food token, the rifle restored."""
    gain_honor(t, 1)
    draw_food(t, 1)
    restore_item(t, Item.RIFLE)


@SUCCESS.of(Mission.WATCHING_THE_STRAIT)
def watching_the_strait(t: Onoda) -> None:  # 6
    """Honor, calm, the radio restored."""
    gain_honor(t, 1)
    lose_paranoia(t, 1)
    restore_item(t, Item.RADIO)


@SUCCESS.of(Mission.FARMERS)
def farmers(t: Onoda) -> None:  # 7
    """Honor, 2 food tokens, the uniform restored."""
    gain_honor(t, 1)
    draw_food(t, 2)
    restore_item(t, Item.UNIFORM)


@SUCCESS.of(Mission.HARVEST_AT_LOOC, Mission.COCONUT_GROVE)
def harvest_at_looc_or_coconut_grove(t: Onoda) -> Script[None]:  # 8, 12
    """Honor, 1 food token, a comrade restored."""
    gain_honor(t, 1)
    draw_food(t, 1)
    yield from restore_comrade(t)


@SUCCESS.of(Mission.NIGHT_AT_THE_PORT)
def night_at_the_port(t: Onoda) -> None:  # 9
    """Honor, 1 food token, health."""
    gain_honor(t, 1)
    draw_food(t, 1)
    gain_health(t, 1)


@SUCCESS.of(Mission.CATTLE)
def cattle(t: Onoda) -> Script[None]:  # 10
    """Honor, 2 food tokens, a comrade restored."""
    gain_honor(t, 1)
    draw_food(t, 2)
    yield from restore_comrade(t)


@SUCCESS.of(Mission.BAMBOO_AND_VINES)
def bamboo_and_vines(t: Onoda) -> Script[None]:  # 11
    """Honor, health, a comrade restored."""
    gain_honor(t, 1)
    gain_health(t, 1)
    yield from restore_comrade(t)


# -- failure ----------------------------------------------------------------------------------------------------------


@FAILURE.of(Mission.THE_PIER)
def lose_two_health(t: Onoda) -> Script[None]:  # 1
    """Lose 2 health."""
    yield from lose_health(t, 2)


@FAILURE.of(Mission.THE_AIRSTRIP)
def be_chased_and_hurt(t: Onoda) -> Script[None]:  # 2
    """Alert rises here, then 1 health is lost."""
    yield from place_alert(t, t.at, 1)
    yield from lose_health(t, 1)


@FAILURE.of(Mission.THE_HIDEOUT, Mission.WATCHING_THE_STRAIT)
def doubt_twice(t: Onoda) -> Script[None]:  # 3, 6
    """Gain 2 paranoia."""
    yield from gain_paranoia(t, 2)


@FAILURE.of(Mission.THE_RADAR_BASE)
def doubt_and_be_chased(t: Onoda) -> Script[None]:  # 4
    """Gain 1 paranoia, then alert rises here."""
    yield from gain_paranoia(t, 1)
    yield from place_alert(t, t.at, 1)


@FAILURE.of(Mission.THE_AMBUSH)
def lose_one_health(t: Onoda) -> Script[None]:  # 5
    """Lose 1 health."""
    yield from lose_health(t, 1)


@FAILURE.of(Mission.FARMERS, Mission.CATTLE)
def be_hurt_and_chased(t: Onoda) -> Script[None]:  # 7, 10
    """Lose 1 health, then alert rises here."""
    yield from lose_health(t, 1)
    yield from place_alert(t, t.at, 1)


@FAILURE.of(Mission.HARVEST_AT_LOOC, Mission.BAMBOO_AND_VINES, Mission.COCONUT_GROVE)
def doubt(t: Onoda) -> Script[None]:  # 8, 11, 12
    """Gain 1 paranoia."""
    yield from gain_paranoia(t, 1)


@FAILURE.of(Mission.NIGHT_AT_THE_PORT)
def be_hurt_and_doubt(t: Onoda) -> Script[None]:  # 9
    """Lose 1 health, then gain 1 paranoia."""
    yield from lose_health(t, 1)
    yield from gain_paranoia(t, 1)
