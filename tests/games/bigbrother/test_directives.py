"""The one-off directives (specification 7.5), and that each is offered only when it could change anything (BB-1.8)."""

from __future__ import annotations

import pytest

from fogtable.core.declarations.cards import NONE
from tests.games.bigbrother.office import office, orders
from tests.games.bigbrother.table import BB, J, O, Table, W


def play(order: str, *answers: str, **position: object) -> Table:
    """Play a directive from hand, with all resources there are."""
    table = office(**{"directive_hand": order, "max_resources": 13} | position)
    table.play(BB, f"play:{order}", *answers)
    return table


def useless(order: str, **position: object) -> bool:
    """Tell whether a directive is not offered in a position."""
    return order not in orders(office(**{"directive_hand": order, "max_resources": 13} | position))


# -- policemen --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-7.1", "BB-9.6")
def test_raid_moves_two_policemen_up_to_two_steps() -> None:
    table = play("raid", "choose:hidden-1", "to:pe04", "to:pe05", hidden="pe03 tr03")
    assert table.offered(BB) == {"choose:hidden-2", "done"}, "two different ones"
    table.play(BB, "choose:hidden-2")
    assert "stop" in table.offered(BB)
    table.play(BB, "to:tr04", "stop")
    assert (table.asked(BB), table.hidden(), table.resources) == ("command", ["pe05", "tr04"], 11)


@pytest.mark.clauses("BB-7.1", "BB-9.6")
def test_raid_may_move_one_alone_or_by_no_step() -> None:
    table = play("raid", "choose:hidden-1", "stop", "done", hidden="pe03 tr03")
    assert (table.asked(BB), table.hidden()) == ("command", ["pe03", "tr03"])
    alone = play("raid", "choose:figure-1", "to:pe04", "stop", figures="pe03")
    assert (alone.asked(BB), alone.hidden()) == ("command", ["pe04"])
    assert useless("raid")


@pytest.mark.clauses("BB-9.15", "BB-9.16")
def test_raid_does_not_move_the_same_man_twice_in_another_guise() -> None:
    table = play(
        "raid", "choose:hidden-1", "to:pe01", "clean-poster", "stop", hidden="pe06 tr03", antiposters="pe01", markets=""
    )
    assert table.figures() == ["pe01"]
    assert table.offered(BB) == {"choose:hidden-1", "done"}
    table.play(BB, "done")
    again = office(directive_hand="raid raid", hidden="pe06", antiposters="pe01", markets="")
    again.play(BB, "play:raid", "choose:hidden-1", "to:pe01", "clean-poster", "stop")
    again.play(BB, "play:raid", "choose:figure-1", "to:pe02", "stop")
    assert again.hidden() == ["pe02"], "the next raid can"
    twice = office(directive_hand="raid night-patrol", hidden="pe03")
    twice.play(BB, "play:raid", "choose:hidden-1", "to:pe04", "stop", "play:night-patrol", "choose:hidden-1")
    assert twice.asked(BB) == "step-policeman"


@pytest.mark.clauses("BB-9.15", "BB-10.16")
def test_raid_can_bring_the_second_man_from_the_hospital() -> None:
    table = play(
        "raid",
        *("choose:hidden-1", "to:pe02", "attack", "choose:hidden-1", "lay:cordon", "lay:poster-campaign"),
        directive_hand="raid poster-campaign cordon",
        hidden="pe01 pe02",
        abroad="pe01 pe02",
        at={W: "pe02"},
        hand={W: "pistol"},
    )
    table.play(W, "lay:pistol")
    table.passes(W)
    table.play(BB, "choose:tr14")
    assert table.hidden() == ["tr14", "tr14"]
    assert len(table.offers(BB, "choose")) == 1, "one of the two has moved"
    table.play(BB, *table.offered(BB) - {"done"}, "to:tr09", "to:tr08")
    assert table.hidden() == ["tr08", "tr14"]
    assert "tr08" in table.view(J)["abroad"]


