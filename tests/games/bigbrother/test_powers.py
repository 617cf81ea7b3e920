"""District powers (BB-4.27, specification 7.2) and the goal that makes them cheaper."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.table import BB, J, Table, W

CELLS = {"peace": "pe09", "truth": "tr12", "plenty": "pl09", "love": "lo14"}
COSTS = {"peace": 1, "truth": 2, "plenty": 1, "love": 2}
USEFUL: dict[str, Any] = {"figures": "pe01 pe01 tr01", "active": "curfew wiretap"}


def at(district: str, **position: Any) -> Table:
    """Return a table at which the first player stands in a district; all four powers would change something."""
    return Table(3, "syme obrien", at={J: CELLS[district]}, options={"numbers": "spec"}, **{**USEFUL, **position})


@pytest.mark.clauses("BB-4.27", "BB-1.4")
@pytest.mark.parametrize("district", CELLS)
def test_a_power_costs_will_and_nobody_falls_by_choice(district: str) -> None:
    cost = COSTS[district]
    table = at(district, will={J: 5})
    table.play(J, "power")
    assert (table.will(J), table.of("actions", J)) == (5 - cost, 1)
    assert "power" in at(district, will={J: cost + 1}).offered(J)
    assert "power" not in at(district, will={J: cost}).offered(J)


@pytest.mark.clauses("BB-4.27", "BB-1.8")
def test_transfer_order_puts_a_visible_policeman_into_a_hospital() -> None:
    table = at("peace")
    table.play(J, "power")
    assert table.offered(J) == {"choose:pe01", "choose:tr01"}
    table.play(J, "choose:pe01")
    assert table.offered(BB) == {"choose:tr14", "choose:pl07"}
    assert not table.match.waits_openly()
    table.play(BB, "choose:pl07")
    assert (table.figures(), table.hidden()) == (["pe01", "tr01"], ["pl07"])
    assert "power" not in at("peace", figures="", hidden="pe01").offered(J)


@pytest.mark.clauses("BB-4.27", "BB-1.8")
def test_corrected_record_discards_an_active_directive() -> None:
    table = at("truth")
    table.play(J, "power")
    assert table.offered(J) == {"active:curfew", "active:wiretap"}
    table.play(J, "active:curfew")
    assert (table.directives("active"), table.directives("directive_discard")) == (["wiretap"], ["curfew"])
    assert "power" not in at("truth", active="").offered(J)


@pytest.mark.clauses("BB-4.27", "BB-1.8")
def test_surplus_goods_draw_two_cards_of_one_deck() -> None:
    table = at("plenty")
    table.draws("spanner", "diary")
    table.play(J, "power", "from:b")
    assert table.hand(J) == ["diary", "spanner"]
    assert table.state.deck_size == [35, 33]


@pytest.mark.clauses("BB-4.27", "BB-4.3")
def test_crack_in_the_wall_lowers_the_authority_and_may_be_repeated() -> None:
    table = at("love")
    table.play(J, "power")
    assert table.authority == 9
    table.play(J, "power")
    assert (table.authority, table.will(J), table.turn_of) == (8, 1, W)


@pytest.mark.clauses("BB-4.27")
@pytest.mark.parametrize("district", CELLS)
def test_doublethink_makes_every_power_dearer(district: str) -> None:
    table = at(district, active="doublethink curfew")
    table.play(J, "power")
    assert table.will(J) == 5 - COSTS[district] - 1


@pytest.mark.clauses("BB-14.9")
def test_belly_of_the_beast_makes_one_power_a_round_cheaper() -> None:
    table = at("love", goal_done={J: "pilgrim"})
    table.play(J, "power")
    assert table.will(J) == 4
    table.play(J, "power")
    assert table.will(J) == 2
    poor = at("plenty", goal_done={J: "pilgrim"}, will={J: 1})
    poor.play(J, "power")
    assert poor.will(J) == 1, "it costs nothing"


@pytest.mark.clauses("BB-14.11")
def test_will_paid_brings_a_weakness_at_once() -> None:
    table = Table(3, "winston obrien", at={J: "tr12"}, will={J: 4}, active="wiretap", options={"numbers": "spec"})
    table.play(J, "power", "active:wiretap")
    table.walk(J, "tr13")
    assert (table.at(J), table.turn_of) == ("tr13", W), "Ulcer: one cell"
