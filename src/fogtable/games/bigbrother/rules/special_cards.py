"""Support cards and the ally that are played as a special action (BB-4.28)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, NOTHING, Ask, Cards, Options, Rules, Script, Scripts, emit, reveal
from fogtable.games.bigbrother.city import CELLS_OF, DISTRICT_OF, NEAR, PRISON, START_OF
from fogtable.games.bigbrother.components import (
    COPIES,
    DIRECTIVES,
    ORDER_OF,
    SPECIAL,
    District,
    Goal,
    HiddenSlot,
    Kind,
    Order,
)
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions_targets import Hearten, LeaveSewer, PaintCell, RemoveDirective
from fogtable.games.bigbrother.rules.chart import antiposter_sites, figures_on, hidden_on
from fogtable.games.bigbrother.rules.counters import change_authority, gain_will, may_gain_will, ready
from fogtable.games.bigbrother.rules.decks import kinds_in, take_from_hand
from fogtable.games.bigbrother.rules.goals import met
from fogtable.games.bigbrother.rules.hidden_orders import broken_oath, discard_active, discard_hidden
from fogtable.games.bigbrother.rules.lasting import agitator
from fogtable.games.bigbrother.rules.moving import end_movement, enter
from fogtable.games.bigbrother.rules.vandalism import tear_down
from fogtable.games.bigbrother.state import BigBrother


def always(t: BigBrother, p: int) -> bool:
    """Most cards have an effect at any time."""
    return True


LEGAL = Rules(Kind, always)
"""Whether a card could change anything now (BB-1.8): ``(t, p)``."""
TARGET = Scripts(Kind)
"""Names the target of a card with its declaration: ``(t, p)``; cards without one are not in it."""
EFFECT = Scripts(Kind, SPECIAL)
"""What a card does: ``(t, p, target)``."""
AIMED = EMPTY + Kind.PAPERWEIGHT + Kind.PAINT + Kind.NURSE + Kind.SEWER_MAP + Kind.INTERCEPT


def special_plays(t: BigBrother, p: int) -> Cards:
    """Return the kinds that a player may play as a special action; the nurse when she is in play."""
    found = EMPTY
    for kind in ((kinds_in(t.hand[p]) - Kind.NURSE) | (kinds_in(t.allies[p]) & (EMPTY + Kind.NURSE))) & SPECIAL:
        if LEGAL[kind](t, p):
            found += kind
    return found


def play_special(t: BigBrother, p: int, kind: int) -> Script[None]:  # BB-4.28
    """Declare a card with its target; unless the oath is broken it takes effect; then it is discarded."""
    put_aside(t, p, kind)
    emit(t, Log.PLAYS, p, kind)
    target = NONE
    if kind in AIMED:
        target = yield from TARGET[kind](t, p)
    cancelled = yield from broken_oath(t, p, kind)
    if not cancelled:
        yield from EFFECT[kind](t, p, target)
    t.support_discard |= t.resolving
    t.resolving = EMPTY


def put_aside(t: BigBrother, p: int, kind: int) -> None:  # BB-13.6
    """Lay the card open beside the discard pile."""
    if kind == Kind.NURSE:
        nurse = t.allies[p] & COPIES[Kind.NURSE]
        t.allies[p] -= nurse
        t.resolving |= nurse
    else:
        card = reveal(take_from_hand(t, p, kind))
        t.resolving += card


@EFFECT.of(Kind.DIARY)
def diary(t: BigBrother, p: int, target: int) -> Script[None]:
    """Authority -1."""
    yield from change_authority(t, -1)


@LEGAL.of(Kind.THE_BOOK)
def away_from_home(t: BigBrother, p: int) -> bool:
    """Only in a district other than that of the own start location."""
    return DISTRICT_OF[t.at[p]] != DISTRICT_OF[START_OF[t.character[p]]]


@EFFECT.of(Kind.THE_BOOK)
def the_book(t: BigBrother, p: int, target: int) -> Script[None]:
    """Authority -2."""
    yield from change_authority(t, -2)


# -- healing ----------------------------------------------------------------------------------------------------------


@LEGAL.of(Kind.PAPERWEIGHT, Kind.NURSE)
def someone_to_heal(t: BigBrother, p: int) -> bool:
    """Tell whether somebody here can gain will."""
    return len(to_heal(t, p)) > 0


def to_heal(t: BigBrother, p: int) -> Cards:  # BB-11.7
    """Return who can be healed: oneself, or an oppositionist on the same cell."""
    found = EMPTY
    for q in ready(t):
        if t.at[q] == t.at[p] and may_gain_will(t, q):
            found += q
    return found


@TARGET.of(Kind.PAPERWEIGHT, Kind.NURSE)
def choose_healed(t: BigBrother, p: int) -> Script[int]:
    """Choose who gains will."""
    q: int = yield Ask(p, Hearten, to_heal(t, p))
    return q


@EFFECT.of(Kind.PAPERWEIGHT)
def paperweight(t: BigBrother, p: int, target: int) -> None:
    """Will +1."""
    gain_will(t, target, 1)


@EFFECT.of(Kind.NURSE)
def nurse(t: BigBrother, p: int, target: int) -> None:
    """Will +2."""
    gain_will(t, target, 2)


# -- antiparty posters ------------------------------------------------------------------------------------------------


@LEGAL.of(Kind.LEAFLETS)
def room_here(t: BigBrother, p: int) -> bool:
    """Tell whether an antiparty poster can be put on the own cell."""
    return t.at[p] in antiposter_sites(t)


@EFFECT.of(Kind.LEAFLETS)
def leaflets(t: BigBrother, p: int, target: int) -> None:
    """Put an antiparty poster on the own cell."""
    put_antiposter(t, p, t.at[p])


def put_antiposter(t: BigBrother, p: int, cell: int) -> None:  # BB-15.1, Agitator
    """Put up an antiparty poster."""
    t.antiposters += cell
    emit(t, Log.ANTIPOSTER, p, cell)
    t.owed_draws[p] += agitator(t, p)
    met(t, p, EMPTY + Goal.AGITATOR)


@LEGAL.of(Kind.PAINT)
def something_to_paint(t: BigBrother, p: int) -> bool:
    """Tell whether there is a cell to paint on."""
    return len(to_paint(t, p)) > 0


def to_paint(t: BigBrother, p: int) -> Cards:
    """Return the own and adjacent cells with a poster of Big Brother, or with room for one of the other kind."""
    return (NEAR[t.at[p]] + t.at[p]) & (t.posters | antiposter_sites(t))


@TARGET.of(Kind.PAINT)
def choose_painted(t: BigBrother, p: int) -> Script[int]:
    """Choose the cell."""
    cell: int = yield Ask(p, PaintCell, to_paint(t, p))
    return cell


@EFFECT.of(Kind.PAINT)
def paint(t: BigBrother, p: int, target: int) -> None:
    """Remove Big Brother's poster, if there is one, and put an antiparty poster there."""
    if target in t.posters:
        tear_down(t, p, target)
    if target in antiposter_sites(t):
        put_antiposter(t, p, target)


