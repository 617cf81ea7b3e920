"""The hardest of ANIMA, small: a card that cancels a card that cancels a move; who could react is itself secret."""

from pathlib import Path
from typing import Final

import msgspec

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, number, one_of, per_seat
from fogtable.core.declarations.visibility import NOONE, OWNER
from fogtable.core.game import Game, Outcome
from fogtable.core.rules import (
    BOUNDARY,
    NOBODY,
    NONE,
    OVER,
    Ask,
    Cards,
    Chances,
    Choice,
    Events,
    Family,
    May,
    Script,
    Seat,
    alone,
    bounded,
    cards_of,
    draws,
    emit,
    event,
    of,
    quietly,
    random_of,
    reveal,
    secret,
    window,
)


class Adv(Family):
    VETO_A = 0  # cancels a move
    VETO_B = 1
    VETO_C = 2
    DISPEL_A = 3  # cancels a card
    DISPEL_B = 4
    DISPEL_C = 5
    THIEF_A = 6  # a reaction to a move: all others lose a card; cancels nothing
    THIEF_B = 7
    BLANK_A = 8
    BLANK_B = 9
    BLANK_C = 10
    BLANK_D = 11


VETOES: Final = cards_of(Adv.VETO_A, Adv.VETO_B, Adv.VETO_C)
DISPELS: Final = cards_of(Adv.DISPEL_A, Adv.DISPEL_B, Adv.DISPEL_C)
THIEVES: Final = cards_of(Adv.THIEF_A, Adv.THIEF_B)
GOAL: Final = 4


class Moment(Family):
    MOVE = 0
    CARD = 1


class Luck(Chances):
    DRAW = draws(Adv)


class Log(Events):
    TRIES = event("SK-2.1", player=Seat)
    MOVES = event("SK-2.2", player=Seat, to=int)
    DRAWS = event("SK-2.3", player=Seat, card=secret(Adv, OWNER))
    PLAYS = event("SK-2.4", player=Seat, card=Adv)
    CANCELLED = event("SK-2.5", player=Seat, card=Adv)
    LOSES = event("SK-2.6", player=Seat, card=Adv)


class Turn(Choice):
    MOVE = alone
    DRAW = alone


class React(Choice):
    PLAY = of(Adv)


class Lose(Choice):
    OBVIOUS = True
    LOSE = of(Adv)


class Windows(State):
    MAX_SEATS = 4
    turn = number(0, 60)
    player = one_of(Seat, start=0)
    at = per_seat(number(0, GOAL))
    deck = cards(Adv, sees=NOONE, counted=True)
    hand = per_seat(cards(Adv, sees=OWNER, counted=True))
    in_play = cards(Adv)
    discard = cards(Adv)
    offered = per_seat(one_of(Adv, sees=OWNER, sealed=True))
    lost = per_seat(one_of(Adv, sees=OWNER, sealed=True))

    pools = (Pool(Adv, ("deck", "hand", "in_play", "discard"), rest="deck"),)


class WindowOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int = 3


def setup(t: Windows, options: WindowOptions) -> None:
    t.deck = Adv.ALL
    for p in t.seats:
        for _ in range(min(options.hand, 3)):
            draw(t, p)


def draw(t: Windows, p: int) -> None:
    if len(t.deck) > 0:
        card = random_of(t, Luck.DRAW, t.deck)
        t.deck -= card
        t.hand[p] += card
        emit(t, Log.DRAWS, p, card)


def play(t: Windows) -> Script[None]:
    while True:
        yield BOUNDARY
        yield from take_turn(t, t.player)
        t.turn += 1
        t.player = t.player + 1 if t.player + 1 < len(t.seats) else 0


def take_turn(t: Windows, p: int) -> Script[None]:
    deed, _ = yield Ask(p, Turn, Turn.MOVE.when(True) | Turn.DRAW.when(len(t.deck) > 0))
    if deed == Turn.DRAW:
        draw(t, p)
    else:
        emit(t, Log.TRIES, p)
        stopped = yield from cancelled(t, Moment.MOVE, p)
        if not stopped:
            t.at[p] += 1
            emit(t, Log.MOVES, p, t.at[p])
    if t.at[p] == GOAL or t.turn == 59:
        yield OVER


@bounded(8)
def cancelled(t: Windows, moment: int, opener: int) -> Script[bool]:
    """Open the window on a move or on a card just played; tells whether it was cancelled."""
    forget_offers(t)
    stopped = yield from window(t, may_react, react, first_offer, carry_out, moment, opener)
    return stopped


def reactions(t: Windows, p: int, moment: int) -> Cards:
    return t.hand[p] & (VETOES | THIEVES if moment == Moment.MOVE else DISPELS)


def may_react(t: Windows, p: int, moment: int, opener: int) -> bool:
    return len(reactions(t, p, moment)) > 0 and (p != opener or moment == Moment.MOVE)


def react(t: Windows, p: int, moment: int, opener: int) -> Script[None]:
    t.offered[p] = yield May(p, React, reactions(t, p, moment))


def first_offer(t: Windows, moment: int, opener: int) -> int:
    """Clockwise from the opener, who speaks last."""
    for step in t.seats:
        p = opener + 1 + step
        if p >= len(t.seats):
            p -= len(t.seats)
        if reveal(t.offered[p]) != NONE:
            return p
    return NOBODY


def carry_out(t: Windows, p: int, moment: int, opener: int) -> Script[bool]:
    card = reveal(t.offered[p])
    forget_offers(t)
    t.hand[p] -= card
    t.in_play += card
    emit(t, Log.PLAYS, p, card)
    stopped = yield from cancelled(t, Moment.CARD, p)
    t.in_play -= card
    t.discard += card
    if stopped:
        emit(t, Log.CANCELLED, p, card)
        return False
    if card in THIEVES:
        yield from steal(t, p)
        return False
    return True


def steal(t: Windows, thief: int) -> Script[None]:
    yield from quietly(t, may_lose, choose_loss, thief)
    for q in t.seats:
        card = reveal(t.lost[q])
        t.lost[q] = NONE
        if card != NONE:
            t.hand[q] -= card
            t.discard += card
            emit(t, Log.LOSES, q, card)


def may_lose(t: Windows, p: int, thief: int) -> bool:
    return p != thief and len(t.hand[p]) > 0


def choose_loss(t: Windows, p: int, thief: int) -> Script[None]:
    t.lost[p] = yield Ask(p, Lose, t.hand[p])


def forget_offers(t: Windows) -> None:
    for p in t.seats:
        t.offered[p] = NONE


def settle(t: Windows, given: frozenset[str]) -> None:
    if max(t.at) == GOAL:
        raise ValueError("who stands on the goal has won (SK-2.7)")


def outcome(t: Windows) -> Outcome:
    best = max(t.at)
    return Outcome("runner", tuple(f"seat-{p + 1}" for p in t.seats if t.at[p] == best), "goal")


GAME: Final = Game(
    name="windows",
    prefix="SK",
    rules_version=1,
    table=Windows,
    seat_counts=range(2, 5),
    seat_names=lambda count: tuple(f"seat-{p + 1}" for p in range(count)),
    side_of=lambda seat: "runner",
    options=WindowOptions,
    setup=setup,
    play=play,
    outcome=outcome,
    settle=settle,
    choices=(Turn, React, Lose),
    log=Log,
    luck=Luck,
    folder=Path(__file__).parent,
)
