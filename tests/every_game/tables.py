"""Every table at which the properties are tried, and how games are played at random there."""

from collections.abc import Callable, Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints
from zlib import crc32

import msgspec
import pytest

from fogtable.core.asking import Floor, Together
from fogtable.core.declarations.choice import numbers
from fogtable.core.declarations.streams import Stream
from fogtable.core.game import Game
from fogtable.core.play.match import Match
from fogtable.games import load, names
from tests.sketches import SKETCHES
from tests.tiers import seeds, slow

# A game that is installed beside is tried too: pytest tests/every_game -k NAME.
GAMES: tuple[Game, ...] = (*SKETCHES, *(load(name) for name in names()))
TABLES = [(game, count) for game in GAMES for count in game.seat_counts]
BY_NAME = {game.name: game for game in GAMES}
RARELY_SEALED = ("floor", "bigbrother")
"""Games in which random play seldom comes to sealed answers of several seats: other tests set that up."""


def load_any(name: str) -> Game:
    """Return a game of these tests by its name, as ``fogtable.games.load`` does."""
    if name not in BY_NAME:
        raise ValueError(f"expected one of {', '.join(BY_NAME)}; got {name!r}")
    return BY_NAME[name]


LONGEST = 5_000
"""Answers after which a game counts as endless."""


QUICK = {"notalone": (2, 7), "onoda": (1,), "bigbrother": (3,), "anima": (3,)}
"""The numbers of seats with which the four games are tried in every tier."""


def _parameters(tables: list[tuple[Game, int]]) -> list[Any]:
    return [
        pytest.param(
            game,
            count,
            id=f"{game.name}-{count}",
            marks=() if count in QUICK.get(game.name, (count,)) else slow,
        )
        for game, count in tables
    ]


at_every_table = pytest.mark.parametrize(("game", "count"), _parameters(TABLES))
at_every_table_of_several = pytest.mark.parametrize(
    ("game", "count"), _parameters([(game, count) for game, count in TABLES if count > 1])
)


def seeds_of(game: Game, number: int) -> range:
    """Return seeds for a property of a game; sketches are small, and are tried as often in every tier."""
    return seeds(number, quick=number if game in SKETCHES else None)


def some_options(game: Game, luck: Stream) -> msgspec.Struct:
    """Return options drawn at random: every flag and every list of words takes any of its values.

    Each has its own luck, so that a new option leaves the others, and the game that follows, as they were.
    Where random play hardly ever comes to an end by itself, the game is cut off after a few Turns.
    """
    chosen: dict[str, Any] = {}
    first = luck.below(1 << 32)
    for name, kind in get_type_hints(game.options).items():
        own = Stream(first << 32 | crc32(name.encode()))
        if kind is bool:
            chosen[name] = own.below(2) == 1
        elif get_origin(kind) is Literal:
            words = get_args(kind)
            chosen[name] = words[own.below(len(words))]
        elif name == "turn_cap":
            chosen[name] = 4 + own.below(12)
    return game.options(**chosen)


def new_match(game: Game, count: int, seed: int, guarded: bool = True, asks_idle: bool = True) -> Match:
    """Return a game with options that depend on the seed."""
    return Match(game, count, some_options(game, Stream(seed)), seed, guarded=guarded, asks_idle=asks_idle)


def choices(match: Match) -> list[tuple[int, int]]:
    """Return all answers that somebody may give now, each as seat and option number."""
    found = []
    for seat in match.state.seats:
        asked = match.question(seat)
        if asked is not None:
            found += [(seat, option) for option in numbers(asked[1])]
    return found


def answer_at_random(match: Match, luck: Stream) -> tuple[int, int]:
    """Let somebody who is asked answer something: first the seat is drawn, then the option."""
    asked = [p for p in match.state.seats if match.question(p) is not None]
    assert asked, f"nobody can answer: {match.request}"
    seat = asked[luck.below(len(asked))]
    options = numbers(match.question(seat)[1])  # type: ignore[index]
    assert options, f"{match.names[seat]} is asked without an option"
    option = options[luck.below(len(options))]
    match.answer(seat, option)
    return seat, option


def play_on(match: Match, luck: Stream, after: Callable[[Match], None] = lambda match: None) -> Match:
    """Play to the end at random, calling ``after`` at every decision."""
    for _ in range(LONGEST):
        after(match)
        if match.over:
            return match
        answer_at_random(match, luck)
    raise AssertionError(f"no end after {LONGEST} answers")


def under_way(game: Game, count: int, seed: int, luck: Stream, most: int) -> Match:
    """Return a game after fewer than ``most`` random answers; where it is over by then, after fewer than half."""
    match = new_match(game, count, seed)
    for _ in range(luck.below(most)):
        answer_at_random(match, luck)
        if match.over:
            return under_way(game, count, seed, luck, max(1, most // 2))
    return match


def decisions(match: Match, luck: Stream) -> Iterator[Match]:
    """Play to the end at random; yield the match at every decision, before it is answered."""
    for _ in range(LONGEST):
        if match.over:
            return
        yield match
        answer_at_random(match, luck)
    raise AssertionError(f"no end after {LONGEST} answers")


def waits_together(match: Match) -> bool:
    """Tell whether several seats are asked at once, sealed."""
    return isinstance(match.request, Together)


def waits_on_floor(match: Match) -> bool:
    """Tell whether the floor is open."""
    return isinstance(match.request, Floor)
