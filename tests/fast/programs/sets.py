"""Card sets: up to the last member, compared, gone through while they change; nothing is in no set."""

# ruff: noqa: B007, RUF021, SIM300 (rules are written in their own small language)
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
    cards_of,
    emit,
    reveal,
)
from tests.fast.programs.table import EDGES, FACES, MIDDLE, PAIRS, Card, Half, Level, Log, Pick, Scene, Table, Wide

SCENES = Scripts(Scene)


def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        if t.round == 3:
            yield OVER
        t.round += 1
        yield from SCENES[t.scene](t)


@SCENES.of(Scene.ONE)
def the_last_member(t: Table) -> Script[None]:
    t.wide = Wide.ALL - EDGES
    t.score = len(t.wide) + (1000 if 63 in t.wide else 2000)
    t.wide += 63
    t.wide -= 1
    level = yield Ask(0, Level, t.wide & EDGES | cards_of(63, 62))
    t.wide |= cards_of(level, 63 - level)
    t.marks[0] = 63 in t.wide
    t.marks[1] = level + 64 in t.wide
    t.marks[2] = level - 64 in t.wide
    last = NONE
    for card in t.wide:
        last = card
        if card > 60:
            t.wide -= card
    t.score += last
    emit(t, Log.WIDENS, t.wide)
    t.wide = EDGES | cards_of() | Wide.ALL - Half.ALL


@SCENES.of(Scene.TWO)
def nothing_is_in_no_set(t: Table) -> Script[None]:
    card = yield May(0, Pick, t.pile)
    t.marks[0] = card in t.pile
    t.marks[1] = card not in Card.ALL
    t.marks[2] = t.top in t.pile and t.leader in t.crowd
    t.marks[3] = card in Wide.ALL or NONE in t.wide
    t.marks[4] = t.a in t.pile
    t.marks[5] = t.leader in t.seats and t.leader not in t.workers or t.a in MIDDLE
    for p in t.seats:
        t.ready[p] = p in t.boss or p in MIDDLE


@SCENES.of(Scene.THREE)
def set_by_set(t: Table) -> Script[None]:
    t.heap[0] = t.pile & FACES
    t.shelves[0] = t.pile - FACES | PAIRS[2] & t.heap[0]
    t.shelves[1] = Card.ALL - t.pile - PAIRS[0] + Card.ACE
    t.shelves[2] = (t.pile | FACES) - (t.pile & FACES)
    t.pile += PAIRS[t.round % 4]
    t.pile &= Card.ALL - Card.JACK
    t.marks[0] = t.pile == t.heap[0]
    t.marks[1] = t.pile != t.shelves[0] | t.shelves[1]
    t.marks[2] = EMPTY == t.heap[0]
    t.opened = len(t.pile) > len(FACES) == 3
    card = yield Ask(0, Pick, t.pile + Card.TEN)
    t.score = len(Card) * len(t.seats) + len(Wide) + len(cards_of(card, card, 0)) + len(MIDDLE) + len(PAIRS)
    t.heap[0] = smaller(t.pile, t.shelves[card % 3]) if t.opened else smaller(FACES, Card.ALL)


def smaller(one: Cards, other: Cards) -> Cards:
    if len(one) < len(other):
        return one
    one = one & other
    return one - PAIRS[1]


@SCENES.of(Scene.FOUR)
def sets_of_seats(t: Table) -> Script[None]:
    t.crowd = EMPTY
    for p in t.workers:
        t.crowd += p
        t.ready[p] = p in t.crowd
    for p in t.seats:
        if p not in t.crowd:
            t.leader = p
    t.crowd = t.crowd | cards_of(t.leader)
    for p in t.crowd:
        card = yield Ask(p, Pick, Card.ALL - p)
        t.heap[p] = EMPTY + card
        if card > 3:
            t.crowd -= p
    emit(t, Log.LAYS, t.pile, t.crowd)


@SCENES.of(Scene.FIVE)
def hidden_sets(t: Table) -> Script[None]:
    """Hidden cards move between hidden places, and are counted where that is public."""
    for p in t.seats:
        t.lit[p] = t.hand[p] | t.played[p]
        t.played[p] = t.hand[p] & FACES
        t.will[p] = len(t.hand[p])
        if Card.KING in t.hand[p] and len(t.lit[p]) > 0:
            t.kept[p] = Card.KING
        for card in t.hand[p]:
            t.kept[p] = card
    t.dark = not t.dark
    card = yield Ask(0, Pick, Card.ALL)
    held = reveal(t.hand[0])
    for other in held:
        _ = yield Ask(0, Pick, held - other + card)
    t.opened = True


@SCENES.of(Scene.SIX)
def loops_over_what_they_change(t: Table) -> Script[None]:
    for card in t.pile:
        t.pile = t.pile - card | PAIRS[card % 3]
        for other in t.pile:
            t.pile -= other
            if other == card:
                break
            if other > card:
                continue
            t.counts[other] = len(t.pile)
    for card in t.heap[0] | t.pile:
        t.heap[0] = Card.ALL
    card = yield Ask(0, Pick, Card.ALL)
    for n in range(len(t.heap[0])):
        t.pile = EMPTY + card
