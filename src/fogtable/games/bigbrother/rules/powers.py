"""The powers of the districts (BB-4.27, specification 7.2)."""

from __future__ import annotations

from fogtable.core.rules import Ask, Rules, Script, Scripts, Secret, emit
from fogtable.games.bigbrother.city import DISTRICT_OF, HOSPITALS
from fogtable.games.bigbrother.components import BIG_BROTHER, District, Number, Once
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions_targets import ChooseHospital, DrawFrom, RemoveDirective, TransferPoliceman
from fogtable.games.bigbrother.rules.chart import figure_cells, figures_on
from fogtable.games.bigbrother.rules.counters import change_authority, lose_will, may_pay_will
from fogtable.games.bigbrother.rules.decks import decks_to_draw
from fogtable.games.bigbrother.rules.draws import draw_cards
from fogtable.games.bigbrother.rules.hidden_orders import discard_active
from fogtable.games.bigbrother.rules.lasting import belly_of_the_beast, doublethink
from fogtable.games.bigbrother.rules.orders import copy_of, names_of
from fogtable.games.bigbrother.rules.police import to_hospital
from fogtable.games.bigbrother.state import BigBrother

COST = [Number.POWER_PEACE, Number.POWER_TRUTH, Number.POWER_PLENTY, Number.POWER_LOVE]
"""The number that says what each district's power costs."""


def may_use_power(t: BigBrother, p: int) -> bool:  # BB-4.27, BB-1.4, BB-1.8
    """Tell whether the power of the own cell's district can be paid and would change anything."""
    district = DISTRICT_OF[t.at[p]]
    return may_pay_will(t, p, power_cost(t, p, district)) and LEGAL[district](t)


def power_cost(t: BigBrother, p: int, district: int) -> int:  # Doublethink Lessons, Belly of the Beast
    """Return what a power costs in will."""
    return max(0, full_cost(t, district) - belly_of_the_beast(t, p))


def full_cost(t: BigBrother, district: int) -> int:  # Doublethink Lessons
    """Return what a power costs without a goal's bonus."""
    return t.numbers[COST[district]] + doublethink(t)


def use_power(t: BigBrother, p: int) -> Script[None]:  # BB-4.27, D-POWER
    """Pay the will and use the power of the own cell's district."""
    district = DISTRICT_OF[t.at[p]]
    cost = power_cost(t, p, district)
    if belly_of_the_beast(t, p) > 0:
        t.once[p] += Once.BELLY
    emit(t, Log.USES_POWER, p, district)
    if cost > 0:
        yield from lose_will(t, p, cost)
    yield from POWER[district](t, p)


def always(t: BigBrother) -> bool:
    """Authority can fall as long as the game lasts."""
    return True


LEGAL = Rules(District, always)
"""Whether a power would change anything: ``(t)``."""
POWER = Scripts(District)
"""What each power does: ``(t, p)``."""


@LEGAL.of(District.PEACE)
def someone_to_transfer(t: BigBrother) -> bool:
    """Tell whether a policeman is visible."""
    return len(figure_cells(t)) > 0


@POWER.of(District.PEACE)
def transfer_order(t: BigBrother, p: int) -> Script[None]:  # Transfer Order
    """Big Brother puts a visible policeman, whom the player names by his cell, hidden into a hospital."""
    cell = yield Ask(p, TransferPoliceman, figure_cells(t))
    emit(t, Log.TRANSFERRED, cell)
    hospital = yield Secret(BIG_BROTHER, ChooseHospital, HOSPITALS)
    for figure in figures_on(t, cell):
        to_hospital(t, figure, hospital)
        return


@LEGAL.of(District.TRUTH)
def something_to_correct(t: BigBrother) -> bool:
    """Tell whether an active directive lies on the board."""
    return len(t.active) > 0


@POWER.of(District.TRUTH)
def corrected_record(t: BigBrother, p: int) -> Script[None]:  # Corrected Record
    """Discard an active directive."""
    _, order = yield Ask(p, RemoveDirective, RemoveDirective.ACTIVE(names_of(t.active)))
    discard_active(t, copy_of(t.active, order))


@LEGAL.of(District.PLENTY)
def something_to_draw(t: BigBrother) -> bool:
    """Tell whether a deck can give a card."""
    return len(decks_to_draw(t)) > 0


@POWER.of(District.PLENTY)
def surplus_goods(t: BigBrother, p: int) -> Script[None]:  # Surplus Goods
    """Draw 2 cards from one deck."""
    deck = yield Ask(p, DrawFrom, decks_to_draw(t))
    yield from draw_cards(t, p, deck, 2)


@POWER.of(District.LOVE)
def crack_in_the_wall(t: BigBrother, p: int) -> Script[None]:  # Crack in the Wall
    """Authority -1."""
    yield from change_authority(t, -1)
