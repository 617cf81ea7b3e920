"""Reads content.yaml: the numbers printed on the components, checked against what the rules know."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from fogtable.core.formats.content import Source, read_content
from fogtable.core.formats.slips import Mistake


class PlaceRow(msgspec.Struct, forbid_unknown_fields=True):
    """A Place card: how many copies the box holds, and where its text is known from."""

    id: str
    number: int
    copies: int
    source: Source


class HuntRow(msgspec.Struct, forbid_unknown_fields=True):
    """A Hunt card; ``copied``: it takes phase and symbol from the card that it copies."""

    id: str
    copies: Literal[1]
    phase: Literal[1, 2, 3, 4, "copied"]
    symbol: Literal["none", "target", "artemia", "copied"]
    source: Source


class SurvivalRow(msgspec.Struct, forbid_unknown_fields=True):
    """A Survival card. They carry no symbol."""

    id: str
    copies: Literal[1]
    phase: Literal[1, 2, 3, 4]
    symbol: Literal["none"]
    source: Source


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """Numbers of the set-up (NA-1.1 to NA-1.6)."""

    players: tuple[int, int]
    rescue_plus_players: int
    assimilation_plus_players: int
    places: list[int]
    will: int
    survival_cards: int
    hunt_cards: int
    marker_on_beach: bool


class ContentFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: Literal["notalone"]
    rules_version: int
    places: list[PlaceRow]
    hunt: list[HuntRow]
    survival: list[SurvivalRow]
    board: dict[str, list[int]]
    start: Start
    reserve: dict[int, int]
    adjacent: list[tuple[int, int]]


class Content:
    """The file's numbers as the rules use them: lists by id (a place's id is its number less one)."""

    def __init__(self, read: ContentFile) -> None:
        self.version = read.rules_version
        self.start = read.start
        self.will = read.start.will
        self.hunt_cards = read.start.hunt_cards
        self.first_places = [n - 1 for n in read.start.places]
        self.reserve_copies = [read.reserve.get(n, 0) for n in range(max(read.reserve) + 1)]
        self.artemia_spaces = [read.board["A"], read.board["B"]]
        self.hunt = [row.id for row in read.hunt]
        self.survival = [row.id for row in read.survival]
        self.hunt_phase = [0 if row.phase == "copied" else row.phase for row in read.hunt]
        self.hunt_symbol = ["none" if row.symbol == "copied" else row.symbol for row in read.hunt]
        self.survival_phase = [row.phase for row in read.survival]
        self.near: list[list[int]] = [[] for _ in read.places]
        for a, b in read.adjacent:
            self.near[a - 1].append(b - 1)
            self.near[b - 1].append(a - 1)


def load_content(known: Mapping[str, tuple[str, ...]], path: Path | None = None) -> Content:
    """Read and check the content file; ``known``: for each part the names that the rules know, in their order.

    Raises:
        ContentRefused: it cannot be read, or has a mistake.
    """
    return Content(read_content(path or Path(__file__).with_name("content.yaml"), ContentFile, known, _check))


def _check(read: ContentFile) -> None:
    _check_places(read)
    _check_copied(read)
    size = len(read.places)
    for a, b in read.adjacent:
        if not (1 <= a <= size and 1 <= b <= size and a != b):
            raise Mistake("adjacent", f"no such pair of places: {a}, {b}")
    if set(read.board) != {"A", "B"}:
        raise Mistake("board", f"expected the sides A and B, got {sorted(read.board)}")


def _check_places(read: ContentFile) -> None:
    """The box holds the first places for each Hunted, the largest reserve of the others, and the planet's own."""
    hunted = read.start.players[1] - 1
    if sorted(read.reserve) != list(range(1, hunted + 1)):
        raise Mistake("reserve", f"expected it for 1 to {hunted} Hunted, got {sorted(read.reserve)}")
    for number in read.start.places:
        if not 1 <= number <= len(read.places):
            raise Mistake("start.places", f"no such place: {number}")
    for number, row in enumerate(read.places, 1):
        if row.number != number:
            raise Mistake(f"places.{row.id}", f"expected the number {number}, got {row.number}")
        copies = (hunted if number in read.start.places else max(read.reserve.values())) + 1
        if row.copies != copies:
            raise Mistake(f"places.{row.id}", f"the set-up needs {copies} copies, got {row.copies}")


def _check_copied(read: ContentFile) -> None:
    """Flashback alone takes phase and symbol from another card (NA-7.12)."""
    for row in read.hunt:
        for name, value in (("phase", row.phase), ("symbol", row.symbol)):
            if (value == "copied") != (row.id == "flashback"):
                raise Mistake(f"hunt.{row.id}", f"{name} {value}: flashback, and it alone, has it copied")
