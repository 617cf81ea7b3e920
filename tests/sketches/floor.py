"""The hardest of NOT ALONE, small: acts that are public at once, in any order, beside a sealed commitment."""

# ruff: noqa: SIM110 (rules are written in their own small language)
from pathlib import Path
from typing import Final, Literal

import msgspec

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, flag, number, one_of, per_seat, seats_of
from fogtable.core.declarations.visibility import NOONE, OWNER, Role, only, unless, until
from fogtable.core.game import Game, Outcome
from fogtable.core.rules import (
    BOUNDARY,
    EMPTY,
    NONE,
    NOTHING,
    OVER,
    Ask,
    Chances,
    Choice,
    Events,
    Family,
    Floor,
    Options,
    Script,
    Seat,
    alone,
    draws,
    emit,
    event,
    of,
    random_of,
    reveal,
    secret,
    together,
)


class Spot(Family):
    CAVE = 0
    CREEK = 1
    CLIFF = 2
    CAMP = 3


class Gear(Family):
    LAMP = 0  # take back all spots
    FLARE = 1  # the hunter loses its look at the discards this turn
    DRUM = 2
    HORN = 3
    NET = 4
    TORCH = 5


HUNTER: Final = 0
THE_HUNTER: Final = Role("hunter", 0, 0)
HIDERS: Final = Role("hider", 1)
DIMMED: Final = unless("dark", only(HIDERS))


class Luck(Chances):
    DRAW = draws(Gear)


class Log(Events):
    RESTS = event("SK-4.1", player=Seat, back=secret(Spot, DIMMED))
    PLAYS = event("SK-4.2", player=Seat, gear=Gear)
    COMMITS = event("SK-4.3", player=Seat)
    FINDS = event("SK-4.4", spot=Spot, found=Seat)
    GIVES = event("SK-4.5", player=Seat, gear=secret(Gear, OWNER))


class Explore(Choice):
    REST = alone
    PLAY = of(Gear)
    COMMIT = of(Spot)


class Hunting(Choice):
    LOOK = of(Spot)


class Give(Choice):
    OBVIOUS = True
    GIVE = of(Gear)


class FloorGame(State):
    MAX_SEATS = 4
    hiders = seats_of(HIDERS)
    turn = number(0, 6)
    will = per_seat(number(0, 3, start=3))
    dark = flag()
    explored = flag()
    revealed = flag()
    committed = per_seat(flag())
    owned = per_seat(cards(Spot))
    hand = per_seat(cards(Spot, sees=OWNER, counted="explored"))
    played = per_seat(cards(Spot, sees=until("revealed", OWNER), counted="explored", without=("watched",)))
    discard = per_seat(cards(Spot, sees=DIMMED, counted=True))
    watched = cards(Spot)
    deck = cards(Gear, sees=NOONE, counted=True)
    gear = per_seat(cards(Gear, sees=OWNER, counted=True))
    spent = cards(Gear)
    given = per_seat(one_of(Gear, sees=OWNER, sealed=True))

    pools = (
        Pool(Spot, ("hand", "played", "discard"), owned="owned"),
        Pool(Gear, ("deck", "gear", "spent"), rest="deck"),
    )


class FloorOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gear: Literal["few", "many"] = "many"


def setup(t: FloorGame, options: FloorOptions) -> None:
    t.deck = Gear.ALL
    for p in t.hiders:
        t.owned[p] = Spot.ALL
        t.hand[p] = Spot.ALL
        draw(t, p)
        if options.gear == "many":
            draw(t, p)


def draw(t: FloorGame, p: int) -> None:
    if len(t.deck) > 0:
        gear = random_of(t, Luck.DRAW, t.deck)
        t.deck -= gear
        t.gear[p] += gear


def play(t: FloorGame) -> Script[None]:
    while True:
        yield BOUNDARY
        if t.turn == 6:
            yield OVER
        while anyone_out(t):
            p, deed, card = yield Floor(t, Explore, must, options)
            if deed == Explore.REST:
                rest(t, p)
            elif deed == Explore.PLAY:
                yield from play_gear(t, p, card)
            else:
                commit(t, p, card)
        t.explored = True
        spot = yield Ask(HUNTER, Hunting, Spot.ALL)
        t.revealed = True
        find(t, spot)
        end_turn(t, spot)


