"""What waits: names that are needed after a question, in loops inside loops, until an early end."""

from __future__ import annotations

from fogtable.core.rules import (
    BOUNDARY,
    EMPTY,
    NONE,
    NOTHING,
    OVER,
    Ask,
    Cards,
    May,
    Options,
    Script,
    Scripts,
    emit,
)
from tests.fast.programs.table import MIDDLE, PAIRS, PRICES, STEPS, Act, Card, Log, Pick, Point, Scene, Sign, Table

SCENES = Scripts(Scene)


def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        if t.round == 3:
            yield OVER
        t.round += 1
        yield from SCENES[t.scene](t)


@SCENES.of(Scene.ONE)
def every_kind_waits(t: Table) -> Script[None]:
    """A number, a truth, a set, options and a verb, all needed after two questions."""
    before = t.a * 3 - 1
    low = t.a < t.b
    some = t.pile | PAIRS[t.round % 4]
    offered = Act.PLAY(some) | Act.STOP.when(low)
    if offered == NOTHING or t.dark:
        offered = Act.GIVE(EMPTY + 0) | Act.STOP.when(True)
    deed, card = yield Ask(0, Act, offered)
    again, other = yield May(0, Act, offered | Act.GIVE(EMPTY + 0))
    t.a = max(-50, min(before, 50))
    t.opened = low
    t.pile = some
    t.score = 1 if deed == again else 2
    if deed == Act.PLAY:
        t.top = card
    if again == NONE:
        t.score += 10
    elif again == Act.GIVE:
        t.leader = other
    elif again == Act.PLAY:
        t.pile -= other
    offered = offered | Act.STOP.when(True)
    deed, card = yield Ask(0, Act, offered)
    emit(t, Log.COUNTS, before, t.score)


@SCENES.of(Scene.TWO)
def parameters_change(t: Table) -> Script[None]:
    left = yield from count_down(t, 3, True, Card.ALL)
    t.score = left


def count_down(t: Table, n: int, loud: bool, some: Cards) -> Script[int]:
    while n > 0 and len(some) > 0:
        card = yield Ask(0, Pick, some)
        some -= card
        n -= 1 if loud else 2
        loud = not loud
        if card == Card.JOKER:
            return 100 * n + len(some)
    t.pile = some
    return n + 50


@SCENES.of(Scene.THREE)
def a_set_that_changes_under_its_loop(t: Table) -> Script[None]:
    t.pile |= PAIRS[0] + Card.TEN
    seen = 0
    for card in t.pile:
        other = yield May(0, Pick, t.pile - card)
        if other == NONE:
            continue
        t.pile -= other
        seen += card + 1
        if len(t.pile) < 2:
            t.pile |= PAIRS[2]
            break
        t.counts[card] = other - seen
    t.score = seen


@SCENES.of(Scene.FOUR)
def loops_in_loops(t: Table) -> Script[None]:
    total = 0
    for p in t.seats:
        for card in t.heap[p] | PAIRS[1]:
            for n in range(card):
                deed, _ = yield Ask(p, Sign, Sign.YES.when(n < 2) | Sign.NO.when(True) | Sign.MAYBE.when(p > 0))
                if deed == Sign.NO:
                    break
                if deed == Sign.MAYBE:
                    continue
                total += n
            total += 10 * card
            if total > 70:
                break
        else_p = total - p
        t.signed[p] = else_p % 10
    t.score = total


@SCENES.of(Scene.FIVE)
def ranges_that_change(t: Table) -> Script[None]:
    n = 3
    for i in range(n):
        n += 1
        card = yield Ask(0, Pick, Card.ALL - t.top if t.top != NONE else Card.ALL)
        t.top = card
        for j in range(i, n - 1):
            if j > 3:
                break
            t.counts[j] = i - n
    for k in range(t.a, t.b):
        if k > t.a + 2:
            break
        _deed, _ = yield Ask(0, Sign, Sign.YES.when(True) | Sign.NO.when(True))
        t.b -= 1 if t.b > -50 else 0
        t.score += k % 7
    for k in range(5, 2):
        t.score += 1000 + k  # never runs
    t.score += n


@SCENES.of(Scene.SIX)
def constants_gone_through(t: Table) -> Script[None]:
    for some in PAIRS:
        if len(some) == 0:
            continue
        card = yield Ask(0, Pick, some)
        t.pile = some - card
        for n in PRICES:
            if n > 3 and n < 400:
                _ = yield May(0, Pick, some)
            t.score += n % 7 + STEPS[card % 4][card % 3]
    for p in MIDDLE:
        if p in t.seats:
            to = yield Ask(p, Point, EMPTY + 0 + p)
            t.leader = to
            t.will[to] = p
    for p in t.workers:
        _deed, _ = yield Ask(p, Sign, Sign.YES.when(True) | Sign.NO.when(True))
        t.score += p


@SCENES.of(Scene.SEVEN)
def early_ends(t: Table) -> Script[None]:
    found = yield from search(t, t.pile | PAIRS[0])
    t.score = found + 2
    if found < 0:
        return
    t.top = found


def search(t: Table, some: Cards) -> Script[int]:
    while True:
        for card in some:
            for p in t.boss:
                deed, _ = yield Ask(p, Sign, Sign.YES.when(card > 2) | Sign.NO.when(True) | Sign.MAYBE.when(card == 1))
                if deed == Sign.YES:
                    return card
                if deed == Sign.MAYBE:
                    return NONE
            some -= card
            if len(some) == 1:
                break
        if len(some) <= 1:
            break
    return -1 if t.dark else 5


@SCENES.of(Scene.EIGHT)
def conditions_read_anew(t: Table) -> Script[None]:
    n = 0
    while -5 <= t.a - n < 6 != t.score and n < 4:
        deed, card = yield Ask(0, Act, Act.PLAY(PAIRS[n % 3]) | Act.STOP.when(n > 0))
        if deed == Act.STOP:
            t.score = 6
            t.opened = not t.opened
        else:
            t.a = card - n
        n += 1
        while t.opened:
            t.opened = False
            card = yield Ask(0, Pick, PAIRS[2])
            if card == Card.JOKER:
                break
            t.dark = not t.dark


@SCENES.of(Scene.NINE)
def ways_that_meet(t: Table) -> Script[None]:
    """Names that get their value on different ways, with a question on some of them."""
    if t.a > t.b:
        one = t.a
        card = yield Ask(0, Pick, Card.ALL)
    elif t.opened:
        one = 5
        card = Card.QUEEN
    else:
        one = yield Ask(0, Pick, PAIRS[1])
        card = one
    best = card if one > 2 else NONE
    _ = yield Ask(0, Pick, EMPTY + card)
    t.top = best
    t.score = abs(one)


@SCENES.of(Scene.TEN)
def options_wait(t: Table) -> Script[None]:
    offered = offered_to(t, 0)
    n = 0
    while offered != NOTHING and n < 3:
        deed, card = yield Ask(0, Act, offered)
        left = offered_to(t, n)
        _deed, _ = yield Ask(0, Act, offered | left | Act.STOP.when(True))
        offered = left if deed == Act.PLAY else NOTHING
        n += 1
        t.top = card
    t.score = n


def offered_to(t: Table, n: int) -> Options:
    if t.a > n * 20:
        return Act.PLAY(t.pile)
    return Act.PLAY(PAIRS[n % 4]) | Act.PLAY.of(n + 2)
