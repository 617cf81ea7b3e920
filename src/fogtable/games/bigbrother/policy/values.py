"""What stands on the map is worth to either side, and how clashes would end, by what a seat sees (section 12.2)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards
from fogtable.games.bigbrother.city import NEAR, SAFE_HOUSE, START_OF, WITHIN_2
from fogtable.games.bigbrother.components import (
    BONUS,
    CLASH_SUPPORT,
    CLASH_VALUE,
    COPIES,
    KIND_OF,
    ORDER_OF,
    Figure,
    Goal,
    Kind,
    News,
    Number,
    Order,
)
from fogtable.games.bigbrother.policy.tables import (
    ANTIPOSTER,
    ARMS,
    AUTHORITY,
    BEAT,
    CELLS,
    EDGE,
    FALL,
    FAR,
    MARGIN,
    MEAN,
    ODDS,
    PART,
    POSTER,
    SOFT,
    SPAN,
    TEAR,
    VALUES,
    WAY,
    WILL,
)
from fogtable.games.bigbrother.rules.chart import (
    figures_on,
    in_force,
    is_active,
    militia_on,
)
from fogtable.games.bigbrother.rules.clash_windows import afraid_of_rats
from fogtable.games.bigbrother.rules.counters import in_play, ready
from fogtable.games.bigbrother.rules.goals import has_goal
from fogtable.games.bigbrother.rules.turns import posters_needed
from fogtable.games.bigbrother.state import BigBrother


def soft(value: int) -> int:
    """Return a weight that grows with a value."""
    return SOFT[max(min(value, EDGE), 0 - EDGE) + EDGE]


def far(one: int, other: int) -> int:
    """Return the distance of two cells."""
    return FAR[one * CELLS + other]


def way(one: int, other: int) -> int:
    """Return the distance of two cells for a pawn that rides where that is quicker."""
    return WAY[one * CELLS + other]


def beat(one: int, other: int) -> int:
    """Return the distance of two cells for a policeman."""
    return BEAT[one * CELLS + other]


# -- posters ----------------------------------------------------------------------------------------------------------


def margin(number: int, needed: int) -> int:
    """Return the place in a table of posters when so many hang and so many are needed."""
    return max(min(number - needed, MARGIN), 0 - MARGIN) + MARGIN


def poster_gain(t: BigBrother) -> int:
    """Return what a further poster of Big Brother gains."""
    return POSTER[margin(len(t.posters), posters_needed(t))] * t.numbers[Number.POSTER_GAIN] // 2


def tear_gain(t: BigBrother) -> int:
    """Return what it gains to tear one."""
    return TEAR[margin(len(t.posters), posters_needed(t))] * t.numbers[Number.POSTER_GAIN] // 2


def antiposter_gain(t: BigBrother, number: int) -> int:
    """Return what an antiparty poster gains beside so many others."""
    return ANTIPOSTER[margin(number, t.numbers[Number.ANTIPOSTER_THRESHOLD])] * t.numbers[Number.ANTIPOSTER_LOSS] // 2


# -- clashes ----------------------------------------------------------------------------------------------------------


def odds(lead: int) -> int:
    """Return how likely Big Brother wins a clash in which he leads by so much, in percent."""
    return ODDS[max(min(lead, SPAN), 0 - SPAN) + SPAN]


def body(t: BigBrother, q: int) -> int:
    """Return what everybody knows of the strength of an oppositionist."""
    strength = t.will[q] + BONUS[Kind.DOCKER] * len(t.allies[q] & COPIES[Kind.DOCKER])
    if has_goal(t, q, Goal.FIGHTER):
        strength += 1
    if in_force(t, News.PROLE_UNREST):
        strength += 1
    return max(strength - 2, 0) if afraid_of_rats(t, q) else strength


def arms(t: BigBrother, q: int) -> int:
    """Return what a clash card of another hand may add, by the number of cards."""
    return ARMS[min(len(t.hand[q]), 8)]


def best_weapon(t: BigBrother, p: int) -> int:
    """Return what the best clash card of the own hand adds."""
    best = 0
    for card in t.hand[p] & CLASH_SUPPORT:
        best = max(best, BONUS[KIND_OF[card]])
    return best


def extra(t: BigBrother, cell: int) -> int:
    """Return what adds to the difficulty of a clash on a cell, beside the directives."""
    total = t.numbers[Number.DIFFICULTY_OFFSET]
    if in_force(t, News.HATE_WEEK):
        total += 1
    if is_active(t, Order.MARTIAL_LAW):
        total += 2
    if militia_on(t, cell):
        total += t.numbers[Number.MILITIA_BONUS]
    return total


def friends_near(t: BigBrother, cell: int, among: Cards) -> int:
    """Return what those who could help in a clash on a cell would add, fences aside."""
    total = 0
    for q in among & ready(t):
        if t.at[q] in NEAR[cell] or (t.at[q] == cell and cell == START_OF[t.character[q]]):
            total += body(t, q)
    return total


def loss_of(t: BigBrother, q: int) -> int:
    """Return what it costs an oppositionist to be detained."""
    return WILL + 4 + (FALL if t.will[q] == 1 else 6 if t.will[q] == 2 else 0)


# -- Big Brother's side -----------------------------------------------------------------------------------------------


def best_directives(t: BigBrother, number: int) -> int:
    """Return the sum of the highest clash values of Big Brother's hand."""
    total = 0
    left = number
    for value in VALUES:
        for card in t.directive_hand:
            if CLASH_VALUE[ORDER_OF[card]] == value and left > 0:
                total += value
                left -= 1
    return total


