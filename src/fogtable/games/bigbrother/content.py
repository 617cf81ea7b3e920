"""Reads content.yaml: the map and the numbers printed on the components, checked against what the rules know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from fogtable.core.declarations.cards import NONE
from fogtable.core.formats.content import Source, read_content
from fogtable.core.formats.slips import Mistake

Count = Annotated[int, msgspec.Meta(ge=1)]
Column = Annotated[int, msgspec.Meta(ge=0, le=9)]
Row = Annotated[int, msgspec.Meta(ge=0, le=5)]

FEATURES: Final = {
    "market": 6,
    "ministry": 4,
    "hospital": 2,
    "search-a": 6,
    "search-b": 6,
    "commissariat": 1,
    "police-station": 1,
    "prison": 1,
    "safe-house": 1,
    **{f"station-{n}": 1 for n in range(1, 7)},
}
"""How many cells carry each feature."""
PLAYERS: Final = range(3, 6)
"""How many can play, Big Brother included."""


class CellRow(msgspec.Struct, forbid_unknown_fields=True):
    """A cell of the map: its place on the grid, what is printed on it, the cells that it is joined with."""

    id: str
    district: Literal["peace", "truth", "plenty", "love"]
    at: tuple[Column, Row]
    feature: str
    near: list[str]
    source: Source


class CharacterRow(msgspec.Struct, forbid_unknown_fields=True):
    """A character and the start location."""

    id: str
    start: str
    source: Source


class DirectiveRow(msgspec.Struct, forbid_unknown_fields=True):
    """A directive and its copies."""

    id: str
    type: Literal["one-off", "active", "hidden"]
    copies: Count
    price: Count
    upkeep: Annotated[int, msgspec.Meta(ge=0, le=2)]
    clash: Annotated[int, msgspec.Meta(ge=2, le=8)]
    source: Source


class SupportRow(msgspec.Struct, forbid_unknown_fields=True):
    """A support card and its copies."""

    id: str
    type: Literal["weapon", "item", "trap", "ally", "tool", "immediate"]
    copies: Count
    marks: list[Literal["forbidden", "clash", "special", "reaction", "trap", "ally", "immediate", "free"]]
    bonus: Annotated[int, msgspec.Meta(ge=0, le=4)]
    source: Source


class NewsRow(msgspec.Struct, forbid_unknown_fields=True):
    """An event."""

    id: str
    helps: Literal["big-brother", "opposition"]
    source: Source


class GoalRow(msgspec.Struct, forbid_unknown_fields=True):
    """A personal goal."""

    id: str
    tokens: Annotated[int, msgspec.Meta(ge=1, le=4)]
    source: Source


class FallenRow(msgspec.Struct, forbid_unknown_fields=True):
    """An action of the fallen."""

    id: str
    source: Source


class Amount(msgspec.Struct, forbid_unknown_fields=True):
    """How many there are of something."""

    count: Count
    source: Source


class Amounts(msgspec.Struct, forbid_unknown_fields=True):
    """What the box holds, and how far tracks, hands and slots go."""

    cameras: Amount
    fences: Amount
    posters: Amount
    antiposters: Amount
    tickets: Amount
    policemen: Amount
    militia: Amount
    top_authority: Amount
    top_will: Amount
    top_resources: Amount
    directive_hand: Amount
    support_hand: Amount
    tickets_held: Amount
    active_slots: Amount


class NumberRow(msgspec.Struct, forbid_unknown_fields=True):
    """A number that balance may change, and within which bounds; ``none``: 0 is allowed too.

    ``tuned`` is one for all, or one for each number of players.
    """

    id: str
    spec: int
    tuned: int | tuple[int, int, int]
    range: tuple[int, int]
    none: bool
    source: Source


class ContentFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: Literal["bigbrother"]
    rules_version: int
    cells: list[CellRow]
    characters: list[CharacterRow]
    directives: list[DirectiveRow]
    support: list[SupportRow]
    news: list[NewsRow]
    goals: list[GoalRow]
    fallen: list[FallenRow]
    amounts: Amounts
    numbers: list[NumberRow]


class Content:
    """The file as the rules use it: lists by id."""

    def __init__(self, read: ContentFile) -> None:
        cells = [row.id for row in read.cells]
        self.version = read.rules_version
        self.cells = read.cells
        self.near = [[cells.index(name) for name in row.near] for row in read.cells]
        self.starts = [cells.index(row.start) for row in read.characters]
        self.directives = read.directives
        self.support = read.support
        self.news = read.news
        self.goals = read.goals
        self.goal_tokens = [row.tokens for row in read.goals]
        self.amounts = read.amounts
        self.numbers = {
            "spec": {players: [row.spec for row in read.numbers] for players in PLAYERS},
            "tuned": {players: [_tuned(row)[players - PLAYERS[0]] for row in read.numbers] for players in PLAYERS},
        }
        self.allowed = [_allowed(row) for row in read.numbers]

    def carrying(self, feature: str) -> list[int]:
        """Return the cells with a feature."""
        return [cell for cell, row in enumerate(self.cells) if row.feature == feature]

    def beside(self, cell: int, right: int, down: int) -> int:
        """Return the cell that an edge joins in this direction, or NONE."""
        column, row = self.cells[cell].at
        there = (column + right, row + down)
        return next((other for other in self.near[cell] if self.cells[other].at == there), NONE)


def _tuned(row: NumberRow) -> tuple[int, ...]:
    """Return the tuned value for each number of players."""
    return row.tuned if isinstance(row.tuned, tuple) else (row.tuned,) * len(PLAYERS)


def _allowed(row: NumberRow) -> list[int]:
    low, high = row.range
    return [*([0] if row.none else []), *range(low, high + 1)]


def load_content(known: Mapping[str, tuple[str, ...]], path: Path | None = None) -> Content:
    """Read and check the content file; ``known``: for each part the names that the rules know, in their order.

    Raises:
        ContentRefused: it cannot be read, or has a mistake.
    """
    return Content(read_content(path or Path(__file__).with_name("content.yaml"), ContentFile, known, _check))


def _check(read: ContentFile) -> None:
    _check_map(read)
    _check_features(read)
    _check_directives(read)
    _check_support(read)
    _check_numbers(read)


def _check_map(read: ContentFile) -> None:
    """Every edge joins two neighbours on the grid and is told by both; from any cell every other can be reached."""
    at = {row.id: row.at for row in read.cells}
    near = {row.id: row.near for row in read.cells}
    if len(set(at.values())) != len(at):
        raise Mistake("cells", "two of them lie on one place of the grid")
    for name, others in near.items():
        for other in others:
            if other not in near or name not in near[other] or others.count(other) > 1:
                raise Mistake(f"cells.{name}", f"no edge with {other!r} from both sides")
            if abs(at[name][0] - at[other][0]) + abs(at[name][1] - at[other][1]) != 1:
                raise Mistake(f"cells.{name}", f"{other!r} does not lie beside it on the grid")
    reached = {read.cells[0].id}
    while len(wider := reached | {other for name in reached for other in near[name]}) > len(reached):
        reached = wider
    if len(reached) < len(near):
        raise Mistake("cells", f"no way leads to {sorted(set(near) - reached)}")


def _check_features(read: ContentFile) -> None:
    found = Counter(row.feature for row in read.cells if row.feature != "none")
    for feature in found | Counter(FEATURES):
        if found[feature] != FEATURES.get(feature, 0):
            raise Mistake(
                "cells", f"expected {FEATURES.get(feature, 0)} with the feature {feature!r}, got {found[feature]}"
            )
    plain = {row.id for row in read.cells if row.feature == "none"}
    starts = [row.start for row in read.characters]
    for row in read.characters:
        if row.start not in plain or starts.count(row.start) > 1:
            raise Mistake(f"characters.{row.id}", f"cannot start at {row.start!r}")


def _check_directives(read: ContentFile) -> None:
    prices = [row.price for row in read.directives if row.type == "hidden"]
    most = read.amounts.top_resources.count
    for row in read.directives:
        if row.price > most:
            raise Mistake(
                f"directives.{row.id}.price", f"at most {most}, as there are never more resources; got {row.price}"
            )
        if (row.upkeep > 0) != (row.type == "active"):
            raise Mistake(f"directives.{row.id}", "active ones have an upkeep, others none")
        # The price is paid openly: it must not name the card (specification 3).
        if row.type == "hidden" and prices.count(row.price) < 2:
            raise Mistake(f"directives.{row.id}", f"no other hidden one costs {row.price}")


def _check_support(read: ContentFile) -> None:
    for row in read.support:
        if len(set(row.marks)) != len(row.marks):
            raise Mistake(f"support.{row.id}", "a mark stands twice")
        for mark in ("trap", "ally", "immediate"):
            if (mark in row.marks) != (row.type == mark):
                raise Mistake(f"support.{row.id}", f"the type {row.type} and the mark {mark} disagree")
        if row.bonus > 0 and "clash" not in row.marks and row.id != "docker":
            raise Mistake(f"support.{row.id}", "a bonus needs the mark clash; of allies docker alone has one")


def _check_numbers(read: ContentFile) -> None:
    for row in read.numbers:
        for name, value in (("spec", row.spec), *(("tuned", value) for value in _tuned(row))):
            if value not in _allowed(row):
                raise Mistake(f"numbers.{row.id}", f"{name} is one of {_allowed(row)}; got {value}")
