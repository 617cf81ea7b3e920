"""Set-up: BB-2, BB-17.5."""

from __future__ import annotations

import pytest

from fogtable.core.rules import NONE
from fogtable.games.bigbrother.components import CONTENT, NUMBERS, Directive, Goal, Immediate, News, Number, Support
from tests.games.bigbrother.table import BB, J, O, S, Table, W

MINISTRIES = {"at:pe03", "at:tr03", "at:pl08", "at:lo08"}


def characters_chosen(players: int = 5, seed: int = 1) -> Table:
    table = Table.fresh(players, seed)
    for seat in table.seats[1:]:
        if table.asked(seat) == "choose-character":
            table.play(seat, sorted(table.offered(seat))[0])
    return table


@pytest.mark.clauses("BB-2.2", "BB-2.4", "BB-2.5", "BB-2.9", "BB-2.11")
def test_the_table_is_laid_out_with_the_numbers_of_the_rules() -> None:
    table = Table.fresh(numbers="spec")
    t = table.state
    assert (table.authority, t.max_resources, t.resources) == (10, 9, 9)
    assert [table.will(seat) for seat in (J, W, O, S)] == [5, 5, 5, 5]
    assert (len(t.event_deck), table.row()) == (len(News.ALL), ["-", "-", "-"])
    assert table.cells("markets") == {"pe01", "pe10", "tr10", "pl11", "lo03", "lo11"}
    for field in ("cameras", "posters", "antiposters"):
        assert table.cells(field) == set()
    assert (table.fences(), table.figures()) == (set(), [])


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("numbers", ["spec", "tuned"])
def test_the_numbers_are_those_of_the_set_for_so_many_players(players: int, numbers: str) -> None:
    t = Table.fresh(players, numbers=numbers).state
    assert list(t.numbers) == NUMBERS[numbers][players]
    assert t.authority == t.numbers[Number.AUTHORITY_START]
    assert NUMBERS["tuned"][3] != NUMBERS["tuned"][4] != NUMBERS["tuned"][5]


