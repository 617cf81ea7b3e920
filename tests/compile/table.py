"""A small game without sense: one field, question, event and source of each sort, for the programs of the corpus."""

from __future__ import annotations

from typing import Final

from fogtable.core.declarations.state import State, cards, flag, number, one_of, per, per_seat, seats_of
from fogtable.core.declarations.visibility import NOONE, OWNER, Role, only, unless, until
from fogtable.core.rules import Chances, Choice, Events, Family, Seat, alone, cards_of, die, draws, event, of, secret

BOSS: Final = Role("boss", 0, 0)


class Card(Family):
    ACE = 0
    KING = 1
    QUEEN = 2
    JOKER = 3


class Table(State):
    MAX_SEATS = 4
    workers = seats_of(Role("workers", 1))

    score = number(0, 50)
    will = per_seat(number(0, 5))
    opened = flag()
    smoke = flag()
    top = one_of(Card)
    leader = one_of(Seat)
    discard = cards(Card)
    seen = cards(Seat)
    stands = per_seat(per(Card, one_of(Card)))

    deck = cards(Card, sees=NOONE, counted=True)
    hand = per_seat(cards(Card, sees=OWNER, counted=True))
    purse = per_seat(cards(Card, sees=OWNER))
    boss = one_of(Seat, sees=NOONE)
    kept = one_of(Card, sees=only(BOSS))
    played = per_seat(cards(Card, sees=until("opened", OWNER)))
    heap = per_seat(cards(Card, sees=unless("smoke", OWNER)))

    first = per_seat(one_of(Card, sees=OWNER, sealed=True))
    second = per_seat(one_of(Card, sees=OWNER, sealed=True))
    secret_vote = one_of(Card, sees=NOONE, sealed=True)


class Pick(Choice):
    CARD = of(Card)


class Act(Choice):
    STOP = alone
    PLAY = of(Card)


class Other(Choice):
    STOP = alone
    PLAY = of(Card)


class Luck(Chances):
    DRAW = draws(Card)
    FATE = die()


class Log(Events):
    ENDS = event("XX-1")
    PLAYS = event("XX-2", player=Seat, card=Card)
    DRAWS = event("XX-3", player=Seat, card=secret(Card, OWNER))
    LOOKS = event("XX-4", only(BOSS), card=Card)


PAIRS: Final = [cards_of(0, 1), cards_of(2, 3)]
VALUES: Final = [1, 12, 10, 0]
NAMES: Final = ["ace", "king"]


def helper(n: int) -> int:
    return n
