"""Prepared events as a kind: the hand, its limit, when and how cards are played. ON-16."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.onoda.components import PREPARED_EVENTS, Event
from tests.games.onoda.quiet import quiet
from tests.games.onoda.table import Table

PREPARED = [Event.name(card) for card in PREPARED_EVENTS]
FED = "t04 t05"


def reveal(card: str, draws: str = "t12 t07", **position: Any) -> Table:
    """Raid in Lubang; this event comes after the window before it has been passed."""
    table = Table(**{"at": "lubang", **position})
    table.draws(draws)
    table.reveals(card)
    table.play("raid")
    while table.moment == "before-event":
        table.play("pass")
    return table


# -- the limit --------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-16.1")
@pytest.mark.parametrize(
    ("comrades", "limit"),
    [
        ({"comrades_lost": "kozuka shimada"}, 1),
        ({"exhausted": "kozuka shimada"}, 1),
        ({"exhausted": "shimada"}, 2),
        ({"exhausted": "shimada", "comrades_lost": "kozuka"}, 1),
        ({}, 3),
        ({"comrades": "kozuka shimada akatsu"}, 4),
    ],
)
def test_the_limit_is_one_more_than_the_active_comrades(comrades: dict[str, str], limit: int) -> None:
    held = PREPARED[: limit - 1]
    assert PREPARED[12] in reveal(PREPARED[12], hand=held, **comrades).hand
    held = PREPARED[:limit]
    table = reveal(PREPARED[12], hand=held, **comrades)
    assert table.hand == set(held)
    assert table.discard == {PREPARED[12]}


@pytest.mark.clauses("ON-16.2")
def test_at_the_limit_no_room_can_be_made_once_the_card_is_seen() -> None:
    table = reveal("bamboo-hut", hand="futamata", exhausted="kozuka shimada", paranoia=2)
    assert table.moment == "after-event", "no window between the card and its discard"
    assert (table.hand, table.discard) == ({"futamata"}, {"bamboo-hut"})
    assert table.offered() == {"play:futamata-move", "pass"}


@pytest.mark.clauses("ON-16.2", "ON-16.5")
def test_room_can_be_made_before_the_card_is_seen() -> None:
    table = Table(at="lubang", hand="the-order dried-beef", exhausted="shimada")
    table.draws("t12 t07 t01 t02")
    table.reveals("bamboo-hut")
    table.play("raid", "play:dried-beef-food")
    assert table.hand == {"the-order", "bamboo-hut"}
    assert table.camp == {"t07", "t01", "t02"}


@pytest.mark.clauses("ON-16.3")
def test_a_card_just_taken_can_be_played_in_the_same_action() -> None:
    table = reveal("futamata")
    assert (table.moment, table.hand) == ("after-event", {"futamata"})
    table.play("play:futamata-move", "to:ago")
    assert (table.at, table.discard) == ("ago", {"futamata"})


@pytest.mark.clauses("ON-16.4")
def test_a_lower_limit_is_enforced_at_once() -> None:
    table = reveal("fever", hand="futamata salt the-order", items="")
    table.play("pass", "do:exhaust-comrade", "exhaust:kozuka")
    assert table.asked() == "discard-prepared"
    assert table.offered() == {"discard:futamata", "discard:salt", "discard:the-order"}, "no card can be played now"
    table.play("discard:futamata")
    assert (table.hand, table.at) == ({"salt", "the-order"}, "lubang")
    assert "futamata" in table.discard


@pytest.mark.clauses("ON-16.4", "ON-13.11")
def test_the_hand_is_cut_before_the_sanity_check() -> None:
    table = reveal(
        "death-of-shimada",
        "t12 t07 t02",
        hand="the-order bamboo-hut",
        comrades_lost="kozuka",
        health=3,
        paranoia=3,
    )
    table.play("pass")
    assert table.log("check-begins") == [{"check": "raid"}]
    assert table.offered() == {"discard:the-order", "discard:bamboo-hut"}
    table.play("discard:the-order")
    assert table.view()["check"] == "sanity"
    assert table.offered() == {"accept", "play:bamboo-hut-retake", "play:bamboo-hut-calm"}


@pytest.mark.clauses("ON-16.4")
def test_it_is_cut_down_to_the_limit_and_the_last_choice_is_no_question() -> None:
    table = reveal("quarrel", hand="futamata salt", comrades_lost="kozuka")
    table.play("pass", "do:exhaust-comrade")
    assert table.asked() == "discard-prepared"
    table.play("discard:salt")
    assert table.hand == {"futamata"}
    assert table.log("trims") == [{"event": "salt"}]


# -- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-16.5")
def test_cards_are_offered_in_every_window() -> None:
    table = Table(at="lubang", hand="futamata", camp=FED)
    table.draws("t01")
    table.reveals("wooden-swords")
    seen = []
    assert "play:futamata-move" in table.offered()
    table.play("raid")
    while table.asked() != "act":
        if table.asked() != "choose-deed":
            assert "play:futamata-move" in table.offered()
            seen.append((table.asked(), table.moment))
        table.play({"judge": "accept", "choose-deed": "do:lose-one-health"}.get(str(table.asked()), "pass"))
    assert seen == [
        ("judge", "none"),
        ("interrupt", "before-event"),
        ("interrupt", "event-shown"),
        ("interrupt", "after-event"),
    ]
    table.play("move:five-hundred")
    assert (table.moment, table.offered()) == ("after-event", {"pass", "play:futamata-move"})
    table.play("pass", "move:kyanpu", "pass", "end-round")
    assert (table.moment, table.offered()) == ("round-end", {"pass", "play:futamata-move"})


@pytest.mark.clauses("ON-16.5", "ON-10.3")
def test_a_card_played_between_draw_and_result_counts_for_the_result() -> None:
    table = quiet("t04 t07 t06", hand="coconut-milk", alert={"lubang": 2})
    table.play("raid", "play:coconut-milk-food")
    assert table.log("check-succeeds") == [{"check": "raid"}], "2 beats 1"
    assert table.camp == {"t07", "t06"}


@pytest.mark.clauses("ON-16.6", "ON-17.4")
def test_one_use_is_chosen_and_the_card_discarded() -> None:
    table = Table(hand="plantains", paranoia=2)
    assert {answer for answer in table.offered() if "play" in answer} == {
        "play:plantains-food",
        "play:plantains-calm",
    }
    table.play("play:plantains-calm")
    assert (table.paranoia, table.camp, table.hand, table.discard) == (0, set(), set(), {"plantains"})


@pytest.mark.clauses("ON-16.6", "ON-16.7")
def test_a_card_with_nothing_that_can_be_done_is_not_offered() -> None:
    table = quiet("t12 t07", hand="the-order")
    assert not [answer for answer in table.offered() if "play" in answer]
    table.play("raid")
    assert table.asked() == "act", "nor does it open a window"
    assert table.hand == {"the-order"}


@pytest.mark.clauses("ON-16.7", "ON-12.1", "ON-12.2", "ON-12.3")
@pytest.mark.parametrize("card", PREPARED)
def test_every_card_gives_a_retake_of_a_failed_check(card: str) -> None:
    table = quiet("t01 t12 t07", hand=card)
    assert f"play:{card}-retake" not in table.offered()
    table.play("raid")
    assert f"play:{card}-retake" in table.offered()
    table.play(f"play:{card}-retake")
    assert (table.health, table.camp, table.hand) == (10, {"t07"}, set())
    assert card in table.discard
    assert table.log("draws-token") == [{"token": "t01", "determination": 0}, {"token": "t12", "determination": 6}]


@pytest.mark.clauses("ON-16.7", "ON-3.10")
def test_no_retake_without_a_token_left() -> None:
    table = quiet(
        "t12",
        hand="futamata",
        alert={"lubang": 6},
        camp="t01 t02 t03 t04 t05 t06 t07 t08 t09 t10 t11",
    )
    table.play("raid")
    assert table.offered() == {"accept", "play:futamata-move"}


@pytest.mark.clauses("ON-16.7")
def test_no_retake_in_a_window_without_a_check() -> None:
    table = quiet("t01", hand="futamata")
    table.play("raid", "accept")
    assert (table.asked(), table.offered()) == ("interrupt", {"pass", "play:futamata-move"})


@pytest.mark.clauses("ON-16.8", "ON-6.7")
@pytest.mark.parametrize("at", ["kyanpu", "ago"])
def test_onoda_is_put_in_any_other_region(at: str) -> None:
    table = Table(at=at, hand="futamata")
    table.play("play:futamata-move")
    regions = {"lubang", "tilik", "five-hundred", "kyanpu", "binacas", "looc", "ago"}
    assert table.offered() == {f"to:{region}" for region in regions - {at}}
    table.play("to:lubang")
    assert table.at == "lubang"
    assert set(table.alert.values()) == {0}
    assert table.log("reveals-event") == []


@pytest.mark.clauses("ON-16.9")
def test_cards_are_kept_between_rounds() -> None:
    table = Table(hand="futamata salt", camp=FED)
    table.play("end-round", "pass")
    assert (table.round, table.hand) == (2, {"futamata", "salt"})


@pytest.mark.clauses("ON-16.10", "ON-14.8")
def test_a_card_being_played_is_no_longer_in_hand() -> None:
    table = Table(hand="futamata salt")
    table.play("play:futamata-move")
    assert table.asked() == "relocate"
    assert (table.hand, table.resolving, table.discard) == ({"salt"}, {"futamata"}, set())
