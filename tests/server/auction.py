"""A small game that has everything the server has to carry: every way to ask, hidden hands, chance, secret events."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, number, one_of, per_seat
from fogtable.core.declarations.visibility import NOONE, OWNER
from fogtable.core.game import Game, Outcome
from fogtable.core.rules import (
    BOUNDARY,
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
    Secret,
    alone,
    draws,
    emit,
    event,
    of,
    quietly,
    random_of,
    secret,
    together,
)


class Card(Family):
    ANT = 0
    BEE = 1
    COW = 2
    DOG = 3
    ELK = 4
    FOX = 5
    GNU = 6
    HEN = 7
    IBEX = 8
    JAY = 9
    KOI = 10
    LYNX = 11
    MOLE = 12
    NEWT = 13
    OWL = 14
    PUG = 15
    RAT = 16
    SEAL = 17


class Bid(Choice):
    BID = of(Card)


class Guess(Choice):
    GUESS = of(Seat)


class Prize(Choice):
    LEAVE = alone
    TAKE = alone


class Keep(Choice):
    KEEP = of(Card)


class Whisper(Choice):
    HUSH = alone
    SHOW = of(Card)


class Bury(Choice):
    BURY = of(Card)


class Say(Choice):
    SHOUT = alone
    DONE = alone


class Luck(Chances):
    DRAW = draws(Card)


class Log(Events):
    ROUND_BEGINS = event("T-1", number=int)
    DRAWS = event("T-2", player=Seat, card=secret(Card, OWNER))
    WINS = event("T-3", player=Seat, card=Card)
    LEAVES = event("T-4", player=Seat)
    WHISPERS = event("T-5", OWNER, player=Seat, card=Card)
    SHOUTS = event("T-6", player=Seat)
    BURIES = event("T-7", player=Seat)


class Auction(State):
    MAX_SEATS = 4
    round = number(1, 4, start=1)
    deck = cards(Card, sees=NOONE, counted=True)
    hand = per_seat(cards(Card, sees=OWNER, counted=True))
    bids = per_seat(cards(Card))
    grave = cards(Card, sees=NOONE, counted=True)
    points = per_seat(number(0, 99))
    done = per_seat(number(0, 1))
    bid = per_seat(one_of(Card, sees=OWNER, sealed=True))
    guess = per_seat(one_of(Seat, sees=OWNER, sealed=True))
    whispered = per_seat(one_of(Card, sees=OWNER, sealed=True))
    pools = (Pool(Card, ("deck", "hand", "bids", "grave"), rest="deck"),)


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Literal["small", "large"] = "small"
    buries: bool = True


def draw(t: Auction, p: int) -> None:
    card = random_of(t, Luck.DRAW, t.deck)
    t.deck -= card
    t.hand[p] += card
    emit(t, Log.DRAWS, p, card)


def setup(t: Auction, options: Rules) -> None:
    t.deck = Card.ALL
    for p in t.seats:
        for _ in range(4 if options.hand == "large" else 3):
            draw(t, p)


def play(t: Auction) -> Script[None]:
    while t.round <= 3:
        yield BOUNDARY
        emit(t, Log.ROUND_BEGINS, t.round)
        yield from together(t, everyone, bidding)
        best = 0
        for p in t.seats:
            t.hand[p] -= t.bid[p]
            t.bids[p] = t.bids[p] + t.bid[p]
            if t.bid[p] > t.bid[best]:
                best = p
        emit(t, Log.WINS, best, t.bid[best])
        for p in t.seats:
            if t.guess[p] == best:
                t.points[p] += 1
            t.bid[p] = NONE
            t.guess[p] = NONE
        yield from prize(t, best)
        yield from quietly(t, holds_low, whispering)
        for p in t.seats:
            t.whispered[p] = NONE
            t.done[p] = 0
        while not all_done(t):
            p, deed, _card = yield Floor(t, Say, must_say, may_say)
            if deed == Say.DONE:
                t.done[p] = 1
            else:
                t.points[p] += 1
                emit(t, Log.SHOUTS, p)
        t.round += 1
    yield OVER


def everyone(t: Auction, p: int) -> bool:
    return True


def bidding(t: Auction, p: int) -> Script[None]:
    t.bid[p] = yield Ask(p, Bid, t.hand[p])
    others = NOTHING
    for q in t.seats:
        if q != p:
            others = others | Guess.GUESS.of(q)
    t.guess[p] = yield Ask(p, Guess, others)


def prize(t: Auction, p: int) -> Script[None]:
    deed, _card = yield Ask(p, Prize, Prize.LEAVE.when(True) | Prize.TAKE.when(len(t.deck) > 0))
    if deed == Prize.LEAVE:
        emit(t, Log.LEAVES, p)
        return
    draw(t, p)
    kept = yield Ask(p, Keep, t.hand[p])
    t.points[p] += kept
    buried = yield Secret(p, Bury, t.hand[p])
    t.hand[p] -= buried
    t.grave += buried
    emit(t, Log.BURIES, p)


def holds_low(t: Auction, p: int) -> bool:
    return Card.ANT in t.hand[p] or Card.BEE in t.hand[p] or Card.COW in t.hand[p]


def whispering(t: Auction, p: int) -> Script[None]:
    deed, card = yield Ask(p, Whisper, Whisper.HUSH.when(True) | Whisper.SHOW(t.hand[p]))
    if deed == Whisper.SHOW:
        t.whispered[p] = card


def must_say(t: Auction, p: int) -> bool:
    return t.done[p] == 0


def may_say(t: Auction, p: int) -> Options:
    if t.done[p] == 1:
        return NOTHING
    return Say.DONE.when(True) | Say.SHOUT.when(t.points[p] < 90)


def all_done(t: Auction) -> bool:
    return all(t.done[p] for p in t.seats)


def outcome(t: Auction) -> Outcome:
    best = max(t.seats, key=lambda p: (t.points[p], -p))
    return Outcome("buyers", (seat_names(len(t.seats))[best],), "points")


def seat_names(count: int) -> tuple[str, ...]:
    return tuple(f"buyer-{n}" for n in range(1, count + 1))


class FirstBot:
    """Takes the first option: its games can be told beforehand."""

    def choose(self, observation: Any, rng: Any) -> int:
        return min(observation.options)


class LuckyBot:
    def choose(self, observation: Any, rng: Any) -> int:
        option: int = rng.choice(list(observation.options))
        return option


BOTS: dict[str, Callable[[], Any]] = {"lucky": LuckyBot, "first": FirstBot}

AUCTION = Game(
    name="auction",
    prefix="T",
    rules_version=1,
    table=Auction,
    seat_counts=range(2, 5),
    seat_names=seat_names,
    side_of=lambda _: "buyers",
    options=Rules,
    setup=setup,
    play=play,
    outcome=outcome,
    settle=lambda _t, _given: None,
    choices=(Bid, Guess, Prize, Keep, Whisper, Bury, Say),
    log=Log,
    luck=Luck,
    folder=Path(__file__).parent,
    bots=BOTS,
)
