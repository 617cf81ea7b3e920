"""The words of ONODA: the rules' tables say what has to be named, and every language names it alike."""

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

import fogtable.games.onoda
from fogtable.core.events import Event
from fogtable.games.onoda import BANDS, GAME
from fogtable.games.onoda.components import (
    DETERMINATION,
    EVENT_OF_USE,
    FOOD,
    Check,
    Comrade,
    Deed,
    End,
    Item,
    Marker,
    Mission,
    Moment,
    Region,
    Token,
    Use,
    Variant,
)
from fogtable.games.onoda.components import Event as EventCard
from fogtable.games.onoda.events import Log
from fogtable.games.onoda.questions import QUESTIONS

LANGUAGES = ("en", "ru", "uk")
TEXTS = Path(fogtable.games.onoda.__file__).parent / "texts"
SAMPLE_NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}, "uk": {"one", "few", "many", "other"}}
NUMBERS = {"number", "left", "now", "level", "round", "determination", "food", "required"}
"""The variables that stand for numbers, in all messages."""
RESULTS = (*(name for _, name in BANDS), "legend")
DEFEATS = tuple(name for name in End.names if name != "survived")

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
    plain = {"region": Region, "item": Item, "marker": Marker, "comrade": Comrade, "token": Token, "use": Use}
    plain |= {"deed": Deed, "check": Check, "moment": Moment, "variant": Variant, "end": End}
    explained = {"event": EventCard, "mission": Mission}
    called = {f"{kind}-{name}" for kind, family in explained.items() for name in family.names}
    called |= {f"band-{name}" for name in RESULTS}
    explained_too = {f"{name}-text" for name in called}
    counters = {f"counter-{name}" for name in ("health", "paranoia", "honor")}
    causes = {f"cause-{name}" for name in (*RESULTS, *DEFEATS)}
    return {f"{kind}-{name}" for kind, family in plain.items() for name in family.names}.union(
        called, explained_too, counters, causes, {"note-harm"}
    )


def sides() -> set[str]:
    won = [f"win-{side}{more}" for side in ("onoda", "island") for more in ("", "-story")]
    return {*won, "side-onoda", "side-island", "seat-onoda"}


def options() -> set[str]:
    values = [f"option-variant-{name}" for name in Variant.names]
    return {f"{name}{more}" for name in ("option-variant", *values) for more in ("", "-text")}


NEEDED = {*log_ids(), *questions(), *answers(), *names(), *sides(), *options()}

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
    left_over = sorted(name for name in messages(language) if not name.startswith("game-") and name not in NEEDED)
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
    assert {arg for arg, declared in event.args.items() if declared is int} <= NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", log_ids())
def test_a_log_line_is_one_line(language: str, name: str) -> None:
    for number in SAMPLE_NUMBERS:
        args = {arg: sample(arg, number) for arg in log_ids()[name].args}
        assert "\n" not in formatted(language, name, args)


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


# -- cards and results ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_names_and_results_have_no_variables(language: str) -> None:
    for name in names() | sides() | options():
        assert not messages(language)[name].variables, f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["event", "mission"])
def test_cards_have_names_of_their_own(language: str, kind: str) -> None:
    family = EventCard if kind == "event" else Mission
    called = Counter(formatted(language, f"{kind}-{name}", {}) for name in family.names)
    assert max(called.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_use_is_called_after_its_card(language: str) -> None:
    for use in Use.ALL:
        card = formatted(language, f"event-{EventCard.name(EVENT_OF_USE[use])}", {})
        named = formatted(language, f"use-{Use.name(use)}", {})
        assert named.replace("«", "").replace("»", "").startswith(f"{card}: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_tells_its_faces(language: str) -> None:
    for token in Token.ALL:
        numbers = re.findall(r"\d+", formatted(language, f"token-{Token.name(token)}", {}))
        assert numbers == [str(DETERMINATION[token]), str(FOOD[token])]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_card_texts_have_the_same_numbers(language: str) -> None:
    """500 is a name: Hill 500, called Five Hundred in English."""
    for name in names():
        if name.endswith("-text") and name.startswith(("event-", "mission-")):
            here, english = (re.findall(r"\d+", formatted(at, name, {})) for at in (language, "en"))
            assert [number for number in here if number != "500"] == english, f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_result_has_its_epilogue(language: str) -> None:
    for name in RESULTS:
        assert 20 <= len(formatted(language, f"band-{name}-text", {}).split()) <= 75, f"{language}: {name}"


@pytest.mark.clauses("ON-19.5", "ON-21.5")
def test_every_outcome_has_its_cause() -> None:
    """The points of each band lead to its name, and nothing else can be told at the end."""
    assert [top for top, _ in BANDS] == [30, 60, 90, 130]
    assert {f"cause-{name}" for name in (*RESULTS, *DEFEATS)} <= messages("en").keys()
    assert GAME.side_of(0) == "onoda"
