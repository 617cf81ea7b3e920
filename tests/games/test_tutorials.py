"""What holds for every lesson of every game: its steps follow one another, its texts are there and short."""

from __future__ import annotations

import re

import msgspec
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
ASKED_LATER = {"bigbrother": {"characters": "choose"}}
"""Options that a lesson may have otherwise than a new table: the learner is given a character, and reads no sheets."""

of_every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def told(game: str, name: str) -> list[str]:
    return [text for step in LESSONS[game, name].steps for text in step.texts]


def said(game: str, language: str, text: str) -> str:
    return " ".join(formatted(load(game), language, text, {}).split())


@pytest.mark.parametrize("game", NAMES)
def test_each_side_has_one(game: str) -> None:
    """Where the sides differ in more than their number the lesson has the side's name, and the learner its seat."""
    mine = {name: lesson for (of, name), lesson in LESSONS.items() if of == game}
    if len(mine) > 1:
        assert {load(game).side_of(lesson.players.index("here")): lesson for lesson in mine.values()} == mine
        seats = range(load(game).seat_counts[0])
        assert {load(game).side_of(seat) for seat in seats} == set(mine)
    else:
        assert len(mine) == 1


@of_every_lesson
def test_one_person_learns(game: str, name: str) -> None:
    assert LESSONS[game, name].players.count("here") == 1


@of_every_lesson
def test_it_has_the_numbers_of_a_new_table(game: str, name: str) -> None:
    options = msgspec.structs.replace(LESSONS[game, name].options, **ASKED_LATER.get(game, {}))
    assert options == load(game).options()


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
    assert sum(len(words.split()) for words in texts.values()) <= WHOLE
    for text, words in texts.items():
        for sentence in re.split(r"(?<=[.!?])\s+", words):
            assert len(sentence.split()) <= SENTENCE, f"{language}: {text}: {sentence}"
