"""What holds for every lesson of every game: its steps follow one another, its texts are there and short."""

from __future__ import annotations

import re

import pytest

from fogtable.core.formats.tutorial import Tutorial, read
from fogtable.games import NAMES, load
from tests.games.words import LANGUAGES, formatted, messages

LESSONS: dict[tuple[str, str], Tutorial] = {
    (game, name): lesson for game in NAMES for name, lesson in read(load(game)).items()
}
LONGEST = 330
"""Letters of one text: it stands on a phone beside the board."""
WORDS = 55
SENTENCE = 25
"""Words of one sentence."""
WHOLE = 400
"""Words of one lesson: it is read in less than three minutes."""
NOT_YET = {("onoda", "round"): 980, ("bigbrother", "round"): 1020, ("anima", "turn"): 871}
"""Lessons that are still longer, with the most words that they have; and with longer sentences."""

of_every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def told(game: str, name: str) -> list[str]:
    return [text for step in LESSONS[game, name].steps for text in step.texts]


def said(game: str, language: str, text: str) -> str:
    return " ".join(formatted(load(game), language, text, {}).split())


def test_these_games_have_some() -> None:
    assert {game for game, _ in LESSONS} == {"notalone", "onoda", "bigbrother", "anima"}


@of_every_lesson
def test_each_answer_leads_to_the_step_that_follows(game: str, name: str) -> None:
    tutorial = LESSONS[game, name]
    learner = tutorial.seats[tutorial.players.index("here")]
    given: list[tuple[str, str]] = []
    for number, step in enumerate(tutorial.steps, 1):
        for left in range(len(step.picks)):
            lesson = tutorial.lesson(given)
            assert lesson is not None
            assert (lesson.number, lesson.picks) == (number, tuple(step.picks[left:]))
            given.append((learner, step.picks[left]))
    last = tutorial.lesson(given)
    assert last is not None
    assert (last.number, last.picks) == (len(tutorial.steps), ())
    assert tutorial.lesson([*given, given[0]]) is None, "an answer beyond the end"


@of_every_lesson
def test_who_goes_another_way_is_led_no_longer(game: str, name: str) -> None:
    tutorial = LESSONS[game, name]
    learner = tutorial.seats[tutorial.players.index("here")]
    for seat, script in tutorial.others.items():
        assert tutorial.due(seat, []) == script[0]
        assert tutorial.due(seat, [(seat, script[0])]) == script[1]
        assert tutorial.due(seat, [(learner, "another")]) is None
        assert tutorial.due(seat, [(other, pick) for other, picks in tutorial.others.items() for pick in picks]) is None
        assert tutorial.lesson([(seat, "another")]) is None
    assert tutorial.due(learner, []) is None


@of_every_lesson
def test_each_step_tells_something_and_nothing_is_told_twice(game: str, name: str) -> None:
    texts = told(game, name)
    assert all(step.texts for step in LESSONS[game, name].steps)
    assert len(texts) == len(set(texts))


@in_every_language
@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_the_texts_are_there_and_short(game: str, language: str) -> None:
    needed = sorted(text for of, name in LESSONS if of == game for text in told(of, name))
    assert needed == sorted(name for name in messages(load(game), language) if name.startswith("tutorial-"))
    for text in needed:
        words = said(game, language, text)
        assert 60 < len(words) <= LONGEST, f"{language}: {text} has {len(words)} letters"
        assert len(words.split()) <= WORDS, f"{language}: {text} has {len(words.split())} words"


@in_every_language
@of_every_lesson
def test_a_lesson_is_read_in_three_minutes(game: str, name: str, language: str) -> None:
    texts = {text: said(game, language, text) for text in told(game, name)}
    assert sum(len(words.split()) for words in texts.values()) <= NOT_YET.get((game, name), WHOLE)
    if (game, name) not in NOT_YET:
        for text, words in texts.items():
            for sentence in re.split(r"(?<=[.!?])\s+", words):
                assert len(sentence.split()) <= SENTENCE, f"{language}: {text}: {sentence}"
