"""Several seats answer at once, sealed, and may change their minds."""

# ruff: noqa: B007, SIM110 (rules are written in their own small language)
from __future__ import annotations

from fogtable.core.rules import (
    BOUNDARY,
    EMPTY,
    NONE,
    OVER,
    Ask,
    Cards,
    May,
    Script,
    Scripts,
    Secret,
    emit,
    quietly,
    reveal,
    together,
)
from tests.fast.programs.table import (
    EDGES,
    FACES,
    PAIRS,
    Act,
    Card,
    Half,
    Level,
    Log,
    Menu,
    Pick,
    Point,
    Scene,
    Sure,
    Table,
    Wide,
)

SCENES = Scripts(Scene)


def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        if t.round == 3:
            yield OVER
        t.round += 1
        yield from SCENES[t.scene](t)
        forget(t)


def forget(t: Table) -> None:
    for p in t.seats:
        t.first[p] = NONE
        t.second[p] = NONE
        t.vote[p] = NONE
        t.chosen[p] = EMPTY
        t.ranked[p][0] = NONE
        t.ranked[p][1] = NONE


def everyone(t: Table, p: int) -> bool:
    return True


def nobody(t: Table, p: int) -> bool:
    return False


@SCENES.of(Scene.ONE)
def one_pick_each(t: Table) -> Script[None]:
    yield from together(t, everyone, pick_one)
    for p in t.seats:
        t.heap[p] += reveal(t.first[p])
        emit(t, Log.PLAYS, p, reveal(t.first[p]))


def pick_one(t: Table, p: int) -> Script[None]:
    t.first[p] = yield Ask(p, Pick, Card.ALL - t.heap[p] + p)


@SCENES.of(Scene.TWO)
def several_picks_each(t: Table) -> Script[None]:
    """Names wait inside sealed scripts; some answer more often than others, some not at all."""
    yield from together(t, has_will, pick_several, t.round + 1, PAIRS[1])
    for p in t.seats:
        t.heap[p] = reveal(t.chosen[p])
        t.will[p] = len(t.heap[p])


def has_will(t: Table, p: int, n: int, some: Cards) -> bool:
    return t.will[p] >= n


def pick_several(t: Table, p: int, n: int, some: Cards) -> Script[None]:
    free = Card.ALL - some
    while n > 0:
        card = yield May(p, Pick, free - t.chosen[p])
        if card == NONE:
            break
        t.chosen[p] += card
        if card == Card.JOKER:
            other = yield Ask(p, Pick, some)
            t.second[p] = other
        n -= 1
    if len(t.chosen[p]) == 0:
        t.first[p] = Card.TEN


@SCENES.of(Scene.THREE)
def nobody_is_asked(t: Table) -> Script[None]:
    yield from together(t, nobody, pick_one)
    yield from quietly(t, nobody, pick_one)
    yield from together(t, everyone, answers_nothing)
    t.score = 5 if reveal(t.first[0]) == Card.KING else 6
    yield from together(t, everyone, only_the_ready)
    _ = yield Ask(0, Pick, Card.ALL)


def answers_nothing(t: Table, p: int) -> Script[None]:
    if p == 9:
        _ = yield Ask(p, Pick, Card.ALL)  # never runs
    t.first[p] = Card.KING


def only_the_ready(t: Table, p: int) -> Script[None]:
    t.first[p] = Card.ACE
    if t.ready[p]:
        t.first[p] = yield Ask(p, Pick, PAIRS[2])


@SCENES.of(Scene.FOUR)
def nobody_sees_who_is_asked(t: Table) -> Script[None]:
    """Who is asked looks at hands; nobody who could only pass is asked where nobody watches."""
    yield from quietly(t, holds_some, offer, 2)
    for p in t.seats:
        card = reveal(t.first[p])
        if card != NONE:
            t.hand[p] -= card
            t.discard += card
    t.deck |= t.discard
    t.discard = EMPTY


def holds_some(t: Table, p: int, least: int) -> bool:
    return len(t.hand[p]) + p >= least or Card.QUEEN in t.hand[p]


def offer(t: Table, p: int, least: int) -> Script[None]:
    t.first[p] = yield May(p, Pick, t.hand[p] & (PAIRS[0] | PAIRS[1]))
    if t.first[p] != NONE:
        t.second[p] = yield May(p, Pick, t.hand[p] - t.first[p])


@SCENES.of(Scene.FIVE)
def what_is_obvious_is_answered(t: Table) -> Script[None]:
    yield from together(t, everyone, obvious)
    for p in t.seats:
        t.heap[p] += reveal(t.first[p])
        t.heap[p] += reveal(t.second[p])
        t.heap[p] += reveal(t.ranked[p][1])


