"""One-off directives against people: searches, prisoners, allies (specification 7.5).

The tables of all one-off directives stand here; what directives do to the map is in directives.py.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Rules, Script, Scripts, emit, reveal, together
from fogtable.games.bigbrother.components import BIG_BROTHER, ONE_OFF, Order
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions_targets import (
    BreakPrisoner,
    FindAlly,
    GiveUpCard,
    ReadHand,
    SearchHand,
    VaporiseAlly,
)
from fogtable.games.bigbrother.rules.chart import protected
from fogtable.games.bigbrother.rules.counters import change_authority, in_play, lose_will
from fogtable.games.bigbrother.rules.decks import discard_from_hand, kinds_in, show_hand
from fogtable.games.bigbrother.rules.detention import found_forbidden
from fogtable.games.bigbrother.rules.free_cards import discard_ally
from fogtable.games.bigbrother.state import BigBrother

PLENTY = 4  # cards in hand: Ration Cut


def always(t: BigBrother) -> bool:
    """Many directives can be played at any time."""
    return True


LEGAL = Rules(Order, always)
"""Whether a directive could change anything now (BB-1.8)."""
EFFECT = Scripts(Order, ONE_OFF)
"""What a one-off directive does."""

# -- searches ---------------------------------------------------------------------------------------------------------


def with_cards(t: BigBrother, number: int) -> Cards:
    """Return the oppositionists in play with at least so many cards in hand."""
    found = EMPTY
    for p in in_play(t):
        if len(t.hand[p]) >= number:
            found += p
    return found


@LEGAL.of(Order.HOUSE_SEARCH)
def somebody_to_search(t: BigBrother) -> bool:
    """Tell whether somebody can be searched."""
    return len(searchable(t)) > 0


def searchable(t: BigBrother) -> Cards:  # BB-11.9
    """Return who holds cards outside the safe zones."""
    found = EMPTY
    for p in with_cards(t, 1):
        if not protected(t, p):
            found += p
    return found


@EFFECT.of(Order.HOUSE_SEARCH)
def house_search(t: BigBrother) -> Script[None]:
    """Draw a card of a hand: a forbidden one is discarded and raises the authority; nobody is arrested."""
    p = yield Ask(BIG_BROTHER, SearchHand, searchable(t))
    emit(t, Log.SINGLED_OUT, p)
    if found_forbidden(t, p):
        yield from change_authority(t, 1)


@LEGAL.of(Order.DENUNCIATION)
def somebody_to_denounce(t: BigBrother) -> bool:
    """Tell whether somebody holds a card."""
    return len(with_cards(t, 1)) > 0


@EFFECT.of(Order.DENUNCIATION)
def denunciation(t: BigBrother) -> Script[None]:
    """Look at a whole hand."""
    p = yield Ask(BIG_BROTHER, ReadHand, with_cards(t, 1))
    emit(t, Log.SINGLED_OUT, p)
    show_hand(t, p)


@LEGAL.of(Order.RATION_CUT)
def somebody_has_plenty(t: BigBrother) -> bool:
    """Tell whether somebody holds 4 cards."""
    return len(with_cards(t, PLENTY)) > 0


@EFFECT.of(Order.RATION_CUT)
def ration_cut(t: BigBrother) -> Script[None]:  # D-RATION
    """Whoever holds 4 cards or more discards one: chosen at once, laid down in the order of turns."""
    yield from together(t, has_plenty, give_up_one)
    for place in range(4):
        p = t.turn_order[place]
        if p != NONE and t.pick[p] != NONE:
            kind = reveal(t.pick[p])
            t.pick[p] = NONE
            discard_from_hand(t, p, kind)
            emit(t, Log.GIVES_UP, p, kind)


def has_plenty(t: BigBrother, p: int) -> bool:
    """Tell whether Ration Cut hits a player."""
    return p in with_cards(t, PLENTY)


def give_up_one(t: BigBrother, p: int) -> Script[None]:
    """Choose the card to discard."""
    t.pick[p] = yield Ask(p, GiveUpCard, kinds_in(t.hand[p]))


# -- prisoners and allies ----------------------------------------------------------------------------------------------


def prisoners(t: BigBrother) -> Cards:  # BB-11.6
    """Return the players with a skip flag."""
    found = EMPTY
    for p in in_play(t):
        if t.skips[p]:
            found += p
    return found


@LEGAL.of(Order.INTERROGATION, Order.ROOM_101)
def somebody_to_question(t: BigBrother) -> bool:
    """Tell whether somebody's skip flag is set."""
    return len(prisoners(t)) > 0


@EFFECT.of(Order.INTERROGATION)
def interrogation(t: BigBrother) -> Script[None]:
    """A prisoner loses 1 will."""
    p = yield Ask(BIG_BROTHER, BreakPrisoner, prisoners(t))
    yield from lose_will(t, p, 1)


@EFFECT.of(Order.ROOM_101)
def room_101(t: BigBrother) -> Script[None]:
    """A prisoner loses 2 will."""
    p = yield Ask(BIG_BROTHER, BreakPrisoner, prisoners(t))
    yield from lose_will(t, p, 2)


@LEGAL.of(Order.VAPORISATION)
def somebody_has_ally(t: BigBrother) -> bool:
    """Tell whether an ally is in play."""
    return len(with_ally(t)) > 0


def with_ally(t: BigBrother) -> Cards:
    """Return the players with an ally."""
    found = EMPTY
    for p in in_play(t):
        if len(t.allies[p]) > 0:
            found += p
    return found


@EFFECT.of(Order.VAPORISATION)
def vaporisation(t: BigBrother) -> Script[None]:
    """Discard an ally."""
    p = yield Ask(BIG_BROTHER, FindAlly, with_ally(t))
    kind = yield Ask(BIG_BROTHER, VaporiseAlly, kinds_in(t.allies[p]))
    discard_ally(t, p, kind)