@pytest.mark.clauses("BB-7.1", "BB-9.6")
def test_night_patrol_moves_one_man_one_to_three_steps() -> None:
    table = play("night-patrol", "choose:hidden-2", hidden="pe03 tr03")
    assert table.offered(BB) == {"to:tr02", "to:tr04", "to:tr08"}, "at least one step"
    table.play(BB, "to:tr04")
    assert "stop" in table.offered(BB)
    table.play(BB, "to:tr05", "to:tr04")
    assert (table.asked(BB), table.resources) == ("command", 12)
    assert useless("night-patrol")


@pytest.mark.clauses("BB-7.1", "BB-8.8")
def test_reinforcements_come_to_a_hospital() -> None:
    table = play("reinforcements")
    assert table.offered(BB) == {"choose:tr14", "choose:pl07"}
    table.play(BB, "choose:pl07")
    assert (table.hidden(), table.resources) == (["pl07"], 9)
    assert table.args("hires", J) == [{"cell": None}]
    assert set(table.view(J)["abroad"]) == {"tr14", "pl07"}
    assert useless("reinforcements", figures="pe01 pe01 pe01 pe01", hidden="pe02 pe02 pe02 pe02")


@pytest.mark.clauses("BB-7.1", "BB-15.4")
def test_volunteer_militia_comes_from_the_supply_or_the_board() -> None:
    table = play("militia-call", militia_at={1: "pe02"})
    assert table.offered(BB) == {"choose:pe02", "pass"}, "the one of the board, or one of the supply"
    table.passes(BB)
    table.play(BB, "choose:pe01")
    assert (table.view(J)["militia_at"], table.resources) == ({"0": "pe01", "1": "pe02"}, 11)
    crowded = play("militia-call", at={J: "pl12"})
    assert not {"choose:pl12", "choose:tr07"} & crowded.offered(BB), "neither on a pawn nor on a start location"


# -- searches ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-7.1", "BB-11.12")
def test_house_search_discards_a_forbidden_card() -> None:
    table = play("house-search", f"choose:{W}", at={W: "pe01"}, hand={W: "diary spanner"}, luck=[("search", "diary")])
    assert (table.authority, table.hand(W), table.discarded()) == (11, ["spanner"], ["diary"])
    assert (table.at(W), table.of("skips", W), table.will(W)) == ("pe01", False, 5)


@pytest.mark.clauses("BB-7.1", "BB-18.6")
def test_house_search_shows_another_card_to_big_brother_alone() -> None:
    table = play("house-search", f"choose:{W}", at={W: "pe01"}, hand={W: "spanner"})
    assert (table.authority, table.hand(W), table.shown(W)) == (10, ["spanner"], ["spanner"])
    assert [e["card"] for e in table.args("looks-at", J)] == [None]
    assert [e["card"] for e in table.args("looks-at", BB)] == ["spanner"]


@pytest.mark.clauses("BB-11.9", "BB-11.12", "BB-1.8")
def test_house_search_respects_safe_zones() -> None:
    cards = {J: "diary", W: "baton", O: "spanner"}
    assert useless("house-search", hand=cards), "all on their start locations"
    assert useless("house-search", hand={W: "baton"}, at={W: "pl10"})
    assert useless("house-search", hand={W: "baton"}, at={W: "lo12"}, custody={W: True})
    assert useless("house-search", at={W: "pe01"})
    table = play("house-search", hand=cards, at={J: "pe01", W: "lo12", O: "pl10"})
    assert table.offered(BB) == {f"choose:{J}", f"choose:{W}"}


@pytest.mark.clauses("BB-7.1", "BB-11.7")
def test_denunciation_shows_a_whole_hand() -> None:
    table = play("denunciation", hand={J: "diary baton"}, skips={J: True})
    assert table.offered(BB) == {f"choose:{J}"}
    table.play(BB, f"choose:{J}")
    assert table.shown(J) == ["baton", "diary"]
    assert (table.authority, table.hand(J)) == (10, ["baton", "diary"])
    assert useless("denunciation")


