"""A table without sense for the programs of this folder: one of each sort of field, question, source and event."""

from __future__ import annotations

from typing import Final

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, flag, number, one_of, per, per_seat, seats_of
from fogtable.core.declarations.visibility import NOONE, OWNER, Role, only, unless, until
from fogtable.core.rules import Chances, Choice, Events, Family, Seat, alone, cards_of, die, draws, event, family, of
from fogtable.core.rules import secret as secret

BOSS: Final = Role("boss", 0, 0)
WORKERS: Final = Role("workers", 1)


class Scene(Family):
    """The programs of a file: one of them is played."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    ELEVEN = 10
    TWELVE = 11


class Card(Family):
    ACE = 0
    KING = 1
    QUEEN = 2
    JACK = 3
    TEN = 4
    JOKER = 5


Wide = family("Wide", [f"w-{n}" for n in range(64)])
Half = family("Half", [f"h-{n}" for n in range(62)])


class Luck(Chances):
    DRAW = draws(Card)
    WIDE = draws(Wide)
    FATE = die()
    COIN = die()


class Log(Events):
    BEGINS = event("XX-1")
    COUNTS = event("XX-2", what=int, much=int)
    PLAYS = event("XX-3", player=Seat, card=Card)
    LAYS = event("XX-4", cards=Card, crowd=Seat)
    DRAWS = event("XX-5", player=Seat, card=secret(Card, OWNER))
    LOOKS = event("XX-6", only(BOSS), card=Card)
    HANDS = event("XX-7", player=Seat, cards=secret(Card, unless("dark", OWNER)))
    TURNS = event("XX-8", until("opened", OWNER), player=Seat, card=Card)
    CAUSED = event({0: "XX-9", 1: "XX-10", 2: "XX-11"}, player=Seat, cause=int)
    WIDENS = event("XX-12", all=Wide)


class Pick(Choice):
    CARD = of(Card)


class Sure(Choice):
    OBVIOUS = True
    CARD = of(Card)


class Act(Choice):
    STOP = alone
    PLAY = of(Card)
    GIVE = of(Seat)


class Sign(Choice):
    """Verbs alone; a lone one is obvious."""

    OBVIOUS = True
    YES = alone
    NO = alone
    MAYBE = alone


class Point(Choice):
    AT = of(Seat)


class Level(Choice):
    TO = of(Wide)


class Menu(Choice):
    """As many options as there can be: 127."""

    LEAVE = alone
    WIDE = of(Wide)
    HALF = of(Half)


class Solo(Choice):
    ONLY = alone


class Table(State):
    MAX_SEATS = 4
    boss = seats_of(BOSS)
    workers = seats_of(WORKERS)

    scene = one_of(Scene, start=Scene.ONE)
    round = number(0, 3)
    a = number(-50, 50)
    b = number(-50, 50, start=7)
    score = number(-100000, 100000)
    opened = flag()
    dark = flag()
    top = one_of(Card)
    leader = one_of(Seat, start=0)
    pile = cards(Card)
    crowd = cards(Seat)
    wide = cards(Wide)
    marks = per(Card, flag())
    counts = per(Card, number(-20, 20))
    shelves = per(3, cards(Card))
    board = per(3, per(4, one_of(Card)))
    will = per_seat(number(0, 9, start=3))
    signed = per_seat(number(-9, 9))
    ready = per_seat(flag())
    heap = per_seat(cards(Card))
    grid = per_seat(per(Card, number(-9, 9)))
    rota = per(2, per_seat(number(0, 9)))

    run = number(0, 99)
    stack = cards(Card)
    struct = flag()

    deck = cards(Card, sees=NOONE, counted=True)
    hand = per_seat(cards(Card, sees=OWNER, counted=True))
    discard = cards(Card)
    kept = per_seat(one_of(Card, sees=OWNER))
    known = one_of(Card, sees=only(BOSS), among="pile")
    wallet = per_seat(number(0, 9, sees=OWNER))
    played = per_seat(cards(Card, sees=until("opened", OWNER)))
    lit = per_seat(cards(Card, sees=unless("dark", OWNER)))

    first = per_seat(one_of(Card, sees=OWNER, sealed=True))
    second = per_seat(one_of(Card, sees=OWNER, sealed=True))
    vote = per_seat(one_of(Seat, sees=OWNER, sealed=True))
    chosen = per_seat(cards(Card, sees=OWNER, sealed=True))
    ranked = per_seat(per(2, one_of(Card, sees=OWNER, sealed=True)))

    pools = (Pool(Card, ("deck", "hand", "discard"), rest="deck"),)


PRICES: Final = [3, -1, 400, 0, 7, -70000]
PAIRS: Final = [cards_of(0, 1), cards_of(2, 3), cards_of(4, 5), cards_of()]
STEPS: Final = [[1, 2, 3], [4, 0, -4], [9, 8, 7], [5, 6, 5]]
ROOMS: Final = [[cards_of(0), cards_of(1, 5)], [cards_of(2, 3, 4), cards_of()]]
TRUTHS: Final = [True, False, True]
CUBE: Final = [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]
FACES: Final = cards_of(Card.KING, Card.QUEEN, Card.JACK)
EDGES: Final = cards_of(0, 31, 32, 62, 63)
MIDDLE: Final = range(1, 3)
