"""The tables and counts of cards in the rules references, from their content: ``python -m tools.rulebook`` writes them.

A row has the card's name, what is printed on it (content.yaml) and its text. What a game's reference says
in words of its own is kept: such a cell of a new card begins with the card's text. A test compares.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml
from fluent.runtime import FluentBundle, FluentResource

from fogtable.games import load
from tools.rulebook.counts import with_counts

LANGUAGES: Final = {"en": "RULES.md", "ru": "RULES.ru.md", "uk": "RULES.uk.md"}


class Value(NamedTuple):
    """A cell with what is printed on the card: a number as it is, a word as other rows have it.

    Rows of the same type come before all others. ``none`` stands for 0 and for an empty list.
    """

    key: str
    none: str = "0"


class Said(NamedTuple):
    """A cell with a text of the card: its name, or with ``-text`` the whole one."""

    more: str = ""


class Own(NamedTuple):
    """A cell in words of its own; that of a new card begins with ``start``, or with the card's text."""

    start: str | None = None


Cell = Value | Said | Own


class Table(NamedTuple):
    """A table of cards.

    Attributes:
        part: their part of content.yaml.
        kind: how their texts are named, ``kind-<id>``.
        cells: the columns. The first one tells the cards apart.
        type: the cards of this type alone.
    """

    part: str
    kind: str
    cells: tuple[Cell, ...]
    type: str | None = None


_ID, _NAME, _TEXT = Value("id"), Said(), Said("-text")

TABLES: Final[dict[str, tuple[Table, ...]]] = {
    "notalone": (
        Table("hunt", "hunt", (_ID, _NAME, Value("phase"), Value("symbol"), Own(), Own("-"))),
        Table("survival", "survival", (_ID, _NAME, Value("phase"), Own(), Own("-"))),
    ),
    "bigbrother": (
        Table(
            "directives",
            "order",
            (_ID, _NAME, Value("type"), Value("copies"), Value("price"), Value("upkeep", "–"), Value("clash"), _TEXT),
        ),
        Table("support", "kind", (_ID, _NAME, Value("type"), Value("copies"), Value("marks"), _TEXT)),
        Table("news", "news", (_ID, _NAME, Value("helps"), _TEXT)),
        Table("goals", "goal", (_ID, _NAME, _TEXT)),
    ),
    "anima": (
        Table(
            "characters",
            "character",
            (_ID, _NAME, Value("gender"), Value("combat"), Value("speed"), Value("skills", "–"), _TEXT),
        ),
        Table("encounters", "encounter", (_ID, _NAME, Value("level"), _TEXT), "event"),
        Table("kinds", "kind", (_ID, _NAME, Value("skill"), Value("copies"), _TEXT), "skill"),
        Table("kinds", "kind", (_ID, _NAME, Value("copies"), _TEXT), "plot"),
        Table("kinds", "kind", (_ID, _NAME, _TEXT), "organization"),
    ),
    "onoda": (
        Table("events", "event", (Value("number"), _NAME, Value("type"), Value("cancel"), Own())),
        Table("missions", "mission", (Value("number"), _NAME, Value("region"), Value("cost"), Own(), Own("–"))),
    ),
}


def files() -> dict[Path, str]:
    """Return what the rules references should say."""
    found = {}
    for name, tables in TABLES.items():
        folder = load(name).folder
        content = yaml.safe_load((folder / "content.yaml").read_text(encoding="utf-8"))
        english = (folder / LANGUAGES["en"]).read_text(encoding="utf-8")
        for language, file in LANGUAGES.items():
            said = _texts(folder, language)
            text = with_counts((folder / file).read_text(encoding="utf-8"), english, name, content)
            for table in tables:
                text = with_table(text, table, content, said, f"{name}/{file}")
            found[folder / file] = text
    return found


def _texts(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for part in (".", "cards"):
        bundle.add_resource(FluentResource((folder / "texts" / part / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def with_table(text: str, table: Table, content: dict[str, Any], said: FluentBundle, where: str) -> str:
    """Return a rules reference with a row for each card of a table.

    Raises:
        ValueError: the table is not there, or a word for what is printed on a card stands in no other row.
    """
    cards = [row for row in content[table.part] if table.type in (None, row.get("type"))]
    keys = {str(row[table.cells[0].key]) for row in cards}  # type: ignore[union-attr]
    lines = text.split("\n")
    of_cards = [n for n, line in enumerate(lines) if len(row := _cells(line)) == len(table.cells) and row[0] in keys]
    if not of_cards:
        raise ValueError(f"{where}: expected a table of {table.part} with {len(table.cells)} columns")
    first = last = of_cards[0]
    while _cells(lines[last + 1]):
        last += 1
    while not set(lines[first - 1]) <= set("|-:"):
        first -= 1
    rows = {row[0]: row for row in map(_cells, lines[first : last + 1])}
    written = [_row(card, table, rows, cards, said, where) for card in cards]
    return "\n".join([*lines[:first], *written, *lines[last + 1 :]])


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []


def _row(
    card: dict[str, Any],
    table: Table,
    rows: dict[str, list[str]],
    cards: list[dict[str, Any]],
    said: FluentBundle,
    where: str,
) -> str:
    old = rows.get(str(card[table.cells[0].key]))  # type: ignore[union-attr]
    made = []
    for column, cell in enumerate(table.cells):
        if isinstance(cell, Said):
            made.append(_text(said, f"{table.kind}-{card['id']}{cell.more}"))
        elif isinstance(cell, Own):
            made.append(
                old[column] if old else cell.start or _text(said, f"{table.kind}-{card['id']}-text").rstrip(".")
            )
        elif column == 0:
            made.append(str(card[cell.key]))
        else:
            alike = [other for other in cards if other.get("type") == card.get("type")]
            called = _called(cell, column, table, rows, cards) | _called(cell, column, table, rows, alike)
            values = card[cell.key] if isinstance(card[cell.key], list) else [card[cell.key]]
            for value in values:
                if isinstance(value, str) and value not in called:
                    raise ValueError(f"{where}: no row of {table.part} tells what {cell.key} {value} is called")
            words = [called[one] if isinstance(one, str) else str(one) if one else cell.none for one in values]
            made.append(", ".join(words) or cell.none)
    return f"| {' | '.join(made)} |"


def _text(said: FluentBundle, message: str) -> str:
    pattern = said.get_message(message).value if said.has_message(message) else None
    if pattern is None:
        raise ValueError(f"{message} has no text")
    return str(said.format_pattern(pattern, {})[0])


def _called(
    cell: Value, column: int, table: Table, rows: dict[str, list[str]], cards: list[dict[str, Any]]
) -> dict[str, str]:
    """Return what most rows of these cards call each value of a column."""
    found: dict[str, Counter[str]] = {}
    for card in cards:
        row = rows.get(str(card[table.cells[0].key]))  # type: ignore[union-attr]
        values = card[cell.key] if isinstance(card[cell.key], list) else [card[cell.key]]
        words = [] if row is None else row[column].split(", ") if isinstance(card[cell.key], list) else [row[column]]
        for value, word in zip(values, words, strict=False):
            found.setdefault(value, Counter())[word] += 1
    return {value: words.most_common(1)[0][0] for value, words in found.items()}
