"""Reads content.yaml: the numbers printed on the components, checked against what the rules know."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from fogtable.core.formats.content import Source, read_content
from fogtable.core.formats.slips import Mistake


class RegionRow(msgspec.Struct, forbid_unknown_fields=True):
    """A region and its neighbours."""

    id: str
    near: list[str]
    source: Source


class TokenRow(msgspec.Struct, forbid_unknown_fields=True):
    """A token: its two faces."""

    id: str
    determination: Annotated[int, msgspec.Meta(ge=0, le=6)]
    food: Annotated[int, msgspec.Meta(ge=1, le=3)]
    source: Source


class ItemRow(msgspec.Struct, forbid_unknown_fields=True):
    """An item, and the region of its marker in the historical variant (or ``none``)."""

    id: str
    historical: str
    source: Source


class EventRow(msgspec.Struct, forbid_unknown_fields=True):
    """An event card."""

    id: str
    number: int
    type: Literal["immediate", "lasting", "prepared"]
    cancel: str
    source: Source


class MissionRow(msgspec.Struct, forbid_unknown_fields=True):
    """A mission card."""

    id: str
    number: int
    set: Literal["military", "survival"]
    region: str
    cost: str
    source: Source


class BandRow(msgspec.Struct, forbid_unknown_fields=True):
    """A result, and the most victory points that still lead to it (none for the last)."""

    id: str
    up_to: int | None
    source: Source


class ContentFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: Literal["onoda"]
    rules_version: int
    regions: list[RegionRow]
    tokens: list[TokenRow]
    items: list[ItemRow]
    events: list[EventRow]
    missions: list[MissionRow]
    rounds: list[str]
    paranoia_from_round: int
    bands: list[BandRow]


class Content:
    """The file's numbers as the rules use them: lists by id."""

    def __init__(self, read: ContentFile) -> None:
        ids = [row.id for row in read.regions]
        self.version = read.rules_version
        self.near = [[ids.index(name) for name in row.near] for row in read.regions]
        self.determination = [row.determination for row in read.tokens]
        self.food = [row.food for row in read.tokens]
        self.events = [row.id for row in read.events]
        self.missions = [row.id for row in read.missions]
        self.event_type = [row.type for row in read.events]
        self.cancel_item = [row.cancel for row in read.events]
        self.mission_set = [row.set for row in read.missions]
        self.mission_region = [row.region for row in read.missions]
        self.mission_cost = [row.cost for row in read.missions]
        self.historical_markers = [row.historical for row in read.items if row.historical != "none"]
        self.years = read.rounds
        self.paranoia_from_round = read.paranoia_from_round
        self.bands = [(row.up_to, row.id) for row in read.bands if row.up_to is not None]
        self.beyond = read.bands[-1].id


def load_content(known: Mapping[str, tuple[str, ...]], path: Path | None = None) -> Content:
    """Read and check the content file; ``known``: for each part the names that the rules know, in their order.

    Raises:
        ContentRefused: it cannot be read, or has a mistake.
    """
    return Content(read_content(path or Path(__file__).with_name("content.yaml"), ContentFile, known, _check))


def _check(read: ContentFile) -> None:
    regions, items = [row.id for row in read.regions], [row.id for row in read.items]
    _check_map(read, regions)
    _check_cards(read, regions, items)
    _check_bands(read)


def _check_map(read: ContentFile, regions: list[str]) -> None:
    near = {row.id: row.near for row in read.regions}
    for name, others in near.items():
        for other in others:
            if other not in regions or other == name or name not in near[other]:
                raise Mistake(f"regions.{name}", f"no border with {other!r} from both sides")
    for row in read.items:
        if row.historical not in (*regions, "none"):
            raise Mistake(f"items.{row.id}", f"no such region: {row.historical!r}")


def _check_cards(read: ContentFile, regions: list[str], items: list[str]) -> None:
    numbers = [[event.number for event in read.events], [mission.number for mission in read.missions]]
    for part, found in zip(("events", "missions"), numbers, strict=True):
        if found != list(range(1, len(found) + 1)):
            raise Mistake(part, f"expected the numbers from 1 on, in order; got {found}")
    for event in read.events:
        if event.cancel not in (*items, "none") or (event.cancel != "none" and event.type != "lasting"):
            raise Mistake(f"events.{event.id}", f"cannot be cancelled with {event.cancel!r}")
    for mission in read.missions:
        if mission.region not in regions:
            raise Mistake(f"missions.{mission.id}", f"no such region: {mission.region!r}")
        if mission.cost not in (*items, "comrade"):
            raise Mistake(f"missions.{mission.id}", f"cannot cost {mission.cost!r}")
    if len(read.rounds) != 6 or not 1 <= read.paranoia_from_round <= 7:
        raise Mistake("rounds", "expected 6 of them, and a first round of paranoia from 1 to 7")


def _check_bands(read: ContentFile) -> None:
    tops = [row.up_to for row in read.bands]
    ends = [top for top in tops if top is not None]
    if tops != [*sorted(set(ends)), None]:
        raise Mistake("bands", f"expected them in ascending order, and only the last without end; got {tops}")
