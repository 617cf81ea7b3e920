"""Phase 2: Hunting (NA-4)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Script, emit, together
from fogtable.games.notalone.components import CREATURE, Place, Token, When
from fogtable.games.notalone.events import Log
from fogtable.games.notalone.questions import Hunting, KeepPlace
from fogtable.games.notalone.rules.hunt_cards import may_play_hunt, play_hunt, playable_hunts
from fogtable.games.notalone.rules.sealed import forget_picks
from fogtable.games.notalone.rules.tokens import available, face_up, place_token
from fogtable.games.notalone.rules.windows import table_window
from fogtable.games.notalone.state import NotAlone


def hunting(t: NotAlone) -> Script[None]:  # NA-4.1, NA-4.2, NA-4.12, NA-4.14
    """Hunt cards, then the tokens, then W2; then the River's choices."""
    yield from card_step(t)
    for token in Token.ALL:
        if available(t, token) and len(t.token_at[token]) == 0:
            yield from place_token(t, token)
    t.tokens_just_placed = True
    yield from table_window(t, When.AFTER_TOKENS)
    t.tokens_just_placed = False
    yield from river_choices(t)


def card_step(t: NotAlone) -> Script[None]:  # NA-4.1, D-P2
    """The Creature plays Hunt cards before it places tokens; the first time also one of phase 1 (NA-3.17)."""
    when = When.BEFORE_TOKENS_FIRST
    while may_play_hunt(t):
        deed, card = yield Ask(CREATURE, Hunting, Hunting.PLAY(playable_hunts(t, when)) | Hunting.TO_TOKENS.when(True))
        if deed == Hunting.TO_TOKENS:
            return
        yield from play_hunt(t, card, when)
        when = When.BEFORE_TOKENS


def river_choices(t: NotAlone) -> Script[None]:  # NA-4.14
    """Every Hunted with a River effect keeps 1 of the 2 committed cards; the other returns unseen."""
    yield from together(t, has_river, keep_one)
    for p in t.hunted:
        if t.pending[p] == Place.RIVER:
            t.hand[p] |= t.played[p] - t.first_pick[p]
            t.played[p] = EMPTY + t.first_pick[p]
            emit(t, Log.RETURNS_ONE, p)
    forget_picks(t)


def has_river(t: NotAlone, p: int) -> bool:  # NA-4.14
    """Tell whether a Hunted has two cards out because of the River."""
    return t.pending[p] == Place.RIVER


def keep_one(t: NotAlone, p: int) -> Script[None]:  # D-RIV
    """Choose which of the 2 committed cards stays."""
    t.first_pick[p] = yield Ask(p, KeepPlace, t.played[p])


def reveal_places(t: NotAlone) -> None:  # NA-5.1
    """All reveal their played cards at once; pending effects are over."""
    t.revealed = True
    for p in t.hunted:
        for card in face_up(t, p):
            t.stands[p][card] = card
        emit(t, Log.REVEALS, p, face_up(t, p))
        t.pending[p] = NONE
