"""The small questions: targets of all kinds, decks, numbers, trades. What is asked shows in what is under way."""

from __future__ import annotations

from fogtable.core.rules import NONE, Verb
from fogtable.games.bigbrother.components import (
    BIG_BROTHER,
    BONUS,
    HOSPITALS,
    KIND_OF,
    Character,
    Deck,
    Kind,
    Order,
    Phase,
)
from fogtable.games.bigbrother.counters import in_play
from fogtable.games.bigbrother.policy_office import (
    lurking,
    paid_left,
    police_step,
    poster_site,
    search_value,
    step_value,
)
from fogtable.games.bigbrother.policy_tables import ENDED, GAIN, WORTH
from fogtable.games.bigbrother.policy_turns import keep, painted, pull, standing, take_step
from fogtable.games.bigbrother.policy_values import danger, far, soft
from fogtable.games.bigbrother.questions import ChooseDirective, ChooseNumber, Trade
from fogtable.games.bigbrother.regime import OFFICES
from fogtable.games.bigbrother.state import BigBrother

# -- set-up -----------------------------------------------------------------------------------------------------------


def choose_character(t: BigBrother, p: int, character: int) -> int:
    """Weigh a character."""
    return soft(4 if character == Character.WINSTON or character == Character.OBRIEN else 0)


def deploy(t: BigBrother, p: int, cell: int) -> int:
    """Weigh a ministry for the next policeman: in pairs, near to the pawns."""
    there = 0
    for hidden in range(8):
        if t.hidden_at[hidden] == cell:
            there += 1
    return soft(lurking(t, cell) - (8 if there > 1 else 0))


def set_order(t: BigBrother, p: int, q: int) -> int:
    """Weigh who has the next turn: any."""
    return 1


# -- cells ------------------------------------------------------------------------------------------------------------


def choose_cell(t: BigBrother, p: int, cell: int) -> int:
    """Weigh a cell."""
    return soft(his_cell(t, cell) if p == BIG_BROTHER else their_cell(t, p, cell))


def his_cell(t: BigBrother, cell: int) -> int:
    """Return how well a cell suits what Big Brother is doing."""
    if t.mover != NONE and t.in_hand == NONE:
        return step_value(t, cell, paid_left(t, t.mover) - 1)
    if t.clash_at != NONE or t.in_hand == Order.REINFORCEMENTS:
        return lurking(t, cell)
    if t.in_hand == Order.SWEEP:
        return 10 if cell in t.antiposters else 0
    if t.in_hand == Order.POSTER_CAMPAIGN or t.phase == Phase.OPPOSITION:
        return poster_site(t, cell)
    if t.in_hand != NONE or t.phase == Phase.EVENTS:
        return near_pawns(t, cell)
    return lurking(t, cell) - 30 if cell in HOSPITALS | OFFICES else poster_site(t, cell)


def near_pawns(t: BigBrother, cell: int) -> int:
    """Return how much a camera, a fence or militia on a cell is in the way: next to pawns, and to posters."""
    value = 4 if cell in t.posters else 0
    for q in in_play(t):
        if far(cell, t.at[q]) == 1:
            value += 3
        elif far(cell, t.at[q]) == 2:
            value += 2
    return value


def their_cell(t: BigBrother, p: int, cell: int) -> int:
    """Return how well a cell suits what a player is doing; a fallen one has nothing to win."""
    if t.will[p] == 0:
        return 0
    for card in t.resolving:
        if KIND_OF[card] == Kind.PAINT:
            return painted(t, cell)
        if KIND_OF[card] == Kind.SEWER_MAP:
            return standing(t, p, cell) - danger(t, p, cell)
    if t.clash_at != NONE:
        return standing(t, p, cell)
    return pull(t, p, cell, 0)


# -- players ----------------------------------------------------------------------------------------------------------


def choose_seat(t: BigBrother, p: int, q: int) -> int:
    """Weigh a player as a target: for harm, or for good."""
    if p != BIG_BROTHER:
        return soft(2 * (5 - t.will[q]) + (1 if q == p else 0))
    if t.clash_at != NONE:
        best = 0
        for card in t.laid[q]:
            best = max(best, BONUS[KIND_OF[card]])
        return soft(best)
    if t.in_hand == Order.HOUSE_SEARCH:
        return soft(search_value(t, q))
    if t.in_hand == Order.DENUNCIATION:
        return soft(len(t.hand[q]) - len(t.shown[q]))
    return soft(3 * (5 - t.will[q]))


# -- cards, decks, directives, events ---------------------------------------------------------------------------------


def choose_card(t: BigBrother, p: int, kind: int) -> int:
    """Weigh a support card: Big Brother takes the best ally, a player gives what he misses least."""
    return soft(WORTH[kind] if p == BIG_BROTHER else 0 - keep(t, p, kind))


def choose_deck(t: BigBrother, p: int, deck: int) -> int:
    """Weigh a deck; a card is not declined."""
    return soft(8 if deck == Deck.A or deck == Deck.B else 0)


def choose_number(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh whether Winston draws two cards."""
    return soft(8 if deed == ChooseNumber.TWO else 0)


def choose_directive(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh a directive: the worst for the opposition goes, the best for Big Brother comes back."""
    return soft(6 if deed == ChooseDirective.HIDDEN else GAIN[what])


def choose_event(t: BigBrother, p: int, news: int) -> int:
    """Weigh an event that Big Brother ends."""
    return soft(ENDED[news])


# -- ways -------------------------------------------------------------------------------------------------------------


def step(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh a step: of a policeman by a directive, or of a pawn."""
    return police_step(t, deed, what) if p == BIG_BROTHER else take_step(t, p, deed, what)


# -- trades, the fallen -----------------------------------------------------------------------------------------------


def trade(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh a part of an Exchange: nothing is given away."""
    return soft(8 if deed == Trade.DECLINE or deed == Trade.DONE else 0)


def confirm_trade(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh whether an Exchange is confirmed: either."""
    return 1


def fallen(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh what a fallen player does, who has nothing to win: anything."""
    return 1
