"""The components of NOT ALONE as data: a file with a mistake is refused with its reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fogtable.games.notalone.components import Hunt, Place, Survival
from tests.games.content import ContentFile

FILE = ContentFile("notalone")


@pytest.mark.parametrize(
    ("part", "row", "key", "value", "said"),
    [
        ("hunt", Hunt.CLONE, "phase", "two", "clone: phase: expected one of 1, 2, 3, 4, copied; got 'two'"),
        ("hunt", Hunt.CLONE, "phase", 5, "clone: phase: expected one of 1, 2, 3, 4, copied; got 5"),
        ("hunt", Hunt.CLONE, "symbol", "targt", "clone: symbol: expected one of artemia, copied, none"),
        ("hunt", Hunt.CLONE, "copies", 2, "clone: copies: expected one of 1; got 2"),
        ("hunt", Hunt.CLONE, "phase", "copied", "hunt: clone: phase copied: flashback, and it alone, has it copied"),
        ("hunt", Hunt.FLASHBACK, "phase", 2, "hunt: flashback: phase 2: flashback, and it alone, has it copied"),
        ("survival", Survival.GATE, "phase", "copied", "gate: phase: expected one of 1, 2, 3, 4; got 'copied'"),
        ("survival", Survival.GATE, "copies", 2, "gate: copies: expected one of 1; got 2"),
        ("survival", Survival.GATE, "symbol", "target", "gate: symbol: expected one of none; got 'target'"),
        ("places", Place.LAIR, "copies", 6, "places: lair: the set-up needs 7 copies, got 6"),
        ("places", Place.SWAMP, "copies", 5, "places: swamp: the set-up needs 4 copies, got 5"),
        ("places", Place.SWAMP, "number", 7, "places: swamp: expected the number 6, got 7"),
    ],
)
def test_a_row_with_a_mistake_is_refused(
    tmp_path: Path, part: str, row: int, key: str, value: object, said: str
) -> None:
    changed = FILE.raw()
    changed[part][row][key] = value
    assert said in FILE.refused(tmp_path, changed)


@pytest.mark.parametrize(
    ("key", "change", "said"),
    [
        ("reserve", {6: 4}, "places: swamp: the set-up needs 5 copies, got 4"),
        ("reserve", {7: 3}, "reserve: expected it for 1 to 6 Hunted, got [1, 2, 3, 4, 5, 6, 7]"),
        ("start", {"players": [2, 6]}, "reserve: expected it for 1 to 5 Hunted, got [1, 2, 3, 4, 5, 6]"),
        ("start", {"places": [1, 11]}, "start: places: no such place: 11"),
    ],
)
def test_a_part_with_a_mistake_is_refused(tmp_path: Path, key: str, change: dict[Any, Any], said: str) -> None:
    changed = FILE.raw()
    changed[key] |= change
    assert said in FILE.refused(tmp_path, changed)
