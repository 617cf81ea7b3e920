"""The opposition's turns: what actions, ways and plays promise to a player (section 12.2)."""

from __future__ import annotations

from fogtable.core.rules import NONE, Verb
from fogtable.games.bigbrother.city import CELLS_OF, DISTRICT_OF, NEAR, PRISON, START_OF, STATION_AT, STATIONS
from fogtable.games.bigbrother.components import ALLIES, COPIES, TRAP_CARDS, Character, District, Kind, News, Number
from fogtable.games.bigbrother.policy.tables import (
    ABROAD,
    AUTHORITY,
    CELLS,
    NEARNESS,
    SEARCHED,
    TO_LOVE,
    WILL,
    WILL_SPENT,
    WORTH,
)
from fogtable.games.bigbrother.policy.values import (
    antiposter_gain,
    danger,
    exposure,
    far,
    is_safe,
    soft,
    tear_gain,
    way,
)
from fogtable.games.bigbrother.questions import Act, Ride, TakeStep
from fogtable.games.bigbrother.rules.characters import is_unperson, may_use_permanent
from fogtable.games.bigbrother.rules.chart import antiposter_sites, in_force, open_ways
from fogtable.games.bigbrother.rules.counters import ready
from fogtable.games.bigbrother.rules.monorail import fare, may_take_ticket
from fogtable.games.bigbrother.rules.powers import power_cost
from fogtable.games.bigbrother.state import BigBrother

NEVER = 0 - 40
"""What is not done."""
LASTING = 24
"""What a poster is worth beyond the next check."""
BOOK = 55
"""What it is worth to read The Book."""

# -- what there is to do on a cell ------------------------------------------------------------------------------------


def search_gain(t: BigBrother, p: int) -> int:
    """Return what a Search gains: the fuller the hand, the less."""
    if is_unperson(t, p):
        return 0
    gain = 48 if may_use_permanent(t, p, Character.WINSTON) else 36
    return gain - max(len(t.hand[p]) - 3, 0)


def goal_at(t: BigBrother, p: int, cell: int) -> int:
    """Return what there is to do for a player on a cell: half as much if a friend is nearer."""
    gain = 0
    if cell in t.posters:
        gain = tear_gain(t) // 2
    if cell in SEARCHED:
        gain = max(gain, search_gain(t, p))
    if cell in t.markets:
        gain += 4
    for q in ready(t) - p:
        if way(t.at[q], cell) < way(t.at[p], cell):
            return gain // 2
    return gain


def love_gain(t: BigBrother, p: int) -> int:
    """Return what the power of Love gains a player: the more, the higher the authority and what is left of his will."""
    left = t.will[p] - power_cost(t, p, District.LOVE)
    if t.authority == 1 and left > 0:
        return 40
    return (32 if t.authority > 10 else AUTHORITY) - (WILL_SPENT[left] if left > 0 else 40)


def refuge(t: BigBrother, p: int) -> int:
    """Return what it is worth to come to the own start location: the less will, the more."""
    return 14 if t.will[p] == 1 else 8 if t.will[p] == 2 else 0


def book_gain(t: BigBrother, p: int) -> int:
    """Return what it gains to read The Book, if a player holds it."""
    return BOOK if len(t.hand[p] & COPIES[Kind.THE_BOOK]) > 0 else 0


def to_read(t: BigBrother, p: int, cell: int) -> int:
    """Return how far it is from a cell to where a player can read The Book."""
    return ABROAD[DISTRICT_OF[START_OF[t.character[p]]] * CELLS + cell]


def pull(t: BigBrother, p: int, cell: int, steps: int) -> int:
    """Return what each action brings to a player who is so many steps away from a cell and goes on from there."""
    return attraction(t, p, cell, steps) // 8


