"""Immediate events as a kind: their window, their checks and the tokens of these, and what failed checks trigger."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onoda.table import Watched, event

WARY = {"health": 10, "paranoia": 2}


def shown(card: str, **position: Any) -> Watched:
    """Raid successfully in Lubang; the game waits in the window in which an immediate event lies open."""
    table = Watched(at="lubang", **position)
    table.draws("t12 t07")
    table.reveals(card)
    table.play("raid", "pass")
    return table


# -- the windows around the effect ------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-14.2", "ON-14.8", "ON-14.10")
def test_an_immediate_event_lies_open_before_its_effect_and_on_the_pile_after_it() -> None:
    table = shown("wooden-swords", hand="futamata")
    assert (table.moment, table.resolving, table.discard) == ("event-shown", {"wooden-swords"}, set())
    table.play("pass")
    assert (table.asked(), table.resolving) == ("choose-deed", {"wooden-swords"})
    table.play("do:lose-one-health")
    assert (table.moment, table.resolving, table.discard) == ("after-event", set(), {"wooden-swords"})


@pytest.mark.clauses("ON-14.7", "ON-14.10")
def test_a_voided_event_opens_no_window_of_its_own() -> None:
    table = shown("shimada-wounded", hand="futamata", voided="shimada-wounded")
    assert (table.moment, table.discard) == ("after-event", {"shimada-wounded"})
    assert table.items == {"uniform", "rifle", "camouflage", "binoculars", "kit"}


@pytest.mark.clauses("ON-16.5", "ON-17.19")
def test_a_card_played_while_the_event_lies_open_counts_for_its_effect() -> None:
    table = shown("rats", hand="futamata needle-and-wire", items="rifle kit")
    table.play("play:needle-and-wire-mend", "restore:uniform", "pass")
    assert table.offered() == {"do:lose-food", "do:exhaust-uniform"}


@pytest.mark.clauses("ON-17.11", "ON-10.2", "ON-5.7")
def test_here_is_where_onoda_was_put_while_the_event_lay_open() -> None:
    table = shown("batteries", hand="futamata", alert={"tilik": 3})
    table.draws("t04")
    table.play("play:futamata-move", "to:tilik")
    assert table.log("check-fails") == [{"check": "event"}]
    assert table.alert["tilik"] == 4, "the check and its marker are here"
    assert table.alert["lubang"] == 1, "the marker of the raid is where it was declared"


# -- checks that an event demands -------------------------------------------------------------------------------------


@pytest.mark.clauses("ON-10.4", "ON-12.4")
def test_an_alert_check_of_an_event_may_be_retaken_but_not_bought() -> None:
    table = shown("batteries", hand="dried-beef", alert={"lubang": 2})
    table.draws("t04 t06")
    table.play("pass")
    assert table.offered() == {"accept", "play:dried-beef-retake", "play:dried-beef-food"}
    table.play("play:dried-beef-retake")
    assert "restores-item radio" in table.story()


@pytest.mark.clauses("ON-11.3", "ON-11.4", "ON-11.5")
def test_a_paranoia_check_of_an_event_may_be_bought_unless_that_kills() -> None:
    table = event("old-newspapers", "t02", health=3, paranoia=2)
    assert table.offered() == {"accept", "spend"}
    table.play("spend")
    assert table.changed() == {"health 3 > 1", "items +radio"}
    table = event("old-newspapers", "t02 t10", health=2, paranoia=2)
    assert table.effects()[2] == "check-fails paranoia", "unasked"
    assert table.changed() == {"paranoia 2 > 3"}


@pytest.mark.clauses("ON-13.8")
def test_what_an_event_worsens_is_followed_by_the_sanity_check_before_its_next_part() -> None:
    table = event("yamashitas-leaflet", "t02 t10", health=2, paranoia=2, **{"comrades_lost": "kozuka shimada"})
    assert table.effects() == [
        "check-begins paranoia",
        "draws-token t02 1",
        "check-fails paranoia",
        "gains-paranoia 1 3",
        "check-begins sanity",
        "draws-token t10 5",
        "check-succeeds sanity",
        "alert-rises lubang 1",
    ]


# -- the tokens of these checks ---------------------------------------------------------------------------------------

ALL_BUT_T10_T12 = "t01 t02 t03 t04 t05 t06 t07 t08 t09 t11"


@pytest.mark.clauses("ON-3.3", "ON-3.9", "ON-3.14")
def test_the_token_of_an_event_check_cannot_be_drawn_as_food_by_its_success() -> None:
    table = event("fishermen-of-looc", "t10", items="kit", camp=ALL_BUT_T10_T12)
    assert table.log("draws-food") == [{"token": "t12", "food": 1}], "t12 of the repair, whose check is over"
    assert table.changed() == {"camp +t12"}


@pytest.mark.clauses("ON-3.9", "ON-3.14")
def test_an_event_check_draws_the_token_of_the_action_anew_if_no_other_is_left() -> None:
    table = event("old-newspapers", camp=f"{ALL_BUT_T10_T12} t10")
    assert table.effects()[1] == "draws-token t12 6"
    assert table.changed() == {"items +radio"}


NOTHING_ELSE = {"items": "uniform", "comrades_lost": "shimada"}
"""Neither rifle, binoculars nor radio are there to be exhausted instead."""
WITH_CHECK = [
    "yamashitas-leaflet",
    "gas",
    "letters-from-home",
    "a-familiar-song",
    "old-newspapers",
    "blues-and-tango",
    "death-of-kozuka",
    "norio-suzuki",
    "woodcutters",
    "fishermen-of-looc",
    "batteries",
]


@pytest.mark.clauses("ON-3.14")
@pytest.mark.parametrize("draw", ["t10", "t02"])
@pytest.mark.parametrize("card", WITH_CHECK)
def test_the_check_of_an_event_is_over_with_its_success_or_failure_part(card: str, draw: str) -> None:
    table = event(card, draw, **WARY, **NOTHING_ELSE, alert={"lubang": 2}, hand="futamata")
    for answer in ("do:paranoia-check", "accept", "restore:radio"):
        if answer in table.offered():
            table.play(answer)
    assert (table.moment, table.bowl, table.in_check) == ("after-event", {"t12", draw}, set())


@pytest.mark.clauses("ON-3.10", "ON-3.14", "ON-19.3")
@pytest.mark.parametrize(
    "card", ["letters-from-home", "a-familiar-song", "old-newspapers", "blues-and-tango", "norio-suzuki"]
)
def test_a_sanity_check_inside_the_failure_part_finds_no_token_and_counts_nothing(card: str) -> None:
    table = event(card, camp=f"{ALL_BUT_T10_T12} t10", health=6, paranoia=6, **NOTHING_ELSE)
    table.play("accept")
    assert table.effects()[1:] == [
        "draws-token t12 6",
        "check-fails paranoia",
        "gains-paranoia 1 7",
        "check-begins sanity",
        "no-token",
        "check-fails sanity",
        "breaks",
    ]
    assert table.outcome() == "island: broken"


@pytest.mark.clauses("ON-3.7", "ON-5.4")
def test_the_tokens_of_an_event_check_go_back_with_those_of_the_action() -> None:
    table = event("old-newspapers", "t10", **WARY, hand="futamata")
    assert (table.moment, table.bowl, table.in_check) == ("after-event", {"t12", "t10"}, set())
    table.play("pass")
    assert table.bowl == set()


# -- what a failed alert check of an event triggers -------------------------------------------------------------------


@pytest.mark.clauses("ON-10.9", "ON-10.7", "ON-15.2")
@pytest.mark.parametrize(
    ("card", "items", "part"),
    [
        ("woodcutters", "rifle", "alert-rises lubang 3"),
        ("fishermen-of-looc", "kit", "exhausts-comrade kozuka"),
        ("batteries", "kit", "alert-rises lubang 3"),
    ],
)
def test_lasting_events_follow_the_failure_part_of_an_event_check(card: str, items: str, part: str) -> None:
    table = event(card, "t04", items=items, alert={"lubang": 2}, lasting="target-practice", comrades_lost="shimada")
    table.play("accept")
    assert table.effects()[-4:] == ["check-fails event", part, "takes-effect target-practice", "loses-health 1 9"]


@pytest.mark.clauses("ON-10.9")
@pytest.mark.parametrize("card", ["woodcutters", "fishermen-of-looc", "batteries"])
def test_lasting_events_do_not_follow_a_success(card: str) -> None:
    table = event(card, "t10", items="uniform rifle camouflage binoculars kit radio", lasting="target-practice")
    if table.asked() == "choose-deed":
        table.play("do:alert-check")
    assert "check-succeeds event" in table.effects()
    assert table.log("takes-effect") == []


@pytest.mark.clauses("ON-11.2", "ON-10.9")
def test_a_failed_paranoia_check_triggers_no_lasting_event_of_alert_checks() -> None:
    table = event("old-newspapers", "t02", **WARY, lasting="target-practice village-dogs", camp="t07")
    table.play("accept", "pass")
    assert table.changed() == {"paranoia 2 > 3"}


@pytest.mark.clauses("ON-15.2", "ON-10.7")
def test_village_dogs_do_not_mind_the_check_of_an_event() -> None:
    table = event("batteries", "t04", alert={"lubang": 2}, lasting="village-dogs", camp="t07", items="kit")
    table.play("accept", "pass")
    assert table.changed() == {"alert lubang 3 > 4"}


# -- favourable choices (the only ones outside prepared events are those of event 6) ----------------------------------


def surrender(draws: str, **position: Any) -> Watched:
    """Raid successfully in Lubang while event 6 is in play; the raid's own food is drawn before it takes effect."""
    table = Watched(at="lubang", lasting="fujitas-surrender", **position)
    table.watch("takes-effect fujitas-surrender")
    table.draws(f"t12 {draws}")
    table.play("raid")
    return table


