"""The guided first round of ONODA: the example of the rulebook, played as its steps say."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from fogtable.core.tutorial import Tutorial, read
from fogtable.games.onoda import GAME
from tests.games.onoda.table import Table

LONGEST = 330
"""Letters of one text: it stands on a phone beside the board."""


@pytest.fixture(scope="module")
def tutorial() -> Tutorial:
    found = read(GAME)
    assert found is not None
    return found


@pytest.fixture(params=[1, 2026])
def table(tutorial: Tutorial, request: pytest.FixtureRequest) -> Table:
    """Return a table as the set-up leaves it with the luck said; nothing of the round may hang on the seed."""
    sources = GAME.luck.sources
    luck = [(name, str(sources[name].text(one))) for name, outcomes in tutorial.said.items() for one in outcomes]
    return Table.fresh(request.param, luck)


def words(language: str) -> dict[str, str]:
    """Return each message of a language as it is read, its lines joined."""
    parsed = FluentParser().parse((Path(GAME.folder) / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))
    found = {entry.id.name: entry.value for entry in parsed.body if isinstance(entry, ast.Message)}
    return {
        name: " ".join("".join(part.value for part in value.elements if isinstance(part, ast.TextElement)).split())
        for name, value in found.items()
        if value is not None
    }


def told(tutorial: Tutorial) -> list[str]:
    return [text for step in tutorial.steps for text in step.texts]


@pytest.mark.clauses("ON-4.1", "ON-7.3", "ON-9.3", "ON-14.4", "ON-15.4", "ON-18.4")
def test_the_round_ends_as_in_the_example(tutorial: Tutorial, table: Table) -> None:
    for number, step in enumerate(tutorial.steps, 1):
        for pick in step.picks:
            assert pick in table.offered(), f"step {number}: {pick} is not offered"
            table.play(pick)
    assert table.unused() == {}
    assert (table.round, table.health, table.paranoia, table.honor) == (2, 8, 1, 1)
    assert (table.at, table.hand, table.lasting) == ("kyanpu", {"plantains"}, set())
    assert {region: level for region, level in table.alert.items() if level} == {"looc": 1, "binacas": 1}
    assert table.asked() == "act"


def test_each_answer_leads_to_the_step_that_follows(tutorial: Tutorial) -> None:
    given: list[str] = []
    for number, step in enumerate(tutorial.steps, 1):
        for left in range(len(step.picks)):
            lesson = tutorial.lesson(given)
            assert lesson is not None
            assert (lesson.number, lesson.picks) == (number, tuple(step.picks[left:]))
            given.append(step.picks[left])
    last = tutorial.lesson(given)
    assert last is not None
    assert (last.number, last.picks) == (len(tutorial.steps), ())
    assert tutorial.lesson([*given, "raid"]) is None


def test_each_step_tells_something_and_nothing_is_told_twice(tutorial: Tutorial) -> None:
    assert all(step.texts for step in tutorial.steps)
    assert len(told(tutorial)) == len(set(told(tutorial)))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_texts_are_there_and_short(tutorial: Tutorial, language: str) -> None:
    said = words(language)
    assert sorted(told(tutorial)) == sorted(name for name in said if name.startswith("tutorial-"))
    for name in told(tutorial):
        assert 60 < len(said[name]) <= LONGEST, f"{language}: {name} has {len(said[name])} letters"
        assert len(said[name].split()) <= 55, f"{language}: {name} has {len(said[name].split())} words"
