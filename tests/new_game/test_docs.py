"""The guide shows the game that is written, word for word."""

from __future__ import annotations

import re
from pathlib import Path

from fogtable.new_game.making import files

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "add-a-game.md"


def test_all_code_that_the_guide_shows_is_written() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    shown = [code for language, code in re.findall(r"```(\w+)\n(.*?)```", text, re.DOTALL) if language != "sh"]
    written = files("lamps").values()
    assert len(shown) > 12
    for code in shown:
        assert any(code in text for text in written), f"docs/add-a-game.md shows what no file has:\n{code}"
