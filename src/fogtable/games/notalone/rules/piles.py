"""Cards on the move: Place cards between hand, table and discard pile; draws from the two decks."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Script, emit, random_of, reveal
from fogtable.games.notalone.components import HUNT_HAND, Hunt
from fogtable.games.notalone.events import Log, Luck
from fogtable.games.notalone.questions import TakeBack
from fogtable.games.notalone.state import NotAlone

# -- Place cards ------------------------------------------------------------------------------------------------------


def take_back(t: NotAlone, p: int, number: int) -> Script[None]:  # NA-2.15
    """Take back cards of own choice from the own discard pile, all of them when there are not more."""
    taken = EMPTY
    while len(taken) < min(number, len(t.discard[p])):
        card = yield Ask(p, TakeBack, next_picks(t.discard[p] - taken, number - len(taken)))
        taken += card
    to_hand(t, p, taken)


def next_picks(left: Cards, number: int) -> Cards:
    """Return what the next of so many picks is made from: of cards that all have to go, one after the other."""
    if len(left) > number:
        return left
    for card in left:
        return EMPTY + card
    return EMPTY


def take_back_all(t: NotAlone, p: int) -> None:
    """Take back the whole discard pile."""
    to_hand(t, p, t.discard[p])


def to_hand(t: NotAlone, p: int, taken: Cards) -> None:
    """Move cards from the own discard pile to hand."""
    if len(taken) > 0:
        t.discard[p] -= taken
        t.hand[p] |= taken
        emit(t, Log.TAKES_BACK, p, taken)


def take_back_played(t: NotAlone, p: int, card: int) -> None:  # NA-6.20, NA-5.20
    """Take a card just played back to hand: its owner no longer stands there."""
    t.played[p] -= card
    t.hand[p] += card
    emit(t, Log.TAKES_BACK_PLAYED, p, card)


def discard_places(t: NotAlone, p: int, gone: Cards) -> None:
    """Move Place cards from hand to the own discard pile, face up (but see Smokescreen)."""
    if len(gone) > 0:
        t.hand[p] -= gone
        t.discard[p] |= gone
        emit(t, Log.DISCARDS, p, gone)


# -- Survival cards ---------------------------------------------------------------------------------------------------


def can_draw_survival(t: NotAlone) -> bool:  # NA-2.16, Despair
    """Tell whether a Survival card can be drawn now."""
    return not in_force(t, Hunt.DESPAIR) and (len(t.survival_deck) > 0 or len(t.survival_discard) > 0)


def shuffle_survival(t: NotAlone) -> None:  # NA-2.16, NA-2.18
    """Make a new Survival deck of the discard pile when the deck is empty."""
    if len(t.survival_deck) == 0 and len(t.survival_discard) > 0:
        t.survival_deck = t.survival_discard
        t.survival_discard = EMPTY
        emit(t, Log.SHUFFLES_SURVIVAL)


def draw_survival(t: NotAlone, p: int) -> None:  # NA-2.16
    """Look at one more card of the Survival deck: it lies in ``drawn`` until it is kept or discarded."""
    shuffle_survival(t)
    if len(t.survival_deck) > 0:
        card = random_of(t, Luck.DRAW_SURVIVAL, t.survival_deck)
        t.survival_deck -= card
        t.drawn[p] += card
        emit(t, Log.DRAWS_SURVIVAL, p, card)


def keep_drawn(t: NotAlone, p: int) -> None:
    """Take what was drawn into the hand."""
    t.survival_hand[p] |= t.drawn[p]
    t.drawn[p] = EMPTY


# -- Hunt cards -------------------------------------------------------------------------------------------------------


def refill_hunt_hand(t: NotAlone) -> None:  # NA-8.4, NA-1.6
    """Draw Hunt cards up to a hand of 3, as long as there are any."""
    before = len(t.hunt_hand)
    while len(t.hunt_hand) < HUNT_HAND and hunt_cards_to_draw(t) > 0:
        draw_hunt(t)
    if len(t.hunt_hand) > before:
        emit(t, Log.DRAWS_HUNT, len(t.hunt_hand) - before)


def hunt_cards_to_draw(t: NotAlone) -> int:
    """Count the cards in the Hunt deck, below it and in its discard pile."""
    return len(t.hunt_deck) + len(t.hunt_under[0]) + len(t.hunt_discard)


def draw_hunt(t: NotAlone) -> None:  # NA-2.17
    """Draw one Hunt card: from the deck, then from what lies below it, then from the shuffled discard pile."""
    if len(t.hunt_deck) == 0:
        if len(t.hunt_under[0]) > 0:
            raise_lowest_layer(t)
        else:
            shuffle_hunt(t)
    card = random_of(t, Luck.DRAW_HUNT, t.hunt_deck)
    t.hunt_deck -= card
    t.hunt_hand += card


def raise_lowest_layer(t: NotAlone) -> None:
    """The deck has run down to the upper layer of what Strike Back put below it: that is the deck now."""
    t.hunt_deck = t.hunt_under[0]
    layer = 0
    while layer < 9:
        t.hunt_under[layer] = t.hunt_under[layer + 1]
        layer += 1
    t.hunt_under[9] = EMPTY


def shuffle_hunt(t: NotAlone) -> None:  # NA-2.17, NA-2.18
    """Make a new Hunt deck of the discard pile; there is no last card discarded until the next one."""
    t.hunt_deck = t.hunt_discard
    t.hunt_discard = EMPTY
    t.hunt_top = NONE
    emit(t, Log.SHUFFLES_HUNT)


def strike_back(t: NotAlone, p: int) -> None:  # Strike Back, NA-11.13
    """Put 2 random cards of the Creature's hand below the Hunt deck, unseen; those put there before come first."""
    layer = 0
    while len(t.hunt_under[layer]) > 0:
        layer += 1
    while len(t.hunt_under[layer]) < 2 and len(t.hunt_hand) > 0:
        card = random_of(t, Luck.STRIKE_BACK, t.hunt_hand)
        t.hunt_hand -= card
        t.hunt_under[layer] += card
    emit(t, Log.STRIKES_BACK, p, len(t.hunt_under[layer]), t.hunt_under[layer])


def discard_hunt(t: NotAlone, card: int) -> None:  # NA-2.9
    """Move a Hunt card from the Creature's hand face up to the discard pile."""
    t.hunt_hand -= card
    t.hunt_discard += card
    t.hunt_top = reveal(card)


def discard_survival(t: NotAlone, p: int, card: int) -> None:  # NA-2.9
    """Move a Survival card from hand face up to the discard pile."""
    t.survival_hand[p] -= card
    t.survival_discard += reveal(card)


def in_force(t: NotAlone, card: int) -> bool:  # NA-2.10
    """Tell whether this Hunt card, or a copy of it, was played this turn."""
    return t.effects[0] == card or t.effects[1] == card


def times(t: NotAlone, card: int) -> int:
    """Count how often this Hunt card is in force this turn: once, and once more as a copy."""
    return (1 if t.effects[0] == card else 0) + (1 if t.effects[1] == card else 0)
