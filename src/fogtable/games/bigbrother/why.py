"""Why an answer is not offered in 1984: actions and cards of the opposition. Big Brother's are in why_orders.py."""

from __future__ import annotations

from typing import Any

from fogtable.core.declarations.reasons import Reason, Why
from fogtable.core.rules import EMPTY, NONE, Cards
from fogtable.games.bigbrother.city import DISTRICT_OF, NEAR, PRISON, SEARCH_DECK, STATION_AT, STATION_CELLS
from fogtable.games.bigbrother.components import (
    ALLIES,
    CLASH_CARDS,
    FREE_PLAYS,
    SPECIAL,
    TICKETS_HELD,
    Cell,
    Character,
    District,
    Kind,
    Once,
)
from fogtable.games.bigbrother.questions import Act, LaySupport, Ride, TakeStep, Trade
from fogtable.games.bigbrother.questions_targets import BreakCamera, PaintCell
from fogtable.games.bigbrother.reasons import WhyNot
from fogtable.games.bigbrother.rules.actions import may_move, search_decks
from fogtable.games.bigbrother.rules.characters import (
    careless,
    charm_targets,
    educated,
    hope_targets,
    is_unperson,
    is_weak,
    watchful,
)
from fogtable.games.bigbrother.rules.chart import fenced_ways, free_stash, open_ways, stashes_on
from fogtable.games.bigbrother.rules.counters import may_gain_will, may_pay_will, ready
from fogtable.games.bigbrother.rules.decks import kinds_in
from fogtable.games.bigbrother.rules.exchange import may_exchange, partners
from fogtable.games.bigbrother.rules.free_cards import courier_ready, has_use
from fogtable.games.bigbrother.rules.lasting import empty_shops, has_courier, influenza, power_cut
from fogtable.games.bigbrother.rules.monorail import fare, full_fare, full_fare_rides, may_take_monorail, rides
from fogtable.games.bigbrother.rules.moving import inspire_targets
from fogtable.games.bigbrother.rules.powers import LEGAL as POWER_LEGAL
from fogtable.games.bigbrother.rules.powers import may_use_power, power_cost
from fogtable.games.bigbrother.rules.special_cards import LEGAL as SPECIAL_LEGAL
from fogtable.games.bigbrother.rules.special_cards import to_paint
from fogtable.games.bigbrother.rules.stashes import may_place_stash, may_take_stash
from fogtable.games.bigbrother.rules.vandalism import breakable

WHY = Why(WhyNot)


def everywhere(t: Any, p: int) -> Cards:
    """All cells of the map."""
    return Cell.ALL


def others(t: Any, p: int) -> Cards:
    """The other oppositionists."""
    found = EMPTY
    for q in t.opposition:
        if q != p:
            found += q
    return found


def no_action(t: Any, p: int) -> Reason | None:
    """An action of the own turn has to be left; a granted one is."""
    return WhyNot.NO_ACTIONS() if t.turn_of == p and t.actions[p] == 0 else None


def absent(t: Any, q: int) -> Reason | None:
    """Who has fallen, or sits out a turn, takes no part."""
    if q in ready(t):
        return None
    return WhyNot.FALLEN(q) if t.will[q] == 0 else WhyNot.SKIPS(q)


# -- actions ----------------------------------------------------------------------------------------------------------


@WHY.of(Act.MOVE, otherwise=WhyNot.ON_THE_WAY())
def move(t: Any, p: int) -> Reason | None:
    """A way out; in the middle of a Move another one is no action."""
    if (why := no_action(t, p)) or may_move(t, p):
        return why
    return WhyNot.FENCED_IN() if len(open_ways(t, t.at[p])) == 0 else WhyNot.WORN_OUT()


@WHY.of(Act.MONORAIL)
def monorail(t: Any, p: int) -> Reason | None:
    """A station, and a ticket to take or a ride to pay for."""
    if (why := no_action(t, p)) or may_take_monorail(t, p):
        return why
    if STATION_AT[t.at[p]] == NONE:
        return WhyNot.NO_STATION()
    return WhyNot.POWER_CUT() if power_cut(t) else WhyNot.NO_TICKET()


