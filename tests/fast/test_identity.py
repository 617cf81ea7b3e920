"""Both executions play the same games: every table of the tests, from the start and from random positions."""

from __future__ import annotations

import pytest

from fogtable.core.chance import Stream
from fogtable.core.game import Game
from tests.every_game.tables import GAMES, LONG, at_every_table, some_options
from tests.fast.checkout import needs_compiler
from tests.fast.compiled import files_of, module_of
from tests.fast.cover import Cover
from tests.fast.identity import compiled, reference
from tests.fast.playing import STRAIGHT, Tally, compare, some_start

pytestmark = needs_compiler


def number_of_games(count: int) -> int:
    """Return how many games are compared at a table; every other begins at a random position."""
    return 10_000 if LONG else 20 if count < 5 else 8


COVERED = {"notalone": 97}
"""How many of a hundred lines of rules have to run at least while a game is compared; of the sketches all."""


@at_every_table
def test_games_are_the_same_in_both_executions(game: Game, count: int) -> None:
    module = module_of(game)
    tally = Tally()
    games = number_of_games(count)
    for number in range(games):
        luck = Stream(number)
        start = some_start(game, count, number, luck, number % 2 == 1, some_options(game, luck))
        compare(start, reference, compiled(module), luck, tally, every=8 if LONG else 4)
    print(tally)
    assert tally["over"] > games // 2
    assert tally["copy"]
    assert tally["redeal"] or count == 1
    assert tally["retract"] or count < 3  # with fewer seats the last answer is in at once


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_the_comparison_runs_the_lines_of_the_rules(game: Game) -> None:
    """Random play from the start misses corners: most of these games begin at a random position."""
    module = module_of(game)
    cover = Cover(module, files_of(game))
    tally = Tally()
    for number in range(2_000 if LONG else 150):
        luck = Stream(number)
        count = game.seat_counts[luck.below(len(game.seat_counts)) * luck.below(2)]
        start = some_start(game, count, number, luck, number % 5 > 0, some_options(game, luck))
        compare(start, reference, compiled(module), luck, tally, every=16, others=STRAIGHT)
    print(tally)
    cover.require(COVERED.get(game.name, 100))
