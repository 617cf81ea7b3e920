"""The components of ANIMA as data: what the file says."""

from __future__ import annotations

import pytest

from fogtable.core.declarations.cards import EMPTY, NONE, Cards, Family
from fogtable.games.anima import cards
from fogtable.games.anima import components as c
from fogtable.games.anima import places as pl
from fogtable.games.anima.cards import (
    ABILITIES,
    COMBAT,
    SKILLED,
    SPEED,
    Advantage,
)
from fogtable.games.anima.components import (
    CONTENT,
    NUMBERS,
    Area,
    Character,
    Encounter,
    Extra,
    Final,
    Foe,
    Mission,
    Moment,
    Number,
    Reward,
    Skill,
    Special,
    Trait,
)
from tests.games.content import ContentFile

SPEC = NUMBERS["spec"]

FILE = ContentFile("anima")


def names(family: type[Family], members: Cards) -> set[str]:
    return {family.name(member) for member in members}


def where(family: type[Family], values: list[int], none: int = 0) -> dict[str, int]:
    """Return by name the values that are not ``none``."""
    return {family.name(member): value for member, value in enumerate(values) if value != none}


def test_the_file_is_read() -> None:
    assert CONTENT.version == 2


def test_families_have_the_cards_of_the_file() -> None:
    families: list[type[Family]] = [Character, Area, Encounter, Mission, Final]
    parts = [FILE.raw()[part] for part in ("characters", "areas", "encounters", "missions", "finals")]
    assert [list(family.names) for family in families] == [[row["id"] for row in part] for part in parts]
    assert len(Advantage.names) == sum(row["copies"] for row in FILE.raw()["kinds"])


# -- Characters -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-2.4")
def test_characters_are_what_the_file_says() -> None:
    rows = FILE.raw()["characters"]
    assert ([row["combat"] for row in rows], [row["speed"] for row in rows]) == (COMBAT, SPEED)
    for skill, name in enumerate(Skill.names):
        assert names(Character, SKILLED[skill]) == {row["id"] for row in rows if name in row["skills"]}
    assert names(Character, cards.MALES) == {row["id"] for row in rows if row["gender"] == "male"}
    assert cards.MALES | cards.FEMALES == Character.ALL
    assert cards.MALES & cards.FEMALES == EMPTY
    assert cards.MALES | cards.FEMALES == Character.ALL


@pytest.mark.parametrize(
    ("who", "combat", "speed", "skills", "male"),
    [
        (Character.WARRIOR, 4, 2, {"ki"}, True),
        (Character.ACROBATIC_WARRIOR, 2, 4, {"ki", "trickery"}, False),
        (Character.PALADIN, 3, 2, {"ki"}, False),
        (Character.DARK_PALADIN, 3, 2, {"ki"}, True),
        (Character.WEAPONMASTER, 4, 1, set(), True),
        (Character.TECHNICIAN, 2, 3, {"ki"}, True),
        (Character.TAO, 2, 3, {"ki"}, False),
        (Character.RANGER, 2, 3, {"trickery"}, True),
        (Character.SHADOW, 2, 4, {"ki", "trickery"}, False),
        (Character.THIEF, 1, 4, {"trickery"}, False),
        (Character.ASSASSIN, 2, 3, {"trickery"}, True),
        (Character.WIZARD, 2, 2, {"magic"}, True),
        (Character.WARLOCK, 3, 2, {"magic"}, False),
        (Character.ILLUSIONIST, 1, 3, {"magic", "trickery"}, False),
        (Character.WIZARD_MENTALIST, 1, 3, {"magic"}, True),
        (Character.SUMMONER, 1, 2, {"magic"}, False),
        (Character.WARRIOR_SUMMONER, 3, 2, {"magic"}, True),
        (Character.MENTALIST, 1, 3, {"magic"}, False),
        (Character.WARRIOR_MENTALIST, 3, 2, {"ki"}, True),
        (Character.FREELANCER, 2, 3, {"ki", "magic", "trickery"}, False),
    ],
)
def test_each_character(who: int, combat: int, speed: int, skills: set[str], male: bool) -> None:
    assert (COMBAT[who], SPEED[who]) == (combat, speed)
    assert {Skill.name(skill) for skill in Skill.ALL if who in SKILLED[skill]} == skills
    assert (who in cards.MALES) == male


