"""The content file of each game: one that is not what the rules know is refused with its reason."""

from __future__ import annotations

from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from fogtable.core.declarations.content import ContentRefused
from fogtable.games import NAMES, load

FILES: dict[str, dict[str, Any]] = {
    name: yaml.safe_load((load(name).folder / "content.yaml").read_text(encoding="utf-8")) for name in NAMES
}
KNOWN: dict[str, dict[str, tuple[str, ...]]] = {
    name: import_module(f"fogtable.games.{name}.components").KNOWN for name in NAMES
}


def refused(game: str, path: Path) -> str:
    """Return why a content file is refused."""
    with pytest.raises(ContentRefused) as wrong:
        import_module(f"fogtable.games.{game}.content").load_content(KNOWN[game], path)
    return str(wrong.value)


def written(folder: Path, changed: dict[str, Any]) -> Path:
    path = folder / "content.yaml"
    path.write_text(yaml.safe_dump(changed), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", NAMES)
def test_a_file_that_is_not_there_is_named(tmp_path: Path, game: str) -> None:
    assert "absent.yaml" in refused(game, tmp_path / "absent.yaml")


@pytest.mark.parametrize("game", NAMES)
def test_a_file_that_is_no_yaml_is_refused(tmp_path: Path, game: str) -> None:
    path = tmp_path / "content.yaml"
    path.write_text("cards: [", encoding="utf-8")
    assert "content.yaml" in refused(game, path)


@pytest.mark.parametrize(("game", "part"), [(game, part) for game in NAMES for part in FILES[game]])
def test_a_missing_part_is_named(tmp_path: Path, game: str, part: str) -> None:
    changed = {name: rows for name, rows in FILES[game].items() if name != part}
    assert part in refused(game, written(tmp_path, changed))


@pytest.mark.parametrize(("game", "part"), [(game, part) for game in NAMES for part in KNOWN[game]])
@pytest.mark.parametrize("change", ["unknown", "dropped", "swapped"])
def test_rows_that_the_rules_do_not_know_are_named(tmp_path: Path, game: str, part: str, change: str) -> None:
    changed = deepcopy(FILES[game])
    rows = changed[part]
    last = rows[-1]["id"]
    if change == "unknown":
        rows[0]["id"] = "nobody"
    elif change == "dropped":
        rows.pop()
    else:
        rows[0], rows[1] = rows[1], rows[0]
    said = refused(game, written(tmp_path, changed))
    assert f"content.yaml: {part}: the rules know others" in said
    assert {"unknown": "nobody", "dropped": last, "swapped": "their order"}[change] in said
