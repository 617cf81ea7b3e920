"""What a debug build tells of rules that go beyond what C holds, or that Python would stop."""

from __future__ import annotations

import pytest

from fogtable.compile.check.game import check
from fogtable.compile.read.modules import read_source
from fogtable.core.declarations.state import OutOfBounds
from tests.fast import corpus
from tests.fast.checkout import needs_compiler
from tests.fast.compiled import compile_rules
from tests.fast.identity import Start, compiled

RULES = """from __future__ import annotations
from fogtable.core.rules import OVER, Ask, Script, Scripts, random_of, roll
from tests.fast.programs.table import Card, Luck, Pick, Scene, Table
SCENES = Scripts(Scene)
def play(t: Table) -> Script[None]:
    yield from SCENES[t.scene](t)
    yield OVER
@SCENES.of(Scene.ONE)
def product(t: Table) -> None:
    t.score = (t.b + 59993) * 60000 % 7
@SCENES.of(Scene.TWO)
def die_without_faces(t: Table) -> None:
    t.b = roll(t, Luck.FATE, t.a)
@SCENES.of(Scene.THREE)
def nothing_to_draw(t: Table) -> None:
    t.top = random_of(t, Luck.DRAW, t.pile - t.pile)
@SCENES.of(Scene.FOUR)
def waits_in_16_bits(t: Table) -> Script[None]:
    n = t.b + 39993
    t.top = yield Ask(0, Pick, Card.ALL)
    t.b = n % 7
@SCENES.of(Scene.FIVE)
def beyond_the_last_card(t: Table) -> None:
    t.a = t.counts[t.b - 1]
"""
TOLD = (
    "(t->b + 59993) * 60000: expected -2147483647 to 2147483647, got 3600000000",
    "faces: expected 1 to 2147483647, got 0",
    "count(possible): expected 1 to 2147483647, got 0",
    "f->n: expected -32768 to 32767, got 40000",
    "(t->b - 1): expected 0 to 5, got 6",
)


@needs_compiler
def test_a_debug_build_tells_what_cannot_be() -> None:
    rules = check(read_source(RULES, "rules.py", "tests.fast.programs.beyond"))
    assert rules.problems == []
    game = corpus.game_of("beyond", rules.program.modules[0].space)
    begin = compiled(compile_rules(game, rules))
    for scene, told in enumerate(TOLD):
        with pytest.raises(OutOfBounds) as stopped:
            begin(Start(game, 1, 0, corpus.Programs(scene)))
        assert str(stopped.value) == told
