"""What the page knows of the map of 1984 is what content.yaml says; what is printed on the cards is generated."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from fogtable.games.bigbrother import GAME

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "bigbrother"
CONTENT: dict[str, Any] = yaml.safe_load((GAME.folder / "content.yaml").read_text(encoding="utf-8"))


def printed(file: str, name: str) -> Any:
    """Return a constant of a file of the page: its literals are YAML too."""
    text = (CLIENT / file).read_text(encoding="utf-8")
    found = re.search(rf"^export const {name}\b[^=]*= (.*?)(?: as const)?;$", text, re.MULTILINE | re.DOTALL)
    assert found, f"{file} has no {name}"
    return yaml.safe_load(found[1])


def rows(part: str, *columns: str) -> dict[str, Any]:
    """Return the rows of a part of the content by their ids: these columns, or the one."""
    if len(columns) == 1:
        return {row["id"]: row[columns[0]] for row in CONTENT[part]}
    return {row["id"]: {column: row[column] for column in columns} for row in CONTENT[part]}


def test_the_map() -> None:
    assert printed("map/chart.ts", "CHART") == rows("cells", "district", "at", "feature", "near")
    assert printed("map/chart.ts", "START") == rows("characters", "start")
    columns, lines = zip(*(row["at"] for row in CONTENT["cells"]), strict=True)
    assert printed("map/chart.ts", "GRID") == {"columns": max(columns) + 1, "rows": max(lines) + 1}
