"""One seat is asked: with and without pass, in secret, obviously, with many options; verbs that are kept."""

# ruff: noqa: RUF059, SIM300 (rules are written in their own small language)
from __future__ import annotations

from fogtable.core.rules import (
    BOUNDARY,
    EMPTY,
    NONE,
    NOTHING,
    OVER,
    Ask,
    May,
    Options,
    Script,
    Scripts,
    Secret,
    emit,
    random_of,
    reveal,
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
    Luck,
    Menu,
    Pick,
    Point,
    Scene,
    Sign,
    Solo,
    Sure,
    Table,
    Wide,
)

SCENES = Scripts(Scene)


def play(t: Table) -> Script[None]:
    while True:
        if t.round < 3:
            yield BOUNDARY
        if t.round == 3:
            yield OVER
        t.round += 1
        yield from SCENES[t.scene](t)


@SCENES.of(Scene.ONE)
def answers_into_fields(t: Table) -> Script[None]:
    t.top = yield Ask(0, Pick, Card.ALL)
    t.board[t.round - 1][t.top % 4] = yield May(0, Pick, Card.ALL - t.top)
    for p in t.seats:
        t.kept[p] = yield Secret(p, Pick, t.hand[p] | PAIRS[p % 3])
    t.leader = yield Ask(0, Point, t.crowd + 0)


@SCENES.of(Scene.TWO)
def secrets(t: Table) -> Script[None]:
    """What only one seat knows goes where only it sees it."""
    for p in t.seats:
        card = yield Secret(p, Pick, t.hand[p] + Card.ACE)
        t.lit[p] += card
        t.played[p] |= t.hand[p] - card
        if card in t.hand[p]:
            t.hand[p] -= card
            t.deck += card
            t.wallet[p] = card + 1
    t.opened = not t.opened
    for p in t.seats:
        emit(t, Log.HANDS, p, t.hand[p])
        emit(t, Log.TURNS, p, reveal(t.kept[p]))
    _deed, _ = yield Ask(0, Sign, Sign.YES.when(True) | Sign.NO.when(t.opened))
    t.dark = not t.dark
    card = yield Secret(0, Pick, Card.ALL)
    t.known = card
    emit(t, Log.LOOKS, t.known)


@SCENES.of(Scene.THREE)
def obvious_answers(t: Table) -> Script[None]:
    """A lone option is answered by the game, but never a pass, and never in secret."""
    card = yield Ask(0, Sure, EMPTY + 3)
    t.top = card
    other = yield Ask(0, Sure, t.pile + card)
    deed, _ = yield Ask(0, Sign, Sign.MAYBE.when(True) | Sign.NO.when(other != card))
    t.score = 1 if deed == Sign.MAYBE else 2
    third = yield May(0, Sure, EMPTY + other)
    fourth = yield May(0, Sure, t.pile & PAIRS[0])
    t.kept[0] = yield Secret(0, Sure, EMPTY + 5)
    t.score += third * 10 + fourth * 100 + 111
    for p in t.seats:
        _ = yield Ask(p, Sure, EMPTY + p)
    emit(t, Log.BEGINS)


@SCENES.of(Scene.FOUR)
def verbs_kept_and_compared(t: Table) -> Script[None]:
    deed, card = yield May(0, Act, Act.PLAY(Card.ALL) | Act.STOP.when(True) | Act.GIVE(t.crowd + 0))
    last = deed
    if deed == NONE:
        last = Act.STOP
    again, other = yield Ask(0, Act, Act.PLAY(PAIRS[0]) | Act.STOP.when(True) | Act.GIVE(EMPTY + 0))
    if again == last and deed != NONE:
        t.score = 7
    if last != Act.STOP and NONE != deed:
        t.score += 100 + card
    t.a = 1 if last == Act.PLAY else 2 if last == Act.GIVE else 3
    last = again if t.opened else deed
    t.opened = last == NONE or last == Act.GIVE
    t.b = other
    only, nothing = yield Ask(0, Solo, Solo.ONLY.when(True))
    t.marks[0] = only == Solo.ONLY
    t.counts[0] = nothing
    only, nothing = yield May(0, Solo, Solo.ONLY.when(t.dark))
    t.marks[1] = only == NONE


@SCENES.of(Scene.FIVE)
def seats_are_options(t: Table) -> Script[None]:
    for p in t.seats:
        others = EMPTY
        for q in t.seats:
            if q != p:
                others += q
        to = yield May(p, Point, others)
        if to == NONE:
            deed, what = yield Ask(p, Act, Act.GIVE(others) | Act.PLAY(t.pile) | Act.STOP.when(True))
            if deed == Act.GIVE:
                t.will[what] = p
        else:
            t.crowd = others - to
            t.leader = to


@SCENES.of(Scene.SIX)
def as_many_options_as_can_be(t: Table) -> Script[None]:
    deed, what = yield May(0, Menu, Menu.WIDE(Wide.ALL) | Menu.HALF(Half.ALL) | Menu.LEAVE.when(True))
    t.score = 3 if deed == Menu.WIDE else 4 if deed == Menu.HALF else 5
    deed, what = yield May(0, Menu, Menu.WIDE(EDGES) | Menu.HALF(FACES) | Menu.LEAVE.when(True))
    if deed == Menu.LEAVE:
        t.score = 1
    elif deed == NONE:
        t.score = 2
    elif deed == Menu.HALF:
        t.score = 100 + what
        deed, what = yield Ask(0, Menu, Menu.HALF.of(61) | Menu.HALF.of(what) | Menu.WIDE.of(63))
        t.score += what
    else:
        t.wide += what
        deed, what = yield Ask(0, Menu, Menu.WIDE(EDGES | t.wide) | Menu.HALF(t.pile))
    t.a = what if what < 50 else 50
    level = yield Ask(0, Level, Wide.ALL - t.wide + 63)
    t.wide = EDGES - level
    level = yield May(0, Level, t.wide)
    t.score += level


@SCENES.of(Scene.SEVEN)
def options_compared(t: Table) -> Script[None]:
    one = Act.PLAY(t.pile)
    other = may_do(t)
    t.marks[0] = one == other
    t.marks[1] = one | Act.STOP.when(True) != other
    t.marks[2] = one == NOTHING
    deed, card = yield Ask(0, Act, NOTHING | Act.STOP.when(one == NOTHING) | Act.PLAY(t.pile))
    t.marks[3] = deed != Act.STOP and other != NOTHING


def may_do(t: Table) -> Options:
    found = NOTHING
    for card in t.pile:
        found = found | Act.PLAY.of(card)
        if card > 2 and t.opened:
            return found | Act.STOP.when(True)
    return found


@SCENES.of(Scene.EIGHT)
def nobody_watches_a_pass(t: Table) -> Script[None]:
    """Outside of sealed questions a lone pass is asked, whoever watches."""
    card = yield May(0, Pick, EMPTY)
    t.top = card
    t.kept[0] = yield Secret(0, Pick, Card.ALL)
    drawn = random_of(t, Luck.DRAW, Card.ALL)
    deed, _ = yield May(0, Sign, NOTHING)
    t.opened = deed == NONE
    t.score = drawn
