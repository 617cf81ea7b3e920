"""Strengthening the regime: BB-8, and the militia of BB-15.4."""

from __future__ import annotations

import pytest

from tests.games.bigbrother.office import office, told
from tests.games.bigbrother.table import BB, J, Table, W

ALL_CELLS = 60

# -- prices (BB-8.1) --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-8.1")
def test_what_everything_costs() -> None:
    table = office(max_resources=13)
    table.play(BB, "camera", "choose:pe01")
    assert table.resources == 11
    table.play(BB, "fence", "choose:pe01", "choose:pe02")
    assert table.resources == 9
    table.play(BB, "poster", "choose:pe01")
    assert table.resources == 5
    assert "hire" not in table.offered(BB)
    assert [e["price"] for e in table.args("spends", J)] == [2, 2, 4]


@pytest.mark.clauses("BB-8.1", "BB-8.8")
def test_hospitals_are_cheaper_than_offices() -> None:
    table = office(max_resources=8)
    table.play(BB, "hire")
    assert table.offers(BB, "choose") == {"tr14", "pl07"}
    table.play(BB, "choose:pl07")
    assert (table.resources, table.hidden()) == (1, ["pl07"])
    dear = office(max_resources=13)
    dear.play(BB, "hire")
    assert dear.offers(BB, "choose") == {"tr14", "pl07", "pe14", "lo01"}
    dear.play(BB, "choose:pe14")
    assert (dear.resources, dear.hidden()) == (4, ["pe14"])


@pytest.mark.clauses("BB-8.1", "BB-6.4")
def test_the_rulebook_s_example_of_prices() -> None:  # EX-6
    table = office()
    table.play(BB, "hire", "choose:tr14")
    assert table.resources == 2
    table.play(BB, "step:hidden-1", "to:tr09", "step:hidden-1", "to:tr08")
    assert (table.resources, table.offered(BB)) == (0, {"end"})


@pytest.mark.clauses("BB-8.8", "BB-18.6")
def test_nobody_learns_where_a_new_policeman_is() -> None:
    table = office(max_resources=13)
    table.play(BB, "hire", "choose:pe14")
    assert table.args("hires", J) == [{"cell": None}]
    assert told(table, "hires") == {"cell": "pe14"}
    assert set(table.view(J)["abroad"]) == {"pe14", "lo01"}
    assert set(table.view(J)["hidden_at"].values()) != {"pe14"}
    table = office(max_resources=13)
    table.play(BB, "hire", "choose:tr14")
    assert set(table.view(J)["abroad"]) == {"tr14", "pl07"}


@pytest.mark.clauses("BB-8.8")
def test_at_most_eight_policemen_are_in_play() -> None:
    full = office(max_resources=13, hidden="pe01 pe02 pe03 pe04 pe05", figures="pe06 pe07 pe08")
    assert "hire" not in full.offered(BB)
    assert "hire" in office(max_resources=13, hidden="pe01 pe02 pe03 pe04", figures="pe06 pe07 pe08").offered(BB)


@pytest.mark.clauses("BB-8.8")
def test_hiring_starts_no_clash_and_cleans_nothing() -> None:
    table = office(max_resources=13, at={W: "pe14"}, antiposters="pe14")
    table.play(BB, "hire", "choose:pe14")
    assert table.asked(BB) == "command"
    assert table.cells("antiposters") == {"pe14"}


# -- cameras (BB-8.3, BB-8.4) -----------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-8.2", "BB-8.3")
def test_where_a_camera_may_stand() -> None:
    table = office(cameras="pe01 pe02", hand={J: "diary"})
    table.play(BB, "camera")
    sites = table.offers(BB, "choose")
    assert len(sites) == ALL_CELLS - 3
    assert not sites & {"pe01", "pe02", "pl10"}
    assert {"pl06", "lo12"} <= sites
    table.play(BB, "choose:pl06")
    assert table.args("camera-checks") == []


@pytest.mark.clauses("BB-8.3", "BB-1.7")
def test_the_supply_limits_cameras_posters_and_fences() -> None:
    cells = [f"lo{n:02}" for n in range(1, 13)]
    edges = "pe01-pe02 pe02-pe03 pe03-pe04 pe04-pe05 pe06-pe07 pe07-pe08 pe08-pe09 pe09-pe10 pe11-pe12 pe12-pe13"
    edges += " tr01-tr02 tr02-tr03"
    table = office(cameras=cells, posters=cells[:10], fences=edges)
    assert not {"camera", "fence", "poster"} & table.offered(BB)
    table = office(cameras=cells[:11], posters=cells[:9], fences=edges.rpartition(" ")[0])
    assert {"camera", "fence", "poster"} <= table.offered(BB)