@WHY.of(Act.INSPIRE, among=others)
def inspire(t: Any, p: int, q: int) -> Reason | None:
    """Nobody careless; who has had his turn needs a way."""
    if (why := no_action(t, p)) or q in inspire_targets(t, p):
        return why
    if careless(t, p):
        return WhyNot.CARELESS(p)
    return absent(t, q) or (WhyNot.CARELESS(q) if careless(t, q) else WhyNot.FENCED_IN())


@WHY.of(Act.SEARCH)
def search(t: Any, p: int) -> Reason | None:
    """A cell with a deck, and a card in it."""
    if (why := no_action(t, p)) or len(search_decks(t, p)) > 0:
        return why
    if SEARCH_DECK[t.at[p]] == NONE:
        return WhyNot.NOTHING_TO_SEARCH()
    if is_unperson(t, p):
        return WhyNot.UNPERSON()
    if empty_shops(t, p):
        return WhyNot.SHORTAGES()
    return WhyNot.DECK_EMPTY()


@WHY.of(Act.PLACE_STASH)
def place_stash(t: Any, p: int) -> Reason | None:
    """A card, a free cell, a token."""
    if (why := no_action(t, p)) or may_place_stash(t, p):
        return why
    if len(t.hand[p]) == 0:
        return WhyNot.NO_CARDS()
    if t.at[p] == PRISON:
        return WhyNot.IN_PRISON()
    return WhyNot.STASH_HERE() if free_stash(t) != NONE or len(stashes_on(t, t.at[p])) > 0 else WhyNot.NO_STASH_LEFT()


@WHY.of(Act.TAKE_STASH)
def take_stash(t: Any, p: int) -> Reason | None:
    """A stash here."""
    return no_action(t, p) or (None if may_take_stash(t, p) else WhyNot.NO_STASH_HERE())


@WHY.of(Act.POWER)
def power(t: Any, p: int) -> Reason | None:
    """The will that the power costs, one more to stay, and something to do."""
    if (why := no_action(t, p)) or may_use_power(t, p):
        return why
    district = DISTRICT_OF[t.at[p]]
    cost = power_cost(t, p, district)
    if not may_pay_will(t, p, cost):
        return WhyNot.WILL(cost + 1, t.will[p])
    assert not POWER_LEGAL[district](t)
    if district == District.PEACE:
        return WhyNot.NO_POLICE_SEEN()
    return WhyNot.NO_ACTIVE_DIRECTIVE() if district == District.TRUTH else WhyNot.DECK_EMPTY()


@WHY.of(Act.EXCHANGE)
def exchange(t: Any, p: int) -> Reason | None:
    """Somebody here, and something to give."""
    if (why := no_action(t, p)) or may_exchange(t, p):
        return why
    if Once.EXCHANGE in t.once[p]:
        return WhyNot.EXCHANGED()
    if careless(t, p):
        return WhyNot.CARELESS(p)
    return WhyNot.NOBODY_HERE() if len(partners(t, p)) == 0 else WhyNot.NOTHING_TO_GIVE()


@WHY.of(Trade.WITH, among=others, otherwise=WhyNot.PARTNER_CHOSEN())
def trade_with(t: Any, p: int, q: int) -> Reason | None:
    """Somebody here who may trade."""
    if q in partners(t, p):
        return None
    return absent(t, q) or (WhyNot.CARELESS(q) if careless(t, q) else WhyNot.NOT_HERE(q))


@WHY.of(Act.BREAK_CAMERA)
def break_camera(t: Any, p: int) -> Reason | None:
    """A camera within reach."""
    return no_action(t, p) or (None if len(breakable(t, p)) > 0 else WhyNot.NO_CAMERA_HERE())


@WHY.of(Act.DISMANTLE_FENCE)
def dismantle_fence(t: Any, p: int) -> Reason | None:
    """A fence at the own cell."""
    return no_action(t, p) or (None if len(fenced_ways(t, t.at[p])) > 0 else WhyNot.NO_FENCE_HERE())


@WHY.of(Act.TEAR_POSTER)
def tear_poster(t: Any, p: int) -> Reason | None:
    """A poster on the own cell."""
    return no_action(t, p) or (None if t.at[p] in t.posters else WhyNot.NO_POSTER_HERE())


# -- abilities --------------------------------------------------------------------------------------------------------


def spent(t: Any, p: int, one_time: bool) -> Reason | None:
    """The ability has been used, or another one this turn."""
    if one_time and t.one_time_used[p]:
        return WhyNot.ONE_TIME_USED()
    used = Once.ABILITY in t.once[p] or (not one_time and Once.PERMANENT in t.once[p])
    return WhyNot.ABILITY_USED() if used else None


