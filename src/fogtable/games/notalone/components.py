"""The components: places, cards, tokens, and the numbers that are printed on them (content.yaml)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from fogtable.core.declarations.cards import Printed
from fogtable.core.declarations.visibility import OWNER, Role, only, unless
from fogtable.core.rules import NONE, Family, cards_of, family
from fogtable.games.notalone.content import load_content


class Place(Family):
    """The ten places of the planet, in the order of their numbers (specification 7.1)."""

    LAIR = 0
    JUNGLE = 1
    RIVER = 2
    BEACH = 3
    ROVER = 4
    SWAMP = 5
    SHELTER = 6
    WRECK = 7
    SOURCE = 8
    ARTEFACT = 9


class Token(Family):
    """The three Hunt tokens."""

    CREATURE = 0
    ARTEMIA = 1
    TARGET = 2


class Phase(Family):
    """The four phases of a turn (NA-2.21)."""

    EXPLORATION = 0
    HUNTING = 1
    RECKONING = 2
    END_OF_TURN = 3


class When(Family):
    """The moments at which the Creature or all may play cards (NA-7.1)."""

    BEFORE_EXPLORATION = 0
    BEFORE_TOKENS_FIRST = 1
    BEFORE_TOKENS = 2
    AFTER_TOKENS = 3
    AFTER_REVEAL = 4
    BEFORE_CATCH = 5
    END_OF_TURN = 6


class Board(Family):
    """The sides of the track board (NA-10.2)."""

    A = 0
    B = 1


class Cause(Family):
    """What moved a counter last (specification 8)."""

    BEACH = 0
    WRECK = 1
    AMPLIFIER = 2
    END_OF_TURN = 3
    CAUGHT = 4
    ANTICIPATION = 5
    GIVE_UP = 6
    LOST_WILL = 7


CREATURE: Final = 0
"""The Creature's seat; the Hunted sit clockwise from it (set-up step 3)."""
THE_CREATURE: Final = Role("creature", 0, 0)
THE_HUNTED: Final = Role("hunted", 1)
OWNER_AND_CREATURE: Final = OWNER + THE_CREATURE
SMOKED: Final = unless("smoke", only(THE_HUNTED))
"""Everyone, but under Smokescreen the Hunted only (NA-11.21)."""

KNOWN: Final = {"places": Place.names}
"""The rows of the content file that are no cards: for each part the names that the rules know."""
CONTENT: Final = load_content(KNOWN)


class Hunt(Printed, names=CONTENT.hunt):
    """The Creature's cards (specification 7.2)."""


class Survival(Printed, names=CONTENT.survival):
    """The Hunted's cards (specification 7.3)."""


FIRST_PLACES: Final = cards_of(*CONTENT.first_places)
RESERVE_COPIES: Final = CONTENT.reserve_copies
NEAR: Final = [cards_of(*near) for near in CONTENT.near]
ARTEMIA_SPACES: Final = [cards_of(*spaces) for spaces in CONTENT.artemia_spaces]
HUNT_PHASE: Final = CONTENT.hunt_phase
SYMBOL: Final = [NONE if name == "none" else Token.parse(name) for name in CONTENT.hunt_symbol]
SURVIVAL_PHASE: Final = CONTENT.survival_phase
MAX_WILL: Final = CONTENT.will
HUNT_HAND: Final = CONTENT.hunt_cards
SURVIVAL_HAND: Final = CONTENT.start.survival_cards

_PAIRS: Final = list(combinations(range(len(Place)), 2))
_BORDERS: Final = [(a, b) for a, b in _PAIRS if b in NEAR[a]]


def _joined(pairs: list[tuple[int, int]]) -> list[str]:
    return [f"{Place.name(a)}+{Place.name(b)}" for a, b in pairs]


Couple: Final = family("Couple", _joined(_PAIRS))
"""Two different places, ``lair+jungle``: what is committed with a pending effect (NA-3.13)."""
Border: Final = family("Border", _joined(_BORDERS))
"""Two adjacent places (NA-2.1): where a token that spans two can lie."""
COUPLE_PLACES: Final = [cards_of(a, b) for a, b in _PAIRS]
COUPLES_WITH: Final = [cards_of(*[c for c in Couple.ALL if place in COUPLE_PLACES[c]]) for place in Place.ALL]
BORDER_PLACES: Final = [cards_of(a, b) for a, b in _BORDERS]

_PHASE_1: Final = cards_of(*[c for c in Hunt.ALL if HUNT_PHASE[c] == 1])
_PHASE_2: Final = cards_of(*[c for c in Hunt.ALL if HUNT_PHASE[c] == 2])
_PHASE_3: Final = cards_of(*[c for c in Hunt.ALL if HUNT_PHASE[c] == 3])
_PHASE_4: Final = cards_of(*[c for c in Hunt.ALL if HUNT_PHASE[c] == 4])

HUNTS_AT: Final = [
    _PHASE_1,  # NA-3.1
    (_PHASE_1 - Hunt.FORCE_FIELD) | _PHASE_2,  # NA-3.17
    _PHASE_2,  # NA-4.1
    _PHASE_2,  # NA-7.6
    _PHASE_3,  # NA-7.7
    _PHASE_3 - Hunt.DETOUR,  # NA-7.8
    _PHASE_4,  # NA-7.9
]
"""Which Hunt cards each moment takes, by :class:`When`; Flashback goes with what it copies (NA-7.12)."""

EXPLORING: Final = cards_of(*[c for c in Survival.ALL if SURVIVAL_PHASE[c] == 1])
"""Survival cards played in exploration (NA-3.12)."""
AT_PLACE: Final = cards_of(Survival.DRONE, Survival.GATE)
"""Survival cards played inside the own place decision (NA-7.10)."""
_RECKONING: Final = cards_of(*[c for c in Survival.ALL if SURVIVAL_PHASE[c] == 3]) - AT_PLACE

SURVIVALS_AT: Final = [
    cards_of(),
    cards_of(),
    cards_of(),
    cards_of(*[c for c in Survival.ALL if SURVIVAL_PHASE[c] == 2]),  # NA-7.6
    _RECKONING,  # NA-7.7
    _RECKONING,  # NA-7.8
    cards_of(*[c for c in Survival.ALL if SURVIVAL_PHASE[c] == 4]),  # NA-7.9
]
"""Which Survival cards each moment takes, by :class:`When`."""
