"""How effects are read: OR, AND, "/", comrades and items, what can be done in full. ON-17."""

from __future__ import annotations

import pytest

from tests.games.onoda.quiet import quiet
from tests.games.onoda.table import ITEMS, Table, event, mission

# -- OR, AND, "/" -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.1", "ON-17.5")
def test_one_of_two_is_chosen() -> None:
    table = event("wooden-swords")
    assert table.offered() == {"do:lose-one-health", "do:gain-paranoia"}
    table.play("do:gain-paranoia")
    assert table.changed() == {"paranoia 0 > 1"}
    table = event("wooden-swords")
    table.play("do:lose-one-health")
    assert table.changed() == {"health 10 > 9"}


@pytest.mark.clauses("ON-17.2")
@pytest.mark.parametrize(
    ("camp", "lost", "changed"),
    [
        ("t07", "shimada", {"camp -t07", "comrades -kozuka", "exhausted +kozuka"}),
        ("", "shimada", set()),
        ("t07", "kozuka shimada", set()),
    ],
)
def test_and_is_done_in_full_or_not_at_all(camp: str, lost: str, changed: set[str]) -> None:
    table = event("gas", "t02", items="rifle", health=2, paranoia=2, camp=camp, comrades_lost=lost)
    assert table.changed() == changed


@pytest.mark.clauses("ON-17.2", "ON-17.18", "ON-13.4")
def test_and_is_one_instruction() -> None:
    table = event("death-of-shimada", "t11", hand="salt the-order futamata", health=4, paranoia=4)
    table.play("discard:salt")
    assert table.effects()[:4] == [
        "comrade-leaves shimada",
        "gains-paranoia 1 5",
        "trims salt",
        "check-begins sanity",
    ]


@pytest.mark.clauses("ON-17.3")
def test_parts_are_carried_out_as_far_as_possible() -> None:
    table = mission("the-hideout", "t12", items=f"{ITEMS} radio")
    assert table.changed() == {"honor 0 > 1", "items -camouflage"}, "no paranoia, nobody tired, the rifle ready"
    table = event("major-taniguchi", aside="missing-food")
    assert table.changed() == {"honor 0 > 1"}


@pytest.mark.clauses("ON-17.3", "ON-17.18", "ON-13.3", "ON-13.8")
def test_each_part_is_an_instruction_of_its_own() -> None:
    table = quiet("t01 t12 t11", at="tilik", mission="night-at-the-port", health=5, paranoia=5)
    table.play("mission")
    assert table.log("check-begins") == [{"check": "mission"}, {"check": "sanity"}, {"check": "sanity"}]
    story = table.story()
    assert story.index("check-succeeds sanity") < story.index("gains-paranoia 1 6")


@pytest.mark.clauses("ON-17.4")
def test_of_favourable_ones_only_what_can_be_done_in_full() -> None:
    table = quiet("t12 t07 t10", lasting="fujitas-surrender", exhausted="kozuka", comrades_lost="shimada")
    table.play("raid")
    assert table.offered() == {"do:draw-food", "do:restore-comrade"}
    left = "t01 t02 t03 t04 t05 t06 t07 t08 t09 t10"
    table = quiet("t12 t11", lasting="fujitas-surrender", exhausted="kozuka", camp=left)
    table.play("raid")
    assert table.comrades == {"kozuka", "shimada"}, "no token can be drawn"
    table = quiet("t12 t11", lasting="fujitas-surrender", camp=left)
    table.play("raid")
    assert table.camp == {*left.split(), "t11"}, "nothing can be done at all"


@pytest.mark.clauses("ON-17.5")
def test_of_unfavourable_ones_what_can_be_done_in_full() -> None:
    assert event("fever", health=2).offered() == {"do:exhaust-kit", "do:exhaust-comrade", "do:lose-two-health"}
    assert event("fever", health=1).offered() == {"do:exhaust-kit", "do:exhaust-comrade"}
    table = event("rats", items="rifle", camp="t07")
    assert table.changed() == {"camp -t07"}, "the only one is no question"


@pytest.mark.clauses("ON-17.5")
def test_if_none_can_be_done_in_full_the_fullest_is_done() -> None:
    table = event("fever", items="rifle", health=1, comrades_lost="kozuka shimada")
    assert table.outcome() == "island: death"


@pytest.mark.clauses("ON-17.5")
def test_if_none_can_be_done_at_all_nothing_happens() -> None:
    assert event("rats", items="rifle").changed() == set()
    assert event("shimada-wounded", items="rifle", exhausted="shimada").changed() == set()


@pytest.mark.clauses("ON-17.16", "ON-17.4")
def test_an_option_of_two_parts_needs_both() -> None:
    assert "play:salt-calm" not in Table(hand="salt").offered()
    assert "play:salt-calm" in Table(hand="salt", paranoia=1).offered()
    assert "play:one-bullet-one-cow-food" not in Table(hand="one-bullet-one-cow", items="kit").offered()
    assert "play:one-bullet-one-cow-food" in Table(hand="one-bullet-one-cow", items="rifle").offered()


