"""What the log tells of what the other tests see by the position alone."""

from __future__ import annotations

import pytest

from tests.games.notalone.table import H1, H2, C, Table


@pytest.mark.clauses("NA-2.12", "NA-5.17")
def test_whom_a_detour_leads_astray_is_told_and_where_to() -> None:
    table = Table(2, "reckoning", hunt_hand="detour", tokens={"creature": "jungle"}, rescue=12)
    table.play(C, "play:detour", "choose:hunted-1", "choose:jungle")
    assert table.args("chooses-hunted") == [{"player": H1, "card": "detour"}]
    assert table.args("detours") == [{"player": H1, "card": "lair", "place": "jungle"}]


@pytest.mark.clauses("NA-2.12")
@pytest.mark.parametrize("card", ["anticipation", "ascendancy", "phobia"])
def test_whom_a_card_is_aimed_at_is_told_with_the_card(card: str) -> None:
    table = Table(3, "exploration", hunt_hand=card)
    table.play(C, "pass")
    table.commits("lair", "lair")
    table.play(C, f"play:{card}", f"choose:{H2}")
    assert table.args("chooses-hunted") == [{"player": H2, "card": card}]


@pytest.mark.clauses("NA-5.4")
@pytest.mark.parametrize(("card", "token"), [("dodge", "creature"), ("detector", "artemia")])
def test_who_avoids_a_token_is_told(card: str, token: str) -> None:
    table = Table(2, "reckoning", survival_hand={H1: card}, tokens={token: "lair"}, rescue=12)
    table.play(H1, f"play:{card}")
    assert table.args("avoids") == [{"player": H1, "token": token}]


@pytest.mark.clauses("NA-11.1")
def test_where_a_token_is_moved_is_told() -> None:
    table = Table(2, "reckoning", survival_hand={H1: "wrong-track"}, tokens={"creature": "lair"}, rescue=12)
    table.play(H1, "play:wrong-track", "creature:swamp")
    assert table.args("moves-token") == [{"token": "creature", "place": "swamp"}]


@pytest.mark.clauses("NA-2.19")
def test_which_places_become_ineffective_is_told() -> None:
    table = Table(2, "hunting", hunt_hand="interference")
    table.play(C, "play:interference")
    assert table.args("becomes-ineffective") == [{"place": "beach"}, {"place": "wreck"}]


@pytest.mark.clauses("NA-5.6")
def test_who_does_nothing_is_told() -> None:
    table = Table(2, "reckoning", played={H1: "jungle"}, rescue=12)
    table.play(H1, "nothing")
    assert table.args("does-nothing") == [{"player": H1, "place": "jungle"}]


@pytest.mark.clauses("NA-6.8")
def test_the_beacon_is_told() -> None:
    for beacon, code in ((False, "lights-beacon"), (True, "takes-beacon")):
        table = Table(2, "reckoning", played={H1: "beach"}, beacon=beacon, rescue=12)
        table.play(H1, "power")
        assert len(table.args(code)) == 1
