"""Monorail: BB-4.10 to BB-4.13, BB-15.9, Fare Dodger, Restless, Station Checkpoints, Power Cut."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.table import BB, J, O, S, Table, W

WITHOUT_JULIA = "syme obrien"


def riding(characters: str = WITHOUT_JULIA, **position: Any) -> Table:
    """Return a table at which the first player stands on station S1 and has declared the Monorail."""
    table = Table(3, characters, at={J: "pe08"}, hand={J: "baton"}, **position)
    table.play(J, "monorail")
    return table


@pytest.mark.clauses("BB-4.10")
def test_the_monorail_needs_a_station() -> None:
    assert "monorail" not in Table(3, at={J: "pe09"}).offered(J)
    assert "monorail" in Table(3, at={J: "pe08"}).offered(J)


@pytest.mark.clauses("BB-4.10", "BB-4.13")
def test_a_ticket_is_taken_first_and_may_be_kept() -> None:
    table = riding()
    assert table.offered(J) == {"take-ticket"}, "at least one of the two"
    table.play(J, "take-ticket")
    assert table.offered(J) == {"to:tr09", "to:pl01", "stay"}
    table.play(J, "stay")
    assert (table.at(J), table.of("tickets", J), table.of("actions", J)) == ("pe08", 1, 1)
    table.play(J, "monorail", "to:pl01")
    assert (table.at(J), table.of("tickets", J)) == ("pl01", 0)


@pytest.mark.clauses("BB-4.10", "BB-15.9")
def test_two_tickets_are_the_limit_and_eight_are_there() -> None:
    assert riding(tickets={J: 2}).offers(J, "take-ticket") == set()
    for held, offered in ((1, True), (2, False)):
        table = Table(5, "syme obrien winston julia", at={J: "pe08"}, tickets={W: 2, O: 2, S: 2, J: held})
        table.play(J, "monorail")
        assert ("take-ticket" in table.offered(J)) is offered


@pytest.mark.clauses("BB-4.11", "BB-4.13")
@pytest.mark.parametrize(("tickets", "reached"), [(1, {"tr09", "pl01"}), (2, {"tr09", "pl01", "lo05", "pl13"})])
def test_each_station_costs_a_ticket_either_way_round(tickets: int, reached: set[str]) -> None:
    table = riding(tickets={J: tickets}, active="checkpoints")
    assert table.offers(J, "to") == reached
    table.play(J, "to:tr09")
    assert table.of("tickets", J) == tickets - 1


@pytest.mark.clauses("BB-4.11")
def test_two_tickets_carry_two_stations() -> None:
    table = riding(tickets={J: 2})
    table.play(J, "to:lo05")
    assert (table.at(J), table.of("tickets", J)) == ("lo05", 0)
    assert table.args("rides") == [{"player": J, "cell": "lo05", "tickets": 2}]


@pytest.mark.clauses("BB-4.12", "BB-5.5", "BB-5.7")
def test_only_the_arrival_station_is_entered() -> None:
    table = riding(tickets={J: 2}, cameras="tr09 lo05", hidden="tr09", fences="pe03-pe08 pe07-pe08 pe08-pe09 pe08-pe13")
    table.play(J, "to:lo05")
    assert table.args("camera-checks") == [{"player": J, "cell": "lo05"}]
    assert table.asked(BB) is None
    meeting = riding(tickets={J: 2}, hidden="lo05")
    meeting.play(J, "to:lo05")
    assert meeting.asked(BB) == "step-forward"


@pytest.mark.clauses("BB-14.2", "BB-14.3")
def test_the_fare_dodger_rides_one_station_free_once_a_round() -> None:
    table = riding("julia obrien")
    assert table.offered(J) == {"take-ticket", "to:tr09", "to:pl01"}
    table.play(J, "to:tr09")
    assert (table.at(J), table.of("tickets", J)) == ("tr09", 0)
    table.play(J, "monorail")
    assert table.offered(J) == {"take-ticket"}


@pytest.mark.clauses("BB-14.2", "BB-4.11")
def test_the_fare_dodger_needs_a_ticket_for_a_further_station() -> None:
    table = riding("julia obrien", tickets={J: 1})
    assert table.offers(J, "to") == {"tr09", "pl01", "lo05", "pl13"}
    table.play(J, "to:pl13")
    assert table.of("tickets", J) == 0


@pytest.mark.clauses("BB-14.2")
def test_the_fare_dodger_may_pay_and_keep_her_free_station() -> None:
    table = riding("julia obrien", tickets={J: 2})
    assert table.offered(J) == {
        *("to:tr09", "to:pl01", "to:lo05", "to:pl13", "to:lo13"),
        *("pay-fare:tr09", "pay-fare:pl01", "pay-fare:lo05", "pay-fare:pl13"),
    }
    table.play(J, "pay-fare:tr09")
    assert (table.at(J), table.of("tickets", J)) == ("tr09", 1)
    table.play(J, "monorail", "take-ticket")
    table.play(J, "to:lo13")
    assert (table.at(J), table.of("tickets", J)) == ("lo13", 1), "two stations, the first of them free"


@pytest.mark.clauses("BB-14.2", "BB-4.11")
def test_who_has_no_free_station_is_offered_one_price() -> None:
    assert riding(tickets={J: 2}).offers(J, "pay-fare") == set()
    assert riding("julia obrien").offers(J, "pay-fare") == set(), "a fare that nobody can pay"
    used = riding("julia obrien", tickets={J: 2}, once={J: "permanent"})
    assert (used.offers(J, "pay-fare"), len(used.offers(J, "to"))) == (set(), 4)
    same = riding("julia obrien", tickets={J: 2}, goal_done={J: "traveller"})
    assert same.offers(J, "pay-fare") == {"tr09", "pl01", "lo13"}, "a ticket carries two stations: no cheaper by one"


@pytest.mark.clauses("BB-14.9")
@pytest.mark.parametrize(("station", "tickets"), [("tr09", 1), ("lo05", 1), ("lo13", 2)])
def test_for_the_restless_a_ticket_carries_two_stations(station: str, tickets: int) -> None:
    table = riding(tickets={J: 2}, goal_done={J: "traveller"})
    table.play(J, f"to:{station}")
    assert table.of("tickets", J) == 2 - tickets


@pytest.mark.clauses("BB-14.2", "BB-14.9")
def test_without_a_ticket_the_restless_fare_dodger_rides_one_station() -> None:
    table = riding("julia obrien", goal_done={J: "traveller"})
    assert table.offers(J, "to") == {"tr09", "pl01"}


@pytest.mark.clauses("BB-14.2", "BB-14.9")
def test_a_ride_that_the_fare_dodger_makes_no_cheaper_leaves_the_ability() -> None:
    table = riding("julia obrien", goal_done={J: "traveller"}, tickets={J: 1})
    table.play(J, "to:lo05")
    assert table.of("tickets", J) == 0
    table.play(J, "monorail")
    assert table.offers(J, "to") == {"tr09", "lo13"}


@pytest.mark.clauses("BB-14.7", "BB-14.8")
def test_the_restless_gains_a_token_for_a_ride_and_none_for_a_ticket() -> None:
    table = riding(goal={J: "traveller"})
    table.play(J, "take-ticket", "stay")
    assert table.of("goal_tokens", J) == 0
    table.play(J, "monorail", "to:tr09")
    assert table.of("goal_tokens", J) == 1


@pytest.mark.clauses("BB-1.1")
def test_checkpoints_take_tickets_away_and_a_power_cut_rides() -> None:
    assert riding(tickets={J: 1}, active="checkpoints").offered(J) == {"to:tr09", "to:pl01"}
    dark = riding(row="power-cut", tickets={J: 1})
    assert dark.offered(J) == {"take-ticket"}
    dark.play(J, "take-ticket")
    assert (dark.asked(J), dark.of("tickets", J)) == ("act", 2)
    full = Table(3, WITHOUT_JULIA, at={J: "pe08"}, row="power-cut", tickets={J: 2})
    assert "monorail" not in full.offered(J)
