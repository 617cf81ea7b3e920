"""What each of the 13 prepared events can be played for, and when not: table 7.2 of the specification, ON-17.12."""

from __future__ import annotations

from typing import Any

import pytest

from fogtable.games.onoda.components import RETAKES, Use
from tests.games.onoda.quiet import quiet
from tests.games.onoda.table import ITEMS, Table, Watched

ALL_BUT_ONE = "t01 t02 t03 t04 t05 t06 t07 t08 t09 t10 t11"
ALL_BUT_TWO = "t01 t02 t03 t04 t05 t06 t07 t08 t09 t10"

Position = dict[str, Any]

USES: list[tuple[str, Position, str, list[str], set[str]]] = [
    # use, position, tokens, answers, changed
    ("the-order-calm", {"paranoia": 1}, "", [], {"paranoia 1 > 0"}),
    ("futamata-move", {}, "", ["to:ago"], {"at kyanpu > ago"}),
    ("plantains-food", {}, "t01 t04", [], {"camp +t01", "camp +t04"}),
    ("plantains-calm", {"paranoia": 3}, "", [], {"paranoia 3 > 1"}),
    (
        "one-bullet-one-cow-food",
        {},
        "t01 t04 t07",
        [],
        {"items -rifle", "camp +t01", "camp +t04", "camp +t07"},
    ),
    ("salt-calm", {"paranoia": 2}, "t04", [], {"paranoia 2 > 1", "camp +t04"}),
    ("salt-food", {}, "t04 t01", ["keep:t04"], {"camp +t04"}),
    ("salt-food", {}, "t04 t01", ["keep:t01"], {"camp +t01"}),
    ("salt-food", {}, "t05 t04", [], {"camp +t04"}),  # equal on both faces: the lower number
    ("coconut-milk-food", {"alert": {"kyanpu": 2}}, "t04", [], {"camp +t04", "alert kyanpu 2 > 1"}),
    ("coconut-milk-food", {"alert": {"tilik": 2}}, "t04", [], {"camp +t04"}),  # no marker here
    ("dried-beef-food", {"camp": "t12"}, "t01 t04", [], {"camp +t01", "camp +t04"}),
    ("bamboo-hut-calm", {"paranoia": 4}, "", [], {"paranoia 4 > 3"}),
    ("needle-and-wire-mend", {"items": "kit"}, "", ["restore:radio"], {"items +radio"}),
    ("needle-and-wire-mend", {"items": "kit"}, "", ["restore:rifle"], {"items +rifle"}),
    ("needle-and-wire-mend", {}, "", [], {"items +radio"}),  # the only one
    (
        "jungle-remedies-comrade",
        {"exhausted": "kozuka shimada"},
        "",
        ["restore:shimada"],
        {"exhausted -shimada", "comrades +shimada"},
    ),
    (
        "jungle-remedies-comrade",
        {"exhausted": "kozuka"},
        "",
        [],
        {"exhausted -kozuka", "comrades +kozuka"},
    ),
    ("jungle-remedies-heal", {"health": 9}, "", [], {"health 9 > 10"}),
    (
        "mothers-dagger-discard",
        {"lasting": "giant-bees search-party"},
        "",
        ["discard:giant-bees"],
        {"lasting -giant-bees"},
    ),
    ("mothers-dagger-discard", {"lasting": "giant-bees"}, "", [], {"lasting -giant-bees"}),
    (
        "horse-races-calm",
        {"items": f"{ITEMS} radio", "paranoia": 3},
        "",
        [],
        {"items -radio", "paranoia 3 > 1"},
    ),
    (
        "the-circuit-alert",
        {"alert": {"tilik": 3, "ago": 1}},
        "",
        ["calm:tilik", "calm:tilik"],
        {"alert tilik 3 > 1"},
    ),
    (
        "the-circuit-alert",
        {"alert": {"tilik": 3, "ago": 1}},
        "",
        ["calm:ago"],
        {"alert ago 1 > 0", "alert tilik 3 > 2"},  # then Tilik is the only one left
    ),
]

