"""The questions of ANIMA (specification 6): each decision is a verb and what it is said of.

Cards are named by kind: which copy lies in a hand makes no difference to anybody. Where a card or an ability needs a
target or a paying Character, that is asked next, before anybody can react to it (D18).
"""

from __future__ import annotations

from fogtable.core.rules import Choice, Seat, alone, of
from fogtable.games.anima.components import Area, Character, Count, Kind, Level, Mission, WhichDie


class ReturnCharacter(Choice):
    """D1: which of the two dealt Characters goes back."""

    RETURN = of(Character)


class ReturnCard(Choice):
    """D1: which of the four dealt Advantages goes back."""

    RETURN = of(Kind)


class Duty(Choice):
    """D21: what The Black Sun asks."""

    DISCARD = of(Kind)
    LEAVE = alone


class Reset(Choice):
    """D2."""

    DISCARD = of(Kind)
    DISMISS = of(Character)
    LEAVE = alone
    PLAY = of(Kind)
    USE = of(Character)
    START = of(Mission)
    END = alone


class ClaimCharacter(Choice):
    """D3; pass is none."""

    TAKE = of(Character)


class ClaimCard(Choice):
    """D3; pass is none."""

    TAKE = of(Kind)


class Move(Choice):
    """D4 and D5: a Movement card, or how the Party moves."""

    PLAY = of(Kind)
    GO = of(Area)
    EXPLORE = alone
    EXPLORE_LEVEL = of(Level)
    EXPLORE_DISCARDED = of(Area)
    REST = alone
    HOLD = alone


class RemoveArea(Choice):
    """D6."""

    OBVIOUS = True
    REMOVE = of(Area)


class SaveArea(Choice):
    """D7: discard an Advantage to save the Area; pass lets it go."""

    PAY = of(Kind)


class React(Choice):
    """D8: an Interrupt or an ability; pass is none."""

    PLAY = of(Kind)
    USE = of(Character)


class PayWith(Choice):
    """Whom a Skill card exhausts (AN-13.2)."""

    OBVIOUS = True
    EXHAUST = of(Character)


class Fight(Choice):
    """D9; pass is none."""

    PLAY = of(Kind)
    USE = of(Character)


class Interact(Choice):
    """D10."""

    PLAY = of(Kind)
    USE = of(Character)
    OFFER = of(Seat)
    ATTACK = of(Seat)
    END = alone


class MakeOffer(Choice):
    """D11 and a counter-offer, piece by piece in a fixed order; to drop it costs nothing."""

    GIVE = of(Kind)
    GIVE_CHARACTER = of(Character)
    WANT_CHARACTER = of(Character)
    WANT_CARDS = of(Count)
    WANT_KIND = of(Kind)
    SEND = alone
    DROP = alone


class AnswerOffer(Choice):
    """D12."""

    ACCEPT = alone
    REJECT = alone
    COUNTER = alone


class HandOver(Choice):
    """The Advantages with which an offer is accepted, one after another."""

    GIVE = of(Kind)


class Explore(Choice):
    """D13."""

    EXPLORE = alone
    STAY = alone
    PLAY = of(Kind)
    GO_ON = alone


class TakeReward(Choice):
    """D14: one reward of the Area or none, answered unseen (Contraband)."""

    BONUS = alone
    RECRUIT = alone
    EXTRA = alone
    MISSION = of(Mission)
    FINAL = alone
    NOTHING = alone


class LoseCharacter(Choice):
    """D15: who dies."""

    OBVIOUS = True
    LOSE = of(Character)


class PutToSleep(Choice):
    """D16: which own Character falls asleep."""

    OBVIOUS = True
    SLEEP = of(Character)


class DiscardCard(Choice):
    """D16: an Advantage of choice. Not obvious: others do not know that a hand is all of one kind."""

    DISCARD = of(Kind)


class FetchCard(Choice):
    """D17: from the Advantage discard pile; pass is none."""

    TAKE = of(Kind)


class FetchCharacter(Choice):
    """D17: from the Character discard pile; pass is none."""

    TAKE = of(Character)


class Toll(Choice):
    """D20: pay the brigands, or the turn ends."""

    PAY = of(Kind)
    REFUSE = alone


class Barter(Choice):
    """D20: what the merchant gets."""

    DISCARD = of(Kind)
    STOP = alone


class Reaper(Choice):
    """D20: a Character or two Advantages."""

    LOSE = of(Character)
    PAY = alone


class RedirectTo(Choice):
    """D18: Wrong Way."""

    AREA = of(Area)


class FlyTo(Choice):
    """D18: Zeppelin Voyage."""

    AREA = of(Area)


class GateTo(Choice):
    """D18: Spatial Gate."""

    AREA = of(Area)


class PeekAt(Choice):
    """D18: Scout and the Wizard Mentalist; Scout without a face-down Encounter looks at the deck alone."""

    AREA = of(Area)


class Rob(Choice):
    """D18: whose hand the Thief or a Pickpocket reaches into."""

    FROM = of(Seat)


class Lull(Choice):
    """D18: whom Sleep or the Mentalist puts to sleep."""

    CHARACTER = of(Character)


class Stab(Choice):
    """D18: whom the Assassin or Poison is meant for."""

    CHARACTER = of(Character)


class Tempt(Choice):
    """D18: whom Betrayal would bring over."""

    CHARACTER = of(Character)


class Reroll(Choice):
    """D18: which die of a roll."""

    OBVIOUS = True
    DIE = of(WhichDie)


class RevealFinal(Choice):
    """D19."""

    REVEAL = alone
    WAIT = alone


QUESTIONS: tuple[type[Choice], ...] = (
    ReturnCharacter,
    ReturnCard,
    Duty,
    Reset,
    ClaimCharacter,
    ClaimCard,
    Move,
    RemoveArea,
    SaveArea,
    React,
    PayWith,
    Fight,
    Interact,
    MakeOffer,
    AnswerOffer,
    HandOver,
    Explore,
    TakeReward,
    LoseCharacter,
    PutToSleep,
    DiscardCard,
    FetchCard,
    FetchCharacter,
    Toll,
    Barter,
    Reaper,
    RedirectTo,
    FlyTo,
    GateTo,
    PeekAt,
    Rob,
    Lull,
    Stab,
    Tempt,
    Reroll,
    RevealFinal,
)
"""All of them, in the order of the specification."""
