"""Steps of the thought police and clean-up: BB-9; clashes that policemen start: BB-10.3, BB-10.4."""

from __future__ import annotations

import pytest

from fogtable.core.declarations.cards import NONE
from tests.games.bigbrother.office import office, told, walk
from tests.games.bigbrother.table import BB, J, O, S, Table, W

SAFE_HOUSE = "pl10"


# -- steps (BB-9.2 .. BB-9.7) -----------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-9.2", "BB-8.1")
def test_a_step_costs_one_and_leads_to_a_neighbour() -> None:
    table = office(hidden="pe08")
    table.play(BB, "step:hidden-1")
    assert table.offers(BB, "to") == {"pe03", "pe07", "pe09", "pe13"}
    table.play(BB, "to:pe07")
    assert (table.resources, table.hidden()) == (8, ["pe07"])


@pytest.mark.clauses("BB-9.2")
def test_at_most_two_paid_steps_each() -> None:
    table = office(hidden="pe03 pe03")
    walk(table, "hidden-1", "pe04", "pe05")
    assert table.offers(BB, "step") == {"hidden-2"}
    walk(table, "hidden-2", "pe02", "pe03")
    assert table.offers(BB, "step") == set()
    assert table.resources == 5


@pytest.mark.clauses("BB-9.2", "BB-1.11", "BB-3.5")
def test_the_next_phase_gives_new_steps() -> None:
    table = office(hidden="pe03", directive_deck=None, luck=[("news", "fog")])
    walk(table, "hidden-1", "pe04", "pe05")
    table.play(BB, "end")
    table.state.phase = 2
    table.match.restart()
    assert table.offers(BB, "step") == {"hidden-1"}


@pytest.mark.clauses("BB-9.2")
def test_heat_wave_leaves_one_step() -> None:
    table = office(hidden="pe03", row="heat-wave - -")
    walk(table, "hidden-1", "pe04")
    assert table.offers(BB, "step") == set()


@pytest.mark.clauses("BB-9.5")
def test_steps_of_different_policemen_may_be_interleaved() -> None:
    table = office(hidden="pe03 tr03")
    walk(table, "hidden-1", "pe04")
    walk(table, "hidden-2", "tr04")
    walk(table, "hidden-1", "pe05")
    walk(table, "hidden-2", "tr03")
    assert table.hidden() == ["pe05", "tr03"]


@pytest.mark.clauses("BB-9.3", "BB-5.5")
def test_fences_do_not_stop_a_policeman() -> None:
    table = office(hidden="pe01", fences="pe01-pe02 pe01-pe06")
    walk(table, "hidden-1", "pe02")
    assert table.hidden() == ["pe02"]


@pytest.mark.clauses("BB-9.4", "BB-8.2")
def test_no_policeman_enters_the_safe_house() -> None:
    table = office(hidden="pl05 pl09", directive_hand="night-patrol raid")
    for who, ways in (("hidden-1", {"lo01", "pe15", "pl04"}), ("hidden-2", {"pl14"})):
        table = office(hidden="pl05 pl09", directive_hand="night-patrol raid")
        table.play(BB, f"step:{who}")
        assert table.offers(BB, "to") == ways
    table = office(hidden="pl05", directive_hand="night-patrol")
    table.play(BB, "play:night-patrol", "choose:hidden-1")
    assert SAFE_HOUSE not in table.offers(BB, "to")


@pytest.mark.clauses("BB-9.1", "BB-11.11")
def test_policemen_share_cells_and_stand_on_start_locations() -> None:
    table = office(hidden="pl01 pl11")
    walk(table, "hidden-1", "pl06")
    walk(table, "hidden-2", "pl06")
    assert table.hidden() == ["pl06", "pl06"]
    assert table.asked(BB) == "command", "Julia is protected on her start location"


@pytest.mark.clauses("BB-9.7")
def test_a_visible_policeman_who_steps_is_hidden_again() -> None:
    table = office(figures="pe03")
    table.play(BB, "step:figure-1", "to:pe04")
    assert (table.figures(), table.hidden()) == ([], ["pe04"])
    assert told(table, "figure-leaves") == {"cell": "pe03"}
    table.play(BB, "step:hidden-1", "to:pe05")
    assert table.offers(BB, "step") == set(), "his steps go with him"


# -- card steps (BB-9.6, BB-9.15) -------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-9.2", "BB-9.8", "BB-9.15")
def test_who_shows_himself_or_comes_to_a_hospital_gains_no_steps() -> None:
    table = office(hidden="pl13", at={J: "pl12"}, will={J: 4}, one_time_used={J: True}, directive_hand="raid")
    table.play(BB, "step:hidden-1", "to:pl12", "attack", "lay:raid", "choose:pl07", "step:hidden-1", "to:pl08")
    assert table.offers(BB, "step") == set()
    seen = office(hidden="pl12", markets="pl11")
    seen.play(BB, "step:hidden-1", "to:pl11", "clean-market", "step:figure-1", "to:pl12")
    assert seen.offers(BB, "step") == set()


