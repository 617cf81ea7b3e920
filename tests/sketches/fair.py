"""More cards than a machine word has bits: hidden, drawn, offered, laid in secret, kept while a question waits."""

from pathlib import Path
from typing import Final

import msgspec

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, number, one_of, per_seat
from fogtable.core.declarations.visibility import NOONE, OWNER
from fogtable.core.game import Game, Outcome
from fogtable.core.rules import (
    BOUNDARY,
    EMPTY,
    NONE,
    OVER,
    Ask,
    Cards,
    Chances,
    Choice,
    Events,
    May,
    Script,
    Scripts,
    Seat,
    cards_of,
    draws,
    emit,
    event,
    family,
    of,
    random_of,
    reveal,
    secret,
    together,
)

Ware = family("Ware", ["gold", *(f"ware-{n}" for n in range(1, 127))])
"""As many as a set can have: 127."""

GOLD: Final = 0
EDGES: Final = cards_of(0, 1, 31, 32, 62, 63, 64, 65, 126)
STALLS: Final = [cards_of(1, 64, 126), cards_of(63, 65), cards_of(), Ware.ALL]


class Luck(Chances):
    DRAW = draws(Ware)
    BRINGS = draws(Ware)


class Log(Events):
    DRAWS = event("SK-5.1", player=Seat, ware=secret(Ware, OWNER))
    COMES = event("SK-5.2", wares=Ware)
    LAYS = event("SK-5.3", player=Seat, ware=Ware)
    TAKES = event("SK-5.4", player=Seat, ware=Ware, left=Ware)
    KEEPS = event("SK-5.5", player=Seat, wares=secret(Ware, OWNER))


class Lay(Choice):
    WARE = of(Ware)


class Take(Choice):
    WARE = of(Ware)


class Fair(State):
    MAX_SEATS = 4
    round = number(0, 5)
    merchant = one_of(Seat, start=0)
    best = one_of(Ware)
    deck = cards(Ware, sees=NOONE, counted=True, holds=("foreseen",))
    hand = per_seat(cards(Ware, sees=OWNER, counted=True))
    stall = cards(Ware)
    sold = per_seat(cards(Ware))
    foreseen = per_seat(cards(Ware, sees=OWNER))
    laid = per_seat(one_of(Ware, sees=OWNER, sealed=True))
    kept = per_seat(cards(Ware, sees=OWNER, sealed=True))

    pools = (Pool(Ware, ("hand", "deck", "stall", "sold"), rest="deck"),)


WORTH: Final = Scripts(Ware)


def setup(t: Fair, options: msgspec.Struct) -> None:
    t.deck = Ware.ALL


def deal(t: Fair) -> None:
    for p in t.seats:
        for _ in range(3):
            draw(t, p)


def draw(t: Fair, p: int) -> None:
    ware = random_of(t, Luck.DRAW, t.deck)
    t.deck -= ware
    for q in t.seats:
        t.foreseen[q] -= ware
    t.hand[p] += ware
    emit(t, Log.DRAWS, p, ware)


def play(t: Fair) -> Script[None]:
    while True:
        yield BOUNDARY
        if t.round == 5 or len(t.deck) < 24:
            yield OVER
        t.round += 1
        bring(t)
        yield from together(t, has_wares, lay_down)
        yield from reckon(t)
        t.merchant = t.merchant + 1 if t.merchant + 1 < len(t.seats) else 0


def bring(t: Fair) -> None:
    """Wares come to the stall: from anywhere, from the upper half, from the edges."""
    before = t.stall
    for _ in range(4):
        ware = reveal(random_of(t, Luck.BRINGS, t.deck))
        t.deck -= ware
        t.stall += ware
    upper = reveal(t.deck & Ware.ALL - cards_of(0, 1) - STALLS[1])
    if len(upper) > 0 and t.round % 2 == 1:
        last = NONE
        for ware in upper:
            if ware > 61:
                last = ware
            if ware > 66:
                break
        if last != NONE:
            t.stall += last
            t.deck -= last
    for q in t.seats:
        t.foreseen[q] &= t.deck
    if len(t.deck & EDGES) > 2:
        t.foreseen[t.merchant] |= t.deck & EDGES
    emit(t, Log.COMES, t.stall - before)


def has_wares(t: Fair, p: int) -> bool:
    return len(t.hand[p]) > 0


def lay_down(t: Fair, p: int) -> Script[None]:
    """One is laid; all others but one are kept, openly from then on."""
    ware = yield Ask(p, Lay, t.hand[p])
    t.laid[p] = ware
    if len(t.hand[p] - ware) > 1:
        shown = yield Ask(p, Lay, t.hand[p] - ware)
        t.kept[p] = t.hand[p] - t.laid[p] - shown


def reckon(t: Fair) -> Script[None]:
    """Who laid the most takes from the stall as long as they like, at most twice."""
    best = NONE
    first = NONE
    for p in t.seats:
        ware = reveal(t.laid[p])
        if ware != NONE:
            emit(t, Log.LAYS, p, ware)
            emit(t, Log.KEEPS, p, t.kept[p])
            t.hand[p] -= ware
            t.stall += ware
            if (ware > best and ware not in EDGES) or first == NONE:
                best = ware
                first = p
        t.laid[p] = NONE
        t.kept[p] = EMPTY
    t.best = best
    if first != NONE:
        left = t.stall | STALLS[t.round % 3] & t.stall
        for wanted in halves(left):
            yield from WORTH[wanted](t, first, left)
            left = left & t.stall
            if len(t.sold[first]) > 8:
                break
        draw(t, first)


def halves(some: Cards) -> Cards:
    """The first of these, and all beyond the word."""
    found = EMPTY
    for ware in some:
        if len(found) == 0 or ware >= 64:
            found += ware
    return found


@WORTH.of(*Ware.ALL - GOLD)
def buy(t: Fair, p: int, left: Cards) -> Script[None]:
    ware = yield May(p, Take, left & t.stall)
    if ware != NONE:
        t.stall -= ware
        t.sold[p] += ware
        emit(t, Log.TAKES, p, ware, t.stall)


@WORTH.of(GOLD)
def melt(t: Fair, p: int, left: Cards) -> None:
    if left == t.stall:
        t.sold[p] |= t.stall & cards_of(GOLD)
        t.stall -= GOLD


def payoff(t: Fair, p: int) -> int:
    return len(t.sold[p]) * 10 + (100 if GOLD in t.sold[p] else 0) + (7 if 126 in t.sold[p] else 0)


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


def settle(t: Fair, given: frozenset[str]) -> None:
    for p in t.seats:
        if t.foreseen[p] - t.deck != EMPTY:
            if "foreseen" in given:
                raise ValueError("what was foreseen lies in the deck (SK-5.2)")
            t.foreseen[p] &= t.deck


def outcome(t: Fair) -> Outcome:
    return Outcome("fair", (), "closed")


GAME: Final = Game(
    name="fair",
    prefix="SK",
    rules_version=1,
    table=Fair,
    seat_counts=range(1, 5),
    seat_names=lambda count: tuple(f"trader-{p}" for p in range(count)),
    side_of=lambda seat: "trader",
    options=NoOptions,
    setup=setup,
    play=play,
    outcome=outcome,
    settle=settle,
    choices=(Lay, Take),
    log=Log,
    luck=Luck,
    folder=Path(__file__).parent,
    deal=deal,
    payoff=payoff,
)