@pytest.mark.clauses("BB-2.1", "BB-17.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_big_brother_is_seat_zero_and_plays_against_two_to_four(players: int) -> None:
    table = Table.fresh(players)
    assert table.seats == (BB, J, W, O, S)[:players]


@pytest.mark.clauses("BB-2.6")
@pytest.mark.parametrize("players", [3, 5])
def test_each_oppositionist_is_dealt_a_secret_goal(players: int) -> None:
    table = Table.fresh(players)
    t = table.state
    assert [len(held) for held in t.goal] == [0] + [1] * (players - 1)
    assert len(t.goal_box) == len(Goal.ALL) - (players - 1)
    assert len(table.view(J)["goal"][J]) == 1
    assert [table.view(seat)["goal"][J] for seat in (BB, W, "spectator")] == [1, 1, 1]
    (own,) = [e["args"]["goal"] for e in table.told(J, "dealt-goal") if e["args"]["player"] == J]
    (other,) = [e["args"]["goal"] for e in table.told(W, "dealt-goal") if e["args"]["player"] == J]
    assert (own, other) == (table.view(J)["goal"][J][0], None)


@pytest.mark.clauses("BB-2.7")
def test_characters_are_chosen_in_seat_order_and_start_at_their_places() -> None:
    table = Table.fresh(4)
    assert table.awaited() == {J}
    assert table.offered(J) == {"be:julia", "be:winston", "be:obrien", "be:syme"}
    table.play(J, "be:syme")
    assert table.awaited() == {W}
    assert table.offered(W) == {"be:julia", "be:winston", "be:obrien"}
    table.play(W, "be:obrien")
    assert table.offered(O) == {"be:julia", "be:winston"}
    table.play(O, "be:julia")
    assert [table.at(seat) for seat in (J, W, O)] == ["pe07", "lo09", "pl06"]


@pytest.mark.clauses("BB-2.7", "BB-17.5")
def test_with_the_option_characters_are_dealt() -> None:
    luck = [("deal-character", name) for name in ("winston", "syme")]
    table = Table.fresh(3, luck=luck, characters="deal")
    assert (table.at(J), table.at(W)) == ("tr07", "pe07")
    assert table.asked(BB) == "deploy"


@pytest.mark.clauses("BB-2.8", "BB-2.10")
@pytest.mark.parametrize(("players", "sizes"), [(3, [33, 33]), (4, [32, 32]), (5, [31, 31])])
def test_two_cards_are_dealt_and_the_rest_split_evenly(players: int, sizes: list[int]) -> None:
    table = characters_chosen(players)
    assert [len(table.hand(seat)) for seat in table.seats[1:]] == [2] * (players - 1)
    assert table.state.deck_size == sizes
    assert len(table.state.pool_now) == 6, "immediate cards went back"


@pytest.mark.clauses("BB-2.8")
def test_an_immediate_card_is_shown_and_replaced() -> None:
    table = Table.fresh(3, luck=[("top-card", 1), ("draw-immediate", "rumour"), ("top-card", 70), ("draw", "baton")])
    table.play(J, "be:julia")
    table.play(W, "be:syme")
    assert table.args("gives-back", BB) == [{"player": J, "card": "rumour"}]
    assert "baton" in table.hand(J)
    assert len(table.hand(J)) == 2
    assert len(table.state.pool_now) == 6


@pytest.mark.clauses("BB-2.8")
def test_a_dealt_hand_is_its_owners_secret() -> None:
    table = characters_chosen()
    assert len(table.view(J)["hand"][J]) == 2
    assert [table.view(seat)["hand"][J] for seat in (BB, W)] == [2, 2]
    assert {e["args"]["card"] for e in table.told(W, "dealt-support") if e["args"]["player"] == J} == {None}


@pytest.mark.clauses("BB-2.12", "BB-2.14")
def test_four_policemen_are_hidden_on_ministries_in_any_split() -> None:
    table = characters_chosen()
    assert table.asked(BB) == "deploy"
    assert table.offered(BB) == MINISTRIES
    table.play(BB, "at:pl08")
    assert table.offered(BB) == {"at:pl08", "at:lo08"}, "one way to say each split"
    table.play(BB, "at:pl08", "at:lo08", "at:lo08")
    assert table.hidden() == ["lo08", "lo08", "pl08", "pl08"]
    assert table.figures() == []
    for seat in (J, "spectator"):
        assert table.view(seat)["hidden_at"] == {str(n): None for n in range(8)}
        assert table.view(seat)["hidden_police"] == 4
        assert set(table.view(seat)["abroad"]) == {"pe03", "tr03", "pl08", "lo08"}


@pytest.mark.clauses("BB-2.13", "BB-2.15")
def test_big_brother_draws_five_directives_and_round_one_begins() -> None:
    table = characters_chosen()
    assert len(table.state.directive_hand) == 0, "policemen are placed before he sees his hand"
    table.play(BB, *["at:pe03"] * 4)
    assert (len(table.state.directive_hand), len(table.state.directive_deck)) == (5, len(Directive) - 5)
    assert (table.state.round, table.phase, table.asked(J)) == (1, "opposition", "set-order")
    assert table.view(J)["directive_hand"] == 5


@pytest.mark.clauses("BB-2.8", "BB-2.13")
def test_the_families_hold_as_many_cards_as_the_box() -> None:
    assert len(Support) + len(Immediate) == sum(row.copies for row in CONTENT.support)
    assert len(Directive) == sum(row.copies for row in CONTENT.directives)


@pytest.mark.clauses("BB-2.3")
def test_all_tokens_begin_in_the_supply_and_each_side_is_asked_for_its_own() -> None:
    t = Table.fresh().state
    assert not t.cameras | t.posters | t.antiposters | t.fence_east | t.fence_south
    assert [cell for cell in (*t.stash_at, *t.militia_at, t.crowd) if cell != NONE] == []
    assert [*t.tickets, *t.goal_tokens, *t.one_time_used] == [0] * 15
    his, theirs = Table(phase="big-brother"), Table(hand={J: "leaflets"})
    assert {"camera", "fence", "poster"} <= his.offered(BB)
    assert not {"camera", "fence", "poster"} & theirs.offered(J)
    assert "card:leaflets" in theirs.offered(J)


@pytest.mark.clauses("BB-15.7")
def test_what_additional_tokens_mark_everybody_sees_and_their_number_bounds_nothing() -> None:
    table = Table(banked={J: 5, W: 5}, actions={W: 1}, skips={O: True}, coffees={J: 0})
    for seat in (*table.seats, "spectator"):
        seen = table.view(seat)
        assert (seen["banked"][J], seen["banked"][W], seen["actions"][W], seen["skips"][O]) == (5, 5, 1, True)
    before = table.of("banked", W)
    table.play(J, f"inspire:{W}")
    assert table.of("banked", W) == before + 1, "ten markers are out, and nobody counts them"