@pytest.mark.clauses("BB-9.6")
def test_card_steps_do_not_count_as_paid_ones() -> None:
    table = office(hidden="pe03", directive_hand="night-patrol", markets="")
    table.play(BB, "play:night-patrol", "choose:hidden-1", "to:pe04", "to:pe05", "to:pe04")
    assert (table.resources, table.state.mover) == (8, NONE)
    walk(table, "hidden-1", "pe05", "pe10")
    assert (table.hidden(), table.resources) == (["pe10"], 6)
    assert table.state.mover == NONE


@pytest.mark.clauses("BB-9.15")
def test_who_is_sent_to_a_hospital_loses_his_card_steps() -> None:
    table = office(hidden="pe03", directive_hand="night-patrol", stash={"stash-1": ("pe04", "rat-trap")})
    table.play(BB, "play:night-patrol", "choose:hidden-1", "to:pe04", "clean-stash:stash-1", "choose:tr14")
    assert (table.asked(BB), table.hidden()) == ("command", ["tr14"])
    walk(table, "hidden-1", "tr09", "tr08")
    assert table.hidden() == ["tr08"], "paid steps he has left"


@pytest.mark.clauses("BB-9.15", "BB-9.7")
def test_after_cleaning_up_he_goes_on_and_hides() -> None:
    table = office(hidden="pe03", directive_hand="night-patrol", antiposters="pe04")
    table.play(BB, "play:night-patrol", "choose:hidden-1", "to:pe04", "clean-poster")
    assert table.figures() == ["pe04"]
    table.play(BB, "to:pe05")
    assert (table.figures(), table.hidden()) == ([], ["pe05"])


# -- clean-up (BB-9.8, BB-9.10 .. BB-9.13) ----------------------------------------------------------------------------


@pytest.mark.clauses("BB-9.10", "BB-9.8", "BB-9.12")
def test_clean_up_is_optional_and_makes_him_visible() -> None:
    table = office(hidden="pe06", antiposters="pe01", markets="pe01")
    table.play(BB, "step:hidden-1", "to:pe01")
    assert table.offered(BB) == {"clean-market", "clean-poster", "done"}
    table.play(BB, "done")
    assert (table.figures(), table.cells("markets")) == ([], {"pe01"})
    assert "figure-appears" not in table.events("spectator")
    table.play(BB, "step:hidden-1", "to:pe06", "end")
    assert table.cells("antiposters") == {"pe01"}


@pytest.mark.clauses("BB-9.10", "BB-9.12", "BB-15.3")
def test_one_policeman_may_deal_with_several_tokens() -> None:
    table = office(hidden="pe06", antiposters="pe01", markets="pe01", stash={"stash-2": ("pe01", "spanner")})
    table.play(BB, "step:hidden-1", "to:pe01", "clean-poster")
    assert table.figures() == ["pe01"]
    assert table.offered(BB) == {"clean-market", "clean-stash:stash-2", "done"}
    table.play(BB, "clean-market", "clean-stash:stash-2")
    assert table.args("figure-appears", "spectator") == [{"cell": "pe01"}], "once, where everybody sees him now"
    assert table.asked(BB) == "command"
    assert (table.cells("antiposters"), table.cells("markets")) == (set(), set())


@pytest.mark.clauses("BB-9.11")
def test_a_forbidden_card_of_a_stash_raises_the_authority() -> None:  # EX-7
    table = office(hidden="pe06", stash={"stash-1": ("pe01", "diary", J)}, markets="")
    table.play(BB, "step:hidden-1", "to:pe01", "clean-stash:stash-1")
    assert (table.authority, table.discarded()) == (11, ["diary"])
    assert table.stash("stash-1") == ("none", [])
    assert told(table, "stash-opened") == {"stash": "stash-1", "card": "diary"}
    assert table.view(W)["stash_known"]["stash-1"] == []


@pytest.mark.clauses("BB-9.11")
def test_another_card_changes_nothing() -> None:  # EX-7
    table = office(hidden="pe06", stash={"stash-1": ("pe01", "spanner")}, markets="")
    table.play(BB, "step:hidden-1", "to:pe01", "clean-stash:stash-1")
    assert (table.authority, table.discarded(), table.figures()) == (10, ["spanner"], ["pe01"])


