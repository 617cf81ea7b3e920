"""The 20 Hunt cards (specification 7.2): when each may be played, and what happens at once.

A card that acts later is only noted in ``effects``; the clause that it changes asks ``in_force``.
"""

from __future__ import annotations

from fogtable.core.rules import (
    EMPTY,
    NONE,
    Ask,
    Cards,
    Rules,
    Script,
    Scripts,
    cards_of,
    emit,
    reveal,
    together,
)
from fogtable.games.notalone.components import CREATURE, HUNTS_AT, NEAR, SYMBOL, Hunt, Place, Token, When
from fogtable.games.notalone.events import Log
from fogtable.games.notalone.questions import ChooseHunted, ChoosePlace
from fogtable.games.notalone.rules.piles import discard_hunt, discard_places, in_force
from fogtable.games.notalone.rules.sealed import forget_picks, give_one, is_seat, keep_two
from fogtable.games.notalone.rules.tokens import extend_token, face_up, first_of, place_token, places_of, spans_two
from fogtable.games.notalone.state import NotAlone

# -- playing ----------------------------------------------------------------------------------------------------------


def may_play_hunt(t: NotAlone) -> bool:  # NA-7.4, NA-2.7, NA-3.18
    """Tell whether the Creature is entitled to play a Hunt card; all of it is public."""
    return len(t.hunt_hand) > 0 and t.hunts_played < t.allowance and not t.sacrificed


def playable_hunts(t: NotAlone, when: int) -> Cards:  # NA-2.6, NA-11.20
    """Return the Hunt cards in hand that are legal at this moment."""
    found = EMPTY
    for card in t.hunt_hand & HUNTS_AT[when]:
        if LEGAL[card](t):
            found += card
    if Hunt.FLASHBACK in t.hunt_hand and can_copy(t, when):
        found += Hunt.FLASHBACK
    return found


def can_copy(t: NotAlone, when: int) -> bool:  # NA-7.12
    """Tell whether the top card of the Hunt discard pile would be legal at this moment."""
    return t.hunt_top != NONE and t.hunt_top in HUNTS_AT[when] and LEGAL[t.hunt_top](t)


def play_hunt(t: NotAlone, card: int, when: int) -> Script[None]:  # NA-2.9, NA-4.1
    """Play one Hunt card and resolve it fully."""
    effect = t.hunt_top if card == Hunt.FLASHBACK else card  # NA-11.16
    discard_hunt(t, card)
    emit(t, Log.PLAYS_HUNT, card)
    if card == Hunt.FLASHBACK:
        emit(t, Log.COPIES_HUNT, effect)
    t.effects[t.hunts_played] = effect
    t.hunts_played += 1
    token = SYMBOL[effect]
    if token != NONE:  # NA-2.12
        t.called += token
    yield from EFFECT[effect](t)
    if when == When.AFTER_TOKENS and token != NONE:
        yield from place_late(t, token)


def place_late(t: NotAlone, token: int) -> Script[None]:  # NA-4.13
    """A token called after the placement is placed at once; one that stands may be laid on a second place."""
    if len(t.token_at[token]) == 0:
        yield from place_token(t, token)
    elif len(t.token_at[token]) == 1 and spans_two(t, token):
        yield from extend_token(t, token)


# -- when a card is legal (NA-11.20) ----------------------------------------------------------------------------------


def always(t: NotAlone) -> bool:
    """Most cards are legal in all their windows, also when their effect will meet nobody."""
    return True


LEGAL = Rules(Hunt, always)
EFFECT = Scripts(Hunt, Hunt.ALL - Hunt.FLASHBACK)


@LEGAL.of(Hunt.ASCENDANCY)
def someone_holds_three(t: NotAlone) -> bool:
    """Ascendancy needs a Hunted with 3 or more Place cards in hand."""
    return len(with_hand(t, 3)) > 0


@LEGAL.of(Hunt.FORBIDDEN_ZONE)
def someone_holds_one(t: NotAlone) -> bool:
    """Forbidden Zone needs a Hunted with a Place card in hand."""
    return len(with_hand(t, 1)) > 0


@LEGAL.of(Hunt.INTERFERENCE)
def no_interference(t: NotAlone) -> bool:
    """A second Interference would add nothing."""
    return not in_force(t, Hunt.INTERFERENCE)


@LEGAL.of(Hunt.PERSECUTION)
def no_persecution(t: NotAlone) -> bool:
    """A second Persecution would add nothing."""
    return not in_force(t, Hunt.PERSECUTION)


@LEGAL.of(Hunt.STASIS)
def no_stasis(t: NotAlone) -> bool:
    """A second Stasis would add nothing."""
    return not in_force(t, Hunt.STASIS)


@LEGAL.of(Hunt.TRACKING)
def no_tracking(t: NotAlone) -> bool:
    """A second Tracking would add nothing: the allowance is set to 2, never 3."""
    return not in_force(t, Hunt.TRACKING)


def with_hand(t: NotAlone, number: int) -> Cards:
    """Return the Hunted who hold at least this many Place cards."""
    found = EMPTY
    for p in t.hunted:
        if len(t.hand[p]) >= number:
            found += p
    return found


# -- what happens at once ---------------------------------------------------------------------------------------------


