"""The Events phase and every event: BB-12, specification 7.7."""

from __future__ import annotations

import pytest

from fogtable.games.bigbrother.components import News
from tests.games.bigbrother.office import office
from tests.games.bigbrother.table import BB, J, O, S, Table, W

NUMBERS = {"numbers": "spec"}


def events_phase(news: str = "fog", **position: object) -> Table:
    """Return a table at which an Events phase has just revealed this event."""
    return Table(**{"phase": "events", "options": NUMBERS, "luck": [("news", news)]} | position)


def turn(row: str, **position: object) -> Table:
    """Return Winston's turn with this row, without black markets."""
    return Table(**{"options": NUMBERS, "turn": W, "markets": "", "row": row} | position)


# -- the row (BB-12.1 .. BB-12.7) -------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-12.1", "BB-12.2", "BB-12.3")
def test_events_move_left_and_the_new_one_enters_slot_three() -> None:  # EX-4
    table = events_phase("influenza")
    assert table.row() == ["-", "-", "influenza"]
    for news, row in (
        ("power-cut", ["-", "influenza", "power-cut"]),
        ("hate-week", ["influenza", "power-cut", "hate-week"]),
        ("shortages", ["power-cut", "hate-week", "shortages"]),
    ):
        table.say([("news", news)])
        table.state.phase = 3
        table.match.restart()
        assert table.row() == row
    assert table.view(J)["event_discard"] == ["influenza"]
    assert table.args("news-ends") == [{"news": "influenza"}]


@pytest.mark.clauses("BB-12.4", "BB-8.9")
def test_an_event_revealed_counts_for_the_poster_check_and_one_that_left_does_not() -> None:
    posters = ["pe01", "pe02", "pe03"]
    assert events_phase("anniversary", posters=posters).authority == 12
    assert events_phase(row="anniversary - -", posters=posters).authority == 10
    assert events_phase(row="- anniversary -", posters=posters).authority == 12


@pytest.mark.clauses("BB-12.5")
def test_an_empty_deck_is_made_anew() -> None:
    row = ["hate-week", "brotherhood", "influenza"]
    rest = [name for name in map(News.name, News.ALL) if name not in row]
    table = events_phase("inspection", row=" ".join(row), event_discard=" ".join(rest))
    assert table.row() == ["brotherhood", "influenza", "inspection"]
    assert "events-shuffled" in table.events(J)
    assert table.view(J)["event_discard"] == []
    assert table.view(J)["event_deck"] == len(rest)


@pytest.mark.clauses("BB-12.6")
def test_an_event_taken_off_leaves_a_gap() -> None:
    table = office(
        row="hate-week fog influenza",
        directive_hand="victory-bulletin",
        directive_deck=None,
        luck=[("news", "scarcity")],
    )
    table.play(BB, "play:victory-bulletin", "choose:fog", "end")
    assert table.row() == ["-", "influenza", "scarcity"]


@pytest.mark.clauses("BB-12.7")
def test_the_first_round_has_no_event() -> None:
    table = Table.fresh(3)
    assert table.row() == ["-", "-", "-"]
    assert office().row() == ["-", "-", "-"]


# -- on reveal --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-12.2")
def test_rocket_bombs_clear_a_district() -> None:
    table = events_phase(
        "rocket-bombs",
        luck=[("news", "rocket-bombs"), ("district", "peace")],
        cameras="pe01 pe15 tr01 pl01",
        fences="pe01-pe02 pe05-tr01 pe11-pl01 tr01-tr02 pl01-pl02",
    )
    assert table.cells("cameras") == {"tr01", "pl01"}
    assert table.fences() == {"tr01-tr02", "pl01-pl02"}
    assert table.args("rockets-fall") == [{"district": "peace"}]


@pytest.mark.clauses("BB-12.2", "BB-4.10")
def test_free_travel_day_gives_everybody_a_ticket() -> None:
    table = events_phase("free-travel", tickets={J: 2, W: 1}, will={O: 0})
    assert [table.of("tickets", p) for p in (J, W, O, S)] == [2, 2, 0, 1]


@pytest.mark.clauses("BB-12.2", "BB-13.11")
def test_market_day_brings_tokens_back_where_nobody_stands() -> None:
    table = events_phase("market-day", markets="pe01", at={J: "tr10", W: "pe01"}, figures="lo03", hidden="pl11")
    assert table.cells("markets") == {"pe01", "pe10", "pl11", "lo11"}
    assert table.phase == "opposition", "no offer to who stands there"


@pytest.mark.clauses("BB-15.6", "BB-12.6")
def test_the_crowd_gathers_on_a_station_until_the_event_leaves() -> None:
    table = events_phase("demonstration", luck=[("news", "demonstration"), ("station", "pl13")])
    assert table.view(J)["crowd"] == "pl13"
    assert events_phase(row="demonstration - -", crowd="pl13").view(J)["crowd"] == "none"
    early = office(row="- demonstration -", crowd="pl13", directive_hand="victory-bulletin")
    early.play(BB, "play:victory-bulletin", "choose:demonstration")
    assert early.view(J)["crowd"] == "none"


@pytest.mark.clauses("BB-15.6", "BB-11.9")
def test_no_clash_starts_in_a_crowd() -> None:
    table = turn("demonstration - -", crowd="pe08", at={W: "pe09"}, figures="pe08")
    table.walk(W, "pe08")
    assert table.asked(W) == "take-step"
    assert table.args("clash-begins") == []


