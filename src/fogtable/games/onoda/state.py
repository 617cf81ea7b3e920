"""The table of ONODA: everything on it, and what is hidden (specification 3). There is one player."""

from __future__ import annotations

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, flag, number, one_of, per
from fogtable.core.declarations.visibility import NOONE
from fogtable.games.onoda.components import (
    Check,
    Comrade,
    End,
    Event,
    Item,
    Marker,
    Mission,
    Moment,
    Region,
    Token,
    Variant,
)


class Onoda(State):
    """Seat 0 is the player. What is hidden is hidden from everyone: the order of the decks and the next token."""

    MAX_SEATS = 1

    variant = one_of(Variant, start=Variant.STANDARD)  # ON-22
    shows_next = flag()  # the page tells which cards come next (ON-22.8)
    round = number(1, 6, start=1)
    end = one_of(End)

    # the main track (ON-1)
    health = number(0, 10, start=10)
    paranoia = number(0, 10)
    honor = number(0, 200)

    # the island
    at = one_of(Region, start=Region.KYANPU)  # the Onoda marker
    alert = per(Region, number(0, 6))
    marker_at = per(Region, one_of(Marker))  # item markers; none in Kyanpu in the standard game
    mission_at = one_of(Region)  # the mission marker; none: in the camp area (ON-4.2, ON-9.4)

    # the camp and the backpack
    comrades = cards(Comrade)  # in camp, active
    exhausted = cards(Comrade)  # in camp, exhausted
    comrades_aside = cards(Comrade)  # not yet in the game
    comrades_lost = cards(Comrade)
    items = cards(Item)  # active; the others are exhausted

    # tokens (ON-3)
    bag = cards(Token)  # which tokens it holds is no secret, the next one is drawn by chance
    bowl = cards(Token)
    camp = cards(Token)  # food
    in_check = cards(Token)  # those of the bowl that belong to checks in progress (ON-3.14)
    busy = number(0, 1)  # an action or the end of a round is under way: it returns the bowl (ON-3.7, ON-3.8)

    # missions
    mission_deck = cards(Mission, sees=NOONE, counted=True)
    mission_box = cards(Mission)  # left in the box (ON-22.5)
    missions = cards(Mission)  # revealed
    mission = one_of(Mission)  # the current one; none: the round begins

    # events
    deck = cards(Event, sees=NOONE, counted=True)
    aside = cards(Event)  # 5 and 43, until added (ON-20)
    box = cards(Event)  # left in the box (ON-22.2)
    hand = cards(Event)  # prepared
    lasting = cards(Event)  # in play
    resolving = cards(Event)  # revealed or played just now, not yet put anywhere (ON-14.8, ON-16.10)
    discard = cards(Event)
    voided = cards(Event)  # of no effect when revealed later (ON-14.7)
    in_effect = cards(Event)  # lasting events being carried out (ON-15.11)
    laid_at = per(Event, number(0, 120))  # each card's place in its pile, or among the lasting ones (ON-22.7)

    # what is being decided, to be shown
    moment = one_of(Moment)  # the window that is open
    check = one_of(Check)  # the check in progress
    check_region = one_of(Region)
    check_token = one_of(Token)  # the one that counts
    check_spent = number(0, 10)  # health spent on it (ON-11.3)

    pools = (
        Pool(Token, ("bag", "bowl", "camp"), rest="bag"),
        Pool(Comrade, ("comrades", "exhausted", "comrades_aside", "comrades_lost"), rest="comrades_lost"),
        Pool(Mission, ("mission_deck", "mission_box", "missions"), rest="mission_deck"),
        Pool(Event, ("deck", "aside", "box", "hand", "lasting", "resolving", "discard"), rest="deck"),
    )
