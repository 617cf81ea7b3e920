"""The questions of NOT ALONE (specification 6): each decision is a verb and what it is said of."""

from __future__ import annotations

from fogtable.core.rules import Choice, Seat, alone, of
from fogtable.games.notalone.components import Border, Couple, Hunt, Place, Survival


class Explore(Choice):
    """D-EXPLORE: what a Hunted does in exploration; committing ends it (NA-3.2)."""

    RESIST1 = alone
    RESIST2 = alone
    GIVE_UP = alone
    PLAY = of(Survival)
    COMMIT = of(Place)
    COMMIT_BOTH = of(Couple)


class PlayHunt(Choice):
    """D-W1 and the Creature's part of D-W2, D-W3, D-W4: a Hunt card, or pass."""

    PLAY = of(Hunt)


class PlaySurvival(Choice):
    """A Hunted's part of D-W2, D-W3, D-W4: a Survival card, or pass."""

    PLAY = of(Survival)


class Hunting(Choice):
    """D-P2: Hunt cards before the tokens are placed (NA-4.1)."""

    PLAY = of(Hunt)
    TO_TOKENS = alone


class PlaceToken(Choice):
    """D-TOK and D-FF: where a Hunt token goes; on two adjacent places when a card says so (NA-4.8)."""

    CREATURE = of(Place)
    KEEP_CREATURE = alone
    ARTEMIA = of(Place)
    ARTEMIA_BOTH = of(Border)
    KEEP_ARTEMIA = alone
    TARGET = of(Place)
    TARGET_BOTH = of(Border)


class ExtendToken(Choice):
    """D-EXT: the second place of a token that already stands (NA-4.13)."""

    TO = of(Place)


class ChooseHunted(Choice):
    """D-ANT, D-ASC, D-PHO, D-DET: which Hunted the card is for."""

    CHOOSE = of(Seat)


class ChoosePlace(Choice):
    """D-CAT, and the destination of D-DET: a place of the planet."""

    CHOOSE = of(Place)


class KeepPlace(Choice):
    """D-ASC2, D-PHO2, D-RIV: a Place card to keep."""

    KEEP = of(Place)


class DiscardPlace(Choice):
    """D-SAC, D-FZ, D-ART: a Place card from hand to discard."""

    OBVIOUS = True
    DISCARD = of(Place)


class TakeBack(Choice):
    """A card from the own discard pile, or the card just played, to take back to hand."""

    OBVIOUS = True
    TAKE = of(Place)


class Scream(Choice):
    """D-SCR: lose 1 Will, or discard 2 Place cards (this is the first)."""

    OBVIOUS = True
    LOSE_WILL = alone
    DISCARD = of(Place)


class TossSurvival(Choice):
    """D-TOX: a Survival card to discard."""

    OBVIOUS = True
    DISCARD = of(Survival)


class KeepSurvival(Choice):
    """D-SHE: which drawn Survival card to keep."""

    KEEP = of(Survival)


class SwapOut(Choice):
    """D-VOR: which own played card goes."""

    OBVIOUS = True
    OUT = of(Place)


class SwapIn(Choice):
    """D-VOR: the card from the own discard pile that comes."""

    IN = of(Place)


class MoveToken(Choice):
    """D-MOVE: which token goes to which adjacent place."""

    OBVIOUS = True
    CREATURE = of(Place)
    ARTEMIA = of(Place)
    TARGET = of(Place)


class UsePlace(Choice):
    """D-PLACE: what a Hunted does at an own place (NA-5.6)."""

    POWER = alone
    NOTHING = alone
    TAKE = of(Place)
    PLAY = of(Survival)


class FirstPlace(Choice):
    """D-ORDER: which of two due places comes first, by the card played (NA-5.25)."""

    OBVIOUS = True
    FIRST = of(Place)


class UseLair(Choice):
    """D-LAIR: take back, or copy the power of a place with a creature-type token (NA-6.2, NA-6.4)."""

    OBVIOUS = True
    TAKE_ALL = alone
    TAKE = of(Place)
    COPY = of(Place)


class TakeReserve(Choice):
    """D-ROV: a Place card from the reserve."""

    OBVIOUS = True
    TAKE = of(Place)


class UseSource(Choice):
    """D-SRC: heal a Hunted, or draw a Survival card (NA-6.16)."""

    HEAL = of(Seat)
    DRAW = alone


class CopyPlace(Choice):
    """D-GATE: the adjacent place whose power is copied."""

    COPY = of(Place)


QUESTIONS = (
    Explore,
    PlayHunt,
    PlaySurvival,
    Hunting,
    PlaceToken,
    ExtendToken,
    ChooseHunted,
    ChoosePlace,
    KeepPlace,
    DiscardPlace,
    TakeBack,
    Scream,
    TossSurvival,
    KeepSurvival,
    SwapOut,
    SwapIn,
    MoveToken,
    UsePlace,
    FirstPlace,
    UseLair,
    TakeReserve,
    UseSource,
    CopyPlace,
)
