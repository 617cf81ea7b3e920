"""The rules reference of ANIMA calls the cards what the table calls them, and knows their numbers."""

from __future__ import annotations

import re

import pytest

from fogtable.core.declarations.cards import NONE, Cards, Family, cards_of
from fogtable.games.anima import GAME
from fogtable.games.anima.cards import COMBAT, COPIES, MALES, ORGANIZATIONS, SKILL_OF, SKILLED, SPEED
from fogtable.games.anima.components import (
    NUMBERS,
    Area,
    Character,
    Encounter,
    Final,
    Foe,
    Kind,
    Mission,
    Number,
    Skill,
    Trait,
)
from fogtable.games.anima.places import (
    AREAS_OF_LEVEL,
    ENCOUNTER_LEVEL,
    ENCOUNTERS,
    FOE_TRAITS,
    LEVEL,
    MONSTERS,
    TRADE,
    TRAITS,
)
from tests.games.rules import cells, texts
from tests.games.words import LANGUAGES, formatted, messages

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
YES = {"en": "yes", "ru": "да", "uk": "так"}
MALE = {"en": "male", "ru": "мужской", "uk": "чоловіча"}
FINDS = ["–", "1", "2", "`S`"]
"""How the table of the Areas writes each entry of ENCOUNTERS."""
SPEC = NUMBERS["spec"]


def combat(name: str) -> int:
    """Return the Combat of a Monster or mission foe, in its first stage."""
    return SPEC[getattr(Number, f"COMBAT_{name.replace('-', '_').upper()}")]


def table(language: str, columns: int, among: str) -> dict[str, list[str]]:
    """Return the rows with that many columns, by code, of the table that this code stands in."""
    found = [row for row in cells(GAME, language) if len(row) == columns]
    heads = [at - 1 for at, row in enumerate(found) if set("".join(row)) <= set("-: ")]
    here = next(at for at, row in enumerate(found) if row[0] == among)
    start = max(head for head in heads if head < here)
    end = min([head for head in heads if head > here], default=len(found))
    return {row[0]: row[1:] for row in found[start + 2 : end]}


def listed(said: dict[str, str], kind: str, family: type[Family], members: Cards) -> set[str]:
    """Return what the members are called, as a cell lists them: a dash if there is none."""
    return {said[f"{kind}-{family.name(member)}"] for member in members} or {"–"}


@in_every_language
def test_characters_are_what_the_tables_say(language: str) -> None:
    said = texts(GAME, language)
    found = table(language, 7, "freelancer")
    assert list(found) == list(Character.names)
    for who, name in enumerate(Character.names):
        called, gender, combat, speed, skills, ability = found[name]
        assert (called, ability) == (said[f"character-{name}"], said[f"character-{name}-text"])
        assert (int(combat), int(speed)) == (COMBAT[who], SPEED[who])
        assert (gender == MALE[language]) == (who in MALES), name
        known = cards_of(*[skill for skill in Skill.ALL if who in SKILLED[skill]])
        assert set(skills.split(", ")) == listed(said, "skill", Skill, known), name


@in_every_language
def test_areas_have_their_names_levels_trade_and_tables(language: str) -> None:
    said = texts(GAME, language)
    found = table(language, 11, "dragon-peak")
    assert list(found) == list(Area.names)
    for area, name in enumerate(Area.names):
        called, level, trade = found[name][:3]
        assert (called, int(level), trade == YES[language]) == (said[f"area-{name}"], LEVEL[area], area in TRADE)
        assert found[name][3:9] == [FINDS[entry] for entry in ENCOUNTERS[area * 6 : area * 6 + 6]], name
        assert said[f"area-{name}-text"].endswith(found[name][-1])
    assert [len(areas) for areas in AREAS_OF_LEVEL] == [0, 6, 5, 3]


@in_every_language
def test_encounters_have_their_names_levels_combat_traits_and_texts(language: str) -> None:
    said = texts(GAME, language)
    found = table(language, 6, "titan") | table(language, 4, "grace")
    assert list(found) == list(Encounter.names)
    assert len(table(language, 6, "titan")) == len(MONSTERS)
    for encounter, name in enumerate(Encounter.names):
        row = found[name]
        nothing = said["character-warrior-text"]
        assert (row[0], row[-1]) == (said[f"encounter-{name}"], said.get(f"encounter-{name}-text", nothing))
        assert int(row[1]) == ENCOUNTER_LEVEL[encounter]
        if encounter in MONSTERS:
            assert int(row[2]) == combat(name)
            assert set(row[3].split(", ")) == listed(said, "trait", Trait, TRAITS[encounter]), name