@pytest.mark.clauses("BB-7.1", "BB-11.7")
def test_ration_cut_takes_a_card_of_each_full_hand() -> None:
    table = play(
        "ration-cut",
        hand={J: "diary baton spanner pistol", W: "spanner spanner spanner", O: "the-book baton baton leaflets paint"},
        skips={O: True},
    )
    assert table.awaited() == {J, O}
    table.play(O, "choose:the-book")
    assert table.discarded() == [], "all at once"
    table.play(J, "choose:diary")
    assert table.discarded() == ["diary", "the-book"]
    assert (table.authority, len(table.hand(J)), len(table.hand(W)), len(table.hand(O))) == (10, 3, 3, 4)
    assert [e["player"] for e in table.args("gives-up")] == [J, O]
    assert set(table.state.pick) == {NONE}
    full = {J: "diary baton spanner pistol", W: "spanner " * 4}
    turned = office(players=3, order=[W, J], hand=full, directive_hand="ration-cut")
    turned.play(BB, "play:ration-cut")
    turned.play(J, "choose:diary")
    turned.play(W, "choose:spanner")
    assert [e["player"] for e in turned.args("gives-up")] == [W, J], "in the order of turns"
    small = play("ration-cut", players=3, hand={W: "diary baton spanner paint"})
    small.play(W, "choose:paint")
    assert (small.discarded(), small.asked(BB)) == (["paint"], "command")
    assert useless("ration-cut", hand={J: "diary baton spanner"})


# -- prisoners and allies ---------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-7.1", "BB-11.7")
def test_interrogation_and_room_101_hit_prisoners() -> None:
    for order, left in (("interrogation", 4), ("room-101", 3)):
        table = play(order, skips={J: True})
        assert table.offered(BB) == {f"choose:{J}"}
        table.play(BB, f"choose:{J}")
        assert table.will(J) == left
        assert useless(order, at={J: "lo12"}, custody={J: True}), "who has served his time is free"


@pytest.mark.clauses("BB-14.12", "BB-16.2")
def test_room_101_can_break_the_last_one() -> None:
    table = office(players=3, directive_hand="room-101", skips={J: True}, will={J: 2, W: 0})
    table.passes(W)
    table.play(BB, "play:room-101", f"choose:{J}")
    assert table.over
    assert table.winner() == "big-brother: all-broken"


@pytest.mark.clauses("BB-7.1")
def test_vaporisation_discards_an_ally() -> None:
    table = play("vaporisation", allies={J: "docker nurse", W: "parsons"})
    assert table.offered(BB) == {f"choose:{J}", f"choose:{W}"}
    table.play(BB, f"choose:{J}", "choose:nurse")
    assert (table.allies(J), table.discarded()) == (["docker"], ["nurse"])
    assert useless("vaporisation", hand={J: "docker"})


# -- tokens -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-7.1", "BB-8.3")
def test_telescreens_places_up_to_two_cameras_free() -> None:
    table = play("telescreens", "choose:pe01", "choose:pe02")
    assert (table.cells("cameras"), table.resources) == ({"pe01", "pe02"}, 12)
    one = play("telescreens", "choose:pe01")
    assert not {"choose:pe01", "choose:pl10"} & one.offered(BB)
    one.passes(BB)
    assert (one.cells("cameras"), one.asked(BB)) == ({"pe01"}, "command")
    last = play("telescreens", "choose:pe01", cameras=[f"lo{n:02}" for n in range(1, 12)])
    assert last.asked(BB) == "command", "the supply is empty"
    assert useless("telescreens", cameras=[f"lo{n:02}" for n in range(1, 13)])


@pytest.mark.clauses("BB-7.1", "BB-8.5")
def test_cordon_places_up_to_two_fences_free() -> None:
    table = play("cordon", "choose:pe01", "choose:pe02", "choose:pe02", "choose:pe03")
    assert (table.fences(), table.resources) == ({"pe01-pe02", "pe02-pe03"}, 12)
    one = play("cordon", "choose:pe01", "choose:pe02")
    one.passes(BB)
    assert (len(one.fences()), one.asked(BB)) == (1, "command")


@pytest.mark.clauses("BB-7.1", "BB-8.7")
def test_poster_campaign_places_a_poster() -> None:
    table = play("poster-campaign", posters="pe01", antiposters="pe02")
    assert not {"choose:pe01", "choose:pe02", "choose:lo12"} & table.offered(BB)
    table.play(BB, "choose:pe03")
    assert (table.cells("posters"), table.resources) == ({"pe01", "pe03"}, 11)
    assert useless("poster-campaign", posters=[f"pe{n:02}" for n in range(1, 11)])


