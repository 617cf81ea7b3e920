"""Reaction windows, one in the other, up to a bound and beyond; and the floor, where seats act in any order."""

from __future__ import annotations

from fogtable.core.rules import (
    BOUNDARY,
    EMPTY,
    NOBODY,
    NONE,
    NOTHING,
    OVER,
    Ask,
    Floor,
    May,
    Options,
    Script,
    Scripts,
    bounded,
    emit,
    reveal,
    together,
    window,
)
from tests.fast.programs.table import FACES, PAIRS, Act, Card, Log, Pick, Scene, Sign, Table

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


@SCENES.of(Scene.ONE)
def a_window(t: Table) -> Script[None]:
    """Anybody may lay a card, one after the other, until all pass or a face ends it."""
    over = yield from window(t, has_left, lays, next_after, ends_with_a_face, 1)
    t.score = 1 if over else 2


def has_left(t: Table, p: int, from_seat: int) -> bool:
    return len(t.heap[p]) < 3


def lays(t: Table, p: int, from_seat: int) -> Script[None]:
    t.first[p] = yield May(p, Pick, Card.ALL - t.heap[p])


def next_after(t: Table, from_seat: int) -> int:
    for p in t.seats:
        if p >= from_seat and reveal(t.first[p]) != NONE:
            return p
    for p in t.seats:
        if reveal(t.first[p]) != NONE:
            return p
    return NOBODY


def ends_with_a_face(t: Table, p: int, from_seat: int) -> Script[bool]:
    card = reveal(t.first[p])
    forget(t)
    t.heap[p] += card
    deed, _ = yield Ask(p, Sign, Sign.YES.when(card in FACES) | Sign.NO.when(True))
    emit(t, Log.PLAYS, p, card)
    over: bool = deed == Sign.YES
    return over


@SCENES.of(Scene.TWO)
def windows_in_windows(t: Table) -> Script[None]:
    n = yield from opened(t, 0, 5)
    t.score = n


@bounded(9)
def opened(t: Table, opener: int, worth: int) -> Script[int]:
    stopped = yield from window(t, may_stop, stops, first_of_all, carried_out, opener, worth)
    return worth if stopped else worth + 10


def may_stop(t: Table, p: int, opener: int, worth: int) -> bool:
    return p != opener and len(t.hand[p] - PAIRS[2]) > 0


def stops(t: Table, p: int, opener: int, worth: int) -> Script[None]:
    t.first[p] = yield May(p, Pick, t.hand[p] - PAIRS[2])


def first_of_all(t: Table, opener: int, worth: int) -> int:
    for p in t.seats:
        if t.first[p] != NONE:
            return p
    return NOBODY


def carried_out(t: Table, p: int, opener: int, worth: int) -> Script[bool]:
    seat = reveal(p)
    card = reveal(t.first[seat])
    forget(t)
    t.hand[seat] -= card
    t.discard += card
    deeper = yield from opened(t, seat, worth - card)
    t.counts[card] = deeper % 20
    return deeper > 10


@SCENES.of(Scene.THREE)
def windows_too_deep(t: Table) -> Script[None]:
    t.score = 0
    over = yield from window_again(t, 0)
    t.opened = over


@bounded(2)
def window_again(t: Table, opener: int) -> Script[bool]:
    over = yield from window(t, has_left, lays, next_after, opens_another, opener)
    return not over


def opens_another(t: Table, p: int, opener: int) -> Script[bool]:
    card = reveal(t.first[p])
    forget(t)
    t.heap[p] += card
    t.score += 1
    if card in FACES:
        over = yield from window_again(t, p)
        return over
    return card == Card.ACE


@SCENES.of(Scene.FOUR)
def asked_while_a_window_is_open(t: Table) -> Script[None]:
    """What is carried out asks everybody at once."""
    over = yield from window(t, has_left, lays, next_after, asks_everybody, 0)
    t.dark = over


def asks_everybody(t: Table, p: int, from_seat: int) -> Script[bool]:
    card = reveal(t.first[p])
    forget(t)
    t.heap[p] += card
    yield from together(t, the_others, give_way, p, card)
    given = 0
    for q in t.seats:
        if reveal(t.first[q]) != NONE:
            given += 1
            t.heap[q] |= EMPTY + reveal(t.first[q])
    forget(t)
    return given > 1


def the_others(t: Table, q: int, p: int, card: int) -> bool:
    return q != p


def give_way(t: Table, q: int, p: int, card: int) -> Script[None]:
    t.first[q] = yield May(q, Pick, Card.ALL - card - t.heap[q])


@SCENES.of(Scene.FIVE)
def a_floor(t: Table) -> Script[None]:
    """Who is ready may still act; who is not is awaited."""
    for p in t.seats:
        t.ready[p] = False
    while waiting(t) != NOTHING:
        p, deed, what = yield Floor(t, Act, must_act, acts_of)
        if deed == Act.STOP:
            t.ready[p] = True
        elif deed == Act.PLAY:
            t.heap[p] += what
            yield from on_the_floor(t, p, what)
        else:
            t.ready[p] = True
            t.ready[what] = p > what
    _deed, _ = yield Ask(0, Sign, Sign.YES.when(True) | Sign.NO.when(True))


def waiting(t: Table) -> Options:
    found = NOTHING
    for p in t.seats:
        if not t.ready[p]:
            found = found | Act.GIVE.of(p)
    return found


def must_act(t: Table, p: int) -> bool:
    return not t.ready[p]


def acts_of(t: Table, p: int) -> Options:
    left = Card.ALL - t.heap[p]
    if t.ready[p]:
        return Act.PLAY(left & FACES) if len(left) > 3 else NOTHING
    return Act.PLAY(left) | Act.STOP.when(True) | Act.GIVE(t.crowd - p if p in t.crowd else EMPTY + p)


def on_the_floor(t: Table, p: int, card: int) -> Script[None]:
    if card == Card.JOKER:
        other = yield May(p, Pick, Card.ALL - t.heap[p])
        if other != NONE:
            t.ready[p] = other > 3
    elif card == Card.TEN:
        yield from together(t, not_ready, offers)
        for q in t.seats:
            if reveal(t.first[q]) != NONE:
                t.heap[q] += reveal(t.first[q])
            t.first[q] = NONE


def not_ready(t: Table, p: int) -> bool:
    return not t.ready[p]


def offers(t: Table, p: int) -> Script[None]:
    t.first[p] = yield May(p, Pick, PAIRS[0] - t.heap[p])