def resistance(t: BigBrother, some: Cards, cell: int) -> int:
    """Return the strength that Big Brother has to expect of some oppositionists in a clash, with their helpers."""
    strength = 0
    for q in some:
        strength += body(t, q) + arms(t, q)
    return strength + friends_near(t, cell, in_play(t) - some) * 2 // 3


def prize(t: BigBrother, some: Cards) -> int:
    """Return what it gains to beat these."""
    total = 0
    for q in some:
        total += loss_of(t, q)
    return total


def fight(t: BigBrother, some: Cards, cell: int, number: int) -> int:
    """Return what Big Brother gains by a clash with these when so many policemen take part."""
    lead = best_directives(t, number) + extra(t, cell) - resistance(t, some, cell)
    wins = odds(lead)
    return (wins * prize(t, some) - (100 - wins) * (AUTHORITY + 5)) // 100 - 2 * number


# -- the opposition's side --------------------------------------------------------------------------------------------


def is_safe(t: BigBrother, p: int, cell: int) -> bool:
    """Tell whether a player could not be touched on a cell (BB-11.9)."""
    return cell == START_OF[t.character[p]] or cell == SAFE_HOUSE or cell == t.crowd


def suspicion(t: BigBrother, some: Cards) -> int:
    """Return how many hidden policemen stand on some cells on average, in thousandths, for all that everybody knows."""
    if t.hidden_police == 0 or len(t.abroad) == 0:
        return 0
    return t.hidden_police * len(t.abroad & some) * PART[len(t.abroad)] // 10


def figures_within(t: BigBrother, cell: int, steps: int) -> int:
    """Return how many visible policemen are at most so many steps away."""
    found = 0
    for figure in Figure.ALL:
        if t.figure_at[figure] != NONE and beat(t.figure_at[figure], cell) <= steps:
            found += 1
    return found


def strength(t: BigBrother, p: int, cell: int) -> int:
    """Return the strength that a player can bring into a clash on a cell, with those who could help."""
    return body(t, p) + best_weapon(t, p) + friends_near(t, cell, in_play(t) - p) * 2 // 3


def expected_difficulty(t: BigBrother, cell: int, number: int) -> int:
    """Return what so many policemen mean in a clash on a cell."""
    return MEAN[min(number, len(t.directive_hand))] + extra(t, cell)


def danger(t: BigBrother, p: int, cell: int) -> int:
    """Return what it costs a player to enter a cell because of the policemen there; below 0: a fight worth having."""
    if is_safe(t, p, cell):
        return 0
    mine = strength(t, p, cell)
    figures = len(figures_on(t, cell))
    hidden = suspicion(t, EMPTY + cell)
    if figures == 0:
        return odds(expected_difficulty(t, cell, 1) - mine) * loss_of(t, p) * hidden // 100000
    lead = expected_difficulty(t, cell, figures) - mine + (2 if hidden > 300 else 0)
    lost = odds(lead)
    return (lost * loss_of(t, p) - (100 - lost) * AUTHORITY) // 100 + 3


def exposure(t: BigBrother, p: int, cell: int) -> int:
    """Return what it costs a player to be on a cell when Big Brother's phase comes."""
    if is_safe(t, p, cell):
        return 0
    near = 1000 * figures_within(t, cell, 2) + suspicion(t, WITHIN_2[cell] + cell)
    mine = strength(t, p, cell)
    one = odds(expected_difficulty(t, cell, 1) - mine)
    two = odds(expected_difficulty(t, cell, 2) - mine)
    lost = min(near, 1000) * one + max(min(near - 1000, 1000), 0) * max(two - one, 0)
    return lost * loss_of(t, p) // 200000
