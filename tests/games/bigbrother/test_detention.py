"""Detention, search, arrest, Prison, safe zones, the fall: BB-11, BB-14.12, BB-14.15."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.fights import before, begun, fight
from tests.games.bigbrother.office import office
from tests.games.bigbrother.table import BB, J, O, S, Table, W


def lost(answers: dict[str, str] | None = None, **position: Any) -> Table:
    """Return a table after a clash that Julia lost against Room 101, or anybody with her."""
    table = begun(**{"directive_hand": "room-101", "will": {J: 3}} | position)
    fight(table, answers)
    return table


# -- detention and search ---------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-11.1", "BB-11.2", "BB-11.5", "BB-5.10")
def test_a_harmless_card_goes_back_and_big_brother_alone_has_seen_it() -> None:
    table = lost(hand={J: "diary spanner"}, luck=[("search", "spanner")])
    assert (table.will(J), table.at(J), table.hand(J), table.authority) == (2, "pl06", ["diary", "spanner"], 10)
    assert table.shown(J) == ["spanner"]
    assert table.args("looks-at", BB) == [{"player": J, "card": "spanner"}]
    assert "spanner" not in str(table.told(W))
    assert (table.asked(J), table.of("actions", J)) == ("act", 1), "the Move is over, the turn is not"


@pytest.mark.clauses("BB-11.2")
def test_an_empty_hand_hides_nothing() -> None:
    table = lost()
    assert (table.at(J), table.args("nothing-found")) == ("pl06", [{"player": J}])


@pytest.mark.clauses("BB-11.2", "BB-11.13")
def test_only_the_hand_is_searched() -> None:
    table = lost(
        {J: "lay:spanner"},
        hand={J: "spanner"},
        allies={J: "docker"},
        tickets={J: 2},
        stash={"stash-1": ("pl12", "diary", J)},
        banked={J: 1},
        will={J: 2},
    )
    assert table.args("nothing-found") == [{"player": J}], "the card laid is no part of the hand"
    assert (table.allies(J), table.of("tickets", J), table.of("banked", J)) == (["docker"], 2, 1)


@pytest.mark.clauses("BB-11.3", "BB-11.6", "BB-11.13", "BB-11.14", "BB-3.7")
def test_a_forbidden_card_leads_to_the_prison() -> None:
    table = lost(
        hand={J: "diary spanner"}, luck=[("search", "diary")], shown={J: "diary"}, banked={J: 2}, tickets={J: 1}
    )
    assert (table.at(J), table.of("skips", J), table.of("custody", J)) == ("lo12", True, True)
    assert (table.hand(J), "diary" in table.discarded(), table.authority) == (["spanner"], True, 10)
    assert table.args("forbidden-found", S) == [{"player": J, "card": "diary"}]
    assert (table.turn_of, table.of("turn_over", J)) == (W, True), "the turn is over at once"
    assert (table.of("banked", J), table.of("tickets", J)) == (2, 1)


@pytest.mark.clauses("BB-11.4")
def test_who_used_a_forbidden_card_is_not_searched_and_goes_home() -> None:
    table = lost({J: "lay:baton"}, hand={J: "baton diary"}, will={J: 2})
    assert (table.at(J), table.authority, table.of("skips", J)) == ("pl06", 11, False)
    assert table.hand(J) == ["diary"]
    assert not {"nothing-found", "forbidden-found"} & set(table.events())


@pytest.mark.clauses("BB-11.4", "BB-10.12")
def test_a_card_counts_as_used_also_when_the_double_agent_has_struck_it() -> None:
    table = lost(
        {J: "lay:pistol", BB: "lay:room-101 fire:slot-1"}, hand={J: "pistol"}, hidden_orders={"slot-1": "double-agent"}
    )
    assert (table.at(J), table.authority) == ("pl06", 11)


@pytest.mark.clauses("BB-11.4", "BB-11.1")
def test_each_player_who_used_one_raises_the_authority() -> None:
    table = lost(
        {J: "lay:baton", W: "lay:pistol"},
        at={J: "pl11", W: "pl12", S: "pl12"},
        figures="pl12 pl12 pl12",
        directive_hand="room-101 interrogation interrogation",
        hand={J: "baton", W: "pistol"},
    )
    assert table.authority == 12
    assert [a["player"] for a in table.args("detained")] == [J, W, S]


@pytest.mark.clauses("BB-11.1", "BB-14.12", "BB-3.7")
@pytest.mark.parametrize(("lay", "authority"), [("nothing", 10), ("lay:baton", 11)])
def test_who_falls_is_neither_searched_nor_moved(lay: str, authority: int) -> None:
    table = lost(
        {J: lay},
        hand={J: "baton diary"},
        will={J: 1},
        allies={J: "docker"},
        tickets={J: 2},
        goal={J: "tearer"},
        stash={"stash-1": ("pl12", "paint", J)},
        directive_hand="room-101",
    )
    assert (table.will(J), table.at(J), table.authority) == (0, "none", authority)
    assert table.discarded() == ["baton", "diary", "docker"]
    assert (table.hand(J), table.allies(J), table.of("tickets", J)) == ([], [], 0)
    assert table.stash("stash-1") == ("pl12", ["paint"])
    assert "tearer" not in str(table.told(W)), "the goal goes back unseen"
    assert (table.turn_of, table.of("skips", J)) == (W, False)
    assert not {"nothing-found", "forbidden-found", "sent-home"} & set(table.events())


@pytest.mark.clauses("BB-14.12")
def test_a_fallen_player_sees_what_is_public() -> None:
    table = lost(
        will={J: 1}, stash={"stash-1": ("pl12", "paint", J, W)}, directive_hand="room-101 raid", hand_read={J: "raid"}
    )
    assert table.view(J)["stash"]["stash-1"] == 1
    assert table.view(W)["stash"]["stash-1"] == ["paint"]
    questioned = office(directive_hand="interrogation raid", hand_read={J: "raid"}, skips={J: True}, will={J: 1})
    assert questioned.view(J)["hand_read"][J] == ["raid"]
    questioned.play(BB, "play:interrogation")
    if questioned.asked(BB) == "break-prisoner":
        questioned.play(BB, f"choose:{J}")
    assert (questioned.will(J), questioned.view(J)["hand_read"][J]) == (0, [])


@pytest.mark.clauses("BB-14.15", "BB-16.2")
def test_several_fall_one_after_another_in_the_order_of_turns() -> None:
    table = lost(
        players=4,
        characters="julia winston obrien",
        order=[O, J, W],
        turn=J,
        at={J: "pl11", W: "pl12", O: "pl12"},
        will={J: 1, W: 1, O: 1},
    )
    assert [a["player"] for a in table.args("falls")] == [O, J, W]
    assert table.winner() == "big-brother: all-broken"


@pytest.mark.clauses("BB-16.6", "BB-11.4", "BB-16.1")
def test_the_end_comes_between_two_detentions() -> None:
    table = lost({J: "lay:baton"}, at={J: "pl11", W: "pl12"}, will={J: 1, W: 1}, hand={J: "baton"}, authority=19)
    assert table.winner() == "big-brother: authority-full"
    assert (table.will(J), table.will(W)) == (0, 1)


# -- Old Prole --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-11.2", "BB-13.1")
def test_the_old_prole_prevents_a_search() -> None:
    table = begun(directive_hand="room-101", will={J: 3}, allies={J: "old-prole dealer"}, hand={J: "diary"})
    while table.asked(J) != "use-old-prole":
        table.play(min(table.awaited()), *(table.offered(min(table.awaited())) & {"pass", "nothing", "lay:room-101"}))
    assert table.offered(J) == {"discard", "pass"}
    table.play(J, "discard")
    assert (table.at(J), table.hand(J)) == ("pl06", ["diary"])
    assert (table.allies(J), table.discarded()) == (["dealer"], ["old-prole"])
    searched = lost(allies={J: "old-prole"}, hand={J: "diary"})
    assert (searched.at(J), searched.allies(J)) == ("lo12", ["old-prole"])
    armed = lost({J: "lay:baton"}, allies={J: "old-prole"}, hand={J: "baton"}, will={J: 2})
    assert armed.allies(J) == ["old-prole"], "no search, no question"


# -- the skip flag, the Prison ----------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-11.6", "BB-11.8", "BB-3.6")
def test_a_helper_arrested_before_his_turn_loses_that_turn_only() -> None:
    table = lost({W: "join"}, at={J: "pl11", W: "pl13"}, hand={W: "diary"}, will={J: 3, W: 4})
    assert (table.at(W), table.of("skips", W), table.of("turn_over", W)) == ("lo12", True, False)
    table.play(J, "end")
    assert (table.turn_of, table.of("skips", W), table.of("custody", W)) == (O, False, True)
    while table.state.round == 1:
        (seat, *_) = sorted(table.awaited())
        table.play(seat, *(table.offered(seat) & {"end", "pass"}))
    while table.asked(W) != "act":
        (seat, *_) = sorted(table.awaited())
        table.play(seat, min(table.offered(seat) & {"end", f"next:{W}"} or table.offered(seat)))
    assert "move" in table.offered(W)
    table.walk(W, "lo07")
    assert not table.of("custody", W)


@pytest.mark.clauses("BB-11.7")
def test_who_is_skipped_is_no_target_and_does_not_react() -> None:
    table = before(
        at={J: "pl11", W: "pl11", O: "pl11"},
        skips={W: True},
        hand={J: "paperweight"},
        will={W: 3},
        allies={J: "courier"},
    )
    assert table.offers(J, "inspire") == {O, S}
    table.play(J, "exchange")
    assert table.offers(J, "with") == {O}
    table.play(J, "done", "courier")
    assert table.offered(J) == {f"choose:{O}"}
    healer = before(at={J: "pl11", W: "pl11"}, skips={W: True}, hand={J: "paperweight"}, will={W: 3})
    assert "card:paperweight" not in healer.offered(J)


@pytest.mark.clauses("BB-11.9", "BB-11.11", "BB-11.14")
def test_who_is_in_custody_is_protected_and_a_visitor_is_not() -> None:
    table = Table(
        turn=O, at={O: "lo07", W: "lo12"}, custody={W: True}, figures="lo12", directive_hand="raid", markets=""
    )
    table.walk(O, "lo12")
    assert table.args("clash-begins") == [{"cell": "lo12", "players": [O], "policemen": 1}]
    fight(table)
    assert not table.of("custody", O)
    assert table.turn_of == O


# -- safe zones -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-11.9", "BB-11.11", "BB-15.6")
@pytest.mark.parametrize(
    ("start", "to", "position"),
    [
        ("pl07", "pl06", {}),
        ("pl09", "pl10", {}),
        ("pl12", "pl13", {"crowd": "pl13", "row": "demonstration"}),
    ],
)
def test_safe_zones(start: str, to: str, position: dict[str, Any]) -> None:
    police: dict[str, Any] = {} if to == "pl10" else {"figures": to, "hidden": to}
    table = Table(at={J: start}, markets="", **police, **position)
    table.walk(J, to)
    assert (table.at(J), table.asked(J), table.asked(BB)) == (to, "take-step", None)


@pytest.mark.clauses("BB-11.10")
def test_another_s_start_location_protects_nobody() -> None:
    table = Table(turn=W, at={W: "pl07"}, figures="pl06", markets="")
    table.walk(W, "pl06")
    assert "clash-begins" in table.events()


@pytest.mark.clauses("BB-11.12")
def test_a_safe_zone_does_not_protect_from_cameras() -> None:
    table = Table(at={J: "pl07"}, cameras="pl06", hand={J: "diary"})
    table.walk(J, "pl06")
    assert table.shown(J) == ["diary"]