def anyone_out(t: FloorGame) -> bool:
    for p in t.hiders:
        if not t.committed[p]:
            return True
    return False


def must(t: FloorGame, p: int) -> bool:
    return p in t.hiders and not t.committed[p]


def options(t: FloorGame, p: int) -> Options:
    """Who has committed may still exchange the commitment, and nothing else."""
    if p not in t.hiders:
        return NOTHING
    free = (t.hand[p] | t.played[p]) - t.watched
    if t.committed[p]:
        return Explore.COMMIT(free)
    tired = len(free) == 0
    return (
        Explore.COMMIT(free)
        | Explore.REST.when(tired or (t.will[p] > 0 and len(t.discard[p]) > 0))
        | Explore.PLAY(t.gear[p] if not tired else EMPTY)
    )


def rest(t: FloorGame, p: int) -> None:
    if t.will[p] > 0:
        t.will[p] -= 1
    back = t.discard[p]
    t.hand[p] |= back
    t.discard[p] = EMPTY
    t.watched = EMPTY
    emit(t, Log.RESTS, p, back)


def play_gear(t: FloorGame, p: int, gear: int) -> Script[None]:
    t.gear[p] -= gear
    t.spent += gear
    emit(t, Log.PLAYS, p, gear)
    if gear == Gear.LAMP:
        t.hand[p] |= t.discard[p]
        t.discard[p] = EMPTY
    elif gear == Gear.FLARE:
        t.dark = True
    else:  # everybody with gear gives a piece back, all at once
        yield from together(t, has_gear, give)
        for q in t.hiders:
            given = reveal(t.given[q])
            t.given[q] = NONE
            if given != NONE:
                t.gear[q] -= given
                t.deck += given
                emit(t, Log.GIVES, q, given)


def has_gear(t: FloorGame, p: int) -> bool:
    return len(t.gear[p]) > 0


def give(t: FloorGame, p: int) -> Script[None]:
    t.given[p] = yield Ask(p, Give, t.gear[p])


def commit(t: FloorGame, p: int, spot: int) -> None:
    t.hand[p] = (t.hand[p] | t.played[p]) - spot
    t.played[p] = EMPTY + spot
    if not t.committed[p]:
        t.committed[p] = True
        emit(t, Log.COMMITS, p)


def find(t: FloorGame, spot: int) -> None:
    found = EMPTY
    for p in t.hiders:
        if spot in reveal(t.played[p]):
            found += p
            t.will[p] -= 1 if t.will[p] > 0 else 0
        else:
            draw(t, p)
    emit(t, Log.FINDS, spot, found)


def end_turn(t: FloorGame, spot: int) -> None:
    for p in t.hiders:
        t.discard[p] |= t.played[p]
        t.played[p] = EMPTY
        t.committed[p] = False
    t.watched = EMPTY + spot
    t.explored = False
    t.revealed = False
    t.dark = False
    t.turn += 1


def settle(t: FloorGame, given: frozenset[str]) -> None:
    for p in t.hiders:
        if t.owned[p] != Spot.ALL:
            raise ValueError("every hider owns all four spots (SK-4.6)")
        if "committed" not in given:
            t.committed[p] = len(t.played[p]) > 0


def outcome(t: FloorGame) -> Outcome:
    free = [p for p in t.hiders if t.will[p] > 0]
    return Outcome("hider" if free else "hunter", tuple(f"hider-{p}" for p in free), "time")


GAME: Final = Game(
    name="floor",
    prefix="SK",
    rules_version=1,
    table=FloorGame,
    seat_counts=range(2, 5),
    seat_names=lambda count: ("hunter", *(f"hider-{p}" for p in range(1, count))),
    side_of=lambda seat: "hunter" if seat == HUNTER else "hider",
    options=FloorOptions,
    setup=setup,
    play=play,
    outcome=outcome,
    settle=settle,
    choices=(Explore, Hunting, Give),
    log=Log,
    luck=Luck,
    folder=Path(__file__).parent,
)
