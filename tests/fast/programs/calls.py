"""Rules that call rules: results of each kind, tables by card, scripts that come back to themselves."""

from __future__ import annotations

from fogtable.core.rules import (
    BOUNDARY,
    EMPTY,
    NONE,
    OVER,
    Ask,
    Cards,
    Family,
    May,
    Options,
    Rules,
    Script,
    Scripts,
    bounded,
    cards_of,
    emit,
)
from tests.fast.programs.calls_too import far, moved_on
from tests.fast.programs.table import FACES, PAIRS, PRICES, Act, Card, Log, Pick, Scene, Sign, Table


class Fate(Family):
    """How something came out."""

    FREE = 0
    CAUGHT = 1
    LOST = 2


SCENES = Scripts(Scene)
EFFECT = Scripts(Card)


def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        if t.round == 3:
            yield OVER
        t.round += 1
        yield from SCENES[t.scene](t)


@SCENES.of(Scene.ONE)
def results_of_scripts(t: Table) -> Script[None]:
    number = yield from a_number(t, 4)
    truth = yield from a_truth(t)
    some = yield from a_set(t, t.pile)
    offered = yield from some_options(t, some)
    deed, _ = yield Ask(0, Act, offered)
    t.opened = truth
    t.pile = some
    t.score = number if deed == Act.STOP else number + 1


def a_number(t: Table, n: int) -> Script[int]:
    card = yield May(0, Pick, t.pile)
    return n if card == NONE else -card + 10


def a_truth(t: Table) -> Script[bool]:
    deed, _ = yield Ask(0, Sign, Sign.YES.when(True) | Sign.NO.when(t.a > t.b))
    return deed == Sign.YES and not t.opened


def a_set(t: Table, some: Cards) -> Script[Cards]:
    card: int = yield Ask(0, Pick, Card.ALL)
    return some - card if card in some else some + card


def some_options(t: Table, some: Cards) -> Script[Options]:
    card = yield May(0, Pick, some)
    return Act.STOP.when(True) | (Act.PLAY(some) if card == NONE else Act.PLAY.of(card))


@SCENES.of(Scene.TWO)
def results_of_plain_rules(t: Table) -> Script[None]:
    card = yield Ask(0, Pick, likely(t, t.pile))
    t.score = worth(card, 2) + worth(Card.JACK, t.b)
    if is_high(card) or not is_high(likely_one(t)):
        t.top = card
    _deed, _ = yield Ask(0, Act, offered(card, t.opened))
    t.pile = likely(t, likely(t, EMPTY) | cards_of(card, likely_one(t)))


def worth(card: int, n: int) -> int:
    n += card
    if n > 5:
        return n - 5
    n = n * 2
    return n


def is_high(card: int) -> bool:
    return card in FACES


def likely(t: Table, some: Cards) -> Cards:
    return some if len(some) > 1 else some | PAIRS[1] | PAIRS[0]


def likely_one(t: Table) -> int:
    for card in t.pile:
        if card > Card.KING:
            return card
    return Card.ACE


def offered(card: int, all_of_them: bool) -> Options:
    return Act.PLAY(Card.ALL - card) if all_of_them else Act.PLAY.of(card) | Act.STOP.when(card > 2)


@SCENES.of(Scene.THREE)
def effects_by_card(t: Table) -> Script[None]:
    card = yield Ask(0, Pick, Card.ALL)
    how = yield from EFFECT[card](t, card, t.a)
    t.score = how + 1
    if how != Fate.LOST:
        how = yield from EFFECT[(card + 1) % 6](t, how, 3)
        emit(t, Log.COUNTS, card, how)


@EFFECT.of(Card.ACE, Card.TEN)
def nothing_happens(t: Table, card: int, n: int) -> int:
    t.pile += card
    return Fate.FREE


@EFFECT.of(Card.KING)
def asks_once(t: Table, card: int, n: int) -> Script[int]:
    other = yield May(0, Pick, Card.ALL - card)
    if other == NONE:
        return Fate.LOST
    t.counts[card] = n % 20 - other
    return Fate.CAUGHT


@EFFECT.of(Card.QUEEN, Card.JACK)
@bounded(3)
def calls_another(t: Table, card: int, n: int) -> Script[int]:
    yield from EFFECT[Card.ACE](t, card, n)
    how: int = yield from EFFECT[Card.KING](t, Card.TEN, n + 1)
    return how


@EFFECT.of(Card.JOKER)
def flips(t: Table, card: int, n: int) -> int:
    t.dark = not t.dark
    return Fate.CAUGHT if t.dark else Fate.LOST


