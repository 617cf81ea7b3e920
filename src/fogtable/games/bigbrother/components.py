"""The components: characters, cards, figures, tokens, and the numbers on them (content.yaml). The map is in city.py."""

from __future__ import annotations

from typing import Final

from fogtable.core.declarations.cards import Printed
from fogtable.core.declarations.visibility import OWNER, Role
from fogtable.core.rules import Cards, Family, cards_of, family
from fogtable.games.bigbrother.content import load_content


class District(Family):
    """The four districts (specification 7.1)."""

    PEACE = 0
    TRUTH = 1
    PLENTY = 2
    LOVE = 3


class Cell(Family):
    """The sixty cells of the map, fifteen in each district (specification 7.1)."""

    PE01, PE02, PE03, PE04, PE05, PE06, PE07, PE08, PE09, PE10, PE11, PE12, PE13, PE14, PE15 = range(0, 15)
    TR01, TR02, TR03, TR04, TR05, TR06, TR07, TR08, TR09, TR10, TR11, TR12, TR13, TR14, TR15 = range(15, 30)
    PL01, PL02, PL03, PL04, PL05, PL06, PL07, PL08, PL09, PL10, PL11, PL12, PL13, PL14, PL15 = range(30, 45)
    LO01, LO02, LO03, LO04, LO05, LO06, LO07, LO08, LO09, LO10, LO11, LO12, LO13, LO14, LO15 = range(45, 60)


class Character(Family):
    """Who the oppositionists are (specification 7.3)."""

    JULIA = 0
    WINSTON = 1
    OBRIEN = 2
    SYME = 3


class Deck(Family):
    """The two decks of support cards (BB-2.10)."""

    A = 0
    B = 1


class FallenAction(Family):
    """What a fallen player may do (specification 7.4)."""

    DENOUNCE = 0
    VOLUNTEER = 1
    DUTY = 2
    BETRAY = 3


class Policeman(Family):
    """Places for policemen: eight behind the screen, eight for figures that everyone sees (BB-9.1)."""

    HIDDEN_1, HIDDEN_2, HIDDEN_3, HIDDEN_4, HIDDEN_5, HIDDEN_6, HIDDEN_7, HIDDEN_8 = range(0, 8)
    FIGURE_1, FIGURE_2, FIGURE_3, FIGURE_4, FIGURE_5, FIGURE_6, FIGURE_7, FIGURE_8 = range(8, 16)


class Figure(Family):
    """Visible policemen; as :class:`Policeman` they come behind the hidden ones."""

    FIGURE_1, FIGURE_2, FIGURE_3, FIGURE_4, FIGURE_5, FIGURE_6, FIGURE_7, FIGURE_8 = range(8)


class HowMany(Family):
    """How many hidden policemen step forward (D-AMBUSH)."""

    ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT = range(8)


class Yes(Family):
    """The sealed answer to a question of yes or no; NONE is no."""

    YES = 0


class Once(Family):
    """What an oppositionist can do once in a round (BB-1.11, BB-14.3)."""

    ABILITY = 0  # the action Use an ability (BB-4.3)
    PERMANENT = 1  # the character's permanent ability (BB-14.1)
    EXCHANGE = 2  # an Exchange has failed (BB-4.20)
    COURIER = 3
    OPEN_STREETS = 4
    DEAD_DROPS = 5
    BELLY = 6  # Belly of the Beast: a cheaper district power
    DETENTION = 7  # the first of the round (Unbroken)


class StashToken(Family):
    """The numbered pairs of stash tokens (BB-4.24)."""

    STASH_1 = 0
    STASH_2 = 1
    STASH_3 = 2
    STASH_4 = 3


class HiddenSlot(Family):
    """The slots for hidden directives (BB-7.3)."""

    SLOT_1 = 0
    SLOT_2 = 1
    SLOT_3 = 2


class End(Family):
    """How a game ends (BB-16)."""

    AUTHORITY_FULL = 0
    ALL_BROKEN = 1
    AUTHORITY_GONE = 2
    DECK_EMPTY = 3
    ROUNDS_OVER = 4


class Phase(Family):
    """The parts of a game: the set-up, then the phases of a round (BB-3.1)."""

    SETUP = 0
    OPPOSITION = 1
    BIG_BROTHER = 2
    EVENTS = 3
    END_OF_ROUND = 4


class Number(Family):
    """The numbers that balance may change (specification 12.3)."""

    AUTHORITY_START = 0
    WILL_START = 1
    RESOURCES_START = 2
    POLICE_START = 3
    COST_CAMERA = 4
    COST_FENCE = 5
    COST_POSTER = 6
    COST_HIRE_HOSPITAL = 7
    COST_HIRE_OFFICE = 8
    COST_STEP = 9
    MAX_PAID_STEPS = 10
    POSTER_THRESHOLD = 11
    POSTER_GAIN = 12
    ANTIPOSTER_THRESHOLD = 13
    ANTIPOSTER_LOSS = 14
    CAMERA_LOOKS = 15
    MILITIA_BONUS = 16
    DIFFICULTY_OFFSET = 17
    POWER_PEACE = 18
    POWER_TRUTH = 19
    POWER_PLENTY = 20
    POWER_LOVE = 21
    HOPE_RESTORE = 22
    MAX_ALLIES = 23
    GOAL_TOKENS_PER_ROUND = 24
    ROUND_LIMIT = 25


BIG_BROTHER: Final = 0
"""Big Brother's seat; the oppositionists sit clockwise from it (BB-2.1)."""
THE_BIG_BROTHER: Final = Role("big-brother", 0, 0)
THE_OPPOSITION: Final = Role("opposition", 1)
OWNER_AND_BIG_BROTHER: Final = OWNER + THE_BIG_BROTHER

