"""Numbers: division below zero, chains, order of work, places that are worked out after the value."""

# ruff: noqa: B002, B020, RUF021, RUF059 (rules are written in their own small language)
from __future__ import annotations

from typing import Final

from fogtable.core.rules import (
    BOUNDARY,
    EMPTY,
    NONE,
    OVER,
    Ask,
    May,
    Script,
    Scripts,
    emit,
)
from tests.fast.programs.table import (
    CUBE,
    MIDDLE,
    PRICES,
    ROOMS,
    STEPS,
    TRUTHS,
    Act,
    Card,
    Log,
    Pick,
    Scene,
    Sign,
    Table,
)

SCENES = Scripts(Scene)
SEVEN: Final = 7
LOW: Final = -3
LEVELS: Final = (10, 20, 30)


def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        if t.round == 3:
            yield OVER
        t.round += 1
        yield from SCENES[t.scene](t)


@SCENES.of(Scene.ONE)
def division_below_zero(t: Table) -> Script[None]:
    t.counts[0] = t.a // 7
    t.counts[1] = t.a % 7
    t.counts[2] = -t.a // 3 % SEVEN
    t.counts[3] = (t.a - t.b) % 5 - (t.a - t.b) // 20
    t.counts[4] = -(t.a // SEVEN) + -7 // 2 + -7 % 2
    t.counts[5] = (t.a * t.b) % 13 - 6
    n = t.a
    n //= 4
    t.signed[0] = n % 10
    n %= 3
    t.b = n
    t.a //= 2
    t.b %= 5
    _ = yield Ask(0, Pick, EMPTY + t.a % 6 + t.counts[1] % 6)


@SCENES.of(Scene.TWO)
def comparisons(t: Table) -> Script[None]:
    t.marks[0] = t.a < t.b <= 10 != t.score
    t.marks[1] = t.a == t.b == 0
    t.marks[2] = not t.a < t.b
    t.marks[3] = not (t.a < t.b and t.opened) or t.dark and t.a > -t.b
    t.marks[4] = (t.a > 0) == (t.b > 0)
    t.marks[5] = t.opened != t.dark
    t.opened = LOW <= t.a - t.b < SEVEN and not TRUTHS[t.round - 1]
    n = 1 if t.a > t.b else 0 if t.a == t.b else -1
    t.dark = t.marks[0] if n > 0 else t.marks[1] if t.opened else not t.marks[2]
    deed, _ = yield Ask(0, Sign, Sign.YES.when(True) | Sign.NO.when(n < 0) | Sign.MAYBE.when(t.marks[3] or n == 0))
    t.score = n + 1 if deed == Sign.YES else abs(n)


@SCENES.of(Scene.THREE)
def order_of_work(t: Table) -> Script[None]:
    t.score = abs(2 + 3 * t.a - 4 * -t.b - (t.a - (t.b - 1)) - -t.a)
    t.counts[0] = min(t.a, t.b, 3) % 20
    t.counts[1] = max(min(t.a, 20), -20)
    t.counts[2] = min(max(t.a + t.b, -20, LOW), abs(t.a - t.b), 20)
    t.counts[3] = (1 if t.opened else 2) + (3 if t.a > 0 else 4) * 2
    t.counts[4] = -(-(-t.round)) - -t.round
    t.counts[5] = max(abs(min(t.a, LOW)), 20 - t.round) % 20
    _ = yield Ask(0, Pick, Card.ALL)


@SCENES.of(Scene.FOUR)
def places_worked_out_last(t: Table) -> Script[None]:
    """The value is worked out first, then the place where it goes."""
    t.board[t.round - 1][t.will[0] % 4] = moved(t)
    t.counts[t.will[0] % 6] = moved(t)
    card = yield Ask(0, Pick, Card.ALL)
    t.grid[0][card] = moved(t)
    t.counts[t.will[0] % 6] -= t.will[0]


def moved(t: Table) -> int:
    t.will[0] = (t.will[0] + 1) % 6
    return t.will[0]


@SCENES.of(Scene.FIVE)
def places_of_places(t: Table) -> Script[None]:
    """Augmented assignment in fields of two dimensions, indices out of other fields."""
    for p in t.seats:
        for card in Card.ALL:
            t.grid[p][card] = card - p
        t.grid[p][(t.a + p) % 6] += 3
        t.grid[p][t.will[p] % 6] *= -1
        t.signed[p] -= t.grid[p][t.round] % 4 - 2 if -7 < t.signed[p] < 7 else 0
        t.will[p] = t.grid[p][t.grid[p][4] % 6] % 10
        t.rota[p % 2][p] = t.will[p]
        t.rota[1 - p % 2][p] += 1 if t.rota[1 - p % 2][p] < 9 else -9
    card = yield May(0, Pick, Card.ALL)
    t.board[2][3] = card
    t.board[0][1] = t.board[2][3]
    if t.board[0][1] != NONE:
        t.counts[t.board[0][1]] += 1 if t.counts[card] < 20 else -40
        t.marks[t.board[2][3]] = not t.marks[card]


@SCENES.of(Scene.SIX)
def tables_of_constants(t: Table) -> Script[None]:
    """Three dimensions, sets and truths in tables, large and negative numbers."""
    at = (t.a + 50) % 4
    total = 0
    for i in range(3):
        total += STEPS[at][i] * len(STEPS)
    for level in LEVELS:
        total += level
    for row in range(len(CUBE)):
        for column in range(2):
            for n in range(2):
                total += CUBE[row][column][n] * (row + 1) - column
    t.score = total + (PRICES[t.round + 1] + PRICES[5]) // 1000 + 700
    card = yield Ask(0, Pick, ROOMS[t.round % 2][0])
    t.pile = ROOMS[0][1] | ROOMS[1][0] - card
    for i in range(2):
        t.shelves[len(ROOMS[0][i])] = ROOMS[0][i] + card
    t.opened = TRUTHS[at % 3] and not TRUTHS[1]
    for truth in TRUTHS:
        t.dark = truth != t.dark


@SCENES.of(Scene.SEVEN)
def large_numbers(t: Table) -> Script[None]:
    """Within a rule numbers may be larger than any field."""
    n = PRICES[5] * 1000
    n -= t.a * 100000
    n = n // 1000 - PRICES[5]
    t.counts[0] = n // 10000 % 20
    t.signed[0] = n % 10
    waits = t.a * 600
    deed, _ = yield Ask(0, Act, Act.STOP.when(waits < 30000) | Act.PLAY(EMPTY + 5))
    t.a = waits // 600
    emit(t, Log.COUNTS, waits, PRICES[5] * 20000)


@SCENES.of(Scene.EIGHT)
def bounds_of_loops(t: Table) -> Script[None]:
    """A loop's name may have held its bounds; a run that ends before it begins has no members."""
    n = t.b % 9
    for n in range(n):
        t.counts[0] = n
    m = t.round
    for m in range(m, m + 3):
        _ = yield Ask(0, Pick, EMPTY + m)
    t.counts[1] = len(range(t.a)) % 20
    t.counts[2] = len(range(3, t.round)) + len(t.workers)
    t.counts[3] = len(MIDDLE) + len(range(t.b, 50)) % 10
