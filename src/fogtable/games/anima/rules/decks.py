"""Decks, hands and piles: what is drawn, discarded, stolen, and who dies (AN-2.8, AN-12.5, AN-16)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, emit, random_of, reveal
from fogtable.games.anima.cards import KIND_OF
from fogtable.games.anima.components import HAND_LIMIT, PARTY_LIMIT
from fogtable.games.anima.events import Log, Luck
from fogtable.games.anima.rules.counters import copy_in, end_turn
from fogtable.games.anima.state import Anima

# -- Advantages -------------------------------------------------------------------------------------------------------


def refill(t: Anima) -> None:  # AN-16.2
    """Shuffle the discard pile into an empty deck."""
    if len(t.deck) == 0 and len(t.discard) > 0:
        t.deck = t.discard
        t.discard = EMPTY
        emit(t, Log.DECK_REMADE)


def draw_advantages(t: Anima, p: int, number: int) -> None:  # AN-2.8, AN-16.3
    """Draw so many Advantages, as far as the hand and the deck allow."""
    for _ in range(number):
        if len(t.hand[p]) == HAND_LIMIT:  # no card is needed (AN-16.2)
            return
        refill(t)
        if len(t.deck) > 0:
            card = random_of(t, Luck.DRAW, t.deck)
            t.deck -= card
            t.hand[p] += card
            emit(t, Log.DRAWS, p, KIND_OF[card])
            refill(t)


def discard_kind(t: Anima, p: int, kind: int) -> None:
    """Discard a card of this kind from a hand, face up."""
    card = reveal(copy_in(t.hand[p], kind))
    t.hand[p] -= card
    t.discard += card
    emit(t, Log.DISCARDS, p, KIND_OF[card])


def discard_random(t: Anima, p: int) -> None:
    """Discard a random Advantage, if there is one."""
    if len(t.hand[p]) > 0:
        card = reveal(random_of(t, Luck.LOSE, t.hand[p]))
        t.hand[p] -= card
        t.discard += card
        emit(t, Log.DISCARDS, p, KIND_OF[card])


def steal_random(t: Anima, giver: int, taker: int) -> None:  # AN-9.7
    """A random Advantage changes hands, seen by these two alone; a full hand takes none."""
    if len(t.hand[giver]) > 0 and len(t.hand[taker]) < HAND_LIMIT:
        card = random_of(t, Luck.STEAL, t.hand[giver])
        t.hand[giver] -= card
        t.hand[taker] += card
        emit(t, Log.TAKES_CARD, taker, giver, KIND_OF[card])
        emit(t, Log.LOSES_CARD, giver, KIND_OF[card])


# -- Characters -------------------------------------------------------------------------------------------------------


def refill_characters(t: Anima) -> None:  # AN-16.2
    """Shuffle the discarded Characters into an empty deck."""
    if len(t.character_deck) == 0 and len(t.character_discard) > 0:
        t.character_deck = t.character_discard
        t.character_discard = EMPTY
        emit(t, Log.CHARACTER_DECK_REMADE)


def can_draw_character(t: Anima) -> bool:  # AN-16.3
    """Tell whether a Character can be drawn."""
    return len(t.character_deck) + len(t.character_discard) > 0


def draw_character(t: Anima, p: int) -> None:  # AN-12.14, AN-16
    """A drawn Character joins a Party ready; a full one takes nobody."""
    if len(t.party[p]) == PARTY_LIMIT:
        return
    refill_characters(t)
    if len(t.character_deck) > 0:
        who = reveal(random_of(t, Luck.CHARACTER, t.character_deck))
        t.character_deck -= who
        t.party[p] += who
        emit(t, Log.JOINS, p, who)
        refill_characters(t)


def leaves_party(t: Anima, p: int, who: int) -> None:  # AN-12.8
    """Take a Character out of a Party; whether he was exhausted or asleep is forgotten."""
    t.party[p] -= who
    t.exhausted -= who
    t.asleep -= who


def dies(t: Anima, who: int, p: int) -> None:  # AN-12.5, AN-12.8, AN-12.17
    """A Character of a Party dies; with the last one the Party is wiped out, and a new one begins."""
    leaves_party(t, p, who)
    t.character_discard += who
    emit(t, Log.DIES, p, who)
    if len(t.party[p]) == 0:
        t.discard |= t.banner[p]
        t.banner[p] = EMPTY
        emit(t, Log.WIPED_OUT, p)
        end_turn(t, p)
        draw_character(t, p)


# -- Encounters -------------------------------------------------------------------------------------------------------


def refill_encounters(t: Anima) -> None:  # AN-16.2
    """Shuffle the discarded Encounters into an empty deck."""
    if len(t.encounter_deck) + len(t.top[0]) == 0 and len(t.encounter_discard) > 0:
        t.encounter_deck = t.encounter_discard
        t.encounter_discard = EMPTY
        emit(t, Log.ENCOUNTER_DECK_REMADE)


def draw_encounter(t: Anima) -> int:  # AN-16.2, AN-16.3
    """Draw an Encounter face up, to be resolved; NONE if there is none."""
    refill_encounters(t)
    found = NONE
    if len(t.top[0]) > 0:
        for card in reveal(t.top[0]):
            found = card
        t.top[0] = EMPTY
        t.top_known[0] = EMPTY
    elif len(t.encounter_deck) > 0:
        found = reveal(random_of(t, Luck.ENCOUNTER, t.encounter_deck))
        t.encounter_deck -= found
    if found != NONE:
        t.facing += found
        refill_encounters(t)
    return found


def look_at_top(t: Anima, p: int) -> None:
    """Show a player the top card of the Encounter deck."""
    refill_encounters(t)
    if len(t.top[0]) == 0 and len(t.encounter_deck) > 0:
        card = random_of(t, Luck.ENCOUNTER, t.encounter_deck)
        t.encounter_deck -= card
        t.top[0] += card
    if len(t.top[0]) > 0:
        t.top_known[0] += p
        emit(t, Log.SEES_TOP, p, t.top[0])


def discard_facing(t: Anima) -> None:  # AN-16.1
    """Discard the Encounter that was resolved."""
    t.encounter_discard |= t.facing
    t.facing = EMPTY