@pytest.mark.clauses("BB-9.11", "BB-9.14", "BB-13.9")
def test_a_cage_of_rats_sends_the_finder_to_a_hospital() -> None:  # EX-7
    table = office(hidden="pe06", abroad="pe06", stash={"stash-1": ("pe01", "rat-trap")}, markets="", at={W: "pe01"})
    table.play(BB, "step:hidden-1", "to:pe01", "clean-stash:stash-1")
    assert table.offers(BB, "choose") == {"tr14", "pl07"}
    table.play(BB, "choose:pl07")
    assert (table.authority, table.figures(), table.hidden()) == (9, [], ["pl07"])
    assert table.asked(BB) == "command", "he can start no clash"
    assert {"tr14", "pl07"} <= set(table.view(J)["abroad"])
    assert table.discarded() == ["rat-trap"]


@pytest.mark.clauses("BB-1.2", "BB-16.3", "BB-16.6")
def test_a_trap_can_end_the_game_at_once() -> None:
    table = office(hidden="pe06", stash={"stash-1": ("pe01", "bomb")}, markets="", authority=1)
    table.play(BB, "step:hidden-1", "to:pe01", "clean-stash:stash-1")
    assert table.over
    assert (table.authority, table.winner()) == (0, "opposition: authority-gone")


@pytest.mark.clauses("BB-9.11", "BB-13.9")
def test_a_bomb_is_a_trap_and_no_forbidden_find() -> None:
    table = office(hidden="pe06", stash={"stash-1": ("pe01", "bomb")}, markets="", at={W: "pe01"}, max_resources=13)
    table.play(BB, "step:hidden-1", "to:pe01", "clean-stash:stash-1")
    assert (table.authority, table.figures(), table.hidden()) == (9, [], [])
    assert table.asked(BB) == "command"
    assert "policeman-lost" in table.events(J)
    assert "hire" in table.offered(BB)


@pytest.mark.clauses("BB-9.11", "BB-13.9")
def test_false_papers_cost_two_directives() -> None:
    table = office(
        hidden="pe06",
        stash={"stash-1": ("pe01", "false-papers")},
        markets="",
        directive_hand="raid cordon sweep",
        luck=[("lose-directive", "raid"), ("lose-directive", "sweep")],
    )
    table.play(BB, "step:hidden-1", "to:pe01", "clean-stash:stash-1")
    assert table.directives("directive_hand") == ["cordon"]
    assert [e["directive"] for e in table.args("loses-directive", J)] == ["raid", "sweep"]
    assert (table.authority, table.figures()) == (10, ["pe01"])
    poor = office(hidden="pe06", stash={"stash-1": ("pe01", "false-papers")}, markets="", directive_hand="raid")
    poor.play(BB, "step:hidden-1", "to:pe01", "clean-stash:stash-1")
    assert poor.directives("directive_hand") == []


@pytest.mark.clauses("BB-9.10", "BB-9.14")
def test_hiring_and_hospitals_clean_nothing() -> None:
    table = office(max_resources=13, antiposters="tr14")
    table.play(BB, "hire", "choose:tr14")
    assert (table.cells("antiposters"), table.asked(BB)) == ({"tr14"}, "command")


@pytest.mark.clauses("BB-9.13")
def test_what_is_put_under_a_policeman_s_eyes_stays() -> None:
    table = Table(hand={J: "leaflets spanner"}, figures="pl06", hidden="pl06")
    table.play(J, "card:leaflets", "place-stash", "choose:spanner")
    assert table.cells("antiposters") == {"pl06"}
    assert (table.stash("stash-1"), table.figures()) == (("pl06", ["spanner"]), ["pl06"])


# -- clashes that policemen start (BB-9.9, BB-10.3, BB-10.4) ----------------------------------------------------------


@pytest.mark.clauses("BB-9.9", "BB-10.3")
def test_only_who_has_just_stepped_can_attack() -> None:
    table = office(hidden="pe01 tr02", at={W: "pe02"})
    assert table.offers(BB, "step") == {"hidden-1", "hidden-2"}
    table.play(BB, "step:hidden-1", "to:pe02")
    assert table.offered(BB) == {"attack", "done"}
    table.play(BB, "done")
    assert table.asked(BB) == "command"
    table.play(BB, "step:hidden-2", "to:tr03")
    assert table.asked(BB) == "command"


@pytest.mark.clauses("BB-9.9", "BB-10.3", "BB-9.8")
def test_a_clash_takes_the_visible_ones_and_the_hidden_ones_he_chooses() -> None:
    table = office(
        hidden="pe01 pe02 pe02", figures="pe02", at={W: "pe02"}, will={W: 1}, directive_hand="raid raid raid"
    )
    table.play(BB, "step:hidden-1", "to:pe02", "attack")
    assert table.offered(BB) == {"choose:hidden-1", "done"}, "those who are alike are offered once"
    table.play(BB, "choose:hidden-1")
    assert table.offered(BB) == {"choose:hidden-2", "done"}
    table.play(BB, "done")
    assert told(table, "clash-begins") == {"cell": "pe02", "players": [W], "policemen": 3}
    assert table.asked(BB) == "lay-directive"
    table.play(BB, "lay:raid", "lay:raid", "lay:raid")
    assert (table.figures(), table.hidden()) == (["pe02"] * 3, ["pe02"])


