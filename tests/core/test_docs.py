"""The formats as they are documented."""

import json
import re
from pathlib import Path

from fogtable.core.formats.record import write
from fogtable.core.play.match import Match
from fogtable.games import load

DOCS = Path(__file__).parents[2] / "docs"


def test_the_record_in_the_documentation_is_a_real_one():
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    shown = [json.loads(line) for line in re.findall(r"```json\n(.*?)```", text, re.DOTALL)[0].splitlines()]
    match = Match(load("notalone"), 2, seed=7)
    match.play(0, "pass")
    match.play(1, "commit:lair")
    real = [json.loads(line) for line in write(match).splitlines()]
    assert shown[:-1] == real[:-1]
    assert shown[-1]["over"] == real[-1]["over"]
    assert shown[-1].keys() == real[-1].keys()