@pytest.mark.clauses("BB-8.10")
def test_he_takes_nothing_back() -> None:
    table = office(cameras="pe01", posters="pe02", fences="pe01-pe02")
    assert {option.partition(":")[0] for option in table.offered(BB)} == {"camera", "fence", "poster", "hire", "end"}


# -- fences (BB-8.5, BB-8.6) ------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-8.2", "BB-8.5")
def test_where_a_fence_may_stand() -> None:
    table = office(fences="pe01-pe02")
    table.play(BB, "fence")
    assert "pl10" not in table.offers(BB, "choose")
    table.play(BB, "choose:pe02")
    assert table.offers(BB, "choose") == {"pe03"}
    table.play(BB, "choose:pe03")
    assert table.fences() == {"pe01-pe02", "pe02-pe03"}
    table.play(BB, "fence", "choose:pl05")
    assert table.offers(BB, "choose") == {"lo01", "pe15", "pl04"}


@pytest.mark.clauses("BB-8.6")
def test_fences_may_enclose_a_pawn() -> None:
    table = office(at={J: "pe01"})
    table.play(BB, "fence", "choose:pe01", "choose:pe02", "fence", "choose:pe01", "choose:pe06")
    assert table.fences() == {"pe01-pe02", "pe01-pe06"}
    table.play(BB, "fence")
    assert "pe01" not in table.offers(BB, "choose")


# -- posters (BB-8.7, BB-8.9) -----------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-8.2", "BB-8.7")
def test_where_a_poster_may_hang() -> None:
    table = office(posters="pe01", antiposters="pe02", at={J: "pe03"})
    table.play(BB, "poster")
    sites = table.offers(BB, "choose")
    assert len(sites) == ALL_CELLS - 4
    assert not sites & {"pe01", "pe02", "pl10", "lo12"}
    assert "pe03" in sites


def after_the_round(**position: object) -> Table:
    """Let the round end at authority 10, with an event of no weight."""
    table = office(directive_deck=None, luck=[("news", "fog")], **position)
    table.play(BB, "end")
    return table


@pytest.mark.clauses("BB-8.9", "BB-15.2", "BB-16.7")
def test_four_posters_raise_the_authority_once() -> None:
    posters = [f"pe{n:02}" for n in range(1, 11)]
    assert after_the_round(posters=posters[:3]).authority == 10
    table = after_the_round(posters=posters[:4])
    assert (table.authority, table.cells("posters")) == (12, set(posters[:4]))
    assert after_the_round(posters=posters).authority == 12
    assert after_the_round(posters=posters[:4], authority=13).authority == 15  # EX-5


@pytest.mark.clauses("BB-15.2", "BB-8.9")
def test_both_kinds_of_posters_make_one_change() -> None:
    there = [f"pe{n:02}" for n in range(1, 5)]
    here = [f"tr{n:02}" for n in range(1, 5)]
    assert after_the_round(antiposters=here).authority == 8
    even = after_the_round(posters=there, antiposters=here)
    assert (even.authority, even.args("authority")) == (10, [])


# -- militia (BB-15.4) ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-15.4")
def test_where_militia_may_stand() -> None:
    table = office(directive_hand="militia-call", at={J: "pe03"}, militia_at={0: "pe01"}, figures="pe05")
    table.play(BB, "play:militia-call")
    table.passes(BB)
    sites = table.offers(BB, "choose")
    assert not sites & {"pe01", "pe03", "pl10", "lo12", "pl06", "tr07", "lo09", "pe07"}
    assert "pe05" in sites
    assert len(sites) == ALL_CELLS - 8
    table.play(BB, "choose:pe05")
    assert table.state.militia_at == [0, 4]


@pytest.mark.clauses("BB-15.4")
def test_militia_of_the_board_may_be_moved() -> None:
    table = office(directive_hand="militia-call", militia_at={0: "pe01", 1: "pe02"})
    table.play(BB, "play:militia-call")
    assert table.offered(BB) == {"choose:pe01", "choose:pe02"}
    table.play(BB, "choose:pe02", "choose:lo01")
    assert told(table, "militia-posted") == {"cell": "lo01"}
    assert table.view(J)["militia_at"] == {"0": "pe01", "1": "lo01"}


@pytest.mark.clauses("BB-15.4")
def test_the_first_militia_comes_from_the_supply() -> None:
    table = office(directive_hand="militia-call")
    table.play(BB, "play:militia-call", "choose:lo01")
    assert table.view(J)["militia_at"] == {"0": "lo01", "1": "none"}
    assert table.asked(BB) == "command"
