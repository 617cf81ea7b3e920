"""The words of each game: well formed, alike in all languages, and fit for what the rules let them say."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from fogtable.core.declarations.cards import Seat
from fogtable.core.declarations.events import Secret
from fogtable.core.game import Game
from fogtable.games import load, names
from tests.games.words import (
    LANGUAGES,
    answers,
    entries,
    formatted,
    lacking,
    lessons,
    log_ids,
    messages,
    numbers,
    play,
    questions,
    sample,
    source,
)

GAMES = [load(name) for name in names()]
SAMPLE_NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}, "uk": {"one", "few", "many", "other"}}

in_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


# -- the files themselves ---------------------------------------------------------------------------------------------


@in_every_game
@in_every_language
def test_a_file_is_well_formed(game: Game, language: str) -> None:
    junk = [entry.content for entry in entries(game, language) if isinstance(entry, ast.Junk)]
    assert not junk
    counted = Counter(entry.id.name for entry in entries(game, language) if isinstance(entry, ast.Message))
    assert not [name for name, times in counted.items() if times > 1]


@in_every_game
@in_every_language
def test_all_that_is_said_in_play_has_its_words(game: Game, language: str) -> None:
    assert not lacking(game, language, play(game))


TWO_LINES = 92
"""So many characters stand in two lines beneath a question where a window is 390 pixels wide; more is cut off."""


@in_every_game
@in_every_language
def test_what_is_said_beneath_a_question_fits_two_lines_of_a_phone(game: Game, language: str) -> None:
    said = {name: formatted(game, language, name, {}) for name in messages(game, language) if name.startswith("ask-")}
    assert not {name: len(text) for name, text in said.items() if name.endswith("-hint") and len(text) > TWO_LINES}


@in_every_game
@in_every_translation
def test_all_languages_have_the_same_messages_with_the_same_variables(game: Game, language: str) -> None:
    here, english = messages(game, language), messages(game, "en")
    assert sorted(here) == sorted(english)
    different = sorted(name for name in here if here[name].variables != english[name].variables)
    assert not different, f"{language}.ftl and en.ftl use other variables in {', '.join(different)}"


@in_every_game
@in_every_language
@pytest.mark.parametrize("number", SAMPLE_NUMBERS)
def test_every_message_can_be_formatted(game: Game, language: str, number: int) -> None:
    for name, found in messages(game, language).items():
        formatted(game, language, name, {variable: sample(game, variable, number) for variable in found.variables})


@in_every_game
@in_every_language
def test_numbers_are_inflected_in_every_form(game: Game, language: str) -> None:
    for name, found in messages(game, language).items():
        for variable, keys in found.selects:
            if variable in numbers(game) or keys & {"one", "few", "many"}:
                forms = {key for key in keys if not key.isdecimal()}
                assert forms == PLURALS[language], f"{language}: {name} has the forms {sorted(forms)} of ${variable}"


@in_every_game
def test_a_variable_is_a_number_in_all_messages_or_in_none(game: Game) -> None:
    for name, event in log_ids(game).items():
        wrong = {arg for arg, declared in event.args.items() if declared is not int} & numbers(game)
        assert not wrong, f"{name}: elsewhere {sorted(wrong)} are numbers"


@in_every_game
@in_every_language
def test_no_word_mixes_latin_and_cyrillic_letters(game: Game, language: str) -> None:
    mixed = re.findall(r"\w*(?:[A-Za-z][Ѐ-ӿ]|[Ѐ-ӿ][A-Za-z])\w*", source(game, language))
    assert not mixed


@in_every_game
@pytest.mark.parametrize(("language", "foreign"), [("en", "[Ѐ-ӿ]"), ("ru", "[іїєґІЇЄҐ]"), ("uk", "[ыэъёЫЭЪЁ]")])
def test_no_letter_of_another_language_slips_in(game: Game, language: str, foreign: str) -> None:
    assert not re.findall(rf"\w*{foreign}\w*", source(game, language))


# -- log, questions, answers, lessons ---------------------------------------------------------------------------------


@in_every_game
@in_every_language
def test_a_log_line_says_only_what_its_event_tells(game: Game, language: str) -> None:
    for name, event in log_ids(game).items():
        used = messages(game, language)[name].variables
        assert used <= event.args.keys(), f"{language}: {name} uses {sorted(used - event.args.keys())}"
        people = {arg for arg, declared in event.args.items() if declared is Seat}
        assert people <= used, f"{language}: {name} does not say who"


@in_every_game
@in_every_language
def test_a_log_line_has_words_for_what_the_reader_may_not_know(game: Game, language: str) -> None:
    for name, event in log_ids(game).items():
        secrets = {arg for arg, declared in event.args.items() if isinstance(declared, Secret)}
        for number in SAMPLE_NUMBERS:
            known = {arg: sample(game, arg, number) for arg in event.args}
            told = formatted(game, language, name, known)
            assert all(f"<{arg}>" in told for arg in secrets), f"{language}: {name} keeps back what the reader may know"
            hidden = formatted(game, language, name, known | dict.fromkeys(secrets, "unknown"))
            assert "unknown" not in hidden, f"{language}: {name} has no words for the unknown"
            assert "\n" not in hidden, f"{language}: {name} is no line"
            assert "<player>" in hidden or "player" not in event.args, f"{language}: {name} does not say who"


@in_every_game
@in_every_language
def test_questions_are_short_and_have_no_variables(game: Game, language: str) -> None:
    for name in questions(game):
        assert not messages(game, language)[name].variables
        text = formatted(game, language, name, {})
        assert "\n" not in text
        if name.endswith("-hint"):
            assert text.endswith("."), f"{language}: {name} is no sentence"
        else:
            assert len(text) <= 60, f"{language}: {name} is too long for the decision bar"


@in_every_game
@in_every_language
def test_a_button_names_what_its_verb_is_said_of(game: Game, language: str) -> None:
    for name, variables in answers(game).items():
        assert messages(game, language)[name].variables == variables, f"{language}: {name}"
        text = formatted(game, language, name, dict.fromkeys(variables, "Anna"))
        assert ("Anna" in text) == bool(variables), f"{language}: {name}"


@in_every_game
@in_every_language
def test_a_lesson_fits_beside_the_board_of_a_phone(game: Game, language: str) -> None:
    for name in lessons(game):
        assert not messages(game, language)[name].variables
        text = formatted(game, language, name, {})
        assert 60 < len(text) <= 330, f"{language}: {name} has {len(text)} letters"
