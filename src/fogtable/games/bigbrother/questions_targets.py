"""The small questions of 1984: what a deed that was chosen is done to (specification 6). Each has one purpose.

Cards are named by kind, policemen by the place where Big Brother keeps them.
"""

from __future__ import annotations

from fogtable.core.rules import Choice, Seat, alone, of
from fogtable.games.bigbrother.components import Cell, Deck, HiddenSlot, Kind, News, Order, Policeman, StashToken

# -- cells ------------------------------------------------------------------------------------------------------------


class PlaceCamera(Choice):
    """Where a camera goes: bought, by Telescreen Drive, or by a fallen player's Telescreen Duty."""

    CHOOSE = of(Cell)


class FenceFrom(Choice):
    """One end of the edge on which a fence goes up."""

    CHOOSE = of(Cell)


class FenceTo(Choice):
    """Its other end."""

    CHOOSE = of(Cell)


class PlacePoster(Choice):
    """Where a poster of Big Brother goes: bought, by Poster Campaign or by Glue Brigade."""

    CHOOSE = of(Cell)


class HirePoliceman(Choice):
    """Where a policeman is hired."""

    CHOOSE = of(Cell)


class StepPoliceman(Choice):
    """The next step of a policeman: a paid one, or by a directive, which may let him stop."""

    TO = of(Cell)
    STOP = alone


class ChooseHospital(Choice):
    """D-HOSPITAL, and the hospitals of traps, Transfer Order and Reinforcements."""

    CHOOSE = of(Cell)


class MoveMilitia(Choice):
    """Volunteer Militia: the figure that moves; pass takes one of the supply."""

    CHOOSE = of(Cell)


class PostMilitia(Choice):
    """Where a militia figure is posted."""

    CHOOSE = of(Cell)


class SweepAway(Choice):
    """Clean-Up Brigade: what is removed."""

    STASH = of(StashToken)
    MARKET = of(Cell)
    POSTER = of(Cell)


class SlipAway(Choice):
    """D-SMOKE."""

    CHOOSE = of(Cell)


class OpenStall(Choice):
    """The Stall Returns: where the black-market token goes."""

    CHOOSE = of(Cell)


class BreakCamera(Choice):
    """Which camera is broken: on the own cell or an adjacent one."""

    CHOOSE = of(Cell)


class RemoveFence(Choice):
    """Which fence of the own cell comes down: the one to this cell."""

    CHOOSE = of(Cell)


class TransferPoliceman(Choice):
    """Transfer Order: which visible policeman, by his cell."""

    CHOOSE = of(Cell)


class PaintCell(Choice):
    """Pot of Paint."""

    CHOOSE = of(Cell)


class LeaveSewer(Choice):
    """Sewer Map."""

    CHOOSE = of(Cell)


# -- players ----------------------------------------------------------------------------------------------------------


class Hearten(Choice):
    """Who gains will by a card."""

    CHOOSE = of(Seat)


class SendCourier(Choice):
    """To whom the Brotherhood Courier goes."""

    CHOOSE = of(Seat)


class SearchHand(Choice):
    """House Search."""

    CHOOSE = of(Seat)


class ReadHand(Choice):
    """Anonymous Denunciation."""

    CHOOSE = of(Seat)


class BreakPrisoner(Choice):
    """Interrogation and Room 101: which prisoner loses will."""

    CHOOSE = of(Seat)


class FindAlly(Choice):
    """Vaporisation: whose ally."""

    CHOOSE = of(Seat)


class StrikeCard(Choice):
    """D-AGENT: whose revealed card counts for nothing."""

    CHOOSE = of(Seat)


# -- support cards and decks ------------------------------------------------------------------------------------------


class HideCard(Choice):
    """D-STASH."""

    CHOOSE = of(Kind)


class GiveUpCard(Choice):
    """D-RATION."""

    CHOOSE = of(Kind)


class GiveCard(Choice):
    """What the Brotherhood Courier carries."""

    CHOOSE = of(Kind)


class PartWithAlly(Choice):
    """Which ally makes room for a new one (BB-13.7)."""

    CHOOSE = of(Kind)


class VaporiseAlly(Choice):
    """Vaporisation: which ally."""

    CHOOSE = of(Kind)


class SearchDeck(Choice):
    """D-SEEKER."""

    FROM = of(Deck)


class DrawFrom(Choice):
    """A draw from either deck: for a goal, or by Surplus Goods."""

    FROM = of(Deck)


class BuyFrom(Choice):
    """D-MARKET; pass declines."""

    FROM = of(Deck)


# -- directives and events --------------------------------------------------------------------------------------------


class RemoveDirective(Choice):
    """Which directive of the board goes: an active one by name, a hidden one by its slot."""

    ACTIVE = of(Order)
    HIDDEN = of(HiddenSlot)


class TakeBack(Choice):
    """Rewriting the Past."""

    CHOOSE = of(Order)


class EndEvent(Choice):
    """Victory Bulletin."""

    CHOOSE = of(News)


# -- policemen ---------------------------------------------------------------------------------------------------------


class MovePoliceman(Choice):
    """Raid and Night Patrol: who makes the steps, by the place where Big Brother keeps him."""

    CHOOSE = of(Policeman)
    DONE = alone


class BringAlong(Choice):
    """BB-9.16: who steps forward besides the attacker."""

    CHOOSE = of(Policeman)
    DONE = alone


class SendToAmbush(Choice):
    """D-JOIN: who comes to the clash."""

    CHOOSE = of(Policeman)


TARGETS: tuple[type[Choice], ...] = (
    PlaceCamera,
    FenceFrom,
    FenceTo,
    PlacePoster,
    HirePoliceman,
    StepPoliceman,
    ChooseHospital,
    MoveMilitia,
    PostMilitia,
    SweepAway,
    SlipAway,
    OpenStall,
    BreakCamera,
    RemoveFence,
    TransferPoliceman,
    PaintCell,
    LeaveSewer,
    Hearten,
    SendCourier,
    SearchHand,
    ReadHand,
    BreakPrisoner,
    FindAlly,
    StrikeCard,
    HideCard,
    GiveUpCard,
    GiveCard,
    PartWithAlly,
    VaporiseAlly,
    SearchDeck,
    DrawFrom,
    BuyFrom,
    RemoveDirective,
    TakeBack,
    EndEvent,
    MovePoliceman,
    BringAlong,
    SendToAmbush,
)
"""All of them."""
