"""Names that C keeps for itself, that its libraries define, or that whoever writes C by hand would take."""

from __future__ import annotations

from typing import Final

from fogtable.core.rules import (
    BOUNDARY,
    EMPTY,
    NONE,
    OVER,
    Ask,
    Cards,
    Family,
    Floor,
    May,
    Options,
    Script,
    Scripts,
    Secret,
    cards_of,
    emit,
    random_of,
    reveal,
    roll,
    together,
)
from tests.fast.programs.table import FACES, PAIRS, Act, Card, Log, Luck, Pick, Scene, Table

SCENES = Scripts(Scene)
LINE: Final = 4
AT: Final = cards_of(1, 2)
ANSWER: Final = [3, 1, 2]
STACK: Final = [cards_of(0), cards_of(4, 5)]
MAX_SEATS: Final = 2
PASS: Final = 5
INT_MIN: Final = 1


def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        if t.round == 3:
            yield OVER
        t.round += 1
        yield from SCENES[t.scene](t)


@SCENES.of(Scene.ONE)
def switch(t: Table) -> Script[None]:
    """Words of C."""
    int_ = t.a
    char = int_ + 1
    double = t.pile
    struct = t.opened
    f = char * 2
    i = f - int_
    s = double | FACES
    frame = yield from register(t, i, struct)
    state = yield from run(t, frame)
    default = i + frame
    static, void = yield Ask(0, Act, Act.PLAY(s) | Act.STOP.when(struct))
    t.top = void
    t.score = abs(default + char + state)
    volatile = len(double)
    auto = yield Ask(0, Pick, s)
    t.counts[auto] = main(volatile, f) % 20
    if static == Act.PLAY:
        t.pile = double


def register(t: Table, long: int, signed: bool) -> Script[int]:
    pc: int = yield May(0, Pick, PAIRS[0])
    short = long if signed else -long
    return short + pc


def run(t: Table, union: int) -> Script[int]:
    seat: int = yield Ask(0, Pick, FACES)
    return union * seat


def main(sizeof: int, exit: int) -> int:
    printf = sizeof
    for free in range(3):
        printf += free * exit
    return printf


class Free(Family):
    """Results with names that macros have."""

    EOF = 0
    TRUE = 1
    INT_MAX = 2


def is_true(t: Table, memory: Cards) -> int:
    return Free.EOF if len(memory) == 0 else Free.INT_MAX if t.dark else Free.TRUE


@SCENES.of(Scene.TWO)
def abort(t: Table) -> Script[None]:
    """Macros of C and of its libraries; constants with names that the hand-written part has."""
    errno = is_true(t, t.pile)
    NULL = len(t.pile)
    yield from together(t, count, below)
    for p in t.seats:
        t.heap[p] += reveal(t.first[p])
        t.first[p] = NONE
    linux = ANSWER[t.round - 1] + LINE + INT_MIN
    unix = yield Ask(0, Pick, AT | STACK[1])
    t.pile = STACK[unix % MAX_SEATS] - unix
    stdin = PASS + unix
    t.score = errno + 10 * NULL + 100 * linux + stdin


def count(t: Table, p: int) -> bool:
    return t.will[p] > 1 or p == 0


def below(t: Table, p: int) -> Script[None]:
    ask = t.will[p] % 6
    kid = t.will[p] // 2
    t.first[p] = yield Ask(p, Pick, Card.ALL - ask)
    if kid > 2:
        shown = t.will[p] - kid
        t.second[p] = yield May(p, Pick, Card.ALL - shown)


@SCENES.of(Scene.THREE)
def floor_must(t: Table) -> Script[None]:
    """Functions of the hand-written part, named where they are needed."""
    floor_mod = t.a % 7
    floor_div = t.b // 3
    ask = floor_mod % 5 - floor_div // 4
    memset = yield Ask(0, Pick, Card.ALL)
    ask_may = yield May(0, Pick, EMPTY + memset)
    ask_secret = (memset + 7) % 6
    t.kept[0] = yield Secret(0, Pick, Card.ALL - ask_secret)
    option_at = roll(t, Luck.FATE, 5)
    lowest_option = random_of(t, Luck.DRAW, Card.ALL - option_at)
    one = len(FACES - lowest_option)
    next_random = max(ask_may, min(one, floor_div)) if lowest_option in AT else abs(ask)
    emit(t, Log.COUNTS, next_random, one)
    for checked_index in AT:
        t.counts[checked_index] = next_random % 9
    t.run = 0
    t.stack = EMPTY + lowest_option
    while t.run < 2 and one < 9:
        replier, reply, act = yield Floor(t, Act, open_floor, floor_options)
        one += act + 1
        t.run += 2 if reply == Act.STOP else replier
        t.struct = one < 5


def open_floor(t: Table, p: int) -> bool:
    return p == 0


def floor_options(t: Table, p: int) -> Options:
    return Act.STOP.when(p < 2) | Act.PLAY(t.pile)


@SCENES.of(Scene.FOUR)
def left_1(t: Table) -> Script[None]:
    """Names that the translator gives itself inside of a rule, or that its functions, families and constants have."""
    i_2 = t.a
    end_3 = t.b
    new_4 = 1
    Card_KING = 2
    names_quarter = 3
    for card in t.pile | FACES:
        i_2 += card
    for price in ANSWER:
        end_3 += price
    for n in range(new_4, i_2 % 5):
        new_4 += n
    given_5 = yield from got_6(t, i_2 + end_3, PASS)
    t.score = names_quarter + Card_KING * Card.QUEEN + given_5 + new_4
    t.a = names_quarter + quarter(t.score, LINE)


def got_6(t: Table, FACES: int, PAIRS: int) -> Script[int]:
    got_7: int = yield Ask(0, Pick, EMPTY + FACES % 6)
    return got_7 - PAIRS


def quarter(n: int, Scene: int) -> int:
    """What ends a comment */ or begins one /* does neither."""
    return n // 4 % 20 - Scene


@SCENES.of(Scene.FIVE)
def frame(t: Table) -> Script[None]:
    """Names that a frame has itself, kept over questions."""
    pc = t.a % 6
    which = t.b % 6
    yield from together(t, asked, options, pc)
    card = yield Ask(0, Pick, Card.ALL - pc)
    t.pile = Card.ALL - pc - which - card
    for p in t.seats:
        t.heap[p] |= EMPTY if reveal(t.second[p]) == NONE else EMPTY + reveal(t.second[p])
        t.first[p] = NONE
        t.second[p] = NONE


def asked(t: Table, p: int, open: int) -> bool:
    return p != open


def options(t: Table, p: int, open: int) -> Script[None]:
    options = Card.ALL - t.will[p] % 6
    pc = open
    t.first[p] = yield Ask(p, Pick, FACES)
    t.second[p] = yield Ask(p, Pick, options - pc)


def max(a: int, b: int) -> int:
    """A rule may be called as a function of Python."""
    return a - b if a > b else b - a


class Weg(Family):
    """Names with letters that ASCII lacks."""

    ÜBER = 0
    JENSEITS = 1


@SCENES.of(Scene.SIX)
def größe(t: Table) -> Script[None]:
    länge = max(t.a, t.b) + Weg.ÜBER
    t.top = yield Ask(0, Pick, Card.ALL)
    t.score = länge
