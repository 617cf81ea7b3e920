"""The rules reference of ONODA calls cards, regions and results what the table calls them, and knows the components."""

from __future__ import annotations

import pytest

from fogtable.games.onoda import BANDS, GAME
from fogtable.games.onoda.components import (
    CANCEL_ITEM,
    CONTENT,
    DETERMINATION,
    FOOD,
    MISSION_REGION,
    NEAR,
    Event,
    Item,
    Mission,
    Region,
    Token,
)
from tests.games.rules import cells, texts
from tests.games.words import LANGUAGES

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbered(language: str, columns: int, last: int) -> list[list[str]]:
    """Return the rows of the table whose first cells are the numbers from 1 to ``last``."""
    found = [row for row in cells(GAME, language) if len(row) == columns and row[0].isdigit()]
    assert [int(row[0]) for row in found] == list(range(1, last + 1))
    return found


@in_every_language
def test_events_are_called_alike_and_cancelled_by_the_same_item(language: str) -> None:
    said = texts(GAME, language)
    for event, row in zip(Event.ALL, numbered(language, 5, len(Event)), strict=True):
        assert row[1] == said[f"event-{Event.name(event)}"]
        shown = [said[f"item-{Item.name(item)}"].lower() for item in CANCEL_ITEM[event]]
        assert [name for name in (row[3],) if name.lower() in shown] == [row[3]] * len(shown)


@in_every_language
def test_missions_are_called_alike_and_lie_in_the_same_region(language: str) -> None:
    said = texts(GAME, language)
    for mission, row in zip(Mission.ALL, numbered(language, 6, len(Mission)), strict=True):
        assert row[1] == said[f"mission-{Mission.name(mission)}"]
        assert row[2] == said[f"region-{Region.name(MISSION_REGION[mission])}"]


@in_every_language
def test_regions_lie_next_to_the_same_regions(language: str) -> None:
    said = texts(GAME, language)
    called = {said[f"region-{Region.name(region)}"]: region for region in Region.ALL}
    found = {row[0].split(" (")[0]: row[1].split(", ") for row in cells(GAME, language) if len(row) == 2}
    assert {called[name]: {called[near] for near in found[name]} for name in called} == {
        region: set(NEAR[region]) for region in Region.ALL
    }


@in_every_language
def test_tokens_have_the_same_faces(language: str) -> None:
    found = {
        row[0]: (int(row[1]), int(row[2]))
        for row in cells(GAME, language)
        if row[0][:1] == "T" and row[0][1:].isdigit()
    }
    assert found == {Token.name(token).upper(): (DETERMINATION[token], FOOD[token]) for token in Token.ALL}


@in_every_language
def test_results_are_called_alike(language: str) -> None:
    said = texts(GAME, language)
    found = [row[1] for row in cells(GAME, language) if len(row) == 2]
    results = [said[f"band-{name}"] for name in (*(name for _, name in BANDS), CONTENT.beyond)]
    assert [name for name in found if name in results] == results
