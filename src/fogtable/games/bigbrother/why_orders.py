"""Why an answer is not offered to Big Brother: directives, purchases, steps; where pieces go."""

from __future__ import annotations

from typing import Any

from fogtable.core.declarations.reasons import Reason
from fogtable.core.rules import NONE
from fogtable.games.bigbrother.city import HOSPITALS, PRISON, SAFE_HOUSE
from fogtable.games.bigbrother.components import ACTIVE, CAMERAS, HIDDEN, POSTERS, UPKEEP, Number, Order
from fogtable.games.bigbrother.questions import Command, Upkeep
from fogtable.games.bigbrother.questions_targets import HirePoliceman, PlaceCamera, PlacePoster, StepPoliceman
from fogtable.games.bigbrother.reasons import WhyNot
from fogtable.games.bigbrother.rules.chart import camera_sites, poster_sites, ways_for_police
from fogtable.games.bigbrother.rules.directives import has_room
from fogtable.games.bigbrother.rules.measures import LEGAL, PLENTY
from fogtable.games.bigbrother.rules.orders import names_of
from fogtable.games.bigbrother.rules.patrol import police_in_town, step_limit, steppers
from fogtable.games.bigbrother.rules.police import place_of, steps_of, supply_police
from fogtable.games.bigbrother.rules.regime import (
    OFFICES,
    can_buy_camera,
    can_buy_fence,
    can_buy_poster,
    can_strengthen,
    hire_sites,
    poster_price,
    price_of,
    step_price,
)
from fogtable.games.bigbrother.why import WHY, everywhere

__all__ = ["WHY"]


def price(t: Any, needed: int) -> Reason | None:
    """What something costs, as long as resources have not come down to nothing this round."""
    if can_strengthen(t, needed):
        return None
    return WhyNot.SPENT_OUT() if t.spent_out else WhyNot.RESOURCES(needed, t.resources)


# -- directives -------------------------------------------------------------------------------------------------------

UNMET = {
    Order.RAID: WhyNot.NO_POLICE(),
    Order.NIGHT_PATROL: WhyNot.NO_POLICE(),
    Order.HOUSE_SEARCH: WhyNot.NOBODY_TO_SEARCH(),
    Order.DENUNCIATION: WhyNot.NOBODY_HOLDS(1),
    Order.RATION_CUT: WhyNot.NOBODY_HOLDS(PLENTY),
    Order.INTERROGATION: WhyNot.NOBODY_DETAINED(),
    Order.ROOM_101: WhyNot.NOBODY_DETAINED(),
    Order.VAPORISATION: WhyNot.NO_ALLIES(),
    Order.REINFORCEMENTS: WhyNot.NO_POLICE_LEFT(),
    Order.TELESCREENS: WhyNot.NO_SITE(),
    Order.CORDON: WhyNot.NO_SITE(),
    Order.POSTER_CAMPAIGN: WhyNot.NO_SITE(),
    Order.SWEEP: WhyNot.NOTHING_TO_SWEEP(),
    Order.OVERFULFILLED_PLAN: WhyNot.MAXIMUM_REACHED(),
    Order.NEW_DEPARTMENT: WhyNot.SLOT_OPEN(),
    Order.REWRITING: WhyNot.NOTHING_DISCARDED(),
    Order.VICTORY_BULLETIN: WhyNot.NO_EVENT(),
}
"""What is missing where a directive would change nothing."""


@WHY.of(Command.PLAY, among=lambda t, p: names_of(t.directive_hand))
def directive(t: Any, p: int, order: int) -> Reason | None:
    """Its price, a slot of its kind, and something that it changes."""
    if (why := price(t, price_of(t, order))) is not None:
        return why
    if not has_room(t, order):
        return WhyNot.NO_ACTIVE_SLOT() if order in ACTIVE else WhyNot.NO_HIDDEN_SLOT()
    return None if order in HIDDEN or LEGAL[order](t) else UNMET.get(order, WhyNot.CHANGES_NOTHING())


