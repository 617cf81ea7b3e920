"""What the page knows of the missions of ANIMA is what the rules say; what is printed on the cards is generated."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from fogtable.core.declarations.cards import NONE
from fogtable.games.anima.components import Area, Mission
from fogtable.games.anima.rules.missions import FIRST_STEP, SECOND_STEP, SHRINES

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "anima"


def printed(name: str, file: str) -> Any:
    """Return a constant of the page: its literals are YAML too."""
    text = (CLIENT / file).read_text(encoding="utf-8")
    found = re.search(rf"^export const {name}\b[^=]*= (.*?)(?: as const)?;$", text, re.MULTILINE | re.DOTALL)
    assert found, f"{file} has no {name}"
    return yaml.safe_load(found[1])


def test_where_missions_are_done() -> None:
    steps = {
        Mission.name(one): [[Area.name(area)] for area in (FIRST_STEP[one], SECOND_STEP[one]) if area != NONE]
        for one in Mission.ALL
    }
    shown = printed("MISSION_AREAS", "errands.ts")
    assert set(*shown.pop("shrines")) == {Area.name(area) for area in SHRINES}
    assert shown == {mission: areas for mission, areas in steps.items() if mission != "shrines"}
