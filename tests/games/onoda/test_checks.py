"""Alert checks and paranoia checks. ON-10, ON-11."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onoda.table import Table, Watched, event, mission

NOTHING = "shimada-wounded"
"""An event without effect, since it has been voided."""


def raid(draws: str, **position: Any) -> Table:
    """Raid in Lubang with these tokens to come, and an event without effect."""
    table = Table(at="lubang", voided=NOTHING, **position)
    table.draws(draws)
    table.reveals(NOTHING)
    table.play("raid")
    return table


def gas(draws: str, **position: Any) -> Watched:
    """Let a paranoia check be demanded whose failure has no effect, since there is no food to lose."""
    return event("gas", draws, items="rifle kit", **position)


# -- alert checks -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-10.1")
@pytest.mark.parametrize(("token", "passed"), [("t04", False), ("t06", False), ("t08", True), ("t12", True)])
def test_the_determination_must_be_greater_than_the_level(token: str, passed: bool) -> None:
    table = raid(f"{token} t01" if passed else token, alert={"lubang": 3})
    assert table.log("check-succeeds", "check-fails") == [{"check": "raid"}]
    assert (table.health, table.camp) == ((10, {"t01"}) if passed else (9, set()))
    assert table.bag == {f"t{n:02}" for n in range(1, 13)} - table.camp


@pytest.mark.clauses("ON-10.2")
def test_the_region_of_a_check_stays_when_onoda_is_put_elsewhere() -> None:
    table = raid("t04 t06", alert={"lubang": 3}, hand="futamata plantains dried-beef")
    table.play("play:futamata-move", "to:ago")
    assert (table.asked(), table.at, table.check_region) == ("judge", "ago", "lubang")
    table.play("play:plantains-retake")
    assert (table.asked(), table.check_region, table.check_token) == ("judge", "lubang", "t06"), "3 is not above 3"
    table.play("accept")
    assert table.health == 9


@pytest.mark.clauses("ON-10.3", "ON-12.1")
def test_markers_removed_in_the_window_lower_the_level() -> None:
    table = raid("t05 t07", alert={"lubang": 3}, hand="the-circuit")
    assert table.asked() == "judge"
    table.play("play:the-circuit-alert")
    assert table.log("check-succeeds") == [{"check": "raid"}]
    assert (table.health, table.camp) == (10, {"t07"})


@pytest.mark.clauses("ON-10.4")
def test_health_cannot_be_spent_on_an_alert_check() -> None:
    table = raid("t01", hand="futamata")
    assert table.offered() == {"accept", "play:futamata-retake", "play:futamata-move"}
    table.refuses("spend")


@pytest.mark.clauses("ON-10.5", "ON-7.3", "ON-8.3")
@pytest.mark.parametrize("action", ["raid", "repair"])
@pytest.mark.parametrize("round_", range(1, 7))
def test_the_penalty_depends_on_the_round(action: str, round_: int) -> None:
    table = Table(round=round_, at="lubang", marker_at={"lubang": "kit"}, items="rifle", voided=NOTHING)
    table.draws("t01")
    table.reveals(NOTHING)
    table.play(action)
    assert (table.health, table.paranoia) == ((9, 0) if round_ <= 3 else (10, 1))


@pytest.mark.clauses("ON-10.6", "ON-9.3")
@pytest.mark.parametrize(
    ("round_", "card", "health", "paranoia"), [(1, "harvest-at-looc", 10, 1), (4, "the-ambush", 9, 0)]
)
def test_a_failed_mission_has_its_own_failure_part(round_: int, card: str, health: int, paranoia: int) -> None:
    table = mission(card, "t01", "exhaust:kozuka", round=round_)
    assert (table.health, table.paranoia) == (health, paranoia)


@pytest.mark.clauses("ON-10.7")
@pytest.mark.parametrize("round_", [1, 6])
def test_the_failure_part_of_an_event_replaces_the_penalty(round_: int) -> None:
    table = event("batteries", "t01", round=round_)
    assert table.changed() == {"alert lubang 1 > 2"}
    table = Table(lasting="trail-patrols", round=round_)
    table.draws("t01")
    table.play("move:tilik")
    assert (table.health, table.paranoia, table.at) == (10, 0, "kyanpu")


@pytest.mark.clauses("ON-10.8")
def test_the_sixth_level_is_never_beaten_but_the_check_is_made() -> None:
    table = raid("t12", alert={"lubang": 6})
    assert table.log("draws-token") == [{"token": "t12", "determination": 6}]
    assert table.log("check-fails") == [{"check": "raid"}]
    assert table.health == 9


@pytest.mark.clauses("ON-10.9", "ON-15.7")
@pytest.mark.parametrize("first", ["target-practice", "tadao-and-chie"])
def test_after_a_failed_check_the_penalty_comes_before_the_lasting_events(first: str) -> None:
    table = raid("t01 t12 t11", lasting="target-practice tadao-and-chie", health=5, paranoia=5, items="rifle")
    table.play("accept")
    assert table.asked() == "order-effects"
    assert table.offered() == {"first:target-practice", "first:tadao-and-chie"}
    assert table.story()[3:] == [
        "check-fails raid",
        "loses-health 1 4",
        "check-begins sanity",
        "draws-token t12 6",
        "check-succeeds sanity",
    ]
    table.play(f"first:{first}")
    assert table.story()[8] == f"takes-effect {first}"


@pytest.mark.clauses("ON-10.10")
def test_only_the_final_result_counts() -> None:
    table = raid("t01 t12 t07", lasting="target-practice beacon-fires", hand="futamata", paranoia=2)
    table.play("play:futamata-retake")
    assert table.log("check-fails") == []
    assert table.log("takes-effect") == [{"event": "beacon-fires"}]
    assert (table.health, table.paranoia) == (10, 1)


# -- paranoia checks --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-11.1")
@pytest.mark.parametrize(("token", "passed"), [("t05", False), ("t07", False), ("t08", True), ("t11", True)])
def test_the_determination_must_be_greater_than_paranoia(token: str, passed: bool) -> None:
    table = gas(token, paranoia=3, alert={"lubang": 5})
    if not passed:
        table.play("accept")
    code = "check-succeeds" if passed else "check-fails"
    assert table.log(code)[-1] == {"check": "paranoia"}
    assert ("uniform" in table.items) is passed


@pytest.mark.clauses("ON-11.2")
@pytest.mark.parametrize("round_", [1, 6])
def test_a_paranoia_check_does_only_what_the_card_says(round_: int) -> None:
    table = gas("t01", paranoia=3, round=round_)
    table.play("accept")
    assert table.changed() == set()
    table = event("old-newspapers", "t01", paranoia=3, round=round_)
    table.play("accept")
    assert table.changed() == {"paranoia 3 > 4"}


@pytest.mark.clauses("ON-11.1", "ON-11.3", "ON-11.4")
@pytest.mark.parametrize(("token", "spent"), [("t10", 1), ("t04", 4), ("t01", 6)])
def test_just_enough_health_can_be_spent(token: str, spent: int) -> None:
    table = gas(token, paranoia=5)
    assert table.offered() == {"accept", "spend"}
    table.play("spend")
    assert table.log("spends-health") == [{"number": spent, "left": 10 - spent}]
    assert table.changed() == {f"health 10 > {10 - spent}", "items +uniform"}
    assert table.check_spent == 0, "the check is over"


@pytest.mark.clauses("ON-11.3")
def test_a_draw_that_is_enough_asks_for_nothing() -> None:
    table = gas("t11", paranoia=4)
    assert (table.asked(), table.health) == ("act", 10)


@pytest.mark.clauses("ON-11.5")
def test_the_last_health_cannot_be_spent() -> None:
    table = gas("t04", paranoia=5, health=4)
    assert (table.asked(), table.health) == ("act", 4), "4 would be needed: not asked"
    assert table.log("check-fails") == [{"check": "paranoia"}]
    assert gas("t04", paranoia=5, health=5).offered() == {"accept", "spend"}


@pytest.mark.clauses("ON-11.6")
def test_health_that_is_spent_forces_no_check() -> None:
    table = gas("t04", paranoia=5, health=6)
    table.play("spend")
    assert (table.health, table.paranoia, table.asked()) == (2, 5, "act")
    assert [check["check"] for check in table.log("check-begins")] == ["repair", "paranoia"]
    assert table.log("loses-health") == []


@pytest.mark.clauses("ON-11.7", "ON-12.2")
def test_a_retake_replaces_the_draw_and_health_is_spent_on_the_last() -> None:
    table = gas("t04 t06", paranoia=5, hand="futamata")
    table.play("play:futamata-retake", "spend")
    assert table.log("spends-health") == [{"number": 3, "left": 7}]
    assert "uniform" in table.items


@pytest.mark.clauses("ON-11.8")
def test_paranoia_lowered_in_the_window_lowers_the_target() -> None:
    table = gas("t06", paranoia=4, hand="plantains")
    assert table.asked() == "judge"
    table.play("play:plantains-calm")
    assert table.log("check-succeeds")[-1] == {"check": "paranoia"}
    assert (table.paranoia, "uniform" in table.items) == (2, True)
    table = gas("t06", paranoia=4, hand="bamboo-hut")
    table.play("play:bamboo-hut-calm", "spend")
    assert table.log("spends-health") == [{"number": 1, "left": 9}]
