"""The rules reference of 1984 calls everything what the table calls it, and knows its numbers."""

from __future__ import annotations

import re

import pytest

from fogtable.core.declarations.cards import Family
from fogtable.games.bigbrother import GAME
from fogtable.games.bigbrother.city import NEAR, START_OF
from fogtable.games.bigbrother.components import (
    BONUS,
    CLASH_VALUE,
    CONTENT,
    GOAL_TOKENS,
    NUMBERS,
    PRICE,
    UPKEEP,
    Cell,
    Character,
    District,
    FallenAction,
    Goal,
    Kind,
    News,
    Number,
    Order,
)
from tests.games.rules import CODE, cells, clauses, rules, texts
from tests.games.words import LANGUAGES

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
SPEC = NUMBERS["spec"][4]
TUNED = NUMBERS["tuned"]

ABILITIES = {
    "julia": ("fare-dodger", "anti-sex-league-member"),
    "winston": ("office-clerk", "hope-for-the-future"),
    "obrien": ("charming-leader", "fervent-party-man"),
    "syme": ("vigilance", "educated-colleague"),
}
WEAKNESSES = {
    "julia": ("careless", "worn-out"),
    "winston": ("ulcer", "fear-of-rats"),
    "obrien": ("old-habits", "double-game"),
    "syme": ("talks-too-much", "unperson"),
}


def by_code(language: str, columns: int, family: type[Family]) -> dict[str, list[str]]:
    """Return what stands behind the code in the rows of the table of these members."""
    found = {row[0].strip("`"): row[1:] for row in cells(GAME, language) if len(row) == columns}
    return {name: found[name] for name in family.names}


def by_name(language: str, columns: int, names: list[str]) -> list[list[str]]:
    """Return what stands behind these names."""
    found = {row[0]: row[1:] for row in cells(GAME, language) if len(row) == columns}
    return [found[name] for name in names]


@in_every_language
def test_directives_have_their_names_numbers_and_texts(language: str) -> None:
    said = texts(GAME, language)
    for order, (name, row) in enumerate(by_code(language, 8, Order).items()):
        assert (row[0], row[-1]) == (said[f"order-{name}"], said[f"order-{name}-text"])
        upkeep = 0 if row[4] == "–" else int(row[4])
        assert [int(row[2]), int(row[3]), upkeep, int(row[5])] == [
            CONTENT.directives[order].copies,
            PRICE[order],
            UPKEEP[order],
            CLASH_VALUE[order],
        ]


@in_every_language
def test_support_cards_have_their_names_copies_marks_and_texts(language: str) -> None:
    said = texts(GAME, language)
    words: dict[str, set[str]] = {}
    for kind, (name, row) in enumerate(by_code(language, 6, Kind).items()):
        assert (row[0], row[-1]) == (said[f"kind-{name}"], said[f"kind-{name}-text"])
        card = CONTENT.support[kind]
        assert int(row[2]) == card.copies
        for mark, word in zip(card.marks, row[3].split(", "), strict=True):
            words.setdefault(mark, set()).add(word)
        assert BONUS[kind] == 0 or f"+{BONUS[kind]}" in row[-1]
    assert [mark for mark, called in words.items() if len(called) != 1] == [], "one word for each mark"


@in_every_language
def test_events_goals_and_deeds_of_the_fallen_have_their_names_and_texts(language: str) -> None:
    said = texts(GAME, language)
    for name, row in by_code(language, 4, News).items():
        assert (row[0], row[-1]) == (said[f"news-{name}"], said[f"news-{name}-text"])
    for goal, (name, row) in enumerate(by_code(language, 3, Goal).items()):
        assert row == [said[f"goal-{name}"], said[f"goal-{name}-text"]]
        assert int(re.findall(r"\d+", row[1])[0]) == GOAL_TOKENS[goal]
    deeds = [said[f"fallen-{name}"] for name in FallenAction.names]
    assert by_name(language, 2, deeds) == [[said[f"fallen-{name}-text"]] for name in FallenAction.names]


