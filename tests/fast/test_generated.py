"""Programs that Hypothesis draws do the same in both executions."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from fogtable.compile.build import NotBuilt
from fogtable.compile.emit.translate import NotTranslated
from fogtable.core.declarations.streams import Stream
from fogtable.core.game import Game
from tests.fast import corpus
from tests.fast.checkout import needs_compiler
from tests.fast.compiled import compile_rules
from tests.fast.generate import Program, checked, program, programs
from tests.fast.identity import Broken, Execution, compiled, reference
from tests.fast.playing import Tally, compare, difference, some_start
from tests.fast.reduce import reduced
from tests.tiers import drawn, seeds, tries

pytestmark = drawn

SIZE = 8
"""Programs that are compiled together."""
GAMES = 6
"""Games of each: at tables of one to four seats, most from random positions."""


def built(drawn: list[Program]) -> tuple[Game, Execution]:
    """Return the game of accepted programs, and its compiled execution."""
    rules = checked(drawn)
    game = corpus.game_of("generated", rules.program.modules[0].space)
    return game, compiled(compile_rules(game, rules))


def differing(game: Game, right: Execution, scene: int, tally: Tally) -> int | None:
    """Return the number of the first game of a program that differs."""
    for number in range(GAMES):
        luck = Stream(number)
        start = some_start(game, 1 + number % 4, number, luck, number > 1, corpus.Programs(scene), corpus.FIXED)
        if difference(start, reference, right, luck, tally, every=4) is not None:
            return number
    return None


@needs_compiler
@settings(
    max_examples=tries(6, quick=2),
    phases=[Phase.generate],  # a module is compiled for each example: what differs is made smaller here, not there
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
@given(drawn=programs(SIZE))
def test_drawn_programs_do_the_same_in_both_executions(drawn: list[Program]) -> None:
    accepted = [one for one in drawn if not checked([one]).problems]
    game, right = built(accepted)
    tally = Tally()
    for scene, one in enumerate(accepted):
        if differing(game, right, scene, tally) is not None:
            pytest.fail(told(one))
    assert tally["over"] + tally["stopped"] >= len(accepted)


def told(one: Program) -> str:
    """Return a program that differs, made as small as can be, and the play that shows it."""

    def shows(text: str) -> bool | None:
        if f"def {one.scene}(" not in text:
            return None
        smaller = Program(one.scene, text)
        try:
            return None if checked([smaller]).problems else differing(*built([smaller]), 0, Tally()) is not None
        except (Broken, NotBuilt, NotTranslated):
            return False

    smallest = Program(one.scene, reduced(one.text, shows))
    game, right = built([smallest])
    number = differing(game, right, 0, Tally()) or 0
    luck = Stream(number)
    start = some_start(game, 1 + number % 4, number, luck, number > 1, corpus.Programs(0), corpus.FIXED)
    try:
        compare(start, reference, right, luck, Tally(), every=1)
    except AssertionError as shown:
        return f"{smallest.text}\n{shown}"
    return f"{smallest.text}\nit differs, but not always"


def test_the_checker_accepts_nearly_all_drawn_programs() -> None:
    accepted = 0
    tried = seeds(60)
    for seed in tried:
        one = program(random.Random(seed).randrange, "p0")
        accepted += not checked([one]).problems
    assert accepted >= 0.95 * len(tried)
