"""The questions of 1984 (specification 6): each decision is a verb and what it is said of.

Cards are named by kind: which copy lies in a hand makes no difference to anybody.
"""

from __future__ import annotations

from fogtable.core.rules import Choice, Seat, alone, of
from fogtable.games.bigbrother.components import (
    Cell,
    Character,
    HiddenSlot,
    HowMany,
    Kind,
    Order,
    Policeman,
    StashToken,
)
from fogtable.games.bigbrother.questions_targets import TARGETS


class ChooseCharacter(Choice):
    """D-CHAR."""

    BE = of(Character)


class Deploy(Choice):
    """D-DEPLOY: the ministry of the next policeman, not before the last one's."""

    AT = of(Cell)


class SetOrder(Choice):
    """D-ORDER: who has the next turn of the round."""

    OBVIOUS = True
    NEXT = of(Seat)


class Act(Choice):
    """D-ACT and D-GRANTED: an action, a free play, or the end of the turn (after a cut: of the Move)."""

    MOVE = alone
    MONORAIL = alone
    INSPIRE = of(Seat)
    SEARCH = alone
    PLACE_STASH = alone
    TAKE_STASH = alone
    POWER = alone
    CARD = of(Kind)
    EXCHANGE = alone
    CHARM = of(Seat)
    VIGILANCE = alone
    HOPE = of(Seat)
    COLLEAGUE = alone
    BREAK_CAMERA = alone
    DISMANTLE_FENCE = alone
    TEAR_POSTER = alone
    PLAY = of(Kind)
    COURIER = alone
    FREE_DISMANTLE = alone
    FREE_PLACE_STASH = alone
    FREE_TAKE_STASH = alone
    END = alone


class TakeStep(Choice):
    """D-STEP and D-INSPIRE-STEP: the next step of a Move."""

    TO = of(Cell)
    STOP = alone
    CUT = alone
    PLAY = of(Kind)
    COURIER = alone
    FREE_DISMANTLE = alone
    FREE_PLACE_STASH = alone
    FREE_TAKE_STASH = alone


class Ride(Choice):
    """D-RIDE: take a ticket first, ride to a station for as little as possible or for the full fare, or stay."""

    TAKE_TICKET = alone
    TO = of(Cell)
    PAY_FARE = of(Cell)
    STAY = alone


class ChooseNumber(Choice):
    """D-SEARCH2: one card or two."""

    ONE = alone
    TWO = alone


class Trade(Choice):
    """D-OFFER and D-ANSWER: a partner, then pieces in a fixed order; a partner may decline."""

    WITH = of(Seat)
    ADD = of(Kind)
    ADD_TICKET = alone
    DONE = alone
    DECLINE = alone


class ConfirmTrade(Choice):
    """D-CONFIRM."""

    CONFIRM = alone
    WITHDRAW = alone


class StepForward(Choice):
    """D-AMBUSH: how many hidden policemen step forward; pass is none."""

    REVEAL = of(HowMany)


class Attack(Choice):
    """D-ATTACK and D-CLEAN, after a policeman's step."""

    ATTACK = alone
    CLEAN_STASH = of(StashToken)
    CLEAN_MARKET = alone
    CLEAN_POSTER = alone
    DONE = alone


class LeaveClash(Choice):
    """D-CANCEL: leave the clash with a Forged Pass, or as a member of the League."""

    FORGED_PASS = alone
    LEAGUE_MEMBER = alone


class JoinClash(Choice):
    """D-HELP."""

    JOIN = alone


class LayDirective(Choice):
    """D-LAY: one of the directives for the clash, in a fixed order."""

    LAY = of(Order)


class LaySupport(Choice):
    """D-CLASH: a clash card or none; for O'Brien with his one-time ability or without."""

    LAY = of(Kind)
    LAY_FERVENT = of(Kind)
    NOTHING = alone
    FERVENT = alone


class Reward(Choice):
    """D-REWARD; pass is none."""

    AUTHORITY = alone
    WILL = of(Seat)


class UseOldProle(Choice):
    """D-OLDPROLE."""

    DISCARD = alone


class Upkeep(Choice):
    """D-UPKEEP: pay for an active directive or discard it."""

    PAY = of(Order)
    DROP = of(Order)


class Command(Choice):
    """D-BB: what Big Brother does in his phase."""

    PLAY = of(Order)
    CAMERA = alone
    FENCE = alone
    POSTER = alone
    HIRE = alone
    STEP = of(Policeman)
    DROP = of(Order)
    DROP_HIDDEN = of(HiddenSlot)
    END = alone


class Trigger(Choice):
    """D-TRIGGER, D-JOIN, D-AGENT: a hidden directive whose condition holds; pass keeps it."""

    FIRE = of(HiddenSlot)


class Fallen(Choice):
    """D-FALLEN; pass is none."""

    DENOUNCE = of(Seat)
    VOLUNTEER = alone
    DUTY = alone
    BETRAY = of(StashToken)


QUESTIONS: tuple[type[Choice], ...] = (
    ChooseCharacter,
    Deploy,
    SetOrder,
    Act,
    TakeStep,
    Ride,
    ChooseNumber,
    Trade,
    ConfirmTrade,
    StepForward,
    Attack,
    LeaveClash,
    JoinClash,
    LayDirective,
    LaySupport,
    Reward,
    UseOldProle,
    Upkeep,
    Command,
    Trigger,
    Fallen,
    *TARGETS,
)
"""All of them: those of a turn and a phase, then what their deeds are done to."""
