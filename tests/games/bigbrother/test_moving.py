"""Actions, Move, its cut, banked cells and sealed streets: BB-4.1 to BB-4.9, BB-4.30 to BB-4.33, BB-5."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.table import BB, J, O, S, Table, W

AROUND_PE08 = "pe03-pe08 pe07-pe08 pe08-pe09 pe08-pe13"


# -- actions ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.1", "BB-4.3", "BB-4.4")
def test_a_turn_has_two_actions_and_one_may_be_repeated() -> None:
    table = Table(hand={J: "spanner"})
    table.walk(J, "pl07", "pl06")
    assert table.of("actions", J) == 1
    table.walk(J, "pl07", "pl06")
    assert table.offered(J) == {"end"}
    table.play(J, "end")
    assert table.turn_of == W


@pytest.mark.clauses("BB-4.1")
def test_a_turn_may_end_earlier() -> None:
    table = Table()
    table.play(J, "end")
    assert (table.turn_of, table.of("actions", J), table.of("turn_over", J)) == (W, 0, True)


@pytest.mark.clauses("BB-4.2", "BB-1.8")
def test_only_legal_actions_are_offered() -> None:
    table = Table(decks=(30, 30))
    assert table.offered(J) == {"move", "power", f"inspire:{W}", f"inspire:{O}", f"inspire:{S}", "end"}


@pytest.mark.clauses("BB-4.30")
def test_fences_cameras_and_policemen_prevent_no_action() -> None:
    table = Table(
        at={J: "pl02"}, cameras="pl02", figures="pl02 pl02", fences="pl01-pl02 pl02-pl03 pl02-pl07", hand={J: "diary"}
    )
    assert {"search", "card:diary", "place-stash", "break-camera", "dismantle-fence", "power"} <= table.offered(J)
    assert "move" not in table.offered(J), "no step is possible"


@pytest.mark.clauses("BB-4.5")
def test_free_cards_are_played_around_actions_and_between_steps() -> None:
    table = Table(hand={J: "docker season-ticket crowbar dealer"}, fences="pl07-pl08", numbers={"max-allies": 3})
    table.play(J, "play:docker")
    assert table.of("actions", J) == 2
    table.play(J, "move")
    assert table.offered(J) == {"to:pl01", "to:pl07", "to:pl11"}, "before the first step there is nothing between steps"
    table.play(J, "to:pl07", "play:crowbar", "choose:pl08")
    assert table.fences() == set()
    assert {"play:season-ticket", "play:dealer", "to:pl08", "stop"} <= table.offered(J)
    table.play(J, "to:pl08", "play:season-ticket")
    assert (table.of("tickets", J), table.of("actions", J)) == (2, 1)
    table.walk(J, "pl07", "pl06")
    assert table.offered(J) == {"play:dealer", "end"}, "after the last action too"


@pytest.mark.clauses("BB-4.28", "BB-4.4")
@pytest.mark.parametrize(("cancelled", "authority"), [(False, 9), (True, 10)])
def test_a_special_card_costs_an_action_also_when_it_is_cancelled(cancelled: bool, authority: int) -> None:
    table = Table(hand={J: "diary"}, hidden_orders={"slot-3": "broken-oath"})
    table.play(J, "card:diary")
    if cancelled:
        table.play(BB, "fire:slot-3")
    else:
        table.passes(BB)
    assert (table.authority, table.of("actions", J), table.hand(J)) == (authority, 1, [])
    assert "diary" in table.discarded()


# -- Move -------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.6", "BB-5.1", "BB-5.2")
def test_a_move_goes_one_or_two_cells_along_edges_without_fences() -> None:
    table = Table(fences="pl06-pl07")
    table.play(J, "move")
    assert table.offered(J) == {"to:pl01", "to:pl11"}, "at least one step"
    table.play(J, "to:pl01")
    assert table.offers(J, "to") == {"pe11", "pl02", "pl06"}
    assert "stop" in table.offered(J)
    table.play(J, "to:pl02")
    assert (table.asked(J), table.at(J)) == ("act", "pl02")
    one = Table()
    one.walk(J, "pl01")
    one.play(J, "stop")
    assert (one.at(J), one.of("actions", J)) == ("pl01", 1)


@pytest.mark.clauses("BB-5.3")
def test_pawns_share_cells_and_enter_every_cell() -> None:
    table = Table(at={J: "lo07", W: "lo12", O: "lo08"})
    table.walk(J, "lo12")
    assert table.at(J) == table.at(W)
    table.play(J, "to:lo13")
    home = Table(at={J: "lo08"})
    home.walk(J, "lo09")
    assert home.at(J) == home.at(O)


@pytest.mark.clauses("BB-4.6")
@pytest.mark.parametrize(
    ("setting", "limit"),
    [
        ({}, 2),
        ({"characters": "winston julia", "will": {J: 2}}, 1),  # Ulcer
        ({"characters": "winston julia", "will": {J: 1}}, 2),
        ({"active": "curfew"}, 2),
        ({"active": "curfew curfew", "moves": {J: 1}}, 1),
        ({"moves": {J: 1}}, 2),
        ({"coffees": {J: 1}}, 4),
        ({"active": "curfew", "moves": {J: 1}, "coffees": {J: 1}}, 3),
        ({"banked": {J: 3}}, 5),
    ],
)
def test_how_far_a_move_goes(setting: dict[str, Any], limit: int) -> None:
    table = Table(3, at={J: "pe01", W: "lo09"}, **{"characters": "julia obrien", **setting})
    table.play(J, "move")
    steps = 0
    while table.asked(J) == "take-step":
        assert table.of("steps_left", J) + table.of("banked", J) == limit - steps
        table.play(J, "to:pe02" if table.at(J) == "pe01" else "to:pe01")
        steps += 1
    assert steps == limit


@pytest.mark.clauses("BB-4.6", "BB-14.11")
def test_real_coffee_counts_for_the_next_move_only() -> None:
    table = Table(hand={J: "real-coffee"})
    table.play(J, "play:real-coffee")
    table.walk(J, "pl07", "pl06", "pl07")
    assert "play:real-coffee" not in table.offered(J)
    table.play(J, "stop")
    table.walk(J, "pl06", "pl07")
    assert table.asked(J) != "take-step"


@pytest.mark.clauses("BB-4.5")
def test_real_coffee_is_not_drunk_between_steps_or_parts() -> None:
    table = Table(hand={J: "real-coffee docker"})
    table.walk(J, "pl07")
    assert table.offers(J, "play") == {"docker"}
    table.play(J, "cut")
    assert table.offers(J, "play") == {"docker"}


@pytest.mark.clauses("BB-14.11")
@pytest.mark.parametrize(("will", "offered"), [(1, False), (2, True)])
def test_worn_out_julia_moves_once_a_turn(will: int, offered: bool) -> None:
    table = Table(3, "julia syme", will={J: will}, hand={J: "baton"})
    table.walk(J, "pl07", "pl06")
    assert ("move" in table.offered(J)) is offered


# -- banked cells -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.33", "BB-4.15")
def test_banked_cells_are_spent_beyond_the_own_limit_in_any_move() -> None:
    table = Table(banked={J: 3})
    table.walk(J, "pl07", "pl06")
    assert table.of("banked", J) == 3
    table.play(J, "to:pl07")
    assert table.of("banked", J) == 2
    table.play(J, "stop")
    table.walk(J, "pl06", "pl07", "pl06", "pl07")
    assert (table.of("banked", J), table.turn_of) == (0, W)


@pytest.mark.clauses("BB-4.33", "BB-4.7")
def test_banked_cells_count_toward_the_limit_for_a_cut() -> None:
    ulcer = {"characters": "winston syme", "will": {J: 2}, "hand": {J: "diary"}}
    table = Table(3, banked={J: 1}, **ulcer)  # type: ignore[arg-type]
    table.walk(J, "tr06")
    assert "cut" in table.offered(J)
    without = Table(3, **ulcer)  # type: ignore[arg-type]
    without.walk(J, "tr06")
    assert without.asked(J) == "act", "a Move of one cell is over"


# -- the cut ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.7")
def test_a_cut_move_takes_one_other_action_between_its_parts() -> None:
    """EX-3."""
    table = Table(3, "syme obrien", cameras="pe08", hand={J: "baton diary spanner"})
    table.walk(J, "pe08")
    assert len(table.shown(J)) == 2
    table.play(J, "cut")
    assert "move" not in table.offered(J)
    table.play(J, "break-camera", "choose:pe08")
    assert table.cells("cameras") == set()
    assert table.asked(J) == "take-step"
    assert "cut" not in table.offered(J), "once"
    table.play(J, "to:pe09")
    assert (table.at(J), table.of("actions", J)) == ("pe09", 0)


@pytest.mark.clauses("BB-4.7", "BB-4.8")
def test_a_cut_needs_a_step_made_a_step_left_and_an_action_to_insert() -> None:
    table = Table(3, "julia obrien", hand={J: "diary"})
    table.play(J, "move")
    assert "cut" not in table.offered(J)
    table.play(J, "to:pl07")
    assert "cut" in table.offered(J)
    table.play(J, "to:pl06")
    assert table.asked(J) == "act"
    table.walk(J, "pl07")
    assert "cut" not in table.offered(J), "no second action"
    nothing = Table(3, "julia obrien", will={J: 1}, decks=(0, 0), active="doublethink", skips={W: True})
    nothing.walk(J, "pl07")
    assert "cut" not in nothing.offered(J), "no legal action"


@pytest.mark.clauses("BB-4.7")
def test_a_move_is_cut_once_even_with_a_third_action() -> None:
    table = Table(3, "julia obrien", actions={J: 3}, coffees={J: 1}, hand={J: "diary baton"})
    table.walk(J, "pl07")
    table.play(J, "cut", "card:diary", "to:pl08")
    assert "cut" not in table.offered(J)
    assert "stop" in table.offered(J)


@pytest.mark.clauses("BB-4.32")
def test_after_the_cut_the_move_may_end_instead_of_the_action() -> None:
    table = Table(hand={J: "diary"})
    table.walk(J, "pl07")
    table.play(J, "cut", "end")
    assert (table.asked(J), table.of("actions", J), table.at(J)) == ("act", 1, "pl07")


@pytest.mark.clauses("BB-4.32")
def test_after_the_inserted_action_the_move_may_end_too() -> None:
    table = Table(hand={J: "diary"})
    table.walk(J, "pl07")
    table.play(J, "cut", "card:diary", "stop")
    assert (table.turn_of, table.at(J)) == (W, "pl07")


@pytest.mark.clauses("BB-4.32", "BB-4.20")
def test_an_exchange_that_came_to_nothing_is_not_the_inserted_action() -> None:
    table = Table(3, "julia syme", at={W: "pl07"}, hand={J: "diary"})
    table.walk(J, "pl07")
    table.play(J, "cut", "exchange", "done")
    assert table.asked(J) == "act"
    assert "exchange" not in table.offered(J)
    table.play(J, "card:diary", "to:pl08")
    assert table.turn_of == W


@pytest.mark.clauses("BB-4.9")
def test_the_second_part_starts_where_the_pawn_then_stands() -> None:
    table = Table(3, "julia obrien", at={J: "pe11"}, tickets={J: 2})
    table.walk(J, "pl01")
    table.play(J, "cut", "monorail", "to:pe08")
    assert table.offers(J, "to") == {"pe03", "pe07", "pe09", "pe13"}
    card = Table(3, "julia obrien", hand={J: "sewer-map"})
    card.walk(J, "pl07")
    card.play(J, "cut", "card:sewer-map", "choose:pl15", "to:lo11")
    assert card.at(J) == "lo11"


@pytest.mark.clauses("BB-4.8")
def test_a_clash_lost_in_the_inserted_action_takes_the_second_part() -> None:
    table = Table(
        3, "syme obrien", at={J: "pl02"}, tickets={J: 1}, figures="pe08", directive_hand="room-101", hand={J: "spanner"}
    )
    table.walk(J, "pl01")
    table.play(J, "cut", "monorail", "to:pe08")
    table.play(BB, "lay:room-101")
    table.play(J, "nothing")
    assert (table.at(J), table.asked(J), table.of("actions", J)) == ("pe07", "act", 0)


@pytest.mark.clauses("BB-14.7")
def test_the_second_market_of_a_cut_move_gives_no_second_token() -> None:
    far = {"coffees": {J: 1}, "banked": {J: 1}}  # from one black market to the next
    table = Table(3, "syme julia", at={J: "lo04"}, markets="lo03 lo11", goal={J: "customer"}, hand={J: "diary"}, **far)
    table.walk(J, "lo03")
    table.play(J, "cut", "from:a", "card:diary", "to:lo02", "to:lo01", "to:lo06", "to:lo11", "from:b")
    assert (table.of("goal_tokens", J), table.cells("markets")) == (1, set())


# -- Sealed Street ----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-5.4")
def test_a_sealed_street_does_not_use_up_the_step() -> None:
    table = Table(3, hidden_orders={"slot-1": "sealed-street"})
    table.play(J, "move", "to:pl07")
    table.play(BB, "fire:slot-1")
    assert table.fences() == {"pl06-pl07"}
    assert (table.at(J), table.offered(J)) == ("pl06", {"to:pl01", "to:pl11", "stop"})
    table.play(J, "to:pl01", "to:pl02")
    assert table.at(J) == "pl02"


@pytest.mark.clauses("BB-5.4")
def test_after_a_sealed_street_a_player_may_stop_without_a_step() -> None:
    table = Table(3, hidden_orders={"slot-1": "sealed-street"})
    table.play(J, "move", "to:pl07")
    table.play(BB, "fire:slot-1")
    table.play(J, "stop")
    assert (table.asked(J), table.of("actions", J), table.at(J)) == ("act", 1, "pl06"), "the Move is spent"


@pytest.mark.clauses("BB-5.4", "BB-4.5")
def test_a_sealed_first_step_may_be_answered_with_a_crowbar() -> None:
    table = Table(3, hidden_orders={"slot-1": "sealed-street"}, hand={J: "crowbar diary"})
    table.play(J, "move", "to:pl07")
    table.play(BB, "fire:slot-1")
    assert table.offered(J) == {"to:pl01", "to:pl11", "stop", "play:crowbar"}, "no cut without a step made"
    table.play(J, "play:crowbar", "choose:pl07", "to:pl07", "to:pl08")
    assert (table.at(J), table.of("actions", J)) == ("pl08", 1)
    granted = Table(turn=O, hidden_orders={"slot-1": "sealed-street"}, hand={J: "crowbar"})
    granted.play(O, f"charm:{J}")
    granted.play(J, "move", "to:pl07")
    granted.play(BB, "fire:slot-1")
    assert granted.offered(J) == {"to:pl01", "to:pl11", "stop"}


@pytest.mark.clauses("BB-5.4")
def test_a_move_ends_by_itself_when_the_last_way_is_sealed() -> None:
    table = Table(3, hidden_orders={"slot-1": "sealed-street"}, fences="pl01-pl06 pl06-pl11")
    table.play(J, "move", "to:pl07")
    table.play(BB, "fire:slot-1")
    assert (table.asked(J), table.of("actions", J)) == ("act", 1)


@pytest.mark.clauses("BB-5.6", "BB-5.5")
def test_a_fence_costs_the_action_to_dismantle_it() -> None:
    table = Table(at={J: "pl06"}, fences="pl06-pl07 pl01-pl06 pl06-pl11")
    assert "move" not in table.offered(J)
    table.play(J, "dismantle-fence", "choose:pl07")
    table.walk(J, "pl07", "pl08")
    assert table.turn_of == W
