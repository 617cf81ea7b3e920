"""Reads content.yaml: the cards and the numbers printed on them, checked against what the rules know."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from fogtable.core.formats.content import Source, read_content
from fogtable.core.formats.slips import Mistake

MOST_STEPS: Final = 2
"""Steps of a mission one after the other."""
SkillName = Literal["ki", "magic", "trickery"]
TraitName = Literal[
    "human",
    "humanoid",
    "beast",
    "giant",
    "dragon",
    "undead",
    "demon",
    "darkness",
    "light",
    "elemental",
    "construct",
]
SpecialName = Literal["none", "fail-with-organization", "speed-check", "discard-random", "foe", "sleep-one"]
ExtraName = Literal[
    "none",
    "trade-in",
    "speed-next",
    "fetch-any",
    "fetch-skill",
    "draw-and-combat",
    "combat-next",
    "fetch-and-draw",
    "character-from-pile",
]
When = Literal[
    "reset",
    "movement",
    "interaction",
    "exploration",
    "move",
    "card",
    "die",
    "attack",
    "event",
    "death",
    "check",
    "battle",
    "area",
]
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
Small = Annotated[int, msgspec.Meta(ge=0, le=6)]
Stages = Annotated[int, msgspec.Meta(ge=0, le=5)]
Draws = Annotated[int, msgspec.Meta(ge=0, le=3)]


class CharacterRow(msgspec.Struct, forbid_unknown_fields=True):
    """A Character."""

    id: str
    gender: Literal["female", "male"]
    combat: Annotated[int, msgspec.Meta(ge=1, le=6)]
    speed: Annotated[int, msgspec.Meta(ge=1, le=6)]
    skills: list[SkillName]
    ability: Literal["none", "passive"] | When
    bonus: Small
    source: Source


class AreaRow(msgspec.Struct, forbid_unknown_fields=True):
    """An Area: its exploration table, the rewards beside Mission, its own rules."""

    id: str
    level: Level
    trade: bool
    table: list[Literal[0, 1, 2, "s"]]
    special: SpecialName
    rewards: list[Literal["bonus", "recruit", "ex"]]
    extra: ExtraName
    source: Source
    extra_combat: Small = 0
    extra_speed: Small = 0
    extra_draw: Draws = 0
    no_attacks: bool = False
    check_here: Annotated[int, msgspec.Meta(ge=-4, le=4)] = 0
    darkness_here: Small = 0


class EncounterRow(msgspec.Struct, forbid_unknown_fields=True):
    """A Monster or an Event."""

    id: str
    type: Literal["monster", "event"]
    level: Level
    traits: list[TraitName]
    bonus: Small
    draws: Draws
    source: Source


class FoeRow(msgspec.Struct, forbid_unknown_fields=True):
    """A foe that is no card."""

    id: str
    traits: list[TraitName]
    source: Source


class MissionRow(msgspec.Struct, forbid_unknown_fields=True):
    """A Basic Mission."""

    id: str
    start: Literal["open", "secret", "reset"]
    steps: list[list[str]]
    stages: Stages
    draws: Draws
    recruit: bool
    source: Source


class FinalRow(msgspec.Struct, forbid_unknown_fields=True):
    """A Final Mission."""

    id: str
    steps: list[list[str]]
    stages: Stages
    crisis: Annotated[int, msgspec.Meta(ge=1, le=20)]
    source: Source


class KindRow(msgspec.Struct, forbid_unknown_fields=True):
    """An Advantage and its copies."""

    id: str
    type: Literal["skill", "plot", "organization"]
    copies: Annotated[int, msgspec.Meta(ge=1)]
    when: list[When]
    source: Source
    skill: Literal["none"] | SkillName = "none"
    bonus: Small = 0
    attacking: Small = 0
    speed: Small = 0
    draws: Draws = 0
    enemies: list[str] = []


class Amount(msgspec.Struct, forbid_unknown_fields=True):
    """How many there are of something."""

    count: Annotated[int, msgspec.Meta(ge=1)]
    source: Source


class Amounts(msgspec.Struct, forbid_unknown_fields=True):
    """What the set-up deals, and limits."""

    dealt_missions: Amount
    dealt_characters: Amount
    dealt_advantages: Amount
    hand_limit: Amount
    party_limit: Amount
    offers: Amount
    turn_limit: Amount


class NumberRow(msgspec.Struct, forbid_unknown_fields=True):
    """A number that balance may change, within which bounds, and to what our measurements would change it."""

    id: str
    spec: int
    range: tuple[int, int]
    source: Source
    tuned: int | None = None


class ContentFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: Literal["anima"]
    rules_version: int
    characters: list[CharacterRow]
    areas: list[AreaRow]
    encounters: list[EncounterRow]
    foes: list[FoeRow]
    missions: list[MissionRow]
    finals: list[FinalRow]
    kinds: list[KindRow]
    amounts: Amounts
    numbers: list[NumberRow]


class Content:
    """The file as the rules use it: lists by id."""

    def __init__(self, read: ContentFile) -> None:
        self.version = read.rules_version
        self.characters = read.characters
        self.areas = read.areas
        self.encounters = read.encounters
        self.foes = read.foes
        self.missions = read.missions
        self.finals = read.finals
        self.kinds = read.kinds
        self.amounts = read.amounts
        self.numbers = {"spec": [row.spec for row in read.numbers], "tuned": [_tuned(row) for row in read.numbers]}


def _tuned(row: NumberRow) -> int:
    return row.spec if row.tuned is None else row.tuned


def load_content(known: Mapping[str, tuple[str, ...]], path: Path | None = None) -> Content:
    """Read and check the content file; ``known``: for each part the names that the rules know, in their order.

    Raises:
        ContentRefused: it cannot be read, or has a mistake.
    """
    return Content(read_content(path or Path(__file__).with_name("content.yaml"), ContentFile, known, _check))


def _check(read: ContentFile) -> None:
    _check_areas(read)
    _check_steps(read)
    _check_encounters(read)
    _check_kinds(read)
    _check_enemies(read)
    _check_numbers(read)
    _check_twice(read)


def _check_areas(read: ContentFile) -> None:
    for row in read.areas:
        if len(row.table) != 6:
            raise Mistake(f"areas.{row.id}", f"a table for 1 to 6 expected, got {len(row.table)} entries")
        if ("s" in row.table) != (row.special != "none"):
            raise Mistake(f"areas.{row.id}", f"the table and the special {row.special!r} disagree")
        if len(set(row.rewards)) != 2 or len(row.rewards) != 2:
            raise Mistake(f"areas.{row.id}", f"two rewards beside Mission expected, got {row.rewards}")
        if ("ex" in row.rewards) != (row.extra != "none"):
            raise Mistake(f"areas.{row.id}", f"the rewards and the extra {row.extra!r} disagree")


def _check_steps(read: ContentFile) -> None:
    areas = [row.id for row in read.areas]
    rows: list[tuple[str, MissionRow | FinalRow]] = [
        *(("missions", row) for row in read.missions),
        *(("finals", row) for row in read.finals),
    ]
    for part, row in rows:
        places = [area for step in row.steps for area in step]
        if unknown := [area for area in places if area not in areas]:
            raise Mistake(f"{part}.{row.id}", f"steps: expected one of {', '.join(areas)}; got {unknown[0]!r}")
        if [] in row.steps or len(set(places)) != len(places):
            raise Mistake(f"{part}.{row.id}", f"each step needs Areas of its own, got {row.steps}")
        if len(row.steps) > MOST_STEPS:
            raise Mistake(f"{part}.{row.id}", f"at most {MOST_STEPS} steps one after the other, got {len(row.steps)}")
        if part == "finals" and not row.steps:
            raise Mistake(f"{part}.{row.id}", "a Final Mission needs a step")


def _check_encounters(read: ContentFile) -> None:
    types = [row.type for row in read.encounters]
    if types != sorted(types, reverse=True):
        raise Mistake("encounters", "the monsters come first")
    for row in read.encounters:
        if (len(row.traits) > 0) != (row.type == "monster"):
            raise Mistake(f"encounters.{row.id}", "monsters have traits, events none")


def _check_kinds(read: ContentFile) -> None:
    for row in read.kinds:
        if (row.skill != "none") != (row.type == "skill"):
            raise Mistake(f"kinds.{row.id}", "a skill card needs a skill, others have none")
        if not row.when:
            raise Mistake(f"kinds.{row.id}", "when is it played?")
        if row.type == "organization" and row.when != ["reset"]:
            raise Mistake(f"kinds.{row.id}", "an organization is joined in the reset phase")
        if row.attacking > 0 and (row.attacking <= row.bonus or row.when != ["battle"]):
            raise Mistake(f"kinds.{row.id}", "attacking is a battle card's higher bonus")


def _check_enemies(read: ContentFile) -> None:
    """Enmities are mutual (AN-17.4)."""
    enemies = {row.id: row.enemies for row in read.kinds if row.type == "organization"}
    for row in read.kinds:
        for other in row.enemies:
            if other == row.id or row.id not in enemies.get(other, []):
                raise Mistake(f"kinds.{row.id}", f"no enmity with {other!r} from both sides")


def _check_numbers(read: ContentFile) -> None:
    for row in read.numbers:
        low, high = row.range
        for name, value in (("spec", row.spec), ("tuned", _tuned(row))):
            if not low <= value <= high:
                raise Mistake(f"numbers.{row.id}", f"{name} lies from {low} to {high}; got {value}")


def _check_twice(read: ContentFile) -> None:
    lists: list[tuple[str, str, list[Any]]] = [
        *(("characters", row.id, row.skills) for row in read.characters),
        *(("encounters", row.id, row.traits) for row in read.encounters),
        *(("foes", row.id, row.traits) for row in read.foes),
        *(("kinds", row.id, row.when) for row in read.kinds),
        *(("kinds", row.id, row.enemies) for row in read.kinds),
    ]
    for part, name, found in lists:
        if len(set(found)) != len(found):
            raise Mistake(f"{part}.{name}", f"a name stands twice in {found}")
