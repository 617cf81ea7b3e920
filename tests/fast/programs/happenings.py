"""Chance by name, what is told, the end of the game."""

# ruff: noqa: RUF059 (rules are written in their own small language)
from __future__ import annotations

from fogtable.core.rules import (
    BOUNDARY,
    EMPTY,
    NONE,
    OVER,
    Ask,
    Script,
    Scripts,
    emit,
    random_of,
    reveal,
    roll,
)
from tests.fast.programs.table import FACES, PAIRS, Card, Log, Luck, Pick, Scene, Sign, Table, Wide

SCENES = Scripts(Scene)


def play(t: Table) -> Script[None]:
    """Play to the end."""
    while True:
        yield BOUNDARY
        t.round += 1
        yield from SCENES[t.scene](t)
        if t.round == 3:
            yield OVER


def deal(t: Table) -> None:
    """Two cards for everybody."""
    for p in t.seats:
        for _ in range(2):
            draw(t, p)
    if len(t.deck) > 0:
        t.top = reveal(random_of(t, Luck.DRAW, t.deck))
    n = roll(t, Luck.FATE, 6)
    t.b = n - three()


def three() -> int:
    return 3


def draw(t: Table, p: int) -> None:
    if len(t.deck) > 0:
        card = random_of(t, Luck.DRAW, t.deck)
        t.deck -= card
        t.hand[p] += card
        emit(t, Log.DRAWS, p, card)


@SCENES.of(Scene.ONE)
def chance_by_name(t: Table) -> Script[None]:
    one = roll(t, Luck.FATE, 6)
    other = roll(t, Luck.COIN, 2)
    t.counts[one - 1] = other * 3
    big = random_of(t, Luck.WIDE, Wide.ALL)
    t.wide = Wide.ALL - big
    card = reveal(random_of(t, Luck.DRAW, Card.ALL - t.pile + one % 6))
    deed, _ = yield Ask(0, Sign, Sign.YES.when(other == 1) | Sign.NO.when(True))
    again = roll(t, Luck.FATE, one + other)
    t.score = 100 * again + card
    emit(t, Log.COUNTS, again, card)
    for p in t.seats:
        draw(t, p)


@SCENES.of(Scene.TWO)
def what_is_told(t: Table) -> Script[None]:
    for p in t.seats:
        emit(t, Log.HANDS, p, t.hand[p])
        emit(t, Log.TURNS, p, Card.ACE if p > 0 else NONE)
        emit(t, Log.CAUSED, p, t.round - 1)
        t.dark = not t.dark
    emit(t, Log.BEGINS)
    card = yield Ask(0, Pick, Card.ALL)
    t.opened = not t.opened
    emit(t, Log.LAYS, t.pile | FACES, EMPTY + 0)
    emit(t, Log.LOOKS, card)
    emit(t, Log.PLAYS, 0, card)
    emit(t, Log.COUNTS, -card, t.a * t.b - 3)
    emit(t, Log.TURNS, 0, card)
    emit(t, Log.DRAWS, t.leader if t.leader in t.seats else 0, t.top)
    emit(t, Log.WIDENS, Wide.ALL - card)


@SCENES.of(Scene.THREE)
def the_end_deep_inside(t: Table) -> Script[None]:
    yield from descend(t, 0)
    t.score = 9


def descend(t: Table, n: int) -> Script[None]:
    for card in PAIRS[n % 3]:
        deed, _ = yield Ask(0, Sign, Sign.YES.when(True) | Sign.NO.when(n < 2) | Sign.MAYBE.when(card > 2))
        t.score += 1
        if deed == Sign.YES and card > n:
            t.top = card
            yield OVER
            t.score = 0  # never runs
        if deed == Sign.NO:
            yield from further(t, n + 1)
    t.a = n


def descend_again(t: Table, n: int) -> Script[None]:
    if t.score > 2:
        yield OVER


def further(t: Table, n: int) -> Script[None]:
    if n > 0 and t.opened:
        emit(t, Log.BEGINS)
        yield OVER
    for p in t.seats:
        if n < 3:
            _ = yield Ask(p, Pick, Card.ALL)
    if not t.dark:
        yield from descend_again(t, n)
    t.opened = not t.opened
