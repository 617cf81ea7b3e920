"""The rules reference of NOT ALONE says the same in every language: the clauses, their references and their numbers."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

import fogtable.games.notalone

GAME = Path(fogtable.games.notalone.__file__).parent
TRANSLATIONS = ("ru", "uk")
FOREIGN = {"ru": set("іїєґ"), "uk": set("ыэёъ")}
"""The Cyrillic letters that a language does not have."""
RULING = {"en": "*Ruling", "ru": "*Решение", "uk": "*Рішення"}
SIDES = {"A", "B"}
CLAUSE = re.compile(r"^- \*\*(NA-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
REFERENCE = re.compile(r"NA-\d+(?:\.\d+)?")
CODE = re.compile(r"`[^`\n]+`")
WORD = re.compile(r"[^\W\d_]\w*")


@cache
def rules(language: str) -> str:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (GAME / name).read_text(encoding="utf-8")


@cache
def clauses(language: str) -> dict[str, str]:
    return dict(CLAUSE.findall(rules(language)))


def rows(language: str) -> list[str]:
    return [line for line in rules(language).splitlines() if line.startswith("|")]


def names(language: str) -> dict[str, str]:
    """Return what the table of cards calls each code."""
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows(language)]
    numbered = {row[1]: row[2] for row in cells if len(row) == 6 and row[0].isdigit()}
    return numbered | {row[0]: row[1] for row in cells if len(row) > 4 and re.fullmatch("[a-z][a-z-]+", row[0])}


def shape(language: str) -> list[str]:
    """Return the kinds of the lines, a paragraph counting once, however it is wrapped."""
    kinds = [line.split(" ")[0] if line.startswith(("#", "- ")) else line[:1] for line in rules(language).splitlines()]
    blocks = [kind if kind in ("", "|", "-") or kind.startswith("#") else "text" for kind in kinds]
    return [kind for kind, lines in groupby(blocks) for _ in (lines if kind != "text" else [None])]


def facts(text: str) -> tuple[list[str], list[str], list[str]]:
    """Return what no translation may change: the clauses named, the code and the numbers."""
    return REFERENCE.findall(text), sorted(CODE.findall(text)), sorted(re.findall(r"\d+", text))


def words(language: str) -> list[str]:
    return WORD.findall(CODE.sub("", rules(language)))


def latin(word: str) -> bool:
    return re.search("[A-Za-z]", word) is not None


def cyrillic(word: str) -> bool:
    return re.search("[\u0400-\u04ff]", word) is not None


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_clauses_are_the_same_in_the_same_order(language: str) -> None:
    ids = [number for number, _ in CLAUSE.findall(rules(language))]
    assert ids == [number for number, _ in CLAUSE.findall(rules("en"))]
    assert len(ids) == len(set(ids)) > 100
    assert rules(language).count("- **NA-") == len(ids)


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_no_clause_is_empty(language: str) -> None:
    for number, text in clauses(language).items():
        title, _, body = text.partition(":") if text.startswith("*") else ("", "", text)
        assert len(title) > 2, number
        assert len(WORD.findall(body)) > 0, number


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_each_clause_names_the_same_clauses_code_and_numbers(language: str) -> None:
    for number, text in clauses("en").items():
        assert facts(clauses(language)[number]) == facts(text), number


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_clauses_are_rulings(language: str) -> None:
    for number, text in clauses("en").items():
        assert (RULING[language] in clauses(language)[number]) == (RULING["en"] in text), number


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_headings_tables_and_paragraphs_come_in_the_same_order(language: str) -> None:
    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_tables_have_the_same_cells_and_facts(language: str) -> None:
    for row, original in zip(rows(language), rows("en"), strict=True):
        assert row.count("|") == original.count("|"), row
        assert facts(row) == facts(original), row


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_cards_are_called_what_the_table_calls_them(language: str) -> None:
    texts = (GAME / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    called = dict(re.findall(r"^(?:place|hunt|survival)-([a-z-]+) = (.*)$", texts, re.MULTILINE))
    assert names(language).keys() == names("en").keys()
    assert len(names(language)) == 45
    assert {code: called.get(code) for code in names(language)} == names(language)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_word_mixes_scripts(language: str) -> None:
    assert [word for word in words(language) if latin(word) and cyrillic(word)] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_latin_words_are_those_of_the_original(language: str) -> None:
    """A word of look-alikes only, such as a lone a, c or o, would not show by mixing."""
    known = {word for word in words("en") if len(word) > 1} | SIDES
    assert {word for word in words(language) if latin(word)} <= known
    assert re.findall(r"(?:сторон\w*|на|каже|говорит) [АВ]\b", rules(language)) == []
    assert re.findall(r"[.!?] A\b", rules(language)) == []
    assert [code for code in CODE.findall(rules(language)) if cyrillic(code)] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_letter_comes_from_the_other_language(language: str) -> None:
    assert [word for word in words(language) if FOREIGN[language] & set(word.lower())] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_clause_named_exists(language: str) -> None:
    sections = set(re.findall(r"^## (NA-\d+)", rules(language), re.MULTILINE))
    assert set(REFERENCE.findall(rules(language))) <= sections | clauses(language).keys()