@pytest.mark.clauses("ON-17.4", "ON-17.12")
def test_a_favourable_choice_offers_what_can_be_done_in_full() -> None:  # WE-10
    table = surrender("t07", exhausted="kozuka")
    assert table.offered() == {"do:draw-food", "do:restore-comrade"}
    table.play("do:restore-comrade")
    assert table.changed() == {"camp +t07", "exhausted -kozuka", "comrades +kozuka"}
    table = surrender("t07 t10", exhausted="kozuka")
    table.play("do:draw-food")
    assert table.changed() == {"camp +t07", "camp +t10"}


@pytest.mark.clauses("ON-17.4", "ON-17.9", "ON-3.14")
def test_a_favourable_choice_leaves_out_what_cannot_be_done() -> None:  # WE-10
    assert surrender("t07 t10").changed() == {"camp +t07", "camp +t10"}, "nobody to restore, unasked"
    full = surrender("t10", exhausted="kozuka", camp=ALL_BUT_T10_T12)
    assert full.changed() == {"camp +t10", "exhausted -kozuka", "comrades +kozuka"}, "t12 is in the check"
    last = surrender("t10", camp=ALL_BUT_T10_T12.replace("t11", ""), exhausted="kozuka")
    assert last.offered() == {"do:draw-food", "do:restore-comrade"}, "t11 is left"


@pytest.mark.clauses("ON-17.4")
def test_a_favourable_choice_without_anything_that_can_be_done_is_no_choice() -> None:
    table = surrender("t10", camp=ALL_BUT_T10_T12)
    assert table.effects() == ["nothing-possible"]
    assert table.changed() == {"camp +t10"}