NOT_POSSIBLE: list[tuple[str, Position]] = [
    ("the-order-calm", {"paranoia": 0}),
    ("plantains-calm", {"paranoia": 1}),
    ("plantains-food", {"camp": ALL_BUT_ONE}),
    ("one-bullet-one-cow-food", {"items": "uniform kit"}),
    ("one-bullet-one-cow-food", {"camp": ALL_BUT_TWO}),
    ("salt-calm", {"paranoia": 0}),
    ("salt-calm", {"paranoia": 3, "camp": f"{ALL_BUT_ONE} t12"}),
    ("salt-food", {"camp": ALL_BUT_ONE}),
    ("coconut-milk-food", {"alert": {"kyanpu": 3}, "camp": f"{ALL_BUT_ONE} t12"}),
    ("dried-beef-food", {"camp": ALL_BUT_ONE}),
    ("bamboo-hut-calm", {"paranoia": 0}),
    ("needle-and-wire-mend", {"items": f"{ITEMS} radio"}),
    ("jungle-remedies-comrade", {"comrades_lost": "kozuka"}),
    ("jungle-remedies-heal", {"health": 10}),
    ("mothers-dagger-discard", {}),
    ("horse-races-calm", {"paranoia": 3}),
    ("horse-races-calm", {"items": "radio", "paranoia": 1}),
    ("the-circuit-alert", {"alert": {"tilik": 1}}),
]


def card_of(use: str) -> str:
    """Return the card of a use: ``salt-food`` is one of ``salt``."""
    return use.rsplit("-", 1)[0]


@pytest.mark.clauses("ON-16.6", "ON-17.12")
@pytest.mark.parametrize(("use", "position", "draws", "answers", "changed"), USES)
def test_what_a_card_does(use: str, position: Position, draws: str, answers: list[str], changed: set[str]) -> None:
    table = Watched(hand=card_of(use), **position)
    table.watch(f"plays {use}", hand=set())
    table.draws(draws)
    table.play(f"play:{use}", *answers)
    assert table.asked() == "act"
    assert table.changed() == changed
    assert card_of(use) in table.discard


@pytest.mark.clauses("ON-16.6")
def test_every_use_is_tried() -> None:
    assert {use for use, *_ in USES} == {Use.name(use) for use in Use.ALL - RETAKES}


@pytest.mark.clauses("ON-17.12", "ON-17.4", "ON-17.16")
@pytest.mark.parametrize(("use", "position"), NOT_POSSIBLE)
def test_when_it_cannot_be_done_in_full(use: str, position: Position) -> None:
    assert f"play:{use}" not in Table(hand=card_of(use), **position).offered()


@pytest.mark.clauses("ON-16.6", "ON-3.12")
def test_the_token_not_kept_goes_back_to_the_bag_at_once() -> None:
    table = Table(hand="salt")
    table.draws("t04 t01")
    table.play("play:salt-food")
    assert table.offered() == {"keep:t04", "keep:t01"}
    table.play("keep:t04")
    assert (table.camp, "t01" in table.bag) == ({"t04"}, True)


@pytest.mark.clauses("ON-17.12", "ON-3.9", "ON-3.14")
def test_the_token_of_a_check_in_progress_cannot_be_drawn_by_a_card() -> None:
    table = quiet("t12", hand="coconut-milk", camp=ALL_BUT_ONE, alert={"lubang": 6})
    table.play("raid")
    assert (table.asked(), table.moment) == ("interrupt", "before-event"), "the check was judged unasked"
    table.play("play:coconut-milk-food")
    assert "t12" in table.camp, "when the check is over it can"


@pytest.mark.clauses("ON-16.6", "ON-17.11", "ON-6.2")
def test_coconut_milk_averts_the_sixth_marker() -> None:
    table = Table(hand="coconut-milk", alert={"tilik": 5}, paranoia=4)
    table.draws("t04")
    table.play("move:tilik", "play:coconut-milk-food")
    assert (table.alert["tilik"], table.paranoia) == (5, 4)


@pytest.mark.clauses("ON-16.6", "ON-15.4")
def test_the_dagger_discards_without_payment() -> None:
    table = Table(hand="mothers-dagger", lasting="seventy-two-hours")
    table.play("play:mothers-dagger-discard")
    assert (table.paranoia, table.health, table.lasting) == (0, 10, set())
    assert table.discard == {"mothers-dagger", "seventy-two-hours"}


@pytest.mark.clauses("ON-16.6", "ON-16.1")
def test_a_comrade_restored_by_a_card_raises_the_limit() -> None:
    table = Table(at="lubang", hand="jungle-remedies salt", exhausted="kozuka")
    table.draws("t12 t07")
    table.reveals("futamata")
    table.play("raid", "play:jungle-remedies-comrade", "pass", "pass")
    assert table.hand == {"salt", "futamata"}