KNOWN: Final = {
    "cells": Cell.names,
    "characters": Character.names,
    "fallen": FallenAction.names,
    "numbers": Number.names,
}
"""The rows of the content file that are no cards: for each part the names that the rules know."""
CONTENT: Final = load_content(KNOWN)


class Kind(Printed, names=[row.id for row in CONTENT.support]):
    """The support cards that differ; how many there are of each is in COPIES (specification 7.6)."""


class Order(Printed, names=[row.id for row in CONTENT.directives]):
    """The directives that differ; how many there are of each is in DIRECTIVES (specification 7.5)."""


class News(Printed, names=[row.id for row in CONTENT.news]):
    """The events (specification 7.7)."""


class Goal(Printed, names=[row.id for row in CONTENT.goals]):
    """The personal goals (specification 7.8)."""


NUMBERS: Final = CONTENT.numbers
"""By name of a set (``spec``, ``tuned``) and number of players: the value of each :class:`Number`.

Of the last two 0 stands for none.
"""
ALLOWED: Final = CONTENT.allowed
"""The values that each :class:`Number` may be tuned to."""

# -- tokens, tracks, hands --------------------------------------------------------------------------------------------

CAMERAS: Final = CONTENT.amounts.cameras.count
FENCES: Final = CONTENT.amounts.fences.count
POSTERS: Final = CONTENT.amounts.posters.count
ANTIPOSTERS: Final = CONTENT.amounts.antiposters.count
TICKETS: Final = CONTENT.amounts.tickets.count
MILITIA: Final = CONTENT.amounts.militia.count
POLICEMEN: Final = CONTENT.amounts.policemen.count
TOP_AUTHORITY: Final = CONTENT.amounts.top_authority.count
TOP_WILL: Final = CONTENT.amounts.top_will.count
TOP_RESOURCES: Final = CONTENT.amounts.top_resources.count
DIRECTIVE_HAND: Final = CONTENT.amounts.directive_hand.count
SUPPORT_HAND: Final = CONTENT.amounts.support_hand.count
TICKETS_HELD: Final = CONTENT.amounts.tickets_held.count
ACTIVE_SLOTS: Final = CONTENT.amounts.active_slots.count

# -- support cards ----------------------------------------------------------------------------------------------------


def _marked(mark: str) -> Cards:
    return cards_of(*[kind for kind in Kind.ALL if mark in CONTENT.support[kind].marks])


def _copies(kinds: Cards) -> list[int]:
    return [kind for kind in kinds for _ in range(CONTENT.support[kind].copies)]


def _cards(kinds: Cards) -> Cards:
    return cards_of(*[card for card in Support.ALL if KIND_OF[card] in kinds])


FORBIDDEN: Final = _marked("forbidden")
"""The kinds that bear this mark (BB-13.1); the other marks likewise."""
CLASH_CARDS: Final = _marked("clash")
SPECIAL: Final = _marked("special")
REACTIONS: Final = _marked("reaction")
TRAPS: Final = _marked("trap")
ALLIES: Final = _marked("ally")
FREE_PLAYS: Final = _marked("free")
IMMEDIATES: Final = _marked("immediate")
BONUS: Final = [row.bonus for row in CONTENT.support]

KIND_OF: Final = _copies(Kind.ALL - IMMEDIATES)
"""What each card of a hand is."""
IMMEDIATE_KIND_OF: Final = _copies(IMMEDIATES)
"""What each immediate card is."""
Support: Final = family("Support", [Kind.name(kind) for kind in KIND_OF])
"""The cards that hands can hold: all but the immediate ones (BB-13.4). Copies bear the same name."""
Immediate: Final = family("Immediate", [Kind.name(kind) for kind in IMMEDIATE_KIND_OF])
"""The immediate cards."""
COPIES: Final = [_cards(cards_of(kind)) for kind in Kind.ALL]
"""The cards of each kind; none of the immediate ones."""
FORBIDDEN_CARDS: Final = _cards(FORBIDDEN)
CLASH_SUPPORT: Final = _cards(CLASH_CARDS)
SPECIAL_CARDS: Final = _cards(SPECIAL)
REACTION_CARDS: Final = _cards(REACTIONS)
TRAP_CARDS: Final = _cards(TRAPS)
ALLY_CARDS: Final = _cards(ALLIES)
FREE_CARDS: Final = _cards(FREE_PLAYS)

# -- directives, goals ------------------------------------------------------------------------------------------------


def _of_type(name: str) -> Cards:
    return cards_of(*[order for order in Order.ALL if CONTENT.directives[order].type == name])


PRICE: Final = [row.price for row in CONTENT.directives]
UPKEEP: Final = [row.upkeep for row in CONTENT.directives]
CLASH_VALUE: Final = [row.clash for row in CONTENT.directives]
ONE_OFF: Final = _of_type("one-off")
ACTIVE: Final = _of_type("active")
HIDDEN: Final = _of_type("hidden")
HIDDEN_AT_PRICE: Final = [cards_of(*[o for o in HIDDEN if PRICE[o] == price]) for price in range(max(PRICE) + 1)]
"""The hidden directives of each price: what one can be by the price that was paid for it."""

ORDER_OF: Final = [order for order in Order.ALL for _ in range(CONTENT.directives[order].copies)]
"""What each directive card is."""
Directive: Final = family("Directive", [Order.name(order) for order in ORDER_OF])
"""The directive cards. Copies bear the same name."""
DIRECTIVES: Final = [cards_of(*[d for d in Directive.ALL if ORDER_OF[d] == order]) for order in Order.ALL]
"""The cards of each order."""

GOAL_TOKENS: Final = CONTENT.goal_tokens
"""How many tokens complete each goal."""