def those_of(character: int) -> Any:
    """The other oppositionists, if this is the character of the player."""
    return lambda t, p: others(t, p) if t.character[p] == character else EMPTY


@WHY.of(Act.CHARM, among=those_of(Character.OBRIEN))
def charm(t: Any, p: int, q: int) -> Reason | None:
    """O'Brien's gift of an action."""
    if (why := no_action(t, p)) or q in charm_targets(t, p):
        return why
    if is_weak(t, p, Character.OBRIEN, 2):
        return WhyNot.OLD_HABITS()
    return spent(t, p, False) or absent(t, q)


@WHY.of(Act.VIGILANCE, only=lambda t, p: t.character[p] == Character.SYME)
def vigilance(t: Any, p: int) -> Reason | None:
    """Syme's ear for policemen."""
    return no_action(t, p) or (None if watchful(t, p) else spent(t, p, False))


@WHY.of(Act.COLLEAGUE, only=lambda t, p: t.character[p] == Character.SYME)
def colleague(t: Any, p: int) -> Reason | None:
    """Syme's way with a directive."""
    return no_action(t, p) or (None if educated(t, p) else spent(t, p, True) or WhyNot.NO_DIRECTIVE())


@WHY.of(Act.HOPE, among=lambda t, p: others(t, p) + p if t.character[p] == Character.WINSTON else EMPTY)
def hope(t: Any, p: int, q: int) -> Reason | None:
    """Winston's comfort, for somebody near who has lost will."""
    if (why := no_action(t, p)) or q in hope_targets(t, p):
        return why
    if (why := spent(t, p, True) or absent(t, q)) is not None:
        return why
    near = t.at[q] == t.at[p] or t.at[q] in NEAR[t.at[p]]
    return no_will_to_gain(t, q) if near else WhyNot.NOT_NEAR(q)


def no_will_to_gain(t: Any, q: int) -> Reason:
    """Why somebody gains no will."""
    assert not may_gain_will(t, q)
    return WhyNot.INFLUENZA() if influenza(t) else WhyNot.WILL_FULL(q)


# -- cards ------------------------------------------------------------------------------------------------------------


def kinds(t: Any, p: int) -> Cards:
    """The kinds in the own hand."""
    return kinds_in(t.hand[p]) if p in t.opposition else EMPTY


def special_kinds(t: Any, p: int) -> Cards:
    """The kinds at hand that are played as an action; the nurse once she is in play."""
    return ((kinds(t, p) - Kind.NURSE) | (kinds_in(t.allies[p]) & (EMPTY + Kind.NURSE))) & SPECIAL


UNMET = {
    Kind.THE_BOOK: WhyNot.HOME_DISTRICT(),
    Kind.PAPERWEIGHT: WhyNot.NOBODY_TO_HEAL(),
    Kind.NURSE: WhyNot.NOBODY_TO_HEAL(),
    Kind.LEAFLETS: WhyNot.NO_ROOM_FOR_POSTER(),
    Kind.PAINT: WhyNot.NOTHING_TO_PAINT(),
    Kind.MINUTES: WhyNot.NO_DIRECTIVES_HELD(),
    Kind.INTERCEPT: WhyNot.NO_DIRECTIVE(),
}
"""What is missing where the condition of a special card is not met."""


@WHY.of(Act.CARD, among=special_kinds)
def special_card(t: Any, p: int, kind: int) -> Reason | None:
    """An action, and what the card needs."""
    return no_action(t, p) or (None if SPECIAL_LEGAL[kind](t, p) else UNMET.get(kind, WhyNot.CHANGES_NOTHING()))


def free_kinds(t: Any, p: int) -> Cards:
    """The kinds in hand that are played between actions."""
    return kinds(t, p) & (ALLIES | FREE_PLAYS)


def free_card(t: Any, p: int, kind: int) -> Reason | None:
    """What a tool needs; allies need nothing."""
    if kind in ALLIES or has_use(t, p, kind):
        return None
    if kind == Kind.CROWBAR:
        return WhyNot.NO_FENCE_HERE()
    if kind == Kind.SEASON_TICKET:
        return WhyNot.TICKETS_FULL(TICKETS_HELD) if t.tickets[p] >= TICKETS_HELD else WhyNot.NO_TICKETS_LEFT()
    return WhyNot.NO_ACTIONS()


