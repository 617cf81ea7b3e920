"""Entering a cell, step by step: cameras, militia, black markets, clashes (BB-5.7 to BB-5.11, BB-8.4, BB-15.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.table import BB, J, Table, W


@pytest.mark.clauses("BB-8.4")
@pytest.mark.parametrize(
    ("setting", "looks"),
    [
        ({}, 2),
        ({"active": "wiretap"}, 4),
        ({"row": "inspection"}, 3),
        ({"active": "wiretap", "row": "- inspection"}, 5),
        ({"row": "fog"}, 0),
        ({"allies": {J: "parsons"}}, 0),
        ({"allies": {J: "docker"}}, 2),
        ({"goal_done": {J: "evader"}}, 0),
    ],
)
def test_a_camera_shows_big_brother_random_cards(setting: dict[str, Any], looks: int) -> None:
    table = Table(3, cameras="pl07", hand={J: "baton diary spanner pistol crowbar paint"}, **setting)
    table.walk(J, "pl07")
    assert len(table.shown(J)) == looks
    assert len(table.hand(J)) == 6
    assert len(table.view(BB)["shown"][J]) == looks
    assert table.args("camera-checks", W) == [{"player": J, "cell": "pl07"}] * (looks > 0)
    assert [a["card"] for a in table.args("looks-at", W)] == [None] * looks


@pytest.mark.clauses("BB-8.4", "BB-5.7")
def test_a_camera_checks_who_passes_and_each_entry_anew() -> None:
    table = Table(3, cameras="pl07", hand={J: "baton diary spanner"}, luck=[("look", "baton"), ("look", "diary")])
    table.walk(J, "pl07", "pl08")
    assert table.shown(J) == ["baton", "diary"]
    table.say([("look", "spanner"), ("look", "diary")])
    table.walk(J, "pl07")
    assert table.shown(J) == ["baton", "diary", "spanner"]


@pytest.mark.clauses("BB-15.5", "BB-5.7")
def test_militia_ends_the_move_and_leaves_banked_cells() -> None:
    table = Table(3, militia_at={0: "pl07"}, banked={J: 2}, hand={J: "diary"})
    table.walk(J, "pl07")
    assert (table.asked(J), table.of("actions", J), table.of("banked", J)) == ("act", 1, 2)
    assert table.args("militia-stops") == [{"player": J}]
    table.walk(J, "pl06", "pl01", "pl02")
    assert table.of("banked", J) == 1


@pytest.mark.clauses("BB-15.5", "BB-4.8")
def test_militia_at_the_end_of_an_inserted_ride_takes_the_second_part() -> None:
    table = Table(3, "julia obrien", at={J: "pe11"}, militia_at={1: "pe08"}, tickets={J: 1})
    table.walk(J, "pl01")
    table.play(J, "cut", "monorail", "to:pe08")
    assert (table.at(J), table.turn_of) == ("pe08", W)


@pytest.mark.clauses("BB-5.7", "BB-13.10")
@pytest.mark.parametrize("stopped", ["by choice", "for lack of steps", "by militia"])
def test_the_black_market_waits_for_the_end_of_the_movement(stopped: str) -> None:
    militia = {0: "pl11"} if stopped == "by militia" else {}
    table = Table(3, at={J: "pl12" if stopped != "for lack of steps" else "pl13"}, militia_at=militia)
    table.walk(J, *(["pl12", "pl11"] if stopped == "for lack of steps" else ["pl11"]))
    if stopped == "by choice":
        assert table.asked(J) == "take-step"
        table.play(J, "stop")
    assert (table.asked(J), table.offered(J)) == ("buy-from", {"from:a", "from:b", "pass"})
    table.passes(J)
    assert "pl11" in table.cells("markets")


@pytest.mark.clauses("BB-5.7", "BB-13.10")
def test_who_only_passes_a_black_market_gets_no_offer() -> None:
    table = Table(3)
    table.walk(J, "pl11", "pl12")
    assert table.asked(J) == "act"


@pytest.mark.clauses("BB-5.7", "BB-13.10")
def test_the_first_part_ends_on_a_market_too_and_staying_is_no_new_arrival() -> None:
    table = Table(3, hand={J: "diary"})
    table.walk(J, "pl11")
    table.play(J, "cut")
    assert table.asked(J) == "buy-from"
    table.passes(J)
    table.play(J, "card:diary", "stop")
    assert table.turn_of == W
    assert "pl11" in table.cells("markets")


@pytest.mark.clauses("BB-5.7", "BB-8.4", "BB-10.1", "BB-15.5")
def test_militia_stops_then_the_camera_looks_then_the_clash_begins() -> None:
    table = Table(3, cameras="pl07", militia_at={0: "pl07"}, figures="pl07", hand={J: "baton"}, directive_hand="raid")
    table.walk(J, "pl07")
    told = [code for code in table.events() if code in ("militia-stops", "camera-checks", "clash-begins")]
    assert told == ["militia-stops", "camera-checks", "clash-begins"]


@pytest.mark.clauses("BB-5.9")
def test_after_a_clash_won_the_movement_goes_on() -> None:
    table = Table(3, "syme obrien", figures="pe08")
    table.walk(J, "pe08")
    table.passes(J)
    table.play(BB, "choose:tr14")
    assert (table.asked(J), table.at(J)) == ("take-step", "pe08")
    table.play(J, "to:pe09")
    assert table.at(J) == "pe09"


@pytest.mark.clauses("BB-5.10")
def test_after_a_clash_lost_the_turn_goes_on_at_home() -> None:
    table = Table(3, "syme obrien", at={J: "pe12"}, figures="pe13", directive_hand="room-101", banked={J: 2})
    table.walk(J, "pe13")
    table.play(BB, "lay:room-101")
    assert (table.at(J), table.asked(J), table.of("actions", J)) == ("pe07", "act", 1)


@pytest.mark.clauses("BB-5.8")
def test_being_sent_home_is_no_entering() -> None:
    table = Table(
        3,
        "syme obrien",
        at={J: "pe12"},
        figures="pe13 pe07",
        cameras="pe07",
        hidden="pe07",
        hand={J: "spanner"},
        directive_hand="room-101 raid",
        luck=[("search", "spanner")],
    )
    table.walk(J, "pe13")
    table.play(BB, "lay:room-101")
    table.play(J, "nothing")
    assert (table.at(J), table.asked(J)) == ("pe07", "act")
    assert (table.args("camera-checks"), len(table.args("clash-begins"))) == ([], 1)


@pytest.mark.clauses("BB-5.11")
def test_leaving_and_standing_beside_policemen_triggers_nothing() -> None:
    table = Table(3, "syme obrien", at={J: "pe12"}, hidden="pe12 pe11 pe13", figures="pe11")
    table.walk(J, "pe07")
    assert (table.asked(J), table.asked(BB)) == ("take-step", None)


@pytest.mark.clauses("BB-5.11", "BB-18.6")
def test_who_was_let_pass_is_asked_about_again_only_at_a_new_entry() -> None:
    table = Table(3, "syme obrien", at={J: "pe07"}, hidden="pe12")
    table.walk(J, "pe12")
    assert table.asked(BB) == "step-forward"
    table.passes(BB)
    table.play(J, "stop", "inspire:" + W)
    assert table.asked(BB) is None
    again = Table(3, "syme obrien", at={J: "pe07"}, hidden="pe12", banked={J: 1})
    again.walk(J, "pe12")
    again.passes(BB)
    again.play(J, "to:pe07", "to:pe12")
    assert again.asked(BB) == "step-forward"


@pytest.mark.clauses("BB-11.14")
def test_custody_ends_with_the_first_step_out_of_the_prison() -> None:
    table = Table(3, at={J: "lo12"}, custody={J: True})
    table.walk(J, "lo13", "lo12")
    assert (table.at(J), table.of("custody", J)) == ("lo12", False), "back there he is a visitor"