# -- comrades ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.6")
def test_a_comrade_of_choice_is_exhausted() -> None:
    table = event("quarrel", comrades="kozuka shimada akatsu")
    table.play("do:exhaust-comrade")
    assert table.offered() == {"exhaust:kozuka", "exhaust:shimada", "exhaust:akatsu"}
    table.play("exhaust:akatsu")
    assert table.changed() == {"comrades -akatsu", "exhausted +akatsu"}


@pytest.mark.clauses("ON-17.6")
def test_an_exhausted_one_is_left_alone_while_another_is_active() -> None:
    table = event("quarrel", exhausted="kozuka")
    table.play("do:exhaust-comrade")
    assert table.changed() == {"comrades -shimada", "exhausted +shimada"}


@pytest.mark.clauses("ON-17.6", "ON-17.9")
def test_if_all_are_exhausted_one_leaves_for_good() -> None:
    table = event("quarrel", exhausted="kozuka shimada", hand="jungle-remedies")
    while table.asked() == "interrupt":
        table.play("pass")
    table.play("do:exhaust-comrade")
    assert table.offered() == {"remove:kozuka", "remove:shimada"}
    table.play("remove:kozuka")
    assert (table.exhausted, table.comrades_lost, table.paranoia) == ({"shimada"}, {"kozuka"}, 2)
    table.play("play:jungle-remedies-comrade")
    assert (table.comrades, table.comrades_lost) == ({"shimada"}, {"kozuka"})
    assert "play:jungle-remedies-comrade" not in Table(hand="jungle-remedies", comrades_lost="kozuka").offered()


@pytest.mark.clauses("ON-17.6", "ON-17.12")
def test_without_a_comrade_none_is_exhausted() -> None:
    assert event("fever", comrades_lost="kozuka shimada").offered() == {"do:exhaust-kit", "do:lose-two-health"}
    table = event("fishermen-of-looc", "t01", items="kit", comrades_lost="kozuka shimada")
    assert table.changed() == set()


@pytest.mark.clauses("ON-17.7")
def test_a_named_comrade_is_exhausted_and_never_removed() -> None:
    table = event("shimada-wounded", items="rifle")
    assert table.changed() == {"comrades -shimada", "exhausted +shimada"}
    table = event("death-of-kozuka", "t11", items="kit", exhausted="kozuka")
    assert table.changed() == set(), "a success exhausts him who is exhausted already"
    table = event("missing-food", aside="major-taniguchi", camp="t07")
    assert table.changed() == {"camp -t07"}, "Akatsu is not in camp"


@pytest.mark.clauses("ON-17.9")
def test_who_is_restored_is_chosen() -> None:
    table = mission("bamboo-and-vines", "t12", exhausted="kozuka shimada")
    assert table.offered() == {"restore:kozuka", "restore:shimada"}
    table.play("restore:shimada")
    assert table.comrades == {"shimada"}
    table = mission("bamboo-and-vines", "t12", exhausted="kozuka")
    assert table.comrades == {"kozuka", "shimada"}


@pytest.mark.clauses("ON-17.14", "ON-18.3", "ON-16.1")
def test_akatsu_joins_and_counts_at_once() -> None:
    table = quiet("t01", hand="futamata salt the-order", voided="")
    table.state.chance.said.clear()
    table.draws("t01 t02")
    table.reveals("private-akatsu bamboo-hut")
    for _ in range(2):
        table.play("raid", "accept")
        while table.asked() == "interrupt":
            table.play("pass")
    assert table.comrades == {"kozuka", "shimada", "akatsu"}
    assert table.hand == {"futamata", "salt", "the-order", "bamboo-hut"}
    table.play("play:futamata-move", "to:kyanpu", "end-round")
    while table.asked() == "interrupt":
        table.play("pass")
    assert table.log("eats") == [{"food": 0, "required": 8}]


@pytest.mark.clauses("ON-17.14")
def test_a_removed_akatsu_never_returns() -> None:
    table = event("private-akatsu", comrades_lost="akatsu")
    assert table.changed() == set()
    assert table.log("no-effect") == [{"event": "private-akatsu"}]


@pytest.mark.clauses("ON-17.15")
@pytest.mark.parametrize("exhausted", ["", "shimada"])
def test_removing_takes_him_from_either_side_for_what_is_printed(exhausted: str) -> None:
    table = event("death-of-shimada", exhausted=exhausted)
    side = "exhausted" if exhausted else "comrades"
    assert table.changed() == {
        f"{side} -shimada",
        "comrades_lost +shimada",
        "paranoia 0 > 1",
        "voided +shimada-wounded",
    }


# -- items ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.8")
def test_an_exhausted_item_is_not_exhausted_again() -> None:
    assert event("snake").offered() == {"do:exhaust-kit", "do:lose-one-health"}
    assert event("snake", items="rifle").changed() == {"health 10 > 9"}


@pytest.mark.clauses("ON-17.8")
def test_restoring_an_active_item_does_nothing() -> None:
    table = event("old-newspapers", "t11", items=f"{ITEMS} radio")
    assert table.changed() == set()
    assert table.log("restores-item") == [{"item": "uniform"}], "that of the repair"


