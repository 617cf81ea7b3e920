"""What the checker accepts and C cannot hold is refused with file, line and remedy."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fogtable.compile.check import check
from fogtable.compile.read import read_source
from fogtable.compile.translate import NotTranslated, translate
from tests.fast import corpus

HEAD = """from __future__ import annotations
from typing import Final
from fogtable.core.rules import BOUNDARY, EMPTY, NONE, OVER, Ask, Cards, Script, Scripts, cards_of
from tests.fast.programs.table import Act, Card, Pick, Table
"""


def refusal(body: str, **change: object) -> str:
    """Return what the translator says of a program that the checker accepts."""
    rules = check(read_source(HEAD + body, "rules.py", "tests.fast.programs.refused"))
    assert rules.problems == []
    game = replace(corpus.game_of("refused", rules.program.modules[0].space), **change)
    with pytest.raises(NotTranslated) as refused:
        translate(game, rules)
    return str(refused.value)


def test_a_number_that_32_bits_do_not_hold() -> None:
    said = refusal(
        """def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        if t.a > 3_000_000_000:
            yield OVER
        yield OVER
"""
    )
    assert said == "rules.py:8: 3000000000 is more than 32 bits hold: count in larger units"


def test_a_constant_that_32_bits_do_not_hold() -> None:
    said = refusal(
        """COSTS: Final = [1, 1 << 40]
def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        t.a = COSTS[t.b]
        yield OVER
"""
    )
    assert said.startswith("rules.py:9: ")
    assert 'in "COSTS" is more than 32 bits hold: count in larger units' in said


def test_rows_of_a_table_that_differ_in_length() -> None:
    said = refusal(
        """ROWS: Final = [[1, 2], [3]]
def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        t.a = ROWS[t.b][0]
        yield OVER
"""
    )
    assert said == 'rules.py:9: rows of "ROWS" differ in length: fill them up to the same'


def test_a_loop_through_a_row_of_a_table() -> None:
    said = refusal(
        """ROWS: Final = [[1, 2], [3, 4]]
def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        for n in ROWS[t.b]:
            t.a = n
        yield OVER
"""
    )
    assert said == "rules.py:9: a loop through a row of a table: keep rows as card sets"


def test_a_question_that_the_game_does_not_list() -> None:
    said = refusal(
        """def play(t: Table) -> Script[None]:
    while True:
        yield BOUNDARY
        card = yield Ask(0, Pick, Card.ALL)
        t.a = card
        yield OVER
""",
        choices=(),
    )
    assert said == "rules.py:8: Pick is not among the questions of the game: list it in choices"


def test_rules_that_the_checker_refuses() -> None:
    rules = check(
        read_source(HEAD + "def play(t: Table) -> Script[None]:\n    yield from play(t)\n", "rules.py", "rules")
    )
    assert rules.problems
    with pytest.raises(NotTranslated, match=r"rules\.py:5: .play. calls itself"):
        translate(corpus.game_of("refused", rules.program.modules[0].space), rules)
