"""The table of NOT ALONE: everything on it, and who sees it (specification 3)."""

from __future__ import annotations

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, flag, number, one_of, per, per_seat, seats_of
from fogtable.core.declarations.visibility import NOONE, OWNER, only, until
from fogtable.core.rules import Seat
from fogtable.games.notalone.components import (
    OWNER_AND_CREATURE,
    SMOKED,
    THE_CREATURE,
    THE_HUNTED,
    Board,
    Cause,
    Hunt,
    Phase,
    Place,
    Survival,
    Token,
)


class NotAlone(State):
    """Seat 0 is the Creature, the others are the Hunted in Hunted order."""

    MAX_SEATS = 7
    hunted = seats_of(THE_HUNTED)

    # options of the game (NA-10)
    board = one_of(Board, start=Board.A)
    lair_takes_all = flag()
    expert = flag()

    # the turn
    turn = number(1, 60, start=1)
    phase = one_of(Phase, start=Phase.EXPLORATION)
    explored = flag()  # exploration is closed: numbers of committed cards are public (NA-3.15)
    revealed = flag()  # played cards lie face up (NA-5.1)

    # the tracks: spaces still to go, 0 is the star
    rescue = number(0, 18)
    assimilation = number(0, 12)
    cause = one_of(Cause)  # of the last move of either counter

    # the planet
    beacon = flag()  # the Marker counter is on the Beach
    reserve = per(Place, number(0, 3))
    token_at = per(Token, cards(Place))  # where each Hunt token stands: none, one or two places
    kept_back = cards(Token)  # tokens that the Creature chose not to place (NA-4.7)

    # each Hunted's Place cards (NA-2.2)
    owned = per_seat(cards(Place))
    hand = per_seat(cards(Place, sees=OWNER, counted="explored"))
    played = per_seat(cards(Place, sees=until("revealed", OWNER), counted="explored", without=("blocked", "unplayed")))
    discard = per_seat(cards(Place, sees=SMOKED, counted=True))
    committed = per_seat(flag())
    stands = per_seat(per(Place, one_of(Place)))  # [p][card]: where the card just played has put p
    resolved = per_seat(cards(Place))  # played cards whose turn in step 1 or 2 has come (NA-5.10)
    will = per_seat(number(0, 3))
    pending = per_seat(one_of(Place))  # River or Artefact for the next turn (NA-6.7, NA-6.17)
    resisted = per_seat(flag())
    shown = per_seat(cards(Place, sees=OWNER_AND_CREATURE, among="hand"))  # by Phobia, this turn
    unplayed = per_seat(cards(Place, sees=OWNER_AND_CREATURE, among="hand"))  # of these: never with Vortex

    # Survival cards
    survival_deck = cards(Survival, sees=NOONE, counted=True)
    survival_discard = cards(Survival)
    survival_hand = per_seat(cards(Survival, sees=OWNER, counted=True))
    drawn = per_seat(cards(Survival, sees=OWNER, counted=True))  # looked at in the Shelter
    survival_played = per_seat(flag())  # this turn (NA-2.8)

    # Hunt cards
    hunt_deck = cards(Hunt, sees=NOONE, counted=True)
    hunt_under = per(10, cards(Hunt, sees=only(THE_CREATURE), counted=True))  # below the deck, upper layers first
    hunt_hand = cards(Hunt, sees=only(THE_CREATURE), counted=True)
    hunt_discard = cards(Hunt)
    hunt_top = one_of(Hunt)  # of the discard pile
    hunts_played = number(0, 2)
    allowance = number(1, 2, start=1)  # Hunt cards that may be played this turn
    next_allowance = number(1, 2, start=1)

    # effects of the turn (NA-2.10)
    effects = per(2, one_of(Hunt))  # Hunt cards in force, in the order played; a copy counts as what it copies
    called = cards(Token)  # tokens called by the symbol on a card of this turn
    blocked = cards(Place)  # by Force Field
    ineffective = cards(Place)  # by Interference and Cataclysm; Mirage and Toxin go with the Target token
    anticipated = per_seat(number(0, 2))
    used = cards(Place)  # Beach and Wreck, once per turn in all (NA-6.9, NA-6.14)
    smoke = flag()
    sacrificed = flag()
    dodging = cards(Seat)
    detecting = cards(Seat)
    tokens_just_placed = flag()  # W2 is in its first round (NA-7.3)

    # sealed answers
    first_pick = per_seat(one_of(Place, sees=OWNER, sealed=True))
    second_pick = per_seat(one_of(Place, sees=OWNER, sealed=True))
    survival_pick = per_seat(one_of(Survival, sees=OWNER, sealed=True))
    offered_hunt = per_seat(one_of(Hunt, sees=OWNER, sealed=True))
    offered_survival = per_seat(one_of(Survival, sees=OWNER, sealed=True))

    pools = (
        Pool(Place, ("hand", "played", "discard"), owned="owned", rest="discard"),
        Pool(Survival, ("survival_deck", "survival_hand", "drawn", "survival_discard"), rest="survival_deck"),
        Pool(Hunt, ("hunt_deck", "hunt_under", "hunt_hand", "hunt_discard"), rest="hunt_deck"),
    )