@pytest.mark.clauses("AN-13.3")
def test_when_characters_use_what_they_can() -> None:
    assert names(Character, cards.RESET_ABILITIES) == {"thief", "wizard-mentalist"}
    assert names(Character, cards.INTERACTION_ABILITIES) == {"assassin", "mentalist"}
    assert names(Character, cards.BATTLE_ABILITIES) == {"shadow", "summoner", "warrior-summoner"}
    assert {Moment.name(moment): names(Character, found) for moment, found in enumerate(ABILITIES) if found} == {
        "die": {"weaponmaster", "ranger"},
        "attack": {"illusionist"},
        "death": {"warrior-mentalist"},
        "battle": {"shadow", "summoner", "warrior-summoner"},
    }
    assert where(Character, cards.ABILITY_BONUS) == {
        "acrobatic-warrior": 2,
        "paladin": 4,
        "dark-paladin": 2,
        "tao": 2,
        "warlock": 1,
        "summoner": 4,
        "warrior-summoner": 2,
    }


# -- Areas ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-2.7")
def test_6_5_and_3_areas_of_the_levels() -> None:
    assert [len(areas) for areas in pl.AREAS_OF_LEVEL] == [0, 6, 5, 3]
    assert names(Area, pl.AREAS_OF_LEVEL[3]) == {"tower", "abyss-gate", "dragon-peak"}
    assert all(area in pl.AREAS_OF_LEVEL[pl.LEVEL[area]] for area in Area.ALL)


@pytest.mark.clauses("AN-8.1")
def test_four_areas_trade() -> None:
    assert names(Area, pl.TRADE) == {"cornes", "capital", "port", "bazaar"}


@pytest.mark.clauses("AN-12.2", "AN-12.3", "AN-12.7")
@pytest.mark.parametrize(
    ("area", "table", "special"),
    [
        (Area.CORNES, "000011", NONE),
        (Area.CAPITAL, "00011s", Special.FAIL_WITH_ORGANIZATION),
        (Area.PORT, "000111", NONE),
        (Area.FOREST, "000112", NONE),
        (Area.PILGRIMS_ROAD, "000011", NONE),
        (Area.MONASTERY, "000111", NONE),
        (Area.RUINS, "00111s", Special.SPEED_CHECK),
        (Area.GLASS_DESERT, "011112", NONE),
        (Area.BAZAAR, "00111s", Special.DISCARD_RANDOM),
        (Area.CASTLE, "001112", NONE),
        (Area.MINES, "001122", NONE),
        (Area.TOWER, "01122s", Special.FOE),
        (Area.ABYSS_GATE, "011122", NONE),
        (Area.DRAGON_PEAK, "01112s", Special.SLEEP_ONE),
    ],
)
def test_exploration_tables(area: int, table: str, special: int) -> None:
    found = [pl.ENCOUNTERS[area * 6 + die - 1] for die in range(1, 7)]
    assert found == [pl.SPECIAL_ROLL if entry == "s" else int(entry) for entry in table]
    assert pl.SPECIAL[area] == special


@pytest.mark.clauses("AN-12.9", "AN-12.13")
def test_every_area_has_two_rewards_beside_mission() -> None:
    def lacking(reward: int) -> set[str]:
        return {Area.name(area) for area in Area.ALL if reward not in pl.REWARDS[area]}

    assert {len(rewards) for rewards in pl.REWARDS} == {2}
    assert lacking(Reward.BONUS) == {"port", "monastery"}
    assert lacking(Reward.RECRUIT) == {"forest", "ruins", "glass-desert", "mines", "tower", "abyss-gate"}
    assert lacking(Reward.EX) == {"cornes", "capital", "pilgrims-road", "bazaar", "castle", "dragon-peak"}
    assert {Area.name(area): Extra.name(extra) for area, extra in enumerate(pl.EXTRA) if extra != NONE} == {
        "port": "trade-in",
        "forest": "speed-next",
        "monastery": "fetch-any",
        "ruins": "fetch-skill",
        "glass-desert": "draw-and-combat",
        "mines": "combat-next",
        "tower": "fetch-and-draw",
        "abyss-gate": "character-from-pile",
    }
    assert where(Area, pl.EXTRA_COMBAT) == {"glass-desert": 2, "mines": 3}
    assert where(Area, pl.EXTRA_SPEED) == {"forest": 3}
    assert where(Area, pl.EXTRA_DRAW) == {"port": 2, "glass-desert": 1, "tower": 1}


