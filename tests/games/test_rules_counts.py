"""The rules references tell how many cards there are, in every language, as the tool counts them."""

from __future__ import annotations

import copy

import pytest
import yaml

from fogtable.games import NAMES, load
from tests.games.rules import rules
from tests.games.words import LANGUAGES
from tools.rulebook.counts import with_counts

MORE = {
    "notalone": {"hunt": "| 21 |", "survival": "| 16 |"},
    "bigbrother": {"directives": "| 61, 70, 20, 15 |", "support": "| 60, 71, 20, 15 |", "news": "| 60, 70, 21, 15 |"},
    "anima": {"areas": "| 6, 5, 4 |", "encounters": "| 18, 13 |", "kinds": "| 6, 6, 6, 11, 5 |", "finals": "| 10, 4 |"},
    "onoda": {},
}
"""By game and part: what the rules tell of it if its last row stood once more."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "part"), [(game, part) for game in NAMES for part in MORE[game]])
def test_one_card_more_is_counted(game: str, part: str, language: str) -> None:
    played = load(game)
    content = yaml.safe_load((played.folder / "content.yaml").read_text(encoding="utf-8"))
    content[part].append({**copy.deepcopy(content[part][-1]), "copies": 1})
    before = rules(played, language)
    told = with_counts(before, rules(played, "en"), game, content)
    changed = [new for old, new in zip(before.split("\n"), told.split("\n"), strict=True) if old != new]
    assert any(line.endswith(MORE[game][part]) for line in changed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_halves_of_a_deck_are_told_against_each_number_of_oppositionists(language: str) -> None:
    played = load("bigbrother")
    content = yaml.safe_load((played.folder / "content.yaml").read_text(encoding="utf-8"))
    content["support"][0]["copies"] += 1
    told = with_counts(rules(played, language), rules(played, "en"), "bigbrother", content)
    (clause,) = (line for line in told.split("\n") if line.startswith("- **BB-2.10**"))
    assert all(halves in clause for halves in ("34/33", "33/32", "32/31"))
    assert "31/31" not in clause
