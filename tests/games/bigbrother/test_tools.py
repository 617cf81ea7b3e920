"""The tools among the support cards (specification 7.6)."""

from __future__ import annotations

import pytest

from tests.games.bigbrother.cards import holding, special
from tests.games.bigbrother.fights import begun, fight
from tests.games.bigbrother.table import BB, J, O, S, W


@pytest.mark.clauses("BB-4.21")
def test_slingshot_breaks_a_camera_on_an_adjacent_cell() -> None:
    table = holding("slingshot", cameras="pl06 pl07 pl02", fences="pl06-pl07")
    assert "play:slingshot" not in table.offered(J)
    table.play(J, "break-camera")
    assert table.offered(J) == {"choose:pl06", "choose:pl07"}
    table.play(J, "choose:pl07")
    assert (table.cells("cameras"), table.hand(J), table.of("actions", J)) == ({"pl06", "pl02"}, [], 1)
    assert "slingshot" in table.discarded()
    own = holding("slingshot", cameras="pl06")
    own.play(J, "break-camera", "choose:pl06")
    assert own.hand(J) == ["slingshot"], "not used on the own cell"


@pytest.mark.clauses("BB-4.5", "BB-1.8")
def test_crowbar_takes_down_a_fence_without_an_action() -> None:
    assert "play:crowbar" not in holding("crowbar", fences="pl07-pl08").offered(J)
    table = holding("crowbar", fences="pl06-pl07 pl06-pl11", goal={J: "breaker"})
    table.play(J, "play:crowbar")
    assert table.offered(J) == {"choose:pl07", "choose:pl11"}
    table.play(J, "choose:pl11")
    assert (table.fences(), table.of("actions", J), table.discarded()) == ({"pl06-pl07"}, 2, ["crowbar"])
    assert table.of("goal_tokens", J) == 0, "that is no Vandalism"


@pytest.mark.clauses("BB-4.28", "BB-5.7")
def test_sewer_map_leads_to_any_cell_of_the_district_but_the_prison() -> None:
    table = holding("sewer-map", cameras="pl05 pl02", hidden="pl05")
    table.play(J, "card:sewer-map")
    assert table.offers(J, "choose") == {f"pl{n:02}" for n in range(1, 16) if n != 6}
    table.play(J, "choose:pl05")
    assert (table.at(J), table.asked(BB)) == ("pl05", "step-forward"), "the arrival is entered"
    assert table.args("camera-checks") == [{"player": J, "cell": "pl05"}]
    love = holding("sewer-map", at={J: "lo01"})
    love.play(J, "card:sewer-map")
    assert "lo12" not in love.offers(J, "choose")


@pytest.mark.clauses("BB-5.7", "BB-13.10")
def test_who_comes_out_of_the_sewers_on_a_black_market_is_offered_a_card() -> None:
    table = holding("sewer-map", markets="pl11")
    table.draws("spanner")
    table.play(J, "card:sewer-map", "choose:pl11")
    assert table.offered(J) == {"from:a", "from:b", "pass"}
    table.play(J, "from:b")
    assert (table.hand(J), table.cells("markets")) == (["spanner"], set())


@pytest.mark.clauses("BB-11.14", "BB-4.28")
def test_sewer_map_ends_custody() -> None:
    table = holding("sewer-map", at={J: "lo12"}, custody={J: True})
    special(table, "sewer-map", "choose:lo01")
    assert not table.of("custody", J)


@pytest.mark.clauses("BB-10.5")
def test_forged_pass() -> None:
    assert "play:forged-pass" not in holding("forged-pass").offered(J)
    table = begun(hand={J: "forged-pass"}, directive_hand="room-101")
    fight(table, {J: "forged-pass"})
    assert (table.at(J), table.will(J), table.discarded(), table.authority) == ("pl12", 5, ["forged-pass"], 10)


@pytest.mark.clauses("BB-15.9", "BB-1.8")
@pytest.mark.parametrize(("tickets", "gained"), [({}, 2), ({J: 1}, 2), ({W: 2, O: 2, S: 2, J: 1}, 2), ({J: 2}, None)])
def test_season_ticket_fills_up_to_two(tickets: dict[str, int], gained: int | None) -> None:
    table = holding("season-ticket", tickets=tickets)
    if gained is None:
        assert "play:season-ticket" not in table.offered(J)
    else:
        table.play(J, "play:season-ticket")
        assert (table.of("tickets", J), table.of("actions", J)) == (gained, 2)
        assert table.discarded() == ["season-ticket"]


@pytest.mark.clauses("BB-1.8", "BB-18.4")
def test_minutes_show_big_brother_s_hand_to_the_reader_alone() -> None:
    assert "card:minutes" not in holding("minutes").offered(J)
    table = holding("minutes", directive_hand="raid ambush")
    special(table, "minutes")
    assert table.args("reads-minutes", J) == [{"player": J, "directives": ["raid", "ambush"]}]
    assert "ambush" not in str(table.told(W))
    assert table.view(W)["directive_hand"] == 2
    assert table.args("plays", W) == [{"player": J, "card": "minutes"}]


@pytest.mark.clauses("BB-7.7", "BB-7.8", "BB-4.28")
def test_intercept_discards_a_directive_of_the_board() -> None:
    assert "card:intercept" not in holding("intercept").offered(J)
    for choice, left in (("active:curfew", ["slot-2"]), ("hidden:slot-2", [])):
        table = holding("intercept", active="curfew martial-law", hidden_orders={"slot-2": "ambush"})
        table.play(J, "card:intercept")
        assert table.offered(J) == {"active:curfew", "active:martial-law", "hidden:slot-2"}
        table.play(J, choice)
        gone = "curfew" if choice.startswith("active") else "ambush"
        assert table.args("directive-leaves", W) == [{"directive": gone}]
        assert gone in table.directives("directive_discard")
        assert bool(table.hidden_order("slot-2")) == bool(left)


@pytest.mark.clauses("BB-4.28", "BB-4.4")
def test_a_broken_oath_saves_itself_from_an_interception() -> None:
    table = holding("intercept", active="curfew", hidden_orders={"slot-1": "broken-oath"})
    table.play(J, "card:intercept", "hidden:slot-1")
    table.play(BB, "fire:slot-1")
    assert (table.of("actions", J), table.discarded()) == (1, ["intercept"])
    assert table.args("triggers") == [{"directive": "broken-oath"}]


@pytest.mark.clauses("BB-18.4", "BB-4.28")
def test_patrol_rota_counts_the_policemen_of_each_district() -> None:
    table = holding("patrol-rota", hidden="pe03 pe03 lo08 pl01", figures="pl02 tr01")
    special(table, "patrol-rota")
    assert table.args("police-counted", S) == [
        {"district": "peace", "number": 2},
        {"district": "truth", "number": 1},
        {"district": "plenty", "number": 2},
        {"district": "love", "number": 1},
    ]
    # Truth holds no more than the figure that everybody sees: nobody hides there.
    hiding = {cell[:2] for cell in table.cells("abroad")}
    assert hiding == {"pe", "pl", "lo"}
