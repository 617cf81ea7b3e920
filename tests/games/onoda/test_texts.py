"""The words of ONODA: what the rules' tables ask for has its words, and they say what the cards do."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from fogtable.games.onoda import BANDS, GAME
from fogtable.games.onoda.components import (
    CONTENT,
    DETERMINATION,
    EVENT_OF_USE,
    FOOD,
    LASTING_EVENTS,
    PREPARED_EVENTS,
    Check,
    Comrade,
    Deed,
    End,
    Event,
    Item,
    Marker,
    Mission,
    Moment,
    Region,
    Token,
    Use,
    Variant,
)
from tests.games.words import LANGUAGES, formatted, lacking, left_over, messages, play

RESULTS = (*(name for _, name in BANDS), CONTENT.beyond)
DEFEATS = tuple(name for name in End.names if name != "survived")


def names() -> set[str]:
    plain = {"region": Region, "item": Item, "marker": Marker, "comrade": Comrade, "token": Token, "use": Use}
    plain |= {"deed": Deed, "check": Check, "moment": Moment, "variant": Variant, "end": End}
    explained = {"event": Event, "mission": Mission}
    called = {f"{kind}-{name}" for kind, family in explained.items() for name in family.names}
    explained_too = {f"{name}-text" for name in called}
    explained_too |= {f"event-{Event.name(one)}-line" for one in LASTING_EVENTS | PREPARED_EVENTS}
    explained_too |= {f"item-{name}-line" for name in Item.names}
    counters = {f"counter-{name}" for name in ("health", "paranoia", "honor")}
    causes = {f"cause-{name}" for name in (*RESULTS, *DEFEATS)}
    return {f"{kind}-{name}" for kind, family in plain.items() for name in family.names}.union(
        called, explained_too, counters, causes, endings(), {f"band-{name}" for name in RESULTS}, {"note-harm"}
    )


def endings() -> set[str]:
    """Return what tells how it went on: after each result, and after each defeat."""
    return {f"band-{name}-text" for name in RESULTS} | {f"end-{name}-text" for name in DEFEATS}


def sides() -> set[str]:
    won = [f"win-{side}{more}" for side in ("onoda", "island") for more in ("", "-story")]
    return {*won, "side-onoda", "side-island", "seat-onoda"}


def options() -> set[str]:
    values = [f"option-variant-{name}" for name in Variant.names]
    return {f"{name}{more}" for name in ("option-variant", "option-next_number", *values) for more in ("", "-text")}


NEEDED = play(GAME) | names() | sides() | options()


def said(language: str, name: str) -> str:
    return formatted(GAME, language, name, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_rules_has_its_words(language: str) -> None:
    assert not lacking(GAME, language, NEEDED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_over_that_the_rules_do_not_know(language: str) -> None:
    assert not left_over(GAME, language, NEEDED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_names_and_results_have_no_variables(language: str) -> None:
    for name in names() | sides() | options():
        assert not messages(GAME, language)[name].variables, f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["event", "mission"])
def test_cards_have_names_of_their_own(language: str, kind: str) -> None:
    family = Event if kind == "event" else Mission
    called = Counter(said(language, f"{kind}-{name}") for name in family.names)
    assert max(called.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_use_is_called_after_its_card(language: str) -> None:
    for use in Use.ALL:
        card = said(language, f"event-{Event.name(EVENT_OF_USE[use])}")
        assert said(language, f"use-{Use.name(use)}").startswith(f"{card}: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_tells_its_faces(language: str) -> None:
    for token in Token.ALL:
        numbers = re.findall(r"\d+", said(language, f"token-{Token.name(token)}"))
        assert numbers == [str(DETERMINATION[token]), str(FOOD[token])]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_card_texts_have_the_same_numbers(language: str) -> None:
    """500 is a name: Hill 500, called Five Hundred in English."""
    for name in names():
        if name.endswith("-text") and name.startswith(("event-", "mission-")):
            here, english = (re.findall(r"\d+", said(at, name)) for at in (language, "en"))
            assert [number for number in here if number != "500"] == english, f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ending_has_its_epilogue(language: str) -> None:
    for name in endings():
        assert 60 <= len(said(language, name).split()) <= 110, f"{language}: {name}"


@pytest.mark.clauses("ON-19.5", "ON-21.5")
def test_every_outcome_has_its_cause() -> None:
    """The points of each band lead to its name, and nothing else can be told at the end."""
    assert [top for top, _ in BANDS] == [30, 60, 90, 130]
    assert {f"cause-{name}" for name in (*RESULTS, *DEFEATS)} <= messages(GAME, "en").keys()
    assert GAME.side_of(0) == "onoda"