def attraction(t: BigBrother, p: int, cell: int, steps: int) -> int:
    """Return the same in eighths: far away a step makes a small difference."""
    best = refuge(t, p) * NEARNESS[steps + way(cell, START_OF[t.character[p]])] // 125
    best = max(best, love_gain(t, p) * NEARNESS[steps + TO_LOVE[cell]] // 125)
    for goal in t.posters | SEARCHED | t.markets:
        best = max(best, goal_at(t, p, goal) * NEARNESS[steps + way(cell, goal)] // 125)
    return best


# -- D-ACT ------------------------------------------------------------------------------------------------------------


def act(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh an action, a free play, or the end of the turn."""
    return soft(act_value(t, p, deed, what) - 8)


def act_value(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Return what an action or a free play promises; to end the turn is 0."""
    if deed == Act.END:
        return 0
    if deed == Act.MOVE:
        return move_value(t, p)
    if deed == Act.SEARCH:
        return search_gain(t, p)
    if deed == Act.TEAR_POSTER:
        return tear_gain(t)
    if deed == Act.CARD:
        return card_value(t, p, what)
    if deed == Act.PLAY:
        return play_value(t, p, what)
    if deed == Act.MONORAIL:
        return monorail_value(t, p)
    if deed == Act.HOPE:
        return 2 * WILL - 2 if t.will[what] <= 3 else 4
    if deed == Act.POWER:
        return power_value(t, p)
    if deed == Act.PLACE_STASH or deed == Act.FREE_PLACE_STASH:
        return 3 if len(t.hand[p] & TRAP_CARDS) > 0 else NEVER
    if deed == Act.BREAK_CAMERA or deed == Act.DISMANTLE_FENCE or deed == Act.FREE_DISMANTLE:
        return 12 if len(open_ways(t, t.at[p])) == 0 else 3
    return small_value(t, deed, what)


def power_value(t: BigBrother, p: int) -> int:
    """Return what the power of the district promises."""
    if DISTRICT_OF[t.at[p]] == District.LOVE:
        return love_gain(t, p)
    left = t.will[p] - power_cost(t, p, District.PLENTY)
    return 30 - WILL_SPENT[left] if DISTRICT_OF[t.at[p]] == District.PLENTY and left > 0 else NEVER


def small_value(t: BigBrother, deed: Verb, q: int) -> int:
    """Return what the other actions promise: what is given to a friend, as much as he makes of it."""
    if deed == Act.CHARM:
        return pull(t, q, t.at[q], 0) + 1
    if deed == Act.INSPIRE:
        return inspired(t, q)
    if deed == Act.COLLEAGUE:
        return 6
    return 1 if deed == Act.VIGILANCE else NEVER


def inspired(t: BigBrother, q: int) -> int:
    """Return what a step gains a friend."""
    best = 0
    for goal in t.posters:
        if t.at[q] != goal:
            best = max(best, goal_at(t, q, goal) * NEARNESS[way(t.at[q], goal) - 1] // 1000)
    return max(best - pull(t, q, t.at[q], 0), 0)


def move_value(t: BigBrother, p: int) -> int:
    """Return what a Move promises: the way to what there is to do, and out of danger."""
    here = t.at[p]
    best = exposure(t, p, here) // 2
    if DISTRICT_OF[here] != District.LOVE:
        best = max(best, love_gain(t, p) * NEARNESS[TO_LOVE[here]] // 1000)
    if to_read(t, p, here) > 0:
        best = max(best, book_gain(t, p) * NEARNESS[to_read(t, p, here)] // 1000)
    for goal in t.posters | SEARCHED | t.markets:
        if goal != here:
            away = way(here, goal) if STATION_AT[here] == NONE else far(here, goal)
            best = max(best, goal_at(t, p, goal) * NEARNESS[away] // 1000)
    return best - (refuge(t, p) // 2 if is_safe(t, p, here) else 0)


def monorail_value(t: BigBrother, p: int) -> int:
    """Return what the monorail promises: to come nearer to what there is to do."""
    afford = t.tickets[p] + (1 if may_take_ticket(t, p) else 0)
    best = 0
    for station in STATIONS:
        if station != t.at[p] and fare(t, p, station) <= afford and not in_force(t, News.POWER_CUT):
            best = max(best, pull(t, p, station, 2) - danger(t, p, station))
    return best


def card_value(t: BigBrother, p: int, kind: int) -> int:
    """Return what a card promises that is played as a special action."""
    if kind == Kind.DIARY:
        return 3 * AUTHORITY + 4
    if kind == Kind.THE_BOOK:
        return BOOK
    if kind == Kind.PAPERWEIGHT or kind == Kind.NURSE:
        return WILL
    if kind == Kind.LEAFLETS:
        return antiposter_gain(t, len(t.antiposters)) + LASTING
    if kind == Kind.PAINT:
        return paint_value(t, p)
    if kind == Kind.SEWER_MAP:
        return sewer_value(t, p)
    return 6 if kind == Kind.INTERCEPT else 1


def sewer_value(t: BigBrother, p: int) -> int:
    """Return what the sewers promise: to come nearer to what there is to do."""
    best = 0
    for cell in CELLS_OF[DISTRICT_OF[t.at[p]]] - t.at[p] - PRISON:
        best = max(best, pull(t, p, cell, 2) - danger(t, p, cell))
    return best


def paint_value(t: BigBrother, p: int) -> int:
    """Return what a Pot of Paint promises: most over a poster of Big Brother."""
    best = 0
    for cell in NEAR[t.at[p]] + t.at[p]:
        best = max(best, painted(t, cell))
    return best


def painted(t: BigBrother, cell: int) -> int:
    """Return what it gains to paint on a cell."""
    if cell in t.posters:
        return tear_gain(t) + antiposter_gain(t, len(t.antiposters))
    return antiposter_gain(t, len(t.antiposters)) + LASTING - 3 if cell in antiposter_sites(t) else 0


def play_value(t: BigBrother, p: int, kind: int) -> int:
    """Return what a free play promises: allies while there is room, coffee before a Move; a crowbar is a weapon."""
    if kind in ALLIES:
        return WORTH[kind] if len(t.allies[p]) < t.numbers[Number.MAX_ALLIES] else NEVER
    if kind == Kind.REAL_COFFEE:
        return move_value(t, p) + 1
    return NEVER if kind == Kind.CROWBAR else 1


# -- steps and rides --------------------------------------------------------------------------------------------------


def take_step(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh a step, the end of the Move, its cut, or a free play on the way; to decline an inspired step is to stop."""
    if deed == TakeStep.TO:
        return soft(2 * (place(t, p, what) - place(t, p, t.at[p])) - 16 * danger(t, p, what))
    if deed == TakeStep.CUT:
        return soft(2 if goal_at(t, p, t.at[p]) > 4 else NEVER)
    if deed == TakeStep.PLAY:
        return soft(play_value(t, p, what))
    if deed == TakeStep.COURIER or deed == TakeStep.FREE_PLACE_STASH or deed == TakeStep.FREE_TAKE_STASH:
        return soft(NEVER)
    return soft(1 if deed == TakeStep.FREE_DISMANTLE else 0)


def standing(t: BigBrother, p: int, cell: int) -> int:
    """Return how good it is for a player to stand on a cell."""
    return place(t, p, cell) // 8


def place(t: BigBrother, p: int, cell: int) -> int:
    """Return the same in eighths: with actions left the danger there counts less."""
    risk = 8 * exposure(t, p, cell)
    best = max(attraction(t, p, cell, 0), book_gain(t, p) * NEARNESS[to_read(t, p, cell)] // 125)
    return best - (risk // 3 if t.actions[p] > 0 and t.turn_of == p else risk)


def ride(t: BigBrother, p: int, deed: Verb, station: int) -> int:
    """Weigh a ticket, a ride, or to stay."""
    if deed == Ride.TAKE_TICKET:
        return soft(30)
    if deed == Ride.STAY:
        return soft(standing(t, p, t.at[p]))
    there = standing(t, p, station) - danger(t, p, station)
    return soft(there - 2 if deed == Ride.PAY_FARE else there)


# -- what a card is worth ---------------------------------------------------------------------------------------------


def keep(t: BigBrother, p: int, kind: int) -> int:
    """Return what it is worth to a player to keep a card of this kind: another of the same less."""
    return WORTH[kind] - (2 if len((t.hand[p] | t.allies[p]) & COPIES[kind]) > 1 else 0)