@WHY.of(Act.PLAY, among=free_kinds, otherwise=WhyNot.BEFORE_THE_WAY())
def free_play(t: Any, p: int, kind: int) -> Reason | None:
    """In the own turn only; coffee is drunk before a Move."""
    return WhyNot.OWN_TURN() if t.turn_of != p else free_card(t, p, kind)


@WHY.of(TakeStep.PLAY, among=free_kinds, otherwise=WhyNot.AFTER_A_STEP())
def play_on_the_way(t: Any, p: int, kind: int) -> Reason | None:
    """Between two steps of the own turn; coffee is drunk before."""
    if t.turn_of != p:
        return WhyNot.OWN_TURN()
    return WhyNot.BEFORE_THE_WAY() if kind == Kind.REAL_COFFEE else free_card(t, p, kind)


@WHY.of(LaySupport.LAY, among=kinds)
def clash_card(t: Any, p: int, kind: int, *about: int) -> Reason | None:
    """A card that helps in a clash."""
    return None if kind in CLASH_CARDS else WhyNot.NO_CLASH_CARD()


@WHY.thing(Kind, kinds)
def a_card(t: Any, p: int, kind: int) -> Reason | None:
    """When a card is played that is not asked for now."""
    if kind in CLASH_CARDS:
        return WhyNot.IN_A_CLASH()
    if kind in SPECIAL:
        return WhyNot.AS_AN_ACTION()
    if kind == Kind.FORGED_PASS:
        return WhyNot.CLASH_BEGINS()
    return WhyNot.BETWEEN_ACTIONS() if kind in ALLIES | FREE_PLAYS else WhyNot.IN_A_STASH()


@WHY.of(Act.COURIER, only=has_courier)
def courier(t: Any, p: int) -> Reason | None:
    """Once in the own turn, a card, somebody near."""
    if t.turn_of != p:
        return WhyNot.OWN_TURN()
    if courier_ready(t, p):
        return None
    if Once.COURIER in t.once[p]:
        return WhyNot.COURIER_SENT()
    return WhyNot.NO_CARDS() if len(t.hand[p]) == 0 else WhyNot.NOBODY_NEAR()


# -- on the map -------------------------------------------------------------------------------------------------------


@WHY.of(TakeStep.TO, among=everywhere)
def step(t: Any, p: int, cell: int) -> Reason | None:
    """A neighbouring cell, no fence between."""
    if cell in open_ways(t, t.at[p]):
        return None
    if cell == t.at[p]:
        return WhyNot.HERE()
    return WhyNot.FENCE() if cell in NEAR[t.at[p]] else WhyNot.TOO_FAR()


@WHY.of(Ride.TO, among=lambda t, p: STATION_CELLS)
def ride(t: Any, p: int, cell: int) -> Reason | None:
    """Another station, and the tickets that it costs."""
    if cell in rides(t, p):
        return None
    if cell == t.at[p]:
        return WhyNot.HERE()
    if power_cut(t):
        return WhyNot.POWER_CUT()
    return WhyNot.TICKETS(fare(t, p, cell), t.tickets[p])


@WHY.of(Ride.PAY_FARE, among=lambda t, p: rides(t, p))
def pay_fare(t: Any, p: int, cell: int) -> Reason | None:
    """The full fare is paid where a cheaper one is to be had."""
    if cell in full_fare_rides(t, p):
        return None
    full = full_fare(t, p, cell)
    return WhyNot.NO_CHEAPER() if fare(t, p, cell) >= full else WhyNot.TICKETS(full, t.tickets[p])


@WHY.of(BreakCamera.CHOOSE, among=lambda t, p: t.cameras)
def camera_to_break(t: Any, p: int, cell: int) -> Reason | None:
    """A camera within reach."""
    return None if cell in breakable(t, p) else WhyNot.TOO_FAR()


@WHY.of(PaintCell.CHOOSE, among=everywhere)
def cell_to_paint(t: Any, p: int, cell: int) -> Reason | None:
    """Here or next to it, with a poster or room for one."""
    if cell in to_paint(t, p):
        return None
    return WhyNot.NO_ROOM_FOR_POSTER() if cell == t.at[p] or cell in NEAR[t.at[p]] else WhyNot.TOO_FAR()
