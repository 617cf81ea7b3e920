"""The hardest of 1984, small: hidden policemen, a split move cut by an action, a clash in it with helpers' cards."""

from pathlib import Path
from typing import Final

import msgspec

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, flag, number, one_of, per, per_seat, seats_of
from fogtable.core.declarations.visibility import NOONE, OWNER, Role, only, until
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
    Family,
    Script,
    Seat,
    Secret,
    alone,
    cards_of,
    die,
    draws,
    emit,
    event,
    of,
    random_of,
    reveal,
    roll,
    secret,
    together,
)


class Cell(Family):
    HOME = 0
    YARD = 1
    BRIDGE = 2
    MARKET = 3
    TOWER = 4
    CANAL = 5


class Card(Family):
    FIST_A = 0
    FIST_B = 1
    KNIFE_A = 2
    KNIFE_B = 3
    PISTOL_A = 4
    PISTOL_B = 5
    BLUFF_A = 6
    BLUFF_B = 7
    BLUFF_C = 8
    BLUFF_D = 9


STRENGTH: Final = [1, 1, 2, 2, 3, 3, 0, 0, 0, 0]
NEAR: Final = [cards_of((c + 1) % 6, (c + 5) % 6) for c in range(6)]
BROTHER: Final = 0
THE_BROTHER: Final = Role("brother", 0, 0)
REBELS: Final = Role("rebel", 1)
HIDDEN_UNTIL_SHOWN: Final = until("shown", only(THE_BROTHER))


class Way(Family):
    ON = 0
    STOPPED = 1
    TURN_OVER = 2


class Luck(Chances):
    DRAW = draws(Card)
    BATTLE = die()


class Log(Events):
    WALKS = event("SK-3.1", player=Seat, to=Cell)
    CLASHES = event("SK-3.2", player=Seat, cell=Cell)
    LAYS = event("SK-3.3", player=Seat, card=Card)
    CLASH_ENDS = event("SK-3.4", player=Seat, won=int)
    DRAWS = event("SK-3.5", player=Seat, card=secret(Card, OWNER))
    SEARCHES = event("SK-3.6", player=Seat, found=int)
    PATROL = event("SK-3.7")
    PATROL_GOES = event("SK-3.7", sees=only(THE_BROTHER), to=Cell)


class Step(Choice):
    TO = of(Cell)
    STOP = alone
    CUT = alone


class Patrol(Choice):
    TO = of(Cell)


class Lay(Choice):
    CARD = of(Card)
    NOTHING = alone


class Clash(State):
    MAX_SEATS = 4
    rebels = seats_of(REBELS)
    turn = number(0, 6)
    player = one_of(Seat, start=1)
    found = number(0, 9)
    at = per_seat(one_of(Cell, start=Cell.HOME))
    police = per(2, one_of(Cell, sees=HIDDEN_UNTIL_SHOWN, among="rumour"))
    shown = per(2, flag())
    rumour = per(2, cards(Cell))
    deck = cards(Card, sees=NOONE, counted=True)
    hand = per_seat(cards(Card, sees=OWNER, counted=True))
    discard = cards(Card)
    laid = per_seat(one_of(Card, sees=OWNER, sealed=True))

    pools = (Pool(Card, ("deck", "hand", "discard"), rest="deck"),)


class ClashOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


def setup(t: Clash, options: ClashOptions) -> None:
    t.deck = Card.ALL
    for p in t.seats:
        draw(t, p)
        draw(t, p)
    for i in range(2):
        t.police[i] = Cell.MARKET
        t.rumour[i] = EMPTY + Cell.MARKET


def draw(t: Clash, p: int) -> None:
    if len(t.deck) > 0:
        card = random_of(t, Luck.DRAW, t.deck)
        t.deck -= card
        t.hand[p] += card
        emit(t, Log.DRAWS, p, card)


def play(t: Clash) -> Script[None]:
    while True:
        yield BOUNDARY
        yield from move(t, t.player, 3)
        t.player += 1
        if t.player == len(t.seats):
            t.player = 1
            for i in range(2):
                yield from patrol(t, i)
            t.turn += 1
            if t.turn == 6 or t.found >= 4:
                yield OVER


