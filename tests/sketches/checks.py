"""The hardest of ONODA, small: a check with re-takes, cards at any moment in it, one of them with its own check."""

from pathlib import Path
from typing import Final

import msgspec

from fogtable.core.declarations.fields import Pool
from fogtable.core.declarations.state import State, cards, number
from fogtable.core.declarations.visibility import NOONE
from fogtable.core.game import Game, Outcome
from fogtable.core.rules import (
    BOUNDARY,
    EMPTY,
    NONE,
    OVER,
    Chances,
    Choice,
    Events,
    Family,
    May,
    Options,
    Script,
    Scripts,
    alone,
    bounded,
    draws,
    emit,
    event,
    of,
    random_of,
    reveal,
)


class Token(Family):
    BLANK_A = 0
    BLANK_B = 1
    ONE_A = 2
    ONE_B = 3
    TWO = 4
    THREE = 5


class Card(Family):
    RICE = 0  # re-take
    CLOTH = 1  # re-take
    PRAYER = 2  # check sanity: re-take only if it succeeds
    LETTER = 3  # check sanity: re-take only if it succeeds
    MAP = 4  # draw another card, no re-take
    ROPE = 5  # the difficulty falls, no re-take


VALUE: Final = [0, 0, 1, 1, 2, 3]


class Kind(Family):
    PARANOIA = 0
    SANITY = 1


class Luck(Chances):
    DRAW_TOKEN = draws(Token)
    DRAW_CARD = draws(Card)


class Log(Events):
    CHECK_BEGINS = event("SK-1.1", kind=Kind)
    DRAWS_TOKEN = event("SK-1.2", token=Token)
    USES = event("SK-1.3", card=Card)
    SPENDS = event("SK-1.4", health=int)
    CHECK_ENDS = event("SK-1.5", kind=Kind, won=int)


class Check(Choice):
    USE = of(Card)
    SPEND = alone


class Checks(State):
    day = number(0, 5)
    health = number(0, 6, start=6)
    ease = number(0, 1)  # by the rope, in the check under way
    bag = cards(Token, sees=NOONE, counted=True)
    drawn = cards(Token)
    deck = cards(Card, sees=NOONE, counted=True)
    aside = cards(Card, sees=NOONE, counted=True)  # put away unseen at the start
    hand = cards(Card)
    discard = cards(Card)

    pools = (Pool(Token, ("bag", "drawn"), rest="bag"), Pool(Card, ("deck", "aside", "hand", "discard"), rest="deck"))


EFFECT: Final = Scripts(Card)


def setup(t: Checks, options: msgspec.Struct) -> None:
    t.bag = Token.ALL
    t.deck = Card.ALL
    aside = random_of(t, Luck.DRAW_CARD, t.deck)
    t.deck -= aside
    t.aside += aside
    for _ in range(3):
        draw_card(t)


def draw_card(t: Checks) -> None:
    if len(t.deck) > 0:
        card = reveal(random_of(t, Luck.DRAW_CARD, t.deck))
        t.deck -= card
        t.hand += card


def play(t: Checks) -> Script[None]:
    while True:
        yield BOUNDARY
        if t.day == 5 or t.health == 0:
            yield OVER
        won = yield from check(t, Kind.PARANOIA)
        if not won:
            t.health -= 1
        draw_card(t)
        t.day += 1


@bounded(4)
def check(t: Checks, kind: int) -> Script[bool]:
    """One check with all its re-takes. Tells whether it succeeded."""
    emit(t, Log.CHECK_BEGINS, kind)
    spent = 0
    token = draw_token(t)
    while VALUE[token] + spent < difficulty(t, kind):
        missing = difficulty(t, kind) - VALUE[token]
        can_spend = kind == Kind.PARANOIA and spent == 0 and missing < t.health
        deed, card = yield May(0, Check, check_options(t, can_spend))
        if deed == NONE:
            emit(t, Log.CHECK_ENDS, kind, 0)
            return False
        if deed == Check.SPEND:
            spent = missing
            t.health -= missing
            emit(t, Log.SPENDS, missing)
        else:
            retaken = yield from use_card(t, card)
            if retaken and len(t.bag) > 0:
                token = draw_token(t)
    t.bag |= t.drawn if kind == Kind.PARANOIA else EMPTY
    t.drawn = EMPTY if kind == Kind.PARANOIA else t.drawn
    t.ease = 0
    emit(t, Log.CHECK_ENDS, kind, 1)
    return True


def check_options(t: Checks, can_spend: bool) -> Options:
    return Check.USE(t.hand) | Check.SPEND.when(can_spend)


def difficulty(t: Checks, kind: int) -> int:
    return (1 if kind == Kind.SANITY else 2) + (1 if t.day > 2 else 0) - t.ease


def draw_token(t: Checks) -> int:
    if len(t.bag) == 0:
        t.bag = t.drawn
        t.drawn = EMPTY
    token = reveal(random_of(t, Luck.DRAW_TOKEN, t.bag))
    t.bag -= token
    t.drawn += token
    emit(t, Log.DRAWS_TOKEN, token)
    return token


def use_card(t: Checks, card: int) -> Script[bool]:
    """Use a card in the check under way; tells whether the token is drawn again."""
    t.hand -= card
    t.discard += card
    emit(t, Log.USES, card)
    retaken = yield from EFFECT[card](t)
    return retaken


@EFFECT.of(Card.RICE, Card.CLOTH)
def eat(t: Checks) -> bool:
    return True


@EFFECT.of(Card.PRAYER, Card.LETTER)
def collect_oneself(t: Checks) -> Script[bool]:
    won = yield from check(t, Kind.SANITY)
    return won


@EFFECT.of(Card.MAP)
def read_map(t: Checks) -> bool:
    draw_card(t)
    return False


@EFFECT.of(Card.ROPE)
def tie_rope(t: Checks) -> bool:
    t.ease = 1
    return False


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


def settle(t: Checks, given: frozenset[str]) -> None:
    if t.health == 0:
        raise ValueError("who has no health left is out (SK-1.6)")


def outcome(t: Checks) -> Outcome:
    return Outcome("soldier" if t.health > 0 else "jungle", ("soldier",) if t.health > 0 else (), "days")


GAME: Final = Game(
    name="checks",
    prefix="SK",
    rules_version=1,
    table=Checks,
    seat_counts=range(1, 2),
    seat_names=lambda count: ("soldier",),
    side_of=lambda seat: "soldier",
    options=NoOptions,
    setup=setup,
    play=play,
    outcome=outcome,
    settle=settle,
    choices=(Check,),
    log=Log,
    luck=Luck,
    folder=Path(__file__).parent,
)
