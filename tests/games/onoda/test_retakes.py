"""Re-taking a check. ON-12."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onoda.table import Table, event

NOTHING = "shimada-wounded"
"""An event without effect, since it has been voided."""


def raid(draws: str, **position: Any) -> Table:
    """Raid in Lubang with these tokens to come, and an event without effect."""
    table = Table(at="lubang", voided=NOTHING, **position)
    table.draws(draws)
    table.reveals(NOTHING)
    table.play("raid")
    return table


@pytest.mark.clauses("ON-12.1")
def test_a_failure_can_be_retaken_before_its_consequences() -> None:
    table = raid("t01", hand="futamata")
    assert (table.asked(), table.health) == ("judge", 10)
    assert "play:futamata-retake" in table.offered()
    assert table.log("check-fails", "loses-health", "reveals-event") == []


@pytest.mark.clauses("ON-12.1", "ON-16.7")
def test_a_success_cannot_be_retaken() -> None:
    table = raid("t02 t07", hand="futamata")
    assert (table.asked(), table.moment) == ("interrupt", "before-event")
    assert table.offered() == {"play:futamata-move", "pass"}
    table.refuses("play:futamata-retake")


@pytest.mark.clauses("ON-12.2")
def test_the_first_token_stays_in_the_bowl() -> None:
    table = raid("t04 t05", alert={"lubang": 3}, hand="futamata plantains")
    table.play("play:futamata-retake")
    assert (table.bowl, table.check_token) == ({"t04", "t05"}, "t05")


@pytest.mark.clauses("ON-12.2")
def test_the_new_result_counts_even_if_it_is_worse() -> None:
    table = raid("t02 t01 t07", alert={"lubang": 1}, hand="plantains coconut-milk")
    table.play("play:plantains-retake", "play:coconut-milk-food")
    assert table.log("alert-falls") == [{"region": "lubang", "level": 0}]
    assert table.log("check-fails") == [{"check": "raid"}], "1 would beat 0, but 0 counts"
    assert table.health == 9


@pytest.mark.clauses("ON-12.2")
def test_a_better_result_succeeds() -> None:
    table = raid("t01 t12 t07", hand="futamata")
    table.play("play:futamata-retake")
    assert table.log("check-succeeds") == [{"check": "raid"}]
    assert (table.health, table.camp) == (10, {"t07"})


@pytest.mark.clauses("ON-12.3", "ON-16.6")
def test_each_card_gives_one_retake_and_is_discarded() -> None:
    table = raid("t01 t02 t03 t04", alert={"lubang": 5}, hand="futamata plantains salt")
    for left, card in ((2, "plantains"), (1, "salt"), (0, "futamata")):
        table.play(f"play:{card}-retake")
        assert len(table.hand) == left
        assert card in table.discard
        assert f"play:{card}-retake" not in table.offered()
    assert [draw["token"] for draw in table.log("draws-token")] == ["t01", "t02", "t03", "t04"]
    assert table.log("check-fails") == [{"check": "raid"}]


@pytest.mark.clauses("ON-12.4")
def test_an_alert_check_of_an_event_can_be_retaken() -> None:
    table = event("batteries", "t01 t11", items="kit", hand="futamata")
    table.play("play:futamata-retake")
    assert table.log("check-succeeds")[-1] == {"check": "event"}


@pytest.mark.clauses("ON-12.4")
def test_a_paranoia_check_can_be_retaken() -> None:
    table = event("old-newspapers", "t01 t11", paranoia=4, hand="futamata")
    table.play("play:futamata-retake")
    assert table.log("check-succeeds")[-1] == {"check": "paranoia"}
    assert "radio" in table.items


@pytest.mark.clauses("ON-12.4", "ON-13.5")
def test_a_sanity_check_can_be_retaken() -> None:
    table = Table(alert={"tilik": 6}, health=4, paranoia=4, hand="the-order")
    table.draws("t01 t12")
    table.play("move:tilik", "pass")
    assert (table.asked(), table.check) == ("judge", "sanity")
    table.play("play:the-order-retake")
    assert table.log("check-succeeds") == [{"check": "sanity"}]
    assert (table.over, table.asked()) == (False, "act")
