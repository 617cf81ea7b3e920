"""The content file of each game: one that is not what the rules know is refused with its reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fogtable.games import NAMES
from tests.games.content import ContentFile

FILES = {name: ContentFile(name) for name in NAMES}


@pytest.mark.parametrize("game", NAMES)
def test_a_file_that_is_not_there_is_named(tmp_path: Path, game: str) -> None:
    assert "absent.yaml" in FILES[game].refusal(tmp_path / "absent.yaml")


@pytest.mark.parametrize("game", NAMES)
def test_a_file_that_is_no_yaml_is_refused(tmp_path: Path, game: str) -> None:
    path = tmp_path / "content.yaml"
    path.write_text("cards: [", encoding="utf-8")
    assert "content.yaml" in FILES[game].refusal(path)


@pytest.mark.parametrize("game", NAMES)
def test_a_file_that_is_nested_too_deep_is_refused(tmp_path: Path, game: str) -> None:
    path = tmp_path / "content.yaml"
    path.write_text("- " * 20_000, encoding="utf-8")
    assert FILES[game].refusal(path) == "content.yaml:1: nested more than 100 deep"


@pytest.mark.parametrize(("game", "part"), [(game, part) for game in NAMES for part in FILES[game].raw()])
def test_a_missing_part_is_named(tmp_path: Path, game: str, part: str) -> None:
    changed = {name: rows for name, rows in FILES[game].raw().items() if name != part}
    assert part in FILES[game].refused(tmp_path, changed)


@pytest.mark.parametrize(("game", "part"), [(game, part) for game in NAMES for part in FILES[game].known])
@pytest.mark.parametrize("change", ["unknown", "dropped", "swapped"])
def test_rows_that_the_rules_do_not_know_are_named(tmp_path: Path, game: str, part: str, change: str) -> None:
    changed = FILES[game].raw()
    rows = changed[part]
    last = rows[-1]["id"]
    if change == "unknown":
        rows[0]["id"] = "nobody"
    elif change == "dropped":
        rows.pop()
    else:
        rows[0], rows[1] = rows[1], rows[0]
    said = FILES[game].refused(tmp_path, changed)
    assert re.match(rf"content.yaml:\d+: {part}: the rules know others", said)
    assert {"unknown": "nobody", "dropped": last, "swapped": "their order"}[change] in said
