"""The rules references of the games as their tests read them: clauses, tables and words, by game and language."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby

from fogtable.core.game import Game
from tests.games.words import source

TRANSLATIONS = ("ru", "uk")
CODE = re.compile(r"`[^`\n]+`")
WORD = re.compile(r"[^\W\d_]\w*")


@cache
def rules(game: Game, language: str) -> str:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (game.folder / name).read_text(encoding="utf-8")


def listed(game: Game, language: str) -> list[tuple[str, str]]:
    """Return the clauses with their texts, in the order in which they are written."""
    clause = re.compile(rf"^- \*\*({game.prefix}-(?:S|\d+)\.\d+)\*\* (.*)$", re.MULTILINE)
    return clause.findall(rules(game, language))


def clauses(game: Game, language: str) -> dict[str, str]:
    return dict(listed(game, language))


def named(game: Game, text: str) -> list[str]:
    """Return the clauses and sections that a text names."""
    return re.findall(rf"{game.prefix}-(?:S\b|\d+)(?:\.\d+)?", text)


def sections(game: Game) -> set[str]:
    return set(re.findall(rf"^#+ ({game.prefix}-\w+)", rules(game, "en"), re.MULTILINE))


def rows(game: Game, language: str) -> list[str]:
    return [line for line in rules(game, language).splitlines() if line.startswith("|")]


def cells(game: Game, language: str) -> list[list[str]]:
    """Return what stands in each row of the tables."""
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows(game, language)]


def shape(game: Game, language: str) -> list[str]:
    """Return the kinds of the lines, a paragraph counting once, however it is wrapped."""
    lines = rules(game, language).splitlines()
    kinds = [line.split(" ")[0] if line.startswith(("#", "- ")) else line[:1] for line in lines]
    blocks = [kind if kind in ("", "|", "-") or kind.startswith("#") else "text" for kind in kinds]
    return [kind for kind, together in groupby(blocks) for _ in (together if kind != "text" else [None])]


def words(game: Game, language: str) -> list[str]:
    return WORD.findall(CODE.sub("", rules(game, language)))


def texts(game: Game, language: str) -> dict[str, str]:
    """Return the messages of one line: what the cards are called at the table."""
    return dict(re.findall(r"^([a-z0-9-]+) = (.*)$", source(game, language), re.MULTILINE))