@pytest.mark.clauses("BB-15.4", "BB-12.6")
def test_the_parade_posts_militia_and_takes_it_back() -> None:
    table = events_phase("spies-parade", militia_at={0: "pe01"})
    sites = table.offers(BB, "choose")
    assert not sites & {"pe01", "pl10", "lo12", "pl06", "tr07", "lo09", "pe07"}
    table.play(BB, "choose:pe02")
    assert table.view(J)["militia_at"] == {"0": "pe01", "1": "pe02"}
    table = events_phase(row="spies-parade - -", militia_at={0: "pe01", 1: "lo01"}, on_parade={1: True})
    assert table.view(J)["militia_at"] == {"0": "pe01", "1": "none"}
    moved = office(
        row="- spies-parade -",
        militia_at={0: "pe01", 1: "pe02"},
        on_parade={1: True},
        directive_hand="militia-call victory-bulletin",
    )
    moved.play(BB, "play:militia-call", "choose:pe02", "choose:tr01", "play:victory-bulletin", "choose:spies-parade")
    assert moved.view(J)["militia_at"] == {"0": "pe01", "1": "none"}


@pytest.mark.clauses("BB-15.4")
def test_the_parade_posts_both_figures_of_the_supply() -> None:
    table = events_phase("spies-parade")
    table.play(BB, "choose:pe02", "choose:pe01")
    assert table.view(J)["on_parade"] == {"0": True, "1": True}
    assert table.phase == "opposition"


@pytest.mark.clauses("BB-11.6", "BB-12.2")
def test_amnesty_clears_the_flags_and_leaves_the_pawns() -> None:
    table = events_phase("amnesty", at={J: "lo12", W: "lo12"}, skips={J: True}, custody={J: True, W: True})
    assert not table.of("skips", J)
    assert (table.at(J), table.of("custody", J)) == ("lo12", True)
    assert table.args("pardoned") == [{"player": J}]


# -- while they last --------------------------------------------------------------------------------------------------


def compared(row: str, **position: object) -> dict[str, int]:
    """Let Winston fight a clash and return what was compared."""
    table = turn(row, **{"at": {W: "tr02"}, "figures": "tr03", "directive_hand": "room-101"} | position)
    table.walk(W, "tr03")
    table.play(BB, "lay:room-101")
    return table.args("compares")[0]


@pytest.mark.clauses("BB-10.13", "BB-10.14")
def test_hate_week_and_prole_unrest_change_the_odds() -> None:
    assert compared("fog - -") == {"strength": 5, "difficulty": 8}
    assert compared("- hate-week -") == {"strength": 5, "difficulty": 9}
    assert compared("- - prole-unrest") == {"strength": 6, "difficulty": 8}


@pytest.mark.clauses("BB-8.4")
def test_fog_blinds_cameras_and_an_inspection_sharpens_them() -> None:
    cards = "diary baton spanner pistol paint leaflets"
    for row, active, looks in (
        ("- - -", "", 2),
        ("fog - -", "", 0),
        ("fog inspection -", "", 0),
        ("inspection - -", "", 3),
        ("inspection - -", "wiretap", 5),
    ):
        table = turn(row, active=active, cameras="tr06", hand={W: cards})
        table.walk(W, "tr06")
        assert len(table.shown(W)) == looks


@pytest.mark.clauses("BB-4.10", "BB-4.11")
def test_a_power_cut_stops_the_trains_but_not_the_sale() -> None:
    table = turn("power-cut - -", at={W: "tr09"}, tickets={W: 1})
    table.play(W, "monorail")
    assert table.offered(W) == {"take-ticket"}
    full = turn("power-cut - -", at={W: "tr09"}, tickets={W: 2})
    assert "monorail" not in full.offered(W)


@pytest.mark.clauses("BB-4.16")
def test_empty_shops_leave_one_search_a_turn() -> None:
    for row, again in (("shortages - -", False), ("- - -", True)):
        table = turn(row, at={W: "tr01"})
        table.draws("diary")
        table.play(W, "search", "one")
        assert ("search" in table.offered(W)) is again


@pytest.mark.clauses("BB-10.15")
def test_word_from_the_brotherhood_gives_both_rewards() -> None:
    table = turn("brotherhood - -", at={W: "tr02"}, will={W: 4}, figures="tr03", directive_hand="poster-campaign")
    table.walk(W, "tr03")
    table.play(BB, "lay:poster-campaign")
    assert table.authority == 9
    assert table.offered(W) == {f"will:{W}", "pass"}
    table.play(W, f"will:{W}")
    assert (table.will(W), table.authority) == (5, 9)


@pytest.mark.clauses("BB-1.3", "BB-1.8")
def test_influenza_heals_nobody() -> None:
    table = turn("influenza - -", hand={W: "paperweight"}, will={W: 3})
    assert "card:paperweight" not in table.offered(W)
    assert "card:paperweight" in turn("- - -", hand={W: "paperweight"}, will={W: 3}).offered(W)
    assert "hope" not in {option.partition(":")[0] for option in table.offered(W)}


@pytest.mark.clauses("BB-9.2", "BB-8.1")
def test_heat_wave_and_victory_over_eurasia() -> None:
    table = office(row="heat-wave eurasia-victory -", hidden="pe03", max_resources=4)
    table.play(BB, "step:hidden-1", "to:pe04")
    assert table.offers(BB, "step") == set()
    table.play(BB, "poster", "choose:pe01")
    assert table.resources == 0
