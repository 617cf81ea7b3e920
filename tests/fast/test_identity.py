"""Both executions play the same games: every table of the tests, from the start and from random positions."""

from __future__ import annotations

from types import ModuleType

import pytest

from fogtable.core.declarations.chance import Source
from fogtable.core.declarations.streams import Stream
from fogtable.core.game import Game
from fogtable.games import NAMES, load
from tests.every_game.tables import GAMES, RARELY_SEALED, at_every_table, some_options
from tests.fast.checkout import needs_compiler
from tests.fast.compiled import files_of, module_of
from tests.fast.cover import Cover
from tests.fast.identity import Act, Play, Start, compiled, reference
from tests.fast.playing import STRAIGHT, Tally, compare, some_start
from tests.sketches import SKETCHES
from tests.tiers import drawn, seeds, slow

pytestmark = [needs_compiler, drawn]


def games(game: Game, count: int) -> range:
    """Return the seeds of the games that are compared at a table; every other begins at a random position.

    A game from elsewhere may be so short that it takes many until a world is re-dealt.
    """
    if game not in SKETCHES and game.name not in NAMES:
        return seeds(200)
    return seeds(12 if count < 5 else 8, quick=6 if game in SKETCHES else 4)


COVERED = {"notalone": 98, "onoda": 98, "bigbrother": 97, "anima": 97}
"""How many of a hundred lines of rules have to run at least while a game is compared; of the sketches all."""
LONG = ("bigbrother", "anima")
"""Games with many outcomes, each of which is played to an end."""
COMPARED = {"onoda": 1_600, "bigbrother": 300, "anima": 200}
"""How many games are compared for that: each of these games meets few of its cards."""


@at_every_table
def test_games_are_the_same_in_both_executions(game: Game, count: int) -> None:
    module = module_of(game)
    tally = Tally()
    numbers = games(game, count)
    for number in numbers:
        luck = Stream(number)
        start = some_start(game, count, number, luck, number % 2 == 1, some_options(game, luck))
        compare(start, reference, compiled(module), luck, tally, every=4)
    print(tally)
    assert tally["over"] > len(numbers) // 2
    assert tally["copy"]
    assert tally["redeal"] or count == 1
    # with fewer seats the last answer is in at once
    assert tally["retract"] or count < 3 or game.name in RARELY_SEALED


def test_the_module_that_is_shipped_plays_the_same(notalone_module: ModuleType) -> None:
    """It is compiled without checks, and faster."""
    game = load("notalone")
    tally = Tally()
    numbers = seeds(18, quick=6)
    for number in numbers:
        luck = Stream(number)
        start = some_start(game, 2 + number % 6, number, luck, number % 2 == 1, some_options(game, luck))
        compare(start, reference, compiled(notalone_module), luck, tally, every=4)
    assert tally["over"] > len(numbers) // 2


def all_came(play: Play) -> bool:
    """Tell whether all that was said beforehand has come."""
    return not any(play.match.state.chance.said.values())


def said_of(source: Source) -> list[int]:
    """Return outcomes of a source, possible and impossible ones; every third of many, others in each long part."""
    if source.family is None:
        return [-1, *range(8), 2**31, 10**10]
    size = len(source.family.names)
    step = 3 if size > 20 else 1
    return [-1, *range(seeds(1)[0] % step, size, step)]


@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=slow if game.name in LONG else ()) for game in GAMES]
)
def test_outcomes_said_beforehand_come_or_are_refused_alike(game: Game) -> None:
    module = module_of(game)
    tally = Tally()
    for source in game.luck.sources.values():
        for outcome in said_of(source):
            start = Start(game, game.seat_counts[0], 3, said={source.name: [outcome] * 2})
            compare(
                start, reference, compiled(module), Stream(outcome), tally, every=16, others=STRAIGHT, until=all_came
            )
    assert tally["stopped"]
    assert tally["until"] or not tally["left"]


@pytest.mark.parametrize("seat", [-(10**20), -1, 8, 127, 2**31, 10**20])
def test_seats_that_are_not_there_are_refused_alike(seat: int) -> None:
    game = GAMES[0]
    play = Play(Start(game, game.seat_counts[0], 1), reference, compiled(module_of(game)))
    play.begin()
    play.do(Act("wrong", seat, 0))


@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=slow if game.name in COVERED else ()) for game in GAMES]
)
def test_the_comparison_runs_the_lines_of_the_rules(game: Game) -> None:
    """Random play from the start misses corners: most of these games begin at a random position."""
    module = module_of(game)
    cover = Cover(module, files_of(game))
    tally = Tally()
    for number in seeds(COMPARED.get(game.name, 150), quick=150):
        luck = Stream(number)
        count = game.seat_counts[luck.below(len(game.seat_counts)) * luck.below(2)]
        start = some_start(game, count, number, luck, number % 5 > 0, some_options(game, luck))
        compare(start, reference, compiled(module), luck, tally, every=16, others=STRAIGHT)
    print(tally)
    cover.require(COVERED.get(game.name, 100))