def test_rules_of_single_areas() -> None:
    assert names(Area, pl.NO_ATTACKS) == {"capital"}
    assert where(Area, pl.CHECK_HERE) == {"glass-desert": -2}
    assert where(Area, pl.DARKNESS_HERE) == {"castle": 1}


# -- Encounters and foes ----------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-2.7")
def test_encounters_are_monsters_then_events_of_three_levels() -> None:
    rows = FILE.raw()["encounters"]
    assert [row["type"] for row in rows] == ["monster"] * len(pl.MONSTERS) + ["event"] * len(pl.EVENTS)
    assert list(pl.MONSTERS) == list(range(len(pl.MONSTERS)))
    assert [row["level"] for row in rows] == pl.ENCOUNTER_LEVEL
    for kinds in (pl.MONSTERS, pl.EVENTS):
        assert {pl.ENCOUNTER_LEVEL[encounter] for encounter in kinds} == {1, 2, 3}


@pytest.mark.parametrize(
    ("monster", "level", "combat", "traits"),
    [
        (Encounter.GOBLINS, 1, 3, {"humanoid"}),
        (Encounter.WOLVES, 1, 3, {"beast"}),
        (Encounter.BANDITS, 1, 4, {"human"}),
        (Encounter.RISEN_DEAD, 1, 4, {"darkness", "undead"}),
        (Encounter.SHADOW_IMP, 1, 2, {"darkness"}),
        (Encounter.SLIME, 1, 3, {"beast"}),
        (Encounter.SPRITE, 1, 2, {"elemental"}),
        (Encounter.OGRE, 2, 8, {"giant"}),
        (Encounter.HARPIES, 2, 6, {"beast"}),
        (Encounter.VAMPIRE, 2, 6, {"darkness", "undead"}),
        (Encounter.GOLEM, 2, 8, {"construct"}),
        (Encounter.PATROL, 2, 7, {"human"}),
        (Encounter.FIRE_ELEMENTAL, 2, 7, {"elemental"}),
        (Encounter.ELDER_DRAGON, 3, 13, {"dragon"}),
        (Encounter.LICH, 3, 12, {"darkness", "undead"}),
        (Encounter.LIGHT_MAIDEN, 3, 11, {"light"}),
        (Encounter.ABYSS_LORD, 3, 14, {"darkness", "demon"}),
        (Encounter.TITAN, 3, 11, {"giant"}),
    ],
)
def test_each_monster(monster: int, level: int, combat: int, traits: set[str]) -> None:
    assert pl.ENCOUNTER_LEVEL[monster] == level
    assert SPEC[pl.MONSTER_COMBAT[monster]] == combat
    assert names(Trait, pl.TRAITS[monster]) == traits
    assert (monster in pl.DARKNESS_MONSTERS) == ("darkness" in traits)


def test_events_have_no_combat_and_no_traits() -> None:
    assert {pl.MONSTER_COMBAT[event] for event in pl.EVENTS} == {NONE}
    assert all(pl.TRAITS[event] == EMPTY for event in pl.EVENTS)
    assert where(Encounter, pl.ENCOUNTER_BONUS) == {"wolves": 2, "patrol": 2, "shrine": 2}
    assert where(Encounter, pl.ENCOUNTER_DRAWS) == {"cache": 1, "grace": 2}


@pytest.mark.clauses("AN-10.16")
def test_the_foes_are_no_encounters() -> None:
    assert {Foe.name(foe): (SPEC[pl.FOE_COMBAT[foe]], names(Trait, pl.FOE_TRAITS[foe])) for foe in Foe.ALL} == {
        "chain-warden": (12, {"darkness"}),
        "gaoler": (8, {"human"}),
        "ashen-dragon": (11, {"dragon"}),
        "besiegers": (4, {"human"}),
        "crystal-guardian": (8, {"construct"}),
        "omega": (16, {"darkness"}),
        "chainbreakers": (10, {"demon"}),
        "shadow-of-omega": (14, {"darkness"}),
        "crisis-omega": (16, {"darkness"}),
    }
    assert names(Foe, pl.DARKNESS_FOES) == {"chain-warden", "omega", "shadow-of-omega", "crisis-omega"}
    assert not set(Foe.names) & set(Encounter.names)


