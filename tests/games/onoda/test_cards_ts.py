"""What the page knows of the rounds and tracks of ONODA is what content.yaml says; the cards are generated."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from fogtable.games.onoda import BANDS, GAME
from fogtable.games.onoda.components import FULL, ROUNDS, TOP

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "onoda"
CONTENT: dict[str, Any] = yaml.safe_load((GAME.folder / "content.yaml").read_text(encoding="utf-8"))


def printed(name: str) -> Any:
    """Return a constant of cards.ts: its literals are YAML too."""
    text = (CLIENT / "cards.ts").read_text(encoding="utf-8")
    found = re.search(rf"^export const {name}\b[^=]*= (.*?)(?: as const)?;$", text, re.MULTILINE | re.DOTALL)
    assert found, f"cards.ts has no {name}"
    return yaml.safe_load(found[1])


def test_the_spaces_of_a_region() -> None:
    assert printed("FULL") == FULL


def test_the_results() -> None:
    text = (CLIENT / "view.ts").read_text(encoding="utf-8")
    steps = [(int(top), name) for top, name in re.findall(r"points <= (\d+)\s+\? '([a-z]+)'", text)]
    assert steps == BANDS


def test_the_rounds() -> None:
    assert [years.replace("–", "-") for years in printed("YEARS")] == CONTENT["rounds"]
    assert printed("PARANOIA_FROM_ROUND") == CONTENT["paranoia_from_round"]
    assert len(printed("YEARS")) == ROUNDS
    assert printed("TOP") == TOP