@pytest.mark.clauses("BB-7.1", "BB-9.12")
def test_clean_up_brigade_removes_one_token() -> None:
    table = play("sweep", antiposters="pe02", markets="pe01 tr10", stash={"stash-1": ("pe01", "diary", J)})
    assert table.offered(BB) == {"market:pe01", "market:tr10", "poster:pe02", "stash:stash-1"}
    table.play(BB, "market:pe01")
    assert (table.cells("markets"), table.cells("antiposters")) == ({"tr10"}, {"pe02"})
    table = play("sweep", "poster:pe02", antiposters="pe02", markets="")
    assert table.cells("antiposters") == set()
    assert useless("sweep", markets="")


@pytest.mark.clauses("BB-9.11", "BB-13.9")
def test_clean_up_brigade_opens_a_stash_without_a_policeman() -> None:
    for card, authority in (("diary", 11), ("spanner", 10), ("rat-trap", 9), ("bomb", 9), ("false-papers", 10)):
        table = play(
            "sweep",
            "stash:stash-1",
            directive_hand="sweep raid raid",
            markets="",
            stash={"stash-1": ("pe01", card)},
            figures="pe01",
        )
        assert (table.authority, table.discarded(), table.figures()) == (authority, [card], ["pe01"])
        assert len(table.directives("directive_hand")) == (0 if card == "false-papers" else 2)


# -- Big Brother's own means ------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-7.1", "BB-16.1")
def test_two_minutes_hate_can_win() -> None:
    table = play("two-minutes-hate", authority=19)
    assert table.over
    assert table.winner() == "big-brother: authority-full"


@pytest.mark.clauses("BB-7.1", "BB-7.10")
def test_overfulfilled_plan_raises_the_maximum_alone() -> None:
    table = play("overfulfilled-plan", max_resources=9)
    assert (table.resources, table.state.max_resources) == (6, 10)
    assert useless("overfulfilled-plan", max_resources=13)
    assert not useless("overfulfilled-plan", max_resources=12)


@pytest.mark.clauses("BB-7.1", "BB-7.2")
def test_new_department_opens_a_slot() -> None:
    table = play("new-department")
    assert (table.state.active_slots, table.resources) == (4, 10)


@pytest.mark.clauses("BB-7.1", "BB-6.2")
def test_rewriting_the_past_takes_an_open_card_back() -> None:
    table = play("rewriting", directive_deck=None, directive_discard="raid ambush")
    assert table.offered(BB) == {"choose:raid", "choose:ambush"}
    table.play(BB, "choose:ambush")
    assert "ambush" in table.directives("directive_hand")
    assert table.directives("directive_discard") == ["raid", "rewriting"]
    assert table.view(J)["hand_known"] == ["ambush"]
    assert useless("rewriting", directive_deck=None)


@pytest.mark.clauses("BB-12.6", "BB-7.1")
def test_victory_bulletin_discards_an_event() -> None:
    table = play("victory-bulletin", row="fog hate-week influenza")
    assert table.offered(BB) == {"choose:fog", "choose:hate-week", "choose:influenza"}
    table.play(BB, "choose:hate-week")
    assert table.row() == ["fog", "-", "influenza"]
    assert table.view(J)["event_discard"] == ["hate-week"]
    assert useless("victory-bulletin")


@pytest.mark.clauses("BB-6.1", "BB-8.1")
def test_party_purge_makes_one_offs_dearer() -> None:
    table = office(directive_hand="raid curfew ambush", row="party-purge - -", hidden="pe01", max_resources=2)
    assert orders(table) == {"curfew", "ambush"}
    table = office(directive_hand="raid curfew ambush", row="party-purge - -", hidden="pe01", max_resources=9)
    table.play(BB, "play:raid", "choose:hidden-1", "to:pe02", "stop")
    assert table.resources == 6
    table.play(BB, "play:curfew", "play:ambush")
    assert table.resources == 2
    assert len(table.args("plays-directive")) == 2