# -- missions ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-11.9")
def test_what_missions_give() -> None:
    assert where(Mission, [SPEC[number] for number in pl.MISSION_COMBAT]) == {
        "grimoire": 1,
        "rescue": 2,
        "dragon": 3,
        "siege": 2,
        "vigil": 2,
        "crystal": 2,
        "shrines": 1,
        "purge": 2,
    }
    gains = where(Mission, [SPEC[number] for number in pl.MISSION_SPEED])
    assert gains == {"vigil": 1, "race": 3, "contraband": 2, "shrines": 2}
    assert where(Mission, pl.MISSION_DRAW) == {"grimoire": 2, "contraband": 2}
    assert names(Mission, pl.MISSION_RECRUITS) == {"rescue"}


@pytest.mark.clauses("AN-11.2", "AN-11.4")
def test_where_missions_are_done() -> None:
    """By steps; the shrines are one step of three Areas, Purge the Darkness has none."""

    def steps(family: type[Family], rows: list[list[Cards]]) -> dict[str, list[set[str]]]:
        return {family.name(one): [names(Area, areas) for areas in row if areas] for one, row in enumerate(rows)}

    assert steps(Mission, pl.STEP_AREAS) == {
        "grimoire": [{"ruins"}],
        "rescue": [{"castle"}, {"cornes"}],
        "dragon": [{"dragon-peak"}],
        "siege": [{"monastery"}],
        "vigil": [{"abyss-gate"}],
        "race": [{"capital"}, {"port"}],
        "contraband": [{"bazaar"}, {"port"}],
        "crystal": [{"mines"}],
        "shrines": [{"pilgrims-road", "monastery", "forest"}],
        "purge": [],
    }
    assert pl.STEPS == [1, 2, 1, 1, 1, 2, 2, 1, 3, NONE]
    assert steps(Final, pl.FINAL_AREAS) == {
        "orb": [{"tower"}, {"tower"}],
        "chains": [{"abyss-gate"}, {"abyss-gate"}],
        "rift": [{"glass-desert"}, {"tower"}],
    }


@pytest.mark.clauses("AN-11.3", "AN-11.6")
def test_how_missions_start_and_which_resist() -> None:
    assert names(Mission, pl.SECRET_STARTS) == {"contraband"}
    assert names(Mission, pl.RESET_STARTS) == {"purge"}
    assert where(Mission, pl.STAGES) == {"siege": 3, "vigil": 2}
    assert where(Final, pl.FINAL_STAGES) == {"chains": 3}


@pytest.mark.clauses("AN-22.2")
def test_two_counters_of_8_turns_and_one_of_10() -> None:
    assert where(Final, pl.CRISIS_TURNS) == {"orb": 8, "chains": 8, "rift": 10}


# -- amounts and numbers ----------------------------------------------------------------------------------------------


@pytest.mark.clauses("AN-1.3", "AN-1.4", "AN-2.1", "AN-2.8", "AN-8.5", "AN-18.4")
def test_amounts() -> None:
    assert (c.DEALT_MISSIONS, c.DEALT_CHARACTERS, c.DEALT_ADVANTAGES) == (2, 2, 4)
    assert (c.HAND_LIMIT, c.PARTY_LIMIT, c.OFFERS, c.TURN_LIMIT) == (5, 4, 3, 200)


@pytest.mark.clauses("AN-1.9", "AN-5.14", "AN-10.9")
def test_the_numbers_that_balance_may_change() -> None:
    def spec(*numbers: int) -> list[int]:
        return [SPEC[number] for number in numbers]

    assert spec(Number.CHECK_RUINS, Number.CHECK_FOG, Number.CHECK_PIT_TRAP, Number.CHECK_GRIMOIRE) == [8, 6, 8, 8]
    assert spec(Number.CHECK_RACE_1, Number.CHECK_RACE_2, Number.CHECK_RIFT) == [7, 9, 11]
    assert spec(Number.PURGE_LEVELS, Number.STAGE_GROWTH, Number.AREAS_PER_PLAYER) == [3, 1, 2]
    assert spec(Number.REST_BONUS, Number.DEATH_MARGIN, Number.DRAGON_MARGIN) == [2, 5, 3]
    assert len(SPEC) == len(NUMBERS["tuned"]) == len(Number.names) == 60
