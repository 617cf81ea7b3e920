"""The rules reference of each game says the same in every language: the clauses, their references and their numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fogtable.core.game import Game
from fogtable.games import NAMES, load
from tests.games.rules import CODE, TRANSLATIONS, WORD, clauses, listed, named, rows, rules, sections, shape, words
from tools import rulebook

GAMES = [load(name) for name in NAMES]
FOREIGN = {"ru": set("іїєґ"), "uk": set("ыэёъ")}
"""The Cyrillic letters that a language does not have."""
TABLES = rulebook.files()
RULING = {"en": "*Ruling", "ru": "*Решение", "uk": "*Рішення"}
LETTERS = {"notalone": set("AB"), "onoda": set("DNS"), "bigbrother": set("AB"), "anima": set("abcdN")}
"""Latin letters that stand alone: sides of the board; any number, the set-up, kinds of decisions; ways to move."""
TRANSLATED = {"notalone": {}, "onoda": {"Five Hundred": "500"}, "bigbrother": {}, "anima": {}}
"""Names that have become numbers in the translations: Hill 500."""

in_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
in_every_translation = pytest.mark.parametrize("language", TRANSLATIONS)


def facts(game: Game, text: str) -> tuple[list[str], list[str], list[str]]:
    """Return what no translation may change: the clauses named, the code and the numbers."""
    for name, number in TRANSLATED[game.name].items():
        text = text.replace(name, number)
    return named(game, text), sorted(CODE.findall(text)), sorted(re.findall(r"\d+", text))


def latin(word: str) -> bool:
    return re.search("[A-Za-z]", word) is not None


def cyrillic(word: str) -> bool:
    return re.search("[\u0400-\u04ff]", word) is not None


@in_every_game
@in_every_translation
def test_the_clauses_are_the_same_in_the_same_order(game: Game, language: str) -> None:
    ids = [number for number, _ in listed(game, language)]
    assert ids == [number for number, _ in listed(game, "en")]
    assert len(ids) == len(set(ids)) > 100
    assert rules(game, language).count(f"- **{game.prefix}-") == len(ids)


@in_every_game
@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_no_clause_is_empty(game: Game, language: str) -> None:
    for number, text in clauses(game, language).items():
        title, _, body = text.partition(":") if text.startswith("*") else ("", "", text)
        assert not title or len(title) > 2, number
        assert len(WORD.findall(body)) > 0, number


@in_every_game
@in_every_translation
def test_each_clause_names_the_same_clauses_code_and_numbers(game: Game, language: str) -> None:
    for number, text in clauses(game, "en").items():
        assert facts(game, clauses(game, language)[number]) == facts(game, text), number


@in_every_game
@in_every_translation
def test_the_same_clauses_are_rulings(game: Game, language: str) -> None:
    for number, text in clauses(game, "en").items():
        assert (RULING[language] in clauses(game, language)[number]) == (RULING["en"] in text), number


@in_every_game
@in_every_translation
def test_headings_tables_and_paragraphs_come_in_the_same_order(game: Game, language: str) -> None:
    assert shape(game, language) == shape(game, "en")


@in_every_game
@in_every_translation
def test_the_tables_have_the_same_cells_and_facts(game: Game, language: str) -> None:
    for row, original in zip(rows(game, language), rows(game, "en"), strict=True):
        assert row.count("|") == original.count("|"), row
        assert facts(game, row) == facts(game, original), row


@in_every_game
@in_every_translation
def test_notes_in_lists_have_the_same_facts(game: Game, language: str) -> None:
    notes, originals = (re.findall(r"^- .*$", rules(game, at), re.MULTILINE) for at in (language, "en"))
    for note, original in zip(notes, originals, strict=True):
        assert facts(game, note) == facts(game, original), note


@in_every_game
@in_every_translation
def test_no_word_mixes_scripts(game: Game, language: str) -> None:
    assert [word for word in words(game, language) if latin(word) and cyrillic(word)] == []


@in_every_game
@in_every_translation
def test_latin_words_are_those_of_the_original(game: Game, language: str) -> None:
    """A word of look-alikes only, such as a lone a, c or o, would not show by mixing."""
    known = {word for word in words(game, "en") if len(word) > 1} | LETTERS[game.name]
    assert {word for word in words(game, language) if latin(word)} <= known
    assert re.findall(r"(?:сторон\w*|на|каже|говорит) [АВ]\b", rules(game, language)) == []
    assert re.findall(r"[.!?] A\b", rules(game, language)) == []
    assert [code for code in CODE.findall(rules(game, language)) if cyrillic(code)] == []


@in_every_game
@in_every_translation
def test_no_letter_comes_from_the_other_language(game: Game, language: str) -> None:
    assert [word for word in words(game, language) if FOREIGN[language] & set(word.lower())] == []


@in_every_game
@in_every_translation
def test_every_clause_named_exists(game: Game, language: str) -> None:
    assert set(named(game, rules(game, language))) <= sections(game) | clauses(game, language).keys()


@pytest.mark.parametrize("path", TABLES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_the_tables_and_counts_of_cards_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == TABLES[path], "run: python -m tools.rulebook"
