"""What the page knows of the components of ANIMA is what content.yaml says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from fogtable.core.declarations.cards import NONE
from fogtable.games.anima import GAME
from fogtable.games.anima.components import Area, Mission
from fogtable.games.anima.rules.missions import FIRST_STEP, SECOND_STEP, SHRINES

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "anima"
CONTENT: dict[str, Any] = yaml.safe_load((GAME.folder / "content.yaml").read_text(encoding="utf-8"))


def printed(name: str, file: str = "cards.ts") -> Any:
    """Return a constant of the page: its literals are YAML too."""
    text = (CLIENT / file).read_text(encoding="utf-8")
    found = re.search(rf"^export const {name}\b[^=]*= (.*?)(?: as const)?;$", text, re.MULTILINE | re.DOTALL)
    assert found, f"{file} has no {name}"
    return yaml.safe_load(found[1])


def rows(part: str, *columns: str, **absent: object) -> dict[str, Any]:
    """Return these columns of a part of the content by the ids of its rows; ``absent``: what a missing one is."""
    return {row["id"]: {column: row.get(column, absent.get(column, 0)) for column in columns} for row in CONTENT[part]}


def test_characters_and_areas() -> None:
    assert printed("CHARACTER") == rows("characters", "combat", "speed", "skills", "bonus", "gender")
    columns = ("level", "trade", "table", "rewards", "check_here", "darkness_here")
    assert printed("AREA") == rows("areas", *columns)


def test_encounters_and_foes() -> None:
    assert printed("ENCOUNTER") == rows("encounters", "type", "level", "traits", "bonus")
    assert printed("FOE") == rows("foes", "traits")


def test_advantages() -> None:
    assert printed("KIND") == rows("kinds", "type", "skill", "when", "bonus", skill="none")


def test_the_names_of_the_numbers() -> None:
    assert printed("NUMBERS") == [row["id"] for row in CONTENT["numbers"]]


def test_where_missions_are_done() -> None:
    steps = {
        Mission.name(one): [[Area.name(area)] for area in (FIRST_STEP[one], SECOND_STEP[one]) if area != NONE]
        for one in Mission.ALL
    }
    shown = printed("MISSION_AREAS", "errands.ts")
    assert set(*shown.pop("shrines")) == {Area.name(area) for area in SHRINES}
    assert shown == {mission: areas for mission, areas in steps.items() if mission != "shrines"}
