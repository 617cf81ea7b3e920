"""What lies on the table in Leduc poker, what is asked, what luck brings and what is told."""

from __future__ import annotations

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, flag, number, one_of, per, per_seat
from fogtable.core.declarations.visibility import NOONE, OWNER
from fogtable.core.rules import Chances, Choice, Events, Family, Seat, alone, draws, event


class Card(Family):
    """Two cards of each rank, numbered as OpenSpiel numbers them: the rank is the number halved."""

    JACK_1 = 0
    JACK_2 = 1
    QUEEN_1 = 2
    QUEEN_2 = 3
    KING_1 = 4
    KING_2 = 5


class Bet(Choice):
    """What a player does in turn, numbered as OpenSpiel numbers it."""

    FOLD = alone
    CALL = alone
    RAISE = alone


class Luck(Chances):
    """The private cards, player 1 first, and the public card."""

    DEAL = draws(Card)
    FLOP = draws(Card)


class Log(Events):
    """What happened."""

    FOLDS = event("LP-3.2", player=Seat)
    CALLS = event("LP-3.3", player=Seat)
    RAISES = event("LP-3.4", player=Seat, by=int)
    FLOPS = event("LP-4", card=Card)
    SHOWS = event("LP-5.2", player=Seat, card=Card)


class Leduc(State):
    """The table.

    ``paid`` counts the chips that a player has put into the pot, ``begins`` tells who is asked first in each round.
    ``said`` has for each round what was said, in order: 1 a call, 2 a raise. Who plays remembers it.
    """

    MAX_SEATS = 2
    round = number(1, 2, start=1)
    begins = per_seat(flag())
    said = per(2, per(4, number(0, 2)))
    paid = per_seat(number(1, 13, start=1))
    folded = one_of(Seat)
    deck = cards(Card, sees=NOONE, counted=True)
    hand = per_seat(cards(Card, sees=OWNER, counted=True))
    board = cards(Card)

    pools = (Pool(Card, ("deck", "hand", "board"), rest="deck"),)
