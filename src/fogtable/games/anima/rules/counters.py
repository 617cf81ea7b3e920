"""What a Party amounts to, who can act, and what ends a turn (AN-2, AN-14)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, OVER, Cards, Script, emit
from fogtable.games.anima.cards import (
    COPIES,
    KIND_OF,
    Advantage,
)
from fogtable.games.anima.components import Foe
from fogtable.games.anima.events import Log
from fogtable.games.anima.state import Anima

# -- cards ------------------------------------------------------------------------------------------------------------


def kinds_in(some: Cards) -> Cards:
    """Return the kinds of these Advantages."""
    found = EMPTY
    for card in some:
        found += KIND_OF[card]
    return found


def copy_in(some: Cards, kind: int) -> int:
    """Return a card of this kind among some, or NONE."""
    for card in some & COPIES[kind]:
        return card
    return NONE


def unseen(t: Anima) -> Cards:
    """Return the Advantages that lie nowhere face up: anybody who holds cards may hold these."""
    found = Advantage.ALL - t.in_play - t.discard
    for p in t.seats:
        found -= t.row[p] | t.banner[p]
    return found


# -- Parties ----------------------------------------------------------------------------------------------------------


def awake(t: Anima, p: int) -> Cards:  # AN-15.1
    """Return the Characters of a Party that are not asleep."""
    return t.party[p] - t.asleep


def ready_ones(t: Anima, p: int) -> Cards:  # AN-2.5
    """Return the Characters of a Party that are neither exhausted nor asleep."""
    return t.party[p] - t.asleep - t.exhausted


def organization(t: Anima, p: int) -> int:
    """Return the Organization that a player has in play, or NONE."""
    for card in t.banner[p]:
        return KIND_OF[card]
    return NONE


def party_of(t: Anima, who: int) -> int:
    """Return whose Party a Character is in, or NONE."""
    for p in t.seats:
        if who in t.party[p]:
            return p
    return NONE


def place(t: Anima, p: int) -> int:  # AN-6.7, AN-22.3
    """Return the Area in which something happens to a Party: its own, or the one that it is about to reach.

    The last stand takes place in none.
    """
    if t.foe == Foe.CRISIS_OMEGA:
        return NONE
    return t.at[p] if t.at[p] != NONE else t.heading


# -- who can act ------------------------------------------------------------------------------------------------------


def place_of(t: Anima, p: int) -> int:
    """Return a player's place in the turn order, from 0."""
    for place in range(len(t.seats)):
        if t.order[place] == p:
            return place
    return 0


def after(t: Anima, p: int, steps: int) -> int:
    """Return who comes so many places after a player in the turn order, around the table."""
    place = place_of(t, p) + steps
    if place >= len(t.seats):
        place -= len(t.seats)
    return t.order[place]


# -- leaving, and the end of a turn -----------------------------------------------------------------------------------


def break_resistance(t: Anima, p: int) -> None:  # AN-11.7
    """Lose the stages of a resistance under way."""
    if t.stage[p] > 0:
        emit(t, Log.RESISTANCE_BROKEN, p)
    t.stage[p] = 0
    t.resists[p] = EMPTY


def leave_area(t: Anima, p: int) -> None:  # AN-5.2
    """Put a Party on the road."""
    t.at[p] = NONE
    break_resistance(t, p)


def end_turn(t: Anima, p: int) -> None:  # AN-13.11, AN-14.4, AN-14.6
    """A player's turn is ended; the Party is on the road."""
    leave_area(t, p)
    if not t.ended[p]:
        t.ended[p] = True
        emit(t, Log.TURN_ENDED, p)


def fall_asleep(t: Anima, who: int) -> None:  # AN-15
    """Put a Character to sleep."""
    t.asleep += who
    emit(t, Log.FALLS_ASLEEP, party_of(t, who), who)


def end_game(t: Anima, end: int, winner: int) -> Script[None]:  # AN-18.1, AN-18.2
    """End the game at once."""
    t.end = end
    t.winner = winner
    emit(t, Log.GAME_ENDS, winner, end)
    yield OVER
