"""What the checker accepts and C cannot hold is refused with file, line and remedy."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fogtable.compile.check.game import check
from fogtable.compile.emit.translate import NotTranslated, translate
from fogtable.compile.read.modules import read_source
from tests.fast import corpus
from tests.fast.programs.table import Act, Pick

HEAD = """from __future__ import annotations
from typing import Final
from fogtable.core.rules import BOUNDARY, EMPTY, NONE, OVER, Ask, Cards, Script, Scripts, Verb, cards_of
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


ENDS = """def play(t: Table) -> Script[None]:
    yield OVER
def answers(t: Table) -> Script[int]:
    yield OVER
    return 3
def alone(t: Table) -> int:
    return 3
def seat(t: Table, p: int) -> int:
    return p
def weighs(t: Table, p: int, deed: Verb, card: int) -> int:
    return card
"""


@pytest.mark.parametrize(
    ("how", "line", "expected"),
    [
        ({"play": "answers"}, 7, '"answers" plays the game: write  def answers(t: Table) -> Script[None]'),
        ({"play": "alone"}, 10, '"alone" plays the game'),
        ({"deal": "seat"}, 12, "let it take the state, give back no value and ask nobody"),
        ({"payoff": "alone"}, 10, "let it take the state, a number, give back a number and ask nobody"),
        ({"worth": "weighs"}, 14, "let it take the state, a number, give back a number and ask nobody"),
        ({"policy": {Pick: "weighs"}}, 14, "let it take the state, a number, a number, give back"),
        ({"policy": {Act: "seat"}}, 12, "let it take the state, a number, a verb, a number, give back"),
    ],
)
def test_rules_that_the_game_is_entered_by(how: dict[str, object], line: int, expected: str) -> None:
    rules = check(read_source(HEAD + ENDS, "rules.py", "tests.fast.programs.refused"))
    assert rules.problems == []
    space = rules.program.modules[0].space
    named = {key: space[to] if isinstance(to, str) else {c: space[r] for c, r in to.items()} for key, to in how.items()}
    game = replace(corpus.game_of("refused", space), **named)
    with pytest.raises(NotTranslated) as refused:
        translate(game, rules)
    assert str(refused.value).startswith(f"rules.py:{line}: ")
    assert expected in str(refused.value)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"play": len}, '"len" is not written in the rules language: put it in a module of RULES or POLICY'),
        ({"policy": {Pick: pytest.fail}, "choices": ()}, "policy: Pick is not among the questions of the game"),
    ],
)
def test_what_the_game_names_and_the_rules_lack(change: dict[str, object], expected: str) -> None:
    assert refusal(ENDS, **change).startswith(expected)


def test_rules_that_the_checker_refuses() -> None:
    rules = check(
        read_source(HEAD + "def play(t: Table) -> Script[None]:\n    yield from play(t)\n", "rules.py", "rules")
    )
    assert rules.problems
    with pytest.raises(NotTranslated, match=r"rules\.py:5: .play. calls itself"):
        translate(corpus.game_of("refused", rules.program.modules[0].space), rules)
