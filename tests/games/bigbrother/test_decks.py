"""The decks of support cards: BB-13.2, BB-13.3."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.bigbrother.table import BB, J, Table, W

A_CELL, B_CELL = "pl02", "lo04"


def searcher(cell: str = A_CELL, **position: Any) -> Table:
    """Return Julia's turn on a search cell."""
    return Table(**{"at": {J: cell}, "markets": "", "options": {"numbers": "spec"}} | position)


@pytest.mark.clauses("BB-13.2")
def test_a_draw_takes_a_card_of_the_named_deck_that_the_drawer_alone_sees() -> None:
    table = searcher(decks=(30, 29))
    table.draws("diary")
    table.play(J, "search")
    assert [*table.state.deck_size] == [29, 29]
    assert table.args("draws", J) == [{"player": J, "deck": "a", "card": "diary"}]
    assert table.args("draws", W) == table.args("draws", BB) == [{"player": J, "deck": "a", "card": None}]
    assert (table.view(W)["hand"][J], table.view(J)["hand"][J]) == (1, ["diary"])


@pytest.mark.clauses("BB-13.2", "BB-18.6")
def test_what_lies_in_the_decks_nobody_sees() -> None:
    table = searcher(decks=(30, 29))
    for seat in (BB, J, "spectator"):
        shown = table.view(seat)
        assert (shown["deck_size"], shown["pool"], shown["pool_now"]) == ({"a": 30, "b": 29}, None, None)


@pytest.mark.clauses("BB-1.6", "BB-13.2")
def test_every_card_of_both_decks_is_as_likely() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(400):
        table = searcher(seed=seed, decks=(2, 2), pile={"a": "diary rumour", "b": "spanner pistol"})
        table.play(J, "search")
        drawn.update(table.hand(J) or ["rumour"])
    assert set(drawn) == {"diary", "rumour"}
    assert 150 < drawn["diary"] < 250


@pytest.mark.clauses("BB-13.3")
def test_an_empty_deck_is_made_anew_from_the_whole_discard_pile() -> None:
    table = searcher(pile={"a": "", "b": "pistol"}, decks=(0, 1))
    assert len(table.discarded()) == 69
    table.say([("top-card", 7), ("draw", "spanner")])  # behind the six immediate cards
    table.play(J, "search")
    assert (table.hand(J), [*table.state.deck_size]) == (["spanner"], [68, 1])
    assert table.args("deck-remade", W) == [{"deck": "a"}]
    assert table.discarded() == []
    assert table.view(BB)["pile"] == {"a": None, "b": None}, "nobody sees its order"


@pytest.mark.clauses("BB-13.3")
def test_only_the_empty_deck_is_made_anew() -> None:
    table = searcher(B_CELL, decks=(20, 0), support_discard="diary")
    discarded = len(table.discarded())
    table.play(J, "search")
    assert (table.state.deck_size[0], table.state.deck_size[1]) == (20, discarded - 1)
    assert [*table.state.remade] == [False, True]
    again = searcher(decks=(20, 0), support_discard="diary")
    again.play(J, "search")
    assert (again.state.deck_size[0], [*again.state.remade]) == (19, [False, False])


@pytest.mark.clauses("BB-13.3", "BB-4.16")
def test_nothing_can_be_searched_for_where_nothing_is_left() -> None:
    everything: dict[str, Any] = {"decks": (0, 68)}
    assert "search" in searcher(**everything, discard_now="rumour rumour").offered(J), "the discard pile counts"
    empty = searcher(decks=(0, 70))
    assert "search" not in empty.offered(J)
    assert "search" in searcher(B_CELL, decks=(0, 70)).offered(J)


@pytest.mark.clauses("BB-13.3", "BB-13.10", "BB-1.8")
def test_a_black_market_gives_from_decks_that_can() -> None:
    table = Table(at={J: "pl12"}, markets="pl11", decks=(70, 0))
    table.walk(J, "pl11")
    table.play(J, "stop")
    assert table.offered(J) == {"from:a", "pass"}


@pytest.mark.clauses("BB-13.3", "BB-1.8")
def test_a_draw_of_two_from_a_single_card_draws_one() -> None:
    table = searcher(characters="winston julia obrien syme", pile={"a": "diary"}, decks=(1, 69))
    table.play(J, "search", "two")
    assert (table.hand(J), table.state.deck_size[0]) == (["diary"], 0)


@pytest.mark.clauses("BB-8.4", "BB-13.6")
def test_of_two_cards_alike_the_one_that_big_brother_has_seen_leaves_first() -> None:
    table = Table(3, hand={J: "diary diary"}, shown={J: "diary"})
    table.play(J, "card:diary")
    assert (table.hand(J), table.shown(J)) == (["diary"], []), "he cannot tell whether it was another"
