"""Positions that scenarios set up: what follows from the rest is worked out, what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.core.formats.position import Impossible, set_up
from fogtable.core.play.match import Match
from fogtable.core.rules import NONE, cards_of
from fogtable.games.onoda import GAME
from fogtable.games.onoda.components import Mission, Region
from fogtable.games.onoda.setup import Options


def laid(variant: str = "standard", **given: Any) -> Match:
    """Return a match that begins with a position of which only this is said."""

    def position(t: Any) -> None:
        set_up(GAME, t, given, ("onoda",))

    return Match(GAME, 1, Options(variant), seed=1, guarded=True, position=position)  # type: ignore[arg-type]


@pytest.mark.clauses("ON-4.4")
@pytest.mark.parametrize("number", [1, 4, 6])
def test_a_round_that_begins_reveals_one_mission_and_no_more_during_the_round(number: int) -> None:
    match = laid(round=number)
    assert len(match.state.missions) == 1
    match.play(0, "move:tilik")
    match.play(0, "move:kyanpu")
    assert len(match.state.missions) == 1


@pytest.mark.clauses("ON-4.1", "ON-4.2")
def test_a_mission_that_is_named_has_been_revealed_in_its_region() -> None:
    t = laid(round=3, mission="farmers").state
    assert (t.mission, t.mission_at) == (Mission.FARMERS, Region.LUBANG)
    assert t.missions == cards_of(Mission.FARMERS)
    assert Mission.FARMERS not in t.mission_deck


@pytest.mark.clauses("ON-9.4")
def test_the_marker_of_a_named_mission_may_be_back_in_camp() -> None:
    match = laid(mission="farmers", mission_at="none", at="lubang")
    assert match.state.mission_at == NONE
    assert "mission" not in match.offered(0)


@pytest.mark.clauses("ON-4.1")
def test_missions_of_all_rounds_so_far_leave_none_to_reveal() -> None:
    t = laid(round=2, missions=["farmers", "the-pier"]).state
    assert (len(t.missions), t.mission, t.mission_at) == (2, Mission.FARMERS, Region.LUBANG)
    before = laid(round=3, missions=["farmers", "the-pier"]).state
    assert len(before.missions) == 3


@pytest.mark.clauses("ON-22.5")
def test_in_the_historical_game_the_missions_of_earlier_rounds_are_known() -> None:
    t = laid("survival", round=3).state
    assert t.missions == cards_of(Mission.FARMERS, Mission.HARVEST_AT_LOOC, Mission.NIGHT_AT_THE_PORT)
    assert t.mission == Mission.NIGHT_AT_THE_PORT
    named = laid("military", round=2, mission="the-airstrip").state
    assert named.missions == cards_of(Mission.THE_PIER, Mission.THE_AIRSTRIP)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"at": "none"}, "at: Onoda is in a region from the start (ON-S.12)"),
        ({"health": 0}, "health 0 has ended the game (ON-19.1)"),
        ({"paranoia": 10}, "paranoia 10 has ended the game (ON-19.2)"),
        ({"marker_at": {"kyanpu": "rifle"}}, "Kyanpu has no item marker in the standard game (ON-S.10)"),
        ({"lasting": ["rust"]}, "lasting: rust is no lasting event (ON-14.2)"),
        ({"hand": ["giant-bees"]}, "hand: giant-bees is no prepared event (ON-14.2)"),
        (
            {"missions": ["cattle"], "mission": "farmers"},
            "the current mission is one of those revealed (ON-4.1), not farmers",
        ),
    ],
)
def test_an_impossible_position_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(Impossible) as refused:
        laid(**given)
    assert str(refused.value) == f"given: {why}"
