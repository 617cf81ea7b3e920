"""The rules references tell how many cards there are, in every language, as the tool counts them."""

from __future__ import annotations

import copy
import re

import pytest
import yaml

from fogtable.games import NAMES, load
from tests.games.rules import rules
from tests.games.words import LANGUAGES
from tools.rulebook.counts import with_counts

PARTS = {
    "notalone": {"hunt": 0, "survival": 0},
    "bigbrother": {"directives": 0, "support": 1, "news": 2, "goals": 3},
    "anima": {"characters": 0, "areas": 2, "encounters": 1, "missions": 0, "finals": 1, "kinds": 4},
    "onoda": {},
}
"""By game: which number of its row of the components counts a part, or cards such as its last one."""


def counted(row: str) -> list[int]:
    """Return the numbers of the last cell of a row."""
    return [int(number) for number in re.findall(r"\d+", row.split("|")[-2])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "part"), [(game, part) for game in NAMES for part in PARTS[game]])
def test_one_card_more_is_counted(game: str, part: str, language: str) -> None:
    played = load(game)
    content = yaml.safe_load((played.folder / "content.yaml").read_text(encoding="utf-8"))
    content[part].append({**copy.deepcopy(content[part][-1]), "copies": 1})
    before = rules(played, language)
    told = with_counts(before, rules(played, "en"), game, content)
    lines = zip(before.split("\n"), told.split("\n"), strict=True)
    rows = [(counted(old), counted(new)) for old, new in lines if old != new and old.startswith("|")]
    assert rows
    more = [[two - one for one, two in zip(*row, strict=True)] for row in rows]
    assert all(sum(row) == 1 for row in more), "one card"
    assert any(row.index(1) == PARTS[game][part] for row in more)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_halves_of_a_deck_are_told_against_each_number_of_oppositionists(language: str) -> None:
    played = load("bigbrother")
    content = yaml.safe_load((played.folder / "content.yaml").read_text(encoding="utf-8"))
    content["support"][0]["copies"] += 71 - sum(row["copies"] for row in content["support"])
    told = with_counts(rules(played, language), rules(played, "en"), "bigbrother", content)
    (clause,) = (line for line in told.split("\n") if line.startswith("- **BB-2.10**"))
    assert all(halves in clause for halves in ("34/33", "33/32", "32/31"))
    assert "31/31" not in clause
