"""The content of a game as tables for a spreadsheet, and what was changed in them back into the content file.

``content.yaml`` stays the source: only the values that differ are written into it, where they stand, so that order,
comments and layout are kept. A table is a list of rows with an ``id``, or a mapping of rows by their names.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import StringIO
from typing import Any, Final

import yaml

from fogtable.core.formats.plain_yaml import PlainLoader

ID: Final = "id"


class Mismatch(ValueError):
    """A table does not fit the content file. The message says where, what was expected, what came."""


@dataclass(frozen=True)
class Cell:
    """A value of the content file, and where it stands in its text."""

    text: str
    start: int
    end: int


Rows = dict[str, dict[str, Cell]]


def tables_of(text: str) -> dict[str, Rows]:
    """Return the tables of a content file by their names, each a mapping of rows by their ids, and of cells by column.

    Raises:
        Mismatch: it is no mapping of parts.
    """
    root: Any = yaml.compose(text, PlainLoader)
    if not isinstance(root, yaml.MappingNode):
        raise Mismatch("expected a mapping of parts: id: [...]")
    found: dict[str, Rows] = {}
    for key, value in root.value:
        rows = {name: _cells(text, row) for name, row in _rows(value)}
        if rows:
            found[key.value] = rows
    return found


def _rows(part: Any) -> Iterator[tuple[str, Any]]:
    """Yield the rows of a part with their ids; none if it is no table."""
    if isinstance(part, yaml.MappingNode) and all(isinstance(row, yaml.MappingNode) for _, row in part.value):
        yield from ((key.value, row) for key, row in part.value)
    if isinstance(part, yaml.SequenceNode) and all(isinstance(row, yaml.MappingNode) for row in part.value):
        names = [{key.value: value.value for key, value in row.value}.get(ID) for row in part.value]
        if all(isinstance(name, str) for name in names):
            yield from zip(map(str, names), part.value, strict=True)


def _cells(text: str, row: Any) -> dict[str, Cell]:
    marks = {key.value: (value.start_mark.index, value.end_mark.index) for key, value in row.value}
    return {name: Cell(text[start:end], start, end) for name, (start, end) in marks.items()}


def written(rows: Rows) -> str:
    """Return a table as CSV: the columns in the order in which the rows first have them, ``id`` first."""
    columns = list(dict.fromkeys([ID, *(name for row in rows.values() for name in row)]))
    into = StringIO()
    table = csv.DictWriter(into, columns, restval="", lineterminator="\n")
    table.writeheader()
    for name, row in rows.items():
        table.writerow({ID: name} | {column: cell.text for column, cell in row.items() if column != ID})
    return into.getvalue()


def changed(text: str, part: str, table: str) -> tuple[str, list[str]]:
    """Return a content file with the values of a CSV table of one part, and what has changed in words.

    Raises:
        Mismatch: the table has other rows or columns than the part, or a cell that is no value.
    """
    rows = tables_of(text).get(part)
    if rows is None:
        raise Mismatch(f"{part}.csv: there is no table {part} in the content file")
    edits: list[tuple[Cell, str]] = []
    told: list[str] = []
    seen: set[str] = set()
    for line, given in enumerate(csv.DictReader(StringIO(table)), 2):
        where = f"{part}.csv: line {line}"
        name = given.get(ID) or ""
        if name not in rows or name in seen:
            raise Mismatch(
                f"{where}: {'twice the' if name in seen else 'no such'} id {name!r}; a new one needs its rule"
            )
        seen.add(name)
        for column, value in given.items():
            if column == ID:
                continue
            cell = rows[name].get(column)
            if cell is None or value is None:
                if value:
                    raise Mismatch(f"{where}: {name} has no {column!r}; it has {', '.join(rows[name])}")
                continue
            if _value(where, column, value) != yaml.load(cell.text, PlainLoader):
                edits.append((cell, value.strip()))
                told.append(f"{part}: {name}: {column}: {cell.text} -> {value.strip()}")
    missing = [name for name in rows if name not in seen]
    if missing:
        raise Mismatch(f"{part}.csv: rows are missing: {', '.join(missing)}")
    for cell, value in sorted(edits, key=lambda edit: -edit[0].start):
        text = text[: cell.start] + value + text[cell.end :]
    return text, told


def refused(reason: str, tables: Mapping[str, str]) -> str:
    """Return why a game refuses its content by table and line, where the reason begins with part and row."""
    part, _, rest = reason.partition(": ")
    name = rest.partition(": ")[0]
    for line, given in enumerate(csv.DictReader(StringIO(tables.get(part, ""))), 2):
        if given.get(ID) == name:
            return f"{part}.csv: line {line}: {rest}"
    return reason


def _value(where: str, column: str, text: str) -> Any:
    """Return the value of a cell; it must be one that can stand inside braces."""
    try:
        read = yaml.load(f"{{value: {text}}}", PlainLoader)
    except yaml.YAMLError:
        read = None
    if not isinstance(read, dict) or list(read) != ["value"] or not text.strip():
        raise Mismatch(f"{where}: {column}: expected a value as in content.yaml, such as 3 or [a, b]; got {text!r}")
    return read["value"]