@pytest.mark.clauses("ON-17.10")
def test_any_item_includes_the_radio() -> None:
    table = event("rust", items="kit radio rifle")
    table.play("do:exhaust-any-item")
    assert table.offered() == {"exhaust:kit", "exhaust:radio", "exhaust:rifle"}
    table.play("exhaust:radio")
    assert table.changed() == {"items -radio"}
    table = mission("the-radar-base", "t12", items="binoculars kit")
    assert table.offered() == {f"restore:{item}" for item in ("uniform", "rifle", "camouflage", "binoculars", "radio")}
    table.play("restore:radio")
    assert table.items == {"kit", "radio"}


@pytest.mark.clauses("ON-17.17")
def test_items_and_comrades_are_never_exhausted_at_will_and_help_no_check() -> None:
    table = quiet("t02", alert={"lubang": 1}, items=f"{ITEMS} radio", hand="futamata")
    assert table.offered() == {"raid", "move:tilik", "move:five-hundred", "move:binacas", "play:futamata-move"}
    table.play("raid")
    assert table.offered() == {"accept", "play:futamata-retake", "play:futamata-move"}
    table.play("accept")
    assert table.offered() == {"play:futamata-move", "pass"}
    assert table.log("check-fails") == [{"check": "raid"}], "1 does not beat 1"


# -- here, in full, when ----------------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-17.11")
def test_here_is_where_onoda_stands_at_that_moment() -> None:
    table = Table(at="lubang", hand="futamata")
    table.draws("t12 t07")
    table.reveals("transistor-radio")
    table.play("raid", "pass", "play:futamata-move", "to:ago")
    assert (table.alert["lubang"], table.alert["ago"]) == (1, 1)


@pytest.mark.clauses("ON-17.12")
@pytest.mark.parametrize(
    ("position", "offered"),
    [
        ({"health": 2}, {"do:exhaust-kit", "do:exhaust-comrade", "do:lose-two-health"}),
        ({"health": 1}, {"do:exhaust-kit", "do:exhaust-comrade"}),
        ({"items": "rifle"}, {"do:exhaust-comrade", "do:lose-two-health"}),
        ({"exhausted": "kozuka shimada"}, {"do:exhaust-kit", "do:exhaust-comrade", "do:lose-two-health"}),
        ({"comrades_lost": "kozuka shimada"}, {"do:exhaust-kit", "do:lose-two-health"}),
    ],
)
def test_what_can_be_done_in_full(position: dict[str, str], offered: set[str]) -> None:
    assert event("fever", **position).offered() == offered


@pytest.mark.clauses("ON-17.12")
def test_a_check_and_paranoia_can_always_be_had() -> None:
    assert event("blues-and-tango", items=f"{ITEMS} radio", paranoia=9).offered() == {
        "do:exhaust-radio",
        "do:paranoia-check",
    }
    assert event("wooden-swords", paranoia=9).offered() == {"do:lose-one-health", "do:gain-paranoia"}
    assert event("fishermen-of-looc", alert={"lubang": 5}).offered() == {"do:exhaust-rifle", "do:alert-check"}


@pytest.mark.clauses("ON-17.13")
def test_outside_of_choices_as_much_as_possible_is_done() -> None:
    table = event("typhoon", alert={"binacas": 1})
    table.play("do:lose-one-health")
    assert table.changed() == {"health 10 > 9", "alert binacas 1 > 0"}, "there is none in Ago"
    table = mission("night-at-the-port", "t12 t07", health=10)
    assert table.health == 10


@pytest.mark.clauses("ON-17.18")
def test_each_marker_is_an_instruction() -> None:
    table = quiet(
        "t01 t12 t11",
        mission="the-airstrip",
        alert={"lubang": 6},
        health=9,
        paranoia=6,
        lasting="seventy-two-hours",
    )
    table.play("mission", "accept")
    losses = [entry["left"] for entry in table.log("loses-health")]
    assert losses[:2] == [8, 7], "the marker with the loss of its own, then the health of the next part"
    assert table.log("gains-paranoia")[0] == {"number": 1, "now": 7}


@pytest.mark.clauses("ON-17.18", "ON-13.3")
def test_a_penalty_and_a_payment_are_instructions() -> None:
    table = quiet("t01 t12", lasting="target-practice", health=5, paranoia=4)
    table.play("cancel:target-practice")
    assert table.log("check-begins") == []
    table.play("raid")
    assert table.log("check-begins") == [{"check": "raid"}, {"check": "sanity"}]


@pytest.mark.clauses("ON-17.19")
def test_a_choice_is_made_when_its_turn_comes() -> None:
    table = event("landing-at-tilik", at="tilik")
    assert table.asked() == "choose-deed"
    assert (table.alert["tilik"], table.alert["lubang"]) == (1, 1), "the first parts are done"


@pytest.mark.clauses("ON-17.19")
def test_what_the_first_part_changed_counts_for_the_choice() -> None:
    table = Table(hand="the-circuit", alert={"tilik": 1, "ago": 2})
    table.play("play:the-circuit-alert", "calm:tilik")
    assert table.alert["ago"] == 1, "no marker is left in Tilik: the second comes from Ago unasked"