@EFFECT.of(
    Hunt.DESPAIR,
    Hunt.FIERCENESS,
    Hunt.PERSECUTION,
    Hunt.MUTATION,
    Hunt.VIRUS,
    Hunt.CLONE,
    Hunt.MIRAGE,
    Hunt.SCREAM,
    Hunt.TOXIN,
    Hunt.STASIS,
)
def acts_later(t: NotAlone) -> None:
    """Nothing happens at once: the card is in force for the rest of the turn."""


@EFFECT.of(Hunt.FORCE_FIELD)
def force_field(t: NotAlone) -> Script[None]:  # NA-4.11
    """Place the Target token on 2 adjacent places: nobody commits them this turn."""
    if len(t.token_at[Token.TARGET]) == 0:
        yield from place_token(t, Token.TARGET)
    t.blocked = t.token_at[Token.TARGET]


@EFFECT.of(Hunt.ANTICIPATION)
def anticipation(t: NotAlone) -> Script[None]:  # D-ANT
    """Choose a Hunted who will cost one space more when caught."""
    p = yield Ask(CREATURE, ChooseHunted, with_hand(t, 0))
    t.anticipated[p] += 1
    emit(t, Log.CHOOSES_HUNTED, p, Hunt.ANTICIPATION)


@EFFECT.of(Hunt.ASCENDANCY)
def ascendancy(t: NotAlone) -> Script[None]:  # D-ASC, D-ASC2
    """A Hunted with 3 or more Place cards keeps 2 and discards the rest."""
    p = yield Ask(CREATURE, ChooseHunted, with_hand(t, 3))
    emit(t, Log.CHOOSES_HUNTED, p, Hunt.ASCENDANCY)
    yield from together(t, is_seat, keep_two, p)
    gone = reveal(t.hand[p] - t.first_pick[p] - t.second_pick[p])
    forget_picks(t)
    discard_places(t, p, gone)


@EFFECT.of(Hunt.PHOBIA)
def phobia(t: NotAlone) -> Script[None]:  # D-PHO, D-PHO2, NA-11.18
    """A Hunted with 3 or more Place cards shows the Creature all but 2 of them."""
    if len(with_hand(t, 3)) == 0:
        return
    p = yield Ask(CREATURE, ChooseHunted, with_hand(t, 3))
    emit(t, Log.CHOOSES_HUNTED, p, Hunt.PHOBIA)
    yield from together(t, is_seat, keep_two, p)
    t.shown[p] |= t.hand[p] - t.first_pick[p] - t.second_pick[p]
    t.unplayed[p] |= t.hand[p] - t.first_pick[p] - t.second_pick[p]
    emit(t, Log.SHOWS, p, len(t.hand[p]) - 2, t.hand[p] - t.first_pick[p] - t.second_pick[p])
    forget_picks(t)


@EFFECT.of(Hunt.FORBIDDEN_ZONE)
def forbidden_zone(t: NotAlone) -> Script[None]:  # D-FZ
    """Every Hunted with a Place card in hand discards one, all at once."""
    yield from together(t, has_place_card, give_one)
    for p in t.hunted:
        if t.first_pick[p] != NONE:
            discard_places(t, p, EMPTY + reveal(t.first_pick[p]))
    forget_picks(t)


def has_place_card(t: NotAlone, p: int) -> bool:
    """Tell whether a Hunted has a Place card in hand."""
    return len(t.hand[p]) > 0


@EFFECT.of(Hunt.INTERFERENCE)
def interference(t: NotAlone) -> None:
    """Beach and Wreck are ineffective this turn."""
    make_ineffective(t, cards_of(Place.BEACH, Place.WRECK))


@EFFECT.of(Hunt.CATACLYSM)
def cataclysm(t: NotAlone) -> Script[None]:  # D-CAT
    """Any one place is ineffective for the rest of the turn."""
    place = yield Ask(CREATURE, ChoosePlace, Place.ALL)
    make_ineffective(t, EMPTY + place)


def make_ineffective(t: NotAlone, places: Cards) -> None:  # NA-2.19
    """Nobody uses or copies the power of these places for the rest of the turn."""
    t.ineffective |= places
    for place in places:
        emit(t, Log.BECOMES_INEFFECTIVE, place)


@EFFECT.of(Hunt.DETOUR)
def detour(t: NotAlone) -> Script[None]:  # D-DET
    """Move one Hunted from a place to an adjacent one, for all purposes; the card played stays the same."""
    p = yield Ask(CREATURE, ChooseHunted, with_hand(t, 0))
    emit(t, Log.CHOOSES_HUNTED, p, Hunt.DETOUR)
    left = t.stands[p][first_of(face_up(t, p))]
    if len(face_up(t, p)) == 2:
        left = yield Ask(CREATURE, ChoosePlace, places_of(t, p))
    reached = yield Ask(CREATURE, ChoosePlace, NEAR[left] - places_of(t, p))
    for card in face_up(t, p):
        if t.stands[p][card] == left:
            t.stands[p][card] = reached
            emit(t, Log.DETOURS, p, card, reached)


@EFFECT.of(Hunt.TRACKING)
def tracking(t: NotAlone) -> None:  # NA-8.9, NA-11.15
    """Next turn the Creature may play 2 Hunt cards."""
    t.next_allowance = 2