def patrol(t: Clash, i: int) -> Script[None]:
    """A policeman goes one cell, unseen; he never enters a rebel's cell."""
    free = police_cells(t)
    reach = (NEAR[t.police[i]] + t.police[i]) & free
    t.police[i] = yield Secret(BROTHER, Patrol, reach)
    emit(t, Log.PATROL_GOES, t.police[i])
    emit(t, Log.PATROL)
    wider = t.rumour[i]
    for cell in t.rumour[i]:
        wider |= NEAR[cell]
    t.rumour[i] = wider & free
    t.shown[i] = False


def police_cells(t: Clash) -> Cards:
    """Where a policeman who has met nobody can stand."""
    cells = Cell.ALL - Cell.HOME
    for p in t.rebels:
        cells -= t.at[p]
    return cells


def move(t: Clash, p: int, limit: int) -> Script[None]:
    left = limit
    may_cut = True
    while left > 0:
        begun = left < limit
        deed, cell = yield Ask(
            p, Step, Step.TO(NEAR[t.at[p]]) | Step.STOP.when(begun) | Step.CUT.when(begun and may_cut)
        )
        if deed == Step.STOP:
            return
        if deed == Step.CUT:  # one other action between the two parts
            may_cut = False
            search(t, p)
        else:
            left -= 1
            t.at[p] = cell
            emit(t, Log.WALKS, p, cell)
            way = yield from enter(t, p, cell)
            if way != Way.ON:
                return


def search(t: Clash, p: int) -> None:
    draw(t, p)
    found = 1 if t.at[p] == Cell.TOWER and t.found < 9 else 0
    t.found += found
    emit(t, Log.SEARCHES, p, found)


def enter(t: Clash, p: int, cell: int) -> Script[int]:
    """Meet whoever stands there; where nobody is met, no policeman can be."""
    met = 0
    for i in range(2):
        if reveal(t.police[i]) == cell:
            met += 1
            t.shown[i] = True
            t.rumour[i] = EMPTY + cell
        else:
            t.rumour[i] -= cell
    if met == 0:
        return Way.ON
    won = yield from battle(t, p, cell, met)
    if won:
        for i in range(2):
            if t.shown[i]:
                retreat(t, i)
        return Way.STOPPED
    t.at[p] = Cell.HOME
    return Way.TURN_OVER


def retreat(t: Clash, i: int) -> None:
    for cell in police_cells(t):
        t.police[i] = cell
    t.rumour[i] = EMPTY + reveal(t.police[i])


def battle(t: Clash, p: int, cell: int, met: int) -> Script[bool]:
    """All at and beside the cell lay a card face down; when all are in, the cards are turned and go."""
    emit(t, Log.CLASHES, p, cell)
    yield from together(t, may_lay, lay, cell)
    strength = 0
    for q in t.seats:
        card = reveal(t.laid[q])
        t.laid[q] = NONE
        if card != NONE:
            t.hand[q] -= card
            t.discard += card
            emit(t, Log.LAYS, q, card)
            strength += -STRENGTH[card] if q == BROTHER else STRENGTH[card]
    rolled = roll(t, Luck.BATTLE, 6)
    won = strength + rolled > 3 + met
    emit(t, Log.CLASH_ENDS, p, 1 if won else 0)
    return won


def may_lay(t: Clash, p: int, cell: int) -> bool:
    return len(t.hand[p]) > 0 and (p == BROTHER or t.at[p] == cell or t.at[p] in NEAR[cell])


def lay(t: Clash, p: int, cell: int) -> Script[None]:
    _, card = yield Ask(p, Lay, Lay.CARD(t.hand[p]) | Lay.NOTHING.when(True))
    t.laid[p] = card


def settle(t: Clash, given: frozenset[str]) -> None:
    for i in range(2):
        if "rumour" not in given:
            t.rumour[i] += t.police[i]
        if t.police[i] not in police_cells(t):
            raise ValueError("no policeman stands with a rebel or in their home (SK-3.8)")


def outcome(t: Clash) -> Outcome:
    return Outcome("rebel" if t.found >= 4 else "brother", (), "found" if t.found >= 4 else "time")


GAME: Final = Game(
    name="clash",
    prefix="SK",
    rules_version=1,
    table=Clash,
    seat_counts=range(2, 5),
    seat_names=lambda count: ("brother", *(f"rebel-{p}" for p in range(1, count))),
    side_of=lambda seat: "brother" if seat == BROTHER else "rebel",
    options=ClashOptions,
    setup=setup,
    play=play,
    outcome=outcome,
    settle=settle,
    choices=(Step, Patrol, Lay),
    log=Log,
    luck=Luck,
    folder=Path(__file__).parent,
)
