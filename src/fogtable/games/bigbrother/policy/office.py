"""Big Brother's phase: what directives, posters and the steps of policemen promise (section 12.2)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Cards, Verb
from fogtable.games.bigbrother.city import NEAR, SAFE_HOUSE
from fogtable.games.bigbrother.components import FORBIDDEN_CARDS, UPKEEP, Order, Policeman
from fogtable.games.bigbrother.policy.tables import AUTHORITY, CARD, FALL, GAIN, RESOURCE, WILL
from fogtable.games.bigbrother.policy.values import antiposter_gain, beat, fight, poster_gain, soft, way
from fogtable.games.bigbrother.questions import Attack, Command, Upkeep
from fogtable.games.bigbrother.questions_targets import BringAlong, MovePoliceman, StepPoliceman
from fogtable.games.bigbrother.rules.chart import fighters_on, protected
from fogtable.games.bigbrother.rules.counters import in_play
from fogtable.games.bigbrother.rules.measures import prisoners
from fogtable.games.bigbrother.rules.patrol import step_limit
from fogtable.games.bigbrother.rules.police import FIRST_FIGURE, place_of, steps_of
from fogtable.games.bigbrother.rules.regime import poster_price, price_of, step_price
from fogtable.games.bigbrother.state import BigBrother

NEVER = 0 - 40
"""What is not done."""
LAST_CARDS = 8
"""With so few directives left to draw, each card played brings the end nearer."""

# -- hunting ----------------------------------------------------------------------------------------------------------


def paid_left(t: BigBrother, who: int) -> int:
    """Return how many paid steps a policeman can still make."""
    return min(step_limit(t) - steps_of(t, who), t.resources)


def prey(t: BigBrother) -> Cards:
    """Return the cells with oppositionists who can be fought."""
    found = EMPTY
    for q in in_play(t):
        if not protected(t, q):
            found += t.at[q]
    return found


def gathering(t: BigBrother, cell: int) -> int:
    """Return how many policemen can be on a cell in this phase by paid steps."""
    number = 0
    left = t.resources
    for need in range(3):
        for who in Policeman.ALL:
            if place_of(t, who) != NONE and beat(place_of(t, who), cell) == need and need <= paid_left(t, who):
                if need <= left:
                    left -= need
                    number += 1
    return number


def hunt(t: BigBrother, cell: int) -> int:
    """Return what a clash on a cell promises that can be brought about in this phase by paid steps."""
    best = 0
    for number in range(gathering(t, cell)):
        if number < 4:
            best = max(best, fight(t, fighters_on(t, cell), cell, number + 1))
    return best


def lurking(t: BigBrother, cell: int) -> int:
    """Return how good it is for a policeman to stand on a cell: near to those who can be fought soon."""
    best = 0
    for q in in_play(t):
        away = beat(cell, t.at[q])
        best = max(best, (12 if not protected(t, q) else 8) - 2 * max(away, 1))
    return best


def step_value(t: BigBrother, cell: int, steps: int) -> int:
    """Return how well a policeman stands on a cell with so many steps left."""
    best = lurking(t, cell)
    for goal in prey(t):
        if beat(cell, goal) <= steps:
            best = max(best, hunt(t, goal) + 8 - 3 * beat(cell, goal))
    if cell in t.antiposters:
        best += antiposter_gain(t, len(t.antiposters) - 1)
    return best


def step_gain(t: BigBrother, who: int) -> int:
    """Return what the next paid step of a policeman promises."""
    here = place_of(t, who)
    best = 0
    for cell in NEAR[here] - SAFE_HOUSE:
        best = max(best, lurking(t, cell) - lurking(t, here))
        if cell in t.antiposters:
            best = max(best, antiposter_gain(t, len(t.antiposters) - 1))
    for goal in prey(t):
        away = beat(here, goal)
        if 0 < away and away <= paid_left(t, who):
            best = max(best, hunt(t, goal) + 1 - away)
    return best


# -- D-BB -------------------------------------------------------------------------------------------------------------


def command(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh what Big Brother does next in his phase; to end it is 0."""
    return soft(command_value(t, deed, what) - 8)


def command_value(t: BigBrother, deed: Verb, what: int) -> int:
    """Return what a command promises beyond its price."""
    if deed == Command.PLAY:
        return order_gain(t, what) - RESOURCE * price_of(t, what) - card_cost(t)
    if deed == Command.POSTER:
        return poster_gain(t) - RESOURCE * poster_price(t)
    if deed == Command.STEP:
        return step_gain(t, what) - RESOURCE * step_price(t)
    if deed == Command.HIRE:
        return 2 if t.resources > 8 else NEVER
    return 0 if deed == Command.END else NEVER


def card_cost(t: BigBrother) -> int:
    """Return what a directive is worth in hand: for a clash, and because each one drawn is one less to draw."""
    left = len(t.directive_deck)
    return 2 if left > LAST_CARDS else 4


def order_gain(t: BigBrother, order: int) -> int:
    """Return what a directive of the hand gains."""
    if order == Order.POSTER_CAMPAIGN:
        return poster_gain(t)
    if order == Order.OVERFULFILLED_PLAN:
        return max(20 - 2 * t.round, 0)
    if order == Order.INTERROGATION or order == Order.ROOM_101:
        return interrogation_gain(t, 1 if order == Order.INTERROGATION else 2)
    if order == Order.HOUSE_SEARCH:
        return best_search(t)
    if order == Order.RAID or order == Order.NIGHT_PATROL:
        return raid_gain(t, 2 if order == Order.RAID else 3)
    if order == Order.SWEEP:
        return sweep_gain(t)
    if order == Order.TWO_MINUTES_HATE:
        return GAIN[order] + (20 if t.authority == 19 else 0)
    return GAIN[order]


