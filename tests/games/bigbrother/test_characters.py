"""Abilities, weaknesses, Search and the goals of a turn's end: BB-4.16, BB-4.29, BB-14.1 to BB-14.11."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.table import BB, J, O, S, Table, W

SYME_FIRST = "syme julia winston obrien"
WINSTON_FIRST = "winston julia obrien syme"

# -- Vigilance --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-14.6", "BB-18.4")
@pytest.mark.parametrize(
    ("police", "answer"),
    [
        ({"hidden": "pe08"}, "yes"),
        ({"figures": "pe06"}, "yes"),
        ({"hidden": "pe07 pe09", "figures": "pe07"}, "none"),
        ({}, "none"),
    ],
)
def test_vigilance_tells_everybody_whether_a_policeman_is_next_to_syme(police: dict[str, Any], answer: str) -> None:
    table = Table(3, SYME_FIRST, **police)
    table.play(J, "vigilance")
    for seat in (BB, J, W, "spectator"):
        assert table.args("vigilance", seat) == [{"player": J, "answer": answer}]
    assert table.of("actions", J) == 1


@pytest.mark.clauses("BB-14.6")
def test_a_no_tells_where_no_hidden_policeman_stands() -> None:
    table = Table(3, SYME_FIRST, hidden="pe01 pl01")
    table.play(J, "vigilance")
    assert {"pe06", "pe08", "pe12"} & set(table.view(W)["abroad"]) == set()
    assert {"pe01", "pl01", "pe07"} <= set(table.view(W)["abroad"])


@pytest.mark.clauses("BB-14.6")
@pytest.mark.parametrize(
    ("police", "known"),
    [
        ({"hidden": "pe08"}, {"pe06", "pe08", "pe12"}),
        ({"hidden": "pe08", "figures": "pe06"}, {"pe01", "pe06", "pe08", "pe12"}),
        ({"hidden": "pe08 pe01"}, {"pe01", "pe06", "pe08", "pe12"}),
    ],
)
def test_a_yes_tells_where_the_only_one_who_hides_stands(police: dict[str, Any], known: set[str]) -> None:
    table = Table(3, SYME_FIRST, abroad="pe01 pe06 pe08 pe12", **police)
    table.play(J, "vigilance")
    assert set(table.view(W)["abroad"]) == known


@pytest.mark.clauses("BB-14.1", "BB-14.3", "BB-4.3")
def test_one_ability_a_turn_and_the_permanent_one_once_a_round() -> None:
    table = Table(3, SYME_FIRST, active="curfew")
    assert {"vigilance", "colleague"} <= table.offered(J)
    table.play(J, "vigilance")
    assert not {"vigilance", "colleague"} & table.offered(J), "whichever ability"
    again = Table(3, SYME_FIRST, active="curfew")
    again.play(J, "colleague", "active:curfew")
    assert not {"vigilance", "colleague"} & again.offered(J)


@pytest.mark.clauses("BB-14.1")
def test_abilities_belong_to_their_characters() -> None:
    table = Table(3, "julia obrien", active="curfew")
    assert not {"vigilance", "colleague", f"charm:{W}", f"hope:{J}"} & table.offered(J)


# -- one-time abilities -----------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-14.2", "BB-1.8")
def test_educated_colleague_discards_a_directive_without_effect() -> None:
    table = Table(3, SYME_FIRST, active="curfew curfew", hidden_orders={"slot-2": "show-trial"})
    table.play(J, "colleague")
    assert table.offered(J) == {"active:curfew", "hidden:slot-2"}
    table.play(J, "hidden:slot-2")
    assert (table.hidden_order("slot-2"), table.directives("directive_discard")) == ([], ["show-trial"])
    assert (table.authority, table.of("one_time_used", J)) == (10, True)
    assert "colleague" not in Table(3, SYME_FIRST).offered(J), "nothing lies there"
    used = Table(3, SYME_FIRST, active="curfew", one_time_used={J: True})
    assert "colleague" not in used.offered(J)


@pytest.mark.clauses("BB-14.2", "BB-11.7", "BB-1.8")
def test_hope_reaches_the_own_and_adjacent_cells_over_fences() -> None:
    table = Table(
        5,
        WINSTON_FIRST,
        at={W: "tr08", O: "tr07", S: "tr03"},
        will={J: 4, W: 1, O: 3, S: 1},
        fences="tr07-tr08",
        options={"numbers": "spec"},
    )
    assert table.offers(J, "hope") == {J, W, O}, "distance 2 is too far"
    table.play(J, f"hope:{W}")
    assert (table.will(W), table.of("one_time_used", J), table.of("actions", J)) == (3, True, 1)
    assert table.offers(J, "hope") == set()
    full = Table(5, WINSTON_FIRST, at={W: "tr07", O: "tr07"}, will={O: 2}, skips={O: True})
    assert full.offers(J, "hope") == set(), "will 5, and a player with a skip flag"


@pytest.mark.clauses("BB-1.3", "BB-1.8")
def test_hope_never_lifts_the_will_above_five_and_not_in_an_influenza() -> None:
    table = Table(3, WINSTON_FIRST, will={J: 4})
    table.play(J, f"hope:{J}")
    assert table.will(J) == 5
    ill = Table(3, WINSTON_FIRST, will={J: 2}, row="influenza")
    assert ill.offers(J, "hope") == set()


# -- Search -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.16", "BB-13.2")
@pytest.mark.parametrize(("cell", "sizes"), [("pl02", [34, 35]), ("lo04", [35, 34])])
def test_a_search_draws_from_the_deck_of_the_cell(cell: str, sizes: list[int]) -> None:
    table = Table(3, at={J: cell}, hand={}, goal={})
    table.draws("pistol")
    table.play(J, "search")
    assert (table.hand(J), table.state.deck_size, table.of("actions", J)) == (["pistol"], sizes, 1)
    assert [a["card"] for a in table.args("draws", J)] == ["pistol"]
    assert [a["card"] for a in table.args("draws", BB)] == [None]
    assert "search" not in Table(3, at={J: "pl01"}).offered(J)


@pytest.mark.clauses("BB-4.16", "BB-13.3")
def test_a_search_needs_a_card_in_its_deck_or_in_the_discard_pile() -> None:
    held = {W: "baton"}
    discard = Table(3, at={J: "pl02"}, hand=held, decks=(0, 30))
    assert "search" in discard.offered(J), "the discard pile is made a deck"
    discard.play(J, "search")
    assert len(discard.args("deck-remade")) == 1


@pytest.mark.clauses("BB-14.2", "BB-14.3")
def test_the_office_clerk_may_draw_two_cards_once_a_round() -> None:
    table = Table(3, "winston julia", at={J: "tr13"})
    table.draws("pistol", "baton", "diary")
    table.play(J, "search")
    assert table.offered(J) == {"one", "two"}
    table.play(J, "two")
    assert table.hand(J) == ["baton", "pistol"]
    table.play(J, "search")
    assert (table.asked(J), table.hand(J)) == ("act", ["baton", "diary", "pistol"])
    one = Table(3, "winston julia", at={J: "tr13"})
    one.play(J, "search", "one", "search")
    assert one.offered(J) == {"one", "two"}, "not used yet"


@pytest.mark.clauses("BB-14.11")
@pytest.mark.parametrize(("will", "offered"), [(1, False), (2, True)])
def test_the_unperson_cannot_search(will: int, offered: bool) -> None:
    table = Table(3, SYME_FIRST, at={J: "pe11"}, will={J: will})
    assert ("search" in table.offered(J)) is offered


@pytest.mark.clauses("BB-1.1")
def test_empty_shops_allow_one_search_a_turn() -> None:
    table = Table(3, at={J: "pl02"}, row="- shortages")
    table.draws("baton")
    table.play(J, "search")
    assert "search" not in table.offered(J)
    plenty = Table(3, at={J: "pl02"})
    plenty.draws("baton")
    plenty.play(J, "search")
    assert "search" in plenty.offered(J)


@pytest.mark.clauses("BB-1.1")
def test_informers_show_big_brother_what_a_search_brings() -> None:
    table = Table(3, at={J: "pl02"}, active="informers informers", hand={J: "diary"})
    table.draws("pistol")
    table.play(J, "search")
    assert table.shown(J) == ["pistol"]
    assert [a["card"] for a in table.args("looks-at", BB)] == ["pistol"]


@pytest.mark.clauses("BB-14.7", "BB-14.8", "BB-14.9")
def test_the_seeker_gains_a_token_in_each_new_district() -> None:
    table = Table(3, at={J: "pl02"}, goal={J: "seeker"})
    table.draws("baton", "diary")
    table.play(J, "search", "search")
    assert table.of("goal_tokens", J) == 1
    last = Table(3, at={J: "lo04"}, goal={J: "seeker"}, goal_tokens={J: 2}, token_cells={J: "pl02 tr01"})
    last.draws("baton")
    last.play(J, "search")
    assert last.of("goal_done", J)
    last.play(J, "search")
    assert last.offered(J) == {"from:a", "from:b"}


# -- the end of a turn ------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-3.7", "BB-14.7")
@pytest.mark.parametrize(
    ("goal", "cell", "tokens"),
    [
        ("pilgrim", "pl08", 1),
        ("pilgrim", "pe03", 0),
        ("pilgrim", "pl07", 0),
        ("evader", "pl07", 1),
        ("evader", "pl08", 0),
    ],
)
def test_two_goals_ask_where_the_turn_ends(goal: str, cell: str, tokens: int) -> None:
    table = Table(3, at={J: cell}, cameras="pl07", goal={J: goal}, token_cells={J: "pe03"})
    table.play(J, "end")
    assert table.of("goal_tokens", J) == tokens


@pytest.mark.clauses("BB-14.9", "BB-14.10")
def test_a_completed_goal_is_revealed_and_lasts() -> None:
    table = Table(3, at={J: "pl07"}, cameras="pl07", goal={J: "evader"}, goal_tokens={J: 2})
    assert table.view(BB)["goal"][J] == 1
    table.play(J, "end")
    assert table.view(BB)["goal"][J] == ["evader"]
    assert table.args("completes-goal", W) == [{"player": J, "goal": "evader"}]
    assert table.of("goal_tokens", J) == 3


@pytest.mark.clauses("BB-14.7")
def test_a_limit_of_tokens_in_a_round_can_be_set() -> None:
    free = Table(3, hand={J: "baton diary"}, goal={J: "organiser"})
    free.play(J, f"inspire:{W}", f"inspire:{W}")
    assert free.of("goal_tokens", J) == 2
    bound = Table(3, hand={J: "baton diary"}, goal={J: "organiser"}, numbers={"goal-tokens-per-round": 1})
    bound.play(J, f"inspire:{W}", f"inspire:{W}")
    assert bound.of("goal_tokens", J) == 1


# -- weaknesses -------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-14.11")
def test_a_weakness_comes_and_goes_at_once_and_undoes_nothing_declared() -> None:
    table = Table(3, "winston julia", will={J: 3}, figures="tr08", directive_hand="room-101", at={J: "tr13"})
    table.walk(J, "tr08")
    table.play(BB, "lay:room-101")
    assert (table.will(J), table.at(J)) == (2, "tr07")
    table.walk(J, "tr06")
    assert (table.at(J), table.turn_of) == ("tr06", W), "Ulcer"
    healed = Table(3, "winston julia", will={J: 2}, hand={J: "paperweight"})
    healed.play(J, "card:paperweight", f"choose:{J}")
    healed.walk(J, "tr06", "tr01")
    assert healed.at(J) == "tr01"