@pytest.mark.clauses("BB-9.16")
def test_hidden_policemen_are_named_where_they_differ() -> None:
    table = office(hidden="pe02 pe01 pe03", at={W: "pe02"})
    table.play(BB, "step:hidden-2", "to:pe02", "done")
    table.play(BB, "step:hidden-3", "to:pe02", "attack")
    assert table.offered(BB) == {"choose:hidden-1", "choose:hidden-2", "done"}
    table.play(BB, "choose:hidden-2")  # and no other one: in the order of their places
    assert table.args("clash-begins", J) == [{"cell": "pe02", "players": [W], "policemen": 2}]


@pytest.mark.clauses("BB-10.4")
def test_the_initiator_is_the_earliest_in_the_order_of_turns() -> None:
    table = office(
        hidden="pe01",
        at={W: "pe02", O: "pe02", S: "pe02"},
        order=[J, O, S, W],
        directive_hand="poster-campaign",
    )
    table.play(BB, "step:hidden-1", "to:pe02", "attack")
    assert set(told(table, "clash-begins")["players"]) == {W, O, S}
    table.play(BB, "lay:poster-campaign")
    table.play(O, "nothing")
    assert table.asked(O) == "reward"


@pytest.mark.clauses("BB-9.10", "BB-9.9")
def test_clean_up_and_clash_in_any_order_the_clash_once() -> None:
    table = office(hidden="pe01", at={W: "pe02"}, antiposters="pe02", will={W: 2}, directive_hand="raid raid")
    table.play(BB, "step:hidden-1", "to:pe02")
    assert table.offered(BB) == {"attack", "clean-poster", "done"}
    table.play(BB, "attack", "lay:raid")
    assert table.at(W) == "tr07"
    assert table.offered(BB) == {"clean-poster", "done"}
    table.play(BB, "clean-poster")
    assert table.cells("antiposters") == set()
    other = office(hidden="pe01", at={W: "pe02"}, antiposters="pe02", will={W: 2}, directive_hand="raid raid")
    other.play(BB, "step:hidden-1", "to:pe02", "clean-poster")
    assert other.offered(BB) == {"attack", "done"}


@pytest.mark.clauses("BB-9.9", "BB-10.5")
def test_one_step_gives_one_clash() -> None:
    table = office(hidden="pe01 pe02", at={W: "pe02"}, hand={W: "forged-pass"}, antiposters="pe02")
    table.play(BB, "step:hidden-1", "to:pe02", "attack", "choose:hidden-1")
    table.play(W, "forged-pass")
    assert (table.at(W), table.figures()) == ("pe02", ["pe02", "pe02"])
    assert table.offered(BB) == {"clean-poster", "done"}
    assert len(table.state.joiners) == 0


@pytest.mark.clauses("BB-9.10", "BB-10.16", "BB-9.15")
def test_a_policeman_whom_the_clash_removes_cleans_nothing() -> None:
    table = office(hidden="pe01", at={W: "pe02"}, antiposters="pe02", directive_hand="poster-campaign night-patrol")
    table.play(BB, "play:night-patrol", "choose:hidden-1", "to:pe02", "attack", "lay:poster-campaign")
    table.passes(W)
    table.play(BB, "choose:tr14")
    assert (table.asked(BB), table.hidden()) == ("command", ["tr14"])
    assert table.cells("antiposters") == {"pe02"}


@pytest.mark.clauses("BB-9.9", "BB-11.9")
def test_protected_pawns_are_not_attacked() -> None:
    table = office(hidden="pl01 lo07 pl08", at={J: "pl06", W: "lo12", O: "pl13"}, custody={W: True}, crowd="pl13")
    for who, cell in (("hidden-1", "pl06"), ("hidden-2", "lo12"), ("hidden-3", "pl13")):
        table.play(BB, f"step:{who}", f"to:{cell}")
        assert table.asked(BB) == "command"


@pytest.mark.clauses("BB-9.14")
def test_the_way_to_a_hospital_enters_nothing() -> None:
    table = office(hidden="pe01", at={W: "pe02", S: "tr14"}, directive_hand="poster-campaign")
    table.play(BB, "step:hidden-1", "to:pe02", "attack", "lay:poster-campaign")
    table.passes(W)
    table.play(BB, "choose:tr14")
    assert (table.asked(BB), table.hidden()) == ("command", ["tr14"])