@in_every_language
def test_advantages_have_their_names_skills_copies_and_texts(language: str) -> None:
    said = texts(GAME, language)
    plain = table(language, 5, "scout") | table(language, 4, "forced-march")
    found = plain | table(language, 3, "tol-rauko")
    assert list(found) == list(Kind.names)
    for kind, name in enumerate(Kind.names):
        assert (found[name][0], found[name][-1]) == (said[f"kind-{name}"], said[f"kind-{name}-text"])
        assert name not in plain or int(found[name][-2]) == len(COPIES[kind])
        assert SKILL_OF[kind] == NONE or found[name][1] == said[f"skill-{Skill.name(SKILL_OF[kind])}"], name
    assert all(len(COPIES[kind]) == 1 for kind in ORGANIZATIONS)


@in_every_language
def test_foes_have_their_names_traits_and_combat_by_stage(language: str) -> None:
    said = texts(GAME, language)
    found = table(language, 5, "crisis-omega")
    assert list(found) == list(Foe.names)
    for foe, name in enumerate(Foe.names):
        called, stages = found[name][0], found[name][1].split(", ")
        assert called == said[f"foe-{name}"]
        assert set(found[name][2].split(", ")) == listed(said, "trait", Trait, FOE_TRAITS[foe]), name
        assert [int(stage) for stage in stages] == [
            combat(name) + SPEC[Number.STAGE_GROWTH] * stage for stage in range(len(stages))
        ]


def at_a_table(language: str, message: str, numbers: str) -> str:
    """Return what is said at a table with these numbers."""
    return formatted(GAME, language, message, dict(zip(Number.names, NUMBERS[numbers], strict=True)))


@in_every_language
def test_missions_have_their_names_and_texts(language: str) -> None:
    said = texts(GAME, language)
    for last, kind, family in (("purge", "mission", Mission), ("rift", "final", Final)):
        found = table(language, 3, last)
        assert list(found) == list(family.names)
        for name, (called, text) in found.items():
            spec = BRACKETS[language].sub("", text)
            assert (called, spec) == (said[f"{kind}-{name}"], at_a_table(language, f"{kind}-{name}-text", "spec"))


@in_every_language
@pytest.mark.parametrize(
    ("final", "foe"), [("orb", Foe.OMEGA), ("chains", Foe.CHAINBREAKERS), ("rift", Foe.SHADOW_OF_OMEGA)]
)
def test_the_final_missions_tell_whom_the_paladin_is_good_against(final: str, foe: int, language: str) -> None:
    said = texts(GAME, language)
    assert (said["trait-darkness"] in said[f"final-{final}-text"]) == (Trait.DARKNESS in FOE_TRAITS[foe])


@pytest.mark.parametrize("numbers", NUMBERS)
def test_missions_tell_the_rewards_of_the_table(numbers: str) -> None:
    for name in Mission.names:
        code = name.replace("-", "_").upper()
        text = at_a_table("en", f"mission-{name}-text", numbers)
        for value in ("combat", "speed"):
            gain = NUMBERS[numbers][getattr(Number, f"GAIN_{value.upper()}_{code}")]
            assert (f"+{gain} {value.capitalize()}" in text) == (gain > 0), name


BALANCED = {
    "grimoire": ("Speed check 8 (balanced: 15)", ("CHECK_GRIMOIRE",)),
    "vigil": ("+2 Combat, +1 Speed (balanced: +5, +2)", ("GAIN_COMBAT_VIGIL", "GAIN_SPEED_VIGIL")),
    "crystal": ("(8; balanced: 12)", ("COMBAT_CRYSTAL_GUARDIAN",)),
    "shrines": ("+1 Combat, +2 Speed (balanced: +2, +2)", ("GAIN_COMBAT_SHRINES", "GAIN_SPEED_SHRINES")),
    "purge": ("3 or more (balanced: 2)", ("PURGE_LEVELS",)),
}
"""What the rules tell of the numbers of a Mission in both sets."""
BRACKETS = {
    language: re.compile(rf" \({word}: [^)]*\)|; {word}: \d+")
    for language, word in (("en", "balanced"), ("ru", "сбалансировано"), ("uk", "урівноважено"))
}
UNPRINTED = {Number.parse(f"combat-{name}") for name in ("elder-dragon", "lich", "light-maiden", "abyss-lord", "titan")}
"""Numbers that no text tells: the page shows those of the game."""


def test_missions_tell_their_numbers_in_both_sets() -> None:
    """The rules tell both, a table those that are in force there."""
    found, told = table("en", 3, "purge"), set(UNPRINTED)
    for mission, (words, names) in BALANCED.items():
        assert words in found[mission][-1]
        numbers = [getattr(Number, name) for name in names]
        for language in LANGUAGES:
            variables = messages(GAME, language)[f"mission-{mission}-text"].variables
            assert variables == {Number.name(number) for number in numbers}, (language, mission)
        told.update(numbers)
        assert [int(found) for found in re.findall(r"\d+", words)] == [
            *(SPEC[number] for number in numbers),
            *(NUMBERS["tuned"][number] for number in numbers),
        ]
    assert {number for number in Number.ALL if NUMBERS["tuned"][number] != SPEC[number]} <= told
