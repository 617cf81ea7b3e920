"""The components of ONODA as data: what the file says, and that a file with a mistake is refused with its reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fogtable.games.onoda.components import (
    CANCEL_ITEM,
    CONTENT,
    DETERMINATION,
    FOOD,
    LASTING_EVENTS,
    MILITARY,
    MISSION_ITEM,
    NEAR,
    PREPARED_EVENTS,
    SET_ASIDE,
    TYPE,
    Event,
    Item,
    Mission,
    Region,
    Type,
)
from tests.games.content import ContentFile

FILE = ContentFile("onoda")
raw, refused = FILE.raw, FILE.refused


# -- what the file says -----------------------------------------------------------------------------------------------


def test_the_file_is_read() -> None:
    assert FILE.load(FILE.path).version == CONTENT.version == 1


@pytest.mark.clauses("ON-6.1")
def test_the_map_has_twelve_borders() -> None:
    assert [len(near) for near in NEAR] == [3, 4, 4, 4, 4, 4, 1]
    assert sum(map(len, NEAR)) == 24
    assert all(a in NEAR[b] for a in Region.ALL for b in NEAR[a])
    assert list(NEAR[Region.AGO]) == [Region.LOOC]
    assert Region.LOOC not in NEAR[Region.LUBANG]


def test_each_token_has_its_faces() -> None:
    """One 0, one 6, two of each number between; each amount of food stands with the same sum of determination."""
    assert sorted(DETERMINATION) == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
    assert Counter(FOOD) == {1: 4, 2: 4, 3: 4}
    for food in (1, 2, 3):
        assert sum(d for d, f in zip(DETERMINATION, FOOD, strict=True) if f == food) == 12


@pytest.mark.clauses("ON-14.2", "ON-14.3", "ON-14.4")
def test_an_event_is_immediate_or_lasting_or_prepared() -> None:
    types = [row["type"] for row in raw()["events"]]
    assert [Type.name(kind) for kind in TYPE] == types
    assert [event for event in Event.ALL if types[event] == "lasting"] == list(LASTING_EVENTS)
    assert [event for event in Event.ALL if types[event] == "prepared"] == list(PREPARED_EVENTS)
    assert {event + 1 for event in SET_ASIDE} == {5, 43}


@pytest.mark.clauses("ON-15.4")
def test_five_lasting_events_show_an_item() -> None:
    shown = {Event.name(e): Item.name(next(iter(CANCEL_ITEM[e]))) for e in Event.ALL if len(CANCEL_ITEM[e]) > 0}
    assert shown == {
        "rainy-season": "uniform",
        "target-practice": "camouflage",
        "search-party": "camouflage",
        "radar-station": "binoculars",
        "village-dogs": "rifle",
    }


@pytest.mark.clauses("ON-9.1", "ON-22.5")
def test_each_set_has_a_mission_in_six_regions_and_one_for_a_comrade() -> None:
    for name in ("military", "survival"):
        rows = [row for row in raw()["missions"] if row["set"] == name]
        assert {row["region"] for row in rows} == set(Region.names) - {"kyanpu"}
        assert "comrade" in [row["cost"] for row in rows]
        own = MILITARY if name == "military" else Mission.ALL - MILITARY
        assert [Mission.name(mission) for mission in own] == [row["id"] for row in rows]
    without_item = {row["id"] for row in raw()["missions"] if row["cost"] == "comrade"}
    assert {Mission.name(m) for m in Mission.ALL if len(MISSION_ITEM[m]) == 0} == without_item


@pytest.mark.clauses("ON-22.4")
def test_history_has_placed_five_markers() -> None:
    assert CONTENT.historical_markers == ["looc", "tilik", "kyanpu", "ago", "lubang"]


@pytest.mark.clauses("ON-10.5")
def test_doubt_takes_the_place_of_wounds_in_round_four() -> None:
    assert CONTENT.paranoia_from_round == 4
    assert CONTENT.years[3] == "1960-64"


@pytest.mark.clauses("ON-21.5")
def test_there_are_five_results() -> None:
    assert CONTENT.bands == [(30, "forgotten"), (60, "outlaw"), (90, "disputed"), (130, "historical")]
    assert CONTENT.beyond == "legend"


# -- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "row", "key", "value", "said"),
    [
        ("regions", 0, "near", ["tilik", "five-hundred"], "binacas: no border with 'lubang'"),
        ("regions", 6, "near", ["looc", "ago"], "ago: no border with 'ago'"),
        ("regions", 6, "near", ["looc", "atlantis"], "ago: no border with 'atlantis'"),
        ("tokens", 3, "determination", "two", "t04: determination: expected a whole number from 0 to 6; got 'two'"),
        ("tokens", 3, "determination", 7, "t04: determination: expected a whole number from 0 to 6; got 7"),
        ("tokens", 0, "determination", -1, "t01: determination: expected a whole number from 0 to 6; got -1"),
        ("tokens", 3, "food", 4, "t04: food: expected a whole number from 1 to 3; got 4"),
        ("tokens", 3, "food", 0, "t04: food: expected a whole number from 1 to 3; got 0"),
        ("items", 1, "historical", "atlantis", "rifle: no such region: 'atlantis'"),
        ("items", 1, "source", "hearsay", "rifle: source: expected one of house, public, rulebook; got 'hearsay'"),
        ("events", 0, "type", "sudden", "the-order: type: expected one of immediate, lasting, prepared; got 'sudden'"),
        ("events", 0, "number", 2, "events: expected the numbers from 1 on"),
        ("events", 0, "cancel", "rifle", "the-order: cannot be cancelled with 'rifle'"),
        ("events", 5, "cancel", "sword", "fujitas-surrender: cannot be cancelled with 'sword'"),
        ("events", 5, "colour", "red", "fujitas-surrender: colour: unknown key; expected one of id, number, type"),
        ("missions", 0, "number", 12, "missions: expected the numbers from 1 on"),
        ("missions", 0, "region", "atlantis", "the-pier: no such region: 'atlantis'"),
        ("missions", 0, "cost", "sword", "the-pier: cannot cost 'sword'"),
        ("missions", 0, "set", "naval", "the-pier: set: expected one of military, survival; got 'naval'"),
        ("bands", 1, "up_to", 20, "bands: expected them in ascending order"),
        ("bands", 1, "up_to", 30, "bands: expected them in ascending order"),
        ("bands", 1, "up_to", None, "only the last without end"),
        ("bands", 4, "up_to", 200, "only the last without end"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, part: str, row: int, key: str, value: Any, said: str) -> None:
    changed = raw()
    changed[part][row][key] = value
    assert said in refused(tmp_path, changed)


@pytest.mark.parametrize(("key", "value"), [("rounds", ["1944-49"]), ("paranoia_from_round", 8)])
def test_there_are_six_rounds(tmp_path: Path, key: str, value: Any) -> None:
    assert "rounds: expected 6 of them" in refused(tmp_path, raw() | {key: value})


def test_the_file_of_another_game_is_refused(tmp_path: Path) -> None:
    assert "game: expected one of onoda; got 'notalone'" in refused(tmp_path, raw() | {"game": "notalone"})
