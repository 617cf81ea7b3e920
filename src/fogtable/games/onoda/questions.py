"""The questions of ONODA (specification 6): each decision is a verb and what it is said of."""

from __future__ import annotations

from fogtable.core.rules import Choice, alone, of
from fogtable.games.onoda.components import Comrade, Deed, Event, Item, Lasting, Region, Token, Use


class Act(Choice):
    """D-ACT: the main decision; it is asked even if one option is left."""

    MOVE = of(Region)
    RAID = alone
    REPAIR = alone
    MISSION = alone
    END_ROUND = alone
    PLAY = of(Use)
    CANCEL = of(Lasting)
    CANCEL_BY_ITEM = of(Lasting)


class Judge(Choice):
    """D-CHK: the result of a check is a failure so far. It is not asked if there is nothing but to accept it."""

    OBVIOUS = True
    ACCEPT = alone
    SPEND = alone
    PLAY = of(Use)
    CANCEL = of(Lasting)
    CANCEL_BY_ITEM = of(Lasting)


class Interrupt(Choice):
    """D-PRE, D-EVT, D-POST, D-END: play a card, cancel a lasting event, or pass; ``moment`` says which it is."""

    PLAY = of(Use)
    CANCEL = of(Lasting)
    CANCEL_BY_ITEM = of(Lasting)


class ChooseDeed(Choice):
    """D-OR: which of the effects is carried out."""

    OBVIOUS = True
    DO = of(Deed)


class ExhaustComrade(Choice):
    """D-COM: who is exhausted; who is removed, if all are exhausted (ON-17.6)."""

    OBVIOUS = True
    EXHAUST = of(Comrade)
    REMOVE = of(Comrade)


class RestoreComrade(Choice):
    """D-REC: who becomes active."""

    OBVIOUS = True
    RESTORE = of(Comrade)


class RestoreItem(Choice):
    """D-ITM: which item becomes active."""

    OBVIOUS = True
    RESTORE = of(Item)


class ExhaustItem(Choice):
    """D-ITM: which item is exhausted."""

    OBVIOUS = True
    EXHAUST = of(Item)


class LoseFood(Choice):
    """D-FOOD: which food token goes back to the bag."""

    OBVIOUS = True
    LOSE = of(Token)


class KeepFood(Choice):
    """D-KEEP: which of two drawn tokens goes to the camp."""

    OBVIOUS = True
    KEEP = of(Token)


class CalmRegion(Choice):
    """D-ALERT: a region that loses an alert marker."""

    OBVIOUS = True
    CALM = of(Region)


class SpendFood(Choice):
    """D-FEED: for a unit of food that is left over, a region that loses an alert marker; or no more of that."""

    CALM = of(Region)
    STOP = alone


class DiscardPrepared(Choice):
    """D-TRIM: a card above the hand limit."""

    OBVIOUS = True
    DISCARD = of(Event)


class Relocate(Choice):
    """D-MOVE: where Onoda is put."""

    OBVIOUS = True
    TO = of(Region)


class OrderEffects(Choice):
    """D-LORD: which lasting event takes effect first."""

    OBVIOUS = True
    FIRST = of(Event)


class DiscardLasting(Choice):
    """D-DISC: which lasting event goes."""

    OBVIOUS = True
    DISCARD = of(Event)


QUESTIONS = (
    Act,
    Judge,
    Interrupt,
    ChooseDeed,
    ExhaustComrade,
    RestoreComrade,
    RestoreItem,
    ExhaustItem,
    LoseFood,
    KeepFood,
    CalmRegion,
    SpendFood,
    DiscardPrepared,
    Relocate,
    OrderEffects,
    DiscardLasting,
)