def always_two(t: Table, card: int) -> int:
    return 2


WORTH = Rules(Card, always_two)
ALLOWED = Rules(Card, is_high)
FITTING = Rules(Scene, likely)


@WORTH.of(Card.QUEEN, Card.JOKER)
def priced(t: Table, card: int) -> int:
    return PRICES[card] // 7 + t.a


@WORTH.of(Card.ACE)
def falls(t: Table, card: int) -> int:
    t.a -= 1 if t.a > -50 else 0
    return t.a


@ALLOWED.of(Card.ACE)
def never(card: int) -> bool:
    return False


@FITTING.of(Scene.TWO)
def fitting(t: Table, some: Cards) -> Cards:
    return some & FACES


@SCENES.of(Scene.FOUR)
def rules_by_card(t: Table) -> Script[None]:
    for card in Card.ALL:
        gained = WORTH[card](t, card)
        t.signed[0] = gained % 10
        if ALLOWED[card](card) and ALLOWED[5 - card](5 - card):
            t.pile = FITTING[card - 2](t, t.pile)
    card = yield Ask(0, Pick, Card.ALL)
    n = WORTH[card](t, card)
    t.score = abs(n)


@SCENES.of(Scene.FIVE)
def deep_calls(t: Table) -> Script[None]:
    n = yield from outer(t, 1)
    t.score = n + 100


def outer(t: Table, n: int) -> Script[int]:
    one = yield from middle(t, n, n + 1)
    two = yield from middle(t, one, n)
    return one * 2 - two


def middle(t: Table, n: int, m: int) -> Script[int]:
    for p in t.seats:
        card = yield from inner(t, p)
        if card == Card.JOKER:
            return n - m
        n += card * m
    return n % 13


def inner(t: Table, p: int) -> Script[int]:
    card: int = yield Ask(p, Pick, Card.ALL)
    return card


@SCENES.of(Scene.SIX)
def comes_back_to_itself(t: Table) -> Script[None]:
    n = yield from dig(t, t.pile | PAIRS[0], 0)
    t.score = n + 50


@bounded(7)
def dig(t: Table, some: Cards, n: int) -> Script[int]:
    card = yield May(0, Pick, some)
    if card == NONE:
        return n
    deeper = yield from dig(t, some - card, n + card)
    t.counts[card] = (deeper + n) % 20
    return deeper - 1


@SCENES.of(Scene.SEVEN)
def deeper_than_its_bound(t: Table) -> Script[None]:
    n = yield from fall(t, 0)
    t.score = n


@bounded(3)
def fall(t: Table, n: int) -> Script[int]:
    deed, _ = yield Ask(0, Sign, Sign.YES.when(True) | Sign.NO.when(True))
    t.score = n
    if deed == Sign.NO:
        return n
    found = yield from through(t, n + 1)
    return found


def through(t: Table, n: int) -> Script[int]:
    t.a = -n
    deeper = yield from fall(t, n)
    t.b = n
    again = 0
    if deeper > 1:
        again = yield from fall(t, n)
    return deeper + again


@SCENES.of(Scene.EIGHT)
def rules_of_another_module(t: Table) -> Script[None]:
    """Two modules have a rule of the same name."""
    card = yield Ask(0, Pick, Card.ALL)
    t.score = helper(card) + far(card)
    n = yield from moved_on(t, card)
    t.score += n


def helper(n: int) -> int:
    return n + 1


@SCENES.of(Scene.NINE)
def plain_rules_that_act(t: Table) -> Script[None]:
    """A rule's result is a condition, a result, a value that is written."""
    if turned(t):
        t.score = 1
    while not turned(t):
        t.score += 2
    n = passed_on(t)
    t.board[1][t.round] = grown(t)
    _ = yield Ask(0, Pick, EMPTY + n)
    grown(t)
    if not turned_off(t):
        t.a = 5


def turned(t: Table) -> bool:
    t.opened = not t.opened
    return t.opened


def passed_on(t: Table) -> int:
    return grown(t)


def grown(t: Table) -> int:
    t.round += 1 if t.round < 3 else 0
    return t.round


def turned_off(t: Table) -> bool:
    return not t.opened


@SCENES.of(Scene.TEN)
def all_the_way_down(t: Table) -> Script[None]:
    yield from further(t, t.round)


@bounded(100)
def further(t: Table, n: int) -> Script[None]:
    """As deep as a script may come back to itself: both executions say so."""
    if n % 9 == 0:
        t.top = yield Ask(0, Pick, EMPTY + n % 6)
    yield from further(t, n + 1)
