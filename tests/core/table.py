"""A small table with every kind of field, for the tests of what is derived from declarations."""

from pathlib import Path

import msgspec

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, flag, number, one_of, per, per_seat, seats_of
from fogtable.core.declarations.visibility import NOONE, OWNER, Role, only, unless, until
from fogtable.core.game import Game, Outcome
from fogtable.core.rules import (
    BOUNDARY,
    NONE,
    OVER,
    Ask,
    Chances,
    Choice,
    Events,
    Family,
    Floor,
    May,
    Options,
    Script,
    Seat,
    Secret,
    alone,
    cards_of,
    draws,
    emit,
    event,
    of,
    quietly,
    random_of,
    secret,
    together,
)

DEALER = Role("dealer", 0, 0)
PLAYERS = Role("player", 1)


class Coin(Family):
    COPPER = 0
    SILVER = 1
    GOLD = 2
    PLATINUM = 3


class Box(Family):
    LEFT = 0
    RIGHT = 1


class Bet(Choice):
    COIN = of(Coin)
    FOLD = alone


class Lay(Choice):
    OBVIOUS = True
    COIN = of(Coin)


class Guess(Choice):
    BOX = of(Box)


class Point(Choice):
    AT = of(Seat)


class Luck(Chances):
    DRAW = draws(Coin)


class Log(Events):
    BEGINS = event("TT-1.1")
    BETS = event("TT-1.2", player=Seat, coin=secret(Coin, OWNER))
    LOOKS = event("TT-1.3", sees=OWNER, player=Seat, coins=Coin)
    COUNTS = event("TT-1.4", number=int, who=Seat)
    FOLDS = event("TT-1.5", player=Seat, coins=secret(Coin, unless("dark", only(PLAYERS))))


class Table(State):
    MAX_SEATS = 4
    players = seats_of(PLAYERS)
    step = number(0, 9)
    dark = flag()
    opened = flag()
    bank = cards(Coin, sees=NOONE, counted=True)
    purse = per_seat(cards(Coin, sees=OWNER, counted="opened"))
    tray = per_seat(cards(Coin, sees=unless("dark", only(PLAYERS)), counted=True, without=("barred",)))
    barred = cards(Coin)
    own = per_seat(cards(Box))
    marks = per_seat(per(Box, number(0, 3, sees=OWNER)))
    trick = one_of(Box, sees=only(DEALER))
    shown = per(2, flag())
    spot = per(2, one_of(Box, sees=until("shown", only(DEALER)), among="rumour"))
    rumour = per(2, cards(Box))
    pot = per(Box, cards(Coin, sees=NOONE))
    wager = per(Box, number(0, 3, sees=only(DEALER)))
    pointed = one_of(Seat)
    fans = cards(Seat)
    laid = per_seat(one_of(Coin, sees=OWNER, sealed=True))

    pools = (Pool(Coin, ("bank", "purse", "tray", "pot"), rest="bank"),)


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dark: bool = False


def setup(t: Table, options: TableOptions) -> None:
    t.dark = options.dark
    t.bank = Coin.ALL
    for p in t.players:
        coin = random_of(t, Luck.DRAW, t.bank)
        t.bank -= coin
        t.purse[p] += coin


def play(t: Table) -> Script[None]:
    """One question of each kind, one after the other."""
    while True:
        yield BOUNDARY
        emit(t, Log.BEGINS)
        if t.step == 0:
            deed, coin = yield Ask(1, Bet, Bet.COIN(t.purse[1]) | Bet.FOLD.when(True))
            if deed == Bet.COIN:
                t.purse[1] -= coin
                t.tray[1] += coin
                emit(t, Log.BETS, 1, coin)
        elif t.step == 1:
            t.trick = yield Secret(0, Guess, Box.ALL)
        elif t.step == 2:
            t.pointed = yield May(1, Point, t.fans)
        elif t.step == 3:
            yield from together(t, has_coins, lay)
            gather(t)
            t.step += 1
        elif t.step == 4:
            yield from quietly(t, has_coins, lay)
            gather(t)
        elif t.step == 5:
            p, deed, coin = yield Floor(t, Bet, must, floor_options)
            if deed == Bet.COIN:
                t.purse[p] -= coin
                t.tray[p] += coin
        elif t.step == 7:
            yield from together(t, has_coins, lay_gold)
            gather(t)
        elif t.step == 9:
            yield from together(t, has_coins, lay_and_bet)
            yield OVER
        else:
            yield OVER
        t.step += 1


def has_coins(t: Table, p: int) -> bool:
    return len(t.purse[p]) > 0


def lay(t: Table, p: int) -> Script[None]:
    t.laid[p] = yield Ask(p, Lay, t.purse[p])


def lay_gold(t: Table, p: int) -> Script[None]:
    t.laid[p] = yield May(p, Lay, t.purse[p] & cards_of(Coin.GOLD))


def lay_and_bet(t: Table, p: int) -> Script[None]:
    t.laid[p] = yield Ask(p, Lay, t.purse[p])
    yield Ask(p, Bet, Bet.COIN(t.purse[p]) | Bet.FOLD.when(True))


def gather(t: Table) -> None:
    for p in t.seats:
        if t.laid[p] != NONE:
            t.purse[p] -= t.laid[p]
            t.tray[p] += t.laid[p]
            t.laid[p] = NONE


def must(t: Table, p: int) -> bool:
    return p == 1


def floor_options(t: Table, p: int) -> Options:
    return Bet.COIN(t.purse[p]) | Bet.FOLD.when(p > 0)


def settle(t: Table, given: frozenset[str]) -> None:
    if t.opened and t.dark:
        raise ValueError("an opened table is not dark (TT-1.9)")


GAME = Game(
    name="table",
    prefix="TT",
    rules_version=3,
    table=Table,
    seat_counts=range(2, 5),
    seat_names=lambda count: ("dealer", *(f"player-{p}" for p in range(1, count))),
    side_of=lambda seat: "dealer" if seat == 0 else "player",
    options=TableOptions,
    setup=setup,
    play=play,
    outcome=lambda t: Outcome("player", ("player-1",), "time"),
    settle=settle,
    choices=(Bet, Lay, Guess, Point),
    log=Log,
    luck=Luck,
    folder=Path(__file__).parent,
)