def obvious(t: Table, p: int) -> Script[None]:
    t.first[p] = yield Ask(p, Sure, EMPTY + 2)
    t.second[p] = yield Secret(p, Sure, EMPTY + (1 if t.ready[p] else 3))
    t.ranked[p][0] = yield Ask(p, Sure, Card.ALL if p == 1 else EMPTY + t.first[p])
    if p != 1:
        t.vote[p] = yield May(p, Point, EMPTY + p)
    t.ranked[p][1] = yield Secret(p, Sure, t.heap[p] + t.ranked[p][0])


@SCENES.of(Scene.SIX)
def rules_inside(t: Table) -> Script[None]:
    """Sealed scripts call scripts and plain rules, with the seat handed on."""
    yield from together(t, everyone, ranks)
    for p in t.seats:
        for n in range(2):
            t.board[n][p] = reveal(t.ranked[p][n])
        t.crowd |= EMPTY if reveal(t.vote[p]) == NONE else EMPTY + reveal(t.vote[p])


def ranks(t: Table, p: int) -> Script[None]:
    for n in range(2):
        card = yield from ranked(t, n, p)
        if card == Card.ACE:
            note(t, p, n)
            break
    yield from votes(t, p)


def ranked(t: Table, n: int, p: int) -> Script[int]:
    free = Card.ALL
    for i in range(n):
        free -= t.ranked[p][i]
    t.ranked[p][n] = yield Ask(p, Pick, free)
    return t.ranked[p][n]


def votes(t: Table, p: int) -> Script[None]:
    deed, seat = yield May(p, Act, Act.GIVE(EMPTY + 0 + p) | Act.STOP.when(p > 0))
    if deed == Act.GIVE:
        t.vote[p] = seat


def note(t: Table, p: int, n: int) -> None:
    t.second[p] = n
    t.chosen[p] |= PAIRS[n]


@SCENES.of(Scene.SEVEN)
def in_a_loop_in_a_call(t: Table) -> Script[None]:
    n = yield from rounds(t, 2)
    t.score = n


def rounds(t: Table, n: int) -> Script[int]:
    total = 0
    for i in range(n):
        yield from together(t, differs, point, t.leader, t.a > t.b)
        for p in t.seats:
            if reveal(t.vote[p]) != NONE:
                total += 1 + reveal(t.vote[p])
                t.leader = reveal(t.vote[p])
            t.vote[p] = NONE
        if total > 5:
            return -total + 50
    return total


def differs(t: Table, p: int, leader: int, how: bool) -> bool:
    return (p != leader) == how


def point(t: Table, p: int, leader: int, how: bool) -> Script[None]:
    t.vote[p] = yield Ask(p, Point, EMPTY + p + 0)


@SCENES.of(Scene.NINE)
def many_options_at_once(t: Table) -> Script[None]:
    """Sealed questions with more options than a small number has bits, one after another."""
    yield from together(t, everyone, chooses_levels)
    for p in t.seats:
        t.heap[p] += reveal(t.first[p])
        t.crowd |= EMPTY if reveal(t.vote[p]) == NONE else EMPTY + reveal(t.vote[p])


def chooses_levels(t: Table, p: int) -> Script[None]:
    level = yield Ask(p, Level, t.wide | EDGES)
    t.first[p] = level % 6
    deed, what = yield May(p, Menu, Menu.WIDE(Wide.ALL - t.wide) | Menu.HALF(FACES + 61) | Menu.LEAVE.when(p > 0))
    if deed == Menu.WIDE:
        t.chosen[p] = EMPTY + what % 6
    elif deed == Menu.HALF:
        t.second[p] = yield Ask(p, Pick, FACES - what % 6)
    again, _ = yield Ask(p, Menu, Menu.HALF(Half.ALL) | Menu.LEAVE.when(True))
    t.ranked[p][0] = yield May(p, Pick, Card.ALL if again == Menu.LEAVE else EMPTY)
    t.vote[p] = yield Ask(p, Point, EMPTY + p)


@SCENES.of(Scene.EIGHT)
def written_before_it_asks(t: Table) -> Script[None]:
    """Who is asked may depend on what those before have written at once."""
    yield from quietly(t, after_the_others, lays_at_once)
    for p in t.seats:
        t.heap[p] |= reveal(t.chosen[p])


def after_the_others(t: Table, p: int) -> bool:
    for q in t.seats:
        if q < p and len(t.chosen[q]) > 1:
            return False
    return True


def lays_at_once(t: Table, p: int) -> Script[None]:
    t.chosen[p] = t.hand[p] + p
    t.first[p] = yield Ask(p, Pick, Card.ALL - t.chosen[p] + 5)
    t.chosen[p] -= t.first[p]
