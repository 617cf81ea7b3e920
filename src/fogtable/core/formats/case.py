"""Adjudication cases as files: their types, and reading them.

The format is described in docs/scenarios.md. Reading is strict: whatever is not known is refused with file and line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import yaml

from fogtable.core.declarations.streams import Seed
from fogtable.core.formats.plain_yaml import PlainLoader, line_of
from fogtable.core.formats.slips import Mistake, one_of

MAX_BYTES: Final = 256 * 1024

Names = str | list[str]
"""One name, or a list of them."""
Answer = str | dict[str, str]
"""An answer by its meaning, or ``{question: answer}``, which names the question that it answers."""
Sentence = Annotated[int, msgspec.Meta(ge=1)]
Sentences = Sentence | Annotated[list[Sentence], msgspec.Meta(min_length=1)]
"""What of a text that the scenario plays is told from here on: the number of a sentence, from 1, or of several."""
Event = str | dict[str, dict[str, Any] | None]
"""The code of an event, or ``{code: {argument: value}}``."""


class Unreadable(ValueError):
    """A scenario cannot be read; the message says file, line and reason."""


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """How a game must have ended, or some of it."""

    side: str | msgspec.UnsetType = msgspec.UNSET
    seats: list[str] | msgspec.UnsetType = msgspec.UNSET
    cause: str | msgspec.UnsetType = msgspec.UNSET


class Expectation(msgspec.Struct, forbid_unknown_fields=True):
    """Conditions that must hold at one moment; those left out are not checked."""

    state: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    offered: dict[str, Names] | msgspec.UnsetType = msgspec.UNSET
    absent: dict[str, Names] | msgspec.UnsetType = msgspec.UNSET
    only: dict[str, Names] | msgspec.UnsetType = msgspec.UNSET
    asked: Names | msgspec.UnsetType = msgspec.UNSET
    question: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    events: Event | list[Event] | msgspec.UnsetType = msgspec.UNSET
    no_events: Event | list[Event] | msgspec.UnsetType = msgspec.UNSET
    sees: dict[str, dict[str, Any]] | msgspec.UnsetType = msgspec.UNSET
    hides: dict[str, Names] | msgspec.UnsetType = msgspec.UNSET
    over: Literal[False] | Ending | msgspec.UnsetType | None = msgspec.UNSET


class Line(msgspec.Struct):
    """A line of ``play``, without the answers of seats, which stand under the names of the seats."""

    tells: Sentences | msgspec.UnsetType = msgspec.UNSET
    expect: Expectation | msgspec.UnsetType = msgspec.UNSET
    retract: str | msgspec.UnsetType = msgspec.UNSET
    refused: dict[str, Names] | msgspec.UnsetType = msgspec.UNSET


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """One scenario.

    ``idle`` tells whether windows also ask seats that can only pass, as at a table (``asked``), or leave them out
    (``skipped``).
    """

    game: str
    title: str
    clauses: list[str]
    play: list[dict[str, Any]]
    options: dict[str, Any] = {}
    idle: Literal["asked", "skipped"] = "asked"
    seed: Seed = 0
    setup_luck: list[dict[str, Any]] = []
    given: dict[str, Any] = {}
    luck: list[dict[str, Any]] = []


@dataclass(frozen=True)
class CaseFile:
    """A scenario, the file in which it stands, and the text of the file."""

    path: Path
    text: str
    case: Case

    def line(self, where: str) -> int:
        """Return the line of a place, such as ``play[3].expect``."""
        return line_of(self.text, where)

    def unreadable(self, wrong: Mistake) -> Unreadable:
        """Return a mistake with file and line."""
        return Unreadable(f"{self.path}:{self.line(wrong.where)}: {wrong}")


def read_case(path: Path) -> CaseFile:
    """Read one scenario file.

    Raises:
        Unreadable: it is no scenario; the message says file, line and reason.
    """
    try:
        text = path.read_text(encoding="utf-8")
        if len(text) > MAX_BYTES:
            raise Unreadable(f"{path}: a scenario has at most {MAX_BYTES} characters, this one has {len(text)}")
        raw = yaml.load(text, PlainLoader)
    except (OSError, UnicodeDecodeError) as wrong:
        raise Unreadable(f"{path}: {wrong}") from None
    except RecursionError:
        raise Unreadable(f"{path}: too deeply nested") from None
    except yaml.YAMLError as wrong:
        mark = getattr(wrong, "problem_mark", None)
        place = "" if mark is None else f":{mark.line + 1}:{mark.column + 1}"
        raise Unreadable(f"{path}{place}: {getattr(wrong, 'problem', wrong)}") from None
    try:
        return CaseFile(path, text, convert(raw, Case, ""))
    except Mistake as wrong:
        if not wrong.where:
            raise Unreadable(f"{path}: {wrong.text}") from None
        raise Unreadable(f"{path}:{line_of(text, wrong.where)}: {wrong}") from None


def convert(raw: Any, kind: Any, where: str) -> Any:
    """Return plain values as a ``kind``.

    Raises:
        Mistake: they are none; unknown keys are told with the list of those that there are.
    """
    if isinstance(raw, dict):
        for key in raw:
            if key not in kind.__struct_fields__:
                raise Mistake(_below(where, key), one_of(kind.__struct_fields__, key, "unknown key; expected one of"))
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as wrong:
        text, _, path = str(wrong).partition(" - at ")
        raise Mistake(_below(where, _place(path)), text) from None


def _place(path: str) -> str:
    """Return the place that a message of msgspec names, such as ``$.play[0]`` or ``key` in `$.given``, as ours do."""
    inner = path.strip("`").rpartition("$")[2].replace("[...]", "")  # it has no name for a key
    return re.sub(r"\[(\d+)\]", lambda found: f"[{int(found[1]) + 1}]", inner).lstrip(".")


def _below(where: str, key: Any) -> str:
    return ".".join(part for part in (where, str(key)) if part)


def find_cases(paths: list[Path]) -> Iterator[Path]:
    """Yield the scenario files among these files and folders, in order.

    Raises:
        Unreadable: a path does not exist.
    """
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise Unreadable(f"{path}: no scenario files (*.yaml) there")
            yield from found
        elif path.is_file():
            yield path
        else:
            raise Unreadable(f"{path}: no such file or folder")
