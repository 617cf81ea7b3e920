"""What a Party amounts to, who can act, and what ends a turn (AN-2, AN-14)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, OVER, Cards, Script, emit
from fogtable.games.anima.cards import (
    ABILITY_BONUS,
    BONUS,
    COMBAT,
    COPIES,
    KI_KINDS,
    KIND_OF,
    MAGIC_KINDS,
    SKILL_KINDS,
    SKILL_OF,
    SKILLED,
    SPEED,
    TRICKERY_KINDS,
    Advantage,
)
from fogtable.games.anima.components import Character, Encounter, Kind, Skill
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


def combat(t: Anima, p: int) -> int:  # AN-2.2, AN-10.12
    """Return the Combat of a Party, without what only a certain battle gives."""
    total = t.combat_marks[p] + t.combat_now[p]
    for who in awake(t, p):
        total += COMBAT[who]
    if Character.TAO in awake(t, p) and len(t.party[p]) == 1:
        total += ABILITY_BONUS[Character.TAO]
    if organization(t, p) == Kind.SAMAEL:
        total += BONUS[Kind.SAMAEL] * len(awake(t, p) & SKILLED[Skill.MAGIC])
    return total


def speed(t: Anima, p: int) -> int:  # AN-2.2: who is asleep keeps his Speed
    """Return the Speed of a Party."""
    total = t.speed_marks[p] + t.speed_now[p]
    for who in t.party[p]:
        total += SPEED[who]
    return total


def party_of(t: Anima, who: int) -> int:
    """Return whose Party a Character is in, or NONE."""
    for p in t.seats:
        if who in t.party[p]:
            return p
    return NONE


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


def payers(t: Anima, p: int, kind: int) -> Cards:  # AN-13.2
    """Return the Characters with which a player can pay for a Skill card now."""
    if kind not in SKILL_KINDS or banned(t, kind):
        return EMPTY
    if kind in MAGIC_KINDS and organization(t, p) == Kind.INQUISITION:
        return EMPTY
    return ready_ones(t, p) & SKILLED[SKILL_OF[kind]]


def banned(t: Anima, kind: int) -> bool:
    """Tell whether the Monster of the battle under way keeps such cards from being used."""
    if t.monster == Encounter.GOLEM:
        return kind in MAGIC_KINDS
    if t.monster == Encounter.RISEN_DEAD:
        return kind in TRICKERY_KINDS
    return False


def payable(t: Anima, p: int, kind: int) -> bool:
    """Tell whether a player who acts could pay for a card of this kind; a Plot card costs nobody anything."""
    return not t.ended[p] and (kind not in SKILL_KINDS or len(payers(t, p, kind)) > 0)


def pay(t: Anima, kind: int, payer: int) -> None:  # AN-13.2, AN-13.19
    """Exhaust who pays for a card, but for the first fitting card of the Technician or the Wizard in a Turn."""
    if payer == NONE:
        return
    free = (payer == Character.TECHNICIAN and kind in KI_KINDS) or (payer == Character.WIZARD and kind in MAGIC_KINDS)
    if free and payer not in t.free_use_spent:
        t.free_use_spent += payer
    else:
        t.exhausted += payer


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
