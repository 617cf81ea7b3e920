"""The corpus of small programs: each does the same in both executions, and all of its lines are run."""

from __future__ import annotations

import pytest

from fogtable.core.declarations.streams import Stream
from tests.fast import corpus
from tests.fast.checkout import needs_compiler
from tests.fast.compiled import files_of, module_of
from tests.fast.cover import Cover
from tests.fast.identity import compiled, reference
from tests.fast.playing import Tally, compare, some_start
from tests.tiers import drawn, seeds

pytestmark = [needs_compiler, drawn]

GAMES = 24
"""Games of each program, at tables of one to four seats in turn; most begin at a random position."""


@pytest.mark.parametrize("file", corpus.FILES)
def test_programs_do_the_same_in_both_executions(file: str) -> None:
    game = corpus.load(file)
    module = module_of(game)
    cover = Cover(module, files_of(game))
    tally = Tally()
    scenes = len(corpus.titles(file))
    for scene in range(scenes):
        for number in seeds(GAMES, quick=GAMES):
            luck = Stream(number)
            start = some_start(game, 1 + number % 4, number, luck, number % 3 > 0, corpus.Programs(scene), corpus.FIXED)
            compare(start, reference, compiled(module), luck, tally, every=1)
    assert tally["over"] + tally["stopped"] > scenes * len(seeds(GAMES, quick=GAMES)) // 2
    cover.require(100)
