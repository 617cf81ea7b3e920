"""What holds for the guided table of every game: its steps follow one another, its texts are there and short."""

from __future__ import annotations

import pytest

from fogtable.core.formats.tutorial import Tutorial, read
from fogtable.games import NAMES, load
from tests.games.words import LANGUAGES, formatted, messages

TUTORIALS: dict[str, Tutorial] = {name: found for name in NAMES if (found := read(load(name)))}
LONGEST = 330
"""Letters of one text: it stands on a phone beside the board."""
WORDS = 55

of_every_game = pytest.mark.parametrize("game", TUTORIALS)


def told(game: str) -> list[str]:
    return [text for step in TUTORIALS[game].steps for text in step.texts]


def test_these_games_have_one() -> None:
    assert set(TUTORIALS) >= {"onoda", "bigbrother", "anima"}


@of_every_game
def test_each_answer_leads_to_the_step_that_follows(game: str) -> None:
    tutorial = TUTORIALS[game]
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
    assert tutorial.lesson([*given, given[0]]) is None, "an answer beyond the end"


@of_every_game
def test_each_step_tells_something_and_nothing_is_told_twice(game: str) -> None:
    assert all(step.texts for step in TUTORIALS[game].steps)
    assert len(told(game)) == len(set(told(game)))


@pytest.mark.parametrize("language", LANGUAGES)
@of_every_game
def test_the_texts_are_there_and_short(game: str, language: str) -> None:
    said = sorted(name for name in messages(load(game), language) if name.startswith("tutorial-"))
    assert sorted(told(game)) == said
    for name in said:
        text = " ".join(formatted(load(game), language, name, {}).split())
        assert 60 < len(text) <= LONGEST, f"{language}: {name} has {len(text)} letters"
        assert len(text.split()) <= WORDS, f"{language}: {name} has {len(text.split())} words"
