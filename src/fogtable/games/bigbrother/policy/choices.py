"""The small questions: targets of all kinds, decks, numbers, trades."""

from __future__ import annotations

from fogtable.core.rules import NONE, Verb
from fogtable.games.bigbrother.components import (
    BIG_BROTHER,
    BONUS,
    KIND_OF,
    Character,
    Deck,
)
from fogtable.games.bigbrother.policy.office import (
    lurking,
    paid_left,
    police_step,
    poster_site,
    search_value,
    step_value,
)
from fogtable.games.bigbrother.policy.tables import ENDED, GAIN, WORTH
from fogtable.games.bigbrother.policy.turns import keep, painted, pull, standing
from fogtable.games.bigbrother.policy.values import danger, far, soft
from fogtable.games.bigbrother.questions import ChooseNumber, Trade
from fogtable.games.bigbrother.questions_targets import RemoveDirective, SweepAway
from fogtable.games.bigbrother.rules.counters import in_play
from fogtable.games.bigbrother.rules.police import place_of
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


# -- cells: Big Brother's ---------------------------------------------------------------------------------------------


def place_camera(t: BigBrother, p: int, cell: int) -> int:
    """Weigh a cell for a camera; a fallen player has nothing to win."""
    return soft(near_pawns(t, cell) if p == BIG_BROTHER else 0)


def place_fence(t: BigBrother, p: int, cell: int) -> int:
    """Weigh an end of a fence."""
    return soft(near_pawns(t, cell))


def place_poster(t: BigBrother, p: int, cell: int) -> int:
    """Weigh a cell for a poster."""
    return soft(poster_site(t, cell))


def lie_in_wait(t: BigBrother, p: int, cell: int) -> int:
    """Weigh a cell where a policeman begins: hired, or in a hospital."""
    return soft(lurking(t, cell))


def step_policeman(t: BigBrother, p: int, deed: Verb, cell: int) -> int:
    """Weigh a step of a policeman: a paid one, or by a directive."""
    if t.in_hand != NONE:
        return police_step(t, deed, cell)
    left = paid_left(t, t.mover)
    return soft(4 * (step_value(t, cell, left - 1) - step_value(t, place_of(t, t.mover), left)))


def move_militia(t: BigBrother, p: int, cell: int) -> int:
    """Weigh which militia figure moves: one that is in nobody's way; pass takes a new one."""
    return soft(8 if cell == NONE else 0 - near_pawns(t, cell))


def post_militia(t: BigBrother, p: int, cell: int) -> int:
    """Weigh a cell for militia."""
    return soft(near_pawns(t, cell))


def near_pawns(t: BigBrother, cell: int) -> int:
    """Return how much a camera, a fence or militia on a cell is in the way: next to pawns and posters; nowhere is 0."""
    if cell == NONE:
        return 0
    value = 4 if cell in t.posters else 0
    for q in in_play(t):
        if far(cell, t.at[q]) == 1:
            value += 3
        elif far(cell, t.at[q]) == 2:
            value += 2
    return value


def sweep_away(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh what the Clean-Up Brigade removes: an antiparty poster first."""
    if deed == SweepAway.POSTER:
        return soft(10)
    return soft(2 if deed == SweepAway.MARKET else 0)


# -- cells: the opposition's ------------------------------------------------------------------------------------------


def slip_away(t: BigBrother, p: int, cell: int) -> int:
    """Weigh where a Smoke Pot leads."""
    return soft(standing(t, p, cell))


def leave_sewer(t: BigBrother, p: int, cell: int) -> int:
    """Weigh where the sewers lead."""
    return soft(standing(t, p, cell) - danger(t, p, cell))


def paint_cell(t: BigBrother, p: int, cell: int) -> int:
    """Weigh where to paint."""
    return soft(painted(t, cell))


def transfer_policeman(t: BigBrother, p: int, cell: int) -> int:
    """Weigh which policeman is transferred: one near the pawns."""
    return soft(near_pawns(t, cell))


def nearby_cell(t: BigBrother, p: int, cell: int) -> int:
    """Weigh a cell whose camera, fence or stall is dealt with, by what draws the player there."""
    return soft(pull(t, p, cell, 0))


# -- players ----------------------------------------------------------------------------------------------------------


def help_friend(t: BigBrother, p: int, q: int) -> int:
    """Weigh who gains will, or a card."""
    return soft(2 * (5 - t.will[q]) + (1 if q == p else 0))


def search_hand(t: BigBrother, p: int, q: int) -> int:
    """Weigh whose hand is searched."""
    return soft(search_value(t, q))


def read_hand(t: BigBrother, p: int, q: int) -> int:
    """Weigh whose hand is looked at."""
    return soft(len(t.hand[q]) - len(t.shown[q]))


def harm(t: BigBrother, p: int, q: int) -> int:
    """Weigh who loses will, or an ally."""
    return soft(3 * (5 - t.will[q]))


def strike_card(t: BigBrother, p: int, q: int) -> int:
    """Weigh whose card counts for nothing."""
    best = 0
    for card in t.laid[q]:
        best = max(best, BONUS[KIND_OF[card]])
    return soft(best)


# -- cards, decks, directives, events ---------------------------------------------------------------------------------


def part_with(t: BigBrother, p: int, kind: int) -> int:
    """Weigh a card to give away: what the player misses least."""
    return soft(0 - keep(t, p, kind))


def vaporise_ally(t: BigBrother, p: int, kind: int) -> int:
    """Weigh an ally that Big Brother takes."""
    return soft(WORTH[kind])


def choose_deck(t: BigBrother, p: int, deck: int) -> int:
    """Weigh a deck; a card is not declined."""
    return soft(8 if deck == Deck.A or deck == Deck.B else 0)


def choose_number(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh whether Winston draws two cards."""
    return soft(8 if deed == ChooseNumber.TWO else 0)


def remove_directive(t: BigBrother, p: int, deed: Verb, what: int) -> int:
    """Weigh a directive of the board that goes: the worst for the opposition."""
    return soft(6 if deed == RemoveDirective.HIDDEN else GAIN[what])


def take_back(t: BigBrother, p: int, order: int) -> int:
    """Weigh a directive that Big Brother takes back."""
    return soft(GAIN[order])


def end_event(t: BigBrother, p: int, news: int) -> int:
    """Weigh an event that Big Brother ends."""
    return soft(ENDED[news])


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
