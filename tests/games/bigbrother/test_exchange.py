"""Exchange: BB-4.17 to BB-4.20, BB-18.3, Careless, Trusted Hands, Junior Spies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bigbrother.table import BB, J, O, S, Table, W

HANDS = {J: "baton diary diary", W: "spanner pistol"}


def meeting(**position: Any) -> Table:
    """Return a table at which Julia and Winston stand together and she has declared an Exchange."""
    table = Table(**{"hand": HANDS, "at": {J: "pl04", W: "pl04"}, **position})
    table.play(J, "exchange")
    return table


def proposed(**position: Any) -> Table:
    """Return such a table at which she has turned to Winston."""
    table = meeting(**position)
    table.play(J, f"with:{W}")
    return table


# -- with whom --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.17", "BB-11.7")
def test_partners_stand_on_the_same_cell_without_a_skip_flag() -> None:
    table = meeting(at={J: "pl04", W: "pl04", O: "pl04", S: "pl05"}, skips={O: True})
    assert table.offers(J, "with") == {W}
    alone = Table(at={J: "pl04", W: "pl05"}, hand=HANDS)
    assert "exchange" not in alone.offered(J)
    empty = Table(at={J: "pl04", W: "pl04"})
    assert "exchange" not in empty.offered(J), "nothing could change hands"


@pytest.mark.clauses("BB-4.17", "BB-1.8")
@pytest.mark.parametrize(
    "theirs", [{"hand": {W: "diary"}}, {"tickets": {W: 1}}, {"hand": {J: "diary"}}, {"tickets": {J: 1}}]
)
def test_it_is_enough_that_one_of_the_two_has_something(theirs: dict[str, Any]) -> None:
    assert "exchange" in Table(at={J: "pl04", W: "pl04"}, **theirs).offered(J)


@pytest.mark.clauses("BB-4.20", "BB-14.7")
def test_one_confirmed_proposal_spends_the_action_whatever_came_later() -> None:
    table = proposed(goal={J: "trader"}, hand={W: "spanner"})
    table.play(J, "done")
    table.play(W, "add:spanner", "done")
    table.play(J, "confirm", f"with:{W}", "add:spanner", "done")
    table.play(W, "decline")
    table.play(J, "done")
    assert (table.of("actions", J), table.hand(J)) == (1, ["spanner"])
    assert "exchange" in table.offered(J)
    assert table.of("goal_tokens", J) == 1, "a card that came back counts too"


@pytest.mark.clauses("BB-14.11")
@pytest.mark.parametrize("will", [1, 2, 3])
def test_careless_julia_neither_exchanges_nor_is_a_partner(will: int) -> None:
    where = {J: "pl04", W: "pl04"}
    hers = Table(at=where, hand=HANDS, will={J: will})
    assert ("exchange" in hers.offered(J)) is (will != 2)
    his = Table(at=where, hand=HANDS, will={J: will}, turn=W)
    assert ("exchange" in his.offered(W)) is (will != 2)


@pytest.mark.clauses("BB-14.9")
def test_trusted_hands_reach_adjacent_cells_over_fences() -> None:
    near = {"at": {J: "pl04", W: "pl05", O: "pl10"}, "hand": HANDS, "fences": "pl04-pl05"}
    assert meeting(goal_done={J: "trader"}, **near).offers(J, "with") == {W}
    assert "exchange" not in Table(**near).offered(J)  # type: ignore[arg-type]


# -- the procedure ----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.18")
def test_both_sets_swap_when_the_proposal_is_confirmed() -> None:
    table = proposed(tickets={J: 1})
    assert table.offered(J) == {"add:baton", "add:diary", "add-ticket", "done"}
    table.play(J, "add:diary", "add:diary", "add-ticket", "done")
    table.play(W, "add:pistol", "done")
    assert table.hand(J) == ["baton", "diary", "diary"], "not before it is confirmed"
    assert table.offered(J) == {"confirm", "withdraw"}
    table.play(J, "confirm")
    assert (table.hand(J), table.hand(W)) == (["baton", "pistol"], ["diary", "diary", "spanner"])
    assert (table.of("tickets", J), table.of("tickets", W)) == (0, 1)
    (swap,) = table.args("swaps", BB)
    assert swap == {"player": J, "other": W, "given": 2, "tickets": 1, "returned": 1, "tickets_back": 0}
    table.play(J, "done")
    assert table.of("actions", J) == 1


@pytest.mark.clauses("BB-4.18")
def test_pieces_are_added_in_one_order_only() -> None:
    table = proposed(tickets={J: 2})
    table.play(J, "add:diary")
    assert table.offered(J) == {"add:diary", "add-ticket", "done"}
    table.play(J, "add-ticket")
    assert table.offered(J) == {"add-ticket", "done"}


@pytest.mark.clauses("BB-4.18")
def test_a_gift_is_possible_both_ways_but_not_nothing_for_nothing() -> None:
    gift = proposed()
    gift.play(J, "add:baton", "done")
    gift.play(W, "done")
    gift.play(J, "confirm")
    assert (gift.hand(J), gift.hand(W)) == (["diary", "diary"], ["baton", "pistol", "spanner"])
    wish = proposed()
    wish.play(J, "done")
    assert wish.offered(W) == {"add:spanner", "add:pistol", "decline"}
    wish.play(W, "add:pistol", "done")
    wish.play(J, "confirm")
    assert wish.hand(J) == ["baton", "diary", "diary", "pistol"]


@pytest.mark.clauses("BB-4.18")
def test_the_partner_may_decline_and_the_active_player_withdraw() -> None:
    for end in ("decline", "withdraw"):
        table = proposed()
        table.play(J, "add:baton", "done")
        if end == "decline":
            table.play(W, "decline")
        else:
            table.play(W, "done")
            table.play(J, "withdraw")
        assert (table.hand(J), table.hand(W)) == (["baton", "diary", "diary"], ["pistol", "spanner"])
        assert table.args("trade-fails", S) == [{"player": J, "other": W}]
        assert table.offered(J) == {f"with:{W}", "done"}


@pytest.mark.clauses("BB-4.19")
def test_nobody_ends_a_swap_with_more_than_two_tickets() -> None:
    table = proposed(tickets={J: 2, W: 2})
    table.play(J, "add-ticket", "done")
    assert table.offered(W) == {"add:spanner", "add:pistol", "add-ticket", "decline"}
    table.play(W, "add-ticket")
    assert table.offered(W) == {"done"}, "a second one would be too much for her"
    table.play(W, "done")
    table.play(J, "confirm")
    assert (table.of("tickets", J), table.of("tickets", W)) == (2, 2)


@pytest.mark.clauses("BB-4.19")
def test_one_exchange_allows_three_proposals() -> None:
    table = Table(hand=HANDS, at={J: "pl04", W: "pl04", O: "pl04"})
    table.play(J, "exchange")
    for partner in (W, O, W):
        table.play(J, f"with:{partner}", "add:diary" if "diary" in table.hand(J) else "add:baton", "done")
        table.play(partner, "done")
        table.play(J, "confirm")
    assert (table.asked(J), table.of("actions", J)) == ("act", 1)
    assert (table.hand(O), table.hand(W)) == (["diary"], ["baton", "diary", "pistol", "spanner"])


@pytest.mark.clauses("BB-4.19", "BB-4.20")
def test_three_failed_proposals_end_the_exchange_too() -> None:
    table = meeting()
    for _ in range(3):
        table.play(J, f"with:{W}", "done")
        table.play(W, "decline")
    assert (table.asked(J), table.of("actions", J)) == ("act", 2)


@pytest.mark.clauses("BB-4.20", "BB-4.4")
def test_an_exchange_without_a_swap_is_not_spent_and_not_repeated() -> None:
    table = meeting()
    table.play(J, "done")
    assert table.of("actions", J) == 2
    assert "exchange" not in table.offered(J)


@pytest.mark.clauses("BB-4.20")
def test_after_a_swap_another_exchange_may_follow() -> None:
    table = proposed()
    table.play(J, "add:baton", "done")
    table.play(W, "done")
    table.play(J, "confirm", "done")
    assert "exchange" in table.offered(J)


# -- who sees what ----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-4.18", "BB-18.3")
def test_only_the_partners_see_what_is_offered() -> None:
    table = proposed()
    table.play(J, "add:baton", "done")
    assert table.view(J)["offer"][J] == ["baton"]
    assert table.view(W)["offer"][J] == ["baton"]
    for seat in (BB, O, "spectator"):
        assert table.view(seat)["offer"][J] is None
        assert table.view(seat)["offered_tickets"][J] is None
    table.play(W, "add:pistol")
    assert table.view(J)["offer"][W] is None, "not before his set is complete"
    table.play(W, "done")
    assert table.view(J)["offer"][W] == ["pistol"]
    table.play(J, "confirm")
    assert [a for a in table.args("gets", W) if a["player"] == W] == [{"player": W, "cards": ["baton"]}]
    assert table.args("gets", O) == table.args("gets", BB) == []


@pytest.mark.clauses("BB-4.18")
def test_nobody_learns_whether_an_offer_was_declined_or_withdrawn() -> None:
    seen = []
    for declined in (True, False):
        table = proposed()
        table.play(J, "add:baton", "done")
        assert not table.match.waits_openly()
        if declined:
            table.play(W, "decline")
        else:
            table.play(W, "done")
            assert not table.match.waits_openly()
            table.play(J, "withdraw")
        seen.append([(table.view(seat), table.told(seat)) for seat in (BB, O, "spectator")])
    assert seen[0] == seen[1]


@pytest.mark.clauses("BB-4.18")
def test_big_brother_forgets_what_he_saw_of_a_hand_that_gave_cards() -> None:
    table = proposed(shown={J: "diary", W: "pistol"})
    table.play(J, "add:baton", "done")
    table.play(W, "done")
    table.play(J, "confirm")
    assert (table.shown(J), table.shown(W)) == ([], ["pistol"])


@pytest.mark.clauses("BB-1.1")
def test_junior_spies_show_big_brother_every_card_that_changed_hands() -> None:
    table = proposed(active="junior-spies", shown={J: "diary", W: "spanner"})
    table.play(J, "add:baton", "done")
    table.play(W, "add:pistol", "done")
    table.play(J, "confirm")
    assert (table.shown(J), table.shown(W)) == (["diary", "pistol"], ["baton", "spanner"])
    assert sorted(a["card"] for a in table.args("looks-at", BB)) == ["baton", "pistol"]
    assert {a["card"] for a in table.args("looks-at", O)} == {None}


# -- the goal ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("BB-14.7", "BB-14.8")
def test_the_trader_gains_one_token_an_exchange_with_a_card() -> None:
    table = proposed(goal={J: "trader"}, tickets={J: 1})
    table.play(J, "add-ticket", "done")
    table.play(W, "done")
    table.play(J, "confirm")
    assert table.of("goal_tokens", J) == 0, "no card changed hands"
    for _ in range(2):
        table.play(J, f"with:{W}", "add:diary", "done")
        table.play(W, "done")
        table.play(J, "confirm")
    assert table.of("goal_tokens", J) == 1
    partner = proposed(goal={W: "trader"})
    partner.play(J, "add:baton", "done")
    partner.play(W, "done")
    partner.play(J, "confirm")
    assert partner.of("goal_tokens", W) == 0, "he did not propose"
