"""The words of NOT ALONE: the rules' tables say what has to be named, and every language names it alike."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fogtable.games.notalone
from fogtable.core.cards import Seat
from fogtable.core.events import Event, Secret
from fogtable.games.notalone.components import Cause, Hunt, Phase, Place, Survival, Token
from fogtable.games.notalone.events import Log
from fogtable.games.notalone.questions import QUESTIONS

LANGUAGES = ("en", "ru", "uk")
TEXTS = Path(fogtable.games.notalone.__file__).parent / "texts"
SAMPLE_NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}, "uk": {"one", "few", "many", "other"}}
NUMBERS = {"count", "number", "spaces", "left", "turn", "will"}
"""The variables that stand for numbers, in all messages."""
STATUSES = (
    *("smoke", "sacrificed", "despair", "blocked", "ineffective", "dodging", "detecting", "committed", "exploring"),
    *("resisted", "survival-played", "allowance", "anticipated"),
)

# -- what the rules ask for -------------------------------------------------------------------------------------------


def log_ids() -> dict[str, Event]:
    return {f"log-{code}": event for code, event in Log.table.items()}


def questions() -> set[str]:
    return {f"ask-{question.code()}{more}" for question in QUESTIONS for more in ("", "-hint")}


def answers() -> dict[str, set[str]]:
    """Return the button of each verb, with the variables that it has."""
    return {"do-pass": set()} | {
        f"do-{question.code()}-{verb.name}": set() if verb.family is None else {"object"}
        for question in QUESTIONS
        for verb in question.verbs
    }


def names() -> set[str]:
    explained = {"hunt": Hunt, "survival": Survival, "token": Token, "phase": Phase}
    called = [f"{kind}-{name}" for kind, family in explained.items() for name in family.names]
    places = [f"place-{name}" for name in Place.names]
    causes = [f"cause-{name}" for name in Cause.names]
    texts = [f"{name}-text" for name in called] + [f"{name}-power" for name in places]
    return {*called, *places, *causes, *texts, "place-lair-power-all"}


def statuses() -> set[str]:
    return {f"status-{status}" for status in STATUSES}


NEEDED = {*log_ids(), *questions(), *answers(), *names(), *statuses()}

# -- what the files say -----------------------------------------------------------------------------------------------


class Finder(Visitor):
    """Collects the variables of a message, and the keys by which it selects on each."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.selects.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def source(language: str) -> str:
    return (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language)).body


@cache
def messages(language: str) -> dict[str, Finder]:
    found = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Finder()
            found[entry.id.name].visit(entry)
    return found


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def formatted(language: str, message: str, args: dict[str, Any]) -> str:
    pattern = bundle(language).get_message(message).value
    assert pattern is not None, f"{language}: {message} has no text"
    text, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, f"{language}: {message} {args}: {errors}"
    assert isinstance(text, str), f"{language}: {message} {args} gives no text"
    assert text.strip(), f"{language}: {message} {args} says nothing"
    return text


def sample(variable: str, number: int) -> str | int:
    return number if variable in NUMBERS else f"<{variable}>"


# -- the files themselves ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_well_formed(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert not junk
    counted = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert not [name for name, times in counted.items() if times > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_rules_has_its_words(language: str) -> None:
    missing = sorted(NEEDED - messages(language).keys())
    assert not missing, f"{language}.ftl lacks {', '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_over_that_the_rules_do_not_know(language: str) -> None:
    kept = tuple(f"{kind}-" for kind in ("log", "ask", "do", "place", "hunt", "survival", "phase", "cause", "status"))
    left_over = sorted(name for name in messages(language) if name.startswith(kept) and name not in NEEDED)
    assert not left_over, f"{language}.ftl: nothing asks for {', '.join(left_over)}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    here, english = messages(language), messages("en")
    assert sorted(here) == sorted(english)
    different = sorted(name for name in here if here[name].variables != english[name].variables)
    assert not different, f"{language}.ftl and en.ftl use other variables in {', '.join(different)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", SAMPLE_NUMBERS)
def test_every_message_can_be_formatted(language: str, number: int) -> None:
    for name, found in messages(language).items():
        formatted(language, name, {variable: sample(variable, number) for variable in found.variables})


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_inflected_in_every_form(language: str) -> None:
    for name, found in messages(language).items():
        for variable, keys in found.selects:
            if variable in NUMBERS:
                forms = {key for key in keys if not key.isdecimal()}
                assert forms == PLURALS[language], f"{language}: {name} has the forms {sorted(forms)} of ${variable}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_mixes_latin_and_cyrillic_letters(language: str) -> None:
    mixed = re.findall(r"\w*(?:[A-Za-z][Ѐ-ӿ]|[Ѐ-ӿ][A-Za-z])\w*", source(language))
    assert not mixed


@pytest.mark.parametrize(("language", "foreign"), [("en", "[Ѐ-ӿ]"), ("ru", "[іїєґІЇЄҐ]"), ("uk", "[ыэъёЫЭЪЁ]")])
def test_no_letter_of_another_language_slips_in(language: str, foreign: str) -> None:
    assert not re.findall(rf"\w*{foreign}\w*", source(language))


# -- log, questions, answers, labels ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "event"), log_ids().items(), ids=log_ids())
def test_a_log_line_says_only_what_its_event_tells(language: str, name: str, event: Event) -> None:
    used = messages(language)[name].variables
    assert used <= event.args.keys(), f"{language}: {name} uses {sorted(used - event.args.keys())}"
    people = {arg for arg, declared in event.args.items() if declared is Seat}
    assert people <= used, f"{language}: {name} does not say who"
    assert {arg for arg, declared in event.args.items() if declared is int} <= NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "event"), log_ids().items(), ids=log_ids())
def test_a_log_line_has_words_for_what_the_reader_may_not_know(language: str, name: str, event: Event) -> None:
    secrets = {arg for arg, declared in event.args.items() if isinstance(declared, Secret)}
    for number in SAMPLE_NUMBERS:
        known = {arg: sample(arg, number) for arg in event.args}
        told = formatted(language, name, known)
        assert all(f"<{arg}>" in told for arg in secrets), f"{language}: {name} keeps back what the reader may know"
        hidden = formatted(language, name, known | dict.fromkeys(secrets, "unknown"))
        assert "unknown" not in hidden, f"{language}: {name} has no words for the unknown"
        assert "\n" not in hidden, f"{language}: {name} is no line"
        assert "<player>" in hidden or "player" not in event.args


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_short_and_have_no_variables(language: str) -> None:
    for name in questions():
        assert not messages(language)[name].variables
        text = formatted(language, name, {})
        assert "\n" not in text
        if name.endswith("-hint"):
            assert text.endswith("."), f"{language}: {name} is no sentence"
        else:
            assert len(text) <= 60, f"{language}: {name} is too long for the decision bar"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "variables"), answers().items(), ids=answers())
def test_a_button_names_what_its_verb_is_said_of(language: str, name: str, variables: set[str]) -> None:
    assert messages(language)[name].variables == variables
    text = formatted(language, name, dict.fromkeys(variables, "Anna"))
    assert ("Anna" in text) == bool(variables)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_what_is_in_force_need_at_most_a_number(language: str) -> None:
    for name in statuses():
        expected = {"number"} if name == "status-allowance" else set()
        assert messages(language)[name].variables == expected, f"{language}: {name}"
