"""The active directives (specification 7.5): each while it lies on the board, and no longer (BB-7.7)."""

from __future__ import annotations

import pytest

from tests.games.bigbrother.office import office
from tests.games.bigbrother.table import BB, J, S, Table, W

NUMBERS = {"numbers": "spec"}


def turn(**position: object) -> Table:
    """Return Winston's turn in the Opposition phase, without black markets."""
    return Table(**{"options": NUMBERS, "turn": W, "markets": ""} | position)


@pytest.mark.clauses("BB-7.2", "BB-7.7", "BB-4.6")
def test_curfew_shortens_the_second_move() -> None:
    for active in ("curfew", "curfew curfew"):
        table = turn(active=active, actions={W: 3})
        table.walk(W, "tr06", "tr01")
        table.walk(W, "tr02")
        assert table.asked(W) == "act", "one step"
        table.walk(W, "tr03")
        assert table.asked(W) != "take-step"
    free = turn()
    free.walk(W, "tr06", "tr01")
    free.walk(W, "tr02")
    assert free.asked(W) == "take-step"


@pytest.mark.clauses("BB-8.4", "BB-7.2")
def test_wiretap_looks_at_four_cards() -> None:
    for active, looks in (("", 2), ("wiretap", 4)):
        table = turn(active=active, cameras="tr06", hand={W: "diary baton spanner pistol paint"})
        table.walk(W, "tr06")
        assert len(table.shown(W)) == looks


@pytest.mark.clauses("BB-4.10", "BB-7.2")
def test_checkpoints_sell_no_tickets() -> None:
    table = turn(active="checkpoints", at={W: "tr09"})
    assert "monorail" not in table.offered(W)
    table = turn(active="checkpoints", at={W: "tr09"}, tickets={W: 1})
    table.play(W, "monorail")
    assert table.offered(W) == {"to:pe08", "to:lo05"}
    free = turn(at={W: "tr09"})
    free.play(W, "monorail")
    assert "take-ticket" in free.offered(W)
    bought = turn(active="checkpoints", hand={W: "season-ticket"})
    bought.play(W, "play:season-ticket")
    assert bought.of("tickets", W) == 2


@pytest.mark.clauses("BB-4.16", "BB-7.2")
def test_informers_show_what_is_found() -> None:
    for active in ("informers", "informers informers"):
        table = turn(active=active, at={W: "tr01"})
        table.draws("diary", "spanner")
        table.play(W, "search", "two")
        assert table.shown(W) == ["diary", "spanner"]
        assert [e["card"] for e in table.args("looks-at", J)] == [None, None]
        assert len(table.args("looks-at", BB)) == 2
    free = turn(at={W: "tr01"})
    free.draws("diary")
    free.play(W, "search", "one")
    assert free.shown(W) == []


@pytest.mark.clauses("BB-4.16", "BB-7.2", "BB-13.4")
def test_informers_show_what_a_parcel_of_a_search_brings() -> None:
    table = turn(active="informers", at={W: "tr01"}, hand={W: "pistol"})
    table.draws("parcel", "diary", "spanner", "baton")
    table.play(W, "search", "two")
    assert table.hand(W) == ["baton", "diary", "pistol", "spanner"]
    assert table.shown(W) == ["baton", "diary", "spanner"], "the two of the parcel and the second of the Search"
    assert [e["card"] for e in table.args("looks-at", BB)] == ["diary", "spanner", "baton"]
    power = turn(active="informers", at={W: "pl03"})
    power.draws("parcel", "diary", "spanner", "baton")
    power.play(W, "power", "from:a")
    assert (power.hand(W), power.shown(W)) == (["baton", "diary", "spanner"], []), "found without a Search"


@pytest.mark.clauses("BB-10.13", "BB-7.2")
def test_martial_law_makes_every_clash_harder() -> None:
    table = turn(active="martial-law", at={W: "tr02"}, figures="tr03", directive_hand="raid")
    table.walk(W, "tr03")
    table.play(BB, "lay:raid")
    assert table.args("compares") == [{"strength": 5, "difficulty": 6}]


@pytest.mark.clauses("BB-4.27", "BB-1.4", "BB-7.2")
def test_doublethink_makes_powers_dearer() -> None:
    table = turn(active="doublethink", at={W: "lo01"})
    table.play(W, "power")
    assert (table.will(W), table.authority) == (2, 9)
    assert "power" not in turn(active="doublethink", at={W: "lo01"}, will={W: 3}).offered(W)
    assert "power" in turn(at={W: "lo01"}, will={W: 3}).offered(W)


@pytest.mark.clauses("BB-8.1", "BB-7.2")
def test_poster_quota_makes_posters_cheaper_also_after_a_victory() -> None:
    for active, row, price in (("", "", 4), ("poster-quota", "", 3), ("poster-quota", "eurasia-victory - -", 2)):
        table = office(active=active, row=row)
        if active:
            table.play(BB, "pay:poster-quota")
        before = table.resources
        table.play(BB, "poster", "choose:pe01")
        assert before - table.resources == price
    least = office(active="poster-quota", row="eurasia-victory - -", numbers={"cost-poster": 1})
    least.play(BB, "pay:poster-quota", "poster", "choose:pe01")
    assert least.args("spends")[-1]["price"] == 1


def swapped(active: str) -> Table:
    """Let Winston give Syme a baton for a spanner."""
    table = turn(active=active, at={W: "tr01", S: "tr01"}, hand={W: "baton", S: "spanner"})
    table.play(W, "exchange", f"with:{S}", "add:baton", "done")
    table.play(S, "add:spanner", "done")
    table.play(W, "confirm")
    return table


@pytest.mark.clauses("BB-4.18", "BB-7.2")
def test_junior_spies_see_what_changes_hands() -> None:
    table = swapped("junior-spies")
    assert (table.shown(W), table.shown(S)) == (["spanner"], ["baton"])
    assert {e["card"] for e in table.args("looks-at", BB)} == {"baton", "spanner"}
    assert {e["card"] for e in table.args("looks-at", J)} == {None}
    free = swapped("")
    assert (free.hand(W), free.shown(W), free.shown(S)) == (["spanner"], [], [])


@pytest.mark.clauses("BB-7.7")
def test_a_discarded_directive_has_no_effect_any_more() -> None:
    table = turn(active="doublethink", at={W: "tr01"}, will={W: 5})
    table.play(W, "power", "active:doublethink")
    assert table.directives("active") == []
    assert (table.will(W), "doublethink" in table.directives("directive_discard")) == (2, True)
