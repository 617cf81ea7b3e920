"""The Survival cards (specification 7.3): when each may be played, and what it does.

Drone and Gate are played inside the own place decision; their powers are in powers.py.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Ask, Cards, Options, Rules, Script, Scripts, emit, together
from fogtable.games.notalone.components import AT_PLACE, EXPLORING, SURVIVALS_AT, Cause, Hunt, Survival, Token
from fogtable.games.notalone.events import Log
from fogtable.games.notalone.questions import DiscardPlace, MoveToken, SwapIn, SwapOut, TakeBack
from fogtable.games.notalone.rules.piles import (
    discard_places,
    discard_survival,
    in_force,
    strike_back,
    take_back,
    take_back_played,
)
from fogtable.games.notalone.rules.sealed import forget_picks, is_seat
from fogtable.games.notalone.rules.tokens import around, creature_places, face_up, places_of
from fogtable.games.notalone.rules.tracks import light_beacon, regain_will, take_beacon
from fogtable.games.notalone.state import NotAlone

# -- playing ----------------------------------------------------------------------------------------------------------


def may_play_survival(t: NotAlone, p: int) -> bool:  # NA-7.4, NA-2.8, Despair
    """Tell whether a Hunted is entitled to play a Survival card; all of it is public."""
    return len(t.survival_hand[p]) > 0 and not t.survival_played[p] and not in_force(t, Hunt.DESPAIR)


def playable_exploring(t: NotAlone, p: int) -> Cards:  # NA-3.12
    """Return the Survival cards in hand that are legal in exploration."""
    return legal_among(t, p, t.survival_hand[p] & EXPLORING)


def playable_survivals(t: NotAlone, p: int, when: int) -> Cards:  # NA-7.6 .. NA-7.9
    """Return the Survival cards in hand that are legal in a window."""
    return legal_among(t, p, t.survival_hand[p] & SURVIVALS_AT[when])


def legal_among(t: NotAlone, p: int, some: Cards) -> Cards:
    """Return those of these cards whose own condition holds (NA-2.14)."""
    found = EMPTY
    for card in some:
        if LEGAL[card](t, p):
            found += card
    return found


def spend_survival(t: NotAlone, p: int, card: int) -> None:  # NA-2.8, NA-2.9
    """Play a Survival card: it lies on the discard pile before it acts."""
    discard_survival(t, p, card)
    t.survival_played[p] = True
    emit(t, Log.PLAYS_SURVIVAL, p, card)


def play_survival(t: NotAlone, p: int, card: int) -> Script[None]:
    """Play a Survival card and resolve it."""
    spend_survival(t, p, card)
    yield from EFFECT[card](t, p)


# -- when a card is legal ---------------------------------------------------------------------------------------------


def always(t: NotAlone, p: int) -> bool:
    """Smokescreen is always legal."""
    return True


LEGAL = Rules(Survival, always)
EFFECT = Scripts(Survival, Survival.ALL - AT_PLACE)


@LEGAL.of(Survival.ADRENALINE)
def will_is_missing(t: NotAlone, p: int) -> bool:
    """Adrenaline needs 1 or 2 Will."""
    return t.will[p] == 1 or t.will[p] == 2


@LEGAL.of(Survival.INGENUITY)
def beacon_is_off(t: NotAlone, p: int) -> bool:
    """Ingenuity needs the Marker counter off the Beach."""
    return not t.beacon


@LEGAL.of(Survival.SACRIFICE)
def can_sacrifice(t: NotAlone, p: int) -> bool:
    """Sacrifice needs a Place card in hand and a play that the Creature has left."""
    return len(t.hand[p]) > 0 and t.hunts_played < t.allowance and not t.sacrificed


@LEGAL.of(Survival.SIXTH_SENSE)
def has_discards(t: NotAlone, p: int) -> bool:
    """Sixth Sense needs a card in the own discard pile."""
    return len(t.discard[p]) > 0


@LEGAL.of(Survival.STRIKE_BACK)
def creature_holds_cards(t: NotAlone, p: int) -> bool:
    """Strike Back needs a card in the Creature's hand."""
    return len(t.hunt_hand) > 0


@LEGAL.of(Survival.VORTEX)
def can_swap(t: NotAlone, p: int) -> bool:
    """Vortex needs a card in the own discard pile that Force Field does not block."""
    return len(t.discard[p] - t.blocked) > 0


@LEGAL.of(Survival.DETECTOR)
def stands_under_artemia(t: NotAlone, p: int) -> bool:
    """Detector needs the Artemia token on the own place."""
    return len(places_of(t, p) & t.token_at[Token.ARTEMIA]) > 0


@LEGAL.of(Survival.DODGE)
def stands_under_creature(t: NotAlone, p: int) -> bool:
    """Dodge needs a creature-type token on the own place."""
    return len(places_of(t, p) & creature_places(t)) > 0


@LEGAL.of(Survival.HOLOGRAM)
def artemia_is_out(t: NotAlone, p: int) -> bool:
    """Hologram needs the Artemia token on the planet."""
    return len(t.token_at[Token.ARTEMIA]) > 0


@LEGAL.of(Survival.WRONG_TRACK)
def creature_is_out(t: NotAlone, p: int) -> bool:
    """Wrong Track needs a creature-type token on the planet."""
    return len(creature_places(t)) > 0