@WHY.of(Upkeep.PAY, among=lambda t, p: names_of(t.active), otherwise=WhyNot.NOT_YET())
def upkeep(t: Any, p: int, order: int) -> Reason | None:
    """What an active directive costs each round; they are paid one after another."""
    return None if t.resources >= UPKEEP[order] else WhyNot.RESOURCES(UPKEEP[order], t.resources)


# -- what can be bought -----------------------------------------------------------------------------------------------


@WHY.of(Command.CAMERA)
def camera(t: Any, p: int) -> Reason | None:
    """The price, and somewhere to put it."""
    return None if can_buy_camera(t) else price(t, t.numbers[Number.COST_CAMERA]) or WhyNot.NO_SITE()


@WHY.of(Command.FENCE)
def fence(t: Any, p: int) -> Reason | None:
    """The price, and somewhere to put it."""
    return None if can_buy_fence(t) else price(t, t.numbers[Number.COST_FENCE]) or WhyNot.NO_SITE()


@WHY.of(Command.POSTER)
def poster(t: Any, p: int) -> Reason | None:
    """The price, and somewhere to put it."""
    return None if can_buy_poster(t) else price(t, poster_price(t)) or WhyNot.NO_SITE()


@WHY.of(Command.HIRE)
def hire(t: Any, p: int) -> Reason | None:
    """Somebody to hire, and the lower of the two prices."""
    if len(hire_sites(t)) > 0:
        return None
    least = min(t.numbers[Number.COST_HIRE_HOSPITAL], t.numbers[Number.COST_HIRE_OFFICE])
    return WhyNot.NO_POLICE_LEFT() if supply_police(t) == 0 else price(t, least)


@WHY.of(HirePoliceman.CHOOSE, among=lambda t, p: HOSPITALS | OFFICES)
def hire_at(t: Any, p: int, cell: int) -> Reason | None:
    """The price of a hospital, or of an office."""
    return price(t, t.numbers[Number.COST_HIRE_HOSPITAL if cell in HOSPITALS else Number.COST_HIRE_OFFICE])


@WHY.of(Command.STEP, among=lambda t, p: police_in_town(t), otherwise=WhyNot.ALIKE())
def paid_step(t: Any, p: int, who: int) -> Reason | None:
    """The price, and a step that this policeman may still make; of several alike one stands for all."""
    if who in steppers(t):
        return None
    if (why := price(t, step_price(t))) is not None:
        return why
    return WhyNot.STEPS_MADE(step_limit(t)) if steps_of(t, who) >= step_limit(t) else None


# -- where things go --------------------------------------------------------------------------------------------------


@WHY.of(StepPoliceman.TO, among=everywhere)
def step_to(t: Any, p: int, cell: int) -> Reason | None:
    """A neighbouring cell; the Safe House is none."""
    if t.mover == NONE or cell in ways_for_police(place_of(t, t.mover)):
        return None
    return WhyNot.SAFE_THERE() if cell == SAFE_HOUSE else WhyNot.NO_STEP_THERE()


@WHY.of(PlaceCamera.CHOOSE, among=everywhere, otherwise=WhyNot.OTHER_PLACE())
def camera_at(t: Any, p: int, cell: int) -> Reason | None:
    """A cell without one."""
    if cell in camera_sites(t):
        return None
    if len(t.cameras) >= CAMERAS:
        return WhyNot.SUPPLY_EMPTY()
    return WhyNot.CAMERA_THERE() if cell in t.cameras else WhyNot.SAFE_THERE()


@WHY.of(PlacePoster.CHOOSE, among=everywhere, otherwise=WhyNot.OTHER_PLACE())
def poster_at(t: Any, p: int, cell: int) -> Reason | None:
    """A cell without one, of either kind."""
    if cell in poster_sites(t):
        return None
    if len(t.posters) >= POSTERS:
        return WhyNot.SUPPLY_EMPTY()
    return WhyNot.SAFE_THERE() if cell in (SAFE_HOUSE, PRISON) else WhyNot.POSTER_THERE()
