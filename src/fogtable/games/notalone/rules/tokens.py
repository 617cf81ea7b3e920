"""Hunt tokens: where they may go, where they stand, whom they affect."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Options, Script, emit, reveal
from fogtable.games.notalone.components import ARTEMIA_SPACES, BORDER_PLACES, CREATURE, NEAR, Border, Hunt, Place, Token
from fogtable.games.notalone.events import Log
from fogtable.games.notalone.questions import ExtendToken, PlaceToken
from fogtable.games.notalone.rules.piles import in_force
from fogtable.games.notalone.state import NotAlone


def available(t: NotAlone, token: int) -> bool:  # NA-4.3 .. NA-4.6
    """Tell whether the Creature may place this token now."""
    if token == Token.ARTEMIA:
        return token in t.called or t.rescue in ARTEMIA_SPACES[t.board]
    return token == Token.CREATURE or token in t.called


def spans_two(t: NotAlone, token: int) -> bool:  # NA-4.8
    """Tell whether a card of this turn lays this token on two adjacent places."""
    if token == Token.TARGET:
        return in_force(t, Hunt.FORCE_FIELD) or in_force(t, Hunt.MIRAGE)
    return token == Token.ARTEMIA and in_force(t, Hunt.VIRUS)


def token_options(t: NotAlone, token: int) -> Options:  # NA-4.7, NA-4.8, NA-4.10
    """Return where the Creature may place this token, and whether it may keep it back."""
    if token == Token.CREATURE:
        return PlaceToken.CREATURE(Place.ALL) | PlaceToken.KEEP_CREATURE.when(True)
    if token == Token.ARTEMIA:
        if spans_two(t, token):
            return PlaceToken.ARTEMIA_BOTH(Border.ALL)
        return PlaceToken.ARTEMIA(Place.ALL) | PlaceToken.KEEP_ARTEMIA.when(token not in t.called)
    if spans_two(t, token):
        return PlaceToken.TARGET_BOTH(Border.ALL)
    return PlaceToken.TARGET(Place.ALL)


def place_token(t: NotAlone, token: int) -> Script[None]:  # D-TOK, D-FF
    """The Creature places one token, or keeps it back."""
    deed, where = yield Ask(CREATURE, PlaceToken, token_options(t, token))
    if deed == PlaceToken.KEEP_CREATURE or deed == PlaceToken.KEEP_ARTEMIA:
        t.kept_back += token
        emit(t, Log.KEEPS_TOKEN, token)
        return
    if deed == PlaceToken.ARTEMIA_BOTH or deed == PlaceToken.TARGET_BOTH:
        t.token_at[token] = BORDER_PLACES[where]
    else:
        t.token_at[token] = EMPTY + where
    t.kept_back -= token
    emit(t, Log.PLACES_TOKEN, token, t.token_at[token])


def extend_token(t: NotAlone, token: int) -> Script[None]:  # NA-4.13, D-EXT
    """A token that stands on one place is laid on a second one, adjacent to it."""
    where = yield Ask(CREATURE, ExtendToken, around(t.token_at[token]))
    t.token_at[token] += where
    emit(t, Log.PLACES_TOKEN, token, t.token_at[token])


def around(places: Cards) -> Cards:  # NA-2.1, NA-11.1
    """Return the places that are adjacent to one of these, and none of these."""
    near = EMPTY
    for place in places:
        near |= NEAR[place]
    return near - places


def creature_places(t: NotAlone) -> Cards:  # NA-2.22
    """Return the places with a creature-type token: the Creature token and, under Clone, the Target token."""
    if in_force(t, Hunt.CLONE):
        return t.token_at[Token.CREATURE] | t.token_at[Token.TARGET]
    return t.token_at[Token.CREATURE]


def effective(t: NotAlone, place: int) -> bool:  # NA-2.19, NA-11.2
    """Tell whether the power of a place can be used this turn: no Hunt card makes the place ineffective."""
    if place in t.token_at[Token.TARGET] and (in_force(t, Hunt.MIRAGE) or in_force(t, Hunt.TOXIN)):
        return False
    return place not in t.ineffective


def artemia_reaches(t: NotAlone, p: int, place: int) -> bool:  # NA-5.4
    """Tell whether the Artemia token is effective against a Hunted on this place."""
    return place in t.token_at[Token.ARTEMIA] and p not in t.detecting


def creature_reaches(t: NotAlone, p: int, place: int) -> bool:  # NA-5.4
    """Tell whether a creature-type token is effective against a Hunted on this place."""
    return p not in t.dodging and place in creature_places(t)


def face_up(t: NotAlone, p: int) -> Cards:  # NA-5.1
    """Return the cards a Hunted has on the table, once they lie face up: from the reveal to the end of the turn."""
    return reveal(t.played[p])


def first_of(some: Cards) -> int:
    """Return the lowest card of a set, ``NONE`` of an empty one."""
    for card in some:
        return card
    return NONE


def places_of(t: NotAlone, p: int) -> Cards:  # NA-5.1
    """Return the places where a Hunted stands."""
    standing = EMPTY
    for card in face_up(t, p):
        standing += t.stands[p][card]
    return standing


def artemia_count(t: NotAlone, p: int) -> int:  # NA-5.11, NA-5.13
    """Count the places where the Artemia token is effective against a Hunted."""
    count = 0
    for card in face_up(t, p):
        if artemia_reaches(t, p, t.stands[p][card]):
            count += 1
    return count


def creature_count(t: NotAlone, p: int) -> int:  # NA-5.14
    """Count the places where a creature-type token is effective against a Hunted."""
    count = 0
    for card in face_up(t, p):
        if creature_reaches(t, p, t.stands[p][card]):
            count += 1
    return count