@LEGAL.of(Survival.AMPLIFIER)
def can_amplify(t: NotAlone, p: int) -> bool:  # NA-8.8
    """Amplifier needs the Marker counter on the Beach and no Stasis."""
    return t.beacon and not in_force(t, Hunt.STASIS)


@LEGAL.of(Survival.DOUBLE_BACK)
def has_played_card(t: NotAlone, p: int) -> bool:
    """Double Back needs a card of this turn that is still on the table."""
    return len(t.played[p]) > 0


# -- what the cards do ------------------------------------------------------------------------------------------------


@EFFECT.of(Survival.ADRENALINE)
def adrenaline(t: NotAlone, p: int) -> None:
    """Regain 1 Will."""
    regain_will(t, p, 1)


@EFFECT.of(Survival.INGENUITY)
def ingenuity(t: NotAlone, p: int) -> None:  # NA-6.23
    """Put the Marker counter on the Beach."""
    light_beacon(t)


@EFFECT.of(Survival.SACRIFICE)
def sacrifice(t: NotAlone, p: int) -> Script[None]:  # D-SAC, NA-3.18
    """Discard a Place card: no Hunt card is played for the rest of the turn."""
    t.sacrificed = True
    card = yield Ask(p, DiscardPlace, t.hand[p])
    discard_places(t, p, EMPTY + card)


@EFFECT.of(Survival.SIXTH_SENSE)
def sixth_sense(t: NotAlone, p: int) -> Script[None]:  # D-6S
    """Take back 2 cards."""
    yield from take_back(t, p, 2)


@EFFECT.of(Survival.SMOKESCREEN)
def smokescreen(t: NotAlone, p: int) -> None:  # NA-11.21
    """Hide all discard piles of the Hunted from the Creature until the end of the turn."""
    t.smoke = True


@EFFECT.of(Survival.STRIKE_BACK)
def strike(t: NotAlone, p: int) -> None:  # NA-11.13
    """Put 2 random cards of the Creature's hand below the Hunt deck."""
    strike_back(t, p)


@EFFECT.of(Survival.VORTEX)
def vortex(t: NotAlone, p: int) -> Script[None]:  # NA-11.3, NA-11.4
    """Swap one own played card with one from the own discard pile."""
    yield from together(t, is_seat, swap, p)
    out = t.first_pick[p]
    into = t.second_pick[p]
    forget_picks(t)
    t.played[p] = t.played[p] - out + into
    t.discard[p] = t.discard[p] - into + out
    t.unplayed[p] = EMPTY  # a card that Phobia showed may have been discarded and come back
    emit(t, Log.SWAPS, p, out, into)


def swap(t: NotAlone, p: int, asked: int) -> Script[None]:  # D-VOR
    """Choose the card that goes and the card that comes."""
    t.first_pick[p] = yield Ask(p, SwapOut, t.played[p])
    t.second_pick[p] = yield Ask(p, SwapIn, t.discard[p] - t.blocked)


@EFFECT.of(Survival.DETECTOR)
def detector(t: NotAlone, p: int) -> None:  # NA-5.4, NA-11.6
    """Avoid the Artemia token this turn."""
    t.detecting += p
    emit(t, Log.AVOIDS, p, Token.ARTEMIA)


@EFFECT.of(Survival.DODGE)
def dodge(t: NotAlone, p: int) -> None:  # NA-5.4, NA-11.6
    """Avoid the Creature token, and its Clone, this turn."""
    t.dodging += p
    emit(t, Log.AVOIDS, p, Token.CREATURE)


@EFFECT.of(Survival.HOLOGRAM)
def hologram(t: NotAlone, p: int) -> Script[None]:  # NA-11.1
    """Move the Artemia token to an adjacent place."""
    yield from move_token(t, p, MoveToken.ARTEMIA(around(t.token_at[Token.ARTEMIA])))


@EFFECT.of(Survival.WRONG_TRACK)
def wrong_track(t: NotAlone, p: int) -> Script[None]:  # NA-11.1
    """Move the Creature token, or its Clone, to an adjacent place."""
    yield from move_token(t, p, creature_moves(t))


def creature_moves(t: NotAlone) -> Options:  # D-MOVE
    """Return where each creature-type token can be moved."""
    moves = MoveToken.CREATURE(around(t.token_at[Token.CREATURE]))
    if in_force(t, Hunt.CLONE):
        return moves | MoveToken.TARGET(around(t.token_at[Token.TARGET]))
    return moves


def move_token(t: NotAlone, p: int, moves: Options) -> Script[None]:  # NA-11.1, NA-11.2
    """Move a token to a place adjacent to where it stood: it marks only that one."""
    deed, where = yield Ask(p, MoveToken, moves)
    token = Token.ARTEMIA
    if deed == MoveToken.CREATURE:
        token = Token.CREATURE
    elif deed == MoveToken.TARGET:
        token = Token.TARGET
    t.token_at[token] = EMPTY + where
    emit(t, Log.MOVES_TOKEN, token, where)


@EFFECT.of(Survival.AMPLIFIER)
def amplifier(t: NotAlone, p: int) -> Script[None]:  # NA-6.23
    """Take the Marker counter from the Beach; the Rescue counter moves."""
    yield from take_beacon(t, Cause.AMPLIFIER)


@EFFECT.of(Survival.DOUBLE_BACK)
def double_back(t: NotAlone, p: int) -> Script[None]:  # D-DB
    """Take a card played this turn back to hand."""
    card = yield Ask(p, TakeBack, face_up(t, p))
    take_back_played(t, p, card)