# -- tools ------------------------------------------------------------------------------------------------------------


@TARGET.of(Kind.SEWER_MAP)
def choose_exit(t: BigBrother, p: int) -> Script[int]:
    """Choose another cell of the own district, not the Prison."""
    cell: int = yield Ask(p, LeaveSewer, CELLS_OF[DISTRICT_OF[t.at[p]]] - t.at[p] - PRISON)
    return cell


@EFFECT.of(Kind.SEWER_MAP)
def sewer_map(t: BigBrother, p: int, target: int) -> Script[None]:
    """Come out of the sewers; only the arrival is entered."""
    t.at[p] = target
    emit(t, Log.ARRIVES, p, target)
    yield from enter(t, p)
    yield from end_movement(t, p, target)


@LEGAL.of(Kind.MINUTES)
def minutes_to_read(t: BigBrother, p: int) -> bool:
    """Tell whether Big Brother holds directives."""
    return len(t.directive_hand) > 0


@EFFECT.of(Kind.MINUTES)
def stolen_minutes(t: BigBrother, p: int, target: int) -> None:
    """Look at Big Brother's hand."""
    t.hand_read[p] = t.directive_hand
    emit(t, Log.READS_MINUTES, p, t.directive_hand)


@LEGAL.of(Kind.INTERCEPT)
def directive_to_intercept(t: BigBrother, p: int) -> bool:
    """Tell whether a directive lies on the board."""
    return directive_targets(t) != NOTHING


def directive_targets(t: BigBrother) -> Options:
    """Return the active directives and the hidden ones, by their slots."""
    orders = EMPTY
    for card in t.active:
        orders += ORDER_OF[card]
    slots = EMPTY
    for slot in HiddenSlot.ALL:
        if len(t.hidden[slot]) > 0:
            slots += slot
    return RemoveDirective.ACTIVE(orders) | RemoveDirective.HIDDEN(slots)


@TARGET.of(Kind.INTERCEPT)
def choose_directive(t: BigBrother, p: int) -> Script[int]:
    """Choose a directive: an active one by its name, a hidden one by its slot, behind all names."""
    deed, what = yield Ask(p, RemoveDirective, directive_targets(t))
    target: int = what + len(Order.ALL) if deed == RemoveDirective.HIDDEN else what
    return target


@EFFECT.of(Kind.INTERCEPT)
def intercept(t: BigBrother, p: int, target: int) -> None:
    """Discard it without effect."""
    drop_directive(t, target)


def drop_directive(t: BigBrother, target: int) -> None:
    """Discard a chosen directive without effect (as :func:`choose_directive` gives it)."""
    if target >= len(Order.ALL):
        discard_hidden(t, target - len(Order.ALL))
    else:
        for card in t.active & DIRECTIVES[target]:
            discard_active(t, card)
            return


@EFFECT.of(Kind.PATROL_ROTA)
def patrol_rota(t: BigBrother, p: int, target: int) -> None:
    """Everybody hears how many policemen are in each district; where there are no more than one sees, nobody hides."""
    for district in District.ALL:
        number = reveal(police_in(t, district))
        if number == figures_in(t, district):
            t.abroad -= CELLS_OF[district]
        emit(t, Log.POLICE_COUNTED, district, number)


def police_in(t: BigBrother, district: int) -> int:
    """Return how many policemen, visible and hidden, stand in a district."""
    found = figures_in(t, district)
    for cell in CELLS_OF[district]:
        found += hidden_on(t, cell)
    return found


def figures_in(t: BigBrother, district: int) -> int:
    """Return how many visible policemen stand in a district."""
    found = 0
    for cell in CELLS_OF[district]:
        found += len(figures_on(t, cell))
    return found