@in_every_language
def test_cells_have_their_names_and_neighbours(language: str) -> None:
    said = texts(GAME, language)
    for cell, (name, row) in enumerate(by_code(language, 5, Cell).items()):
        assert row[0] == said[f"cell-{name}"]
        assert {near.strip("`") for near in row[3].split(", ")} == {Cell.name(near) for near in NEAR[cell]}


@in_every_language
def test_characters_and_powers_have_their_names_and_texts(language: str) -> None:
    said = texts(GAME, language)

    def told(name: str) -> str:
        return f"{said[name]}. {said[f'{name}-text']}"

    called = [said[f"character-{name}"] for name in Character.names]
    for who, row in enumerate(by_name(language, 6, called)):
        name = Character.name(who)
        assert row == [
            f"`{Cell.name(START_OF[who])}`",
            *[told(f"ability-{one}") for one in ABILITIES[name]],
            *[told(f"weakness-{one}") for one in WEAKNESSES[name]],
        ]
    districts = [said[f"district-{name}"] for name in District.names]
    for row, name in zip(by_name(language, 3, districts), District.names, strict=True):
        assert row == [said[f"power-{name}"], said[f"power-{name}-text"]]


# -- numbers ----------------------------------------------------------------------------------------------------------


def numbers_in(text: str) -> list[int]:
    """Return the numbers of a text, without the clauses that it names."""
    return [int(found) for found in re.findall(r"\d+", re.sub(r"BB-[\d.]*\d", "", CODE.sub("", text)))]


STATED = {
    "BB-2.2": [Number.AUTHORITY_START],
    "BB-2.9": [Number.WILL_START],
    "BB-8.1": [
        Number.COST_CAMERA,
        Number.COST_FENCE,
        Number.COST_POSTER,
        Number.COST_HIRE_HOSPITAL,
        Number.COST_HIRE_OFFICE,
        Number.COST_STEP,
    ],
    "BB-8.4": [Number.CAMERA_LOOKS],
    "BB-9.2": [Number.COST_STEP, Number.MAX_PAID_STEPS],
    "BB-15.2": [Number.ANTIPOSTER_THRESHOLD, Number.ANTIPOSTER_LOSS],
    "BB-16.5": [Number.ROUND_LIMIT],
}
"""Clauses that state numbers which balance may change, in their order."""


@in_every_language
def test_the_clauses_state_the_numbers_of_the_specification(language: str) -> None:
    said = clauses(GAME, language)
    assert {clause: numbers_in(said[clause]) for clause in STATED} == {
        clause: [SPEC[number] for number in numbers] for clause, numbers in STATED.items()
    }
    assert numbers_in(said["BB-8.9"])[:2] == [SPEC[Number.POSTER_THRESHOLD], SPEC[Number.POSTER_GAIN]]


@in_every_language
def test_the_balanced_numbers_are_told(language: str) -> None:
    """Five numbers differ, two of them by the number of players."""
    (told,) = re.findall(r"^\*[^*]+\*: .*\(BB-2\.2\).*$", rules(GAME, language), re.MULTILINE)
    differ = {number for number in Number.ALL for tuned in TUNED.values() if tuned[number] != SPEC[number]}
    assert differ == {
        Number.AUTHORITY_START,
        Number.COST_POSTER,
        Number.POSTER_THRESHOLD,
        Number.POSTER_GAIN,
        Number.ROUND_LIMIT,
    }
    assert numbers_in(told) == [
        *against(Number.AUTHORITY_START),
        TUNED[4][Number.COST_POSTER],
        TUNED[4][Number.POSTER_THRESHOLD],
        *against(Number.POSTER_GAIN),
        TUNED[4][Number.ROUND_LIMIT],
    ]


def against(number: int) -> list[int]:
    """Return a number against 2, 3 and 4 oppositionists, as the rules tell it: 13 against 2, and so on."""
    return [told for players, numbers in TUNED.items() for told in (numbers[number], players - 1)]
