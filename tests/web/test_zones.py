"""What can be picked on a board lies on it: else a question could not be answered."""

from __future__ import annotations

import re

import pytest

from fogtable.games import NAMES
from tests.server.harness import ROOT

GAMES = ROOT / "web" / "src" / "games"
BESIDE = {"seats", "drawn"}
"""What is always named beside the question."""
ZONES = re.compile(r"\[((?:'[a-z-]+'(?:, )?)+)\]")


@pytest.mark.parametrize("game", NAMES)
def test_every_zone_of_a_game_is_a_part_of_its_board(game: str) -> None:
    listed = ZONES.findall((GAMES / game / "zones.ts").read_text(encoding="utf-8"))
    zones = {zone for some in listed for zone in re.findall(r"[a-z-]+", some)} - BESIDE
    assert zones
    boards = " ".join(path.read_text(encoding="utf-8") for path in (GAMES / game).rglob("*.svelte"))
    assert not [zone for zone in zones if f"'{zone}'" not in boards and f'zone="{zone}"' not in boards]