def interrogation_gain(t: BigBrother, will: int) -> int:
    """Return what it gains that a prisoner loses so much will."""
    best = 0
    for q in prisoners(t):
        best = max(best, min(will, t.will[q]) * WILL + (FALL if t.will[q] <= will else 0))
    return best


def best_search(t: BigBrother) -> int:
    """Return what a House Search gains where it finds most."""
    best = 0
    for q in in_play(t):
        if not protected(t, q):
            best = max(best, search_value(t, q))
    return best


def search_value(t: BigBrother, q: int) -> int:
    """Return what it gains to draw a card of a hand: forbidden cards that were seen make it likelier."""
    if len(t.hand[q]) == 0:
        return 0
    return (AUTHORITY + CARD) // 2 + (4 if len(t.shown[q] & FORBIDDEN_CARDS) > 0 else 0)


def raid_gain(t: BigBrother, steps: int) -> int:
    """Return what card steps gain: a clash with a single policeman, or two, that paid steps would not reach."""
    best = 0
    for goal in prey(t):
        number = 0
        for who in Policeman.ALL:
            if place_of(t, who) != NONE and beat(place_of(t, who), goal) <= steps:
                number += 1
        if number > 0:
            best = max(best, fight(t, fighters_on(t, goal), goal, min(number, 2)) - hunt(t, goal))
    return best


def sweep_gain(t: BigBrother) -> int:
    """Return what the Clean-Up Brigade gains."""
    if len(t.antiposters) > 0:
        return antiposter_gain(t, len(t.antiposters) - 1) + 6
    return 4


def upkeep(t: BigBrother, p: int, deed: Verb, order: int) -> int:
    """Weigh to pay for an active directive."""
    return soft(GAIN[order] - RESOURCE * UPKEEP[order] if deed == Upkeep.PAY else 2)


# -- steps and what comes of them -------------------------------------------------------------------------------------


def attack(t: BigBrother, p: int, deed: Verb, token: int) -> int:
    """Weigh what a policeman does where he has come to; to do nothing is 0, or what a greater force promises."""
    cell = place_of(t, t.mover)
    if deed == Attack.DONE:
        return soft(waiting(t, cell))
    if deed == Attack.ATTACK:
        return soft(best_fight(t, cell))
    if deed == Attack.CLEAN_POSTER:
        return soft(antiposter_gain(t, len(t.antiposters) - 1))
    if deed == Attack.CLEAN_MARKET and t.mover >= FIRST_FIGURE:  # he is seen already
        return soft(3)
    return soft(0 - 3)


def waiting(t: BigBrother, cell: int) -> int:
    """Return what it promises to wait for more policemen to come to this cell."""
    return max(hunt(t, cell) - 3, 0) if t.in_hand == NONE and len(fighters_on(t, cell)) > 0 else 0


def best_fight(t: BigBrother, cell: int) -> int:
    """Return what a clash promises with those who are there."""
    number = 0
    for who in Policeman.ALL:
        if place_of(t, who) == cell:
            number += 1
    best = NEVER
    for some in range(number):
        if some < 4:
            best = max(best, fight(t, fighters_on(t, cell), cell, some + 1))
    return best


def move_policeman(t: BigBrother, p: int, deed: Verb, who: int) -> int:
    """Weigh a policeman to move by a directive."""
    if deed == MovePoliceman.DONE:
        return soft(0)
    return soft(card_mover(t, who, 2 if t.in_hand == Order.RAID else 3))


def send_to_ambush(t: BigBrother, p: int, who: int) -> int:
    """Weigh who comes to a clash: rather somebody hidden."""
    return soft(5 if who < FIRST_FIGURE else 3)


def bring_along(t: BigBrother, p: int, deed: Verb, who: int) -> int:
    """Weigh whether one more policeman steps forward."""
    return soft(0 if deed == BringAlong.DONE else joiner_gain(t))


def joiner_gain(t: BigBrother) -> int:
    """Return what one more policeman brings into the clash that is about to begin."""
    cell = place_of(t, t.mover)
    some = fighters_on(t, cell)
    number = len(t.joiners) + 1
    for figure in range(8):
        if t.figure_at[figure] == cell and figure + FIRST_FIGURE != t.mover:
            number += 1
    return fight(t, some, cell, number + 1) - fight(t, some, cell, number)


def card_mover(t: BigBrother, who: int, steps: int) -> int:
    """Return what it promises to move a policeman by a directive."""
    best = 0
    for goal in prey(t):
        away = beat(place_of(t, who), goal)
        if away <= steps:
            best = max(best, fight(t, fighters_on(t, goal), goal, 2) + 6 - away)
    return best


def police_step(t: BigBrother, deed: Verb, cell: int) -> int:
    """Weigh a card step."""
    here = place_of(t, t.mover)
    if deed == StepPoliceman.TO:
        return soft(card_step(t, cell))
    return soft(card_step(t, here))


def card_step(t: BigBrother, cell: int) -> int:
    """Return how well a policeman stands on a cell for card steps and for the steps that come after them."""
    best = lurking(t, cell) // 2
    for goal in prey(t):
        if beat(cell, goal) <= 2:
            best = max(best, fight(t, fighters_on(t, goal), goal, 2) + 6 - 2 * beat(cell, goal))
    return best


# -- places -----------------------------------------------------------------------------------------------------------


def poster_site(t: BigBrother, cell: int) -> int:
    """Return how well a poster hangs on a cell: far from those who would tear it, near to policemen."""
    nearest = 8
    for q in in_play(t):
        nearest = min(nearest, way(t.at[q], cell))
    watch = 0
    for who in Policeman.ALL:
        if place_of(t, who) != NONE and beat(place_of(t, who), cell) <= 1:
            watch = 3
    return 3 * nearest + watch
